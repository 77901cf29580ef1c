"""The review page by mouse and keys: marks, trying, showing, what a seat may see; and the way there and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.chronicle import finished, hands, known_to
from ramio_desktop.model.log import Log, log_bytes
from ramio_desktop.model.notation import position_text
from ramio_desktop.model.review import better
from ramio_desktop.model.rules import ruleset
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import review_samples, samples
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.review import Mark, Reviewed, Role
from ramio_desktop.ui.pages.position import PositionPage
from ramio_desktop.ui.pages.review import MISSED, ReviewPage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode
from tests.model.test_review import log_from
from tests.spoken import forget_languages
from tests.ui.persons import KeyPerson, MousePerson, Person

Key, Left = Qt.Key, Qt.MouseButton.LeftButton
CLOSE = "machiavelli 5h6h7h8h,JcJdJs 4h8c8d/TsTh x42 - 0:play opened=0"
"""The four can be laid off; taking the run apart everything can go."""


def missed_close() -> Log:
    """Seat 0 lays off one card of three that could all be laid; then seat 1 passes."""
    return log_from(
        CLOSE, "p0 laid 4h5h6h7h8h,JcJdJs", "p1 to draw", "p1 drew stock ??", "p1 passed", "p0 to draw",
    )


class Opened:
    """A review page in a window of its own, with everything judged."""

    def __init__(self, qtbot: Any, folder: Path, log: Log, wait: bool = True) -> None:
        self.look = Look.create(resources_dir(), Mode.DARK)
        self.look.theme.fit(1280, 800)
        settings = Settings(folder)
        settings.animation = "off"
        names = tuple(who.name for who in log.room)
        self.judge = review_samples.PatientJudge()
        self.page = ReviewPage(self.look, Reviewed(hands(log), names, frozenset({0})), self.judge, settings)
        self.look.theme.setParent(self.page)
        qtbot.addWidget(self.page)
        self.page.resize(1280, 800)
        self.page.show()
        if wait:
            qtbot.waitUntil(lambda: not self.page.reviewer.is_working, timeout=30_000)

    def marks(self) -> list[Mark]:
        """The mark of every turn."""
        return [self.page.rows.row(place).mark for place in range(len(self.page.turns))]

    def person(self, kind: type[Person] = MousePerson) -> Person:
        """Somebody who plays on the page's table."""
        board = self.page.board
        page: Any = SimpleNamespace(turn=board.turn, view=board.view, confirm_button=self.page.banner.confirm)
        return kind(page)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """English with its counted words."""
    forget_languages()
    made = Language(qapp, resources_dir())
    made.set("en")
    yield made
    made.fall_silent()


@pytest.fixture
def opened(qtbot: Any, tmp_path: Path, language: Language) -> Callable[..., Opened]:
    return lambda *args, **more: Opened(qtbot, tmp_path, *args, **more)


# --- Marks ------------------------------------------------------------------------------------------------------------


def test_a_missed_close_is_marked_and_said(opened) -> None:
    page = opened(missed_close()).page
    row = page.rows.index(0).data(Role.ROW)
    assert (row.mark, row.note) == (Mark.CLOSE, "You could go out here")
    assert "lays off 4♥ on a run" in page.rows.index(0).data() and "You could go out here" in page.rows.index(0).data()
    assert page.banner.title == "You could go out here"
    assert page.banner.text == "All 3 cards in hand could be laid. You laid 1."
    assert page.moves.own.lines == ("lays off 4♥ on 5♥ 6♥ 7♥ 8♥",)
    assert page.moves.best.lines == ()  # nothing is given away before somebody asks
    assert page.rows.row(1).mark is Mark.UNKNOWN  # what the other held is hidden


def test_a_real_hand_has_its_known_missed_close(opened) -> None:
    made = opened(finished(review_samples.missed_close().log))
    marks = made.marks()
    own = [mark for turn, mark in zip(made.page.turns, marks) if turn.seat == 0]
    assert marks[review_samples.MISSED] is Mark.CLOSE and made.page.turns[review_samples.MISSED].seat == 0
    assert own.count(Mark.CLOSE) == 1 and marks[-1] is Mark.CLOSED
    made.page.go(review_samples.MISSED)
    assert made.page.banner.text == "All 5 cards in hand could be laid. You laid 3."


