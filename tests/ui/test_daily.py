"""The puzzle of the day: its card and calendar, the page, midnight, the streak and the text for others (RULES Z3)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.puzzles.dates import Day, day_of
from ramio_desktop.model.puzzles.progress import Progress, Solution
from ramio_desktop.model.puzzles.slots import START, daily_slot
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.models.today import Today
from ramio_desktop.ui.pages.daily import DailyPage, shared
from ramio_desktop.ui.panels.daily_card import DailyCard
from ramio_desktop.ui.panels.month import DayState, Month
from ramio_desktop.ui.puzzle_words import Shared
from tests.ui.challenges import Bench, Wall
from tests.ui.persons import MousePerson

Key, Left = Qt.Key, Qt.MouseButton.LeftButton
TODAY = Day(2026, 11, 28)
"""A Saturday."""
MONDAY = Day(2026, 11, 30)
"""Its puzzle is an easy one."""


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, resources_dir())
    made.set("it")
    yield made
    made.set("en")


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Bench:
    return Bench(qtbot, tmp_path)


# --- The calendar --------------------------------------------------------------------------------------------------


@pytest.fixture
def month(bench: Bench, language: Language) -> Month:
    made = Month(bench.look)
    bench.qtbot.addWidget(made)
    made.show_days(START.ordinal, TODAY.ordinal, {TODAY.ordinal - 1: True, TODAY.ordinal - 2: False})
    made.show()
    return made


def test_Z3_each_date_of_the_month_says_what_became_of_it(month: Month) -> None:
    state = {button.ordinal: button.state for button in month.days if not button.isHidden()}
    first, last = Day(2026, 11, 1).ordinal, Day(2026, 11, 30).ordinal
    assert list(state) == list(range(first, last + 1))
    assert state[TODAY.ordinal] is state[START.ordinal] is DayState.OPEN
    assert (state[TODAY.ordinal - 1], state[TODAY.ordinal - 2]) == (DayState.SOLVED, DayState.LATER)
    assert state[first] is state[last] is state[TODAY.ordinal + 1] is DayState.FUTURE
    assert not month.button_of(last).isEnabled() and month.button_of(TODAY.ordinal).is_today
    assert month.title.text() == "Novembre 2026" and [letter.text() for letter in month._letters] == list("LMMGVSD")
    assert month.button_of(TODAY.ordinal).accessibleName() == "Sabato 28 novembre, oggi: ancora da risolvere"
    assert month.button_of(TODAY.ordinal - 1).accessibleName() == "Venerdì 27 novembre: risolto nel suo giorno"
    # the first of November 2026 is a Sunday: the last column of the first row
    assert month.days.index(month.button_of(first)) == 6


def test_Z3_weeks_begin_as_the_language_has_it(month: Month, language: Language) -> None:
    language.set("en")
    QApplication.sendPostedEvents()
    assert [letter.text() for letter in month._letters] == list("SMTWTFS")
    assert month.days.index(month.button_of(Day(2026, 11, 1).ordinal)) == 0
    assert month.button_of(TODAY.ordinal).accessibleName() == "Saturday, November 28, today: not solved yet"


def test_Z3_the_calendar_by_keys_from_the_first_date_to_today(qtbot: QtBot, month: Month) -> None:
    month.show_days(START.ordinal, Day(2027, 2, 10).ordinal, {})
    assert month.shown == (2027, 2)
    month.button_of(month._today).setFocus()
    picked: list[int] = []
    month.picked.connect(picked.append)

    def press(*keys: Qt.Key) -> str:
        for key in keys:
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key)
        return day_of(month._cursor).text

    assert press(Key.Key_Left) == "2027-02-09" and press(Key.Key_Up) == "2027-02-02"
    assert press(Key.Key_Up) == "2027-01-26" and month.shown == (2027, 1)
    assert press(Key.Key_Home) == "2027-01-01" and press(Key.Key_End) == "2027-01-31"
    assert press(Key.Key_PageUp, Key.Key_PageUp) == "2026-11-30"
    assert press(Key.Key_PageUp) == "2026-11-30"  # there is nothing before November
    assert press(*[Key.Key_Up] * 9) == START.text and not month.before.isEnabled()
    assert press(Key.Key_Return) == START.text and picked == [START.ordinal]
    press(*[Key.Key_PageDown] * 5, Key.Key_End, Key.Key_Right)
    assert day_of(month._cursor).text == "2027-02-10" and not month.after.isEnabled()
    stops = [button for button in month.days if button.focusPolicy() == Qt.FocusPolicy.StrongFocus]
    assert [button.ordinal for button in stops] == [month._today]


def test_Z3_the_calendar_by_mouse(month: Month) -> None:
    picked: list[int] = []
    month.picked.connect(picked.append)
    QTest.mouseClick(month.button_of(START.ordinal), Left)
    QTest.mouseClick(month.button_of(TODAY.ordinal + 1), Left)  # a date to come
    assert picked == [START.ordinal]
    QTest.mouseClick(month.before, Left)
    assert month.shown == (2026, 11)
    month.show_days(START.ordinal, Day(2026, 12, 1).ordinal, {})
    QTest.mouseClick(month.before, Left)
    assert month.shown == (2026, 11)
    QTest.mouseClick(month.after, Left)
    assert month.shown == (2026, 12)


# --- The card ------------------------------------------------------------------------------------------------------


def test_Z3_the_card_shows_date_streak_and_record_and_offers_to_share_once_solved(
    bench: Bench, language: Language
) -> None:
    card = DailyCard(bench.look, bench.felt, START.ordinal)
    bench.qtbot.addWidget(card)
    picked: list[int] = []
    shared_now: list[bool] = []
    card.picked.connect(picked.append)
    card.share.connect(lambda: shared_now.append(True))
    today = TODAY.ordinal
    progress = Progress()
    card.show_day(today, 4, progress)
    assert (card._date.whole(), card._days.whole(), card._best.whole()) == (
        "Sabato 28 novembre", "0 giorni", "comincia oggi")
    for day in (*range(today - 12, today - 7), *range(today - 3, today)):
        progress = progress.after_day(day, day, Solution(60, 3))
    card.show_day(today, 4, progress)
    assert (card._days.whole(), card._best.whole()) == ("3 giorni", "di fila, record 5")
    assert card._dots.accessibleName() == "difficile"
    QTest.mouseClick(card.button, Left)
    assert picked == [today]
    card.show_day(today, 4, progress.after_day(today, today, Solution(151, 9)))
    assert card._over.whole().endswith("risolto in 2:31") and card._days.whole() == "4 giorni"
    QTest.mouseClick(card.button, Left)
    assert shared_now == [True] and picked == [today]


# --- The date ------------------------------------------------------------------------------------------------------


def test_Z3_a_day_ends_at_local_midnight(qtbot: QtBot) -> None:
    wall = Wall(datetime(2026, 11, 28, 23, 59, 59, 900_000))
    today = Today(wall)
    changes: list[int] = []
    today.changed.connect(lambda: changes.append(today.ordinal))
    assert today.ordinal == TODAY.ordinal and today._timer.interval() <= 200
    today.look()
    assert changes == []
    wall.pass_by(seconds=0.2)
    qtbot.waitUntil(lambda: changes == [TODAY.ordinal + 1])  # its own timer looked
    wall.pass_by(days=-2)
    today.look()
    assert changes[-1] == TODAY.ordinal - 1


# --- The page ------------------------------------------------------------------------------------------------------


def page_of(bench: Bench, wall: Wall, day: int) -> tuple[DailyPage, Today]:
    today = Today(wall)
    page = DailyPage(bench.look, bench.settings, bench.book, today, day)
    bench.qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page, today


def solve(bench: Bench, page: DailyPage) -> None:
    MousePerson(page).reach(page.puzzle.answer)
    bench.qtbot.waitUntil(lambda: page.only_shown)


def test_Z3_todays_puzzle_solved_by_mouse_counts_for_the_streak(bench: Bench) -> None:
    today = MONDAY.ordinal
    bench.book.keep(Progress().after_day(today - 1, today - 1, Solution(60, 3)))
    page, _ = page_of(bench, Wall(datetime(2026, 11, 30, 20)), today)
    assert page.puzzle.grade == daily_slot(today - START.ordinal).grade == 1
    assert "until midnight of this computer" in page._note.whole() and not page.today_button.isVisible()
    told: list[Shared] = []
    page.share.connect(told.append)
    solve(bench, page)
    kept = bench.book.progress.days[today]
    assert kept.on_its_day and not kept.solution.aided and bench.book.progress.streak(today) == 2
    assert page.result.isVisible() and "2 day" in page._streak.whole()
    QTest.mouseClick(page.result.next_button, Left)
    assert [(one.day, one.grade, one.streak) for one in told] == [(today, 1, 2)]
    QTest.mouseClick(page.result.again_button, Left)  # once more, for nothing
    assert not page.only_shown and page.cards_moved == 0
    page.keep()
    assert bench.book.progress.days[today] == kept and today not in bench.book.progress.days_started


def test_Z3_a_page_open_over_midnight_says_that_its_day_has_gone(bench: Bench) -> None:
    wall = Wall(datetime(2026, 11, 30, 23, 58))
    page, today = page_of(bench, wall, MONDAY.ordinal)
    wanted: list[bool] = []
    page.todayWanted.connect(lambda: wanted.append(True))
    page.turn.move(page.turn.held[:1])
    moved = page.turn.draft.layout
    wall.pass_by(minutes=3)
    today.look()
    assert "Midnight has passed" in page._note.whole() and page.turn.draft.layout == moved
    assert "Midnight has passed" in page._status.text
    QTest.mouseClick(page.today_button, Left)
    assert wanted == [True]
    page.turn.restore()
    solve(bench, page)
    progress = bench.book.progress
    assert not progress.days[MONDAY.ordinal].on_its_day and progress.streak(today.ordinal) == 0


def test_Z3_midnight_counts_even_when_nobody_has_looked_at_the_clock(bench: Bench) -> None:
    wall = Wall(datetime(2026, 11, 30, 23, 59))
    page, _ = page_of(bench, wall, MONDAY.ordinal)
    wall.pass_by(minutes=1)
    solve(bench, page)
    assert not bench.book.progress.days[MONDAY.ordinal].on_its_day


def test_Z3_an_earlier_date_and_a_clock_set_back_add_nothing(bench: Bench) -> None:
    today = MONDAY.ordinal
    earlier, _ = page_of(bench, Wall(datetime(2026, 11, 30, 9)), today - 6)
    assert "earlier date" in earlier._note.whole() and earlier.today_button.isVisible()
    solve(bench, earlier)
    progress = bench.book.progress
    assert not progress.days[today - 6].on_its_day and progress.streak(today) == progress.longest_streak == 0
    assert "after its day" in earlier.result._rating.whole()
    # back to a date before the one on which something was solved: that date's puzzle is "today's", for nothing
    back, _ = page_of(bench, Wall(datetime(2026, 11, 23, 9)), today - 7)
    assert "set back" in back._note.whole()  # said before anybody tries in vain
    solve(bench, back)
    assert not bench.book.progress.days[today - 7].on_its_day and "set back" in back.result._rating.whole()


def test_Z3_leaving_keeps_moves_and_time_and_the_answer_counts_as_help(bench: Bench) -> None:
    wall, today = Wall(datetime(2026, 11, 30, 20)), MONDAY.ordinal
    page, _ = page_of(bench, wall, today)
    page.clock.run(False)
    page.clock.set(75)
    page.turn.move(page.turn.held[:1])
    layout = page.turn.draft.layout
    page.keep()
    page.close()
    again, _ = page_of(bench, wall, today)
    assert again.turn.draft.layout == layout and 75 <= again.clock.seconds < 135  # it runs on
    again.show_answer()
    window = again.window()
    from ramio_desktop.ui.dialogs.question import Question

    question = window.findChildren(Question)[0]
    QTest.mouseClick(question.yes, Left)
    bench.qtbot.waitUntil(lambda: again.result.isVisible())
    assert today not in bench.book.progress.days
    QTest.mouseClick(again.result.again_button, Left)
    solve(bench, again)
    kept = bench.book.progress.days[today]
    assert kept.solution.aided and kept.on_its_day


# --- The text for others -------------------------------------------------------------------------------------------


def test_Z3_the_shared_text_gives_nothing_of_the_answer_away(language: Language) -> None:
    today = TODAY.ordinal
    progress = Progress()
    for day in (today - 1, today):
        progress = progress.after_day(day, day, Solution(151, 9, aided=day == today))
    told = shared(progress, today, 4, progress.days[today]).text()
    assert told.splitlines() == [
        "Ramio, rompicapo del 28 novembre 2026", "●●●●○", "Risolto in 2:31 con 9 mosse e un aiuto", "2 giorni di fila",
    ]
    language.set("en")
    assert Shared(today, 1, Solution(9, 1)).text().splitlines() == [
        "Ramio, puzzle of November 28, 2026", "●○○○○", "Solved in 0:09 with 1 move",
    ]
