"""Where the cards of the hand lie: one row, or two when they would hide each other (mock/spec.md §5)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF

from ramio_desktop.ui.measures import Measures
from ramio_desktop.ui.models.hand_order import GAP

TWO_ROWS = 0.78
"""The width of the cards of two rows, as a part of the usual one."""
ROW_PITCH = 0.46
"""From one of two rows to the next, as a part of a card's height: rank and suit stay visible."""


@dataclass(frozen=True, slots=True)
class HandPlaces:
    """The cards in their order, GAP for a place kept free; later ones lie on top."""

    width: int
    step: float
    tokens: tuple[int, ...]
    rects: tuple[QRectF, ...]

    def at(self, point: QPointF) -> int | None:
        """The token of the card under that point."""
        for token, rect in zip(reversed(self.tokens), reversed(self.rects)):
            if token != GAP and rect.contains(point):
                return token
        return None

    def is_for(self, slots: Sequence[int]) -> bool:
        """Whether these places are laid out here."""
        return self.tokens == slots

    def index_for(self, centre: QPointF) -> int:
        """Before which of the cards, gaps not counted, one dropped there would go."""
        cards = [rect for token, rect in zip(self.tokens, self.rects) if token != GAP]
        if not cards:
            return 0
        top = min(rect.top() for rect in cards)
        upper = [rect for rect in cards if rect.top() == top]
        lower = cards[len(upper) :]
        middle = (top + lower[0].top()) / 2 + lower[0].height() / 2 if lower else 0.0
        row, before = (lower, len(upper)) if lower and centre.y() > middle else (upper, 0)
        # A card is passed when the middle of what is visible of it is.
        return before + sum(rect.left() + self.step / 2 < centre.x() for rect in row)


def hand_places(
    tokens: Sequence[int], room: QRectF, m: Measures, fresh: Collection[int] = (), new_gap: bool = True
) -> HandPlaces:
    """Lay out the hand in the rectangle `room`; a gap stands before the first of the `fresh` cards."""
    count = len(tokens)
    gap = float(m.new_card_gap) if new_gap and count > 1 and tokens[-1] in fresh else 0.0
    width = m.hand_card
    step = _step(count, width, room.width() - gap, m)
    if step >= m.least_overlap * width or count < 4:
        top = room.top() + {"compact": 14, "regular": 20}.get(m.name, 26)
        rects = _row(tokens, width, step, top, room, gap, fresh, m)
        return HandPlaces(width, step, tuple(tokens), tuple(rects))
    width = round(width * TWO_ROWS)
    half = ceil(count / 2)
    step = _step(half, width, room.width() - gap, m)
    height = m.ratio * width
    top = room.top() + max(2.0, (room.height() - height * (1 + ROW_PITCH)) / 2)
    rects = _row(tokens[:half], width, step, top, room, 0.0, (), m)
    rects += _row(tokens[half:], width, step, top + height * ROW_PITCH, room, gap, fresh, m)
    return HandPlaces(width, step, tuple(tokens), tuple(rects))


def _step(count: int, width: float, room: float, m: Measures) -> float:
    return min(m.hand_step * width, (room - width) / (count - 1)) if count > 1 else m.hand_step * width


def _row(
    tokens: Sequence[int], width: int, step: float, top: float, room: QRectF, gap: float, fresh: Collection[int],
    m: Measures,
) -> list[QRectF]:
    whole = width + (len(tokens) - 1) * step + gap
    x = room.left() + (room.width() - whole) / 2
    first_fresh = next((i for i, token in enumerate(tokens) if token in fresh), len(tokens)) if gap else len(tokens)
    return [
        QRectF(floor(x + i * step + (gap if i >= first_fresh else 0.0) + 0.5), floor(top + 0.5), width, m.ratio * width)
        for i in range(len(tokens))
    ]
