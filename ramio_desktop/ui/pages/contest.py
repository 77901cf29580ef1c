"""What the minute and the duel share: a table with a clock over it, a count before it, and the result after it."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.solo_table import SoloTable
from ramio_desktop.ui.panels.contest_cover import ContestCover
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.big_clock import BigClock
from ramio_desktop.ui.widgets.felt import Felt

LOOK_MS = 50
"""How often the clock is looked at while it runs."""


class ContestPage(SoloTable):
    """Puzzles against the clock, one after the other in the same widgets; nobody gives hints here.

    Subclasses start what runs in `_begin`, and see what their clock says in `_check_clock`. The time goes on whatever
    lies over the table and whatever becomes of the window: only leaving ends it.
    """

    def __init__(
        self, look: Look, settings: Settings, felt: Felt, puzzle: Puzzle, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, settings, puzzle.state, at_once=True, parent=parent)
        self.clock = BigClock(look)
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self._check_clock)
        self.cover = ContestCover(look, felt, self)
        self.cover.leave.connect(self.leave)
        self.view.hide()  # nobody sees the first table, or hears it read, before the clock runs

    def _begin(self) -> None:
        """The count is over."""
        raise NotImplementedError

    def _check_clock(self) -> None:
        """See what the clock says."""
        raise NotImplementedError

    def _uncover(self) -> None:
        """Show the table and give it the keyboard."""
        self.cover.hide()
        self.view.show()
        self.view.setFocus()
        self._looking.start()

    def _cover_with(self, panel: QWidget) -> None:
        """The contest is over: show how it went."""
        self._looking.stop()
        self._hold_still()
        self.cover.show_panel(panel)
        self.view.hide()

    def _hold_still(self) -> None:
        """Let nobody move cards any more: one that is being dragged goes back to where it was."""
        self.show_only(True)

    def _put(self, puzzle: Puzzle) -> None:
        """The next puzzle, at once: nothing of the one before is waited for."""
        self.show_only(False)
        self.show_position(puzzle.state)
