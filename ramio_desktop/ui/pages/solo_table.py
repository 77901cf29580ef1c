"""The table for one given position, without others and without a session: puzzles and reviews are played here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ramio_desktop.model.actions import Action, Discard, Lay
from ramio_desktop.model.evolve import evolve
from ramio_desktop.model.events import Discarded, Event, Laid
from ramio_desktop.model.melds import Table
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.state import State
from ramio_desktop.ui.dialogs.keys import KeysOverlay
from ramio_desktop.ui.hints import Advisor
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.demonstration import Demonstration
from ramio_desktop.ui.pages.play_table import PlayTable
from ramio_desktop.ui.pages.solo_words import SoloWords
from ramio_desktop.ui.pages.table_words import Words
from ramio_desktop.ui.scene.areas import piles
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.status_line import Tone


class SoloTable(PlayTable):
    """One seat's position to be played with: the same moves, keys, undo and hints as at a table with others.

        table = SoloTable(look, settings, puzzle.state, advisor=computers, at_once=True)
        table.laid.connect(solved)           # actions, the position after them
        table.show_position(other.state)     # the next one, in the same widgets

    Where the rules let the seat not lay, cards cannot be moved, nor can `demonstrate` move them.
    """

    laid = Signal(object, object)
    """The actions that were confirmed, and the position after them; the table still shows the one before."""
    moved = Signal()
    """The person, a hint or a demonstration has moved cards: `cards_moved`, `draft_lines` are others."""
    demonstrated = Signal()
    """A demonstration is over, or was stopped by a move of the person."""

    def __init__(
        self, look: Look, settings: Settings, state: State, seat: int = 0, *, advisor: Advisor | None = None,
        names: Sequence[str] = (), at_once: bool = False, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`state` is what the seat knows.

        `at_once`: every card of the hand is to be laid, and once all lie well `laid` comes without a button.
        """
        super().__init__(look, state, seat, settings, advisor, parent)
        self.setObjectName("SoloTable")
        self._at_once = at_once
        self._player_names = tuple(names)
        self._slots: dict[str, QWidget] = {}
        self._task_words = self._words = SoloWords(self._words, at_once, self)
        self.demonstration = Demonstration(self.turn, self)
        self.demonstration.finished.connect(self.demonstrated)
        self._head = QWidget(self)
        self.head = QHBoxLayout(self._head)
        """The place beside the title, for what a page shows over the felt."""
        self.head.setContentsMargins(0, 0, 0, 0)
        for widget in (self._own, self._turn_mark, *self._others.values()):
            widget.hide()
        self._title.setWordWrap(False)
        self.confirm_button.setVisible(not at_once)
        self.first_button.setVisible(self.turn_ends_with_discard)
        self._make_keys({})
        self._start(state, seat, ())
        self._connect_turn()
        if self._turns is not None:
            self.first_button.clicked.connect(self._turns.first)
        SoloTable.retranslate(self)  # what a subclass adds is not there yet

    # positions

    @property
    def state(self) -> State:
        """The position that was set."""
        return self.turn.view

    @property
    def cards_moved(self) -> int:
        """How many cards were moved to come to what is shown; what was undone or restored is not counted."""
        return self.turn.draft.cards_moved

    @property
    def draft_lines(self) -> list[str]:
        """The moves with their history, for `show_position`; empty when nothing was moved."""
        draft = self.turn.draft
        return draft.lines() if draft.can_undo or draft.can_redo else []

    @property
    def only_shown(self) -> bool:
        """Whether the position is there to be looked at."""
        return self.view.only_shown

    @property
    def turn_ends_with_discard(self) -> bool:
        """Whether a turn of this game ends with a discard."""
        return self._turns is not None

    def show_position(self, state: State, seat: int = 0, draft: Sequence[str] = (), cause: Event | None = None) -> None:
        """Show another position of the same game; `draft` has moves to go on with, `cause` what led here, if known.

        ValueError for another kind of game or another number of seats: that needs another table.
        """
        if has_tiles(state.rules) != self._look.has_tiles or state.options.melds_stay != self._look.has_zones:
            raise ValueError("a position of another kind of game needs another table")
        if state.seats != self.state.seats:
            raise ValueError("a position with other seats needs another table")
        self.demonstration.stop()
        if self._hints is not None:
            self._hints.used = 0
        self._waiting = False
        self._start(state, seat, draft, cause)
        self._forget_words()
        self._refresh()
        self._place()
        self.moved.emit()

    def _start(self, state: State, seat: int, draft: Sequence[str], cause: Event | None = None) -> None:
        self._seat = seat
        self.turn.set_view(state, seat, cause, draft)
        if cause is None:
            self.turn.sort_hand(self._settings.hand_sort)

    def show_only(self, on: bool) -> None:
        """Have the position only looked at: no moves by mouse or keys, no buttons, no status line; or play again."""
        if on != self.view.only_shown:
            self.view.pointer.cancel()
            self.view.only_shown = on
            for shortcut in self._shortcuts:
                shortcut.setEnabled(not on)
            self.turn.clear_selection()
            self._refresh()
            self._place()

    def demonstrate(self, table: Table) -> None:
        """Show card by card how that table comes about, from the position as it was set; ValueError if it cannot."""
        self.demonstration.show(table, self._settings.animation_speed)

    # words

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Say what this is; both are said in the language of now."""
        self._title.setText(title)
        self._subtitle.set_text(subtitle)
        self._place()

    def set_task(self, text: str, short: str = "", icon: str = "puzzle") -> None:
        """Say what is to be done; shown while nothing has been moved."""
        self._task_words.task = Words(text, icon, Tone.DUE, short=short)
        self._refresh_status()

    def say(self, text: str) -> None:
        """Say something in the status line until the next move."""
        self._on_advice(text)

    # places

    def put(self, place: str, widget: QWidget | None) -> None:
        """Put a widget in one of the places, or take it away; what was there before is hidden, not deleted.

        `own` is where one's own seat would be, left of the hand; `side` the right edge of the felt, as wide as the
        widget wants; `middle` is over the felt, beside the title; `tray` takes the place of the hand.
        """
        if place not in ("own", "side", "middle", "tray"):
            raise ValueError(f"there is no place {place}")
        if (before := self._slots.pop(place, None)) is not None:
            before.hide()
        if widget is not None:
            widget.setParent(self)
            self._slots[place] = widget
            widget.show()
        self._refresh()
        self._place()

    # details

    def confirm(self) -> None:
        """Hand in what is laid; where everything is to be laid, say what is missing instead."""
        draft = self.turn.draft
        if self.only_shown:
            return
        if self._at_once and draft.refusal() is None and draft.layout.hand:
            self._fault = self._task_words.left(self.turn)
            self._refresh_status()
            self.view.shake(None)
            return
        super().confirm()

    def show_keys(self) -> None:
        """Lay the list of keys over the table, without those that there is nothing for here."""
        without = {"D", "F", "P", "B", "V", "T"} | (set() if self._hint_tool.isVisible() else {"H"})
        KeysOverlay(self._look, self.window(), self.turn.has_tiles, self.turn.stays, without).open()

    def _names(self) -> Sequence[str]:
        return self._player_names or [""] * self.state.seats

    def _submit(self, actions: Sequence[Action]) -> None:
        after = self.state
        for action in actions:
            if isinstance(action, Lay):
                after = evolve(after, Laid(self.turn.seat, action.table))
            elif isinstance(action, Discard):
                after = evolve(after, Discarded(self.turn.seat, action.card))
        self.laid.emit(tuple(actions), after)

    def _on_draft(self) -> None:
        if self.demonstration.is_moving:
            self._fault = None
            self._refresh()
        else:
            super()._on_draft()
        self.moved.emit()
        draft, view = self.turn.draft, self.state
        if self._at_once and draft.laid and not draft.layout.hand and draft.refusal() is None:
            # After everything that listens to this move: the page may set another position at once.
            later(self, 0, lambda: self._all_laid(view))

    def _all_laid(self, view: State) -> None:
        draft = self.turn.draft
        if self.state is view and not draft.layout.hand and draft.refusal() is None and not self.only_shown:
            self._submit(draft.to_actions())

    def _refresh(self) -> None:
        super()._refresh()
        shown, slots = self.only_shown, self._slots
        self._actions.setVisible(not shown and "tray" not in slots)
        for widget in (self._sort, self._status):
            widget.setVisible(not shown)
        self.view.set_names(self._player_names)

    def _place(self) -> None:
        """Lay everything out by the measures of the size class, with the places of `put`."""
        m = self._look.measures
        w, h = self.width(), self.height()
        hand_top = h - m.hand_row
        tray_top = hand_top - m.status
        side = self._slots.get("side")
        side_width = side.sizeHint().width() + m.dp(16) if side is not None else 0
        self._place_head()
        top = m.top + m.melds_top
        if self._look.has_zones:  # the frame of the others begins above the rectangle: there are no seats for it here
            top += max(0, self._head.geometry().bottom() + m.dp(8) - m.top // 2)
        self._melds = melds = QRectF(m.rail, top, w - m.rail - m.melds_right - side_width, 0)
        melds.setBottom(tray_top - m.melds_bottom)
        panel = m.action_panel
        self.view.setGeometry(0, 0, w, h)
        hand = QRectF(m.rail + 4, hand_top, w - m.rail - panel - 24, m.hand_row)
        tray = QRectF(0, tray_top, w, h - tray_top)
        if self._look.has_zones:
            stock, discards = piles(m, m.top + m.dp(8), tray_top - m.dp(8))
            self.view.set_areas(melds, hand, stock, tray, discards)
        else:
            self.view.set_areas(melds, hand, None, tray, slack=(m.rail - m.melds_right) // 2)
        self._place_tray(QRect(m.rail, tray_top, w - m.rail, m.status), panel)
        self._place_slots(round(melds.right()), round(top), tray_top, hand_top)

    def _place_head(self) -> None:
        m = self._look.measures
        self._tools.adjustSize()
        self._tools.move(16, 16)
        left = self._tools.geometry().right() + m.dp(16)
        title = self._title.sizeHint()
        wide = max(title.width(), self._subtitle.sizeHint().width()) + m.dp(8)
        high = title.height()
        low = self._subtitle.height_in(wide) if self._subtitle.whole() else 0
        middle = self._tools.geometry().center().y()
        top = middle - (high + (low + 2 if low else 0)) // 2
        self._title.setGeometry(left, top, wide, high)
        self._subtitle.setGeometry(left, top + high + 2, wide, low)
        start = left + wide + m.dp(16)
        if (over := self._slots.get("middle")) is not None:
            size = over.sizeHint()
            left = max(start, (self.width() - size.width()) // 2)
            over.setGeometry(left, (m.top - size.height()) // 2 + 1, size.width(), size.height())
            start = over.geometry().right() + m.dp(16)
        high = max(self._tools.height(), self._head.sizeHint().height())
        self._head.setGeometry(start, middle - high // 2, max(0, self.width() - start - m.melds_right), high)

    def _place_slots(self, right: int, top: int, tray_top: int, hand_top: int) -> None:
        m = self._look.measures
        w, h, pad = self.width(), self.height(), m.dp(8)
        rects = {
            "own": QRect(4, hand_top - pad, m.rail - 8, h - hand_top),
            "side": QRect(right + m.dp(16), top, w - right - m.dp(16) - m.melds_right, tray_top - top - pad),
            "tray": QRect(m.rail, hand_top - pad, w - m.rail - m.melds_right, h - hand_top),
        }
        for place, rect in rects.items():
            if (widget := self._slots.get(place)) is not None:
                widget.setGeometry(rect)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Escape, where the table itself has no use for it, leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._name_tools()
        self._back.set_caption(self.tr("Back"), "Esc")
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
