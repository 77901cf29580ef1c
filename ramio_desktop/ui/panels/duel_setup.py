"""Whom one challenges to a duel, and to how many rounds (RULES Z5)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.model.puzzles.duel import BEST_OF, PACES
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.duel_persons import PERSONS, faces
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.avatar import Avatar
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.labels import label

WIDTH = 340
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PersonButton(CardButton):
    """One computer player: the face, the name, the level; a check when it is the one."""

    stepped = Signal(int)

    def __init__(self, look: Look, level: str, pattern: int) -> None:
        super().__init__(look)
        self.level = level
        self.setCheckable(True)
        self.setAutoExclusive(True)
        name = PERSONS[level]
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(12, 8, 14, 8))
        row.setSpacing(look.measures.dp(12))
        row.addWidget(Avatar(look, pattern, 36))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(name, "strong"))
        words.addWidget(label(catalogue.level_name(level), "secondary", "2"))
        row.addLayout(words, 1)
        self._check = QLabel()
        side = look.measures.dp(20)
        self._check.setPixmap(look.icons.pixmap("check", side, "accent_text", self.devicePixelRatioF()))
        row.addWidget(self._check)
        self.setAccessibleName(f"{name}, {catalogue.level_name(level)}")
        self.toggled.connect(self._check.setVisible)
        self._check.hide()
        self.let_through()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class DuelSetup(Overlay):
    """Hangs below whatever opened it; `challenged` carries the level and the number of rounds at most."""

    challenged = Signal(str, int)

    def __init__(self, look: Look, settings: Settings, window: QWidget, anchor: QWidget | None = None) -> None:
        super().__init__(look, window, anchor)
        self._settings = settings
        dp = look.measures.dp
        self.body.setFixedWidth(dp(WIDTH))
        self.column.setContentsMargins(*look.measures.dps(20, 18, 20, 20))
        self.column.setSpacing(dp(8))
        self.column.addWidget(label(self.tr("Duel"), "section"))
        task = self.tr("The same puzzle for both: who solves it first wins the round.")
        text = label(task, "secondary", "2", wrap=True)
        text.ensurePolished()
        text.setMinimumHeight(text.heightForWidth(dp(WIDTH - 42)))
        self.column.addWidget(text)
        self.column.addSpacing(dp(4))
        patterns = faces(settings.nick, look.theme.picture)
        self.persons = [PersonButton(look, level, patterns[PERSONS[level]]) for level in PACES]
        for place, person in enumerate(self.persons):
            person.clicked.connect(self._name_button)
            person.stepped.connect(lambda step, place=place: self._step(place + step))
            self.column.addWidget(person)
        self.column.addSpacing(dp(4))
        length = QHBoxLayout()
        self.lengths = Segmented(look, [(str(rounds), str(rounds)) for rounds in BEST_OF], self.tr("Best of"))
        self.lengths.choose(str(settings.duel_length))
        length.addWidget(label(self.tr("Best of"), "strong"), 1)
        length.addWidget(self.lengths)
        self.column.addLayout(length)
        self.column.addSpacing(dp(4))
        self.begin = Button(look, "", Kind.PRIMARY, Grade.BIG, icon="swords")
        self.begin.clicked.connect(self._begin)
        self.column.addWidget(self.begin)
        next(person for person in self.persons if person.level == settings.duel_level).setChecked(True)
        self._name_button()
        self.setAccessibleName(self.tr("Duel"))
        self.open(self.begin)

    @property
    def level(self) -> str:
        """The level of the one who is challenged."""
        return next(person.level for person in self.persons if person.isChecked())

    def _step(self, place: int) -> None:
        person = self.persons[place % len(self.persons)]
        person.setFocus(Qt.FocusReason.TabFocusReason)
        person.click()

    def _name_button(self) -> None:
        self.begin.setText(self.tr("Challenge {name}").format(name=PERSONS[self.level]))

    def _begin(self) -> None:
        self._settings.duel_level, self._settings.duel_length = self.level, int(self.lengths.choice())
        self.close_overlay()
        self.challenged.emit(self._settings.duel_level, self._settings.duel_length)
