"""The table as a screen reader gets it: one sentence for the table, one for each meld, card and the stock."""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from tests.spoken import forget_languages
from tests.ui.scene_hands import Hands, open_table, table

__all__ = ["table"]

NAME = QAccessible.Text.Name


def spoken(hands: Hands) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(hands.view)


def texts(hands: Hands) -> list[str]:
    root = spoken(hands)
    return [root.child(i).text(NAME) for i in range(root.childCount())]


def test_the_table_is_a_list_of_melds_cards_and_the_stock(table) -> None:
    forget_languages()
    hands = table()
    root = spoken(hands)
    assert root.role() == QAccessible.Role.List
    assert root.text(NAME) == "Table: 3 meld(s), 6 card(s) in your hand"
    read = texts(hands)
    assert read[0] == "run of hearts from the four to the six"
    assert read[3:5] == ["seven of hearts", "eight of hearts"]
    assert read[-1].startswith("Stock, 40")
    child = root.child(3)
    assert child.role() == QAccessible.Role.ListItem and root.indexOfChild(child) == 3


def test_what_is_wrong_and_what_is_chosen_is_read(table) -> None:
    hands = table()
    hands.turn.move([hands.token("Kd")])
    hands.turn.select(hands.token("7h"), True)
    read = texts(hands)
    assert any("three cards" in text for text in read)
    assert "seven of hearts, selected" in read
    child = spoken(hands).child(read.index("seven of hearts, selected"))
    assert child.state().selected and not child.state().focused


def test_the_keyboard_s_cursor_is_the_focus(table) -> None:
    hands = table()
    hands.keys(Qt.Key.Key_Right)
    focused = spoken(hands).focusChild()
    assert focused is not None and focused.text(NAME) == "seven of hearts" and focused.state().focused


def test_a_point_finds_what_lies_there(table) -> None:
    hands = table()
    point: QPoint = hands.view.mapToGlobal(hands.at("5h").toPoint())
    child = spoken(hands).childAt(point.x(), point.y())
    assert child is not None and child.text(NAME).startswith("run of hearts")
    assert child.rect().contains(point)


def test_views_come_and_go_without_harm(qapp) -> None:
    for _ in range(15):
        hands = open_table()
        assert texts(hands)
        hands.turn.move([hands.token("Kd")])
        assert texts(hands)
        hands.view.close()
        hands.view.deleteLater()
        del hands
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
