"""The laws of RULES I, on random hands of Machiavelli from the deal and from the middle (`make soak`: many more)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ramio_desktop.model.actions import Action, IllegalAction, Lay, NextHand, Pass, Verb
from ramio_desktop.model.events import HandScored, MatchEnded
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.rules.machiavelli import needs_opening
from ramio_desktop.model.state import Phase
from tests.model import play, referee
from tests.model.laws import Game
from tests.sampling import Seeds, scale

RULES = ruleset("machiavelli")


class MachiavelliGame(Game):
    """A hand of Machiavelli."""

    family = "machiavelli"

    def check_turn(self, action: Action) -> None:
        """I6: draw, then one lay or pass; in classic one lay or draw."""
        verb = Verb(action_text(action).split()[0])
        if self.state.options.draw == "instead_of_laying":  # type: ignore[attr-defined]
            assert verb in (Verb.LAY, Verb.DRAW)
        elif self.state.turn.phase is Phase.DRAW:
            assert verb is Verb.DRAW
        else:
            assert verb in (Verb.LAY, Verb.PASS)

    def check_judgement(self, action: Action, told: IllegalAction | None) -> None:
        """A laying in the play phase is legal exactly when the referee says so."""
        state, seat = self.state, self.state.turn.seat
        if not isinstance(action, Lay) or state.turn.phase is not Phase.PLAY:
            return
        own_jokers = any(meld.has_own_joker for meld in action.table)
        legal = not own_jokers and referee.may_lay(
            [[str(card) for card in meld] for meld in state.table],
            [[str(card) for card in meld] for meld in action.table],
            [str(card) for card in state.hands[seat]],
            open_already=not needs_opening(state, seat),
        )
        assert (told is None) == legal, (told, action_text(action))

    def check_end(self) -> None:
        """M13–M16: who has won, what it costs the others, and where the match goes on."""
        state, scored = self.state, next(event for event in self.events if isinstance(event, HandScored))
        closers = [seat for seat, cards in enumerate(state.hands) if not cards]
        assert closers == ([] if scored.closer is None else [scored.closer])
        assert closers or not state.stock
        simple = state.options.match == "simple"  # type: ignore[attr-defined]
        points = tuple(0 if simple else referee.penalty([str(c) for c in cards]) for cards in state.hands)
        assert scored.points == points
        ended = [event for event in self.events if isinstance(event, MatchEnded)]
        over = bool(closers) if simple else max(state.match.scores) >= state.options.target  # type: ignore[attr-defined]
        assert bool(ended) == over
        if over:
            with pytest.raises(IllegalAction):
                self.rules.order(state, NextHand(), self.stream)
            lowest = min(state.match.scores)
            winners = closers if simple else [s for s, total in enumerate(state.match.scores) if total == lowest]
            assert list(ended[0].winners) == winners
            return
        leader = state.match.dealer
        after = fold(state, self.rules.order(state, NextHand(), self.stream))
        assert after.match.dealer == after.turn.seat == (leader + 1) % state.seats
        assert (after.match.scores, after.match.hand) == (state.match.scores, state.match.hand + 1)
        assert not after.match.opened
        assert Counter(after.cards()) == self.deck


@pytest.mark.parametrize(
    ("from_deal", "in_test", "in_soak"), [(True, 20, 1_000), (False, 60, 4_000)], ids=["dealt", "middle"]
)
def test_I1_I2_I3_I4_I6_laws_hold_on_random_hands(seeds: Seeds, from_deal: bool, in_test: int, in_soak: int) -> None:
    """Conservation, a way out, refusals, secrecy and the order of a turn; M4–M16 by the referee on the way."""
    for seed in seeds(scale(in_test, in_soak)):
        MachiavelliGame(seed, from_deal=from_deal).run()


def test_I5_a_hand_played_again_is_the_same_hand(seeds: Seeds) -> None:
    for seed in seeds(scale(5, 200)):
        game = MachiavelliGame(seed, from_deal=True)
        game.run()
        game.check_replay()


def test_I2a_whoever_has_drawn_can_always_end_his_turn(seeds: Seeds) -> None:
    """Passing is legal in every position after the draw, whatever lies on the table or in the hand."""
    for seed in seeds(scale(100, 2_000)):
        state = play.random_position(random.Random(seed))
        if state.turn.phase is Phase.PLAY and state.options.draw == "always":  # type: ignore[attr-defined]
            assert RULES.refusal(state, state.turn.seat, Pass()) is None
