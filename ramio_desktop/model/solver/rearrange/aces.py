"""Aces: the end of the way, where the aces that do not lie below a two go above a king or into sets."""

from __future__ import annotations

from typing import NamedTuple

from .layout import CODE_MASK, DEMAND_MASK, JOKER_SHIFT, LOSS_SHIFT, LOW_ACE_MASK, LOW_ACE_SHIFT, SUIT_BITS
from .pool import HIGH_ACE, SUITS, Pool
from .runs import LENGTHS, NEED_AFTER_NEXT, NEED_NEXT
from .sets import DEMAND, FEWEST_CHOICE, JOKER_CHOICES


class Use(NamedTuple):
    """What one suit does with its cards of one rank: cells of runs (some of them jokers), cards in sets, the rest."""

    cells: int
    jokers: int
    in_sets: int
    loss: int


def ace_uses(pool: Pool, suit: int, field: int) -> list[Use]:
    """The uses of a suit's aces after the king, given its six bits of the state."""
    code = field & CODE_MASK
    low = field >> LOW_ACE_SHIFT & LOW_ACE_MASK
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


def last_steps(pool: Pool, state: int, strict: bool) -> list[int]:
    """The ways to end from a state, least loss first; only loss and jokers spent are filled in.

    Where the ace is low only, all that is asked is that no run is short: the aces were settled as a common rank.
    """
    if not pool.ace_high:
        short = any(NEED_NEXT[state >> SUIT_BITS * suit & CODE_MASK] for suit in SUITS)
        return [] if short else [0]
    least: dict[int, int] = {0: 0}  # set demand and jokers (from bit 8 on) -> loss
    for suit in SUITS:
        joined: dict[int, int] = {}
        for use in ace_uses(pool, suit, state >> SUIT_BITS * suit):
            for so_far, loss in least.items():
                both = so_far + DEMAND[use.in_sets] + (use.jokers << 8)
                loss += use.loss
                if both >> 8 <= pool.jokers and loss < joined.get(both, loss + 1):
                    joined[both] = loss
        least = joined
    choices = JOKER_CHOICES if strict else FEWEST_CHOICE
    steps = set()
    for both, loss in least.items():
        for in_sets in choices[both & DEMAND_MASK]:
            spent = (both >> 8) + in_sets
            if spent <= pool.jokers:
                steps.add(loss << LOSS_SHIFT | spent << JOKER_SHIFT)
    return sorted(steps)
