"""The clock of a contest: large figures, and under them a bar for what is left of the time."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.puzzle_words import duration_text, duration_words

FIGURES = 44
BAR = 5
WIDEST = "0:00"
URGENT_SECONDS = 10


class BigClock(QWidget):
    """Shows a time on felt; `part` is what the bar has left, 0 to 1, and None leaves the bar away."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text = WIDEST
        self._part: float | None = None
        self._urgent = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        look.theme.changed.connect(self.updateGeometry)

    @property
    def text(self) -> str:
        """The time as it is read."""
        return self._text

    def show_time(self, seconds: float, part: float | None = None, urgent: bool = False) -> None:
        """Show so many seconds; `urgent` in the colour of a warning."""
        text = duration_text(seconds)
        if (text, part, urgent) == (self._text, self._part, self._urgent):
            return
        if text != self._text:
            self.setAccessibleName(duration_words(seconds))
        self._text, self._part, self._urgent = text, part, urgent
        self.update()

    def _font(self) -> QFont:
        font = self._look.theme.font(FIGURES, QFont.Weight.Bold)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = QFontMetricsF(self._font())
        bar = self._look.measures.px(BAR)
        return QSize(round(metrics.horizontalAdvance(WIDEST)) + 8, round(metrics.capHeight()) + 4 * bar)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        t = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = self._look.measures.px(BAR)
        font = self._font()
        high = QFontMetricsF(font).capHeight()
        top = (self.height() - high - (3 * bar if self._part is not None else 0)) / 2
        painter.setFont(font)
        painter.setPen(t.warn_text if self._urgent else t.on_felt1)
        middle = top + high / 2
        room = QRectF(0, middle - self.height(), self.width(), 2 * self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._text)
        if self._part is not None:
            track = QRectF(2, top + high + 2 * bar, self.width() - 4, bar)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.ring_track)
            painter.drawRoundedRect(track, bar / 2, bar / 2)
            painter.setBrush(t.warn if self._urgent else t.accent)
            filled = max(0.0, min(1.0, self._part)) * track.width()
            if filled > 0:
                painter.drawRoundedRect(QRectF(track.left(), track.top(), max(filled, bar), bar), bar / 2, bar / 2)
        painter.end()
