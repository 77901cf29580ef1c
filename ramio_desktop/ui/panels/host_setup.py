"""The table one is going to open: its game and rules, its seats, its clock, and who may come (mock/lobby.png)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from ramio_desktop.model.options import Options, rules_text
from ramio_desktop.model.remedy import most_seats
from ramio_desktop.net.plan import PUBLIC_RULES, SeatPlan, TablePlan
from ramio_desktop.net.turn_timer import CHOICES
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import Game
from ramio_desktop.ui.dialogs.house_rules import HouseRulesDialog
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.option_words import clash_text
from ramio_desktop.ui.panels.game_choice import GameChoice
from ramio_desktop.ui.panels.rules_sheet import rules_line
from ramio_desktop.ui.settings import MOST_OPPONENTS, Settings
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.choices import Segmented, Switch
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel, Row

USUAL_SEATS: Final = 3
"""Of a table with friends, if the game is not one for fewer."""
SEATS: Final = range(2, MOST_OPPONENTS + 2)


class HostSetup(Panel):
    """Asks for what a table needs; `opened` carries the `TablePlan`, `said` a sentence to be told in passing."""

    opened = Signal(object)
    said = Signal(str)

    def __init__(self, look: Look, settings: Settings, felt: Felt, nick: str) -> None:
        super().__init__()
        self._look = look
        self._settings = settings
        self._nick = nick
        chosen = catalogue.game(settings.game)
        self._options = self._kept_options(chosen)
        dp = look.measures.dp
        side = dp(16 if look.measures.compact else 24)
        column = QVBoxLayout(self)
        column.setContentsMargins(side, dp(20), side, dp(24))
        column.setSpacing(dp(8))
        self._title = label("", "section")
        self._line = label("", "secondary", "2", wrap=True)
        self._game_title = label("", "over", "3")
        self.games = GameChoice(look, felt, chosen)
        self.games.chosen.connect(self._on_game)
        rules = QHBoxLayout()
        rules.setSpacing(dp(12))
        self._rules_line = label("", "secondary", "2", wrap=True)
        self.rules = Button(look, "", Kind.SECONDARY, Grade.NORMAL, icon="sliders-horizontal")
        self.rules.clicked.connect(self.open_rules)
        rules.addWidget(self._rules_line, 1)
        rules.addWidget(self.rules)
        self._seats_title = label("", "over", "3")
        self.seats = Segmented(look, [(str(n), str(n)) for n in SEATS])
        self.seats.chosen.connect(self._check)
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
        column.insertLayout(column.indexOf(self.games) + 1, rules)
        column.addStretch(1)
        column.addWidget(self.begin)
        self._take_usual_seats()
        self.retranslate()

    @property
    def options(self) -> Options:
        """The rules the table is going to have."""
        return self._options

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Host a table"))
        self._line.setText(self.tr("Friends on this network come in with a code. Nothing leaves your network."))
        self._game_title.setText(self.tr("Game"))
        self.rules.setText(self.tr("Rules…"))
        self.rules.setAccessibleName(self.tr("House rules of the table"))
        self._seats_title.setText(self.tr("Seats, yours among them"))
        self.seats.set_texts([str(n) for n in SEATS], self.tr("Seats"))
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
        self._check()

    def plan(self) -> TablePlan:
        """The table as it is set up now."""
        family = self.games.game.family
        is_public = self.public.isChecked() and rules_text(family, self._options) == PUBLIC_RULES
        seats = (SeatPlan.host(self._nick), *(SeatPlan.free() for _ in range(int(self.seats.choice()) - 1)))
        name = self.tr("{name}'s table").format(name=self._nick)
        timer = int(self.timer.choice())
        return TablePlan(name, family, self._options, seats, is_public, timer, self.drafts.isChecked())

    def open_rules(self) -> HouseRulesDialog | None:
        """Show the house rules over the page; None for a game that has none. Returned for tests."""
        if self.rules.isHidden():
            return None
        seats = int(self.seats.choice())
        return HouseRulesDialog(
            self._look, self.window(), self._settings, self.games.game, self._options, seats, self._on_rules,
            self.said.emit,
        )  # fmt: skip

    def _kept_options(self, chosen: Game) -> Options:
        return catalogue.options_of(chosen, self._settings.rules.get(chosen.key, chosen.rules))

    def _on_game(self, key: str) -> None:
        self._options = self._kept_options(catalogue.game(key))
        self._take_usual_seats()
        self._check()

    def _on_rules(self, chosen: Game, options: Options, seats: int) -> None:
        self.games.show_game(chosen)
        self._options = options
        self.seats.choose(str(seats))
        self._check()

    def _take_usual_seats(self) -> None:
        """Whoever chooses a game gets the number of seats it is usually played with; another can be chosen after."""
        chosen = self.games.game
        self.seats.choose(str(min(USUAL_SEATS, 1 + chosen.opponents, most_seats(chosen.family, self._options))))

    def _check(self, _: str = "") -> None:
        """Show what these rules allow; public tables are played by the usual rules only (RULES M17)."""
        chosen, options, seats = self.games.game, self._options, int(self.seats.choice())
        most = max(seats, most_seats(chosen.family, options))
        for n in SEATS:
            self.seats.part(str(n)).setVisible(n <= most)
        usual = rules_text(chosen.family, options) == PUBLIC_RULES
        self.public.setEnabled(usual)
        if not usual:
            self.public.setChecked(False)
        conflicts = options.conflicts(seats)
        self._rules_line.setText(
            clash_text(conflicts[0], options, seats) if conflicts else rules_line(options, seats)
        )
        tone = "warn" if conflicts else "2"
        if self._rules_line.property("tone") != tone:
            self._rules_line.setProperty("tone", tone)
            self._rules_line.style().unpolish(self._rules_line)
            self._rules_line.style().polish(self._rules_line)
        self.rules.setVisible(catalogue.has_house_rules(options))
        self.begin.set_kind(Kind.PENDING if conflicts else Kind.PRIMARY)

    def _open(self) -> None:
        if self._options.conflicts(int(self.seats.choice())):
            if (dialog := self.open_rules()) is not None:
                dialog.rules.show_conflict()
            return
        chosen = self.games.game
        text = catalogue.text_of(chosen, self._options)
        self._settings.rules = {**self._settings.rules, chosen.key: text}
        self.opened.emit(self.plan())
