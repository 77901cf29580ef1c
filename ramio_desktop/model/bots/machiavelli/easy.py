"""Facile: a player who lays what is plain to see and then takes one meld of the table apart.

As Principiante; then, every turn, each meld of the table is looked at by itself: the one with which most of the hand
can be laid (jokers stay in the hand) is opened, and what fits afterwards is laid off. With at most five cards in hand
the player looks at two melds together too: that smooths the step to Difficile.
"""

from __future__ import annotations

from typing import Final

from ...melds import Table
from ...state import State
from .layer import Layer
from .plain import PlainLaying

PAIRS_AT: Final = 5
"""Cards in hand from which on the player also takes two melds of the table together."""


class Easy(Layer):
    """Level 2 of Machiavelli."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after laying all that is plain to see, and what opening one meld, or two, allows."""
        turn = PlainLaying.begun(view, seat)
        if turn is None:
            return None
        if turn.held and turn.split(2 if len(turn.held) <= PAIRS_AT else 1):
            turn.lay_off()
        return turn.done()
