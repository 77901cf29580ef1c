"""Tables that stand in the middle of a hand, for tests: a chosen position with whoever plays it."""

from __future__ import annotations

from collections.abc import Sequence

from ramio_desktop.model.log import BOT, PERSON, Header, Log, Seated
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.rules import rules_of
from ramio_desktop.net.room import Room
from tests.net.bench import CREATED, seeds


def room_at(position: str, names: Sequence[str], bots: Sequence[int] = (), level: str = "easy") -> Room:
    """A room in which this position, hands and stock written out, has just come about."""
    start = read_position(position)
    room = tuple(
        Seated(seat, BOT if seat in bots else PERSON, name, level if seat in bots else "")
        for seat, name in enumerate(names)
    )
    header = Header(
        start.rules, start.options, rules_of(start).version, start.seats, CREATED, room, None, "position", start
    )
    return Room(Log(header, ()), seeds("later"), lambda: CREATED)
