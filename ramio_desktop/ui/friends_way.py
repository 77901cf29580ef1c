"""The way from the home page to the lobby, to a network table, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from ramio_desktop.ui.friends import Friends
    from ramio_desktop.ui.main_window import MainWindow
    from ramio_desktop.ui.navigator import Navigator
    from ramio_desktop.ui.pages.lobby import LobbyPage
    from ramio_desktop.ui.session import Session
    from ramio_desktop.ui.waiting_tables import WaitingTable


class FriendsWay(QObject):
    """Shows the lobby when asked to; the network begins then and not before."""

    def __init__(self, navigator: Navigator, window: MainWindow, friends: Callable[[], Friends]) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._window = window
        self._make_friends = friends
        self._friends: Friends | None = None
        self.lobby: LobbyPage | None = None
        """The lobby page, while one is in it."""

    def open_lobby(self) -> LobbyPage:
        """Show the tables of this network, and where one opens one's own; returned for who wants to do something."""
        if self._friends is None:
            self._friends = self._make_friends()
            self._friends.play.connect(self._play)
            self._friends.over.connect(self._navigator.table.get_up)
            self._friends.said.connect(lambda text: self._window.say(text, "users"))
        self.leave_lobby()
        page = self.lobby = self._friends.lobby()
        page.leave.connect(self._go_home)
        page.quickSettings.connect(self._navigator.open_quick_settings)
        self._navigator.stage.show(page, self.tr("Play on this network"))
        page.focus_first()
        return page

    def join_code(self, code: str) -> None:
        """Go to the table of a code; the lobby shows how that goes."""
        self.open_lobby().join_code(code)

    def join_link(self, link: str) -> None:
        """Go to the table of an invitation; the lobby shows how that goes."""
        self.open_lobby().join_link(link)

    def go_back(self, table: WaitingTable) -> None:
        """Go back to a table that waits; the lobby shows how that goes."""
        page = self.open_lobby()
        page.go_back(table.number, table.is_own)

    def leave_lobby(self) -> None:
        """Leave the table one waits at, and be done with the page."""
        if self.lobby is not None:
            self.lobby.leave_seat()
        self._navigator.stage.put_away(self.lobby)
        self.lobby = None

    def _go_home(self) -> None:
        self.leave_lobby()
        self._navigator.show_home()

    def _play(self, session: Session) -> None:
        self._navigator.stage.put_away(self.lobby)
        self.lobby = None
        self._navigator.table.sit_at(session)
