"""Steps: what can be done with the cards of one rank, for all four suits at once.

A state between two ranks is the run code of each suit, and how many low aces each suit's runs have taken: six bits a
suit. A step is one integer whose fields add up, so that the steps of four suits are joined by `+`, and the smaller
step is the better one:

    bits  0–23  the state after the rank        bits 35–40  stiffness: what the run codes ask of the ranks to come
    bits 24–27  jokers spent at the rank        bits 41–44  jokers that the run codes will need, at least
    bits 28–34  the set demand (sets.py)        bits 45–    loss: the weight of the cards that stay in the hand

The four suits are joined as two halves, each memoised and grouped by its set demand, so that only halves that
together make sets are ever added. Of the steps to one state only the best is kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ...melds import MIN_MELD
from .pool import ACE, HIGH_ACE, KING, MAX_COPIES, SUITS, Pool
from .runs import AS_GOOD, GROWN, IMPOSSIBLE, LENGTHS, MAX_CELLS, NEED_AFTER_NEXT, NEED_NEXT
from .sets import DEMAND, FEWEST_JOKERS, JOKER_CHOICES

SUIT_BITS: Final = 6
CODE_MASK: Final = 15
LOW_ACE_SHIFT: Final = 4
STATE_MASK: Final = (1 << 4 * SUIT_BITS) - 1
RUNS_MASK: Final = sum(CODE_MASK << SUIT_BITS * suit for suit in SUITS)
JOKER_SHIFT: Final = 24
JOKER_MASK: Final = 15 << JOKER_SHIFT
KEY_MASK: Final = STATE_MASK | JOKER_MASK
DEMAND_SHIFT: Final = 28
DEMAND_MASK: Final = 127
STIFFNESS_SHIFT: Final = 35
NEED_SHIFT: Final = 41
LOSS_SHIFT: Final = 45
_HALF_BITS: Final = 2 * SUIT_BITS
_HALF_MASK: Final = (1 << _HALF_BITS) - 1

_BLOCKED: Final = MAX_COPIES + 1
"""Stands for the count of a place that does not exist: no run gets there, not even with jokers."""

_NEVER: Final = 1 << 200
"""A loss beyond all losses."""

Half = dict[int, list[int]]
"""Steps of two suits by their set demand."""



class Steps:
    """The steps of one pool, worked out when first asked for. With `strict` sets may take spare jokers."""

    def __init__(self, pool: Pool, strict: bool = False) -> None:
        self.pool = pool
        self.strict = strict
        self._shapes = _shapes(pool)
        self._weights = [[weight << LOSS_SHIFT for weight in row] for row in pool.weight]
        self._halves: list[tuple[dict[int, Half], dict[int, Half]]] = [({}, {}) for _ in range(KING + 1)]
        self._steps: list[dict[int, list[int]]] = [{} for _ in range(KING + 1)]
        self._last: dict[int, list[int]] = {}

    def at(self, rank: int, runs: int) -> list[int]:
        """The steps at a rank from these run codes: least loss first, then fewest jokers needed, then least stiff."""
        steps = self._steps[rank].get(runs)
        if steps is None:
            low, high = self._halves[rank]
            low_runs = runs & _HALF_MASK
            if low_runs not in low:
                low[low_runs] = self._half(rank, 0, low_runs)
            high_runs = runs >> _HALF_BITS
            if high_runs not in high:
                high[high_runs] = self._half(rank, 2, high_runs)
            join = self._join_with_jokers if self.pool.jokers else _join
            steps = self._steps[rank][runs] = join(low[low_runs], high[high_runs])
        return steps

    def _half(self, rank: int, suit: int, runs: int) -> Half:
        """The joined steps of a suit and the next."""
        jokers = self.pool.jokers
        weight = self._weights[suit + 1][rank]
        seconds = [
            step + left * weight for step, left in _suit_steps(runs >> SUIT_BITS, self._shapes[suit + 1][rank])
        ]
        weight = self._weights[suit][rank]
        half: Half = {}
        for first, left in _suit_steps(runs & CODE_MASK, self._shapes[suit][rank]):
            first += left * weight
            for second in seconds:
                step = first + second
                if (step >> JOKER_SHIFT & 15) + (step >> NEED_SHIFT & 15) > jokers:
                    continue
                demand = step >> DEMAND_SHIFT & DEMAND_MASK
                if demand in half:
                    half[demand].append(step)
                else:
                    half[demand] = [step]
        return half

    def _join_with_jokers(self, low: Half, high: Half) -> list[int]:
        jokers = self.pool.jokers
        best: dict[int, int] = {}
        for demand_a, steps_a in low.items():
            for demand_b, steps_b in high.items():
                choices = JOKER_CHOICES[demand_a + demand_b]
                for in_sets in choices if self.strict else choices[:1]:
                    if in_sets > jokers:
                        break
                    in_sets <<= JOKER_SHIFT
                    for step_a in steps_a:
                        step_a += in_sets
                        for step_b in steps_b:
                            step = step_a + step_b
                            key = step & KEY_MASK
                            if best.get(key, step) >= step and (
                                (step >> JOKER_SHIFT & 15) + (step >> NEED_SHIFT & 15) <= jokers
                            ):
                                best[key] = step
        if self.strict:
            return sorted(best.values())
        one = 1 << JOKER_SHIFT
        return sorted([
            step
            for key, step in best.items()
            if key < one  # no joker spent; else the same without one, or with one of two, must be worse
            or not (
                best.get(key - one, _NEVER) >> LOSS_SHIFT <= step >> LOSS_SHIFT
                or (key >= 2 * one and best.get(key - 2 * one, _NEVER) >> LOSS_SHIFT <= step >> LOSS_SHIFT)
            )
        ])

    def last(self, state: int) -> list[int]:
        """The ways to end from a state: the aces above the kings, and the sets of aces; least loss first.

        Only loss and jokers spent are filled in. Where the ace is low only, all that is asked is that no run is
        short: the aces were settled as a common rank.
        """
        steps = self._last.get(state)
        if steps is None:
            steps = self._last[state] = self._settle_aces(state)
        return steps

    def _settle_aces(self, state: int) -> list[int]:
        if not self.pool.ace_high:
            short = any(NEED_NEXT[state >> SUIT_BITS * suit & CODE_MASK] for suit in SUITS)
            return [] if short else [0]
        least: dict[int, int] = {0: 0}  # set demand and jokers (from bit 8 on) -> loss
        for suit in SUITS:
            joined: dict[int, int] = {}
            for use in ace_uses(self.pool, suit, state >> SUIT_BITS * suit):
                for so_far, loss in least.items():
                    both = so_far + DEMAND[use.in_sets] + (use.jokers << 8)
                    loss += use.loss
                    if both >> 8 <= self.pool.jokers and loss < joined.get(both, loss + 1):
                        joined[both] = loss
            least = joined
        steps = set()
        for both, loss in least.items():
            choices = JOKER_CHOICES[both & DEMAND_MASK]
            for in_sets in choices if self.strict else choices[:1]:
                spent = (both >> 8) + in_sets
                if spent <= self.pool.jokers:
                    steps.add(loss << LOSS_SHIFT | spent << JOKER_SHIFT)
        return sorted(steps)


class Use(NamedTuple):
    """What one suit does with its cards of one rank: cells of runs (some of them jokers), cards in sets, the rest."""

    cells: int
    jokers: int
    in_sets: int
    loss: int


def ace_uses(pool: Pool, suit: int, field: int) -> list[Use]:
    """The uses of a suit's aces after the king, given its run code and how many aces already lie low (`field`)."""
    code = field & CODE_MASK
    low = field >> LOW_ACE_SHIFT & 3
    if NEED_AFTER_NEXT[code]:
        return []  # a lone king cannot get two cards more
    have = pool.have[suit][HIGH_ACE] - low
    must = pool.must[suit][HIGH_ACE] - low
    open_runs = sum(length >= 2 for length in LENGTHS[code])
    uses = []
    for cells in range(NEED_NEXT[code], open_runs + 1):
        for jokers in range(min(cells, pool.jokers) + 1):
            in_runs = cells - jokers
            for in_sets in range(have - in_runs + 1):
                used = in_runs + in_sets
                if used >= must and not (jokers and used < have):
                    uses.append(Use(cells, jokers, in_sets, (have - used) * pool.weight[suit][HIGH_ACE]))
    return uses


