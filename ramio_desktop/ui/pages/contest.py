"""What the minute and the duel share: a table with a clock over it, a count before it, and the result after it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
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
        self._is_covered = False
        self._under: list[QWidget] = []
        """What the cover has hidden."""
        super().__init__(look, settings, puzzle.state, at_once=True, parent=parent)
        self.clock = BigClock(look)
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self._check_clock)
        self.cover = ContestCover(look, felt, self)
        self.cover.leave.connect(self.leave)
        self._put_under_cover()

    def _begin(self) -> None:
        """The count is over."""
        raise NotImplementedError

    def _check_clock(self) -> None:
        """See what the clock says."""
        raise NotImplementedError

    def _put_under_cover(self) -> None:
        """Hide the table: nobody sees it, reaches it by keys or hears it read before the clock runs."""
        self._looking.stop()
        self._is_covered = True
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if part is not self.cover and not part.isHidden():
                self._under.append(part)
                part.hide()

    def _uncover(self) -> None:
        """Show the table and give it the keyboard."""
        self.cover.hide()
        self._is_covered = False
        for part in self._under:
            part.show()
        self._under.clear()
        self._refresh()
        self._place()
        self.view.setFocus()
        self._looking.start()

    def _refresh(self) -> None:
        super()._refresh()
        if self._is_covered:
            for part in (self._actions, self._sort, self._status):
                part.hide()

    def _cover_with(self, panel: QWidget) -> None:
        """The contest is over: show how it went."""
        self._hold_still()
        self._put_under_cover()
        self.cover.show_panel(panel)

    def _hold_still(self) -> None:
        """Let nobody move cards any more: one that is being dragged goes back to where it was."""
        self.show_only(True)

    def _put(self, puzzle: Puzzle) -> None:
        """The next puzzle, at once: nothing of the one before is waited for."""
        self.show_only(False)
        self.show_position(puzzle.state)
