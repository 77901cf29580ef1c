"""The question whether one who went out comes back into the match (RULES R24)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.avatar import Avatar
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.labels import ElidedLabel


class ReentryQuestion(QWidget):
    """In the bar of the page: who may come back and with which total; `answered` says whether he does."""

    answered = Signal(int, bool)
    """The seat, and whether it comes back."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = -1
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.measures.dp(12))
        self._avatar = Avatar(look, 0, 36)
        words = QVBoxLayout()
        words.setSpacing(1)
        self.title = ElidedLabel("", "strong")
        self._text = ElidedLabel("", "secondary", "2")
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self._text)
        words.addStretch(1)
        self.no = Button(look, "", Kind.SECONDARY, Grade.BIG)
        self.no.clicked.connect(lambda: self.answered.emit(self._seat, False))
        self.yes = Button(look, "", Kind.PRIMARY, Grade.BIG)
        self.yes.clicked.connect(lambda: self.answered.emit(self._seat, True))
        row.addWidget(self._avatar, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addWidget(self.no)
        row.addWidget(self.yes)

    def ask(self, seat: int, pattern: int, name: str, total: int, score: int) -> None:
        """Ask that player, out with `total`, whether to come back with `score`; an empty name is oneself."""
        self._seat = seat
        self._avatar.show_player(pattern)
        if name:
            self.title.set_text(self.tr("{name} is out with {total}").format(name=name, total=total))
        else:
            self.title.set_text(self.tr("You are out with {total}").format(total=total))
        self._text.set_text(self.tr("One may come back with the highest total of those still in."))
        self.yes.setText(self.tr("Come back with %n point(s)", "", score))
        self.no.setText(self.tr("Stay out"))

    def set_waiting(self, waiting: bool) -> None:
        """Take no answer while one is on its way."""
        self.yes.setEnabled(not waiting)
        self.no.setEnabled(not waiting)
