"""Puzzles by chance: some more often than others by their grade, and none again too soon (RULES Z4, Z5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..shuffle import Chance
from .puzzle import Puzzle


class GradeDraw:
    """Puzzles in a random order without repetition until a grade is used up; `shares` are of a hundred draws."""

    def __init__(self, bank: Sequence[Puzzle], chance: Chance, shares: Mapping[int, int]) -> None:
        self._shares = shares
        self._of_grade = {
            grade: [number for number, puzzle in enumerate(bank, start=1) if puzzle.grade == grade] for grade in shares
        }
        if not all(self._of_grade.values()):
            raise ValueError("the bank lacks a grade that is drawn")
        self._left: dict[int, list[int]] = {grade: [] for grade in shares}
        self._chance = chance

    def next(self) -> int:
        """The number of the next puzzle, from 1."""
        grade = self._grade()
        if not self._left[grade]:
            self._left[grade] = self._chance.shuffled(self._of_grade[grade])
        return self._left[grade].pop()

    def _grade(self) -> int:
        at = self._chance.below(sum(self._shares.values()))
        for grade, share in self._shares.items():
            if at < share:
                return grade
            at -= share
        raise AssertionError("the shares add up")
