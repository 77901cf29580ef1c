"""A person at the real table page: plays a chosen table by mouse or by keyboard, one card at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from ramio_desktop.model.actions import Action, Draw, Lay
from ramio_desktop.model.diff import difference
from ramio_desktop.model.melds import Table
from ramio_desktop.ui.pages.play_table import PlayTable
from ramio_desktop.ui.scene.keyboard import Spot
from tests.ui.scene_hands import Hands

Key = Qt.Key


class Person:
    """What both ways of playing share: a table is reached move by move, as `difference` orders them."""

    def __init__(self, page: PlayTable) -> None:
        self.page = page
        self.turn = page.turn
        self.view = page.view

    def play(self, action: Action) -> None:
        """Do this and nothing else with the mouse or the keys."""
        if isinstance(action, Draw):
            self.draw()
        elif isinstance(action, Lay):
            self.reach(action.table)
            self.confirm()
        else:
            self.leave_it()

    def reach(self, table: Table) -> None:
        """Move cards until the table holds these melds."""
        draft = self.turn.draft
        plan = difference(draft.table, table)
        groups = [group.number for group in draft.layout.groups]
        number = {new: groups[old] for new, old in enumerate(plan.origins) if old is not None}
        for move in plan.moves:
            source = None if move.source is None else groups[move.source]
            token = self._token(move.card.text, source)
            if move.target in number and self._lies(number[move.target]):
                self.put_on(token, number[move.target])
            else:
                self.put_apart(token)
                group = self.turn.draft.group_of(token)
                assert group is not None
                number[move.target] = group.number

    def _lies(self, number: int) -> bool:
        return any(group.number == number for group in self.turn.draft.layout.groups)

    def _token(self, face: str, source: int | None) -> int:
        tokens = self.turn.held if source is None else self.turn.meld(source).tokens
        return next(token for token in tokens if self.turn.draft.cards[token].text == face)

    def draw(self) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def leave_it(self) -> None:
        raise NotImplementedError

    def put_on(self, token: int, number: int) -> None:
        raise NotImplementedError

    def put_apart(self, token: int) -> None:
        raise NotImplementedError


class MousePerson(Person):
    """Drags cards and clicks buttons."""

    def __init__(self, page: PlayTable) -> None:
        super().__init__(page)
        self.hands = Hands(page.view, page.turn)

    def draw(self) -> None:
        self.hands.click(self.view.board.areas.stock)

    def confirm(self) -> None:
        self._click(self.page.confirm_button)

    def leave_it(self) -> None:
        self._click(self.page.first_button)

    def put_on(self, token: int, number: int) -> None:
        places = self.view.board.table.meld(number)
        assert places is not None
        before = self.turn.draft.layout
        self.hands.drag(self._grip(token), places.plate.center())
        if self._lies_in(token, number):
            return
        # On a crowded table it fell on the meld beside: taken back, and shown by two clicks where it belongs.
        if self.turn.draft.layout != before:
            QTest.keyClick(self.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert self.turn.draft.layout == before
        self.turn.clear_selection()
        self.hands.click(self._grip(token))
        places = self.view.board.table.meld(number)
        assert places is not None
        self.hands.click(places.plate.center())
        assert self._lies_in(token, number)

    def _lies_in(self, token: int, number: int) -> bool:
        group = self.turn.draft.group_of(token)
        return group is not None and group.number == number

    def put_apart(self, token: int) -> None:
        self.hands.click(self._grip(token))
        self.hands.click(self.view.board.table.new_meld.center())

    def _grip(self, token: int) -> QPointF:
        rect = self.view.board.rect_of(token)
        assert rect is not None
        # In a full hand of two rows the neighbour and the row below leave the corner alone to be seen.
        return QPointF(rect.left() + 0.07 * rect.width(), rect.top() + 0.15 * rect.height())

    def _click(self, button: QAbstractButton) -> None:
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


class KeyPerson(Person):
    """Uses the keys of the table only."""

    def draw(self) -> None:
        self._press(Key.Key_D)

    def confirm(self) -> None:
        QTest.keyClick(self.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def leave_it(self) -> None:
        QTest.keyClick(self.view, Key.Key_P)

    def put_on(self, token: int, number: int) -> None:
        self._choose(token)
        self._go(lambda: self.view.keyboard.current[1] in self.turn.meld(number).tokens)
        self._press(Key.Key_Return)

    def put_apart(self, token: int) -> None:
        self._choose(token)
        self._press(Key.Key_N)

    def _choose(self, token: int) -> None:
        self._press(Key.Key_Escape)
        self._go(lambda: self.view.keyboard.current == (Spot.CARD, token))
        self._press(Key.Key_Space)
        assert self.turn.selection == (token,)

    def _go(self, there: Callable[[], bool]) -> None:
        """Walk row by row from the hand up, each row from its left end, until the cursor is there."""
        self._press(Key.Key_Home)
        if there():
            return
        for _ in range(30):
            before = self.view.keyboard.current
            self._press(Key.Key_Down)
            if self.view.keyboard.current == before:
                break
        for _ in range(30):
            self._press(Key.Key_Home)
            for _ in range(60):
                if there():
                    return
                before = self.view.keyboard.current
                self._press(Key.Key_Right)
                if self.view.keyboard.current == before:
                    break
            self._press(Key.Key_Up)
        raise AssertionError("the cursor cannot be brought there")

    def _press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)
