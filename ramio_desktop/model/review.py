"""The review of a hand: what was laid in each turn, and what could have been.

The turns are found by folding the log, which is quick; then each is judged by the exact solver. Only when somebody asks
for a turn is the laying looked for that disturbs the fewest melds, to be shown step by step (`better`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from .actions import Action, Discard, Lay
from .cards import Card, Hand, hand
from .chronicle import TurnTaken, hands
from .events import Discarded, Event, Laid, Passed
from .evolve import evolve
from .hand_turn import best_turn
from .hint import Found, Hint, hint, read_hint
from .laying import best_laying
from .log import Log
from .melds import MeldGrammar
from .notation import hand_text, read_hand
from .notation.cards import EMPTY
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
class TurnReview:
    """A turn, and the best that could be done in it."""

    turn: TurnTaken
    best: Hand
    """Cards of a best laying, none when nothing could be laid: the most, or the most points, see `best_of`."""
    closes: bool
    """Whether the hand could be closed."""
    penalty: int
    """What the cards count that were left in the hand."""
    least: int
    """What those count that the best leaves."""
    exact: bool
    """Whether it is proved that nothing better could be done."""

    def beside(self, other: TurnTaken) -> TurnReview:
        """Another turn from the same position beside the same best."""
        return reviewed(other, Best(self.best, self.closes, self.least, self.exact))

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


@dataclass(frozen=True, slots=True)
class Best:
    """The best that could be done in a position, whatever was done."""

    cards: Hand
    """Cards of a best laying, none when nothing could be laid: the most, or the most points, see `best_of`."""
    closes: bool
    """Whether the hand can be closed."""
    least: int
    """What the cards count that it leaves in the hand."""
    exact: bool
    """Whether it is proved that nothing better could be done."""

    @property
    def text(self) -> str:
        """The same as one line: `exact closes 0 4h2h`."""
        exact, closes = "exact" if self.exact else "-", "closes" if self.closes else "-"
        return f"{exact} {closes} {self.least} {hand_text(self.cards)}"


def read_best(text: str) -> Best:
    """The best of a line; ValueError (NotationError for cards) when it is none."""
    exact, closes, least, cards = text.split(" ")
    return Best(read_hand(cards), closes == "closes", int(least), exact == "exact")


def turns(log: Log, seat: int, hand: int | None = None) -> list[TurnTaken]:
    """The turns in which the seat could lay, of one hand of the match or of all; CorruptLog.

    A turn whose hand is not known, in the log of another seat, is left out.
    """
    told = (turn.taken for played in hands(log) for turn in played.turns if turn.seat == seat)
    return [turn for turn in told if turn is not None and hand in (None, turn.hand)]


def judge(turn: TurnTaken) -> TurnReview:
    """What could have been done in the turn, see `best_of`."""
    return reviewed(turn, best_of(turn.before, turn.seat))


def best_of(before: State, seat: int) -> Best:
    """The best a seat can do in a position in which it may lay; UnsupportedPosition.

    Where the table is everybody's: the most cards, in the last turn before the stock ends the most points. Where melds
    stay: the turn after whose discard the least penalty is left, a close first.
    """
    held = before.hands[seat]
    if before.options.melds_stay:
        turn = best_turn(before, seat)
        return Best(hand(turn.plan.laid), turn.closes, turn.penalty, exact=True)
    laying = _best(before, seat, objective_of(before), LIMITS if len(held) < HOARD else HOARD_LIMITS)
    if laying is not None and laying.left and not laying.exact:
        grammar = ruleset(before.rules).grammar(before.options)
        if can_lay_all(before.table, held, grammar=grammar, limits=CLOSE_LIMITS):
            whole = best_laying(before, seat, must=held, keep_melds=False, limits=CLOSE_LIMITS)
            laying = whole or laying
    if laying is None:
        return Best((), False, ruleset(before.rules).penalties(before.options).total(held), exact=False)
    return Best(hand(laying.laid), len(laying.laid) == len(held), laying.penalty, laying.exact)


def objective_of(before: State) -> Objective:
    """What counts first: the cards laid, or in what may be the last turn of the hand their points."""
    return Objective.POINTS if ruleset(before.rules).may_be_last_turn(before) else Objective.CARDS


def reviewed(turn: TurnTaken, best: Best) -> TurnReview:
    """The turn beside the best that could be done in it; where a search was cut the player may have found more."""
    before = turn.before
    penalties = ruleset(before.rules).penalties(before.options)
    penalty = penalties.total(turn.left)
    if before.options.melds_stay:
        return TurnReview(turn, best.cards, best.closes, penalty, best.least, best.exact)
    played, could = (len(turn.laid), -penalty), (len(best.cards), -best.least)
    if objective_of(before) is Objective.POINTS:
        played, could = played[::-1], could[::-1]
    if played > could:
        return TurnReview(turn, turn.laid, not turn.left, penalty, penalty, best.exact)
    return TurnReview(turn, best.cards, best.closes, penalty, best.least, best.exact)


def tried(before: State, seat: int, actions: Iterable[Action]) -> tuple[TurnTaken, State]:
    """The turn these actions make of a position in which the seat may lay, and the position after it; IllegalAction."""
    state, turn = before, TurnTaken(0, before.match.hand, 1, seat, before, (), before.hands[seat])
    for action in actions:
        refusal = ruleset(before.rules).refusal(state, seat, action)
        if refusal is not None:
            raise refusal
        match action:
            case Lay(table=table):
                event: Event = Laid(seat, table)
            case Discard(card=card):
                event = Discarded(seat, card)
            case _:
                event = Passed(seat)
        turn = turn.going_on(state, event)
        state = evolve(state, event)
    return turn, state


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


@dataclass(frozen=True, slots=True)
class Better:
    """How the best is done, to be shown step by step."""

    hint: Hint
    """Its cards, its table, and what of it is proved; `Found.NO` where nothing can be laid."""
    discard: Card | None = None
    """What to throw then, in the games in which a turn ends with a discard."""

    @property
    def text(self) -> str:
        """The same as one line: the discard or `-`, and the hint."""
        return f"{self.discard.text if self.discard else EMPTY} {self.hint.text}"


def read_better(text: str, grammar: MeldGrammar) -> Better:
    """The better way of a line; ValueError (NotationError for cards) when it is none."""
    discard, _, rest = text.partition(" ")
    thrown = read_hand(discard)
    return Better(read_hint(rest, grammar), thrown[0] if thrown else None)


def better(before: State, seat: int) -> Better:
    """The best a seat can do in a position, by taking the fewest melds apart; ValueError, UnsupportedPosition."""
    if before.options.melds_stay:
        turn = best_turn(before, seat)
        plan = turn.plan
        found = Found.YES if plan.laid else Found.NO
        return Better(Hint(found, hand(plan.laid), plan.table, best=True, fewest=True), turn.discard)
    return Better(hint(before, seat))
