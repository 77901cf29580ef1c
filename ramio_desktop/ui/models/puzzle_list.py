"""The puzzles of the bank as a list, filtered by what became of them and by how hard they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ramio_desktop.model.puzzles.progress import Progress
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.ui.puzzle_words import duration_text, duration_words, grade_text

Index = QModelIndex | QPersistentModelIndex
CELL: Final = int(Qt.ItemDataRole.UserRole)


class Which(StrEnum):
    """The puzzles of a list."""

    ALL = "all"
    OPEN = "open"
    SOLVED = "solved"
    STARTED = "started"
    STARRED = "starred"


@dataclass(frozen=True, slots=True)
class Cell:
    """A puzzle as it is shown in the grid."""

    number: int
    grade: int
    solved: bool = False
    started: bool = False
    starred: bool = False
    is_next: bool = False
    text: str = ""
    """The time of its solution, or how many cards are laid of how many: `2/5`."""


class PuzzleList(QAbstractListModel):
    """Rows in the order of the bank; `CELL` gives a `Cell`."""

    def __init__(self, bank: Sequence[Puzzle], progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bank = bank
        self._progress = progress
        self._which, self._grade = Which.ALL, 0
        self._next: int | None = None
        self._numbers: list[int] = []
        self._fill()

    # what is shown

    @property
    def numbers(self) -> Sequence[int]:
        """The puzzles of the list."""
        return self._numbers

    @property
    def next(self) -> int | None:
        """The unsolved puzzle that suits the player best, of the grade that is shown; None when all are solved."""
        return self._next

    @property
    def grade(self) -> int:
        """The grade that is shown, 0 for all."""
        return self._grade

    def count(self, grade: int = 0) -> tuple[int, int]:
        """How many of a grade (0: of all) are solved, and how many there are."""
        of_grade = [number for number, puzzle in enumerate(self._bank, start=1) if grade in (0, puzzle.grade)]
        return sum(number in self._progress.solved for number in of_grade), len(of_grade)

    def bounds(self, grade: int) -> tuple[int, int]:
        """The first and the last number of a grade; the bank is ordered by grade."""
        of_grade = [number for number, puzzle in enumerate(self._bank, start=1) if puzzle.grade == grade]
        return of_grade[0], of_grade[-1]

    def row_of(self, number: int) -> int | None:
        """The row of a puzzle, None when it is not in the list."""
        return self._numbers.index(number) if number in self._numbers else None

    def show(self, which: Which, grade: int) -> None:
        """Have only those in the list; `grade` 0 is all grades."""
        if (which, grade) != (self._which, self._grade):
            self.beginResetModel()
            self._which, self._grade = which, grade
            self._fill()
            self.endResetModel()

    def show_progress(self, progress: Progress) -> None:
        """Show what has been done now."""
        self.beginResetModel()
        self._progress = progress
        self._fill()
        self.endResetModel()

    def _fill(self) -> None:
        progress = self._progress
        self._next = progress.offer(self._bank, self._grade)
        wanted = {
            Which.ALL: lambda number: True,
            Which.OPEN: lambda number: number not in progress.solved,
            Which.SOLVED: lambda number: number in progress.solved,
            Which.STARTED: lambda number: number in progress.started,
            Which.STARRED: lambda number: number in progress.starred,
        }[self._which]
        self._numbers = [
            number for number, puzzle in enumerate(self._bank, start=1)
            if self._grade in (0, puzzle.grade) and wanted(number)
        ]

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._cell(self._numbers[index.row()])
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return str(cell.number)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._sentence(cell)
        return None

    def _cell(self, number: int) -> Cell:
        progress, puzzle = self._progress, self._bank[number - 1]
        solution, started = progress.solved.get(number), progress.started.get(number)
        text = ""
        if solution is not None:
            text = duration_text(solution.seconds)
        elif started is not None:
            text = f"{started.laid}/{len(puzzle.hand)}"
        return Cell(
            number, puzzle.grade, solution is not None, started is not None and solution is None,
            number in progress.starred, number == self._next, text,
        )  # fmt: skip

    def _sentence(self, cell: Cell) -> str:
        parts = [self.tr("Puzzle {n}").format(n=cell.number), grade_text(cell.grade)]
        if cell.solved:
            solution = self._progress.solved[cell.number]
            solved = self.tr("solved with help in {time}") if solution.aided else self.tr("solved in {time}")
            parts.append(solved.format(time=duration_words(solution.seconds)))
        elif cell.started:
            laid, _, of = cell.text.partition("/")
            parts.append(self.tr("begun, {n} of {of} cards laid").format(n=laid, of=of))
        if cell.starred:
            parts.append(self.tr("with a star"))
        if cell.is_next:
            parts.append(self.tr("the next one for you"))
        return ", ".join(parts)
