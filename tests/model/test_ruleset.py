"""What every family answers (DESIGN §4): the same promises for each ruleset there is."""

from __future__ import annotations

from collections import Counter

import pytest

from ramio_desktop.model.actions import Bet, Draw, IllegalAction, Reason, Reenter
from ramio_desktop.model.events import Began, Dealt, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.options import PRESETS
from ramio_desktop.model.rules import RULESETS, rules_of, ruleset
from ramio_desktop.model.ruleset import Ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State

GAMES = [(name, preset) for name, preset in PRESETS.items() if preset.family in RULESETS]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_family_has_a_name_a_version_and_players(rules: Ruleset) -> None:
    assert RULESETS[rules.name] is rules is ruleset(rules.name)
    assert rules.version >= 1
    assert 2 <= rules.least_seats <= rules.most_seats


@pytest.mark.parametrize(("name", "preset"), GAMES, ids=[name for name, _ in GAMES])
def test_I1_I5_a_match_begins_with_a_lot_a_deal_and_a_turn(name: str, preset: object) -> None:
    rules = ruleset(PRESETS[name].family)
    options = PRESETS[name].options
    for seats in range(rules.least_seats, rules.most_seats + 1):
        if options.conflicts(seats):
            continue
        chance = Chance(f"{name} {seats}")
        events = rules.begin(options, seats, chance)
        assert [type(event) for event in events] == [Began, Dealt, Turned]
        state = fold(State(rules.name, options), events)
        assert Counter(state.cards()) == Counter(rules.deck(options))
        assert rules_of(state) is rules
        assert events == rules.begin(options, seats, Chance(f"{name} {seats}"))


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_I3_a_verb_of_another_game_is_refused(rules: Ruleset) -> None:
    name = next(name for name, preset in GAMES if preset.family == rules.name)
    options = PRESETS[name].options
    state = fold(State(rules.name, options), rules.begin(options, rules.least_seats, Chance("0")))
    with pytest.raises(IllegalAction) as refused:
        rules.decide(state, state.turn.seat, Bet(3), Chance("0"))
    assert refused.value.reason is Reason.NO_SUCH_VERB
    with pytest.raises(IllegalAction):
        rules.order(state, Reenter(0), Chance("0"))


def test_two_refusals_are_equal_when_reason_and_cards_are() -> None:
    one = IllegalAction(Reason.DRAW_FIRST)
    assert one == IllegalAction(Reason.DRAW_FIRST) and hash(one) == hash(IllegalAction(Reason.DRAW_FIRST))
    assert one != IllegalAction(Reason.NO_PASS) and one != Draw()
    assert len({reason.value for reason in Reason}) == len(Reason)
