"""A person who plays a puzzle in steps: each lays a card of the hand, opens so many melds, and leaves a valid table.

He remembers what he has tried and takes steps back, so every order of steps counts. How many melds he can keep apart
in his head at once is his width; RULES Z and the grades know four players of this kind and the exact solver.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from .reach import NODES, Reach
from .shapes import Shapes

PLAYERS: Final = {"P0": 0, "P1": 1, "P2": 2, "P3": 4}
"""The widths of the model players: who only lays off, and who opens one, two, and three or four melds a step."""
WIDEST: Final = 4
"""A puzzle wider than this is one for the exact solver only; how much wider makes no difference."""
MOST_TABLES: Final = 400
"""Tables that one step may lead to; a puzzle with more is not measured."""
MOST_DISTURBED: Final = 9
"""Up to so many melds the fewest disturbed are looked for."""

Faces = tuple[int, ...]


class Step(NamedTuple):
    """The faces it lays, the fewest melds it opens, and the table after it."""

    laid: Faces
    width: int
    shapes: Shapes


class TooLong(Exception):
    """A search came to its limit in placements, so that nothing is proved."""


class Person:
    """The searches for one puzzle, within one limit in placements."""

    def __init__(self, nodes: int = 4 * NODES) -> None:
        self._left = nodes
        self._stuck: set[tuple[Shapes, Faces, int]] = set()
        self._tables: dict[tuple[Shapes, Faces, int], list[Shapes]] = {}

    def fewest(self, shapes: Shapes, hand: Faces, most: int = MOST_DISTURBED) -> Step | None:
        """The step that lays all these faces and opens the fewest melds, at most that many; None. TooLong."""
        for width in range(most + 1):
            found = self._first(shapes, hand, width)
            if found is not None:
                return Step(hand, width, found)
        return None

    def tables(self, shapes: Shapes, hand: Faces, width: int) -> list[Shapes]:
        """All tables one step leads to that lays just these faces and opens at most so many melds; TooLong."""
        key = shapes, hand, width
        if key not in self._tables:
            reach = Reach(shapes, self._left)
            self._tables[key] = reach.all(hand, width, MOST_TABLES)
            self._spend(reach)
        return self._tables[key]

    def prepared(self, shapes: Shapes, melds: int) -> list[Shapes]:
        """The other tables one gets by laying up to so many melds anew without a card of the hand; TooLong."""
        there: dict[Shapes, None] = {}
        for size in range(1, melds + 1):
            for opened in combinations(range(len(shapes)), size):
                reach = Reach(shapes, self._left)
                for other in reach.laid_anew(opened, MOST_TABLES):
                    there[other] = None
                # A joker that finds no room here is no loss: it is one preparation less.
                self._left -= reach.nodes
                if self._left <= 0:
                    raise TooLong
        there.pop(tuple(sorted(shapes)), None)
        return list(there)

    def solves(self, shapes: Shapes, hand: Faces, width: int) -> list[Step] | None:
        """The steps of a person of that width from here to the empty hand; None when there are none. TooLong."""
        if not hand:
            return []
        key = shapes, hand, width
        if key in self._stuck:
            return None
        whole = self._first(shapes, hand, width)
        if whole is not None:
            return [Step(hand, self._width_of(shapes, hand, width), whole)]
        for laid, rest in parts(hand):
            for after in self.tables(shapes, laid, width):
                steps = self.solves(after, rest, width)
                if steps is not None:
                    return [Step(laid, self._width_of(shapes, laid, width), after), *steps]
        self._stuck.add(key)
        return None

    def _width_of(self, shapes: Shapes, laid: Faces, most: int) -> int:
        step = self.fewest(shapes, laid, most)
        assert step is not None
        return step.width

    def _first(self, shapes: Shapes, hand: Faces, width: int) -> Shapes | None:
        reach = Reach(shapes, self._left)
        found = reach.first(hand, width)
        if found is not None:
            self._left -= reach.nodes
            return found
        self._spend(reach)
        return None

    def _spend(self, reach: Reach) -> None:
        self._left -= reach.nodes
        if reach.cut or self._left <= 0:
            raise TooLong


def parts(hand: Faces) -> Iterator[tuple[Faces, Faces]]:
    """Every way to lay some of the hand first, but not all, and the rest; the fewest first, equal faces once."""
    for size in range(1, len(hand)):
        seen = set()
        for chosen in combinations(range(len(hand)), size):
            laid = tuple([hand[i] for i in chosen])
            if laid not in seen:
                seen.add(laid)
                yield laid, tuple([hand[i] for i in range(len(hand)) if i not in chosen])
