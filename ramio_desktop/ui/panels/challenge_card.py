"""A way to play puzzles against something: a sign, a name, a line on how far one got, and the button that begins."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.home_puzzles import Sign
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel

HEIGHT = 176


class ChallengeCard(Panel):
    """`chosen` is emitted when its button is pressed; whoever made it says its texts."""

    chosen = Signal()

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        dp = look.measures.dp
        column = QVBoxLayout(self)
        column.setContentsMargins(*look.measures.dps(16, 16, 16, 16))
        column.setSpacing(dp(2))
        column.addWidget(Sign(look, icon), 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(dp(8))
        self._title = label("", "card", wrap=True)
        self._line = label("", "secondary", "2", wrap=True)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addStretch(1)
        column.addSpacing(dp(8))
        self.button = Button(look, "", Kind.SECONDARY, Grade.SMALL)
        self.button.clicked.connect(self.chosen)
        column.addWidget(self.button)
        self.setMinimumHeight(look.measures.px(HEIGHT))

    def say(self, title: str, line: str, button: str) -> None:
        """Say the texts in the language of now."""
        self._title.setText(title)
        self._line.setText(line)
        self.button.setText(button)
        self.button.setAccessibleName(f"{title}: {button}")
        self.button.setAccessibleDescription(line)
