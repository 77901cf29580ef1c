"""The quick reactions: six words one can send with a click."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ramio_desktop.net.table_messages import REACTIONS
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Grade

ICONS = {
    "bravo": "thumbs-up", "wow": "party-popper", "laugh": "face-grinning", "oops": "face-slightly-frowning",
    "hurry": "hourglass", "thanks": "heart",
}  # fmt: skip
COLUMNS = 2


class ReactionWords(QObject):
    """What a reaction says."""

    def of(self, name: str) -> str:
        """The word of a reaction; empty for one this version does not know."""
        return {
            "bravo": self.tr("Well played!"),
            "wow": self.tr("Wow!"),
            "laugh": self.tr("Ha ha!"),
            "oops": self.tr("Oops!"),
            "hurry": self.tr("Come on!"),
            "thanks": self.tr("Thanks!"),
        }.get(name, "")


class Reactions(QWidget):
    """A button for each reaction; `chosen` carries its name."""

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ReactionWords(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(look.measures.dp(6))
        self.buttons: dict[str, Button] = {}
        for number, name in enumerate(REACTIONS):
            button = Button(look, "", grade=Grade.SMALL, icon=ICONS[name])
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            grid.addWidget(button, number // COLUMNS, number % COLUMNS)
            self.buttons[name] = button
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for name, button in self.buttons.items():
            button.setText(self._words.of(name))