def _join(low: Half, high: Half) -> list[int]:
    best: dict[int, int] = {}
    for demand_a, steps_a in low.items():
        for demand_b, steps_b in high.items():
            if FEWEST_JOKERS[demand_a + demand_b] == 0:
                for step_a in steps_a:
                    for step_b in steps_b:
                        step = step_a + step_b
                        key = step & STATE_MASK
                        if best.get(key, step) >= step:
                            best[key] = step
    return sorted(best.values())


def _shapes(pool: Pool) -> list[list[int]]:
    """For each suit and rank all that the steps there depend on, but for the run code, as one integer."""
    common = []
    for counts in zip(*pool.have):
        with_cards = 4 - counts.count(0)
        common.append(pool.jokers | (with_cards > 0 and with_cards + pool.jokers >= MIN_MELD) << 3)
    if pool.ace_high:
        common[ACE] = pool.jokers | 1 << 2
    shapes = []
    for suit, (must, have) in enumerate(zip(pool.must, pool.have)):
        ahead = [*have[: HIGH_ACE + pool.ace_high], _BLOCKED, _BLOCKED]
        shapes.append([
            shared | must_here << 4 | have_here << 6 | next_1 << 8 | next_2 << 10 | suit << 12
            for shared, must_here, have_here, next_1, next_2 in zip(common, must, have, ahead[1:], ahead[2:])
        ])
    return shapes


@cache
def _suit_steps(code: int, shape: int) -> tuple[tuple[int, int], ...]:
    """The steps of one suit that no other beats, each with how many of the hand's cards stay there.

    The memo holds for all pools: there are some ten thousand shapes at most.
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
    return tuple(
        (
            ((after | aces << LOW_ACE_SHIFT) << SUIT_BITS * suit)
            + (wild << JOKER_SHIFT)
            + (DEMAND[in_sets] << DEMAND_SHIFT)
            + (2 * NEED_NEXT[after] + NEED_AFTER_NEXT[after] << STIFFNESS_SHIFT)
            + (need << NEED_SHIFT),
            left,
        )
        for after, aces, in_sets, wild, need, left in found
        if not any(
            (aces, in_sets) == (o_aces, o_sets)
            and o_wild <= wild
            and o_need <= need
            and o_left <= left
            and AS_GOOD[o_after][after]
            and (o_after, o_wild, o_need, o_left) != (after, wild, need, left)
            for o_after, o_aces, o_sets, o_wild, o_need, o_left in found
        )
    )


def _missing(wanted: int, there: int) -> int:
    """How many jokers a run code will need at a place; more than there are where no run gets to."""
    if wanted and there == _BLOCKED:
        return MAX_CELLS + MAX_COPIES
    return max(0, wanted - there)
