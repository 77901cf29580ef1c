"""The table page off turn: others' moves are announced, the rehearsal button, nothing of it is submitted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ramio_desktop.model.events import Drew, Laid, Passed
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.state import Phase
from ramio_desktop.ui import samples
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.laying import layings_since
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.pages.table_voice import TableVoice
from ramio_desktop.ui.local_table import LocalTable
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode
from ramio_desktop.paths import resources_dir
from tests.spoken import forget_languages

Key = Qt.Key


@pytest.fixture
def waiting(qtbot, tmp_path) -> Iterator[tuple[TablePage, LocalTable, list[object]]]:
    """A page in another player's turn, its table, and whatever it hands in."""
    forget_languages()
    sample = samples.play(
        "sample-7", ["hard", "hard", "easy"],
        lambda state: len(state.table_cards()) > 20 and state.turn.seat == 2 and state.turn.phase is Phase.PLAY,
    )  # fmt: skip
    table = sample.table()
    session: Session = table.sessions[0]
    qtbot.waitUntil(lambda: session.is_ready)
    look = Look.create(resources_dir(), Mode.DARK)
    settings = Settings(tmp_path)
    settings.animation = "off"
    page = TablePage(look, session, settings)
    look.theme.setParent(page)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    handed_in: list[object] = []
    page.session.submit = handed_in.append  # type: ignore[method-assign, assignment]
    yield page, table, handed_in
    table.close()


def test_the_button_begins_and_ends_a_rehearsal(waiting) -> None:
    page, _, handed_in = waiting
    button = page.confirm_button
    assert button.isEnabled() and button.text() == "Rehearse" and not page._undo.isEnabled()
    assert "rehearse" in page._status.text
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.turn.rehearsing and button.text() == "Put back"
    page.turn.move(page.turn.held[:1])
    assert page._undo.isEnabled() and page.session.draft_lines() == []
    QTest.keyClick(page.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not handed_in and page._fault is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not page.turn.rehearsing and not page.turn.draft.can_undo
    QTest.keyClick(page, Key.Key_T)
    assert page.turn.rehearsing
    assert not handed_in


def test_a_table_that_is_taken_up_offers_the_last_move_again(waiting) -> None:
    page, _, _ = waiting
    laying = layings_since(page.session.history, page.session.seat)
    assert laying is not None and laying.seat == 1 and page.turn.last_laying == laying
    QTest.keyClick(page.view, Key.Key_V)
    assert page.view.staging.showing
    assert page._status.text.startswith(f"{page.session.names[laying.seat]} lays ")
    QTest.keyClick(page.view, Key.Key_V)
    assert not page.view.staging.showing


def test_others_moves_are_announced(waiting, monkeypatch) -> None:
    page, _, _ = waiting
    said: list[str] = []
    monkeypatch.setattr("ramio_desktop.ui.pages.table.announce", lambda _, text, assertive=False: said.append(text))
    page._on_events((Passed(1),))
    assert f"{page.session.names[1]} passes" in said


def test_what_is_said_of_a_move(qapp) -> None:
    forget_languages()
    voice, names = TableVoice(), ("Anna", "Bruno")
    before = read_position("machiavelli 9d9h9s 3c/x9 x40 - 1:play opened=0,1").table
    after = read_position("machiavelli 9d9h9s,4h5h6h 3c/x6 x40 - 0:draw opened=0,1").table
    laying = layings_since([Laid(0, before), Laid(1, after)], 0)
    assert voice.of(Laid(1, after), laying, names, 0) == "Bruno lays 4♥ 5♥ 6♥"
    assert voice.of(Drew(1, HIDDEN), None, names, 0) == "Bruno draws a card"
    assert voice.of(Passed(1), None, names, 0) == "Bruno passes"
    assert voice.of(Drew(0, HIDDEN), None, names, 0) == ""


def test_a_practice_game_goes_back_to_the_start_of_one_s_last_turn(qtbot, tmp_path) -> None:
    forget_languages()
    sample = samples.play(
        "sample-7", ["hard", "hard", "easy"],
        lambda state: len(state.table_cards()) > 20 and state.turn.seat == 0 and state.turn.phase is Phase.PLAY,
    )  # fmt: skip
    look, settings = Look.create(resources_dir(), Mode.DARK), Settings(tmp_path)
    settings.animation = "off"
    for practice in (False, True):
        log = replace(sample.log, header=replace(sample.log.header, practice=practice))
        table = replace(sample, log=log).table()
        session = table.sessions[0]
        qtbot.waitUntil(lambda session=session: session.is_ready)
        page = TablePage(look, session, settings)
        qtbot.addWidget(page)
        page.show()
        assert page._take_back.isVisible() is practice
        page.turn.move(page.turn.held[:2])
        cards = len(session.view.table_cards())
        assert page._take_back.isEnabled() is practice
        page._take_back.click()
        if not practice:
            assert not page._waiting and page.turn.draft.is_changed
            table.close()
            page.close()
            continue
        qtbot.waitUntil(lambda: not page._waiting)
        assert (session.view.turn.seat, session.view.turn.phase) == (0, Phase.DRAW)
        assert len(session.view.table_cards()) < cards and page.turn.can_draw
        assert set(page.view.board.cards) == {*page.turn.held, *(t for m in page.turn.shown for t in m.tokens)}
        table.close()
