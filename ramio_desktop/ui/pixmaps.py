"""A bounded store of pixmaps and the soft shadows baked into them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil, erf, sqrt

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

MEGABYTE = 1 << 20


class PixmapStore:
    """Pixmaps by key, the least recently used dropped when their bytes exceed `budget`."""

    def __init__(self, budget: int = 128 * MEGABYTE) -> None:
        self._budget = budget
        self._bytes = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap under that key, made now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._bytes += _bytes(made)
        while self._bytes > self._budget and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _bytes(dropped)
        return made

    def clear(self) -> None:
        """Forget everything, as after a change of colours."""
        self._kept.clear()
        self._bytes = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def blank(size: QSizeF, ratio: float) -> QPixmap:
    """A transparent pixmap of that logical size for screens of that pixel ratio."""
    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def soft_shadow(
    painter: QPainter, shape: QRectF, radius: float, dy: float, blur: float, colour: QColor, opacity: float
) -> None:
    """Paint the shadow of a rounded rectangle, `blur` as in CSS box-shadow (twice the deviation).

    The rectangle's own inside is left out, for what casts the shadow covers it. The shadow is a stack of rounded
    rectangles that add up to a Gaussian edge; a wide one is drawn small and enlarged, which nobody can see.
    """
    sigma = max(blur / 2, 0.35)
    reach = 2.2 * sigma
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    coarse = sigma * ratio / 2.5
    painter.save()
    painter.setClipRegion(_outside(shape, radius, reach + abs(dy)), Qt.ClipOperation.IntersectClip)
    if coarse <= 1.5:
        _stack(painter, shape.translated(0, dy), radius, sigma, colour, opacity)
    else:
        room = shape.translated(0, dy).adjusted(-reach - 2, -reach - 2, reach + 2, reach + 2)
        small = blank(QSizeF(room.width() / coarse, room.height() / coarse), ratio)
        scale = coarse * small.deviceIndependentSize().width() / room.width()
        inner = QPainter(small)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner.scale(scale / coarse, scale / coarse)
        inner.translate(-room.topLeft())
        _stack(inner, shape.translated(0, dy), radius, sigma, colour, opacity)
        inner.end()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(room, small, QRectF(small.rect()))
    painter.restore()


def _outside(shape: QRectF, radius: float, reach: float) -> QRegion:
    """Everything around the shape, and its corners."""
    edge = ceil(radius) + 1
    whole = shape.adjusted(-reach - 4, -reach - 4, reach + 4, reach + 4).toAlignedRect()
    across, down = shape.adjusted(1, edge, -1, -edge), shape.adjusted(edge, 1, -edge, -1)
    return QRegion(whole) - QRegion(across.toRect()) - QRegion(down.toRect())


def _stack(painter: QPainter, shape: QRectF, radius: float, sigma: float, colour: QColor, opacity: float) -> None:
    steps = max(6, min(24, round(sigma * 3)))
    reach, covered = 2.2 * sigma, 0.0
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(steps):
        out = reach - (step + 0.5) * 2 * reach / steps
        wanted = opacity * 0.5 * (1 - erf(out / (sigma * sqrt(2))))
        alpha = 1 - (1 - wanted) / (1 - covered)
        covered = wanted
        if alpha <= 0.0005:
            continue
        layer = QColor(colour)
        layer.setAlphaF(min(1.0, alpha))
        painter.setBrush(layer)
        rect = shape.adjusted(-out, -out, out, out)
        if rect.width() <= 0 or rect.height() <= 0:
            break
        corner = max(0.0, min(radius + out, rect.width() / 2, rect.height() / 2))
        painter.drawRoundedRect(rect, corner, corner)
