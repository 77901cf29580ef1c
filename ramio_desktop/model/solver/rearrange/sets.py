"""Set demands: which cards of one rank, left over from the runs, make sets, and with how many jokers.

The cards of a rank that go to sets are told by two numbers: how many there are, and how many suits give two (a
*doubled* suit needs two sets). Both add up over the suits, so a demand is one small integer, `cards + 16 * doubled`.
Example: 9♠ 9♥ 9♦ is 3; 9♠ 9♠ 9♥ 9♦ is 4 + 16, which needs two sets, so six cards, so two jokers.
"""

from __future__ import annotations

from typing import Final

from ...melds import MAX_SET, MIN_MELD

DOUBLED: Final = 16
DEMAND: Final = (0, 1, 2 + DOUBLED)
"""The demand of one suit that gives no, one or two cards."""

MOST_SETS: Final = 3  # eight cards and two jokers
_CARDS: Final = 8
_SUITS: Final = 4
_JOKERS: Final = 2
NEVER: Final = 99


def set_count(demand: int, jokers: int) -> int:
    """The fewest sets that take a demand and exactly that many jokers; -1 if there are none, 0 for no cards at all."""
    cards, doubled = demand % DOUBLED, demand // DOUBLED
    if cards + jokers == 0:
        return 0
    for sets in range(1, MOST_SETS + 1):
        fits = sets * MIN_MELD <= cards + jokers <= sets * MAX_SET
        if fits and cards >= sets and (sets >= 2 or not doubled):
            return sets
    return -1


def _choices(demand: int) -> tuple[int, ...]:
    return tuple(jokers for jokers in range(_JOKERS + 1) if set_count(demand, jokers) >= 0)


JOKER_CHOICES: Final = tuple(_choices(demand) for demand in range(_CARDS + DOUBLED * _SUITS + 1))
"""How many jokers each demand can take, fewest first; empty where no number does."""

FEWEST_CHOICE: Final = tuple(choices[:1] for choices in JOKER_CHOICES)
"""The same, only the fewest."""

FEWEST_JOKERS: Final = tuple(choices[0] if choices else NEVER for choices in JOKER_CHOICES)
"""The fewest jokers each demand needs; `NEVER` where it cannot be met."""
