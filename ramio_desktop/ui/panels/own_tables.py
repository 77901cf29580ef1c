"""Network tables one can go on with: those of this computer, and seats at other people's (RULES S2, S3)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.net.keys import KeptKey
from ramio_desktop.net.store import KeptTable
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.found_tables import rules_words
from ramio_desktop.ui.widgets.avatar import Avatar, avatar_of
from ramio_desktop.ui.widgets.buttons import Button
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel

MOST_SHOWN = 3


class OwnTables(QWidget):
    """Hidden while there is nothing to go on with."""

    hosted = Signal(object)
    """Take up this `KeptTable` again."""
    rejoined = Signal(object)
    """Come back to the seat of this `KeptKey`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tables: tuple[KeptTable, ...] = ()
        self._seats: tuple[KeptKey, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.measures.dp(12))
        self._title = label("", "section")
        self._column.addWidget(self._title)
        self._rows: list[QWidget] = []

    def show_kept(self, tables: Sequence[KeptTable], seats: Sequence[KeptKey]) -> None:
        """Show what can be gone on with."""
        self._tables, self._seats = tuple(tables)[:MOST_SHOWN], tuple(seats)[:MOST_SHOWN]
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Go on"))
        for row in self._rows:
            self._column.removeWidget(row)
            row.deleteLater()
        self._rows = []
        for table in self._tables:
            names = ", ".join(seat.name for seat in table.seats if seat.name)
            row, button = self._row(table.name, f"{rules_words(table.rules)} · {names}", self.tr("Open again"))
            button.clicked.connect(lambda _=False, table=table: self.hosted.emit(table))
            self._rows.append(row)
        for seat in self._seats:
            row, button = self._row(seat.name or seat.host, self.tr("You sit there as {nick}").format(nick=seat.nick),
                                    self.tr("Come back"))  # fmt: skip
            button.clicked.connect(lambda _=False, seat=seat: self.rejoined.emit(seat))
            self._rows.append(row)
        for row in self._rows:
            self._column.addWidget(row)
        self.setVisible(bool(self._rows))

    def _row(self, name: str, text: str, way: str) -> tuple[Panel, Button]:
        panel, dp = Panel(), self._look.measures.dp
        row = QHBoxLayout(panel)
        row.setContentsMargins(dp(20), dp(12), dp(20), dp(12))
        row.setSpacing(dp(14))
        row.addWidget(Avatar(self._look, avatar_of(name), 36))
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(ElidedLabel(name, "card"))
        words.addWidget(ElidedLabel(text, "secondary", "2"))
        row.addLayout(words, 1)
        button = Button(self._look, way)
        button.setAccessibleName(f"{way}: {name}")
        row.addWidget(button)
        return panel, button
