"""Going back in a practice game: the log up to where a seat's last turn began, from which another branch goes on."""

from __future__ import annotations

from collections.abc import Iterable

from .events import Dealt, Event, HandScored, Turned
from .log import Log, Seated


def last_turn(events: Iterable[Event], seat: int) -> int | None:
    """How many events lead to the start of the last turn the seat has finished in this hand; None without one."""
    start: int | None = None
    found: int | None = None
    for number, event in enumerate(events, start=1):
        if isinstance(event, Dealt):
            start = found = None
        elif isinstance(event, Turned | HandScored):
            found = start if start is not None else found
            start = number if isinstance(event, Turned) and event.seat == seat else None
    return found


def before_last_turn(log: Log, seat: int) -> Log | None:
    """The log up to the start of the last turn the seat has finished in this hand; None without one.

    Seats keep the players they have now. What is left is a sound log: its seed leads to the same cards again.
    """
    wanted = last_turn(log.events, seat)
    if wanted is None:
        return None
    kept, count = [], 0
    for batch in log.batches:
        if count < wanted or all(isinstance(entry, Seated) for entry in batch):
            kept.append(batch)
        count += sum(not isinstance(entry, Seated) for entry in batch)
    return Log(log.header, tuple(kept))
