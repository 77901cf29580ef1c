"""The laws of RULES I, on random hands that start from the deal and from the middle (`make soak`: many more)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ramio_desktop.model.actions import Action, Draw, IllegalAction, Lay, NextHand, Pass, Verb
from ramio_desktop.model.cards import HIDDEN, Card
from ramio_desktop.model.events import Dealt, Discarded, Drew, Event, HandScored, Laid, MatchEnded, Restocked, Shown
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.notation import (
    action_text, event_text, position_text, read_action, read_event, read_position,
)
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.rules.machiavelli import needs_opening
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State, seen_by
from tests.model import play, referee
from tests.sampling import Seeds, scale

RULES = ruleset("machiavelli")
LONGEST_HAND = 400
"""Steps after which a hand of 106 cards must have ended: two a turn, a card a turn."""
READ_BACK = 0.25
"""The share of positions on the way whose text is read back: reading takes longer than playing."""


class Game:
    """A hand being played, with the laws checked at every step."""

    def __init__(self, seed: int, *, from_deal: bool) -> None:
        self.chance = random.Random(seed)
        self.stream = Chance(str(seed))
        self.verbs: list[Verb] = []
        self.played: list[Action] = []
        self.events: list[Event] = []
        if from_deal:
            options = play.random_options(self.chance)
            state = State("machiavelli", options)
            self.start = state
            seats = self.chance.randint(2, 4)
            events = RULES.begin(options, seats, self.stream)
            self.views = [state] * seats
            self.state = state
            self.deck = Counter(RULES.deck(options))
            self._happened(events)
        else:
            self.state = self.start = play.random_position(self.chance)
            self.views = [seen_by(self.state, seat) for seat in range(self.state.seats)]
            self.deck = Counter(RULES.deck(self.state.options))
            self._check_texts(self.state)

    def run(self) -> None:
        """Play the hand to its end."""
        for _ in range(LONGEST_HAND):
            if self.state.is_over:
                break
            self._check_way_out()
            for _ in range(self.chance.choice((0, 0, 1, 2))):
                self._try(play.clumsy_action(self.chance, self.state))
            if self.state.is_over:
                break
            self._try(play.sensible_action(self.chance, self.state))
        assert self.state.is_over
        self._check_end()

    def _try(self, action: Action) -> None:
        """Ask for an action; a refusal changes nothing, anything else is checked as an event of the game."""
        seat, state = self.state.turn.seat, self.state
        for other in range(state.seats):
            if other != seat:
                with pytest.raises(IllegalAction):
                    RULES.decide(state, other, action, self.stream)
        assert read_action(action_text(action), play.GRAMMAR) == action
        told = RULES.refusal(self.views[seat], seat, action)
        self._check_judgement(action, told)
        read_back = self.chance.random() < READ_BACK
        before, stream = position_text(state) if read_back else "", vars(self.stream).copy()
        try:
            events = RULES.decide(state, seat, action, self.stream)
        except IllegalAction as refusal:
            # I3: nothing has changed, and the seat could have told so by itself, for the same reason and cards.
            assert state is self.state and vars(self.stream) == stream
            assert not read_back or position_text(state) == before
            assert refusal == told
            assert not Counter(refusal.cards) - Counter(_may_be_named(state, seat, action))
            return
        assert told is None
        self.played.append(action)
        self._check_turn(action)
        self._happened(events)
        self._check_hands(state, seat, action)

    def _happened(self, events: list[Event]) -> None:
        for event in events:
            assert read_event(event_text(event), play.GRAMMAR) == event
            self.state = evolve(self.state, event)
            self.events.append(event)
            for seat, view in enumerate(self.views):
                told = RULES.redact(event, seat)
                assert told == event or read_event(event_text(told), play.GRAMMAR) == told
                self._check_secret(told, seat)
                self.views[seat] = evolve(view, told)
        # I1
        assert Counter(self.state.cards()) == self.deck
        for seat, view in enumerate(self.views):
            assert view == seen_by(self.state, seat)
            assert Counter(view.hands[seat]) == Counter(self.state.hands[seat])
        if self.state.is_over or self.chance.random() < READ_BACK:
            self._check_texts(self.state)
            self._check_texts(self.views[self.chance.randrange(len(self.views))])

    def _check_texts(self, state: State) -> None:
        assert read_position(position_text(state)) == state

    def _check_secret(self, told: Event, seat: int) -> None:
        """I4: each card named to a seat is in its hand, on the table, in the discards, or shown at the end."""
        public = Counter(self.state.table_cards()) + Counter(self.state.discard)
        if self.state.is_over or isinstance(told, Shown):
            return
        known = public + Counter(self.state.hands[seat])
        assert not Counter(_named(told)) - known

    def _check_way_out(self) -> None:
        """I2: who is to act can do something, and nobody else can."""
        state = self.state
        for seat in range(state.seats):
            verbs = RULES.verbs(state, seat)
            assert bool(verbs) == (seat == state.turn.seat)
            assert verbs == RULES.verbs(self.views[seat], seat)
        seat = state.turn.seat
        least = RULES.minimum_action(self.views[seat], seat)
        assert RULES.refusal(self.views[seat], seat, least) is None
        verb = Verb.DRAW if isinstance(least, Draw) else Verb.PASS
        assert verb in RULES.verbs(state, seat)

    def _check_turn(self, action: Action) -> None:
        """I6: draw, then one lay or pass; in classic one lay or draw."""
        verb = Verb(action_text(action).split()[0])
        if self.state.options.draw == "instead_of_laying":  # type: ignore[attr-defined]
            assert verb in (Verb.LAY, Verb.DRAW)
        elif self.state.turn.phase is Phase.DRAW:
            assert verb is Verb.DRAW
        else:
            assert verb in (Verb.LAY, Verb.PASS)

    def _check_hands(self, before: State, seat: int, action: Action) -> None:
        """M6, M9: a draw is one card, a laying takes at least one, a pass none; other hands stay as they are."""
        grown = [len(after) - len(held) for held, after in zip(before.hands, self.state.hands)]
        own = grown.pop(seat)
        assert not any(grown)
        assert own == 1 if isinstance(action, Draw) else own < 0 if isinstance(action, Lay) else own == 0

    def _check_judgement(self, action: Action, told: IllegalAction | None) -> None:
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

    def _check_end(self) -> None:
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
                RULES.order(state, NextHand(), self.stream)
            lowest = min(state.match.scores)
            winners = closers if simple else [s for s, total in enumerate(state.match.scores) if total == lowest]
            assert list(ended[0].winners) == winners
            return
        leader = state.match.dealer
        after = fold(state, RULES.order(state, NextHand(), self.stream))
        assert after.match.dealer == after.turn.seat == (leader + 1) % state.seats
        assert (after.match.scores, after.match.hand) == (state.match.scores, state.match.hand + 1)
        assert not after.match.opened
        assert Counter(after.cards()) == self.deck


def _named(event: Event) -> list[Card]:
    """The cards an event names."""
    match event:
        case Dealt(hands=hands, stock=stock, discard=discard):
            cards = [*(card for held in hands for card in held), *stock, *discard]
        case Drew(card=card) if card is not None:
            cards = [card]
        case Laid(table=table):
            cards = [card for meld in table for card in meld]
        case Discarded(card=card):
            cards = [card]
        case Restocked(stock=stock):
            cards = list(stock)
        case _:
            cards = []
    return [card for card in cards if card is not HIDDEN]


def _may_be_named(state: State, seat: int, action: Action) -> list[Card]:
    """The cards a refusal may name: the seat's own, those it asked for, and those on the table."""
    asked = [card for meld in action.table for card in meld] if isinstance(action, Lay) else []
    return [*state.hands[seat], *asked, *state.table_cards()]


