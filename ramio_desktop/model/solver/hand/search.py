"""The greatest weight of pieces that a hand can lay at once: exact, by the lowest card first and remembered rests.

What is left is one whole number: four bits a field, for each face of the hand how often it is there, then the jokers
by where they come from, then what each meld of the table has room for. The highest bit of a field stays set as long as
nothing is taken that is not there, so one subtraction tells whether a piece still fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from ...cards import JOKER, Card, Hand
from ...melds import Table
from ...options import RaminoOptions
from ...places import joker_limit, jokers_in
from .pieces import Piece, counted, lay_offs, new_melds, pieces_with
from .swaps import Swap

_BITS: Final = 4
IMPOSSIBLE: Final = -(1 << 60)
"""The weight of a rest in which a freed joker finds no place."""

Weigh = Callable[[Piece, Sequence[int]], int]
"""The weight of a piece that is laid with jokers of these kinds: 0 is the hand's own, another one that was freed."""


class Rest:
    """The hand, which is sorted, and the table after some swaps, and everything that can then be laid.

    `keeps` says whether a freed joker may go to the hand (RULES R11); otherwise each must find a place.
    """

    def __init__(
        self, table: Table, hand: Hand, options: RaminoOptions, swaps: Sequence[Swap], keeps: bool
    ) -> None:
        counts = counted(hand)
        held = counts.pop(JOKER, 0)
        changed = list(table)
        self.sources: list[int] = [-1]
        """For each kind of joker the meld it came from; -1 is the hand."""
        jokers = [held]
        for swap in swaps:
            changed[swap.index] = swap.meld
            self.sources.append(swap.index)
            jokers.append(swap.freed)
            for card in swap.cards:
                counts[card] -= 1
        self.options = options
        self.swaps = tuple(swaps)
        self.table: Table = tuple(changed)
        self.faces = [face for face, count in counts.items() if count > 0]
        self._field = {face: at * _BITS for at, face in enumerate(self.faces)}
        self._jokers_from = len(self.faces) * _BITS
        self.start = 0
        for face in self.faces:
            self.start += counts[face] << self._field[face]
        for kind, count in enumerate(jokers):
            self.start += count << self._joker_field(kind)
        self._must = 0 if keeps else sum(
            (1 << _BITS) - 1 << self._joker_field(kind) for kind in range(1, len(jokers))
        )
        self._card_bits = self._jokers_from + len(jokers) * _BITS
        self._cards_mask = (1 << self._card_bits) - 1
        self._room: dict[tuple[int, str], int] = {}
        self._room_at = self._card_bits
        self._entries: list[tuple[int, Piece, tuple[int, ...]]] = []
        self._with_drawn: dict[Card, list[tuple[int, Piece]]] = {}
        natural = {face: counts[face] for face in self.faces}
        total = sum(jokers)
        for piece in new_melds(natural, total, options):
            self._add(piece, jokers, 0)
        for piece in lay_offs(self.table, natural, total, options):
            self._add(piece, jokers, self._room_of(piece))
        self.guards = _ones(self._room_at) * 8
        self.start |= self.guards

    def unit(self, face: Card, kind: int = 0) -> int:
        """One card of that face, as it is counted in a rest; 0 where the hand has none."""
        if face is JOKER:
            return 1 << self._joker_field(kind)
        at = self._field.get(face)
        return 0 if at is None else 1 << at

    def fields_of(self, used: int) -> int:
        """The whole fields, without their guards, of the cards of which a number counted in this way has any."""
        used &= self._cards_mask
        return ((used | used >> 1 | used >> 2) & _ones(self._card_bits)) * 7

    def reach(self) -> int:
        """How many cards are part of anything that could be laid: no laying has more."""
        used = 0
        for cost, _, _ in self._entries:
            used |= cost
        left = self.start & self.fields_of(used)
        return sum(left >> at & 7 for at in range(0, self._card_bits, _BITS)) if left else 0

    def search(self, weigh: Weigh) -> Search:
        """A search with these weights; pieces of weight below zero are left out."""
        return Search(self, [(cost, weigh(piece, kinds), piece, kinds) for cost, piece, kinds in self._entries])

    def pieces_with(self, drawn: Card) -> list[tuple[int, Piece]]:
        """Every piece that one more card could be part of, and what it takes of the rest beside that card."""
        known = self._with_drawn.get(drawn)
        if known is not None:
            return known
        jokers = self.start >> self._jokers_from & 7
        found = self._with_drawn[drawn] = []
        for piece in pieces_with(drawn, self.faces, jokers, self.table, self.options):
            # A place that no card of the hand could take is free for the one that is drawn.
            places = self._places(piece) if piece.meld is None else ()
            cost = sum(taken << self._room[key] for key, taken, _ in places if key in self._room)
            others = list(piece.naturals)
            others.remove(drawn)
            if all(card in self._field for card in others):
                cost += sum(1 << self._field[card] for card in others) + (piece.jokers << self._jokers_from)
                found.append((cost, piece))
        return found

    def _joker_field(self, kind: int) -> int:
        return self._jokers_from + kind * _BITS

    def _room_of(self, piece: Piece) -> int:
        """What a lay-off takes of its meld's room: the end, and where jokers are limited the place for one."""
        cost = 0
        for key, taken, free in self._places(piece):
            if key not in self._room:
                self._room[key] = self._room_at
                self.start += free << self._room_at
                self._room_at += _BITS
            cost += taken << self._room[key]
        return cost

    def _places(self, piece: Piece) -> Iterator[tuple[tuple[int, str], int, int]]:
        """The places of a meld that a lay-off takes: their names, how many it takes, and how many there are."""
        yield (piece.target, piece.end), 1, 1
        if piece.jokers and piece.end and joker_limit(self.options) == 1:
            yield (piece.target, "joker"), piece.jokers, 1 - jokers_in(self.table[piece.target])

    def _add(self, piece: Piece, jokers: Sequence[int], room: int) -> None:
        cost = room
        for card in piece.naturals:
            cost += 1 << self._field[card]
        if not piece.jokers:
            self._entries.append((cost, piece, ()))
            return
        if len(jokers) == 1:
            if piece.jokers <= jokers[0]:
                kinds = (0,) * piece.jokers
                self._entries.append((cost + (piece.jokers << self._joker_field(0)), piece, kinds))
            return
        for kinds in combinations_with_replacement(range(len(jokers)), piece.jokers):
            used = Counter(kinds)
            if any(count > jokers[kind] for kind, count in used.items()):
                continue
            if any(self.sources[kind] == piece.target >= 0 for kind in kinds):
                continue  # never onto the meld it came from (R11)
            more = sum(count << self._joker_field(kind) for kind, count in used.items())
            self._entries.append((cost + more, piece, kinds))


