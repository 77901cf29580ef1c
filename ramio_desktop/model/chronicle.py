"""A match told turn by turn, hand by hand: what a review lists, and what of a running match it may tell."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .actions import Verb
from .cards import HIDDEN, Hand, hand
from .events import Discarded, Drew, Event, HandScored, Laid, Passed, Restocked
from .evolve import evolve, table_difference, without
from .log import Batch, Log, Seated
from .rules import ruleset
from .state import State

_MOVES = (Drew, Laid, Passed, Discarded)


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """A turn in which the seat could lay."""

    at: int
    """How many events of the log come before the decision: `replay(log, at)` is the position."""
    hand: int
    """Which hand of the match, from 1."""
    number: int
    """Which turn of the seat in that hand, from 1."""
    seat: int
    before: State
    """The position after the card was drawn, where a turn begins with one."""
    laid: Hand
    """The cards laid; empty when the seat passed, drew instead, or only threw a card away."""
    left: Hand
    """The cards held after what was laid and thrown."""

    def going_on(self, before: State, event: Event) -> TurnTaken:
        """The turn with what an event adds to it, which happened in the position `before`."""
        match event:
            case Laid(table=table):
                returned, used = table_difference(before.table, table)  # a joker may come back (RULES R11)
                left = without(hand((*self.left, *returned)), used)
                return replace(self, laid=tuple(sorted((*self.laid, *used))), left=left)
            case Discarded(card=card):
                return replace(self, left=without(self.left, (card,)))
        return self


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """Everything a seat did in one turn."""

    number: int
    """Which turn of the hand, of whatever seat, from 1."""
    seat: int
    before: State
    """The position of the decision, after the card was drawn; that at the start of a turn without one."""
    after: State
    events: tuple[Event, ...]
    """What happened in it: draws, layings, a discard, a pass."""
    taken: TurnTaken | None = None
    """The decision, where there was one and the hand is known."""

    @property
    def closes(self) -> bool:
        """Whether nothing is left in the hand after it."""
        return not self.after.hands[self.seat]


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand of the match, with what is known of it."""

    number: int
    turns: tuple[PlayedTurn, ...]
    scored: HandScored | None = None
    """How it ended; None while it is on."""


def hands(log: Log) -> tuple[PlayedHand, ...]:
    """The hands of a log, each with its turns; CorruptLog. Hands without any turn are left out."""
    teller = _Teller(log)
    for at, event in enumerate(log.events):
        teller.hear(at, event)
    return teller.told()


def finished(log: Log) -> Log:
    """The log up to the end of its last finished hand, without the seed: it tells nothing of hands to come."""
    last = max((i for i, batch in enumerate(log.batches) if _scores(batch)), default=-1)
    return Log(replace(log.header, seed=None), log.batches[: last + 1])


def known_to(log: Log, seat: int) -> Log:
    """The log as far as it may be told at that seat: a hand that is on as the seat sees it (RULES I4), and no seed."""
    rules, done = ruleset(log.header.family), len(finished(log).batches)
    rest = tuple(
        tuple(entry if isinstance(entry, Seated) else rules.redact(entry, seat) for entry in batch)
        for batch in log.batches[done:]
    )
    return Log(replace(log.header, seed=None), (*log.batches[:done], *rest))


def _scores(batch: Batch) -> bool:
    return any(isinstance(entry, HandScored) for entry in batch)


@dataclass
class _Turn:
    """A turn while it is being told."""

    number: int
    seat: int
    before: State
    after: State
    events: list[Event] = field(default_factory=list)
    taken: TurnTaken | None = None


class _Teller:
    """Folds a log and parts it into turns."""

    def __init__(self, log: Log) -> None:
        self._rules = ruleset(log.header.family)
        self._state = log.header.begin()
        self._hands: list[PlayedHand] = []
        self._turns: list[_Turn] = []
        self._counts: dict[int, int] = {}
        self._hand = 0
        self._on = False

    def hear(self, at: int, event: Event) -> None:
        """Take the next event, the number `at` of the log from 0."""
        before, self._state = self._state, evolve(self._state, event)
        if isinstance(event, (*_MOVES, Restocked)):
            if before.match.hand != self._hand:
                self._close(None)
                self._hand = before.match.hand
            self._move(at, event, before)
        else:
            self._on = False
            if isinstance(event, HandScored):
                self._close(event)

    def told(self) -> tuple[PlayedHand, ...]:
        """What was heard."""
        self._close(None)
        return tuple(self._hands)

    def _move(self, at: int, event: Event, before: State) -> None:
        if not self._on:
            self._turns.append(_Turn(len(self._turns) + 1, before.turn.seat, before, before))
        self._on = True
        turn = self._turns[-1]
        turn.events.append(event)
        turn.after = self._state
        if not isinstance(event, _MOVES):
            return
        if turn.taken is None:
            if Verb.LAY not in self._rules.verbs(before, turn.seat):
                return  # the card a turn begins with
            number = self._counts[turn.seat] = self._counts.get(turn.seat, 0) + 1
            held = before.hands[turn.seat]
            turn.before = before
            turn.taken = TurnTaken(at, before.match.hand, number, turn.seat, before, (), held)
        turn.taken = turn.taken.going_on(before, event)

    def _close(self, scored: HandScored | None) -> None:
        if self._turns and scored is None and self._turns[-1].taken is None:
            self._turns.pop()  # a card was drawn, and nothing is decided yet
        if self._turns:
            turns = tuple(
                PlayedTurn(turn.number, turn.seat, turn.before, turn.after, tuple(turn.events), _known(turn.taken))
                for turn in self._turns
            )
            self._hands.append(PlayedHand(self._hand, turns, scored))
        self._turns, self._counts, self._on, self._hand = [], {}, False, 0


def _known(taken: TurnTaken | None) -> TurnTaken | None:
    return taken if taken is not None and HIDDEN not in taken.before.hands[taken.seat] else None
