"""Duels: the same puzzle for all, the first valid solution wins the round (RULES Z5); and a computer's time for it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from ..shuffle import Chance
from .person import WIDEST
from .puzzle import Puzzle

BEST_OF: Final = (1, 3, 5)
ROUND_SECONDS: Final = 300
"""A round without a solution ends after so long."""
EMPTY_ROUNDS: Final = 3
"""So many rounds without a solution end the duel as a tie."""


@dataclass(frozen=True, slots=True)
class Pace:
    """A level's model of a person: how his time compares with the estimate, and the widest step he finds."""

    factor: float
    width: int


PACES: Final[Mapping[str, Pace]] = {
    "beginner": Pace(2.5, 1), "easy": Pace(1.6, 2), "hard": Pace(1.0, WIDEST), "expert": Pace(0.6, WIDEST + 1),
}
DRAWN: Final[Mapping[str, Mapping[int, int]]] = {
    "beginner": {1: 75, 2: 25}, "easy": {1: 30, 2: 60, 3: 10}, "hard": {2: 50, 3: 50}, "expert": {2: 20, 3: 60, 4: 20},
}
"""Of a hundred puzzles against each level so many of each grade: it finds 82 to 99 % of them, half within a minute."""
SPREAD: Final = 0.5
"""The times are log-normal about the median: two out of three lie between 0.6 and 1.65 of it."""
LEAST_SECONDS: Final = 3.0
"""Nobody reads a table faster."""
FIRST_PART: Final = 0.3
"""Nobody lays a card before so much of his time, as a part of it, has gone by: the table has to be read."""


def computer_seconds(level: str, puzzle: Puzzle, chance: Chance) -> float | None:
    """The seconds a computer of that level takes for the puzzle; None when it does not find a solution in time."""
    pace = PACES[level]
    if puzzle.width > pace.width:
        return None
    seconds = max(LEAST_SECONDS, puzzle.seconds * pace.factor * math.exp(SPREAD * _normal(chance)))
    return seconds if seconds < ROUND_SECONDS else None


def computer_steps(seconds: float | None, cards: int, chance: Chance) -> tuple[float, ...]:
    """When a computer that takes so long lays each of so many cards, the last of them then: what others see of it.

    One that finds no solution (None) lays none.
    """
    if seconds is None:
        return ()
    parts = sorted((1 + chance.below(1000)) / 1000 for _ in range(cards - 1))
    return (*(FIRST_PART * seconds + (1 - FIRST_PART) * seconds * part for part in parts), seconds)


def _normal(chance: Chance) -> float:
    """A standard normal number (Box and Muller 1958)."""
    first, second = ((chance.below(1 << 32) + 0.5) / 2**32 for _ in range(2))
    return math.sqrt(-2 * math.log(first)) * math.cos(2 * math.pi * second)


@dataclass(frozen=True, slots=True)
class Duel:
    """How a duel stands: rounds won by each player, and how many rounds nobody won."""

    best_of: int
    wins: tuple[int, ...]
    empty: int = 0

    @staticmethod
    def begun(best_of: int, players: int = 2) -> Duel:
        """A duel before its first round; ValueError for a number that Z5 does not know."""
        if best_of not in BEST_OF or not 2 <= players <= 4:
            raise ValueError("a duel is the best of 1, 3 or 5 rounds between 2 to 4 players")
        return Duel(best_of, (0,) * players)

    def after(self, winner: int | None) -> Duel:
        """The duel after a round that this player won, or nobody; ValueError when it is over."""
        if self.is_over:
            raise ValueError("the duel is over")
        if winner is None:
            return replace(self, empty=self.empty + 1)
        return replace(self, wins=tuple([won + (i == winner) for i, won in enumerate(self.wins)]))

    @property
    def winner(self) -> int | None:
        """The player who has won more than half of the rounds there can be."""
        return next((i for i, won in enumerate(self.wins) if won > self.best_of // 2), None)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, or too many rounds had no winner."""
        return self.winner is not None or self.is_tied

    @property
    def is_tied(self) -> bool:
        """Whether it ended because nobody found solutions any more."""
        return self.winner is None and self.empty >= EMPTY_ROUNDS