def test_it_opens_at_the_first_turn_in_which_one_missed_something_unless_one_has_gone_elsewhere(qtbot, opened) -> None:
    log = finished(review_samples.missed_close().log)
    made = opened(log)
    rows = [made.page.rows.row(place) for place in range(len(made.page.turns))]
    missed = next(place for place, row in enumerate(rows) if row.own and row.mark in MISSED)
    assert missed > 0 and made.page.turn is made.page.turns[missed]
    waits = opened(log, wait=False).page
    QTest.mouseClick(waits.board.stepper.buttons["last"], Left)
    qtbot.waitUntil(lambda: not waits.reviewer.is_working, timeout=30_000)
    assert waits.turn is waits.turns[-1]


def test_a_missed_opening_and_a_turn_without_anything_to_lay(opened) -> None:
    page = opened(log_from("machiavelli 5h6h7h 2c3c4cKdKs/x13 x42 - 0:play", "p0 passed", "p1 to draw")).page
    assert page.rows.row(0).mark is Mark.OPENING and page.banner.title == "You could open here"
    page = opened(log_from("machiavelli 5h6h7h 2c9cKd/x13 x42 - 0:play opened=0", "p0 passed", "p1 to draw")).page
    assert page.rows.row(0).mark is Mark.GOOD and page.banner.title == "Nothing could be laid"
    assert "proved" in page.banner.text and not page.banner.try_it.isVisible()


@pytest.mark.parametrize("sample", [review_samples.ramino], ids=["ramino"])
def test_R_a_hand_of_ramino_says_what_was_taken_laid_and_thrown(opened, sample) -> None:
    made = opened(finished(sample().log))
    lines = [made.page.rows.row(place).line for place in range(len(made.page.turns))]
    assert any(line.startswith("takes ") for line in lines) and all("discards" in line for line in lines[:-1])
    assert "goes out with" in lines[-1]
    missed = made.marks().index(Mark.MORE)
    made.page.go(missed)
    made.page.reveal()
    QApplication.processEvents()
    assert made.page.moves.best.lines[-1].startswith("discards ")


# --- Finding it oneself -----------------------------------------------------------------------------------------------


def test_what_one_finds_is_praised_and_less_says_how_much_is_missing(qtbot, opened) -> None:
    made = opened(missed_close())
    page = made.page
    QTest.mouseClick(page.banner.try_it, Left)
    assert page.board.is_playing and page.banner.title == "Find how to go out"
    untried = page.banner.text
    QTest.mouseClick(page.banner.confirm, Left)
    assert page.banner.text not in ("", untried)  # nothing has been laid: that is said
    person = made.person()
    person.reach(_table(page, "4h5h6h7h8h,JcJdJs"))
    QTest.mouseClick(page.banner.confirm, Left)
    qtbot.waitUntil(lambda: page.banner.title == "Not yet: the whole hand can go")
    assert page.banner.text == "2 cards are left in the hand."
    QTest.mouseClick(page.banner.try_it, Left)
    made.person().reach(_table(page, better(page.turn.before, 0).hint.table))
    assert page.banner.confirm.kind.value == "primary"
    QTest.mouseClick(page.banner.confirm, Left)
    qtbot.waitUntil(lambda: page.banner.title == "That is it: you are out!")
    assert not page.board.is_playing and page.board.turn.held == ()
    QTest.mouseClick(page.banner.stop, Left)
    assert len(page.board.turn.held) == 3  # the position is there again


def test_what_is_not_legal_is_refused_in_words_and_nothing_is_lost(opened) -> None:
    made = opened(missed_close())
    page = made.page
    page.try_it()
    person = made.person()
    person.put_apart(person._token("8c", None))
    QTest.mouseClick(page.banner.confirm, Left)
    assert page.board.is_playing and "8♣" in page.banner.text
    QTest.mouseClick(page.banner.undo, Left)
    assert not page.board.turn.draft.is_changed
    QTest.mouseClick(page.board.stepper.buttons["next"], Left)  # another turn: what was tried is forgotten
    assert not page.board.is_playing


def test_by_keys_alone_the_answer_is_found(qtbot, opened) -> None:
    made = opened(missed_close())
    page = made.page
    page.banner.try_it.setFocus()
    QTest.keyClick(page.banner.try_it, Key.Key_Space)
    assert page.board.is_playing and page.board.view.hasFocus()
    person = made.person(KeyPerson)
    person.reach(_table(page, better(page.turn.before, 0).hint.table))
    person.confirm()
    qtbot.waitUntil(lambda: page.banner.title == "That is it: you are out!")
    QTest.keyClick(page, Key.Key_Home)  # the keys of the page are its own again
    with qtbot.waitSignal(page.leave):
        QTest.keyClick(page, Key.Key_Escape)


