"""House rules about one thing, folded up: its name, and in a line how they stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton
from ramio_desktop.ui.panels.rule_row import RuleRow
from ramio_desktop.ui.widgets.labels import ElidedLabel, Mark, label
from ramio_desktop.ui.widgets.panels import rule

HEAD = 50
SIGN = 18


class FoldHead(CardButton):
    """The line one presses to open the group or to close it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setCheckable(True)
        self.setProperty("ringRadius", 8)
        self.setMinimumHeight(look.measures.px(HEAD))
        self._is_wrong = False
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(0, 6, 32, 6))
        words = QVBoxLayout()
        words.setSpacing(look.measures.dp(1))
        head = QHBoxLayout()
        head.setSpacing(look.measures.dp(8))
        self._title = label("", "strong")
        self._mark = Mark(look, "")
        head.addWidget(self._title)
        head.addWidget(self._mark)
        head.addStretch(1)
        self._line = ElidedLabel("", "secondary", "2")
        words.addStretch(1)
        words.addLayout(head)
        words.addWidget(self._line)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.let_through()

    def show_state(self, title: str, line: str, differs: str, is_wrong: bool) -> None:
        """Name the group and say how its rules stand; `differs` is empty where all are the usual ones."""
        self._title.setText(title)
        self._line.set_text(line)
        self._mark.set_name(differs)
        self._mark.setVisible(bool(differs))
        self._is_wrong = is_wrong
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(filter(None, (line, differs))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        tokens, side = self._look.tokens, self._look.measures.text(SIGN)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.tool)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(-4, 2, 4, -2), 8, 8)
        middle = (self.height() - side) / 2
        place = QRectF(self.width() - side - 4, middle, side, side)
        icon = "chevron-up" if self.isChecked() else "chevron-down"
        self._look.icons.paint(painter, icon, place, tokens.text2)
        if self._is_wrong:
            place.translate(-side - 8, 0)
            self._look.icons.paint(painter, "triangle-alert", place, tokens.warn_text)
        painter.end()


class RuleGroup(QWidget):
    """Its rules, under a head that folds them up; without a head they always stand open."""

    def __init__(self, look: Look, rows: Sequence[RuleRow], has_head: bool) -> None:
        super().__init__()
        self.rows = tuple(rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.head: FoldHead | None = None
        self._inside = QWidget()
        inside = QVBoxLayout(self._inside)
        inside.setSpacing(0)
        inside.setContentsMargins(0, 0, 0, look.measures.dp(8) if has_head else 0)
        for place, row in enumerate(rows):
            if place and not has_head:
                inside.addWidget(rule())
            inside.addWidget(row, 1)
        if has_head:
            self.head = FoldHead(look)
            self.head.toggled.connect(self._inside.setVisible)
            self._inside.hide()
            column.addWidget(self.head)
            inside.setContentsMargins(*look.measures.dps(16, 0, 0, 10))
        column.addWidget(self._inside, 1)

    def open(self, on: bool = True) -> None:
        """Fold the rules out, or up."""
        if self.head is not None:
            self.head.setChecked(on)

    @property
    def is_open(self) -> bool:
        """Whether the rules are to be seen."""
        return self.head is None or self.head.isChecked()
