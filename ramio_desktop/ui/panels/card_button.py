"""A panel that is a button as a whole."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.painted import PaintedButton

RADIUS = 16


class TopRound:
    """For a picture that is the upper part of a card: only its upper corners are round."""

    def _shape(self: QWidget) -> QPainterPath:  # type: ignore[misc]
        width, height = float(self.width()), float(self.height())
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(QRectF(1, 1, width - 2, height - 1), RADIUS - 1, RADIUS - 1)
        path.addRect(QRectF(1, height / 2, width - 2, height / 2))
        return path


class CardButton(PaintedButton):
    """Surface, hairline and round corners; lighter under the mouse. Its labels let the mouse through."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("ringRadius", RADIUS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.theme.changed.connect(self.update)

    def let_through(self) -> None:
        """Make every label inside transparent for the mouse; call it once the labels are there."""
        for child in self.findChildren(QWidget):
            if not isinstance(child, QAbstractButton):
                child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isEnabled():
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        live = self._hovered and self.isEnabled()
        painter.setBrush(t.surface2 if live or self.isDown() else t.surface1)
        painter.setPen(QPen(t.line_strong if live else t.line, 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()
