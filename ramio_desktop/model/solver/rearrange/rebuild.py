"""Rebuild: from the states of a path back to melds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from ...melds import MAX_SET
from .aces import Use, ace_uses
from .layout import CODE_MASK, HAS_RUN, LOW_ACE_MASK, LOW_ACE_SHIFT, STATE_MASK, SUIT_BITS, spent_jokers
from .pool import ACE, HIGH_ACE, KING, SUITS
from .runs import COMPLETE, GROWN, growth_order
from .search import Path
from .sets import DEMAND, FEWEST_JOKERS, set_count

Face = tuple[int, int]
"""Suit 0–3 and rank 1–13."""

WILD: Final = (-1, 0)
"""A joker."""


def rebuild(path: Path, strict: bool) -> list[list[Face]] | None:
    """The melds of a path; None if its spare jokers find no place (search strictly then).

    Runs go up, sets go by suit with their jokers last; a spare joker lies at an end of a run, or last in a set.
    """
    pool = path.pool
    sets: list[list[Face]] = []
    runs: list[list[Face]] = []
    open_runs: list[list[list[Face]]] = [[] for _ in SUITS]
    for place in range(ACE, HIGH_ACE + 1 if pool.ace_high else HIGH_ACE):
        uses, in_sets = _uses(path, place, strict)
        rank = pool.rank_at(place)
        for suit in SUITS:
            use = uses[suit]
            if use.cells or open_runs[suit]:
                cells = [(suit, rank)] * (use.cells - use.jokers) + [WILD] * use.jokers
                open_runs[suit] = _grow(open_runs[suit], cells, runs)
        sets += _sets(uses, in_sets, rank)
    for suit in SUITS:
        runs += open_runs[suit]
    if pool.upside_down:
        for run in runs:
            run.reverse()
    spare = pool.jokers - spent_jokers(path.keys[-1])
    if spare and not (strict and not runs):
        for _ in range(spare):
            if runs:
                _prolong(runs)
            else:
                smallest = min(sets, key=len, default=None)
                if smallest is None or len(smallest) == 4:
                    return None
                smallest.append(WILD)
    return sets + runs


def _grow(open_runs: list[list[Face]], cells: list[Face], done: list[list[Face]]) -> list[list[Face]]:
    """Give the cells to the open runs in their order (runs.py); those that get none are done."""
    if len(open_runs) == len(cells) == 1:
        open_runs[0].append(cells[0])
        return open_runs
    order = growth_order([min(COMPLETE, len(run)) for run in open_runs])
    grown = []
    for i, cell in zip(order, cells, strict=False):
        open_runs[i].append(cell)
        grown.append(open_runs[i])
    done += [open_runs[i] for i in order[len(cells) :]]
    return grown + [[cell] for cell in cells[len(order) :]]


def _prolong(runs: list[list[Face]]) -> None:
    """Give a spare joker to the shortest run; one that fills the suit is split first, to make room at an end."""
    shortest = min(runs, key=len)
    if len(shortest) >= KING:
        runs.append(shortest[6:])
        del shortest[6:]
    shortest.append(WILD)


def _sets(uses: tuple[Use, ...], jokers: int, rank: int) -> list[list[Face]]:
    """The sets of one rank; a suit that gives two cards gives one to each of two sets."""
    a, b, c, d = uses
    demand = DEMAND[a.in_sets] + DEMAND[b.in_sets] + DEMAND[c.in_sets] + DEMAND[d.in_sets]
    if not demand:
        return []
    if demand + jokers <= MAX_SET:
        return [[(suit, rank) for suit in SUITS if uses[suit].in_sets] + [WILD] * jokers]
    sets: list[list[Face]] = [[] for _ in range(set_count(demand, jokers))]
    for wanted in (2, 1):
        for suit in SUITS:
            if uses[suit].in_sets == wanted:
                sets.sort(key=len)
                for meld in sets[:wanted]:
                    meld.append((suit, rank))
    for meld in sets:
        meld.sort()
    for _ in range(jokers):
        min(sets, key=len).append(WILD)
    return sets


def _uses(path: Path, place: int, strict: bool) -> tuple[tuple[Use, ...], int]:
    """What each suit did at a place, and the jokers put into sets: any choice that explains the two states."""
    pool = path.pool
    before, after = path.keys[place - 1], path.keys[place]
    loss = path.losses[place]
    spent = spent_jokers(after) - spent_jokers(before)
    choices: list[Sequence[Use]]
    if place == HIGH_ACE:
        if strict and not before & HAS_RUN:
            loss -= (pool.jokers - spent_jokers(after)) * pool.joker_weight
        choices = [ace_uses(pool, suit, (before & STATE_MASK) >> SUIT_BITS * suit) for suit in SUITS]
    else:
        choices = [_suit_uses(path, place, suit) for suit in SUITS]
    for uses in product(*choices):
        a, b, c, d = uses
        in_sets = spent - a.jokers - b.jokers - c.jokers - d.jokers
        if in_sets < 0 or a.loss + b.loss + c.loss + d.loss != loss:
            continue
        demand = DEMAND[a.in_sets] + DEMAND[b.in_sets] + DEMAND[c.in_sets] + DEMAND[d.in_sets]
        if set_count(demand, in_sets) >= 0 if strict else FEWEST_JOKERS[demand] == in_sets:
            return uses, in_sets
    raise AssertionError(f"no uses explain the step at place {place}")


def _suit_uses(path: Path, place: int, suit: int) -> Sequence[Use]:
    """The uses of a suit that lead from its state before a place to the one after."""
    pool = path.pool
    field = path.keys[place] >> SUIT_BITS * suit
    cells = GROWN[path.keys[place - 1] >> SUIT_BITS * suit & CODE_MASK].index(field & CODE_MASK)
    if place == ACE and pool.ace_high:
        return (Use(cells, cells - (field >> LOW_ACE_SHIFT & LOW_ACE_MASK), 0, 0),)
    have, must = pool.have[suit][place], pool.must[suit][place]
    return _cell_uses(cells, have, must, pool.jokers, pool.weight[suit][place] if have > must else 0)


@lru_cache(maxsize=4096)
def _cell_uses(cells: int, have: int, must: int, most_jokers: int, weight: int) -> Sequence[Use]:
    uses = []
    for jokers in range(min(cells, most_jokers) + 1):
        in_runs = cells - jokers
        for in_sets in range(max(0, must - in_runs), have - in_runs + 1):
            left = have - in_runs - in_sets
            if not (jokers and left):
                uses.append(Use(cells, jokers, in_sets, left * weight))
    return uses
