"""The search: from place to place, always from the state that has left the least weight in the hand, deepest first.

The first state to get past the aces is an optimum, since no step wins back what was left. A state is dropped when
one as good or better was reached at the same place with no more loss: equal or simulating run codes (runs.py), and no
more jokers spent.

Melds look the same from the king down as from the ace up, but the work may differ a hundredfold: what is decided
early multiplies all the states to come. So the search starts from the end where the aces leave fewer choices, and
when that takes long, a second search from the other end takes turns with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush, heapreplace
from itertools import islice
from typing import Final

from .layout import (
    COUNT_MASK,
    HALF_BITS,
    HALF_RUNS_MASK,
    HAS_RUN,
    JOKER_MASK,
    KEY_MASK,
    LOSS_SHIFT,
    NEED_SHIFT,
    RUNS_MASK,
    STATE_MASK,
    SUIT_BITS,
    spent_jokers,
)
from .pool import ACE, HIGH_ACE, KING, Pool
from .runs import BETTER
from .steps import Steps
from .suits import WHOLE

FIRST_TURN: Final = 600
"""States after which the search from the other end gets its first turn; each later turn doubles."""

BEAM_WIDTH: Final = 60
BEAM_STEPS: Final = 60

_NODE_BITS: Final = 32
_PLACE_BITS: Final = 4
_NODE_MASK: Final = (1 << _NODE_BITS) - 1
_BETTER_BY: Final = {
    first | second << SUIT_BITS: (
        *[better - first for better in BETTER[first]],
        *[better - second << SUIT_BITS for better in BETTER[second]],
    )
    for first in range(len(BETTER))
    for second in range(len(BETTER))
}
"""For the run codes of two suits, what to add to get those in which one of the two is better."""
_MANY: Final = 99


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
    """The outcome: a path or none, how many states were reached, and whether nothing better is proved to be there."""

    path: Path | None
    states: int
    proved: bool


def search(pool: Pool, bound: int, max_states: int, strict: bool = False) -> Found:
    """The path of least loss, if that is at most `bound`; past `max_states` a good one that is not proved best.

    Jokers that a path does not spend are thought to find a place in some run; where it has none the caller searches
    again with `strict`, which counts every joker.
    """
    up, down = Steps(pool, strict), Steps(pool.turned(), strict)
    ends = (up, down) if _choices(up) < _choices(down) else (down, up)
    searches = [_Search(steps, bound) for steps in ends]
    turn = FIRST_TURN
    while True:
        for one in searches:
            others = sum([other.states for other in searches if other is not one])
            done = one.advance(min(turn, max_states - others))
            states = one.states + others
            if done:
                return Found(one.path, states, True)
            if states >= max_states:
                return Found(_beam(ends[0], bound) or _beam(ends[1], bound), states, False)
        turn *= 2


def proves_none(pool: Pool, bound: int, max_states: int) -> tuple[bool, int]:
    """Whether it is proved within so many states that no path has a loss of at most `bound`; and the states."""
    up, down = Steps(pool), Steps(pool.turned())
    one = _Search(up if _choices(up) < _choices(down) else down, bound)
    over = one.advance(max_states)
    return over and one.path is None, one.states


def _choices(steps: Steps) -> int:
    """How many ways there are to begin."""
    return sum(1 for _ in steps.rank(ACE).all_at(0))


class _Node:
    """A state that was reached, and how far its steps have been tried."""

    __slots__ = ("key", "level", "loss", "next", "parent", "place", "step_loss", "steps")

    def __init__(self, key: int, place: int, loss: int, step_loss: int, parent: _Node | None) -> None:
        self.key = key
        self.place = place
        self.loss = loss
        self.step_loss = step_loss
        self.parent = parent
        self.level = -1
        self.steps: list[int] = []
        self.next = 0


class _Search:
    """A search that can be left and taken up again."""

    def __init__(self, steps: Steps, bound: int) -> None:
        self.steps = steps
        self.bound = bound
        self.path: Path | None = None
        self._nodes = [_Node(0, 0, 0, 0, None)]
        self._heap = [HIGH_ACE - ACE << _NODE_BITS]
        self._reached: list[dict[int, int]] = [{} for _ in range(HIGH_ACE)]  # state -> fewest jokers spent

    @property
    def states(self) -> int:
        """How many states were reached."""
        return len(self._nodes)

    def advance(self, max_states: int) -> bool:
        """Search until that many states are reached in all; whether it is over, with or without a path."""
        steps, bound, nodes, heap, reached = self.steps, self.bound, self._nodes, self._heap, self._reached
        strict, jokers = steps.strict, steps.pool.jokers
        ranks = steps.ranks()
        while len(nodes) <= max_states:
            if not heap:
                return True
            # The cheapest node, of these the deepest. Each is queued by the least that its next step may cost.
            first = heap[0]
            queued = first >> _NODE_BITS + _PLACE_BITS
            parent = nodes[first & _NODE_MASK]
            place = parent.place + 1
            if parent.next == len(parent.steps):
                parent.next = 0
                parent.level += 1
                if place < HIGH_ACE:
                    parent.steps = ranks[parent.place].at(parent.key & RUNS_MASK, parent.level)
                else:
                    parent.steps = _ends(steps, parent.key)
            step = None
            if parent.next < len(parent.steps) and parent.loss + (parent.steps[parent.next] >> LOSS_SHIFT) == queued:
                step = parent.steps[parent.next]
                parent.next += 1
            # Queue it again by what comes next.
            if parent.next < len(parent.steps):
                loss = parent.loss + (parent.steps[parent.next] >> LOSS_SHIFT)
            elif parent.level == WHOLE and place < HIGH_ACE and (least := ranks[parent.place].least_loss) is not None:
                loss = parent.loss + least
            else:
                loss = bound + 1
            if loss > bound:
                heappop(heap)
            elif loss > queued:
                heapreplace(heap, (loss << _PLACE_BITS | HIGH_ACE - place) << _NODE_BITS | first & _NODE_MASK)
            if step is None:
                continue
            key = (step & KEY_MASK) + (parent.key & ~RUNS_MASK)
            if place < HIGH_ACE:
                if jokers and spent_jokers(key) + (step >> NEED_SHIFT & COUNT_MASK) > jokers:
                    continue
                seen = reached[place]
                if strict:
                    if key & RUNS_MASK:
                        key |= HAS_RUN
                    if key in seen:
                        continue
                    seen[key] = 0
                else:
                    if seen and _beaten(seen, key & STATE_MASK, spent_jokers(key)):
                        continue
                    seen[key & STATE_MASK] = spent_jokers(key)
            loss = step >> LOSS_SHIFT
            node = _Node(key, place, parent.loss + loss, loss, parent)
            if place == HIGH_ACE:
                self.path = _path(steps.pool, node)
                return True
            heappush(heap, (node.loss << _PLACE_BITS | HIGH_ACE - place - 1) << _NODE_BITS | len(nodes))
            nodes.append(node)
        return False


def _beaten(seen: dict[int, int], state: int, spent: int) -> bool:
    """Whether this state, or one as good, was reached before (so with no more loss) with no more jokers."""
    if seen.get(state, _MANY) <= spent:
        return True
    for by in _BETTER_BY[state & HALF_RUNS_MASK]:
        if seen.get(state + by, _MANY) <= spent:
            return True
    for by in _BETTER_BY[state >> HALF_BITS & HALF_RUNS_MASK]:
        if seen.get(state + (by << HALF_BITS), _MANY) <= spent:
            return True
    return False


def _ends(steps: Steps, key: int) -> list[int]:
    """The best last step from a state, as a list of one, or nothing."""
    pool = steps.pool
    spent = spent_jokers(key)
    ends = []
    for step in steps.last(key & STATE_MASK):
        total = spent + spent_jokers(step)
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


def _beam(steps: Steps, bound: int) -> Path | None:
    """A good path, not always the best: at each place only so many states go on, those with the least loss."""
    layer = [_Node(0, 0, 0, 0, None)]
    for place in range(ACE, KING + 1):
        best: dict[int, _Node] = {}
        for node in layer:
            for step in islice(steps.rank(place).all_at(node.key & RUNS_MASK), BEAM_STEPS):
                key = (step & KEY_MASK) + (node.key & ~RUNS_MASK)
                if steps.strict and key & RUNS_MASK:
                    key |= HAS_RUN
                loss = node.loss + (step >> LOSS_SHIFT)
                wild = spent_jokers(key) + (step >> NEED_SHIFT & COUNT_MASK)
                if loss <= bound and wild <= steps.pool.jokers and (key not in best or loss < best[key].loss):
                    best[key] = _Node(key, place, loss, step >> LOSS_SHIFT, node)
        layer = sorted(best.values(), key=lambda node: (node.loss, node.key))[:BEAM_WIDTH]
    last: _Node | None = None
    for node in layer:
        for step in _ends(steps, node.key):
            loss = node.loss + (step >> LOSS_SHIFT)
            if loss <= bound and (last is None or loss < last.loss):
                last = _Node(node.key + (step & JOKER_MASK), HIGH_ACE, loss, step >> LOSS_SHIFT, node)
    return None if last is None else _path(steps.pool, last)
