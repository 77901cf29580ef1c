"""A table at which one seat can play, wherever its view comes from: words, buttons, hints and keys of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import Action, IllegalAction
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.state import State
from ramio_desktop.ui.dialogs.keys import KeysOverlay
from ramio_desktop.ui.hints import Advisor, HintGuide
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.discard_buttons import DiscardButtons
from ramio_desktop.ui.pages.discard_words import DiscardWords
from ramio_desktop.ui.pages.table_buttons import TableButtons, Tools
from ramio_desktop.ui.pages.table_frame import TableFrame
from ramio_desktop.ui.pages.table_words import TableWords, TurnWords, Words
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.status_line import Tone

if TYPE_CHECKING:
    from ramio_desktop.ui.pages.discard_turn import DiscardTurn


class PlayTable(TableFrame):
    """Moves the cards of a draft, says what is due or wrong, and hands in what the person confirms.

    Subclasses give the turn model its views, and say what handing in means: `_submit`.
    """

    leave = Signal()
    quickSettings = Signal(QWidget)

    def __init__(
        self, look: Look, view: State, seat: int, settings: Settings, advisor: Advisor | None, parent: QWidget | None
    ) -> None:
        """`view` is the first one of the seat; without an `advisor` there are no hints."""
        if has_tiles(view.rules):
            look = look.tiles
        stays = view.options.melds_stay
        if stays:
            look = look.zones
        super().__init__(look, view.seats, seat, parent)
        self._settings = settings
        self._words: TurnWords = DiscardWords(self) if stays else TableWords(self)
        tools = Tools(self._undo, self._redo, self._restore, self._hint_tool)
        buttons = DiscardButtons if stays else TableButtons
        self._buttons = buttons(look, self.turn, self.first_button, self.confirm_button, tools, self)
        self._fault: Words | None = None
        self._hint = ""
        self._advice = ""
        self._due = ""
        """What is to be done now, in words."""
        self._waiting = False
        self._hints = HintGuide(self.turn, advisor, self) if advisor is not None else None
        self._hint_tool.setVisible(self._hints is not None)
        self._turns = self._discarding(stays)

    def _discarding(self, stays: bool) -> DiscardTurn | None:
        """How a turn goes where it ends with a discard; other games load nothing of it."""
        if not stays:
            return None
        from ramio_desktop.ui.pages.discard_turn import DiscardTurn

        return DiscardTurn(self._look, self.turn, self.view, self._submit, lambda: self._waiting, self)

    # what subclasses say

    def _names(self) -> Sequence[str]:
        """Who sits where."""
        raise NotImplementedError

    def _submit(self, actions: Sequence[Action]) -> None:
        """The person has confirmed these."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Show everything as it is now."""
        self._buttons.show(self._waiting)
        self._refresh_status()

    def _confirm_pressed(self) -> None:
        self.confirm()

    # joining the parts

    def _make_keys(self, more: Mapping[str, Callable[[], object]]) -> None:
        common = {
            "Ctrl+Z": self.turn.undo, "Ctrl+Y": self.turn.redo, "Ctrl+Shift+Z": self.turn.redo,
            "Ctrl+R": self.turn.restore, "Ctrl+Return": self.confirm, "Ctrl+Enter": self.confirm,
            "H": self._next_hint, "?": self.show_keys,
        }  # fmt: skip
        self._shortcuts: list[QShortcut] = []
        for keys, act in {**common, **more}.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
            self._shortcuts.append(shortcut)

    def _connect_turn(self) -> None:
        self.turn.changed.connect(self._refresh)
        self.turn.draftChanged.connect(self._on_draft)
        self.view.confirmRequested.connect(self.confirm)
        self.view.message.connect(self._on_hint)
        self.view.refused.connect(self._show_fault)
        self.confirm_button.clicked.connect(self._confirm_pressed)
        self._undo.clicked.connect(self.turn.undo)
        self._redo.clicked.connect(self.turn.redo)
        self._restore.clicked.connect(self.turn.restore)
        self._hint_tool.clicked.connect(self._next_hint)
        if self._hints is not None:
            self._hints.said.connect(self._on_advice)
        self._sort.chosen.connect(self._sort_pressed)
        self._back.clicked.connect(self.leave)
        self._keys.clicked.connect(self.show_keys)
        self._gear.clicked.connect(lambda: self.quickSettings.emit(self._gear))
        self._settings.changed.connect(self._on_setting)
        self._set_motion()

    def _on_setting(self, name: str) -> None:
        if name == "animation":
            self._set_motion()

    def _set_motion(self) -> None:
        self.view.set_speed(self._settings.animation_speed)

    # what the person does

    def confirm(self) -> None:
        """Submit the draft, or name the first thing that is wrong with it; that costs nothing.

        In a rehearsal nothing is submitted, only what is wrong is said.
        """
        if self._turns is not None:
            self._turns.confirm()
            return
        if not self.turn.interactive or self._waiting:
            return
        refusal = self.turn.verdict
        if refusal is None:
            if self.turn.may_lay:
                self._submit(self.turn.draft.to_actions())
            return
        self.view.refused.emit(refusal)
        wrong = next((meld for meld in self.turn.draft.melds if meld.refusal is not None), None)
        self.view.shake(wrong.number if wrong is not None else None)

    def show_keys(self) -> None:
        """Lay the list of keys over the table."""
        KeysOverlay(self._look, self.window(), self.turn.has_tiles, self.turn.stays).open()

    def _sort_pressed(self, order: str) -> None:
        self._settings.hand_sort = order
        self.turn.sort_hand(order)

    def _next_hint(self) -> None:
        if self._hints is not None and not self._waiting:
            self._fault = None
            self._hints.next(self._settings.animation_speed)

    # what is said

    def _forget_words(self) -> None:
        """What was said of another position holds no more."""
        self._fault, self._advice = None, ""
        if self._hints is not None:
            self._hints.forget()

    def _on_draft(self) -> None:
        self._fault = None
        if self._hints is None or not self._hints.demonstration.is_moving:
            self._advice = ""
        self._refresh()

    def _on_advice(self, text: str) -> None:
        self._advice = text
        self._refresh_status()

    def _on_hint(self, text: str) -> None:
        self._hint = text
        self._refresh_status()

    def _show_fault(self, refusal: IllegalAction) -> None:
        self._fault = self._words.refused(refusal, self.turn.draft)
        self._refresh()

    def _refresh_status(self) -> None:
        """Say in the status line what a hand in the air, a hint, a fault or the position asks for."""
        if self._hint:
            self._status.show_text(self._hint, "hand")
            return
        if self._advice and self._fault is None:
            self._status.show_text(self._advice, "lightbulb", Tone.DUE)
            return
        self._show_words(self._fault or self._words.of(self.turn, self._names()))

    def _show_words(self, words: Words, before: str = "") -> None:
        self._due = words.text
        short = words.short or words.text if before else words.short
        self._status.show_text(before + words.text, words.icon, words.tone, words.progress, short)

    def _name_tools(self) -> None:
        """Name the buttons of every table in the language of now."""
        self._back.set_caption(self.tr("Leave the table"))
        self._keys.set_caption(self.tr("Keys"), "?")
        self._gear.set_caption(self.tr("Quick settings"))
        self._undo.set_caption(self.tr("Undo"), "Ctrl+Z")
        self._redo.set_caption(self.tr("Redo"), "Ctrl+Y")
        self._restore.set_caption(self.tr("Restore"), "Ctrl+R")
        self._hint_tool.set_caption(self.tr("Hint"), "H")
        if self._look.has_tiles:
            self._sort.set_texts([self.tr("Colours"), self.tr("Numbers")], self.tr("Sort the rack"))
        else:
            self._sort.set_texts([self.tr("Suits"), self.tr("Ranks")], self.tr("Sort the hand"))
