"""The puzzles on the home page: four ways in, each with a line on how far one is (mock/home.png).

    home.puzzles.offer("daily", way.open_daily)   # from then on that entry is shown
    home.puzzles.say("daily", "29 November, hard", streak="12 days in a row")

Nothing is shown until the first entry is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton
from ramio_desktop.ui.widgets.labels import ElidedLabel, label

ICONS: Final = {"daily": "calendar", "bank": "layout-grid", "minute": "timer", "duel": "swords"}
"""The four entries in their order, with their icons."""
HEIGHT: Final = 88
FULL: Final = 1000


class Sign(QWidget):
    """An icon on a round-cornered ground of the accent."""

    def __init__(self, look: Look, icon: str, side: int = 40) -> None:
        super().__init__()
        self._look = look
        self._icon = icon
        side = look.measures.px(side)
        self.setFixedSize(side, side)
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        tokens = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.accent_soft)
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        inset = self.width() * 0.25
        place = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        self._look.icons.paint(painter, self._icon, place, tokens.accent_text)
        painter.end()


class PuzzleEntry(CardButton):
    """One way in: icon, title, a line, and a bar or a streak where there is one."""

    def __init__(self, look: Look, icon: str) -> None:
        super().__init__(look)
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(16, 8, 16, 8))
        row.setSpacing(look.measures.dp(14))
        row.addWidget(Sign(look, icon))
        words = QVBoxLayout()
        words.setSpacing(look.measures.dp(2))
        self._title = label("", "card")
        self._line = ElidedLabel("", "secondary", "2")
        self._line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._bar = QProgressBar()
        self._bar.setRange(0, FULL)
        self._bar.setTextVisible(False)
        self._bar.hide()
        streak = QHBoxLayout()
        streak.setSpacing(look.measures.dp(4))
        self._flame = QLabel()
        self._streak = ElidedLabel("", "over", "warn")
        streak.addWidget(self._flame)
        streak.addWidget(self._streak, 1)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._line)
        words.addSpacing(look.measures.dp(3))
        words.addWidget(self._bar)
        words.addLayout(streak)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.setMinimumHeight(look.measures.px(HEIGHT))
        look.theme.changed.connect(self._redraw)
        self.let_through()
        self.say("")

    def say(self, line: str, progress: float | None = None, streak: str = "") -> None:
        """Say how far one is; `progress` is a part of the whole from 0 to 1."""
        self._line.set_text(line)  # without words it keeps its place: they may come a moment later
        self._bar.setVisible(progress is not None)
        self._bar.setValue(round((progress or 0) * FULL))
        self._streak.set_text(streak)
        self._streak.setVisible(bool(streak))
        self._flame.setVisible(bool(streak))
        self.setAccessibleDescription(". ".join(filter(None, (line, streak))))
        self._redraw()

    def name(self, title: str) -> None:
        """Name the entry in the language of now."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def _redraw(self) -> None:
        side = self._look.measures.text(15)
        self._flame.setPixmap(self._look.icons.pixmap("flame", side, "warn_text", self.devicePixelRatioF()))


class HomePuzzles(QWidget):
    """The title and the entries, two in a row; those that nobody has offered are not shown."""

    offered = Signal()
    """Another entry is shown now."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.measures.dp(8))
        self._title = label("", "section")
        self._title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column.addWidget(self._title)
        self._grid = QGridLayout()
        self._grid.setSpacing(look.measures.dp(12))
        column.addLayout(self._grid, 1)
        self._entries = {name: PuzzleEntry(look, icon) for name, icon in ICONS.items()}
        for place, entry in enumerate(self._entries.values()):
            self._grid.addWidget(entry, place // 2, place % 2)
            entry.hide()
        self.hide()
        self.retranslate()

    @property
    def shown(self) -> list[PuzzleEntry]:
        """The entries that were offered, in their order."""
        return [entry for entry in self._entries.values() if not entry.isHidden()]

    def entry(self, name: str) -> PuzzleEntry:
        """The entry of that name, one of `ICONS`."""
        return self._entries[name]

    def offer(self, name: str, choose: Callable[[], object]) -> None:
        """Show that entry; choosing it calls `choose`."""
        entry = self._entries[name]
        entry.clicked.connect(lambda: choose())
        entry.show()
        self.show()
        self.offered.emit()

    def say(self, name: str, line: str, progress: float | None = None, streak: str = "") -> None:
        """Say how far one is with it; again after a change of language."""
        self._entries[name].say(line, progress, streak)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Puzzles"))
        titles = {
            "daily": self.tr("Puzzle of the day"), "bank": self.tr("Collection"), "minute": self.tr("One minute"),
            "duel": self.tr("Duel"),
        }  # fmt: skip
        for name, entry in self._entries.items():
            entry.name(titles[name])

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
