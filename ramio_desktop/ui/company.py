"""The other people at a network table, as pages show them: who is there, whose clock runs, what they say and lay out.

It lives as long as the seat, so it outlasts the pages that show it; it knows nothing of the cards in anybody's hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ramio_desktop.model.cards import Card
from ramio_desktop.model.notation import NotationError
from ramio_desktop.model.notation.cards import read_cards
from ramio_desktop.net.member import RECONNECTING, SEATED
from ramio_desktop.model.rules import rules_of
from ramio_desktop.net.messages import CODE_CHANGED, SLOW_DOWN, TIME_IS_UP, Notice
from ramio_desktop.net.table_messages import (
    AWAY,
    COMPUTER,
    DECLINED,
    END,
    EXPIRED,
    LOST,
    NEW_MATCH,
    NEXT_HAND,
    STOP_HAND,
    Drafted,
    Place,
    Proposal,
    Reacted,
    Roster,
    Said,
    Settled,
    TurnClock,
)
from ramio_desktop.net.turn_timer import RESERVE
from ramio_desktop.ui.widgets.seat import SeatState

if TYPE_CHECKING:
    from ramio_desktop.ui.network import NetworkSeat

TICK_MS: Final = 250
KEPT_LINES: Final = 200
"""How many lines of talk are kept; nothing of it is written down anywhere."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What somebody said: a line of chat, or the name of a quick reaction."""

    seat: int
    text: str = ""
    reaction: str = ""


