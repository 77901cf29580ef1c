"""Reach: the tables one can come to by placing loose cards, opening a meld only when a card out of it is needed.

The loose card with the fewest ways is placed first. Its ways: beside a meld, or one place further with the card between
fetched; in a new run or set of three. A card that is fetched comes from the loose ones if it is there (one copy is like
the other); else a joker stands for it, or a meld of the table that has not been touched is opened: what else it held
becomes loose. A meld that was added to is not opened any more.

With the budget of melds rising from 0 the first table that is found takes the fewest melds apart. This is the same
question as `solver.rearrange.keeping` answers for one laying; here all answers are wanted, thousands of times for one
puzzle, hence the integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..shuffle import Chance
from .shapes import FACES, RUN, Shape, Shapes, Way, beginnings, cards_of, extensions, with_joker

Loose = tuple[int, ...]
"""Natural faces, sorted."""
_Fetched = tuple[Loose, int, int, int, bool]
"""Loose faces, loose jokers, untouched melds, melds that may be opened, and whether the card itself was fetched."""

NODES: Final = 20_000
"""Placements of one search; a search that is cut proves nothing."""


class Reach:
    """The searches from one table. `cut` is whether one of them was not whole, `nodes` the placements of all."""

    def __init__(self, shapes: Shapes, nodes: int = NODES) -> None:
        self.shapes = shapes
        self.nodes = 0
        self.cut = False
        self._most_nodes = nodes
        self._holders = [0] * FACES
        self._with_joker = 0
        self._equal: dict[int, int] = {}
        first: dict[Shape, int] = {}
        for i, shape in enumerate(shapes):
            faces, jokers = cards_of(shape)
            for face in faces:
                self._holders[face] |= 1 << i
            if jokers:
                self._with_joker |= 1 << i
            if shape in first:
                self._equal[1 << i] = 1 << first[shape]
            first[shape] = i
        self._at_old: dict[int, list[tuple[int, Way]]] = {}
        self._seen: set[tuple[Loose, int, int, Shapes, int]] = set()
        self._found: dict[tuple[Shapes, int], Shapes] = {}
        self._wanted = 1
        self._chance: Chance | None = None

    def first(
        self, laid: Iterable[int], may_open: int, chance: Chance | None = None, *, jokers: int = 0
    ) -> Shapes | None:
        """A table with these faces, and jokers, laid and at most so many melds opened.

        With `chance` the ways are tried in a random order.
        """
        found = self._search(laid, jokers, may_open, 1, chance)
        return found[0] if found else None

    def all(self, laid: Iterable[int], may_open: int, most: int) -> list[Shapes]:
        """All such tables, each once, but one only for all places of a spare joker; `cut` when there are more."""
        found = self._search(laid, 0, may_open, most + 1, None)
        if len(found) > most:
            self.cut = True
        return found[:most]

    def laid_anew(self, opened: Iterable[int], most: int) -> list[Shapes]:
        """The tables one gets by laying the cards of these melds (by index) anew, without opening others."""
        loose: list[int] = []
        jokers, whole = 0, (1 << len(self.shapes)) - 1
        for i in opened:
            faces, count = cards_of(self.shapes[i])
            loose += faces
            jokers += count
            whole &= ~(1 << i)
        return self._search(loose, jokers, 0, most, None, whole)

    def _search(
        self, laid: Iterable[int], jokers: int, may_open: int, wanted: int, chance: Chance | None,
        whole: int | None = None,
    ) -> list[Shapes]:
        self._seen = set()
        self._found = {}
        self._wanted = wanted
        self._chance = chance
        if whole is None:
            whole = (1 << len(self.shapes)) - 1
        self._solve(tuple(sorted(laid)), jokers, whole, (), may_open)
        return list(dict.fromkeys(self._found.values()))

    def _solve(self, loose: Loose, jokers: int, whole: int, made: Shapes, may_open: int) -> bool:
        """Whether enough was found from here."""
        if not loose:
            return self._end(jokers, whole, made)
        state = loose, jokers, whole, made, may_open
        if state in self._seen:
            return False
        self._seen.add(state)
        self.nodes += 1
        if self.nodes > self._most_nodes:
            self.cut = True
            return True
        chosen, ways = self._narrowest(loose, jokers, whole, made, may_open)
        if not ways:
            return False
        if self._chance is not None:
            ways = self._chance.shuffled(ways)
        i = loose.index(chosen)
        rest = loose[:i] + loose[i + 1 :]
        for bit, at, (shape, needs) in ways:
            others = made if at < 0 else made[:at] + made[at + 1 :]
            if not needs:
                if self._solve(rest, jokers, whole & ~bit, _with(others, shape), may_open):
                    return True
                continue
            for after in self._fetch(needs[0][0], rest, jokers, whole & ~bit, may_open):
                grown = _filled(shape, needs[0][1], after[4])
                if len(needs) == 1:
                    if self._solve(*after[:3], _with(others, grown), after[3]):
                        return True
                    continue
                for last in self._fetch(needs[1][0], *after[:4]):
                    if shape[0] != RUN and not (after[4] or last[4]):
                        continue  # one card and two jokers lie as a run
                    whole_shape = _filled(grown, needs[1][1], last[4])
                    if self._solve(*last[:3], _with(others, whole_shape), last[3]):
                        return True
        return False

    def _narrowest(
        self, loose: Loose, jokers: int, whole: int, made: Shapes, may_open: int
    ) -> tuple[int, list[tuple[int, int, Way]]]:
        """The loose face with the fewest ways, and these: the old meld's bit or 0, the new meld's place or -1."""
        chosen, best = -1, None
        last = -1
        for face in loose:
            if face == last:
                continue
            last = face
            ways: list[tuple[int, int, Way]] = []
            old = self._at_old.get(face)
            if old is None:
                old = self._at_old[face] = [
                    (1 << i, way) for i, shape in enumerate(self.shapes) for way in extensions(shape, face)
                ]
            for bit, way in old:
                if whole & bit and (not way[1] or self._within_reach(way, loose, jokers, whole & ~bit, may_open)):
                    ways.append((bit, -1, way))
            for at, shape in enumerate(made):
                for way in extensions(shape, face):
                    if not way[1] or self._within_reach(way, loose, jokers, whole, may_open):
                        ways.append((0, at, way))
            for way in beginnings(face):
                if self._within_reach(way, loose, jokers, whole, may_open):
                    ways.append((0, -1, way))
            if best is None or len(ways) < len(best):
                chosen, best = face, ways
                if len(ways) < 2:
                    break
        return chosen, best or []

    def _within_reach(self, way: Way, loose: Loose, jokers: int, whole: int, may_open: int) -> bool:
        """Whether each card it needs can be had, looked at by itself."""
        missing = 0
        for face, _ in way[1]:
            if face not in loose:
                missing += 1
                if not jokers and not (may_open and (self._holders[face] | self._with_joker) & whole):
                    return False
        return may_open > 0 or missing <= jokers

    def _fetch(self, face: int, loose: Loose, jokers: int, whole: int, may_open: int) -> list[_Fetched]:
        """Every way to get a card, or a joker in its place."""
        if face in loose:
            i = loose.index(face)
            return [(loose[:i] + loose[i + 1 :], jokers, whole, may_open, True)]
        ways: list[_Fetched] = []
        if jokers:
            ways.append((loose, jokers - 1, whole, may_open, False))
        if may_open:
            for natural, holders in ((True, self._holders[face] & whole), (False, self._with_joker & whole)):
                while holders:
                    bit = holders & -holders
                    holders ^= bit
                    if self._equal.get(bit, 0) & whole:
                        continue  # an equal meld was opened instead
                    faces, held = cards_of(self.shapes[bit.bit_length() - 1])
                    out = list(loose)
                    out += faces
                    if natural:
                        out.remove(face)
                    out.sort()
                    left = jokers + held - (not natural)
                    ways.append((tuple(out), left, whole & ~bit, may_open - 1, natural))
        return ways

    def _end(self, jokers: int, whole: int, made: Shapes) -> bool:
        old = [shape for i, shape in enumerate(self.shapes) if whole >> i & 1]
        key = tuple(sorted((*made, *old))), jokers
        if key in self._found:
            return False
        new = list(made)
        for _ in range(jokers):
            for group in (new, old):
                at = next((i for i, shape in enumerate(group) if with_joker(shape) is not None), None)
                if at is not None:
                    longer = with_joker(group[at])
                    assert longer is not None
                    group[at] = longer
                    break
            else:
                self.cut = True  # no room beside the melds as they lie: another arrangement might have some
                return False
        self._found[key] = tuple(sorted((*new, *old)))
        return len(self._found) >= self._wanted


def _with(made: Shapes, shape: Shape) -> Shapes:
    return tuple(sorted((*made, shape)))


def _filled(shape: Shape, at: int, natural: bool) -> Shape:
    """The shape with what was fetched: the card itself, or a joker for it."""
    kind, a, b, c, mask = shape
    if kind == RUN:
        return shape if natural else (RUN, a, b, c, mask | 1 << at)
    return (kind, a, b | 1 << at, c, 0) if natural else (kind, a, b, c + 1, 0)
