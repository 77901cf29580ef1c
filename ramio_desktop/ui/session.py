"""A table on this computer, and what a page holds of it: one `Session` for each person.

    table = open_local(family, options, seats, saves, computers.player)
    session = table.sessions[0]  # its first `snapshot` comes when the event loop runs

The page holds a `Session`, which knows what its seat was told and nothing else. The `LocalTable`, with the host, the
save and the computer players, belongs to the application; the two are joined by signals only, so that no attribute of
a page leads to a card its player may not see (RULES I4).
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from ramio_desktop.model.actions import Action, IllegalAction
from ramio_desktop.model.branch import last_turn
from ramio_desktop.model.events import Event
from ramio_desktop.model.log import BOT, PERSON, Log, Seated, clean_name
from ramio_desktop.model.options import Options
from ramio_desktop.model.save import Save
from ramio_desktop.model.state import State
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.host import Host
from ramio_desktop.net.messages import SAVE_CUT, Notice, Wish
from ramio_desktop.net.room import Room
from ramio_desktop.ui.saves import Saves

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
    outgoing = Signal(object)
    """A message for the host; only the table listens."""
    closed = Signal()
    """The person has left."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.company: Company | None = None
        """The other people of a network table; None at a local one."""
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

    def is_computer(self, seat: int) -> bool:
        """Whether a computer plays that seat."""
        return self._guest.seats[seat].is_bot

    @property
    def history(self) -> tuple[Event, ...]:
        """The events of the match; of hands played before the last start only what was shown and scored."""
        return self._guest.history

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
        self.events.emit(events)

    def _on_refused(self, refusal: IllegalAction) -> None:
        self.refused.emit(refusal)

    def _on_snapshot(self, view: State) -> None:
        self.snapshot.emit(view)

    def _on_notice(self, notice: Notice) -> None:
        self.notice.emit(notice)


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
    """A seed nobody can guess."""
    return secrets.token_hex(16)


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
    _closing = Signal()

    def __init__(
        self, room: Room, save: Save | None, saves: Saves | None, players: PlayerFactory, aside: Path | None = None
    ) -> None:
        """Open the table; `aside` is where a damaged copy of the save was kept, if one was."""
        super().__init__()
        poster = Poster()
        host = Host(
            room, save, poster.post,
            partial(_new_save, saves) if saves is not None else None,
            saves.archive_folder if saves is not None else None,
        )
        playing: list[Player] = []
        sessions: list[Session] = []
        lines: list[Session | _Line] = []
        for who in room.seats:
            if who.is_bot:
                line = _Line()
                guest = Guest(who.seat, line.outgoing.emit)
                playing.append(players(guest, who.level, line.notice.emit))
                line.notice.connect(partial(host.tell))
                lines.append(line)
            else:
                session = Session(who.seat)
                guest = session.guest
                session.closed.connect(self.close)
                sessions.append(session)
                lines.append(session)
            lines[-1].outgoing.connect(partial(host.receive, who.seat))
            host.link(who.seat, guest.receive)
        if save is not None and save.cut:
            host.tell(Notice(SAVE_CUT, aside.name if aside is not None else ""))

        def finish() -> None:
            for player in playing:
                player.close()
            poster.finish()  # the last move of a card is still on its way to the draft
            host.close()

        self._closing.connect(finish)
        self._lines = tuple(lines)
        self._is_closed = False
        self.sessions = tuple(sessions)
        """A session for each person, in the order of the seats."""

    def close(self) -> None:
        """Stop the computer players, write what is left and give the save free."""
        if self._is_closed:
            return
        self._is_closed = True
        self._closing.emit()
        # Connections and what they hold would keep each other alive for ever.
        self._closing.disconnect()
        for line in self._lines:
            line.outgoing.disconnect()
        self.closed.emit()


def open_local(
    family: str,
    options: Options,
    seats: Sequence[SeatSpec],
    saves: Saves | None,
    players: PlayerFactory,
    *,
    practice: bool = False,
    seeds: Callable[[], str] = random_seed,
    times: Callable[[], str] = time_now,
) -> LocalTable:
    """Begin a match on this computer; ValueError for a wrong number of seats, or without a person.

    When the save cannot be written the match begins all the same, and a notice says so. Without `saves` nothing is
    written at all.
    """
    if all(spec.kind == BOT for spec in seats):
        raise ValueError("somebody has to play")
    room = [Seated(seat, spec.kind, clean_name(spec.name), spec.level) for seat, spec in enumerate(seats)]
    return LocalTable(Room.opened(family, options, room, seeds, times, practice), None, saves, players)


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


def _new_save(saves: Saves, log: Log) -> Save:
    return Save.create(saves.path_for(log), log)
