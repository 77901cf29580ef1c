"""Ramino with tiles between two windows on loopback: the same table, the rack, moves shown as they are made (T10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ramio_desktop.ui.card_art import TileArt
from tests.ui.lobbies import Player, begun, joined, opened
from tests.ui.persons import MousePerson
from tests.ui.test_network_table import Sitting

SLOW = 15_000


@pytest.fixture
def player(tmp_path: Path, qapp) -> Iterator[Callable[[str], Player]]:
    made: list[Player] = []

    def make(nick: str) -> Player:
        made.append(Player(tmp_path / nick, nick))
        made[-1].settings.game = "tiles"
        return made[-1]

    yield make
    for one in made:
        one.page.deleteLater()
        one.close()


def test_T2_T10_two_guests_sit_down_to_tiles(qtbot, player) -> None:
    host, guest = player("Anna"), player("Bruno")
    host.page.panel.games.open_list().cards["tiles"].click()
    code = opened(qtbot, host)
    joined(qtbot, host, guest, code)
    begun(qtbot, host, guest)
    first, second = Sitting(host), Sitting(guest)
    try:
        view = first.session.view
        assert view.rules == "tiles" and view.turn.seat == first.session.seat == 0, "the host begins (T2)"
        assert first.page.turn.has_tiles and second.page.turn.has_tiles
        assert isinstance(second.page._look.cards, TileArt)
        # what the host lays out is seen by the guest before it is confirmed, as tiles
        person = MousePerson(first.page)
        token = first.page.turn.held[0]
        person.put_apart(token)
        qtbot.waitUntil(lambda: bool(second.together.draft.groups), timeout=SLOW)
        assert second.together.draft.groups[-1] == (first.page.turn.draft.cards[token],)
        assert isinstance(second.together.draft._look.cards, TileArt) and not second.together.draft.grab().isNull()
        # and put back; then he draws, which ends the turn
        first.page.turn.restore()
        QTest.mouseClick(first.page.first_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: second.session.view.turn.seat == 1, timeout=SLOW)
        assert len(first.session.view.hands[0]) == 15 and "Tessere" not in second.status
        qtbot.waitUntil(lambda: not second.together.draft.groups, timeout=SLOW)
        assert second.page.turn.may_lay and second.page.turn.can_draw
    finally:
        first.close()
        second.close()
