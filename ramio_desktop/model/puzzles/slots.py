"""Slots: what the thousand puzzles and each date ask of the generator (RULES Z2, Z3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..shuffle import Chance
from .dates import SUNDAY, Day, day_of
from .generate import SECONDS, Slot

SEED: Final = "ramio puzzles 1"
"""The seed of both banks that ship; another one would make other puzzles of the same kind."""

SHAPE: Final = {1: 300, 2: 300, 3: 200, 4: 150, 5: 50}
"""How many puzzles of each grade the bank has."""
LAY_OFFS: Final = 30
"""So many of grade 1, the very first, can be solved by laying off."""
HANDS: Final = {
    1: (25, 35, 25, 15), 2: (25, 30, 25, 20), 3: (30, 30, 20, 20), 4: (35, 30, 20, 15), 5: (60, 25, 15, 0),
}
"""For each grade, of a hundred puzzles how many have a hand of 1, 2, 3, and 4 or more."""
JOKERS: Final = 40
"""Of a hundred puzzles so many have jokers on the table."""

START: Final = Day(2026, 11, 2)
"""The date of the first daily puzzle, a Monday."""
DAYS: Final = 3_660
WEEK: Final = (1, 2, 2, 3, 3, 4, 4)
"""The grade of each weekday, Monday first; the first Sunday of a month has grade 5."""
MONDAY_SECONDS: Final = (20, 35)
"""The harder half of grade 1."""
SATURDAY_SECONDS: Final = (90, 170)
"""The easier half of grade 4."""
SATURDAY_HAND: Final = 3
"""Bigger hands of that grade take longer."""


def bank_slot(number: int, seed: str = SEED) -> Slot:
    """What puzzle `number` of the bank, from 0, is to be; the order within a grade is settled afterwards."""
    key = f"bank/{number}"
    grade = 1
    while number >= SHAPE[grade]:
        number -= SHAPE[grade]
        grade += 1
    chance = Chance(f"{seed}/{key}")
    if grade == 1 and number < LAY_OFFS:
        return Slot(key, 1, 3 + chance.below(3), chance.below(100) < JOKERS, SECONDS[1], lay_off=True)
    return _drawn(key, grade, SECONDS[grade], chance)


def daily_slot(index: int, seed: str = SEED) -> Slot:
    """What the puzzle of a date is to be, `index` days after the first."""
    day = day_of(START.ordinal + index)
    grade = WEEK[day.weekday]
    seconds = SECONDS[grade]
    if day.weekday == SUNDAY and day.day <= 7:
        grade, seconds = 5, SECONDS[5]
    elif day.weekday == 0:
        seconds = MONDAY_SECONDS
    elif day.weekday == SUNDAY - 1:
        seconds = SATURDAY_SECONDS
    key = f"daily/{index}"
    slot = _drawn(key, grade, seconds, Chance(f"{seed}/{key}"))
    return replace(slot, hand=min(slot.hand, SATURDAY_HAND)) if seconds == SATURDAY_SECONDS else slot


def _drawn(key: str, grade: int, seconds: tuple[int, int], chance: Chance) -> Slot:
    left = chance.below(100)
    hand = 1
    for share in HANDS[grade]:
        if left < share:
            break
        left -= share
        hand += 1
    if hand == 4 and grade > 1:
        hand += chance.below(3) // 2  # a third of the big hands have five cards
    return Slot(key, grade, hand, chance.below(100) < JOKERS, seconds)
