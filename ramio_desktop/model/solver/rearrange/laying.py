"""Laying: the best new table for a table and a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from operator import attrgetter
from typing import Final

from ...cards import CARD_SUITS, JOKER, TILE_COLOURS, Card, Rank
from ...melds import MeldGrammar, Table
from ...scoring import MACHIAVELLI
from .bound import Bound
from .disturbance import line_up, pair_up, shape_melds
from .keeping import Keeper
from .pool import HIGH_ACE, check_supported, drop_useless, make_pool
from .rebuild import WILD, Face, rebuild
from .search import search

_CARD_FACES, _TILE_FACES = (
    {(i, int(rank)): Card(rank, suit) for i, suit in enumerate(suits) for rank in range(Rank.ACE, Rank.JOKER)}
    | {WILD: JOKER}
    for suits in (CARD_SUITS, TILE_COLOURS)
)


class Objective(Enum):
    """What is best: most cards laid, then least penalty left; or least penalty left, then most cards laid."""

    CARDS = "cards"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far to search, in states, so that an answer is the same on every machine."""

    states: int = 8_000
    """States of one search for the best laying; beyond that the best found so far is the answer."""
    keeping: int = 300
    """States of each of two searches for the fewest melds disturbed; beyond, the fewest found so far is the answer."""
    proving: int = 3_000
    """States for the proof from below of how few melds are disturbed, which also guides the search; 0 for none."""


FIRST_TRIES: Final = 40
"""States of the search for fewer melds disturbed before the proof from below is asked: most tables need no more."""

MOST_ALTERNATIVES: Final = 12
"""Of how many equally good choices of cards the fewest melds disturbed are looked for."""

MOST_TRIES: Final = 5_000
"""How many partial choices are tried to find those: in a hand of fifty cards there are millions."""



@dataclass(frozen=True, slots=True)
class Laying:
    """A new table, and what it took from the hand."""

    table: Table
    laid: tuple[Card, ...]
    left: tuple[Card, ...]
    penalty: int
    """What the cards left in the hand count."""
    disturbed: int
    """How many melds of the old table are in no new meld as they were (DESIGN §6)."""
    exact: bool
    """Whether nothing better can be laid; otherwise this is the best that was found within the limits."""
    fewest: bool
    """Whether no laying as good disturbs fewer melds."""
    states: int
    """How many states were reached: the work done."""

    @property
    def cards(self) -> int:
        """How many cards were laid."""
        return len(self.laid)


def rearrange(
    table: Table,
    hand: Sequence[Card],
    *,
    grammar: MeldGrammar = MeldGrammar(),
    objective: Objective = Objective.CARDS,
    penalty: Callable[[Card], int] = MACHIAVELLI.of,
    must: Sequence[Card] = (),
    opening: bool = False,
    keep_melds: bool = True,
    limits: Limits = Limits(),
) -> Laying | None:
    """The best laying of cards of the hand on a table that may be rearranged as one likes (RULES M8-M11).

    `must` are cards of the hand that have to be laid; with `opening` the laid cards have to hold a clean run (M7).
    Where nothing can be laid the table comes back as it is. None: the table, with the cards that must be laid,
    cannot be arranged at all. Raises UnsupportedPosition (see there), and ValueError for a `must` card that is not
    in the hand.
    """
    in_hand = Counter(hand)
    forced = Counter(must)
    if not forced <= in_hand:
        raise ValueError("a card that must be laid is not in the hand")
    problem = _Problem(table, hand, grammar, _weights(in_hand, objective, penalty), limits)
    if opening:
        runs = list(clean_runs(in_hand, grammar))
        if len(runs) < 2 or not problem.opens_by_itself(forced):
            for run in runs:
                problem.try_with(forced | Counter(run))
    else:
        problem.try_with(forced)
    best = problem.best
    if best is None:
        if must or not problem.stands:
            return None
        best = _Arranged(table, 0, Counter())
    fewest = best.disturbed == 0
    if keep_melds and best.disturbed and problem.stands:
        best, fewest = problem.keep(best, forced, opening)
    left = _in_order((in_hand - best.laid).elements())
    return Laying(
        table=best.table,
        laid=_in_order(best.laid.elements()),
        left=left,
        penalty=sum([penalty(card) for card in left]),
        disturbed=best.disturbed,
        exact=problem.exact,
        fewest=fewest and problem.exact,
        states=problem.states,
    )


