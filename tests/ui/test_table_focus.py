"""Where the keyboard's focus is at the table: the mouse never brings the keys' cursor, the keys never lose it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.state import Phase
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import samples
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode

Key = Qt.Key


@pytest.fixture
def page(qtbot, tmp_path) -> Iterator[TablePage]:
    """A page in the person's own turn, before the card is drawn."""
    sample = samples.play(
        "focus", ["hard", "hard"],
        lambda state: len(state.table_cards()) > 8 and state.turn.seat == 0 and state.turn.phase is Phase.DRAW,
    )  # fmt: skip
    table = sample.table()
    (session,) = table.sessions
    qtbot.waitUntil(lambda: session.is_ready)
    look = Look.create(resources_dir(), Mode.DARK)
    settings = Settings(tmp_path)
    settings.animation = "off"
    page = TablePage(look, session, settings)
    look.theme.setParent(page)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    qtbot.waitUntil(page.isActiveWindow)
    yield page
    table.close()


def test_the_mouse_leaves_the_focus_on_the_table_and_shows_no_cursor(page: TablePage, qtbot) -> None:
    assert QApplication.focusWidget() is page.view
    for button in (page.first_button, page._hint_tool, page.first_button):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not page._waiting)
        QApplication.processEvents()
        assert QApplication.focusWidget() is page.view
        assert not page.view.keyboard.is_shown
    assert page.session.view.turn.seat != page.session.seat  # drawn and passed


def test_the_keys_reach_the_buttons_and_come_back_with_the_cursor(page: TablePage, qtbot) -> None:
    for _ in range(30):
        if QApplication.focusWidget() is page.first_button:
            break
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert QApplication.focusWidget() is page.first_button
    QTest.keyClick(page.first_button, Key.Key_Space)
    qtbot.waitUntil(lambda: page.turn.may_lay)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Backtab)
    for _ in range(30):
        if QApplication.focusWidget() is page.view:
            break
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    assert page.view.keyboard.is_shown
