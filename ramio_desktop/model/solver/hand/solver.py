"""What a hand can lay on a table on which melds stay as they are: exact answers for the games of ramino (RULES R, D).

    solver = HandSolver(table, hand, options)
    solver.best(lambda card: 1)                 # the laying of the most cards
    solver.closing()                            # one after which the last card can be discarded
    solver.opening(50)                          # new melds that count at least fifty
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

from ...cards import JOKER, Card, Hand, hand
from ...evolve import without
from ...melds import Table
from ...options import RaminoOptions
from .build import built
from .pieces import Piece, piece_points, pieces_with
from .search import Rest, Search
from .swaps import swap_sets

Chosen = list[tuple[Piece, tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class Plan:
    """A laying: the table afterwards (old melds keep their places), what of the hand lies there, what stays."""

    table: Table
    laid: Hand
    left: Hand
    worth: int
    """What was asked for: the weight of the cards that left the hand, or the points of the opening."""


class HandSolver:
    """A hand before a table, under the options of one game; questions to it share what was found before."""

    def __init__(self, table: Table, held: Sequence[Card], options: RaminoOptions) -> None:
        self.hand: Hand = hand(held)
        self.options = options
        self._table = table
        self._keeps = options.taken_joker == "keep"
        self._searches: dict[object, list[tuple[Rest, Search, int]]] = {}

    @cached_property
    def _rests(self) -> list[Rest]:
        """The hand and the table after each choice of swaps; none at all comes first."""
        return [
            Rest(self._table, self.hand, self.options, swaps, self._keeps)
            for swaps in swap_sets(self._table, self.hand, self.options)
        ]

    def fits(self, drawn: Card) -> bool:
        """Whether one more card, no joker, could be part of anything; jokers of the table are left where they are."""
        jokers = self.hand.count(JOKER)
        naturals = self.hand[: len(self.hand) - jokers]
        return any(True for _ in pieces_with(drawn, naturals, jokers, self._table, self.options))

    def best(
        self, weight: Callable[[Card], int], *, must: Card | None = None, least_left: int = 0
    ) -> Plan | None:
        """The laying whose cards weigh most; the empty one where nothing is worth it.

        `must` is a card that has to be among them, `least_left` how many cards have to stay in the hand: None where
        there is no such laying. Weights are not below zero.
        """
        return self._greatest(self._weighed(weight), must, least_left, new_only=False)

    def most_left_after(self, weight: Callable[[Card], int], discard: Card) -> int:
        """The greatest weight that could be laid of the hand without one card of that face."""
        found = 0
        for rest, search, base in self._weighed(weight):
            unit = rest.unit(discard)
            if unit and (after := rest.start - unit) & rest.guards == rest.guards and discard in self.hand:
                found = max(found, base + search.best(after))
        return found

    def most(self, weight: Callable[[Card], int]) -> int:
        """The greatest weight that can be laid."""
        return max(base + search.best(rest.start) for rest, search, base in self._weighed(weight))

    def most_with(self, weight: Callable[[Card], int], discard: Card | None, drawn: Card) -> int:
        """The greatest weight that could be laid after one card is thrown, if any, and another is drawn.

        Jokers on the table are left where they are: this is asked for every card that might come.
        """
        rest, search, _ = self._weighed(weight)[0]
        left = rest.start if discard is None else rest.start - rest.unit(discard)
        return search.best_with(left, drawn, weight)

    def opening(self, points: int, *, must: Card | None = None, least_left: int = 0) -> Plan | None:
        """The laying whose new melds count most, if that is at least so many points (RULES R14, R15).

        `must` is a card that has to be in one of the new melds (R16).
        """
        plan = self._greatest(self._opening_searches(), must, least_left, new_only=True)
        return plan if plan is not None and plan.worth >= points else None

    def closing(self, *, not_last: Card | None = None) -> tuple[Plan, Card | None] | None:
        """A laying after which the hand can be closed, and the card that is then discarded (None: none is left).

        `not_last` is a card that may not be the discard as long as no equal one was laid (R7). Whether the hand may be
        closed without a discard is an option (R17); where it may, that comes first.
        """
        if len(self._rests) == 1 and self._rests[0].reach() < len(self.hand) - 1:
            return None
        searches = self._weighed(one)
        if not self.options.final_discard:
            for rest, search, base in searches:
                if base + search.best(rest.start) == len(self.hand):
                    return self._plan(rest, search, rest.start, []), None
        for rest, search, base in searches:
            if base + search.best(rest.start) < len(self.hand) - 1:
                continue
            for face, unit in self._units(rest):
                after = rest.start - unit
                if base + search.best(after) != len(self.hand) - 1:
                    continue
                plan = self._plan(rest, search, after, [], kept=(face,))
                if face is not not_last or face in plan.laid:
                    return plan, face
        return None

    def _weighed(self, weight: Callable[[Card], int]) -> list[tuple[Rest, Search, int]]:
        known = self._searches.get(weight)
        if known is not None:
            return known
        joker = weight(JOKER)
        freed = joker if self._keeps else 0

        def weigh(piece: Piece, kinds: Sequence[int]) -> int:
            own = kinds.count(0)
            return sum(map(weight, piece.naturals)) + own * joker + (len(kinds) - own) * freed

        found = []
        for rest in self._rests:
            base = sum(weight(card) for swap in rest.swaps for card in swap.cards)
            base -= sum(swap.freed for swap in rest.swaps) * freed
            found.append((rest, rest.search(weigh), base))
        self._searches[weight] = found
        return found

    def _opening_searches(self) -> list[tuple[Rest, Search, int]]:
        found = self._searches.get("opening")
        if found is None:
            options = self.options

            def weigh(piece: Piece, kinds: Sequence[int]) -> int:
                if piece.meld is None:
                    return 0
                plain, wild = piece_points(piece, options)
                return plain + sum(wild[: list(kinds).count(0)])  # freed jokers count nothing (R14)

            found = [(rest, rest.search(weigh), 0) for rest in self._rests]
            self._searches["opening"] = found
        return found

    def _greatest(
        self, searches: Iterable[tuple[Rest, Search, int]], must: Card | None, least_left: int, new_only: bool
    ) -> Plan | None:
        best: tuple[int, Plan] | None = None
        for rest, search, base in searches:
            laid_by_swap = must is None or not new_only and any(must in swap.cards for swap in rest.swaps)
            wanted = None if laid_by_swap else must
            plan = self._best_of(rest, search, base, rest.start, wanted, new_only, ())
            if plan is None:
                continue
            if len(plan.left) < least_left:
                plans = (
                    self._best_of(rest, search, base, rest.start - units, wanted, new_only, kept)
                    for kept, units in self._reserves(rest, least_left)
                )
                plan = max((p for p in plans if p is not None), key=lambda p: p.worth, default=None)
            if plan is not None and (best is None or plan.worth > best[0]):
                best = plan.worth, plan
        return None if best is None else best[1]

    def _best_of(
        self, rest: Rest, search: Search, base: int, left: int, must: Card | None, new_only: bool,
        kept: tuple[Card, ...],
    ) -> Plan | None:
        if must is None:
            worth = search.best(left)
            return None if worth < 0 else self._plan(rest, search, left, [], base + worth, kept)
        with_it = sorted(search.with_card(left, must, new_only=new_only), key=lambda found: -found[0])
        for worth, after, piece, kinds in with_it:
            plan = self._plan(rest, search, after, [(piece, kinds)], base + worth, kept)
            # A joker may be laid while a freed one comes to the hand instead: nobody could tell that it was.
            if must in plan.laid:
                return plan
        return None

    def _reserves(self, rest: Rest, count: int) -> Iterator[tuple[tuple[Card, ...], int]]:
        """Every choice of cards to keep back that a rest has."""
        units = list(self._units(rest))
        for chosen in combinations_with_replacement(units, count):
            cost = sum(unit for _, unit in chosen)
            if (rest.start - cost) & rest.guards == rest.guards:
                yield tuple(face for face, _ in chosen), cost

    def _units(self, rest: Rest) -> Iterator[tuple[Card, int]]:
        """Each face of a rest with one card of it; freed jokers only where they may go to the hand."""
        for face in rest.faces:
            yield face, rest.unit(face)
        kinds = len(rest.sources) if self._keeps else 1
        for kind in range(kinds):
            if (rest.start - rest.unit(JOKER, kind)) & rest.guards == rest.guards:
                yield JOKER, rest.unit(JOKER, kind)

    def _plan(
        self, rest: Rest, search: Search, left: int, first: Chosen, worth: int = 0, kept: tuple[Card, ...] = ()
    ) -> Plan:
        pieces = first + search.chosen(left)
        table = built(rest.table, [piece for piece, _ in pieces], self.options)
        freed = sum(swap.freed for swap in rest.swaps)
        used = [card for swap in rest.swaps for card in swap.cards]
        used += [card for piece, _ in pieces for card in piece.naturals]
        jokers = sum(len(kinds) for _, kinds in pieces) - freed  # below zero where freed ones go to the hand
        laid = hand([*used, *(JOKER,) * jokers])
        stays = without(hand([*self.hand, *(JOKER,) * -jokers]), laid)
        return Plan(table, laid, stays, worth)


def one(card: Card) -> int:
    """The weight with which the most cards are laid."""
    return 1
