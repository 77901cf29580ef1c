"""The table page: the scene with the seats, the status line and the buttons around it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.actions import Action, Draw, IllegalAction, Pass, Verb
from ramio_desktop.model.events import Dealt, Discarded, Drew, Event, HandScored, Laid, Passed
from ramio_desktop.model.state import State
from ramio_desktop.ui.automatic import Automatic
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

HAND_END_PAUSE = 1400
"""Milliseconds between the last move of a hand and the score sheet, to let it be seen."""


class TablePage(TableDisplay):
    """One seat of a table: shows what the session tells, and submits what the person confirms."""

    handOver = Signal()

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
        self._make_keys({"P": self._pass, "T": self._toggle_rehearsal, "Ctrl+B": self._go_back})
        self._start()
        self._connect()
        self._retranslate()

    def _connect(self) -> None:
        self.view.set_names(self.session.names)
        self._connect_turn()
        self.session.events.connect(self._on_events)
        self.session.refused.connect(self._on_refused)
        self.session.snapshot.connect(self._on_snapshot)
        self.turn.rehearsalEnded.connect(self._on_rehearsal_end)
        self.view.staging.replayed.connect(self._on_replay)
        self.view.drawRequested.connect(self._draw)
        self.first_button.clicked.connect(self._first_pressed)
        self._automatic.said.connect(self._on_advice)
        self._automatic.act.connect(self._act_by_itself)
        for seat, widget in self._others.items():
            widget.pressed.connect(partial(self._explain, seat))
        self._take_back.clicked.connect(self._go_back)

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
        super()._on_setting(name)
        if name in ("auto_draw", "auto_pass") and not self.session.view.is_over:
            self._automatic.consider()

    # what the session says

    def _on_events(self, events: Sequence[Event]) -> None:
        self._waiting = False
        self._forget_words()
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
        if view.is_over and any(isinstance(event, HandScored) for event in events):
            self._end_hand()
        elif not view.is_over and view.turn.seat == self.session.seat:
            if not (isinstance(cause, Drew) and cause.seat == view.turn.seat):
                announce(self, self._due)  # what others did has been said
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
        self._forget_words()
        self._last_moves.clear()
        order = self.turn.hand_order()
        self.turn.set_view(view, self.session.seat)
        self.turn.set_hand_order(order)
        self.turn.recall(self.session.history)
        self._refresh()

    # what the person does

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

    def _on_draft(self) -> None:
        draft = self.turn.draft
        if not self.turn.rehearsing:
            self.session.save_draft(draft.lines() if draft.can_undo or draft.can_redo else [])
        super()._on_draft()

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

