"""The best first laying where it needs points: new melds from the hand alone, the table as it lies (RULES T5).

Mostly the best laying of the hand by itself has the points. Where it has not, melds are chosen one by one: all that
the hand holds, each set of cards in its dearest reading, in a fixed order, each taken or not, as long as what is left
can still beat the best so far. A hand whose best laying is short of the points holds few melds, so there is little to
choose from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ..cards import JOKER, Card, hand, suits_like
from ..melds import MAX_SET, MIN_MELD, Kind, Meld, MeldGrammar, Piece, Table
from .rearrange import Laying, Limits, Objective, rearrange

LONGEST: Final = 5
"""Longer runs are two of these, or of shorter ones, side by side."""

Values = Callable[[Meld], Sequence[int]]
"""What each card of a meld counts."""


def open_from_hand(
    table: Table,
    held: Sequence[Card],
    points: int,
    values: Values,
    *,
    grammar: MeldGrammar,
    objective: Objective = Objective.CARDS,
    penalty: Callable[[Card], int],
    must: Sequence[Card] = (),
    limits: Limits = Limits(),
) -> Laying | None:
    """The best laying whose melds come from the hand alone and count so many points; the table is not touched.

    Where the hand cannot open, nothing is laid. None: the cards that must be laid are in no such laying. Raises
    UnsupportedPosition as `rearrange` does.
    """
    best = rearrange(
        (), held, grammar=grammar, objective=objective, penalty=penalty, must=must, keep_melds=False, limits=limits
    )
    if best is not None and _total(best.table, values) >= points:
        return _laying(table, held, best.table, penalty, best.exact, best.states)
    if best is None and must:
        return None
    search = _Search(held, points, values, grammar, objective, penalty, must, limits.states)
    found = search.run()
    if found is None:
        return None if must else _laying(table, held, (), penalty, not search.cut, search.states)
    return _laying(table, held, _joined(found, grammar), penalty, not search.cut, search.states)


@dataclass(frozen=True, slots=True)
class _Choice:
    """A meld that the hand holds."""

    meld: Meld
    cards: Counter[Card]
    points: int


@dataclass(frozen=True, slots=True)
class _Node:
    """Melds chosen so far, and what is left of the hand."""

    chosen: tuple[Meld, ...]
    left: Counter[Card]
    points: int


class _Search:
    """Every choice of melds worth looking at, the best kept."""

    def __init__(
        self,
        held: Sequence[Card],
        points: int,
        values: Values,
        grammar: MeldGrammar,
        objective: Objective,
        penalty: Callable[[Card], int],
        must: Sequence[Card],
        max_states: int,
    ) -> None:
        self._held = Counter(held)
        self._must = Counter(must)
        self._points = points
        self._penalty = penalty
        self._by_cards = objective is Objective.CARDS
        self._choices = _choices(self._held, values, grammar)
        self._after = self._reach()
        self._max_states = max_states
        self._seen: dict[tuple[int, tuple[Card, ...]], int] = {}
        self._best: tuple[Meld, ...] | None = None
        self._best_worth = (0, 0)
        self.states = 0
        self.cut = False
        """Whether the search ended at its limit."""

    def run(self) -> tuple[Meld, ...] | None:
        """The melds of the best opening; None when none was found."""
        self._from(0, _Node((), self._held, 0))
        return self._best

    def _from(self, index: int, node: _Node) -> None:
        if self.states >= self._max_states:
            self.cut = True
            return
        key = index, hand(node.left.elements())
        if self._seen.get(key, -1) >= node.points:
            return
        self._seen[key] = node.points
        self.states += 1
        if node.points >= self._points and not self._must & node.left - (self._held - self._must):
            worth = self._worth(self._held - node.left)
            if self._best is None or worth > self._best_worth:
                self._best, self._best_worth = node.chosen, worth
        for at in range(index, len(self._choices)):
            reach = node.left & self._after[at]
            if self._best is not None and self._worth(self._held - node.left + reach) <= self._best_worth:
                return
            choice = self._choices[at]
            if choice.cards <= node.left:
                left = node.left - choice.cards
                self._from(at, _Node((*node.chosen, choice.meld), left, node.points + choice.points))

    def _worth(self, laid: Counter[Card]) -> tuple[int, int]:
        cards, points = laid.total(), sum(self._penalty(card) * count for card, count in laid.items())
        return (cards, points) if self._by_cards else (points, cards)

    def _reach(self) -> list[Counter[Card]]:
        """For each choice the cards that are in it or a later one, as often as the hand has them."""
        reach: Counter[Card] = Counter()
        after = []
        for choice in reversed(self._choices):
            for card in choice.cards:
                reach[card] = self._held[card]
            after.append(reach.copy())
        return after[::-1]


def _choices(held: Counter[Card], values: Values, grammar: MeldGrammar) -> list[_Choice]:
    """The melds of the hand, runs up to five, each set of cards in its dearest reading; the dearest first."""
    dearest: dict[tuple[Card, ...], _Choice] = {}
    for pieces in (*_runs(held, grammar), *_sets(held)):
        meld = grammar.arrange(pieces)[0]
        choice = _Choice(meld, Counter(meld.cards), sum(values(meld)))
        key = hand(meld.cards)
        if key not in dearest or choice.points > dearest[key].points:
            dearest[key] = choice
    return sorted(dearest.values(), key=lambda choice: (-choice.points, choice.meld.text))


def _runs(held: Counter[Card], grammar: MeldGrammar) -> Iterator[list[Piece]]:
    for suit in sorted({card.suit for card in held if card.is_natural}):
        for length in range(MIN_MELD, LONGEST + 1):
            for low in range(1, grammar.top - length + 2):
                faces = [Card((place - 1) % 13 + 1, suit) for place in range(low, low + length)]
                for jokers in range(min(held[JOKER], length - 1) + 1):
                    for wild in combinations(range(length), jokers):
                        if all(i in wild or held[face] for i, face in enumerate(faces)):
                            yield [Piece(JOKER if i in wild else face) for i, face in enumerate(faces)]


def _sets(held: Counter[Card]) -> Iterator[list[Piece]]:
    for rank in sorted({card.rank for card in held if card.is_natural}):
        suits = suits_like(next(card for card in held if card.is_natural))
        there = [Card(rank, suit) for suit in suits if held[Card(rank, suit)]]
        for naturals in range(1, len(there) + 1):
            for jokers in range(max(0, MIN_MELD - naturals), min(held[JOKER], MAX_SET - naturals) + 1):
                for faces in combinations(there, naturals):
                    # One tile and two jokers are a run unless the jokers are declared (RULES M19).
                    free = [suit for suit in suits if Card(rank, suit) not in faces]
                    declared = free[:jokers] if naturals == 1 else [None] * jokers
                    yield [*map(Piece, faces), *(Piece(JOKER, suit) for suit in declared)]


def _joined(melds: Iterable[Meld], grammar: MeldGrammar) -> tuple[Meld, ...]:
    """The melds with runs that continue each other made one."""
    done: list[Meld] = []
    for meld in sorted(melds, key=lambda meld: (meld.kind is not Kind.RUN, meld.stands_for[0].code)):
        before = done[-1] if done else None
        if before is not None and Kind.RUN is before.kind is meld.kind:
            longer = grammar.arrange([*before.pieces(), *meld.pieces()])[0]
            if longer.stands_for == before.stands_for + meld.stands_for and grammar.allows(longer):
                done[-1] = longer
                continue
        done.append(meld)
    return tuple(done)


def _total(melds: Iterable[Meld], values: Values) -> int:
    return sum(sum(values(meld)) for meld in melds)


def _laying(
    table: Table, held: Sequence[Card], melds: Table, penalty: Callable[[Card], int], exact: bool, states: int
) -> Laying:
    laid = hand(card for meld in melds for card in meld.cards)
    left = hand((Counter(held) - Counter(laid)).elements())
    return Laying((*table, *melds), laid, left, sum(map(penalty, left)), 0, exact, exact, states)
