"""Puzzles out of any position."""

from __future__ import annotations

import pytest

from ramio_desktop.model.notation import read_hand, read_table
from ramio_desktop.model.puzzles.making import NoPuzzle, Obstacle, puzzle_from
from ramio_desktop.model.puzzles.shapes import GRAMMAR
from ramio_desktop.model.solver.rearrange import UnsupportedPosition


def test_Z1_a_position_becomes_a_puzzle_with_its_shortest_answer() -> None:
    table = read_table("5c5d5s,6d7d8d9d,8c9cTc,8d8h8s,9sTsJs,JcJdJh", GRAMMAR)
    puzzle = puzzle_from(table, read_hand("Qc"))
    assert (puzzle.grade, puzzle.width, puzzle.disturbed) == (4, 4, 4)
    assert puzzle.table == table and puzzle.is_solved_by(puzzle.answer)
    assert not puzzle.is_solved_by(table)


def test_any_legal_solution_is_one_and_another_table_is_none() -> None:
    """The five goes to either run; a card left in the hand, or one that was not in it, solves nothing."""
    puzzle = puzzle_from(read_table("2h3h4h,6h7h8h,9c9d9s", GRAMMAR), read_hand("5h9h"))
    for answer in ("2h3h4h5h,6h7h8h,9c9d9h9s", "2h3h4h,5h6h7h8h9h,9c9d9s", "2h3h4h5h6h7h8h9h,9c9d9s"):
        assert puzzle.is_solved_by(read_table(answer, GRAMMAR)), answer
    for answer in ("2h3h4h5h,6h7h8h,9c9d9s", "2h3h4h5h,6h7h8h9h,9c9d9s,9h", "2h3h4h5h,6h7h8h,9c9d9h9s,TcJcQc",
                   "2h3h4h5h,9c9d9h9s", "-"):
        assert not puzzle.is_solved_by(read_table(answer, GRAMMAR)), answer


@pytest.mark.parametrize(
    ("table", "hand", "obstacle"),
    [
        ("2h3h4h", "-", Obstacle.NO_CARDS), ("2h3h4h", "5h*", Obstacle.JOKER_IN_HAND),
        ("2h3h4h", "5hx1", Obstacle.HIDDEN_CARD), ("2h3h4h", "5h6h7h8h9hThJh", Obstacle.TOO_MANY_CARDS),
        ("2h3h5h", "4h", Obstacle.LOOSE_CARDS), ("2h3h4h", "9d", Obstacle.NO_SOLUTION),
    ],
)
def test_what_makes_no_puzzle_says_why(table: str, hand: str, obstacle: Obstacle) -> None:
    with pytest.raises(NoPuzzle) as refused:
        puzzle_from(read_table(table, GRAMMAR), read_hand(hand))
    assert refused.value.obstacle is obstacle


def test_a_third_copy_of_a_card_is_refused_by_name() -> None:
    with pytest.raises(UnsupportedPosition, match="4h"):
        puzzle_from(read_table("2h3h4h,3h4h5h", GRAMMAR), read_hand("4h"))
