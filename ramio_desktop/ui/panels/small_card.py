"""A small card of the home page: a picture, and three lines on what waits behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton, TopRound
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel
from ramio_desktop.ui.widgets.pictures import TablePicture

SMALL_HEIGHT = 100


class TopPicture(TopRound, TablePicture):
    """The table of a tall card."""


class SmallCard(CardButton):
    """The picture beside the words, or above them in a tall card; the whole card is the button.

    `table` are the faces of the picture's melds. Whoever derives says the words in `retranslate`, and calls it.
    """

    def __init__(
        self, look: Look, table: Sequence[Sequence[str]], felt: Felt, tall: bool, end: int,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`end` is the room at the end of the words, in the units of `Measures.dp`."""
        super().__init__(look, parent)
        self._tall = tall
        outer = QVBoxLayout(self) if tall else QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        if tall:
            self._picture: TablePicture = TopPicture(look, table, felt=felt, padding=14, largest=44)
            self._picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        else:
            self._picture = TablePicture(look, table, felt=felt, radii=(15, 0), padding=10, largest=36)
            self._picture.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            outer.setContentsMargins(1, 1, 0, 1)
        outer.addWidget(self._picture, 1 if tall else 0)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(*look.measures.dps(20 if tall else 16, 8, end, 10 if tall else 8))
        self._row.setSpacing(0)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        self._title = ElidedLabel("", "card")
        self._line = ElidedLabel("", "secondary", "2")
        self._when = ElidedLabel("", "secondary", "3")
        for part in (self._title, self._line, self._when):
            words.addWidget(part)
        words.addStretch(1)
        self._row.addLayout(words, 1)
        outer.addLayout(self._row, 0 if tall else 1)
        look.theme.changed.connect(self._fit)
        self._fit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        raise NotImplementedError

    def _fit(self) -> None:
        m = self._look.measures
        self.setMinimumHeight(m.px(SMALL_HEIGHT))
        if not self._tall:
            self._picture.setFixedWidth(m.dp(96) if m.compact else m.px(136))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
