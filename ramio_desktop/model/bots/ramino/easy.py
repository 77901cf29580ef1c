"""Facile: lays at once whatever can be laid, and throws away what costs most.

It takes the discard only to use it at once, counts nothing and remembers nothing (BOTS: "easy").
"""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import Card
from .player import Player, Turn


class Easy(Player):
    """Level 1 of the ramino games."""

    def takes(self, turn: Turn, card: Card) -> bool:
        """If it closes with it, or can lay it and more than before."""
        if turn.owes_after_taking:
            return turn.can_use(card)
        return turn.closes_with(card) or turn.gain(card) > 0

    def lays(self, turn: Turn) -> bool:
        """Always."""
        return True

    def discards(self, turn: Turn) -> Sequence[Card]:
        """The dearest of what is not part of anything."""
        return sorted(turn.loose(), key=lambda card: (-turn.cost(card), card.code))
