"""Two players on loopback, each with a lobby of his own: opening, joining, playing, leaving, coming back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.actions import Draw, Pass
from ramio_desktop.model.bots import bot
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.net.thread import Net
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.network import NetworkSeat, NetworkSession
from ramio_desktop.ui.pages.lobby import LobbyPage
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.panels.open_table import OpenTable
from ramio_desktop.ui.problems import Problem
from ramio_desktop.ui.session import Poster
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


@pytest.fixture
def player(tmp_path: Path, qapp) -> Iterator[Callable[[str], Player]]:
    made: list[Player] = []

    def make(nick: str) -> Player:
        made.append(Player(tmp_path / nick, nick))
        return made[-1]

    yield make
    for one in made:
        one.page.deleteLater()
        one.close()


def _opened(qtbot, host: Player, seats: str = "2") -> str:
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


def _joined(qtbot, host: Player, guest: Player, code: str) -> None:
    """Join by address with the code typed in the boxes, see the rules, sit down."""
    assert host.page.seat is not None and host.page.seat.hosting is not None and host.page.seat.hosting.info
    guest.page.code.blockSignals(True)
    guest.page.code.setText(code)
    guest.page.code.blockSignals(False)
    guest.page.address.setText(f"127.0.0.1:{host.page.seat.hosting.info.port}")
    guest.page.address.returnPressed.emit()
    qtbot.waitUntil(lambda: bool(guest.problems) or guest.page.seat is not None and guest.page.seat.table is not None,
                    timeout=10_000)
    if not guest.problems:
        assert guest.page.seat is not None and guest.page.seat.session is None  # the rules come before the seat
        QTest.mouseClick(guest.panel.ready, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: guest.page.seat is not None and guest.page.seat.session is not None, timeout=10_000)


def _begun(qtbot, *players: Player) -> None:
    for one in players:
        qtbot.waitUntil(one.panel.ready.isEnabled, timeout=10_000)
        QTest.mouseClick(one.panel.ready, Qt.MouseButton.LeftButton)
    for one in players:
        qtbot.waitUntil(lambda one=one: len(one.playing) == 1, timeout=10_000)


def test_S1_two_people_and_a_computer_play_a_hand_over_the_wire(qtbot, player) -> None:
    host, guest = player("Anna"), player("Sara")
    code = _opened(qtbot, host, seats="3")
    _joined(qtbot, host, guest, code)
    host.panel.members.bot.emit(2, "Teo", "beginner")
    host.net.pace = host.net.pace
    _begun(qtbot, host, guest)
    assert host.session.names == guest.session.names == ("Anna", "Sara", "Teo")
    chooser = bot("machiavelli", "hard")
    for _ in range(400):
        for one in (host, guest):
            session = one.session
            if session.is_waiting or session.view.is_over or session.view.turn.seat != session.seat:
                continue
            action = chooser.action(session.view, session.seat)
            session.submit([action])
        qtbot.wait(5)
        if host.session.view.is_over and guest.session.view.is_over:
            break
        if len(host.session.history) > 60:
            break  # long enough: whole matches are played elsewhere
    qtbot.waitUntil(lambda: not host.session.is_waiting and not guest.session.is_waiting, timeout=5000)
    assert len(host.session.history) > 20
    if not guest.session.view.is_over:
        others = guest.session.view.hands[host.session.seat]
        assert set(others) == {HIDDEN}  # I4


def test_a_wrong_code_is_said_in_words_and_nothing_is_lost(qtbot, player) -> None:
    host, guest = player("Anna"), player("Sara")
    code = _opened(qtbot, host)
    wrong = code[:5] + ("A" if code[5] != "A" else "B")
    _joined(qtbot, host, guest, wrong)
    assert guest.problems and guest.page.seat is None
    assert isinstance(guest.page.panel, HostSetup)
    guest.problems.clear()
    _joined(qtbot, host, guest, code)
    assert not guest.problems and guest.page.seat is not None


@pytest.mark.parametrize("text", ["ramio://127.0.0.1:99999/ABCDEF", "ramio://127.0.0.1:1/ABC", "ramio://", "a b"])
def test_a_link_or_address_that_cannot_be_read_is_said_to_be_so(qtbot, player, text: str) -> None:
    guest = player("Sara")
    guest.page.address.setText(text)
    guest.page.address.returnPressed.emit()
    assert len(guest.problems) == 1 and guest.page.seat is None


def test_the_boxes_take_what_is_pasted(qtbot, player) -> None:
    guest = player("Sara")
    asked: list[str] = []
    links: list[str] = []
    guest.page.code.completed.disconnect()
    guest.page.code.invitation.disconnect()
    guest.page.code.completed.connect(asked.append)
    guest.page.code.invitation.connect(links.append)
    QApplication.clipboard().setText(" k7-q4mx ")
    QTest.keyClick(guest.page.code, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert guest.page.code.code == "K7Q4MX" and asked == ["K7Q4MX"]
    guest.page.code.clear()
    QTest.keyClicks(guest.page.code, "k0 7-i")
    assert guest.page.code.code == "K7"  # 0 and I are no signs of a code
    QApplication.clipboard().setText("ramio://192.0.2.7:24742/K7Q4MX")
    QTest.keyClick(guest.page.code, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert links == ["ramio://192.0.2.7:24742/K7Q4MX"]


def test_S3_the_host_leaves_and_both_find_the_table_again(qtbot, player) -> None:
    host, guest = player("Anna"), player("Sara")
    code = _opened(qtbot, host)
    _joined(qtbot, host, guest, code)
    _begun(qtbot, host, guest)
    first = next(one for one in (host, guest) if one.session.view.turn.seat == one.session.seat)
    first.session.submit([Draw()])
    qtbot.waitUntil(lambda: not first.session.is_waiting, timeout=5000)
    first.session.submit([Pass()])
    qtbot.waitUntil(lambda: not first.session.is_waiting, timeout=5000)
    before = host.session.view, guest.session.view
    ended: list[object] = []
    guest.playing[0].ended.connect(ended.append)
    host.page.take_seat()
    host.playing[0].leave()
    qtbot.waitUntil(lambda: bool(ended), timeout=10_000)
    (table,) = host.net.tables()
    (key,) = guest.net.seats()
    host.playing.clear()
    guest.page.take_seat()
    guest.playing.clear()
    host.page.own.hosted.emit(table)
    qtbot.waitUntil(lambda: bool(host.playing), timeout=10_000)
    guest.page.own.rejoined.emit(key)
    qtbot.waitUntil(lambda: bool(guest.playing), timeout=10_000)
    assert host.session.view == before[0] and guest.session.view == before[1]
