"""Media: a player who lays what he sees, and takes one meld of the table apart.

The melds of the rack go first, then what fits melds of the table as they lie; then each meld of the table is looked at
by itself, and the one with which most of the rack can be laid (jokers stay) is taken apart.
"""

from __future__ import annotations

from ...melds import Table
from ...rules import rules_of
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing
from .begun import begun


class Medium(Layer):
    """Level 2 of the game with tiles."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after the melds of the rack, what fits, and one meld taken apart."""
        turn = begun(view, seat)
        if turn is None:
            return None
        if rules_of(view).opening(view, seat) is None:
            turn.lay_off()
            if turn.held and turn.split():
                turn.lay_off()
        return turn.done()

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """What was plain to see, or the meld taken apart."""
        return Explanation(Why.OPENED_MELD, laid.cards, laid.taken_apart) if laid.taken_apart else laid.plain

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """Not even a meld taken apart helped."""
        return nothing(public, seat, Why.NOTHING_NEAR)
