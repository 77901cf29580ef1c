"""Duels against a computer player: whose clock runs, who was first, and what is seen of the other (RULES Z5)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from ramio_desktop.model.puzzles.duel import DRAWN, ROUND_SECONDS
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.duel_persons import faces
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.models import duel_run
from ramio_desktop.ui.models.duel_run import COMPUTER, PERSON, DuelRun
from ramio_desktop.ui.pages.duel import DuelPage
from ramio_desktop.ui.panels.duel_setup import DuelSetup
from ramio_desktop.ui.settings import OPPONENT_NAMES
from ramio_desktop.ui.widgets.avatar import PATTERNS, avatars_of, own_avatar
from tests.ui.challenges import Bench, HandClock
from tests.ui.persons import MousePerson

Key, Left = Qt.Key, Qt.MouseButton.LeftButton
COMPUTER_SECONDS = 40.0


@pytest.fixture
def bench(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Bench:
    language = Language(qapp, resources_dir())
    language.set("en")
    return Bench(qtbot, tmp_path)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> list[float | None]:
    """The computer's times of the rounds to come; 40 seconds when the list is empty."""
    planned: list[float | None] = []
    monkeypatch.setattr(
        duel_run, "computer_seconds", lambda *_: planned.pop(0) if planned else COMPUTER_SECONDS
    )
    return planned


# --- Rounds ---------------------------------------------------------------------------------------------------------


def test_Z5_a_duel_is_the_same_again_from_its_seed_and_draws_what_the_level_can_do(
    bench: Bench, clock: HandClock
) -> None:
    def numbers(seed: str) -> list[int]:
        run = DuelRun(bench.book.bank, "hard", 5, Chance(seed), clock)
        drawn = []
        for _ in range(3):
            assert run.draw().grade in DRAWN["hard"]
            drawn.append(run.number)
            run.begin()
            clock.now += 0.5
            assert run.take_solution() is not None
        assert run.duel.winner == PERSON
        return drawn

    assert numbers("a duel") == numbers("a duel") != numbers("another")


def test_Z5_the_first_one_wins_whenever_the_clock_is_looked_at(
    bench: Bench, clock: HandClock, times: list[float | None]
) -> None:
    run = DuelRun(bench.book.bank, "easy", 5, Chance("rounds"), clock)
    run.draw()
    run.begin()
    clock.now += 39.9
    assert run.look() is None
    over = run.take_solution()
    assert over is not None and over.winner == PERSON and over.computer == COMPUTER_SECONDS
    run.draw()
    run.begin()
    held = len(run.puzzle.hand)
    assert run.computer_cards == held
    clock.now += 40.1  # nobody has looked meanwhile: the computer was there first all the same
    assert run.computer_cards == 0
    over = run.take_solution()
    assert over is not None and over.winner == COMPUTER and over.seconds == COMPUTER_SECONDS
    assert run.duel.wins == (1, 1) and run.take_solution() is None and run.give_up() is None


def test_Z5_a_round_ends_after_five_minutes_or_when_all_give_up(
    bench: Bench, clock: HandClock, times: list[float | None]
) -> None:
    times += [None, None, None]
    run = DuelRun(bench.book.bank, "beginner", 3, Chance("empty"), clock)
    for how in ("time", "give up", "give up"):
        run.draw()
        run.begin()
        clock.now += ROUND_SECONDS - 0.1
        assert run.look() is None
        if how == "time":
            clock.now += 0.1
        over = run.look() if how == "time" else run.give_up()
        assert over is not None and over.winner is None
    assert run.duel.is_tied
    with pytest.raises(ValueError, match="over"):
        run.draw()


# --- The choice -----------------------------------------------------------------------------------------------------


def test_Z5_level_and_length_are_chosen_and_remembered(bench: Bench) -> None:
    window = QMainWindow()
    bench.qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    setup = DuelSetup(bench.look, bench.settings, window)
    chosen: list[tuple[str, int]] = []
    setup.challenged.connect(lambda level, best_of: chosen.append((level, best_of)))
    assert setup.level == "easy" and setup.begin.text() == "Challenge Bruno"
    QTest.mouseClick(setup.persons[2], Left)
    assert setup.begin.text() == "Challenge Marta"
    QTest.keyClick(setup.persons[2], Key.Key_Down)
    assert setup.level == "expert" and setup.persons[3].accessibleName() == "Paolo, Expert"
    QTest.keyClick(setup.persons[3], Key.Key_Up)
    QTest.mouseClick(setup.lengths.part("5"), Left)
    QTest.mouseClick(setup.begin, Left)
    assert chosen == [("hard", 5)]
    again = DuelSetup(bench.look, bench.settings, window)
    assert again.level == "hard" and again.lengths.choice() == "5"
    again.close_overlay()


