"""Progress: what is kept of a player's puzzles, as a value and as a file (RULES Z3, S).

The file is text, one thing a line, and ends with a sum of what stands before:

    ramio puzzles 2
    player 1342.6 211.3 0.06
    minute 7
    latest 2026-11-30
    puzzle 17 95 12 - 1480.0 140.2 0.06
    day 2026-11-30 143 20 aided
    day 2026-11-29 61 9 - on_day
    star 17
    started 18 95 2 -
    draft 18 draft 1 5b3ff0c2 0 1 8
    sum 5b3ff0c2

A puzzle and a date keep the first solution: its seconds, its moves, and whether a hint or the answer helped. What the
puzzle is worth by now follows where it was tried; a puzzle that was tried in vain has `-` for seconds and moves. One
that was left unfinished, of the bank or of a date, has the seconds until then, how many cards of the hand were laid,
and the lines of its draft. Format 1, which is read too, had neither stars nor unfinished puzzles.
"""

from __future__ import annotations

import math
import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final
from zlib import crc32

from ..files import problems, put_aside, write_whole
from .daily import longest, streak
from .dates import day_of, read_day
from .puzzle import Puzzle
from .rating import BELOW, NEW_PLAYER, Rating, after_try, new_puzzle, score_of

FORMAT: Final = 2
FILE: Final = "puzzles.txt"
_AIDED: Final = "aided"


class DamagedProgress(ValueError):
    """A file of which nothing sure can be said."""


class NewerProgress(ValueError):
    """A file that a newer version of the program wrote: it is left alone."""


@dataclass(frozen=True, slots=True)
class Solution:
    """How a puzzle was solved."""

    seconds: int
    moves: int
    aided: bool = False
    """Whether a hint or the answer helped."""


@dataclass(frozen=True, slots=True)
class Started:
    """How far a puzzle is that was left unfinished."""

    seconds: int
    laid: int = 0
    """How many cards of the hand lie on the table."""
    aided: bool = False
    draft: tuple[str, ...] = ()
    """The moves made so far, as `Draft.lines` has them."""


