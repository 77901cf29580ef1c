"""The pictures around the cards: plates, ghosts, badges, reasons, the stock and the place for a new meld."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from ramio_desktop.model.cards import Card
from ramio_desktop.ui.card_art import BACK, CardState, margin
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.shown import ShownMeld
from ramio_desktop.ui.pixmaps import MEGABYTE, PixmapStore, blank, soft_shadow
from ramio_desktop.ui.plates import (
    BADGE_MARGIN,
    BADGE_SIZES,
    HANDLE_SIZE,
    PILL_MARGIN,
    Badge,
    Pill,
    Plate,
    plate_margin,
)  # fmt: skip
from ramio_desktop.ui.scene.animator import Pose
from ramio_desktop.ui.scene.places import MeldPlaces, SlotKind
from ramio_desktop.ui.suits import SuitLine
from ramio_desktop.ui.texts import card_text, cards_text, short_reason

Z_ROW: Final = 200.0
Z_RAISED: Final = 100.0
Z_TARGET: Final = 5000.0
Z_TOP: Final = 8000.0
Z_STOCK: Final = 9000.0
Z_HAND: Final = 10000.0
Z_MOVING: Final = 12000.0
Z_FLIGHT: Final = 25000.0
Z_DRAGGED: Final = 30000.0

TITLE_SIZES: Final = (14, 13, 12, 11)
"""Of the words on the place for a new meld: the largest that fits."""
PILE: Final = 4
"""The stock shows so many cards at most."""


@dataclass(frozen=True, slots=True)
class Part:
    """A picture and where it belongs; `edge` is what the pixmap has around the part itself."""

    pixmap: QPixmap
    centre: QPointF
    width: float
    height: float
    edge: float
    z: float
    opacity: float = 1.0

    @property
    def pose(self) -> Pose:
        """Where it belongs, as a pose."""
        return Pose(self.centre.x(), self.centre.y(), self.width, 0.0, self.opacity)


Parts = dict[Hashable, Part]


def reason_line(meld: ShownMeld, tiles: bool = False) -> str:
    """What is wrong with a group of cards or `tiles`, or which card would mend it."""
    if meld.refusal is None:
        return ""
    names = [card_text(card) for card in meld.mending]
    if len(names) == 1:
        return QCoreApplication.translate("Table", "Needs {card}").format(card=names[0])
    if names:
        one, other = names
        return QCoreApplication.translate("Table", "Needs {one} or {other}").format(one=one, other=other)
    line = short_reason(meld.refusal, tiles)
    return line[:1].upper() + line[1:]


def plus_centre(plate: QRectF) -> QPointF:
    """Where the sign for adding is: at the right of the upper edge, where no badge is."""
    return plate.topRight() + QPointF(-4, 4)


def base_z(places: MeldPlaces, fault: bool) -> float:
    """The stacking order of a meld's plate; its cards come above it, all below what lies on top of the table."""
    return places.row * Z_ROW + (Z_TARGET if places.target else Z_RAISED if fault else 0.0)