def _ones(bits: int) -> int:
    """The lowest bit of every field."""
    return ((1 << bits) - 1) // ((1 << _BITS) - 1)


class Search:
    """Best choices of pieces for one set of weights; rests are remembered between the questions."""

    def __init__(self, rest: Rest, entries: Iterable[tuple[int, int, Piece, tuple[int, ...]]]) -> None:
        self.rest = rest
        self.guards = rest.guards
        self._must = rest._must
        used = 0
        self._by_low: dict[int, list[tuple[int, int, Piece, tuple[int, ...]]]] = {}
        for entry in entries:
            if entry[1] >= 0:
                used |= entry[0]
                low = entry[0] & -entry[0]
                self._by_low.setdefault((low.bit_length() - 1) // _BITS, []).append(entry)
        # Cards that are part of nothing make no difference: they are passed over, and not told apart in what is kept.
        self._mask = rest.fields_of(used) | rest._must & ~rest.guards
        self._kept = self._mask | ~rest._cards_mask | rest.guards
        self._known: dict[int, int] = {}
        self._with_drawn: dict[Card, list[tuple[int, int]]] = {}

    def best(self, left: int) -> int:
        """The greatest weight that can be laid of a rest; IMPOSSIBLE where a freed joker has no place."""
        left &= self._kept
        cards = left & self._mask
        if not cards:
            return 0
        known = self._known.get(left)
        if known is not None:
            return known
        low = cards & -cards
        at = (low.bit_length() - 1) // _BITS
        unit = 1 << at * _BITS
        found = IMPOSSIBLE if unit & self._must else self.best(left - unit)
        guards = self.guards
        for cost, weight, _, _ in self._by_low.get(at, ()):
            after = left - cost
            if after & guards == guards:
                weight += self.best(after)
                if weight > found:
                    found = weight
        self._known[left] = found
        return found

    def best_with(self, left: int, drawn: Card, weight: Callable[[Card], int]) -> int:
        """The greatest weight of a rest and one more card, of those choices too in which it is part of a piece."""
        pieces = self._with_drawn.get(drawn)
        if pieces is None:
            pieces = self._with_drawn[drawn] = [
                (cost, sum(map(weight, piece.naturals)) + piece.jokers * weight(JOKER))
                for cost, piece in self.rest.pieces_with(drawn)
            ]
        found, guards = self.best(left), self.guards
        for cost, gained in pieces:
            after = left - cost
            if after & guards == guards:
                found = max(found, gained + self.best(after))
        return found

    def chosen(self, left: int) -> list[tuple[Piece, tuple[int, ...]]]:
        """Pieces with the greatest weight of a rest, in the order of their lowest cards."""
        pieces = []
        while left & self._mask:
            cards = left & self._mask
            at = ((cards & -cards).bit_length() - 1) // _BITS
            unit = 1 << at * _BITS
            target = self.best(left)
            if not unit & self._must and self.best(left - unit) == target:
                left -= unit
                continue
            for cost, weight, piece, kinds in self._by_low.get(at, ()):
                after = left - cost
                if after & self.guards == self.guards and weight + self.best(after) == target:
                    pieces.append((piece, kinds))
                    left = after
                    break
            else:
                raise AssertionError("a remembered weight has no pieces")
        return pieces

    def with_card(self, left: int, face: Card, *, new_only: bool) -> list[tuple[int, int, Piece, tuple[int, ...]]]:
        """For each piece that has the card (a joker: of the hand) and fits: the best weight with it, and the rest."""
        found = []
        for entries in self._by_low.values():
            for cost, weight, piece, kinds in entries:
                if new_only and piece.meld is None:
                    continue
                holds = 0 in kinds if face is JOKER else face in piece.naturals
                after = left - cost
                if holds and after & self.guards == self.guards:
                    rest = self.best(after)
                    if rest > IMPOSSIBLE // 2:
                        found.append((weight + rest, after, piece, kinds))
        return found
