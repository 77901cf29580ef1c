"""A puzzle of one's own on the table: its clock and its hints, and no rating."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ramio_desktop.model.puzzles.progress import Solution
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.puzzle_table import PuzzleTable
from ramio_desktop.ui.puzzle_words import duration_text, grade_text, moves_text
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.grade_dots import GradeDots


class OwnPuzzlePage(PuzzleTable):
    """Says how long it took, and starts anew."""

    def __init__(
        self, look: Look, settings: Settings, number: int, puzzle: Puzzle, parent: QWidget | None = None
    ) -> None:
        self._number = number
        super().__init__(look, settings, puzzle, parent)
        self.setObjectName("OwnPuzzlePage")
        dots = GradeDots(look, "on_felt2", 8)
        dots.show_grade(puzzle.grade)
        self.head.addWidget(dots)
        self.head.addStretch(1)
        self.solved.connect(self._on_solved)
        self._say()

    @property
    def number(self) -> int:
        """The number of the puzzle among one's own, from 1."""
        return self._number

    def _on_solved(self, solution: Solution) -> None:
        time = self.tr("Solved in {time}").format(time=duration_text(solution.seconds))
        shortest = self.tr("The shortest answer known takes {moves}.").format(moves=moves_text(self.shortest))
        Question(
            self._look, self.window(), time, shortest, self.tr("Back"), self.tr("Once more"), icon="circle-check",
            answered=lambda yes: self.leave.emit() if yes else self.set_puzzle(self.puzzle),
        )  # fmt: skip

    def _say(self) -> None:
        grade = self.puzzle.grade
        word = self.tr("Difficulty {n}, {word}").format(n=grade, word=grade_text(grade))
        self.set_title(self.tr("Your puzzle {n}").format(n=self._number), word)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self._say()
