"""Players for tests of network tables: each with a lobby, a network and a data folder of his own, on loopback."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ramio_desktop.net.member import LOOKING
from ramio_desktop.net.thread import Net
from ramio_desktop.ui.local_table import Poster
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.network import NetworkSeat, NetworkSession
from ramio_desktop.ui.pages.lobby import LobbyPage
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.panels.open_table import OpenTable
from ramio_desktop.ui.problems import Problem
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode, Theme
from ramio_desktop.ui.widgets.felt import Felt

RESOURCES = Path(__file__).parents[2] / "resources"


class Player:
    """A lobby with its own data folder."""

    def __init__(self, folder: Path, nick: str) -> None:
        self.settings = Settings(folder)
        self.poster = Poster()
        self.net = Net(self.poster.post, folder, port=0, is_announced=False)
        look = Look.create(Theme(RESOURCES, Mode.DARK))
        self.page = LobbyPage(look, self.settings, Felt(look), nick, self.net)
        self.page.resize(1280, 800)
        self.problems: list[Problem] = []
        self.playing: list[NetworkSeat] = []
        self.page.failed.connect(self.problems.append)
        self.page.play.connect(self.playing.append)

    @property
    def session(self) -> NetworkSession:
        """The seat's session, once the match is on."""
        session = self.playing[0].session
        assert session is not None
        return session

    @property
    def panel(self) -> OpenTable:
        """The table one sits at."""
        assert isinstance(self.page.panel, OpenTable)
        return self.page.panel

    def close(self) -> None:
        """End it."""
        self.net.close()
        self.poster.finish()


def opened(qtbot, host: Player, seats: str = "2") -> str:
    """Open a table by the button; the code."""
    assert isinstance(host.page.panel, HostSetup)
    host.page.panel.seats.choose(seats)
    QTest.mouseClick(host.page.panel.begin, Qt.MouseButton.LeftButton)
    seat = host.page.seat
    assert seat is not None and seat.hosting is not None
    hosting = seat.hosting
    qtbot.waitUntil(lambda: hosting.info is not None and host.panel.ready.isEnabled(), timeout=10_000)
    assert hosting.info is not None
    return hosting.info.code


def _looks(seat: NetworkSeat) -> bool:
    return seat.table is not None and seat.member.line == LOOKING


def arrived(qtbot, host: Player, guest: Player, code: str) -> None:
    """Come to the table by address, with the code typed in the boxes, and see its rules; or hear of a problem."""
    assert host.page.seat is not None and host.page.seat.hosting is not None and host.page.seat.hosting.info
    guest.page.code.blockSignals(True)
    guest.page.code.setText(code)
    guest.page.code.blockSignals(False)
    guest.page.address.setText(f"127.0.0.1:{host.page.seat.hosting.info.port}")
    guest.page.address.returnPressed.emit()
    qtbot.waitUntil(lambda: bool(guest.problems) or guest.page.seat is not None and _looks(guest.page.seat),
                    timeout=10_000)


def joined(qtbot, host: Player, guest: Player, code: str) -> None:
    """Come to the table and sit down."""
    arrived(qtbot, host, guest, code)
    if not guest.problems:
        assert guest.page.seat is not None and guest.page.seat.session is None  # the rules come before the seat
        QTest.mouseClick(guest.panel.ready, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: guest.page.seat is not None and guest.page.seat.session is not None, timeout=10_000)


def begun(qtbot, *players: Player) -> None:
    for one in players:
        qtbot.waitUntil(one.panel.ready.isEnabled, timeout=10_000)
        QTest.mouseClick(one.panel.ready, Qt.MouseButton.LeftButton)
    for one in players:
        qtbot.waitUntil(lambda one=one: len(one.playing) == 1, timeout=10_000)
