"""Which card of the new view is which card of the one before: what lets a card on the screen keep its place.

Cards are values, so any equal card would do (DESIGN §1.1); this is the choice a person finds natural.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ramio_desktop.model.cards import Card
from ramio_desktop.model.diff import Diff, difference
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.layout import Group
from ramio_desktop.model.state import State


@dataclass(frozen=True, slots=True)
class TokenMove:
    """A card (its token in the new draft) goes from a group of the old draft (None: a hand) into one of the new."""

    token: int
    source: int | None
    target: int


@dataclass(frozen=True, slots=True)
class Succession:
    """For tokens of the new draft the tokens of the old one they were, and how the groups came about.

    `origins` maps a new group to the old one it grew out of; what is missing in a map is new.
    """

    came_from: dict[int, int]
    origins: dict[int, int]
    moves: tuple[TokenMove, ...]
    changed: frozenset[int]
    """New groups that are not exactly an old one."""


NOTHING = Succession({}, {}, (), frozenset())


def succession(old: Draft, new: Draft, hand_order: Sequence[int], own: bool) -> Succession:
    """Follow the cards from the old draft, as it stands, into the new one, which is untouched.

    `hand_order` is every token of the old hand as its owner keeps it; `own` says that new cards on the table came
    out of that hand. Tables that have nothing to do with each other, as after a new deal, give NOTHING.
    """
    groups, diff = _compared(old, new)
    if diff is None:
        return NOTHING
    spare = {group.number: _by_face(old, group.tokens) for group in groups}
    came_from: dict[int, int] = {}
    wanted = [_by_face(new, group.tokens) for group in new.layout.groups]
    for index, origin in enumerate(diff.origins):
        if origin is None:
            continue
        left = spare[groups[origin].number]
        for face, tokens in wanted[index].items():
            while tokens and left.get(face):
                came_from[tokens.pop(0)] = left[face].pop(0)
    held = set(old.layout.hand)
    laid = _by_face(old, sorted((token for token in hand_order if own), key=held.__contains__))
    moves: list[TokenMove] = []
    for move in diff.moves:
        token = wanted[move.target][move.card].pop(0)
        source = None if move.source is None else groups[move.source].number
        if source is not None:
            came_from[token] = spare[source][move.card].pop(0)
        elif laid.get(move.card):
            came_from[token] = laid[move.card].pop(0)
        moves.append(TokenMove(token, source, move.target))
    _follow_hand(old, new, hand_order, came_from)
    origins = {index: groups[origin].number for index, origin in enumerate(diff.origins) if origin is not None}
    return Succession(came_from, origins, tuple(moves), diff.changed)


def _compared(old: Draft, new: Draft) -> tuple[Sequence[Group], Diff | None]:
    """The old groups that led to the new table: those of the draft, or those it started from."""
    for groups, table in ((old.layout.groups, old.table), (_untouched(old.view), old.view.table)):
        try:
            return groups, difference(table, new.view.table, new.view.options.melds_stay)
        except ValueError:
            continue
    return (), None


def _untouched(view: State) -> tuple[Group, ...]:
    groups: list[Group] = []
    start = 0
    for number, meld in enumerate(view.table):
        groups.append(Group(number, tuple(range(start, start + len(meld)))))
        start += len(meld)
    return tuple(groups)


def _follow_hand(old: Draft, new: Draft, hand_order: Sequence[int], came_from: dict[int, int]) -> None:
    """Cards of the hand: those that lay in it come first, then those of the table that came home."""
    taken = set(came_from.values())
    held = set(old.layout.hand)
    free = [token for token in hand_order if token in held] + [token for token in hand_order if token not in held]
    spare = _by_face(old, [token for token in free if token not in taken])
    for token in new.layout.hand:
        if spare.get(new.cards[token]):
            came_from[token] = spare[new.cards[token]].pop(0)


def _by_face(draft: Draft, tokens: Sequence[int]) -> dict[Card, list[int]]:
    faces: dict[Card, list[int]] = {}
    for token in tokens:
        faces.setdefault(draft.cards[token], []).append(token)
    return faces
