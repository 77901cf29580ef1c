"""The minute challenge: as many puzzles as one can solve in sixty seconds (RULES Z4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..shuffle import Chance
from .puzzle import Puzzle

SECONDS: Final = 60
SHARES: Final = {1: 60, 2: 35, 3: 5}
"""Of a hundred puzzles so many of each grade: few of grade 3 can be solved in a minute, nearly all of the others."""


class MinuteDraw:
    """The puzzles of one run, in a random order without repetition until a grade is used up."""

    def __init__(self, bank: Sequence[Puzzle], chance: Chance) -> None:
        self._of_grade = {
            grade: [number for number, puzzle in enumerate(bank, start=1) if puzzle.grade == grade] for grade in SHARES
        }
        if not all(self._of_grade.values()):
            raise ValueError("the bank lacks a grade of the minute")
        self._left: dict[int, list[int]] = {grade: [] for grade in SHARES}
        self._chance = chance

    def next(self) -> int:
        """The number of the next puzzle, from 1."""
        grade = self._grade()
        if not self._left[grade]:
            self._left[grade] = self._chance.shuffled(self._of_grade[grade])
        return self._left[grade].pop()

    def _grade(self) -> int:
        at = self._chance.below(sum(SHARES.values()))
        for grade, share in SHARES.items():
            if at < share:
                return grade
            at -= share
        raise AssertionError("the shares add up")
