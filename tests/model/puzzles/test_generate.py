"""The generator: the same puzzle for the same seed and slot, in whatever order, and what it makes is proved."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.notation import hand_text, position_text, read_position
from ramio_desktop.model.puzzles.bank import Unlike, bank_of, daily_of, file_text, read_puzzles
from ramio_desktop.model.puzzles.generate import SECONDS, Slot, fill
from ramio_desktop.model.puzzles.proof import faults, not_in_order, shares
from ramio_desktop.model.puzzles.puzzle import Puzzle, puzzle_of, read_puzzle
from ramio_desktop.model.puzzles.slots import LAY_OFFS, SHAPE, bank_slot, daily_slot
from tests.sampling import Seeds, scale

ROOT = Path(__file__).parents[3]


def slot(grade: int, key: str, hand: int = 1, jokers: bool = False) -> Slot:
    return Slot(key, grade, hand, jokers, SECONDS[grade])


@pytest.mark.parametrize("grade", [1, 2, 3, 4, 5])
def test_Z1_Z2_what_is_made_is_proved_whatever_the_seed(grade: int, seeds: Seeds) -> None:
    """Legal and complete by the rules, solved by the solver, of the grade, hand and jokers that were asked for."""
    for seed in seeds(scale(1, 20)):
        # Hands of several cards and jokers are rare in the hardest grade, and would take their time.
        hand, jokers = (1 + seed % 3, bool(seed // 3 % 2)) if grade < 5 else (1, False)
        wanted = slot(grade, f"{seed}", hand, jokers)
        found = fill(wanted, "test")
        puzzle = puzzle_of(found)
        assert faults(puzzle) == []
        assert (puzzle.grade, len(puzzle.hand)) == (grade, wanted.hand)
        assert wanted.jokers == any(JOKER in meld.cards for meld in puzzle.table)
        low, high = wanted.seconds
        assert low <= puzzle.seconds <= high
        assert read_puzzle(puzzle.text) == puzzle


def test_Z2_the_first_puzzles_can_be_solved_by_laying_off() -> None:
    found = fill(bank_slot(0), "test")
    assert (found.difficulty.width, found.grade) == (0, 1)
    assert faults(puzzle_of(found)) == []
    assert all(bank_slot(number).lay_off == (number < LAY_OFFS) for number in range(60))


def test_a_slot_is_filled_alike_whatever_was_filled_before() -> None:
    one = fill(slot(2, "b", 2), "test")
    fill(slot(2, "a", 3, True), "test")
    assert fill(slot(2, "b", 2), "test") == one
    assert fill(slot(2, "b", 2), "other seed") != one
    # The next attempt gives another puzzle, the attempt it was found in the same.
    assert fill(slot(2, "b", 2), "test", one.attempt) == one
    assert fill(slot(2, "b", 2), "test", one.attempt + 1) != one


def test_what_is_not_found_is_asked_for_with_a_smaller_hand() -> None:
    wanted = slot(5, "rare", 3)
    assert [wanted.eased(attempt).hand for attempt in (0, 29, 30, 60, 500)] == [3, 3, 2, 1, 1]
    assert len(fill(slot(1, "late", 4), "test", 90).hand) == 1


def test_another_process_makes_the_same(tmp_path: Path) -> None:
    """Neither the order of sets nor anything else of a process is in it."""
    code = (
        "from ramio_desktop.model.puzzles.generate import *; from ramio_desktop.model.puzzles.puzzle import *;"
        "print(puzzle_of(fill(Slot('x', 3, 2, True, SECONDS[3]), 'test')).text)"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env={"PYTHONHASHSEED": seed}, capture_output=True, text=True,
            check=True, timeout=120,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert said == {puzzle_of(fill(slot(3, "x", 2, True), "test")).text}


def test_Z2_the_slots_have_the_shape_of_the_bank() -> None:
    slots = [bank_slot(number) for number in range(1000)]
    assert {grade: sum(slot.grade == grade for slot in slots) for grade in SHAPE} == SHAPE
    assert len({slot.key for slot in slots}) == 1000
    for grade in SHAPE:
        hands = [slot.hand for slot in slots if slot.grade == grade]
        assert min(hands) == 1 and max(hands) >= 3 and hands.count(1) < 0.75 * len(hands)
    assert 300 < sum(slot.jokers for slot in slots) < 500
    assert len({daily_slot(index).key for index in range(3660)}) == 3660


def test_the_bank_takes_no_puzzle_twice_and_the_next_attempt_instead() -> None:
    """Two slots find the same puzzle first: the second takes what it finds next."""
    one, two, three = (puzzle_of(fill(slot(1, key), "test")) for key in "pqr")
    finds = {(0, 0): (one, 4), (1, 0): (one, 2), (1, 3): (two, 3), (2, 0): (three, 0)}
    asked = []

    def found(number: int, attempt: int) -> tuple[Puzzle, int]:
        asked.append((number, attempt))
        return finds[number, attempt]

    bank = bank_of(range(3), found)
    assert asked == [(0, 0), (1, 0), (1, 3), (2, 0)]
    assert sorted(puzzle.text for puzzle in bank) == sorted([one.text, two.text, three.text])
    assert [puzzle.seconds for puzzle in bank] == sorted(puzzle.seconds for puzzle in bank)
    text = file_text("three", bank)
    assert read_puzzles(text.encode()) == bank
    assert daily_of(bank[:1], [0], lambda number, attempt: (bank[attempt], attempt)) == (bank[1],)


def test_Z3_the_same_trick_may_come_again_after_a_year() -> None:
    puzzle = puzzle_of(fill(slot(1, "year"), "test"))
    # The same trick beside another meld: all cards of a rank that does not lie there.
    there = {card.rank for card in (*puzzle.state.table_cards(), *puzzle.hand)}
    rank = next(letter for letter, rank in zip("23456789TJQK", range(2, 14)) if rank not in there)
    beside = "".join(rank + suit for suit in "cdh")
    other = replace(
        puzzle, table_text=f"{puzzle.table_text},{beside}", answer_text=f"{puzzle.answer_text},{beside}"
    )
    unlike = Unlike()
    assert unlike.takes(puzzle, 0)
    assert not unlike.takes(other, 365)
    assert unlike.takes(other, 366)
    assert not unlike.takes(puzzle, 5000)
    assert not Unlike([puzzle]).takes(other, 5000)


def test_a_false_claim_is_found() -> None:
    """Each kind of claim that a line makes is proved: none may be changed without a fault."""
    puzzle = puzzle_of(fill(slot(2, "claims", 2), "test"))
    assert faults(puzzle) == []
    for change in (
        {"grade": 3}, {"width": puzzle.width + 1}, {"disturbed": puzzle.disturbed + 1},
        {"answer_text": puzzle.table_text}, {"hand_text": puzzle.hand_text + "2c2d2h2s"},
        {"table_text": puzzle.table_text + ",2c2d4h"}, {"table_text": puzzle.table_text.partition(",")[2]},
        {"hand_text": puzzle.hand_text * 3},
    ):
        assert faults(replace(puzzle, **change)), change
    easy = puzzle_of(fill(slot(1, "easy"), "test"))
    assert not_in_order([easy, puzzle]) == []
    assert len(not_in_order([puzzle, easy])) == 1
    assert len(not_in_order([easy, easy])) == 1


def test_shares_count_who_solves_what() -> None:
    puzzle = puzzle_of(fill(slot(1, "easy"), "test"))
    counted = shares([puzzle, replace(puzzle, width=0), replace(puzzle, grade=5, width=5)])
    assert [(share.grade, share.puzzles, share.solved) for share in counted] == [
        (1, 2, (1, 2, 2, 2, 2)), (5, 1, (0, 0, 0, 0, 1)),
    ]


def test_a_puzzle_is_a_position_that_every_command_takes() -> None:
    puzzle = puzzle_of(fill(slot(1, "position", 2), "test"))
    assert puzzle.position == position_text(puzzle.state)
    assert read_position(puzzle.position) == puzzle.state
    assert hand_text(puzzle.hand) == puzzle.hand_text
