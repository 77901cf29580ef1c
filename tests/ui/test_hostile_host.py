"""Whatever a host or the people at its table say, the guest's window stands, and shows text as text (NET case 33)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from ramio_desktop.net.member import Member
from ramio_desktop.net.messages import Notice, Snapshot
from ramio_desktop.net.table_messages import (
    Bye, Drafted, Place, Proposal, Reacted, Roster, Said, Settled, ToSeat, TurnClock,
)
from ramio_desktop.net.wire import BadFrame, Joiner
from ramio_desktop.ui.picture import picture_of
from ramio_desktop.ui.network_words import bye_problem
from ramio_desktop.ui.panels.found_tables import FoundTables
from ramio_desktop.net.discovery import FoundTable
from ramio_desktop.ui.widgets.labels import tip
from tests.net.test_wire import SEAT_DOWN, _bent
from tests.sampling import scale
from tests.ui.lobbies import begun, joined, opened, Player
from tests.ui.test_network_table import Sitting

EVIL = "<img src='x'><h1>A</h1>"


@pytest.fixture
def guest(tmp_path: Path, qtbot, qapp) -> Iterator[Sitting]:
    """A guest at a table's page, with the chat open; the host is gone when the hostile one begins to speak."""
    host, player = Player(tmp_path / "home", "Anna"), Player(tmp_path / "away", "Bruno")
    code = opened(qtbot, host)
    joined(qtbot, host, player, code)
    begun(qtbot, host, player)
    sitting = Sitting(player)
    yield sitting
    sitting.close()
    for one in (host, player):
        one.page.deleteLater()
        one.close()


def _shown(guest: Sitting) -> None:
    QApplication.processEvents()
    picture_of(guest.page)


def _roster(guest: Sitting, *seats: Place, **more: object) -> Roster:
    old = guest.seat.table
    assert old is not None
    return msgspec.structs.replace(old, seats=seats or old.seats, **more)


def test_messages_that_make_no_sense_leave_the_window_as_it_is(guest: Sitting) -> None:
    own = guest.session.seat
    take = guest.player.playing[0].member.take
    everybody = tuple(range(7))
    odd: list[ToSeat] = [
        _roster(guest, *[Place(6 - n, "person", f"N{n}", presence="away") for n in range(7)], is_waiting=True),
        _roster(guest, Place(5, "person", "x", presence="lost", seconds=2**31 - 1)),
        _roster(guest, Place(own, "empty")),
        _roster(guest, timer=2**31 - 1), Roster("", "nonsense", "lobby", (), True, True, 0, False),
        Roster("", "x" * 2000, "playing", (), True, True, 0, False, True),
        Proposal(1, "next_hand", 6, everybody, everybody, 60), Proposal(2, "computer", 5, everybody, (), 0, 6, "x"),
        Proposal(3, "end", 6, (), (), 2**31 - 1), Proposal(4, "new_match", 6, (6, 6), (5,), 1), Settled(99, "agreed"),
        Settled(4, "declined"), Said(6, "x"), Said(own, "x" * 300), Reacted(6, "wow"), Drafted(6, ("4c",)),
        Drafted(own, ("4c",)), Drafted(1 - own, ("4c5c6c" * 8, "", "??", "x9", "zz")), Drafted(1 - own, ("4c",) * 64),
        TurnClock(6, 1, 1, True), TurnClock(own, 2**31 - 1, 2**31 - 1, True), TurnClock(own, 0, 0, True),
        Notice("time_is_up", "²"), Notice("time_is_up", "9" * 300), Notice("time_is_up", "-1"),
        Notice("slow_down", EVIL),
        Notice("bot_failed", "²"), Notice("bot_failed", "99"), Notice("save_failed", "nonsense"), Notice("", ""),
        Notice("out_of_step", EVIL), Notice("save_cut", EVIL),
    ]  # fmt: skip
    view = guest.session.view
    for message in odd:
        take(message)
        _shown(guest)
        guest.company.words_of_consent()
        guest.company.words_of_waiting()
        if guest.company.proposal is not None:
            guest.company.question(guest.company.proposal)
    guest.together.open_drawer()
    for message in odd:
        take(message)
        _shown(guest)
    assert guest.session.view == view and guest.page.isVisible()


