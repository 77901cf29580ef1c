"""The laws of RULES I, checked on a hand of random play; what is one game's own is left to a class of that game."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter

import pytest

from ramio_desktop.model.actions import Action, Draw, IllegalAction, Lay, Verb
from ramio_desktop.model.cards import HIDDEN, Card
from ramio_desktop.model.events import Dealt, Discarded, Drew, Event, Laid, Restocked, Shown
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.notation import (
    action_text, event_text, position_text, read_action, read_event, read_position,
)
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State, seen_by
from tests.model import play

LONGEST_HAND = 400
"""Steps after which a hand of 106 cards must have ended: two a turn, a card a turn."""
READ_BACK = 0.25
"""The share of positions on the way whose text is read back: reading takes longer than playing."""


class Game(ABC):
    """A hand being played, with the laws checked at every step."""

    family: str

    def __init__(self, seed: int, *, from_deal: bool) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.rules = ruleset(self.family)
        self.pack = play.PACKS[self.family]
        self.stream = Chance(str(seed))
        self.verbs: list[Verb] = []
        self.played: list[Action] = []
        self.events: list[Event] = []
        if from_deal:
            options = self.pack.random_options(self.chance)
            state = State(self.family, options)
            self.start = state
            seats = self.chance.randint(2, 4)
            events = self.rules.begin(options, seats, self.stream)
            self.views = [state] * seats
            self.state = state
            self.deck = Counter(self.rules.deck(options))
            self._happened(events)
        else:
            self.state = self.start = play.random_position(self.chance, self.family)
            self.views = [seen_by(self.state, seat) for seat in range(self.state.seats)]
            self.deck = Counter(self.rules.deck(self.state.options))
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
        self.check_end()

    def check_replay(self) -> None:
        """The same actions with the same chance are the same hand, event for event (RULES I5)."""
        stream = Chance(str(self.seed))
        events = self.rules.begin(self.state.options, self.state.seats, stream)
        state = fold(self.start, events)
        for action in self.played:
            new = self.rules.decide(state, state.turn.seat, action, stream)
            events += new
            state = fold(state, new)
        assert events == self.events
        assert [event_text(event) for event in events] == [event_text(event) for event in self.events]

    def _try(self, action: Action) -> None:
        """Ask for an action; a refusal changes nothing, anything else is checked as an event of the game."""
        seat, state = self.state.turn.seat, self.state
        for other in range(state.seats):
            if other != seat:
                with pytest.raises(IllegalAction):
                    self.rules.decide(state, other, action, self.stream)
        assert read_action(action_text(action), self.pack.grammar) == action
        told = self.rules.refusal(self.views[seat], seat, action)
        self.check_judgement(action, told)
        read_back = self.chance.random() < READ_BACK
        before, stream = position_text(state) if read_back else "", vars(self.stream).copy()
        try:
            events = self.rules.decide(state, seat, action, self.stream)
        except IllegalAction as refusal:
            # I3: nothing has changed, and the seat could have told so by itself, for the same reason and cards.
            assert state is self.state and vars(self.stream) == stream
            assert not read_back or position_text(state) == before
            assert refusal == told
            assert not Counter(refusal.cards) - Counter(_may_be_named(state, seat, action))
            return
        assert told is None
        self.played.append(action)
        self.check_turn(action)
        self._happened(events)
        self._check_hands(state, seat, action)

    def _happened(self, events: list[Event]) -> None:
        for event in events:
            assert read_event(event_text(event), self.pack.grammar) == event
            self.state = evolve(self.state, event)
            self.events.append(event)
            for seat, view in enumerate(self.views):
                told = self.rules.redact(event, seat)
                assert told == event or read_event(event_text(told), self.pack.grammar) == told
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
            verbs = self.rules.verbs(state, seat)
            assert bool(verbs) == (seat == state.turn.seat)
            assert verbs == self.rules.verbs(self.views[seat], seat)
        seat = state.turn.seat
        least = self.rules.minimum_action(self.views[seat], seat)
        assert self.rules.refusal(self.views[seat], seat, least) is None
        verb = Verb.DRAW if isinstance(least, Draw) else Verb.PASS
        assert verb in self.rules.verbs(state, seat)

    def _check_hands(self, before: State, seat: int, action: Action) -> None:
        """M6, M9: a draw is one card, a laying takes at least one, a pass none; other hands stay as they are."""
        grown = [len(after) - len(held) for held, after in zip(before.hands, self.state.hands)]
        own = grown.pop(seat)
        assert not any(grown)
        assert own == 1 if isinstance(action, Draw) else own < 0 if isinstance(action, Lay) else own == 0

    @abstractmethod
    def check_turn(self, action: Action) -> None:
        """I6: the action comes at its time."""

    @abstractmethod
    def check_judgement(self, action: Action, told: IllegalAction | None) -> None:
        """A laying is legal exactly when the referee says so."""

    @abstractmethod
    def check_end(self) -> None:
        """Who has won, what it costs the others, and where the match goes on."""


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
