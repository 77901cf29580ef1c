"""Felt at the head of a panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.panels.card_button import RADIUS
from ramio_desktop.ui.widgets.felt import Felt


class FeltHead(QWidget):
    """Felt behind its children, its upper corners round like those of the panel."""

    def __init__(self, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt = felt

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        rect = QRectF(self.rect())
        path.addRoundedRect(rect, RADIUS - 1, RADIUS - 1)
        path.addRect(rect.adjusted(0, rect.height() / 2, 0, 0))
        painter.setClipPath(path)
        painter.drawPixmap(QPointF(0, 0), self._felt.pixmap(self.size(), self.devicePixelRatioF()))
        painter.end()
