"""The search: from rank to rank, always from the state that has left the least weight in the hand, deepest first.

The first state to get past the aces is an optimum, since no step wins back what was left. A state is dropped when
one as good or better was reached at the same rank with no more loss: equal or simulating run codes (runs.py), and no
more jokers spent.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush, heapreplace
from typing import Final

from .pool import ACE, HIGH_ACE, Pool
from .runs import BETTER
from .steps import (
    CODE_MASK,
    LOSS_SHIFT,
    JOKER_MASK,
    JOKER_SHIFT,
    KEY_MASK,
    NEED_SHIFT,
    RUNS_MASK,
    STATE_MASK,
    SUIT_BITS,
    Steps,
)

HAS_RUN: Final = 1 << KEY_MASK.bit_length()
"""Marks the strict search's states on whose way there was a run, so that spare jokers find a place."""

_NODE_BITS: Final = 32
_RANK_BITS: Final = 4
_NODE_MASK: Final = (1 << _NODE_BITS) - 1
_BETTER_BY: Final = tuple(tuple(better - code for better in BETTER[code]) for code in range(len(BETTER)))
_MANY: Final = 99


class _Node:
    """A state that was reached, and how far its steps have been tried."""

    __slots__ = ("key", "loss", "next", "parent", "rank", "step_loss", "steps")

    def __init__(self, key: int, rank: int, loss: int, step_loss: int, parent: _Node | None) -> None:
        self.key = key
        self.rank = rank
        self.loss = loss
        self.step_loss = step_loss
        self.parent = parent
        self.steps: list[int] = []
        self.next = 0


@dataclass(frozen=True, slots=True)
class Path:
    """How a pool was laid: the key after each place (0 is before the aces), and the loss at each place."""

    pool: Pool
    keys: tuple[int, ...]
    losses: tuple[int, ...]

    @property
    def loss(self) -> int:
        """The weight of all that stays in the hand."""
        return sum(self.losses)


@dataclass(frozen=True, slots=True)
class Found:
    """The outcome: the best path, or None; how many states were reached; whether the limit cut the search short."""

    path: Path | None
    states: int
    cut: bool


def search(pool: Pool, bound: int, max_states: int, strict: bool = False) -> Found:
    """The path of least loss, if that is at most `bound`.

    It starts from the end where less can be done with the aces, since what is decided there first multiplies all the
    states to come.
    Jokers that a path does not spend are thought to find a place in some run; where it has none the caller searches
    again with `strict`, which counts every joker.
    """
    steps = Steps(pool, strict)
    turned = Steps(pool.turned(), strict)
    if len(turned.at(ACE, 0)) <= len(steps.at(ACE, 0)):
        steps = turned
    jokers = pool.jokers
    reached: list[dict[int, int]] = [{} for _ in range(HIGH_ACE)]  # state -> fewest jokers spent
    nodes = [_Node(0, 0, 0, 0, None)]
    heap: list[int] = []
    node = nodes[0]
    number = 0
    while True:
        # Open the newest node: it is queued by what its first step would cost.
        rank = node.rank + 1
        if rank == HIGH_ACE:
            node.steps = _ends(steps, node.key)
        else:
            node.steps = steps.at(rank, node.key & RUNS_MASK)
        if node.steps:
            loss = node.loss + (node.steps[0] >> LOSS_SHIFT)
            if loss <= bound:
                heappush(heap, (loss << _RANK_BITS | HIGH_ACE - rank) << _NODE_BITS | number)
        # Take the cheapest step of all.
        while True:
            if not heap:
                return Found(None, len(nodes), False)
            first = heap[0]
            parent = nodes[first & _NODE_MASK]
            rank = parent.rank + 1
            step = parent.steps[parent.next]
            parent.next += 1
            if parent.next < len(parent.steps):
                loss = parent.loss + (parent.steps[parent.next] >> LOSS_SHIFT)
                if loss <= bound:
                    heapreplace(heap, (loss << _RANK_BITS | HIGH_ACE - rank) << _NODE_BITS | first & _NODE_MASK)
                else:
                    heappop(heap)
            else:
                heappop(heap)
            if rank == HIGH_ACE:
                key = parent.key + (step & JOKER_MASK)
                break
            key = (step & KEY_MASK) + (parent.key & ~RUNS_MASK)
            if ((key & JOKER_MASK) >> JOKER_SHIFT) + (step >> NEED_SHIFT & 15) > jokers:
                continue
            seen = reached[rank]
            if strict:
                if parent.key & HAS_RUN == 0 and key & RUNS_MASK:
                    key |= HAS_RUN
                if key not in seen:
                    seen[key] = 0
                    break
            elif not seen or not _beaten(seen, key & STATE_MASK, key >> JOKER_SHIFT):
                seen[key & STATE_MASK] = key >> JOKER_SHIFT
                break
        step_loss = step >> LOSS_SHIFT
        node = _Node(key, rank, parent.loss + step_loss, step_loss, parent)
        number = len(nodes)
        nodes.append(node)
        if rank == HIGH_ACE:
            return Found(_path(steps.pool, node), number + 1, False)
        if number >= max_states:
            return Found(None, number + 1, True)


def _beaten(seen: dict[int, int], state: int, spent: int) -> bool:
    """Whether this state, or one as good, was reached before (so with no more loss) with no more jokers."""
    if seen.get(state, _MANY) <= spent:
        return True
    runs = state
    shift = 0
    while runs:
        for by in _BETTER_BY[runs & CODE_MASK]:
            if seen.get(state + (by << shift), _MANY) <= spent:
                return True
        runs >>= SUIT_BITS
        shift += SUIT_BITS
    return False


def _ends(steps: Steps, key: int) -> list[int]:
    """The best last step from a state, as a list of one, or nothing."""
    pool = steps.pool
    spent = (key & JOKER_MASK) >> JOKER_SHIFT
    ends = []
    for step in steps.last(key & STATE_MASK):
        total = spent + (step >> JOKER_SHIFT & 15)
        if total > pool.jokers:
            continue
        if steps.strict and not key & HAS_RUN:
            if total < pool.must_jokers:
                continue
            step += (pool.jokers - total) * pool.joker_weight << LOSS_SHIFT
        ends.append(step)
    return [min(ends)] if ends else []


def _path(pool: Pool, last: _Node) -> Path:
    keys = []
    losses = []
    node: _Node | None = last
    while node is not None:
        keys.append(node.key)
        losses.append(node.step_loss)
        node = node.parent
    return Path(pool, tuple(reversed(keys)), tuple(reversed(losses)))
