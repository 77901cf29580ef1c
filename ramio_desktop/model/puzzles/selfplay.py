"""Tables as play makes them: hands between players who lay all the solver finds, and hold back now and then.

Such tables have hard puzzles ten to twenty times as often as tables drawn by lot. Which cards are laid does not depend
on the way the solver goes: each game has its own weights, so that one choice of cards is the best; how they are laid,
with the fewest melds disturbed, is found by `reach`. So the same seed makes the same puzzles when the solver changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ..cards import CARD_SUITS, JOKER, Card, deck
from ..melds import Table
from ..shuffle import Chance
from ..solver.rearrange import Limits, rearrange
from .reach import Reach
from .shapes import Shapes, face_of, table_of

LIMITS: Final = Limits(states=20_000)
"""Far beyond what the small hands here need: what was cut is not used."""
NODES: Final = 600
"""Placements to lay a turn's cards; a player who does not find his way in so many lays nothing."""
MOST_OPENED: Final = 6
HAND_SIZE: Final = 13
SEATS: Final = (2, 4)
LONGEST_HAND: Final = 20
"""A player with more cards has not found a start, and the game is of no use."""


class Moment:
    """A table of a game, and the cards that do not lie on it."""

    def __init__(self, shapes: Shapes, unseen: Sequence[Card]) -> None:
        self.shapes = shapes
        self.table = table_of(shapes)
        self.unseen = tuple(sorted(unseen))


def moments(chance: Chance, jokers: int) -> Iterator[Moment]:
    """The tables of one hand, each as it is laid."""
    stock = chance.shuffled(deck(CARD_SUITS, 2, jokers))
    least, most = SEATS
    seats = least + chance.below(most - least + 1)
    hands = [stock[i * HAND_SIZE : (i + 1) * HAND_SIZE] for i in range(seats)]
    waits = [chance.below(2) for _ in range(seats)]
    prefer = weights(chance)
    stock = stock[seats * HAND_SIZE :]
    shapes: Shapes = ()
    seat = 0
    while stock and all(hands) and max(map(len, hands)) <= LONGEST_HAND:
        hands[seat].append(stock.pop())
        if not waits[seat] or chance.below(2):
            laid = best_cards(table_of(shapes), hands[seat], prefer)
            after = _laid(shapes, laid)
            if after is not None:
                shapes = after
                for card in laid:
                    hands[seat].remove(card)
                yield Moment(shapes, [*stock, *[card for held in hands for card in held]])
        seat = (seat + 1) % seats


def weights(chance: Chance) -> Callable[[Card], int]:
    """A number for each card; two choices of as many cards hardly ever weigh the same."""
    of = {card: 1 + chance.below(1 << 24) for card in (*deck(CARD_SUITS, 1, 0), JOKER)}
    return of.__getitem__


def best_cards(table: Table, hand: Sequence[Card], prefer: Callable[[Card], int]) -> tuple[Card, ...]:
    """The most cards of the hand that can be laid, of equally many the heaviest; none when that is not proved."""
    laying = rearrange(table, hand, penalty=prefer, keep_melds=False, limits=LIMITS)
    return laying.laid if laying is not None and laying.exact else ()


def _laid(shapes: Shapes, laid: Sequence[Card]) -> Shapes | None:
    """The table with these cards laid and the fewest melds disturbed; None when that is not found soon."""
    if not laid:
        return None
    faces = [face_of(card) for card in laid if card is not JOKER]
    reach = Reach(shapes, NODES)
    for may_open in range(MOST_OPENED + 1):
        after = reach.first(faces, may_open, jokers=len(laid) - len(faces))
        if after is not None or reach.cut:
            return after
    return None
