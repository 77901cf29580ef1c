"""Tournaments: the same for the same seed, counted by level and not by seat."""

from dataclasses import replace
from itertools import count

import pytest

from ramio_desktop.model.bots import UnknownLevel
from ramio_desktop.model.bots.bot import Bot
from ramio_desktop.model.bots.explanation import Explanation
from ramio_desktop.model.bots.tournament import REPLAYS, Result, simulate
from ramio_desktop.model.options import MachiavelliOptions, parse_rules
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.actions import Action
from ramio_desktop.model.state import State

POINTS = MachiavelliOptions()


class Idle(Bot):
    """Does the least, always: every hand ends with the stock."""

    def action(self, view: State, seat: int) -> Action:
        return rules_of(view).minimum_action(view, seat)

    def explanation(self, public: State, seat: int, action: Action) -> Explanation:
        raise NotImplementedError


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `idle` be a level."""
    monkeypatch.setattr("ramio_desktop.model.bots.tournament.bot", lambda family, level: Idle())


def test_I5_same_seed_same_result() -> None:
    def run(seed: str) -> Result:
        return simulate("machiavelli", POINTS, ["hard", "beginner"], seed=seed, hands=1)

    assert run("a") == run("a")
    assert run("a") != run("b")


def test_I5_the_result_does_not_depend_on_how_many_processes_share_the_work() -> None:
    def run(jobs: int) -> Result:
        return simulate(
            "machiavelli", POINTS, ["easy", "beginner"], seed="j", hands=2, duplicate=True, jobs=jobs
        )

    assert run(1) == run(2)


def test_duplicate_turns_the_levels_around_the_table() -> None:
    """Two levels give two games a deal, one level gives one, three seats with two levels three."""
    for levels, games in ((["hard", "beginner"], 2), (["hard", "hard"], 1), (["hard", "hard", "beginner"], 3)):
        result = simulate("machiavelli", POINTS, levels, seed="t", hands=1, duplicate=True)
        assert (result.games, result.hands) == (games, games)
        assert sum(result.wins) + result.stock_outs == games
        assert result.interval is None  # one deal has no spread


def test_results_are_counted_by_level_not_by_seat() -> None:
    """The stronger level wins from either place in the list."""
    upper = simulate("machiavelli", POINTS, ["hard", "beginner"], seed="s", hands=2, duplicate=True)
    lower = simulate("machiavelli", POINTS, ["beginner", "hard"], seed="s", hands=2, duplicate=True)
    assert upper.wins == lower.wins[::-1]
    assert upper.points == lower.points[::-1]
    assert upper.wins[0] > upper.wins[1]
    assert upper.points[0] < upper.points[1]
    assert upper.interval is not None and lower.interval is not None
    assert upper.interval[0] > 0.5 > lower.interval[1]


def test_the_interval_is_about_the_level_named_first() -> None:
    """Both its seats together; among equals the first seat alone, which wins now and then."""
    pair = simulate("machiavelli", POINTS, ["hard", "beginner", "hard"], seed="v", hands=3)
    assert pair.interval is not None
    assert pair.interval[0] <= (pair.wins[0] + pair.wins[2]) / 3 <= pair.interval[1]
    equals = simulate("machiavelli", POINTS, ["hard", "hard"], seed="v", hands=5)
    assert equals.interval is not None
    assert equals.interval[0] <= equals.wins[0] / 5 <= equals.interval[1] < 1.01
    assert 0 < equals.wins[0] < 5


def test_counts_of_a_hand_nobody_lays_in(idle: None) -> None:
    """M14: 106 cards, 26 dealt, 80 turns; at half stock the table is empty."""
    result = simulate("machiavelli", POINTS, ["idle", "idle"], seed="i", hands=2, clock=lambda: 0.0)
    assert (result.stock_outs, result.turns, result.lays, result.passes) == (2, 80, 0, 80)
    assert (result.table_at_half, result.table_at_half_low, result.wins) == (0, 0, (0.0, 0.0))


def test_M15_matches_go_to_the_target() -> None:
    result = simulate("machiavelli", POINTS, ["hard", "beginner"], seed="m", matches=2)
    assert (result.games, sum(result.wins)) == (2, 2)
    assert result.hands > 2
    assert max(result.points) >= 60  # in one of the two matches somebody had 100, else neither had ended


def test_D11_hands_are_counted_in_matches_too() -> None:
    """Each hand the same, however many a match has; of single hands both intervals are one."""
    options = parse_rules("ramino_duel")[1]
    result = simulate("ramino", options, ["medium", "easy"], seed="h", matches=2)
    assert result.hands > result.games == 2
    assert sum(result.hand_wins) + result.stock_outs == result.hands
    assert result.hand_interval is not None and result.hand_interval != result.interval
    assert sum(result.hand_interval) / 2 == pytest.approx(result.hand_wins[0] / result.hands)
    hands = simulate("ramino", options, ["medium", "easy"], seed="h", hands=3, duplicate=True)
    assert (hands.hand_interval, hands.hand_wins) == (hands.interval, hands.wins)


def test_M16_a_simple_match_that_stalls_is_a_draw_after_20_replays(idle: None) -> None:
    options = parse_rules("machiavelli[match=simple]")[1]
    result = simulate("machiavelli", options, ["idle", "idle"], seed="d", matches=1)
    assert result.hands == 1 + REPLAYS == 21
    assert result.wins == (0.5, 0.5)


def test_M16_a_simple_match_is_won_by_who_closes() -> None:
    options = parse_rules("machiavelli[match=simple]")[1]
    result = simulate("machiavelli", options, ["hard", "hard"], seed="q", matches=3)
    assert sum(result.wins) == 3
    assert all(won == int(won) for won in result.wins)


def test_times_come_from_the_clock_handed_in(idle: None) -> None:
    """Each look at the clock is a second later: a decision takes one, and all of them are in the hand."""
    ticks = count()
    result = simulate("machiavelli", POINTS, ["idle", "idle"], seed="c", hands=1, clock=lambda: float(next(ticks)))
    assert result.turn_ms == (1000.0, 1000.0, 1000.0)
    assert result.seconds_a_hand > 160
    assert replace(result, seconds_a_hand=0.0, turn_ms=(0.0, 0.0, 0.0)) == simulate(
        "machiavelli", POINTS, ["idle", "idle"], seed="c", hands=1
    )


def test_bad_calls_are_refused() -> None:
    with pytest.raises(ValueError, match="either"):
        simulate("machiavelli", POINTS, ["hard", "hard"], seed="x")
    with pytest.raises(ValueError, match="either"):
        simulate("machiavelli", POINTS, ["hard", "hard"], seed="x", hands=1, matches=1)
    with pytest.raises(ValueError, match="2 to 4"):
        simulate("machiavelli", POINTS, ["hard"], seed="x", hands=1)
    with pytest.raises(UnknownLevel):
        simulate("machiavelli", POINTS, ["hard", "genius"], seed="x", hands=1)
