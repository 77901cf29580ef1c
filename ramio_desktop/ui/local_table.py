"""A table on this computer: the host, its save, the computer players, and a line to whoever sits there.

    table = open_local(family, options, seats, saves, computers.player)
    session = table.sessions[0]  # its first `snapshot` comes when the event loop runs

The `LocalTable` belongs to the application, never to a page; it and a page's `Session` are joined by signals only, so
that no attribute of a page leads to a card its player may not see (RULES I4).

Where several people share the computer (RULES S1) a person has a session only while the others look away: `sit`
begins it, `rise` ends it, and what the next one is told comes from the host anew.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal

from ramio_desktop.model.chronicle import finished
from ramio_desktop.model.deal_code import Deal, deal_code, short_seed
from ramio_desktop.model.log import BOT, PERSON, Log, Seated, clean_name
from ramio_desktop.model.options import Options
from ramio_desktop.model.save import Save
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.host import Host
from ramio_desktop.net.messages import SAVE_CUT, Notice, Wish
from ramio_desktop.net.room import Room
from ramio_desktop.ui.saves import Saves, given_title
from ramio_desktop.ui.session import Session


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who is to sit in a seat: a person or a computer player of some level."""

    kind: str
    name: str
    level: str = ""

    @classmethod
    def person(cls, name: str) -> SeatSpec:
        """A person."""
        return cls(PERSON, name)

    @classmethod
    def bot(cls, name: str, level: str) -> SeatSpec:
        """A computer player."""
        return cls(BOT, name, level)


class Player(Protocol):
    """A computer player at work."""

    def close(self) -> None:
        """Stop playing."""


PlayerFactory = Callable[[Guest, str, Callable[[Notice], None]], Player]
"""Sets a computer player of a level to work on a seat; the last argument tells the table of trouble."""


def random_seed() -> str:
    """A seed for a table on this computer: short, so that the deal can be given to somebody as a short code."""
    return short_seed(secrets.randbelow)


def time_now() -> str:
    """The time as logs write it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Poster(QObject):
    """Has things done in Qt's event loop, in turn, never before the call returns."""

    _more = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._work: deque[Callable[[], None]] = deque()
        self._more.connect(self._next, Qt.ConnectionType.QueuedConnection)

    def post(self, work: Callable[[], None]) -> None:
        """Do this later."""
        self._work.append(work)
        self._more.emit()

    def finish(self) -> None:
        """Do now what was handed in up to now."""
        for _ in range(len(self._work)):
            self._next()

    def _next(self) -> None:
        if self._work:
            self._work.popleft()()


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands, as far as anybody who looks at the screen may know."""

    seats: tuple[Seated, ...]
    family: str
    options: Options
    turn: int
    """Whose turn it is, or was when the hand ended."""
    hand: int
    is_over: bool
    """Whether the hand is over."""
    code: str = ""
    """The code of the deal once the match is over, which tells nothing any more; empty where there is none."""
    out: frozenset[int] = frozenset()
    """The seats that are out of the match (RULES R23)."""

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(who.seat for who in self.seats if not who.is_bot)

    @property
    def hides(self) -> bool:
        """Whether anybody of several people holds cards that the others must not see: not once all are out."""
        return len(self.persons) > 1 and not self.out.issuperset(self.persons)

    @property
    def next_person(self) -> int:
        """The person whose turn it is, or the first one to come; who is out is skipped, unless all people are (R4)."""
        seats = len(self.seats)
        order = [(self.turn + self.options.step * number) % seats for number in range(seats)]
        people = [seat for seat in order if not self.seats[seat].is_bot]
        return next((seat for seat in people if seat not in self.out), people[0])


class _Line(QObject):
    """A computer player's line to the host: messages and notices of trouble."""

    outgoing = Signal(object)
    notice = Signal(object)


