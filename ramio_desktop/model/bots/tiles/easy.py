"""Facile: a player who lays from his rack only.

Whole melds of the rack go as soon as there are any. Tiles of the table are never moved; with few tiles left the
player lays single ones off where they fit, or most of his hands would end with the reserve.
"""

from __future__ import annotations

from typing import Final

from ...melds import Table
from ...rules import rules_of
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing
from .begun import begun

LAY_OFF_AT: Final = 6
"""Tiles on the rack from which on the player also lays off."""


class Easy(Layer):
    """Level 1 of the game with tiles."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table with the melds of the rack on it."""
        turn = begun(view, seat)
        if turn is None:
            return None
        if rules_of(view).opening(view, seat) is None and len(turn.held) <= LAY_OFF_AT:
            turn.lay_off()
        return turn.done()

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """Melds of the rack, and what fitted."""
        return laid.plain

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """Nothing was plain to see."""
        return nothing(public, seat, Why.NOTHING_PLAIN)
