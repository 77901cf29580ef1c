"""Faces of the seats: eight drawn patterns, chosen by the player's name, with the ring of the clock around them."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.settings import OPPONENT_NAMES
from ramio_desktop.ui.theme import Theme

# Ground, figure and second ground of each pattern; part of the drawings, so the same in both themes.
_COLOURS = (
    ("#E07A5F", "#F2CC8F", "#3D405B"),
    ("#5B8E7D", "#F4E285", "#264653"),
    ("#7A6FBE", "#F6BD60", "#33305C"),
    ("#3A86B7", "#F7C59F", "#12355B"),
    ("#C2577A", "#FFD9A0", "#4A1E3A"),
    ("#8C9AA3", "#DCE4E8", "#3B474E"),
    ("#4F9D69", "#FFE3B3", "#1F4D3A"),
    ("#D9A441", "#FFF1D0", "#6B3E1E"),
)
PATTERNS = len(_COLOURS)
_COMPUTERS = dict(zip(OPPONENT_NAMES, (2, 0, 3, 7, 5, 4, 6), strict=True))
"""Each of the usual computer players has a pattern nobody else of them has."""
_SPARE = next(pattern for pattern in range(PATTERNS) if pattern not in _COMPUTERS.values())
"""What one of them takes whose pattern is the person's own."""


def avatar_of(name: str) -> int:
    """The pattern of a player, the same on every machine."""
    return _COMPUTERS[name] if name in _COMPUTERS else crc32(name.encode("utf-8")) % PATTERNS


def own_avatar(name: str, chosen: int) -> int:
    """The pattern of somebody who may have chosen one; -1 is none."""
    return chosen if chosen >= 0 else avatar_of(name)


def avatars_of(names: Sequence[str], own: int = -1, chosen: int = -1) -> list[int]:
    """The patterns of the players at one table: no two alike while there are patterns left, first come first served.

    The player in the place `own` comes first of all with the pattern he has chosen; -1 is nobody, and none. The usual
    computer players come next, so that each looks the same whoever else is there.
    """
    taken = {own: own_avatar(names[own], chosen)} if own >= 0 else {}
    for place in sorted(range(len(names)), key=lambda place: names[place] not in _COMPUTERS):
        if place in taken:
            continue
        wanted = avatar_of(names[place])
        if names[place] in _COMPUTERS and wanted == taken.get(own):
            wanted = _SPARE
        circle = [(wanted + step) % PATTERNS for step in range(PATTERNS)]
        free = [pattern for pattern in circle if pattern not in taken.values()]
        taken[place] = free[0] if free else wanted
    return [taken[place] for place in range(len(names))]


def paint_avatar(painter: QPainter, rect: QRectF, pattern: int, away: bool = False) -> None:
    """Paint the round picture into a square; grey and faint for somebody who is away."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if away:
        painter.setOpacity(painter.opacity() * 0.45)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    # every figure is intersected with the disc instead of clipped: clipping has no smooth edge
    disc = QPainterPath()
    disc.addEllipse(0, 0, 100, 100)
    for path, colour in _figure(pattern):
        ink = QColor(colour)
        if away:
            ink.setHsl(0, 0, ink.lightness())
        painter.fillPath(disc.intersected(path), ink)
    painter.restore()


def _box(x: float, y: float, w: float, h: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(x, y, w, h)
    return path


def _round(x: float, y: float, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), r, r)
    return path


def _shape(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _figure(pattern: int) -> list[tuple[QPainterPath, str]]:
    one, two, three = _COLOURS[pattern % PATTERNS]
    whole = _box(0, 0, 100, 100)
    if pattern == 0:
        return [(whole, one), (_box(0, 50, 100, 50), three), (_round(50, 46, 22), two)]
    if pattern == 1:
        return [(whole, three), (_shape((0, 100), (100, 0), (100, 100)), one), (_round(38, 40, 20), two)]
    if pattern == 2:
        sun = _round(50, 60, 28).intersected(_box(0, 0, 100, 60))
        return [(whole, one), (_box(0, 52, 100, 48), three), (sun, two)]
    if pattern == 3:
        middle = _round(50, 50, 30)
        right, left = middle.intersected(_box(50, 0, 50, 100)), middle.intersected(_box(0, 0, 50, 100))
        return [(whole, one), (_box(0, 0, 50, 100), three), (right, two), (left, one)]
    if pattern == 4:
        return [(whole, three), (_round(50, 100, 56), one), (_round(50, 40, 18), two)]
    if pattern == 5:
        return [(whole, three), (_round(28, 62, 34), one), (_round(72, 62, 34), two), (_round(50, 30, 13), one)]
    if pattern == 6:
        return [(whole, one), (_shape((0, 100), (50, 40), (100, 100)), three), (_round(50, 36, 18), two)]
    top = _box(0, 0, 100, 50).united(_round(50, 50, 50).intersected(_box(0, 50, 100, 50)))
    return [(whole, three), (top, one), (_shape((50, 22), (72, 44), (50, 66), (28, 44)), two)]


def paint_ring(
    painter: QPainter, centre: QPointF, avatar: float, part: float, track: QColor, colour: QColor
) -> None:
    """The clock around an avatar of that diameter: the part of the time that is left, from the top clockwise."""
    radius = avatar / 2 + 5
    rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(track, 3))
    painter.drawEllipse(rect)
    if part > 0:
        painter.setPen(QPen(colour, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(rect, 90 * 16, -round(min(1.0, part) * 360 * 16))
    painter.restore()


def paint_dealer(painter: QPainter, theme: Theme, disc: QRectF, letter: str) -> None:
    """The dealer's disc with its letter."""
    painter.setPen(QPen(theme.tokens.line_strong, 1))
    painter.setBrush(theme.card_colours.card_face)
    painter.drawEllipse(disc)
    font = theme.font(weight=QFont.Weight.Bold)
    font.setPixelSize(round(disc.height() * 0.55))
    painter.setFont(font)
    painter.setPen(theme.card_colours.suit_spade)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, letter)


class Avatar(QWidget):
    """A player's picture, `size` across at 100 %; decoration for screen readers, which are told the name beside it."""

    def __init__(self, look: Look, pattern: int = 0, size: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pattern = pattern
        self._away = False
        self._side = size
        look.theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        side = self._look.measures.dp(self._side)
        self.setFixedSize(side, side)
        self.update()

    def show_player(self, pattern: int, away: bool = False) -> None:
        """Show that pattern, grey when the player is away."""
        self._pattern, self._away = pattern, away
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_avatar(painter, QRectF(self.rect()), self._pattern, self._away)
        painter.end()
