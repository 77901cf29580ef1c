"""What the signs of a score sheet mean, in one line under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.score_view import LEFT, Piece, Sign
from ramio_desktop.ui.widgets.avatar import paint_dealer

GAP, APART = 6, 20
"""Between a sign and its words, and from one sign to the next."""


class Legend(QWidget):
    """Signs with their words; those that have no room any more are left out."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entries: tuple[tuple[Piece, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.updateGeometry)

    def show_entries(self, entries: Sequence[tuple[Piece, str]]) -> None:
        """Explain these signs; a plain one is the letter on the dealer's disc."""
        self._entries = tuple(entries)
        self.setAccessibleName("; ".join(words for _, words in entries))
        self.setVisible(bool(entries))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self._look.measures.text(18))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look, t = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(look.measures.text(15))
        plain, strong = look.theme.font(12.5), look.theme.font(11.5, QFont.Weight.DemiBold)
        x, middle = 0.0, self.height() / 2
        for (sign, text), words in self._entries:
            wide = QFontMetricsF(strong).horizontalAdvance(text) + 10 if sign is Sign.CHIP else side
            room = QFontMetricsF(plain).horizontalAdvance(words) + 2
            if x + wide + GAP + room > self.width():
                continue
            box = QRectF(x, middle - side / 2, wide, side)
            if sign is Sign.ICON:
                look.icons.paint(painter, text, box, "accent_text")
            elif sign is Sign.CHIP:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(t.warn_soft)
                painter.drawRoundedRect(box.adjusted(0, -1, 0, 1), 5, 5)
                painter.setFont(strong)
                painter.setPen(t.warn_text)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
            else:
                paint_dealer(painter, look.theme, box, text)
            painter.setFont(plain)
            painter.setPen(t.text2)
            painter.drawText(QRectF(x + wide + GAP, 0, room, self.height()), LEFT, words)
            x += wide + GAP + room + APART
        painter.end()
