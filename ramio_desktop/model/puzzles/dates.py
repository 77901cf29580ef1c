"""Dates without a clock: which weekday a date has, and how many days lie between two (RULES Z3).

The model is handed dates as text, `2026-11-30`, or as an ordinal: days since 31 December of the year 0 in the Gregorian
calendar, as `datetime.date.toordinal` counts.
"""

from __future__ import annotations

import re
from functools import total_ordering
from dataclasses import dataclass
from typing import Final

MONDAY: Final = 0
SUNDAY: Final = 6
_DATE: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)
_LENGTHS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


@total_ordering
@dataclass(frozen=True, slots=True)
class Day:
    """A date of the calendar."""

    year: int
    month: int
    day: int

    @property
    def ordinal(self) -> int:
        """Days since 31 December of the year 0."""
        before = self.year - 1
        days = before * 365 + before // 4 - before // 100 + before // 400
        return days + sum(_length(self.year, month) for month in range(1, self.month)) + self.day

    @property
    def weekday(self) -> int:
        """0 for Monday to 6 for Sunday."""
        return (self.ordinal - 1) % 7

    @property
    def text(self) -> str:
        """The date as `2026-11-30`."""
        return f"{self.year:04}-{self.month:02}-{self.day:02}"

    def __lt__(self, other: Day) -> bool:
        return (self.year, self.month, self.day) < (other.year, other.month, other.day)


def read_day(text: str) -> Day:
    """The date of a text such as `2026-11-30`; ValueError when there is no such day."""
    found = _DATE.fullmatch(text)
    if found:
        year, month, day = map(int, found.groups())
        if year >= 1 and 1 <= month <= 12 and 1 <= day <= _length(year, month):
            return Day(year, month, day)
    raise ValueError(f"{text!r} is no date such as 2026-11-30")


def day_of(ordinal: int) -> Day:
    """The date of an ordinal from 1 on."""
    year = ordinal // 366 + 1
    while Day(year + 1, 1, 1).ordinal <= ordinal:
        year += 1
    left = ordinal - Day(year, 1, 1).ordinal
    month = 1
    while left >= _length(year, month):
        left -= _length(year, month)
        month += 1
    return Day(year, month, left + 1)


def _length(year: int, month: int) -> int:
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _LENGTHS[month - 1] + leap
