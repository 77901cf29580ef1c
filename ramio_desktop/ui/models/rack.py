"""The order in which a person keeps tiles: two shelves of places, free ones among them (mock/spec.md §5)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Final

from ramio_desktop.model.cards import Card
from ramio_desktop.ui.models.hand_order import EMPTY, GAP, SORTS, HandOrder

SHELVES: Final = 2
LEAST_COLUMNS: Final = 14
"""Places on a shelf; more when more tiles than that must stand on it."""
_FREE, _NEXT_SHELF = "-", "/"


class Rack(HandOrder):
    """Every tile keeps its place until it is moved, a laid one too; the places of the others stay as they are.

    `kept` has a token or EMPTY for each place, the upper shelf first.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kept = [EMPTY] * (SHELVES * LEAST_COLUMNS)

    @property
    def columns(self) -> int:
        return len(self.kept) // SHELVES

    def follow(self, into: Mapping[int, int], hand: Sequence[int]) -> list[int]:
        held = set(hand)
        kept = [into.get(token, EMPTY) for token in self.kept]
        kept = [token if token in held else EMPTY for token in kept]
        fresh = [token for token in hand if token not in kept]
        for token in fresh:
            kept = _with_fresh(kept, token)
        self.kept = _narrowed(kept)
        return fresh

    def sorted_by(self, order: str, cards: Sequence[Card]) -> list[int]:
        tokens = super().sorted_by(order, cards)
        groups = [list(group) for _, group in groupby(tokens, key=lambda token: SORTS[order](cards[token])[0])]
        return _shelved(groups)

    def moved(self, tokens: Sequence[int], to_index: int, held: Collection[int]) -> list[int]:
        """The tiles at the place of that number and after it; who stands there makes room."""
        kept = list(self.kept)
        moving = [token for token in tokens if token in kept]
        for token in moving:
            kept[kept.index(token)] = EMPTY
        held = {*held, *moving}
        last = len(kept) - len(moving)
        for offset, token in enumerate(moving):
            _insert(kept, min(to_index, last) + offset, token, held)
        return kept

    def stepped(self, token: int, dx: int, dy: int, held: Sequence[int]) -> list[int]:
        """The tile on the next place in that direction; a tile that stands there changes places with it."""
        kept, columns = list(self.kept), self.columns
        at = kept.index(token)
        column, shelf = at % columns + dx, at // columns + dy
        if 0 <= column < columns and 0 <= shelf < SHELVES:
            there = shelf * columns + column
            kept[at], kept[there] = kept[there], kept[at]
        return kept

    def by_faces(self, faces: Sequence[str], cards: Sequence[Card]) -> list[int]:
        left = self.tokens
        shelves: list[list[int]] = [[]]
        for face in faces:
            if face == _NEXT_SHELF:
                shelves.append([])
                continue
            found = next((token for token in left if cards[token].text == face), None)
            if found is not None:
                left.remove(found)
            shelves[-1].append(EMPTY if found is None else found)
        if len(shelves) != SHELVES:
            return _shelved([[token] for shelf in shelves for token in shelf if token != EMPTY] + [[t] for t in left])
        columns = max(LEAST_COLUMNS, *map(len, shelves))
        kept = [token for shelf in shelves for token in shelf + [EMPTY] * (columns - len(shelf))]
        for token in left:
            kept = _with_fresh(kept, token)
        return kept

    def faces(self, cards: Sequence[Card]) -> list[str]:
        """The shelves, the upper one first; a sign stands for each free place between tiles and for the shelf's end."""
        texts: list[str] = []
        for shelf in range(SHELVES):
            row = self.kept[shelf * self.columns : (shelf + 1) * self.columns]
            used = max((i + 1 for i, token in enumerate(row) if token != EMPTY), default=0)
            texts += [_NEXT_SHELF] if shelf else []
            texts += [_FREE if token == EMPTY else cards[token].text for token in row[:used]]
        return texts

    def slots(self, held: Collection[int], lifted: Sequence[int] = (), at: int | None = None) -> tuple[int, ...]:
        kept = self.kept if at is None else self.moved(lifted, at, held)
        return tuple(GAP if token in lifted else token if token in held else EMPTY for token in kept)


def _insert(kept: list[int], at: int, token: int, held: Collection[int]) -> None:
    """Put a tile on a place; those from there on move up to the next place that looks free, to the right first."""
    columns = len(kept) // SHELVES
    start = at // columns * columns
    free = [i for i in range(start, start + columns) if kept[i] not in held]
    right, left = [i for i in free if i >= at], [i for i in free if i < at]
    if right:
        out = kept.pop(right[0])
        kept.insert(at, token)
    elif left:
        out = kept.pop(left[-1])
        kept.insert(at, token)
    else:
        out, kept[at] = kept[at], token
    if out != EMPTY:  # it waits on the table for its way home, or its shelf is full
        kept[kept.index(EMPTY)] = out


def _with_fresh(kept: list[int], token: int) -> list[int]:
    """The rack with one more tile at the right of the lower shelf, else of the upper one, else wherever is room."""
    columns = len(kept) // SHELVES
    for shelf in reversed(range(SHELVES)):
        start = shelf * columns
        at = max((i + 1 for i in range(start, start + columns) if kept[i] != EMPTY), default=start)
        if at < start + columns:
            return [*kept[:at], token, *kept[at + 1 :]]
    if EMPTY in kept:
        at = len(kept) - 1 - kept[::-1].index(EMPTY)
        return [*kept[:at], token, *kept[at + 1 :]]
    return [*kept[:columns], EMPTY, *kept[columns:], token]


def _narrowed(kept: list[int]) -> list[int]:
    """Without the places at the right end that were made for more tiles than there are now."""
    columns = len(kept) // SHELVES
    upper, lower = kept[:columns], kept[columns:]
    while len(upper) > LEAST_COLUMNS and upper[-1] == lower[-1] == EMPTY:
        upper.pop()
        lower.pop()
    return upper + lower


def _shelved(groups: Sequence[Sequence[int]]) -> list[int]:
    """The groups on two shelves, about as many tiles on each, with a free place between groups if there is room."""
    sizes = [len(group) for group in groups]
    total = sum(sizes)
    split = min(range(len(groups) + 1), key=lambda i: (abs(2 * sum(sizes[:i]) - total), -i))
    halves = groups[:split], groups[split:]
    for gaps in (1, 0):
        shelves = [_joined(half, gaps) for half in halves]
        if max(map(len, shelves)) <= LEAST_COLUMNS:
            return [token for shelf in shelves for token in shelf + [EMPTY] * (LEAST_COLUMNS - len(shelf))]
    tokens = _joined(groups, 0)
    columns = max(LEAST_COLUMNS, -(-total // SHELVES))
    return tokens + [EMPTY] * (SHELVES * columns - total)


def _joined(groups: Sequence[Sequence[int]], gaps: int) -> list[int]:
    row: list[int] = []
    for group in groups:
        row += [EMPTY] * gaps if row else []
        row += group
    return row
