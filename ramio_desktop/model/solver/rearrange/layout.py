"""Layout: states and steps as integers.

A *state* between two ranks is the run code of each suit (runs.py), and how many low aces each suit's runs have taken:
six bits a suit. A *key* is a state and the jokers spent so far. A *step* is what is done with the cards of one rank:

    bits  0–23  the state after the rank        bits 35–40  stiffness: what the run codes ask of the ranks to come
    bits 24–27  jokers spent at the rank        bits 41–44  jokers that the run codes will need, at least
    bits 28–34  the set demand (sets.py)        bits 45–    loss: the weight of the cards that stay in the hand

The fields of a step add up, so that what four suits do is joined by `+`, and of two steps the smaller is the better.
"""

from __future__ import annotations

from typing import Final

SUIT_BITS: Final = 6
CODE_MASK: Final = 15
LOW_ACE_SHIFT: Final = 4
LOW_ACE_MASK: Final = 3

STATE_MASK: Final = (1 << 4 * SUIT_BITS) - 1
RUNS_MASK: Final = sum(CODE_MASK << SUIT_BITS * suit for suit in range(4))
HALF_BITS: Final = 2 * SUIT_BITS
HALF_MASK: Final = (1 << HALF_BITS) - 1
HALF_RUNS_MASK: Final = RUNS_MASK & HALF_MASK

JOKER_SHIFT: Final = 24
ONE_JOKER: Final = 1 << JOKER_SHIFT
JOKER_MASK: Final = 15 << JOKER_SHIFT
KEY_MASK: Final = STATE_MASK | JOKER_MASK
HAS_RUN: Final = 1 << KEY_MASK.bit_length()
"""Marks a strict search's keys on whose way there was a run, so that spare jokers find a place."""

DEMAND_SHIFT: Final = 28
DEMAND_MASK: Final = 127
STIFFNESS_SHIFT: Final = 35
NEED_SHIFT: Final = 41
COUNT_MASK: Final = 15
"""For the jokers spent and needed, once shifted down."""
LOSS_SHIFT: Final = 45


def spent_jokers(key: int) -> int:
    """The jokers spent, by a step or on the way to a state."""
    return (key & JOKER_MASK) >> JOKER_SHIFT
