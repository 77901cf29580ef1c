"""A puzzle of the bank on the table: what becomes of it is kept, and the next one follows in the same widgets."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.puzzles.progress import Progress, Solution
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.puzzle_outcome import outcome_of
from ramio_desktop.ui.pages.kept_puzzle import KeptPuzzle
from ramio_desktop.ui.panels.puzzle_result import PuzzleResult
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.puzzle_words import grade_text
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind


class PuzzlePage(KeptPuzzle):
    """Plays the puzzles of a book one after the other; leaving one keeps it as it is."""

    turned = Signal(int)
    """Another puzzle is on the table: its number."""

    def __init__(
        self, look: Look, settings: Settings, book: PuzzleBook, number: int, parent: QWidget | None = None
    ) -> None:
        self._number = number
        self._seen = {number}
        """The puzzles that were on this table: who wants another one does not want these."""
        self._before_answer = book.progress
        super().__init__(look, settings, book, book.puzzle(number), parent)
        self.setObjectName("PuzzlePage")
        self.star = IconButton(look, "star", "", plain=True, on_felt=True, side=40)
        self.star.setCheckable(True)
        self.star.clicked.connect(self._on_star)
        self.skip_button = Button(look, "", Kind.QUIET, Grade.NORMAL, icon="arrow-right", icon_after=True)
        self.skip_button.clicked.connect(self.go_on)
        for widget in (self.star, self.skip_button):
            widget.setFocusPolicy(self._back.focusPolicy())
        self.head.addStretch(1)
        self.head.addWidget(self.star)
        self.head.addWidget(self.skip_button)
        self.result = PuzzleResult(look, self)
        self.result.hide()
        self.result.next.connect(self.go_on)
        self.result.again.connect(self.play_again)
        book.changed.connect(self._show_star)
        if number in book.progress.started:
            self.open(number)
        else:
            self._begin()

    @property
    def number(self) -> int:
        """The number of the puzzle on the table, from 1."""
        return self._number

    def open(self, number: int) -> None:
        """Put that puzzle on the table, as it was left."""
        self._number = number
        self._seen.add(number)
        self.set_puzzle(self._book.puzzle(number), self._book.progress.started.get(number))
        self._begin()

    def go_on(self) -> None:
        """Keep this one as it is, and go on to the next that suits the player."""
        self.keep()
        following = self._following()
        if following is not None:
            self.open(following)

    def play_again(self) -> None:
        """The same puzzle from its beginning; the first solution stays the one that is kept."""
        self.open(self._number)

    def keep(self) -> None:
        """Keep what has been done with this puzzle so far."""
        if self.is_open and self._number not in self._book.progress.solved:
            self._book.keep(self._book.progress.after_leaving(self._number, self.left()))

    # details

    def _begin(self) -> None:
        if self._book.progress.gave_up(self._number):
            self.count_as_aided()
        self._say_puzzle()
        self.turned.emit(self._number)

    def _following(self) -> int | None:
        """The next one: in the grade of this one while there is any."""
        progress, bank = self._book.progress, self._book.bank
        for grade, but in ((self.puzzle.grade, self._seen), (0, self._seen), (0, {self._number})):
            following = progress.offer(bank, grade, but)
            if following is not None and following not in but:
                return following
        return None

    def _on_solved(self, solution: Solution) -> None:
        before = self._book.progress
        self._book.keep(before.after_solving(self._number, self.puzzle, solution))
        first = before.solved.get(self._number)
        self._show_result(before, solution, first)

    def _on_gave_up(self) -> None:
        self._before_answer = self._book.progress
        self._book.keep(self._before_answer.after_giving_up(self._number, self.puzzle))

    def _on_answered(self) -> None:
        self._show_result(self._before_answer, None, None)

    def _show_result(self, before: Progress, solution: Solution | None, first: Solution | None) -> None:
        after = self._book.progress
        self.result.show_outcome(outcome_of(before, after, solution, self.shortest, first, self._following()))
        self.put("tray", self.result)
        button = self.result.next_button if self._following() is not None else self.result.again_button
        button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter, once the puzzle is over, goes on to the next one."""
        if self.result.isVisible() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def _cost(self) -> str:
        progress = self._book.progress
        if self._number in progress.solved or progress.gave_up(self._number):
            return ""
        return self.tr("It counts as not solved on your own, for your rating too. Undoing moves costs nothing.")

    def _on_star(self) -> None:
        self._book.keep(self._book.progress.after_starring(self._number, self.star.isChecked()))

    def _show_star(self) -> None:
        on = self._number in self._book.progress.starred
        self.star.setChecked(on)
        self.star.set_icon("star-filled" if on else "star")
        self.star.set_caption(self.tr("Take the star away") if on else self.tr("Mark with a star"))

    def _say_puzzle(self) -> None:
        grade = self.puzzle.grade
        self.set_title(self.tr("Puzzle {n}").format(n=self._number), self.tr("Difficulty {n}, {word}").format(
            n=grade, word=grade_text(grade)))
        self.skip_button.setText(self.tr("Another one"))
        self._show_star()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self._say_puzzle()
