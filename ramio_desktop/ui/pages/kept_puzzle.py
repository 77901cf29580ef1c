"""A puzzle of the book on the table: what is done with it is written, and the answer may have its price."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.puzzles.progress import Solution
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.puzzle_table import PuzzleTable
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.settings import Settings

KEEP_AFTER_MS = 2000
"""What was moved is written so long after the last move at most; leaving writes it at once."""


class KeptPuzzle(PuzzleTable):
    """What becomes of the puzzle is kept in the book, by what `keep`, `_on_solved` and `_on_gave_up` make of it."""

    def __init__(
        self, look: Look, settings: Settings, book: PuzzleBook, puzzle: Puzzle, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, settings, puzzle, parent)
        self._book = book
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(KEEP_AFTER_MS)
        self._keeping.timeout.connect(self.keep)
        self.moved.connect(self._keeping.start)
        self.solved.connect(self._on_solved)
        self.gaveUp.connect(self._on_gave_up)
        self.demonstrated.connect(self._on_demonstrated_answer)

    def keep(self) -> None:
        """Keep what has been done with this puzzle so far."""
        raise NotImplementedError

    def show_answer(self) -> None:
        """Give up, after a question where that costs something."""
        cost = self._cost() if self.is_open else ""
        if not cost:
            super().show_answer()
            return
        Question(
            self._look, self.window(), self.tr("Show the answer?"), cost, self.tr("Show the answer"),
            self.tr("Go on trying"), icon="lightbulb",
            answered=lambda yes: PuzzleTable.show_answer(self) if yes else None,
        )  # fmt: skip

    # what the page of a puzzle says to it

    def _cost(self) -> str:
        """What it costs to see the answer now, as a sentence; empty: nothing."""
        raise NotImplementedError

    def _on_solved(self, solution: Solution) -> None:
        raise NotImplementedError

    def _on_gave_up(self) -> None:
        raise NotImplementedError

    def _on_answered(self) -> None:
        """The answer has been shown to its end."""
        raise NotImplementedError

    def _on_demonstrated_answer(self) -> None:
        if self.only_shown and not self.is_open:
            self._on_answered()
