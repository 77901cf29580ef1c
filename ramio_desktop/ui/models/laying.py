"""The last laying of a hand, so that it can be shown again from the table before it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ramio_desktop.model.cards import Card
from ramio_desktop.model.diff import Diff, difference
from ramio_desktop.model.events import Dealt, Event, Laid, Turned
from ramio_desktop.model.melds import Table
from ramio_desktop.ui.models.shown import shown_order
from ramio_desktop.ui.models.succession import TokenMove

Groups = list[tuple[int, tuple[int, ...]]]
"""Melds by their numbers, each with its tokens in the order shown."""


@dataclass(frozen=True, slots=True)
class Laying:
    """Who laid, and the tables before and after."""

    seat: int
    """Who laid last."""
    before: Table
    after: Table
    others: tuple[int, ...] = ()
    """Who laid before that, when this is what several did one after the other."""
    stay: bool = False
    """Whether melds stay with whoever laid them."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that came from the hand, meld by meld."""
        return tuple(move.card for move in self.plan.moves if move.source is None)

    @property
    def changed(self) -> frozenset[int]:
        """The melds of the table after that are not exactly one of those before."""
        return self.plan.changed

    @property
    def plan(self) -> Diff:
        """The moves from the one table to the other."""
        return difference(self.before, self.after, self.stay)


@dataclass(frozen=True, slots=True)
class Retelling:
    """A laying told in the tokens of a draft on the table after it."""

    before: Groups
    """The melds before, under the numbers of those they became, or below 0."""
    moves: tuple[TokenMove, ...]
    after: dict[int, tuple[int, ...]]


def layings_since(events: Iterable[Event], seat: int, stay: bool = False) -> Laying | None:
    """What others have laid since that seat's last turn in this hand, as one laying; None when nobody has.

    Where cards have left the table meanwhile it is the last laying alone.
    """
    laid: list[Laying] = []
    table: Table = ()
    turn = -1
    for event in events:
        if isinstance(event, Dealt):
            laid, table = [], ()
        elif isinstance(event, Laid):
            laid = [] if event.seat == seat else [*laid, Laying(event.seat, table, event.table, stay=stay)]
            table = event.table
        elif isinstance(event, Turned):
            if turn == seat != event.seat:
                laid = []
            turn = event.seat
    if not laid:
        return None
    first, last = laid[0], laid[-1]
    others = dict.fromkeys(one.seat for one in laid if one.seat != last.seat)
    try:
        difference(first.before, last.after, stay)
    except ValueError:
        return last
    return Laying(last.seat, first.before, last.after, tuple(others), stay)


def retell(laying: Laying, shown: Mapping[int, Sequence[int]], faces: Sequence[Card]) -> Retelling:
    """The laying in tokens: `shown` has the melds of the table after by their places in it, `faces` every token's card.

    ValueError when that is not the table the laying led to.
    """
    plan = laying.plan
    after = {number: tuple(tokens) for number, tokens in shown.items()}
    if sorted(after) != list(range(len(laying.after))) or any(
        sorted(faces[token] for token in after[i]) != sorted(meld.cards) for i, meld in enumerate(laying.after)
    ):
        raise ValueError("the laying led to another table")
    staying = {number: list(tokens) for number, tokens in after.items()}
    lying: dict[int, list[int]] = {old: [] for old in range(len(laying.before))}
    moves: list[TokenMove] = []
    for move in plan.moves:
        token = next(token for token in staying[move.target] if faces[token] is move.card)
        staying[move.target].remove(token)
        if move.source is not None:
            lying[move.source].append(token)
        moves.append(TokenMove(token, move.source, move.target))
    heirs: dict[int, int] = {}
    for new, old in enumerate(plan.origins):
        if old is not None:
            heirs[old] = new
            lying[old] += staying[new]
    before = [
        (heirs.get(old, -1 - old), _in_order(lying[old], meld.cards, faces)) for old, meld in enumerate(laying.before)
    ]
    return Retelling(before, tuple(moves), after)


def _in_order(tokens: Iterable[int], cards: Sequence[Card], faces: Sequence[Card]) -> tuple[int, ...]:
    """The tokens as the meld of these cards is shown."""
    left = list(tokens)
    ordered: list[int] = []
    for card in cards:
        token = next(token for token in left if faces[token] is card)
        left.remove(token)
        ordered.append(token)
    return tuple(ordered[i] for i in shown_order(cards))
