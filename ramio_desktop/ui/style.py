"""The one Qt style: Fusion underneath, with a focus ring of ours that is seen on every ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView, QAbstractSpinBox, QApplication, QComboBox, QFocusFrame, QGraphicsView, QLineEdit,
    QProxyStyle, QStyle, QStyleOption, QTextEdit, QWidget,
)  # fmt: skip

if TYPE_CHECKING:
    from ramio_desktop.ui.theme import Theme

GAP = 2.0
RING = 2.5
REACH = 5  # whole pixels the ring needs around a widget

# These show their focus themselves: fields by an accent border, views by a cursor on the item.
_SELF_FOCUSED = (QLineEdit, QAbstractSpinBox, QTextEdit, QGraphicsView, QAbstractItemView, QComboBox)


class RamioStyle(QProxyStyle):
    """Fusion with our focus ring: a gap in the ground's colour, then a ring (mock/spec.md §7)."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("Fusion")
        self._theme = theme

    def pixelMetric(  # noqa: N802
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin):
            return REACH
        return super().pixelMetric(metric, option, widget)

    def styleHint(  # noqa: N802
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: object | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        if hint == QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, returnData)  # type: ignore[arg-type]

    def drawPrimitive(  # noqa: N802
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.PrimitiveElement.PE_FrameFocusRect:
            return  # drawn around the widget by FocusRing, where there is room for it
        super().drawPrimitive(element, option, painter, widget)

    def drawControl(  # noqa: N802
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.ControlElement.CE_FocusFrame:
            framed = widget.widget() if isinstance(widget, QFocusFrame) else None
            radius = framed.property("ringRadius") if framed is not None else None
            tokens = self._theme.tokens
            ring = QRectF(option.rect)
            paint_focus_ring(painter, ring, float(radius or 10), tokens.focus, tokens.focus_gap)
            return
        super().drawControl(element, option, painter, widget)


def paint_focus_ring(painter: QPainter, outer: QRectF, radius: float, ring: QColor, gap: QColor) -> None:
    """Paint the ring inside `outer`, which reaches REACH beyond a shape with that corner radius."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    slack = REACH - GAP - RING
    for colour, width, inset in ((gap, GAP, slack + RING), (ring, RING, slack)):
        half = width / 2
        rect = outer.adjusted(inset + half, inset + half, -inset - half, -inset - half)
        corner = radius + REACH - inset - half
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect, min(corner, rect.height() / 2), min(corner, rect.height() / 2))
    painter.restore()


class FocusRing(QObject):
    """Puts the ring around whatever has the keyboard focus; one for each application, kept by its caller.

    A mouse press moves the focus without showing the ring, as people expect; fields and views show their own.
    A widget's corner radius is its dynamic property `ringRadius`.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._frame: QFocusFrame | None = None
        app.focusChanged.connect(self._moved)

    @property
    def framed(self) -> QWidget | None:
        """The widget that bears the ring now."""
        return self._frame.widget() if self._frame is not None else None

    def _moved(self, old: QWidget | None, now: QWidget | None) -> None:
        if self._frame is not None:
            self._frame.setWidget(None)  # type: ignore[arg-type]
            self._frame.deleteLater()
            self._frame = None
        if now is None or isinstance(now, _SELF_FOCUSED) or now.isWindow():
            return
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        self._frame = QFocusFrame(now)
        self._frame.setWidget(now)
