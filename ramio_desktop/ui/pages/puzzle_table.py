"""A puzzle on the table: its clock, the cards moved, hints that know the answer, and the answer itself (RULES Z1)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ramio_desktop.model.diff import difference
from ramio_desktop.model.puzzles.progress import Solution, Started
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.puzzle_hints import PuzzleHints
from ramio_desktop.ui.models.stopwatch import Stopwatch
from ramio_desktop.ui.pages.solo_table import SoloTable
from ramio_desktop.ui.puzzle_words import duration_text, duration_words, moves_text
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.texts import cards_text
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.labels import label


class PuzzleTable(SoloTable):
    """Shows one puzzle after the other in the same widgets; what a solution counts for is the page's business."""

    solved = Signal(object)
    """The person has laid everything: a `Solution`. The table is only looked at from then on."""
    gaveUp = Signal()
    """The person wants to see the answer, which is being shown; that is no solution."""

    def __init__(self, look: Look, settings: Settings, puzzle: Puzzle, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, puzzle.state, at_once=True, parent=parent)
        self._puzzle = puzzle
        self._aided = False
        self._answered = False
        self.clock = Stopwatch(self)
        self.clock.ticked.connect(self._show_time)
        self._guide = PuzzleHints(self.turn, self)
        self._guide.said.connect(self._on_advice)
        self._guide.pointed.connect(self._point_at)
        self._hints = self._guide
        self._hint_tool.show()
        self._time = label("", "title", "felt1")
        self._moves = label("", "secondary", "felt2")
        counts = QWidget()
        column = QVBoxLayout(counts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.measures.dp(2))
        column.addStretch(1)
        for line in (self._time, self._moves):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(line)
        column.addStretch(1)
        self.answer_button = Button(look, "", Kind.SECONDARY, Grade.BIG)
        self.answer_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.answer_button.clicked.connect(self.show_answer)
        self.big_row.addWidget(self.answer_button, 1)
        self.put("own", counts)
        self.laid.connect(self._on_laid)
        self.moved.connect(self._show_moves)
        self._set(puzzle)
        PuzzleTable.retranslate(self)  # what a subclass adds is not there yet

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the table."""
        return self._puzzle

    @property
    def shortest(self) -> int:
        """How many cards the shortest answer known moves."""
        return len(difference(self._puzzle.table, self._puzzle.answer).moves)

    @property
    def is_open(self) -> bool:
        """Whether it is neither solved nor given up."""
        return not self.only_shown and not self._answered

    def set_puzzle(self, puzzle: Puzzle, started: Started | None = None) -> None:
        """Put another puzzle on the table, or the same anew; `started` is how it was left."""
        self._puzzle = puzzle
        if self.isVisible():  # else the focus would go from a button that is hidden to the table as if by Tab
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.put("tray", None)
        self.show_only(False)
        self.show_position(puzzle.state, 0, started.draft if started is not None else ())
        self._set(puzzle, started)

    def _set(self, puzzle: Puzzle, started: Started | None = None) -> None:
        self._guide.set_puzzle(puzzle)
        self._aided = started.aided if started is not None else False
        self._answered = False
        self.clock.set(started.seconds if started is not None else 0)
        self.clock.run(self.isVisible())
        self._show_moves()

    def left(self) -> Started | None:
        """How the puzzle is left, for `set_puzzle`; None when nothing has been done, and once it is solved."""
        if not self.is_open or not (self.draft_lines or self._is_aided):
            return None
        draft = self.turn.draft
        return Started(int(self.clock.seconds), len(draft.laid), self._is_aided, tuple(draft.lines()))

    def count_as_aided(self) -> None:
        """The person knows the answer already."""
        self._aided = True

    def show_answer(self) -> None:
        """Give up: the answer is shown step by step, and the table is only looked at."""
        if not self.is_open:
            return
        self._answered = True
        self.clock.run(False)
        self.show_only(True)
        self.gaveUp.emit()
        self.demonstrate(self._puzzle.answer)

    # details

    def _point_at(self, melds: frozenset[int]) -> None:
        self.view.board.light(melds)
        self.view.board.refresh()
        table = self._puzzle.table
        announce(self, ", ".join(cards_text(table[place].cards) for place in sorted(melds)))  # for who sees no light

    def _on_draft(self) -> None:
        self.view.board.light(frozenset())  # what a hint pointed at
        super()._on_draft()

    @property
    def _is_aided(self) -> bool:
        return self._aided or self._guide.used > 0

    def _on_laid(self) -> None:
        if not self.is_open:
            return
        solution = Solution(int(self.clock.seconds), self.cards_moved, self._is_aided)
        self.clock.run(False)
        self.show_only(True)
        self.solved.emit(solution)

    def _show_time(self) -> None:
        seconds = self.clock.seconds
        self._time.setText(duration_text(seconds))
        self._time.setAccessibleName(duration_words(seconds))

    def _show_moves(self) -> None:
        self._moves.setText(moves_text(self.cards_moved))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.clock.run(self.is_open)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.clock.run(False)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self.answer_button.setText(self.tr("Show the answer"))
        self._moves.setToolTip(self.tr("Cards moved so far; what you undo or restore is not counted"))
        self.set_task(self.tr("Lay every card of your hand: take the table apart as you like"),
                      self.tr("Lay every card of your hand"))
        self._show_time()
        self._show_moves()
