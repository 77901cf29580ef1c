"""Builds the puzzles that ship, `bank.txt` and `daily.txt`, from their seed.

    python resources/puzzles/build_puzzles.py bank            # 1,000 puzzles, then
    python resources/puzzles/build_puzzles.py daily           # one for each of 3,660 dates

Each puzzle depends on the seed and its number only. What is found is written at once to `build/puzzles/` (`--pieces`
names another folder), so that the work can be broken off and taken up again; `--part 1/3 --fill` fills a third of the
numbers, beside other processes or on other machines, whose files are then put into one folder. The result is the same
in every case, since limits are counted in placements, never in seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ramio_desktop.model.puzzles.bank import (
    BANK_FILE, DAILY_FILE, bank_of, daily_of, file_text, load_bank,
)
from ramio_desktop.model.puzzles.generate import fill
from ramio_desktop.model.puzzles.puzzle import Puzzle, puzzle_of, read_puzzle
from ramio_desktop.model.puzzles.slots import DAYS, SEED, SHAPE, START, bank_slot, daily_slot

HERE = Path(__file__).resolve().parent
PIECES = HERE.parent.parent / "build" / "puzzles"


class Pieces:
    """What was found so far: a line a puzzle, `NUMBER FROM FOUND PUZZLE`, FROM and FOUND being attempts."""

    def __init__(self, kind: str, folder: Path, part: str) -> None:
        self._slot = bank_slot if kind == "bank" else daily_slot
        folder.mkdir(parents=True, exist_ok=True)
        self._known: dict[tuple[int, int], tuple[Puzzle, int]] = {}
        for file in sorted(folder.glob(f"{kind}-*.txt")):
            for line in file.read_text("utf-8").splitlines(keepends=True):
                if line.endswith("\n"):  # the last one may be torn
                    number, start, found, text = line.rstrip("\n").split(" ", 3)
                    self._known[int(number), int(start)] = read_puzzle(text), int(found)
        self._file = folder / f"{kind}-{part.replace('/', 'of')}.txt"
        if self._file.exists() and not self._file.read_bytes().endswith(b"\n"):
            whole, _, _ = self._file.read_bytes().rpartition(b"\n")
            self._file.write_bytes(whole + b"\n" if whole else b"")
        self.new = 0

    def fill(self, number: int, attempt: int) -> tuple[Puzzle, int]:
        """The puzzle of a slot from that attempt on, made now unless it is known."""
        if (number, attempt) not in self._known:
            found = fill(self._slot(number), SEED, attempt)
            puzzle = puzzle_of(found)
            with self._file.open("a", encoding="utf-8") as file:
                file.write(f"{number} {attempt} {found.attempt} {puzzle.text}\n")
            self._known[number, attempt] = puzzle, found.attempt
            self.new += 1
        return self._known[number, attempt]


def main() -> None:
    """Fill the slots, and put the puzzles together unless `--fill` says that others are at it too."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("bank", "daily"))
    parser.add_argument("--pieces", type=Path, default=PIECES, help="the folder of what was found so far")
    parser.add_argument("--part", default="1/1", metavar="K/N", help="fill every Nth slot, from the Kth on")
    parser.add_argument("--fill", action="store_true", help="only fill the slots")
    options = parser.parse_args()
    first, step = map(int, options.part.split("/"))
    size = sum(SHAPE.values()) if options.kind == "bank" else DAYS
    pieces = Pieces(options.kind, options.pieces, options.part)
    start = time.process_time()
    for number in range(first - 1, size, step):
        pieces.fill(number, 0)
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {size}", end="", file=sys.stderr)
    if options.fill:
        return
    if options.kind == "bank":
        text = file_text(f"{size} puzzles in five grades, seed {SEED!r}", bank_of(range(size), pieces.fill))
        (HERE / BANK_FILE).write_text(text, "utf-8")
    else:
        puzzles = daily_of(load_bank(HERE), range(size), pieces.fill)
        text = file_text(f"{size} puzzles by date from {START.text} on, seed {SEED!r}", puzzles)
        (HERE / DAILY_FILE).write_text(text, "utf-8")
    took = time.process_time() - start
    print(f"{size} puzzles, {pieces.new} of them made now in {took:.0f} s of processor, {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
