"""Positions of the ramino games, played and judged in text, for the tests of their rules."""

from __future__ import annotations

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import event_text, read_action, read_actions, read_position
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.rules.ramino import Ramino
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State, seen_by

RULES = ruleset("ramino")
assert isinstance(RULES, Ramino)


def started(rules: str, seats: int, seed: str = "0") -> State:
    """A match by those rules after its first deal."""
    family, options = parse_rules(rules)
    return fold(State(family, options), RULES.begin(options, seats, Chance(seed)))


def played(position: str, actions: str) -> State:
    """The position after the actions of whoever is to act; IllegalAction."""
    state = read_position(position)
    for action in read_actions(actions, RULES.grammar(state.options)):
        state = fold(state, RULES.decide(state, state.turn.seat, action, Chance("0")))
    return state


def events_of(position: str, action: str) -> list[str]:
    """The events an action leads to, as lines."""
    state = read_position(position)
    read = read_action(action, RULES.grammar(state.options))
    return [event_text(event) for event in RULES.decide(state, state.turn.seat, read, Chance("0"))]


def reason(position: str, action: str) -> Reason | None:
    """Why the seat in turn may not do that, or None; the same on its own view as at the authority."""
    state = read_position(position)
    seat, read = state.turn.seat, read_action(action, RULES.grammar(state.options))
    refusal = RULES.refusal(state, seat, read)
    assert RULES.refusal(seen_by(state, seat), seat, read) == refusal
    return None if refusal is None else refusal.reason
