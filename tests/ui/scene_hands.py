"""A table scene with hands: the mouse and the keys as a person would use them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramio_desktop.model.cards import Card
from ramio_desktop.model.notation import read_position
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.view import TableView
from ramio_desktop.ui.theme import Mode

RESOURCES = Path(__file__).parents[2] / "resources"
POSITION = "machiavelli 4h5h6h,9d9h9s,TcJcQcKc 3c5c7h8h9cKd/x9 x40 - 0:play opened=0,1"


class Hands:
    """A view, its model, and what a person does to them."""

    def __init__(self, view: TableView, turn: TurnModel) -> None:
        self.view = view
        self.turn = turn
        self.messages: list[str] = []
        self.refused: list[object] = []
        self.drawn = 0
        view.message.connect(self.messages.append)
        view.refused.connect(self.refused.append)
        view.drawRequested.connect(self._draw)

    def _draw(self) -> None:
        self.drawn += 1

    def held(self) -> list[str]:
        """The hand as it is shown."""
        return [self.turn.draft.cards[token].text for token in self.turn.held]

    def table(self) -> list[str]:
        """The melds as they are shown, sorted for comparing."""
        return sorted("".join(card.text for card in meld.cards) for meld in self.turn.shown)

    def token(self, face: str) -> int:
        """A card of that face, in the hand before the table."""
        tokens = [*self.turn.held, *(token for meld in self.turn.shown for token in meld.tokens)]
        return next(token for token in tokens if self.turn.draft.cards[token].text == face)

    def card(self, face: str) -> Card:
        """The face itself."""
        return self.turn.draft.cards[self.token(face)]

    def at(self, face: str) -> QPointF:
        """A point in the strip of that card that its neighbour leaves visible."""
        rect = self.view.board.rect_of(self.token(face))
        assert rect is not None, f"{face} is not on the table"
        return QPointF(rect.left() + 0.2 * rect.width(), rect.center().y())

    def meld_of(self, face: str) -> QPointF:
        """The middle of the meld that holds that card."""
        return self.plate(face).center()

    def plate(self, face: str):  # type: ignore[no-untyped-def]
        """The rectangle of the meld that holds that card."""
        group = self.turn.draft.group_of(self.token(face))
        assert group is not None
        places = self.view.board.table.meld(group.number)
        assert places is not None
        return places.plate

    def mouse(
        self,
        kind: QEvent.Type,
        point: QPointF,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """One event to the viewport."""
        moving, up = kind == QEvent.Type.MouseMove, kind == QEvent.Type.MouseButtonRelease
        none = Qt.MouseButton.NoButton
        port = self.view.viewport()
        event = QMouseEvent(
            kind, point, QPointF(port.mapToGlobal(point)), none if moving else button, none if up else button, modifiers
        )
        QApplication.sendEvent(port, event)

    def press(self, point: QPointF) -> None:
        """Put the left button down."""
        self.mouse(QEvent.Type.MouseButtonPress, point)

    def carry(self, start: QPointF, end: QPointF, steps: int = 8) -> None:
        """Move with the button down."""
        for i in range(1, steps + 1):
            self.mouse(QEvent.Type.MouseMove, start + (end - start) * i / steps)

    def release(self, point: QPointF) -> None:
        """Let the left button go."""
        self.mouse(QEvent.Type.MouseButtonRelease, point)

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Press, move, release."""
        self.press(start)
        self.carry(start, end)
        self.release(end)

    def click(
        self,
        point: QPointF,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """Press and release."""
        self.mouse(QEvent.Type.MouseButtonPress, point, button, modifiers)
        self.mouse(QEvent.Type.MouseButtonRelease, point, button, modifiers)

    def double_click(self, point: QPointF) -> None:
        """What Qt sends for one: press, release, double click, release."""
        self.click(point)
        self.mouse(QEvent.Type.MouseButtonDblClick, point)
        self.release(point)

    def keys(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Type."""
        for key in keys:
            QTest.keyClick(self.view, key, modifiers)


def open_table(position: str = POSITION, size: tuple[int, int] = (1280, 800), speed: float = 0.0) -> Hands:
    """A table in a position, in a window of that size; speed 0 is no motion. Whoever opens it closes it."""
    look = Look.create(RESOURCES, Mode.DARK)
    look.theme.fit(*size)
    turn = TurnModel()
    view = TableView(look, turn)
    turn.setParent(view)
    look.theme.setParent(view)
    view.set_speed(speed)
    view.resize(*size)
    view.show()
    view.set_seat_anchor(1, QPointF(700, 40))
    view.set_names(["Anna", "Bruno", "Carla"])
    turn.set_view(read_position(position), 0)
    view.setFocus()
    return Hands(view, turn)


@pytest.fixture
def table(qtbot):  # type: ignore[no-untyped-def]
    """`open_table`, and the table is closed after the test."""

    def opened(position: str = POSITION, size: tuple[int, int] = (1280, 800), speed: float = 0.0) -> Hands:
        hands = open_table(position, size, speed)
        qtbot.addWidget(hands.view)
        return hands

    return opened
