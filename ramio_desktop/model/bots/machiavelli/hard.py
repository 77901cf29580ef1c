"""Difficile: a player who misses nothing and holds nothing back.

Every turn the exact solver lays the most cards that can be laid, and of such layings the one that leaves the least
penalty; in the last turn before the stock ends the least penalty comes first. The search is bounded in states
(`Limits`): a hand too big for it gets the best laying that was found.
"""

from __future__ import annotations

from ...melds import Table
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing
from .exact import best_laying, is_last_turn, least_penalty


class Hard(Layer):
    """Level 3 of Machiavelli."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after the best laying."""
        laying = least_penalty(view, seat) if is_last_turn(view) else best_laying(view, seat)
        return None if laying is None else laying.table

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """As much as there was room for."""
        if is_last_turn(public):
            return Explanation(Why.LAST_TURN, laid.cards)
        why = Why.MOST_REARRANGED if laid.taken_apart else Why.MOST
        return Explanation(why, laid.cards, laid.taken_apart)

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """There is no room for any card."""
        return nothing(public, seat, Why.NOTHING_FITS)
