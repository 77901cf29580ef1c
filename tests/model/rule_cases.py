"""The rows of an independent referee: a position, an action, whether it is legal, and the tag that says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import read_action, read_position
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import seen_by

CASES = Path(__file__).parents[1] / "data" / "rule_cases.tsv"


def rule_cases(*presets: str) -> list[list[str]]:
    """The rows of these presets, of all of them without any; house rules in brackets do not matter."""
    rows = [line.split("\t") for line in CASES.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [row for row in rows if not presets or row[0].split(" ")[0].partition("[")[0] in presets]


def check_rule_case(position: str, action: str, verdict: str) -> None:
    """The rules say so on the seat's own view, and the authority acts accordingly."""
    state = read_position(position)
    rules, seat = rules_of(state), state.turn.seat
    read = read_action(action, rules.grammar(state.options))
    told = rules.refusal(seen_by(state, seat), seat, read)
    assert (told is None) == {"ok": True, "refused": False}[verdict], (position, action, told)
    if told is not None:
        with pytest.raises(IllegalAction):
            rules.decide(state, seat, read, Chance("0"))
    else:
        after = fold(state, rules.decide(state, seat, read, Chance("0")))
        assert len(after.cards()) == len(state.cards())