@pytest.mark.parametrize("chosen", [-1, *range(PATTERNS)])
def test_each_person_has_a_face_of_its_own_and_the_same_at_a_table(chosen: int) -> None:
    shown = faces("Anna", chosen)
    own = own_avatar("Anna", chosen)
    assert len({own, *shown.values()}) == len(shown) + 1 <= PATTERNS
    for seated in (OPPONENT_NAMES[:3], OPPONENT_NAMES[2:4], OPPONENT_NAMES[::-1]):
        assert avatars_of(("Anna", *seated), 0, chosen) == [own, *(shown[name] for name in seated)]


# --- The page -------------------------------------------------------------------------------------------------------


def page_of(bench: Bench, clock: HandClock, best_of: int) -> DuelPage:
    page = DuelPage(
        bench.look, bench.settings, bench.felt, bench.book, "Anna", "easy", best_of, lambda: "a duel", clock
    )
    bench.qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.start()
    QTest.mouseClick(page.cover, Left)
    return page


def test_Z5_the_faster_person_wins_and_may_have_a_rematch(
    bench: Bench, clock: HandClock, times: list[float | None]
) -> None:
    page = page_of(bench, clock, 1)
    assert page.run.is_running and page._seats[PERSON].state.cards == len(page.run.puzzle.hand)
    clock.now += 17
    first = page.run.number
    MousePerson(page).reach(page.run.puzzle.answer)
    bench.qtbot.waitUntil(lambda: not page.run.is_running)
    assert page._headline.text() == "The round is yours: 0:17" and page._line.text() == "Bruno would have taken 0:40"
    assert page._seats[PERSON].state.note == "1 round won" and page.only_shown
    QTest.keyClick(page.next_button, Key.Key_Space)
    result = page.result
    assert result is not None and result.isVisible() and result._title.text() == "You have won the duel"
    bench.qtbot.waitUntil(lambda: result.again_button.is_armed)
    QTest.mouseClick(result.again_button, Left)
    assert page.cover.is_counting and page.run.duel.wins == (0, 0) and page.result is None
    QTest.mouseClick(page.cover, Left)
    assert page.run.is_running and page.run.number == first  # the seed of this test is always the same


def test_Z5_the_faster_computer_wins_and_its_solution_is_shown(
    bench: Bench, clock: HandClock, times: list[float | None]
) -> None:
    times += [30.0, 20.0]
    page = page_of(bench, clock, 3)
    page.turn.move(page.turn.held[:1])
    clock.now += 29
    bench.qtbot.waitUntil(lambda: page.clock.text == "0:29")
    assert page._seats[COMPUTER].state.cards >= 1 and page.run.is_running
    clock.now += 1
    bench.qtbot.waitUntil(lambda: not page.run.is_running)
    assert page._headline.text() == "Bruno wins the round: 0:30" and page._seats[COMPUTER].state.cards == 0
    bench.qtbot.waitUntil(lambda: not page.demonstration.running)
    assert not page.turn.held and page.turn.draft.refusal() is None
    assert page.run.duel.wins == (0, 1)  # what is shown is no solution of the person's
    before = page.run.number
    QTest.mouseClick(page.next_button, Left)
    assert page.run.is_running and page.run.number != before and not page.only_shown
    QTest.mouseClick(page.give_up_button, Left)
    assert page.run.duel.wins == (0, 2) and page.next_button.text() == "The result"
    QTest.mouseClick(page.next_button, Left)
    assert page.result is not None and page.result._title.text() == "Bruno has won the duel"


def test_Z5_three_rounds_without_a_solution_are_a_tie(
    bench: Bench, clock: HandClock, times: list[float | None]
) -> None:
    times += [None, None, None]
    page = page_of(bench, clock, 3)
    for _ in range(3):
        QTest.mouseClick(page.give_up_button, Left)
        assert page._headline.text() == "Nobody wins this round"
        QTest.mouseClick(page.next_button, Left)
    assert page.result is not None and page.result._title.text().startswith("A tie")


def test_leaving_a_duel_is_asked_for_and_a_duel_that_is_over_is_left_at_once(
    bench: Bench, clock: HandClock, times: list[float | None]
) -> None:
    page = page_of(bench, clock, 1)
    left: list[bool] = []
    page.leave.connect(lambda: page.ask_to_leave(lambda: left.append(True)))
    QTest.keyClick(page.view, Key.Key_Escape)
    question = page.window().findChildren(Question)[0]
    QTest.mouseClick(question.no, Left)
    assert not left
    QTest.keyClick(page.view, Key.Key_Escape)
    QTest.mouseClick(page.window().findChildren(Question)[-1].yes, Left)
    assert left == [True]
    QTest.mouseClick(page.give_up_button, Left)
    QTest.mouseClick(page.next_button, Left)
    assert page.result is not None
    QTest.mouseClick(page.result.leave_button, Left)
    assert left == [True, True]
