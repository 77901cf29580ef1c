"""Tables as play makes them: hands between players who lay all the solver finds, and hold back now and then.

Such tables have hard puzzles ten to twenty times as often as tables drawn by lot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..cards import CARD_SUITS, Card, deck
from ..melds import Table
from ..shuffle import Chance
from ..solver.rearrange import Limits, rearrange

LIMITS: Final = Limits(states=2_000, keeping=60)
"""Enough for laying well; with more melds kept as they lie, tables do not churn."""
HAND_SIZE: Final = 13
SEATS: Final = (2, 4)


class Moment(NamedTuple):
    """A table, and the cards that do not lie on it."""

    table: Table
    unseen: tuple[Card, ...]


def moments(chance: Chance, jokers: int) -> Iterator[Moment]:
    """The tables of one hand, each as it is laid."""
    stock = chance.shuffled(deck(CARD_SUITS, 2, jokers))
    least, most = SEATS
    seats = least + chance.below(most - least + 1)
    hands = [stock[i * HAND_SIZE : (i + 1) * HAND_SIZE] for i in range(seats)]
    waits = [chance.below(2) for _ in range(seats)]
    stock = stock[seats * HAND_SIZE :]
    table: Table = ()
    seat = 0
    while stock and all(hands):
        hands[seat].append(stock.pop())
        if not waits[seat] or chance.below(2):
            laying = rearrange(table, hands[seat], limits=LIMITS)
            if laying is not None and laying.laid:
                table, hands[seat] = laying.table, list(laying.left)
                yield Moment(table, tuple(sorted([*stock, *[card for held in hands for card in held]])))
        seat = (seat + 1) % seats
