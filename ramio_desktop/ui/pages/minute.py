"""The minute: as many puzzles as one can lay in sixty seconds, and how it went (RULES Z4)."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ramio_desktop.model.puzzles.minute import SECONDS
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.minute_run import MinuteRun
from ramio_desktop.ui.pages.contest import ContestPage
from ramio_desktop.ui.panels.contest_result import ContestResult, ResultRow
from ramio_desktop.ui.panels.home_puzzles import Sign
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.puzzle_words import duration_text, record_text, solved_text
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.big_clock import URGENT_SECONDS
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.grade_dots import GradeDots
from ramio_desktop.ui.widgets.labels import label

SIGN = 56


class MinutePage(ContestPage):
    """One run after the other; the best one is kept in the book."""

    puzzle = Signal(int)
    """The person wants to go on with this puzzle of the bank without a clock."""

    def __init__(
        self, look: Look, settings: Settings, felt: Felt, book: PuzzleBook, seed: Callable[[], str],
        clock: Callable[[], float] = monotonic, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`seed` gives another text for each run; `clock` seconds that never go back. `start` begins."""
        self._book = book
        self._seed = seed
        self._now = clock
        self._run = self._new_run()
        self._best = book.progress.best_minute
        self._result: ContestResult | None = None
        super().__init__(look, settings, felt, self._run.puzzle, parent)
        self.setObjectName("MinutePage")
        self._dots = GradeDots(look, "on_felt2", 8)
        self.put("middle", self.clock)
        self.head.addStretch(1)
        self.head.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignVCenter)
        self._count = label("", "display", "felt1")
        self._counted = label("", "", "felt2")
        counts = QWidget()
        column = QVBoxLayout(counts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        for line in (self._count, self._counted):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(line)
        column.addStretch(1)
        self.put("own", counts)
        self.laid.connect(self._on_laid)
        MinutePage.retranslate(self)

    @property
    def run(self) -> MinuteRun:
        """The run that is played, or was played last."""
        return self._run

    @property
    def result(self) -> ContestResult | None:
        """How the run went, once it is over."""
        return self._result

    def start(self) -> None:
        """Begin another run: after a count the first puzzle is shown and the time runs."""
        self._run = self._new_run()
        self._best = self._book.progress.best_minute
        self._result = None
        self._say_title()
        self._say_counts()
        self._look_at(SECONDS)
        self._put_under_cover()
        self.cover.count_down(self.tr("One minute"), self.tr("Lay every card of the hand: the next puzzle follows"),
                              self._begin)

    # details

    def _new_run(self) -> MinuteRun:
        return MinuteRun(self._book.bank, Chance(self._seed()), self._now)

    def _begin(self) -> None:
        self._put(self._run.puzzle)
        self._dots.show_grade(self._run.puzzle.grade)
        self._run.begin()
        self._uncover()

    def _check_clock(self) -> None:
        self._look_at(self._run.left)
        if self._run.is_over and self._result is None:
            self._end()

    def _look_at(self, left: float) -> None:
        # The last second is shown as 0:01 until it is over.
        self.clock.show_time(-(-left // 1), left / SECONDS, left <= URGENT_SECONDS)

    def _on_laid(self) -> None:
        if self._result is not None:
            return
        if not self._run.take_solution():
            self._end()
            return
        # A record is one as soon as it is reached, whoever leaves before the minute is over.
        self._book.keep(self._book.progress.after_minute(len(self._run.solved)))
        self._put(self._run.puzzle)
        self._dots.show_grade(self._run.puzzle.grade)
        self._say_counts()
        announce(self, solved_text(len(self._run.solved)))

    def _end(self) -> None:
        count = len(self._run.solved)
        self._book.keep(self._book.progress.after_minute(count))
        result = self._result = ContestResult(self._look, Sign(self._look, "timer", SIGN))
        result.again.connect(self.start)
        result.leave.connect(self.leave)
        result.other.connect(lambda: self.puzzle.emit(self._run.number))
        self._say_result(result)
        self._cover_with(result)
        result.tell()

    # words

    def _say_result(self, result: ContestResult) -> None:
        solved = self._run.solved
        is_best = len(solved) > self._best
        result.say(
            solved_text(len(solved)) if solved else self.tr("None this time"),
            record_text(self._best) if self._best and not is_best else "",
            self.tr("A new record") if is_best else "",
        )
        result.show_rows([
            ResultRow(place, one.grade, duration_text(one.seconds)) for place, one in enumerate(solved, start=1)
        ])
        result.name_buttons(self.tr("Again"), self.tr("Leave"), self.tr("Finish the last one"))

    def _say_title(self) -> None:
        best = record_text(self._best) if self._best else ""
        self.set_title(self.tr("One minute"), best)

    def _say_counts(self) -> None:
        self._count.setText(str(len(self._run.solved)))
        self._count.setAccessibleName(solved_text(len(self._run.solved)))
        self._counted.setText(self.tr("solved", "under the number of puzzles", len(self._run.solved)))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self._say_title()
        self.set_task(self.tr("Lay every card of your hand"))
        self._say_counts()
        if self._result is not None:
            self._say_result(self._result)
