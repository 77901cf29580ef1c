"""Facile: a player who lays what is plain to see and then takes one meld of the table apart.

As Principiante; then, every turn, each meld of the table is looked at by itself: the one with which most of the hand
can be laid (jokers stay in the hand) is opened, and what fits afterwards is laid off. With at most five cards in hand
the player looks at two melds together too: that smooths the step to Difficile.
"""

from __future__ import annotations

from typing import Final

from ...melds import Table
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing
from .begun import begun

PAIRS_AT: Final = 5
"""Cards in hand from which on the player also takes two melds of the table together."""


class Easy(Layer):
    """Level 2 of Machiavelli."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after laying all that is plain to see, and what opening one meld, or two, allows."""
        turn = begun(view, seat)
        if turn is None:
            return None
        if turn.held and turn.split(2 if len(turn.held) <= PAIRS_AT else 1):
            turn.lay_off()
        return turn.done()

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """What was plain to see, or the melds taken apart."""
        return Explanation(Why.OPENED_MELD, laid.cards, laid.taken_apart) if laid.taken_apart else laid.plain

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """Not even a meld taken apart helped."""
        return nothing(public, seat, Why.NOTHING_NEAR)
