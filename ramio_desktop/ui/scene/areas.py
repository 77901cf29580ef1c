"""Which part of the page belongs to what (mock/spec.md §1)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from ramio_desktop.ui.measures import Measures

HAND_PAD = 12
"""From the edges of the hand's row to its outermost cards, at least."""

PILE_LABEL = 40
"""What a pile in the rail has under it: its name, and the distance to the next."""
PILES_AT = 0.3
"""The part of the free height in the rail that is above the piles."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The rectangles of the scene, which are those of the page; the piles are given by their centres."""

    melds: QRectF
    hand: QRectF
    stock: QPointF | None
    """None where there is nothing to draw, as in a puzzle."""
    tray: QRectF
    discards: QPointF | None = None
    """The centre of the discards, where there are any."""
    slack: float = 0.0
    """How far to the left the melds move, to the middle of the page, while nothing needs the rail."""

    @property
    def felt(self) -> QRectF:
        """Where melds may lie, with what of the rail they take when it is free."""
        return self.melds.adjusted(-self.slack, 0, 0, 0)


def piles(m: Measures, top: float, bottom: float) -> tuple[QPointF, QPointF]:
    """The centres of the stock and of the discards under it, in the rail between these heights."""
    height = m.ratio * m.stock_card
    whole = height + m.dp(PILE_LABEL)
    y = top + max(0.0, bottom - top - 2 * whole) * PILES_AT + height / 2
    return QPointF(m.rail / 2, round(y)), QPointF(m.rail / 2, round(y + whole))


def areas_for(m: Measures, width: float, height: float, discards: bool = False) -> Areas:
    """The places in a page of that size, for those who have no page around the scene."""
    hand_top = height - m.hand_row
    tray_top = hand_top - m.status
    top = m.top + m.melds_top
    melds = QRectF(m.rail, top, width - m.rail - m.melds_right, tray_top - m.melds_bottom - top)
    hand = QRectF(m.rail, hand_top, width - m.rail - m.action_panel - HAND_PAD, m.hand_row)
    stock = QPointF(m.rail / 2, melds.center().y() + HAND_PAD)
    tray = QRectF(0, tray_top, width, height - tray_top)
    if discards:
        stock, thrown = piles(m, top + m.dp(PILE_LABEL), tray_top)
        return Areas(melds, hand, stock, tray, thrown)
    return Areas(melds, hand, stock, tray)
