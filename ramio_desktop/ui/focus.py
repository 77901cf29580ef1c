"""The ring around whatever has the keyboard focus, seen on every ground (mock/spec.md §7).

It is a widget and no QProxyStyle: the ring lies outside the control, where a style may not paint, and a style
written in Python is asked for lengths thousands of times while a page is laid out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from ramio_desktop.ui.theme import Theme

GAP = 2.0
RING = 2.5
REACH = 5  # whole pixels the ring needs around a widget
DEFAULT_RADIUS = 10.0

# These show their focus themselves: fields by an accent border, views by a cursor on the item.
# By name, for importing the classes costs 8 ms at every start.
_SELF_FOCUSED = ("QLineEdit", "QAbstractSpinBox", "QTextEdit", "QGraphicsView", "QAbstractItemView", "QComboBox")
_MOVING = (
    QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange,
)  # fmt: skip


def paint_focus_ring(painter: QPainter, outer: QRectF, radius: float, ring: QColor, gap: QColor) -> None:
    """Paint the ring inside `outer`, which reaches REACH beyond a shape with that corner radius."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    slack = REACH - GAP - RING
    for colour, width, inset in ((gap, GAP, slack + RING), (ring, RING, slack)):
        half = width / 2
        rect = outer.adjusted(inset + half, inset + half, -inset - half, -inset - half)
        corner = min(radius + REACH - inset - half, rect.height() / 2)
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect, corner, corner)
    painter.restore()


class _Ring(QWidget):
    """The ring itself: goes where its widget goes, lets the mouse through."""

    def __init__(self, theme: Theme, target: QWidget) -> None:
        parent = _roomy_ancestor(target)
        super().__init__(parent)
        self._theme = theme
        self.target = target
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._watched: list[QWidget] = []
        widget: QWidget | None = target
        while widget is not None and widget is not parent:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        theme.changed.connect(self.update)
        self.follow()

    def follow(self) -> None:
        """Lie around the target again."""
        parent = self.parentWidget()
        if parent is None or not isValid(self.target):
            return
        place = QRect(self.target.mapTo(parent, QPoint(0, 0)), self.target.size())
        self.setGeometry(place.adjusted(-REACH, -REACH, REACH, REACH))
        self.setVisible(self.target.isVisibleTo(parent))
        self.raise_()

    def leave(self) -> None:
        """Let go of the target and disappear."""
        for widget in self._watched:
            if isValid(widget):  # the focus also moves because its widget is being deleted
                widget.removeEventFilter(self)
        self._watched.clear()
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in _MOVING and self._watched:
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        radius = self.target.property("ringRadius")
        tokens = self._theme.tokens
        painter = QPainter(self)
        ring = QRectF(self.rect())
        paint_focus_ring(painter, ring, float(radius or DEFAULT_RADIUS), tokens.focus, tokens.focus_gap)
        painter.end()


def _roomy_ancestor(widget: QWidget) -> QWidget | None:
    """The nearest ancestor with room for the ring; inside a scrolled page never beyond what scrolls with it."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        place = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
        if parent.rect().contains(place.adjusted(-REACH, -REACH, REACH, REACH)):
            return parent
        above = parent.parentWidget()
        if above is not None and above.objectName() == "qt_scrollarea_viewport":
            return parent
        parent = above
    return parent


class FocusRing(QObject):
    """Moves the ring with the focus; one for the application, made by `Theme.apply` and gone with the theme.

    A mouse press moves the focus without showing the ring, as people expect; fields and views show their own.
    A widget's corner radius is its dynamic property `ringRadius`.
    """

    def __init__(self, app: QApplication, theme: Theme) -> None:
        super().__init__(theme)
        self._theme = theme
        self._ring: _Ring | None = None
        app.focusChanged.connect(self._moved)

    @property
    def framed(self) -> QWidget | None:
        """The widget that bears the ring now."""
        return self._ring.target if self._ring is not None else None

    def _forget(self) -> None:
        self._ring = None

    def _moved(self, old: QWidget | None, now: QWidget | None) -> None:
        if self._ring is not None:
            self._ring.destroyed.disconnect(self._forget)
            self._ring.leave()
            self._ring = None
        if now is None or any(map(now.inherits, _SELF_FOCUSED)) or now.isWindow() or now.parentWidget() is None:
            return
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        self._ring = _Ring(self._theme, now)
        self._ring.destroyed.connect(self._forget)  # with its page
