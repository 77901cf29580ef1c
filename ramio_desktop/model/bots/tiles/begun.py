"""How the two lower levels begin a turn: with the melds of their own rack."""

from __future__ import annotations

from ...laying import best_laying
from ...rules import rules_of
from ...scoring import TILES
from ...solver.rearrange import rearrange
from ...state import State
from ..plain import PlainLaying


def begun(view: State, seat: int) -> PlainLaying | None:
    """The turn after the melds of the rack were laid, as many tiles as go; None when the seat cannot open with them."""
    held, grammar = view.hands[seat], rules_of(view).grammar(view.options)
    turn = PlainLaying(view.table, held, grammar, TILES)
    if rules_of(view).opening(view, seat) is not None:
        opening = best_laying(view, seat)
        melds = opening.table[len(view.table) :] if opening is not None else ()
        if not melds:
            return None
    else:
        own = rearrange((), held, grammar=grammar, penalty=TILES.of, keep_melds=False)
        melds = own.table if own is not None else ()
    for meld in melds:
        turn.lay_meld(meld)
    return turn
