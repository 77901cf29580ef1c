"""The pictures of a table with zones: the discards in the rail, and the words in the zones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont, QPixmap

from ramio_desktop.model.cards import Card
from ramio_desktop.ui.card_art import CardState
from ramio_desktop.ui.scene.items import tilted
from ramio_desktop.ui.scene.parts import Z_STOCK, Part, PartMaker, Parts, canvas, logical
from ramio_desktop.ui.suits import SuitLine

ANGLES: Final = (0.0, -7.0, 6.0)
"""How the last discards lie, the last one first."""
TITLE_AT: Final = (16, 6)
"""Of the name of one's own zone, from its corner."""


class PileMaker:
    """Makes these parts with the store and the look of a table's other parts."""

    def __init__(self, maker: PartMaker) -> None:
        self._maker = maker

    def discards(self, centre: QPointF, cards: Sequence[Card], due: bool) -> Parts:
        """The last discards, their number under them, and the light around them when they can be taken."""
        maker, look = self._maker, self._maker.look
        width = look.measures.stock_card
        height = look.cards.height(width)
        parts: Parts = {}
        if due:
            parts["discards due"] = maker.due_part(centre, width, height)
        if not cards:
            empty = look.plates.old_place(width, maker.ratio)
            parts["discards", 0] = Part(empty, centre, width, height, 0.0, Z_STOCK)
        for i, (card, angle) in enumerate(zip(reversed(cards), ANGLES)):
            pixmap = look.cards.pixmap(card.text, width, maker.ratio, CardState.REST)
            if angle:
                key = ("discard", card.text, angle, width, maker.ratio)
                pixmap = maker.store.get(key, partial(tilted, pixmap, angle))
            size = logical(pixmap)
            parts["discards", i] = Part(pixmap, centre, size.width(), size.height(), 0.0, Z_STOCK + len(ANGLES) - i)
        word = QCoreApplication.translate("Table", "Discards")
        label = maker.pile_label(word, len(cards))
        size = logical(label)
        below = QPointF(centre.x(), round(centre.y() + height / 2 + 8) + size.height() / 2)
        parts["discards label"] = Part(label, below, size.width(), size.height(), 0.0, Z_STOCK)
        return parts

    def own_title(self, zone: QRectF, name: str = "") -> Part:
        """What stands in the corner of the zone below: whose it is, one's own without a `name`."""
        text = QCoreApplication.translate("Table", "Your melds")
        if name:
            text = QCoreApplication.translate("Table", "Melds of {name}").format(name=name)
        pixmap = self._words(text, True)
        size = logical(pixmap)
        dp = self._maker.look.measures.dp
        corner = zone.topLeft() + QPointF(dp(TITLE_AT[0]), dp(TITLE_AT[1]))
        centre = QPointF(round(corner.x()) + size.width() / 2, round(corner.y()) + size.height() / 2)
        return Part(pixmap, centre, size.width(), size.height(), 0.0, -1.0)

    def empty(self, room: QRectF, text: str) -> Part:
        """What is said where nothing lies."""
        pixmap = self._words(text, False)
        size = logical(pixmap)
        corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
        centre = QPointF(round(corner.x()) + size.width() / 2, round(corner.y()) + size.height() / 2)
        return Part(pixmap, centre, size.width(), size.height(), 0.0, -1.0)

    def _words(self, text: str, strong: bool) -> QPixmap:
        maker = self._maker
        return maker.store.get(("zone", text, strong, maker.ratio), partial(self._draw_words, text, strong))

    def _draw_words(self, text: str, strong: bool) -> QPixmap:
        theme, t = self._maker.look.theme, self._maker.look.tokens
        font = theme.font(13, QFont.Weight.DemiBold) if strong else theme.font(13)
        line = SuitLine(text, font)
        height = theme.measures.text(20)
        pixmap, painter = canvas(QRectF(0, 0, line.width() + 2, height).size(), self._maker.ratio)
        line.paint(painter, QRectF(0, 0, line.width() + 1, height), t.on_felt2)
        painter.end()
        return pixmap
