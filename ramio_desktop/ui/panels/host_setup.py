"""The table one is going to open: its game, its seats, its clock, and who may come (mock/lobby.png)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from ramio_desktop.model.options import rules_text
from ramio_desktop.net.plan import PUBLIC_RULES, SeatPlan, TablePlan
from ramio_desktop.net.turn_timer import CHOICES
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import GAMES
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.choices import Segmented, Switch
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel, Row

USUAL_SEATS: Final = 3
"""Of a table with friends, if the game is not one for fewer."""


class HostSetup(Panel):
    """Asks for what a table needs; `opened` carries the `TablePlan`."""

    opened = Signal(object)

    def __init__(self, look: Look, settings: Settings, nick: str) -> None:
        super().__init__()
        self._settings = settings
        self._nick = nick
        dp = look.measures.dp
        column = QVBoxLayout(self)
        column.setContentsMargins(dp(24), dp(20), dp(24), dp(24))
        column.setSpacing(dp(8))
        self._title = label("", "section")
        self._line = label("", "secondary", "2", wrap=True)
        self._game_title = label("", "over", "3")
        self.games = Segmented(look, [(item.key, "") for item in GAMES])
        self.games.choose(catalogue.game(settings.game).key)
        self.games.chosen.connect(self._check)
        self.games.chosen.connect(self._take_usual_seats)
        self._seats_title = label("", "over", "3")
        self.seats = Segmented(look, [(str(n), str(n)) for n in (2, 3, 4)])
        self._take_usual_seats()
        self._timer_title = label("", "over", "3")
        self.timer = Segmented(look, [(str(n), "") for n in CHOICES])
        self.timer.choose("0")
        self.public = Switch(look, "")
        self._public_row = Row(look, "", control=self.public)
        self.drafts = Switch(look, "")
        self.drafts.setChecked(True)
        self._drafts_row = Row(look, "", control=self.drafts)
        self.begin = Button(look, "", Kind.PRIMARY, Grade.BIG, icon="radio-tower")
        self.begin.clicked.connect(self._open)
        for part in (
            self._title, self._line, self._game_title, self.games, self._seats_title, self.seats, self._timer_title,
            self.timer, self._public_row, self._drafts_row,
        ):  # fmt: skip
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(self.begin)
        self.retranslate()
        self._check()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Host a table"))
        self._line.setText(self.tr("Friends on this network come in with a code. Nothing leaves your network."))
        self._game_title.setText(self.tr("Game"))
        self.games.set_texts([catalogue.variant_name(item) for item in GAMES], self.tr("Game"))
        self._seats_title.setText(self.tr("Seats, yours among them"))
        self.seats.set_texts(["2", "3", "4"], self.tr("Seats"))
        self._timer_title.setText(self.tr("Time for a turn"))
        times = [self.tr("None") if n == 0 else self.tr("{n} s").format(n=n) for n in CHOICES]
        self.timer.set_texts(times, self.tr("Time for a turn"))
        self._public_row.set_texts(
            self.tr("Public"), self.tr("Anybody here may join without a code")
        )
        self.public.setAccessibleName(self.tr("Public"))
        self._drafts_row.set_texts(
            self.tr("Show moves as they are made"), self.tr("The others see them before you confirm")
        )
        self.drafts.setAccessibleName(self.tr("Show moves as they are made"))
        self.begin.setText(self.tr("Open the table"))

    def plan(self) -> TablePlan:
        """The table as it is set up now."""
        chosen = catalogue.game(self.games.choice())
        options = catalogue.options_of(chosen, self._settings.rules.get(chosen.key, chosen.rules))
        is_public = self.public.isChecked() and rules_text(chosen.family, options) == PUBLIC_RULES
        seats = (SeatPlan.host(self._nick), *(SeatPlan.free() for _ in range(int(self.seats.choice()) - 1)))
        name = self.tr("{name}'s table").format(name=self._nick)
        timer = int(self.timer.choice())
        return TablePlan(name, chosen.family, options, seats, is_public, timer, self.drafts.isChecked())

    def _take_usual_seats(self, _: str = "") -> None:
        """Whoever chooses a game gets the number of seats it is usually played with; another can be chosen after."""
        self.seats.choose(str(min(USUAL_SEATS, 1 + catalogue.game(self.games.choice()).opponents)))

    def _check(self, _: str = "") -> None:
        """Public tables are played by the usual rules only (RULES M17)."""
        chosen = catalogue.game(self.games.choice())
        options = catalogue.options_of(chosen, self._settings.rules.get(chosen.key, chosen.rules))
        usual = rules_text(chosen.family, options) == PUBLIC_RULES
        self.public.setEnabled(usual)
        if not usual:
            self.public.setChecked(False)

    def _open(self) -> None:
        self.opened.emit(self.plan())