def test_R_a_turn_of_ramino_is_tried_with_its_discard(qtbot, opened) -> None:
    made = opened(log_from(
        "ramino 2c3c4c 5c7d8d9dKs/ThTs x60 9s 0:play opened=0", "p0 discarded Ks", "p1 to draw",
    ))
    page = made.page
    assert page.banner.title == "You could go out here"
    page.try_it()
    person = made.person()
    person.reach(_table(page, better(page.turn.before, 0).hint.table))
    token = person._token("Ks", None)
    page.board.turn.select(token)
    QTest.mouseClick(page.banner.confirm, Left)
    qtbot.waitUntil(lambda: page.banner.title == "That is it: you are out!")


def test_the_answer_is_shown_when_somebody_asks(qtbot, opened) -> None:
    page = opened(missed_close()).page
    QTest.mouseClick(page.moves.best.reveal, Left)
    qtbot.waitUntil(lambda: bool(page.moves.best.lines))
    assert page.moves.best.lines == ("takes 8♥ from 5♥ 6♥ 7♥ 8♥ for a new meld", "lays off 4♥ on 5♥ 6♥ 7♥ 8♥",
                                     "adds 8♣ 8♦ to 8♥")
    assert page.banner.show_steps.text() == "Show the 3 steps"
    QTest.mouseClick(page.banner.show_steps, Left)
    qtbot.waitUntil(lambda: page.board.turn.held == ())
    assert page.board.turn.draft.refusal() is None


# --- Going about ------------------------------------------------------------------------------------------------------


def test_turns_are_stepped_through_by_keys_buttons_and_the_list(qtbot, opened) -> None:
    page = opened(finished(review_samples.missed_close().log)).page
    page.setFocus()
    QTest.keyClick(page, Key.Key_Home)
    assert page.turn.number == 1 and not page.board.stepper.buttons["previous"].isEnabled()
    QTest.keyClick(page, Key.Key_Right)
    assert page.turn.number == 2
    QTest.mouseClick(page.board.stepper.buttons["last"], Left)
    assert page.turn.number == len(page.turns) and not page.board.stepper.buttons["next"].isEnabled()
    QTest.mouseClick(page.list.filter.part("own"), Left)
    assert page.turn.seat == 0 and page.rows.rowCount() == sum(turn.seat == 0 for turn in page.turns)
    own = page.turn.number
    QTest.mouseClick(page.board.stepper.buttons["previous"], Left)
    assert page.turn.seat == 0 and page.turn.number < own
    rect = page.list.view.visualRect(page.rows.index(0))
    QTest.mouseClick(page.list.view.viewport(), Left, pos=rect.center())
    assert page.turn.number == page.rows.index(0).data(Role.ROW).number
    with qtbot.waitSignal(page.leave):
        QTest.keyClick(page, Key.Key_Escape)


def test_the_hand_is_chosen_and_leaving_asks_nothing_more(qtbot, opened) -> None:
    made = opened(finished(samples.between_hands().log), wait=False)
    page, asked = made.page, []
    made.judge.best = lambda view, seat, answered: asked.append(seat)  # nobody answers any more
    assert page.reviewer.is_working and page.hands.count() == 3
    page.hands.activated.emit(0)
    page.hands.setCurrentIndex(0)
    assert page.turn.before.match.hand == 1 and len(asked) == 1
    page.stop()
    QApplication.processEvents()
    assert not page.reviewer.is_working and len(asked) == 1


def test_another_language_is_spoken_at_once(opened, language) -> None:
    page = opened(missed_close()).page
    language.set("it")
    QApplication.processEvents()
    assert page.banner.title == "Potevi chiudere qui" and "chiusa" not in page.banner.text
    assert page.rows.row(0).line == "attacca 4♥ a una scala" and page.banner.try_it.text() == "Trovala tu"


# --- Secrecy ----------------------------------------------------------------------------------------------------------


