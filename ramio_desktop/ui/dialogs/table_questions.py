"""What is asked around a table before something is lost or ends, and what is told of trouble."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look

if TYPE_CHECKING:
    from ramio_desktop.ui.company import Company

Then = Callable[[], object]


class TableQuestions(QObject):
    """Each question calls `then` when the answer is yes, and nothing otherwise."""

    def __init__(self, look: Look, window: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._window = window

    def new_match(self, then: Then) -> None:
        """A match that is on ends (RULES S4)."""
        self._ask(
            self.tr("Begin a new match?"),
            self.tr("The match you are playing ends here without a winner, and the scores start again from zero."),
            self.tr("New match"), self.tr("Go on playing"), then, danger=True, icon="rotate-ccw",
        )  # fmt: skip

    def leave(self, then: Then, company: Company | None = None) -> None:
        """Asked where the person wants to be asked, and always where others sit too (RULES S3)."""
        if company is None:
            text = self.tr("The game is saved as it is, and waits for you under Continue.")
        elif company.is_host:
            text = self.tr("The table closes for everybody. Open it again under Play with friends: the game goes on.")
        else:
            text = self.tr("Play waits for you. You come back to your seat under Play with friends.")
        self._ask(self.tr("Leave the table?"), text, self.tr("Leave"), self.tr("Stay"), then)

    def unsaved(self, then: Then) -> None:
        """Moves would be lost."""
        self._ask(
            self.tr("The game is not saved"),
            self.tr("The save cannot be written now. If you leave, the moves since then are lost."),
            self.tr("Leave all the same"), self.tr("Stay"), then, danger=True, icon="triangle-alert",
        )  # fmt: skip

    def passing(self, then: Then) -> None:
        """Asked where the person wants to be asked."""
        self._ask(
            self.tr("Pass?"), self.tr("Your turn ends without laying a card."),
            self.tr("Pass"), self.tr("Go on playing"), then,
        )  # fmt: skip

    def restoring(self, then: Then) -> None:
        """One draws only from the table as it was at the start of the turn (RULES T7)."""
        self._ask(
            self.tr("Put everything back and draw?"),
            self.tr("Drawing ends your turn, and what you have moved goes back to where it was."),
            self.tr("Put back and draw"), self.tr("Leave it so"), then, icon="rotate-ccw",
        )  # fmt: skip

    def tell(self, title: str, text: str) -> None:
        """Something the person has to know."""
        from ramio_desktop.ui.dialogs.question import Question

        Question(self._look, self._window, title, text, self.tr("Understood"), icon="triangle-alert")

    def _ask(
        self, title: str, text: str, yes: str, no: str, then: Then, danger: bool = False, icon: str = ""
    ) -> None:
        from ramio_desktop.ui.dialogs.question import Question

        def answered(agreed: bool) -> None:
            if agreed:
                then()

        Question(self._look, self._window, title, text, yes, no, danger=danger, icon=icon, answered=answered)
