"""Melds that are plain to see within a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ...cards import CARD_SUITS, JOKER, Card, Rank, Suit
from ...melds import MAX_SET, MIN_MELD
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
