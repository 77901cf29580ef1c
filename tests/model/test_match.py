"""How a match stands (M15, M16), over several hands."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import Draw, NextHand, Pass
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.match import lowest
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State
from tests.model.referee import penalty

RULES = ruleset("machiavelli")


@pytest.mark.parametrize(
    ("scores", "seats"), [((3, 2, 5), (1,)), ((2, 2, 5), (0, 1)), ((0, 0), (0, 1)), ((7,), (0,))]
)
def test_M15_the_lowest_total_wins_and_ties_share(scores: tuple[int, ...], seats: tuple[int, ...]) -> None:
    assert lowest(scores) == seats


def _passed_out(state: State, chance: Chance) -> State:
    """The hand after everybody has drawn and passed until the stock ran out."""
    while not state.is_over:
        action = Draw() if state.turn.phase is Phase.DRAW else Pass()
        state = fold(state, RULES.decide(state, state.turn.seat, action, chance))
    return state


def test_M14_M15_penalties_add_up_until_somebody_reaches_the_target() -> None:
    chance = Chance("long")
    options = MachiavelliOptions(target=1000)
    state = fold(State("machiavelli", options), RULES.begin(options, 3, chance))
    leader, totals = state.match.dealer, (0, 0, 0)
    for number in range(1, 20):
        assert (state.match.hand, state.match.dealer, state.turn.seat) == (number, leader, leader)
        state = _passed_out(state, chance)
        hands = [penalty([str(card) for card in held]) for held in state.hands]
        totals = tuple(a + b for a, b in zip(totals, hands))  # type: ignore[assignment]
        assert state.match.scores == totals
        winners = RULES.match_winners(state)
        assert (winners is not None) == (max(totals) >= 1000)
        if winners is not None:
            assert {totals[seat] for seat in winners} == {min(totals)}
            break
        state = fold(state, RULES.order(state, NextHand(), chance))
        leader = (leader + 1) % 3
    else:
        pytest.fail("1000 points were never reached")
    assert number > 1


def test_M16_a_simple_match_goes_on_until_somebody_closes() -> None:
    chance = Chance("simple")
    options = MachiavelliOptions(match="simple")
    state = fold(State("machiavelli", options), RULES.begin(options, 2, chance))
    for number in range(1, 4):
        state = _passed_out(state, chance)
        assert RULES.match_winners(state) is None
        assert state.match.scores == (0, 0)
        state = fold(state, RULES.order(state, NextHand(), chance))
        assert state.match.hand == number + 1
