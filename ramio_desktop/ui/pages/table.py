"""The table page: the scene with the seats, the status line and the buttons around it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import Action, Draw, IllegalAction, Pass, Verb
from ramio_desktop.model.events import Dealt, Discarded, Drew, Event, Laid, Passed
from ramio_desktop.model.state import State
from ramio_desktop.ui.automatic import Automatic
from ramio_desktop.ui.dialogs.keys import KeysOverlay
from ramio_desktop.ui.dialogs.table_questions import TableQuestions
from ramio_desktop.ui.hints import Advisor
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.laying import Laying
from ramio_desktop.ui.models.rehearsal import End
from ramio_desktop.ui.pages.table_display import TableDisplay
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.announce import announce

if TYPE_CHECKING:
    from ramio_desktop.ui.pages.discard_turn import DiscardTurn

HAND_END_PAUSE = 1400
"""Milliseconds between the last move of a hand and the score sheet, to let it be seen."""


class TablePage(TableDisplay):
    """One seat of a table: shows what the session tells, and submits what the person confirms."""

    leave = Signal()
    handOver = Signal()
    quickSettings = Signal(QWidget)

    def __init__(
        self,
        look: Look,
        session: Session,
        settings: Settings,
        advisor: Advisor | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`session` has had its first snapshot; without an `advisor` there are no hints."""
        super().__init__(look, session, settings, advisor, parent)
        self.setObjectName("TablePage")
        self._automatic = Automatic(self.turn, self._hints, settings, self, lambda: self.view.pointer.drag is not None)
        self._turns = self._discarding()
        self._make_keys()
        self._start()
        self._connect()
        self._retranslate()

    def _discarding(self) -> DiscardTurn | None:
        """How a turn goes where it ends with a discard; other games load nothing of it."""
        if not self.session.view.options.melds_stay:
            return None
        from ramio_desktop.ui.pages.discard_turn import DiscardTurn

        return DiscardTurn(self._look, self.turn, self.view, self._submit, lambda: self._waiting, self)

    def _make_keys(self) -> None:
        for keys, act in (
            ("Ctrl+Z", self.turn.undo),
            ("Ctrl+Y", self.turn.redo),
            ("Ctrl+Shift+Z", self.turn.redo),
            ("Ctrl+R", self.turn.restore),
            ("Ctrl+Return", self.confirm),
            ("Ctrl+Enter", self.confirm),
            ("P", self._pass),
            ("H", self._next_hint),
            ("T", self._toggle_rehearsal),
            ("Ctrl+B", self._go_back),
            ("?", self.show_keys),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _connect(self) -> None:
        self.view.set_names(self.session.names)
        self._set_motion()
        self._settings.changed.connect(self._on_setting)
        self.session.events.connect(self._on_events)
        self.session.refused.connect(self._on_refused)
        self.session.snapshot.connect(self._on_snapshot)
        self.turn.changed.connect(self._refresh)
        self.turn.draftChanged.connect(self._on_draft)
        self.turn.rehearsalEnded.connect(self._on_rehearsal_end)
        self.view.staging.replayed.connect(self._on_replay)
        self.view.drawRequested.connect(self._draw)
        self.view.confirmRequested.connect(self.confirm)
        self.view.message.connect(self._on_hint)
        self.view.refused.connect(self._show_fault)
        self.first_button.clicked.connect(self._first_pressed)
        self.confirm_button.clicked.connect(self._confirm_pressed)
        self._undo.clicked.connect(self.turn.undo)
        self._redo.clicked.connect(self.turn.redo)
        self._restore.clicked.connect(self.turn.restore)
        self._hint_tool.clicked.connect(self._next_hint)
        if self._hints is not None:
            self._hints.said.connect(self._on_advice)
        self._automatic.said.connect(self._on_advice)
        self._automatic.act.connect(self._act_by_itself)
        for seat, widget in self._others.items():
            widget.pressed.connect(partial(self._explain, seat))
        self._sort.chosen.connect(self._sort_pressed)
        self._take_back.clicked.connect(self._go_back)
        self._back.clicked.connect(self.leave)
        self._keys.clicked.connect(self.show_keys)
        self._gear.clicked.connect(lambda: self.quickSettings.emit(self._gear))

    def _start(self) -> None:
        """Show the table as the session knows it: a new deal, or a turn left unfinished."""
        view = self.session.view
        self.turn.set_view(view, self.session.seat, None, self.session.draft_lines())
        order = self.session.hand_order()
        if order:
            self.turn.set_hand_order(order)
        else:
            self.turn.sort_hand(self._settings.hand_sort)
        self.turn.recall(self.session.history)
        self.view.setFocus()
        if view.is_over:
            later(self, 0, self.handOver.emit)
        elif not self.turn.draft.is_changed:
            self._automatic.consider()

    def _on_setting(self, name: str) -> None:
        if name == "animation":
            self._set_motion()
        elif name in ("auto_draw", "auto_pass") and not self.session.view.is_over:
            self._automatic.consider()

    def _set_motion(self) -> None:
        self.view.set_speed(self._settings.animation_speed)

    # what the session says

    def _on_events(self, events: Sequence[Event]) -> None:
        self._waiting = False
        self._fault, self._advice = None, ""
        if self._hints is not None:
            self._hints.forget()
        cause = next((event for event in events if isinstance(event, (Dealt, Laid, Drew, Discarded, Passed))), None)
        self._last_moves.remember(self.turn.view, cause)
        self.turn.set_view(self.session.view, self.session.seat, cause)
        if isinstance(cause, Dealt):
            self._last_moves.clear()
            self.turn.sort_hand(self._settings.hand_sort)
        self._refresh()
        names, laying = self.session.names, self.turn.last_laying
        for event in (cause, *(event for event in events if isinstance(event, Discarded) and event is not cause)):
            announce(self, self._voice.of(event, laying, names, self.session.seat, self.turn.has_tiles))
        view = self.session.view
        if view.is_over:
            self._end_hand()
        elif view.turn.seat == self.session.seat and not (isinstance(cause, Drew) and cause.seat == view.turn.seat):
            announce(self, self._due)  # what others did has been said
        if not view.is_over and view.turn.seat == self.session.seat:
            self._automatic.consider()

    def _explain(self, seat: int) -> None:
        """Say why the computer player on that seat did what it did last."""
        if self._company is not None and self._company.press(seat):
            return
        self._advice = self._last_moves.explanation(seat)
        self._refresh_status()

    def _end_hand(self) -> None:
        """Wait until the last move has been seen, then show the score."""
        if self.view.busy:
            self.view.idle.connect(self._end_hand, Qt.ConnectionType.SingleShotConnection)
            return
        pause = HAND_END_PAUSE if self._settings.animation_speed > 0 else 0
        later(self, pause, self._hand_over)

    def _hand_over(self) -> None:
        if self.session.view.is_over:
            self.handOver.emit()

    def _on_refused(self, refusal: IllegalAction) -> None:
        self._waiting = False
        self._show_fault(refusal)

    def _on_snapshot(self, view: State) -> None:
        self._waiting = False
        self._fault, self._advice = None, ""
        self._last_moves.clear()
        if self._hints is not None:
            self._hints.forget()
        order = self.turn.hand_order()
        self.turn.set_view(view, self.session.seat)
        self.turn.set_hand_order(order)
        self.turn.recall(self.session.history)
        self._refresh()

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

    def _confirm_pressed(self) -> None:
        if self.turn.may_rehearse:
            self._toggle_rehearsal()
        else:
            self.confirm()

    def _go_back(self) -> None:
        """In a practice game: play on from the start of one's last turn."""
        if self.session.can_take_back and not self._waiting:
            self.turn.rehearse(False)
            self._waiting = True
            self.session.ask_take_back()
            self._refresh()

    def _toggle_rehearsal(self) -> None:
        """Try moves while others play, or see the table as it is again."""
        self.turn.rehearse(not self.turn.rehearsing)

    def show_keys(self) -> None:
        """Lay the list of keys over the table."""
        KeysOverlay(self._look, self.window(), self.turn.has_tiles, self.turn.stays).open()

    def _first_pressed(self) -> None:
        if self._turns is not None:
            self._turns.first()
        elif self.turn.can_draw or self.turn.may_restore_and_draw:
            self._draw()
        else:
            self._pass()

    def _draw(self) -> None:
        if self.turn.can_draw and not self._waiting:
            self._submit((Draw(),))
        elif self.turn.may_restore_and_draw and not self._waiting:
            TableQuestions(self._look, self.window(), self).restoring(self._restore_and_draw)

    def _restore_and_draw(self) -> None:
        self.turn.restore()
        if self.turn.can_draw and not self._waiting:
            self._submit((Draw(),))

    def _pass(self) -> None:
        if not self._may_pass():
            return
        if self._settings.confirm_pass:
            TableQuestions(self._look, self.window(), self).passing(
                lambda: self._submit((Pass(),)) if self._may_pass() else None
            )
        else:
            self._submit((Pass(),))

    def _may_pass(self) -> bool:
        return Verb.PASS in self._verbs() and not self.turn.draft.laid and not self._waiting

    def _act_by_itself(self, action: Action) -> None:
        if not self._waiting:
            self._submit((action,))

    def _submit(self, actions: Sequence[Action]) -> None:
        self._waiting = True
        self.session.submit(actions)
        self._refresh()

    def _sort_pressed(self, order: str) -> None:
        self._settings.hand_sort = order
        self.turn.sort_hand(order)

    def _on_draft(self) -> None:
        self._fault = None
        if self._hints is None or not self._hints.demonstration.is_moving:
            self._advice = ""
        draft = self.turn.draft
        if self.turn.rehearsing:
            self._refresh()
            return
        self.session.save_draft(draft.lines() if draft.can_undo or draft.can_redo else [])
        self._refresh()

    def _on_rehearsal_end(self, end: End) -> None:
        """Say why what was tried has gone."""
        if end is End.CHANGED:
            self._advice = self.tr("The rehearsal is over: one of its melds was changed")
        elif end is End.TURN and self.turn.may_lay:
            self._advice = self.tr("Your turn: Redo makes the moves you tried")
        elif end is End.TURN:
            self._advice = self.tr("Your turn: draw, then Redo makes the moves you tried")
        self._refresh_status()

    def _on_replay(self, laying: Laying) -> None:
        text = self._voice.laid(laying, self.session.names)
        self.view.moves.say(text, self.view.staging.lasts)

    def _next_hint(self) -> None:
        if self._hints is not None and not self._waiting:
            self._fault = None
            self._hints.next(self._settings.animation_speed)

    def _on_advice(self, text: str) -> None:
        self._advice = text
        self._refresh_status()

    def _on_hint(self, text: str) -> None:
        self._hint = text
        self._refresh_status()

    def _show_fault(self, refusal: IllegalAction) -> None:
        self._fault = self._words.refused(refusal, self.turn.draft)
        self._refresh()
