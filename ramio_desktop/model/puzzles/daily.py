"""The daily puzzle: one a date, the same for everybody, and the streak of those who keep at it (RULES Z3).

A day begins and ends at midnight of the device. A streak counts consecutive dates solved on their day; a clock that is
set back adds nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Container
from typing import Final

from .dates import Day
from .slots import DAYS, START

_ROUND: Final = DAYS // 7 * 7
"""Outside its ten years the file is gone through again, in whole weeks, so that weekdays keep their grade."""


def index_of(day: Day) -> int:
    """Which puzzle of the daily file a date has."""
    since = day.ordinal - START.ordinal
    return since if 0 <= since < DAYS else since % _ROUND


def streak(on_their_day: Container[int], today: int) -> int:
    """How many dates up to today, as ordinals, were solved on their day without a gap; today may still be open."""
    last = today if today in on_their_day else today - 1
    length = 0
    while last - length in on_their_day:
        length += 1
    return length


def longest(on_their_day: Collection[int]) -> int:
    """The longest run of dates, as ordinals, that were solved on their day without a gap."""
    ends = [day for day in on_their_day if day + 1 not in on_their_day]
    return max((streak(on_their_day, end) for end in ends), default=0)