class LocalTable(QObject):
    """A table in this process: host, save and computer players. It belongs to the application, never to a page.

    The host is not even an attribute of it: only Qt's connections hold it, and what they hold no walk over Python
    objects finds. So nothing the interface is made of leads to the truth about the cards.
    """

    closed = Signal()
    """The table is closed and its save free."""
    moved = Signal()
    """Something has happened, and those who sit there have heard of it; `standing` says how the table stands."""
    _closing = Signal()
    _sitting = Signal(object)
    _rising = Signal(object)
    _levelled = Signal(int, str)
    _telling = Signal(object)

    def __init__(
        self, room: Room, save: Save | None, saves: Saves | None, players: PlayerFactory, aside: Path | None = None
    ) -> None:
        """Open the table; `aside` is where a damaged copy of the save was kept, if one was."""
        super().__init__()
        poster = Poster()
        host = Host(
            room, save, poster.post,
            _NewSaves(saves, save).save if saves is not None else None,
            saves.archive_folder if saves is not None else None,
        )
        playing: dict[int, Player] = {}
        lines: dict[int, _Line] = {}
        untold = [Notice(SAVE_CUT, aside.name if aside is not None else "")] if save is not None and save.cut else []

        def play(seat: int, level: str) -> None:
            if seat in playing:
                playing[seat].close()
                lines[seat].outgoing.disconnect()
            line = lines[seat] = _Line()
            guest = Guest(seat, line.outgoing.emit)
            playing[seat] = players(guest, level, line.notice.emit)
            line.notice.connect(partial(host.tell))
            line.outgoing.connect(partial(host.receive, seat))
            host.link(seat, guest.receive)

        def change_level(seat: int, level: str) -> None:
            host.reseat(replace(host.room.seats[seat], level=level))
            play(seat, level)

        def sit(session: Session) -> None:
            session.outgoing.connect(partial(host.receive, session.seat))
            session.returning.connect(partial(host.order, Wish.REENTER))
            host.link(session.seat, session.guest.receive)
            if untold:
                host.tell(untold.pop())

        def rise(session: Session) -> None:
            session.outgoing.disconnect()
            session.returning.disconnect()
            host.unlink(session.seat)

        def tell(told: list[Log]) -> None:
            told.append(finished(host.room.log))

        def move() -> None:
            self._standing = _standing(host.room)
            self.moved.emit()

        def finish() -> None:
            for player in playing.values():
                player.close()
            poster.finish()  # the last move of a card is still on its way to the draft
            host.close()
            for line in lines.values():
                line.outgoing.disconnect()

        host.on_change = move
        self._closing.connect(finish)
        self._sitting.connect(sit)
        self._rising.connect(rise)
        self._levelled.connect(change_level)
        self._telling.connect(tell)
        self._sessions: dict[int, Session] = {}
        self._standing = _standing(room)
        self._is_closed = False
        for who in room.seats:
            if who.is_bot:
                play(who.seat, who.level)
        if len(self._standing.persons) == 1:
            self.sit(self._standing.persons[0])

    @property
    def sessions(self) -> tuple[Session, ...]:
        """The sessions of those who sit there now: of the person, or of the one of several who has the computer."""
        return tuple(self._sessions.values())

    @property
    def standing(self) -> Standing:
        """How the table stands now."""
        return self._standing

    def finished(self) -> Log:
        """The log of the hands that are over, which everybody may see now: not a card of the one that is on."""
        told: list[Log] = []
        self._telling.emit(told)
        return told[0]

    def sit(self, seat: int) -> Session:
        """Have the person of that seat sit down; ValueError for the seat of a computer player."""
        if seat not in self._standing.persons:
            raise ValueError("a computer plays that seat")
        session = self._sessions[seat] = Session(seat)
        session.closed.connect(self.close)
        self._sitting.emit(session)
        return session

    def rise(self, session: Session) -> None:
        """Have this person give the computer to the next one; the draft and the order of the hand are kept."""
        if self._sessions.get(session.seat) is session:
            del self._sessions[session.seat]
            session.closed.disconnect(self.close)
            self._rising.emit(session)

    def change_level(self, seat: int, level: str) -> None:
        """Have a computer player go on at another level from where the game stands; ValueError for a person."""
        if seat in self._standing.persons:
            raise ValueError("a person plays that seat")
        self._levelled.emit(seat, level)

    def close(self) -> None:
        """Stop the computer players, write what is left and give the save free."""
        if self._is_closed:
            return
        self._is_closed = True
        self._closing.emit()
        # Connections and what they hold would keep each other alive for ever.
        for joined in (self._closing, self._sitting, self._rising, self._levelled, self._telling):
            joined.disconnect()
        for session in self._sessions.values():
            session.outgoing.disconnect()
            session.returning.disconnect()
        self.closed.emit()


def open_local(
    family: str,
    options: Options,
    seats: Sequence[SeatSpec],
    saves: Saves | None,
    players: PlayerFactory,
    *,
    practice: bool = False,
    seed: str = "",
    seeds: Callable[[], str] = random_seed,
    times: Callable[[], str] = time_now,
) -> LocalTable:
    """Begin a match on this computer; ValueError for a wrong number of seats, or without a person.

    When the save cannot be written the match begins all the same, and a notice says so. Without `saves` nothing is
    written at all. With a `seed` the first match is dealt by it, as a code of a deal asks for.
    """
    if all(spec.kind == BOT for spec in seats):
        raise ValueError("somebody has to play")
    room = [Seated(seat, spec.kind, clean_name(spec.name), spec.level) for seat, spec in enumerate(seats)]
    first = [seed] if seed else []
    opened = Room.opened(family, options, room, lambda: first.pop() if first else seeds(), times, practice)
    return LocalTable(opened, None, saves, players)


def resume(
    path: Path,
    saves: Saves,
    players: PlayerFactory,
    *,
    seeds: Callable[[], str] = random_seed,
    times: Callable[[], str] = time_now,
) -> LocalTable:
    """Take up a saved match where it was left, in the middle of a turn too.

    SaveLocked when it is open already, SaveProblem when it cannot be read or written, NewerLog and NotFull for a file
    that is left as it is, SaveDamaged for one that was damaged and is kept aside.
    """
    save, room = saves.open(path, lambda log: Room(log, seeds, times))
    return LocalTable(room, save, saves, players, save.kept_aside)


def _standing(room: Room) -> Standing:
    state, code = room.state, ""
    if room.is_match_over:
        with suppress(ValueError):  # an older match, whose seed has no code
            code = deal_code(Deal(room.header.family, state.options, state.seats, room.header.seed or ""))
    return Standing(
        room.seats, room.header.family, state.options, state.turn.seat, state.match.hand, state.is_over, code,
        state.match.out,
    )  # fmt: skip


class _NewSaves:
    """Makes the saves of a table; a match that goes on from an earlier turn keeps the name somebody gave it."""

    def __init__(self, saves: Saves, save: Save | None) -> None:
        self._saves = saves
        self._title = given_title(save.path) if save is not None else ""
        self._seed = save.log.header.seed if save is not None else None

    def save(self, log: Log) -> Save:
        """A save for this log; SaveProblem."""
        if log.header.seed != self._seed:  # another match
            self._title, self._seed = "", log.header.seed
        return Save.create(self._saves.path_for(log, self._title), log)
