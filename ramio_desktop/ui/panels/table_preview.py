"""A small table that shows at once what a choice of colours, faces, backs and sizes does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramio_desktop.ui.card_art import BACK, JOKER, CardState, card_height
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.plates import DOT_MARGIN, Plate
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.pictures import _Picture

HEIGHT: Final = 176
MELDS: Final = (("8c", "9c", "Tc"), ("Qs", "Qh", "Qd"), ("4h", JOKER, "6h", "7h"))
HAND: Final = ("Ks", "5h", "8d", "Jc", "Ad")
RADIUS: Final = 16
_LAID: Final = "7h"


class TablePreview(_Picture):
    """The stock, three melds (a red suit, both blacks, a joker, a card laid this turn) and a hand, on the felt."""

    def __init__(self, look: Look, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(look, "", felt, (RADIUS, RADIUS), parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._look.measures.dp(HEIGHT if not self._look.measures.compact else 140))

    def _draw(self, painter: QPainter) -> None:
        m, t = self._look.measures, self._look.tokens
        tray = round(self.height() * 0.42)
        gap = m.dp(14)
        line = self.height() - tray
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.tray)
        painter.drawRect(QRectF(0, line, self.width(), tray))
        pad = m.dp(6)
        room = self.width() - 4 * gap - 6 * pad
        # Cards of all melds and the stock in one row: 1 + 3 × (1 + overlaps) widths.
        widths = 1 + sum(1 + m.overlap * (len(meld) - 1) for meld in MELDS)
        width = round(min((line - 2 * gap) / 1.4, (room - gap) / (widths + 0.2), m.dp(64)))
        self._melds(painter, width, pad, gap, line)
        self._hand(painter, gap, line, tray)

    def _melds(self, painter: QPainter, width: int, pad: int, gap: int, line: float) -> None:
        m, ratio = self._look.measures, painter.device().devicePixelRatio()
        high = card_height(width)
        top = round((line - high) / 2)
        lengths = [round(width * (1 + m.overlap * (len(meld) - 1))) + 2 * pad for meld in MELDS]
        whole = width + gap + sum(lengths) + gap * len(MELDS)
        x = round(max(gap, (self.width() - whole) / 2))
        for off in (4, 2, 0):
            self._card(painter, BACK, x - off, top - off, width, CardState.FLAT if off else CardState.REST)
        x += width + 2 * gap
        for meld, length in zip(MELDS, lengths):
            plate = self._look.plates.plate(Plate.VALID, length, round(high) + 2 * pad, ratio)
            painter.drawPixmap(QPointF(x, top - pad), plate)
            for number, face in enumerate(meld):
                left = x + pad + round(number * width * m.overlap)
                self._card(painter, face, left, top, width, CardState.REST)
                if face == JOKER:
                    tag = self._look.plates.joker_tag("5h", width, ratio)
                    bottom = top + high - width * 0.07 - tag.deviceIndependentSize().height()
                    painter.drawPixmap(QPointF(round(left + width * 0.05), round(bottom)), tag)
                if face == _LAID:
                    dot = self._look.plates.dot_diameter(width)
                    place = QPointF(left + width * 0.09 - DOT_MARGIN, top + high - width * 0.1 - dot - DOT_MARGIN)
                    painter.drawPixmap(place, self._look.plates.laid_dot(width, ratio))
            x += length + gap

    def _hand(self, painter: QPainter, gap: int, line: float, tray: int) -> None:
        """The hand stands in the tray, its lower part below the edge."""
        width = self._look.measures.dp(76 if not self._look.measures.compact else 64)
        step = width * self._look.measures.hand_step
        left = (self.width() - step * (len(HAND) - 1) - width) / 2
        painter.setClipRect(QRectF(0, 0, self.width(), self.height()), Qt.ClipOperation.IntersectClip)
        for number, face in enumerate(HAND):
            self._card(painter, face, round(left + number * step), round(line + gap * 0.6), width, CardState.REST)
