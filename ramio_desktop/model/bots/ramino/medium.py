"""Media: knows what could still complete its cards, and does not throw what the next player collects.

What it adds to Facile is counting: of its loose cards it keeps those that most unseen cards would make melds of, and
takes a discard with three such outs if that is much better than its worst card. It lays at once; only where closing in
hand counts double does it keep its melds for two turns, without which it plays ramino no better than Facile
(tests/FIGURES.md): there cheap cards are worth as much as likely ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...cards import JOKER, Card
from .player import Player, Turn
from .worth import danger, outs

OUT: Final = 4
"""Points that one out of a card is worth when it is kept."""
DANGER: Final = 6
"""Points that a likely meld of the next player costs."""
LIVE_OUTS: Final = 3
BETTER_BY: Final = 8
OUT_WHEN_TAKING: Final = 2
PATIENCE: Final = 2
"""Turns for which it hopes to close in hand, where that counts more,"""
NEARLY_OUT: Final = 6
"""unless an opponent has come down to so many cards."""


class Medium(Player):
    """Level 2 of the ramino games."""

    out_worth = OUT

    def takes(self, turn: Turn, card: Card) -> bool:
        """If it closes with it, can lay it and more than before, or hopes for much of it."""
        if turn.owes_after_taking:
            return turn.can_use(card)
        if turn.closes_with(card) or card is JOKER:
            return True
        return turn.gain(card) >= turn.cost(card) or self._hopes(turn, card)

    def _hopes(self, turn: Turn, card: Card) -> bool:
        live = outs(card, turn.hand, turn.sight)
        if live < LIVE_OUTS:
            return False
        worst = max(
            turn.points(held) - OUT_WHEN_TAKING * outs(held, turn.rest(held), turn.sight) for held in turn.loose()
        )
        return worst - (turn.points(card) - OUT_WHEN_TAKING * live) >= BETTER_BY

    def lays(self, turn: Turn) -> bool:
        """At once, or after the first turns where closing in hand counts more."""
        sight = turn.sight
        hopes = sight.options.in_hand_multiplier > 1 and sight.view.match.round <= PATIENCE
        return not hopes or sight.fewest <= NEARLY_OUT

    def discards(self, turn: Turn) -> Sequence[Card]:
        """Dear cards with few outs first, but none that the next player could use."""
        return sorted(turn.loose(), key=lambda card: (-self.worth_throwing(turn, card), card.code))

    def worth_throwing(self, turn: Turn, card: Card) -> float:
        """Points saved by throwing a card, less what it could have become here and could become next door."""
        live = outs(card, turn.rest(card), turn.sight)
        return turn.points(card) - self.out_worth * live - DANGER * danger(card, turn.sight)
