"""Esperto: never misses a close, and holds back by rules that can be read off the table (M18)."""

import sys
from types import FrameType

import pytest

from ramio_desktop.model.actions import Lay
from ramio_desktop.model.bots import bot
from ramio_desktop.model.bots.explain import explain
from ramio_desktop.model.bots.explanation import Why
from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.evolve import fold, laid_cards
from ramio_desktop.model.notation import action_text, hand_text, position_text, read_hand, read_position
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.rules.machiavelli import has_clean_run, needs_opening
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State
from tests.model.solver.oracle import Oracle
from tests.sampling import Seeds, scale

EXPERT = bot("machiavelli", "expert")
HOARDER = bot("machiavelli", "hoarder")


def lays(position: str, level: str = "expert") -> str:
    """The cards of the hand the level lays, as text; the verb where it lays nothing."""
    view = read_position(position)
    action = bot("machiavelli", level).action(view, view.turn.seat)
    if isinstance(action, Lay):
        return hand_text(laid_cards(view.table, action.table))
    return action_text(action)


def test_M13_closes_whatever_else_speaks_for_waiting() -> None:
    """Another hoards, and the joker goes: to close comes before both."""
    assert lays("machiavelli 2h3h4h5h6h7h,8s9sTsJs 4h8c8d/x25 x42 - 0:play opened=0") == "8c8d4h"
    assert lays("machiavelli 2h3h4h 5h*/x9 x42 - 0:play opened=0") == "5h*"


def test_M7_closes_from_the_hand_in_the_opening_turn() -> None:
    held = "2c3c4c5cKdKhKs7d7h7s9cTcJc8h"
    assert lays(f"machiavelli 5h6h7h {held}/x9 x42 - 0:play opened=1") == hand_text(read_position(
        f"machiavelli 5h6h7h {held}/x9 x42 - 0:play").hands[0])  # fmt: skip
    # All of this fits the table, but no clean run is in it.
    assert lays("machiavelli 5h6h7h,9cTcJc 8hQc/x9 x42 - 0:play opened=1") == "pass"


@pytest.mark.parametrize(("left", "plays"), [("Ks", "pass"), ("Ks9c", "pass"), ("Ks9cJd", "pass"), ("Ks9cJd2s", "5h")])
def test_waits_where_one_to_three_cards_would_be_left(left: str, plays: str) -> None:
    assert lays(f"machiavelli 2h3h4h 5h{left}/x13 x42 - 0:play opened=0") == plays


@pytest.mark.parametrize(("fewest", "plays"), [("x3", "pass"), ("x2", "5h"), ("x1", "5h")])
def test_lays_everything_when_an_opponent_has_two_cards(fewest: str, plays: str) -> None:
    """Of two opponents the one about to close counts."""
    assert lays(f"machiavelli 2h3h4h 5hKs/x13/{fewest} x42 - 0:play opened=0") == plays
    assert lays(f"machiavelli 2h3h4h 5hKs/{fewest}/x20 x42 - 0:play opened=0") == plays


def test_keeps_the_joker_but_not_in_danger() -> None:
    held = "5h6h*Ks9cJd2s7d"
    assert lays(f"machiavelli 2c3c4c {held}/x13 x42 - 0:play opened=0") == "pass"
    assert lays(f"machiavelli 2c3c4c {held}/x2 x42 - 0:play opened=0") == "5h6h*"


def test_lays_what_goes_without_the_joker() -> None:
    held = "4h5h6h9d9s*Ks8cJd2s7d"
    assert lays(f"machiavelli 2c3c4c {held}/x13 x42 - 0:play opened=0") == "4h5h6h"


def test_the_bound_counts_the_laying_with_the_joker() -> None:
    """With the joker three cards would be left, without it six: he waits."""
    assert lays("machiavelli 2c3c4c 5c5h6h*KsJdQd/x13 x42 - 0:play opened=0") == "pass"
    assert lays("machiavelli 2c3c4c 5c5h6h*KsJdQd8s/x13 x42 - 0:play opened=0") == "5c"


HELD = "5hKs9cJd2s8d7c3dTc"


@pytest.mark.parametrize(
    ("others", "plays"),
    [("x17", "5h"), ("x18", "pass"), ("x13/x18", "pass"), ("x13/x13/x18", "5h"), ("x2/x18", "5h")],
)
def test_does_not_feed_a_hoarder_with_two_or_three_at_the_table(others: str, plays: str) -> None:
    """With four many cards are mostly bad luck; and danger goes first."""
    assert lays(f"machiavelli 2h3h4h {HELD}/{others} x42 - 0:play opened=0") == plays


def test_two_with_many_cards_do_not_wait_for_each_other() -> None:
    """The other has three more than the fifteen held here: no hoarder."""
    held = HELD + "QsAcAd6dQh4s"
    assert lays(f"machiavelli 2h3h4h {held}/x18 x42 - 0:play opened=0") == "5h"
    assert lays(f"machiavelli 2h3h4h {held}/x19 x42 - 0:play opened=0") == "pass"


