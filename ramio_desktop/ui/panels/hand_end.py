"""How a hand ended: who went out, the table as it lay then, and what the others were caught with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import RADIUS
from ramio_desktop.ui.widgets.avatar import Avatar
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel, rule
from ramio_desktop.ui.widgets.pictures import HandPicture, TablePicture


@dataclass(frozen=True)
class Caught:
    """A player who still held cards: the faces in notation, what they cost ("+46"), and all of it as a sentence."""

    name: str
    cards: tuple[str, ...]
    gain: str
    sentence: str


class _FeltHead(QWidget):
    """Felt whose upper corners are round, behind the words about the end."""

    def __init__(self, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt = felt

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        rect = QRectF(self.rect())
        path.addRoundedRect(rect, RADIUS - 1, RADIUS - 1)
        path.addRect(rect.adjusted(0, rect.height() / 2, 0, 0))
        painter.setClipPath(path)
        painter.drawPixmap(QPointF(0, 0), self._felt.pixmap(self.size(), self.devicePixelRatioF()))
        painter.end()


class HandEnd(Panel):
    """The right half of the score page."""

    def __init__(self, look: Look, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        head = _FeltHead(felt)
        inside = QVBoxLayout(head)
        inside.setContentsMargins(*look.measures.dps(24, 16, 24, 14))
        inside.setSpacing(look.measures.dp(10))
        row = QHBoxLayout()
        row.setSpacing(look.measures.dp(12))
        self._avatar = Avatar(look, 0, 40)
        words = QVBoxLayout()
        words.setSpacing(0)
        self._title = ElidedLabel("", "section", "felt1")
        self._line = ElidedLabel("", "secondary", "felt2")
        words.addWidget(self._title)
        words.addWidget(self._line)
        row.addWidget(self._avatar)
        row.addLayout(words, 1)
        inside.addLayout(row)
        self._table = TablePicture(look, padding=0, largest=40, left_aligned=True)
        self._table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._table.setMinimumHeight(look.measures.px(92))
        inside.addWidget(self._table, 1)
        column.addWidget(head, 3)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column.addLayout(self._rows, 4)

    def show_end(
        self, title: str, line: str, pattern: int | None, table: Sequence[Sequence[str]], table_text: str,
        caught: Sequence[Caught], in_hand: str,
    ) -> None:  # fmt: skip
        """Show how the hand ended; `pattern` is the closer's picture, None when nobody went out."""
        self._title.set_text(title)
        self._line.set_text(line)
        self._avatar.setVisible(pattern is not None)
        if pattern is not None:
            self._avatar.show_player(pattern)
        self._table.show_table(table, table_text)
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for number, who in enumerate(caught):
            if number:
                self._rows.addWidget(rule())
            self._rows.addWidget(self._row(who, in_hand), 1)

    def _row(self, who: Caught, in_hand: str) -> QWidget:
        m = self._look.measures
        made = QWidget()
        made.setAccessibleName(who.sentence)
        made.setMinimumHeight(m.px(72))
        made.setMaximumHeight(m.px(132))
        row = QHBoxLayout(made)
        row.setContentsMargins(*self._look.measures.dps(24, 4, 24, 4))
        row.setSpacing(self._look.measures.dp(12))
        words = QVBoxLayout()
        words.setSpacing(0)
        name = ElidedLabel(who.name, "strong")
        words.addStretch(1)
        words.addWidget(name)
        words.addWidget(label(in_hand, "secondary", "2"))
        words.addStretch(1)
        left = QWidget()
        left.setFixedWidth(m.px(84))
        left.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        row.addWidget(left)
        picture = HandPicture(self._look, who.cards, who.sentence, fan=False)
        picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row.addWidget(picture, 1)
        if who.gain:
            row.addWidget(label(who.gain, "section"))
        return made
