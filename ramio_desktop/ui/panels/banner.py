"""A sentence at the top of a page about something that went wrong outside the game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel


class Banner(Panel):
    """What happened, then what it means and what to do; it stays until it is put away, and `dismissed` says so."""

    dismissed = Signal()

    def __init__(self, look: Look, title: str, text: str, close_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(20, 12, 12, 12))
        row.setSpacing(look.measures.dp(14))
        self._sign = QLabel()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(look.measures.dp(2))
        words.addWidget(label(title, "strong", wrap=True))
        words.addWidget(label(text, "secondary", "2", wrap=True))
        row.addLayout(words, 1)
        cross = IconButton(look, "x", close_name, plain=True, side=32)
        cross.clicked.connect(self.dismissed)
        row.addWidget(cross, 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(f"{title} {text}")
        look.theme.changed.connect(self._redraw)
        self._redraw()

    def _redraw(self) -> None:
        side = self._look.measures.dp(20)
        self._sign.setPixmap(self._look.icons.pixmap("triangle-alert", side, "warn_text", self.devicePixelRatioF()))
