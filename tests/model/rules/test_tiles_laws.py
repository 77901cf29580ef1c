"""The laws of RULES I on random hands with tiles, and T3–T8 by the referee on the way (`make soak`: many more)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ramio_desktop.model.actions import Action, IllegalAction, Lay, NextHand, Verb
from ramio_desktop.model.events import HandScored, MatchEnded
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.melds import Meld
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.state import Phase
from tests.model import play
from tests.model.laws import Game
from tests.model.rules import tiles_referee as referee
from tests.sampling import Seeds, scale

RULES = ruleset("tiles")


def shown(meld: Meld) -> referee.Shown:
    """A meld as the referee reads it."""
    return [(str(card), str(stands)) for card, stands in zip(meld.cards, meld.stands_for)]


class TilesGame(Game):
    """A hand with tiles."""

    family = "tiles"

    def check_turn(self, action: Action) -> None:
        """T7: one lay, draw or pass; a pass only when there is nothing to draw."""
        verb = Verb(action_text(action).split()[0])
        assert self.state.turn.phase is Phase.PLAY
        assert verb in (Verb.LAY, Verb.DRAW if self.state.stock else Verb.PASS)

    def check_judgement(self, action: Action, told: IllegalAction | None) -> None:
        """A laying is legal exactly when the referee says so."""
        if not isinstance(action, Lay):
            return
        state, seat = self.state, self.state.turn.seat
        legal = referee.may_lay(
            [shown(meld) for meld in state.table],
            [shown(meld) for meld in action.table],
            [str(card) for card in state.hands[seat]],
            has_opened=seat in state.match.opened,
        )
        assert (told is None) == legal, (told, action_text(action))

    def check_end(self) -> None:
        """T2, T8: who has won and what he scores; there is always a next hand, and the next seat starts it."""
        state, scored = self.state, next(event for event in self.events if isinstance(event, HandScored))
        empty = [seat for seat, cards in enumerate(state.hands) if not cards]
        assert empty == ([] if scored.closer is None else [scored.closer])
        assert empty or not state.stock and state.turn.passes == state.seats
        racks = [[str(card) for card in cards] for cards in state.hands]
        assert list(scored.points) == referee.points(racks)
        totals = list(map(referee.rack_total, racks))
        assert self.rules.hand_winners(state) == tuple(s for s, total in enumerate(totals) if total == min(totals))
        assert not any(isinstance(event, MatchEnded) for event in self.events)
        after = fold(state, self.rules.order(state, NextHand(), self.stream))
        assert after.match.dealer == after.turn.seat == (state.match.dealer + 1) % state.seats
        assert after.turn.phase is Phase.PLAY and not after.match.opened
        assert Counter(after.cards()) == self.deck


@pytest.mark.parametrize(
    ("from_deal", "in_test", "in_soak"), [(True, 5, 1_000), (False, 24, 4_000)], ids=["dealt", "middle"]
)
def test_I1_I2_I3_I4_I6_T3_T8_laws_hold_on_random_hands(
    seeds: Seeds, from_deal: bool, in_test: int, in_soak: int
) -> None:
    """Conservation, a way out, refusals, secrecy and the order of a turn; layings and scores by the referee."""
    for seed in seeds(scale(in_test, in_soak)):
        TilesGame(seed, from_deal=from_deal).run()


def test_I5_a_hand_played_again_is_the_same_hand(seeds: Seeds) -> None:
    for seed in seeds(scale(2, 200)):
        game = TilesGame(seed, from_deal=True)
        game.run()
        game.check_replay()


def test_I2a_whoever_is_to_act_can_draw_or_pass(seeds: Seeds) -> None:
    """Exactly one of the two is legal, whatever lies on the table or on the rack."""
    for seed in seeds(scale(100, 2_000)):
        state = play.random_position(random.Random(seed), "tiles")
        seat = state.turn.seat
        assert RULES.refusal(state, seat, RULES.minimum_action(state, seat)) is None
        assert len(RULES.verbs(state, seat) & {Verb.DRAW, Verb.PASS}) == 1
