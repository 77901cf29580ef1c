"""What is seen is what is there: nothing that has moved leaves its old picture on the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ramio_desktop.ui.picture import picture_of
from tests.ui.scene_hands import Hands, table

__all__ = ["table"]


def on_screen(hands: Hands) -> QImage:
    """What the screen shows; a picture taken of the widget would be painted anew."""
    for _ in range(3):
        QApplication.processEvents()
    window = hands.view.window()
    return window.screen().grabWindow(window.winId()).toImage()


def test_a_part_that_is_painted_while_cards_move_leaves_no_picture_of_where_they_were(table) -> None:
    hands = table()
    hands.view.window().show()
    before = on_screen(hands)
    for item in hands.view.board.cards.values():
        item.moveBy(0, -24)
    hands.view.viewport().repaint(QRect(0, 0, 8, 8))  # as a label beside the cards may ask for at any moment
    after = on_screen(hands)
    hands.view.viewport().update()
    QApplication.sendPostedEvents(None, QEvent.Type.UpdateRequest)
    assert before != after, "nothing was moved on this screen"
    assert after == on_screen(hands)


def test_a_picture_taken_while_cards_move_paints_nothing_in_the_middle_of_itself(table) -> None:
    """Qt warns of a repaint within another, and a warning fails the test; the screen is whole afterwards too."""
    hands = table()
    window = hands.view.window()
    window.show()
    before = on_screen(hands)
    for item in hands.view.board.cards.values():
        item.moveBy(0, -24)
    hands.view.viewport().update()
    assert not picture_of(window).isNull()
    after = on_screen(hands)
    hands.view.viewport().update()
    assert before != after == on_screen(hands)
