"""A table without Qt for tests: host and guests joined by a queue that is emptied by hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.bots import bot
from ramio_desktop.model.events import Event
from ramio_desktop.model.log import Log, Seated
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.save import Save, free_path
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.host import Host
from ramio_desktop.net.messages import Notice, Snapshot, ToGuest, ToHost, Wish
from ramio_desktop.net.room import Room

CREATED = "2026-03-01T12:00:00+00:00"


def seeds(start: str) -> Callable[[], str]:
    """Return what gives the seeds `START`, `START.1`, …"""
    numbers: Iterator[int] = count()

    def seed() -> str:
        number = next(numbers)
        return start if number == 0 else f"{start}.{number}"

    return seed


def people(seats: int, bots: Sequence[int] = ()) -> tuple[Seated, ...]:
    """Return that many seats, some of them computer players."""
    names = ("Anna", "Bruno", "Carla", "Dario")
    return tuple(
        Seated(seat, "bot", names[seat], "beginner") if seat in bots else Seated(seat, "person", names[seat])
        for seat in range(seats)
    )


def new_room(rules: str = "machiavelli", seats: int = 2, seed: str = "1", bots: Sequence[int] = ()) -> Room:
    """Return a table where a match has begun."""
    return Room.opened(*parse_rules(rules), people(seats, bots), seeds(seed), lambda: CREATED)


class Bench:
    """A host with a guest on every seat; what they hear is noted."""

    def __init__(self, room: Room, save: Save | None = None, folder: Path | None = None) -> None:
        self.room = room
        self.queue: deque[Callable[[], None]] = deque()
        new_save = (lambda log: Save.create(free_path(folder, "table"), log)) if folder else None
        self.host = Host(room, save, self.queue.append, new_save, folder / "archive" if folder else None)
        seats = room.header.seats
        self.sent: list[list[ToHost]] = [[] for _ in range(seats)]
        self.told: list[list[ToGuest]] = [[] for _ in range(seats)]
        self.events: list[list[Event]] = [[] for _ in range(seats)]
        self.refusals: list[list[IllegalAction]] = [[] for _ in range(seats)]
        self.notices: list[list[Notice]] = [[] for _ in range(seats)]
        self.guests = [self._guest(seat) for seat in range(seats)]
        self.settle()

    def _guest(self, seat: int) -> Guest:
        guest = Guest(seat, partial(self._send, seat))
        guest.on_events = lambda events, _: self.events[seat].extend(events)
        guest.on_refused = self.refusals[seat].append
        guest.on_notice = self.notices[seat].append

        def deliver(message: ToGuest) -> None:
            self.told[seat].append(message)
            guest.receive(message)

        self.host.link(seat, deliver)
        return guest

    def _send(self, seat: int, message: ToHost) -> None:
        self.sent[seat].append(message)
        self.host.receive(seat, message)

    def settle(self) -> None:
        """Do everything that waits."""
        while self.queue:
            self.queue.popleft()()

    @property
    def acting(self) -> Guest:
        """The guest whose turn it is."""
        return self.guests[self.room.state.turn.seat]

    def step(self, level: str = "beginner") -> None:
        """Let the seat in turn do what a computer player would, or have the next hand, or match, begun."""
        guest = self.acting
        if self.room.is_match_over:
            self.guests[0].ask(Wish.NEW_MATCH)
        elif self.room.state.is_over:
            self.guests[0].ask(Wish.NEXT_HAND)
        else:
            guest.submit([bot(guest.view.rules, level).action(guest.view, guest.seat)])
        self.settle()

    def play(self, steps: int, level: str = "beginner") -> None:
        """Take so many steps."""
        for _ in range(steps):
            self.step(level)


def changed(message: Snapshot, **fields: object) -> Snapshot:
    """Return the message with some fields of another value."""
    names: tuple[str, ...] = type(message).__match_args__
    return type(message)(**{name: getattr(message, name) for name in names} | fields)  # type: ignore[arg-type]


def played_log(rules: str, seats: int, seed: str, steps: int) -> Log:
    """Return the full log of a table after so many steps; it may have begun a new match on the way."""
    bench = Bench(new_room(rules, seats, seed))
    bench.play(steps)
    return bench.room.log


def seat_log(log: Log, seat: int) -> Log:
    """Return the log as that seat would keep it."""
    rules = ruleset(log.header.family)
    batches = tuple(
        tuple(entry if isinstance(entry, Seated) else rules.redact(entry, seat) for entry in batch)
        for batch in log.batches
    )
    return Log(replace(log.header, seat=seat, seed=None), batches)
