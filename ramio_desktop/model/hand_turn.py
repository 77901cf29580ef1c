"""The best turn of a hand in the games in which melds stay where they are: what to lay, and what to throw then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .cards import HIDDEN, Card
from .rules import rules_of
from .rules.ramino.ending import is_open, least_left, ramino
from .scoring import Penalties
from .solver.hand import HandSolver, Plan
from .solver.rearrange import Laying, Objective, Unsupported, UnsupportedPosition
from .state import State

_FIRST: Final = 1000
"""How much the first objective weighs beside the second; no hand is worth so much."""


@dataclass(frozen=True, slots=True)
class HandTurn:
    """What to lay and what to discard so that the least penalty stays in the hand."""

    plan: Plan
    discard: Card | None
    closes: bool
    penalty: int
    """Of the cards that stay after the discard."""


def kept_laying(
    view: State, seat: int, held: Sequence[Card], objective: Objective, must: Sequence[Card], opened: bool
) -> Laying | None:
    """The best laying of these cards, or None where `must` or the opening that is still needed cannot be laid.

    Before an opening that is the one that counts most for it. UnsupportedPosition where cards are hidden.
    """
    solver, options = _solver(view, held), ramino(view)
    wanted = must[0] if must else None
    least = least_left(view, seat)
    if opened or is_open(view, seat):
        plan = solver.best(_weight(rules_of(view).penalties(options), objective), must=wanted, least_left=least)
    else:
        plan = solver.opening(options.opening_points, must=wanted, least_left=least)
        if plan is None and not must:
            plan = Plan(view.table, (), solver.hand, 0)
    if plan is None:
        return None
    penalty = rules_of(view).penalties(options).total(plan.left)
    return Laying(plan.table, plan.laid, plan.left, penalty, 0, exact=True, fewest=True, states=0)


def best_turn(view: State, seat: int, opened: bool = False) -> HandTurn:
    """The turn after which the least penalty stays; one that closes, where there is one. UnsupportedPosition."""
    held, options = view.hands[seat], ramino(view)
    solver, penalties = _solver(view, held), rules_of(view).penalties(options)
    taken = view.turn.taken
    if opened or is_open(view, seat):
        closing = solver.closing(not_last=taken)
        if closing is not None and closing[0].laid:
            return HandTurn(*closing, True, 0)
        weight = _weight(penalties, Objective.POINTS)
        choices = []
        for card in dict.fromkeys(held):
            if card is not taken or held.count(card) > 1:
                rest = list(held)
                rest.remove(card)
                plan = HandSolver(view.table, rest, options).best(weight)
                assert plan is not None
                choices.append((penalties.total(plan.left), card.code, card, plan))
        if choices:
            penalty, _, card, plan = min(choices, key=lambda choice: choice[:2])
            return HandTurn(plan, card, False, penalty)
    found = kept_laying(view, seat, held, Objective.POINTS, (), opened)
    assert found is not None
    left = list(found.left)
    waiting = HandSolver((), left, options)  # what waits for the opening is worth keeping together
    cost = penalties.of
    free = [card for card in dict.fromkeys(left) if card is not taken or card in found.laid or left.count(card) > 1]
    discard = min(free, key=lambda card: (-cost(card) - waiting.most_left_after(cost, card), card.code), default=None)
    if discard is not None:
        left.remove(discard)
    plan = Plan(found.table, found.laid, found.left, 0)
    return HandTurn(plan, discard, not left and bool(found.laid), penalties.total(left))


def _solver(view: State, held: Sequence[Card]) -> HandSolver:
    if HIDDEN in held:
        raise UnsupportedPosition(Unsupported.HIDDEN_CARD)
    return HandSolver(view.table, held, ramino(view))


@lru_cache(maxsize=16)
def _weight(penalties: Penalties, objective: Objective) -> Callable[[Card], int]:
    if objective is Objective.CARDS:
        return lambda card: _FIRST + penalties.of(card)
    return lambda card: _FIRST * penalties.of(card) + 1
