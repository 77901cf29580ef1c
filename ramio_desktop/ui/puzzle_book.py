"""The puzzles that ship and what the player has done with them, for all pages that show or play them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.model.puzzles.bank import load_bank, load_daily
from ramio_desktop.model.puzzles.daily import index_of
from ramio_desktop.model.puzzles.dates import day_of
from ramio_desktop.model.puzzles.progress import FILE, NewerProgress, Progress, load_progress, save_progress
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.ui import problems

FOLDER = "puzzles"
"""Where the puzzles lie among what ships."""


class PuzzleBook(QObject):
    """Reads the bank and the progress when they are first asked for; every change is written at once.

    A file of progress that cannot be read is never overwritten: what is done then holds until the program ends.
    What another window of the program has written meanwhile is kept too.
    """

    changed = Signal()
    """The progress is another one."""
    trouble = Signal(object)
    """A `problems.Problem` the player has to know."""

    def __init__(self, resources: Path, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is the player's, it need not exist."""
        super().__init__(parent)
        self.resources = resources / FOLDER
        self._folder = folder
        self._bank: tuple[Puzzle, ...] | None = None
        self._days: dict[int, Puzzle] = {}
        self._progress: Progress | None = None
        self._base = Progress()
        """What the file held when it was last read or written here."""
        self._seen: tuple[int, int, int] | None = None
        """Which file was read or written last."""
        self._writes = True
        self._failed = False

    @property
    def bank(self) -> Sequence[Puzzle]:
        """The puzzles of the bank, the first being number 1; OSError and DamagedBank when the program is not whole."""
        if self._bank is None:
            self._bank = load_bank(self.resources)
        return self._bank

    def puzzle(self, number: int) -> Puzzle:
        """The puzzle of that number, from 1."""
        return self.bank[number - 1]

    def of_day(self, ordinal: int) -> Puzzle:
        """The puzzle of a date; OSError and DamagedBank when the program is not whole."""
        if ordinal not in self._days:
            self._days[ordinal] = load_daily(self.resources, index_of(day_of(ordinal)))
        return self._days[ordinal]

    @property
    def progress(self) -> Progress:
        """What the player has done."""
        if self._progress is None:
            self._progress = self._load() or Progress()
        return self._progress

    def keep(self, progress: Progress) -> None:
        """This is how far the player is now."""
        if progress == self.progress:
            return
        if self._writes and self._seen != self._stamp():
            base, others = self._base, self._load()
            progress = progress.joined(others, base) if others is not None else progress
        self._progress = progress
        if self._writes:
            self._save(progress)
        self.changed.emit()

    def reload(self) -> None:
        """The files have changed behind our back."""
        self._progress = None
        self._writes, self._failed = True, False
        self.changed.emit()

    def _load(self) -> Progress | None:
        """What the file holds; None when there is none, or none that can be read."""
        self._seen = self._stamp()
        try:
            progress, aside = load_progress(self._folder)
        except NewerProgress:
            self._writes = False
            self.trouble.emit(problems.newer_puzzles(FILE))
            return None
        except SaveProblem as problem:
            self._writes = False
            self.trouble.emit(problems.unread_puzzles(problem))
            return None
        if aside is not None:
            self.trouble.emit(problems.damaged_puzzles(aside.name))
        self._base = progress
        return progress if self._seen is not None and aside is None else None

    def _stamp(self) -> tuple[int, int, int] | None:
        try:
            stat = (self._folder / FILE).stat()
        except OSError:
            return None
        return stat.st_ino, stat.st_mtime_ns, stat.st_size

    def _save(self, progress: Progress) -> None:
        try:
            save_progress(progress, self._folder)
        except SaveProblem as problem:
            if not self._failed:  # said once, and again after it has worked
                self._failed = True
                self.trouble.emit(problems.unsaved_puzzles(problem))
        else:
            self._failed = False
            self._base, self._seen = progress, self._stamp()
