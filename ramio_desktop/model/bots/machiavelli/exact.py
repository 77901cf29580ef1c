"""What the solver finds for a seat: the laying that closes, and the best one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ...cards import Card
from ...rules import rules_of
from ...rules.machiavelli import has_clean_run, needs_opening
from ...scoring import MACHIAVELLI
from ...solver.rearrange import Laying, Limits, Objective, rearrange
from ...state import State

CLOSE_LIMITS: Final = Limits(states=40_000, keeping=100, proving=0)
"""For the closing laying: far beyond what it needed in any hand that was played, so that no close is missed."""

BEST_LIMITS: Final = Limits(keeping=100, proving=0)
"""For the best laying. On 334 tables of a game 321 melds were disturbed in all with this, with ten times as much 305,
and without any 487; a turn takes two thirds of the time it would take with ten times as much.
"""


def closing(view: State, seat: int) -> Laying | None:
    """The laying of the whole hand, or None where there is none.

    The search gives up as soon as a card would have to stay, so this is far cheaper than `best_laying` for a big hand.
    """
    held = view.hands[seat]
    if needs_opening(view, seat) and not has_clean_run(held):
        return None
    grammar = rules_of(view).grammar(view.options)
    return rearrange(view.table, held, grammar=grammar, penalty=MACHIAVELLI.of, must=held, limits=CLOSE_LIMITS)


def best_laying(
    view: State,
    seat: int,
    objective: Objective = Objective.CARDS,
    held: Sequence[Card] | None = None,
    keep_melds: bool = True,
) -> Laying | None:
    """The best laying of the seat's hand, or of those cards of it; None where nothing can be laid.

    `keep_melds` is for a table that others shall follow, and costs time; see `tidied`.
    """
    cards = view.hands[seat] if held is None else held
    laying = rearrange(
        view.table,
        cards,
        grammar=rules_of(view).grammar(view.options),
        objective=objective,
        penalty=MACHIAVELLI.of,
        opening=needs_opening(view, seat),
        keep_melds=keep_melds,
        limits=BEST_LIMITS,
    )
    return laying if laying is not None and laying.laid else None


def tidied(view: State, laying: Laying) -> Laying:
    """The same cards laid with the fewest melds of the table disturbed, for a laying found without keeping them."""
    tidy = rearrange(
        view.table, laying.laid, grammar=rules_of(view).grammar(view.options), must=laying.laid, limits=BEST_LIMITS
    )
    return laying if tidy is None else replace(tidy, left=laying.left, penalty=laying.penalty)


def least_penalty(view: State, seat: int) -> Laying | None:
    """The laying that leaves the least penalty, for the last turn before the stock ends (RULES M14)."""
    return best_laying(view, seat, Objective.POINTS)


def is_last_turn(view: State) -> bool:
    """Whether the stock ends before the seat in turn plays again (RULES M14).

    In the classic game a seat that lays takes no card, so there this is the earliest the stock can end.
    """
    return len(view.stock) < view.seats
