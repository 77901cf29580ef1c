"""The page of the puzzles: the thousand of the bank in a grid, and beside it the other ways to play them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget,
)  # fmt: skip

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.puzzle_list import PuzzleList, Which
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.puzzle_words import GRADES, grade_text
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.grade_dots import GradeDots
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.puzzle_grid import PuzzleGrid
from ramio_desktop.ui.widgets.scrolled import Scrolled

SIDE = 344
SIDE_COMPACT = 300
BAR = 160


class GradeButton(QPushButton):
    """Shows puzzles of one grade only, or of all again."""

    def __init__(self, look: Look, grade: int) -> None:
        super().__init__()
        self.grade = grade
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("kind", "grade")
        self.setProperty("ringRadius", 10)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._dots = GradeDots(look, "text2", 6)
        self._dots.show_grade(grade)
        self._dots.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignCenter)
        self.setFixedSize(look.measures.px(55), look.measures.px(38))

    def name(self, text: str) -> None:
        """Name it in the language of now."""
        self.setAccessibleName(text)
        self.setToolTip(text)
        self._dots.show_grade(self.grade)


class PuzzlesPage(Page):
    """`picked` carries the number of the puzzle that is wanted.

    `side` is the right column, for what else there is to play: widgets added to it scroll where they have no room.
    """

    picked = Signal(int)

    def __init__(self, look: Look, book: PuzzleBook, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("PuzzlesPage")
        self._book = book
        self.puzzles = PuzzleList(book.bank, book.progress, self)
        self._bar.hide()
        self._solved = label("", "", "2")
        self._part = QProgressBar()
        self._part.setTextVisible(False)
        self._part.setRange(0, len(book.bank))
        self._head_row.insertWidget(2, self._part)
        self._head_row.insertWidget(2, self._solved)
        left = QVBoxLayout()
        left.setSpacing(look.measures.dp(12))
        left.addLayout(self._make_filters())
        left.addLayout(self._make_grades())
        self.grid = PuzzleGrid(look, self.puzzles)
        self.grid.picked.connect(self.picked)
        self.grid.fitted.connect(self._end_with_cells)
        self._nothing = label("", "", "2")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._nothing.hide()
        left.addWidget(self.grid, 1)
        left.addWidget(self._nothing, 1)
        self.body.addLayout(left, 1)
        self.body.addWidget(self._make_side())
        book.changed.connect(self._on_progress)
        self.retranslate()
        self.fit()

    def _end_with_cells(self, beside: int) -> None:
        """Let what is over the grid end with its cells: the scroll bar has its place in the gutter."""
        self._filter_row.setContentsMargins(0, 0, beside, 0)

    def _make_filters(self) -> QHBoxLayout:
        row = self._filter_row = QHBoxLayout()
        row.setSpacing(self._look.measures.dp(12))
        self.filters = Segmented(self._look, [(which.value, "") for which in Which])
        self.filters.choose(Which.ALL)
        self.filters.chosen.connect(lambda: self._filter())
        self.next_button = Button(self._look, "", Kind.PENDING, icon="arrow-right", icon_after=True)
        self.next_button.clicked.connect(self._go_next)
        row.addWidget(self.filters)
        row.addStretch(1)
        row.addWidget(self.next_button)
        return row

    def _make_grades(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._look.measures.dp(6))
        self.grades = [GradeButton(self._look, grade) for grade in range(1, GRADES + 1)]
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for button in self.grades:
            self._group.addButton(button)
            button.clicked.connect(lambda _on=False, button=button: self._grade_pressed(button))
            row.addWidget(button)
        self._grade_title = label("", "card")
        self._grade_line = ElidedLabel("", "secondary", "2")
        row.addSpacing(self._look.measures.dp(10))
        row.addWidget(self._grade_title)
        row.addSpacing(self._look.measures.dp(6))
        row.addWidget(self._grade_line, 1)
        return row

    def _make_side(self) -> Scrolled:
        self._side_scroll = Scrolled()
        self.side = QVBoxLayout(self._side_scroll.inside)
        self.side.setContentsMargins(0, 0, 0, 0)
        self.side.setSpacing(self._look.measures.gutter)
        return self._side_scroll

    # what is shown

    @property
    def which(self) -> Which:
        """The puzzles that are shown."""
        return Which(self.filters.choice())

    @property
    def grade(self) -> int:
        """The grade that is shown, 0 for all."""
        return next((button.grade for button in self.grades if button.isChecked()), 0)

    def show_filter(self, which: Which, grade: int) -> None:
        """Show those puzzles."""
        self.filters.choose(which)
        for button in self.grades:
            button.setChecked(button.grade == grade)
        self._filter()

    def go_to(self, number: int | None = None) -> None:
        """Bring that puzzle into sight, or the one that is offered next, and give it the keyboard.

        Who has solved nothing yet sees the easiest ones first.
        """
        wanted = number
        if wanted is None and self._book.progress.solved:
            wanted = self.puzzles.next
        if wanted is not None:
            self.grid.go_to(wanted)
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _grade_pressed(self, pressed: GradeButton) -> None:
        for button in self.grades:
            if button is not pressed:
                button.setChecked(False)
        self._filter()

    def _filter(self) -> None:
        self.puzzles.show(self.which, self.grade)
        self._say_counts()
        if self.puzzles.next is not None:
            self.grid.go_to(self.puzzles.next)

    def _go_next(self) -> None:
        if self.puzzles.next is not None:
            self.picked.emit(self.puzzles.next)

    def _on_progress(self) -> None:
        at = self.grid.verticalScrollBar().value()
        self.puzzles.show_progress(self._book.progress)
        self.grid.verticalScrollBar().setValue(at)
        self._say_counts()

    # words

    def _say_counts(self) -> None:
        locale = QLocale()
        solved, of = self.puzzles.count()
        text = self.tr("{n} of {of} solved").format(n=locale.toString(solved), of=locale.toString(of))
        if self._book.progress.ratings:
            points = round(self._book.progress.player.points)
            text = self.tr("{solved} · your rating {points}").format(solved=text, points=points)
        self._solved.setText(text)
        self._part.setValue(solved)
        self._part.setAccessibleName(self._solved.text())
        grade = self.grade
        solved, of = self.puzzles.count(grade)
        if grade:
            first, last = self.puzzles.bounds(grade)
            self._grade_title.setText(self.tr("Difficulty {n}").format(n=grade))
            line = self.tr("{word}, from {first} to {last}, {n} solved").format(
                word=grade_text(grade), first=first, last=last, n=solved
            )
        else:
            self._grade_title.setText(self.tr("All difficulties"))
            line = self.tr("from easy to hard")
        self._grade_line.set_text(line)
        found = self.puzzles.next
        self.next_button.setVisible(found is not None)
        if found is not None:
            self.next_button.setText(self.tr("Next: {n}").format(n=found))
            self.next_button.setToolTip(self.tr("The unsolved puzzle that suits you best"))
        empty = not self.puzzles.numbers
        self.grid.setVisible(not empty)
        self._nothing.setVisible(empty)
        self._nothing.setText(self._empty_text())

    def _empty_text(self) -> str:
        return {
            Which.ALL: "", Which.OPEN: self.tr("All of these are solved."),
            Which.SOLVED: self.tr("None of these is solved yet."),
            Which.STARTED: self.tr("None of these is begun: a puzzle you leave waits for you here."),
            Which.STARRED: self.tr("None of these has a star: mark what you like while you play it."),
        }[self.which]

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.name_tools()
        self.title.set_text(self.tr("Puzzles"))
        self.subtitle.set_text(self.tr("Lay every card of the hand by rearranging the table"))
        texts = [self.tr("All"), self.tr("To solve"), self.tr("Solved"), self.tr("Begun"), self.tr("Starred")]
        self.filters.set_texts(texts, self.tr("Show"))
        for button in self.grades:
            button.name(
                self.tr("Difficulty {n}, {word}").format(n=button.grade, word=grade_text(button.grade))
            )
        self.grid.setAccessibleName(self.tr("Puzzles"))
        self._say_counts()

    def fit(self) -> None:
        """Take the lengths of the size class."""
        super().fit()
        if not hasattr(self, "_side_scroll"):
            return  # the page below is being made
        m = self._look.measures
        self._side_scroll.setFixedWidth(m.dp(SIDE_COMPACT) if m.compact else m.px(SIDE))
        self._part.setFixedWidth(m.px(BAR))
        self.body.setSpacing(m.dp(12))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
