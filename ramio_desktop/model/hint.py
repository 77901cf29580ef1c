"""Hints for the seat in turn, in three steps: is there anything to lay; which cards; the whole move (UX.md).

The first step says yes or no and nothing more: a hint that told that the hand can be closed would let anybody hoard
cards until it does. So what is shown first is `found` alone, and the rest only when it is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from .actions import Verb
from .cards import Hand, hand
from .laying import best_laying
from .melds import MeldGrammar, Table
from .notation import hand_text, read_hand, read_table, table_text
from .rules import rules_of
from .solver.rearrange import Limits, Objective
from .state import State

HINT_LIMITS: Final = Limits(states=30_000, keeping=1_000, proving=20_000)
"""How far a hint searches: as long as a person likes to wait, on a slow computer too."""

_FIELDS: Final = 6


class Found(Enum):
    """Whether there is anything to lay."""

    YES = "yes"
    NO = "no"
    """Proved: no card of the hand can be laid, however the table is rearranged."""
    UNKNOWN = "unknown"
    """Nothing was found within the limits."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The answer of the first step, and for a yes the move: `cards` is the second step, `table` the third."""

    found: Found
    cards: Hand = ()
    """The cards of the hand to lay."""
    table: Table = ()
    """The whole table after the move."""
    disturbed: int = 0
    """How many melds of the present table are taken apart."""
    best: bool = False
    """Whether it is proved that nothing better can be laid."""
    fewest: bool = False
    """Whether it is proved that no laying as good takes fewer melds apart."""

    @property
    def text(self) -> str:
        """The hint as one line: `yes best fewest 1 4h 2h3h4h,4h5h6h`."""
        best, fewest = "best" if self.best else "-", "fewest" if self.fewest else "-"
        cards = hand_text(self.cards)
        return f"{self.found.value} {best} {fewest} {self.disturbed} {cards} {table_text(self.table)}"


def read_hint(text: str, grammar: MeldGrammar) -> Hint:
    """The hint of a line; ValueError (NotationError for cards) when it is none."""
    fields = text.split(" ")
    if len(fields) != _FIELDS:
        raise ValueError("a hint has six fields")
    found, best, fewest, disturbed, cards, table = fields
    return Hint(
        Found(found), read_hand(cards), read_table(table, grammar), int(disturbed), best == "best", fewest == "fewest"
    )


def hint(view: State, seat: int, limits: Limits = HINT_LIMITS) -> Hint:
    """What the seat could lay now: the most cards (in the last turn the most points), fewest melds taken apart.

    ValueError when the seat cannot lay now; UnsupportedPosition when the solver does not take the position.
    """
    rules = rules_of(view)
    if Verb.LAY not in rules.verbs(view, seat):
        raise ValueError(f"seat {seat} cannot lay now")
    objective = Objective.POINTS if rules.may_be_last_turn(view) else Objective.CARDS
    taken = view.turn.taken if rules.takes_to_lay(view.options) else None
    must = () if taken is None else (taken,)
    laying = best_laying(view, seat, objective=objective, must=must, limits=limits)
    if laying is None or not laying.laid:
        proved = laying is not None and laying.exact
        return Hint(Found.NO, best=True, fewest=True) if proved else Hint(Found.UNKNOWN)
    return Hint(Found.YES, hand(laying.laid), laying.table, laying.disturbed, laying.exact, laying.fewest)
