"""Difficile: a player who misses nothing and holds nothing back.

Every turn the exact solver lays the most cards that can be laid, and of such layings the one that leaves the least
penalty; in the last turn before the stock ends the least penalty comes first. The search is bounded in states
(`Limits`): a hand too big for it gets the best laying that was found.
"""

from __future__ import annotations

from ...melds import Table
from ...state import State
from .exact import best_laying, least_penalty
from .layer import Layer, is_last_turn


class Hard(Layer):
    """Level 3 of Machiavelli."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after the best laying."""
        laying = least_penalty(view, seat) if is_last_turn(view) else best_laying(view, seat)
        return None if laying is None else laying.table
