"""Whole matches of ramino at the real window, by mouse: the duel, three over a network, a re-entry (R23, R24, D7)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.events import HandScored
from ramio_desktop.model.options import PRESETS, RaminoOptions
from ramio_desktop.model.rules import rules_of
from ramio_desktop.net import chairs, thread
from ramio_desktop.net.link import Invitation
from ramio_desktop.net.plan import SeatPlan, TablePlan
from ramio_desktop.net.robot import PACES
from ramio_desktop.net.table_messages import Proposal
from ramio_desktop.net.thread import Net
from ramio_desktop.ui import friends
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.local_table import Poster
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.panels.open_table import OpenTable
from tests.net.office import Player
from tests.ui.ramino_games import SLOW, game, next_hand, play_hand, sit

__all__ = ["game"]

SHORT_DUEL = "m325"
"""A seed of a duel of five hands between these players."""
SHORT_THREE = "m22"
"""One of a classic match of three with five hands, in which two go out."""


def _ramino(preset: str) -> RaminoOptions:
    options = PRESETS[preset].options
    assert isinstance(options, RaminoOptions)
    return options


def played(qtbot: QtBot, game: Composition, page: TablePage) -> None:
    """Play the match to its end, with a look at the score sheet after the first hand and at the second dealer."""
    play_hand(qtbot, page)
    session = page.session
    scored = next(event for event in session.history if isinstance(event, HandScored))
    assert session.view.match.scores == scored.points and max(scored.points) > 0
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage)
    assert [score.table.cell(0, seat).total for seat in range(session.view.seats)] == list(scored.points)
    dealer = session.view.match.dealer
    assert next_hand(qtbot, game, page)
    assert session.view.match.dealer == (dealer + 1) % session.view.seats, "R4: the dealer moves on"
    play_hand(qtbot, page)
    while next_hand(qtbot, game, page):
        play_hand(qtbot, page)


def test_D7_D10_a_whole_duel_by_mouse(qtbot: QtBot, game: Composition) -> None:
    page = sit(qtbot, game, _ramino("ramino_duel"), ("Teo",), SHORT_DUEL)
    played(qtbot, game, page)
    view = page.session.view
    winners = rules_of(view).match_winners(view)
    assert winners is not None and view.match.scores[winners[0]] == max(view.match.scores) >= 100
    assert 2 < view.match.hand < 8
    score = game.window.page
    assert isinstance(score, ScorePage) and score.table.rowCount() == view.match.hand


class Guests:
    """Computer players of guests, each with a net of its own, who agree to whatever is asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.poster = Poster()
        self.nets: list[Net] = []
        self.players: list[Player] = []

    def join(self, qtbot: QtBot, where: Invitation, nick: str) -> Player:
        """A guest that sits."""
        net = Net(self.poster.post, self.folder / nick, PACES["off"], 0, False)
        self.nets.append(net)
        joining = net.join(where, nick)
        player = Player(joining.member)
        self.players.append(player)

        def agree(message: object) -> None:
            if isinstance(message, Proposal) and joining.member.seat not in message.agreed:
                joining.member.answer(True)

        joining.member.on_proposal = agree
        qtbot.waitUntil(lambda: joining.member.line == "seated", timeout=SLOW)
        return player

    def close(self) -> None:
        for net in self.nets:
            net.close()
        self.poster.finish()


@pytest.fixture
def guests(qapp: QApplication, tmp_path: Path) -> Iterator[Guests]:
    made = Guests(tmp_path)
    yield made
    made.close()


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Have network tables deal by a seed."""
    def by(seed: str) -> None:
        def token(size: int) -> str:
            return seed if size == 16 else secrets.token_hex(size)

        monkeypatch.setattr(thread, "secrets", SimpleNamespace(randbelow=secrets.randbelow, token_hex=token))
        monkeypatch.setattr(friends, "is_offered", lambda family: True)
        # Nobody comes to the next hand as fast as here.
        monkeypatch.setattr(chairs, "RATES", {**chairs.RATES, "proposal": (100, 100)})

    return by


def hosted(qtbot: QtBot, game: Composition, guests: Guests, plan: TablePlan, names: tuple[str, ...]) -> TablePage:
    """The host's page of a table that is full and has begun, opened and joined at the window's lobby."""
    lobby = game.navigator.friends.open_lobby()
    setup = lobby.panel
    assert isinstance(setup, HostSetup)
    setup.plan = lambda: plan  # type: ignore[method-assign]
    QTest.mouseClick(setup.begin, Qt.MouseButton.LeftButton)
    table = lobby.panel
    assert isinstance(table, OpenTable) and lobby.seat is not None
    hosting = lobby.seat.hosting
    assert hosting is not None
    qtbot.waitUntil(lambda: hosting.info is not None and table.ready.isEnabled(), timeout=SLOW)
    assert hosting.info is not None
    where = hosting.info.invitation("127.0.0.1")
    for name in names:
        guests.join(qtbot, where, name)
    QTest.mouseClick(table.ready, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


def test_R23_S1_a_whole_classic_match_of_three_by_mouse_over_the_network(
    qtbot: QtBot, game: Composition, guests: Guests, dealt: Callable[[str], None]
) -> None:
    dealt(SHORT_THREE)
    seats = (SeatPlan.host("Anna"), SeatPlan.free(), SeatPlan.free())
    page = hosted(qtbot, game, guests, TablePlan("Table", "ramino", _ramino("ramino"), seats), ("Bruno", "Carla"))
    assert page.session.company is not None and page.session.names == ("Anna", "Bruno", "Carla")
    played(qtbot, game, page)
    view = page.session.view
    assert rules_of(view).match_winners(view) is not None and len(view.match.out) == 2 and view.match.hand > 2
    qtbot.waitUntil(lambda: all(player.view.match == view.match for player in guests.players), timeout=SLOW)
