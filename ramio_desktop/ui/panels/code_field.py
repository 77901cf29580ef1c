"""Six boxes for a room code; a pasted code or invitation is taken whole (mock/spec.md §7)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from ramio_desktop.net.code import ALPHABET, LENGTH, LOCATOR, read_code
from ramio_desktop.ui.look import Look

BOX: Final = QSize(44, 48)
GAP: Final = 8
DASH: Final = 12


class CodeField(QLineEdit):
    """A line for a code: what is no sign of a code is left out, and the six signs show in boxes of their own."""

    completed = Signal(str)
    """All six signs are there."""
    invitation = Signal(str)
    """A link was pasted instead."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFrame(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setProperty("code", "true")
        self.textChanged.connect(self._tidy)
        look.theme.changed.connect(self._relayout)
        self._relayout()
        self._name()

    @property
    def code(self) -> str:
        """The code as far as it is typed."""
        return self.text()

    def insertPaste(self, text: str) -> None:  # noqa: N802
        """Take a pasted text: a link, a code, or what of it can be part of one."""
        if "://" in text:
            self.invitation.emit(text.strip())
        else:
            self.setText(read_code(text) or text)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Paste):
            self.insertPaste(QApplication.clipboard().text())
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:  # noqa: N802
        dp = self._look.measures.dp
        return QSize(LENGTH * dp(BOX.width()) + (LENGTH - 1) * dp(GAP) + dp(DASH), dp(BOX.height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t, dp = self._look.tokens, self._look.measures.dp
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._look.theme.font(22, QFont.Weight.Bold)
        text, x = self.text(), 0
        for place in range(LENGTH):
            if place == LOCATOR:
                painter.setPen(QPen(t.text3, 2))
                middle = self.height() / 2
                between = QPointF(x - dp(GAP) + (dp(GAP) + dp(DASH)) / 2, middle)  # of the edges of the boxes
                half = QPointF(dp(4), 0)
                painter.drawLine(between - half, between + half)
                x += dp(DASH)
            box = QRectF(x + 1, 1, dp(BOX.width()) - 2, self.height() - 2)
            due = self.hasFocus() and place == min(len(text), LENGTH - 1)
            painter.setPen(QPen(t.accent if due else t.line_strong, 2 if due else 1))
            painter.setBrush(t.field)
            painter.drawRoundedRect(box, 8, 8)
            painter.setFont(font)
            painter.setPen(t.text1)
            if place < len(text):
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text[place])
            elif due:
                painter.setPen(QPen(t.accent, 2))
                reach = QPointF(0, box.height() / 2 - 13)
                painter.drawLine(box.center() - reach, box.center() + reach)
            x += dp(BOX.width()) + dp(GAP)
        painter.end()

    def _tidy(self, text: str) -> None:
        if "://" in text:
            self.clear()
            self.invitation.emit(text.strip())
            return
        clean = "".join(sign for sign in text.upper() if sign in ALPHABET)[:LENGTH]
        if clean != text:
            self.setText(clean)
            return
        self.update()
        if len(clean) == LENGTH:
            self.completed.emit(clean)

    def _relayout(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Table code, six signs"))
