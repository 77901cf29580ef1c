"""Puzzles in the window: solved by mouse, left, given up; the grid and its filters."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.notation import read_table, table_text
from ramio_desktop.model.puzzles.progress import FILE, Progress, Solution, Started, load_progress, progress_text
from ramio_desktop.model.puzzles.shapes import GRAMMAR
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.puzzle_list import Which
from ramio_desktop.ui.pages.puzzle import PuzzlePage
from ramio_desktop.ui.pages.puzzles import PuzzlesPage
from ramio_desktop.ui.problems import Problem
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode
from tests.spoken import forget_languages, speaking
from tests.ui.persons import KeyPerson, MousePerson

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

Key, Left = Qt.Key, Qt.MouseButton.LeftButton
OF_EACH_GRADE = {1: 31, 2: 304, 3: 631, 4: 815, 5: 959}
"""A puzzle of each grade."""
OTHERWISE = 8, "5c5d5h5s,5h6h7h8h9hTh,6s7s8s,QdQhQs"
"""A puzzle, and a legal table that is not the stored answer."""


@pytest.fixture
def book(qapp, tmp_path: Path) -> Iterator[PuzzleBook]:
    forget_languages()
    with speaking("en"):
        yield PuzzleBook(resources_dir(), tmp_path)


def shown(qtbot: QtBot, page: QWidget, look: Look, size: tuple[int, int] = (1280, 800)) -> None:
    look.theme.setParent(page)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()


@pytest.fixture
def opened(qtbot: QtBot, book: PuzzleBook, tmp_path: Path) -> Callable[[int], PuzzlePage]:
    """Opens a puzzle; nothing moves by itself."""

    def opened(number: int) -> PuzzlePage:
        look = Look.create(resources_dir(), Mode.DARK)
        look.theme.fit(1280, 800)
        settings = Settings(tmp_path)
        settings.animation = "off"
        page = PuzzlePage(look, settings, book, number)
        shown(qtbot, page, look)
        page.view.setFocus()
        return page

    return opened


def press(button: QWidget) -> None:
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, Left)


# --- Solving -------------------------------------------------------------------------------------------------------


def test_Z1_a_puzzle_of_each_grade_is_solved_by_mouse_one_after_the_other(qtbot, book, opened) -> None:
    page = None
    for grade, number in OF_EACH_GRADE.items():
        if page is None:
            page = opened(number)
        else:
            page.open(number)
        puzzle = book.puzzle(number)
        assert puzzle.grade == grade and len(page.turn.held) == len(puzzle.hand)
        MousePerson(page).reach(puzzle.answer)
        qtbot.waitUntil(lambda: page.only_shown)
        solution = book.progress.solved[number]
        assert not solution.aided and solution.moves == page.shortest
        assert page.result.isVisible() and not page._status.isVisible()
    assert set(book.progress.solved) == set(OF_EACH_GRADE.values())
    assert load_progress(book._folder)[0].solved == book.progress.solved


def test_Z1_any_other_legal_table_is_a_solution_too(qtbot, book, opened) -> None:
    number, text = OTHERWISE
    other = read_table(text, GRAMMAR)
    assert sorted(text.split(",")) != sorted(table_text(book.puzzle(number).answer).split(","))
    page = opened(number)
    MousePerson(page).reach(other)
    qtbot.waitUntil(lambda: number in book.progress.solved)
    assert book.progress.solved[number].moves == 4 > page.shortest
    assert "3" in page.result._line.whole()


def test_Z1_a_part_of_the_hand_is_no_solution_and_confirming_says_what_is_missing(book, opened) -> None:
    page = opened(1)
    person = MousePerson(page)
    person.reach(read_table("2c2d2h2s,3c3d3s,3s4s5s6s7s,7c8c9cTcJc,9sTsJsQsKs", GRAMMAR))
    assert page.turn.draft.refusal() is None and len(page.turn.held) == 2
    QTest.keyClick(page.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "2 " in page._status.text and not page.only_shown and not book.progress.solved
    page.turn.move(page.turn.held[:1])
    QTest.keyClick(page.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not book.progress.solved and not page.only_shown


def test_a_group_that_is_no_meld_is_named_before_what_is_missing(book, opened) -> None:
    page = opened(823)
    page.turn.move(page.turn.shown[0].tokens[:1])
    assert "at least three cards" in page._status.text
    page.turn.undo()
    assert "Lay every card" in page._status.text


def test_the_next_puzzle_comes_in_the_same_widgets_and_suits_the_player(qtbot, book, opened) -> None:
    page = opened(31)
    page.clock.set(300)
    MousePerson(page).reach(book.puzzle(31).answer)
    qtbot.waitUntil(lambda: page.only_shown)
    view, offered = page.view, book.progress.offer(book.bank, 1, but={31})
    assert str(offered) in page.result.next_button.text()
    press(page.result.next_button)
    assert page.number == offered and page.view is view and page.is_open and not page.result.isVisible()
    assert page.view.hasFocus() and not page.view.keyboard.is_shown  # the mouse was used
    assert page.cards_moved == 0 and page.clock.is_running and page.clock.seconds < 300 and page.left() is None
    assert page.turn.interactive and page._actions.isVisible()


def test_another_one_is_never_one_that_was_just_left(qtbot, book, opened) -> None:
    page = opened(959)
    seen = [959]
    for _ in range(4):
        press(page.skip_button)
        seen.append(page.number)
    assert len(set(seen)) == 5 and {book.puzzle(number).grade for number in seen} == {5}


def test_enter_goes_on_once_a_puzzle_is_solved(qtbot, book, opened) -> None:
    page = opened(31)
    KeyPerson(page).reach(book.puzzle(31).answer)
    qtbot.waitUntil(lambda: page.only_shown)
    QTest.keyClick(page.result.next_button, Key.Key_Return)
    assert page.number != 31 and page.is_open and page.view.hasFocus()


def test_what_a_solution_is_worth_is_said_and_a_second_one_changes_nothing(qtbot, book, opened) -> None:
    page = opened(31)
    MousePerson(page).reach(book.puzzle(31).answer)
    qtbot.waitUntil(lambda: page.only_shown)
    points = round(book.progress.player.points)
    assert str(points) in page.result._rating.whole() and "+" in page.result._rating.whole()
    before = book.progress
    press(page.result.again_button)
    assert page.number == 31 and page.is_open
    MousePerson(page).reach(book.puzzle(31).answer)
    qtbot.waitUntil(lambda: page.only_shown)
    assert book.progress == before and "before" in page.result._rating.whole()


# --- Help ----------------------------------------------------------------------------------------------------------


def test_hints_tell_how_many_melds_then_which_then_the_answer_and_count(qtbot, book, opened) -> None:
    page = opened(304)
    opened_melds = page._guide.opened()
    press(page._hint_tool)
    assert ("One meld" if len(opened_melds) == 1 else f"{len(opened_melds)} melds") in page._status.text
    press(page._hint_tool)
    assert "Taken apart" in page._status.text and not page.turn.draft.is_changed
    assert page.view.board.glowing == frozenset(opened_melds)
    press(page._hint_tool)
    qtbot.waitUntil(lambda: page.only_shown)
    assert book.progress.solved[304].aided and "help" in page.result._title.text()
    assert book.progress.player.points < Progress().player.points


def test_many_melds_to_be_taken_apart_glow_until_something_moves(book, opened) -> None:
    page = opened(823)
    assert len(page._guide.opened()) > 2
    press(page._hint_tool)
    press(page._hint_tool)
    assert "glow" in page._status.text and page.view.board.glowing == frozenset(page._guide.opened())
    page.turn.move(page.turn.held[:1])
    assert not page.view.board.glowing


def test_giving_up_is_asked_and_shows_the_answer(qtbot, book, opened) -> None:
    page = opened(304)
    page.turn.move(page.turn.held[:1])
    press(page.answer_button)
    question = page.window().findChild(Question)
    assert question is not None and page.is_open
    QTest.mouseClick(question.no, Left)
    assert page.is_open and not book.progress.ratings
    press(page.answer_button)
    page.window().findChildren(Question)[-1].yes.click()
    qtbot.waitUntil(page.result.isVisible)
    assert sorted(table_text(page.turn.draft.table).split(",")) == sorted(book.puzzle(304).answer_text.split(","))
    assert book.progress.gave_up(304) and 304 not in book.progress.solved and not book.progress.started
    # Whoever has seen the answer solves it with help.
    press(page.result.again_button)
    MousePerson(page).reach(book.puzzle(304).answer)
    qtbot.waitUntil(lambda: 304 in book.progress.solved)
    assert book.progress.solved[304].aided


def test_a_table_that_is_only_shown_takes_no_cards(qtbot, book, opened) -> None:
    page = opened(31)
    MousePerson(page).reach(book.puzzle(31).answer)
    qtbot.waitUntil(lambda: page.only_shown)
    before = page.turn.draft.layout
    person = MousePerson(page)
    token = page.turn.shown[0].tokens[0]
    person.put_apart(token)
    QTest.keyClick(page.view, Key.Key_N)
    QTest.keyClick(page.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.turn.draft.layout == before and page.turn.selection == ()


# --- Leaving -------------------------------------------------------------------------------------------------------


def test_S3_leaving_keeps_the_moves_and_the_time(qtbot, book, opened) -> None:
    page = opened(304)
    page.clock.run(False)
    page.clock.set(71)
    first = page.turn.shown[0]
    page.turn.move(first.tokens[:1])
    page.turn.move(page.turn.held[:1])
    layout = page.turn.draft.layout
    page.keep()
    started = book.progress.started[304]
    assert started.seconds == 71 and started.laid == 1
    again = PuzzleBook(resources_dir(), book._folder)
    later = PuzzlePage(page._look, page._settings, again, 304)
    qtbot.addWidget(later)
    assert later.turn.draft.layout == layout and int(later.clock.seconds) == 71
    later.turn.undo()
    later.turn.undo()
    assert not later.turn.draft.is_changed


def test_S3_moves_are_written_without_leaving(qtbot, book, opened) -> None:
    page = opened(304)
    page._keeping.setInterval(0)
    page.turn.move(page.turn.held[:1])
    qtbot.waitUntil(lambda: 304 in load_progress(book._folder)[0].started)
    page.turn.restore()
    page.turn.undo()
    MousePerson(page).reach(book.puzzle(304).answer)
    qtbot.waitUntil(lambda: page.only_shown)
    qtbot.wait(20)
    assert not load_progress(book._folder)[0].started


def test_a_puzzle_that_was_only_looked_at_is_not_begun(book, opened) -> None:
    page = opened(304)
    page.keep()
    assert not book.progress.started


def test_the_clock_stands_while_the_page_is_hidden(qtbot, opened) -> None:
    page = opened(31)
    assert page.clock.is_running
    page.hide()
    assert not page.clock.is_running
    page.show()
    assert page.clock.is_running


def test_escape_leads_back_once_nothing_is_chosen(qtbot, opened) -> None:
    page = opened(31)
    left: list[bool] = []
    page.leave.connect(lambda: left.append(True))
    page.turn.select(page.turn.held[0])
    QTest.keyClick(page.view, Key.Key_Escape)
    assert not left and page.turn.selection == ()
    QTest.keyClick(page.view, Key.Key_Escape)
    assert left == [True]


def test_a_star_is_set_and_taken_away(book, opened) -> None:
    page = opened(31)
    press(page.star)
    assert book.progress.starred == {31} and "away" in page.star.accessibleName()
    press(page.star)
    assert not book.progress.starred


# --- What is kept --------------------------------------------------------------------------------------------------


def test_S_a_damaged_file_is_kept_aside_and_said(book) -> None:
    said: list[Problem] = []
    book.trouble.connect(said.append)
    (book._folder / FILE).write_bytes(b"nothing")
    assert book.progress == Progress()
    assert len(said) == 1 and "puzzles.damaged-1.txt" in said[0].text
    book.keep(Progress().after_starring(3, True))
    assert load_progress(book._folder)[0].starred == {3}
    assert (book._folder / "puzzles.damaged-1.txt").read_bytes() == b"nothing"


def test_S_a_newer_file_is_never_overwritten(book) -> None:
    said: list[Problem] = []
    book.trouble.connect(said.append)
    newer = progress_text(Progress()).replace("puzzles 2", "puzzles 9", 1)
    (book._folder / FILE).write_text(newer, "utf-8")
    book.keep(book.progress.after_starring(3, True))
    assert len(said) == 1 and book.progress.starred == {3}
    assert (book._folder / FILE).read_text("utf-8") == newer


def test_S2_a_full_disk_is_told_once_and_what_is_solved_is_written_later(book, monkeypatch) -> None:
    said: list[Problem] = []
    book.trouble.connect(said.append)
    book.keep(book.progress.after_starring(1, True))

    def full(*arguments: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        for number in (2, 3):
            book.keep(book.progress.after_starring(number, True))
    assert len(said) == 1 and "disk is full" in said[0].text
    assert load_progress(book._folder)[0].starred == {1} and book.progress.starred == {1, 2, 3}
    book.keep(book.progress.after_starring(4, True))
    assert load_progress(book._folder)[0].starred == {1, 2, 3, 4} and len(said) == 1


# --- The grid ------------------------------------------------------------------------------------------------------


@pytest.fixture
def grid(qtbot, book) -> PuzzlesPage:
    progress = book.progress.after_solving(2, book.puzzle(2), Solution(95, 4))
    progress = progress.after_solving(302, book.puzzle(302), Solution(20, 4, aided=True))
    progress = progress.after_leaving(303, Started(12, 1)).after_starring(700, True)
    book.keep(progress)
    look = Look.create(resources_dir(), Mode.DARK)
    look.theme.fit(1280, 800)
    page = PuzzlesPage(look, book)
    shown(qtbot, page, look)
    return page


def names(page: PuzzlesPage) -> list[str]:
    role = Qt.ItemDataRole.AccessibleTextRole
    return [page.puzzles.index(row).data(role) for row in range(page.puzzles.rowCount())]


def click_cell(page: PuzzlesPage, number: int) -> None:
    page.grid.go_to(number)
    row = page.puzzles.row_of(number)
    assert row is not None
    rect = page.grid.visualRect(page.puzzles.index(row))
    QTest.mouseClick(page.grid.viewport(), Left, pos=rect.topLeft() + QPoint(20, 20))


def test_Z2_the_grid_has_a_thousand_in_five_grades_easy_first(grid, book) -> None:
    assert grid.puzzles.rowCount() == 1000
    grades = [book.puzzle(number).grade for number in grid.puzzles.numbers]
    assert grades == sorted(grades) and set(grades) == {1, 2, 3, 4, 5}
    assert grid._solved.text().replace(",", "").startswith("2 of 1000 solved · your rating ")
    shape = [grid.puzzles.count(grade)[1] for grade in range(1, 6)]
    assert shape == [300, 300, 200, 150, 50]


def test_filters_by_what_became_of_a_puzzle(grid) -> None:
    expected = {Which.SOLVED: [2, 302], Which.STARTED: [303], Which.STARRED: [700]}
    for which, numbers in expected.items():
        press(grid.filters.part(which))
        assert list(grid.puzzles.numbers) == numbers
    press(grid.filters.part(Which.OPEN))
    assert grid.puzzles.rowCount() == 998 and 2 not in grid.puzzles.numbers
    press(grid.filters.part(Which.ALL))
    assert grid.puzzles.rowCount() == 1000


def test_filters_by_grade_and_lets_go_again(grid) -> None:
    press(grid.grades[1])
    assert list(grid.puzzles.numbers) == list(range(301, 601)) and "301" in grid._grade_line.whole()
    press(grid.grades[4])
    assert grid.puzzles.rowCount() == 50 and not grid.grades[1].isChecked()
    press(grid.filters.part(Which.SOLVED))
    assert grid.puzzles.rowCount() == 0 and not grid.grid.isVisible() and grid._nothing.isVisible()
    press(grid.grades[4])
    assert list(grid.puzzles.numbers) == [2, 302] and grid.grid.isVisible()


def test_a_cell_is_picked_by_mouse_and_by_keys(grid) -> None:
    picked: list[int] = []
    grid.picked.connect(picked.append)
    click_cell(grid, 640)
    assert picked == [640]
    QTest.keyClick(grid.grid, Key.Key_Right)
    QTest.keyClick(grid.grid, Key.Key_Return)
    assert picked == [640, 641]
    QTest.keyClick(grid.grid, Key.Key_Down)
    QTest.keyClick(grid.grid, Key.Key_Space)
    columns = grid.grid.viewport().width() // grid.grid.gridSize().width()
    assert picked[-1] == 641 + columns
    press(grid.next_button)
    assert picked[-1] == grid.puzzles.next


def test_the_next_one_is_the_grade_s_own(grid, book) -> None:
    press(grid.grades[3])
    offered = book.progress.offer(book.bank, 4)
    assert grid.puzzles.next == offered and str(offered) in grid.next_button.text()


def test_every_cell_has_a_sentence_for_the_screen_reader(grid) -> None:
    said = names(grid)
    assert said[2] == "Puzzle 3, very easy"
    assert said[1] == "Puzzle 2, very easy, solved in 1 minute 35 seconds"
    assert said[301].endswith("solved with help in 20 seconds")
    assert "1 of" in said[302] and "begun" in said[302] and said[699].endswith("with a star")
    assert sum("the next one" in sentence for sentence in said) == 1
    interface = QAccessible.queryAccessibleInterface(grid.grid)
    assert interface is not None and interface.childCount() == 1000
    assert interface.child(1).text(QAccessible.Text.Name) == said[1]


def test_what_is_solved_meanwhile_is_seen_and_nothing_jumps(grid, book) -> None:
    grid.grid.go_to(640)
    at = grid.grid.verticalScrollBar().value()
    book.keep(book.progress.after_solving(640, book.puzzle(640), Solution(61, 9)))
    assert "solved in 1 minute 1 second" in names(grid)[639] and grid.grid.verticalScrollBar().value() == at
