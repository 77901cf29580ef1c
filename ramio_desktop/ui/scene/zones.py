"""Where melds lie that stay with whoever laid them: a zone for each player (mock/spec.md §5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.measures import Measures
from ramio_desktop.ui.scene.flow import Flow, plate_height, plate_width
from ramio_desktop.ui.scene.places import MeldPlaces, Shape, TablePlaces, grown, laid_out, new_meld_place

OWN_PART: Final = 0.39
"""The part of the height that one's own zone has."""
OWN_MORE: Final = 12
"""How much wider one's own cards are than those of the others, if they fit."""
LEAST: Final = 44
"""The smallest card of a zone; rows lie upon each other before cards get smaller."""
CLOSEST: Final = 0.3
"""The least pitch of rows upon each other, as a part of a plate's height: the cards' indices stay visible."""
INDEX: Final = 0.26
"""What must stay visible of a card in a long meld, as a part of its width: the index column ends at 23 %."""
SMALLEST: Final = 26
"""The smallest card of a meld that would be wider than its zone."""
TITLE: Final = 24
"""How high the strip at the top of one's own zone is, where its name stands."""

Rects = Mapping[int, QRectF]


def zones_for(area: QRectF, m: Measures, seats: int, own: int) -> dict[int, QRectF]:
    """The zone of each seat in the felt's rectangle: the others side by side from the left, one's own below them.

    The others' begin behind their seats, above the rectangle.
    """
    gap = m.dp(12)
    top = area.top() - m.melds_top - m.top / 2
    height = area.bottom() - top
    own_height = round(height * OWN_PART)
    others = [(own + step) % seats for step in range(1, seats)]
    wide = (area.width() - gap * (len(others) - 1)) / max(1, len(others))
    rects = {
        seat: QRectF(round(area.left() + i * (wide + gap)), round(top), round(wide), round(height - own_height - gap))
        for i, seat in enumerate(others)
    }
    rects[own] = QRectF(area.left(), round(area.bottom() - own_height), area.width(), own_height)
    return rects


def inside(zones: Rects, own: int, area: QRectF, m: Measures) -> dict[int, QRectF]:
    """The part of each zone that melds may lie in."""
    pad = m.dp(8)
    return {
        seat: zone.adjusted(pad, m.dp(TITLE), -pad, -pad)
        if seat == own
        else QRectF(QPointF(zone.left() + pad, area.top()), QPointF(zone.right() - pad, zone.bottom() - pad))
        for seat, zone in zones.items()
    }


def zone_places(
    shapes: Sequence[Shape], owner: Callable[[int], int], rooms: Rects, own: int, m: Measures, largest: int | None,
    rail: QRectF,
) -> TablePlaces:  # fmt: skip
    """Lay out the melds, each in the zone of its owner; one width for all others' cards, one's own a little wider."""
    by_seat: dict[int, list[int]] = {seat: [] for seat in rooms}
    for i, shape in enumerate(shapes):
        by_seat[owner(shape.number)].append(i)
    others = {seat: [len(shapes[i].slots) for i in numbers] for seat, numbers in by_seat.items() if seat != own}
    least = m.dp(LEAST)
    top = max(least, min(largest or m.table_card, m.table_card))
    width = next(
        (w for w in range(top, least, -1) if all(_fits(counts, rooms[seat], w, m) for seat, counts in others.items())),
        least,
    )
    mine = [len(shapes[i].slots) for i in by_seat[own]]
    most = width + m.dp(OWN_MORE)
    own_width = next((w for w in range(most, least, -1) if _fits(mine, rooms[own], w, m)), least)
    melds: dict[int, MeldPlaces] = {}
    below = 0
    for seat, numbers in by_seat.items():
        if seat != own:
            below = max(below, _place(melds, shapes, numbers, rooms[seat], width, m, 0))
    _place(melds, shapes, by_seat[own], rooms[own], own_width, m, below)
    plates = tuple(melds[i].plate for i in by_seat[own])
    flow = Flow(own_width, plates, (), m.overlap * own_width)
    place = new_meld_place(flow, rooms[own], m, rail)
    return TablePlaces(replace(flow, width=width), tuple(melds[i] for i in range(len(shapes))), place)


