"""What an opponent holds: the number of the cards, and beside it a small fan of them or a rack of tiles."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ramio_desktop.ui.card_art import BACK, CardState, margin
from ramio_desktop.ui.look import Look

FAN_STEP = 6.5
MOST_TILES = 10


class SeatCards:
    """Paints them; `scale` is that of the seat."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def width(self, cards: int, most: int, scale: float) -> float:
        """What number and fan take together."""
        if self._look.has_tiles:
            columns = min(cards, MOST_TILES // 2)
            return self._count_width(cards, scale) + columns * (round(11 * scale) + 2 * scale)
        count = min(cards, most)
        fan = round(21.4 * scale) + (count - 1) * FAN_STEP * scale if count else 0.0
        return self._count_width(cards, scale) + fan + (4 * scale if count > 1 else 0)

    def draw(self, painter: QPainter, end: QPointF, cards: int, most: int, scale: float) -> None:
        """The number, its right edge in the middle at `end`, then the fan of `most` cards at most to its left."""
        right, middle = end.x(), end.y()
        painter.setFont(self._count_font(scale))
        painter.setPen(self._look.tokens.on_felt1)
        box = QRectF(right - 60 * scale, middle - 20, 60 * scale + 1, 40)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(cards))
        right -= self._count_width(cards, scale)
        if self._look.has_tiles:
            self._draw_tiles(painter, right, middle, cards, scale)
            return
        card = round(21.4 * scale)
        height = self._look.cards.height(card)
        count = min(cards, most)
        step = FAN_STEP * scale
        left = right - card - (count - 1) * step
        ratio = painter.device().devicePixelRatio()
        pixmap = self._look.cards.pixmap(BACK, card, ratio, CardState.FLAT)
        edge = margin(card, CardState.FLAT)
        for number in range(count):
            off = number - (count - 1) / 2
            painter.save()
            # turned about a point a little below the card, as a held fan is
            x, y = left + number * step + card / 2, middle - height / 2 + off * off * 0.35 * scale
            painter.translate(x, y + height * 1.2)
            painter.rotate(off * 5.5)
            painter.drawPixmap(QPointF(-card / 2 - edge, -height * 1.2 - edge), pixmap)
            painter.restore()

    def _draw_tiles(self, painter: QPainter, right: float, middle: float, cards: int, scale: float) -> None:
        """The tiles in two short rows, as they stand on the rack."""
        count = min(cards, MOST_TILES)
        tile, ratio = round(11 * scale), painter.device().devicePixelRatio()
        pitch, high = tile + 2 * scale, self._look.cards.height(tile)
        columns = min(count, MOST_TILES // 2)
        edge = margin(tile, CardState.FLAT)
        pixmap = self._look.cards.pixmap(BACK, tile, ratio, CardState.FLAT)
        rows = ceil(count / columns) if count else 0
        top = middle - (rows * high + (rows - 1) * 2 * scale) / 2
        left = right - columns * pitch + 2 * scale
        for number in range(count):
            row, column = divmod(number, columns)
            place = QPointF(left + column * pitch - edge, top + row * (high + 2 * scale) - edge)
            painter.drawPixmap(place, pixmap)

    def _count_width(self, cards: int, scale: float) -> float:
        """What the number and its distance to the fan take; the fan does not jump at ten."""
        metrics = QFontMetricsF(self._count_font(scale))
        return max(metrics.horizontalAdvance(str(cards)), metrics.horizontalAdvance("0")) + 12 * scale

    def _count_font(self, scale: float) -> QFont:
        font = self._look.theme.font(weight=QFont.Weight.Bold)
        font.setPixelSize(round(18 * scale))
        return font
