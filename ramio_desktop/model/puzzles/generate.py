"""Generate: a puzzle for a slot, from the seed and the slot alone, so that slots can be filled in any order.

A slot says what is wanted: a grade, how many cards in the hand, jokers or none, and the seconds it may take. Attempt
by attempt a hand is played (`selfplay`). Cards that do not lie on its tables make candidates: those that the exact
solver can lay. The shortest answer shows which melds matter; of the others most are taken away. That leaves the fewest
melds disturbed as they were, since an answer on fewer melds is one on more, and can only make a puzzle wider. Then all
is measured on the table that is left.

All limits are numbers of placements, never seconds, so that every machine makes the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from ..cards import JOKER, Card
from ..shuffle import Chance
from ..solver.rearrange import can_lay_all
from ..solver.rearrange.disturbance import count_disturbed
from .beauty import fits_at_once, gives_away, is_handsome, yields_to_preparation
from .measure import Difficulty, grade_of, measure, tempting, touched
from .person import MOST_DISTURBED, WIDEST, Faces, Person, TooLong
from .selfplay import LIMITS, Moment, best_cards, moments, weights
from .shapes import Shapes, beginnings, cards_of, face_of, table_of

JOKERS: Final = 2
HANDS_DRAWN: Final = (3, 6, 7)
"""At a table so many hands of several cards are drawn, each of 6 to 12 cards that do not lie there."""
SUBSETS: Final = 5
"""Of what the solver lays of a drawn hand so many smaller hands are tried."""
THINNINGS: Final = 3
PATIENCE: Final = 30
"""After so many attempts the hand asked for has a card fewer."""
MOST_BESIDE: Final = 6
"""At most so many melds stay that the answer does not touch."""

TABLES: Final = {1: (4, 10), 2: (5, 13), 3: (7, 15), 4: (9, 17), 5: (10, 18)}
"""For each grade, on tables of how many melds it is looked for: hard ones are found on big tables."""
MELDS: Final = {1: (4, 9), 2: (4, 11), 3: (6, 14), 4: (6, 14), 5: (7, 14)}
"""For each grade, how many melds the table has in the end."""
DISTURBED: Final = {1: (0, 1), 2: (2, 6), 3: (3, 7), 4: (4, 8), 5: (5, MOST_DISTURBED)}
"""For each grade, the fewest melds that may be disturbed in all: others need not be measured."""
SECONDS: Final = {1: (1, 35), 2: (25, 75), 3: (50, 180), 4: (90, 450), 5: (180, 1500)}
"""For each grade, the seconds it may take, so that the grades overlap little."""


@dataclass(frozen=True, slots=True)
class Slot:
    """What is wanted; `key` tells its stream of chance apart."""

    key: str
    grade: int
    hand: int
    jokers: bool
    seconds: tuple[int, int]
    lay_off: bool = False
    """Whether it is one of the very first, which a person who only lays off can solve."""

    def eased(self, attempt: int) -> Slot:
        """What is wanted in that attempt: a hand that is not found in many gets smaller, card by card."""
        return replace(self, hand=max(1, self.hand - attempt // PATIENCE))


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle with its shortest answer, what was measured, and the attempt it was found in."""

    grade: int
    shapes: Shapes
    hand: Faces
    answer: Shapes
    difficulty: Difficulty
    attempt: int


def fill(slot: Slot, seed: str, attempt: int = 0) -> Found:
    """The first puzzle for the slot from that attempt on."""
    for number in count(attempt):
        chance = Chance(f"{seed}/{slot.key}/{number}")
        found = _attempt(slot.eased(number), chance, number)
        if found is not None:
            return found
    raise AssertionError("there is always another attempt")


def _attempt(slot: Slot, chance: Chance, number: int) -> Found | None:
    """The first puzzle that one hand has for the slot."""
    least, most = TABLES[slot.grade]
    least += chance.below(most - least)  # else the first table that will do would always be a small one
    for moment in moments(chance, JOKERS if slot.jokers else 0):
        if len(moment.shapes) > most:
            return None
        if len(moment.shapes) < least:
            continue
        if slot.jokers and not any(JOKER in meld.cards for meld in moment.table):
            continue
        for hand in _hands(slot, moment, chance):
            try:
                found = _accepted(slot, moment.shapes, hand, chance, number)
            except TooLong:
                continue
            if found is not None:
                return found
    return None


