"""The pure hoarder, a test opponent and no level: it lays only to close.

Nothing beats holding back in a game for two, and nothing is duller: a table of hoarders has no card on it at half
stock. It is here to measure what a person who hoards would gain.
"""

from __future__ import annotations

from ...melds import Table
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing
from .exact import closing, is_last_turn, least_penalty


class Hoarder(Layer):
    """Lays everything or nothing; in the last turn before the stock ends as much penalty as it can."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after closing."""
        laying = closing(view, seat)
        if laying is None and is_last_turn(view):
            laying = least_penalty(view, seat)
        return None if laying is None else laying.table

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """Only in the last turn."""
        return Explanation(Why.LAST_TURN, laid.cards)

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """It waits to close; in the last turn there was no room for any card."""
        return nothing(public, seat, Why.NOTHING_FITS) if is_last_turn(public) else Explanation(Why.HOARDS)
