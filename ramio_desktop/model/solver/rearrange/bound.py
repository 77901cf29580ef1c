"""Bound: melds of the table that any laying as good disturbs, so that how few can be disturbed is known from below.

The question for some melds of the table: is there a laying as good that keeps all of them? The search by rank answers
it for every choice of hand cards at once. The cards of those melds are taken out of the pool, and each card that
could prolong one of them may stay out too, at no cost. That allows a little more than the rules do (a run may be
prolonged past a gap), so a yes proves nothing, but a no is a no: one of these melds is disturbed in any laying as good.

Example: with 8♠ 8♣ to lay and no other eight on the table than that of 5♥6♥7♥8♥, the search without these four cards
lays nothing: the run is disturbed. A meld that is disturbed by itself is *necessary*. Beyond these, groups that share
no meld and cannot each be kept whole add one each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ...cards import JOKER, Card, Rank
from ...melds import MAX_SET, Kind, Meld, MeldGrammar, Table
from .pool import ACE, HIGH_ACE, Pool, drop_useless, make_pool
from .search import proves_none

CHECK_STATES = 400
"""States of one check: what is not disproved by then is left open."""


class Bound:
    """Proves from below how few melds are disturbed; a limit in states holds over all its checks."""

    def __init__(
        self,
        table: Table,
        free: Counter[Card],
        forced: Counter[Card],
        weight: Callable[[Card], int],
        loss: int,
        grammar: MeldGrammar,
        max_states: int,
    ) -> None:
        self.table = table
        self.necessary: frozenset[int] = frozenset()
        """Melds, by index, that any laying as good disturbs."""
        self.states = 0
        self._on_table = Counter([card for meld in table for card in meld.cards]) + forced
        self._free = list(free.elements())
        self._weight = weight
        self._loss = loss
        self._grammar = grammar
        self._max_states = max_states
        self._known: dict[tuple[int, ...], bool] = {}

    def least(self, disturbed: Iterable[int]) -> int:
        """How many melds are disturbed at least, given those that one laying as good disturbs; sets `necessary`."""
        opened = sorted(disturbed)
        self.necessary = frozenset([i for i in opened if not self._may_keep([i])])
        count = len(self.necessary)
        spare = [i for i in range(len(self.table)) if i not in opened]
        for i in opened:
            if i not in self.necessary:
                group = [i, *spare]
                if self._may_keep(group):
                    break
                for other in spare:
                    fewer = [j for j in group if j != other]
                    if not self._may_keep(fewer):
                        group = fewer
                spare = [j for j in spare if j not in group]
                count += 1
        return count

    def guess(self, disturbed: Iterable[int]) -> frozenset[int]:
        """A set of melds without which nothing is disproved: from these on, one kept more at a time while it may be."""
        opened = sorted(set(disturbed) - self.necessary)
        kept = [i for i in range(len(self.table)) if i not in opened and i not in self.necessary]
        for i in opened:
            if self._may_keep([*kept, i]):
                kept.append(i)
        return frozenset(range(len(self.table))).difference(kept)

    def _may_keep(self, kept: list[int]) -> bool:
        """Whether it is not disproved that a laying as good keeps these melds."""
        key = tuple(sorted(kept))
        if key not in self._known:
            self._known[key] = self._not_disproved(kept)
        return self._known[key]

    def _not_disproved(self, kept: list[int]) -> bool:
        left = self._max_states - self.states
        if left <= 0:
            return True
        melds = [self.table[i] for i in kept]
        must = self._on_table - Counter([card for meld in melds for card in meld.cards])
        pool = make_pool(list(must.elements()), self._free, self._weight, self._grammar.ace_high)
        for meld in melds:
            for suit, rank in self._prolonging(meld, pool):
                _spare(pool, suit, rank)
        allowed = self._loss - drop_useless(pool)
        if allowed < 0:
            return False
        none, states = proves_none(pool, allowed, min(left, CHECK_STATES))
        self.states += states
        return not none

    def _prolonging(self, meld: Meld, pool: Pool) -> list[tuple[int, int]]:
        """Suit and rank of each card that could lie at the meld too.

        At each end of a run no more than two: three or more are a run of their own.
        """
        shown = [card for card in meld.stands_for if card is not JOKER]
        if meld.kind is Kind.SET:
            there = {card.suit & 3 for card in shown}
            return [(suit, int(shown[0].rank)) for suit in range(4) if suit not in there] if len(meld) < MAX_SET else []
        suit = shown[0].suit & 3
        first, top = int(meld.stands_for[0].rank), self._grammar.top
        last = first + len(meld) - 1
        found = []
        for way in range(first - 1, max(0, first - 3), -1), range(last + 1, min(top, last + 2) + 1):
            for place in way:
                rank = int(Rank.ACE) if place == HIGH_ACE else place
                if pool.have[suit][rank]:
                    found.append((suit, rank))
                elif not pool.jokers:
                    break
        return found


def _spare(pool: Pool, suit: int, rank: int) -> None:
    """Let one copy of a card stay out of the pool's melds at no cost."""
    for place in (rank, HIGH_ACE) if rank == ACE and pool.ace_high else (rank,):
        pool.must[suit][place] = max(0, pool.must[suit][place] - 1)
        pool.weight[suit][place] = 0
