"""The seats of a network table: who sits there, by which secret, over which line, and whether he is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, Protocol, cast

from ..model.bots import LEVELS
from ..model.log import Seated, clean_name
from .guest import Guest
from .handshake import Refusal
from .limits import Bucket, Clock
from .plan import BOT, PERSON, Player
from .store import KeptSeat, digest_of
from .table_messages import (
    AWAY, BAD_MESSAGE, EMPTY, FULL, HERE, LOCKED, LOST, UNKNOWN_SEAT, Bye, Ping, Place, ToSeat,
)

AWAY_AFTER: Final = 15.0
"""Seconds of silence after which a seat counts as away."""
LOST_AFTER: Final = 8.0
"""Seconds of silence after which everybody sees that something is wrong: a ping and a half."""
RATES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "message": (60, 300), "repeat": (2, 60), "chat": (0.5, 5), "reaction": (0.5, 3), "draft": (8, 16),
        "proposal": (0.2, 3), "wish": (0.5, 10),
    }
)
"""How many a second a guest may send in the long run, and at once; no person comes near these over a minute.

`repeat` is what an honest program hardly ever needs: coming back, snapshots, and actions its own view would refuse.
"""
MOST_ROUND_TRIP: Final = 2.0
"""Seconds; who answers pings later than that wants more time for his turns, not a better line."""
BAD_NICK: Final = "bad_nick"
"""Nothing of the name can be shown."""


class Link(Protocol):
    """The line to who sits on a seat."""

    def send(self, message: ToSeat) -> None:
        """Have a message delivered."""

    def close(self, bye: Bye) -> None:
        """Say why, and end the line; nothing is delivered any more."""


@dataclass(eq=False, slots=True)
class Chair:
    """One seat; a computer player of this computer is its `robot`, beside the line of the owner who is back."""

    seat: int
    kind: str = EMPTY
    name: str = ""
    level: str = ""
    digest: str = ""
    is_host: bool = False
    owner: str = ""
    is_ready: bool = False
    link: Link | None = None
    robot: Player | None = None
    robot_guest: Guest | None = None
    presence: Literal["here", "lost", "away"] = "here"
    heard: float = 0.0
    """When the table last heard of the guest, in the table's time."""
    round_trip: float = 0.0
    pings: dict[int, float] = field(default_factory=dict)
    limits: dict[str, Bucket] = field(default_factory=dict)

    @property
    def is_person(self) -> bool:
        """Whether a person plays the seat now."""
        return self.kind == PERSON

    @property
    def is_theirs(self) -> bool:
        """Whether who plays the seat does it over a line: a person, or a guest's computer player."""
        return (bool(self.digest) or self.is_host) and self.kind != EMPTY and self.robot_level is None

    @property
    def robot_level(self) -> str | None:
        """The level of the computer player of this computer that holds the seat; None when there is none."""
        return self.level if self.kind == BOT and (self.owner or not self.digest) else None

    def answered(self, number: int, now: float) -> None:
        """The guest has answered a ping."""
        asked = self.pings.pop(number, None)
        if asked is not None:
            self.round_trip = min(MOST_ROUND_TRIP, now - asked)

    def may(self, what: str) -> bool:
        """Whether the guest may send this now, by `RATES`."""
        bucket = self.limits.get(what)
        return bucket is None or bucket.take()

    def free(self) -> None:
        """Nobody sits here any more."""
        self.kind, self.name, self.level, self.digest, self.owner = EMPTY, "", "", "", ""
        self.is_ready, self.link, self.presence = False, None, HERE
        self.limits = {}

    def place(self, now: float) -> Place:
        """The seat as everybody sees it."""
        left = round(max(0.0, AWAY_AFTER - (now - self.heard))) if self.presence == LOST else 0
        kind = cast(Literal["empty", "person", "bot"], self.kind)
        return Place(
            self.seat, kind, self.name, self.level, self.is_host, self.is_ready or kind == BOT, self.presence, left,
            self.owner,
        )

    def kept(self) -> KeptSeat:
        """The seat as it is kept."""
        return KeptSeat(self.kind, self.name, self.level, self.digest, self.is_host, self.owner)

    def seated(self) -> Seated:
        """The seat as a log has it."""
        return Seated(self.seat, self.kind, self.name, self.level if self.kind == BOT else "")


