"""Small pictures of a table or a hand, for the home page, the score sheet and the rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.card_art import CardState, margin
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.felt import Felt

LARGEST = 44
SMALLEST = 14
OVERLAP = 0.5
APART = 1.05  # tiles lie side by side
MELD_GAP = 0.28  # of a card's width
ROW_GAP = 0.30


def _length(cards: int, width: float, overlap: float = OVERLAP) -> float:
    return width * (1 + overlap * (cards - 1))


def _overlap(look: Look) -> float:
    return APART if look.has_tiles else OVERLAP


def _rows(
    melds: Sequence[Sequence[str]], width: float, room: float, overlap: float = OVERLAP
) -> list[list[Sequence[str]]]:
    rows: list[list[Sequence[str]]] = []
    used = 0.0
    for meld in melds:
        length = _length(len(meld), width, overlap)
        if rows and used + MELD_GAP * width + length <= room:
            rows[-1].append(meld)
            used += MELD_GAP * width + length
        else:
            rows.append([meld])
            used = length
    return rows


def fitting_width(look: Look, melds: Sequence[Sequence[str]], room: QSize, largest: int = LARGEST) -> int:
    """The largest card width at which these melds fit into that room, never under SMALLEST; `look` is theirs."""
    overlap = _overlap(look)
    for width in range(largest, SMALLEST, -1):
        rows = _rows(melds, width, room.width(), overlap)
        high = len(rows) * look.cards.height(width) + (len(rows) - 1) * ROW_GAP * width
        wide = max((_length(len(meld), width, overlap) for meld in melds), default=0.0)
        if high <= room.height() and wide <= room.width():
            return width
    return SMALLEST


class _Picture(QWidget):
    """A picture drawn after the first paint, so that a page full of them opens at once, and then kept."""

    def __init__(
        self, look: Look, name: str, felt: Felt | None, radii: tuple[int, int], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._art = look
        """The look of what it shows, which may be tiles."""
        self._felt = felt
        self._radii = radii
        self._picture: QPixmap | None = None
        self._asked = False
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.theme.changed.connect(self._forget)
        look.cards.changed.connect(self._forget)

    def _forget(self) -> None:
        self._picture = None
        self.update()

    def _draw_later(self) -> None:
        self._asked = False
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._felt is not None:
            painter.setClipPath(self._shape())
            painter.drawPixmap(0, 0, self._felt.pixmap(self.size(), ratio))
        self._draw(painter)
        painter.end()
        self._picture = picture
        self.update()

    def _shape(self) -> QPainterPath:
        """The rectangle with round corners, left ones and right ones of their own radius."""
        left, right = self._radii
        w, h = float(self.width()), float(self.height())
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, w, h), max(left, right), max(left, right))
        if not left:
            path.addRect(QRectF(0, 0, w / 2, h))
        if not right:
            path.addRect(QRectF(w / 2, 0, w / 2, h))
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def _draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _card(self, painter: QPainter, face: str, x: float, y: float, width: int, state: CardState) -> None:
        edge = margin(width, state)
        pixmap = self._art.cards.pixmap(face, width, painter.device().devicePixelRatio(), state)
        painter.drawPixmap(QPointF(x - edge, y - edge), pixmap)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        stale = self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size()
        if stale and not self._asked:
            self._asked = True
            later(self, 0, self._draw_later)
        if self._picture is not None:
            painter.drawPixmap(0, 0, self._picture)
        elif self._felt is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(self._shape(), self._look.tokens.felt2)
        painter.end()


class TablePicture(_Picture):
    """The melds of a table in centred rows, on felt unless `felt` is None; faces in notation (`7h`, `*`)."""

    def __init__(
        self,
        look: Look,
        melds: Sequence[Sequence[str]] = (),
        name: str = "",
        felt: Felt | None = None,
        radii: tuple[int, int] = (0, 0),
        padding: int = 12,
        largest: int = LARGEST,
        left_aligned: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, name, felt, radii, parent)
        self._melds = [tuple(meld) for meld in melds if meld]
        self._art = look.of(face for meld in melds for face in meld)
        self._padding = padding
        self._largest = largest
        self._left_aligned = left_aligned

    def show_table(self, melds: Sequence[Sequence[str]], name: str = "") -> None:
        """Show this table, and say it in words for screen readers."""
        self._melds = [tuple(meld) for meld in melds if meld]
        self._art = self._look.of(face for meld in melds for face in meld)
        self.setAccessibleName(name)
        self._forget()

    def card_width(self) -> int:
        """The width its cards have at the present size."""
        room = QSize(self.width() - 2 * self._padding, self.height() - 2 * self._padding)
        return fitting_width(self._art, self._melds, room, self._look.measures.px(self._largest))

    def _draw(self, painter: QPainter) -> None:
        width, overlap = self.card_width(), _overlap(self._art)
        height = self._art.cards.height(width)
        room = QRectF(self.rect()).adjusted(self._padding, self._padding, -self._padding, -self._padding)
        rows = _rows(self._melds, width, room.width(), overlap)
        pitch = height + ROW_GAP * width
        high = len(rows) * pitch - ROW_GAP * width
        if len(rows) > 1 and high > room.height():  # more than fits at the smallest width: rows close up
            pitch = (room.height() - height) / (len(rows) - 1)
            high = room.height()
        y = room.top() + (room.height() - high) / 2
        state = CardState.REST if width >= 24 else CardState.FLAT
        for row in rows:
            length = sum(_length(len(meld), width, overlap) for meld in row) + MELD_GAP * width * (len(row) - 1)
            x = room.left() + (0 if self._left_aligned else (room.width() - length) / 2)
            for meld in row:
                for number, face in enumerate(meld):
                    self._card(painter, face, x + number * width * overlap, y, width, state)
                x += _length(len(meld), width, overlap) + MELD_GAP * width
            y += pitch


class HandPicture(_Picture):
    """A few cards held in a fan, or (`fan` false) in a row that closes up until it fits."""

    def __init__(
        self,
        look: Look,
        cards: Sequence[str] = (),
        name: str = "",
        felt: Felt | None = None,
        radii: tuple[int, int] = (0, 0),
        fan: bool = True,
        largest: int = 52,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, name, felt, radii, parent)
        self._cards = tuple(cards)
        self._art = look.of(cards)
        self._fan = fan
        self._largest = largest

    def show_cards(self, cards: Sequence[str], name: str = "") -> None:
        """Show these cards, and say them in words for screen readers."""
        self._cards = tuple(cards)
        self._art = self._look.of(cards)
        self.setAccessibleName(name)
        self._forget()

    def _draw(self, painter: QPainter) -> None:
        if not self._cards:
            return
        if self._fan and not self._art.has_tiles:
            self._draw_fan(painter)
        else:
            self._draw_row(painter)

    def _draw_row(self, painter: QPainter) -> None:
        largest = self._look.measures.px(self._largest)
        width = min(largest, round((self.height() - 12) / self._art.cards.cut.height))
        count = len(self._cards)
        if self._art.has_tiles:  # tiles stand, they are not held in a fan, and never cover each other
            width = min(width, int((self.width() - 12) / (APART * count)))
        if self._fan:
            width = min(width, round(self.height() * 0.5), round(self.width() / (APART * (count + 0.6))))
        room = self.width() - 12 - width
        step = min(width * _overlap(self._art), room / (count - 1)) if count > 1 else 0.0
        y = (self.height() - self._art.cards.height(width)) / 2
        left = (self.width() - width - step * (count - 1)) / 2 if self._fan else 6.0
        for number, face in enumerate(self._cards):
            self._card(painter, face, round(left + number * step), y, width, CardState.REST)

    def _draw_fan(self, painter: QPainter) -> None:
        width = min(self._look.measures.px(self._largest), round(self.height() * 0.60))
        height = self._art.cards.height(width)
        count = len(self._cards)
        step = min(width * 0.72, (self.width() - width * 1.35) / max(1, count - 1))
        left = (self.width() - width - step * (count - 1)) / 2
        top = self.height() - height * 0.92 if self._felt is not None else self.height() * 0.12
        for number, face in enumerate(self._cards):
            off = number - (count - 1) / 2
            painter.save()
            painter.translate(left + number * step + width / 2, top + height + abs(off) * width * 0.06)
            painter.rotate(off * 9)
            self._card(painter, face, -width / 2, -height, width, CardState.REST)
            painter.restore()
