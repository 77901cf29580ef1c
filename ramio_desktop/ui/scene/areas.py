"""Which part of the page belongs to what (mock/spec.md §1)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from ramio_desktop.ui.measures import Measures

HAND_PAD = 12
"""From the edges of the hand's row to its outermost cards, at least."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The rectangles of the scene, which are those of the page; the stock is given by its centre."""

    melds: QRectF
    hand: QRectF
    stock: QPointF
    tray: QRectF


def areas_for(m: Measures, width: float, height: float) -> Areas:
    """The places in a page of that size, for those who have no page around the scene."""
    hand_top = height - m.hand_row
    tray_top = hand_top - m.status
    top = m.top + m.melds_top
    melds = QRectF(m.rail, top, width - m.rail - m.melds_right, tray_top - m.melds_bottom - top)
    hand = QRectF(m.rail, hand_top, width - m.rail - m.action_panel - HAND_PAD, m.hand_row)
    stock = QPointF(m.rail / 2, melds.center().y() + HAND_PAD)
    return Areas(melds, hand, stock, QRectF(0, tray_top, width, height - tray_top))
