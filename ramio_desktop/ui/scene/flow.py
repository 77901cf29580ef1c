"""Where melds lie on the felt: rows that flow and shrink until they fit, never scrolling (mock/spec.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QRectF

from ramio_desktop.ui.measures import Measures

CLOSEST_ROWS = 0.55
"""The least pitch of closed-up rows, as a part of a plate's height."""


@dataclass(frozen=True, slots=True)
class Flow:
    """The plates of the melds, in the order given, for cards `width` wide; later rows lie on top of earlier ones."""

    width: int
    plates: tuple[QRectF, ...]
    rows: tuple[range, ...]
    step: float
    """From one card to the next, in pixels."""

    def row_of(self, index: int) -> int:
        """The row that meld number `index` lies in."""
        return next(i for i, row in enumerate(self.rows) if index in row)


def plate_width(slots: float, width: float, m: Measures, step: float | None = None) -> float:
    """The width of a plate that holds so many cards."""
    return width + (slots - 1) * (m.overlap * width if step is None else step) + 2 * m.meld_pad


def plate_height(width: float, m: Measures) -> float:
    """The height of a plate for cards that wide."""
    return m.ratio * width + 2 * m.meld_pad


def flow(
    slots: Sequence[int], area: QRectF, m: Measures, largest: int | None = None, reserved: Sequence[int] | None = None
) -> Flow:
    """Lay out melds of so many cards each with the largest whole width that fits, `largest` at most.

    With `reserved` the rows are those of melds of that many cards, so that no meld changes its row while some grow and
    shrink up to it.
    """
    room = slots if reserved is None else reserved
    top = max(m.smallest_table_card, min(largest or m.table_card, m.table_card))
    for width in range(top, m.smallest_table_card - 1, -1):
        step = m.overlap * width
        rows = _rows(room, width, step, area, m)
        height = plate_height(width, m)
        if rows is not None and len(rows) * height + (len(rows) - 1) * m.row_gap <= area.height():
            return Flow(width, _plates(slots, rows, width, step, height + m.row_gap, area, m), rows, step)
    return _closed_up(slots, room, area, m)


def _closed_up(slots: Sequence[int], room: Sequence[int], area: QRectF, m: Measures) -> Flow:
    """The smallest cards, the rows closed up evenly; where even that is not enough the cards overlap more."""
    width = m.smallest_table_card
    height = plate_height(width, m)
    for step in (m.overlap * width, (m.overlap + m.least_overlap) / 2 * width, m.least_overlap * width):
        rows = _rows(room, width, step, area, m) or (range(len(slots)),)
        pitch = (area.height() - height) / max(1, len(rows) - 1)
        if pitch >= CLOSEST_ROWS * height:
            break
    pitch = min(pitch, height + m.row_gap)
    return Flow(width, _plates(slots, rows, width, step, pitch, area, m), rows, step)


def _rows(slots: Sequence[int], width: int, step: float, area: QRectF, m: Measures) -> tuple[range, ...] | None:
    """Greedy rows; None when a single meld is wider than the area."""
    rows: list[range] = []
    start, x = 0, 0.0
    for index, count in enumerate(slots):
        wide = plate_width(count, width, m, step)
        if wide > area.width():
            return None
        if x > 0 and x + wide > area.width():
            rows.append(range(start, index))
            start, x = index, 0.0
        x += wide + m.meld_gap
    if slots:
        rows.append(range(start, len(slots)))
    return tuple(rows)


def _plates(
    slots: Sequence[int], rows: Sequence[range], width: int, step: float, pitch: float, area: QRectF, m: Measures
) -> tuple[QRectF, ...]:
    height = plate_height(width, m)
    block = height + (len(rows) - 1) * pitch
    y = area.top() + max(0.0, (area.height() - block) / 2)
    plates: list[QRectF] = []
    for row in rows:
        plates += row_plates([plate_width(slots[i], width, m, step) for i in row], y, height, area, m)
        y += pitch
    return tuple(plates)


def row_plates(widths: Sequence[float], y: float, height: float, area: QRectF, m: Measures) -> list[QRectF]:
    """One row of plates, centred; a row that became too wide in a drag closes its gaps first."""
    gap = float(m.meld_gap)
    room = area.width() - sum(widths)
    if len(widths) > 1 and room < gap * (len(widths) - 1):
        gap = max(2.0, room / (len(widths) - 1))
    x = area.left() + (area.width() - sum(widths) - gap * (len(widths) - 1)) / 2
    plates = []
    for wide in widths:
        plates.append(QRectF(floor(x + 0.5), floor(y + 0.5), wide, height))
        x += wide + gap
    return plates
