"""A hand that nobody can close any more: said once, and stopped by those who want no more of it (RULES R21, D9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from ramio_desktop.model.events import Dealt, Discarded, Event, Laid
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import IconButton

if TYPE_CHECKING:
    from ramio_desktop.ui.pages.table_display import TableDisplay

ASK_AFTER_MS: Final = 600
"""The move that led to it is seen first."""


class Deadlock(QObject):
    """Asks each person once whether to stop, and keeps a button for whoever thinks better of it."""

    def __init__(self, look: Look, page: TableDisplay) -> None:
        super().__init__(page)
        self._look = look
        self._page = page
        self._session = page.session
        self._asked = 0
        """The hand it was asked in."""
        self.question: Question | None = None
        self.button = IconButton(look, "flag", "", plain=True, on_felt=True, side=32)
        self.button.clicked.connect(self.ask)
        page.add_tool(self.button, is_shown=False)

    @property
    def is_on(self) -> bool:
        """Whether the hand can be stopped."""
        return self._session.can_stop

    def refresh(self) -> None:
        """The view, or the language, may have changed."""
        is_on = self.is_on
        self.button.set_caption(self.tr("Nobody can close this hand any more: stop it"))
        if self.button.isHidden() == is_on:
            self._page.show_tool(self.button, is_on)
        if not is_on:
            if self.question is not None:
                self.question.close_overlay()
            return
        if self.question is not None and self._is_agreed:
            self.question.close_overlay()  # the other's question takes its place
        hand = self._session.view.match.hand
        if self._asked != hand:
            self._asked = hand
            if _is_news(self._session.history, self._session.seat):
                later(self, ASK_AFTER_MS, self._ask_if_on)

    def _ask_if_on(self) -> None:
        if self.is_on and not self._is_agreed:
            self.ask()

    @property
    def _is_agreed(self) -> bool:
        """Whether somebody at a network table has asked already: then that is the question."""
        company = self._session.company
        return company is not None and company.is_stopping

    def ask(self) -> None:
        """Ask the person."""
        if self.question is not None or not self.is_on:
            return
        text = self.tr(
            "Everybody holds a single card, and no card that is left fits anything on the table. Played on, the hand "
            "is void after round 200, without points. Stopping it now counts the same."
        )
        if self._session.company is not None:
            text += " " + self.tr("It stops when everybody at the table agrees.")
        self.question = Question(
            self._look, self._page.window(), self.tr("Nobody can close this hand any more"), text,
            self.tr("Stop the hand"), self.tr("Play on"), icon="flag", answered=self._answered,
        )  # fmt: skip

    def _answered(self, yes: bool) -> None:
        self.question = None
        if yes and self.is_on and not self._session.is_waiting:
            self._session.ask_stop()


def _is_news(history: Iterable[Event], seat: int) -> bool:
    """Whether the seat has had no turn since the last card was laid: it is not asked again at every turn."""
    layer, turns = -1, 0
    for event in history:
        match event:
            case Dealt():
                layer, turns = -1, 0
            case Laid(seat=who):
                layer, turns = who, 0
            case Discarded(seat=who) if who == seat:
                turns += 1
    return turns <= (layer == seat)
