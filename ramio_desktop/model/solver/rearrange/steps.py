"""Steps: what can be done with the cards of one rank, for all four suits at once.

A state between two ranks is the run code of each suit, and how many low aces each suit's runs have taken: six bits a
suit. A step is one integer whose fields add up, so that the steps of four suits are joined by `+`:

    bits  0–23  the state after the rank        bits 36–39  jokers that the run codes will need, at least
    bits 24–27  jokers spent at the rank        bits 40–    gain: the weight of the hand's cards laid
    bits 28–34  the set demand (sets.py)

The four suits are joined as two halves, each memoised and grouped by its set demand, so that only halves that
together make sets are ever added. Of the steps to one state only the best is kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final

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
NEED_SHIFT: Final = 36
GAIN_SHIFT: Final = 40
_HALF_BITS: Final = 2 * SUIT_BITS
_HALF_MASK: Final = (1 << _HALF_BITS) - 1

_BLOCKED: Final = MAX_COPIES + 1
"""Stands for the count of a place that does not exist: no run gets there, not even with jokers."""

Half = dict[int, list[int]]
"""Steps of two suits by their set demand."""

_STIFFNESS: Final = tuple(2 * NEED_NEXT[code] + NEED_AFTER_NEXT[code] for code in range(len(LENGTHS)))
"""How much a code asks of the ranks to come: among equal steps the freest is tried first."""


class Steps:
    """The steps of one pool, worked out when first asked for. With `strict` sets may take spare jokers."""

    def __init__(self, pool: Pool, strict: bool) -> None:
        self.pool = pool
        self.strict = strict
        self._shapes = [_shapes(pool, rank) for rank in range(KING + 1)]
        self._weights = [[pool.weight[suit][rank] << GAIN_SHIFT for suit in SUITS] for rank in range(KING + 1)]
        self._most = [
            sum(pool.optional(suit, rank) * pool.weight[suit][rank] for suit in SUITS) for rank in range(KING + 1)
        ]
        if pool.ace_high:
            self._most[ACE] = 0
        self._halves: list[tuple[dict[int, Half], dict[int, Half]]] = [({}, {}) for _ in range(KING + 1)]
        self._steps: list[dict[int, list[int]]] = [{} for _ in range(KING + 1)]
        self._last: dict[int, list[int]] = {}

    def at(self, rank: int, runs: int) -> list[int]:
        """The steps at a rank from these run codes, least loss first, then fewest jokers needed, then freest.

        In these the gain is turned into the loss (the weight of what stays in the hand), and the set demand gives
        way to what orders equal steps.
        """
        steps = self._steps[rank].get(runs)
        if steps is None:
            steps = self._steps[rank][runs] = self._join(rank, runs)
        return steps

    def _half(self, rank: int, suit: int, runs: int) -> Half:
        shapes = self._shapes[rank]
        weight_a, weight_b = self._weights[rank][suit : suit + 2]
        seconds = [
            step + extra * weight_b
            for step, extra in _suit_steps(runs >> SUIT_BITS, shapes[suit + 1])
        ]
        half: Half = {}
        for step_a, extra in _suit_steps(runs & CODE_MASK, shapes[suit]):
            step_a += extra * weight_a
            for step_b in seconds:
                step = step_a + step_b
                demand = step >> DEMAND_SHIFT & 127
                if demand in half:
                    half[demand].append(step)
                else:
                    half[demand] = [step]
        return half

    def _join(self, rank: int, runs: int) -> list[int]:
        halves_low, halves_high = self._halves[rank]
        low_runs = runs & _HALF_MASK
        low = halves_low.get(low_runs)
        if low is None:
            low = halves_low[low_runs] = self._half(rank, 0, low_runs)
        high_runs = runs >> _HALF_BITS
        high = halves_high.get(high_runs)
        if high is None:
            high = halves_high[high_runs] = self._half(rank, 2, high_runs)
        jokers = self.pool.jokers
        if jokers:
            return self._ordered_with_jokers(rank, self._pairs(low, high))
        best: dict[int, int] = {}
        for demand_a, steps_a in low.items():
            for demand_b, steps_b in high.items():
                if FEWEST_JOKERS[demand_a + demand_b] == 0:
                    for step_a in steps_a:
                        for step_b in steps_b:
                            step = step_a + step_b
                            key = step & KEY_MASK
                            gain = step >> GAIN_SHIFT
                            if best.get(key, -1) < gain:
                                best[key] = gain
        most = self._most[rank]
        return sorted([
            (most - gain << GAIN_SHIFT) + (_stiffness(key) << DEMAND_SHIFT) + key for key, gain in best.items()
        ])

    def _pairs(self, low: Half, high: Half) -> dict[int, int]:
        """The best of the joined steps by state and jokers spent, as gain and need."""
        jokers = self.pool.jokers
        best: dict[int, int] = {}
        for demand_a, steps_a in low.items():
            for demand_b, steps_b in high.items():
                choices = JOKER_CHOICES[demand_a + demand_b]
                for in_sets in choices if self.strict else choices[:1]:
                    if in_sets > jokers:
                        break
                    spent = in_sets << JOKER_SHIFT
                    for step_a in steps_a:
                        step_a += spent
                        for step_b in steps_b:
                            step = step_a + step_b
                            if (step >> JOKER_SHIFT & 15) + (step >> NEED_SHIFT & 15) <= jokers:
                                key = step & KEY_MASK
                                worth = step >> NEED_SHIFT
                                if best.get(key, -1) < worth:
                                    best[key] = worth
        return best

    def _ordered_with_jokers(self, rank: int, best: dict[int, int]) -> list[int]:
        most = self._most[rank]
        steps = []
        for key, worth in best.items():
            spent = key >> JOKER_SHIFT
            gain = worth >> GAIN_SHIFT - NEED_SHIFT
            need = worth & 15
            if spent and not self.strict:
                state = key & STATE_MASK
                if any(
                    best.get(state | fewer << JOKER_SHIFT, -1) >> GAIN_SHIFT - NEED_SHIFT >= gain
                    for fewer in range(spent)
                ):
                    continue  # the same with fewer jokers
            order = need << NEED_SHIFT | _stiffness(key) + 8 * spent << DEMAND_SHIFT
            steps.append((most - gain << GAIN_SHIFT) + order + key)
        steps.sort()
        return steps

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
            choices = JOKER_CHOICES[both & 127]
            for in_sets in choices if self.strict else choices[:1]:
                spent = (both >> 8) + in_sets
                if spent <= self.pool.jokers:
                    steps.add(loss << GAIN_SHIFT | spent << JOKER_SHIFT)
        return sorted(steps)


class Use:
    """What one suit does with its cards of one rank: cells of runs (some of them jokers), cards in sets, the rest."""

    __slots__ = ("cells", "in_sets", "jokers", "loss")

    def __init__(self, cells: int, jokers: int, in_sets: int, loss: int) -> None:
        self.cells = cells
        self.jokers = jokers
        self.in_sets = in_sets
        self.loss = loss


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


def _stiffness(key: int) -> int:
    return (
        _STIFFNESS[key & 15] + _STIFFNESS[key >> 6 & 15] + _STIFFNESS[key >> 12 & 15] + _STIFFNESS[key >> 18 & 15]
    )


def _shapes(pool: Pool, rank: int) -> list[int]:
    """For each suit all that its steps at a rank depend on, but for the run code, as one integer."""
    if not rank:
        return []
    low_aces = rank == ACE and pool.ace_high
    with_cards = sum(row[rank] > 0 for row in pool.have)
    sets = not low_aces and with_cards + pool.jokers >= 3 and with_cards > 0
    top = HIGH_ACE if pool.ace_high else KING
    common = pool.jokers | low_aces << 2 | sets << 3
    shapes = []
    for suit in SUITS:
        must, have = pool.must[suit], pool.have[suit]
        next_1 = have[rank + 1] if rank + 1 <= top else _BLOCKED
        next_2 = have[rank + 2] if rank + 2 <= top else _BLOCKED
        shapes.append(common | must[rank] << 4 | have[rank] << 6 | next_1 << 8 | next_2 << 10 | suit << 12)
    return shapes


@cache
def _suit_steps(code: int, shape: int) -> tuple[tuple[int, int], ...]:
    """The steps of one suit that no other beats, each with how many of the hand's cards it lays.

    The memo holds for all pools: there are some ten thousand shapes at most.
    """
    jokers = shape & 3
    low_aces = shape & 4
    sets = shape & 8
    must, have, next_1, next_2 = shape >> 4 & 3, shape >> 6 & 3, shape >> 8 & 3, shape >> 10 & 3
    suit = shape >> 12
    found: list[tuple[int, int, int, int, int, int]] = []  # code after, low aces, set cards, jokers, need, extra
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
                used = in_runs + in_sets
                # A joker never stands in for a real card that stays in the hand.
                if used >= must and not (wild and used < have):
                    found.append((after, 0, in_sets, wild, need, used - must))
    return tuple(
        (
            ((after | aces << LOW_ACE_SHIFT) << SUIT_BITS * suit)
            + (wild << JOKER_SHIFT)
            + (DEMAND[in_sets] << DEMAND_SHIFT)
            + (need << NEED_SHIFT),
            extra,
        )
        for after, aces, in_sets, wild, need, extra in found
        if not any(
            (aces, in_sets) == (o_aces, o_sets)
            and o_wild <= wild
            and o_need <= need
            and o_extra >= extra
            and AS_GOOD[o_after][after]
            and (o_after, o_wild, o_need, o_extra) != (after, wild, need, extra)
            for o_after, o_aces, o_sets, o_wild, o_need, o_extra in found
        )
    )


def _missing(wanted: int, there: int) -> int:
    """How many jokers a run code will need at a place; more than there are where no run gets to."""
    if wanted and there == _BLOCKED:
        return MAX_CELLS + MAX_COPIES
    return max(0, wanted - there)
