"""Reviews for pictures and tests: real hands of computer players, and a judge who works in the same process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import QObject, QTimer

from ramio_desktop.model.hint import Hint, hint
from ramio_desktop.model.puzzles.own import NoPuzzle, make_puzzle
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.model.review import Best, Better, best_of, better
from ramio_desktop.model.state import State
from ramio_desktop.ui.samples import Sample, play

POSITION = "machiavelli 5h6h7h8h,JcJdJs,9d9h9s,TcJcQcKc,2d3d4d5d 4h8c8d9c/x13 x42 - 0:play opened=0"
"""A position to play with: every card of the hand can be laid."""


MISSED = 16
"""The place of the turn with the missed close in `missed_close`."""


class PatientJudge(QObject):
    """Works everything out in the window's own thread, one thing each time the event loop comes round, and once."""

    _best = staticmethod(cache(best_of))

    def best(self, view: State, seat: int, answered: Callable[[Best | None], None]) -> None:
        """The best of a position."""
        QTimer.singleShot(0, self, lambda: answered(self._best(view, seat)))

    def better(self, view: State, seat: int, answered: Callable[[Better | None], None]) -> None:
        """How it is done."""
        QTimer.singleShot(0, self, lambda: answered(better(view, seat)))

    def puzzle(self, view: State, seat: int, answered: Callable[[Puzzle | NoPuzzle | None], None]) -> None:
        """The puzzle it makes."""
        QTimer.singleShot(0, self, lambda: answered(make_puzzle(view, seat)))

    def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
        """A hint."""
        QTimer.singleShot(0, self, lambda: answered(hint(view, seat)))


def missed_close() -> Sample:
    """A hand of four in which the first seat could have gone out in its last turn and did not: turn 17 of 18."""
    return play("review-44", ["beginner", "hard", "easy", "hard"], lambda state: state.is_over)


ramino: Callable[[], Sample] = partial(
    play, "rv-1", ["easy", "hard", "medium", "easy"], lambda state: state.is_over, family="ramino"
)
"""A hand of ramino of four."""
