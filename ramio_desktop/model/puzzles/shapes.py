"""Shapes: melds as tuples of integers, which the searches of this package work on.

A face is `suit * 13 + rank - 1`, 0 to 51; jokers are counted apart. A place is 1 to 14, the last being the ace above
the king.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from ..cards import CARD_SUITS, JOKER, Card, Rank
from ..melds import MAX_SET, Kind, Meld, MeldGrammar, Table

RUN: Final = 0
SET: Final = 1
FACES: Final = 52
HIGH_ACE: Final = 14
GRAMMAR: Final = MeldGrammar()
"""Puzzles are played by the rules of Machiavelli: the ace is low or high."""

Shape = tuple[int, int, int, int, int]
"""A run: `RUN, suit, first place, last place`, and a bit for each place that a joker holds.
A set: `SET, rank, a bit for each suit, jokers, 0`."""
Shapes = tuple[Shape, ...]
"""A table; sorted, where it is the end of a search."""
Need = tuple[int, int]
"""A face that is wanted, and its place in a run or its suit in a set."""
Way = tuple[Shape, tuple[Need, ...]]
"""A shape that a card makes, as if all it needs beside were jokers' places still open, and what it needs."""

CARDS: Final = tuple(Card(rank, suit) for suit in CARD_SUITS for rank in range(Rank.ACE, Rank.KING + 1))
"""The card of each face."""


def face_of(card: Card) -> int:
    """The face of a natural card."""
    return int(card.suit) * 13 + int(card.rank) - 1


def face_at(suit: int, place: int) -> int:
    """The face that belongs at a place of a run."""
    return suit * 13 + (place - 1) % 13


def shape_of(meld: Meld) -> Shape:
    """The shape of a meld of cards; ValueError for a group that is none."""
    shown = meld.stands_for
    if meld.kind is Kind.RUN:
        low = int(shown[0].rank)
        jokers = sum(1 << (low + i) for i, card in enumerate(meld.cards) if card is JOKER)
        return RUN, int(shown[0].suit), low, low + len(meld) - 1, jokers
    if meld.kind is Kind.SET:
        naturals = [card for card in meld.cards if card is not JOKER]
        suits = sum(1 << int(card.suit) for card in naturals)
        return SET, int(naturals[0].rank), suits, len(meld) - len(naturals), 0
    raise ValueError(f"{meld} is no meld")


def shapes_of(table: Table) -> Shapes:
    """The shapes of a table, in its order."""
    return tuple(map(shape_of, table))


@lru_cache(maxsize=1 << 14)
def cards_of(shape: Shape) -> tuple[tuple[int, ...], int]:
    """The natural faces of a shape, sorted, and how many jokers it has."""
    kind, a, b, c, mask = shape
    if kind == RUN:
        faces = [face_at(a, place) for place in range(b, c + 1) if not mask >> place & 1]
        return tuple(sorted(faces)), c - b + 1 - len(faces)
    return tuple([suit * 13 + a - 1 for suit in range(4) if b >> suit & 1]), c


@lru_cache(maxsize=1 << 14)
def meld_of(shape: Shape) -> Meld:
    """The meld of a shape."""
    kind, a, b, c, mask = shape
    if kind == RUN:
        places = range(b, c + 1)
        return GRAMMAR.meld([JOKER if mask >> place & 1 else CARDS[face_at(a, place)] for place in places])
    faces, jokers = cards_of(shape)
    return GRAMMAR.meld([*(CARDS[face] for face in faces), *[JOKER] * jokers])


def table_of(shapes: Iterable[Shape]) -> Table:
    """The melds of these shapes, by their text."""
    return tuple(sorted(map(meld_of, shapes), key=str))


def size_of(shape: Shape) -> int:
    """How many cards a shape has."""
    if shape[0] == RUN:
        return shape[3] - shape[2] + 1
    return shape[2].bit_count() + shape[3]


def places_of(face: int) -> tuple[int, ...]:
    """The places that a face may take in a run: the ace has two."""
    rank = face % 13 + 1
    return (1, HIGH_ACE) if rank == 1 else (rank,)


@lru_cache(maxsize=1 << 16)
def extensions(shape: Shape, face: int) -> tuple[Way, ...]:
    """The ways to lay a face onto a shape: beside it, or one place further with the card between fetched."""
    kind, a, b, c, mask = shape
    if kind == SET:
        suit = face // 13
        if face % 13 + 1 != a or b >> suit & 1 or b.bit_count() + c >= MAX_SET:
            return ()
        return (((SET, a, b | 1 << suit, c, 0), ()),)
    if face // 13 != a:
        return ()
    ways: list[Way] = []
    for place in places_of(face):
        if place == b - 1:
            ways.append(((RUN, a, place, c, mask), ()))
        elif place == c + 1:
            ways.append(((RUN, a, b, place, mask), ()))
        elif place == b - 2:
            ways.append(((RUN, a, place, c, mask), ((face_at(a, place + 1), place + 1),)))
        elif place == c + 2:
            ways.append(((RUN, a, b, place, mask), ((face_at(a, place - 1), place - 1),)))
    return tuple(ways)


@cache
def beginnings(face: int) -> tuple[Way, ...]:
    """The ways to begin a meld of three with a face."""
    suit, rank = divmod(face, 13)
    rank += 1
    ways: list[Way] = []
    for place in places_of(face):
        for low in range(max(1, place - 2), min(place, HIGH_ACE - 2) + 1):
            needs = [(face_at(suit, at), at) for at in range(low, low + 3) if at != place]
            ways.append(((RUN, suit, low, low + 2, 0), tuple(needs)))
    others = [other for other in range(4) if other != suit]
    for left_out in others:
        pair = [(other * 13 + rank - 1, other) for other in others if other != left_out]
        ways.append(((SET, rank, 1 << suit, 0, 0), tuple(pair)))
    return tuple(ways)


def with_joker(shape: Shape) -> Shape | None:
    """The shape with one joker more, at the end of a run if there is room; None where there is none."""
    kind, a, b, c, mask = shape
    if kind == RUN:
        if c < HIGH_ACE:
            return RUN, a, b, c + 1, mask | 1 << (c + 1)
        return (RUN, a, b - 1, c, mask | 1 << (b - 1)) if b > 1 else None
    return (SET, a, b, c + 1, 0) if b.bit_count() + c < MAX_SET else None
