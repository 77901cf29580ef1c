"""The house rules of a table one is going to host, over the lobby: the same panel as on the new-game page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.model.options import Options
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import Game
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.house_rules import HouseRules
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.scrolled import Scrolled

WIDTH, HEIGHT = 720, 620

Chosen = Callable[[Game, Options, int], None]


class HouseRulesDialog(Overlay):
    """`chosen` is called with the game, its rules and the number of players whenever they have changed, `said` with
    sentences to be told in passing.

    Rules that exclude each other stay as they are; whoever opens the table finds them explained here.
    """

    def __init__(
        self, look: Look, window: QWidget, settings: Settings, game: Game, options: Options, seats: int,
        chosen: Chosen, said: Callable[[str], object],
    ) -> None:  # fmt: skip
        super().__init__(look, window)
        self._game, self._seats, self._chosen = game, seats, chosen
        self.body.setFixedWidth(min(look.measures.px(WIDTH), window.width() - look.measures.dp(48)))
        self.column.setContentsMargins(0, 0, 0, look.measures.dp(16))
        self.column.setSpacing(look.measures.dp(12))
        scroll = Scrolled()
        column = QVBoxLayout(scroll.inside)
        column.setContentsMargins(0, 0, 0, 0)
        self.rules = HouseRules(look, settings, game, options)
        self.rules.setProperty("panel", "")
        self.rules.show_seats(seats)
        self.rules.changed.connect(self._tell)
        self.rules.reseated.connect(self._reseat)
        self.rules.taken.connect(self._take)
        self.rules.said.connect(said)
        column.addWidget(self.rules)
        column.addStretch(1)
        scroll.setMinimumHeight(min(look.measures.px(HEIGHT), window.height() - look.measures.dp(120)))
        self.column.addWidget(scroll, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(*look.measures.dps(24, 0, 24, 0))
        foot.addStretch(1)
        self.done = Button(look, self.tr("Done"), Kind.PRIMARY, Grade.NORMAL)
        self.done.clicked.connect(self.close_overlay)
        foot.addWidget(self.done)
        self.column.addLayout(foot)
        self.setAccessibleName(self.tr("House rules"))
        self.open(self.done)

    def _tell(self) -> None:
        self._chosen(self._game, self.rules.options, self._seats)

    def _reseat(self, seats: int) -> None:
        self._seats = seats
        self.rules.show_seats(seats)
        self._tell()

    def _take(self, family: str, options: Options) -> None:
        self._game = catalogue.game_of(options)
        self.rules.show_game(self._game, options)
        self._tell()
