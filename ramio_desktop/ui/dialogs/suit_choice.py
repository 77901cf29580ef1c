"""Which card a joker stands for, asked of whoever lays it in a set (RULES R9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ramio_desktop.model.cards import Card, Rank, Suit
from ramio_desktop.ui.card_art import CardState
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.texts import card_name
from ramio_desktop.ui.widgets.labels import label

CARD = 76


class SuitChoice(Overlay):
    """The cards there are to choose from; `chosen` is called with the suit, and not at all when it is called off."""

    def __init__(
        self, look: Look, window: QWidget, rank: Rank, suits: Sequence[Suit], chosen: Callable[[Suit], None]
    ) -> None:
        super().__init__(look, window)
        self._chosen = chosen
        title = self.tr("Which card does the joker stand for?")
        self.column.addWidget(label(title, "section", parent=self.body))
        row = QHBoxLayout()
        row.setSpacing(look.measures.dp(12))
        self.buttons: list[QPushButton] = []
        width = look.measures.dp(CARD)
        for suit in suits:
            card = Card(rank, suit)
            button = QPushButton(self.body)
            button.setProperty("kind", "quiet")
            pixmap = look.cards.pixmap(card.text, width, self.devicePixelRatioF(), CardState.FLAT)
            button.setIcon(QIcon(pixmap))
            size = pixmap.deviceIndependentSize()
            button.setIconSize(QSize(round(size.width()), round(size.height())))
            button.setFixedSize(round(size.width()) + 16, round(size.height()) + 16)
            button.setAccessibleName(card_name(card))
            button.setToolTip(card_name(card))
            button.clicked.connect(partial(self._choose, suit))
            row.addWidget(button)
            self.buttons.append(button)
        self.column.addLayout(row)
        self.setAccessibleName(title)
        self.open(self.buttons[0])

    def _choose(self, suit: Suit) -> None:
        self.close_overlay()
        self._chosen(suit)
