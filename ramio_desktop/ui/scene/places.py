"""Where every card on the table lies, and what lies at a point: geometry only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF

from ramio_desktop.ui.measures import Measures
from ramio_desktop.ui.scene.flow import Flow, flow, plate_height, plate_width, row_plates

TARGET_SCALE = 1.06
NEW_MELD_SLOTS = 3
LOWEST_PLACE = 52
"""The least height of a place for a new meld, which holds two lines of text."""


class SlotKind(Enum):
    """What a place in a meld holds: a card, the card that would mend it, a dragged card's coming or former place."""

    CARD = "card"
    GHOST = "ghost"
    INSERTION = "insertion"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Slot:
    """One place in a meld; `face` is what a ghost or an insertion place names, in notation."""

    kind: SlotKind
    token: int = -1
    face: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """A meld to be laid out."""

    number: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class MeldPlaces:
    """A meld that is laid out: its plate, the width of its cards, and a rectangle for each slot."""

    shape: Shape
    plate: QRectF
    width: int
    step: float
    rects: tuple[QRectF, ...]
    row: int
    target: bool = False

    @property
    def number(self) -> int:
        """The number of the group."""
        return self.shape.number

    def tokens(self) -> tuple[int, ...]:
        """The cards in the order shown."""
        return tuple(slot.token for slot in self.shape.slots if slot.kind in (SlotKind.CARD, SlotKind.LEFT))

    def token_at(self, point: QPointF) -> int | None:
        """The card under that point."""
        for slot, rect in zip(reversed(self.shape.slots), reversed(self.rects)):
            if slot.kind is SlotKind.CARD and rect.contains(point):
                return slot.token
        return None


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """All melds, and where a new one would go (empty when there is no room for more than the rail)."""

    flow: Flow
    melds: tuple[MeldPlaces, ...]
    new_meld: QRectF

    @property
    def rows(self) -> int:
        """How many rows of melds there are."""
        return max((meld.row + 1 for meld in self.melds), default=0)

    def meld_at(self, point: QPointF) -> MeldPlaces | None:
        """The meld whose plate is under that point; of two, the one on top."""
        for meld in reversed(self.melds):
            if meld.plate.contains(point):
                return meld
        return None

    def meld(self, number: int) -> MeldPlaces | None:
        """The meld of that number."""
        return next((meld for meld in self.melds if meld.number == number), None)


def table_places(
    shapes: Sequence[Shape], area: QRectF, m: Measures, largest: int | None, rail: QRectF,
    most: Mapping[int, int] | None = None,
) -> TablePlaces:
    """Lay out the melds, with cards `largest` wide at most; `rail` is where a new meld goes at the worst.

    `most` says how many cards each meld, by its number, will have at times: rows are made for that.
    """
    counts = [len(shape.slots) for shape in shapes]
    reserved = None if most is None else [most.get(shape.number, len(shape.slots)) for shape in shapes]
    laid = flow(counts, area, m, largest, reserved)
    melds = [
        laid_out(shape, plate, laid.width, laid.step, row, m)
        for row, numbers in enumerate(laid.rows)
        for shape, plate in ((shapes[i], laid.plates[i]) for i in numbers)
    ]
    return TablePlaces(laid, tuple(melds), new_meld_place(laid, area, m, rail))


def with_target(
    base: TablePlaces, shapes: Sequence[Shape], target: int | None, area: QRectF, m: Measures
) -> TablePlaces:
    """The same rows while a card is dragged: only the target's row moves, and the target grows a little.

    `shapes` are those of `base` with dragged cards shown as places; no meld changes its row.
    """
    melds: list[MeldPlaces] = []
    step = base.flow.step
    for row, numbers in enumerate(base.flow.rows):
        row_shapes = [shapes[i] for i in numbers]
        plates = [base.flow.plates[i] for i in numbers]
        if all(shape.number != target for shape in row_shapes):
            # The very same objects, so that who compares sees at once that nothing changed.
            melds += [
                old if old.shape == shapes[i] else laid_out(shapes[i], old.plate, base.flow.width, step, row, m)
                for i, old in zip(numbers, base.melds[numbers.start : numbers.stop])
            ]
            continue
        widths = [plate_width(len(shape.slots), base.flow.width, m, step) for shape in row_shapes]
        plates = row_plates(widths, plates[0].top(), plates[0].height(), area, m)
        for shape, plate in zip(row_shapes, plates):
            if shape.number == target:
                melds.append(grown(shape, plate, base.flow.width, step, row, m))
            else:
                melds.append(laid_out(shape, plate, base.flow.width, step, row, m))
    return TablePlaces(base.flow, tuple(melds), base.new_meld)


def laid_out(shape: Shape, plate: QRectF, width: int, step: float, row: int, m: Measures) -> MeldPlaces:
    """A meld on its plate."""
    left, top = plate.left() + m.meld_pad, plate.top() + m.meld_pad
    rects = tuple(
        QRectF(round(left + i * step), top, width, m.ratio * width) for i in range(len(shape.slots))
    )
    return MeldPlaces(shape, plate, width, step, rects, row)


def grown(shape: Shape, plate: QRectF, width: int, step: float, row: int, m: Measures) -> MeldPlaces:
    """A meld that cards are dragged onto: a little larger."""
    wide = round(width * TARGET_SCALE)
    grown = QRectF(0, 0, plate.width() * TARGET_SCALE, plate.height() * TARGET_SCALE)
    grown.moveCenter(plate.center())
    grown.moveTo(round(grown.left()), round(grown.top()))
    pad = m.meld_pad * TARGET_SCALE
    rects = tuple(
        QRectF(round(grown.left() + pad + i * step * TARGET_SCALE), round(grown.top() + pad), wide, m.ratio * wide)
        for i in range(len(shape.slots))
    )
    return MeldPlaces(shape, grown, wide, step * TARGET_SCALE, rects, row, target=True)


def new_meld_place(laid: Flow, area: QRectF, m: Measures, rail: QRectF) -> QRectF:
    """Where the place for a new meld can be shown without moving anything: the felt's end, else the rail."""
    wide = plate_width(NEW_MELD_SLOTS, laid.width, m)
    high = plate_height(laid.width, m)
    if not laid.plates:
        place = QRectF(0, 0, wide, high)
        place.moveCenter(area.center())
        return _whole(place)
    last = laid.plates[-1]
    if last.right() + m.meld_gap + wide <= area.right():
        return _whole(QRectF(last.right() + m.meld_gap, last.top(), wide, high))
    room = min(high, area.bottom() + 1 - last.bottom() - m.meld_gap)
    if room >= min(high, m.dp(LOWEST_PLACE)):
        return _whole(QRectF(area.center().x() - wide / 2, last.bottom() + m.meld_gap, wide, room))
    return _whole(rail)


def _whole(rect: QRectF) -> QRectF:
    return QRectF(round(rect.left()), round(rect.top()), round(rect.width()), round(rect.height()))
