"""What the review says of a turn: the banner above the table, and what was done beside what could have been."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind
from ramio_desktop.ui.widgets.labels import ElidedLabel, SuitLabel, label, set_tone
from ramio_desktop.ui.widgets.panels import Panel

DISC = 44
BARS = (0.62, 0.86, 0.7)
"""How long the bars are that stand for the lines of a hidden move."""


class Disc(QWidget):
    """An icon on a round ground, filled with the accent where something is due."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icon, self._tone = "info", "plain"
        look.theme.changed.connect(self._fit)
        self._fit()

    def show_icon(self, icon: str, tone: str) -> None:
        """Show this icon; the tone is accent, warn or plain."""
        self._icon, self._tone = icon, tone
        self.update()

    def _fit(self) -> None:
        side = self._look.measures.dp(DISC)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        grounds = {"accent": (t.accent, t.accent_ink), "warn": (t.warn_soft, t.warn_text)}
        ground, ink = grounds.get(self._tone, (t.surface2, t.text2))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(QRectF(self.rect()))
        inset = self.width() * 0.25
        self._look.icons.paint(painter, self._icon, QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), ink)
        painter.end()


class Sentence(SuitLabel):
    """A text that takes a second line where one has no room for it."""

    def set_text(self, text: str) -> None:
        """Show this text."""
        super().set_text(text)
        self._take_height()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._take_height()

    def _take_height(self) -> None:
        one = self.heightForWidth(1 << 14)
        self.setFixedHeight(min(2 * one, max(one, self.heightForWidth(self.width()))))


class ReviewBanner(QWidget):
    """Says what a turn was worth, and holds what can be done about it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._tone = "plain"
        self._row = QHBoxLayout(self)
        self._row.setSpacing(look.measures.dp(14))
        self._disc = Disc(look)
        words = QVBoxLayout()
        words.setSpacing(1)
        self._title = ElidedLabel("", "card")
        self._text = Sentence(look, "", 13, "text2", wrap=True)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch(1)
        self.undo = IconButton(look, "undo-2", "", plain=True, side=36)
        self.redo = IconButton(look, "redo-2", "", plain=True, side=36)
        self.restore = IconButton(look, "rotate-ccw", "", plain=True, side=36)
        self.stop = Button(look, "", Kind.QUIET)
        self.show_steps = Button(look, "", Kind.SECONDARY, icon="play")
        self.try_it = Button(look, "", Kind.PRIMARY, icon="puzzle")
        self.confirm = Button(look, "", Kind.PENDING)
        self._row.addWidget(self._disc)
        self._row.addLayout(words, 1)
        self._buttons: list[QWidget] = [
            self.undo, self.redo, self.restore, self.stop, self.show_steps, self.try_it, self.confirm
        ]
        for button in self._buttons:
            self._row.addWidget(button)
            button.hide()
        look.theme.changed.connect(self.fit)
        self.fit()

    def say(self, icon: str, tone: str, title: str, text: str) -> None:
        """Say this; the tone is accent, warn or plain."""
        self._tone = tone
        self._disc.show_icon(icon, tone)
        self._title.set_text(title)
        self._text.set_text(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(f"{title}. {text}" if text else title)
        self.update()

    @property
    def title(self) -> str:
        """What it says in short."""
        return self._title.whole()

    @property
    def text(self) -> str:
        """What it says besides."""
        return self._text.text()

    def offer(self, *buttons: QWidget) -> None:
        """Show these of its buttons and no others."""
        for button in self._buttons:
            button.setVisible(button in buttons)

    def retranslate(self) -> None:
        """Name the buttons in the language of now."""
        self.undo.set_caption(self.tr("Undo"), "Ctrl+Z")
        self.redo.set_caption(self.tr("Redo"), "Ctrl+Y")
        self.restore.set_caption(self.tr("Restore"), "Ctrl+R")
        self.stop.setText(self.tr("Leave it"))
        self.try_it.setText(self.tr("Find it yourself"))
        self.confirm.setText(self.tr("Confirm"))

    def fit(self) -> None:
        """Take the lengths of the size class."""
        m = self._look.measures
        self.setFixedHeight(m.dp(70) if m.compact else m.px(80))
        side, above = m.dp(14 if m.compact else 20), m.dp(4 if m.compact else 8)
        self._row.setContentsMargins(side, above, side, above)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        accent = self._tone == "accent"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(t.accent if accent else t.line, 1))
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(t.surface1)
        painter.drawRoundedRect(rect, 16, 16)
        if accent:
            painter.setBrush(t.accent_soft)
            painter.drawRoundedRect(rect, 16, 16)
        painter.end()


class Number(QWidget):
    """A number on a small disc."""

    def __init__(self, look: Look, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._number = number
        side = look.measures.px(22)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.surface3)
        painter.drawEllipse(QRectF(self.rect()))
        painter.setPen(t.text2)
        painter.setFont(self._look.theme.font(12))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class _Bars(QWidget):
    """What stands in the place of a move that nobody has asked for yet: its lines, unreadable."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t, px = self._look.tokens, self._look.measures.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.surface2)
        for number, part in enumerate(BARS):
            top = px(4) + number * px(28)
            painter.drawEllipse(QRectF(0, top, px(22), px(22)))
            painter.drawRoundedRect(QRectF(px(30), top + px(4), part * (self.width() - px(60)), px(14)), 7, 7)
        painter.end()


