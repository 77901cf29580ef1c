"""Who is at a network table before the match: seats, who is ready, and for the host whom to put where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.model.bots import LEVELS
from ramio_desktop.model.notation import read_rules
from ramio_desktop.net.table_messages import EMPTY, HERE, Place, Roster
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.settings import OPPONENT_NAMES
from ramio_desktop.ui.widgets.avatar import Avatar, avatars_of
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton
from ramio_desktop.ui.widgets.labels import ElidedLabel, label, set_tone
from ramio_desktop.ui.widgets.panels import rule

NEW_BOT_LEVEL = "hard"


class MemberRow(QWidget):
    """One seat."""

    def __init__(self, look: Look, place: Place, pattern: int, own: bool, hosting: bool) -> None:
        super().__init__()
        dp = look.measures.dp
        row = QHBoxLayout(self)
        row.setContentsMargins(dp(24), dp(9), dp(24), dp(9))
        row.setSpacing(dp(12))
        row.addWidget(Avatar(look, pattern, 36))
        words = QVBoxLayout()
        words.setSpacing(0)
        name = ElidedLabel(place.name or self.tr("Free seat"), "strong", "1" if place.kind != EMPTY else "3")
        words.addWidget(name)
        words.addWidget(ElidedLabel(self._what(place, own), "secondary", "2"))
        row.addLayout(words, 1)
        self.ready = label("", "strong")
        row.addWidget(self.ready)
        if place.kind == "person":
            self._show_ready(place)
        self.computer = Button(look, self.tr("Computer"), grade=Grade.SMALL, icon="bot")
        self.computer.setVisible(hosting and place.kind == EMPTY)
        row.addWidget(self.computer)
        free = self.tr("Free the seat of {name}").format(name=place.name)
        self.away = IconButton(look, "x", free, plain=True, side=32)
        self.away.setVisible(hosting and place.kind != EMPTY and not place.is_host)
        row.addWidget(self.away)

    def _what(self, place: Place, own: bool) -> str:
        if place.kind == EMPTY:
            return self.tr("waits for a guest")
        if place.kind == "bot":
            return self.tr("computer, {level}").format(level=catalogue.level_name(place.level))
        if place.presence != HERE:
            return self.tr("away")
        if own:
            return self.tr("you, host of the table") if place.is_host else self.tr("you")
        return self.tr("host of the table") if place.is_host else self.tr("guest")

    def _show_ready(self, place: Place) -> None:
        self.ready.setText("✓ " + self.tr("ready") if place.is_ready else self.tr("not ready yet"))
        set_tone(self.ready, "accent" if place.is_ready else "3")


class TableMembers(QWidget):
    """All seats of a table; the host may put computer players on free ones and send people away."""

    bot = Signal(int, str, str)
    """Put a computer player of that name and level on the seat; an empty level: take it away."""
    kick = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._shown: tuple[object, ...] = ()
        self._parts: list[QWidget] = []

    def show_roster(self, roster: Roster, own: int | None, hosting: bool) -> None:
        """Show the seats of this roster, `own` being one's own."""
        shown = (roster.seats, own, hosting, self.tr("ready"))
        if shown == self._shown:
            return
        self._shown = shown
        for part in self._parts:
            self._column.removeWidget(part)
            part.deleteLater()
        self._parts = []
        patterns = avatars_of([place.name or str(place.seat) for place in roster.seats])
        for place, pattern in zip(roster.seats, patterns, strict=True):
            if self._parts:
                self._add(rule())
            row = MemberRow(self._look, place, pattern, place.seat == own, hosting)
            row.computer.clicked.connect(lambda _=False, seat=place.seat: self._seat_bot(roster, seat))
            row.away.clicked.connect(lambda _=False, place=place: self._send_away(place))
            self._add(row)

    def _add(self, part: QWidget) -> None:
        self._parts.append(part)
        self._column.addWidget(part)

    def _seat_bot(self, roster: Roster, seat: int) -> None:
        self.bot.emit(seat, _free_name([place.name for place in roster.seats]), _level(roster))

    def _send_away(self, place: Place) -> None:
        if place.kind == "bot":
            self.bot.emit(place.seat, "", "")
        else:
            self.kick.emit(place.seat)


def _free_name(taken: Sequence[str]) -> str:
    return next((name for name in OPPONENT_NAMES if name not in taken), OPPONENT_NAMES[0])


def _level(roster: Roster) -> str:
    family, _ = read_rules(roster.rules)
    return NEW_BOT_LEVEL if NEW_BOT_LEVEL in LEVELS.get(family, {}) else ""
