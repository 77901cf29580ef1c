"""The table for one given position: cards, tiles, ramino; set anew, only shown, played by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from ramio_desktop.model.actions import Action, Discard, Lay
from ramio_desktop.model.notation import position_text, read_position, read_table, table_text
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.dialogs.keys import KeysOverlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.solo_table import SoloTable
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode
from tests.spoken import forget_languages, speaking
from tests.ui.persons import KeyPerson, MousePerson

Key = Qt.Key
CARDS = "machiavelli 4c5c6c7c,9d9h9s 7d7h - - 0:play opened=0"
OTHER = "machiavelli QcQdQh,2s3s4s 5sQs - - 0:play opened=0"
TILES = "tiles 4k5k6k,9r9b9o 7k8k1r/x5 x40 - 0:play opened=0"
RAMINO = "ramino 4c5c6c 7c8cKd2h/x10 x60 9h 0:play owners=1"

Opened = Callable[..., SoloTable]


@pytest.fixture
def opened(qtbot, tmp_path: Path) -> Opened:
    """Opens a table on a position."""
    forget_languages()

    def open_table(position: str, **more: object) -> SoloTable:
        look = Look.create(resources_dir(), Mode.DARK)
        look.theme.fit(1280, 800)
        settings = Settings(tmp_path)
        settings.animation = "off"
        table = SoloTable(look, settings, read_position(position), **more)  # type: ignore[arg-type]
        look.theme.setParent(table)
        qtbot.addWidget(table)
        table.resize(1280, 800)
        table.show()
        table.view.setFocus()
        return table

    return open_table


def laid(table: SoloTable) -> list[tuple[tuple[Action, ...], State]]:
    found: list[tuple[tuple[Action, ...], State]] = []
    table.laid.connect(lambda actions, after: found.append((actions, after)))
    return found


def test_what_is_confirmed_is_told_with_the_position_after_it(opened) -> None:
    table = opened(CARDS)
    found = laid(table)
    person = MousePerson(table)
    goal = read_table("4c5c6c,7c7d7h,9d9h9s", rules_of(table.state).grammar(table.state.options))
    person.reach(goal)
    assert not found and table.cards_moved == 3
    person.confirm()
    ((actions, after),) = found
    assert actions == (Lay(table.turn.draft.table),) and not after.hands[0]
    assert sorted(table_text(after.table).split(",")) == sorted(table_text(goal).split(","))
    assert position_text(table.state) == CARDS


def test_what_is_wrong_is_named_and_costs_nothing(opened) -> None:
    table = opened(CARDS)
    found = laid(table)
    table.turn.move(table.turn.held[:1])
    QTest.keyClick(table.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "at least three cards" in table._status.text and not found


def test_a_task_is_said_until_something_is_moved(opened) -> None:
    with speaking("en"):
        table = opened(CARDS, at_once=True)
        table.set_task("Lay them all")
        assert table._status.text == "Lay them all"
        table.turn.move(table.turn.held)
        assert "7♣" in table._status.text
        table.turn.restore()
        assert table._status.text == "Lay them all"


def test_by_keys_alone_all_at_once(qtbot, opened) -> None:
    table = opened(CARDS, at_once=True)
    found = laid(table)
    assert not table.confirm_button.isVisible()
    KeyPerson(table).reach(read_table("4c5c6c,7c7d7h,9d9h9s", rules_of(table.state).grammar(table.state.options)))
    qtbot.waitUntil(lambda: bool(found))


def test_another_position_comes_in_the_same_widgets(opened) -> None:
    table = opened(CARDS)
    table.turn.move(table.turn.held[:1])
    view = table.view
    table.show_position(read_position(OTHER))
    assert table.view is view and position_text(table.state) == OTHER
    assert not table.draft_lines and table.cards_moved == 0 and len(table.turn.held) == 2
    table.turn.move(table.turn.held[:1])
    lines = table.draft_lines
    table.show_position(read_position(CARDS))
    table.show_position(read_position(OTHER), draft=lines)
    assert table.cards_moved == 1 and table.turn.draft.can_undo


@pytest.mark.parametrize("position", [TILES, RAMINO, CARDS.replace(" - - 0", "/x3 - - 0")])
def test_a_position_of_another_kind_wants_another_table(opened, position: str) -> None:
    table = opened(CARDS)
    with pytest.raises(ValueError):
        table.show_position(read_position(position))
    assert position_text(table.state) == CARDS


def test_tiles_are_laid(opened) -> None:
    table = opened(TILES)
    found = laid(table)
    person = MousePerson(table)
    person.reach(read_table("4k5k6k7k8k,9r9b9o", rules_of(table.state).grammar(table.state.options)))
    person.confirm()
    assert len(found) == 1 and [tile.text for tile in found[0][1].hands[0]] == ["1r"]


def test_a_turn_of_ramino_ends_with_a_discard(opened) -> None:
    table = opened(RAMINO, names=["Anna", "Bruno"])
    found = laid(table)
    table.turn.move([token for token in table.turn.held if table.turn.draft.cards[token].text in ("7c", "8c")], 0)
    table.turn.select(next(token for token in table.turn.held if table.turn.draft.cards[token].text == "Kd"))
    QTest.mouseClick(table.confirm_button, Qt.MouseButton.LeftButton)
    ((actions, after),) = found
    assert isinstance(actions[0], Lay) and isinstance(actions[1], Discard)
    assert [card.text for card in after.hands[0]] == ["2h"] and after.discard[-1].text == "Kd"


def test_a_position_is_shown_only_and_played_with_again(opened) -> None:
    table = opened(CARDS)
    table.show_only(True)
    person = MousePerson(table)
    person.put_apart(table.turn.held[0])
    QTest.keyClick(table.view, Key.Key_Right)
    assert not table.turn.draft.is_changed and not table._actions.isVisible() and not table._status.isVisible()
    table.show_only(False)
    person.put_apart(table.turn.held[0])
    assert table.turn.draft.is_changed and table._actions.isVisible() and table._status.isVisible()


def test_a_demonstration_ends_with_the_table_that_was_asked_for(qtbot, opened) -> None:
    table = opened(CARDS)
    goal = read_table("4c5c6c,7c7d7h,9d9h9s", rules_of(table.state).grammar(table.state.options))
    table.turn.move(table.turn.held[:1])
    with qtbot.waitSignal(table.demonstrated):
        table.demonstrate(goal)
    assert sorted(table_text(table.turn.draft.table).split(",")) == sorted(table_text(goal).split(","))


def test_the_list_of_keys_has_only_those_that_do_something(opened) -> None:
    table = opened(CARDS)
    QTest.mouseClick(table._keys, Qt.MouseButton.LeftButton)
    overlay = table.window().findChild(KeysOverlay)
    assert overlay is not None
    chips = {chip.text() for chip in overlay.findChildren(QLabel)}
    assert {"N", "X", "S"} <= chips and not {"D", "P", "T", "V", "H"} & chips


def middle(table: SoloTable) -> float:
    plates = [meld.plate for meld in table.view.board.table.melds]
    return (min(plate.left() for plate in plates) + max(plate.right() for plate in plates)) / 2


def test_melds_stand_in_the_middle_and_stay_there_when_nothing_more_is_to_be_played(opened) -> None:
    table = opened(CARDS)
    assert abs(middle(table) - table.width() / 2) <= 1
    before = [meld.plate for meld in table.view.board.table.melds]
    table.show_only(True)
    table.put("tray", QLabel("solved"))
    assert [meld.plate for meld in table.view.board.table.melds] == before


def test_where_only_the_rail_has_room_for_a_new_meld_the_melds_leave_it_free(opened) -> None:
    runs = ",".join(f"{''.join(f'{rank}{suit}' for rank in ranks)}" for suit in "cdhs" for ranks in (
        "A23", "456", "789", "TJQ", "A23", "456", "789", "TJQ",
    ))
    table = opened(f"machiavelli {runs} KcKd - - 0:play opened=0")
    places = table.view.board.table
    assert places.new_meld.right() < table.melds_area().left()
    assert not any(meld.plate.intersects(places.new_meld) for meld in places.melds)


def test_what_is_over_the_middle_is_over_the_melds_and_beside_the_title(opened) -> None:
    table = opened(CARDS)
    table.set_title("A title", "a line under it")
    clock = QLabel("0:42")
    table.put("middle", clock)
    assert abs(clock.geometry().center().x() - middle(table)) <= 1
    assert clock.geometry().left() > table._title.geometry().right()
    table.set_title("A title that needs nearly half of the window, as some of them may do in another language")
    assert clock.geometry().left() > table._title.geometry().right()


def test_widgets_have_their_places(opened) -> None:
    table = opened(CARDS)
    area = table.melds_area()
    side, tray = QLabel("beside"), QLabel("below")
    table.put("side", side)
    table.put("tray", tray)
    assert table.melds_area().width() < area.width() and side.geometry().left() > table.melds_area().right()
    assert tray.geometry().top() > table.melds_area().bottom() and not table._actions.isVisible()
    table.put("side", None)
    table.put("tray", None)
    assert table.melds_area() == area and side.isHidden() and table._actions.isVisible()
    with pytest.raises(ValueError):
        table.put("roof", side)
