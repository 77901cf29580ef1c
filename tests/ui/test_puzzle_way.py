"""The puzzles in the whole window: from the home page to a puzzle and back, and what lasts when it is closed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from shiboken6 import isValid

from ramio_desktop.model.puzzles.progress import FILE, Progress, load_progress
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import backup
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.models.puzzle_list import Which
from ramio_desktop.ui.pages.puzzle import PuzzlePage
from ramio_desktop.ui.pages.puzzles import PuzzlesPage
from ramio_desktop.ui.sounds import Sound
from tests.spoken import forget_languages
from tests.ui.persons import MousePerson

Key, Left = Qt.Key, Qt.MouseButton.LeftButton


def end(game: Composition) -> None:
    """Close the program as it closes itself."""
    game.close()
    game.window.close()
    game.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def start(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[], Composition]]:
    """Opens the program on the same folder, again and again."""
    games: list[Composition] = []

    def begin() -> Composition:
        forget_languages()
        game = Composition(qapp, tmp_path, resources_dir())
        game.furnish()
        game.settings.language, game.settings.animation, game.settings.volume = "en", "off", 0
        game.window.resize(QSize(1280, 800))
        game.open()
        games.append(game)
        return game

    yield begin
    for game in games:
        if isValid(game.window):
            end(game)
    forget_languages()


def test_from_home_to_a_puzzle_and_back_with_one_click_each(qtbot, start) -> None:
    game = start()
    way = game.navigator.puzzles
    QTest.mouseClick(game.navigator.home.puzzles.entry("bank"), Left)
    page = game.window.page
    assert isinstance(page, PuzzlesPage)
    page.show_filter(Which.OPEN, 2)
    QTest.mouseClick(page.next_button, Left)
    table = game.window.page
    assert isinstance(table, PuzzlePage) and way.book.puzzle(table.number).grade == 2
    MousePerson(table).reach(table.puzzle.answer)
    qtbot.waitUntil(lambda: table.only_shown)
    QTest.mouseClick(table.result.next_button, Left)
    assert str(table.number) in game.window.windowTitle() and len(way.book.progress.solved) == 1
    QTest.keyClick(table, Key.Key_Escape)
    assert game.window.page is page and (page.which, page.grade) == (Which.OPEN, 2)
    assert not set(way.book.progress.solved) & set(page.puzzles.numbers) and "1 of 1,000" in page._solved.text()
    QTest.keyClick(page.grid, Key.Key_Escape)
    assert game.window.page is game.navigator.home and way.table is None
    qtbot.waitUntil(lambda: "1 of 1,000" in game.navigator.home.puzzles.entry("bank").accessibleDescription())


def test_closing_the_program_keeps_the_turn_and_it_waits_in_the_grid(start, tmp_path) -> None:
    game = start()
    table = game.navigator.puzzles.open_puzzle(304)
    table.turn.move(table.turn.held[:1])
    layout = table.turn.draft.layout
    end(game)
    assert set(load_progress(tmp_path)[0].started) == {304}
    again = start()
    again.navigator.puzzles.open_bank()
    page = again.window.page
    assert isinstance(page, PuzzlesPage)
    QTest.mouseClick(page.filters.part(Which.STARTED), Left)
    assert list(page.puzzles.numbers) == [304]
    page.grid.picked.emit(304)
    resumed = again.window.page
    assert isinstance(resumed, PuzzlePage) and resumed.turn.draft.layout == layout


def test_another_size_of_everything_keeps_the_moves(qtbot, start) -> None:
    game = start()
    table = game.navigator.puzzles.open_puzzle(304)
    table.clock.set(40)
    table.turn.move(table.turn.held[:1])
    layout = table.turn.draft.layout
    game.settings.scale = 125
    qtbot.waitUntil(lambda: game.window.page is not table)
    other = game.window.page
    assert isinstance(other, PuzzlePage) and other.turn.draft.layout == layout
    assert 40 <= other.clock.seconds < 100  # it runs on


def test_another_language_is_spoken_at_once(qtbot, start) -> None:
    game = start()
    table = game.navigator.puzzles.open_puzzle(304)
    game.settings.language = "it"
    qtbot.waitUntil(lambda: "Rompicapo" in table._title.text())
    assert table.answer_button.text() == "Mostra la soluzione" and "Cala" in table._status.text
    table.leave.emit()
    page = game.window.page
    assert isinstance(page, PuzzlesPage) and page.filters.part(Which.OPEN).text() == "Da risolvere"


def test_S6_a_copy_brings_the_puzzles_back_and_deleting_takes_them(start, tmp_path) -> None:
    game = start()
    way = game.navigator.puzzles
    way.book.keep(way.book.progress.after_starring(7, True))
    target = tmp_path.parent / f"{tmp_path.name}.zip"
    assert backup.export(tmp_path, target).has_puzzles
    game.open_settings("data")
    assert game._housekeeping is not None
    game._housekeeping._erase()
    assert not (tmp_path / FILE).exists() and way.book.progress == Progress()
    game._housekeeping._import(target)
    assert way.book.progress.starred == {7}


def test_S6_an_open_puzzle_is_not_written_after_all_is_deleted(start, tmp_path) -> None:
    game = start()
    table = game.navigator.puzzles.open_puzzle(304)
    table.turn.move(table.turn.held[:1])
    game.open_settings("data")
    assert game._housekeeping is not None
    game._housekeeping._erase()
    end(game)
    assert not (tmp_path / FILE).exists()


def test_a_damaged_file_is_told_in_the_window(start, tmp_path) -> None:
    (tmp_path / FILE).write_text("nothing", "utf-8")
    game = start()
    game.navigator.puzzles.open_bank()
    question = game.window.findChild(Question)
    assert question is not None and "damaged" in question.accessibleName()


def test_the_tables_of_puzzles_are_heard(qtbot, start, monkeypatch) -> None:
    game = start()
    heard: list[Sound] = []
    monkeypatch.setattr(game.sounds, "play", heard.append)
    table = game.navigator.puzzles.open_puzzle(31)
    table.turn.select(table.turn.held[0])
    table.turn.clear_selection()
    MousePerson(table).reach(table.puzzle.answer)
    qtbot.waitUntil(lambda: table.only_shown)
    assert Sound.PICK in heard and heard[-1] is Sound.CLOSE
