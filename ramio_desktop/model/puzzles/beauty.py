"""What a puzzle may look like, and that it is honest: no card that simply fits where the puzzle promises more."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .person import WIDEST, Faces, Person, parts
from .shapes import CARDS, GRAMMAR, SET, Shape, Shapes, cards_of, extensions, meld_of, size_of

LEAST_MELDS: Final = 4
MOST_MELDS: Final = 14
MOST_CARDS: Final = 52
MOST_HAND: Final = 6
LONG: Final = 5
LONGEST: Final = 7
MOST_LONG: Final = 2
SETS: Final = (25, 80)
"""The share of sets among the melds, in percent; tables laid by a solver drift to all sets."""
PREPARED: Final = 2
"""Grade 5 stands even if so many melds are laid anew before the hand is touched."""


def is_handsome(shapes: Shapes, hand: Faces) -> bool:
    """Whether table and hand are of a size and a variety that one likes to look at."""
    if not LEAST_MELDS <= len(shapes) <= MOST_MELDS or not 1 <= len(hand) <= MOST_HAND:
        return False
    sizes = [size_of(shape) for shape in shapes]
    if sum(sizes) > MOST_CARDS or max(sizes) > LONGEST or sum(size > LONG for size in sizes) > MOST_LONG:
        return False
    if len(set(shapes)) < len(shapes) or any(cards_of(shape)[1] > 1 for shape in shapes):
        return False
    least, most = SETS
    return least * len(shapes) <= 100 * sum(shape[0] == SET for shape in shapes) <= most * len(shapes)


def fits_at_once(shapes: Shapes, face: int) -> bool:
    """Whether a card can be laid off; a joker that only changes its place for it makes no difference (RULES M19)."""
    return any(_lies_beside(shape, face) or _slides(shape, face) for shape in shapes)


def slides_joker(shapes: Shapes, hand: Faces) -> bool:
    """Whether some card can be laid off just by letting a joker change its place."""
    return any(_slides(shape, face) for shape in shapes for face in hand)


@lru_cache(maxsize=1 << 16)
def _lies_beside(shape: Shape, face: int) -> bool:
    return any(not needs for _, needs in extensions(shape, face))


@lru_cache(maxsize=1 << 16)
def _slides(shape: Shape, face: int) -> bool:
    if not cards_of(shape)[1] or _lies_beside(shape, face):
        return False
    return GRAMMAR.allows(GRAMMAR.meld([*meld_of(shape).cards, CARDS[face]]))


def gives_away(shapes: Shapes, hand: Faces, person: Person, width: int) -> bool:
    """Whether some of the hand can be laid without opening a meld, and is no bait.

    Bait is what leaves a person of that width stuck. TooLong when a search comes to its limit.
    """
    if slides_joker(shapes, hand):
        return True
    for laid, rest in parts(hand):
        for after in person.tables(shapes, laid, 0):
            if width > WIDEST or person.solves(after, rest, width) is not None:
                return True
    return False


def yields_to_preparation(shapes: Shapes, hand: Faces, person: Person) -> bool:
    """Whether the widest person solves it after laying a few melds anew first; TooLong."""
    return any(person.solves(after, hand, WIDEST) is not None for after in person.prepared(shapes, PREPARED))
