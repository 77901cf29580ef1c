"""Rebuild: from the states of a path back to melds."""

from __future__ import annotations

from itertools import product

from .pool import ACE, HIGH_ACE, KING, SUITS, Pool
from .runs import COMPLETE, GROWN, growth_order
from .search import HAS_RUN, Path
from .sets import DEMAND, FEWEST_JOKERS, set_count
from .steps import CODE_MASK, JOKER_MASK, JOKER_SHIFT, LOW_ACE_SHIFT, SUIT_BITS, Use, ace_uses

WILD = (0, 0)
"""A joker; other faces are suit 0–3 and rank 1–13."""

Face = tuple[int, int]


def rebuild(pool: Pool, path: Path, strict: bool) -> list[list[Face]] | None:
    """The melds of a path, runs in order of rank; None if its spare jokers find no place (search strictly then)."""
    melds: list[list[Face]] = []
    runs: list[list[Face]] = []
    open_runs: list[list[list[Face]]] = [[] for _ in SUITS]
    for rank in range(ACE, HIGH_ACE + 1 if pool.ace_high else HIGH_ACE):
        uses, in_sets = _uses(pool, path, rank, strict)
        face_rank = ACE if rank == HIGH_ACE else rank
        for suit in SUITS:
            use = uses[suit]
            cells = [(suit, face_rank)] * (use.cells - use.jokers) + [WILD] * use.jokers
            open_runs[suit] = _grow(open_runs[suit], cells, runs)
        melds += _sets([use.in_sets for use in uses], in_sets, face_rank)
    for suit in SUITS:
        runs += open_runs[suit]
    spare = pool.jokers - ((path.keys[-1] & JOKER_MASK) >> JOKER_SHIFT)
    if runs:
        for _ in range(spare):
            _prolong(runs)
    elif not strict:
        for _ in range(spare):
            meld = min(melds, key=len, default=None)
            if meld is None or len(meld) == 4:
                return None
            meld.append(WILD)
    return melds + runs


def _grow(open_runs: list[list[Face]], cells: list[Face], done: list[list[Face]]) -> list[list[Face]]:
    """Give the cells to the open runs in their order (runs.py); those that get none are done."""
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


def _sets(counts: list[int], jokers: int, rank: int) -> list[list[Face]]:
    """The sets of one rank; a suit that gives two cards gives one to each of two sets."""
    demand = sum(DEMAND[count] for count in counts)
    sets: list[list[Face]] = [[] for _ in range(set_count(demand, jokers))]
    for wanted in (2, 1):
        for suit in SUITS:
            if counts[suit] == wanted:
                sets.sort(key=len)
                for meld in sets[:wanted]:
                    meld.append((suit, rank))
    for _ in range(jokers):
        min(sets, key=len).append(WILD)
    return sets


def _uses(pool: Pool, path: Path, rank: int, strict: bool) -> tuple[tuple[Use, ...], int]:
    """What each suit did at a rank, and the jokers put into sets: any choice that explains the two states."""
    before, after = path.keys[rank - 1], path.keys[rank]
    loss = path.losses[rank]
    spent = ((after & JOKER_MASK) - (before & JOKER_MASK)) >> JOKER_SHIFT
    if rank == HIGH_ACE:
        if strict and not before & HAS_RUN:
            loss -= (pool.jokers - ((after & JOKER_MASK) >> JOKER_SHIFT)) * pool.joker_weight
        choices = [ace_uses(pool, suit, before >> SUIT_BITS * suit) for suit in SUITS]
    else:
        choices = [_suit_uses(pool, rank, suit, before, after) for suit in SUITS]
    for uses in product(*choices):
        in_sets = spent - sum(use.jokers for use in uses)
        if in_sets < 0 or sum(use.loss for use in uses) != loss:
            continue
        demand = sum(DEMAND[use.in_sets] for use in uses)
        if set_count(demand, in_sets) >= 0 if strict else FEWEST_JOKERS[demand] == in_sets:
            return uses, in_sets
    raise AssertionError(f"no uses explain the step at rank {rank}")


def _suit_uses(pool: Pool, rank: int, suit: int, before: int, after: int) -> list[Use]:
    code = before >> SUIT_BITS * suit & CODE_MASK
    field = after >> SUIT_BITS * suit
    cells = GROWN[code].index(field & CODE_MASK)
    have, must = pool.have[suit][rank], pool.must[suit][rank]
    uses = []
    for jokers in range(min(cells, pool.jokers) + 1):
        in_runs = cells - jokers
        if rank == ACE and pool.ace_high:
            if in_runs == field >> LOW_ACE_SHIFT & 3:
                uses.append(Use(cells, jokers, 0, 0))
            continue
        for in_sets in range(have - in_runs + 1):
            used = in_runs + in_sets
            if used >= must and not (jokers and used < have):
                uses.append(Use(cells, jokers, in_sets, (have - used) * pool.weight[suit][rank]))
    return uses
