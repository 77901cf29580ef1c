"""All the games one can go on with, when there are more than the home page shows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.continue_card import Kept, KeptCard
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import label

WIDTH = 520
MOST_SHOWN = 4


class KeptList(Overlay):
    """A list that scrolls; choosing a game, renaming or deleting one closes it."""

    resumed = Signal(Path)
    review = Signal(Path)
    rename = Signal(Path)
    remove = Signal(Path)

    def __init__(self, look: Look, window: QWidget, games: Sequence[Kept], now: datetime, felt: Felt) -> None:
        super().__init__(look, window)
        self.body.setFixedWidth(look.measures.px(WIDTH))
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Games to continue"), "section"), 1)
        cross = IconButton(look, "x", self.tr("Close"), plain=True, side=32)
        cross.clicked.connect(self.close_overlay)
        head.addWidget(cross)
        self.column.addLayout(head)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        inside.setProperty("scrolled", "true")
        column = QVBoxLayout(inside)
        column.setContentsMargins(*look.measures.dps(6, 6, 12, 6))
        column.setSpacing(look.measures.dp(12))
        self.cards: list[KeptCard] = []
        for kept in games:
            card = KeptCard(look, kept, now, felt)
            for signal, out in ((card.resumed, self.resumed), (card.review, self.review), (card.rename, self.rename),
                                (card.remove, self.remove)):
                signal.connect(lambda path, out=out: self._leave(out, path))
            column.addWidget(card)
            self.cards.append(card)
        column.addStretch(1)
        scroll.setWidget(inside)
        scroll.setMinimumHeight(min(len(games), MOST_SHOWN) * look.measures.px(112) + look.measures.dp(12))
        self.column.addWidget(scroll, 1)
        self.setAccessibleName(self.tr("Games to continue"))
        self.open(self.cards[0] if self.cards else cross)

    def _leave(self, out: Signal, path: Path) -> None:
        self.close_overlay()
        out.emit(path)  # type: ignore[attr-defined]
