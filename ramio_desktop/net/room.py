"""The authority of one table: state, chance, log and seats; messages in, messages out, nothing else."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from ..model.actions import Action, IllegalAction, NextHand, Order, Reason, Reenter, StopHand
from ..model.branch import before_last_turn
from ..model.events import Began, Dealt, Event, HandScored, Reentered, Shown, Turned
from ..model.evolve import evolve, fold
from ..model.log import Batch, Header, Log, Seated, header_lines, seated_text
from ..model.notation import NotationError, event_text, hand_text, read_action
from ..model.options import Options
from ..model.replay import resume
from ..model.rules import ruleset
from ..model.save import Desk
from ..model.shuffle import Chance
from ..model.state import Phase, State, Turn, seen_by
from .messages import Ask, Events, Keep, Noted, Refused, Resync, Seats, Snapshot, Submit, ToGuest, ToHost, Wish

Letter = tuple[int, ToGuest]
"""A message and the seat it goes to."""

MAX_ACTIONS: Final = 32
MAX_DRAFT_LINES: Final = 20_000
RESULTS: Final = (Began, Shown, HandScored, Reentered)
"""What is told of hands that are over: from whom the deals went round, what was shown and scored, who came back."""


Consent = Callable[[int, Wish], bool]
"""Whether the table agrees, now that this seat wants it."""


def alone(seat: int, wish: Wish) -> bool:
    """The consent of a local table: the interface has asked the people at it (RULES S4)."""
    return True


class BadMessage(ValueError):
    """A message no honest guest sends: it cannot be read, or goes back in the numbers."""


class Room:
    """A table where a match is played. What it knows of other seats and of the stock never leaves it unredacted."""

    def __init__(self, log: Log, seeds: Callable[[], str], times: Callable[[], str]) -> None:
        """Take up the match of a full log where it stands; DamagedLog. `seeds` and `times` serve later matches."""
        self.consent: Consent = alone
        self._seeds = seeds
        self._times = times
        self._before = 0  # events of the earlier matches of this table
        self._answers: dict[int, tuple[int, ToGuest]] = {}
        self._take_up(log)

    @classmethod
    def opened(
        cls, family: str, options: Options, room: Sequence[Seated], seeds: Callable[[], str],
        times: Callable[[], str], practice: bool = False,
    ) -> Room:  # fmt: skip
        """A table where a new match has begun, for practice or not; ValueError for a wrong number of seats."""
        return cls(_new_log(family, options, tuple(room), seeds(), times(), practice), seeds, times)

    def _take_up(self, log: Log) -> None:
        played = resume(log)
        self.header: Header = log.header
        self.seats: tuple[Seated, ...] = log.room
        self.batches: list[Batch] = list(log.batches)
        self.desks: dict[int, Desk] = {}
        self.state: State = played.state
        self._chance: Chance = played.chance
        self._rules = ruleset(self.header.family)
        # A seat that comes back is told the hand in progress, and how the earlier ones ended.
        self._hand: list[Event] = []
        self._past: list[Event] = []
        self._start = self.header.begin()
        self._first = self._before
        self._remember(self.header.begin(), log.events)

    @property
    def log(self) -> Log:
        """The full log of the match so far."""
        return Log(self.header, tuple(self.batches))

    @property
    def count(self) -> int:
        """How many events this table has seen."""
        return self._first + len(self._hand)

    @property
    def is_match_over(self) -> bool:
        """Whether the match has a winner."""
        return self._rules.match_winners(self.state) is not None

    @property
    def may_deal(self) -> bool:
        """Whether a hand has ended and the match has not."""
        return self.state.is_over and not self.is_match_over

    @property
    def may_stop(self) -> bool:
        """Whether nobody can close the hand any more, so that it may be stopped."""
        return self._rules.is_deadlocked(self.state)

    @property
    def reentries(self) -> tuple[int, ...]:
        """The seats that may come back before the next deal (RULES R24)."""
        return self._rules.reentries(self.state)

    def join(self, seat: int) -> list[Letter]:
        """What a seat that has just sat down, or come back, is told."""
        return [(seat, self._snapshot(seat))]

    def receive(self, seat: int, message: ToHost) -> list[Letter]:
        """Act on a message of a seat and return what is to be told to whom; BadMessage, and nothing has changed.

        A batch is done as a whole or refused as a whole. A number seen before gets the same answer and has no effect;
        a seat that has not seen everything gets a snapshot instead of an answer (NET "The table").
        """
        match message:
            case Keep():
                self._keep(seat, message)
                return []
            case Resync():
                return self.join(seat)
            case Submit() | Ask():
                last, answer = self._answers.get(seat, (0, None))
                if message.seq == last and answer is not None:
                    return self.join(seat) if isinstance(answer, Snapshot) else [(seat, answer)]
                if message.seq <= last:
                    raise BadMessage("the numbers of a seat rise")
                actions = self._actions(message) if isinstance(message, Submit) else None
                letters = self._answered(seat, message, actions)
                for to, letter in letters:
                    if to == seat:
                        self._answers[seat] = message.seq, letter
                return letters

    def order(self, wish: Wish, seat: int = -1, seq: int = 0) -> list[Letter]:
        """Do what the people have agreed on, or what the seat alone decides; IllegalAction: nothing has changed.

        `seq` is the number of the wish of `seat` that this answers.
        """
        if wish is Wish.NEW_MATCH:
            return self._begin_anew(seat, seq)
        if wish is Wish.TAKE_BACK:
            return self._go_back(seat, seq)
        events, self._chance = self._ordered(wish, seat)
        return self._happened(events, seat, seq)

    def play_least(self, seat: int) -> list[Letter]:
        """End the turn of a seat with the least the rules ask for; nothing when it is not its turn."""
        chance = copy.deepcopy(self._chance)
        state = self.state
        events: list[Event] = []
        while self._rules.verbs(state, seat) and state.turn.seat == seat:
            step = self._rules.decide(state, seat, self._rules.minimum_action(state, seat), chance)
            state = fold(state, step)
            events += step
            if any(isinstance(event, Turned) for event in step):
                break
        if not events:
            return []
        self._chance = chance
        return self._happened(events, seat, 0)

    def reseat(self, who: Seated) -> list[Letter]:
        """Have somebody else play a seat from now on (RULES S3); it is in the log, and everybody is told."""
        self.seats = tuple(who if old.seat == who.seat else old for old in self.seats)
        self.batches.append((who,))
        lines = tuple(map(seated_text, self.seats))
        return [(other.seat, Seats(lines)) for other in self.seats]

    # --- Deciding -----------------------------------------------------------------------------------------------

    def _answered(self, seat: int, message: Submit | Ask, actions: list[Action] | None) -> list[Letter]:
        # A deadlock stays one: it may be stopped while somebody plays on, and his move is on its way.
        stops = isinstance(message, Ask) and message.wish is Wish.STOP_HAND
        if message.seen != self.count and not stops:
            return [(seat, self._snapshot(seat, message.seq))]
        try:
            if actions is not None:
                events = self._decided(seat, actions)
            elif self.seats[seat].is_bot:
                raise IllegalAction(Reason.NO_SUCH_VERB)  # a computer never consents for a person (S4)
            else:
                assert isinstance(message, Ask)
                self._check(message.wish, seat)
                if not self.consent(seat, message.wish):
                    return [(seat, Noted(message.seq))]
                return self.order(message.wish, seat, message.seq)
        except IllegalAction as refusal:
            return [(seat, Refused(message.seq, refusal.reason.value, hand_text(refusal.cards)))]
        return self._happened(events, seat, message.seq)

    def _decided(self, seat: int, actions: Sequence[Action]) -> list[Event]:
        state = self.state
        chance = copy.deepcopy(self._chance)  # a refused batch must not use up any of it
        events: list[Event] = []
        for action in actions:
            step = self._rules.decide(state, seat, action, chance)
            state = fold(state, step)
            events += step
        self._chance = chance
        return events

    def _check(self, wish: Wish, seat: int) -> None:
        """Raise what the wish would raise; one that cannot be granted is not put to the others."""
        if wish is Wish.TAKE_BACK:
            self._branch(seat)
        elif wish is not Wish.NEW_MATCH:
            self._ordered(wish, seat)

    def _ordered(self, wish: Wish, seat: int) -> tuple[list[Event], Chance]:
        """The events of a wish, and what is left of chance after them; IllegalAction."""
        chance = copy.deepcopy(self._chance)
        events: list[Event] = []
        for order in self._orders(wish, seat):
            events += self._rules.order(fold(self.state, events), order, chance)
        return events, chance

    def _orders(self, wish: Wish, seat: int) -> list[Order]:
        """What the rules are asked; before a deal computers that went out come back where they may (RULES R24)."""
        if wish is Wish.REENTER:
            return [Reenter(seat)]
        if wish is Wish.STOP_HAND:
            return [StopHand()]
        return [*(Reenter(other) for other in self.reentries if self.seats[other].is_bot), NextHand()]

    def _begin_anew(self, seat: int, seq: int) -> list[Letter]:
        """A new match of the same people by the same rules, in a log of its own."""
        header = self.header
        log = _new_log(header.family, header.options, self.seats, self._seeds(), self._times(), header.practice)
        count = self.count
        self._before = count
        self._take_up(log)
        return [(who.seat, self._events(who.seat, count, log.events, seq if who.seat == seat else 0))
                for who in self.seats]

    def _branch(self, seat: int) -> Log:
        """The match up to the start of the seat's last turn; IllegalAction where there is no going back."""
        alone_here = all(who.is_bot for who in self.seats if who.seat != seat)
        log = before_last_turn(self.log, seat) if self.header.practice and alone_here else None
        if log is None:
            raise IllegalAction(Reason.NO_SUCH_VERB)
        return log

    def _go_back(self, seat: int, seq: int) -> list[Letter]:
        """Play on from the start of the seat's last turn, in a log of its own; the old one ends where it was."""
        log = self._branch(seat)
        self._before = self.count  # numbers of events only rise: what was sent on the old ones is out of date
        self._take_up(replace(log, header=replace(log.header, created=self._times())))
        return [(who.seat, self._snapshot(who.seat, seq if who.seat == seat else 0)) for who in self.seats]

    def _happened(self, events: Sequence[Event], seat: int, seq: int) -> list[Letter]:
        count = self.count
        before = self.state
        self.state = fold(before, events)
        self.batches.append(tuple(events))
        self._remember(before, events)
        # Whoever acts, every draft was made on the table as it was before.
        self.desks = {owner: replace(desk, draft=()) for owner, desk in self.desks.items()}
        return [(who.seat, self._events(who.seat, count, events, seq if who.seat == seat else 0))
                for who in self.seats]

    def _actions(self, message: Submit) -> list[Action]:
        if not 1 <= len(message.actions) <= MAX_ACTIONS:
            raise BadMessage("too few or too many actions")
        try:
            return [read_action(text, self.header.grammar) for text in message.actions]
        except NotationError as error:
            raise BadMessage(str(error)) from None

    def _keep(self, seat: int, message: Keep) -> None:
        lines = (*message.draft, *message.order)
        if len(lines) > MAX_DRAFT_LINES or any(not line or not line.isprintable() for line in lines):
            raise BadMessage("no draft looks like this")
        # A draft made before something happened is void; a newer one is on its way.
        draft = message.draft if message.seen == self.count else ()
        self.desks[seat] = Desk(draft, message.order)

    # --- Telling ------------------------------------------------------------------------------------------------

    def _remember(self, state: State, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Dealt):
                self._first += len(self._hand)
                self._past += [event for event in self._hand if isinstance(event, RESULTS)]
                self._hand = []
                self._start = _between_hands(state)
            self._hand.append(event)
            state = evolve(state, event)

    def _events(self, seat: int, first: int, events: Sequence[Event], seq: int) -> Events:
        return Events(first, self._lines(seat, events), seq)

    def _lines(self, seat: int, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(event_text(self._rules.redact(event, seat)) for event in events)

    def _snapshot(self, seat: int, seq: int = 0) -> Snapshot:
        start = seen_by(self._start, seat)  # a log may begin in the middle of a hand
        header = replace(self.header, seat=seat, seed=None, room=self.seats, start=start)
        desk = self.desks.get(seat, Desk())
        return Snapshot(
            seat, header_lines(header), self._first, self._lines(seat, self._hand), self._lines(seat, self._past),
            desk.draft, desk.order, seq or self._answers.get(seat, (0, None))[0],
        )


def _new_log(
    family: str, options: Options, room: tuple[Seated, ...], seed: str, created: str, practice: bool
) -> Log:
    rules = ruleset(family)
    header = Header(family, options, rules.version, len(room), created, room, None, seed, practice=practice)
    return Log(header, (tuple(rules.begin(options, len(room), Chance(seed))),))


def _between_hands(state: State) -> State:
    """What is left of a state before the next deal: the match. It holds nothing a seat may not know."""
    return replace(
        state, table=(), owners=(), hands=((),) * state.seats, stock=(), discard=(), turn=Turn(phase=Phase.OVER),
        match=replace(state.match, round=1, opened=frozenset()),
    )
