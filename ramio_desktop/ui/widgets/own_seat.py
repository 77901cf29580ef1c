"""One's own seat beside the hand (mock/spec.md §6)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from ramio_desktop.ui.widgets.avatar import paint_avatar, paint_ring
from ramio_desktop.ui.widgets.seat import SeatBase, first_that_fits


class OwnSeat(SeatBase):
    """One's own seat beside the hand: the avatar with the clock, the name and the score under it."""

    def sizeHint(self) -> QSize:  # noqa: N802
        m = self._look.measures
        return QSize(m.rail, m.own_avatar + 16 + 2 + m.base_text * 2 + 14)

    def _draw(self, painter: QPainter) -> None:
        t, m, state = self._look.tokens, self._look.measures, self._state
        middle, side = self.width() / 2, m.own_avatar
        centre = QPointF(middle, side / 2 + 8)
        if state.turn:
            part = state.clock if state.clock is not None else 1.0
            paint_ring(painter, centre, side, part, t.ring_track, t.warn if state.urgent else t.accent)
        face = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint_avatar(painter, face, self._pattern(), state.away_for is not None or state.out)
        if state.dealer:
            self._dealer_disc(painter, QPointF(centre.x() + side / 2 + 6, centre.y() + side / 2 + 6), side * 0.39)
        strong = self._look.theme.font(m.base_text, QFont.Weight.DemiBold)
        strong.setPixelSize(m.base_text + 1)
        small = self._look.theme.font()
        small.setPixelSize(m.base_text - 1)
        top = side + 16 + 2
        room = self.width() - 8
        name = QFontMetricsF(strong).elidedText(state.name, Qt.TextElideMode.ElideRight, room)
        score = first_that_fits(self._words.scores(state), small, room)
        for shown, font, ink, height in (
            (name, strong, t.on_felt1, m.base_text + 7),
            (score, small, t.on_felt2, m.base_text + 4),
        ):
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QRectF(0, top, self.width(), height), Qt.AlignmentFlag.AlignCenter, shown)
            top += height