def test_case_33_bent_messages_leave_the_window_standing(guest: Sitting, session_seed: int) -> None:
    chosen = random.Random(session_seed)
    member = guest.player.playing[0].member
    stream = [msgspec.json.encode(message) for message in SEAT_DOWN[:-1] if not isinstance(message, Snapshot)]
    guest.together.open_drawer()
    taken = 0
    for _ in range(scale(1200, 20_000)):
        try:
            message = Joiner().read(_bent(chosen, chosen.choice(stream)))
        except BadFrame:
            continue
        if message is not None and not isinstance(message, Bye):
            taken += 1
            member.take(message)
            if taken % 20 == 0:
                _shown(guest)
    _shown(guest)
    assert taken > 30 and guest.page.isVisible()


def _texts_are_plain(widget: QWidget) -> None:
    for part in widget.findChildren(QWidget):
        if isinstance(part, QLabel) and EVIL[:4] in part.text():
            assert part.textFormat() == Qt.TextFormat.PlainText
        tip = part.toolTip()
        assert EVIL[:4] not in tip, tip


def test_names_and_talk_are_shown_as_the_text_they_are(guest: Sitting) -> None:
    """A nick of HTML would load pictures and speak in headlines, in labels and in the tooltips of Qt."""
    take = guest.player.playing[0].member.take
    other = 1 - guest.session.seat
    take(_roster(guest, *[
        msgspec.structs.replace(place, name=EVIL, owner=EVIL if place.seat == other else "")
        for place in _roster(guest).seats
    ]))  # fmt: skip
    take(Said(other, EVIL))
    drawer = guest.together.open_drawer()
    _shown(guest)
    _texts_are_plain(guest.window)
    assert any("img src" in text for text in drawer.texts())


def test_names_in_the_match_are_shown_as_the_text_they_are(tmp_path: Path, qtbot, qapp) -> None:
    host, player = Player(tmp_path / "home", EVIL), Player(tmp_path / "away", "Bruno")
    code = opened(qtbot, host)
    joined(qtbot, host, player, code)
    for one in (host, player):
        _texts_are_plain(one.page)
    begun(qtbot, host, player)
    sitting = Sitting(player)
    _shown(sitting)
    _texts_are_plain(sitting.window)
    assert any(EVIL[:4] in part.accessibleName() for part in sitting.window.findChildren(QWidget)), "who is it?"
    assert EVIL[:4] not in tip(EVIL) and "&lt;img" in tip(EVIL)  # a tooltip of it is there only while it is his turn
    sitting.close()
    for one in (host, player):
        one.page.deleteLater()
        one.close()


def test_made_up_tables_are_shown_as_the_text_they_are(qtbot, guest: Sitting) -> None:
    tables = FoundTables(guest.look)
    qtbot.addWidget(tables)
    tables.show_found([FoundTable("10.0.0.1", 1, "AB", True, EVIL, EVIL, 1, 2), FoundTable("10.0.0.2", 1, "AB")])
    tables.resize(300, 400)
    tables.show()
    _texts_are_plain(tables)


def test_last_words_of_a_host_are_shown_as_the_text_they_are() -> None:
    for reason in ("version", "bad_message", EVIL, "", "unreachable", "busy"):
        told: list[Bye] = []
        member = Member(lambda _: None)
        member.on_end = told.append
        member.take(Bye(reason[:64], EVIL + "\n\u202ex" * 20))
        problem = bye_problem(told[0])
        assert problem is not None and problem.title
        assert "\u202e" not in problem.text and "\n" not in problem.text and len(problem.text) < 600
