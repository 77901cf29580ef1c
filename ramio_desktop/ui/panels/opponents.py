"""Who sits at the table: oneself, and the others, each a computer player of a level or a person here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ramio_desktop.model.bots import LEVELS, default_levels, known_levels
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.settings import MOST_OPPONENTS, NICK_LENGTH, OPPONENT_NAMES, Opponent
from ramio_desktop.ui.widgets.avatar import Avatar, avatars_of
from ramio_desktop.ui.widgets.buttons import Button, IconButton, Kind
from ramio_desktop.ui.widgets.choices import ChoiceBox
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel, rule

ROW, AVATAR = 56, 34
PERSON = ""
"""What stands in the place of a level where a person sits."""


class OpponentLine(QWidget):
    """One of the others: picture, name, level (or that it is a person), and the cross that sends it away."""

    changed = Signal()
    turned = Signal()
    """It is a person now, or no longer one."""
    removed = Signal()

    def __init__(self, look: Look, who: Opponent, levels: Sequence[str]) -> None:
        super().__init__()
        self._levels = (PERSON, *levels)
        self._name = who.name
        self._was_person = who.is_person
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(16, 0, 8, 0))
        row.setSpacing(look.measures.dp(12))
        self.avatar = Avatar(look, 0, AVATAR)
        self.field = QLineEdit(who.name)
        self.field.setMaxLength(NICK_LENGTH)
        self.field.setMinimumWidth(look.measures.dp(96))
        self.field.textChanged.connect(self.changed)
        self.field.editingFinished.connect(self._fill_name)
        self.level = ChoiceBox(look, "")
        for level in self._levels:
            self.level.addItem("", level)
        self.level.setCurrentIndex(self._levels.index(who.level))
        self.level.activated.connect(self._on_level)
        self.cross = IconButton(look, "x", "", plain=True, side=32)
        self.cross.clicked.connect(self.removed)
        row.addWidget(self.avatar)
        row.addWidget(self.field, 1)
        row.addWidget(self.level)
        row.addWidget(self.cross)
        self.setMinimumHeight(look.measures.px(ROW))

    def who(self) -> Opponent:
        """The player as set up now; a name that was rubbed out is the one from before."""
        name = " ".join(self.field.text().split())
        return Opponent(name or self._name, str(self.level.currentData()))

    def rename(self, name: str) -> None:
        """Give it that name."""
        self._name = name
        self.field.setText(name)

    def _on_level(self) -> None:
        if self.who().is_person != self._was_person:
            self._was_person = self.who().is_person
            self.turned.emit()
            self.retranslate()
        self.changed.emit()

    def _fill_name(self) -> None:
        self._name = self.who().name
        if self.field.text() != self._name:
            self.field.setText(self._name)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        name = self.who().name
        person = self.who().is_person
        self.field.setAccessibleName(
            self.tr("Name of the person") if person else self.tr("Name of the computer player")
        )
        for place, level in enumerate(self._levels):
            self.level.setItemText(place, catalogue.level_name(level) if level else self.tr("Person here"))
        self.level.setAccessibleName(self.tr("Level of {name}, or a person").format(name=name))
        self.cross.set_caption(self.tr("Send {name} away").format(name=name))


class Opponents(Panel):
    """`changed` is emitted when a name, a level or the number of players changes."""

    changed = Signal()

    def __init__(
        self, look: Look, nick: str, opponents: Sequence[Opponent], family: str, people: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`people` are the names of those who have played here before."""
        super().__init__(parent=parent)
        self._people = tuple(people)
        self._look = look
        self._nick = nick
        self._family = family
        self._room = MOST_OPPONENTS
        self._lines: list[OpponentLine] = []
        self._rules: list[QWidget] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        own = QWidget()
        own.setMinimumHeight(look.measures.px(ROW))
        row = QHBoxLayout(own)
        row.setContentsMargins(*look.measures.dps(16, 0, 16, 0))
        row.setSpacing(look.measures.dp(12))
        self._avatar = Avatar(look, 0, AVATAR)
        self._own = ElidedLabel(nick, "strong")
        self._you = label("", "", "2")
        self._lot = label("", "secondary", "2")
        row.addWidget(self._avatar)
        row.addWidget(self._own)
        row.addWidget(self._you)
        row.addStretch(1)
        row.addWidget(self._lot)
        column.addWidget(own)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        column.addLayout(self._column)
        self._note = label("", "secondary", "2", wrap=True)
        self._note.setContentsMargins(*look.measures.dps(16, 2, 16, 8))
        column.addWidget(self._note)
        column.addWidget(rule())
        foot = QWidget()
        foot.setMinimumHeight(look.measures.px(48))
        last = QHBoxLayout(foot)
        last.setContentsMargins(*look.measures.dps(10, 0, 16, 0))
        self.add = Button(look, "", Kind.LINK, icon="plus")
        self.add.clicked.connect(self._add_next)
        self._most = label("", "secondary", "2")
        self.add_person = Button(look, "", Kind.LINK, icon="plus")
        self.add_person.clicked.connect(self._add_person)
        last.addWidget(self.add)
        last.addSpacing(look.measures.dp(8))
        last.addWidget(self.add_person)
        last.addStretch(1)
        last.addWidget(self._most)
        column.addWidget(foot)
        self._add_all(opponents)
        self.retranslate()

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """The others, no two of one name (nor of one's own)."""
        taken = {self._nick.casefold()}
        found: list[Opponent] = []
        for line in self._lines:
            who = line.who()
            name, number = who.name, 2
            while name.casefold() in taken:
                name = f"{who.name[: NICK_LENGTH - 3]} {number}"
                number += 1
            taken.add(name.casefold())
            found.append(Opponent(name, who.level))
        return tuple(found)

    def show_game(self, opponents: Sequence[Opponent], family: str) -> None:
        """Show who plays another game."""
        self._family = family
        for widget in (*self._lines, *self._rules):
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._lines, self._rules = [], []
        self._add_all(opponents)
        self.retranslate()

    def limit(self, seats: int) -> None:
        """Let nobody else sit down where so many sit already, the person among them; who sits there stays."""
        if self._room != seats - 1:
            self._room = seats - 1
            self._show_room()

    def seat(self, others: int) -> None:
        """Have so many others sit there."""
        while len(self._lines) < others:
            self._add_next()
        while len(self._lines) > others:
            self._remove(self._lines[-1])

    @property
    def lines(self) -> Sequence[OpponentLine]:
        """The rows of the others (tests)."""
        return self._lines

    def _add_all(self, opponents: Sequence[Opponent]) -> None:
        levels = known_levels(self._family, [who.level for who in opponents])
        for who, level in zip(opponents, levels, strict=True):
            self._add(who if who.is_person else replace(who, level=level))

    def _add(self, who: Opponent) -> OpponentLine:
        line = OpponentLine(self._look, who, tuple(LEVELS[self._family]))
        hair = rule()
        self._column.addWidget(hair)
        self._column.addWidget(line)
        self._lines.append(line)
        self._rules.append(hair)
        line.changed.connect(self._update)
        line.removed.connect(lambda: self._remove(line))
        line.turned.connect(lambda: self._on_turned(line))
        return line

    def _on_turned(self, line: OpponentLine) -> None:
        """A name that came by itself goes with what it was for; one that somebody chose stays."""
        who = line.who()
        given = OPPONENT_NAMES if who.is_person else (*self._people, *self._numbered())
        if who.name in given:
            line.rename(self._free_name(who.is_person))

    def _numbered(self) -> list[str]:
        return [self.tr("Player {n}").format(n=n) for n in range(2, MOST_OPPONENTS + 3)]

    def _free_name(self, person: bool) -> str:
        """A name nobody has: of people those who played here before, then a word for the next one."""
        taken = {who.name for who in self.opponents} | {self._nick}
        names = (*self._people, *self._numbered()) if person else OPPONENT_NAMES
        return next((name for name in names if name not in taken), names[0])

    def _add_next(self) -> None:
        self._add_line(Opponent(self._free_name(False), default_levels(self._family, len(self._lines) + 1)[-1]))

    def _add_person(self) -> None:
        self._add_line(Opponent(self._free_name(True), PERSON))

    def _add_line(self, who: Opponent) -> None:
        line = self._add(who)
        self.retranslate()
        self._update()
        line.field.setFocus(Qt.FocusReason.OtherFocusReason)
        line.field.selectAll()

    def _remove(self, line: OpponentLine) -> None:
        at = self._lines.index(line)
        for widget in (self._lines.pop(at), self._rules.pop(at)):
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._update()
        (self._lines[min(at, len(self._lines) - 1)].cross if len(self._lines) > 1 else self.add).setFocus(
            Qt.FocusReason.OtherFocusReason
        )

    def _update(self) -> None:
        names = [self._nick, *(line.who().name for line in self._lines)]
        patterns = avatars_of(names, 0, self._look.theme.picture)
        self._avatar.show_player(patterns[0])
        for line, pattern in zip(self._lines, patterns[1:]):
            line.avatar.show_player(pattern)
            line.cross.setEnabled(len(self._lines) > 1)
        top = tuple(LEVELS[self._family])[-1]
        self._note.setText(catalogue.top_level_line(top))
        self._note.setVisible(any(line.who().level == top for line in self._lines))
        self._show_room()
        self.changed.emit()

    def _show_room(self) -> None:
        is_full = len(self._lines) >= self._room
        for button in (self.add, self.add_person):
            button.setVisible(not is_full)
        room = self.tr("up to {n}").format(n=self._room + 1)
        self._most.setText(self.tr("the table is full") if is_full else room)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._you.setText(self.tr("(you)"))
        drawn = self.tr("who begins is drawn by lot")
        self._lot.setText(self.tr("you begin") if has_tiles(self._family) else drawn)
        self.add.setText(self.tr("Computer"))
        self.add.setAccessibleName(self.tr("Add a computer player"))
        self.add_person.setText(self.tr("Person"))
        self.add_person.setAccessibleName(self.tr("Add a person at this computer"))
        for button in (self.add, self.add_person):
            button.setToolTip(button.accessibleName())
        for line in self._lines:
            line.retranslate()
        self._update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
