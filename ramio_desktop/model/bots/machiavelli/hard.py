"""Difficile: a player who misses nothing and holds nothing back.

Every turn the exact solver lays the most cards that can be laid, and of such layings the one that leaves the least
penalty; in the last turn before the stock ends the least penalty comes first. The search is bounded in states
(`Limits`): a hand too big for it gets the best laying that was found.
"""

from __future__ import annotations

from ...melds import Table
from ...rules import rules_of
from ...rules.machiavelli import needs_opening
from ...scoring import MACHIAVELLI
from ...solver.rearrange import Objective, rearrange
from ...state import State
from .layer import Layer, is_last_turn


class Hard(Layer):
    """Level 3 of Machiavelli."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after the best laying."""
        laying = rearrange(
            view.table,
            view.hands[seat],
            grammar=rules_of(view).grammar(view.options),
            objective=Objective.POINTS if is_last_turn(view) else Objective.CARDS,
            penalty=MACHIAVELLI.of,
            opening=needs_opening(view, seat),
        )
        return laying.table if laying is not None and laying.laid else None
