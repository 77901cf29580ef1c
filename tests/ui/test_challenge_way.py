"""The day, the minute and the duel in the whole window: from home, from the puzzles, and back (RULES Z3–Z5)."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from ramio_desktop.model.puzzles.dates import Day
from ramio_desktop.model.puzzles.progress import Solution
from ramio_desktop.ui.pages.daily import DailyPage
from ramio_desktop.ui.pages.duel import DuelPage
from ramio_desktop.ui.pages.minute import MinutePage
from ramio_desktop.ui.panels.daily_card import DailyCard
from ramio_desktop.ui.panels.duel_setup import DuelSetup
from tests.ui.challenges import HandClock, Wall
from tests.ui.test_puzzle_way import start as start  # the program on a folder of the test's own

Key, Left = Qt.Key, Qt.MouseButton.LeftButton
MONDAY = Day(2026, 11, 30).ordinal


def test_Z3_Z4_Z5_each_is_one_click_from_home(qtbot, start) -> None:
    game = start()
    way, home = game.navigator.challenges, game.navigator.home
    way.now = Wall(datetime(2026, 11, 30, 12))
    QTest.mouseClick(home.puzzles.entry("daily"), Left)
    page = game.window.page
    assert isinstance(page, DailyPage) and page.day == MONDAY
    QTest.keyClick(page.view, Key.Key_Escape)
    assert game.window.page is game.navigator.home and way.page is None
    QTest.mouseClick(home.puzzles.entry("minute"), Left)
    page = game.window.page
    assert isinstance(page, MinutePage) and page.cover.is_counting
    QTest.keyClick(page.cover, Key.Key_Escape)
    assert game.window.page is game.navigator.home
    QTest.mouseClick(home.puzzles.entry("duel"), Left)
    setup = game.window.findChildren(DuelSetup)[0]
    QTest.mouseClick(setup.persons[3], Left)
    QTest.mouseClick(setup.begin, Left)
    page = game.window.page
    assert isinstance(page, DuelPage) and page.run.level == "expert" and page.run.duel.best_of == 3
    page.cover.leave.emit()  # nothing has been played: it is left without a question
    assert game.window.page is game.navigator.home


def test_Z3_from_the_calendar_beside_the_grid_and_back_to_it(qtbot, start) -> None:
    game = start()
    way, puzzles = game.navigator.challenges, game.navigator.puzzles
    wall = way.now = Wall(datetime(2026, 11, 30, 12))
    bank = puzzles.open_bank()
    assert bank is not None
    qtbot.waitUntil(lambda: bool(bank.findChildren(DailyCard)))  # the cards come after the grid
    card = bank.findChildren(DailyCard)[0]
    QTest.mouseClick(card.month.button_of(MONDAY - 5), Left)
    page = game.window.page
    assert isinstance(page, DailyPage) and page.day == MONDAY - 5
    QTest.mouseClick(page.today_button, Left)
    page = game.window.page
    assert isinstance(page, DailyPage) and page.day == MONDAY
    page.turn.move(page.turn.held[:1])
    layout = page.turn.draft.layout
    QTest.keyClick(page.view, Key.Key_Escape)
    assert game.window.page is bank and set(puzzles.book.progress.days_started) == {MONDAY}
    QTest.mouseClick(card.button, Left)
    page = game.window.page
    assert isinstance(page, DailyPage) and page.turn.draft.layout == layout
    page.leave.emit()
    puzzles.book.keep(puzzles.book.progress.after_day(MONDAY, MONDAY, Solution(70, 5)))
    assert "1 day" in card._days.whole() and card.button.text() == "Share"
    wall.pass_by(days=1)
    way.today.look()
    assert card._today == MONDAY + 1 and card.button.text() == "Play"
    assert "December 1" in card._date.whole() and "December 1" in game.navigator.home.puzzles.entry(
        "daily").accessibleDescription()


def test_Z3_sharing_puts_the_text_on_the_clipboard_in_the_language(qtbot, start) -> None:
    game = start()
    way, book = game.navigator.challenges, game.navigator.puzzles.book
    way.now = Wall(datetime(2026, 11, 30, 12))
    book.keep(book.progress.after_day(MONDAY, MONDAY, Solution(70, 5)))
    bank = game.navigator.puzzles.open_bank()
    assert bank is not None
    qtbot.waitUntil(lambda: bool(bank.findChildren(DailyCard)))
    clipboard = QGuiApplication.clipboard()
    clipboard.setMimeData(QMimeData())
    game.settings.language = "it"
    QTest.mouseClick(bank.findChildren(DailyCard)[0].button, Left)
    assert clipboard.text() == "Ramio, rompicapo del 30 novembre 2026\n●○○○○\nRisolto in 1:10 con 5 mosse"
    assert game.window.toast.isVisible() and "Copiato" in game.window.toast.text


def test_Z4_a_smaller_window_or_another_scale_does_not_end_a_run(qtbot, start) -> None:
    game = start()
    way = game.navigator.challenges
    clock = way.clock = HandClock()
    page = way.open_minute()
    assert page is not None
    page.cover.begin()
    clock.now += 20
    game.window.resize(1024, 640)
    game.settings.scale = 125
    qtbot.waitUntil(lambda: page.clock.text == "0:40")
    assert game.window.page is page and page.run.left == 40
    QTest.keyClick(page.view, Key.Key_Escape)
    assert game.window.page is game.navigator.home
