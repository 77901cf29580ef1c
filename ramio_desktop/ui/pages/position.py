"""Any position on the table, to play with: what the exact solver says, and who is right about a move."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.review import Better
from ramio_desktop.model.state import State
from ramio_desktop.ui.dialogs.verdict import VerdictPanel
from ramio_desktop.ui.hints import Advisor
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.review import Judge
from ramio_desktop.ui.pages.solo_table import SoloTable
from ramio_desktop.ui.position_words import PositionWords
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button, IconButton, Kind


class PositionPage(SoloTable):
    """A position in which the seat in turn may lay; what leads away is a signal."""

    copyWanted = Signal(object)
    puzzleWanted = Signal(object)

    def __init__(
        self, look: Look, settings: Settings, state: State, judge: Judge, advisor: Advisor,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        self._judge = judge
        self._better: Better | None = None
        self._asked = False
        self._position_words = PositionWords()
        names = [f"{seat + 1}" for seat in range(state.seats)]
        super().__init__(look, settings, state, state.turn.seat, advisor=advisor, names=names, parent=parent)
        self.setObjectName("PositionPage")
        self.solve = Button(look, "", Kind.SECONDARY, icon="lightbulb")
        self.judge_it = Button(look, "", Kind.SECONDARY, icon="scale")
        self.copy = IconButton(look, "copy", "", plain=True, on_felt=True, side=40)
        self.puzzle = IconButton(look, "puzzle", "", plain=True, on_felt=True, side=40)
        self.head.addStretch(1)
        for widget in (self.judge_it, self.solve, self.copy, self.puzzle):
            self.head.addWidget(widget)
            widget.setFocusPolicy(self._back.focusPolicy())
        self.solve.clicked.connect(self.ask_solver)
        self.judge_it.clicked.connect(self.judge_move)
        self.copy.clicked.connect(lambda: self.copyWanted.emit(self.state))
        self.puzzle.clicked.connect(lambda: self.puzzleWanted.emit(self.state))
        self.laid.connect(lambda actions, after: self._show_verdict(None))
        self._say()

    def ask_solver(self) -> None:
        """Say what the best of the position is; asked again, show it on the table."""
        if self._better is not None:
            if self._better.hint.table and self._better.hint.cards:
                self.demonstrate(self._better.hint.table)
            else:
                self.say(self._position_words.best(self.state, self._better))
            return
        if not self._asked:
            self._asked = True
            self.say(self.tr("The solver is looking…"))
            self._judge.better(self.state, self.state.turn.seat, self._answered)

    def judge_move(self) -> None:
        """Say whether what lies on the table now is a legal move, and else by which rule it is none."""
        draft = self.turn.draft
        if not draft.is_changed and draft.layout.discard is None:
            self.say(self.tr("Move the cards as they were played, then ask who is right"))
            return
        self._show_verdict(draft.refusal())

    def _answered(self, better: Better | None) -> None:
        self._asked = False
        if better is None:
            self.say(self.tr("The solver has no answer for this position"))
            return
        self._better = better
        self.say(self._position_words.best(self.state, better))
        self._say()

    def _show_verdict(self, refusal: IllegalAction | None) -> None:
        title, text = self._position_words.verdict(self.state, refusal)
        try:
            move = "; ".join(map(action_text, self.turn.draft.to_actions()))
        except IllegalAction:
            move = ""
        VerdictPanel(self._look, self.window(), refusal is None, title, text, move)

    def _say(self) -> None:
        self.set_title(self.tr("A position"), self.tr("Play with it as you like"))
        has_way = self._better is not None and bool(self._better.hint.cards)
        self.solve.setText(self.tr("Show the best move") if has_way else self.tr("What is best?"))
        self.judge_it.setText(self.tr("Who is right?"))
        self.copy.set_caption(self.tr("Copy the position as text"))
        self.puzzle.set_caption(self.tr("Make a puzzle of it"))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        if hasattr(self, "puzzle"):
            self._say()
