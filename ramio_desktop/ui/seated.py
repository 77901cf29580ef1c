"""The table a person sits at, with the pages that show it, and what is told of trouble there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from ramio_desktop.net.messages import Notice
    from ramio_desktop.ui.local_table import LocalTable
    from ramio_desktop.ui.pages.score import ScorePage
    from ramio_desktop.ui.pages.table import TablePage
    from ramio_desktop.ui.session import Session


@dataclass
class Seated:
    """The table the person sits at, with the pages that show it."""

    table: LocalTable | None
    """None at a network table: it belongs to whoever hosts it."""
    session: Session
    page: TablePage | None = None
    score: ScorePage | None = None
    unsaved: bool = False

    def hear(self, notice: Notice, say: Callable[[str], object], tell: Callable[[str, str], object]) -> None:
        """Tell of a notice: in passing what needs nothing done, in a dialog what does."""
        from ramio_desktop.net.messages import BOT_FAILED, SAVE_FAILED, SAVE_RECOVERED
        from ramio_desktop.ui import problems

        if notice.kind in (SAVE_FAILED, SAVE_RECOVERED):
            self.unsaved = notice.kind == SAVE_FAILED
        problem = problems.notice_problem(notice, self.session.names)
        if problem is None:
            return
        if notice.kind in (BOT_FAILED, SAVE_RECOVERED):
            say(problem.title)
        else:
            # After the page it belongs to has come.
            QTimer.singleShot(0, lambda: tell(problem.title, problem.text))
