"""Who is right: whether a move is legal, and by which rule it is not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.labels import SuitLabel, label

WIDTH = 460


class VerdictPanel(Overlay):
    """The verdict, the rule in words, and the move as text to copy; the texts are given ready for the reader."""

    def __init__(self, look: Look, window: QWidget, legal: bool, title: str, text: str, move: str = "") -> None:
        super().__init__(look, window)
        self.legal = legal
        width = look.measures.dp(WIDTH)
        self.body.setFixedWidth(width)
        self.column.setContentsMargins(*look.measures.dps(24, 22, 24, 24))
        head = QHBoxLayout()
        head.setSpacing(look.measures.dp(12))
        sign = QLabel()
        icon, ink = ("circle-check", "accent_text") if legal else ("circle-x", "danger")
        sign.setPixmap(look.icons.pixmap(icon, look.measures.dp(24), ink, self.devicePixelRatioF()))
        self.title = label(title, "section", wrap=True)
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        self.column.addLayout(head)
        self.rule = SuitLabel(look, text, 14, "text2", wrap=True)
        self.rule.setFixedHeight(self.rule.heightForWidth(width - look.measures.dp(50)))
        self.column.addWidget(self.rule)
        buttons = QHBoxLayout()
        buttons.setSpacing(look.measures.dp(8))
        self.copy = Button(look, self.tr("Copy the move as text"), Kind.SECONDARY, icon="copy")
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(move))
        self.copy.setVisible(bool(move))
        done = Button(look, self.tr("Close"), Kind.PRIMARY)
        done.clicked.connect(self.close_overlay)
        buttons.addWidget(self.copy)
        buttons.addStretch(1)
        buttons.addWidget(done)
        self.column.addSpacing(look.measures.dp(12))
        self.column.addLayout(buttons)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.open(done)
