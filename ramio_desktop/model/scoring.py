"""What cards left in the hand cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .cards import JOKER, Card, Rank


@dataclass(frozen=True, slots=True)
class Penalties:
    """Points a card costs its holder when somebody else closes: 2–10 their number, J, Q, K ten (RULES M13, R22)."""

    ace: int = 11
    joker: int = 50

    def of(self, card: Card) -> int:
        """The points of one card; a hidden card has none."""
        if card is JOKER:
            return self.joker
        if card.rank is Rank.ACE:
            return self.ace
        return min(int(card.rank), 10) if card.is_natural else 0

    def total(self, cards: Iterable[Card]) -> int:
        """The points of several cards."""
        return sum(map(self.of, cards))


MACHIAVELLI = Penalties()
