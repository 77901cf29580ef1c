"""Replays: a log folded to any event, brought back to life, or proved to be what its seed and its rules lead to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from .actions import (
    Action, Bet, Discard, Draw, Fold, IllegalAction, Lay, NewMatch, NextHand, Order, Pass, Reenter, StopHand,
)
from .events import Began, Dealt, Discarded, Drew, Event, Folded, Laid, Passed, Reentered, Restocked, Shown, Staked
from .evolve import CorruptLog, evolve, fold
from .log import DamagedLog, Header, Log
from .notation import event_text
from .rules import ruleset
from .shuffle import Chance
from .state import Phase, State


class LogDiffers(ValueError):
    """A log that play does not lead to: in which line (from 1), what stands there, and what play gives."""

    def __init__(self, line: int, found: str, expected: str) -> None:
        super().__init__(f"line {line}: {found!r} stands where play gives {expected!r}")
        self.line = line
        self.found = found
        self.expected = expected


class NotFull(ValueError):
    """The log of one seat: it can be replayed, but nobody can play on from it."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match brought back: where it stands, and its stream of chance at the place it had come to."""

    state: State
    chance: Chance


def replay(log: Log, to: int | None = None) -> State:
    """The state after the first `to` events (all of them without it); DamagedLog names an event that cannot be.

    ValueError when the log has fewer events.
    """
    events, lines = log.events, log.lines()
    if to is None:
        to = len(events)
    if not 0 <= to <= len(events):
        raise ValueError(f"the log has {len(events)} events")
    state = log.header.begin()
    for event, line in zip(events[:to], lines):
        state = _folded(state, event, line)
    return state


def resume(log: Log) -> Played:
    """The match of a full log, ready to be played on.

    The lot, the deals and whatever else took chance are decided again on the seed's stream, which brings it to its
    place and proves them; DamagedLog when they differ, NotFull for the log of a seat.
    """
    header = log.header
    if header.seed is None or header.seat is not None:
        raise NotFull("only a full log can be played on")
    chance = Chance(header.seed)
    state = header.begin()
    where = log.lines()
    for first, events in decisions(log.events):
        lines = where[first : first + len(events)]
        if any(isinstance(event, Began | Dealt | Restocked) for event in events):
            try:
                _compare(events, lines, _decided(header, state, events, chance, lines[0]))
            except LogDiffers as error:
                raise DamagedLog(error.line, str(error)) from None
        for event, line in zip(events, lines):
            state = _folded(state, event, line)
    return Played(state, chance)


def verify(log: Log) -> int:
    """Play the whole log again and return the number of events: LogDiffers at the first line play does not lead to.

    A full log is decided event by event, lot and deals from its seed (RULES I5). A seat's log has no seed: each action
    is judged on what the seat knew, and each event must be possible.
    """
    header = log.header
    state = header.begin()
    chance = Chance(header.seed) if header.seed is not None else None
    where = log.lines()
    for first, events in decisions(log.events):
        lines = where[first : first + len(events)]
        if chance is not None:
            _compare(events, lines, _decided(header, state, events, chance, lines[0]))
        else:
            _judge(state, events[0], lines[0])
        for event, line in zip(events, lines):
            state = _folded(state, event, line)
    return len(log.events)


def decisions(events: tuple[Event, ...]) -> list[tuple[int, tuple[Event, ...]]]:
    """The events parted by what was decided at once, each part with the number of its first event."""
    starts = [
        i for i, event in enumerate(events)
        if isinstance(event, Began | Drew | Laid | Discarded | Passed | Staked | Folded | Reentered)
        # The deal belongs to the lot before it, any other deal is an order of its own.
        or isinstance(event, Dealt) and not (i and isinstance(events[i - 1], Began))
        # Stock made of the discards: its draw follows, and both are one action.
        or isinstance(event, Restocked)
    ]
    starts = [i for i in starts if not (i and isinstance(events[i], Drew) and isinstance(events[i - 1], Restocked))]
    if events and (not starts or starts[0]):
        starts.insert(0, 0)
    return [(a, events[a:b]) for a, b in pairwise([*starts, len(events)])]


def asked(events: tuple[Event, ...]) -> tuple[int, Action] | Order | None:
    """What led to the events of one decision: a seat's action, an order of the authority, or None for the lot."""
    match events[0]:
        case Began():
            return None
        case Dealt():
            return NextHand()
        case Reentered(seat=seat):
            return Reenter(seat)
        case Drew(seat=seat, from_discard=from_discard):
            return seat, Draw(from_discard)
        case Laid(seat=seat, table=table):
            return seat, Lay(table)
        case Discarded(seat=seat, card=card):
            return seat, Discard(card)
        case Passed(seat=seat):
            return seat, Pass()
        case Staked(seat=seat, stake=stake):
            return seat, Bet(stake)
        case Folded(seat=seat):
            return seat, Fold()
        case Shown():
            return StopHand()  # else it belongs to the move that ended the hand
        case Restocked() if len(events) > 1 and isinstance(events[1], Drew):
            return events[1].seat, Draw()
    raise CorruptLog("nothing leads to this event")


def _decided(header: Header, state: State, events: tuple[Event, ...], chance: Chance, line: int) -> list[Event]:
    """What play gives in the place of these events."""
    rules = ruleset(header.family)
    try:
        what = asked(events)
        if what is None:
            return rules.begin(header.options, header.seats, chance)
        if isinstance(what, NextHand | NewMatch | Reenter | StopHand):
            return rules.order(state, what, chance)
        assert isinstance(what, tuple)
        played = rules.decide(state, *what, chance)
        if len(played) < len(events) and isinstance(events[len(played)], Shown):  # the hand was stopped behind it
            played += rules.order(fold(state, played), StopHand(), chance)
        return played
    except IllegalAction as refusal:
        raise LogDiffers(line, event_text(events[0]), f"refused {refusal.reason.value}") from None
    except (CorruptLog, ValueError) as error:
        raise LogDiffers(line, event_text(events[0]), str(error)) from None


def _compare(events: tuple[Event, ...], lines: tuple[int, ...], played: list[Event]) -> None:
    for event, line, right in zip(events, lines, played):
        if event != right:
            raise LogDiffers(line, event_text(event), event_text(right))
    if len(events) > len(played):
        raise LogDiffers(lines[len(played)], event_text(events[len(played)]), "nothing")
    if len(played) > len(events):
        raise LogDiffers(lines[-1] + 1, "nothing", event_text(played[len(events)]))


def _judge(view: State, event: Event, line: int) -> None:
    try:
        what = asked((event,))
    except CorruptLog:
        return
    if isinstance(what, tuple):
        seat, action = what
        refusal = ruleset(view.rules).refusal(view, seat, action)
        if refusal is not None:
            raise LogDiffers(line, event_text(event), f"refused {refusal.reason.value}")
    elif isinstance(what, NextHand) and view.match.hand and view.turn.phase is not Phase.OVER:
        raise LogDiffers(line, event_text(event), "refused hand_not_over")


def _folded(state: State, event: Event, line: int) -> State:
    try:
        return evolve(state, event)
    except CorruptLog as error:
        raise DamagedLog(line, str(error)) from None
