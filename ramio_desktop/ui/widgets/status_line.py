"""The one line that always says what is to be done or what is wrong (mock/spec.md §6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.suits import SuitLine
from ramio_desktop.ui.tile_words import spoken
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.labels import suit_inks, tip


class Tone(StrEnum):
    """Plain information, the action that is due, or what is wrong."""

    PLAIN = "plain"
    DUE = "due"
    WRONG = "wrong"


@dataclass(frozen=True)
class Progress:
    """How far the opening is: a word, a bar from 0 to 1, and the same in figures."""

    word: str
    part: float
    figures: str


BAR = QSize(128, 8)
GAP = 8


class StatusLine(QWidget):
    """Shows one text with its icon; suit signs are drawn; a text that is too long is whole in the tooltip."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._text, self._short, self._icon, self._tone = "", "", "", Tone.PLAIN
        self._progress: Progress | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._relayout)

    @property
    def text(self) -> str:
        return self._text

    @property
    def tone(self) -> Tone:
        return self._tone

    def show_text(
        self, text: str, icon: str = "info", tone: Tone = Tone.PLAIN, progress: Progress | None = None, short: str = ""
    ) -> None:
        """Say this now, to the eye and to screen readers; where there is no room for it, `short` is shown instead."""
        short = short[:1].upper() + short[1:]  # the reasons that stand under a meld begin small
        if (text, icon, tone, progress, short) == (self._text, self._icon, self._tone, self._progress, self._short):
            return
        differs = text != self._text
        self._text, self._icon, self._tone, self._progress = text, icon, tone, progress
        self._short = short
        name = text if progress is None else f"{text}. {progress.word}: {progress.figures}"
        self.setAccessibleName(spoken(name))
        if differs and text:
            announce(self, text, assertive=tone is Tone.WRONG)
        self._relayout()

    def _font(self) -> QFont:
        font = self._look.theme.font(weight=QFont.Weight.Medium)
        font.setPixelSize(self._look.measures.base_text + 1)
        return font

    def _relayout(self) -> None:
        self.updateGeometry()
        self._hint_when_cut()
        self.update()

    def _gap(self) -> int:
        return self._look.measures.dp(GAP)

    def _bar(self) -> QSize:
        dp = self._look.measures.dp
        return QSize(dp(BAR.width()), dp(BAR.height()))

    def _pads(self) -> tuple[int, int, int]:
        """Left and right padding and the icon's size."""
        plain = self._tone is Tone.PLAIN
        dp = self._look.measures.dp
        return (0 if plain else dp(10), 0 if plain else dp(14), self._look.measures.base_text + 5 if self._icon else 0)

    def _progress_width(self, with_word: bool = True) -> float:
        if self._progress is None:
            return 0.0
        font = self._font()
        word = SuitLine(self._progress.word, font).width() + self._gap() if with_word else 0.0
        return 3 * self._gap() + word + SuitLine(self._progress.figures, font).width() + self._bar().width()

    def _wanted(self, text: str | None = None) -> float:
        left, right, icon = self._pads()
        words = SuitLine(self._text if text is None else text, self._font()).width()
        return left + icon + (self._gap() if icon else 0) + words + right + 2

    def shown(self) -> tuple[str, bool]:
        """The text there is room for, and whether the progress keeps its word; the short one may still be cut."""
        for text in (self._text, self._short):
            for with_word in (True, False):
                if text and self._wanted(text) + self._progress_width(with_word) <= self.width():
                    return text, with_word
        return self._short or self._text, False

    @property
    def is_cut(self) -> bool:
        """Whether not even the short text has room."""
        text, with_word = self.shown()
        return self._wanted(text) + self._progress_width(with_word) > self.width()

    def _hint_when_cut(self) -> None:
        is_short = self.width() > 0 and (self.is_cut or self.shown()[0] != self._text)
        self.setToolTip(tip(self._text) if is_short else "")

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(self._wanted() + self._progress_width()), self._look.measures.pill_height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(120, self._look.measures.pill_height)

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        self._hint_when_cut()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self._text:
            return
        t = self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self._look.measures.pill_height
        top = (self.height() - height) / 2
        left, right, icon = self._pads()
        text, with_word = self.shown()
        width = min(self._wanted(text), self.width() - self._progress_width(with_word))
        if self._tone is not Tone.PLAIN:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.accent_soft if self._tone is Tone.DUE else t.warn_soft)
            painter.drawRoundedRect(QRectF(0, top, width, height), height / 2, height / 2)
        x = float(left)
        if icon:
            ink = {Tone.PLAIN: "on_felt1", Tone.DUE: "accent_text", Tone.WRONG: "warn_text"}[self._tone]
            self._look.icons.paint(painter, self._icon, QRectF(x, top + (height - icon) / 2, icon, icon), ink)
            x += icon + self._gap()
        line = SuitLine(text, self._font())
        line.paint(painter, QRectF(x, top, width - x - right, height), t.on_felt1, suit_inks(self._look))
        if self._progress is not None:
            self._paint_progress(painter, width + 2 * self._gap(), top, height, with_word)
        painter.end()

    def _paint_progress(self, painter: QPainter, x: float, top: float, height: float, with_word: bool) -> None:
        assert self._progress is not None
        t, font = self._look.tokens, self._font()
        if with_word:
            word = SuitLine(self._progress.word, font)
            word.paint(painter, QRectF(x, top, word.width() + 1, height), t.on_felt2)
            x += word.width() + self._gap()
        size = self._bar()
        bar = QRectF(x, top + (height - size.height()) / 2, size.width(), size.height())
        end = bar.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.ring_track)
        painter.drawRoundedRect(bar, end, end)
        filled = max(0.0, min(1.0, self._progress.part)) * bar.width()
        if filled > 0:
            painter.setBrush(t.accent)
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(filled, bar.height()), bar.height()), end, end)
        figures = SuitLine(self._progress.figures, font)
        figures.paint(painter, QRectF(bar.right() + self._gap(), top, figures.width() + 1, height), t.on_felt1)
