"""Random play of the ramino games by any house rules, with the laws of RULES I checked on the way."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

from hypothesis import assume
from hypothesis import strategies as st

from ramio_desktop.model.actions import Action, Discard, Draw, IllegalAction, Lay, Pass, Verb
from ramio_desktop.model.cards import HIDDEN, JOKER, Card, hand
from ramio_desktop.model.events import Discarded, Drew, Event, HandScored, Turned
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.melds import Piece, Table
from ramio_desktop.model.notation import action_text, event_text, position_text, read_action, read_event, read_position
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.model.rules.ramino.ending import is_open, least_left
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.solver.hand import HandSolver, one
from ramio_desktop.model.state import Phase, State, known
from tests.model.rules.ramino_case import RULES

MOST_STEPS = 200 * 7 * 12
"""Far more than 200 rounds of seven players have."""


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[RaminoOptions, int]:
    """Options that can be played together, and a number of players they are for."""
    changed = {}
    for item in dataclasses.fields(RaminoOptions):
        if draw(st.booleans()):
            choices = item.metadata.get("choices")
            changed[item.name] = draw(st.sampled_from(choices) if choices else st.integers(*item.metadata["range"]))
    if changed.get("decks") == 1:
        changed["jokers"] = draw(st.integers(0, 2))
    options = RaminoOptions(**changed)
    seats = 2 if options.decks == 1 else draw(st.integers(2, 7))
    assume(not options.conflicts(seats))
    return options, seats


class Hand:
    """A hand being played; every step is checked at the authority and on each seat's view."""

    def __init__(self, options: RaminoOptions, seats: int, seed: int, *, idle: bool = False) -> None:
        self.chance = random.Random(seed)
        self.stream = Chance(str(seed))
        self.idle = idle
        """Whether nobody lays, so that the hand goes on as long as it can; it is looked at now and then only."""
        self.played: list[Action] = []
        self.events: list[Event] = []
        self.start = State("ramino", options)
        self.state = self.start
        self.views = [] if idle else [self.start] * seats
        self.grammar = RULES.grammar(options)
        self.deck = Counter(RULES.deck(options))
        self._happened(RULES.begin(options, seats, self.stream))

    def run(self, most_rounds: int = 200) -> None:
        """Play the hand to its end, or so many rounds."""
        for _ in range(MOST_STEPS):
            if self.state.is_over or self.state.match.round > most_rounds:
                break
            if not self.idle or self.chance.random() < 0.05:
                self._check_way_out()
            if not self.idle and self.chance.random() < 0.15:
                self._try(self._clumsy())
                if self.state.is_over:
                    break
            self._try(self._sensible())
        else:
            raise AssertionError("the hand does not end")

    def _try(self, action: Action) -> None:
        seat, state = self.state.turn.seat, self.state
        assert read_action(action_text(action), self.grammar) == action
        told = RULES.refusal(self.views[seat] if self.views else state, seat, action)
        stream = vars(self.stream).copy()
        try:
            events = RULES.decide(state, seat, action, self.stream)
        except IllegalAction as refusal:
            assert refusal == told and vars(self.stream) == stream, (action_text(action), refusal, told)
            return
        assert told is None, (position_text(state), action_text(action), told)
        self._check_order(action)
        self.played.append(action)
        self._happened(events)

    def _happened(self, events: list[Event]) -> None:
        for event in events:
            assert self.idle or read_event(event_text(event), self.grammar) == event
            self.state = evolve(self.state, event)
            if not self.idle or not isinstance(event, Turned | Drew | Discarded):
                self.events.append(event)
            self.views = [evolve(view, RULES.redact(event, seat)) for seat, view in enumerate(self.views)]
        state = self.state
        if not self.idle or self.chance.random() < 0.05:
            assert Counter(state.cards()) == self.deck  # I1
        for seat, view in enumerate(self.views):
            assert (view.table, view.discard, view.turn, view.match) == (
                state.table, state.discard, state.turn, state.match
            )
            assert len(view.stock) == len(state.stock) and set(view.stock) <= {HIDDEN}
            assert view.hands[seat] == state.hands[seat]
            for told, held in zip(view.hands, state.hands):  # I4: what is known of others is so, and not more
                assert len(told) == len(held) and not Counter(known(told)) - Counter(held)
        if self.chance.random() < 0.02:
            for position in (state, *self.views[-1:]):
                assert read_position(position_text(position)) == position

    def _check_way_out(self) -> None:
        """I2: the seat in turn, and nobody else, can do something; what a timer would play is legal."""
        state = self.state
        for seat, view in enumerate(self.views):
            verbs = RULES.verbs(view, seat)
            assert verbs == RULES.verbs(state, seat) and bool(verbs) == (seat == state.turn.seat)
        seat = state.turn.seat
        view = self.views[seat] if self.views else state
        assert RULES.refusal(view, seat, RULES.minimum_action(view, seat)) is None, position_text(state)

    def _check_order(self, action: Action) -> None:
        """I6."""
        verb = Verb(action_text(action).split()[0])
        assert verb in RULES.verbs(self.state, self.state.turn.seat)
        assert (verb is Verb.DRAW) == (self.state.turn.phase is Phase.DRAW)

    def _sensible(self) -> Action:
        state = self.state
        seat, held = state.turn.seat, state.hands[state.turn.seat]
        if state.turn.phase is Phase.DRAW:
            take = Draw(from_discard=True)
            if not self.idle and self.chance.random() < 0.4 and RULES.refusal(state, seat, take) is None:
                return take
            return Draw() if RULES.refusal(state, seat, Draw()) is None else take
        if not self.idle and self.chance.random() < 0.5:
            table = self._laying(held)
            if table is not None and RULES.refusal(state, seat, Lay(table)) is None:
                return Lay(table)
        if state.turn.drew_nothing:
            return Pass()
        for card in self.chance.sample(held, len(held)):
            if RULES.refusal(state, seat, Discard(card)) is None:
                return Discard(card)
        return RULES.minimum_action(state, seat)

    def _laying(self, held: tuple[Card, ...]) -> Table | None:
        """What the solver finds for a part of the hand."""
        state, seat = self.state, self.state.turn.seat
        assert isinstance(state.options, RaminoOptions)
        part = hand(card for card in held if self.chance.random() < 0.8)
        solver = HandSolver(state.table, part, state.options)
        if is_open(state, seat):
            plan = solver.best(one, least_left=max(0, least_left(state, seat) - len(held) + len(part)))
        else:
            plan = solver.opening(state.options.opening_points)
        return plan.table if plan is not None and plan.laid else None

    def _clumsy(self) -> Action:
        """Anything; most of it is illegal."""
        chance, state = self.chance, self.state
        held = state.hands[state.turn.seat]
        kind = chance.randrange(8)
        if kind == 0:
            return chance.choice((Draw(), Draw(from_discard=True), Pass()))
        if kind == 1:
            return Discard(chance.choice((*held, JOKER)))
        groups = [list(meld.pieces()) for meld in state.table]
        spare = [Piece(card) for card in chance.sample(held, min(len(held), chance.randint(1, 4)))]
        if kind == 2 and groups:
            group = chance.choice(groups)
            group.pop(chance.randrange(len(group)))
        elif kind == 3 and len(groups) > 1:
            groups.append(groups.pop(0) + groups.pop(0))
        elif kind == 4 and groups:  # a card of the hand in the place of a joker
            places = [(group, i) for group in groups for i, piece in enumerate(group) if piece.card is JOKER]
            if places:
                group, i = chance.choice(places)
                group[i] = spare.pop()
                spare.append(Piece(JOKER))
        elif kind == 5:
            chance.shuffle(groups)
        if groups and chance.random() < 0.6:
            target = chance.choice(groups)
            if chance.random() < 0.5:
                target.extend(spare)
            else:
                target[:0] = spare
        elif spare:
            groups.append(spare)
        return Lay(tuple(self.grammar.arrange(group)[0] for group in groups if group))


def replayed(hand_played: Hand) -> list[Event]:
    """The events when the same actions are played again from the same seed."""
    start = hand_played.start
    assert isinstance(start.options, RaminoOptions)
    stream = Chance(hand_played.stream.seed)
    events = RULES.begin(start.options, len(hand_played.views), stream)
    state = fold(start, events)
    for action in hand_played.played:
        new = RULES.decide(state, state.turn.seat, action, stream)
        events += new
        state = fold(state, new)
    return events


def scored(hand_played: Hand) -> HandScored | None:
    """How the hand ended."""
    return next((event for event in hand_played.events if isinstance(event, HandScored)), None)
