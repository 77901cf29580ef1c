"""The day, the minute and the duel for their pictures: a date and clocks that stand, and what came before."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from ramio_desktop.model.puzzles.dates import Day
from ramio_desktop.model.puzzles.progress import Progress, Solution

NOW: Final = datetime(2026, 11, 28, 21, 14)
LEVEL: Final = "hard"
ROUNDS: Final = 3
SEED: Final = "pictures"


class SampleClock:
    """Seconds that pass when somebody says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def with_days(progress: Progress) -> Progress:
    """The same player with eleven days in a row, and some dates before."""
    today = Day(NOW.year, NOW.month, NOW.day).ordinal
    for back in (25, 24, 23, *range(11, 0, -1)):
        progress = progress.after_day(today - back, today - back, Solution(90 + back, 9))
    for back in (19, 18, 14):
        progress = progress.after_day(today - back, today - 1, Solution(140, 12))
    return progress
