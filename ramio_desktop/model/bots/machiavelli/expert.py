"""Esperto: a player who misses nothing and knows when to wait.

To close, table and hand have to fit together; laying adds nothing to that, it only hands material to the others. So
holding back is strong, without end: whoever lays only to close beats everybody, and a table of such players has no
card on it. This level holds back as far as the game stays worth playing, and its rules follow from measurements
(tests/FIGURES.md): it waits when its best laying would leave one, two or three cards; it keeps its jokers; it lays
everything as soon as an opponent is about to close; and it does not feed an opponent who hoards himself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...cards import JOKER
from ...melds import Table
from ...options import MachiavelliOptions
from ...solver.rearrange import Laying
from ...state import State
from ..explanation import Explanation, Why
from ..layer import Laid, Layer, nothing
from .exact import best_laying, closing, is_last_turn, least_penalty, tidied

FEW_LEFT: Final = 3
"""Holds back where the best laying would leave so many cards, or fewer: the bound is there for the fun of it."""

DANGER_AT: Final = 2
"""Cards of an opponent from which on everything is laid, the jokers too: what is caught in hand counts."""

HOARD: Final = 18
"""Cards from which on an opponent is taken for a hoarder,"""
HOARD_MORE: Final = 4
"""if he holds so many more than the seat itself: otherwise two such players would wait for each other."""

MIRROR_SEATS: Final = 3
"""Players up to whom hoarders are mirrored; with four an opponent with many cards is mostly one who cannot open."""


class Expert(Layer):
    """Level 4 of Machiavelli."""

    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after closing, or after the laying that is worth more than waiting."""
        laying = self._laying(view, seat)
        return None if laying is None else laying.table

    def _laying(self, view: State, seat: int) -> Laying | None:
        laying = closing(view, seat)
        if laying is not None:
            return laying
        if is_last_turn(view):
            return least_penalty(view, seat)
        if in_danger(view, seat):
            return best_laying(view, seat)
        if faces_hoarder(view, seat):
            return None
        best = best_laying(view, seat, keep_melds=False)
        if best is None or len(best.left) <= FEW_LEFT:
            return None
        if JOKER not in best.laid:
            return tidied(view, best)
        return best_laying(view, seat, held=[card for card in view.hands[seat] if card is not JOKER])


    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """The first of its rules that holds."""
        if is_last_turn(public):
            return Explanation(Why.LAST_TURN, laid.cards)
        if in_danger(public, seat):
            return Explanation(Why.DANGER, laid.cards, seat=_other(public, seat, min))
        return Explanation(Why.SPARED, laid.cards, laid.taken_apart)

    def why_nothing(self, public: State, seat: int) -> Explanation:
        """A pass by one of its rules says nothing about its cards, wherever it might."""
        if is_last_turn(public) or in_danger(public, seat):
            return nothing(public, seat, Why.NOTHING_FITS)
        if faces_hoarder(public, seat):
            return Explanation(Why.MIRRORS, seat=_other(public, seat, max))
        return Explanation(Why.WAITS)


def in_danger(view: State, seat: int) -> bool:
    """Whether an opponent is about to close; where only closing counts (RULES M16) that changes nothing."""
    options = view.options
    if isinstance(options, MachiavelliOptions) and options.match == "simple":
        return False
    return min(_others(view, seat)) <= DANGER_AT


def faces_hoarder(view: State, seat: int) -> bool:
    """Whether an opponent hoards, and the seat answers in kind."""
    most = max(_others(view, seat))
    return view.seats <= MIRROR_SEATS and most >= HOARD and most >= len(view.hands[seat]) + HOARD_MORE


def _other(view: State, seat: int, choose: Callable[..., int]) -> int:
    """The opponent with the fewest (`min`) or the most (`max`) cards."""
    return choose((i for i in range(view.seats) if i != seat), key=lambda i: len(view.hands[i]))


def _others(view: State, seat: int) -> list[int]:
    """How many cards each opponent holds."""
    return [len(held) for i, held in enumerate(view.hands) if i != seat]
