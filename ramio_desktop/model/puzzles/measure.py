"""How hard a puzzle is: its grade, and an estimate in seconds that orders the puzzles of a grade.

Nothing here was fitted to people: the widths' seconds are judgement, the seconds a card come from the one public timing
there is (eight obvious tiles in 4 to 28 s). The estimate orders, it is no truth.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

from ..diff import difference
from ..shuffle import Chance
from .person import WIDEST, Faces, Person, parts
from .reach import Reach
from .shapes import Shapes, beginnings, cards_of, table_of

GRADES: Final = (1, 2, 3, 4, 5)
TRIES: Final = 8
"""Random tries of which the effort is the mean."""
TRY_NODES: Final = 4_000
SHORTEST: Final = 50
"""So many shortest answers are told apart."""
TRAP_TABLES: Final = 60
"""Of so many first steps it is asked whether one is stuck after them."""

STEP_SECONDS: Final = (2, 7, 18, 40, 75)
"""What a step takes that opens none, one … four melds."""
WIDE_SECONDS: Final = 130
"""What a step takes that opens five, and what each further meld and each further card adds."""
WIDE_MORE: Final = (25, 7)
CARD_SECONDS: Final = 2.5
OUTSIDE: Final = 5
"""What each meld beyond the width adds where a step opens two or more."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """What was measured of a puzzle."""

    width: int
    """Melds opened by the widest step that is needed; `WIDEST + 1` stands for all beyond `WIDEST`."""
    disturbed: int
    """The fewest melds opened in all."""
    moved: int
    """Cards of the table that the shortest answer moves."""
    shortest: int
    """How many answers disturb as few, up to `SHORTEST`."""
    decoys: int
    """Melds that tempt (`tempting`), and no shortest answer touches."""
    traps: float
    """Of the small first steps the share after which a person of that width is stuck."""
    effort: float
    """Placements tried until a shortest answer is found, in random order."""
    seconds: int
    """The estimate."""


def grade_of(width: int, disturbed: int, hand: int, melds: int) -> int | None:
    """The grade of these numbers; None for what no grade takes."""
    if width > WIDEST:
        return 5 if hand <= 5 else None
    if width == 4 or width == 3 and disturbed >= 4:
        return 4
    if width == 3 or width == 2 and disturbed >= 3:
        return 3
    if width == 2 or width == 1 and disturbed >= 2:
        return 2 if melds <= 11 else None
    if width == 1:
        return 1 if melds <= 9 and hand <= 5 else None
    return 1 if melds <= 7 and hand >= 3 else None


def measure(shapes: Shapes, hand: Faces, person: Person, disturbed: int, answer: Shapes) -> Difficulty:
    """Measure a puzzle whose shortest answer is known; TooLong when a search comes to its limit."""
    width, steps = _width(shapes, hand, person, disturbed)
    moves = difference(table_of(shapes), table_of(answer)).moves
    moved = sum(move.source is not None for move in moves)
    answers = Reach(shapes, TRY_NODES).all(hand, disturbed, SHORTEST) or [answer]
    decoys = len(tempting(shapes, hand).difference(*[touched(shapes, after) for after in answers]))
    traps = _traps(shapes, hand, person, width) if len(hand) > 1 else 0.0
    effort = _effort(shapes, hand, disturbed)
    if width > WIDEST:
        more, each = WIDE_MORE
        thinking = float(WIDE_SECONDS + more * (disturbed - WIDEST - 1) + each * (len(hand) - 1))
    else:
        thinking = sum(STEP_SECONDS[min(step, width)] for step in steps)
    if width >= 2:
        thinking += OUTSIDE * max(0, disturbed - max(1, width))
    jokers = sum(cards_of(shape)[1] for shape in shapes)
    clutter = 1 + 0.06 * (len(shapes) - 4) + 0.05 * decoys
    tangle = min(3.0, max(1.0, effort / (disturbed + len(hand) + 1)) ** 0.25)
    easy = min(3, len(answers)) ** 0.25
    factor = clutter * tangle * (1 + 0.5 * traps) * (1 + 0.12 * jokers) / easy
    seconds = round(4 + CARD_SECONDS * (moved + len(hand)) + thinking * factor)
    return Difficulty(width, disturbed, moved, len(answers), decoys, traps, effort, seconds)


def rating_of(seconds: int) -> int:
    """The rating a puzzle starts from: 1500 for a minute, 230 more each time it takes twice as long."""
    return round(min(2600.0, max(800.0, 1500 + 230 * math.log2(max(1, seconds) / 60))))


def width_of(shapes: Shapes, hand: Faces, person: Person, disturbed: int) -> int:
    """The width of a puzzle whose fewest melds disturbed are known; TooLong."""
    return _width(shapes, hand, person, disturbed)[0]


def touched(before: Shapes, after: Shapes) -> set[int]:
    """The melds, by index, that are not as they were."""
    left = Counter(after)
    changed = set()
    for i, shape in enumerate(before):
        if left[shape]:
            left[shape] -= 1
        else:
            changed.add(i)
    return changed


def _width(shapes: Shapes, hand: Faces, person: Person, disturbed: int) -> tuple[int, list[int]]:
    """The width, and that of each step."""
    if len(hand) > 1:
        for width in range(min(disturbed, WIDEST + 1)):
            steps = person.solves(shapes, hand, width)
            if steps is not None:
                return width, [step.width for step in steps]
    width = min(disturbed, WIDEST + 1)
    return width, [width]


def tempting(shapes: Shapes, hand: Faces) -> set[int]:
    """The melds, by index, that hold a card which would make a meld with one of the hand, all it needs lying there."""
    holders: dict[int, set[int]] = {face: set() for face in hand}
    for i, shape in enumerate(shapes):
        for face in cards_of(shape)[0]:
            holders.setdefault(face, set()).add(i)
    found: set[int] = set()
    for face in dict.fromkeys(hand):
        for _, needs in beginnings(face):
            if all(need in holders for need, _ in needs):
                found.update(*[holders[need] for need, _ in needs])
    return found


def _traps(shapes: Shapes, hand: Faces, person: Person, width: int) -> float:
    stuck = tried = 0
    for laid, rest in parts(hand):
        for after in person.tables(shapes, laid, min(width, 2)):
            tried += 1
            stuck += person.solves(after, rest, min(width, WIDEST)) is None
            if tried == TRAP_TABLES:
                return stuck / tried
    return stuck / tried if tried else 0.0


def _effort(shapes: Shapes, hand: Faces, disturbed: int) -> float:
    chance = Chance(f"{shapes} {hand}")
    placements = 0
    for _ in range(TRIES):
        reach = Reach(shapes, TRY_NODES)
        reach.first(hand, disturbed, chance)
        placements += reach.nodes
    return placements / TRIES
