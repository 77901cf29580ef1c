"""What lies over a page for a while: a panel inside the window, with the rest dimmed or just waiting."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pixmaps import blank, soft_shadow
from ramio_desktop.ui.widgets.panels import Panel

EDGE = 16
DIM = 130
SHADOW_REACH = 40


class Overlay(QWidget):
    """Covers its window and holds one panel, `body`; Escape or a press outside ends it and `closed` is emitted.

    The keyboard stays inside, and goes back to where it was at the end. With an `anchor` the panel hangs below
    that widget, without it stands in the middle of a dimmed page. It deletes itself.
    """

    closed = Signal()

    def __init__(self, look: Look, window: QWidget, anchor: QWidget | None = None) -> None:
        super().__init__(window)
        self._look = look
        self._anchor = anchor
        self._before = QApplication.focusWidget()
        self._shadow: QPixmap | None = None
        self._open = True
        self.body = Panel(parent=self)
        self.column = QVBoxLayout(self.body)
        self.column.setContentsMargins(*look.measures.dps(20, 16, 20, 20))
        self.column.setSpacing(look.measures.dp(8))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window.installEventFilter(self)
        self.body.installEventFilter(self)
        look.theme.changed.connect(self.place)

    def open(self, focus: QWidget | None = None) -> None:
        """Show it, with the keyboard on `focus` or on the first control."""
        self.place()
        self.show()
        self.raise_()
        if focus is not None:
            focus.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.body.setFocus()
            self.focusNextChild()

    def close_overlay(self) -> None:
        """End it; a second call does nothing."""
        if not self._open:
            return
        self._open = False
        self.hide()
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()
        self.deleteLater()

    def place(self) -> None:
        """Cover the window and put the panel where it belongs."""
        window = self.parentWidget()
        if window is None or not self._open:
            return
        self.setGeometry(window.rect())
        for widget in (self.body, *self.body.findChildren(QWidget)):
            widget.ensurePolished()  # texts are as wide as the style sheet makes them
        self.column.invalidate()
        room = window.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        size = self.body.sizeHint().boundedTo(room.size())
        rect = QRect(QPoint(0, 0), size)
        if self._anchor is None:
            rect.moveCenter(room.center())
        else:
            corner = self._anchor.mapTo(window, QPoint(0, self._anchor.height() + 8))
            rect.moveTopLeft(corner)
            if rect.right() > room.right():
                rect.moveRight(min(room.right(), max(corner.x() + self._anchor.width(), size.width() + EDGE)))
            rect.moveLeft(max(room.left(), rect.left()))
            rect.moveTop(max(room.top(), min(rect.top(), room.bottom() - rect.height())))
        self.body.setGeometry(rect)
        self._shadow = None
        self.update()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Keep the keyboard inside: behind the last control comes the first."""
        stops = [
            child
            for child in self.body.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled()
        ]
        ordered: list[QWidget] = []
        follower = self.body.nextInFocusChain()
        while follower is not self.body and follower is not None:
            if follower in stops:
                ordered.append(follower)
            follower = follower.nextInFocusChain()
        if not ordered:
            return False
        now = QApplication.focusWidget()
        at = ordered.index(now) if now in ordered else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        ordered[(at + (1 if forward else -1)) % len(ordered)].setFocus(reason)
        return True

    def focusNextChild(self) -> bool:  # noqa: N802
        return self.focusNextPrevChild(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.close_overlay()
        event.accept()  # no key of the page below works now

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if not self.body.geometry().contains(event.position().toPoint()):
            self.close_overlay()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not getattr(self, "_open", False):  # while the window is taken apart, Python's half is gone first
            return False
        wanted = QEvent.Type.LayoutRequest if watched is self.body else QEvent.Type.Resize
        if event.type() == wanted:
            self.place()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        if self._anchor is None:
            painter.fillRect(self.rect(), QColor(0, 0, 0, DIM))
        if self._shadow is None:
            self._shadow = self._draw_shadow()
        corner = self.body.geometry().topLeft() - QPoint(SHADOW_REACH, SHADOW_REACH)
        painter.drawPixmap(corner, self._shadow)
        painter.end()

    def _draw_shadow(self) -> QPixmap:
        tokens, ratio = self._look.tokens, self.devicePixelRatioF()
        reach = SHADOW_REACH
        size = self.body.size()
        picture = blank(QSizeF(size.width() + 2 * reach, size.height() + 2 * reach), ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(reach, reach, size.width(), size.height())
        soft_shadow(painter, box, 16, 8, 24, tokens.shadow, 0.45 if tokens.dark else 0.22)
        painter.end()
        return picture
