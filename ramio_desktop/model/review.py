"""The review of a hand: what was laid in each turn, and what could have been.

The turns are found by folding the log, which is quick; then each is judged by the exact solver. Only when somebody asks
for a turn is the laying looked for that disturbs the fewest melds, to be shown step by step (`better`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from .actions import Lay, Verb
from .cards import HIDDEN, Hand
from .events import Discarded, Drew, Event, Laid, Passed
from .evolve import evolve, laid_cards, without
from .hand_turn import best_turn
from .hint import Found, Hint, hint
from .laying import best_laying
from .log import Log
from .rules import ruleset
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
    """The position after the card was drawn, where a turn begins with one."""
    laid: Hand
    """The cards laid; empty when the seat passed, drew instead, or only threw a card away."""
    left: Hand
    """The cards held after what was laid and thrown."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn, and the best that could be done in it."""

    turn: TurnTaken
    best: Hand
    """Cards of a best laying, none when nothing could be laid: the most, or the most points, see `judge`."""
    closes: bool
    """Whether the hand could be closed."""
    penalty: int
    """What the cards count that were left in the hand."""
    least: int
    """What those count that the best leaves."""
    exact: bool
    """Whether it is proved that nothing better could be done."""

    @property
    def missed(self) -> int:
        """How many more cards could have been laid."""
        return max(0, len(self.best) - len(self.turn.laid))

    @property
    def missed_close(self) -> bool:
        """Whether the hand could have been closed, and was not."""
        return self.closes and bool(self.turn.left)

    @property
    def missed_opening(self) -> bool:
        """Whether the seat had not opened yet, could have, and laid nothing."""
        before = self.turn.before
        needed = ruleset(before.rules).opening(before, self.turn.seat) is not None
        return needed and bool(self.best) and not self.turn.laid


def turns(log: Log, seat: int, hand: int | None = None) -> list[TurnTaken]:
    """The turns in which the seat could lay, of one hand of the match or of all; CorruptLog.

    A turn whose hand is not known, in the log of another seat, is left out.
    """
    rules = ruleset(log.header.family)
    state = log.header.begin()
    found: list[TurnTaken] = []
    counted = number = 0
    going_on = False
    for at, event in enumerate(log.events):
        before, state = state, evolve(state, event)
        if before.match.hand != counted:
            counted, number = before.match.hand, 0
        if not isinstance(event, Laid | Passed | Drew | Discarded):
            going_on = False
        elif event.seat == seat and Verb.LAY in rules.verbs(before, seat):  # not the card a turn begins with
            if not going_on:
                going_on = True
                number += 1
                held = before.hands[seat]
                found.append(TurnTaken(at, before.match.hand, number, seat, before, (), held))
            found[-1] = _with(found[-1], before, event)
    return [turn for turn in found if HIDDEN not in turn.before.hands[seat] and hand in (None, turn.hand)]


def judge(turn: TurnTaken) -> TurnReview:
    """What could have been done in the turn.

    Where the table is everybody's: the most cards, in the last turn before the stock ends the most points. Where melds
    stay: the turn after whose discard the least penalty is left, a close first.
    """
    before, seat = turn.before, turn.seat
    penalties = ruleset(before.rules).penalties(before.options)
    penalty = penalties.total(turn.left)
    if before.options.melds_stay:
        best = best_turn(before, seat)
        return TurnReview(turn, best.plan.laid, best.closes, penalty, best.penalty, exact=True)
    held = before.hands[seat]
    objective = Objective.POINTS if ruleset(before.rules).may_be_last_turn(before) else Objective.CARDS
    laying = _best(before, seat, objective, LIMITS if len(held) < HOARD else HOARD_LIMITS)
    if laying is not None and laying.left and not laying.exact:
        grammar = ruleset(before.rules).grammar(before.options)
        if can_lay_all(before.table, held, grammar=grammar, limits=CLOSE_LIMITS):
            whole = best_laying(before, seat, must=held, keep_melds=False, limits=CLOSE_LIMITS)
            laying = whole or laying
    cards = laying.laid if laying is not None else ()
    least = laying.penalty if laying is not None else penalties.total(held)
    played, could = (len(turn.laid), -penalty), (len(cards), -least)
    if objective is Objective.POINTS:
        played, could = played[::-1], could[::-1]
    if played > could:
        cards, least = turn.laid, penalty  # the search was cut, and the player found more than it
    return TurnReview(turn, cards, len(cards) == len(held), penalty, least, laying is not None and laying.exact)


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
    if turn.before.options.melds_stay:
        plan = best_turn(turn.before, turn.seat).plan
        return Hint(Found.YES if plan.laid else Found.NO, plan.laid, plan.table, best=True, fewest=True)
    return hint(turn.before, turn.seat)


def _with(turn: TurnTaken, before: State, event: Event) -> TurnTaken:
    """The turn with what an event adds to it."""
    match event:
        case Laid(table=table):
            cards = laid_cards(before.table, table)
            return replace(turn, laid=tuple(sorted((*turn.laid, *cards))), left=without(turn.left, cards))
        case Discarded(card=card):
            return replace(turn, left=without(turn.left, (card,)))
    return turn
