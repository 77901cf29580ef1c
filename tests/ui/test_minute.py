"""The minute: one click from home, sixty seconds of a clock that nothing stops, and the best run (RULES Z4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.puzzles.minute import SHARES
from ramio_desktop.model.puzzles.progress import Progress, load_progress
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.models.minute_run import MinuteRun
from ramio_desktop.ui.pages.minute import MinutePage
from tests.ui.challenges import Bench, HandClock
from tests.ui.persons import MousePerson
from tests.ui.scene_hands import Hands

Key, Left = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def bench(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Bench:
    language = Language(qapp, resources_dir())
    language.set("en")
    return Bench(qtbot, tmp_path)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def page(bench: Bench, clock: HandClock) -> MinutePage:
    made = MinutePage(bench.look, bench.settings, bench.felt, bench.book, lambda: "a minute", clock)
    bench.qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.start()
    return made


def solve(bench: Bench, page: MinutePage) -> None:
    """Lay the puzzle that is due by mouse; the next one is there at once."""
    number, count = page.run.number, len(page.run.solved)
    MousePerson(page).reach(page.run.puzzle.answer)
    bench.qtbot.waitUntil(lambda: len(page.run.solved) == count + 1 or page.result is not None)
    assert page.result is not None or page.run.number != number


def test_Z4_a_run_counts_what_was_solved_in_its_sixty_seconds(bench: Bench, clock: HandClock) -> None:
    run = MinuteRun(bench.book.bank, Chance("run"), clock)
    clock.now += 100  # getting ready is not counted
    run.begin()
    first = run.number
    clock.now += 20
    assert run.take_solution() and run.left == 40 and run.number != first
    clock.now += 39.9
    assert run.take_solution() and not run.is_over
    clock.now += 0.1
    assert run.is_over and run.left == 0 and not run.take_solution()
    assert [(one.number, round(one.seconds, 1)) for one in run.solved] == [(first, 20.0), (run.solved[1].number, 39.9)]
    assert all(one.grade in SHARES for one in run.solved)


def test_Z4_it_begins_after_a_count_that_a_click_ends_and_nothing_is_seen_before(
    bench: Bench, page: MinutePage, clock: HandClock
) -> None:
    assert page.cover.is_counting and page.cover.isVisible() and not page.view.isVisible()
    clock.now += 5
    assert page.run.left == 60
    QTest.mouseClick(page.cover, Left)
    assert not page.cover.isVisible() and page.view.isVisible() and page.run.left == 60
    assert page.clock.text == "1:00" and page.state.hands[0] == page.run.puzzle.hand
    clock.now += 12.5
    bench.qtbot.waitUntil(lambda: page.clock.text == "0:48")


def test_Z4_the_count_goes_by_itself(bench: Bench, page: MinutePage) -> None:
    bench.qtbot.waitUntil(lambda: not page.cover.isVisible(), timeout=20_000)
    assert page.view.hasFocus() and page.run.left == 60


def test_Z4_puzzle_after_puzzle_by_mouse_and_the_best_run_is_kept(
    bench: Bench, page: MinutePage, clock: HandClock, tmp_path: Path
) -> None:
    bench.book.keep(Progress(best_minute=1))
    page.start()
    QTest.keyClick(page.cover, Key.Key_Space)
    for solved in (1, 2):
        clock.now += 9
        solve(bench, page)
        assert page._count.text() == str(solved) and page.cards_moved == 0 and not page.only_shown
        assert page.state.hands[0] == page.run.puzzle.hand
    clock.now += 60
    bench.qtbot.waitUntil(lambda: page.result is not None)
    assert page.result is not None and page.result.isVisible() and not page.view.isVisible()
    assert page.result._title.text() == "2 puzzles solved" and page.result._chip.text() == "A new record"
    assert load_progress(tmp_path)[0].best_minute == 2
    assert bench.book.progress.solved == {}  # the bank is another matter
    bench.qtbot.waitUntil(lambda: page.result.again_button.is_armed)
    QTest.mouseClick(page.result.again_button, Left)  # again with one click
    assert page.cover.is_counting and page.result is None and page.run.solved == [] and page._count.text() == "0"
    QTest.mouseClick(page.cover, Left)
    clock.now += 61
    bench.qtbot.waitUntil(lambda: page.result is not None)
    assert bench.book.progress.best_minute == 2 and "Record: 2" in page.result._line.text()


def test_Z4_the_end_while_a_card_is_dragged_loses_nothing(bench: Bench, page: MinutePage, clock: HandClock) -> None:
    QTest.mouseClick(page.cover, Left)
    hands = Hands(page.view, page.turn)
    token, layout = page.turn.held[0], page.turn.draft.layout
    rect = page.view.board.rect_of(token)
    assert rect is not None
    start, target = rect.center(), page.view.board.table.new_meld.center()
    hands.press(start)
    hands.carry(start, target)
    assert page.view.pointer.drag is not None
    clock.now += 61
    bench.qtbot.waitUntil(lambda: page.result is not None)
    assert page.view.pointer.drag is None and page.turn.draft.layout == layout
    hands.release(target)
    assert page.turn.draft.layout == layout and page.result is not None
    # what was a hasty press at the table begins no other run
    result = page.result
    result.again_button.disarm()
    QTest.mouseClick(result.again_button, Left)
    assert page.result is result and not page.cover.is_counting


def test_Z4_a_solution_after_the_time_counts_nothing_though_the_window_stood_still(
    bench: Bench, page: MinutePage, clock: HandClock
) -> None:
    QTest.mouseClick(page.cover, Left)
    page._looking.stop()  # as if the computer had slept, or the window had not been drawn
    page.hide()
    clock.now += 75
    page.show()
    MousePerson(page).reach(page.run.puzzle.answer)
    bench.qtbot.waitUntil(lambda: page.result is not None)
    assert page.run.solved == [] and bench.book.progress.best_minute == 0
    assert page.result is not None and page.result._title.text() == "None this time"


def test_Z4_what_lies_over_the_table_does_not_stop_the_clock(bench: Bench, page: MinutePage, clock: HandClock) -> None:
    QTest.mouseClick(page.cover, Left)
    page.show_keys()
    clock.now += 61
    bench.qtbot.waitUntil(lambda: page.result is not None)


def test_Z4_escape_leaves_and_the_last_puzzle_can_be_finished(bench: Bench, page: MinutePage, clock: HandClock) -> None:
    left: list[bool] = []
    wanted: list[int] = []
    page.leave.connect(lambda: left.append(True))
    page.puzzle.connect(wanted.append)
    QTest.keyClick(page.cover, Key.Key_Escape)
    QTest.mouseClick(page.cover, Left)
    QTest.keyClick(page.view, Key.Key_Escape)
    assert left == [True, True]
    clock.now += 61
    bench.qtbot.waitUntil(lambda: page.result is not None)
    assert page.result is not None
    QTest.mouseClick(page.result.other_button, Left)
    assert wanted == [page.run.number]
    QApplication.processEvents()


def test_Z4_a_run_that_is_left_early_still_counts_what_was_solved(
    bench: Bench, page: MinutePage, clock: HandClock
) -> None:
    QTest.mouseClick(page.cover, Left)
    solve(bench, page)
    assert page._counted.text() == "solved" and load_progress(bench.book._folder)[0].best_minute == 1
    with bench.qtbot.waitSignal(page.leave):
        QTest.keyClick(page.view, Key.Key_Escape)
    assert page.result is None and bench.book.progress.best_minute == 1
