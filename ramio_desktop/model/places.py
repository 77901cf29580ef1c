"""Where the cards of a meld stand that stays as it was laid, and what they count there (RULES R8, R9, R12, R15)."""

from __future__ import annotations

from typing import Final

from .cards import CARD_SUITS, JOKER, Card, Rank, Suit
from .melds import MAX_SET, Kind, Meld
from .options import RaminoOptions

HIGH_ACE: Final = 14
"""The place above the king."""


def run_start(meld: Meld) -> int:
    """The place of a run's first card: an ace that comes first is low."""
    return int(meld.stands_for[0].rank)


def run_suit(meld: Meld) -> Suit:
    """The suit of a run."""
    return meld.stands_for[0].suit


def at_place(place: int, suit: Suit) -> Card:
    """The card of a place of a run."""
    return Card((place - 1) % Rank.KING + 1, suit)


def run_of(cards: tuple[Card, ...], start: int, suit: Suit) -> Meld:
    """The run of these cards, jokers among them, from a place upwards."""
    return Meld(cards, tuple(at_place(start + i, suit) for i in range(len(cards))))


def set_rank(meld: Meld) -> Rank:
    """The rank of a set."""
    return next(card.rank for card in meld.cards if card is not JOKER)


def set_of(rank: Rank, naturals: frozenset[Suit], jokers: int, declared: frozenset[Suit] = frozenset()) -> Meld:
    """The set of a rank with these suits and so many jokers, of which some are declared; in the order it is shown."""
    cards = [Card(rank, suit) for suit in sorted(naturals)]
    wild = [Card(rank, suit) for suit in sorted(declared)]
    shown = cards + wild + [JOKER] * (jokers - len(wild))
    return Meld((*cards, *(JOKER,) * jokers), tuple(shown))


def natural_suits(meld: Meld) -> frozenset[Suit]:
    """The suits of the cards of a meld that are no jokers."""
    return frozenset(card.suit for card in meld.cards if card is not JOKER)


def declared_suits(meld: Meld) -> frozenset[Suit]:
    """The suits that the jokers of a set were declared to stand for."""
    return frozenset(
        shown.suit for card, shown in zip(meld.cards, meld.stands_for) if card is JOKER and shown is not JOKER
    )


def jokers_in(meld: Meld) -> int:
    """How many jokers lie in a meld."""
    return meld.cards.count(JOKER)


def joker_limit(options: RaminoOptions) -> int:
    """The most jokers of a meld (R9)."""
    return 1 if options.jokers_per_meld == "1" else MAX_JOKERS


MAX_JOKERS: Final = 13
"""More than any meld takes."""


def declares(options: RaminoOptions) -> bool:
    """Whether whoever lays a joker in a set says which card it is (R9, R12)."""
    return options.set_joker == "declared"


def settled(meld: Meld, options: RaminoOptions) -> Meld:
    """The meld as it lies: where jokers of sets are declared, a bare one takes the only missing suit (R12)."""
    if not declares(options) or JOKER not in meld.stands_for or meld.kind is not Kind.SET:
        return meld
    missing = set(CARD_SUITS) - natural_suits(meld) - declared_suits(meld)
    if len(missing) != 1 or meld.stands_for.count(JOKER) != 1 or len(meld) != MAX_SET:
        return meld
    return set_of(set_rank(meld), natural_suits(meld), jokers_in(meld), declared_suits(meld) | missing)


def place_value(place: int) -> int:
    """What a card of a run counts towards an opening: the ace one when low, eleven when high (R15)."""
    return 11 if place == HIGH_ACE else min(place, 10)


def rank_value(rank: int) -> int:
    """What a card of a set counts towards an opening (R15)."""
    return 11 if rank == Rank.ACE else min(int(rank), 10)


def opening_values(meld: Meld, options: RaminoOptions) -> tuple[int, ...]:
    """What each card of a meld counts towards an opening, a joker by its place or as the option has it (R15).

    A group that is no meld counts its cards as in a set.
    """
    if meld.kind is Kind.RUN:
        start = run_start(meld)
        values = [place_value(start + i) for i in range(len(meld))]
    else:
        ranks = [card.rank for card in meld.cards if card is not JOKER]
        joker = rank_value(ranks[0]) if ranks else 0
        values = [joker if card is JOKER else rank_value(card.rank) for card in meld.cards]
    if options.joker_opening_value != "represented":
        fixed = int(options.joker_opening_value)
        values = [fixed if card is JOKER else value for card, value in zip(meld.cards, values)]
    return tuple(values)
