"""Suits: what one suit can do with its cards of one rank."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...melds import MIN_MELD
from .layout import (
    DEMAND_SHIFT,
    JOKER_SHIFT,
    LOW_ACE_SHIFT,
    NEED_SHIFT,
    STIFFNESS_SHIFT,
    SUIT_BITS,
)
from .pool import ACE, HIGH_ACE, KING, MAX_COPIES, MAX_JOKERS, Pool
from .runs import AS_GOOD, GROWN, IMPOSSIBLE, MAX_CELLS, NEED_AFTER_NEXT, NEED_NEXT
from .sets import DEMAND

WHOLE: Final = 0
LOSSY: Final = 1
"""The levels of steps: all cards of the rank are laid, or some stay. Numbers, as they are looked at all the time."""

SuitSteps = tuple[list[tuple[int, int]], list[tuple[int, int]]]
"""By level, steps (layout.py, no loss in them) and how many of the hand's cards each leaves there."""

_BLOCKED: Final = MAX_COPIES + 1
"""Stands for the count of a place that does not exist: no run gets there, not even with jokers."""


def shapes(pool: Pool) -> list[list[int]]:
    """For each rank and suit all that the steps there depend on, but for the run code, as one integer."""
    top = HIGH_ACE if pool.ace_high else KING
    common = []
    for counts in zip(*pool.have):
        suits_there = 4 - counts.count(0)
        common.append(pool.jokers | (suits_there > 0 and suits_there + pool.jokers >= MIN_MELD) << 3)
    if pool.ace_high:
        common[ACE] = pool.jokers | 1 << 2
    by_suit = []
    for suit, (must, have) in enumerate(zip(pool.must, pool.have)):
        ahead = [*have[: top + 1], _BLOCKED, _BLOCKED]
        by_suit.append([
            shared | needed << 4 | there << 6 | next_1 << 8 | next_2 << 10 | suit << 12
            for shared, needed, there, next_1, next_2 in zip(common, must, have, ahead[1:], ahead[2:])
        ])
    return [list(rank) for rank in zip(*by_suit)]


@cache
def suit_steps(code: int, shape: int) -> SuitSteps:
    """The steps from a run code that no other step beats.

    The memo holds for all pools: there are some ten thousand shapes at most. At the low ace only the runs take cards;
    the others wait for the end (aces.py).
    """
    jokers = shape & 3
    low_aces = shape & 4
    sets = shape & 8
    must, have, next_1, next_2 = shape >> 4 & 3, shape >> 6 & 3, shape >> 8 & 3, shape >> 10 & 3
    suit = shape >> 12
    found: list[tuple[int, int, int, int, int, int]] = []  # code after, low aces, set cards, jokers, need, cards left
    for cells in range(MAX_CELLS + 1):
        after = GROWN[code][cells]
        if after == IMPOSSIBLE:
            continue
        need = _missing(NEED_NEXT[after], next_1) + _missing(NEED_AFTER_NEXT[after], next_2)
        for wild in range(min(cells, jokers - need) + 1):
            in_runs = cells - wild
            if in_runs > have:
                continue
            if low_aces:
                found.append((after, in_runs, 0, wild, need, 0))
                continue
            for in_sets in range(have - in_runs + 1 if sets else 1):
                left = have - in_runs - in_sets
                # A joker never stands in for a real card that stays in the hand.
                if left <= have - must and not (wild and left):
                    found.append((after, 0, in_sets, wild, need, left))
    levels: SuitSteps = ([], [])
    for after, aces, in_sets, wild, need, left in found:
        if not any(
            (aces, in_sets) == (o_aces, o_sets)
            and o_wild <= wild
            and o_need <= need
            and o_left <= left
            and AS_GOOD[o_after][after]
            and (o_after, o_wild, o_need, o_left) != (after, wild, need, left)
            for o_after, o_aces, o_sets, o_wild, o_need, o_left in found
        ):
            step = (
                ((after | aces << LOW_ACE_SHIFT) << SUIT_BITS * suit)
                + (wild << JOKER_SHIFT)
                + (DEMAND[in_sets] << DEMAND_SHIFT)
                + (2 * NEED_NEXT[after] + NEED_AFTER_NEXT[after] << STIFFNESS_SHIFT)
                + (need << NEED_SHIFT)
            )
            levels[LOSSY if left else WHOLE].append((step, left))
    return levels


def _missing(wanted: int, there: int) -> int:
    """How many jokers a run code will need at a place; more than there are where no run gets to."""
    if wanted and there == _BLOCKED:
        return MAX_JOKERS + 1
    return max(0, wanted - there)
