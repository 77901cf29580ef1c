"""The review of a hand: what was laid in each turn, and what could have been (for games whose table is everybody's).

The turns are found by folding the log, which is quick; then each is judged by the exact solver. Only when somebody asks
for a turn is the laying looked for that disturbs the fewest melds, to be shown step by step (`better`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .actions import Lay, Verb
from .cards import HIDDEN, Hand
from .evolve import evolve, laid_cards
from .events import Drew, Event, Laid, Passed
from .hint import Hint, hint
from .laying import best_laying
from .log import Log
from .rules import ruleset
from .rules.common_table import CommonTable
from .solver.rearrange import Laying, Limits, Objective, can_lay_all
from .state import State

LIMITS: Final = Limits(states=4_000)
"""For the best laying."""
HOARD: Final = 30
HOARD_LIMITS: Final = Limits(states=1_000)
"""For that of so many cards or more: the review of a hoarder shall not take minutes."""
CLOSE_LIMITS: Final = Limits(states=20_000)
"""For whether the whole hand can be laid, where the best laying was not proved: no close shall be overlooked."""

Told = Callable[[int, int], bool]
"""Hears how many turns of how many are judged; False ends the review."""


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
    laid: Hand
    """The cards laid; empty when the seat passed or drew instead."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn, and the best that could be done in it."""

    turn: TurnTaken
    best: Hand
    """Cards of a best laying: the most, in the last turn before the stock ends the most points; none can be laid if
    empty."""
    penalty: int
    """What the cards count that were left in the hand."""
    least: int
    """What those count that the best laying leaves."""
    exact: bool
    """Whether it is proved that nothing better could be laid."""

    @property
    def missed(self) -> int:
        """How many more cards could have been laid."""
        return max(0, len(self.best) - len(self.turn.laid))

    @property
    def missed_close(self) -> bool:
        """Whether the hand could have been closed, and was not."""
        held = len(self.turn.before.hands[self.turn.seat])
        return len(self.best) == held > len(self.turn.laid)

    @property
    def missed_opening(self) -> bool:
        """Whether the seat had not opened yet, could have, and laid nothing."""
        before = self.turn.before
        needed = ruleset(before.rules).opening(before, self.turn.seat) is not None
        return needed and bool(self.best) and not self.turn.laid


def can_review(log: Log) -> bool:
    """Whether the game of the log is one whose table may be rearranged, so that the solver can judge its turns."""
    return isinstance(ruleset(log.header.family), CommonTable)


def turns(log: Log, seat: int, hand: int | None = None) -> list[TurnTaken]:
    """The turns in which the seat could lay, of one hand of the match or of all; CorruptLog.

    A turn whose hand is not known, in the log of another seat, is left out.
    """
    rules = ruleset(log.header.family)
    state = log.header.begin()
    found: list[TurnTaken] = []
    counted = 0
    number = 0
    for at, event in enumerate(log.events):
        before, state = state, evolve(state, event)
        if before.match.hand != counted:
            counted, number = before.match.hand, 0
        if not (isinstance(event, Laid | Passed | Drew) and event.seat == seat):
            continue
        if Verb.LAY not in rules.verbs(before, seat):
            continue  # the card that every turn begins with
        number += 1
        if HIDDEN not in before.hands[seat] and hand in (None, before.match.hand):
            found.append(TurnTaken(at, before.match.hand, number, seat, before, _laid(before, event)))
    return found


def judge(turn: TurnTaken) -> TurnReview:
    """What could have been laid in the turn."""
    before, seat = turn.before, turn.seat
    held = before.hands[seat]
    objective = Objective.POINTS if len(before.stock) < before.seats else Objective.CARDS
    laying = _best(before, seat, objective, LIMITS if len(held) < HOARD else HOARD_LIMITS)
    if laying is not None and laying.left and not laying.exact:
        grammar = ruleset(before.rules).grammar(before.options)
        if can_lay_all(before.table, held, grammar=grammar, limits=CLOSE_LIMITS):
            whole = best_laying(before, seat, must=held, keep_melds=False, limits=CLOSE_LIMITS)
            laying = whole or laying
    penalties = ruleset(before.rules).penalties(before.options)
    left = list(held)
    for card in turn.laid:
        left.remove(card)
    best = laying.laid if laying is not None else ()
    least = laying.penalty if laying is not None else penalties.total(held)
    penalty = penalties.total(tuple(left))
    exact = laying is not None and laying.exact
    played, found = (len(turn.laid), -penalty), (len(best), -least)
    if objective is Objective.POINTS:
        played, found = played[::-1], found[::-1]
    if played > found:
        best, least = turn.laid, penalty  # the search was cut, and the player found more than it
    return TurnReview(turn, best, penalty, least, exact)


def _best(before: State, seat: int, objective: Objective, limits: Limits) -> Laying | None:
    """The best laying; where the seat has to open, first without minding that, since it often opens all the same."""
    free = best_laying(before, seat, objective=objective, opened=True, keep_melds=False, limits=limits)
    if free is None or not free.laid or ruleset(before.rules).refusal(before, seat, Lay(free.table)) is None:
        return free
    return best_laying(before, seat, objective=objective, keep_melds=False, limits=limits)


def review(
    log: Log, seat: int, hand: int | None = None, told: Told = lambda done, of: True
) -> list[TurnReview]:
    """The review of one hand of the match, or of all of them, for a seat; CorruptLog."""
    taken = turns(log, seat, hand)
    judged: list[TurnReview] = []
    for turn in taken:
        judged.append(judge(turn))
        if not told(len(judged), len(taken)):
            break
    return judged


def better(turn: TurnTaken) -> Hint:
    """The best laying of the turn with the fewest melds disturbed: its cards, its table, and what of it is proved."""
    return hint(turn.before, turn.seat)


def _laid(before: State, event: Event) -> Hand:
    return tuple(sorted(laid_cards(before.table, event.table))) if isinstance(event, Laid) else ()
