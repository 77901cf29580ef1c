"""One window of two that play a hand with each other over a network; `test_two_windows` starts both.

python -m tests.two_windows host FOLDER               opens a table of two and prints its code as JSON
python -m tests.two_windows join FOLDER CODE          finds that table by the code, typed into the boxes

The host's hand is played by the mouse on the real page, the guest's by a computer player that submits by itself. Each
writes NAME_table.png in mid-hand and NAME_score.png at its end into FOLDER, and prints one line of JSON for each step.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QEventLoop, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramio_desktop import paths
from ramio_desktop.model.bots import bot
from ramio_desktop.model.notation import action_text
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.pages.lobby import LobbyPage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.panels.open_table import OpenTable
from tests.ui.persons import MousePerson

PATIENCE = 60.0
LONGEST_HAND = 400.0
LEVEL = "hard"
CARDS_FOR_PICTURE = 12


def say(step: str, **more: object) -> None:
    """Tell the test."""
    print(json.dumps({"step": step, **more}), flush=True)


def click(widget: object) -> None:
    """Press a button with the mouse."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


class Window:
    """The whole program, in a window that a test looks at."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.app = QApplication(["ramio-desktop"])
        self.game = Composition(self.app, paths.data_dir(), paths.resources_dir())
        self.game.furnish()
        settings = self.game.settings
        settings.nick = {"host": "Anna", "join": "Bruno"}[name]
        settings.language, settings.animation, settings.volume = "it", "off", 0
        settings.confirm_pass = settings.confirm_leave = False
        settings.auto_draw = settings.auto_pass = False
        self.game.window.resize(QSize(1280, 800))
        self.game.open()
        self.wait(lambda: self.game.window.isVisible())

    def wait(self, done: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Let the program run until that is so."""
        end = monotonic() + seconds
        while not done():
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
            if monotonic() > end:
                raise TimeoutError(f"{self.name}: {self.game.window.page}")

    def picture(self, what: str) -> None:
        """Keep what is on the screen."""
        for _ in range(10):
            self.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        screen = self.game.window.screen()
        shown = screen.grabWindow(0) if self.app.platformName() == "xcb" else self.game.window.grab()
        assert shown.save(str(self.folder / f"{self.name}_{what}.png"))

    def lobby(self) -> LobbyPage:
        """Press the button of the home page."""
        click(self.game.navigator.home.company.host)
        page = self.game.window.page
        assert isinstance(page, LobbyPage)
        return page

    def open_table(self) -> None:
        """Open a table of two by the button, and say its code."""
        lobby = self.lobby()
        setup = lobby.panel
        assert isinstance(setup, HostSetup)
        setup.seats.choose("2")
        click(setup.begin)
        table = lobby.panel
        assert isinstance(table, OpenTable) and lobby.seat is not None
        hosting = lobby.seat.hosting
        assert hosting is not None
        self.wait(lambda: hosting.info is not None and table.ready.isEnabled())
        assert hosting.info is not None
        say("open", code=hosting.info.code)
        click(table.ready)

    def join_table(self, code: str) -> None:
        """Type the code; the table is looked for on the network, its rules are seen, then the seat is taken."""
        lobby = self.lobby()
        lobby.code.setFocus()
        QTest.keyClicks(lobby.code, code)
        self.wait(lambda: isinstance(lobby.panel, OpenTable) and lobby.seat is not None
                  and lobby.seat.member.line == "looking")
        table = lobby.panel
        assert isinstance(table, OpenTable) and lobby.seat is not None
        seat = lobby.seat
        say("found", rules=seat.table.rules if seat.table is not None else "")
        click(table.ready)
        self.wait(lambda: seat.session is not None)
        self.wait(table.ready.isEnabled)
        click(table.ready)

    def table(self) -> TablePage:
        """The page of the match that has begun."""
        self.wait(lambda: isinstance(self.game.window.page, TablePage))
        page = self.game.window.page
        assert isinstance(page, TablePage)
        return page

    def play(self, by_mouse: bool) -> None:
        """Play until the score is shown."""
        page = self.table()
        session, chooser, person = page.session, bot("machiavelli", LEVEL), MousePerson(page)
        say("playing", names=session.names)
        taken = 0
        pictured = False
        end = monotonic() + LONGEST_HAND
        while not isinstance(self.game.window.page, ScorePage):
            if monotonic() > end:
                raise TimeoutError("the hand does not end")
            self.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            view = session.view
            if not pictured and sum(len(meld.cards) for meld in view.table) >= CARDS_FOR_PICTURE:
                pictured = True
                self.picture("table")
            if view.is_over or session.is_waiting or view.turn.seat != session.seat:
                continue
            action = chooser.action(view, session.seat)
            seen = session.guest.seen
            if by_mouse:
                person.play(action)
            else:
                session.submit([action])
            self.wait(lambda: session.guest.seen > seen and not session.is_waiting)
            taken += 1
            if by_mouse and taken == 1:
                say("first", action=action_text(action))
        self.picture("score")
        view = session.view
        say("over", actions=taken, table=[str(meld) for meld in view.table], scores=list(view.match.scores))


def main(arguments: list[str]) -> int:
    name, folder = arguments[0], Path(arguments[1])
    window = Window(name, folder)
    try:
        if name == "host":
            window.open_table()
        else:
            window.join_table(arguments[2])
        window.play(by_mouse=name == "host")
        sys.stdin.readline()  # both have their pictures before either goes
    finally:
        window.game.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
