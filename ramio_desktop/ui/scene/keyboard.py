"""The keys: a visible cursor that goes between the hand, the melds, the stock and the place for a new meld."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt

from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.board import Board
from ramio_desktop.ui.scene.moves import Moves
from ramio_desktop.ui.scene.pointer import Pointer
from ramio_desktop.ui.scene.staging import Staging

Key = Qt.Key
Modifier = Qt.KeyboardModifier

_STEPS: Final[dict[int, tuple[int, int]]] = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}


class Spot(Enum):
    """What the cursor is on."""

    CARD = "card"
    NEW = "new"
    STOCK = "stock"
    DISCARDS = "discards"


class Keyboard(QObject):
    """Turns keys into moves. The cursor shows once a key has been used, and hides when the mouse is."""

    def __init__(
        self,
        board: Board,
        moves: Moves,
        staging: Staging,
        pointer: Pointer,
        draw: Callable[[], None],
        confirm: Callable[[], None],
    ) -> None:
        super().__init__(board)
        self._board = board
        self._moves = moves
        self._turn: TurnModel = moves.turn
        self._staging = staging
        self._pointer = pointer
        self._draw = draw
        self._confirm = confirm
        self._shown = False
        self._spot = Spot.CARD
        self._token: int | None = None
        self._near = QPointF()
        """Where the cursor was last: where it goes on when its card has moved away."""

    @property
    def current(self) -> tuple[Spot, int | None]:
        """What the cursor is on, and the card when it is one."""
        return self._spot, self._token

    @property
    def is_shown(self) -> bool:
        """Whether the cursor is to be seen."""
        return self._shown

    def press(self, key: int, modifiers: Modifier) -> bool:
        """Use a key; whether it was one of the table's."""
        if key in (Key.Key_Return, Key.Key_Enter) and modifiers & Modifier.ControlModifier:
            self._confirm()
            return True
        if modifiers & (Modifier.AltModifier | Modifier.MetaModifier):
            return False
        if key in _STEPS:
            self._staging.finish()
            self._arrow(*_STEPS[key], bool(modifiers & Modifier.ControlModifier))
            return True
        if modifiers & Modifier.ControlModifier:
            return False
        if key == Key.Key_V:
            self._replay()
            return True
        acts: dict[int, Callable[[], None]] = {
            Key.Key_Home: lambda: self._jump(0),
            Key.Key_End: lambda: self._jump(-1),
            Key.Key_Space: self._choose,
            Key.Key_Return: self._place,
            Key.Key_Enter: self._place,
            Key.Key_N: self._new_meld,
            Key.Key_Delete: self._take_back,
            Key.Key_Backspace: self._take_back,
            Key.Key_X: self._split,
            Key.Key_D: self._draw,
            Key.Key_S: self._sort,
            Key.Key_F: self._take,
            Key.Key_C: self._discard,
        }
        act = acts.get(key)
        if act is not None:
            self._staging.finish()
            act()
            return True
        return key == Key.Key_Escape and self._escape()

    def walk(self, key: int, modifiers: Modifier) -> bool:
        """Use a key only if it moves the cursor; whether it did."""
        if modifiers & ~Modifier.KeypadModifier or key not in (*_STEPS, Key.Key_Home, Key.Key_End):
            return False
        return self.press(key, modifiers)

    def show(self) -> None:
        """Show the cursor, where it was or on the first card of the hand."""
        self._shown = True
        self._settle()

    def hide(self) -> None:
        """Show no cursor: the mouse is used, or the focus is elsewhere."""
        if self._shown:
            self._shown = False
            self._tell()

    def follow(self, came_from: dict[int, int]) -> None:
        """The cards have other tokens in a new view; the cursor stays on its card."""
        into = {before: token for token, before in came_from.items()}
        self._token = into.get(self._token) if self._token is not None else None

    def refresh(self) -> None:
        """Find the cursor's place again after something has moved."""
        if self._shown:
            self._settle()

    # the cursor

    def _arrow(self, dx: int, dy: int, carry: bool) -> None:
        if not self._shown:
            self.show()
            return
        self._settle()
        in_hand = self._token in self._turn.held and (dy == 0 or self._turn.rack_columns > 0)
        if carry and in_hand and self._token is not None and self._spot is Spot.CARD:
            self._turn.step_in_hand(self._token, dx, dy)
        elif dx:
            self._sideways(dx)
        else:
            self._up_or_down(dy)
        self._tell()

    def _sideways(self, dx: int) -> None:
        if self._spot is Spot.STOCK:
            if dx > 0:
                self._go_to_nearest(self._table_row_cards(), self._board.stock_rect().center())
            return
        if self._spot is Spot.DISCARDS:
            if dx > 0:
                self._go_to_nearest(self._table_row_cards(), self._board.discards_card().center())
            return
        if self._spot is Spot.NEW:
            return
        row: tuple[int, ...] = next((row for row in self._rows() if self._token in row), ())
        place = row.index(self._token) + dx if self._token is not None and row else 0
        if 0 <= place < len(row):
            self._go(row[place])
        elif place < 0 and self._board.areas.stock is not None:
            self._spot, self._token = Spot.STOCK, None

    def _up_or_down(self, dy: int) -> None:
        rows = self._rows()
        if self._spot is Spot.STOCK and dy > 0 and self._board.areas.discards is not None:
            self._spot = Spot.DISCARDS
            return
        if self._spot is Spot.DISCARDS and dy < 0:
            self._spot = Spot.STOCK
            return
        if self._spot in (Spot.STOCK, Spot.DISCARDS):
            self._go_to_nearest(self._turn.held if dy > 0 else (), self._near)
            return
        new_row = self._board.table.rows
        if self._spot is Spot.NEW:
            at = new_row + (0 if dy > 0 else -1)
        else:
            here = next((i for i, row in enumerate(rows) if self._token in row), len(rows) - 1)
            at = here + dy
            # The place for a new meld lies between the last row of melds and the hand.
            if self._turn.interactive and (here, at) in ((new_row, new_row - 1), (new_row - 1, new_row)):
                self._spot, self._token = Spot.NEW, None
                return
        if 0 <= at < len(rows):
            self._go_to_nearest(rows[at], self._near)

    def _jump(self, place: int) -> None:
        self.show()
        row = next((row for row in self._rows() if self._token in row), ())
        if row:
            self._go(row[place])
        self._tell()

    def _rows(self) -> list[tuple[int, ...]]:
        """The cards row by row, from the top: the melds' rows, then the hand's."""
        table = self._board.table
        rows: list[tuple[int, ...]] = []
        for number in range(table.rows):
            rows.append(tuple(token for meld in table.melds if meld.row == number for token in meld.tokens()))
        tops = sorted({rect.top() for rect in self._board.hand.rects})
        for top in tops:
            hand = self._board.hand
            rows.append(tuple(token for token, rect in zip(hand.tokens, hand.rects) if rect.top() == top))
        return rows

    def _table_row_cards(self) -> tuple[int, ...]:
        return tuple(token for meld in self._board.table.melds for token in meld.tokens())

    def _go(self, token: int) -> None:
        self._spot, self._token = Spot.CARD, token
        rect = self._board.rect_of(token)
        if rect is not None:
            self._near = _visible(rect)

    def _go_to_nearest(self, tokens: tuple[int, ...], point: QPointF) -> None:
        rects = [(token, self._board.rect_of(token)) for token in tokens]
        found = [(token, _visible(rect)) for token, rect in rects if rect is not None]
        if found:
            best = min(found, key=lambda pair: (pair[1] - point).manhattanLength())
            # The column is kept over rows of other lengths.
            self._spot, self._token = Spot.CARD, best[0]
            self._near = QPointF(point.x(), best[1].y())

    def _settle(self) -> None:
        """Be on something that is there."""
        if self._spot is Spot.NEW and not self._turn.interactive:
            self._spot = Spot.CARD
        if self._spot is Spot.CARD and (self._token is None or self._board.rect_of(self._token) is None):
            everything = self._turn.held or self._table_row_cards()
            if self._near.isNull() and everything:
                self._go(everything[0])
            elif everything:
                self._go_to_nearest(everything, self._near)
            elif self._board.areas.stock is not None:
                self._spot, self._token = Spot.STOCK, None
        self._tell()

    def _tell(self) -> None:
        card = self._token if self._shown and self._spot is Spot.CARD else None
        self._board.set_cursor(
            card, self._shown and self._spot is Spot.NEW, self._shown and self._spot is Spot.STOCK,
            self._shown and self._spot is Spot.DISCARDS,
        )

    # the moves

    def _choose(self) -> None:
        self.show()
        if self._spot is Spot.STOCK:
            self._draw()
        elif self._spot is Spot.DISCARDS:
            self._use_discards()
        elif self._token is not None and (self._token in self._turn.held or self._moves.may_touch_table()):
            self._moves.toggle(self._token)

    def _place(self) -> None:
        """Put the chosen cards on what the cursor is on."""
        self.show()
        chosen = self._pointer.chosen()
        if self._spot is Spot.STOCK:
            self._draw()
        elif self._spot is Spot.DISCARDS:
            self._use_discards()
        elif self._spot is Spot.NEW:
            if self._moves.may_touch_table():
                self._moves.new_meld(chosen)
        elif self._token in self._turn.held:
            if chosen and not set(chosen) <= set(self._turn.held):
                self._moves.take_back(chosen)
            else:
                self._choose()
        elif self._token is not None and self._moves.may_touch_table():
            group = self._turn.draft.group_of(self._token)
            if chosen and group is not None:
                self._moves.place(chosen, group.number)
            elif not chosen:
                self._choose()

    def _new_meld(self) -> None:
        tokens = self._pointer.chosen() or self._under()
        if tokens and self._moves.may_touch_table():
            self._moves.new_meld(tokens)

    def _take_back(self) -> None:
        chosen = self._turn.selection or self._under()
        out = [token for token in chosen if token not in self._turn.held]
        if out and self._moves.may_touch_table():
            self._moves.take_back(out)

    def _split(self) -> None:
        """Part the meld before the cursor's card, as a double click does."""
        for token in self._under():
            group = self._turn.draft.group_of(token)
            if group is not None and self._moves.may_touch_table():
                self._moves.split(group.number, self._turn.meld(group.number).tokens.index(token))

    def _replay(self) -> None:
        """Show the last laying again; while something is shown, end it."""
        if self._staging.showing:
            self._staging.finish()
        else:
            self._staging.replay()

    def _take(self) -> None:
        """Take the last discard, where there is a pile of them."""
        if self._turn.stays:
            self._moves.take()

    def _discard(self) -> None:
        """Discard the one card that is chosen, that lies on the discards already, or that the cursor is on."""
        thrown = self._board.thrown
        tokens = self._turn.selection or ((thrown,) if thrown is not None else self._under())
        if self._turn.stays and len(tokens) == 1:
            self._moves.discard(tokens[0])

    def _use_discards(self) -> None:
        if self._turn.interactive:
            self._discard()
        else:
            self._take()

    def _sort(self) -> None:
        self._turn.sort_hand("rank" if self._turn.sort == "suit" else "suit")

    def _escape(self) -> bool:
        if self._pointer.cancel():
            return True
        if self._turn.selection:
            self._turn.clear_selection()
            return True
        return False

    def _under(self) -> tuple[int, ...]:
        return (self._token,) if self._shown and self._token is not None else ()


def _visible(rect: QRectF) -> QPointF:
    """A point in the strip of a card that stays visible under its neighbour."""
    return QPointF(rect.left() + 0.2 * rect.width(), rect.center().y())
