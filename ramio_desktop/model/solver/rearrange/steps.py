"""Steps: what can be done with the cards of one rank, for all four suits at once.

The four suits are joined as two halves, each memoised and grouped by its set demand and the jokers in it, so that
only halves that together make sets with the jokers there are ever added. Of the steps to one state only the best is
kept.

Joining is most of the work, so the steps that leave a card of the rank in the hand are only joined when asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .aces import last_steps
from .layout import (
    CODE_MASK,
    COUNT_MASK,
    DEMAND_MASK,
    DEMAND_SHIFT,
    HALF_BITS,
    HALF_MASK,
    JOKER_SHIFT,
    KEY_MASK,
    LOSS_SHIFT,
    NEED_SHIFT,
    ONE_JOKER,
    SUIT_BITS,
)
from .pool import ACE, KING, Pool
from .sets import FEWEST_CHOICE, JOKER_CHOICES
from .suits import LOSSY, WHOLE, shapes, suit_steps

Half = dict[int, list[int]]
"""Steps of two suits by their set demand and (from bit 7 on) the jokers they spend and need."""

_USE_SHIFT: Final = 7
_LEVEL_PAIRS: Final = (((WHOLE, WHOLE),), ((WHOLE, LOSSY), (LOSSY, WHOLE), (LOSSY, LOSSY)))
"""The levels of two parts that are of each level together."""


class RankSteps:
    """The steps at one rank of a pool, worked out when first asked for."""

    def __init__(self, pool: Pool, rank: int, strict: bool, shapes: list[int]) -> None:
        self._jokers = pool.jokers
        self._strict = strict
        self._choices = JOKER_CHOICES if strict else FEWEST_CHOICE
        self._shapes = shapes
        self._weights = [weight[rank] for weight in pool.weight]
        self.least_loss: int | None = None
        """The least loss that a step of the level LOSSY may have; None if there are no such steps."""
        if not (rank == ACE and pool.ace_high):  # low aces are settled at the end
            for must, have, weight in zip(pool.must, pool.have, self._weights):
                if have[rank] > must[rank] and (self.least_loss is None or weight < self.least_loss):
                    self.least_loss = weight
        self._halves: tuple[dict[int, Half], ...] = ({}, {}, {}, {})  # first or second half, by level
        self._best: dict[int, dict[int, int]] = {}
        self._steps: tuple[dict[int, list[int]], dict[int, list[int]]] = ({}, {})

    def at(self, runs: int, level: int) -> list[int]:
        """The steps of a level from these run codes: least loss first, then fewest jokers needed, then least stiff.

        WHOLE has to be asked for before LOSSY, which does not repeat what WHOLE reaches.
        """
        steps = self._steps[level].get(runs)
        if steps is not None:
            return steps
        found = self._join(runs, level)
        if level == WHOLE:
            best = self._best[runs] = found
        else:
            best = self._best[runs]
            found = {key: step for key, step in found.items() if key not in best}
            best.update(found)
        if self._jokers and not self._strict:
            steps = [step for key, step in found.items() if key < ONE_JOKER or not _wasteful(best, key, step)]
        else:
            steps = list(found.values())
        steps.sort()
        self._steps[level][runs] = steps
        return steps

    def all_at(self, runs: int) -> Iterator[int]:
        """The steps of both levels."""
        yield from self.at(runs, WHOLE)
        if self.least_loss is not None:
            yield from self.at(runs, LOSSY)

    def _join(self, runs: int, level: int) -> dict[int, int]:
        """The best steps of a level by state and jokers spent."""
        jokers, choices = self._jokers, self._choices
        best: dict[int, int] = {}
        known = best.get
        for low_level, high_level in _LEVEL_PAIRS[level]:
            low = self._half(0, runs & HALF_MASK, low_level)
            if not low:
                continue
            high = self._half(2, runs >> HALF_BITS, high_level)
            for group_a, steps_a in low.items():
                for group_b, steps_b in high.items():
                    group = group_a + group_b
                    for in_sets in choices[group & DEMAND_MASK]:
                        if in_sets + (group >> _USE_SHIFT) <= jokers:
                            in_sets <<= JOKER_SHIFT
                            for step_a in steps_a:
                                step_a += in_sets
                                for step_b in steps_b:
                                    step = step_a + step_b
                                    key = step & KEY_MASK
                                    if known(key, step) >= step:
                                        best[key] = step
        return best

    def _half(self, suit: int, runs: int, level: int) -> Half:
        """The joined steps of a suit and the next."""
        memo = self._halves[suit + level]
        half = memo.get(runs)
        if half is not None:
            return half
        half = memo[runs] = {}
        jokers = self._jokers
        loss_a, loss_b = self._weights[suit] << LOSS_SHIFT, self._weights[suit + 1] << LOSS_SHIFT
        all_a = suit_steps(runs & CODE_MASK, self._shapes[suit])
        all_b = suit_steps(runs >> SUIT_BITS, self._shapes[suit + 1])
        for level_a, level_b in _LEVEL_PAIRS[level]:
            for step_a, left in all_a[level_a]:
                step_a += left * loss_a
                for step_b, left in all_b[level_b]:
                    step = step_a + step_b + left * loss_b
                    group = step >> DEMAND_SHIFT & DEMAND_MASK
                    if jokers:
                        use = (step >> JOKER_SHIFT & COUNT_MASK) + (step >> NEED_SHIFT & COUNT_MASK)
                        if use > jokers:
                            continue
                        group |= use << _USE_SHIFT
                    if group in half:
                        half[group].append(step)
                    else:
                        half[group] = [step]
        return half


def _wasteful(best: dict[int, int], key: int, step: int) -> bool:
    """Whether the same state is reached with fewer jokers and no more loss."""
    loss = step >> LOSS_SHIFT
    while key >= ONE_JOKER:
        key -= ONE_JOKER
        if key in best and best[key] >> LOSS_SHIFT <= loss:
            return True
    return False


class Steps:
    """The steps of a pool, rank by rank. With `strict` sets may take spare jokers."""

    def __init__(self, pool: Pool, strict: bool = False) -> None:
        self.pool = pool
        self.strict = strict
        self._shapes = shapes(pool)
        self._ranks: list[RankSteps | None] = [None] * (KING + 1)
        self._last: dict[int, list[int]] = {}

    def rank(self, rank: int) -> RankSteps:
        """The steps at a rank, 1 to 13."""
        steps = self._ranks[rank]
        if steps is None:
            steps = self._ranks[rank] = RankSteps(self.pool, rank, self.strict, self._shapes[rank])
        return steps

    def ranks(self) -> list[RankSteps]:
        """The steps at each rank, so that those at index i lead from place i to the next."""
        return [self.rank(rank) for rank in range(ACE, KING + 1)]

    def last(self, state: int) -> list[int]:
        """The ways to end from a state after the king (`last_steps`)."""
        steps = self._last.get(state)
        if steps is None:
            steps = self._last[state] = last_steps(self.pool, state, self.strict)
        return steps
