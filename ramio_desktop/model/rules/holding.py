"""What a hand of which some cards are hidden can hold: the same at the authority and on any view (RULES I4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..cards import HIDDEN, Card, Hand, hand


def not_held(held: Hand, wanted: Sequence[Card], deck: Sequence[Card]) -> Hand:
    """The wanted cards that are not in the hand; none when they can be.

    A hidden card may be any of the deck, but no hand holds more copies of a card than the deck has. Where there are
    fewer hidden cards than are missing all these are named: none of them is surer to be there than the others.
    """
    missing = Counter(wanted) - Counter(held)
    if not missing:
        return ()
    if missing.total() > held.count(HIDDEN):
        return hand(missing.elements())
    beyond = Counter({card: wanted.count(card) - deck.count(card) for card in missing})
    return hand((+beyond).elements())
