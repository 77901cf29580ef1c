"""What cards of a hand can become: new melds, and cards laid off on melds that lie there (RULES R6, R8, R9)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from ...cards import CARD_SUITS, JOKER, Card, Rank, Suit, hand
from ...melds import MAX_SET, MIN_MELD, Kind, Meld, Table
from ...options import RaminoOptions
from ...places import (
    HIGH_ACE, at_place, declared_suits, declares, joker_limit, jokers_in, natural_suits, opening_values, run_of,
    run_start, run_suit, set_of, set_rank,
)

Cards = tuple[Card, ...]

LOW: Final = "low"
HIGH: Final = "high"


@dataclass(frozen=True, slots=True)
class Piece:
    """Cards that can be laid together."""

    naturals: tuple[Card, ...]
    jokers: int
    cards: tuple[Card, ...]
    """In the order they take, for a new meld or an end of a run; lowest first."""
    meld: Meld | None = None
    """The new meld; None for cards laid off."""
    target: int = -1
    """The meld of the table they are laid off on,"""
    end: str = ""
    """and at which end of a run."""


def new_melds(counts: Mapping[Card, int], jokers: int, options: RaminoOptions) -> Iterator[Piece]:
    """Every new meld that the cards and so many jokers can make; of equal ones that with the most opening points.

    What the cards of a rank or of a suit make is remembered: from one question to the next a hand hardly changes.
    """
    by_rank: dict[Rank, list[Card]] = {}
    by_suit: dict[Suit, list[Card]] = {}
    for card in counts:
        by_rank.setdefault(card.rank, []).append(card)
        by_suit.setdefault(card.suit, []).append(card)
    most = min(jokers, joker_limit(options))
    for cards in by_rank.values():
        if len(cards) + most >= MIN_MELD:
            yield from _new_sets(hand(cards), most, declares(options))
    for suit, cards in by_suit.items():
        if len(cards) + most >= MIN_MELD:
            two_aces = options.ace_high and counts.get(Card(Rank.ACE, suit), 0) > 1
            yield from _new_runs(tuple(cards), most, options.ace_high, two_aces)


def lay_offs(table: Table, counts: Mapping[Card, int], jokers: int, options: RaminoOptions) -> Iterator[Piece]:
    """Every way to add cards to an end of a run, or one to a set."""
    for index, meld in enumerate(table):
        room = min(jokers, joker_limit(options) - jokers_in(meld)) if jokers else 0
        below, above, missing = _free_places(meld, options.ace_high)
        for cards in _onward(below, 0, counts, room):
            yield _laid_off(cards[::-1], index, LOW)
        for cards in _onward(above, 0, counts, room):
            yield _laid_off(cards, index, HIGH)
        for card in missing:
            if counts.get(card):
                yield _laid_off((card,), index, "")
        if missing and room > 0:
            yield _laid_off((JOKER,), index, "")


def pieces_with(
    drawn: Card, held: Iterable[Card], jokers: int, table: Table, options: RaminoOptions
) -> Iterator[Piece]:
    """Every piece of one more card, no joker, with one of each face of the hand, which is sorted, and its jokers."""
    alike, in_suit = [drawn], [drawn]
    for face in held:
        if face.rank is drawn.rank and face is not drawn:
            alike.append(face)
        elif face.suit is drawn.suit and face is not drawn:
            in_suit.append(face)
    most = min(jokers, joker_limit(options))
    found: list[Iterable[Piece]] = []
    if len(alike) + most >= MIN_MELD:
        found.append(_new_sets(hand(alike), most, declares(options)))
    if len(in_suit) + most >= MIN_MELD:
        found.append(_new_runs(hand(in_suit), most, options.ace_high, False))
    found.append(lay_offs(table, dict.fromkeys((*alike, *in_suit), 1), jokers, options))
    for pieces in found:
        for piece in pieces:
            if drawn in piece.naturals:
                yield piece


def counted(cards: Iterable[Card]) -> dict[Card, int]:
    """How often each face is there; a Counter of so few takes longer to make."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


