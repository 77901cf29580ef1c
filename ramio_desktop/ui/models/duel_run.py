"""A duel alone against a computer player: its rounds, whose clock runs, and who was first (RULES Z5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ramio_desktop.model.puzzles.draw import GradeDraw
from ramio_desktop.model.puzzles.duel import DRAWN, ROUND_SECONDS, Duel, computer_seconds, computer_steps
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.model.shuffle import Chance

PERSON: Final = 0
COMPUTER: Final = 1


@dataclass(frozen=True)
class Round:
    """A round that is over: its puzzle, who won it (None: nobody), after how long, and the computer's time for it."""

    number: int
    grade: int
    winner: int | None
    seconds: float
    computer: float | None
    """None when the computer would not have found a solution."""


class DuelRun:
    """The time is that of `clock`, in seconds, which must never go back and goes on whatever the window does."""

    def __init__(
        self, bank: Sequence[Puzzle], level: str, best_of: int, chance: Chance, clock: Callable[[], float]
    ) -> None:
        """KeyError for a level nobody knows, ValueError for a length that RULES Z5 does not."""
        self._bank = bank
        self._draw = GradeDraw(bank, chance, DRAWN[level])
        self._chance = chance
        self._clock = clock
        self._begun: float | None = None
        self._computer: float | None = None
        self._steps: tuple[float, ...] = ()
        self.level = level
        self.duel = Duel.begun(best_of)
        self.number = 0
        """The puzzle of the round, by its number from 1; 0 before the first."""
        self.rounds: list[Round] = []
        """Those that are over."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle of the round."""
        return self._bank[self.number - 1]

    @property
    def is_running(self) -> bool:
        """Whether a round is being played."""
        return self._begun is not None

    @property
    def elapsed(self) -> float:
        """The seconds since the round began; those of the last one when none is played."""
        if self._begun is not None:
            return self._clock() - self._begun
        return self.rounds[-1].seconds if self.rounds else 0.0

    @property
    def computer_cards(self) -> int:
        """How many cards the computer still holds, for all that can be seen."""
        held = len(self.puzzle.hand) if self.number else 0
        return held - sum(1 for step in self._steps if step <= self.elapsed)

    def draw(self) -> Puzzle:
        """The puzzle of the next round, and with it the time that the computer will take; ValueError in a round."""
        if self.is_running or self.duel.is_over:
            raise ValueError("a round is played, or the duel is over")
        self.number = self._draw.next()
        self._computer = computer_seconds(self.level, self.puzzle, self._chance)
        self._steps = computer_steps(self._computer, len(self.puzzle.hand), self._chance)
        return self.puzzle

    def begin(self) -> None:
        """Let the time of the round run."""
        self._begun = self._clock()

    def look(self) -> Round | None:
        """The round when it has ended by itself: the computer was there first, or the time is up."""
        if not self.is_running:
            return None
        elapsed = self.elapsed
        if self._computer is not None and elapsed >= self._computer:
            return self._end(COMPUTER, self._computer)
        return self._end(None, ROUND_SECONDS) if elapsed >= ROUND_SECONDS else None

    def take_solution(self) -> Round | None:
        """The person has solved it: the round, which the computer has won if it was there before; None outside one."""
        if not self.is_running:
            return None
        return self.look() or self._end(PERSON, self.elapsed)

    def give_up(self) -> Round | None:
        """The person finds nothing: the computer wins if it would have found a solution in time."""
        if not self.is_running:
            return None
        if (over := self.look()) is not None:
            return over
        winner = COMPUTER if self._computer is not None else None
        return self._end(winner, self._computer if self._computer is not None else self.elapsed)

    def _end(self, winner: int | None, seconds: float) -> Round:
        over = Round(self.number, self.puzzle.grade, winner, seconds, self._computer)
        self._begun = None
        self.duel = self.duel.after(winner)
        self.rounds.append(over)
        return over
