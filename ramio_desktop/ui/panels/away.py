"""Somebody is away and play waits: what the table can agree on (RULES S3)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.labels import label

WIDTH = 480


class AwayQuestion(Overlay):
    """Three ways to go on; closing it is waiting. The other two are asked of everybody who is there."""

    computer = Signal()
    end = Signal()

    def __init__(self, look: Look, window: QWidget, name: str, others: bool) -> None:
        """`others`: there is somebody else whose agreement is needed."""
        super().__init__(look, window)
        dp = look.measures.dp
        width = dp(WIDTH)
        self.body.setFixedWidth(width)
        self.column.setContentsMargins(*look.measures.dps(24, 22, 24, 24))
        head = QHBoxLayout()
        head.setSpacing(dp(12))
        sign = QLabel()
        sign.setPixmap(look.icons.pixmap("user-x", dp(24), "accent_text", self.devicePixelRatioF()))
        title = self.tr("{name} is away").format(name=name)
        head.addWidget(sign)
        head.addWidget(label(title, "section", wrap=True), 1)
        self.column.addLayout(head)
        text = self.tr(
            "Play waits: {name} finds everything as it was on coming back. A computer player can go on in that seat "
            "meanwhile, and gives it back at the next turn; or the game ends here."
        ).format(name=name)
        if others:
            text += " " + self.tr("Both happen only if everybody who is here agrees.")
        words = label(text, "", "2", wrap=True)
        words.setMinimumHeight(words.heightForWidth(width - dp(50)))
        self.column.addWidget(words)
        self.column.addSpacing(dp(12))
        self.go_on = Button(look, self.tr("Let a computer player go on"), Kind.PRIMARY, Grade.NORMAL, icon="bot")
        self.go_on.clicked.connect(lambda: self._choose(True))
        self.stop = Button(look, self.tr("End the game here"), Kind.DANGER, Grade.NORMAL)
        self.stop.clicked.connect(lambda: self._choose(False))
        self.wait = Button(look, self.tr("Wait"), Kind.SECONDARY, Grade.NORMAL)
        self.wait.clicked.connect(self.close_overlay)
        self.column.addWidget(self.go_on)
        row = QHBoxLayout()
        row.setSpacing(dp(8))
        row.addWidget(self.stop)
        row.addStretch(1)
        row.addWidget(self.wait)
        self.column.addLayout(row)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.open(self.wait)

    def _choose(self, on: bool) -> None:
        self.close_overlay()
        (self.computer if on else self.end).emit()
