"""What single cards are worth in a hand of ramino: what could complete them, and what they could give to the next one.

The weights are those measured for the duel in simulations (tests/FIGURES.md); how they are used is told by the levels.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from ...cards import CARD_SUITS, JOKER, Card, Rank
from ...melds import Kind, Meld, Table
from ...places import HIGH_ACE, at_place, run_start, run_suit, set_rank
from .sight import Sight

KNOWN_OUT: Final = 0.4
"""What an out counts that an opponent is known to hold: he may still throw it away."""
NEAR_TABLE: Final = 0.7
"""What it counts to be one unseen card away from a run on the table."""
FITS_TABLE: Final = 1.5
"""The danger of a card that fits a meld on the table."""


def outs(card: Card, held: Iterable[Card], sight: Sight) -> float:
    """How many faces would make a meld of the card and one more of the hand."""
    others = set(held)
    wanted = {out for partner, out in _triples(card, sight.options.ace_high) if partner in others and out not in others}
    copies = sight.options.decks
    found = 0.0
    for out in wanted:
        if sight.unseen[out]:
            found += 1.0 if sight.unseen[out] == copies else 0.8
        elif any(sight.collects(seat)[out] for seat in sight.others):
            found += KNOWN_OUT
    if any(sight.unseen[between] for between in _gaps(card, sight.view.table, sight.options.ace_high)):
        found += NEAR_TABLE
    return found


def danger(card: Card, sight: Sight) -> float:
    """How much the card would help the next player to meld, or anybody to lay off."""
    following = sight.others[0]
    collected, chance = sight.collects(following), sight.chance_of_holding(following)
    likely: dict[Card, float] = {}

    def holds(other: Card) -> float:
        if other not in likely:
            likely[other] = 1.0 if collected[other] else min(1.0, chance * sight.unseen[other])
        return likely[other]

    found = sum(holds(a) * holds(b) for a, b in _melds_with(card, sight.options.ace_high))
    if any(fits(card, meld, sight.options.ace_high) for meld in sight.view.table):
        found += FITS_TABLE
    return found


def fits(card: Card, meld: Meld, ace_high: bool) -> bool:
    """Whether the card can be laid off on the meld as it lies."""
    if card is JOKER:
        return True
    if meld.kind is Kind.RUN:
        suit, start = run_suit(meld), run_start(meld)
        top = HIGH_ACE if ace_high else int(Rank.KING)
        ends = [place for place in (start - 1, start + len(meld)) if 1 <= place <= top]
        return any(at_place(place, suit) is card for place in ends)
    return meld.kind is Kind.SET and len(meld) < 4 and card.rank is set_rank(meld) and card not in meld.cards


@lru_cache(maxsize=256)
def _melds_with(card: Card, ace_high: bool) -> tuple[tuple[Card, Card], ...]:
    """The pairs of cards with which the card makes a meld of three."""
    if card is JOKER:
        return ()
    same = [Card(card.rank, suit) for suit in CARD_SUITS if suit is not card.suit]
    pairs = [(a, b) for i, a in enumerate(same) for b in same[i + 1 :]]
    top = HIGH_ACE if ace_high else int(Rank.KING)
    places = (1, HIGH_ACE) if card.rank is Rank.ACE and ace_high else (int(card.rank),)
    for place in places:
        for low in range(max(1, place - 2), min(place, top - 2) + 1):
            a, b = (at_place(p, card.suit) for p in range(low, low + 3) if p != place)
            pairs.append((a, b))
    return tuple(pairs)


@lru_cache(maxsize=256)
def _triples(card: Card, ace_high: bool) -> tuple[tuple[Card, Card], ...]:
    """Partner and the card that is then missing, for each meld of three with the card."""
    return tuple(pair for a, b in _melds_with(card, ace_high) for pair in ((a, b), (b, a)))


def _gaps(card: Card, table: Table, ace_high: bool) -> Iterator[Card]:
    """The cards that lie between this one and the end of a run on the table, where one is all that is missing."""
    if card is JOKER:
        return
    top = HIGH_ACE if ace_high else int(Rank.KING)
    for meld in table:
        if meld.kind is Kind.RUN and run_suit(meld) is card.suit:
            low, high = run_start(meld), run_start(meld) + len(meld) - 1
            if low > 2 and at_place(low - 2, card.suit) is card:
                yield at_place(low - 1, card.suit)
            if high + 2 <= top and at_place(high + 2, card.suit) is card:
                yield at_place(high + 1, card.suit)