def _hands(slot: Slot, moment: Moment, chance: Chance) -> Iterator[Faces]:
    """Hands of the slot's size that can be laid on the table."""
    natural = [card for card in moment.unseen if card is not JOKER]
    if not slot.lay_off:
        natural = [card for card in natural if not fits_at_once(moment.shapes, face_of(card))]
    if slot.hand == 1:
        there = _Lying(moment.shapes)
        for card in chance.shuffled(sorted(set(filter(there.has_company_for, natural)))):
            # Few melds opened are soon tried; that a card cannot be laid at all the exact solver says sooner.
            if slot.grade <= 2 or can_lay_all(moment.table, [card], limits=LIMITS):
                yield (face_of(card),)
        return
    hands, least, spread = HANDS_DRAWN
    for _ in range(hands):
        drawn = chance.shuffled(natural)[: least + chance.below(spread)]
        laid = best_cards(moment.table, drawn, weights(chance))
        if len(laid) < slot.hand:
            continue
        tried = set()
        for _ in range(SUBSETS):
            some = tuple(sorted(chance.shuffled(laid)[: slot.hand]))
            if some in tried:
                continue
            tried.add(some)
            if can_lay_all(moment.table, some, limits=LIMITS):
                yield tuple(sorted(map(face_of, some)))


class _Lying:
    """The cards of a table, to see at once that a card cannot be laid there."""

    def __init__(self, shapes: Shapes) -> None:
        self._faces = {face for shape in shapes for face in cards_of(shape)[0]}
        self._jokers = sum(cards_of(shape)[1] for shape in shapes)

    def has_company_for(self, card: Card) -> bool:
        """Whether two cards lie there that make a meld with it, jokers for those that do not."""
        return any(
            sum(face not in self._faces for face, _ in needs) <= self._jokers
            for _, needs in beginnings(face_of(card))
        )


def _accepted(slot: Slot, shapes: Shapes, hand: Faces, chance: Chance, number: int) -> Found | None:
    """The hand as a puzzle of the slot, on as much of the table as it needs; TooLong."""
    least, most = DISTURBED[slot.grade]
    if slot.hand == 1:
        # With a single card the width is what is disturbed.
        most = {1: 1, 2: 2, 3: 3, 4: 4}.get(slot.grade, most)
        least = most if slot.grade < 5 else least
    if slot.lay_off:
        most = 0
    step = Person().fewest(shapes, hand, most)
    if step is None or step.width < least:
        return None
    for _ in range(THINNINGS):
        table, answer = _thinned(slot, shapes, hand, step.shapes, chance)
        if not is_handsome(table, hand) or slot.jokers != any(cards_of(shape)[1] for shape in table):
            continue
        if count_disturbed(table_of(table), table_of(answer)) != step.width:
            return None
        person = Person()
        difficulty = measure(table, hand, person, step.width, answer)
        width = difficulty.width
        if grade_of(width, step.width, len(hand), len(table)) != slot.grade or slot.lay_off != (width == 0):
            return None
        low, high = slot.seconds
        if not low <= difficulty.seconds <= high:
            continue
        if slot.grade > 1 and gives_away(table, hand, person, width):
            return None
        if width > WIDEST and yields_to_preparation(table, hand, person):
            return None
        return Found(slot.grade, table, hand, answer, difficulty, number)
    return None


def _thinned(slot: Slot, shapes: Shapes, hand: Faces, answer: Shapes, chance: Chance) -> tuple[Shapes, Shapes]:
    """Table and answer without most of the melds that the answer leaves as they are; half the time decoys stay."""
    kernel = touched(shapes, answer)
    least, most = MELDS[slot.grade]
    wanted = min(most, max(least, len(kernel) + 1 + chance.below(MOST_BESIDE)))
    others = chance.shuffled([i for i in range(len(shapes)) if i not in kernel])
    if chance.below(2):
        decoys = tempting(shapes, hand)
        others.sort(key=lambda i: i not in decoys)
    kept = {*kernel, *others[: max(0, wanted - len(kernel))]}
    left = list(answer)
    for i in others:
        if i not in kept:
            left.remove(shapes[i])
    return tuple(sorted([shapes[i] for i in kept])), tuple(sorted(left))