class PartMaker:
    """Makes the parts of a table for one look, each picture once for its size and ratio."""

    def __init__(self, look: Look) -> None:
        self.look = self._look = look
        self.store = self._store = PixmapStore(24 * MEGABYTE)
        self.ratio = 1.0

    def forget(self) -> None:
        """Drop the pictures made here, as after a change of colours."""
        self._store.clear()

    # melds

    def plate(self, places: MeldPlaces, kind: Plate) -> Part:
        """The ground of a meld."""
        return self._plate_part(places.plate, kind, base_z(places, kind is Plate.INVALID))

    def glow(self, places: MeldPlaces) -> Part:
        """The light around a meld that was changed."""
        return self._plate_part(places.plate, Plate.CHANGED, places.row * Z_ROW + 1)

    def slots(self, places: MeldPlaces, fault: bool) -> Parts:
        """Ghosts, insertion places and the places dragged cards left."""
        parts: Parts = {}
        cards = [i for i, slot in enumerate(places.shape.slots) if slot.kind is SlotKind.CARD]
        for i, (slot, rect) in enumerate(zip(places.shape.slots, places.rects)):
            base = base_z(places, fault)
            z = base + 10 + i
            if slot.kind is SlotKind.GHOST:
                at_right = bool(cards) and i > cards[-1]
                pixmap = self._look.plates.ghost(slot.face, places.width, self.ratio, at_right)
                z = base + 5 if at_right else z
            elif slot.kind is SlotKind.INSERTION:
                pixmap = self._look.plates.insertion(slot.face, places.width, self.ratio)
            elif slot.kind is SlotKind.LEFT:
                pixmap = self._look.plates.old_place(places.width, self.ratio)
                z = base + 5
            else:
                continue
            parts[places.number, slot.kind, i] = Part(pixmap, rect.center(), rect.width(), rect.height(), 0.0, z)
        return parts

    def fault(self, places: MeldPlaces, meld: ShownMeld, area: QRectF) -> Parts:
        """The badge and the reason of a group that is no meld."""
        badge = self._look.plates.badge(Badge.WARN, self.ratio)
        dp = self._look.measures.dp
        corner, side = places.plate.topLeft() + QPointF(3, 3), dp(24)
        z = Z_TOP + places.row
        parts: Parts = {(meld.number, "badge"): Part(badge, corner, side, side, BADGE_MARGIN, z)}
        height = dp(30 if self._look.measures.name == "large" else 24)
        room = round(max(places.plate.width() * 1.3, dp(230)))
        text = reason_line(meld, self._look.has_tiles)
        pixmap = self._look.plates.pill(Pill.WARN, text, height, self.ratio, room)
        wide = logical(pixmap).width() - 2 * PILL_MARGIN
        left = min(max(places.plate.center().x() - wide / 2, area.left()), area.right() - wide)
        centre = QPointF(round(left) + wide / 2, round(places.plate.bottom()))
        parts[meld.number, "reason"] = Part(pixmap, centre, wide, height, PILL_MARGIN, z)
        return parts

    def handle(self, places: MeldPlaces) -> Part:
        """The grip that shows under the meld the pointer is on."""
        wide, high = map(self._look.measures.dp, HANDLE_SIZE)
        centre = QPointF(round(places.plate.center().x()), round(places.plate.bottom()) + 2)
        return Part(self._look.plates.handle(self.ratio), centre, wide, high, 0.0, Z_TOP)

    def plus(self, places: MeldPlaces) -> Part:
        """The sign that a click adds what is chosen."""
        side = self._look.measures.dp(BADGE_SIZES[Badge.PLUS])
        badge = self._look.plates.badge(Badge.PLUS, self.ratio)
        return Part(badge, plus_centre(places.plate), side, side, BADGE_MARGIN, Z_TOP + places.row)

    def lock(self, places: MeldPlaces) -> Part:
        """The sign that the meld may not be touched yet."""
        side = self._look.measures.dp(BADGE_SIZES[Badge.LOCK])
        badge = self._look.plates.badge(Badge.LOCK, self.ratio)
        corner = places.plate.topLeft() + QPointF(4, 4)
        return Part(badge, corner, side, side, BADGE_MARGIN, Z_TOP + places.row)

    def points(self, places: MeldPlaces, points: int) -> Part:
        """What the meld counts towards the opening, astride its lower edge."""
        m = self._look.measures
        text = QCoreApplication.translate("Table", "{n} points").format(n=points)
        height = m.dp(30 if m.name == "large" else 24)
        pixmap = self._look.plates.pill(Pill.ACCENT, text, height, self.ratio)
        wide = logical(pixmap).width() - 2 * PILL_MARGIN
        left = round(places.plate.center().x() - wide / 2)
        centre = QPointF(left + wide / 2, round(places.plate.bottom()))
        return Part(pixmap, centre, wide, height, PILL_MARGIN, Z_TOP + places.row)

    def replay(self, places: MeldPlaces, name: str, area: QRectF) -> Part:
        """What shows the last laying again, under a meld that it changed; without a name it is that of several."""
        m = self._look.measures
        one = QCoreApplication.translate("Table", "Replay {name}'s move").format(name=name)
        text = one if name else QCoreApplication.translate("Table", "Replay the last moves")
        height = m.dp(32 if m.name == "large" else 26)
        pixmap = self._look.plates.pill(Pill.REPLAY, text, height, self.ratio)
        if logical(pixmap).width() - 2 * PILL_MARGIN > area.width():
            short = QCoreApplication.translate("Table", "Replay")
            pixmap = self._look.plates.pill(Pill.REPLAY, short, height, self.ratio)
        wide = logical(pixmap).width() - 2 * PILL_MARGIN
        left = min(max(places.plate.center().x() - wide / 2, area.left()), area.right() - wide)
        centre = QPointF(round(left) + wide / 2, round(places.plate.bottom()))
        return Part(pixmap, centre, wide, height, PILL_MARGIN, Z_TOP + places.row)

    def new_meld(self, place: QRectF, cards: Sequence[Card], target: bool) -> Parts:
        """The place that takes cards as a new meld."""
        kind = Plate.TARGET if target else Plate.NEW
        pixmap = self._look.plates.plate(kind, round(place.width()), round(place.height()), self.ratio)
        title = QCoreApplication.translate("Table", "New meld")
        if self._look.has_zones:
            title = QCoreApplication.translate("Table", "New meld", "in the ramino games")
        wide, high = round(place.width()) - 8, round(place.height()) - 8
        nothing = QCoreApplication.translate("Table", "bring cards here")
        if self._look.has_tiles:
            nothing = QCoreApplication.translate("Table", "bring tiles here")
        names = cards_text(cards) or nothing
        label = self._label(title, names, wide, high)
        z = Z_TARGET
        return {
            "new": Part(pixmap, place.center(), round(place.width()), round(place.height()), 0.0, z),
            "new label": Part(label, place.center(), wide, high, 0.0, z + 1),
        }

    def old_place(self, rect: QRectF, index: int) -> Part:
        """Where a dragged card was, or would go, in the hand."""
        width = round(rect.width())
        pixmap = self._look.plates.old_place(width, self.ratio)
        return Part(pixmap, rect.center(), width, rect.height(), 0.0, Z_HAND - 1 + index * 0.001)

    # stock

    def stock(self, centre: QPointF, count: int, due: bool) -> Parts:
        """The pile, its count, and the light around it when drawing is due."""
        width = self._look.measures.stock_card
        height = self._look.cards.height(width)
        parts: Parts = {}
        if due:
            parts["stock due"] = self.due_part(QPointF(centre.x(), centre.y() - 6 + 2.5), width, height + 7)
        if count == 0:
            empty = self._look.plates.old_place(width, self.ratio)
            parts["stock", 0] = Part(empty, centre, width, height, 0.0, Z_STOCK)
        back = self._look.cards.pixmap(BACK, width, self.ratio)
        for i in range(min(PILE, count)):
            at = QPointF(centre.x(), round(centre.y() - i * self._look.measures.pile_step - height / 2) + height / 2)
            parts["stock", i] = Part(back, at, width, height, margin(width, CardState.REST), Z_STOCK + i)
        word = QCoreApplication.translate("Table", "Stock")
        if self._look.has_tiles:
            word = QCoreApplication.translate("Table", "Reserve")
        label = self.pile_label(word, count)
        size = logical(label)
        below = QPointF(centre.x(), round(centre.y() + height / 2 + 8) + size.height() / 2)
        parts["stock label"] = Part(label, below, size.width(), size.height(), 0.0, Z_STOCK)
        return parts

    # details

    def _plate_part(self, rect: QRectF, kind: Plate, z: float) -> Part:
        width, height = round(rect.width()), round(rect.height())
        pixmap = self._look.plates.plate(kind, width, height, self.ratio)
        centre = QPointF(round(rect.left()) + width / 2, round(rect.top()) + height / 2)
        return Part(pixmap, centre, width, height, plate_margin(kind), z)

    def due_part(self, centre: QPointF, width: float, height: float) -> Part:
        """The light around a pile a card is due from."""
        size = QSizeF(width + 12, height + 12)
        pixmap = self._store.get(("due", width, height, self.ratio), partial(self._due, size))
        return Part(pixmap, QPointF(centre.x(), round(centre.y())), size.width(), size.height(), _DUE_EDGE, Z_STOCK - 1)

    def pile_label(self, word: str, count: int) -> QPixmap:
        """The name of a pile and how many cards it has."""
        rail = self._look.measures.rail
        return self._store.get(
            ("pile", word, count, rail, self.ratio), partial(self._draw_stock_label, word, str(count), rail)
        )

    def _draw_stock_label(self, word: str, count: str, rail: int) -> QPixmap:
        theme, t = self._look.theme, self._look.tokens
        bold = SuitLine(word, theme.font(14, QFont.Weight.DemiBold))
        plain = SuitLine(count, theme.font(14))
        gap = 6.0
        whole = bold.width() + gap + plain.width()
        pixmap, painter = canvas(QSizeF(rail - 8, theme.measures.text(22)), self.ratio)
        rect = QRectF((rail - 8 - whole) / 2, 0, bold.width() + 1, theme.measures.text(22))
        bold.paint(painter, rect, t.on_felt1)
        plain.paint(painter, QRectF(rect.right() - 1 + gap, 0, plain.width() + 1, rect.height()), t.on_felt2)
        painter.end()
        return pixmap

    def _label(self, title: str, names: str, width: int, height: int) -> QPixmap:
        key = ("new", title, names, width, height, self.ratio)
        return self._store.get(key, partial(self._draw_label, title, names, width, height))

    def _draw_label(self, title: str, names: str, width: int, height: int) -> QPixmap:
        theme, t = self._look.theme, self._look.tokens
        pixmap, painter = canvas(QSizeF(width, height), self.ratio)
        for size in TITLE_SIZES:
            bold = theme.font(size, QFont.Weight.DemiBold)
            titles = [SuitLine(text, bold) for text in SuitLine(title, bold).wrapped(width)]
            if all(line.width() <= width for line in titles):
                break
        else:  # too narrow for its longest word: the first one says enough
            titles = [SuitLine(title.split()[0], bold)]
        lines = [(line, t.accent_text) for line in titles]
        plain = theme.font(13)
        lines += [(SuitLine(text, plain), t.on_felt1) for text in SuitLine(names, plain).wrapped(width) if text]
        pitch = theme.measures.text(20)
        lines = lines[: max(1, height // pitch)]
        y = (height - pitch * len(lines)) / 2
        for line, colour in lines:
            line.paint(painter, QRectF(0, y, width, pitch), colour, align=Qt.AlignmentFlag.AlignHCenter)
            y += pitch
        painter.end()
        return pixmap

    def _due(self, size: QSizeF) -> QPixmap:
        t, edge = self._look.tokens, _DUE_EDGE
        pixmap, painter = canvas(QSizeF(size.width() + 2 * edge, size.height() + 2 * edge), self.ratio)
        rect = QRectF(edge, edge, size.width(), size.height())
        soft_shadow(painter, rect.adjusted(-2, -2, 2, 2), 12, 0, 20, t.accent, 0.35)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(rect, 10, 10)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.accent, 2.5))
        painter.drawRoundedRect(rect.adjusted(-1.25, -1.25, 1.25, 1.25), 11, 11)
        painter.end()
        return pixmap


_DUE_EDGE = 24.0


def canvas(size: QSizeF, ratio: float) -> tuple[QPixmap, QPainter]:
    """An empty picture of that logical size, and its painter."""
    pixmap = blank(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


def logical(pixmap: QPixmap) -> QSizeF:
    """The logical size of a picture."""
    return pixmap.deviceIndependentSize()
