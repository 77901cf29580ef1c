"""One immutable state for every game: what lies where, whose turn it is, and how the match stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from .cards import HIDDEN, Card, Hand
from .melds import Table
from .options import Options


MAX_SEATS: Final = 7
"""The most players any game takes (RULES R1)."""


class Phase(Enum):
    """What is due: see RULES I6."""

    DRAW = "draw"
    PLAY = "play"
    BET = "bet"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn in progress; when the hand is over, the seat is the one that acted last."""

    seat: int = 0
    phase: Phase = Phase.DRAW
    taken: Card | None = None
    """The card taken from the discards in this turn."""
    laid: bool = False
    """Whether the seat has laid in this turn."""
    drew_nothing: bool = False
    passes: int = 0
    """Passes in a row since the stock ran out."""


@dataclass(frozen=True, slots=True)
class Match:
    """What outlives a hand, and the marks of the hand in progress."""

    scores: tuple[int, ...] = ()
    dealer: int = 0
    """The seat the hand was dealt from; where nobody deals (M, T) the seat that leads the hand."""
    hand: int = 1
    round: int = 1
    opened: frozenset[int] = frozenset()
    """Seats that laid in an earlier turn of this hand."""
    out: frozenset[int] = frozenset()
    reentered: tuple[int, ...] = ()
    """Seats that were out and came back, sorted, each as often as it did (RULES R24)."""
    voids: int = 0
    """Void hands in a row (RULES R21)."""


@dataclass(frozen=True, slots=True)
class Bets:
    """Chips of a pokerato match, a number a seat."""

    chips: tuple[int, ...]
    stakes: tuple[int, ...]
    raises: int = 0
    folded: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class State:
    """A position of a game; a seat's view is one too, with `HIDDEN` for every card it was not told."""

    rules: str
    """The family of games; with `options` it says which rules hold."""
    options: Options
    table: Table = ()
    owners: tuple[int, ...] = ()
    """In the ramino games, the seat that laid each meld; empty when that is seat 0 for all, and in other games."""
    hands: tuple[Hand, ...] = ()
    stock: tuple[Card, ...] = ()
    """Face down, the top card first."""
    discard: tuple[Card, ...] = ()
    """Face up, the top card last."""
    turn: Turn = Turn()
    match: Match = Match()
    bets: Bets | None = None

    @property
    def seats(self) -> int:
        """How many players."""
        return len(self.hands)

    @property
    def is_over(self) -> bool:
        """Whether the hand has ended."""
        return self.turn.phase is Phase.OVER

    def owner(self, meld: int) -> int:
        """The seat that laid a meld, in games in which melds have owners."""
        return self.owners[meld] if self.owners else 0

    def table_cards(self) -> tuple[Card, ...]:
        """Every card on the table, meld by meld."""
        return tuple(card for meld in self.table for card in meld.cards)

    def cards(self) -> tuple[Card, ...]:
        """Every card of the game, wherever it lies (RULES I1)."""
        held = tuple(card for cards in self.hands for card in cards)
        return self.table_cards() + held + self.stock + self.discard


def known(cards: Hand) -> Hand:
    """The cards of a hand that are not hidden."""
    return tuple(card for card in cards if card is not HIDDEN)


def seen_by(state: State, seat: int) -> State:
    """The position as far as anybody on that seat can tell from it: other hands and the stock are hidden (RULES I4).

    A seat that has followed the game may know more (what others took from the discards): that is in the view which is
    folded from its events.
    """
    hands = state.hands
    if not state.is_over:
        hands = tuple(cards if i == seat else (HIDDEN,) * len(cards) for i, cards in enumerate(hands))
    return replace(state, hands=hands, stock=(HIDDEN,) * len(state.stock))
