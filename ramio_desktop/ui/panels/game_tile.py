"""The tile of a game on the home page: the whole of it starts a game, the sliders open its options."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import Game
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton, TopRound
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import Chip, ElidedLabel, label
from ramio_desktop.ui.widgets.pictures import HandPicture

PICTURE_LEAST, PICTURE_LEAST_COMPACT = 104, 60
"""Lower in small windows, so that every game is in sight there without scrolling."""
PICTURE_MOST = 0.6  # of its width: higher, and the fan sinks to the bottom of it
LINES, LINES_COMPACT = 3, 2
"""Room for the words of every tile, so that all of them are alike; in small windows tiles are wider."""


class FanPicture(TopRound, HandPicture):
    """The fan of a tile, as large as its width lets the cards stay whole at the sides."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._largest = round(self.width() * 0.34)
        super().resizeEvent(event)


class GameTile(CardButton):
    """`play` and `options` carry a game's key: that of the variant which was played last."""

    play = Signal(str)
    options = Signal(str)

    def __init__(self, look: Look, chosen: Game, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.game = chosen
        self._against = ""
        self._changed = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._picture = FanPicture(look, chosen.cards, felt=felt)
        self._picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        over = QHBoxLayout(self._picture)
        over.setContentsMargins(*look.measures.dps(8, 8, 8, 8))
        self._chip = Chip("", "accent")
        over.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        column.addWidget(self._picture, 1)
        words = self._words = QVBoxLayout()
        words.setContentsMargins(*look.measures.dps(14, 12, 6, 6))
        words.setSpacing(look.measures.dp(2))
        self._name = ElidedLabel("", "card")
        words.addWidget(self._name)
        foot = QHBoxLayout()
        foot.setSpacing(0)
        self._line = label("", "secondary", "2", wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.sliders = IconButton(look, "sliders-horizontal", "", plain=True, side=36)
        self.sliders.clicked.connect(lambda: self.options.emit(self.game.key))
        foot.addWidget(self._line, 1)
        foot.addWidget(self.sliders, 0, Qt.AlignmentFlag.AlignBottom)
        words.addLayout(foot, 1)
        column.addLayout(words)
        self.let_through()
        self.clicked.connect(lambda: self.play.emit(self.game.key))
        look.theme.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    def show_choice(self, chosen: Game, names: Sequence[str], changed: int) -> None:
        """Say what one click starts: which variant, against whom, and how many house rules are not the usual ones."""
        if chosen.cards != self.game.cards:
            self._picture.show_cards(chosen.cards)
        self.game = chosen
        self._against = self.tr("with {names}").format(names=", ".join(names)) if names else ""
        self._changed = changed
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        name = catalogue.game_name(self.game)
        line = catalogue.game_line(self.game)
        self._name.set_text(catalogue.tile_name(self.game))
        self._line.setText(line)
        self._chip.setText(self.tr("%n changed rule(s)", "", self._changed))
        self._chip.setVisible(self._changed > 0)
        self.sliders.set_caption(self.tr("Options of {game}").format(game=name))
        self.setAccessibleName(self.tr("Play {game}").format(game=name))
        self.setAccessibleDescription(f"{line} {self._against}")
        self.setToolTip(self._against)
        self._fit()

    def _fit(self) -> None:
        m = self._look.measures
        self._picture.setMinimumHeight(m.px(PICTURE_LEAST_COMPACT if m.compact else PICTURE_LEAST))
        lines = LINES_COMPACT if m.compact else LINES
        self._line.setMinimumHeight(lines * self._line.fontMetrics().lineSpacing() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        least, compact = self._picture.minimumHeight(), self._look.measures.compact
        most = least if compact else max(least, round(self.width() * PICTURE_MOST))
        self._picture.setMaximumHeight(most)
        self.setMaximumHeight(most + self._words.sizeHint().height() + self._look.measures.px(24))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
