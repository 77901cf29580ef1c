"""Difficile: a player who finds whatever the whole table has room for."""

from __future__ import annotations

from typing import Final

from ...laying import best_laying
from ...melds import Table
from ...solver.rearrange import Limits
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing

LIMITS: Final = Limits(keeping=100)


class Hard(Layer):
    """Level 3 of the game with tiles."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after the best laying."""
        laying = best_laying(view, seat, limits=LIMITS)
        return laying.table if laying is not None and laying.laid else None

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """As much as there was room for."""
        why = Why.MOST_REARRANGED if laid.taken_apart else Why.MOST
        return Explanation(why, laid.cards, laid.taken_apart)

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """There is no room for any tile."""
        return nothing(public, seat, Why.NOTHING_FITS)
