"""A few words under a seat, as if they were spoken there; they go away by themselves."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.labels import breakable, label
from ramio_desktop.ui.widgets.panels import Panel

SHOWN_MS = 5000
LEAST = 36
LONGEST = 120
"""Characters; the whole line is in the drawer."""


class Bubble(Panel):
    """Shows one line, and then the next in its place; the mouse goes through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._words = label("", "secondary", wrap=True, parent=self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def say(self, name: str, text: str, anchor: QRect, above: bool = False, ms: int = SHOWN_MS) -> None:
        """Say this under that rectangle of the parent (or over it) for a while; the name is for screen readers."""
        dp = self._look.measures.dp
        cut = text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"
        shown = breakable(cut)
        self._words.setText(shown)
        self._words.ensurePolished()
        most = dp(280)
        width = min(most, self._words.fontMetrics().horizontalAdvance(shown) + 4)
        height = self._words.heightForWidth(width)
        size = QRect(0, 0, width + dp(24), max(height + dp(16), LEAST))  # less, and the corners are not round any more
        self._words.setGeometry(dp(12), (size.height() - height) // 2, width, height)
        size.moveCenter(anchor.center())
        size.moveTop(anchor.bottom() + dp(6))
        if above:
            size.moveBottom(anchor.top() - dp(6))
        parent = self.parentWidget()
        room = parent.rect().adjusted(8, 8, -8, -8) if parent is not None else size
        corner = QPoint(max(room.left(), min(size.left(), room.right() - size.width())), max(room.top(), size.top()))
        self.setGeometry(QRect(corner, size.size()))
        self.show()
        self.raise_()
        self._timer.start(ms)
        announce(self, f"{name}: {text}")
