"""The puzzle of the day: its date and grade, the streak, the way to it, and the calendar of those before (RULES Z3)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.model.puzzles.dates import day_of
from ramio_desktop.model.puzzles.progress import Progress
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.felt_head import FeltHead
from ramio_desktop.ui.panels.month import Month
from ramio_desktop.ui.puzzle_words import day_text, days_text, duration_text
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.grade_dots import GradeDots
from ramio_desktop.ui.widgets.labels import ElidedLabel, set_tone
from ramio_desktop.ui.widgets.panels import Panel

FLAME = 30
FLAME_COMPACT = 24


class DailyCard(Panel):
    """`picked` carries the date of the puzzle that is wanted, as an ordinal; `share` wants today's as a text."""

    picked = Signal(int)
    share = Signal()

    def __init__(self, look: Look, felt: Felt, first: int, parent: QWidget | None = None) -> None:
        """`first` is the first date there is a puzzle for, as an ordinal."""
        super().__init__(parent=parent)
        self._look = look
        self._first = first
        self._today = 0
        self._grade = 0
        self._progress = Progress()
        self._streak = self._record = 0
        dp, dps = look.measures.dp, look.measures.dps
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        head = FeltHead(felt)
        inside = QVBoxLayout(head)
        narrow = look.measures.compact
        side = 16 if narrow else 20
        inside.setContentsMargins(*dps(side, 18, side, 18))
        inside.setSpacing(dp(14))
        words = QVBoxLayout()
        words.setSpacing(dp(2))
        top = QHBoxLayout()
        top.setSpacing(dp(8))
        self._over = ElidedLabel("", "secondary", "felt2")
        self._dots = GradeDots(look, "on_felt2")
        top.addWidget(self._over, 1)
        top.addWidget(self._dots)
        self._date = ElidedLabel("", "section", "felt1")
        words.addLayout(top)
        words.addWidget(self._date)
        inside.addLayout(words)
        row = QHBoxLayout()
        row.setSpacing(dp(6 if narrow else 10))
        self._flame = QLabel()
        counts = QVBoxLayout()
        counts.setSpacing(0)
        self._days = ElidedLabel("", "number", "warn")
        self._best = ElidedLabel("", "secondary", "felt2")
        counts.addWidget(self._days)
        counts.addWidget(self._best)
        self.button = Button(look, "", Kind.PRIMARY, icon="" if narrow else "play")
        self.button.clicked.connect(self._pressed)
        row.addWidget(self._flame)
        row.addLayout(counts, 1)
        row.addWidget(self.button)
        inside.addLayout(row)
        column.addWidget(head)
        self.month = Month(look)
        self.month.setContentsMargins(*dps(16, 12, 16, 20))
        self.month.picked.connect(self.picked)
        column.addWidget(self.month, 1)
        look.theme.changed.connect(self._redraw)

    def show_day(self, today: int, grade: int, progress: Progress) -> None:
        """Show today, as an ordinal, the grade of its puzzle, and what was solved so far."""
        self._today, self._grade, self._progress = today, grade, progress
        self._streak, self._record = progress.streak(today), progress.longest_streak
        self._dots.show_grade(grade)
        solved = {day: one.on_its_day for day, one in progress.days.items()}
        self.month.show_days(self._first, today, solved)
        self._say()

    @property
    def _is_solved(self) -> bool:
        return self._today in self._progress.days

    def _pressed(self) -> None:
        if self._is_solved:
            self.share.emit()
        else:
            self.picked.emit(self._today)

    def _say(self) -> None:
        if not self._today:
            return
        today = day_of(self._today)
        title = self.tr("Puzzle of the day")
        if self._is_solved:
            seconds = self._progress.days[self._today].solution.seconds
            title = self.tr("Puzzle of the day, solved in {time}")
            if self._look.measures.compact:
                title = self.tr("Solved in {time}", "the puzzle of the day")
            title = title.format(time=duration_text(seconds))
        self._over.set_text(title)
        self._date.set_text(day_text(today, today))
        self._days.set_text(days_text(self._streak))
        if self._streak:
            self._best.set_text(self.tr("in a row, record {n}").format(n=self._record))
        else:
            record = self.tr("record %n day(s)", "", self._record)
            self._best.set_text(record if self._record else self.tr("start today"))
        set_tone(self._days, "warn" if self._streak else "felt1")
        share = self._is_solved
        self.button.set_kind(Kind.SECONDARY if share else Kind.PRIMARY)
        if not self._look.measures.compact:  # there the counts need its room
            self.button.set_icon("share-2" if share else "play")
        self.button.setText(self.tr("Share") if share else self.tr("Play"))
        name = self.tr("Share today's result") if share else self.tr("Play the puzzle of the day")
        self.button.setAccessibleName(name)
        self._redraw()

    def _redraw(self) -> None:
        side = self._look.measures.px(FLAME_COMPACT if self._look.measures.compact else FLAME)
        ink = "warn_text" if self._streak else "on_felt2"
        self._flame.setPixmap(self._look.icons.pixmap("flame", side, ink, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
