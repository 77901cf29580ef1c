"""Making a puzzle of any position: the cards of a hand, or some of them, on the table as it lies (RULES Z1)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ..cards import HIDDEN, JOKER, Card, hand
from ..melds import Table
from ..notation import hand_text, table_text
from ..solver.rearrange import can_lay_all
from ..solver.rearrange.disturbance import line_up
from .beauty import MOST_HAND
from .measure import grade_of, measure
from .person import WIDEST, Person, TooLong
from .puzzle import Puzzle
from .shapes import GRAMMAR, face_of, shapes_of, table_of


class Obstacle(Enum):
    """Why a position makes no puzzle."""

    NO_CARDS = "no_cards"
    TOO_MANY_CARDS = "too_many_cards"
    JOKER_IN_HAND = "joker_in_hand"
    HIDDEN_CARD = "hidden_card"
    LOOSE_CARDS = "loose_cards"
    """A group on the table is no meld."""
    NO_SOLUTION = "no_solution"
    """Proved: the hand cannot be laid whole."""
    TOO_HARD = "too_hard"
    """There is a solution, but the shortest was not found within the limits."""


class NoPuzzle(ValueError):
    """A position that makes no puzzle, and why."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle.value)
        self.obstacle = obstacle


def puzzle_from(table: Table, cards: Sequence[Card]) -> Puzzle:
    """The puzzle of laying all these cards on the table; NoPuzzle, UnsupportedPosition (a third copy of a card).

    It need not be as handsome as those that ship.
    """
    _check(table, cards)
    if not can_lay_all(table, cards):
        raise NoPuzzle(Obstacle.NO_SOLUTION)
    shapes, faces = shapes_of(table), tuple(sorted(map(face_of, cards)))
    person = Person()
    try:
        step = person.fewest(shapes, faces)
        if step is None:
            raise NoPuzzle(Obstacle.TOO_HARD)
        measured = measure(shapes, faces, person, step.width, step.shapes)
    except TooLong:
        raise NoPuzzle(Obstacle.TOO_HARD) from None
    grade = grade_of(measured.width, measured.disturbed, len(faces), len(shapes)) or min(measured.width, WIDEST) or 1
    answer, disturbed = line_up(table, table_of(step.shapes))
    return Puzzle(
        grade, measured.width, disturbed, measured.seconds, table_text(table), hand_text(hand(cards)),
        table_text(answer),
    )


def _check(table: Table, cards: Sequence[Card]) -> None:
    if not cards:
        raise NoPuzzle(Obstacle.NO_CARDS)
    if HIDDEN in cards:
        raise NoPuzzle(Obstacle.HIDDEN_CARD)
    if JOKER in cards:
        raise NoPuzzle(Obstacle.JOKER_IN_HAND)
    if len(cards) > MOST_HAND:
        raise NoPuzzle(Obstacle.TOO_MANY_CARDS)
    if not all(map(GRAMMAR.allows, table)):
        raise NoPuzzle(Obstacle.LOOSE_CARDS)
