"""What the table does by itself when asked to: draw at the start of a turn, pass or draw when nothing can be laid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.actions import Action, Draw, Pass, Verb
from ramio_desktop.model.hint import Found, Hint
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.hints import HintGuide
from ramio_desktop.ui.later import later
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.settings import Settings

ENDS: Final = frozenset({Verb.PASS, Verb.DRAW})
"""How a turn ends in which nothing is laid: by passing, or where drawing takes the place of laying by that."""
DRAW_AFTER = 350
"""Milliseconds before a card is drawn by itself: long enough to see whose turn it is."""
PASS_AFTER = 1600
"""Milliseconds between saying that nothing can be laid and passing: long enough to read it and to do otherwise."""


class Automatic(QObject):
    """Acts for the person in his own turn, never when he has begun to move cards."""

    act = Signal(object)
    """The action to submit."""
    said = Signal(str)
    """Why it is going to be done."""

    def __init__(
        self,
        turn: TurnModel,
        hints: HintGuide | None,
        settings: Settings,
        parent: QObject | None = None,
        busy: Callable[[], bool] = lambda: False,
    ) -> None:
        """`busy` says whether the person holds a card in the air."""
        super().__init__(parent)
        self._busy = busy
        self._turn = turn
        self._hints = hints
        self._settings = settings

    def consider(self) -> None:
        """The view has changed: see whether something is to be done."""
        turn = self._turn
        verbs = rules_of(turn.view).verbs(turn.view, turn.seat)
        choice = turn.stays and turn.can_take  # where one may draw from is the person's to choose
        if verbs == {Verb.DRAW} and self._settings.auto_draw and not choice:
            self._later(DRAW_AFTER, Draw(), lambda: turn.can_draw)
        elif verbs & ENDS and Verb.LAY in verbs and self._settings.auto_pass and self._hints is not None:
            self._hints.ask(self._proved)

    def _proved(self, hint: Hint) -> None:
        if hint.found is not Found.NO or not self._is_idle():
            return
        if Verb.PASS in rules_of(self._turn.view).verbs(self._turn.view, self._turn.seat):
            self.said.emit(self.tr("Nothing can be laid, that is proved: passing"))
            self._later(PASS_AFTER, Pass(), self._is_idle)
        else:
            self.said.emit(self.tr("Nothing can be laid, that is proved: drawing"))
            self._later(PASS_AFTER, Draw(), self._is_idle)

    def _is_idle(self) -> bool:
        return not (self._turn.draft.is_changed or self._turn.selection or self._busy())

    def _later(self, ms: int, action: Action, still: Callable[[], bool]) -> None:
        view = self._turn.view

        def do() -> None:
            if self._turn.view is view and still():
                self.act.emit(action)

        later(self, ms, do)
