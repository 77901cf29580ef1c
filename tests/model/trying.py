"""Positions and actions in the text notation, tried by the rules they name."""

from __future__ import annotations

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import event_text, read_action, read_actions, read_position
from ramio_desktop.model.options import PRESETS
from ramio_desktop.model.rules import rules_of, ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State


def played(position: str, actions: str) -> State:
    """The position after the actions of whoever is to act; IllegalAction."""
    state = read_position(position)
    rules = rules_of(state)
    for action in read_actions(actions, rules.grammar(state.options)):
        state = fold(state, rules.decide(state, state.turn.seat, action, Chance("0")))
    return state


def events_of(position: str, action: str) -> list[str]:
    """The events an action leads to, as lines."""
    state = read_position(position)
    rules = rules_of(state)
    read = read_action(action, rules.grammar(state.options))
    return [event_text(event) for event in rules.decide(state, state.turn.seat, read, Chance("0"))]


def reason(position: str, action: str) -> Reason | None:
    """Why the action is refused, or None."""
    state = read_position(position)
    rules = rules_of(state)
    refusal = rules.refusal(state, state.turn.seat, read_action(action, rules.grammar(state.options)))
    return None if refusal is None else refusal.reason


def started(name: str, seats: int, seed: str = "0") -> State:
    """A match of that preset after its first deal."""
    preset = PRESETS[name]
    rules = ruleset(preset.family)
    return fold(State(preset.family, preset.options), rules.begin(preset.options, seats, Chance(seed)))
