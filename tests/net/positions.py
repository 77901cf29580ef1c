"""Tables that stand in the middle of a hand, for tests: a chosen position with whoever plays it."""

from __future__ import annotations

from collections.abc import Sequence

from ramio_desktop.model.events import Turned
from ramio_desktop.model.log import BOT, PERSON, Batch, Header, Log, Seated
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.rules import rules_of
from ramio_desktop.net.room import Room
from tests.net.bench import CREATED, seeds


def room_at(
    position: str, names: Sequence[str], bots: Sequence[int] = (), level: str = "easy", *, is_kept: bool = False
) -> Room:
    """A room in which this position, hands and stock written out, has just come about.

    A log that is kept needs an event: `is_kept` has the turn begin once more.
    """
    start = read_position(position)
    room = tuple(
        Seated(seat, BOT if seat in bots else PERSON, name, level if seat in bots else "")
        for seat, name in enumerate(names)
    )
    header = Header(
        start.rules, start.options, rules_of(start).version, start.seats, CREATED, room, None, "position", start
    )
    first: tuple[Batch, ...] = ((Turned(start.turn.seat, start.turn.phase, start.match.round),),) if is_kept else ()
    return Room(Log(header, first), seeds("later"), lambda: CREATED)
