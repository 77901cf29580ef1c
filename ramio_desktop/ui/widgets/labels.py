"""Texts: the type scale, one that elides, one with drawn suit signs, and the chip."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.suits import SuitLine
from ramio_desktop.ui.theme import Ground
from ramio_desktop.ui.tile_words import spoken


def label(text: str = "", type: str = "", tone: str = "1", wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """A QLabel of the type scale (mock/spec.md §2).

    `type` is display, title, page, section, card, strong, secondary, over, caption, number or empty for body;
    `tone` is 1, 2, 3, accent, warn, danger, felt1 or felt2.
    """
    made = QLabel(text, parent)
    made.setProperty("type", type)
    made.setProperty("tone", tone)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    return made


def breakable(text: str, longest: int = 28) -> str:
    """The text with line breaks in words of more letters than that: nothing a person types sticks out of its label."""
    return " ".join(
        "\n".join(word[at : at + longest] for at in range(0, len(word), longest)) for word in text.split(" ")
    )


def tip(text: str) -> str:
    """The text as a tooltip shows it literally: Qt takes what looks like HTML for HTML, in a name too."""
    return f"<qt>{escape(text)}</qt>" if "<" in text or "&" in text else text


def set_tone(target: QLabel, tone: str) -> None:
    """Give a label another ink."""
    if target.property("tone") != tone:
        target.setProperty("tone", tone)
        target.style().unpolish(target)
        target.style().polish(target)


class ElidedLabel(QLabel):
    """One line that is cut with an ellipsis when its room is short; the whole text is in the tooltip then."""

    def __init__(self, text: str = "", type: str = "", tone: str = "1", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setProperty("type", type)
        self.setProperty("tone", tone)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show this text, as much as fits."""
        self._whole = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self._cut()

    def whole(self) -> str:
        """The text that is meant, however much of it is seen."""
        return self._whole

    def _cut(self) -> None:
        metrics, end = self.fontMetrics(), Qt.TextElideMode.ElideRight
        shown = "\n".join(metrics.elidedText(line, end, self.width()) for line in self._lines(self.width()))
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(tip(self._whole) if "…" in shown and shown != self._whole else "")

    def _lines(self, width: int) -> list[str]:
        """What stands one below the other in that width."""
        return [self._whole]

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().horizontalAdvance("MM…"), self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._cut()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._cut()


class FoldedLabel(ElidedLabel):
    """Parts with a dot between them, one below the other where a single line has no room for them."""

    DOT = " · "

    def height_in(self, width: int) -> int:
        """How high it is in that width."""
        return len(self._lines(width)) * self.fontMetrics().height()

    def _lines(self, width: int) -> list[str]:
        fits = self.fontMetrics().horizontalAdvance(self._whole) <= width
        return [self._whole] if fits else self._whole.split(self.DOT)


class SuitLabel(QWidget):
    """A text whose suit signs are drawn; it wraps at blanks when asked to, else it elides."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        size: float = 14,
        tone: str = "text1",
        weight: QFont.Weight = QFont.Weight.Normal,
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self._size = size
        self._tone = tone
        self._weight = weight
        self._wrap = wrap
        self._align = align
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.set_text(text)
        look.theme.changed.connect(self._relayout)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        """Show this text; `♠♥♦♣` and the shapes of tiles are drawn."""
        self._text = text
        self.setAccessibleName(spoken(text))
        self._relayout()

    def set_tone(self, tone: str) -> None:
        """Write in the colour of that token."""
        self._tone = tone
        self.update()

    def _relayout(self) -> None:
        self.updateGeometry()
        self.update()

    def _line(self) -> SuitLine:
        return SuitLine(self._text, self._look.theme.font(self._size, self._weight))

    def _leading(self) -> int:
        return round(self._look.measures.text(self._size) * 1.43)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(self._line().width()) + 2, self._leading())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._look.measures.text(self._size) * 3, self._leading())

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._leading() * len(self._line().wrapped(width)) if self._wrap else self._leading()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        line = self._line()
        texts = line.wrapped(self.width()) if self._wrap else [self._text]
        leading = self._leading()
        top = (self.height() - leading * len(texts)) / 2
        for number, text in enumerate(texts):
            rect = QRectF(0, top + number * leading, self.width(), leading)
            SuitLine(text, line.font).paint(
                painter, rect, self._look.tokens.colour(self._tone), suit_inks(self._look), self._align
            )
        painter.end()


def suit_inks(look: Look) -> Callable[[str], QColor]:
    """The suit colours for running text on the theme's grounds."""
    return lambda suit: look.theme.suit_colour(suit, Ground.TEXT)


class Chip(QLabel):
    """A short word on a round ground, 24 high: plain, accent, warn or danger."""

    def __init__(self, text: str = "", chip: str = "plain", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("chip", chip)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_chip(self, chip: str) -> None:
        """Change its meaning: plain, accent, warn or danger."""
        if self.property("chip") != chip:
            self.setProperty("chip", chip)
            self.style().unpolish(self)
            self.style().polish(self)


class Mark(QWidget):
    """The accent dot beside something that differs; its name says what (screen readers, tooltip)."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedSize(look.measures.dp(8), look.measures.dp(8))
        self.set_name(name)
        look.theme.changed.connect(self.update)

    def set_name(self, name: str) -> None:
        """Say what the dot means."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.tokens.accent)
        painter.drawEllipse(QRectF(self.rect()))
        painter.end()
