"""The puzzle of a date on the table: until midnight of this computer it counts for the streak (RULES Z3)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from ramio_desktop.model.puzzles.dates import day_of
from ramio_desktop.model.puzzles.progress import DaySolution, Progress, Solution, Started
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.puzzle_outcome import Outcome
from ramio_desktop.ui.models.today import Today
from ramio_desktop.ui.pages.kept_puzzle import KeptPuzzle
from ramio_desktop.ui.panels.daily_result import DailyResult
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.puzzle_words import Shared, day_text, streak_text
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.grade_dots import GradeDots
from ramio_desktop.ui.widgets.labels import ElidedLabel

FLAME = 22


class DailyPage(KeptPuzzle):
    """Plays the puzzle of one date; leaving keeps it as it is. A day that ends meanwhile is said at once."""

    share = Signal(object)
    """A `Shared` is to be told to others."""
    todayWanted = Signal()
    """The person wants today's puzzle instead of this one."""

    def __init__(
        self, look: Look, settings: Settings, book: PuzzleBook, today: Today, day: int, parent: QWidget | None = None
    ) -> None:
        """`day` is the date as an ordinal; OSError and DamagedBank when the program is not whole."""
        self._today = today
        self.day = day
        self._opened = today.ordinal
        super().__init__(look, settings, book, book.of_day(day), parent)
        self.setObjectName("DailyPage")
        dots = GradeDots(look, "on_felt2", 8)
        dots.show_grade(self.puzzle.grade)
        self._dots = dots
        self._note = ElidedLabel("", "", "felt2")
        self._flame = QLabel()
        self._streak = ElidedLabel("", "strong", "warn")
        self.today_button = Button(look, "", Kind.SECONDARY, icon="calendar")
        self.today_button.setFocusPolicy(self._back.focusPolicy())
        self.today_button.clicked.connect(self.todayWanted)
        self.head.setSpacing(look.measures.dp(12))
        self.head.addWidget(dots)
        self.head.addWidget(self._note, 1)
        self.head.addWidget(self._flame)
        self.head.addWidget(self._streak)
        self.head.addWidget(self.today_button)
        self.result = DailyResult(look, self)
        self.result.hide()
        self.result.next.connect(self._on_share)
        self.result.again.connect(self.play_again)
        today.changed.connect(self._on_midnight)
        book.changed.connect(self._say_day)
        look.theme.changed.connect(self._draw_flame)
        self._open(book.progress.days_started.get(day))

    def play_again(self) -> None:
        """The same puzzle from its beginning; the first solution stays the one that is kept."""
        started = self._book.progress.days_started.get(self.day)
        self._open(Started(0, aided=True) if started is not None and started.aided else None)
        self.view.setFocus()

    def keep(self) -> None:
        """Keep what has been done with this puzzle so far."""
        if self.is_open and self.day not in self._book.progress.days:
            self._book.keep(self._book.progress.after_leaving_day(self.day, self.left()))

    # details

    def _open(self, started: Started | None) -> None:
        self.set_puzzle(self.puzzle, started)
        DailyPage.retranslate(self)

    def _on_solved(self, solution: Solution) -> None:
        self._today.look()  # midnight may have been a moment ago
        before = self._book.progress
        self._book.keep(before.after_day(self.day, self._today.ordinal, solution))
        first = before.days.get(self.day)
        self._show_result(solution, first)

    def _on_gave_up(self) -> None:
        """Who has seen the answer has had help, should he solve it after all."""
        if self.day not in self._book.progress.days:
            left = Started(int(self.clock.seconds), aided=True)
            self._book.keep(self._book.progress.after_leaving_day(self.day, left))

    def _on_answered(self) -> None:
        self._show_result(None, self._book.progress.days.get(self.day))

    def _show_result(self, solution: Solution | None, first: DaySolution | None) -> None:
        kept = self._book.progress.days.get(self.day)
        before = first.solution if first is not None and solution is not None else None
        outcome = Outcome(solution, self.shortest, first=before)
        self.put("tray", self.result)
        self.result.show_day(outcome, self._streak_sentence(kept, solution), kept is not None)
        (self.result.next_button if kept is not None else self.result.again_button).setFocus()

    def _on_share(self) -> None:
        progress = self._book.progress
        if (kept := progress.days.get(self.day)) is not None:
            self.share.emit(shared(progress, self.day, self.puzzle.grade, kept))

    def _on_midnight(self) -> None:
        self._say_day()
        if self._opened == self.day != self._today.ordinal:
            if self.is_open:
                self.say(self._note.whole())
            announce(self, self._note.whole())

    def _cost(self) -> str:
        started = self._book.progress.days_started.get(self.day)
        if self.day in self._book.progress.days or started is not None and started.aided:
            return ""
        return self.tr("If you lay the cards afterwards, it counts as solved with help.")

    # words

    def _streak_sentence(self, kept: DaySolution | None, solution: Solution | None) -> str:
        if kept is None:
            return ""
        if solution is None or not kept.on_its_day:
            late = self.tr("Solved after its day: it does not count for the streak")
            return "" if solution is None else self._set_back() if self.day == self._today.ordinal else late
        progress = self._book.progress
        count = progress.streak(self._today.ordinal)
        if not count or self.day != self._today.ordinal:
            return ""
        return self.tr("{days}, record {n}").format(days=streak_text(count), n=progress.longest_streak)

    def _set_back(self) -> str:
        return self.tr("The clock of this computer was set back: it does not count for the streak")

    def _say_day(self) -> None:
        today, progress = self._today.ordinal, self._book.progress
        kept = progress.days.get(self.day)
        if self.day == today:
            note = self.tr("It counts for the streak until midnight of this computer")
            if progress.latest > today:
                note = self._set_back()
            if kept is not None:
                note = self.tr("Solved today: the next one comes at midnight")
        elif self._opened == self.day:
            note = self.tr("Midnight has passed: no longer for the streak")
        else:
            note = self.tr("An earlier date: not for the streak")
        self._note.set_text(note)
        count = progress.streak(today)
        self._streak.set_text(streak_text(count))
        self._streak.setVisible(count > 0)
        self._flame.setVisible(count > 0)
        self.today_button.setVisible(self.day != today)
        self._draw_flame()

    def _draw_flame(self) -> None:
        side = self._look.measures.px(FLAME)
        self._flame.setPixmap(self._look.icons.pixmap("flame", side, "warn_text", self.devicePixelRatioF()))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self.set_title(self.tr("Puzzle of the day"), day_text(day_of(self.day), day_of(self._today.ordinal)))
        self.today_button.setText(self.tr("Today's"))
        self._dots.show_grade(self.puzzle.grade)
        self._say_day()


def shared(progress: Progress, day: int, grade: int, kept: DaySolution) -> Shared:
    """What is told of the puzzle of a date that was solved; the streak is the one up to that day."""
    return Shared(day, grade, kept.solution, progress.streak(day) if kept.on_its_day else 0)