class MovesPanel(Panel):
    """A move step by step; one that is hidden has a button that shows it."""

    wanted = Signal()
    """The person wants to see it without trying."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._lines: tuple[str, ...] = ()
        self._counts = "", ""
        column = QVBoxLayout(self)
        column.setContentsMargins(*look.measures.dps(20, 12, 20, 10))
        column.setSpacing(look.measures.dp(6))
        head = QHBoxLayout()
        head.setSpacing(look.measures.dp(12))
        self._title = label("", "card")
        self._count = ElidedLabel("", "secondary", "2")
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        column.addLayout(head)
        self._places = QStackedLayout()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._places.addWidget(self._scroll)
        self._cover = _Bars(look)
        cover = QHBoxLayout(self._cover)
        cover.setContentsMargins(0, 0, 0, 0)
        self.reveal = Button(look, "", Kind.SECONDARY, Grade.NORMAL, icon="eye")
        self.reveal.clicked.connect(self.wanted)
        cover.addStretch(1)
        cover.addWidget(self.reveal)
        cover.addStretch(1)
        self._places.addWidget(self._cover)
        column.addLayout(self._places, 1)

    def show_title(self, title: str, count: str = "", short: str = "", good: bool = False) -> None:
        """Say whose move it is, and what it comes to; `short` says it where there is no room for more."""
        self._title.setText(title)
        self._counts = count, short
        self._fit_count()
        set_tone(self._count, "accent" if good else "2")
        self.setAccessibleName(f"{title}: {count}" if count else title)

    def _fit_count(self) -> None:
        count, short = self._counts
        room = self.width() - self._title.sizeHint().width() - self._look.measures.dp(56)
        self._count.set_text(count if self._count.fontMetrics().horizontalAdvance(count) <= room else short)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_count()

    def show_lines(self, lines: Sequence[str], numbered: bool = True) -> None:
        """Show the steps."""
        self._lines = tuple(lines)
        inside = QWidget()
        inside.setProperty("scrolled", "true")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.measures.dp(6))
        for number, line in enumerate(lines, start=1):
            row = QHBoxLayout()
            row.setSpacing(self._look.measures.dp(8))
            if numbered:
                row.addWidget(Number(self._look, number), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(SuitLabel(self._look, line, 14, "text1" if numbered else "text2", wrap=True), 1)
            column.addLayout(row)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        self._scroll.setAccessibleName(". ".join(lines))
        self._places.setCurrentWidget(self._scroll)

    def hide_lines(self) -> None:
        """Keep the steps for whoever asks."""
        self._lines = ()
        self.reveal.setText(self.tr("Show it without trying"))
        self._places.setCurrentWidget(self._cover)

    @property
    def lines(self) -> tuple[str, ...]:
        """The steps that can be read."""
        return self._lines

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._look.measures.dp(200), self._look.measures.dp(100))


class Pair(QHBoxLayout):
    """Two panels side by side, equally wide."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setSpacing(look.measures.dp(12))
        self.own, self.best = MovesPanel(look), MovesPanel(look)
        self.addWidget(self.own, 1)
        self.addWidget(self.best, 1)
        look.theme.changed.connect(self.fit)
        self._look = look
        self.fit()

    def fit(self) -> None:
        """Take the height of the size class."""
        m = self._look.measures
        for panel in (self.own, self.best):
            panel.setFixedHeight(m.dp(112) if m.compact else m.px(156))