@dataclass(frozen=True, slots=True)
class DaySolution:
    """How the puzzle of a date was solved."""

    solution: Solution
    on_its_day: bool
    """Whether it counts for the streak."""


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is kept; each change gives a new value."""

    solved: Mapping[int, Solution] = field(default_factory=dict)
    """By the puzzle's number, from 1."""
    ratings: Mapping[int, Rating] = field(default_factory=dict)
    """Of the puzzles that were tried."""
    days: Mapping[int, DaySolution] = field(default_factory=dict)
    """By the date's ordinal."""
    latest: int = 0
    """The latest date on which any daily puzzle was solved: a clock set back behind it adds nothing."""
    best_minute: int = 0
    """The most puzzles solved in a run of the minute."""
    player: Rating = NEW_PLAYER
    started: Mapping[int, Started] = field(default_factory=dict)
    """Puzzles that were left unfinished, by their numbers."""
    days_started: Mapping[int, Started] = field(default_factory=dict)
    """The same for those of dates."""
    starred: frozenset[int] = frozenset()
    """The numbers of the puzzles that the player marked."""

    def after_solving(self, number: int, puzzle: Puzzle, solution: Solution) -> Progress:
        """With a puzzle of the bank solved; only the first time counts for the ratings."""
        if number in self.solved:
            return self
        score = score_of(True, solution.aided, solution.seconds, puzzle)
        rated = self.after_leaving(number, None)._rated(number, puzzle, score)
        return replace(rated, solved={**self.solved, number: solution})

    def after_giving_up(self, number: int, puzzle: Puzzle) -> Progress:
        """With a puzzle of the bank given up; once is enough for the ratings."""
        left = self.after_leaving(number, None)
        if number in self.solved or number in self.ratings:
            return left
        return left._rated(number, puzzle, 0.0)

    def gave_up(self, number: int) -> bool:
        """Whether the answer was shown before the puzzle was solved: a later solution counts as aided."""
        return number in self.ratings and number not in self.solved

    def after_leaving(self, number: int, started: Started | None) -> Progress:
        """With a puzzle of the bank left unfinished; None: there is nothing of it to go on with."""
        return replace(self, started=_with(self.started, number, started))

    def after_leaving_day(self, day: int, started: Started | None) -> Progress:
        """The same for the puzzle of a date."""
        return replace(self, days_started=_with(self.days_started, day, started))

    def after_starring(self, number: int, on: bool) -> Progress:
        """With the player's mark on a puzzle of the bank, or without it."""
        return replace(self, starred=self.starred | {number} if on else self.starred - {number})

    def after_day(self, day: int, today: int, solution: Solution) -> Progress:
        """With the puzzle of a date solved; both dates as ordinals.

        It counts for the streak on its own day, unless something was solved on a later one: the clock was set back.
        """
        if day in self.days:
            return self
        solved = DaySolution(solution, day == today and today >= self.latest)
        left = self.after_leaving_day(day, None)
        return replace(left, days={**self.days, day: solved}, latest=max(self.latest, today))

    def after_minute(self, count: int) -> Progress:
        """With a run of the minute played."""
        return replace(self, best_minute=max(self.best_minute, count))

    def joined(self, others: Progress, base: Progress) -> Progress:
        """With what another window of the program has written meanwhile: `others` were first where both have something.

        `base` is what the file held before. Stars and unfinished puzzles are those of the others with what was changed
        here since; one that either has solved is not unfinished any more.
        """
        more = len(others.ratings) > len(self.ratings)
        solved, days = {**self.solved, **others.solved}, {**self.days, **others.days}
        started = _merged(self.started, others.started, base.started)
        days_started = _merged(self.days_started, others.days_started, base.days_started)
        return Progress(
            solved, {**self.ratings, **others.ratings}, days, max(self.latest, others.latest),
            max(self.best_minute, others.best_minute), others.player if more else self.player,
            {number: one for number, one in started.items() if number not in solved},
            {day: one for day, one in days_started.items() if day not in days},
            others.starred - (base.starred - self.starred) | (self.starred - base.starred),
        )  # fmt: skip

    def streak(self, today: int) -> int:
        """How many dates in a row, up to today or yesterday, were solved on their day."""
        return streak(self._on_their_day, today)

    @property
    def longest_streak(self) -> int:
        """How many dates in a row were solved on their day at best."""
        return longest(self._on_their_day)

    @property
    def _on_their_day(self) -> frozenset[int]:
        return frozenset(day for day, solved in self.days.items() if solved.on_its_day)

    def rating_of(self, number: int, puzzle: Puzzle) -> Rating:
        """What a puzzle is worth by now."""
        return self.ratings.get(number) or new_puzzle(puzzle)

    def offer(self, bank: Sequence[Puzzle], grade: int = 0, but: Container[int] = ()) -> int | None:
        """The unsolved puzzle that suits the player best, by its number; None when all are solved.

        With a `grade` it is one of that; none of the numbers `but`, unless nothing else is left.
        """
        wanted = self.player.points - BELOW
        unsolved = [
            number for number, puzzle in enumerate(bank, start=1)
            if number not in self.solved and grade in (0, puzzle.grade)
        ]
        unsolved = [number for number in unsolved if number not in but] or unsolved
        return min(
            unsolved, key=lambda number: (abs(self.rating_of(number, bank[number - 1]).points - wanted), number),
            default=None,
        )

    def _rated(self, number: int, puzzle: Puzzle, score: float) -> Progress:
        if number in self.ratings:
            return self
        player, worth = after_try(self.player, new_puzzle(puzzle), score)
        return replace(self, player=player, ratings={**self.ratings, number: worth})


def _merged(
    mine: Mapping[int, Started], others: Mapping[int, Started], base: Mapping[int, Started]
) -> dict[int, Started]:
    changed = {number for number in mine.keys() | base.keys() if mine.get(number) != base.get(number)}
    theirs = {number: one for number, one in others.items() if number not in changed}
    return {**theirs, **{number: one for number, one in mine.items() if number in changed}}


def _with(kept: Mapping[int, Started], number: int, started: Started | None) -> Mapping[int, Started]:
    others = {other: one for other, one in kept.items() if other != number}
    return others if started is None else {**others, number: started}


# --- Text ----------------------------------------------------------------------------------------------------------


def progress_text(progress: Progress) -> str:
    """The file of what is kept."""
    lines = [f"ramio puzzles {FORMAT}", f"player {_rating_text(progress.player)}", f"minute {progress.best_minute}"]
    if progress.latest:
        lines.append(f"latest {day_of(progress.latest).text}")
    for number in sorted({*progress.solved, *progress.ratings}):
        solution = progress.solved.get(number)
        rating = progress.ratings.get(number)
        line = f"puzzle {number} {_solution_text(solution)}"
        lines.append(line if rating is None else f"{line} {_rating_text(rating)}")
    for day, solved in sorted(progress.days.items()):
        on_its_day = " on_day" if solved.on_its_day else ""
        lines.append(f"day {day_of(day).text} {_solution_text(solved.solution)}{on_its_day}")
    lines += [f"star {number}" for number in sorted(progress.starred)]
    for number, started in sorted(progress.started.items()):
        lines += _started_lines(str(number), started)
    for day, started in sorted(progress.days_started.items()):
        lines += _started_lines(day_of(day).text, started)
    body = "\n".join(lines) + "\n"
    return f"{body}sum {crc32(body.encode()):08x}\n"


