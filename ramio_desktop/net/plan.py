"""What a network table is made of: its rules and seats as the host wants them, and what the table needs to run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from ..model.log import Seated
from ..model.notation import read_rules
from ..model.options import Options, rules_text
from ..model.rules import ruleset
from .code import new_code
from .guest import Guest
from .limits import Clock
from .messages import Notice
from .store import KeptSeat, KeptTable, TableStore
from .table_messages import EMPTY
from .thinker import Later
from .turn_timer import CHOICES

PUBLIC_RULES: Final = "machiavelli"
"""The one game of public tables (RULES M17)."""
PERSON: Final = "person"
BOT: Final = "bot"

Post = Callable[[Callable[[], None]], object]
"""Has something done later, in the order it was handed in, and never before the call returns."""


class Player(Protocol):
    """A computer player at work."""

    def close(self) -> None:
        """Stop playing."""


PlayerFactory = Callable[[Guest, str, Callable[[Notice], None]], Player]
"""Sets a computer player of a level to work on a seat; the last argument tells the table of trouble."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """How a seat starts: the host's own, free for a guest, or a computer player's."""

    kind: str = EMPTY
    name: str = ""
    level: str = ""
    is_host: bool = False

    @classmethod
    def host(cls, name: str) -> SeatPlan:
        """The seat of the person at this computer."""
        return cls(PERSON, name, is_host=True)

    @classmethod
    def bot(cls, name: str, level: str) -> SeatPlan:
        """A computer player at this computer."""
        return cls(BOT, name, level)

    @classmethod
    def free(cls) -> SeatPlan:
        """A seat for a guest."""
        return cls()


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table to be opened. ValueError when it cannot be: wrong seats or timer, or a public one with house rules."""

    name: str
    family: str
    options: Options
    seats: tuple[SeatPlan, ...]
    is_public: bool = False
    timer: int = 0
    drafts: bool = True

    def __post_init__(self) -> None:
        rules = ruleset(self.family)
        if not rules.least_seats <= len(self.seats) <= rules.most_seats:
            raise ValueError(f"{self.family} is for {rules.least_seats} to {rules.most_seats} players")
        if self.timer not in CHOICES:
            raise ValueError("no such turn timer")
        if sum(seat.is_host for seat in self.seats) > 1:
            raise ValueError("one person at most hosts the table")
        if self.is_public:
            check_public(self.family, self.options)

    def kept(self, number: str, below: Callable[[int], int], port: int, now: float) -> KeptTable:
        """The table as it is kept from now on, with a fresh code."""
        seats = tuple(KeptSeat(seat.kind, seat.name, seat.level, "", seat.is_host) for seat in self.seats)
        return KeptTable(
            number, self.name, rules_text(self.family, self.options), new_code(below), port, self.is_public, False,
            self.timer, self.drafts, seats, now,
        )


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a table is handed in from outside; tests hand in a queue and clocks that stand still."""

    post: Post
    later: Later
    clock: Clock
    """Seconds that never go back."""
    wall: Clock
    """Seconds of the calendar; they may jump."""
    below: Callable[[int], int]
    """A number from 0 to n-1 that nobody can guess."""
    seeds: Callable[[], str]
    times: Callable[[], str]
    players: PlayerFactory
    store: TableStore | None = None


def check_public(family: str, options: Options) -> None:
    """ValueError when a public table may not be played by these rules (RULES M17)."""
    if rules_text(family, options) != PUBLIC_RULES:
        raise ValueError("public tables are played by the usual rules of Machiavelli")


def options_of(kept: KeptTable) -> tuple[str, Options]:
    """Game and house rules of a kept table; NotationError."""
    return read_rules(kept.rules)


def seated(seats: Sequence[KeptSeat]) -> tuple[Seated, ...]:
    """The seats as a log has them."""
    return tuple(Seated(number, seat.kind, seat.name, seat.level) for number, seat in enumerate(seats))
