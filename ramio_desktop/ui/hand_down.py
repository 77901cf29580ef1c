"""The end of a turn where the computer is handed on: the hand is laid face down before anything else happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.events import Drew
from ramio_desktop.model.state import State

if TYPE_CHECKING:
    from ramio_desktop.ui.pages.table import TablePage

LOOK_MS = 1600
"""How long a card is seen whose drawing ended the turn."""
DOWN_MS = 700
"""How long the hand lies face down before the table goes."""


def face_down(view: State, seat: int) -> State:
    """The view with the seat's own hand hidden too."""
    hands = tuple((HIDDEN,) * len(cards) if i == seat else cards for i, cards in enumerate(view.hands))
    return replace(view, hands=hands)


class HandDown(QObject):
    """Waits until the last move has been seen, calls `risen`, covers the hand, and calls `done` a moment later.

    After `risen` the page must not hear of the table any more: it would show the hand again.
    """

    def __init__(
        self, page: TablePage, is_still: bool, risen: Callable[[], None], done: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._is_still = is_still
        self._risen = risen
        self._done = done
        self._is_stopped = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._see)
        own = [event for event in page.session.history if getattr(event, "seat", None) == page.session.seat]
        self._timer.start(LOOK_MS if own and isinstance(own[-1], Drew) else 0)

    def stop(self) -> None:
        """Do nothing any more."""
        self._timer.stop()
        self._timer.timeout.disconnect()
        self._is_stopped = True
        self.deleteLater()

    def _see(self) -> None:
        if self._is_stopped:
            return
        view = self._page.view
        if view.busy:
            view.idle.connect(self._see, Qt.ConnectionType.SingleShotConnection)
            return
        self._risen()
        session = self._page.session
        self._page.setEnabled(False)  # nothing is tried with a hand one does not see
        self._page.turn.set_view(face_down(session.view, session.seat), session.seat)
        self._timer.timeout.disconnect()
        self._timer.timeout.connect(self._done)
        self._timer.start(0 if self._is_still else DOWN_MS)
