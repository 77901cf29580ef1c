"""Canon: one form for all puzzles that are the same up to the suits (RULES Z2)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from .measure import touched
from .person import Faces
from .shapes import RUN, Shape, Shapes

Canon = tuple[Shapes, Faces]

_SUITS: Final = tuple(permutations(range(4)))
_MASKS: Final = tuple(
    tuple([sum(1 << suits[suit] for suit in range(4) if mask >> suit & 1) for mask in range(16)]) for suits in _SUITS
)


def canon(shapes: Shapes, hand: Faces) -> Canon:
    """The least of the 24 forms that table and hand take when suits change places."""
    return min(
        (tuple(sorted([_moved(shape, suits, masks) for shape in shapes])),
         tuple(sorted([suits[face // 13] * 13 + face % 13 for face in hand])))
        for suits, masks in zip(_SUITS, _MASKS)
    )


def core(shapes: Shapes, hand: Faces, answer: Shapes) -> Canon:
    """The canon of what the answer touches: the trick without the wallpaper."""
    return canon(tuple([shapes[i] for i in sorted(touched(shapes, answer))]), hand)


def _moved(shape: Shape, suits: tuple[int, ...], masks: tuple[int, ...]) -> Shape:
    kind, a, b, c, mask = shape
    return (RUN, suits[a], b, c, mask) if kind == RUN else (kind, a, masks[b], c, mask)
