"""The computer players of this program: one process that thinks for all of them, started when first needed."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer

from ramio_desktop.model.bots.worker import Asked, Question
from ramio_desktop.model.hint import Hint, read_hint
from ramio_desktop.model.puzzles.own import NoPuzzle, read_made
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.model.review import Best, Better, read_best, read_better
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.messages import Notice
from ramio_desktop.net.robot import PACES, Robot
from ramio_desktop.net.thinker import Thinker
from ramio_desktop.ui.local_table import Poster
from ramio_desktop.ui.settings import Settings


class Computers(QObject):
    """Sets computer players to work; their pace follows the setting from the next action on."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._poster = Poster()
        self._thinker = Thinker(self._poster.post, self._later)
        self._robots: WeakSet[Robot] = WeakSet()
        settings.changed.connect(self._on_setting)

    def player(self, guest: Guest, level: str, tell: Callable[[Notice], None]) -> Robot:
        """A computer player of that level on that seat (a `PlayerFactory` of sessions)."""
        robot = Robot(guest, level, self._thinker, self._later, PACES[self._settings.pace], tell)
        self._robots.add(robot)
        return robot

    def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
        """Work a person's hint out in the same process (an `Advisor` of the table)."""
        grammar = rules_of(view).grammar(view.options)

        def take(text: str | None) -> None:
            answered(read_hint(text, grammar) if text is not None else None)

        self._thinker.ask(Question.hint(view, seat), take)

    def best(self, view: State, seat: int, answered: Callable[[Best | None], None]) -> None:
        """Work out in the same process what the best of a position is (a `Judge` of reviews)."""

        def take(text: str | None) -> None:
            answered(read_best(text) if text is not None else None)

        self._thinker.ask(Question.review(view, seat, Asked.BEST), take)

    def better(self, view: State, seat: int, answered: Callable[[Better | None], None]) -> None:
        """Work out how it is done."""
        grammar = rules_of(view).grammar(view.options)

        def take(text: str | None) -> None:
            answered(read_better(text, grammar) if text is not None else None)

        self._thinker.ask(Question.review(view, seat, Asked.BETTER), take)

    def puzzle(self, view: State, seat: int, answered: Callable[[Puzzle | NoPuzzle | None], None]) -> None:
        """Work out which puzzle a position makes, or why it makes none."""

        def take(text: str | None) -> None:
            answered(read_made(text) if text is not None else None)

        self._thinker.ask(Question.review(view, seat, Asked.PUZZLE), take)

    def warm(self) -> None:
        """Start the process ahead of the first question."""
        self._thinker.start()

    def close(self) -> None:
        """End the process; none is left when this returns."""
        self._thinker.close()

    def _later(self, seconds: float, work: Callable[[], None]) -> None:
        QTimer.singleShot(round(seconds * 1000), self, work)

    def _on_setting(self, name: str) -> None:
        if name == "pace":
            for robot in self._robots:
                robot.pace = PACES[self._settings.pace]