def read_progress(text: str) -> Progress:
    """What a file keeps; NewerProgress, DamagedProgress."""
    first, _, _ = text.partition("\n")
    version = re.fullmatch(r"ramio puzzles ([1-9]\d{0,5})", first)
    if version and int(version[1]) > FORMAT:
        raise NewerProgress(f"format {version[1]}, known here: {FORMAT}")
    body, _, rest = text.rpartition("sum ")
    if not version or rest != f"{crc32(body.encode()):08x}\n":
        raise DamagedProgress("its sum is wrong, or it is no file of puzzles")
    progress = Progress()
    solved: dict[int, Solution] = {}
    ratings: dict[int, Rating] = {}
    days: dict[int, DaySolution] = {}
    started: dict[str, Started] = {}
    starred: set[int] = set()
    try:
        for line in body.splitlines()[1:]:
            match line.split(" "):
                case ["player", *numbers]:
                    progress = replace(progress, player=_read_rating(numbers))
                case ["minute", count]:
                    progress = replace(progress, best_minute=int(count))
                case ["latest", day]:
                    progress = replace(progress, latest=read_day(day).ordinal)
                case ["puzzle", number, seconds, moves, aided, *numbers]:
                    if seconds != "-":
                        solved[int(number)] = _read_solution(seconds, moves, aided)
                    if numbers:
                        ratings[int(number)] = _read_rating(numbers)
                case ["day", day, seconds, moves, aided, *marks]:
                    solution = _read_solution(seconds, moves, aided)
                    days[read_day(day).ordinal] = DaySolution(solution, marks == ["on_day"])
                case ["star", number]:
                    starred.add(int(number))
                case ["started", name, seconds, laid, aided]:
                    started[name] = Started(int(seconds), int(laid), aided == _AIDED)
                case ["draft", name, *words] if name in started:
                    left = started[name]
                    started[name] = replace(left, draft=(*left.draft, " ".join(words)))
                case _:
                    raise ValueError(line)
        of_days = {read_day(name).ordinal: left for name, left in started.items() if not name.isdecimal()}
    except ValueError as error:
        raise DamagedProgress(f"a line cannot be read: {error}") from None
    of_bank = {int(name): left for name, left in started.items() if name.isdecimal()}
    return replace(
        progress, solved=solved, ratings=ratings, days=days, started=of_bank, days_started=of_days,
        starred=frozenset(starred),
    )  # fmt: skip


def _solution_text(solution: Solution | None) -> str:
    if solution is None:
        return "- - -"
    return f"{solution.seconds} {solution.moves} {_AIDED if solution.aided else '-'}"


def _started_lines(name: str, started: Started) -> list[str]:
    head = f"started {name} {started.seconds} {started.laid} {_AIDED if started.aided else '-'}"
    return [head, *(f"draft {name} {line}" for line in started.draft)]


def _read_solution(seconds: str, moves: str, aided: str) -> Solution:
    return Solution(int(seconds), int(moves), aided == _AIDED)


def _rating_text(rating: Rating) -> str:
    return f"{rating.points:.3f} {rating.deviation:.3f} {rating.volatility:.6f}"


def _read_rating(numbers: list[str]) -> Rating:
    points, deviation, volatility = map(float, numbers)
    if not all(map(math.isfinite, (points, deviation, volatility))) or deviation <= 0 or volatility <= 0:
        raise ValueError("these numbers are no rating")
    return Rating(points, deviation, volatility)


# --- File ----------------------------------------------------------------------------------------------------------


def save_progress(progress: Progress, folder: Path) -> None:
    """Write what is kept in one move; SaveProblem, and then the old file is there whole."""
    path = folder / FILE
    with problems(path):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, progress_text(progress).encode())


def load_progress(folder: Path) -> tuple[Progress, Path | None]:
    """What is kept in the folder, nothing yet when there is no file; SaveProblem, NewerProgress.

    A damaged file is put aside under another name, which is handed back: nothing is overwritten by a fresh start.
    """
    path = folder / FILE
    with problems(path):
        if not path.exists():
            return Progress(), None
        data = path.read_bytes()
    try:
        return read_progress(data.decode()), None
    except (DamagedProgress, UnicodeDecodeError):
        return Progress(), put_aside(path)
