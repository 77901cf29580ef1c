"""Cards and tiles as values: equal cards are one and the same object."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from operator import attrgetter
from typing import Final, NoReturn


class Rank(IntEnum):
    """Rank of a card or number of a tile; the last two belong to the cards without a rank."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    JOKER = 14
    HIDDEN = 15


class Suit(IntEnum):
    """Suit of a card (the first four) or colour of a tile; in the order hands print."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    BLACK = 4
    RED = 5
    BLUE = 6
    ORANGE = 7
    NONE = 8

    @property
    def letter(self) -> str:
        """The sign of the suit in the text notation (`-` for none)."""
        return "cdhskrbo-"[self]


CARD_SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
TILE_COLOURS: Final = (Suit.BLACK, Suit.RED, Suit.BLUE, Suit.ORANGE)
RANK_LETTERS: Final = "A23456789TJQK"


class Card:
    """A face: two copies of the five of hearts are one value (DESIGN §3, "cards are values").

    There is one object a face, so that comparing and hashing cost nothing; copies and pickles give that object back.
    """

    __slots__ = ("rank", "suit", "code", "text")
    rank: Rank
    suit: Suit
    code: int
    """Sort key: suit, then rank; jokers, then hidden cards, come last."""
    text: str
    """The face in the text notation: `7h`, `13k`, `*`, `??`."""

    def __new__(cls, rank: int, suit: int) -> Card:
        """The card of that rank and suit; ValueError when there is none."""
        try:
            return _FACES[rank, suit]
        except KeyError:
            raise ValueError(f"no card of rank {rank} and suit {suit}") from None

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("cards cannot be changed")

    def __reduce__(self) -> tuple[type[Card], tuple[int, int]]:
        return Card, (int(self.rank), int(self.suit))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __lt__(self, other: Card) -> bool:
        return self.code < other.code

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def is_natural(self) -> bool:
        """Whether the card has a rank and a suit of its own."""
        return self.suit is not Suit.NONE

    @property
    def is_tile(self) -> bool:
        """Whether the card is a numbered tile."""
        return Suit.BLACK <= self.suit <= Suit.ORANGE


def _face(rank: Rank, suit: Suit) -> Card:
    card = object.__new__(Card)
    if suit is Suit.NONE:
        text = "*" if rank is Rank.JOKER else "??"
    elif suit in TILE_COLOURS:
        text = f"{int(rank)}{suit.letter}"
    else:
        text = RANK_LETTERS[rank - 1] + suit.letter
    for name, value in (("rank", rank), ("suit", suit), ("code", suit * 16 + rank), ("text", text)):
        object.__setattr__(card, name, value)
    return card


_FACES: Final[dict[tuple[int, int], Card]] = {
    (int(rank), int(suit)): _face(rank, suit)
    for suit in Suit
    for rank in Rank
    if (rank >= Rank.JOKER) == (suit is Suit.NONE)
}

JOKER: Final = Card(Rank.JOKER, Suit.NONE)
HIDDEN: Final = Card(Rank.HIDDEN, Suit.NONE)
FACES: Final[dict[str, Card]] = {card.text: card for card in _FACES.values()}
"""Every card by its text."""

_code: Final = attrgetter("code")
"""Sorting by it compares no cards, which takes a third of the time."""

Hand = tuple[Card, ...]
"""A multiset of cards, kept sorted; hidden cards come last."""


def hand(cards: Iterable[Card]) -> Hand:
    """The cards as a hand: sorted by suit, then rank, jokers and hidden cards last."""
    return tuple(sorted(cards, key=_code))


def deck(suits: Iterable[Suit], copies: int, jokers: int) -> tuple[Card, ...]:
    """A new deck in order: each copy by suit and rank, then the jokers."""
    one = [Card(rank, suit) for suit in suits for rank in range(Rank.ACE, Rank.KING + 1)]
    return tuple(one * copies + [JOKER] * jokers)


def suits_like(card: Card) -> tuple[Suit, ...]:
    """The four suits of cards, or the four colours if this is a tile."""
    return TILE_COLOURS if card.is_tile else CARD_SUITS
