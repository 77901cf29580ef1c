"""What cards of a hand can become: new melds, and cards laid off on melds that lie there (RULES R6, R8, R9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ...cards import CARD_SUITS, JOKER, Card, Rank, Suit
from ...melds import MAX_SET, MIN_MELD, Kind, Meld, Table
from ...options import RaminoOptions
from ...places import (
    HIGH_ACE, at_place, declared_suits, declares, joker_limit, jokers_in, natural_suits, opening_values, run_of,
    run_start, run_suit, set_of, set_rank,
)

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
    """Every new meld that the cards and so many jokers can make; of equal ones that with the most opening points."""
    yield from _new_sets(counts, jokers, options)
    yield from _new_runs(counts, jokers, options)


def lay_offs(table: Table, counts: Mapping[Card, int], jokers: int, options: RaminoOptions) -> Iterator[Piece]:
    """Every way to add cards to an end of a run, or one to a set."""
    for index, meld in enumerate(table):
        room = min(jokers, joker_limit(options) - jokers_in(meld)) if jokers else 0
        if meld.kind is Kind.RUN:
            suit, start = run_suit(meld), run_start(meld)
            for cards in _onward(start - 1, -1, 0, suit, counts, room):
                yield _laid_off(cards[::-1], index, LOW)
            top = HIGH_ACE if options.ace_high else int(Rank.KING)
            for cards in _onward(start + len(meld), 1, top + 1, suit, counts, room):
                yield _laid_off(cards, index, HIGH)
        elif meld.kind is Kind.SET and len(meld) < MAX_SET:
            taken = natural_suits(meld) | declared_suits(meld)
            for suit in CARD_SUITS:
                if suit not in taken and counts.get(Card(set_rank(meld), suit)):
                    yield _laid_off((Card(set_rank(meld), suit),), index, "")
            if room > 0:
                yield _laid_off((JOKER,), index, "")


def _laid_off(cards: tuple[Card, ...], index: int, end: str) -> Piece:
    naturals = tuple(card for card in cards if card is not JOKER)
    return Piece(naturals, len(cards) - len(naturals), cards, None, index, end)


def _onward(
    place: int, step: int, stop: int, suit: Suit, counts: Mapping[Card, int], room: int
) -> Iterator[tuple[Card, ...]]:
    """Every line of cards from a place on, each the true one or a joker."""
    if place == stop:
        return
    card = at_place(place, suit)
    for put in (card, JOKER):
        if counts.get(card) if put is card else room > 0:
            yield (put,)
            for rest in _onward(place + step, step, stop, suit, counts, room - (put is JOKER)):
                yield (put, *rest)


def _new_sets(counts: Mapping[Card, int], jokers: int, options: RaminoOptions) -> Iterator[Piece]:
    by_rank: dict[Rank, list[Card]] = {}
    for card in counts:
        by_rank.setdefault(card.rank, []).append(card)
    most = min(jokers, joker_limit(options))
    for rank, cards in by_rank.items():
        if len(cards) + most < MIN_MELD:
            continue
        cards.sort()
        for count in range(max(1, MIN_MELD - most), len(cards) + 1):
            for naturals in combinations(cards, count):
                for wild in range(max(0, MIN_MELD - count), min(most, MAX_SET - count) + 1):
                    meld = _set(rank, naturals, wild, options)
                    yield Piece(naturals, wild, meld.cards, meld)


def _set(rank: Rank, naturals: tuple[Card, ...], wild: int, options: RaminoOptions) -> Meld:
    suits = frozenset(card.suit for card in naturals)
    # With one real card jokers are declared in every game: bare ones would make a run.
    said = declares(options) or len(naturals) == 1
    declared = [suit for suit in CARD_SUITS if suit not in suits][:wild] if said else []
    return set_of(rank, suits, wild, frozenset(declared))


def _new_runs(counts: Mapping[Card, int], jokers: int, options: RaminoOptions) -> Iterator[Piece]:
    most = min(jokers, joker_limit(options))
    top = HIGH_ACE if options.ace_high else int(Rank.KING)
    held: dict[Suit, int] = {}
    for card in counts:
        held[card.suit] = held.get(card.suit, 0) + 1
    for card in counts:
        if held[card.suit] + most < MIN_MELD:
            continue
        lows = (1, HIGH_ACE) if card.rank is Rank.ACE and options.ace_high else (int(card.rank),)
        for low in lows:
            for line in _onward(low, 1, top + 1, card.suit, counts, most):
                if line[0] is JOKER or _uses_ace_twice(line, low) and counts[line[0]] < 2:
                    continue
                if len(line) >= MIN_MELD:
                    yield _run(line, low, card.suit)
                # Jokers beyond a run go above it while there is room: they count more there.
                spare = most - line.count(JOKER)
                if low + len(line) > top and spare:
                    for below in range(max(1, MIN_MELD - len(line)), min(spare, low - 1) + 1):
                        yield _run((JOKER,) * below + line, low - below, card.suit)


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
