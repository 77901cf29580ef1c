"""Proof: that a shipped puzzle is legal, can be solved, and is what its line says (RULES Z1, Z2).

The rules' engine judges the answer, the exact solver of `model.solver` finds on its own that the hand can be laid, and
the searches of this package prove anew which grade it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..rules import ruleset
from ..solver.rearrange import can_lay_all
from ..solver.rearrange.disturbance import count_disturbed
from .bank import Unlike
from .beauty import gives_away, is_handsome, yields_to_preparation
from .measure import GRADES, grade_of, width_of
from .person import PLAYERS, WIDEST, Person, TooLong
from .puzzle import Puzzle
from .shapes import Shapes, face_of, shapes_of


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, in words; empty when all its claims are proved."""
    table, hand, answer = puzzle.table, puzzle.hand, puzzle.answer
    state = puzzle.state
    rules = ruleset(state.rules)
    deck = Counter(rules.deck(state.options))
    if Counter(state.table_cards()) + Counter(hand) - deck:
        return ["it has cards that are not in the deck"]
    for meld in table:
        if rules.meld_refusal(state.options, meld) is not None:
            return [f"{meld} is no meld"]
    wrong = []
    if not puzzle.is_solved_by(answer):
        wrong.append("the answer is refused by the rules, or leaves cards in the hand")
    if not can_lay_all(table, hand):
        wrong.append("the solver cannot lay the hand")
    if count_disturbed(table, answer) != puzzle.disturbed:
        wrong.append("the answer disturbs another number of melds")
    try:
        wrong += _grade_faults(puzzle, shapes_of(table), tuple(map(face_of, hand)))
    except TooLong:
        wrong.append("its grade cannot be proved within the limits")
    return wrong


def _grade_faults(puzzle: Puzzle, shapes: Shapes, hand: tuple[int, ...]) -> list[str]:
    wrong = []
    person = Person()
    step = person.fewest(shapes, hand)
    if step is None or step.width != puzzle.disturbed:
        wrong.append("the fewest melds disturbed are not as many")
    width = width_of(shapes, hand, person, puzzle.disturbed)
    if width != puzzle.width:
        wrong.append(f"its width is {width}")
    if grade_of(width, puzzle.disturbed, len(hand), len(shapes)) != puzzle.grade:
        wrong.append("it is of another grade")
    if not is_handsome(shapes, hand):
        wrong.append("its size or its mixture is not as it should be")
    if puzzle.grade > 1 and gives_away(shapes, hand, person, width):
        wrong.append("some of the hand can simply be laid off")
    if width > WIDEST and yields_to_preparation(shapes, hand, person):
        wrong.append("it is easier after a preparation")
    return wrong


def not_in_order(bank: Sequence[Puzzle]) -> list[str]:
    """What is wrong with the bank as a whole: equal puzzles, or hard ones before easy ones."""
    unlike = Unlike()
    wrong = [f"puzzle {number} is like one before" for number, puzzle in enumerate(bank, start=1)
             if not unlike.takes(puzzle)]
    grades = [puzzle.grade for puzzle in bank]
    return wrong if grades == sorted(grades) else [*wrong, "the grades are not in order"]


@dataclass(frozen=True, slots=True)
class Shares:
    """Of the puzzles of a grade, how many there are, and how many each model player and the solver can solve."""

    grade: int
    puzzles: int
    solved: tuple[int, ...]
    """Those of P0, P1, P2, P3, and the exact solver."""


def shares(puzzles: Iterable[Puzzle]) -> list[Shares]:
    """Who solves how many of each grade, by the width that is written with each puzzle and proved by `faults`."""
    by_grade: dict[int, list[int]] = {grade: [] for grade in GRADES}
    for puzzle in puzzles:
        by_grade[puzzle.grade].append(puzzle.width)
    return [
        Shares(grade, len(widths),
               (*[sum(width <= most for width in widths) for most in PLAYERS.values()], len(widths)))
        for grade, widths in by_grade.items() if widths
    ]
