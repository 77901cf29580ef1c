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
from ramio_desktop.ui.panels.players import Players
from ramio_desktop.ui.widgets.buttons import IconButton
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import Chip, label
from ramio_desktop.ui.widgets.pictures import HandPicture

PICTURE_LEAST = 104
PICTURE_MOST = 0.6  # of its width: higher, and the fan sinks to the bottom of it


class FanPicture(TopRound, HandPicture):
    """The fan of a tile, as large as its width lets the cards stay whole at the sides."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._largest = round(self.width() * 0.34)
        super().resizeEvent(event)


class GameTile(CardButton):
    """`play` and `options` carry the game's key."""

    play = Signal(str)
    options = Signal(str)

    def __init__(self, look: Look, chosen: Game, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.game = chosen
        self._players: tuple[Sequence[int], Sequence[str]] = ((), ())
        self._changed = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._picture = FanPicture(look, chosen.cards, felt=felt)
        self._picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column.addWidget(self._picture, 1)
        words = self._words = QVBoxLayout()
        words.setContentsMargins(*look.measures.dps(20, 14, 16, 12))
        words.setSpacing(look.measures.dp(4))
        head = QHBoxLayout()
        self._name = label("", "card")
        self._chip = Chip("", "accent")
        head.addWidget(self._name)
        head.addStretch(1)
        head.addWidget(self._chip)
        words.addLayout(head)
        self._line = label("", "secondary", "2", wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        words.addWidget(self._line)
        words.addStretch(1)
        foot = QHBoxLayout()
        self._who = Players(look, 24)
        self.sliders = IconButton(look, "sliders-horizontal", "", plain=True, side=36)
        self.sliders.clicked.connect(lambda: self.options.emit(self.game.key))
        foot.addWidget(self._who, 1)
        foot.addWidget(self.sliders)
        words.addLayout(foot)
        column.addLayout(words)
        self.let_through()
        self.clicked.connect(lambda: self.play.emit(self.game.key))
        look.theme.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    def show_choice(self, patterns: Sequence[int], names: Sequence[str], changed: int) -> None:
        """Say against whom one click starts the game, and how many house rules are not the usual ones."""
        self._players = (tuple(patterns), tuple(names))
        self._changed = changed
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        name = catalogue.game_name(self.game)
        line = catalogue.game_line(self.game)
        patterns, names = self._players
        against = self.tr("with {names}").format(names=", ".join(names)) if names else ""
        self._name.setText(name)
        self._line.setText(line)
        self._who.show_players(patterns, against)
        self._chip.setText(self.tr("%n changed rule(s)", "", self._changed))
        self._chip.setVisible(self._changed > 0)
        self.sliders.set_caption(self.tr("Options of {game}").format(game=name))
        self.setAccessibleName(self.tr("Play {game}").format(game=name))
        self.setAccessibleDescription(f"{line} {against}")
        self._fit()

    def _fit(self) -> None:
        m = self._look.measures
        self._picture.setMinimumHeight(m.px(PICTURE_LEAST))
        lines = 3 if m.compact else 2  # the same on every tile, so that their names stand in one line
        self._line.setMinimumHeight(lines * self._line.fontMetrics().lineSpacing() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        most = max(self._picture.minimumHeight(), round(self.width() * PICTURE_MOST))
        self._picture.setMaximumHeight(most)
        self.setMaximumHeight(most + self._words.sizeHint().height() + self._look.measures.px(24))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
