"""An invitation as a QR code, dark on light in both themes so that every camera reads it."""

from __future__ import annotations

import segno
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramio_desktop.ui.look import Look

QUIET = 3
"""Modules of white around the code."""


class QrCode(QWidget):
    """A square with the code of a text; empty text: nothing."""

    def __init__(self, look: Look, side: int = 148, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._side = side
        self._matrix: tuple[bytearray, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name()

    def show_text(self, text: str) -> None:
        """Show the code of this text."""
        self._matrix = tuple(segno.make(text, error="m", micro=False).matrix) if text else ()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self._look.measures.dp(self._side)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._matrix:
            return
        colours = self._look.theme.card_colours  # those of the cards: dark on light in both themes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.colour("card_face"))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setBrush(colours.colour("suit_spade"))
        module = self.width() // (len(self._matrix) + 2 * QUIET)
        edge = (self.width() - module * len(self._matrix)) // 2
        for y, row in enumerate(self._matrix):
            for x, dark in enumerate(row):
                if dark:
                    painter.drawRect(edge + x * module, edge + y * module, module, module)
        painter.end()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("The invitation as a QR code"))
