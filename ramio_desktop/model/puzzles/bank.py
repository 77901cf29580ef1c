"""The files of the puzzles that ship, and how they are put together so that no two are alike (RULES Z2, Z3).

A file is text: lines that begin with `#`, then a puzzle a line. The bank is ordered by grade, then by the estimate; in
the daily file line i is the puzzle of the date i days after the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from .canon import Canon, canon, core
from .puzzle import DamagedBank, Puzzle, read_puzzle
from .shapes import face_of, shapes_of

BANK_FILE: Final = "bank.txt"
DAILY_FILE: Final = "daily.txt"
SAME_CORE_DAYS: Final = 365
"""Two dates so far apart may have the same trick, on other tables."""

Fill = Callable[[int, int], tuple[Puzzle, int]]
"""The puzzle of a slot, by its number, from that attempt on; and the attempt it was found in."""


def read_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file; DamagedBank."""
    return tuple([read_puzzle(line, number) for number, line in _lines(data)])


def load_bank(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles of the bank, the first being number 1; OSError, DamagedBank."""
    return read_puzzles((folder / BANK_FILE).read_bytes())


def load_days(folder: Path) -> tuple[Puzzle, ...]:
    """All daily puzzles, by date; OSError, DamagedBank."""
    return read_puzzles((folder / DAILY_FILE).read_bytes())


def load_daily(folder: Path, index: int) -> Puzzle:
    """The puzzle of the date `index` days after the first; OSError, DamagedBank."""
    lines = _lines((folder / DAILY_FILE).read_bytes())
    if not 0 <= index < len(lines):
        raise DamagedBank(len(lines), f"it has {len(lines)} puzzles, not one of number {index}")
    number, line = lines[index]
    return read_puzzle(line, number)


def _lines(data: bytes) -> list[tuple[int, str]]:
    """The lines with a puzzle, and their numbers."""
    try:
        lines = data.decode().split("\n")
    except UnicodeDecodeError as error:
        raise DamagedBank(data.count(b"\n", 0, error.start) + 1, "it is no UTF-8") from None
    return [(number, line) for number, line in enumerate(lines, start=1) if line and not line.startswith("#")]


def file_text(title: str, puzzles: Iterable[Puzzle]) -> str:
    """The puzzles as a file."""
    head = [f"# {title}", "# grade width disturbed seconds table hand answer"]
    return "\n".join([*head, *[puzzle.text for puzzle in puzzles]]) + "\n"


class Unlike:
    """Keeps puzzles apart: none twice up to the suits, and no trick twice, unless its dates are a year apart."""

    def __init__(self, taken: Iterable[Puzzle] = ()) -> None:
        self._canons: set[Canon] = set()
        self._cores: dict[Canon, int | None] = {}
        for puzzle in taken:
            self.takes(puzzle)

    def takes(self, puzzle: Puzzle, day: int | None = None) -> bool:
        """Whether the puzzle is unlike all before, and then it is one of them; `day` is the number of its date."""
        shapes = shapes_of(puzzle.table)
        hand = tuple(map(face_of, puzzle.hand))
        form, trick = canon(shapes, hand), core(shapes, hand, shapes_of(puzzle.answer))
        if form in self._canons:
            return False
        if trick in self._cores:
            before = self._cores[trick]
            if before is None or day is None or day - before <= SAME_CORE_DAYS:
                return False
        self._canons.add(form)
        self._cores[trick] = day
        return True


def bank_of(numbers: Iterable[int], fill: Fill) -> tuple[Puzzle, ...]:
    """The bank: each slot's first puzzle that is unlike those of the slots before it, in the order of the file."""
    unlike = Unlike()
    puzzles = [_first_unlike(number, fill, unlike, None) for number in numbers]
    return tuple(sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.width > 0, puzzle.seconds, puzzle.text)))


def daily_of(bank: Sequence[Puzzle], days: Iterable[int], fill: Fill) -> tuple[Puzzle, ...]:
    """The daily puzzles: each date's first that is unlike the bank's and those of the dates before it."""
    unlike = Unlike(bank)
    return tuple([_first_unlike(day, fill, unlike, day) for day in days])


def _first_unlike(number: int, fill: Fill, unlike: Unlike, day: int | None) -> Puzzle:
    attempt = 0
    while True:
        puzzle, found = fill(number, attempt)
        if unlike.takes(puzzle, day):
            return puzzle
        attempt = found + 1
