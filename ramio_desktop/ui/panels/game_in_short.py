"""The game in four sentences, for somebody who sits down to it for the first time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel

ICONS = ("layers", "shuffle", "circle-check", "trophy")
ICON = 18


class GameInShort(Panel):
    """What one does in a turn, what counts as a meld, how a hand and the match end, by the rules chosen."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._options = MachiavelliOptions()
        column = QVBoxLayout(self)
        column.setContentsMargins(*look.measures.dps(25, 14, 25, 18))
        column.setSpacing(look.measures.dp(10))
        self._title = label("", "strong")
        column.addWidget(self._title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.measures.dp(12))
        grid.setVerticalSpacing(look.measures.dp(8))
        grid.setColumnStretch(1, 1)
        self._signs, self._lines = [], []
        for row in range(len(ICONS)):
            sign, line = QLabel(), label("", "secondary", "2", wrap=True)
            grid.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line, row, 1)
            self._signs.append(sign)
            self._lines.append(line)
        column.addLayout(grid)
        look.theme.changed.connect(self._redraw)
        self._redraw()
        self.retranslate()

    def show_options(self, options: MachiavelliOptions) -> None:
        """Tell the game by these rules."""
        self._options = options
        self.retranslate()

    def _texts(self) -> list[str]:
        options = self._options
        if options.draw == "always":
            turn = self.tr("Thirteen cards each. In your turn draw one, then lay cards on the table, or pass.")
        else:
            turn = self.tr("Thirteen cards each. In your turn lay cards on the table, or draw one.")
        if options.match == "simple":
            match = self.tr("Who is out of cards wins; when the stock runs out the hand is played again.")
        else:
            match = self.tr("The others count what they hold: aces 11, court cards 10{jokers}.").format(
                jokers=self.tr(", jokers 50") if options.jokers else ""
            )
        return [
            turn,
            self.tr("The table belongs to everybody: take melds apart and build others from them."),
            self.tr("At the end of a turn only runs of three or more of one suit and sets of one rank may lie there."),
            self.tr("Whoever lays the last card goes out.") + " " + match,
        ]

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("The game in short"))
        for line, text in zip(self._lines, self._texts()):
            line.setText(text)

    def _redraw(self) -> None:
        side = self._look.measures.dp(ICON)
        for sign, name in zip(self._signs, ICONS):
            sign.setPixmap(self._look.icons.pixmap(name, side, "accent_text", self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
