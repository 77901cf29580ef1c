"""Ratings of the player and of the puzzles: Glicko-2, each try a rating period of one game.

Source: Mark E. Glickman, "Example of the Glicko-2 system" (2013 and later); the names of its steps are kept. Only one
person plays here, so what a puzzle is worth and what the player is worth cannot be told apart by results alone: puzzles
start from the estimate and move little.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from .puzzle import Puzzle

SCALE: Final = 173.7178
"""What a unit of the inner scale is in points."""
TAU: Final = 0.5
"""How much the volatility may change; 0.3 to 1.2 are the paper's bounds."""
_CLOSE: Final = 0.000001

PUZZLE_LEAST: Final = 120.0
PLAYER_LEAST: Final = 60.0
"""Deviations do not sink below these: a puzzle still moves a little, and a player's form may change."""
SLOW: Final = 3
"""Unaided, but slower than so many times the estimate, counts half."""
BELOW: Final = 100
"""Puzzles are offered that are so much easier than the player: about two of three succeed."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, how uncertain it is (both in points), and how erratic."""

    points: float
    deviation: float
    volatility: float = 0.06


NEW_PLAYER: Final = Rating(1300, 350)


def new_puzzle(puzzle: Puzzle) -> Rating:
    """What a puzzle nobody has tried is taken to be."""
    return Rating(puzzle.rating, 150)


def score_of(solved: bool, aided: bool, seconds: float, puzzle: Puzzle) -> float:
    """What a try counts: 1 unaided, a half when slow, 0 with a hint, the answer, or given up; undoing is free."""
    if not solved or aided:
        return 0.0
    return 1.0 if seconds <= SLOW * puzzle.seconds else 0.5


def after_try(player: Rating, puzzle: Rating, score: float) -> tuple[Rating, Rating]:
    """Player and puzzle after a try."""
    now = updated(player, [(puzzle, score)])
    then = updated(puzzle, [(player, 1 - score)])
    return (
        replace(now, deviation=max(PLAYER_LEAST, now.deviation)),
        replace(then, deviation=max(PUZZLE_LEAST, then.deviation)),
    )


def expected(player: Rating, puzzle: Rating) -> float:
    """The score to be expected of a try."""
    return _expected((player.points - puzzle.points) / SCALE, puzzle.deviation / SCALE)


def updated(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after a period in which these opponents were met, a win counting 1 and a draw a half."""
    phi = player.deviation / SCALE
    if not games:
        return replace(player, deviation=SCALE * math.hypot(phi, player.volatility))
    information = gain = 0.0
    for other, score in games:
        weight = _g(other.deviation / SCALE)
        chance = _expected((player.points - other.points) / SCALE, other.deviation / SCALE)
        information += weight * weight * chance * (1 - chance)
        gain += weight * (score - chance)
    variance = 1 / information
    sigma = _volatility(phi, player.volatility, variance, variance * gain)
    phi = 1 / math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / variance)
    return Rating(player.points + SCALE * phi * phi * gain, SCALE * phi, sigma)


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _expected(difference: float, phi: float) -> float:
    return 1 / (1 + math.exp(-_g(phi) * difference))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the Illinois algorithm for the root of f."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU)

    low = a
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
