"""What cards left in the hand cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .cards import JOKER, Card, Rank
from .melds import Kind, Meld


@dataclass(frozen=True, slots=True)
class Penalties:
    """Points a card costs its holder when somebody else closes: its number, but no more than `most` (M13, R22, T8)."""

    ace: int = 11
    joker: int = 50
    most: int = 10
    """What J, Q and K count."""

    def of(self, card: Card) -> int:
        """The points of one card; a hidden card has none."""
        if card is JOKER:
            return self.joker
        if card.rank is Rank.ACE:
            return self.ace
        return min(int(card.rank), self.most) if card.is_natural else 0

    def total(self, cards: Iterable[Card]) -> int:
        """The points of several cards."""
        return sum(map(self.of, cards))


MACHIAVELLI = Penalties()
TILES = Penalties(ace=1, joker=30, most=13)
"""Numbers count their value, a joker thirty (RULES T8)."""


def numbers_shown(meld: Meld) -> tuple[int, ...]:
    """What each tile of a meld is worth in it: its number, a joker's by what it stands for (RULES T4).

    The tile itself is `meld.stands_for`; a bare joker in a group stands for whichever colour is missing. A group that
    is no meld has no place for a joker, which is worth nothing there.
    """
    if meld.kind is Kind.LOOSE:
        return tuple(0 if card is JOKER else int(card.rank) for card in meld.cards)
    number = next(int(shown.rank) for shown in meld.stands_for if shown is not JOKER)
    return tuple(number if shown is JOKER else int(shown.rank) for shown in meld.stands_for)