class Chairs:
    """All seats of a table."""

    def __init__(self, kept: Sequence[KeptSeat], clock: Clock) -> None:
        """`clock` counts what guests send."""
        self._clock = clock
        self._pings = 0
        self.all = tuple(
            Chair(seat, old.kind, old.name, old.level, old.digest, old.is_host, old.owner)
            for seat, old in enumerate(kept)
        )

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.all)

    def __getitem__(self, seat: int) -> Chair:
        return self.all[seat]

    def sit(self, nick: str, secret: str, level: str, *, is_open: bool, family: str) -> Chair:
        """Give a free seat; the same secret gets the same seat again. `is_open`: not locked. Refusal."""
        known = self._find(secret)
        if known is not None:
            return known
        name = clean_name(nick)
        if not name:
            raise Refusal(Bye(BAD_NICK))
        if level and level not in LEVELS.get(family, {}):
            raise Refusal(Bye(BAD_MESSAGE, "level"))
        free = next((chair for chair in self.all if chair.kind == EMPTY), None)
        if free is None:
            raise Refusal(Bye(FULL))
        if not is_open:
            raise Refusal(Bye(LOCKED))
        free.kind, free.level, free.digest = BOT if level else PERSON, level, digest_of(secret)
        free.name = self._distinct(name, free)
        free.presence = LOST  # until its line is there
        return free

    def resume(self, secret: str) -> Chair:
        """The seat of a secret; Refusal."""
        chair = self._find(secret)
        if chair is None:
            raise Refusal(Bye(UNKNOWN_SEAT))
        return chair

    def connect(self, chair: Chair, link: Link, now: float) -> Link | None:
        """Join a line to a seat; the line it takes the place of."""
        old, chair.link = chair.link, link
        chair.presence, chair.heard = HERE, now
        chair.round_trip = 0.0
        chair.pings.clear()
        if not chair.limits:  # a new line makes nobody's slate clean
            chair.limits = {what: Bucket(rate, burst, self._clock) for what, (rate, burst) in RATES.items()}
        return old

    def ping(self, now: float) -> None:
        """Ask every guest whether it is there; `now` is the clock's, to measure the way there and back."""
        self._pings += 1
        for chair in self.all:
            if chair.link is not None:
                chair.pings[self._pings] = now
                chair.pings.pop(self._pings - 4, None)
                chair.link.send(Ping(self._pings))

    def watch(self, chair: Chair, time: float) -> bool:
        """Whether the presence of a seat has changed by the time that has passed."""
        is_there = chair.link is not None
        if not (chair.is_theirs or is_there) or chair.is_host and is_there:
            return False
        silent, before = time - chair.heard, chair.presence
        if silent >= AWAY_AFTER:
            chair.presence = AWAY
        elif silent >= LOST_AFTER and before == HERE:
            chair.presence = LOST
        return chair.presence != before

    def free_the_gone(self) -> bool:
        """Before the match: free the seats of guests who are away and have no line; whether there were any."""
        gone = [chair for chair in self.all if chair.digest and chair.presence == AWAY and chair.link is None]
        for chair in gone:
            chair.free()
        return bool(gone)

    def is_away(self, seat: int) -> bool:
        """Whether who plays that seat over a line is away."""
        return seat < len(self.all) and self.all[seat].is_theirs and self.all[seat].presence == AWAY

    def persons_here(self) -> frozenset[int]:
        """The seats of the people who are not away; a line that broke a moment ago makes nobody away."""
        return frozenset(chair.seat for chair in self.all if chair.is_person and chair.presence != AWAY)

    def persons(self) -> frozenset[int]:
        """The seats people play."""
        return frozenset(chair.seat for chair in self.all if chair.is_person)

    def is_anybody_away(self, besides: Collection[int] = ()) -> bool:
        """Whether somebody who plays over a line is away, those seats left out."""
        return any(chair.is_theirs and chair.presence == AWAY and chair.seat not in besides for chair in self.all)

    def signature(self) -> tuple[object, ...]:
        """What a proposal stands on: who plays which seat, and who is away."""
        return tuple((c.kind, c.name, c.digest, c.level, c.presence == AWAY) for c in self.all)

    def _find(self, secret: str) -> Chair | None:
        digest = digest_of(secret)
        return next((chair for chair in self.all if chair.digest == digest), None)

    def _distinct(self, name: str, chair: Chair) -> str:
        taken = {other.name.casefold() for other in self.all if other is not chair}
        number = 1
        while (text := name if number == 1 else f"{name[:36]} {number}").casefold() in taken:
            number += 1
        return text