def zone_target(
    base: TablePlaces, shapes: Sequence[Shape], target: int | None, zones: Rects, m: Measures
) -> TablePlaces:
    """The same places while cards are dragged: only the target has another size, where it lies."""
    melds = []
    for old, shape in zip(base.melds, shapes):
        if shape == old.shape and shape.number != target:
            melds.append(old)
            continue
        zone = next((rect for rect in zones.values() if rect.contains(old.plate.center())), old.plate)
        step = _step(len(shape.slots), old.width, zone.width(), m)
        wide = plate_width(len(shape.slots), old.width, m, step)
        plate = QRectF(0, 0, wide, old.plate.height())
        plate.moveCenter(old.plate.center())
        plate.moveLeft(round(min(max(plate.left(), zone.left()), zone.right() - wide)))
        make = grown if shape.number == target else laid_out
        melds.append(make(shape, plate, old.width, step, old.row, m))
    return TablePlaces(base.flow, tuple(melds), base.new_meld)


def paint_zones(painter: QPainter, zones: Rects, look: Look, own: int, clockwise: bool) -> None:
    """The grounds of the zones, and between those of the others which way the turn goes round."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = look.measures.dp(20)
    for zone in zones.values():
        painter.setPen(QPen(look.tokens.line, 1))
        painter.setBrush(look.tokens.zone)
        painter.drawRoundedRect(zone.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    others = sorted((zone for seat, zone in zones.items() if seat != own), key=QRectF.left)
    pen = QPen(look.tokens.on_felt2, look.measures.dp(2))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    high, wide = look.measures.dp(5), look.measures.dp(2.5) * (1 if clockwise else -1)
    for one, other in zip(others, others[1:]):
        x, y = (one.right() + other.left()) / 2, one.top()
        painter.drawPolyline([QPointF(x - wide, y - high), QPointF(x + wide, y), QPointF(x - wide, y + high)])
    painter.restore()


def _width(count: int, width: int, room: float, m: Measures) -> int:
    """The width of the cards of one meld: that of all, less where so many would hide each other's index."""
    most = (room - 2 * m.meld_pad) / (1 + INDEX * (count - 1))
    return min(width, max(m.dp(SMALLEST), floor(most)))


def _step(count: int, width: float, room: float, m: Measures) -> float:
    """From one card of a meld to the next: the usual one, less where the meld would be wider than its zone."""
    if count < 2:
        return m.overlap * width
    return min(m.overlap * width, (room - 2 * m.meld_pad - width) / (count - 1))


def _rows(counts: Sequence[int], room: QRectF, width: int, m: Measures) -> list[range]:
    """Greedy rows."""
    rows: list[range] = []
    start, x = 0, 0.0
    for i, count in enumerate(counts):
        wide = _plate(count, width, room.width(), m)[2]
        if x > 0 and x + wide > room.width() + 0.5:
            rows.append(range(start, i))
            start, x = i, 0.0
        x += wide + m.meld_gap
    return [*rows, range(start, len(counts))] if counts else rows


def _plate(count: int, width: int, room: float, m: Measures) -> tuple[int, float, float]:
    """Of a meld in a zone: the width of its cards, from one to the next, and the width of its plate."""
    own = _width(count, width, room, m)
    step = _step(count, own, room, m)
    return own, step, plate_width(count, own, m, step)


def _fits(counts: Sequence[int], room: QRectF, width: int, m: Measures) -> bool:
    # Rows come nearer, until only a plate's edge lies on the next one, before cards get smaller.
    rows = len(_rows(counts, room, width, m))
    return rows * (plate_height(width, m) - m.meld_pad) + m.meld_pad <= room.height()


def _place(
    melds: dict[int, MeldPlaces], shapes: Sequence[Shape], numbers: Sequence[int], room: QRectF, width: int,
    m: Measures, first_row: int,
) -> int:  # fmt: skip
    """Put the melds of one zone in their rows; the number of the row after them."""
    counts = [len(shapes[i].slots) for i in numbers]
    rows, height = _rows(counts, room, width, m), plate_height(width, m)
    pitch = height + m.row_gap
    if len(rows) > 1:
        pitch = min(pitch, max(CLOSEST * height, (room.height() - height) / (len(rows) - 1)))
    y = room.top() + max(0.0, (room.height() - height - (len(rows) - 1) * pitch) / 2)
    for line, row in enumerate(rows):
        plates = [_plate(counts[k], width, room.width(), m) for k in row]
        x = room.left() + (room.width() - sum(wide for _, _, wide in plates) - m.meld_gap * (len(row) - 1)) / 2
        for k, (own, step, wide) in zip(row, plates):
            high = plate_height(own, m)
            plate = QRectF(floor(x + 0.5), floor(y + (height - high) / 2 + 0.5), wide, high)
            melds[numbers[k]] = laid_out(shapes[numbers[k]], plate, own, step, first_row + line, m)
            x += wide + m.meld_gap
        y += pitch
    return first_row + len(rows)