@lru_cache(maxsize=1024)
def _free_places(meld: Meld, ace_high: bool) -> tuple[Cards, Cards, Cards]:
    """The cards that come next below a run, those next above it, and those that a set has no card for."""
    if meld.kind is Kind.RUN:
        suit, start = run_suit(meld), run_start(meld)
        below = tuple(at_place(place, suit) for place in range(start - 1, 0, -1))
        return below, tuple(at_place(place, suit) for place in range(start + len(meld), _top(ace_high) + 1)), ()
    if meld.kind is Kind.SET and len(meld) < MAX_SET:
        taken = natural_suits(meld) | declared_suits(meld)
        return (), (), tuple(Card(set_rank(meld), suit) for suit in CARD_SUITS if suit not in taken)
    return (), (), ()


def _top(ace_high: bool) -> int:
    return HIGH_ACE if ace_high else int(Rank.KING)


def _laid_off(cards: tuple[Card, ...], index: int, end: str) -> Piece:
    naturals = tuple(card for card in cards if card is not JOKER)
    return Piece(naturals, len(cards) - len(naturals), cards, None, index, end)


def _onward(places: Cards, at: int, counts: Container[Card], room: int) -> Iterator[Cards]:
    """Every line of cards along places from one on, each the true one or a joker."""
    if at == len(places):
        return
    card = places[at]
    for put in (card, JOKER):
        if card in counts if put is card else room > 0:
            yield (put,)
            for rest in _onward(places, at + 1, counts, room - (put is JOKER)):
                yield (put, *rest)


@lru_cache(maxsize=1024)
def _new_sets(cards: Cards, most: int, declared: bool) -> tuple[Piece, ...]:
    """The sets of cards of one rank, sorted, and so many jokers."""
    found = []
    for count in range(max(1, MIN_MELD - most), len(cards) + 1):
        for naturals in combinations(cards, count):
            for wild in range(max(0, MIN_MELD - count), min(most, MAX_SET - count) + 1):
                meld = _set(cards[0].rank, naturals, wild, declared)
                found.append(Piece(naturals, wild, meld.cards, meld))
    return tuple(found)


def _set(rank: Rank, naturals: Cards, wild: int, declared: bool) -> Meld:
    suits = frozenset(card.suit for card in naturals)
    # With one real card jokers are declared in every game: bare ones would make a run.
    said = declared or len(naturals) == 1
    named = [suit for suit in CARD_SUITS if suit not in suits][:wild] if said else []
    return set_of(rank, suits, wild, frozenset(named))


@lru_cache(maxsize=1024)
def _new_runs(cards: Cards, most: int, ace_high: bool, two_aces: bool) -> tuple[Piece, ...]:
    """The runs of cards of one suit and so many jokers."""
    found: list[Piece] = []
    suit, top = cards[0].suit, _top(ace_high)
    held = frozenset(cards)
    for card in cards:
        lows = (1, HIGH_ACE) if card.rank is Rank.ACE and ace_high else (int(card.rank),)
        for low in lows:
            places = tuple(at_place(place, suit) for place in range(low, top + 1))
            for line in _onward(places, 0, held, most):
                if line[0] is JOKER or _uses_ace_twice(line, low) and not two_aces:
                    continue
                if len(line) >= MIN_MELD:
                    found.append(_run(line, low, suit))
                # Jokers beyond a run go above it while there is room: they count more there.
                spare = most - line.count(JOKER)
                if low + len(line) > top and spare:
                    for below in range(max(1, MIN_MELD - len(line)), min(spare, low - 1) + 1):
                        found.append(_run((JOKER,) * below + line, low - below, suit))
    return tuple(found)


def _uses_ace_twice(line: tuple[Card, ...], low: int) -> bool:
    return low == 1 and len(line) == HIGH_ACE and line[-1] is line[0]


def _run(cards: tuple[Card, ...], start: int, suit: Suit) -> Piece:
    naturals = tuple(card for card in cards if card is not JOKER)
    return Piece(naturals, len(cards) - len(naturals), cards, run_of(cards, start, suit))


def piece_points(piece: Piece, options: RaminoOptions) -> tuple[int, tuple[int, ...]]:
    """What a new meld counts for an opening without its jokers, and what each joker adds, most first."""
    assert piece.meld is not None
    values = opening_values(piece.meld, options)
    plain = sum(value for card, value in zip(piece.meld.cards, values) if card is not JOKER)
    wild = sorted((value for card, value in zip(piece.meld.cards, values) if card is JOKER), reverse=True)
    return plain, tuple(wild)
