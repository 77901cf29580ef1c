"""Positions in the window: pasted, played with, judged, solved, copied, and kept as puzzles of one's own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.log import log_bytes
from ramio_desktop.model.notation import position_text, read_position
from ramio_desktop.model.notation.position import FIELD_NAMES
from ramio_desktop.model.pasting import LONGEST
from ramio_desktop.model.puzzles.own import FILE, load_own
from ramio_desktop.model.review import better
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import review_samples, samples
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.dialogs.paste_position import PastePosition
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.dialogs.review_choice import ReviewChoice
from ramio_desktop.ui.dialogs.verdict import VerdictPanel
from ramio_desktop.ui.pages.own_puzzle import OwnPuzzlePage
from ramio_desktop.ui.pages.position import PositionPage
from ramio_desktop.ui.pages.review import ReviewPage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.quick_settings import QuickSettings
from ramio_desktop.ui.texts import FIELDS
from tests.spoken import forget_languages
from tests.ui.persons import MousePerson

Key, Left = Qt.Key, Qt.MouseButton.LeftButton
SOUND = "machiavelli 5h6h7h8h,JcJdJs 4h8c8d/x13 x42 - 0:play opened=0"
NOTHING = "machiavelli_classic 5h6h7h,JcJdJs 2c9dKs/x13 x42 - 0:play"


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
    QGuiApplication.clipboard().clear()
    yield made
    made.close()
    made.window.close()
    made.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    forget_languages()


def opened(game: Composition, text: str = SOUND) -> PositionPage:
    """That position on the table."""
    page = game.navigator.positions.open_position(read_position(text))
    assert game.window.page is page
    return page


def test_a_position_is_pasted_and_a_slip_is_shown_where_it_is(qtbot, game) -> None:
    QTest.mouseClick(game.navigator.home.looking, Left)
    choice = game.window.findChildren(ReviewChoice)[-1]
    QTest.mouseClick(choice.paste, Left)
    dialog = game.window.findChildren(PastePosition)[-1]
    dialog.field.setFocus()
    QTest.keyClicks(dialog.field, SOUND.replace("8d", "8z"))
    assert not dialog.yes.isEnabled() and dialog.said.text().startswith("no such card at character 33")
    dialog.field.selectAll()
    QTest.keyClicks(dialog.field, SOUND.replace("4h8c8d", "x3"))
    assert not dialog.yes.isEnabled() and dialog.said.text() == "The hand of the player in turn is hidden."
    dialog.field.selectAll()
    QTest.keyClicks(dialog.field, SOUND)
    assert dialog.said.text() == "3 cards to lay"
    QTest.mouseClick(dialog.yes, Left)
    page = game.window.page
    assert isinstance(page, PositionPage) and position_text(page.state) == position_text(read_position(SOUND))
    QTest.keyClick(page, Key.Key_Escape)
    assert game.window.page is game.navigator.home and game.navigator.positions.page is None


def test_what_was_copied_is_offered(game) -> None:
    QGuiApplication.clipboard().setText(SOUND)
    dialog = game.navigator.positions.paste()
    assert dialog.field.toPlainText() == SOUND and dialog.yes.isEnabled()
    dialog.close_overlay()
    QGuiApplication.clipboard().setText("something else")
    assert game.navigator.positions.paste().field.toPlainText() == ""


def test_the_solver_says_the_best_and_then_shows_it(qtbot, game) -> None:
    page = opened(game)
    QTest.mouseClick(page.solve, Left)
    qtbot.waitUntil(lambda: "whole hand can be laid" in page._status.text)
    QTest.mouseClick(page.solve, Left)
    qtbot.waitUntil(lambda: page.turn.held == ())
    assert page.turn.draft.refusal() is None


def test_that_nothing_can_be_laid_is_said_to_be_proved(qtbot, game) -> None:
    page = opened(game, NOTHING)
    QTest.mouseClick(page.solve, Left)
    qtbot.waitUntil(lambda: page._status.text == "Nothing can be laid: that is proved.")


def test_who_is_right_names_the_rule(qtbot, game) -> None:
    page = opened(game)
    person = MousePerson(page)
    person.put_apart(person._token("8c", None))
    QTest.mouseClick(page.judge_it, Left)
    panel = game.window.findChildren(VerdictPanel)[-1]
    assert not panel.legal and panel.title.text() == "The move is not legal"
    assert panel.rule.text() == "A meld has at least three cards; this one: 8♣."
    panel.close_overlay()
    page.turn.undo()
    MousePerson(page).reach(better(page.state, 0).hint.table)
    QTest.mouseClick(page.judge_it, Left)
    panel = game.window.findChildren(VerdictPanel)[-1]
    assert panel.legal and panel.title.text() == "The move is legal"
    QTest.mouseClick(panel.copy, Left)
    assert QGuiApplication.clipboard().text().startswith("lay ")


def test_Z1_a_position_becomes_a_puzzle_of_ones_own_and_is_played(qtbot, game, tmp_path) -> None:
    page = opened(game)
    QTest.mouseClick(page.puzzle, Left)
    qtbot.waitUntil(lambda: (tmp_path / FILE).exists())
    QTest.mouseClick(page.puzzle, Left)  # the same again is not kept twice
    qtbot.waitUntil(lambda: "already" in game.window.toast.text)
    (puzzle,) = load_own(tmp_path)[0]
    game.navigator.show_home()
    choice = game.navigator.positions.choose()
    QTest.mouseClick(choice.puzzles[0], Left)
    table = game.window.page
    assert isinstance(table, OwnPuzzlePage) and table.puzzle == puzzle
    MousePerson(table).reach(puzzle.answer)
    qtbot.waitUntil(lambda: bool(game.window.findChildren(Question)))
    QTest.mouseClick(game.window.findChildren(Question)[-1].yes, Left)
    assert game.window.page is game.navigator.home
    choice = game.navigator.positions.choose()
    QTest.mouseClick(choice.puzzles[0].bin, Left)
    QTest.mouseClick(game.window.findChildren(Question)[-1].yes, Left)
    assert load_own(tmp_path)[0] == ()


def test_what_makes_no_puzzle_is_said(qtbot, game, tmp_path) -> None:
    page = opened(game, SOUND.replace("8d/", "8dKs/"))
    QTest.mouseClick(page.puzzle, Left)
    qtbot.waitUntil(lambda: game.window.toast.text == "The whole hand cannot be laid: that is proved.")
    assert not (tmp_path / FILE).exists()


def test_a_position_of_ramino_and_one_of_tiles_are_played_with(qtbot, game) -> None:
    page = opened(game, "ramino 2c3c4c 5c7d8d9dKs/x10 x60 9s 0:play opened=0")
    QTest.mouseClick(page.solve, Left)
    qtbot.waitUntil(lambda: "whole hand can be laid" in page._status.text)
    page = opened(game, "tiles 3k4k5k 10k11k12k1r/x14 x40 - 0:play opened=0")
    QTest.mouseClick(page.solve, Left)
    qtbot.waitUntil(lambda: "3 tiles can be laid" in page._status.text)


def test_I4_the_position_of_a_table_is_copied_as_its_person_sees_it(qtbot, game) -> None:
    table = samples.midgame().table()
    game.navigator.table.sit_down(table)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage))
    page = game.window.page
    panel = game.navigator.open_quick_settings(page._gear)
    assert isinstance(panel, QuickSettings)
    QTest.mouseClick(panel.copy_button, Left)
    text = QGuiApplication.clipboard().text()
    assert text == position_text(page.session.view) and text.split()[2].count("x") == 2


def test_finished_games_are_listed_and_reviewed(qtbot, game, tmp_path) -> None:
    folder = tmp_path / "archive"
    folder.mkdir(exist_ok=True)
    (folder / "20300101-200000-machiavelli.ramio").write_bytes(log_bytes(samples.match_end().log)[0])
    (folder / "broken.ramio").write_bytes(b"nothing")  # is left out, and left alone
    choice = game.navigator.positions.choose()
    assert len(choice.games) == 1
    QTest.mouseClick(choice.games[0], Left)
    page = game.window.page
    assert isinstance(page, ReviewPage) and page.hands.count() > 1
    assert all(turn.taken is not None for turn in page.turns)  # the match is over: everything may be seen
    assert (folder / "broken.ramio").exists()
    QTest.keyClick(page, Key.Key_Escape)
    assert game.window.page is game.navigator.home


def test_a_long_list_is_there_at_once_and_goes_on_by_itself(qtbot, game, tmp_path) -> None:
    folder = tmp_path / "archive"
    folder.mkdir(exist_ok=True)
    log, _ = log_bytes(samples.match_end().log)
    for number in range(12):
        path = folder / f"Sera {number}.ramio"
        path.write_bytes(log)
        os.utime(path, (1_900_000_000 + number,) * 2)
    choice = game.navigator.positions.choose()
    assert 4 < len(choice.games) < 12 and choice.games[0].hasFocus()
    qtbot.waitUntil(lambda: len(choice.games) == 12)
    assert [card.accessibleName().split()[-1] for card in choice.games] == [str(n) for n in reversed(range(12))]


def test_another_size_of_everything_keeps_the_moves(qtbot, game) -> None:
    page = opened(game)
    page.turn.move(page.turn.held[:1])
    layout = page.turn.draft.layout
    game.settings.scale = 125
    qtbot.waitUntil(lambda: game.window.page is not page)
    other = game.window.page
    assert isinstance(other, PositionPage) and other.turn.draft.layout == layout


def test_a_flood_of_text_is_cut_and_said_to_be_too_long(qtbot, game) -> None:
    field = PastePosition(game.navigator._look, game.window, lambda state: None).field
    flood = QMimeData()
    flood.setText("machiavelli " + "5h6h7h," * 400_000)
    for _ in range(3):
        field.insertFromMimeData(flood)
    dialog = game.window.findChildren(PastePosition)[-1]
    assert len(field.toPlainText()) == LONGEST + 1
    assert dialog.said.text() == "The text is too long for a position." and not dialog.yes.isEnabled()
    field.selectAll()
    flood.setText(SOUND.replace(" ", "\n"))
    field.insertFromMimeData(flood)
    assert field.toPlainText() == SOUND and dialog.yes.isEnabled()
    dialog.close_overlay()


def test_what_is_missing_in_a_position_is_named_in_the_players_language(qtbot, game) -> None:
    game.settings.language = "it"
    assert set(FIELDS) == set(FIELD_NAMES[1:])
    dialog = PastePosition(game.navigator._look, game.window, lambda state: None)
    for text, said in (("ciao mamma", "gioco sconosciuto: ciao"), ("machiavelli -", "manca il campo MANI")):
        dialog.field.setPlainText(text)
        assert dialog.said.text().startswith(said)
    dialog.close_overlay()


def test_the_zone_of_the_others_begins_below_the_head(qtbot, game) -> None:
    page = opened(game, "ramino 5h6h7h,8c8d8s 3c4cAc/x13 x60 Kd 0:play opened=0,1 owners=0,1")
    zones = page.view.board.zones
    assert min(zone.top() for zone in zones.values()) > page._head.geometry().bottom()


def test_puzzles_that_cannot_be_read_are_told_over_the_list_and_never_written_over(
    qtbot, game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    monkeypatch.setattr(game.navigator, "tell", told.append)
    (tmp_path / FILE).mkdir()
    choice = game.navigator.positions.choose()
    assert not told  # only when the list is there: what is told lies over it
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].title == "Your puzzles cannot be read" and FILE in told[0].text
    choice.close_overlay()
    page = opened(game)
    game.navigator.positions.make_puzzle(page.state)
    qtbot.waitUntil(lambda: len(told) == 2)
    game.navigator.positions._remove(1)
    assert (tmp_path / FILE).is_dir()
    (tmp_path / FILE).rmdir()
    (tmp_path / FILE).write_text("rubbish\n", "utf-8")
    game.navigator.positions.choose().close_overlay()
    qtbot.waitUntil(lambda: len(told) == 4)
    assert told[3].text.startswith("The puzzles you made cannot be read.")
    assert (tmp_path / "own_puzzles.damaged-1.txt").read_text("utf-8") == "rubbish\n"