def can_lay_all(
    table: Table, hand: Sequence[Card], *, grammar: MeldGrammar = MeldGrammar(), limits: Limits = Limits()
) -> bool:
    """Whether the whole hand can be laid, so that the player closes; False too when the limit leaves it open.

    Cheaper than `rearrange`: the search gives up as soon as a card would have to stay.
    """
    problem = _Problem(table, hand, grammar, dict.fromkeys(hand, 0), limits)
    return problem.can_lay(Counter(hand))


def clean_runs(hand: Iterable[Card], grammar: MeldGrammar = MeldGrammar()) -> Iterator[tuple[Card, Card, Card]]:
    """Every three consecutive natural cards of one suit in the hand (RULES M7)."""
    there = set(hand)
    for suit in sorted({card.suit for card in there if card.is_natural}):
        for low in range(1, grammar.top - 1):
            run = tuple(Card(place if place < HIGH_ACE else Rank.ACE, suit) for place in range(low, low + 3))
            if there.issuperset(run):
                yield run[0], run[1], run[2]


@dataclass(frozen=True, slots=True)
class _Arranged:
    table: Table
    disturbed: int
    laid: Counter[Card]


class _Problem:
    """One table and hand, and the best laying found so far."""

    def __init__(
        self, table: Table, hand: Sequence[Card], grammar: MeldGrammar, weights: dict[Card, int], limits: Limits
    ) -> None:
        self.table = table
        self.on_table = [card for meld in table for card in meld.cards]
        check_supported([*self.on_table, *hand])
        self.hand = Counter(hand)
        self.grammar = grammar
        self.weights = weights
        self.limits = limits
        tiles = any(card.is_tile for card in [*self.on_table, *hand])
        self.faces = _TILE_FACES if tiles else _CARD_FACES
        self.best: _Arranged | None = None
        self.least_loss: int | None = None
        self.exact = True
        self.states = 0
        self.tries = 0

    @property
    def stands(self) -> bool:
        """Whether the table is legal as it lies."""
        return all(map(self.grammar.allows, self.table))

    def can_lay(self, forced: Counter[Card]) -> bool:
        """Whether these cards of the hand can be laid."""
        return self._search(forced) is not None

    def try_with(self, forced: Counter[Card]) -> None:
        """Look for a laying that holds these cards of the hand and is better than the best so far."""
        found = self._search(forced)
        if found is None:
            return
        self.least_loss, groups = found
        cards = [tuple([self.faces[face] for face in group]) for group in groups]
        laid = Counter([card for group in cards for card in group]) - Counter(self.on_table)
        if laid or not self.stands:
            melds = shape_melds(cards, self.table, self.grammar)
            self.best = _Arranged(*line_up(self.table, melds), laid)
        else:
            self.best = _Arranged(self.table, 0, laid)

    def opens_by_itself(self, forced: Counter[Card]) -> bool:
        """Whether the best of all layings holds a clean run anyway, so that it is the best that opens, too.

        In a hand of fifty cards it nearly always does, and there are twenty runs to be tried one by one. Where it
        does not, nothing is kept.
        """
        exact = self.exact
        self.try_with(forced)
        if self.best is not None and any(clean_runs(self.best.laid, self.grammar)):
            return True
        self.best, self.least_loss, self.exact = None, None, exact
        return False

    def keep(self, best: _Arranged, forced: Counter[Card], opening: bool) -> tuple[_Arranged, bool]:
        """A laying as good that disturbs as few melds as can be, and whether that is proved.

        First down from the best so far, one meld less each time, which soon comes close. Then the bound from below
        proves it, or says which melds have to be opened anyway; with these opened from the start it goes on down,
        and at last up from the bound: what is found first there is the fewest.
        """
        proving = self.limits.proving
        best = self._down(best, min(self.limits.keeping, FIRST_TRIES) if proving else self.limits.keeping)
        least, opened = 0, frozenset[int]()
        if proving and best.disturbed:
            bound = self._bound(best, forced)
            least = bound.least(self._disturbed(best))
            if least < best.disturbed:
                fewer = self._up(best, bound.guess(self._disturbed(best)))
                if fewer is not best:
                    best = fewer
                    least = bound.least(self._disturbed(best))
            opened = bound.necessary
            if least < best.disturbed:
                best = self._down(best, self.limits.keeping, opened)
        if best.disturbed <= least:
            return best, True
        keeper = Keeper(self.table, self.grammar, self.limits.keeping)
        laids = list(islice(self._as_good(best.laid, forced), MOST_ALTERNATIVES + 1))
        whole = len(laids) <= MOST_ALTERNATIVES and self.tries <= MOST_TRIES
        if opening:
            laids = [laid for laid in laids if any(clean_runs(laid, self.grammar))]
        for may_open in range(least, best.disturbed):
            for laid in laids:
                melds = keeper.lay(laid.elements(), may_open, opened)
                if melds is not None:
                    found = _Arranged(*line_up(self.table, melds), laid)
                    return found, found.disturbed == least or whole and not keeper.cut
        return best, whole and not keeper.cut

    def _down(self, best: _Arranged, max_states: int, opened: frozenset[int] = frozenset()) -> _Arranged:
        """The same cards with ever fewer melds disturbed, as far as it goes in so many states."""
        keeper = Keeper(self.table, self.grammar, max_states)
        while best.disturbed > len(opened):
            melds = keeper.lay(best.laid.elements(), best.disturbed - 1, opened)
            if melds is None:
                break
            best = _Arranged(*line_up(self.table, melds), best.laid)
        return best

    def _up(self, best: _Arranged, opened: frozenset[int]) -> _Arranged:
        """The same cards with these melds opened, and as few others as are needed."""
        for may_open in range(len(opened), best.disturbed):
            keeper = Keeper(self.table, self.grammar, self.limits.keeping // 2)
            melds = keeper.lay(best.laid.elements(), may_open, opened)
            if melds is not None:
                return _Arranged(*line_up(self.table, melds), best.laid)
        return best

    def _bound(self, best: _Arranged, forced: Counter[Card]) -> Bound:
        """What proves from below how few melds a laying as good disturbs."""
        weight, proving = self.weights.__getitem__, self.limits.proving
        loss = self._loss_of(best.laid)
        return Bound(self.table, self.hand - forced, forced, weight, loss, self.grammar, proving)

    def _disturbed(self, arranged: _Arranged) -> set[int]:
        """The melds of the old table that are disturbed, by index."""
        return set(range(len(self.table))).difference(pair_up(self.table, arranged.table))

    def _loss_of(self, laid: Counter[Card]) -> int:
        """The weight of what stays in the hand."""
        return sum(self.weights[card] * count for card, count in (self.hand - laid).items())

    def _as_good(self, laid: Counter[Card], forced: Counter[Card]) -> Iterator[Counter[Card]]:
        """This choice of hand cards, and the others of the same weight that hold the forced cards."""
        yield laid
        pool = make_pool(self.on_table, list(self.hand.elements()), self.weights.__getitem__, self.grammar.ace_high)
        drop_useless(pool)
        useful = Counter({
            card: count if card is JOKER else min(count, pool.optional(card.suit & 3, card.rank))
            for card, count in self.hand.items()
        })
        free = sorted((useful - forced).items(), key=lambda item: (-self.weights[item[0]], item[0].code))
        stays = useful - laid

        def others(i: int, loss: int) -> Iterator[Counter[Card]]:
            self.tries += 1
            if self.tries > MOST_TRIES:
                return
            if loss == 0:
                yield Counter()
            elif i < len(free) and loss > 0:
                card, most = free[i]
                for count in range(most + 1):
                    for left in others(i + 1, loss - count * self.weights[card]):
                        left[card] = count
                        yield left

        for left in others(0, sum(self.weights[card] * count for card, count in stays.items())):
            other = useful - left
            if other != laid:
                yield other

    def _search(self, forced: Counter[Card]) -> tuple[int, list[list[Face]]] | None:
        """The least loss, if it is less than the best so far, and its melds."""
        free = list((self.hand - forced).elements())
        must = [*self.on_table, *forced.elements()]
        pool = make_pool(must, free, self.weights.__getitem__, self.grammar.ace_high)
        useless = drop_useless(pool)
        bound = pool.loss_of_all()
        if self.least_loss is not None:
            bound = min(bound, self.least_loss - useless - 1)
            if bound < 0:
                return None
        for strict in (False, True):
            found = search(pool, bound, self.limits.states, strict)
            self.states += found.states
            self.exact = self.exact and found.proved
            if found.path is None:
                return None
            groups = rebuild(found.path, strict)
            if groups is not None:
                return found.path.loss + useless, groups
        raise AssertionError("a strict search leaves no joker without a place")


def _weights(hand: Counter[Card], objective: Objective, penalty: Callable[[Card], int]) -> dict[Card, int]:
    """One number a card that orders layings by both aims, the first before the second."""
    penalties = {card: penalty(card) for card in hand}
    if objective is Objective.CARDS:
        scale = 1 + sum([penalties[card] * count for card, count in hand.items()])
        return {card: scale + points for card, points in penalties.items()}
    scale = 1 + hand.total()
    return {card: points * scale + 1 for card, points in penalties.items()}


def _in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=attrgetter("code")))
