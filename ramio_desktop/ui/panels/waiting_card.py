"""A network table that waits, among the games one can go on with: the whole card leads back to it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ramio_desktop.ui.elapsed import Elapsed
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.small_card import SmallCard
from ramio_desktop.ui.waiting_tables import WaitingTable
from ramio_desktop.ui.widgets.avatar import Avatar, avatar_of
from ramio_desktop.ui.widgets.felt import Felt


class WaitingCard(SmallCard):
    """The name of the table, whose it is and when one was there last; a tall one has its felt above the words."""

    chosen = Signal(object)
    """Go on at this `WaitingTable`."""

    def __init__(
        self, look: Look, table: WaitingTable, now: datetime, felt: Felt, tall: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(look, (), felt, tall, 16, parent)
        self.table = table
        self._now = now
        middle = QHBoxLayout(self._picture)
        middle.addWidget(Avatar(look, avatar_of(table.name), 72 if tall else 52), 0, Qt.AlignmentFlag.AlignCenter)
        self.let_through()
        self.clicked.connect(lambda: self.chosen.emit(self.table))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        table = self.table
        name = table.name or self.tr("A table on this network")
        then = datetime.fromtimestamp(table.last, self._now.tzinfo)
        self._title.set_text(name)
        self._line.set_text(
            self.tr("Table of this computer") if table.is_own
            else self.tr("With friends: you sit there as {nick}").format(nick=table.nick)
        )
        self._when.set_text(Elapsed().text(then, self._now))
        self.setAccessibleName(self.tr("Go back to the table {name}").format(name=name))
        self.setAccessibleDescription(f"{self._line.whole()}. {self._when.whole()}")
