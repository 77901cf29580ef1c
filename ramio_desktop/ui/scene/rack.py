"""Where the tiles of a rack stand: two shelves of places, free ones among them (mock/spec.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.measures import Measures
from ramio_desktop.ui.models.hand_order import EMPTY
from ramio_desktop.ui.models.rack import SHELVES
from ramio_desktop.ui.scene.hand_row import HandPlaces

SIDE = 8
"""From a shelf's ends to its first and last place."""
STAND = 2
"""How far a tile's top is below its shelf's."""
GAP_BELOW = 6
"""From one shelf to the next."""
LIP = 6
"""How high a shelf's front edge is."""


@dataclass(frozen=True, slots=True)
class RackPlaces(HandPlaces):
    """The tiles in reading order, GAP for a place kept free; free places have none."""

    slots: tuple[int, ...] = ()
    shelves: tuple[QRectF, ...] = ()

    def is_for(self, slots: Sequence[int]) -> bool:
        return self.slots == slots

    def index_for(self, centre: QPointF) -> int:
        """The place nearest to that point, counted along the upper shelf, then the lower one."""
        columns = len(self.slots) // SHELVES
        shelf = min(range(SHELVES), key=lambda i: abs(self.shelves[i].center().y() - centre.y()))
        column = floor((centre.x() - self.shelves[shelf].left() - SIDE) / self.step)
        return shelf * columns + min(max(column, 0), columns - 1)


def shelves(room: QRectF, m: Measures) -> tuple[QRectF, ...]:
    """The two shelves in the rectangle of the hand."""
    above = 2 if m.compact else 8
    pitch = (room.height() - m.dp(above + 4)) / SHELVES
    return tuple(
        QRectF(round(room.left()), round(room.top() + m.dp(above) + i * pitch), round(room.width()),
               round(pitch - m.dp(GAP_BELOW)))
        for i in range(SHELVES)
    )  # fmt: skip


def paint_shelves(painter: QPainter, room: QRectF, look: Look) -> None:
    """The two shelves, with the lip the tiles stand behind."""
    m, t = look.measures, look.tokens
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    radius = m.dp(10)
    for board in shelves(room, m):
        shape = QPainterPath()
        shape.addRoundedRect(board, radius, radius)
        painter.fillPath(shape, t.tool)
        painter.setClipPath(shape)
        lip = m.dp(LIP)
        painter.fillRect(board.adjusted(0, board.height() - lip, 0, 0), t.rack_lip)
        painter.fillRect(QRectF(board.left(), board.top(), board.width(), 1), t.tray_line)
        painter.setClipping(False)
    painter.restore()


def rack_places(slots: Sequence[int], room: QRectF, m: Measures) -> RackPlaces:
    """Put up the tiles in the rectangle `room`; `slots` has all places, the upper shelf first."""
    boards = shelves(room, m)
    columns = len(slots) // SHELVES
    step = (boards[0].width() - 2 * SIDE) / columns
    height = boards[0].height() - m.dp(GAP_BELOW)
    width = floor(min(height / m.ratio, step - 3))
    top = m.dp(STAND) + (height - m.ratio * width) / 2
    tokens, rects = [], []
    for i, token in enumerate(slots):
        if token != EMPTY:
            shelf, column = divmod(i, columns)
            x = boards[shelf].left() + SIDE + column * step + (step - width) / 2
            tokens.append(token)
            rects.append(QRectF(floor(x + 0.5), floor(boards[shelf].top() + top + 0.5), width, m.ratio * width))
    return RackPlaces(width, step, tuple(tokens), tuple(rects), tuple(slots), boards)
