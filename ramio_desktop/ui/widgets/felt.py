"""The felt: a soft light from above on green-blue, with a grain (mock/spec.md §3)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPixmap, QRadialGradient, QTransform
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pixmaps import PixmapStore, blank

GRAIN_STRENGTH = 0.05
MIDDLE_STOP = 0.46


class Felt:
    """Paints felt of any size, the last few sizes kept; the caller keeps the Felt."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._store = PixmapStore(48 << 20)
        self._grain: QPixmap | None = None

    def pixmap(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """A piece of felt of that logical size, the light at its upper edge."""
        key = (size.width(), size.height(), ratio, self._look.theme.dark, self._look.theme.felt)
        return self._store.get(key, partial(self._draw, size, ratio))

    def paint(self, painter: QPainter, rect: QRectF, felt: str = "") -> None:
        """Paint felt into a rectangle of any painter, not kept: for a background that is cached by its owner.

        `felt` is the name of another one than that in use.
        """
        t = self._look.theme.tokens_on(felt) if felt else self._look.tokens
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        # CSS: radial-gradient(95% 105% at 50% -6%), an ellipse: a unit circle stretched by the brush's transform
        gradient = QRadialGradient(QPointF(0, 0), 1.0)
        gradient.setColorAt(0, t.felt1)
        gradient.setColorAt(MIDDLE_STOP, t.felt2)
        gradient.setColorAt(1, t.felt3)
        brush = QBrush(gradient)
        place = QTransform.fromTranslate(rect.center().x(), rect.top() - 0.06 * rect.height())
        brush.setTransform(place.scale(0.95 * rect.width(), 1.05 * rect.height()))
        painter.fillRect(rect, brush)
        painter.setOpacity(painter.opacity() * GRAIN_STRENGTH)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
        if self._grain is None:
            self._grain = QPixmap(str(self._look.theme.resources / "noise.png"))
        painter.drawTiledPixmap(rect, self._grain)
        painter.restore()

    def _draw(self, size: QSize, ratio: float) -> QPixmap:
        pixmap = blank(QSizeF(size), ratio)
        painter = QPainter(pixmap)
        self.paint(painter, QRectF(QPointF(0, 0), QSizeF(size)))
        painter.end()
        return pixmap


class FeltGround(QWidget):
    """A widget with felt behind its children."""

    def __init__(self, look: Look, felt: Felt | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt = felt or Felt(look)
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        pixmap = self._felt.pixmap(self.size(), self.devicePixelRatioF())
        ratio = pixmap.devicePixelRatio()
        shown = event.rect()
        source = QRect(shown.topLeft() * ratio, shown.size() * ratio)
        painter.drawPixmap(QRectF(shown), pixmap, QRectF(source))
        painter.end()
