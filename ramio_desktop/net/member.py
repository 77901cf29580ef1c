"""One's own place at a network table, as the interface holds it: the same for the host's person and for every guest.

    member = joining.member                 # or hosting.member
    member.on_roster = page.show            # also before one sits: the rules, and who is there
    member.on_seated = begin                # then: guest = Guest(seat, member.play); member.on_game = guest.receive
    member.ready(True)

Everything here runs on the owner's thread, and what is called returns before any answer comes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ..model.log import clean_name
from ..model.notation import NotationError, read_rules
from . import table_messages as tm
from .messages import Ask, Events, Keep, Noted, Notice, Refused, Seats, Snapshot, Submit, ToGuest, ToHost
from .table_messages import Bye, FromSeat, Matter, Roster, ToSeat
from .talk import clean_text

CONNECTING: Final = "connecting"
LOOKING: Final = "looking"
"""The table is shown, and one does not sit yet."""
SEATED: Final = "seated"
RECONNECTING: Final = "reconnecting"
"""The line is lost; the program comes back by itself. The detail is the number of seconds until it tries again."""
OVER: Final = "over"

_log = logging.getLogger(__name__)


def _nothing(*_: object) -> None:
    pass


class Member:
    """What a person, or a program, at a network table hears and says.

    Callbacks: `on_line(state, seconds)` with one of the names above; `on_roster(roster)`; `on_seated(seat)` each time a
    seat is taken, coming back included; `on_game(message)` with what a `Guest` receives; `on_talk(message)` with a
    `Said` or `Reacted` of somebody who is not muted; `on_draft(message)`; `on_proposal(message)` with a `Proposal` or
    `Settled`; `on_clock(message)`; `on_notice(notice)` with what does not come through the game; `on_end(bye)`, once.
    """

    def __init__(self, send: Callable[[FromSeat], None]) -> None:
        self.on_line: Callable[[str, float], None] = _nothing
        self.on_roster: Callable[[Roster], None] = _nothing
        self.on_seated: Callable[[int], None] = _nothing
        self.on_game: Callable[[ToGuest], None] = _nothing
        self.on_talk: Callable[[tm.Said | tm.Reacted], None] = _nothing
        self.on_draft: Callable[[tm.Drafted], None] = _nothing
        self.on_proposal: Callable[[tm.Proposal | tm.Settled], None] = _nothing
        self.on_clock: Callable[[tm.TurnClock], None] = _nothing
        self.on_notice: Callable[[Notice], None] = _nothing
        self.on_end: Callable[[Bye], None] = _nothing
        self.line = CONNECTING
        self.seat: int | None = None
        self.roster: Roster | None = None
        self.proposal: tm.Proposal | None = None
        """What is asked of the table now, if anything is."""
        self.muted: set[int] = set()
        """Seats whose chat and reactions are not heard."""
        self._send = send
        self._asked: Submit | Ask | None = None  # not answered yet: said again when the line was lost meanwhile
        self._kept: Keep | None = None

    # --- What one does --------------------------------------------------------------------------------------------

    def play(self, message: ToHost) -> None:
        """Send what a `Guest` sends; drafts and the order of the hand stay on this computer."""
        if isinstance(message, Keep):
            self._kept = message
            return
        if isinstance(message, Submit | Ask):
            self._asked = message
        if self.line == SEATED:
            self._send(message)

    def ready(self, on: bool) -> None:
        """Say whether one is ready; the match begins when every seat is taken and everybody is."""
        self._say(tm.Ready(on))

    def say(self, text: str) -> None:
        """Say something to the table."""
        if said := clean_text(text):
            self._say(tm.Say(said))

    def react(self, name: tm.Reaction) -> None:
        """Send a quick reaction, one of `REACTIONS`."""
        self._say(tm.React(name))

    def show(self, seen: int, groups: Sequence[str]) -> None:
        """Show the others the table as one is laying it out; none: nothing to show any more."""
        if self.roster is not None and self.roster.drafts:
            self._say(tm.Show(seen, tuple(groups)))

    def propose(self, matter: Matter, seat: int = 0, level: str = "") -> None:
        """Ask everybody for something."""
        self._say(tm.Propose(matter, seat, level))

    def answer(self, yes: bool) -> None:
        """Say yes or no to what is asked of the table now."""
        if self.proposal is not None:
            self._say(tm.Answer(self.proposal.number, yes))

    def mute(self, seat: int, on: bool) -> None:
        """Hear nothing of what a seat says, or hear it again."""
        (self.muted.add if on else self.muted.discard)(seat)

    def leave(self) -> None:
        """Go; before the match the seat is free again, later one can come back with the same invitation."""
        self._say(tm.Leave())

    def _say(self, message: FromSeat) -> None:
        if self.line == SEATED:
            self._send(message)

    # --- What one is told -----------------------------------------------------------------------------------------

    def is_at(self, line: str, seconds: float = 0.0) -> None:
        """The line is in another state."""
        self.line = line
        if line == CONNECTING:
            self.roster = None  # it may be another table that is there now
        self.on_line(line, seconds)

    def sits(self, seat: int) -> None:
        """The seat is taken."""
        self.seat = seat
        self.proposal = None  # an open one is told anew
        self.is_at(SEATED)
        self.on_seated(seat)

    def take(self, message: ToSeat) -> None:
        """Take a message of the host; one that speaks of seats there are not is left out (NET case 33)."""
        if not is_sound(message, self.roster):
            _log.warning("the host tells what cannot be: %s", type(message).__name__)
            return
        match message:
            case Snapshot():
                self._take_snapshot(message)
            case Events() | Refused() | Noted():
                if self._asked is not None and message.seq == self._asked.seq:
                    self._asked = None
                self.on_game(message)
            case Seats():
                self.on_game(message)
            case Notice(kind=kind, detail=detail):
                notice = Notice(kind, clean_text(detail))
                self.on_game(notice)
                self.on_notice(notice)
            case Roster():
                self.roster = _cleaned(message)
                self.on_roster(self.roster)
            case tm.Said(seat=seat, text=text):
                if seat not in self.muted and (said := clean_text(text)):
                    self.on_talk(tm.Said(seat, said))
            case tm.Reacted(seat=seat):
                if seat not in self.muted:
                    self.on_talk(message)
            case tm.Drafted():
                self.on_draft(message)
            case tm.Proposal():
                self.proposal = message
                self.on_proposal(message)
            case tm.Settled():
                self.proposal = None
                self.on_proposal(message)
            case tm.TurnClock():
                self.on_clock(message)
            case tm.Ping():
                self._send(tm.Pong(message.number))
            case Bye():
                self.end(message)

    def end(self, bye: Bye) -> None:
        """It is over, and why."""
        if self.line != OVER:
            self.is_at(OVER)
            self.on_end(Bye(clean_text(bye.reason), clean_text(bye.detail)))  # a host may say what it likes

    def _take_snapshot(self, message: Snapshot) -> None:
        if self._asked is not None and message.seq >= self._asked.seq:
            self._asked = None
        kept = self._kept
        if kept is not None and not message.order:
            is_fresh = kept.seen == message.first + len(message.lines)
            message = msgspec.structs.replace(message, draft=kept.draft if is_fresh else (), order=kept.order)
        self.on_game(message)
        if self._asked is not None:
            self._send(self._asked)  # the same number: done once, however often it is said (NET "The table")


def is_sound(message: ToSeat, roster: Roster | None) -> bool:
    """Whether a message fits the table as it was told first: its rules, and seats numbered from 0 on."""
    count = 0 if roster is None else len(roster.seats)
    match message:
        case Roster(seats=seats, rules=rules):
            if [place.seat for place in seats] != list(range(len(seats))):
                return False
            return (len(seats), rules) == (count, roster.rules) if roster is not None else _is_readable(rules)
        case Snapshot(header=header):
            return roster is None or sum(line.startswith("room ") for line in header) == count
        case tm.Proposal(by=by, seat=seat, needed=needed, agreed=agreed):
            return max(by, seat, *needed, *agreed) < count and len(set(needed)) == len(needed)
        case tm.Said(seat=seat) | tm.Reacted(seat=seat) | tm.Drafted(seat=seat) | tm.TurnClock(seat=seat):
            return seat < count
    return True


def _is_readable(rules: str) -> bool:
    try:
        read_rules(rules)
    except NotationError:
        return False
    return True


def _cleaned(roster: Roster) -> Roster:
    """The roster with names as screens take them, whatever the host says."""
    replace = msgspec.structs.replace
    seats = tuple(replace(p, name=clean_name(p.name), owner=clean_name(p.owner)) for p in roster.seats)
    return replace(roster, name=clean_name(roster.name), seats=seats)