@pytest.mark.parametrize(
    ("from_deal", "in_test", "in_soak"), [(True, 50, 1_000), (False, 150, 4_000)], ids=["dealt", "middle"]
)
def test_I1_I2_I3_I4_I6_laws_hold_on_random_hands(seeds: Seeds, from_deal: bool, in_test: int, in_soak: int) -> None:
    """Conservation, a way out, refusals, secrecy and the order of a turn; M4–M16 by the referee on the way."""
    for seed in seeds(scale(in_test, in_soak)):
        Game(seed, from_deal=from_deal).run()


def test_I5_a_hand_played_again_is_the_same_hand(seeds: Seeds) -> None:
    for seed in seeds(scale(10, 200)):
        game = Game(seed, from_deal=True)
        game.run()
        stream = Chance(str(seed))
        events = RULES.begin(game.state.options, game.state.seats, stream)
        state = fold(game.start, events)
        for action in game.played:
            new = RULES.decide(state, state.turn.seat, action, stream)
            events += new
            state = fold(state, new)
        assert events == game.events
        assert [event_text(event) for event in events] == [event_text(event) for event in game.events]


def test_I2a_whoever_has_drawn_can_always_end_his_turn(seeds: Seeds) -> None:
    """Passing is legal in every position after the draw, whatever lies on the table or in the hand."""
    for seed in seeds(scale(100, 2_000)):
        state = play.random_position(random.Random(seed))
        if state.turn.phase is Phase.PLAY and state.options.draw == "always":  # type: ignore[attr-defined]
            assert RULES.refusal(state, state.turn.seat, Pass()) is None
