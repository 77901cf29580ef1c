"""What a page holds of a table: the `Session` of whoever sits there, at this computer or at one of the network.

A session knows what its seat was told and nothing else. It and the table are joined by signals only, so that no
attribute of a page leads to a card its player may not see (RULES I4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.actions import Action, IllegalAction
from ramio_desktop.model.branch import last_turn
from ramio_desktop.model.events import Event
from ramio_desktop.model.log import Log, Seated
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.messages import Notice, Wish

if TYPE_CHECKING:
    from ramio_desktop.ui.company import Company


class Session(QObject):
    """One person's seat at a table; pages connect to its signals and read its view."""

    events = Signal(object)
    """What happened, a tuple of events; `view` is the table after them."""
    refused = Signal(object)
    """The `IllegalAction` that answers a submission; nothing has changed."""
    snapshot = Signal(object)
    """The view was set: soon after the table was opened, and anew whenever something was missed."""
    notice = Signal(object)
    """A `Notice` of the host (see net/messages)."""
    asked = Signal()
    """Who is asked to come back into the match is another question now: see `reentries`."""
    returning = Signal(int)
    """Another person at this computer comes back (RULES S1, R24); only the table listens."""
    outgoing = Signal(object)
    """A message for the host; only the table listens."""
    closed = Signal()
    """The person has left."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.company: Company | None = None
        """The other people of a network table; None at a local one."""
        self._staying_out: frozenset[int] = frozenset()
        self._guest = Guest(seat, self.outgoing.emit)
        self._guest.on_events = self._on_events
        self._guest.on_refused = self._on_refused
        self._guest.on_snapshot = self._on_snapshot
        self._guest.on_notice = self._on_notice

    @property
    def guest(self) -> Guest:
        """The seat's end of the table; whoever joins it to a host delivers there."""
        return self._guest

    @property
    def seat(self) -> int:
        """The seat of this person."""
        return self._guest.seat

    @property
    def is_ready(self) -> bool:
        """Whether the first snapshot has come; the table can be shown from then on."""
        return self._guest.is_ready

    @property
    def view(self) -> State:
        """The table as the seat knows it; RuntimeError before the first snapshot."""
        return self._guest.view

    @property
    def seats(self) -> tuple[Seated, ...]:
        """Who plays each seat."""
        return self._guest.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat."""
        return tuple(who.name for who in self._guest.seats)

    @property
    def is_practice(self) -> bool:
        """Whether the match is for practice: one may go back to the start of one's last turn."""
        return self._guest.is_practice

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this computer, one after the other."""
        return self.company is None and sum(not who.is_bot for who in self.seats) > 1

    @property
    def owner(self) -> int:
        """The seat of whoever set up this program: one's own, or the first of several people at this computer."""
        return next(who.seat for who in self.seats if not who.is_bot) if self.is_shared else self.seat

    def is_computer(self, seat: int) -> bool:
        """Whether a computer plays that seat."""
        return self._guest.seats[seat].is_bot

    @property
    def history(self) -> tuple[Event, ...]:
        """The events of the match; of hands played before the last start only their results."""
        return self._guest.history

    @property
    def log(self) -> Log:
        """What the seat was told since the table was opened here, as a log: whole hands can be reviewed with it."""
        return self._guest.log

    @property
    def is_waiting(self) -> bool:
        """Whether the host has not answered yet."""
        return self._guest.is_waiting

    def submit(self, actions: Sequence[Action]) -> None:
        """Hand in actions, to be done all or not at all; the answer comes after this call has returned."""
        self._guest.submit(actions)

    def ask_next_hand(self) -> None:
        """Have the next hand dealt; refused while a hand is on, or when the match is over."""
        self._guest.ask(Wish.NEXT_HAND)

    def ask_new_match(self) -> None:
        """Begin a new match of the same people; a match that is on ends without a winner."""
        self._guest.ask(Wish.NEW_MATCH)

    def ask_take_back(self) -> None:
        """Go back to the start of one's last turn in a practice game, where `can_take_back`; a snapshot answers."""
        self._guest.ask(Wish.TAKE_BACK)

    @property
    def reentries(self) -> tuple[int, ...]:
        """The seats of the people who may come back before the next deal and have not said yet (RULES R24).

        Computers are none of them: they come back with the deal. Elsewhere, going on is how one says no.
        """
        gone = self._staying_out | (self.company.going_on if self.company is not None else frozenset())
        seats = rules_of(self.view).reentries(self.view) if self.is_ready else ()
        return tuple(seat for seat in seats if not self.is_computer(seat) and seat not in gone)

    @property
    def computers_back(self) -> tuple[int, ...]:
        """The seats of the computer players who come back with the next deal (RULES R24)."""
        seats = rules_of(self.view).reentries(self.view) if self.is_ready else ()
        return tuple(seat for seat in seats if self.is_computer(seat))

    @property
    def reentry_score(self) -> int:
        """The total with which one comes back; only while somebody may."""
        return rules_of(self.view).reentry_score(self.view)

    def answers_for(self, seat: int) -> bool:
        """Whether that person answers here: oneself, or somebody else who plays at this computer."""
        return seat == self.seat or self.is_shared and not self.is_computer(seat)

    def come_back(self, seat: int, yes: bool) -> None:
        """Have a person of `reentries` who answers here come back or stay out; a `Reentered` among the events answers.

        Once everybody here has answered, the last no goes on to the next hand.
        """
        if seat not in self.reentries or not self.answers_for(seat) or self.is_waiting:
            return
        if yes and seat == self.seat:
            self._guest.ask(Wish.REENTER)
        elif yes:
            self.returning.emit(seat)
        else:
            self._staying_out |= {seat}
            if not any(map(self.answers_for, self.reentries)):
                self.ask_next_hand()
        self.asked.emit()

    @property
    def can_stop(self) -> bool:
        """Whether nobody can close the hand any more, so that one may ask to stop it (RULES R21, D9)."""
        return self.is_ready and rules_of(self.view).is_deadlocked(self.view)

    def ask_stop(self) -> None:
        """Have a hand that nobody can close ended as a void one."""
        self._guest.ask(Wish.STOP_HAND)

    @property
    def can_take_back(self) -> bool:
        """Whether there is a turn to go back to."""
        alone = all(who.is_bot for who in self.seats if who.seat != self.seat)
        return self.is_practice and alone and last_turn(self.history, self.seat) is not None

    def save_draft(self, lines: Sequence[str]) -> None:
        """Keep the lines of the draft for the next start; none: there is no draft."""
        if tuple(lines) != self._guest.draft:
            self._guest.keep_draft(lines)

    def draft_lines(self) -> list[str]:
        """The lines of the draft that was kept, as long as nothing has happened since."""
        return list(self._guest.draft)

    def save_hand_order(self, faces: Sequence[str]) -> None:
        """Keep the order of the hand for the next start."""
        if tuple(faces) != self._guest.order:
            self._guest.keep_order(faces)

    def hand_order(self) -> list[str]:
        """The faces of the hand in the order that was kept; the hand may have changed since."""
        return list(self._guest.order)

    def close(self) -> None:
        """Leave the table; the game can be continued later."""
        self.closed.emit()

    def _on_events(self, events: tuple[Event, ...], view: State) -> None:
        if not view.is_over:
            self._staying_out = frozenset()
        self.events.emit(events)

    def _on_refused(self, refusal: IllegalAction) -> None:
        self.refused.emit(refusal)

    def _on_snapshot(self, view: State) -> None:
        self.snapshot.emit(view)

    def _on_notice(self, notice: Notice) -> None:
        self.notice.emit(notice)
