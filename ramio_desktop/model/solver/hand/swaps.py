"""Jokers that cards of the hand can take the place of, and the table afterwards (RULES R10, R12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from ...cards import CARD_SUITS, JOKER, Card
from ...melds import MAX_SET, Kind, Meld, Table
from ...options import RaminoOptions
from ...places import declared_suits, declares, jokers_in, natural_suits, set_of, set_rank


@dataclass(frozen=True, slots=True)
class Swap:
    """Cards of the hand take the place of jokers of one meld."""

    index: int
    cards: tuple[Card, ...]
    freed: int
    """How many jokers leave the meld."""
    meld: Meld
    """The meld afterwards."""


def swap_sets(table: Table, cards: Sequence[Card], options: RaminoOptions) -> Iterator[tuple[Swap, ...]]:
    """Every choice of swaps that the hand has the cards for, at most one a meld; none at all comes first."""
    with_joker = [(index, meld) for index, meld in enumerate(table) if JOKER in meld.cards]
    if not with_joker:
        yield ()
        return
    held = Counter(cards)
    per_meld: list[tuple[Swap | None, ...]] = []
    for index, meld in with_joker:
        here = _swaps(index, meld, held, options)
        if here:
            per_meld.append((None, *here))
    for choice in product(*per_meld):
        swaps = tuple(swap for swap in choice if swap is not None)
        if len(swaps) < 2 or not Counter(card for swap in swaps for card in swap.cards) - held:
            yield swaps


def _swaps(index: int, meld: Meld, held: Counter[Card], options: RaminoOptions) -> list[Swap]:
    if meld.kind is Kind.RUN:
        return _place_swaps(index, meld, held)
    if meld.kind is not Kind.SET:
        return []
    if declares(options) and JOKER not in meld.stands_for:
        return _place_swaps(index, meld, held)
    return _set_swaps(index, meld, held)


def _place_swaps(index: int, meld: Meld, held: Counter[Card]) -> list[Swap]:
    """Jokers that stand for one card each: that card alone takes the place."""
    places = [i for i, card in enumerate(meld.cards) if card is JOKER and held[meld.stands_for[i]]]
    swaps = []
    for count in range(1, len(places) + 1):
        for chosen in combinations(places, count):
            cards = tuple(meld.stands_for[i] for i in chosen)
            if Counter(cards) - held:
                continue
            if meld.kind is Kind.RUN:
                after = Meld(
                    tuple(meld.stands_for[i] if i in chosen else card for i, card in enumerate(meld.cards)),
                    meld.stands_for,
                )
            else:
                suits = frozenset(card.suit for card in cards)
                after = set_of(
                    set_rank(meld), natural_suits(meld) | suits, jokers_in(meld) - count, declared_suits(meld) - suits
                )
            swaps.append(Swap(index, cards, count, after))
    return swaps


def _set_swaps(index: int, meld: Meld, held: Counter[Card]) -> list[Swap]:
    """Jokers that stand for any missing suit: they leave only a set that then has four cards."""
    rank, there, jokers = set_rank(meld), natural_suits(meld), jokers_in(meld)
    missing = [Card(rank, suit) for suit in CARD_SUITS if suit not in there and held[Card(rank, suit)]]
    swaps = []
    for count in range(1, len(missing) + 1):
        kept = MAX_SET - len(there) - count
        freed = jokers - kept
        if not 1 <= freed <= jokers:
            continue
        for cards in combinations(missing, count):
            after = set_of(rank, there | {card.suit for card in cards}, kept)
            swaps.append(Swap(index, cards, freed, after))
    return swaps
