"""Suit signs as drawn paths, alone and inside a line of text; font glyphs become emoji on some systems."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

SIGNS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "●": "k", "◆": "r", "■": "b", "▲": "o"}
LETTERS = {letter: sign for sign, letter in SIGNS.items()}
ELLIPSIS = "…"

# The outlines of the faces, on a box from -50 to 50 (resources/art/artkit/suits.py; a test compares them).
OUTLINES = {
    "s": "M0 -51C8 -37 47 -13 47 17C47 32 37 41 25 41C17 41 10 37.5 5.5 31C6.5 41 11 47 20 51H-20"
    "C-11 47 -6.5 41 -5.5 31C-10 37.5 -17 41 -25 41C-37 41 -47 32 -47 17C-47 -13 -8 -37 0 -51Z",
    "h": "M0 49C-7 37 -49 13 -49 -18C-49 -36 -38 -46 -25 -46C-13 -46 -4 -39 0 -28"
    "C4 -39 13 -46 25 -46C38 -46 49 -36 49 -18C49 13 7 37 0 49Z",
    "d": "M0 -53C8 -36 22 -15 40 0C22 15 8 36 0 53C-8 36 -22 15 -40 0C-22 -15 -8 -36 0 -53Z",
    "c": "M-17.9 -12C-25.48 -21.39 -24.51 -35.05 -15.68 -43.27C-6.84 -51.5 6.84 -51.5 15.68 -43.27"
    "C24.51 -35.05 25.48 -21.39 17.9 -12C29.48 -16.34 42.42 -10.76 47.19 0.64C51.97 12.05 46.88 25.19 35.67 30.4"
    "C24.45 35.6 11.13 31.01 5.5 20C6.5 37 11 46.5 20 51H-20C-11 46.5 -6.5 37 -5.5 20"
    "C-11.13 31.01 -24.45 35.6 -35.67 30.4C-46.88 25.19 -51.97 12.05 -47.19 0.64"
    "C-42.42 -10.76 -29.48 -16.34 -17.9 -12Z",
}
# The shapes of tiles, on the same box (resources/art/artkit/tiles.py draws them smaller).
TILE_OUTLINES = {
    "k": "M0 -42C23.2 -42 42 -23.2 42 0C42 23.2 23.2 42 0 42C-23.2 42 -42 23.2 -42 0C-42 -23.2 -23.2 -42 0 -42Z",
    "r": "M0 -52L44 0L0 52L-44 0Z",
    "b": "M-39 -39H39V39H-39Z",
    "o": "M0 -45L50 40H-50Z",
}
_COMMAND = re.compile(r"([MCLHVZ])([^MCLHVZ]*)")
_PARTS = re.compile("([♠♥♦♣●◆■▲])")


@cache
def outline(suit: str) -> QPainterPath:
    """The path of a suit (`c d h s`) or a tile's shape (`k r b o`) on a box from -50 to 50; copy it to change it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, digits in _COMMAND.findall(OUTLINES.get(suit) or TILE_OUTLINES[suit]):
        numbers = [float(number) for number in digits.split()]
        if command == "M":
            path.moveTo(*numbers)
        elif command == "L":
            path.lineTo(*numbers)
        elif command == "H":
            path.lineTo(numbers[0], path.currentPosition().y())
        elif command == "V":
            path.lineTo(path.currentPosition().x(), numbers[0])
        elif command == "C":
            path.cubicTo(*numbers)
        else:
            path.closeSubpath()
    return path


def paint_sign(painter: QPainter, suit: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Paint one suit sign `size` pixels high."""
    scale = size / 100
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(scale, scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(place.map(outline(suit)), colour)
    painter.restore()


def pretty(face: str) -> str:
    """A card's notation as people read it: `Th` is 10♥, `10r` is 10◆; a joker or a back stays as it is."""
    if len(face) < 2 or face[-1] not in LETTERS:
        return face
    return face[:-1].replace("T", "10") + LETTERS[face[-1]]


class SuitLine:
    """One line of text in one font, its suit signs replaced by drawings of the capitals' height."""

    def __init__(self, text: str, font: QFont) -> None:
        self.text = text
        self.font = font
        self._metrics = QFontMetricsF(font)
        self._size = self._metrics.capHeight() * 1.12

    def width(self) -> float:
        """The length of the whole line in pixels."""
        return self._measure(self.text)

    def elided(self, room: float) -> str:
        """The text, cut with an ellipsis when it is longer than that."""
        if self.width() <= room:
            return self.text
        low, high = 0, len(self.text)
        while low < high:
            middle = (low + high + 1) // 2
            if self._measure(self.text[:middle].rstrip() + ELLIPSIS) <= room:
                low = middle
            else:
                high = middle - 1
        return self.text[:low].rstrip() + ELLIPSIS

    def wrapped(self, room: float) -> list[str]:
        """The text broken at blanks into lines no longer than that; a longer word has its own line."""
        lines: list[str] = []
        for word in self.text.split(" "):
            if lines and self._measure(f"{lines[-1]} {word}") <= room:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
        return lines

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        colour: QColor,
        sign_colour: Callable[[str], QColor] | None = None,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Paint the line, cut to the rectangle and centred in its height; signs take the text's colour by default."""
        text = self.elided(rect.width())
        x = rect.left()
        if align & Qt.AlignmentFlag.AlignHCenter:
            x += (rect.width() - self._measure(text)) / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            x += rect.width() - self._measure(text)
        baseline = rect.center().y() + (self._metrics.ascent() - self._metrics.descent()) / 2
        painter.setFont(self.font)
        painter.setPen(colour)
        for part in _PARTS.split(text):
            if part in SIGNS:
                suit = SIGNS[part]
                centre = QPointF(x + self._sign_width() / 2, baseline - self._metrics.capHeight() / 2)
                paint_sign(painter, suit, centre, self._size, sign_colour(suit) if sign_colour else colour)
                x += self._sign_width()
            elif part:
                painter.setPen(colour)
                painter.drawText(QPointF(x, baseline), part)
                x += self._metrics.horizontalAdvance(part)

    def _sign_width(self) -> float:
        return self._size * 1.12

    def _measure(self, text: str) -> float:
        return sum(
            self._sign_width() if part in SIGNS else self._metrics.horizontalAdvance(part)
            for part in _PARTS.split(text)
            if part
        )
