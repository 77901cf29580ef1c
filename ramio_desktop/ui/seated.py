"""The table a person sits at, with the pages that show it, and what is told of trouble there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ramio_desktop.net.messages import Notice
    from ramio_desktop.ui.local_table import LocalTable
    from ramio_desktop.ui.hand_down import HandDown
    from ramio_desktop.ui.pages.curtain import CurtainPage
    from ramio_desktop.ui.pages.score import ScorePage
    from ramio_desktop.ui.pages.table import TablePage
    from ramio_desktop.ui.session import Session


@dataclass
class Seated:
    """The table the person sits at, with the pages that show it."""

    table: LocalTable | None
    """None at a network table: it belongs to whoever hosts it."""
    session: Session | None
    """None behind the curtain: nobody has the computer (RULES S1)."""
    page: TablePage | None = None
    score: ScorePage | None = None
    curtain: CurtainPage | None = None
    hand_down: HandDown | None = None
    """At work while the computer goes from one person to the next."""
    unsaved: bool = False

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this computer."""
        return self.table is not None and len(self.table.standing.persons) > 1

    @property
    def pages(self) -> tuple[QWidget, ...]:
        """The pages there are."""
        return tuple(page for page in (self.page, self.score, self.curtain) if page is not None)

    def close(self) -> None:
        """Leave the table; the game can be continued later."""
        if self.table is not None:
            self.table.close()
        elif self.session is not None:
            self.session.close()

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat."""
        if self.session is not None:
            return self.session.names
        return tuple(who.name for who in self.table.standing.seats) if self.table is not None else ()

    def hear(self, notice: Notice, say: Callable[[str], object], tell: Callable[[str, str], object]) -> None:
        """Tell of a notice: in passing what needs nothing done, in a dialog what does."""
        from ramio_desktop.net.messages import BOT_FAILED, SAVE_FAILED, SAVE_RECOVERED
        from ramio_desktop.ui import problems

        if notice.kind in (SAVE_FAILED, SAVE_RECOVERED):
            self.unsaved = notice.kind == SAVE_FAILED
        problem = problems.notice_problem(notice, self.names)
        if problem is None:
            return
        if notice.kind in (BOT_FAILED, SAVE_RECOVERED):
            say(problem.title)
        else:
            # After the page it belongs to has come.
            QTimer.singleShot(0, lambda: tell(problem.title, problem.text))
