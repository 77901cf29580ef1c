"""Laying: the best new table for a table and a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from ...cards import CARD_SUITS, JOKER, TILE_COLOURS, Card, Rank
from ...cards import hand as sorted_hand
from ...melds import MeldGrammar, Table
from .disturbance import count_disturbed, line_up, shape_melds
from .pool import HIGH_ACE, check_supported, drop_useless, make_pool
from .rebuild import WILD, Face, rebuild
from .search import Found, search


class Objective(Enum):
    """What is best: most cards laid, then least penalty left; or least penalty left, then most cards laid."""

    CARDS = "cards"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far to search, in states, so that an answer is the same on every machine."""

    states: int = 20_000
    """States of one search for the best laying; beyond that the best found so far is the answer."""


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


def machiavelli_penalty(card: Card) -> int:
    """What a card left in the hand counts in Machiavelli (RULES M13)."""
    if card is JOKER:
        return 50
    return 11 if card.rank is Rank.ACE else min(int(card.rank), 10)


def rearrange(
    table: Table,
    hand: Sequence[Card],
    *,
    grammar: MeldGrammar = MeldGrammar(),
    objective: Objective = Objective.CARDS,
    penalty: Callable[[Card], int] = machiavelli_penalty,
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
    check_supported([*_cards_of(table), *hand])
    in_hand = Counter(hand)
    if not Counter(must) <= in_hand:
        raise ValueError("a card that must be laid is not in the hand")
    problem = _Problem(table, in_hand, grammar, _weights(in_hand, objective, penalty), limits)
    if opening:
        for run in clean_runs(in_hand, grammar):
            problem.try_with(Counter(must) | Counter(run))
    else:
        problem.try_with(Counter(must))
    if problem.best is None:
        stands = not must and all(grammar.allows(meld) for meld in table)
        if not stands:
            return None
        problem.best = _Arranged(table, Counter())
    best = problem.best
    left = sorted_hand((in_hand - best.laid).elements())
    disturbed = count_disturbed(table, best.table)
    return Laying(
        table=best.table,
        laid=sorted_hand(best.laid.elements()),
        left=left,
        penalty=sum(penalty(card) for card in left),
        disturbed=disturbed,
        exact=problem.exact,
        fewest=disturbed == 0 and problem.exact,
        states=problem.states,
    )


def can_lay_all(
    table: Table, hand: Sequence[Card], *, grammar: MeldGrammar = MeldGrammar(), limits: Limits = Limits()
) -> bool:
    """Whether the whole hand can be laid, so that the player closes; False too when the limit leaves it open.

    Cheaper than `rearrange`: the search gives up as soon as a card would have to stay.
    """
    check_supported([*_cards_of(table), *hand])
    problem = _Problem(table, Counter(hand), grammar, {card: 0 for card in hand}, limits)
    problem.try_with(Counter(hand))
    return problem.best is not None


def clean_runs(hand: Counter[Card], grammar: MeldGrammar = MeldGrammar()) -> Iterator[tuple[Card, Card, Card]]:
    """Every three consecutive natural cards of one suit in the hand (RULES M7)."""
    for suit in sorted({card.suit for card in hand if card.is_natural}):
        for low in range(1, grammar.top - 1):
            run = tuple(Card(place if place < HIGH_ACE else Rank.ACE, suit) for place in range(low, low + 3))
            if all(card in hand for card in run):
                yield run[0], run[1], run[2]


@dataclass(frozen=True, slots=True)
class _Arranged:
    table: Table
    laid: Counter[Card]


class _Problem:
    """One table and hand, and the best laying found so far."""

    def __init__(
        self, table: Table, hand: Counter[Card], grammar: MeldGrammar, weights: dict[Card, int], limits: Limits
    ) -> None:
        self.table = table
        self.hand = hand
        self.grammar = grammar
        self.weights = weights
        self.limits = limits
        self.best: _Arranged | None = None
        self.least_loss: int | None = None
        self.exact = True
        self.states = 0

    def try_with(self, forced: Counter[Card]) -> None:
        """Look for a laying that holds these cards of the hand and is better than the best so far."""
        free = self.hand - forced
        pool = make_pool(
            [*_cards_of(self.table), *forced.elements()],
            list(free.elements()),
            self.weights.__getitem__,
            self.grammar.ace_high,
        )
        whole = pool.loss_of_all()
        drop_useless(pool)
        useless = whole - pool.loss_of_all()
        bound = pool.loss_of_all()
        if self.least_loss is not None:
            bound = min(bound, self.least_loss - useless - 1)
            if bound < 0:
                return
        for strict in (False, True):
            found = search(pool, bound, self.limits.states, strict)
            self._account(found)
            if found.path is None:
                return
            groups = rebuild(pool, found.path, strict)
            if groups is not None:
                self.least_loss = found.path.loss + useless
                self._take(groups)
                return

    def _account(self, found: Found) -> None:
        self.states += found.states
        if found.cut:
            self.exact = False

    def _take(self, groups: list[list[Face]]) -> None:
        cards = [[self._card(face) for face in group] for group in groups]
        laid = Counter(card for group in cards for card in group)
        laid.subtract(_cards_of(self.table))
        laid = +laid
        if not laid and all(self.grammar.allows(meld) for meld in self.table):
            self.best = _Arranged(self.table, laid)
            return
        melds = shape_melds(cards, self.table, self.grammar)
        self.best = _Arranged(line_up(self.table, melds), laid)

    def _card(self, face: Face) -> Card:
        if face == WILD:
            return JOKER
        suits = TILE_COLOURS if any(card.is_tile for card in self._natural_sample()) else CARD_SUITS
        return Card(face[1], suits[face[0]])

    def _natural_sample(self) -> Iterator[Card]:
        for card in [*_cards_of(self.table), *self.hand]:
            if card is not JOKER:
                yield card
                return


def _cards_of(table: Table) -> list[Card]:
    return [card for meld in table for card in meld.cards]


def _weights(hand: Counter[Card], objective: Objective, penalty: Callable[[Card], int]) -> dict[Card, int]:
    """One number a card that orders layings by both aims, the first before the second."""
    penalties = {card: penalty(card) for card in hand}
    if objective is Objective.CARDS:
        scale = 1 + sum(penalties[card] * count for card, count in hand.items())
        return {card: scale + points for card, points in penalties.items()}
    scale = 1 + hand.total()
    return {card: points * scale + 1 for card, points in penalties.items()}
