"""Two players on loopback, each with a lobby of his own: opening, joining, playing, leaving, coming back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from time import monotonic, time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.actions import Draw, Pass
from ramio_desktop.model.bots import bot
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.net.robot import PACES
from ramio_desktop.net.store import EXPIRY
from ramio_desktop.ui.catalogue import GAMES
from ramio_desktop.ui.dialogs.house_rules import HouseRulesDialog
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.waiting_tables import waiting_tables
from tests.ui.lobbies import Player, arrived, begun, joined, opened

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


def test_S1_two_people_and_a_computer_play_a_hand_over_the_wire(qtbot, player) -> None:
    host, guest = player("Anna"), player("Sara")
    code = opened(qtbot, host, seats="3")
    joined(qtbot, host, guest, code)
    host.panel.members.bot.emit(2, "Teo", "beginner")
    host.net.pace = PACES["off"]
    begun(qtbot, host, guest)
    assert host.session.names == guest.session.names == ("Anna", "Sara", "Teo")
    chooser = bot("machiavelli", "hard")
    end = monotonic() + 60
    while monotonic() < end:
        for one in (host, guest):
            session = one.session
            if session.is_waiting or session.view.is_over or session.view.turn.seat != session.seat:
                continue
            action = chooser.action(session.view, session.seat)
            session.submit([action])
        qtbot.wait(5)
        if host.session.view.is_over and guest.session.view.is_over:
            break
        if len(host.session.history) > 30:
            break  # long enough: whole matches are played elsewhere
    qtbot.waitUntil(lambda: not host.session.is_waiting and not guest.session.is_waiting, timeout=5000)
    assert len(host.session.history) > 20
    if not guest.session.view.is_over:
        others = guest.session.view.hands[host.session.seat]
        assert set(others) == {HIDDEN}  # I4


def test_a_wrong_code_is_said_in_words_and_nothing_is_lost(qtbot, player) -> None:
    host, guest = player("Anna"), player("Sara")
    code = opened(qtbot, host)
    wrong = code[:5] + ("A" if code[5] != "A" else "B")
    joined(qtbot, host, guest, wrong)
    assert guest.problems and guest.page.seat is None
    assert isinstance(guest.page.panel, HostSetup)
    guest.problems.clear()
    joined(qtbot, host, guest, code)
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
    code = opened(qtbot, host)
    joined(qtbot, host, guest, code)
    begun(qtbot, host, guest)
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
    guest.problems.clear()
    for is_own in (True, False):
        guest.page.go_back("no such table", is_own)
    assert guest.page.seat is None and not guest.problems
    guest.page.go_back(key.table, False)
    qtbot.waitUntil(lambda: bool(guest.playing), timeout=10_000)
    assert host.session.view == before[0] and guest.session.view == before[1]


def test_S5_the_home_page_counts_tables_and_seats_that_wait(qtbot, player) -> None:
    host, guest = player("Anna"), player("Sara")
    assert waiting_tables(host.settings.folder, time()) == ()
    joined(qtbot, host, guest, opened(qtbot, host))
    begun(qtbot, host, guest)
    assert len(waiting_tables(host.settings.folder, time())) == len(host.net.tables()) == 1
    assert len(waiting_tables(guest.settings.folder, time())) == len(guest.net.seats()) == 1
    assert waiting_tables(host.settings.folder, time() + EXPIRY + 60) == ()
    (guest.settings.folder / "seats.json").write_text("[1, {", "utf-8")
    assert waiting_tables(guest.settings.folder, time()) == ()


def test_a_game_brings_its_usual_number_of_seats(qtbot, player) -> None:
    setup = player("Anna").page.panel
    assert isinstance(setup, HostSetup)
    seats = {}
    for game in GAMES:
        setup.games.show_game(game)
        setup.games.chosen.emit(game.key)
        seats[game.key] = len(setup.plan().seats)
    assert seats["machiavelli"] == 3 and seats["tiles"] == 2  # T1
    assert seats["ramino"] == seats["scala40"] == 3 and seats["ramino_duel"] == 2  # R1, D1
    setup.seats.choose("4")
    assert len(setup.plan().seats) == 4


def test_R1_the_rules_of_a_table_are_chosen_and_read_before_anybody_sits_down(qtbot, player) -> None:
    host, guest = player("Anna"), player("Sara")
    host.page.show()
    setup = host.page.panel
    assert isinstance(setup, HostSetup)
    setup.games.open_list().cards["ramino"].click()
    setup.games.part("ramino_50").click()
    dialog = setup.open_rules()
    assert dialog is not None
    dialog.rules.row("taken_joker").press("keep").click()
    dialog.rules.row("decks").press(1).click()
    dialog.done.click()
    QTest.mouseClick(setup.begin, Qt.MouseButton.LeftButton)
    assert host.page.seat is None, "what excludes what is explained first"
    dialog = next(iter(host.page.findChildren(HouseRulesDialog)))
    dialog.rules.row("decks").clash.buttons[0].click()
    dialog.done.click()
    assert setup.options == RaminoOptions(opening_points=50, taken_joker="keep")
    code = opened(qtbot, host, seats="3")
    assert host.settings.rules["ramino_50"] == "ramino_50[taken_joker=keep]"
    arrived(qtbot, host, guest, code)
    told = guest.panel.sheet.told
    assert told["Points to open"] == "50" and told["Joker taken from the table"] == "May be kept"
    assert len(told) == len(fields(RaminoOptions)) and guest.panel.sheet.head.isChecked()
    assert guest.page.seat is not None and guest.page.seat.session is None
