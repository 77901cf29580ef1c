"""Changing a computer player's level in mid-game: asked first, the position stays, the level is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import Draw
from ramio_desktop.model.save import read_save, saves_in
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.dialogs.levels import LevelsQuestion
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.quick_settings import QuickSettings
from ramio_desktop.ui.saves import Saves
from tests.ui.test_hot_seat import BRUNO, LUCA, SLOW, curtain, end, open_it, sit_down, start


@pytest.fixture
def game(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> Iterator[Composition]:
    made = start(qtbot, qapp, own_data_dir)
    yield made
    end(made)


def ask(qtbot: QtBot, game: Composition) -> LevelsQuestion:
    panel = game.navigator.open_quick_settings(game.window.page)
    assert isinstance(panel, QuickSettings) and panel.levels_button.isVisible()
    qtbot.mouseClick(panel.levels_button, Qt.MouseButton.LeftButton)
    (asked,) = [item for item in game.window.findChildren(LevelsQuestion) if item.isVisible()]
    return asked


def choose(asked: LevelsQuestion, seat: int, level: str) -> None:
    box = asked.boxes[seat]
    box.setCurrentIndex(box.findData(level))
    box.activated.emit(box.currentIndex())


def test_the_level_is_changed_after_a_question_and_the_position_stays(
    qtbot: QtBot, game: Composition, own_data_dir: Path
) -> None:
    game.navigator.play("machiavelli")
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    session = game.navigator.session
    assert session is not None
    qtbot.waitUntil(lambda: session.view.turn.seat == 0, timeout=SLOW)
    session.submit([Draw()])
    qtbot.waitUntil(lambda: session.view.turn.phase is Phase.PLAY, timeout=SLOW)
    before = session.view
    asked = ask(qtbot, game)
    assert not asked.yes.isEnabled(), "nothing is chosen yet"
    choose(asked, 1, "expert")
    qtbot.mouseClick(asked.no, Qt.MouseButton.LeftButton)
    assert session.seats[1].level == "beginner"
    asked = ask(qtbot, game)
    choose(asked, 1, "expert")
    qtbot.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.seats[1].level == "expert", timeout=SLOW)
    assert session.view == before
    assert [who.level for who in session.seats] == ["", "expert", "easy"]
    assert [who.level for who in game.settings.companies["machiavelli"]] == ["expert", "easy"]
    page = game.window.page
    assert isinstance(page, TablePage)
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)  # pass: the others go on
    qtbot.waitUntil(lambda: session.view.turn.seat == 0 and session.view != before, timeout=SLOW)
    game.navigator.table.leave()
    (path,) = saves_in(Saves(own_data_dir).computer_folder)
    assert [who.level for who in read_save(path).room] == ["", "expert", "easy"]


def test_a_computer_player_at_its_turn_goes_on_at_the_new_level(qtbot: QtBot, game: Composition) -> None:
    """Whoever thinks at that moment is sent away, and the new one takes the turn up."""
    game.settings.pace = "slow"
    sit_down(qtbot, game, BRUNO, LUCA)
    for _ in range(6):
        page = curtain(qtbot, game)
        if page._standing.seats[page._standing.turn].is_bot:
            break
        table = open_it(qtbot, game)
        table.session.submit([Draw()])
        qtbot.waitUntil(lambda: table.session.view.turn.phase is Phase.PLAY, timeout=SLOW)
        qtbot.mouseClick(table.first_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: game.window.page is not table, timeout=SLOW)
    else:
        pytest.fail("the computer player never has its turn behind the curtain")
    asked = ask(qtbot, game)
    choose(asked, 1, "beginner")
    game.settings.pace = "off"
    qtbot.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    page = curtain(qtbot, game)
    qtbot.waitUntil(lambda: not page._standing.seats[page._standing.turn].is_bot, timeout=SLOW)
    assert page._standing.seats[1].level == "beginner"


def test_without_computer_players_there_is_nothing_to_change(qtbot: QtBot, game: Composition) -> None:
    panel = game.navigator.open_quick_settings(game.navigator.home.gear)
    assert isinstance(panel, QuickSettings) and panel.levels_button.isHidden()
    panel.close_overlay()
    sit_down(qtbot, game, LUCA)
    panel = game.navigator.open_quick_settings(game.window.page)
    assert isinstance(panel, QuickSettings) and panel.levels_button.isHidden()
