"""Melds: which cards make a run or a set, and in which order they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from .cards import JOKER, TILE_COLOURS, Card, Rank, Suit

MIN_MELD: Final = 3
MAX_SET: Final = 4


class Kind(Enum):
    """What a group of cards is."""

    RUN = "run"
    SET = "set"
    LOOSE = "loose"


class Piece(NamedTuple):
    """A card as it was put down: perhaps declared (a joker's suit in a set), perhaps used as a joker itself."""

    card: Card
    suit: Suit | None = None
    wild: bool = False

    @property
    def is_wild(self) -> bool:
        """Whether the piece stands for another card."""
        return self.wild or self.card is JOKER


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards lying together, and for each the card it stands for (`JOKER`: a joker not bound to one).

    A group that is no meld yet (`Kind.LOOSE`) keeps the order in which it was put down.
    """

    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]

    @property
    def kind(self) -> Kind:
        """What the cards look like, an ace counting as high or low; the grammar knows what a game allows."""
        return _kind(self.cards, self.stands_for)

    @property
    def has_own_joker(self) -> bool:
        """Whether a card that is no joker stands for another one (RULES P7)."""
        return any(card is not JOKER and card is not shown for card, shown in zip(self.cards, self.stands_for))

    @property
    def text(self) -> str:
        """The meld in the text notation: `4h*6h`, `TdTh*s`, `Jd~KdKd`."""
        run = _is_sequence(self.stands_for)
        return "".join(_piece_text(card, stands, run) for card, stands in zip(self.cards, self.stands_for))

    def pieces(self) -> tuple[Piece, ...]:
        """The cards as one would have to put them down to get this meld again."""
        run = _is_sequence(self.stands_for)
        return tuple(_piece(card, stands, run) for card, stands in zip(self.cards, self.stands_for))

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        return self.text


Table = tuple[Meld, ...]


@lru_cache(maxsize=16_384)  # asked again and again for the melds that lie there
def _kind(cards: tuple[Card, ...], shown: tuple[Card, ...]) -> Kind:
    if len(shown) < MIN_MELD or not any(c.is_natural and s is c for c, s in zip(cards, shown)):
        return Kind.LOOSE
    if _is_sequence(shown):
        return Kind.RUN
    bound = [card for card in shown if card is not JOKER]
    ranks = {card.rank for card in bound}
    suits = {card.suit for card in bound}
    if len(shown) <= MAX_SET and len(ranks) == 1 and len(suits) == len(bound) and not _mixed(suits):
        return Kind.SET
    return Kind.LOOSE


def _mixed(suits: Iterable[Suit]) -> bool:
    """Whether these are suits of cards and colours of tiles."""
    return len({suit in TILE_COLOURS for suit in suits}) > 1


def _is_sequence(shown: Sequence[Card]) -> bool:
    first = shown[0] if shown else JOKER
    if not first.is_natural or len(shown) < MIN_MELD:
        return False
    return all(
        card.suit is first.suit and card.rank == (first.rank + i - 1) % 13 + 1 and first.rank + i <= 14
        for i, card in enumerate(shown)
    )


def _piece(card: Card, stands: Card, run: bool) -> Piece:
    if card is JOKER:
        return Piece(card, None if run or stands is JOKER else stands.suit)
    return Piece(card, wild=stands is not card)


def _piece_text(card: Card, stands: Card, run: bool) -> str:
    piece = _piece(card, stands, run)
    declared = piece.suit.letter if piece.suit is not None else ""
    return ("~" if piece.wild else "") + card.text + declared


@dataclass(frozen=True, slots=True)
class MeldGrammar:
    """Which groups are melds in one game, and the one order each is shown in (RULES M4, M5, M10, M19; DESIGN §5)."""

    ace_high: bool = True
    own_joker: bool = False
    """Whether one's own card may be used as a joker (RULES P7)."""

    @property
    def top(self) -> int:
        """The highest place of a run: 14 is the ace above the king."""
        return 14 if self.ace_high else 13

    def meld(self, cards: Sequence[Card]) -> Meld:
        """The meld of bare cards; see `arrange`."""
        return self.arrange([Piece(card) for card in cards])[0]

    def arrange(self, pieces: Sequence[Piece]) -> tuple[Meld, tuple[int, ...]]:
        """The meld of these pieces and the order they take in it, as indices; a loose group stays as it is.

        An order that is valid as it stands is kept: it declares what the jokers stand for. Otherwise gaps take
        jokers first; leading jokers stay low while there is room, the others go high, then low.
        """
        declared = any(piece.suit is not None for piece in pieces)
        found = None
        if len(pieces) >= MIN_MELD and any(not piece.is_wild for piece in pieces):
            if not declared:
                found = self._standing_run(pieces) or self._sorted_run(pieces)
            found = found or self._set(pieces)
        if found is None:
            return _loose(pieces), tuple(range(len(pieces)))
        order, shown = found
        return Meld(tuple(pieces[i].card for i in order), tuple(shown)), tuple(order)

    def allows(self, meld: Meld) -> bool:
        """Whether the group is a run or a set of this game."""
        if meld.has_own_joker and not self.own_joker:
            return False
        if meld.kind is Kind.RUN:
            return self.ace_high or meld.stands_for[-1].rank is not Rank.ACE
        return meld.kind is Kind.SET

    def mending_cards(self, meld: Meld) -> tuple[Card, ...]:
        """The single cards, no jokers, each of which would make a meld of this group."""
        naturals = [card for card in meld.cards if card.is_natural]
        if not naturals or len(meld) < MIN_MELD - 1:
            return ()
        suits = [s for s in Suit if s is not Suit.NONE and Card(1, s).is_tile == naturals[0].is_tile]
        faces = [Card(rank, suit) for suit in suits for rank in range(1, 14)]
        pieces = meld.pieces()
        return tuple(face for face in faces if self.allows(self.arrange([*pieces, Piece(face)])[0]))

    def _standing_run(self, pieces: Sequence[Piece]) -> tuple[list[int], list[Card]] | None:
        first, natural = next((i, piece.card) for i, piece in enumerate(pieces) if not piece.is_wild)
        starts = [natural.rank - first]
        if natural.rank is Rank.ACE and self.ace_high:
            starts.append(14 - first)
        for start in starts:
            if start < 1 or start + len(pieces) - 1 > self.top:
                continue
            shown = [_at(start + i, natural.suit) for i in range(len(pieces))]
            if all(piece.is_wild or piece.card is card for piece, card in zip(pieces, shown)):
                return list(range(len(pieces))), shown
        return None

    def _sorted_run(self, pieces: Sequence[Piece]) -> tuple[list[int], list[Card]] | None:
        naturals = [i for i, piece in enumerate(pieces) if not piece.is_wild]
        wilds = [i for i, piece in enumerate(pieces) if piece.is_wild]
        suit = pieces[naturals[0]].card.suit
        if any(pieces[i].card.suit is not suit for i in naturals):
            return None
        aces = [i for i in naturals if pieces[i].card.rank is Rank.ACE]
        others = {int(pieces[i].card.rank): i for i in naturals if pieces[i].card.rank is not Rank.ACE}
        if len(others) + len(aces) < len(naturals) or len(aces) > (2 if self.ace_high else 1):
            return None
        leading = naturals[0]  # the pieces before the first natural card are all jokers
        best: tuple[int, list[int], list[Card]] | None = None
        for ace_places in self._ace_places(len(aces)):
            places = {**others, **dict(zip(ace_places, aces))}
            low, high = min(places), max(places)
            spare = len(wilds) - (high - low + 1 - len(places))
            if spare < 0 or spare > (low - 1) + (self.top - high):
                continue
            below = min(leading, spare, low - 1)
            above = min(spare - below, self.top - high)
            below = spare - above
            span = range(low - below, high + above + 1)
            queue = iter(wilds)
            order = [places[place] if place in places else next(queue) for place in span]
            misplaced = abs(below - min(leading, spare))
            if best is None or misplaced < best[0]:
                best = misplaced, order, [_at(place, suit) for place in span]
        return None if best is None else best[1:]

    def _ace_places(self, aces: int) -> tuple[tuple[int, ...], ...]:
        if aces == 0:
            return ((),)
        if aces == 2:
            return ((1, 14),)
        return ((1,), (14,)) if self.ace_high else ((1,),)

    def _set(self, pieces: Sequence[Piece]) -> tuple[list[int], list[Card]] | None:
        if len(pieces) > MAX_SET:
            return None
        naturals = [i for i, piece in enumerate(pieces) if not piece.is_wild]
        wilds = [i for i, piece in enumerate(pieces) if piece.is_wild]
        rank = pieces[naturals[0]].card.rank
        suits = [pieces[i].card.suit for i in naturals]
        suits += [piece.suit for piece in pieces if piece.suit is not None]
        if any(pieces[i].card.rank is not rank for i in naturals) or len(set(suits)) < len(suits):
            return None
        if _mixed(suits):
            return None
        if len(naturals) == 1 and all(pieces[i].suit is None for i in wilds):
            return None  # one real card with bare jokers is a run by place (M19)
        naturals.sort(key=lambda i: pieces[i].card.code)
        wilds.sort(key=lambda i: _stands(pieces[i], rank).code)
        order = naturals + wilds
        return order, [_stands(pieces[i], rank) for i in order]


def _at(place: int, suit: Suit) -> Card:
    return Card((place - 1) % 13 + 1, suit)


def _stands(piece: Piece, rank: int) -> Card:
    if not piece.is_wild:
        return piece.card
    return JOKER if piece.suit is None else Card(rank, piece.suit)


def _loose(pieces: Sequence[Piece]) -> Meld:
    rank = next((int(piece.card.rank) for piece in pieces if not piece.is_wild), 1)
    return Meld(tuple(piece.card for piece in pieces), tuple(_stands(piece, rank) for piece in pieces))
