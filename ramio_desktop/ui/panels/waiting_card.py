"""A network table that waits, among the games one can go on with: the whole card leads back to it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.elapsed import Elapsed
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton
from ramio_desktop.ui.panels.continue_card import SMALL_HEIGHT, TopPicture
from ramio_desktop.ui.waiting_tables import WaitingTable
from ramio_desktop.ui.widgets.avatar import Avatar, avatar_of
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel
from ramio_desktop.ui.widgets.pictures import TablePicture

class WaitingCard(CardButton):
    """The name of the table, whose it is and when one was there last; a tall one has its felt above the words."""

    chosen = Signal(object)
    """Go on at this `WaitingTable`."""

    def __init__(
        self, look: Look, table: WaitingTable, now: datetime, felt: Felt, tall: bool = False,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(look, parent)
        self.table = table
        self._now = now
        self._tall = tall
        outer = QVBoxLayout(self) if tall else QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        if tall:
            self._picture: TablePicture = TopPicture(look, (), felt=felt)
            self._picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        else:
            self._picture = TablePicture(look, (), felt=felt, radii=(15, 0))
            self._picture.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            outer.setContentsMargins(1, 1, 0, 1)
        middle = QHBoxLayout(self._picture)
        middle.addWidget(Avatar(look, avatar_of(table.name), 72 if tall else 52), 0, Qt.AlignmentFlag.AlignCenter)
        outer.addWidget(self._picture, 1 if tall else 0)
        words = QVBoxLayout()
        words.setContentsMargins(*look.measures.dps(20 if tall else 16, 8, 16, 10 if tall else 8))
        words.setSpacing(0)
        words.addStretch(1)
        self._title = ElidedLabel("", "card")
        self._line = ElidedLabel("", "secondary", "2")
        self._when = ElidedLabel("", "secondary", "3")
        for part in (self._title, self._line, self._when):
            words.addWidget(part)
        words.addStretch(1)
        outer.addLayout(words, 0 if tall else 1)
        self.let_through()
        self.clicked.connect(lambda: self.chosen.emit(self.table))
        look.theme.changed.connect(self._fit)
        self._fit()
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

    def _fit(self) -> None:
        m = self._look.measures
        self.setMinimumHeight(m.px(SMALL_HEIGHT))
        if not self._tall:
            self._picture.setFixedWidth(m.dp(96) if m.compact else m.px(136))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
