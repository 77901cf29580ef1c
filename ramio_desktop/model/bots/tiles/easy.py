"""Facile: a player who lays from his rack only.

Whole melds of the rack go as soon as there are any; in a turn without one, single tiles go where they fit melds of the
table. Tiles of the table are never moved.
"""

from __future__ import annotations

from ...melds import Table
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing
from .begun import begun


class Easy(Layer):
    """Level 1 of the game with tiles."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table with the melds of the rack on it, or else with what fits."""
        turn = begun(view, seat)
        if turn is None:
            return None
        if len(turn.held) == len(view.hands[seat]):
            turn.lay_off()
        return turn.done()

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """Melds of the rack, and what fitted."""
        return laid.plain

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """Nothing was plain to see."""
        return nothing(public, seat, Why.NOTHING_PLAIN)
