"""What came of a puzzle, as it is shown when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from ramio_desktop.model.puzzles.progress import Progress, Solution


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it was solved, or that it was given up, and what it did to the rating."""

    solution: Solution | None
    """None when the answer was wanted."""
    shortest: int
    """How many cards the shortest answer known moves."""
    points: int = 0
    """The player's rating now."""
    gain: int | None = None
    """What that is more than before; None where it counted for nothing."""
    first: Solution | None = None
    """The solution that is kept, when the puzzle had been solved before."""
    next: int | None = None
    """The number of the puzzle that is offered then."""


def outcome_of(
    before: Progress, after: Progress, solution: Solution | None, shortest: int, first: Solution | None,
    following: int | None,
) -> Outcome:  # fmt: skip
    """The outcome of a try that led from the one progress to the other."""
    moved = after.player != before.player
    points = round(after.player.points)
    gain = points - round(before.player.points) if moved else None
    return Outcome(solution, shortest, points, gain, first, following)
