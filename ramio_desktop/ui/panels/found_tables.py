"""The tables of this network, each with all its rules before one joins it (mock/lobby.png)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.model.notation import NotationError, read_rules
from ramio_desktop.net.discovery import FoundTable
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.avatar import Avatar, avatar_of
from ramio_desktop.ui.widgets.buttons import Button
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel


def rules_words(rules: str) -> str:
    """Rules of a table in words: the game and how long the match is; the notation itself for an unknown game."""
    try:
        _, options = read_rules(rules)
        return f"{catalogue.game_name(catalogue.game_of(options))}, {catalogue.match_line(options)}"
    except (NotationError, LookupError, ValueError):
        return rules


class FoundRow(Panel):
    """One table: name, rules, how many seats are free, and the way in."""

    wanted = Signal(object)

    def __init__(self, look: Look, found: FoundTable) -> None:
        super().__init__()
        self.found = found
        dp = look.measures.dp
        row = QHBoxLayout(self)
        row.setContentsMargins(dp(20), dp(14), dp(20), dp(14))
        row.setSpacing(dp(14))
        row.addWidget(Avatar(look, avatar_of(found.name or found.locator), 44))
        words = QVBoxLayout()
        words.setSpacing(1)
        self._name = ElidedLabel("", "card")
        self._line = ElidedLabel("", "secondary", "2")
        words.addWidget(self._name)
        words.addWidget(self._line)
        row.addLayout(words, 1)
        self._seats = label("", "secondary", "2")
        row.addWidget(self._seats)
        self.enter = Button(look, "")
        self.enter.clicked.connect(lambda: self.wanted.emit(self.found))
        row.addWidget(self.enter)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        found = self.found
        if found.is_public:
            self._name.set_text(found.name or found.host)
            self._line.set_text(rules_words(found.rules))
            self._seats.setText(self.tr("Free seats: {free} of {seats}").format(free=found.free, seats=found.seats))
        else:
            self._name.set_text(self.tr("Private table {locator}…").format(locator=found.locator))
            self._line.set_text(self.tr("Opens with its code; first you see the rules"))
            self._seats.setText("")
        self.enter.setText(self.tr("Join"))
        self.enter.setAccessibleName(self.tr("Join: {table}").format(table=self._name.whole))


class FoundTables(QWidget):
    """The list; it says what to do while it is empty."""

    wanted = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._found: tuple[FoundTable, ...] = ()
        self._rows: list[FoundRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.measures.dp(12))
        self._empty = label("", tone="2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(self._empty)
        self._column.addStretch(1)
        self.retranslate()

    @property
    def count(self) -> int:
        """How many tables are shown."""
        return len(self._found)

    def show_found(self, found: Sequence[FoundTable]) -> None:
        """Show these tables; rows that stay keep the keyboard."""
        if tuple(found) == self._found:
            return
        kept = {row.found: row for row in self._rows}
        self._found = tuple(found)
        rows = [kept.pop(table) if table in kept else self._row(table) for table in self._found]
        for row in kept.values():
            self._column.removeWidget(row)
            row.deleteLater()
        for place, row in enumerate(rows):
            self._column.insertWidget(place, row)
        self._rows = rows
        self._empty.setVisible(not rows)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._empty.setText(
            self.tr(
                "No table is open on this network yet. A table shows here as soon as somebody opens one; "
                "a firewall on either computer may hide it, and then its address helps."
            )
        )
        for row in self._rows:
            row.retranslate()

    def _row(self, found: FoundTable) -> FoundRow:
        row = FoundRow(self._look, found)
        row.wanted.connect(self.wanted)
        return row
