"""The hand solver's oracle: every table a hand can lead to, tried one after the other by the rules themselves.

It knows nothing of the solver's pieces: it takes all melds there can be of the cards at hand, gives each old meld every
one it may become and adds new ones in every way, and has the rules judge each table. So it is slow, and for small
hands only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from ramio_desktop.model.cards import CARD_SUITS, JOKER, Card, hand
from ramio_desktop.model.evolve import table_difference
from ramio_desktop.model.melds import Meld, Table
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.model.rules.ramino.growth import Growth, growth
from ramio_desktop.model.rules.ramino.laying import Laying, kept_meld_refusal, laying

Outcome = tuple[tuple[Card, ...], tuple[Card, ...], int]
"""The cards laid, the cards left, the points that count for an opening."""


def outcomes(table: Table, held: tuple[Card, ...], options: RaminoOptions) -> set[Outcome]:
    """What a hand can have laid in one laying, and what it holds then; laying nothing is one of them."""
    options = replace(options, opening_points=max(1, options.opening_points))  # so that points are counted
    cards = Counter(held) + Counter(card for meld in table for card in meld.cards)
    melds = [meld for meld in _melds(cards) if kept_meld_refusal(meld, options) is None]
    own = Counter(held)
    grown = [[old, *(new for new in melds if new != old and _grows(old, new, own, options))] for old in table]
    fresh = [meld for meld in melds if not _naturals(meld.cards) - own]
    found: set[Outcome] = {((), hand(held), 0)}
    for olds in product(*grown):
        rest = Counter(held)
        rest.subtract(_naturals([card for meld in olds for card in meld.cards]))
        rest.update(_naturals([card for meld in table for card in meld.cards]))
        if min(rest.values(), default=0) < 0:
            continue
        jokers = cards[JOKER] - sum(meld.cards.count(JOKER) for meld in olds)
        for news in _disjoint(fresh, rest, jokers, 0):
            judged = laying(table, (*olds, *news), held, cards, options)
            if isinstance(judged, Laying):
                gone, added = table_difference(table, judged.table)
                left = Counter(held) + Counter(gone)
                left.subtract(added)
                found.add((added, hand(left.elements()), judged.points))
    return found


def _melds(cards: Counter[Card]) -> list[Meld]:
    """Every run and every set of these cards and jokers, allowed or not."""
    jokers = cards[JOKER]
    found = []
    for suit in CARD_SUITS:
        for start in range(1, 13):
            for end in range(start + 2, 15):
                shown = [Card((place - 1) % 13 + 1, suit) for place in range(start, end + 1)]
                if sum(not cards[card] for card in shown) <= jokers:
                    found += [Meld(tuple(put), tuple(shown)) for put in _filled(shown, cards, jokers)]
    for rank in {card.rank for card in cards if card is not JOKER}:
        for places in product((0, 1, 2), repeat=4):  # absent, the card, a joker that is declared
            naturals = [Card(rank, suit) for suit, place in zip(CARD_SUITS, places) if place == 1]
            wild = [Card(rank, suit) for suit, place in zip(CARD_SUITS, places) if place == 2]
            if all(cards[card] for card in naturals) and len(wild) <= jokers:
                put = (*naturals, *(JOKER,) * len(wild))
                found += [Meld(put, (*naturals, *wild)), Meld(put, (*naturals, *(JOKER,) * len(wild)))]
    return list(dict.fromkeys(found))


def _filled(shown: Sequence[Card], cards: Counter[Card], jokers: int) -> Iterator[list[Card]]:
    """The true card or a joker in each place."""
    for wild in product((False, True), repeat=len(shown)):
        if sum(wild) <= jokers and all(joker or cards[card] for joker, card in zip(wild, shown)):
            yield [JOKER if joker else card for joker, card in zip(wild, shown)]


def _grows(old: Meld, new: Meld, own: Counter[Card], options: RaminoOptions) -> bool:
    more = _naturals(new.cards)
    more.subtract(_naturals(old.cards))
    return min(more.values(), default=0) >= 0 and not more - own and isinstance(growth(old, new, options), Growth)


def _naturals(cards: Sequence[Card]) -> Counter[Card]:
    return Counter(card for card in cards if card is not JOKER)


def _disjoint(melds: list[Meld], rest: Counter[Card], jokers: int, first: int) -> Iterator[tuple[Meld, ...]]:
    """Every choice of new melds for which there are cards and jokers enough."""
    yield ()
    for i in range(first, len(melds)):
        need = _naturals(melds[i].cards)
        wild = len(melds[i]) - need.total()
        if wild <= jokers and not need - rest:
            for more in _disjoint(melds, rest - need, jokers - wild, i):
                yield (melds[i], *more)
