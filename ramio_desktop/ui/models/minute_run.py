"""One run of the minute: which puzzle is due, how much time is left, and how many were solved (RULES Z4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ramio_desktop.model.puzzles.draw import GradeDraw
from ramio_desktop.model.puzzles.minute import SECONDS, SHARES
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.model.shuffle import Chance


@dataclass(frozen=True)
class MinuteSolved:
    """A puzzle of the run, by its number in the bank from 1, and the seconds it took."""

    number: int
    grade: int
    seconds: float


class MinuteRun:
    """The time is that of `clock`, in seconds, which must never go back and goes on whatever the window does."""

    def __init__(self, bank: Sequence[Puzzle], chance: Chance, clock: Callable[[], float]) -> None:
        self._bank = bank
        self._draw = GradeDraw(bank, chance, SHARES)
        self._clock = clock
        self._begun: float | None = None
        self._since = 0.0
        self.number = self._draw.next()
        """The puzzle that is due, by its number from 1."""
        self.solved: list[MinuteSolved] = []
        """Those that were solved, in their order."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is due."""
        return self._bank[self.number - 1]

    @property
    def left(self) -> float:
        """The seconds that are left, from 60 down to 0."""
        if self._begun is None:
            return float(SECONDS)
        return max(0.0, self._begun + SECONDS - self._clock())

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.left <= 0

    def begin(self) -> None:
        """Let the time run."""
        self._begun = self._since = self._clock()

    def take_solution(self) -> bool:
        """Go on to the next puzzle, the due one being solved; False when the time was up before."""
        if self.is_over:
            return False
        now = self._clock()
        self.solved.append(MinuteSolved(self.number, self.puzzle.grade, now - self._since))
        self._since = now
        self.number = self._draw.next()
        return True
