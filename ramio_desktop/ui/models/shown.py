"""What a person sees of a draft: its melds in the order shown, what a joker stands for, what would mend a group."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.cards import JOKER, Card, Suit
from ramio_desktop.model.draft import DraftMeld
from ramio_desktop.model.melds import Kind, Meld, MeldGrammar, Piece

SHOWN_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The order in which suits are shown, so that colours alternate (mock/spec.md §5)."""
MOST_GHOSTS: Final = 2

_OTHERS: Final = tuple(suit for suit in Suit if suit not in SHOWN_SUITS)
_SUIT_PLACE: Final = {suit: place for place, suit in enumerate((*SHOWN_SUITS, *_OTHERS))}


def by_suit(card: Card) -> tuple[int, int]:
    """Sort key: suits in the order shown, then ranks; jokers last."""
    return _SUIT_PLACE[card.suit], int(card.rank)


def by_rank(card: Card) -> tuple[int, int]:
    """Sort key: ranks, then suits in the order shown; jokers last."""
    return int(card.rank), _SUIT_PLACE[card.suit]


@dataclass(frozen=True, slots=True)
class Ghost:
    """A card that would mend a meld, to be shown before the meld's card number `place`."""

    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class ShownMeld:
    """A group on the table as it is shown; `cards` and `stands_for` follow `tokens`."""

    number: int
    tokens: tuple[int, ...]
    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]
    meld: Meld
    refusal: IllegalAction | None
    ghosts: tuple[Ghost, ...]
    mending: tuple[Card, ...]
    """The single cards each of which would make a meld of the group, at most MOST_GHOSTS of them, else none."""

    def tag(self, index: int) -> str:
        """What the joker at that place stands for, in notation; "" for other cards and where nothing is known.

        A joker of a set with two suits left stands for the rank alone.
        """
        if self.cards[index] is not JOKER or self.meld.kind is Kind.LOOSE:
            return ""
        stands = self.stands_for[index]
        if stands is not JOKER:
            return stands.text
        return next(card.text[:-1] for card in self.cards if card is not JOKER).replace("T", "10")


def shown_order(cards: Sequence[Card]) -> list[int]:
    """In which order the cards of a group are shown: sets by the suits shown, everything else as it lies."""
    places = list(range(len(cards)))
    if _one_rank(cards):
        places.sort(key=lambda i: (cards[i] is JOKER, by_suit(cards[i])))
    return places


def shown_meld(meld: DraftMeld, grammar: MeldGrammar) -> ShownMeld:
    """The group as it is shown."""
    places = shown_order(meld.meld.cards)
    mending = grammar.mending_cards(meld.meld) if meld.refusal is not None else ()
    if len(mending) > MOST_GHOSTS:
        mending = ()
    cards = tuple(meld.meld.cards[i] for i in places)
    return ShownMeld(
        meld.number,
        tuple(meld.tokens[i] for i in places),
        cards,
        tuple(meld.meld.stands_for[i] for i in places),
        meld.meld,
        meld.refusal,
        tuple(Ghost(_ghost_place(meld.meld, cards, card, grammar), card) for card in mending),
        mending,
    )


def _one_rank(cards: Iterable[Card]) -> bool:
    return len({card.rank for card in cards if card is not JOKER}) == 1


def _ghost_place(meld: Meld, shown: tuple[Card, ...], card: Card, grammar: MeldGrammar) -> int:
    pieces = [*meld.pieces(), Piece(card)]
    mended, order = grammar.arrange(pieces)
    if mended.kind is Kind.RUN:
        return order.index(len(pieces) - 1)
    return sum(other is not JOKER and by_suit(other) < by_suit(card) for other in shown)


