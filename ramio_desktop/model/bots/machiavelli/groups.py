"""Melds that are plain to see: those within a hand, and the places where a card fits a meld of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ...cards import CARD_SUITS, JOKER, Card, Rank, Suit
from ...melds import MAX_SET, MIN_MELD, Kind, Meld, MeldGrammar, Piece
from ...scoring import MACHIAVELLI

HIGH_ACE = Rank.KING + 1
Group = tuple[Card, ...]


def longest_run(held: Sequence[Card]) -> Group | None:
    """The longest run of natural cards in the hand, of equally long ones the dearest."""
    return _best(held, (group for group in _stretches(held) if len(group) >= MIN_MELD))


def longest_meld(held: Sequence[Card]) -> Group | None:
    """The longest run or set of natural cards in the hand, of equally long ones the dearest."""
    groups = (*_stretches(held), *_of_a_rank(held))
    return _best(held, (group for group in groups if len(group) >= MIN_MELD))


def longest_with_joker(held: Sequence[Card]) -> Group | None:
    """The longest meld of one joker and at least two natural cards of the hand, the joker standing last."""
    if JOKER not in held:
        return None
    fitting = (*_stretches(held), *_split_stretches(held), *_of_a_rank(held))
    groups = (group for group in fitting if len(group) >= MIN_MELD - 1)
    return _best(held, ((*group, JOKER) for group in groups))


def laid_off(meld: Meld, card: Card, grammar: MeldGrammar) -> Meld | None:
    """The meld with the card at one of its ends or as the fourth of a set, every other card staying what it is.

    A joker goes to the high end of a run, else to the low one. None where the card does not fit.
    """
    if meld.kind is Kind.SET:
        if len(meld) == MAX_SET or card is not JOKER and not _is_missing_in_set(meld, card):
            return None
        return grammar.arrange([*meld.pieces(), Piece(card)])[0]
    below, above = meld.stands_for[0], meld.stands_for[-1]
    if above.rank is not Rank.ACE and _follows(above, card) and (above.rank is not Rank.KING or grammar.ace_high):
        return grammar.arrange([*meld.pieces(), Piece(card)])[0]
    if below.rank is not Rank.ACE and _follows(card, below):
        return grammar.arrange([Piece(card), *meld.pieces()])[0]
    return None


def _is_missing_in_set(meld: Meld, card: Card) -> bool:
    ranks = {shown.rank for shown in meld.stands_for if shown is not JOKER}
    return card.rank in ranks and card not in meld.stands_for


def _follows(lower: Card, higher: Card) -> bool:
    """Whether the second card is the next of the same suit, the ace after the king; a joker is any card."""
    if JOKER in (lower, higher):
        return True
    return lower.suit is higher.suit and higher.rank == lower.rank % Rank.KING + 1


def _best(held: Sequence[Card], groups: Iterator[Group]) -> Group | None:
    count = Counter(held)
    there = [group for group in groups if not Counter(group) - count]
    return max(there, key=lambda group: (len(group), MACHIAVELLI.total(group)), default=None)


def _stretches(held: Sequence[Card]) -> Iterator[Group]:
    """Every stretch of neighbours in one suit that cannot be made longer; an ace is in two of them."""
    for suit in CARD_SUITS:
        for first, last in _bounds(held, suit):
            yield _span(suit, range(first, last + 1))
            if first == Rank.ACE and last == HIGH_ACE:  # with one ace in the hand it is at one end only
                yield _span(suit, range(first + 1, last + 1))


def _split_stretches(held: Sequence[Card]) -> Iterator[Group]:
    """Two stretches of one suit with one card missing between them."""
    for suit in CARD_SUITS:
        bounds = _bounds(held, suit)
        for (first, gap), (after, last) in pairwise(bounds):
            if after - gap == 2:
                yield _span(suit, (*range(first, gap + 1), *range(after, last + 1)))


def _of_a_rank(held: Sequence[Card]) -> Iterator[Group]:
    for rank in range(Rank.ACE, Rank.KING + 1):
        group = tuple(card for suit in CARD_SUITS if (card := Card(rank, suit)) in held)
        assert len(group) <= MAX_SET
        yield group


def _bounds(held: Sequence[Card], suit: Suit) -> list[tuple[int, int]]:
    """First and last place of each stretch, upwards."""
    places = {int(card.rank) for card in held if card.suit is suit}
    if Rank.ACE in places:
        places.add(HIGH_ACE)
    firsts = sorted(place for place in places if place - 1 not in places)
    lasts = sorted(place for place in places if place + 1 not in places)
    return list(zip(firsts, lasts))


def _span(suit: Suit, places: Sequence[int]) -> Group:
    return tuple(Card((place - 1) % Rank.KING + 1, suit) for place in places)
