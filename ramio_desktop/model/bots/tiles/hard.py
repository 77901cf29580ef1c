"""Difficile: a player who finds whatever the whole table has room for, and knows what a joker is worth.

Every turn the solver lays the most tiles that can be laid with the whole table rearranged, in the last turns, with the
reserve empty, those that count most. A joker is kept: it fits everywhere, so it makes the last tiles go. It is laid
to open if there is no other way, to go out, and when it could be caught on the rack: an opponent is about to go out,
or the reserve is empty. Where nothing can be laid without it the player rather draws (measured: tests/FIGURES.md).
"""

from __future__ import annotations

from typing import Final

from ...cards import JOKER
from ...laying import best_laying
from ...melds import Table
from ...rules import rules_of
from ...solver.rearrange import Laying, Limits, Objective
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing

LIMITS: Final = Limits(keeping=100, proving=0)

DANGER_AT: Final = 2
"""Tiles of an opponent from which on the jokers go too: what is caught on the rack counts."""


class Hard(Layer):
    """Level 3 of the game with tiles."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after the best laying, jokers kept while they may be."""
        laying = self._laying(view, seat)
        return laying.table if laying is not None and laying.laid else None

    def _laying(self, view: State, seat: int) -> Laying | None:
        held = view.hands[seat]
        objective = Objective.POINTS if rules_of(view).may_be_last_turn(view) else Objective.CARDS
        best = best_laying(view, seat, objective=objective, limits=LIMITS)
        if best is None or JOKER not in best.laid or not best.left or not view.stock or nearest(view, seat) is not None:
            return best
        spared = best_laying(view, seat, held=[card for card in held if card is not JOKER], limits=LIMITS)
        must_open = rules_of(view).opening(view, seat) is not None
        return best if must_open and (spared is None or not spared.laid) else spared

    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """All there was room for, or all it could spare."""
        if not public.stock:
            return Explanation(Why.MOST_REARRANGED if laid.taken_apart else Why.MOST, laid.cards, laid.taken_apart)
        danger = nearest(public, seat)
        if danger is not None:
            return Explanation(Why.DANGER, laid.cards, seat=danger)
        return Explanation(Why.SPARED, laid.cards, laid.taken_apart)

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """That it keeps a joker is nobody's business, wherever it might."""
        if not public.stock or nearest(public, seat) is not None:
            return nothing(public, seat, Why.NOTHING_FITS)
        return nothing(public, seat, Why.WAITS)


def nearest(view: State, seat: int) -> int | None:
    """The opponent who is about to go out, if one is."""
    others = [i for i in range(view.seats) if i != seat]
    least = min(others, key=lambda i: len(view.hands[i]))
    return least if len(view.hands[least]) <= DANGER_AT else None
