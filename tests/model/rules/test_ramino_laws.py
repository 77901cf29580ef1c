"""The laws of RULES I over house rules drawn at random, and hands that go on until they are void."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ramio_desktop.model.actions import NextHand
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.model.shuffle import Chance
from tests.model.rules.ramino_case import RULES
from tests.model.rules.ramino_play import Hand, house_rules, replayed, scored
from tests.sampling import Seeds, scale

LAWS = settings(
    max_examples=scale(20, 500), deadline=None, database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
MOST_ROUNDS = scale(12, 200)


@LAWS
@given(house_rules(), st.integers(0, 2**32))
def test_I1_I2_I3_I4_I5_I6_laws_hold_for_any_house_rules(rules: tuple[RaminoOptions, int], seed: int) -> None:
    """Conservation, a way out, refusals, secrecy, replays and the order of a turn; points when a hand ends."""
    options, seats = rules
    hand = Hand(options, seats, seed)
    hand.run(MOST_ROUNDS)
    assert replayed(hand) == hand.events
    ending, state = scored(hand), hand.state
    assert (ending is not None) == state.is_over
    if ending is None or ending.closer is None:
        return
    counted = RULES.penalties(options)
    factor = options.in_hand_multiplier if ending.closer not in state.match.opened or ending.in_hand else 1
    held = [counted.total(cards) for cards in state.hands]
    if options.scoring == "closer_takes":
        assert ending.points[ending.closer] in (sum(held), factor * sum(held))
    else:
        assert list(ending.points) in (held, [factor * points for points in held])
    if RULES.match_winners(state) is None:
        after = fold(state, RULES.order(state, NextHand(), Chance("next")))
        assert after.match.hand == state.match.hand + 1 and not after.match.opened


@settings(max_examples=scale(4, 100), deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
@given(house_rules(), st.integers(0, 2**32))
def test_R21_I2_a_hand_in_which_nobody_lays_comes_to_its_end(rules: tuple[RaminoOptions, int], seed: int) -> None:
    """Two hundred rounds without a dead end, through one empty stock after the other."""
    options, seats = rules
    hand = Hand(options, seats, seed, idle=True)
    hand.run()
    ending = scored(hand)
    assert ending is not None
    if ending.closer is None:  # where the last discard has to be taken for an opening, somebody may close after all
        assert hand.state.match.round == 200 and hand.state.match.voids == 1 and not any(ending.points)


def test_R21_the_stock_runs_out_and_comes_back(seeds: Seeds) -> None:
    for seed in seeds(scale(1, 20)):
        for restock in ("shuffle", "flip"):
            hand = Hand(RaminoOptions(restock=restock, hand_size=14), 7, seed, idle=True)
            hand.run(4)
            assert sum(type(event).__name__ == "Restocked" for event in hand.events) > 1
