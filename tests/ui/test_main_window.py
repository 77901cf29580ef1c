"""The window: its place, its pages, and what lies over them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.dialogs.question import Question, TextQuestion
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.main_window import SMALLEST, MainWindow, _Veil
from ramio_desktop.ui.panels.profile import ProfilePanel
from ramio_desktop.ui.panels.quick_settings import QuickSettings
from ramio_desktop.ui.settings import Place, Settings
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.widgets.choices import Segmented, Switch


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def look() -> Look:
    return Look.create(resources_dir(), Mode.DARK)


@pytest.fixture
def window(qtbot: QtBot, look: Look, settings: Settings) -> MainWindow:
    made = MainWindow(look.theme, settings)
    made.furnish(look)
    qtbot.addWidget(made)
    made.show()
    return made


def a_page() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    for name in ("one", "two"):
        column.addWidget(QPushButton(name))
    return page


def test_it_remembers_its_place(qtbot: QtBot, look: Look, settings: Settings, window: MainWindow) -> None:
    window.resize(1111, 666)
    window.move(30, 40)
    window.close()
    assert settings.window == Place(30, 40, 1111, 666)
    again = MainWindow(look.theme, settings)
    qtbot.addWidget(again)
    assert (again.pos(), again.size().toTuple()) == (QPoint(30, 40), (1111, 666))


def test_a_place_on_a_screen_that_is_gone_is_not_taken(qtbot: QtBot, look: Look, settings: Settings) -> None:
    settings.window = Place(90_000, 90_000, 1200, 800)
    window = MainWindow(look.theme, settings)
    qtbot.addWidget(window)
    window.show()
    screens = [screen.geometry() for screen in QGuiApplication.screens()]
    assert any(screen.contains(window.pos()) for screen in screens)


def test_it_holds_at_a_small_screen_of_200_percent(window: MainWindow) -> None:
    assert window.minimumSize() == SMALLEST
    assert SMALLEST.toTuple() == (960, 540)


def test_F12_keeps_a_picture_in_the_pictures_folder(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Pictures"
    monkeypatch.setattr("ramio_desktop.ui.main_window.QStandardPaths.writableLocation", lambda _: str(folder))
    qtbot.keyClick(window, Qt.Key.Key_F12)
    first = list(folder.iterdir())
    assert len(first) == 1 and QImage(str(first[0])).size() == window.size()
    assert first[0].name in window.toast.text
    assert window.take_picture() not in (None, first[0])  # a second one in the same second has its own name
    folder_that_is_a_file = tmp_path / "file"
    folder_that_is_a_file.write_text("")
    monkeypatch.setattr(
        "ramio_desktop.ui.main_window.QStandardPaths.writableLocation", lambda _: str(folder_that_is_a_file)
    )
    assert window.take_picture() is None and "cannot be saved" in window.toast.text


def test_F11_fills_the_screen_and_back(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitExposed(window)
    for full in (True, False):
        qtbot.keyClick(window, Qt.Key.Key_F11)
        assert window.isFullScreen() is full


def test_pages_fade_unless_motion_is_off(qtbot: QtBot, settings: Settings, window: MainWindow) -> None:
    one, two = a_page(), a_page()
    window.show_page(one, "One")
    window.show_page(two, "Two")
    assert window.page is two
    assert window.windowTitle() == "Two – Ramio"
    (veil,) = window.findChildren(_Veil)
    qtbot.waitUntil(lambda: not window.findChildren(_Veil), timeout=2000)
    settings.animation = "off"
    window.show_page(one)
    assert window.windowTitle() == "Ramio"
    assert not window.findChildren(_Veil)
    window.drop_page(two)
    assert window._pages.count() == 1
    del veil


def test_a_short_notice_lies_over_the_page(window: MainWindow) -> None:
    window.show_page(a_page())
    window.say("Salvata")
    assert window.toast.isVisible()
    assert window.toast.text == "Salvata"
    assert window.rect().contains(window.toast.geometry().center())


def test_the_window_may_be_kept_open(window: MainWindow) -> None:
    window.may_close = lambda: False
    assert not window.close()
    assert window.isVisible()
    window.may_close = lambda: True
    assert window.close()


# --- Overlays -------------------------------------------------------------------------------------------------------


def test_a_question_is_answered_once(qtbot: QtBot, look: Look, window: MainWindow) -> None:
    answers: list[bool] = []
    asked = Question(look, window, "Sure?", "It goes.", "Delete", "Keep", danger=True, answered=answers.append)
    assert QApplication.focusWidget() is asked.no
    qtbot.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    asked.close_overlay()
    assert answers == [True]


@pytest.mark.parametrize("way", ["escape", "outside", "no"])
def test_calling_a_question_off_is_a_no(qtbot: QtBot, look: Look, window: MainWindow, way: str) -> None:
    answers: list[bool] = []
    asked = Question(look, window, "Sure?", "It goes.", "Delete", "Keep", answered=answers.append)
    if way == "escape":
        qtbot.keyClick(asked.no, Qt.Key.Key_Escape)
    elif way == "outside":
        qtbot.mouseClick(asked, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    else:
        qtbot.mouseClick(asked.no, Qt.MouseButton.LeftButton)
    assert answers == [False]
    qtbot.waitUntil(lambda: not window.findChildren(Overlay))


def test_the_keyboard_stays_in_the_overlay_and_goes_back(qtbot: QtBot, look: Look, window: MainWindow) -> None:
    page = a_page()
    window.show_page(page)
    button = page.findChildren(QPushButton)[1]
    button.setFocus()
    asked = Question(look, window, "Sure?", "It goes.", "Delete", "Keep")
    seen = set()
    for _ in range(6):
        now = QApplication.focusWidget()
        assert now is not None and asked.body.isAncestorOf(now)
        seen.add(now)
        qtbot.keyClick(now, Qt.Key.Key_Tab)
    assert seen == {asked.yes, asked.no}
    asked.close_overlay()
    assert QApplication.focusWidget() is button


def test_no_key_of_the_page_works_below_an_overlay(qtbot: QtBot, look: Look, window: MainWindow) -> None:
    from PySide6.QtGui import QKeySequence, QShortcut

    page = a_page()
    window.show_page(page)
    pressed: list[str] = []
    shortcut = QShortcut(QKeySequence("P"), page)
    shortcut.activated.connect(lambda: pressed.append("P"))
    asked = Question(look, window, "Sure?", "It goes.", "Delete", "Keep")
    qtbot.keyClick(asked.no, Qt.Key.Key_P)
    assert not pressed
    asked.close_overlay()


def test_an_overlay_outlives_the_widget_that_had_the_keyboard(qtbot: QtBot, look: Look, window: MainWindow) -> None:
    page = a_page()
    window.show_page(page)
    page.findChildren(QPushButton)[0].setFocus()
    asked = Question(look, window, "Sure?", "It goes.", "Delete", "Keep")
    window.show_page(a_page())
    window.drop_page(page)
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    asked.close_overlay()


def test_a_text_is_asked_for(qtbot: QtBot, look: Look, window: MainWindow) -> None:
    given: list[str] = []
    asked = TextQuestion(look, window, "Name", "Why.", "Rename", "Leave", "old", 10, given.append)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    asked.field.setText("   ")
    assert not asked.yes.isEnabled()
    asked.field.setText(" new ")
    qtbot.keyClick(asked.field, Qt.Key.Key_Return)
    assert given == ["new"]


def test_the_panel_stays_inside_a_small_window(look: Look, settings: Settings, window: MainWindow) -> None:
    window.resize(SMALLEST)
    corner = QPushButton("gear", window)
    corner.setGeometry(SMALLEST.width() - 50, 10, 40, 40)
    corner.show()
    panel = QuickSettings(look, settings, window, corner, "it")
    QApplication.processEvents()
    assert window.rect().contains(panel.body.geometry())
    panel.close_overlay()


def test_quick_settings_are_set_at_once(qtbot: QtBot, look: Look, settings: Settings, window: MainWindow) -> None:
    panel = QuickSettings(look, settings, window, window, "it")
    wanted = {
        0: ("en", "language", "en"),
        1: ("light", "theme", "light"),
        2: ("four", "four_colours", True),
        4: ("teal", "back", "teal"),
        5: ("off", "animation", "off"),
        6: ("fast", "pace", "fast"),
    }
    for row, (part, name, value) in wanted.items():
        control = panel.control(row)
        assert isinstance(control, Segmented)
        qtbot.mouseClick(control.part(part), Qt.MouseButton.LeftButton)
        assert getattr(settings, name) == value
    switch = panel.control(3)
    assert isinstance(switch, Switch)
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert settings.large_index is True
    panel.close_overlay()


def test_a_name_is_chosen(qtbot: QtBot, look: Look, settings: Settings, window: MainWindow) -> None:
    panel = ProfilePanel(look, settings, window, window, "Anna")
    assert QApplication.focusWidget() is panel.field
    panel.field.setText("  ")
    assert not panel.save.isEnabled()
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert settings.nick == ""
    panel.field.setText("  Zoë   B ")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert settings.nick == "Zoë B"
    assert not panel.isVisible()