def test_I4_of_others_at_a_network_table_nothing_is_shown_that_was_not_seen(opened) -> None:
    whole = finished(review_samples.missed_close().log)
    rules = ruleset(whole.header.family)
    told = Log(whole.header, tuple(tuple(rules.redact(event, 0) for event in batch) for batch in whole.batches))
    made = opened(told)
    for place, turn in enumerate(made.page.turns):
        made.page.go(place)
        mark = made.page.rows.row(place).mark
        assert (mark in (Mark.UNKNOWN, Mark.CLOSED)) == (turn.seat != 0)
        assert made.page.board.turn.seat == 0  # one's own hand is shown
        assert "x" in position_text(made.page.position)


def test_a_copied_position_is_what_the_seat_in_turn_sees(qtbot, opened) -> None:
    page = opened(finished(review_samples.missed_close().log)).page
    with qtbot.waitSignal(page.copyWanted) as heard:
        QTest.mouseClick(page.copy, Left)
    text = position_text(heard.args[0])
    assert text.split()[2].count("x") == 3  # three hands of four


# --- The way there and back -------------------------------------------------------------------------------------------


@pytest.fixture
def game(qapp: QApplication, tmp_path: Path) -> Iterator[Composition]:
    forget_languages()
    made = Composition(qapp, tmp_path, resources_dir(), is_announced=False)
    made.furnish()
    made.settings.language, made.settings.animation, made.settings.volume = "en", "off", 0
    made.window.resize(QSize(1280, 800))
    judge = review_samples.PatientJudge()
    made.navigator.review.judge = lambda: judge
    made.navigator.positions.solvers = lambda: judge
    made.window.show()
    made.navigator.show_home()
    yield made
    made.close()
    made.window.close()
    made.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    forget_languages()


def test_from_the_score_page_to_the_review_and_back(qtbot, game) -> None:
    table = samples.between_hands().table()
    game.navigator.table.sit_down(table)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage))
    QTest.mouseClick(game.window.page.review, Left)
    page = game.window.page
    assert isinstance(page, ReviewPage) and page.turn.before.match.hand == 3 and page.hands.count() == 3
    QTest.mouseClick(page.play, Left)
    assert isinstance(game.window.page, PositionPage)
    QTest.keyClick(game.window.page, Key.Key_Escape)
    assert game.window.page is page
    QTest.keyClick(page, Key.Key_Escape)
    assert isinstance(game.window.page, ScorePage) and game.navigator.review.page is None


def test_a_new_deal_leads_back_to_the_table(qtbot, game) -> None:
    table = samples.between_hands().table()
    game.navigator.table.sit_down(table)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage))
    QTest.mouseClick(game.window.page.review, Left)
    assert isinstance(game.window.page, ReviewPage)
    table.sessions[0].ask_next_hand()  # at a network table the others may have agreed to it
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage))
    assert game.navigator.review.page is None


def test_I4_the_table_tells_only_of_hands_that_are_over(game) -> None:
    sample = samples.midgame()
    table = sample.table()
    assert table.finished().events == () and table.finished().header.seed is None
    over = samples.between_hands()
    told = over.table().finished()
    assert told.events == over.log.events and told.header.seed is None


def test_a_saved_game_is_reviewed_as_far_as_its_person_knows_it(qtbot, game, tmp_path) -> None:
    sample = samples.midgame()
    path = tmp_path / "saves" / "computer" / "20300101-200000-machiavelli.ramio"
    path.parent.mkdir(parents=True, exist_ok=True)
    assert sample.state.turn.seat == 0  # a card is drawn, and what is not decided yet is no turn to review
    path.write_bytes(log_bytes(sample.log)[0])
    game.navigator.show_home()
    game.navigator.home.cards[0].menu.review.emit()
    page = game.window.page
    assert isinstance(page, ReviewPage)
    assert all((turn.taken is None) == (turn.seat != 0) for turn in page.turns)
    assert known_to(sample.log, 0).header.seed is None
    QTest.keyClick(page, Key.Key_Escape)
    assert game.window.page is game.navigator.home


def test_a_damaged_file_is_told_and_left_alone(game, tmp_path) -> None:
    path = tmp_path / "broken.ramio"
    path.write_bytes(b"ramio 1\nnothing")
    game.navigator.review.open_file(path)
    assert game.navigator.review.page is None and path.exists()
    game.window.close_overlays()


def _table(page: ReviewPage, table: Any) -> Any:
    from ramio_desktop.model.melds import MeldGrammar
    from ramio_desktop.model.notation import read_table

    return read_table(table, MeldGrammar(True)) if isinstance(table, str) else table
