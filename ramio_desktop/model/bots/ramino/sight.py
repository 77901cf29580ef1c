"""What a seat of a ramino game can tell from its view: which cards it has not seen, and what others collect."""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache

from ...cards import CARD_SUITS, HIDDEN, Card, deck
from ...options import RaminoOptions
from ...rules import rules_of
from ...rules.ramino.ending import is_open, ramino
from ...scoring import Penalties
from ...state import State, known


class Sight:
    """A seat's view, counted; what is not asked for is not counted."""

    def __init__(self, view: State, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.options: RaminoOptions = ramino(view)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Cards that may be in the stock or in a hand: not the seat's own, none on the table or in the discards.

        Nor what somebody is known to hold. Discards that were shuffled into the stock are unseen again.
        """
        unseen = Counter(_deck(self.options))
        unseen.subtract(self.view.table_cards())
        unseen.subtract(self.view.discard)
        for held in self.view.hands:
            unseen.subtract(known(held))
        return +unseen

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats that were dealt cards, in the order of their turns."""
        view = self.view
        step = 1 if self.options.direction == "clockwise" else -1
        around = ((self.seat + step * i) % view.seats for i in range(1, view.seats))
        return tuple(seat for seat in around if seat not in view.match.out)

    @property
    def penalties(self) -> Penalties:
        """What cards in the hand cost."""
        return rules_of(self.view).penalties(self.options)

    @property
    def is_open(self) -> bool:
        """Whether the seat may lay whatever is a meld, and lay off."""
        return is_open(self.view, self.seat)

    @property
    def fewest(self) -> int:
        """The cards of the opponent who has fewest."""
        return min(len(self.view.hands[seat]) for seat in self.others)

    def collects(self, seat: int) -> Counter[Card]:
        """The cards a seat is known to hold: what it took from the discards and has not laid since."""
        return Counter(known(self.view.hands[seat]))

    def chance_of_holding(self, seat: int) -> float:
        """How likely a seat holds a given unseen card."""
        hidden = self.view.hands[seat].count(HIDDEN)
        total = self.unseen.total()
        return hidden / total if total else 0.0


@lru_cache(maxsize=64)
def _deck(options: RaminoOptions) -> Counter[Card]:
    return Counter(deck(CARD_SUITS, options.decks, options.jokers))
