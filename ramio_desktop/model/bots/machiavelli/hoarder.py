"""The pure hoarder, a test opponent and no level: it lays only to close.

Nothing beats holding back in a game for two, and nothing is duller: a table of hoarders has no card on it at half
stock. It is here to measure what a person who hoards would gain.
"""

from __future__ import annotations

from ...melds import Table
from ...state import State
from .exact import closing, least_penalty
from .layer import Layer, is_last_turn


class Hoarder(Layer):
    """Lays everything or nothing; in the last turn before the stock ends as much penalty as it can."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after closing."""
        laying = closing(view, seat)
        if laying is None and is_last_turn(view):
            laying = least_penalty(view, seat)
        return None if laying is None else laying.table
