"""The score sheet: built from events, shown as a table, and what comes after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from ramio_desktop.model.events import Began, Dealt, Event, HandScored, MatchEnded, Shown
from ramio_desktop.model.match import MatchForm
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import samples
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.models.score import Role, ScoreSheet, ScoreTable
from tests.ui.score_pages import Opened

NOTHING: Event = Dealt(((), ()), (), (), 0)


def scored(*hands: tuple[tuple[int, ...], int | None]) -> list[Event]:
    events: list[Event] = [Began(len(hands[0][0]), 0)]
    for points, closer in hands:
        events += [NOTHING, Shown(tuple(() for _ in points)), HandScored(points, closer)]
    return events


# --- The sheet ------------------------------------------------------------------------------------------------------


def test_M15_totals_add_up_and_the_lowest_leads() -> None:
    sheet = ScoreSheet.of(scored(((0, 42, 14), 0), ((31, 0, 27), 1), ((18, 36, 0), 2)))
    assert [hand.totals for hand in sheet.hands] == [(0, 42, 14), (31, 42, 41), (49, 78, 41)]
    assert [hand.closer for hand in sheet.hands] == [0, 1, 2]
    assert MatchForm(100).leaders(sheet.totals) == (2,)
    assert not sheet.winners


def test_M15_winners_share() -> None:
    sheet = ScoreSheet.of([*scored(((20, 100, 20), None)), MatchEnded((0, 2))])
    assert sheet.winners == (0, 2)
    assert MatchForm(100).leaders(sheet.totals) == (0, 2)


def test_a_new_match_starts_a_new_sheet() -> None:
    sheet = ScoreSheet.of([*scored(((0, 120), 0)), MatchEnded((0,)), *scored(((7, 0), 1))])
    assert [hand.totals for hand in sheet.hands] == [(7, 0)]
    assert sheet.winners == ()


def test_an_unfinished_hand_is_not_on_the_sheet() -> None:
    assert ScoreSheet.of([]).hands == ()
    assert len(ScoreSheet.of([*scored(((0, 9), 0)), NOTHING]).hands) == 1


def test_the_sheet_is_that_of_the_state() -> None:
    for sample in (samples.between_hands(), samples.match_end()):
        sheet = ScoreSheet.of(sample.log.events)
        assert sheet.totals == sample.state.match.scores
        assert len(sheet.hands) == sample.state.match.hand
        assert sheet.last is not None
        assert sheet.last.left == sample.state.hands


# --- The table ------------------------------------------------------------------------------------------------------


def test_the_table_is_a_sound_qt_model_and_can_be_read_aloud(qtmodeltester: ModelTester, qapp: QApplication) -> None:
    table = ScoreTable()
    table.show_sheet(ScoreSheet.of(scored(((0, 42), 0), ((60, 60), None))), ["Anna", "Bruno"], MatchForm(100))
    qtmodeltester.check(table)
    assert (table.rowCount(), table.columnCount()) == (2, 3)
    assert table.rowCount(table.index(0, 0)) == 0
    assert [table.headerData(n, Qt.Orientation.Horizontal) for n in range(3)] == ["Hand", "Anna", "Bruno"]
    shown = [[table.data(table.index(row, column)) for column in range(3)] for row in range(2)]
    assert shown == [["1", "0", "42"], ["2", "60", "102"]]
    aloud = table.data(table.index(1, 2), Qt.ItemDataRole.AccessibleTextRole)
    assert aloud == "Bruno: 60 more, total 102"
    cell = table.data(table.index(1, 2), Role.CELL)
    assert (cell.reached, cell.closes, cell.gain) == (True, False, 60)
    assert table.data(table.index(0, 1), Qt.ItemDataRole.AccessibleTextRole) == "Anna goes out, total 0"
    assert table.data(QModelIndex()) is None


# --- The page -------------------------------------------------------------------------------------------------------


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, resources_dir())
    made.set("it")
    yield made
    made.set("en")


def test_between_hands_a_row_a_hand_and_the_next_hand_due(qtbot: QtBot, language: Language) -> None:
    opened = Opened(qtbot, samples.between_hands())
    page = opened.page
    assert page.table.rowCount() == 3
    assert page.view.verticalScrollBar().maximum() == 0
    assert opened.accents() == ["Prossima smazzata"]
    assert page._standing.text() == "In testa Giulia con 10"
    assert page._next.whole() == "Nella smazzata 4 comincia Anna"
    assert page._end._title.text() == "Giulia chiude"
    with qtbot.waitSignal(page.nextHand):
        qtbot.keyClick(page.due, Qt.Key.Key_Space)
    with qtbot.waitSignal(page.newMatch):
        qtbot.mouseClick(page.again, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.leave):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    opened.close()


def test_the_hands_of_the_others_are_shown_and_said(qtbot: QtBot, language: Language) -> None:
    opened = Opened(qtbot, samples.between_hands())
    said = opened.said()
    assert any("Anna aveva ancora in mano" in text and "+7" in text for text in said)
    assert not any("Giulia aveva ancora" in text for text in said)
    opened.close()


def test_match_end_names_the_winner_and_offers_a_rematch(qtbot: QtBot, language: Language) -> None:
    opened = Opened(qtbot, samples.match_end())
    page = opened.page
    assert page.is_match_over
    assert page.title.whole() == "Partita finita"
    assert page._standing.text() == "Giulia vince la partita"
    assert opened.accents() == ["Rivincita"]
    with qtbot.waitSignal(page.newMatch), qtbot.assertNotEmitted(page.nextHand):
        qtbot.mouseClick(page.due, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.leave):
        qtbot.mouseClick(page.again, Qt.MouseButton.LeftButton)
    language.set("en")
    QApplication.sendPostedEvents()
    assert page._standing.text() == "Giulia wins the match"
    opened.close()


def test_M16_a_stalled_single_hand_is_told_in_words(qtbot: QtBot, language: Language) -> None:
    """Nobody ever lays: the stock runs out, nobody wins, the hand is played again; no points are shown."""
    from ramio_desktop.model.actions import Action
    from ramio_desktop.model.rules import rules_of
    from ramio_desktop.model.state import State

    def least(state: State, seat: int) -> Action:
        return rules_of(state).minimum_action(state, seat)

    sample = samples.play(
        "1", ["hard", "hard"], lambda state: state.is_over, MachiavelliOptions(match="simple"), everybody=least
    )
    assert sample.state.stock == ()
    opened = Opened(qtbot, sample)
    page = opened.page
    assert page._end._title.text() == "Non chiude nessuno"
    assert page._standing.text() == "La smazzata si rigioca"
    assert opened.accents() == ["Prossima smazzata"]
    assert page._target.isHidden()
    assert page.table.data(page.table.index(0, 1)) == ""
    opened.close()


def test_many_hands_scroll_to_the_last(qtbot: QtBot, language: Language) -> None:
    opened = Opened(qtbot, samples.between_hands())
    page = opened.page
    page.resize(960, 540)
    many = ScoreSheet.of(scored(*[((1, 2, 3, 0), 3)] * 30))
    page.table.show_sheet(many, samples.NAMES[:4], MatchForm(1000))
    page._limit()
    QCoreApplication.processEvents()
    page.view.scrollToBottom()
    last = page.view.visualRect(page.table.index(29, 0))
    assert page.view.viewport().rect().contains(last)
    opened.close()


def test_positions_of_samples_are_real() -> None:
    """Every card of the deck is somewhere: the samples are games that were played."""
    for sample in (samples.dealt(), samples.midgame(), samples.crowded()):
        assert len(sample.state.cards()) == 106
    assert len(samples.crowded().state.table_cards()) == 79
    assert len(samples.crowded().state.hands[0]) == 20