def test_M14_in_the_last_turn_least_penalty_comes_first() -> None:
    position = "machiavelli 4c4d4h4s 2d3d5d5s6s/x9 {} - 0:play opened=0"
    assert lays(position.format("x42")) == "pass"  # the best would leave two cards
    assert lays(position.format("x1")) == "5s6s"


def test_M14_in_the_last_turn_the_joker_goes() -> None:
    assert lays("machiavelli 2c3c4c KsJd*/x13 - - 0:play opened=0") == "*"


def test_M16_in_a_simple_match_danger_changes_nothing() -> None:
    """Only closing counts there."""
    assert lays("machiavelli[match=simple] 2h3h4h 5hKs/x2 x42 - 0:play opened=0") == "pass"
    assert lays("machiavelli[match=simple] 2h3h4h 5hKs9cJd2s/x2 x42 - 0:play opened=0") == "5h"


def test_classic_draws_to_wait() -> None:
    assert lays("machiavelli_classic 2h3h4h 5hKs9c/x13 x42 - 0:play") == "draw"


def test_the_hoarder_lays_to_close_and_in_the_last_turn() -> None:
    assert lays("machiavelli 2h3h4h 5h6hKs9cJd2s/x13 x42 - 0:play opened=0", "hoarder") == "pass"
    assert lays("machiavelli 2h3h4h 5h6h/x13 x42 - 0:play opened=0", "hoarder") == "5h6h"
    assert lays("machiavelli 2h3h4h 5h6hKs9cJd2s/x13 x1 - 0:play opened=0", "hoarder") == "5h6h"


def _turns(seed: int) -> list[tuple[State, str, bool]]:
    """The turns of Esperto in one hand against others: the view, what it did, and whether it closed."""
    chance = Chance(f"close {seed}")
    family, options = parse_rules(("machiavelli", "machiavelli", "machiavelli_classic")[chance.below(3)])
    rules = ruleset(family)
    levels = ["expert", *(("expert", "hard", "hoarder", "easy")[chance.below(4)] for _ in range(1 + chance.below(3)))]
    start = State(family, options)
    events = rules.begin(options, len(levels), chance)
    state = fold(start, events)
    turns = []
    while not state.is_over:
        seat = state.turn.seat
        action = bot(family, levels[seat]).action(state, seat)
        before = state
        state = fold(state, rules.decide(state, seat, action, chance))
        if levels[seat] == "expert" and before.turn.phase is Phase.PLAY:
            turns.append((before, action_text(action), not state.hands[seat]))
    return turns


def test_M13_esperto_never_misses_a_close(seeds: Seeds) -> None:
    """An integer program, which shares nothing with the solver, finds no close in any turn that did not close."""
    oracles = {jokers: Oracle(jokers) for jokers in (0, 2)}
    wanted, seen = scale(60, 10_000), 0
    for seed in seeds(wanted):  # a hand has at least one turn
        for view, action, closes in _turns(seed):
            seen += 1
            held = view.hands[view.turn.seat]
            if closes or needs_opening(view, view.turn.seat) and not has_clean_run(held):
                continue
            oracle = oracles[2 if JOKER in (*held, *view.table_cards()) else 0]
            most = oracle.most(view.table, held, lambda _: 1, must=held)
            assert most is None, f"{action} in {position_text(view)}"
        if seen >= wanted:
            break
    assert seen >= wanted


def test_a_pass_is_explained_without_telling_whether_something_could_be_laid() -> None:
    """Two hands as large, one of which could lay: the same reason."""
    could, could_not = (
        read_position(f"machiavelli 2h3h4h {held}/x13 x42 - 0:play opened=0") for held in ("5hKs9c", "8hKs9c")
    )
    assert explain(could, 0, "expert") == explain(could_not, 0, "expert")
    assert explain(could, 0, "expert").why is Why.WAITS


def test_M14_a_hoard_laid_in_the_last_turn_takes_little_work() -> None:
    """47 cards, of which 38 go: among the choices that leave as little there are too many to look at.

    When every one of them was looked at it took more than five million calls (6 s), without 70,000; calls are counted
    since they are the same on every machine.
    """
    held = "2c5c5c6c6c7c8c9c9cJcJcQcKcKc2d3d5d5d6d7d8dTdTdQdQdAh6h6h7h7h9h9hThJhKhAs2s2s3s4s6sTsJsJsKsKs*"
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        laid = lays(f"machiavelli 5s6s7s,8d8h8s {held}/x13 x1 - 0:play opened=0")
    finally:
        sys.setprofile(before)
    assert len(read_hand(laid)) == 38
    assert calls < 400_000
