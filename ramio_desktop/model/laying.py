"""The best laying of a seat by the rules of its game: one door to the solvers, for all who ask."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Card
from .hand_turn import kept_laying
from .rules import rules_of
from .solver.opening import open_from_hand
from .solver.rearrange import Laying, Limits, Objective, rearrange
from .state import State


def best_laying(
    view: State,
    seat: int,
    *,
    held: Sequence[Card] | None = None,
    objective: Objective = Objective.CARDS,
    must: Sequence[Card] = (),
    opened: bool = False,
    keep_melds: bool = True,
    limits: Limits = Limits(),
) -> Laying | None:
    """The best laying of the seat's hand, or of the cards `held` of it; `must` are those that have to be laid.

    The opening that the seat still needs is minded, unless `opened` says that it needs none. Where nothing can be laid
    the table comes back as it is. None and the errors are those of `rearrange`.
    """
    rules, options = rules_of(view), view.options
    cards = view.hands[seat] if held is None else held
    if options.melds_stay:
        return kept_laying(view, seat, cards, objective, must, opened)
    opening = None if opened else rules.opening(view, seat)
    grammar, penalty = rules.grammar(options), rules.penalties(options).of
    if opening is not None and opening.points:
        return open_from_hand(
            view.table, cards, opening.points, lambda meld: rules.values_shown(options, meld) or (), grammar=grammar,
            objective=objective, penalty=penalty, must=must, limits=limits,
        )
    return rearrange(
        view.table, cards, grammar=grammar, objective=objective, penalty=penalty, must=must,
        opening=opening is not None, keep_melds=keep_melds, limits=limits,
    )
