"""The commands on puzzles: `puzzles` lists and proves those that ship, `daily` shows the one of a date."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from ramio_desktop.model.puzzles.bank import BANK_FILE, DAILY_FILE, load_bank, load_daily, load_days
from ramio_desktop.model.puzzles.daily import index_of
from ramio_desktop.model.puzzles.dates import read_day
from ramio_desktop.model.puzzles.person import PLAYERS
from ramio_desktop.model.puzzles.proof import faults, not_in_order, shares
from ramio_desktop.model.puzzles.puzzle import DamagedBank, Puzzle
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .output import BadInput, Words, file_problem

_DAMAGED: Final = QT_TRANSLATE_NOOP("CommandLine", "{name} is damaged in line {line}")


def register(commands: Any) -> None:
    """Add `puzzles` and `daily`."""
    command = commands.add_parser(
        "puzzles",
        help="the puzzles, and the proof of them",
        description="Print the puzzles, a line each: its number, its grade from 1 to 5, and the position.\n"
        "With --check each is proved instead: the stored answer is legal and lays the whole hand, the solver finds on\n"
        "its own that it can be laid, and the grade is what it should be. Then who solves how many of each grade: the\n"
        "players who only lay off (P0), take one (P1), two (P2), four (P3) melds apart at once, and the exact solver.\n"
        "The exit code is 1 when something is wrong.",
        epilog="example:\n  ramio-desktop puzzles 17 --check",
    )
    command.add_argument("number", nargs="?", metavar="N", help="only puzzle N, from 1")
    command.add_argument("--check", action="store_true", help="prove them")
    command.add_argument("--daily", action="store_true", help="those of the dates instead of the thousand")
    command.set_defaults(run=run_puzzles)

    command = commands.add_parser(
        "daily",
        help="the puzzle of a date",
        description="Print the position of today's puzzle, or of another date's. It is the same for everybody.",
        epilog="example:\n  ramio-desktop daily 2026-12-24",
    )
    command.add_argument("date", nargs="?", metavar="DATE", help="such as 2026-12-24 (default: today)")
    command.set_defaults(run=run_daily)


def run_puzzles(options: argparse.Namespace, words: Words) -> int:
    """The command `puzzles`."""
    puzzles = _loaded(options.daily)
    numbers = range(1, len(puzzles) + 1)
    if options.number is not None:
        if not (options.number.isascii() and options.number.isdigit() and int(options.number) in numbers):
            raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "N is a number from 1 to {most}"), most=len(puzzles))
        numbers = range(int(options.number), int(options.number) + 1)
    if options.check:
        return _check(puzzles, numbers, whole=options.number is None and not options.daily)
    for number in numbers:
        puzzle = puzzles[number - 1]
        print(f"{number} {puzzle.grade} {puzzle.position}")
    return 0


def run_daily(options: argparse.Namespace, words: Words) -> int:
    """The command `daily`."""
    try:
        day = read_day(options.date or date.today().isoformat())
    except ValueError:
        raise BadInput(
            QT_TRANSLATE_NOOP("CommandLine", "a date such as 2026-12-24 is wanted, not “{text}”"), text=options.date
        ) from None
    try:
        puzzle = load_daily(resources_dir() / "puzzles", index_of(day))
    except OSError as error:
        raise file_problem(DAILY_FILE, error) from None
    except DamagedBank as damage:
        raise BadInput(_DAMAGED, name=DAILY_FILE, line=damage.line) from None
    print(puzzle.position)
    return 0


def _loaded(daily: bool) -> tuple[Puzzle, ...]:
    folder = resources_dir() / "puzzles"
    name = DAILY_FILE if daily else BANK_FILE
    try:
        return load_days(folder) if daily else load_bank(folder)
    except OSError as error:
        raise file_problem(name, error) from None
    except DamagedBank as damage:
        raise BadInput(_DAMAGED, name=name, line=damage.line) from None


def _check(puzzles: Sequence[Puzzle], numbers: Sequence[int], whole: bool) -> int:
    """Prove these puzzles, and with `whole` that the bank is in order; 1 when something is wrong."""
    start = time.perf_counter()
    wrong = 0
    chosen = [puzzles[number - 1] for number in numbers]
    for number, puzzle in zip(numbers, chosen):
        for fault in faults(puzzle):
            print(f"puzzle {number}: {fault}")
            wrong += 1
    for fault in not_in_order(puzzles) if whole else ():
        print(fault)
        wrong += 1
    print("grade puzzles " + " ".join(f"{name:>6}" for name in (*PLAYERS, "exact")))
    for share in shares(chosen):
        percent = " ".join(f"{100 * solved / share.puzzles:5.1f}%" for solved in share.solved)
        print(f"{share.grade:5} {share.puzzles:7} {percent}")
    print(f"{len(chosen)} proved in {time.perf_counter() - start:.1f} s" if not wrong else f"{wrong} faults")
    return 1 if wrong else 0
