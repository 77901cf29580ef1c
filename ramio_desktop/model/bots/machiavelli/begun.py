"""How the two lower levels begin a turn: with all that is plain to see."""

from __future__ import annotations

from ...rules import rules_of
from ...rules.machiavelli import needs_opening
from ...scoring import MACHIAVELLI
from ...state import State
from ..plain import PlainLaying
from .groups import longest_meld, longest_run, longest_with_joker


def begun(view: State, seat: int) -> PlainLaying | None:
    """The turn after all that is plain to see was laid; None when the seat cannot open.

    The longest clean run opens; then the longest meld of the hand goes, again and again; then what fits is laid off.
    """
    turn = PlainLaying(view.table, view.hands[seat], rules_of(view).grammar(view.options), MACHIAVELLI)
    if needs_opening(view, seat) and not turn.lay(longest_run):
        return None
    while turn.lay(longest_meld) or turn.lay(longest_with_joker):
        pass
    turn.lay_off()
    return turn
