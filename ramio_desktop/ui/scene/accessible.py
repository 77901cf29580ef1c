"""The table for those who hear it: a list whose items are the melds, the cards of the hand and the stock.

Graphics items have no accessibility of their own, so each item of the list is a small object beside the scene.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from ramio_desktop.ui.models.lists import MeldRow
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.board import Board
from ramio_desktop.ui.scene.keyboard import Keyboard, Spot
from ramio_desktop.ui.texts import card_name


class SpokenSpot(QObject):
    """One thing of the table that can be read: its words and its place, asked for anew each time."""

    def __init__(self, table: SpokenTable, text: Callable[[], str], rect: Callable[[], QRect]) -> None:
        super().__init__(table)
        self.table = table
        self.text = text
        self.rect = rect
        self.interface: QAccessibleInterface | None = None
        """Kept here because Qt only borrows it."""


class SpokenTable(QObject):
    """The items of a view in reading order: melds, hand, stock; `refresh` after anything has changed."""

    def __init__(self, view: QWidget, turn: TurnModel, board: Board, keyboard: Keyboard) -> None:
        super().__init__(view)
        self.view = view
        self._turn = turn
        self._board = board
        self._keyboard = keyboard
        self._melds: list[SpokenSpot] = []
        self._hand: list[SpokenSpot] = []
        self._stock = SpokenSpot(self, self._stock_text, lambda: board.stock_rect().toRect())
        self._discards = SpokenSpot(self, self._discards_text, lambda: board.discards_rect().toRect())
        self._focused: SpokenSpot | None = None
        self.interface: QAccessibleInterface | None = None

    def spots(self) -> list[SpokenSpot]:
        """Everything that can be read. Spots are never destroyed before the view: Qt may still know them."""
        melds, cards = len(self._turn.melds.rows()), len(self._turn.hand.rows())
        areas = self._board.areas
        piles = [self._stock] if areas.stock is not None else []
        piles += [self._discards] if areas.discards is not None else []
        return [*self._melds[:melds], *self._hand[:cards], *piles]

    def refresh(self) -> None:
        """Have as many spots as there are melds and cards, and say where the cursor is now."""
        if not self._turn.has_view:
            return
        while len(self._melds) < len(self._turn.melds.rows()):
            self._melds.append(self._meld_spot(len(self._melds)))
        while len(self._hand) < len(self._turn.hand.rows()):
            self._hand.append(self._hand_spot(len(self._hand)))
        self.view.setAccessibleName(self.name())
        focused = self.focused()
        if focused is not self._focused:
            self._focused = focused
            if focused is not None and QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(focused, QAccessible.Event.Focus))

    def name(self) -> str:
        """The table in one sentence."""
        melds = self.tr("%n meld(s)", "", len(self._turn.melds.rows()))
        held = len(self._turn.hand.rows())
        cards = self.tr("%n card(s) in your hand", "", held)
        if self._turn.has_tiles:
            cards = self.tr("%n tile(s) on your rack", "", held)
        return self.tr("Table: {melds}, {cards}").format(melds=melds, cards=cards)

    def focused(self) -> SpokenSpot | None:
        """What the keyboard's cursor is on: a card of the table stands for its meld."""
        if not self._keyboard.is_shown:
            return None
        spot, token = self._keyboard.current
        if spot is Spot.STOCK:
            return self._stock
        if spot is Spot.DISCARDS:
            return self._discards
        for i, card in enumerate(self._turn.hand.rows()):
            if card.token == token and i < len(self._hand):
                return self._hand[i]
        for i, meld in enumerate(self._turn.melds.rows()):
            if token in meld.tokens and i < len(self._melds):
                return self._melds[i]
        return None

    def is_chosen(self, spot: SpokenSpot) -> bool:
        """Whether the card is selected."""
        rows = self._turn.hand.rows()
        return spot in self._hand and self._hand.index(spot) < len(rows) and rows[self._hand.index(spot)].selected

    def _meld_spot(self, index: int) -> SpokenSpot:
        def text() -> str:
            rows = self._turn.melds.rows()
            return self._owned(rows[index]) if index < len(rows) else ""

        def rect() -> QRect:
            melds = self._board.table.melds
            return melds[index].plate.toRect() if index < len(melds) else QRect()

        return SpokenSpot(self, text, rect)

    def _hand_spot(self, index: int) -> SpokenSpot:
        def text() -> str:
            rows = self._turn.hand.rows()
            return rows[index].text if index < len(rows) else ""

        def rect() -> QRect:
            rects = self._board.hand.rects
            return rects[index].toRect() if index < len(rects) else QRect()

        return SpokenSpot(self, text, rect)

    def _owned(self, row: MeldRow) -> str:
        """The meld, with the name of the one who laid it where that matters."""
        seat, names = self._turn.owner(row.number), self._board.names
        if not self._turn.stays or seat >= len(names):
            return row.text
        return self.tr("{name}: {meld}").format(name=names[seat], meld=row.text)

    def _discards_text(self) -> str:
        discards = self._turn.view.discard if self._turn.has_view else ()
        count = self.tr("Discards, %n card(s)", "", len(discards))
        if not discards:
            return count
        return self.tr("{discards}, the last one: {card}").format(discards=count, card=card_name(discards[-1]))

    def _stock_text(self) -> str:
        count = len(self._turn.view.stock) if self._turn.has_view else 0
        if self._turn.has_tiles:
            return self.tr("Reserve, %n tile(s)", "", count)
        return self.tr("Stock, %n card(s)", "", count)


class _SpotInterface(QAccessibleObject):
    """A spot as a list item."""

    def __init__(self, spot: SpokenSpot) -> None:
        super().__init__(spot)
        self._spot = spot

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._spot.table.view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:  # noqa: N802
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        return self._spot.text() if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        rect = self._spot.rect()
        return QRect(self._spot.table.view.mapToGlobal(rect.topLeft()), rect.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = self._spot.table.focused() is self._spot
        state.selected = self._spot.table.is_chosen(self._spot)
        return state


class _TableInterface(QAccessibleWidget):
    """The view as a list of its spots."""

    def __init__(self, view: QWidget, spoken: SpokenTable) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._spoken = spoken

    def childCount(self) -> int:  # noqa: N802
        return len(self._spoken.spots())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        spots = self._spoken.spots()
        return QAccessible.queryAccessibleInterface(spots[index]) if 0 <= index < len(spots) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        spots = self._spoken.spots()
        found = child.object()
        return spots.index(found) if found in spots else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        point = self._spoken.view.mapFromGlobal(QPoint(x, y))
        for spot in reversed(self._spoken.spots()):
            if spot.rect().contains(point):
                return QAccessible.queryAccessibleInterface(spot)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        focused = self._spoken.focused()
        return QAccessible.queryAccessibleInterface(focused) if focused is not None else None


@cache
def install() -> None:
    """Have Qt ask for the interfaces of tables and their spots; once for the process, as Qt keeps it."""
    QAccessible.installFactory(_interface)


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, SpokenSpot):
        if thing.interface is None:
            thing.interface = _SpotInterface(thing)
        return thing.interface
    spoken = getattr(thing, "spoken", None)
    if isinstance(thing, QWidget) and isinstance(spoken, SpokenTable):
        if spoken.interface is None:
            spoken.interface = _TableInterface(thing, spoken)
        return spoken.interface
    return None
