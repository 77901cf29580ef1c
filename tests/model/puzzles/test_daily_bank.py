"""The daily puzzles that ship: one for each date of ten years, the same for everybody (RULES Z3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ramio_desktop.model.puzzles.bank import DAILY_FILE, SAME_CORE_DAYS, Unlike, load_bank, load_daily, load_days
from ramio_desktop.model.puzzles.daily import index_of
from ramio_desktop.model.puzzles.dates import day_of, read_day
from ramio_desktop.model.puzzles.generate import fill
from ramio_desktop.model.puzzles.proof import faults
from ramio_desktop.model.puzzles.puzzle import Puzzle, puzzle_of
from ramio_desktop.model.puzzles.slots import DAYS, SEED, START, daily_slot
from tests.sampling import scale

FOLDER = Path(__file__).parents[3] / "resources" / "puzzles"

PINNED = {
    "2026-11-02": "3c*5c,7h8h9hThJh,JdQdKd,QcQhQs JcJs",
    "2026-11-30": "3c3d3s,3d4d5d,4s*6s,6c6d6h,8d9dTd,8s9sTsJs,KhKs* 4c",
    "2026-12-06": (
        "3c3d3h,4c4d4h,4s5s6s7s,5c5d5h5s,6c6d6h,6c7c8c9cTc,6h7h8h9hTh,7c7d7s,8c9cTc,8d8h8s,9d9h9s,"
        "JcJdJs,JsQsKs 9s"
    ),
    "2026-12-24": "3s4s5s6s7s8s,9hTh*Qh,AcAhAs,JcQcKc,KcKdKhKs,TdJdQdKd 6sKs",
    "2026-12-25": "2h3h4h5h,4d5d6d,5c6c7c8c9c,AcAdAh,JcJdJs,JhQhKh,KcKdKh,TdJdQd,TsJsQs Qc5hQh5s",
    "2027-01-01": "5c5d5h5s,6s7s8s9sTsJs,7c7d7h,8c8d8h,9dTdJd,QcQdQh 7d",
    "2027-02-28": (
        "3d4d5d6d,5d5h5s,6d7d8d,6s7s8s,8h9hTh,8s9sTs,9c9d9s,Ac2c3c4c5c6c,As2s3s4s,JcJdJs,QcQdQh,"
        "QdKdAd 4d8h"
    ),
    "2027-03-07": (
        "2c2d2s,2c3c4c,3c4c5c,3s4s5s6s,4d5d6d,4h5h6h7h8h9h,5c5h5s,7c7h7s,8h9hThJhQh,9dTdJd,AcAdAhAs,"
        "AcAdAs,Ah2h3h4h,KcKdKs 3s"
    ),
    "2027-08-15": "2c3c4c,4d5d6d,4s5s6s,5h6h7h8h,6c6d6s,7d8d9d,AcAdAhAs 6c5h",
    "2028-02-29": "6d6h6s,7c8c9cTc,8d8h8s,9d9h9s,ThJhQhKh 7dTs",
    "2028-12-31": "2c*4c,2d2h2s,3d3h3s,5c5d5h5s,6h6s*,7c7d7h,AdAhAs,QcKcAc 8c4s",
    "2029-06-02": "2d3d4d5d,3c4c5c,3h4h5h6h,3s4s5s*7s8s,KcKdKs,QcQdQs,ThJhQh 4h",
    "2030-04-21": "2c3c4c,3c3d3h3s,6c6h6s,7d8d9dTdJdQdKd,7s8s9s,8c9cTc,8h9hTh,9sTsJs,QcQhQs,TdThTs 8d",
    "2031-10-05": "2c2d2s,4c4d4h,5c5d5s,5d6d7d,6c6d6s,7s8s9s,Ad2d3d4d,AdAhAs,Ah2h3h As",
    "2032-02-29": "5c5d5h,6d7d8d,6h7h8h,7c8c9cTc,8c8d8s,As2s3s4s5s6s 8s",
    "2033-07-14": "2c2d2h2s,3c3h3s,4c4h4s,5h6h7h,9sTsJsQs,Ac2c3c4c,Ah2h3h,KdKhKs,QdQhQs As2s",
    "2034-11-11": "3d4d5d6d,5c5d5s,6c7c8c,6s7s8s,8d9dTdJdQd,AcAhAs 7h",
    "2036-11-08": "2d3d4d,3c4c5c6c,4d4h4s,5c6c7c8c,6d6h6s,7c7d7h,7s8s9s,8d8h8s,JcJdJs,TcTdTs,TcThTs 9d8h",
    "2026-10-31": "4h5h6h,5d6d7d,6s7s*9s,7h8h9hTh,9c9d9h9s,As2s3s4s,JcJdJh,JdQdKd 5c7c9d",
    "2037-05-01": "5c5d5h,8d9dTdJd,8h9hThJh,8s9sTs,9c9d9h,9sTsJs,KcKdKs,QcQdQs,QcQhQs 9cJc",
}
"""Twenty dates, some outside the ten years: what they have may never change (the table and the hand)."""


@pytest.fixture(scope="module")
def days() -> tuple[Puzzle, ...]:
    return load_days(FOLDER)


@pytest.mark.parametrize("date", PINNED)
def test_Z3_the_puzzle_of_a_date_never_changes(date: str) -> None:
    puzzle = load_daily(FOLDER, index_of(read_day(date)))
    assert f"{puzzle.table_text} {puzzle.hand_text}" == PINNED[date]


def test_Z3_ten_years_of_weekdays_that_grow_harder(days: tuple[Puzzle, ...]) -> None:
    assert len(days) == DAYS
    for index, puzzle in enumerate(days):
        slot = daily_slot(index)
        low, high = slot.seconds
        assert puzzle.grade == slot.grade and low <= puzzle.seconds <= high, day_of(START.ordinal + index).text


def test_Z3_no_day_is_like_another_or_like_one_of_the_thousand(days: tuple[Puzzle, ...]) -> None:
    """The same trick may come again, beside other melds, when more than a year has gone by."""
    unlike = Unlike(load_bank(FOLDER))
    assert all(unlike.takes(puzzle, index) for index, puzzle in enumerate(days))
    assert SAME_CORE_DAYS >= 365


def test_Z1_Z3_a_daily_puzzle_is_legal_solvable_and_of_its_grade(days: tuple[Puzzle, ...], session_seed: int) -> None:
    """Some of them in `make test`, all in `make soak`."""
    step = scale(61, 1)
    for index in range(session_seed % step, DAYS, step):
        assert faults(days[index]) == [], index


def test_the_seed_still_makes_them(days: tuple[Puzzle, ...]) -> None:
    unlike = Unlike([*load_bank(FOLDER), *days])
    for index in range(1, DAYS, scale(2100, 20)):
        puzzle = puzzle_of(fill(daily_slot(index), SEED))
        # Some were like one before them, and the next attempt was taken instead.
        assert puzzle == days[index] or not unlike.takes(puzzle)


def test_the_file_is_small() -> None:
    assert (FOLDER / DAILY_FILE).stat().st_size < 620_000