class Company(QObject):
    """Gathers what a `NetworkSeat` hears besides the game."""

    changed = Signal()
    """Who is there, a clock, what is agreed on or the line to the host: pages show it anew."""
    ticked = Signal()
    """Time has passed on a clock that is shown."""
    spoke = Signal(object)
    """A `Spoken`, also one's own."""
    read = Signal()
    """The number of unread lines has changed."""
    drafted = Signal()
    """What somebody lays out has changed: see `groups`."""
    absent = Signal(int)
    """The person wants to ask the table how to go on without that seat."""
    slowed = Signal(str)
    """Something was said too often: the sentence that says so."""
    told = Signal(str)
    """A sentence to be told in passing."""

    def __init__(self, seat: NetworkSeat, now: Callable[[], float] = monotonic) -> None:
        """`seat` has a session; `now` gives seconds that never go back."""
        super().__init__(seat)
        assert seat.session is not None
        self.member = seat.member
        self.session = seat.session
        self.lines: list[Spoken] = []
        self.unread = 0
        self.groups: tuple[tuple[Card, ...], ...] = ()
        """The table as `drafter` is laying it out; none: there is nothing to show."""
        self.drafter = 0
        self._now = now
        self._roster = seat.table
        self._at = now()
        self._clock: TurnClock | None = None
        self._clock_at = now()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        seat.roster.connect(self._on_roster)
        seat.clock.connect(self._on_clock)
        seat.talk.connect(self._on_talk)
        seat.drafted.connect(self._on_drafted)
        seat.notice.connect(self._on_notice)
        seat.proposal.connect(self._on_proposal)
        seat.line.connect(self._on_line)
        self.session.events.connect(self._forget_draft)
        self.session.snapshot.connect(self._forget_draft)

    # who is there

    def place(self, seat: int) -> Place | None:
        """The seat as the host has told it last."""
        roster = self._roster
        return roster.seats[seat] if roster is not None and seat < len(roster.seats) else None

    @property
    def is_host(self) -> bool:
        """Whether this person hosts the table."""
        own = self.place(self.session.seat)
        return own is not None and own.is_host

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats play waits for."""
        roster = self._roster
        if roster is None or not roster.is_waiting:
            return ()
        out = self.session.view.match.out if self.session.is_ready else frozenset()
        return tuple(place.seat for place in roster.seats if place.presence == AWAY and place.kind != "empty"
                     and not place.owner and place.seat not in out)

    @property
    def people(self) -> tuple[Place, ...]:
        """The other people at the table, those whose seat a computer player keeps included."""
        seats = () if self._roster is None else self._roster.seats
        return tuple(p for p in seats if p.seat != self.session.seat and (p.kind == "person" or p.owner))

    def words_of_waiting(self) -> str:
        """Whom or what play waits for; empty when it goes on."""
        line, own = self.member.line, self.place(self.session.seat)
        if line == RECONNECTING:
            return self.tr("The line to the host is lost: trying again. Nothing is lost of the game")
        if missing := self.missing:
            names = self.joined([self.session.names[seat] for seat in missing])
            return self.tr("Play waits for {name}").format(name=names)
        if line == SEATED and own is not None and own.kind == "bot" and own.owner:
            return self.tr("A computer player ends this turn for you; then you play again")
        return ""

    def seat_state(self, seat: int, state: SeatState) -> SeatState:
        """The state of a seat with what is known of the person's line and of the clock."""
        place = self.place(seat)
        if place is not None and place.kind == "person" and place.presence in (LOST, AWAY):
            left = place.seconds - (self._now() - self._at) if place.presence == LOST else 0.0
            state = replace(state, away_for=max(0, ceil(left)))
        clock = self._clock
        if clock is None or clock.seat != seat or not state.turn:
            return state
        seconds, part = self._left(clock)
        return replace(state, seconds=seconds, clock=part)

    def _left(self, clock: TurnClock) -> tuple[int, float]:
        """Seconds and the part of the time that are left: of the turn, then of the reserve of the hand."""
        passed = (self._now() - self._clock_at) if clock.is_running else 0.0
        turn = clock.left / 1000 - passed
        if turn > 0:
            whole = float(self._roster.timer) if self._roster is not None and self._roster.timer else turn
            return ceil(turn), min(1.0, turn / whole)
        reserve = max(0.0, clock.reserve / 1000 + turn)
        return ceil(reserve), min(1.0, reserve / RESERVE)

    # what is agreed on

    @property
    def proposal(self) -> Proposal | None:
        """What is asked of the table now."""
        return self.member.proposal

    def has_agreed(self) -> bool:
        """Whether this person has agreed to the next hand or the new match that is asked for."""
        asked = self.proposal
        return asked is not None and asked.matter in (NEXT_HAND, NEW_MATCH) and self.session.seat in asked.agreed

    @property
    def going_on(self) -> frozenset[int]:
        """Who has agreed to the next hand that is asked for."""
        asked = self.proposal
        return frozenset(asked.agreed) if asked is not None and asked.matter == NEXT_HAND else frozenset()

    @property
    def is_stopping(self) -> bool:
        """Whether somebody has asked to stop the hand."""
        return self.proposal is not None and self.proposal.matter == STOP_HAND

    def words_of_consent(self) -> str:
        """Who has agreed to what is asked of the table, and who has not yet; empty when nothing is."""
        asked, names = self.proposal, self.session.names
        if asked is None or asked.matter not in (NEXT_HAND, NEW_MATCH):
            return ""
        agreed = self.joined([names[seat] for seat in asked.agreed])
        wanting = self.joined([names[seat] for seat in asked.needed if seat not in asked.agreed])
        if asked.matter == NEW_MATCH:
            text = self.tr("New match: {names} agreed. Still to agree: {others}", "", len(asked.agreed))
        else:
            text = self.tr("Next hand: {names} agreed. Still to agree: {others}", "", len(asked.agreed))
        return text.format(names=agreed, others=wanting)

    def question(self, asked: Proposal) -> tuple[str, str] | None:
        """Title and button of what this person is asked; None for the next hand, which the score page asks."""
        name = self.session.names[asked.by]
        if asked.matter == NEW_MATCH:
            return self.tr("{name} asks for a new match").format(name=name), self.tr("New match")
        if asked.matter == COMPUTER:
            title = self.tr("{name} asks for a computer player in the seat of {absent}")
            return title.format(name=name, absent=self.session.names[asked.seat]), self.tr("Agree")
        if asked.matter == STOP_HAND:
            title = self.tr("{name} asks to stop this hand, which nobody can close any more")
            return title.format(name=name), self.tr("Stop the hand")
        if asked.matter == END:
            return self.tr("{name} asks to end the game here").format(name=name), self.tr("End it")
        return None

    def joined(self, names: list[str]) -> str:
        """Names as a sentence has them."""
        if len(names) < 2:
            return "".join(names)
        return self.tr("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])

    # what is said

    def is_muted(self, seat: int) -> bool:
        """Whether nothing of what that seat says is heard."""
        return seat in self.member.muted

    def mute(self, seat: int, on: bool) -> None:
        """Hear nothing of what a seat says, or hear it again."""
        self.member.mute(seat, on)
        self.changed.emit()

    def mark_read(self) -> None:
        """Everything said up to now was seen."""
        if self.unread:
            self.unread = 0
            self.read.emit()

    # what is heard

    def _on_roster(self, roster: Roster) -> None:
        before, self._roster, self._at = self._roster, roster, self._now()
        if before is not None and len(before.seats) == len(roster.seats):
            for old, new in zip(before.seats, roster.seats, strict=True):
                self._tell_change(old, new)
        self._watch()
        self.changed.emit()

    def _tell_change(self, old: Place, new: Place) -> None:
        own = new.seat == self.session.seat
        if new.kind == "bot" and new.owner and not old.owner and not own:
            self.told.emit(self.tr("A computer player plays for {name}").format(name=new.owner))
        elif old.owner and new.kind == "person":
            self.told.emit(
                self.tr("Your seat is yours again") if own
                else self.tr("{name} is back and plays again").format(name=new.name)
            )
        elif old.presence == AWAY and new.presence != AWAY and new.kind == "person" and not own:
            self.told.emit(self.tr("{name} is back").format(name=new.name))

    def _on_clock(self, clock: TurnClock) -> None:
        self._clock, self._clock_at = clock, self._now()
        self._watch()
        self.changed.emit()

    def _on_line(self, line: str, seconds: float) -> None:
        self.changed.emit()

    def _on_proposal(self, message: Proposal | Settled) -> None:
        if isinstance(message, Settled):
            if message.outcome == DECLINED:
                self.told.emit(self.tr("Not everybody agrees: all stays as it is"))
            elif message.outcome == EXPIRED:
                self.told.emit(self.tr("Not everybody answered in a minute: all stays as it is"))
        self.changed.emit()

    def _on_talk(self, message: Said | Reacted) -> None:
        if message.seat >= len(self.session.names):
            return
        spoken = (
            Spoken(message.seat, message.text) if isinstance(message, Said)
            else Spoken(message.seat, reaction=message.name)
        )  # fmt: skip
        self.lines = [*self.lines, spoken][-KEPT_LINES:]
        if message.seat != self.session.seat and spoken.text:
            self.unread += 1
            self.read.emit()
        self.spoke.emit(spoken)

    def _on_notice(self, notice: Notice) -> None:
        if notice.kind == SLOW_DOWN:
            words = {
                "chat": self.tr("So many messages at once are not passed on: wait a few seconds"),
                "reaction": self.tr("So many reactions at once are not passed on: wait a few seconds"),
            }
            default = self.tr("You have asked too often: wait a few seconds, then ask again")
            self.slowed.emit(words.get(notice.detail, default))
        elif notice.kind == TIME_IS_UP and notice.detail in map(str, range(len(self.session.names))):
            seat = int(notice.detail)
            if seat == self.session.seat:
                self.told.emit(self.tr("Your time is up: your draft was withdrawn and the least was played"))
            else:
                self.told.emit(self.tr("Time is up for {name}").format(name=self.session.names[seat]))
        elif notice.kind == CODE_CHANGED:
            self.told.emit(self.tr("Somebody has guessed at the code of the table: it is another one now"))

    def _on_drafted(self, message: Drafted) -> None:
        view = self.session.view if self.session.is_ready else None
        if view is None or view.turn.seat != message.seat or message.seat == self.session.seat:
            return
        groups = read_groups(message, rules_of(view).deck(view.options))
        if groups is None:
            return
        self.drafter = message.seat
        if groups != self.groups:
            self.groups = groups
            self.drafted.emit()

    def _forget_draft(self, _: object) -> None:
        if self.groups:
            self.groups = ()
            self.drafted.emit()

    # time

    def _watch(self) -> None:
        """Count only while there is something to count."""
        counts = self._clock is not None and self._clock.is_running
        counts = counts or self._roster is not None and any(place.presence == LOST for place in self._roster.seats)
        if counts != self._timer.isActive():
            (self._timer.start if counts else self._timer.stop)()

    def _tick(self) -> None:
        self.ticked.emit()


def read_groups(message: Drafted, deck: Iterable[Card]) -> tuple[tuple[Card, ...], ...] | None:
    """The groups of a draft; None when they are none that a table of these cards could hold."""
    if any("x" in group or "?" in group for group in message.groups):
        return None  # nothing hidden lies on a table
    try:
        groups = tuple(tuple(read_cards(group)) for group in message.groups)
    except NotationError:
        return None
    count = Counter(card for group in groups for card in group)
    return groups if not count - Counter(deck) and all(groups) else None

