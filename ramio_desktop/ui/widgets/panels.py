"""Grounds: the panel, the row that is one hit area, the hairline."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.labels import label


class Panel(QFrame):
    """A surface with a hairline and round corners; `footer` is the bar along a page's lower edge."""

    def __init__(self, footer: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", "footer" if footer else "true")


def rule(parent: QWidget | None = None) -> QFrame:
    """A hairline between rows."""
    line = QFrame(parent)
    line.setProperty("rule", "true")
    line.setFixedHeight(1)
    return line


class Row(QFrame):
    """A title, a line of explanation under it, and a control at the right; pressing anywhere works the control.

    A row without a control is a button itself: `pressed` is emitted by the mouse, Enter and Space.
    """

    pressed = Signal()

    def __init__(
        self,
        look: Look,
        title: str,
        text: str = "",
        control: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._control = control
        self.setMinimumHeight(look.measures.px(48))
        outer = QHBoxLayout(self)
        outer.setContentsMargins(*look.measures.dps(0, 4, 0, 4))
        outer.setSpacing(look.measures.dp(16))
        words = QVBoxLayout()
        words.setSpacing(1)
        self._title = label(title, "strong")
        words.addStretch(1)
        words.addWidget(self._title)
        self._text = label(text, "secondary", "2", wrap=True)
        self._text.setVisible(bool(text))
        words.addWidget(self._text)
        words.addStretch(1)
        outer.addLayout(words, 1)
        if control is not None:
            outer.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._name()

    def set_texts(self, title: str, text: str = "") -> None:
        """Name the row again, after a change of language or of what it says."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(self._text.text())
        if self._control is not None and not self._control.accessibleName():
            self._control.setAccessibleName(self._title.text())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton or not self.rect().contains(event.position().toPoint()):
            return
        if isinstance(self._control, QAbstractButton):
            self._control.click()
        elif self._control is None:
            self.pressed.emit()
        else:
            self._control.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._control is None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pressed.emit()
            return
        super().keyPressEvent(event)
