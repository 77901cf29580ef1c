"""All the games one can go on with, when there are more than the home page shows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.dialogs.card_list import CardList
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.continue_card import Kept, KeptCard
from ramio_desktop.ui.widgets.felt import Felt

WIDTH = 520
MOST_SHOWN = 4


class KeptList(CardList):
    """A list that scrolls; choosing a game, renaming or deleting one closes it."""

    resumed = Signal(Path)
    review = Signal(Path)
    rename = Signal(Path)
    remove = Signal(Path)

    def __init__(self, look: Look, window: QWidget, games: Sequence[Kept], now: datetime, felt: Felt) -> None:
        super().__init__(look, window, self.tr("Games to continue"), WIDTH)
        self.cards: list[KeptCard] = []
        for kept in games:
            card = KeptCard(look, kept, now, felt)
            for signal, out in ((card.resumed, self.resumed), (card.review, self.review), (card.rename, self.rename),
                                (card.remove, self.remove)):
                signal.connect(lambda path, out=out: self.leave(out, path))
            self.rows.addWidget(card)
            self.cards.append(card)
        height = min(len(games), MOST_SHOWN) * look.measures.px(112) + look.measures.dp(12)
        self.show_rows(height, self.cards[0] if self.cards else None)
