"""What a player meets: the minute, duels with a computer's time, ratings, and what is kept."""

from __future__ import annotations

import datetime
import errno
import math
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model.files import SaveProblem, Trouble
from ramio_desktop.model.puzzles.daily import index_of, longest, streak
from ramio_desktop.model.puzzles.dates import Day, day_of, read_day
from ramio_desktop.model.puzzles.draw import GradeDraw
from ramio_desktop.model.puzzles.duel import (
    BEST_OF, DRAWN, EMPTY_ROUNDS, PACES, ROUND_SECONDS, Duel, computer_seconds, computer_steps,
)
from ramio_desktop.model.puzzles.minute import SHARES
from ramio_desktop.model.puzzles.progress import (
    FILE, DamagedProgress, DaySolution, NewerProgress, Progress, Solution, load_progress, progress_text, read_progress,
    save_progress,
)
from ramio_desktop.model.puzzles.puzzle import DamagedBank, Puzzle, read_puzzle
from ramio_desktop.model.puzzles.rating import (
    NEW_PLAYER, SCALE, Rating, after_try, expected, new_puzzle, score_of, updated,
)
from ramio_desktop.model.puzzles.slots import DAYS, START, WEEK, daily_slot
from ramio_desktop.model.shuffle import Chance

RING = read_puzzle(
    "4 4 4 120 5c5d5s,6d7d8d9d,8c9cTc,8d8h8s,9sTsJs,JcJdJh Qc 5c5d5s,6d7d8d9d,8c9cTc,8d8h8s,9sTsJs,JcJdJh"
)


def of_grade(grade: int, seconds: int = 60, width: int = 1) -> Puzzle:
    return replace(RING, grade=grade, seconds=seconds, width=width)


# --- Dates ---------------------------------------------------------------------------------------------------------


@given(st.dates())
def test_dates_are_those_of_the_calendar(date: datetime.date) -> None:
    day = read_day(date.isoformat())
    assert (day.ordinal, day.weekday, day.text) == (date.toordinal(), date.weekday(), date.isoformat())
    assert day_of(date.toordinal()) == day


@pytest.mark.parametrize("text", ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "0000-01-01", "2026-11-31"])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no date"):
        read_day(text)


def test_Z3_ten_years_have_each_a_puzzle_of_their_own_and_no_date_has_none() -> None:
    first = START.ordinal
    assert START.weekday == 0 and DAYS >= 3_653
    assert [index_of(day_of(first + i)) for i in range(DAYS)] == list(range(DAYS))
    for ordinal in (1, first - 1, first + DAYS, first + 100_000):
        day = day_of(ordinal)
        index = index_of(day)
        assert 0 <= index < DAYS
        assert day_of(first + index).weekday == day.weekday


def test_Z3_weekdays_grow_harder_and_the_first_sunday_of_a_month_is_hardest() -> None:
    for index in range(400):
        day = day_of(START.ordinal + index)
        slot = daily_slot(index)
        first_sunday = day.weekday == 6 and day.day <= 7
        assert slot.grade == (5 if first_sunday else WEEK[day.weekday])


def test_Z3_a_streak_counts_dates_in_a_row_and_waits_for_today() -> None:
    assert streak(set(), 100) == 0
    assert streak({100, 99, 98, 96}, 100) == 3
    assert streak({99, 98, 96}, 100) == 2
    assert streak({98, 97}, 100) == 0


def test_Z3_the_longest_streak_is_remembered() -> None:
    assert longest(()) == 0 and longest({5}) == 1
    assert longest({1, 2, 3, 7, 8, 9, 10, 20}) == 4
    progress = Progress()
    for day, today in ((10, 10), (11, 11), (14, 14), (13, 14)):  # the last one was made up for a day too late
        progress = progress.after_day(day, today, Solution(60, 3))
    assert progress.longest_streak == 2 and progress.streak(14) == 1


# --- The minute and the duel ---------------------------------------------------------------------------------------


def test_Z4_the_minute_draws_by_its_shares_and_repeats_nothing_too_soon() -> None:
    bank = [of_grade(grade) for grade in (1, 2, 3, 4) for _ in range(200)]
    draw = GradeDraw(bank, Chance("minute"), SHARES)
    numbers = [draw.next() for _ in range(200)]
    assert len(set(numbers)) == 200
    drawn = Counter(bank[number - 1].grade for number in numbers)
    assert set(drawn) == set(SHARES)
    assert all(abs(drawn[grade] - 2 * share) <= 25 for grade, share in SHARES.items())
    again = GradeDraw(bank, Chance("minute"), SHARES)
    assert [again.next() for _ in range(200)] == numbers


def test_Z4_a_grade_that_is_used_up_begins_anew() -> None:
    draw = GradeDraw([of_grade(grade) for grade in (1, 2, 3)], Chance("few"), SHARES)
    assert {draw.next() for _ in range(200)} == {1, 2, 3}
    with pytest.raises(ValueError, match="lacks"):
        GradeDraw([of_grade(1)], Chance("few"), SHARES)


def test_Z5_the_first_to_win_more_than_half_wins_the_duel() -> None:
    for best_of in BEST_OF:
        duel = Duel.begun(best_of)
        for _ in range(best_of // 2):
            duel = duel.after(1).after(0)
        assert not duel.is_over
        duel = duel.after(0)
        assert duel.is_over and duel.winner == 0 and not duel.is_tied
        with pytest.raises(ValueError, match="over"):
            duel.after(1)
    for wrong in ((2, 2), (3, 1), (3, 5)):
        with pytest.raises(ValueError, match="best of"):
            Duel.begun(*wrong)


def test_Z5_three_rounds_without_a_solution_end_the_duel_as_a_tie() -> None:
    duel = Duel.begun(5, players=4).after(2)
    for _ in range(EMPTY_ROUNDS):
        assert not duel.is_over
        duel = duel.after(None)
    assert duel.is_over and duel.is_tied and duel.winner is None


def test_Z5_a_computer_takes_the_time_of_a_person_of_its_level() -> None:
    medians = []
    for level in PACES:
        chance = Chance(f"pace {level}")
        times = sorted(time for time in (computer_seconds(level, RING_EASY, chance) for _ in range(400)) if time)
        medians.append(times[len(times) // 2])
        assert len(times) > 390 and times[-1] < ROUND_SECONDS
        assert abs(medians[-1] / (RING_EASY.seconds * PACES[level].factor) - 1) < 0.2
    assert medians == sorted(medians, reverse=True)


RING_EASY = of_grade(1, seconds=20)


def test_Z5_against_each_level_its_puzzles_are_drawn() -> None:
    bank = [of_grade(grade) for grade in (1, 2, 3, 4, 5) for _ in range(40)]
    assert set(DRAWN) == set(PACES)
    for level, shares in DRAWN.items():
        assert sum(shares.values()) == 100
        draw = GradeDraw(bank, Chance(level), shares)
        assert {bank[draw.next() - 1].grade for _ in range(300)} == set(shares)


def test_Z5_a_computer_lays_its_cards_one_after_the_other_and_the_last_at_its_time() -> None:
    chance = Chance("steps")
    for cards in (1, 2, 6):
        steps = computer_steps(50.0, cards, chance)
        assert len(steps) == cards and list(steps) == sorted(steps) and steps[-1] == 50.0 and steps[0] >= 15.0
    assert computer_steps(None, 3, chance) == ()


def test_Z5_a_computer_gives_up_what_is_too_wide_for_its_level() -> None:
    chance = Chance("wide")
    for width, who in ((2, ["easy", "hard", "expert"]), (4, ["hard", "expert"]), (5, ["expert"])):
        puzzle = of_grade(4, seconds=40, width=width)
        assert [level for level in PACES if computer_seconds(level, puzzle, chance) is not None] == who


# --- Ratings -------------------------------------------------------------------------------------------------------


def test_glicko_2_gives_the_numbers_of_the_papers_example() -> None:
    """Glickman, "Example of the Glicko-2 system": 1500/200 wins against 1400/30, loses to 1550/100 and 1700/300."""
    after = updated(Rating(1500, 200), [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)])
    assert (round(after.points, 2), round(after.deviation, 2)) == (1464.05, 151.52)
    assert round(after.volatility, 5) == 0.06
    idle = updated(Rating(1500, 200), [])
    assert idle.points == 1500 and round(idle.deviation, 4) == 200.2714


@given(
    st.floats(500, 2500), st.floats(30, 350), st.floats(0.02, 0.2), st.floats(500, 2500), st.floats(30, 350),
    st.sampled_from([0.0, 0.5, 1.0]),
)
def test_a_rating_follows_the_result(
    points: float, deviation: float, volatility: float, other: float, spread: float, score: float
) -> None:
    player, puzzle = Rating(points, deviation, volatility), Rating(other, spread)
    after = updated(player, [(puzzle, score)])
    surprise = score - expected(player, puzzle)
    assert (after.points - points) * surprise >= 0
    assert 0 < after.deviation < math.hypot(deviation, 1.5 * SCALE * volatility) and 0 < after.volatility < 1


def test_puzzles_move_less_than_the_player() -> None:
    player, puzzle = after_try(NEW_PLAYER, new_puzzle(RING), 1.0)
    assert player.points - NEW_PLAYER.points > new_puzzle(RING).points - puzzle.points > 0
    for _ in range(50):
        player, puzzle = after_try(player, puzzle, 1.0)
    assert puzzle.deviation == 120 and player.deviation >= 60


def test_a_try_counts_by_help_and_time() -> None:
    assert score_of(True, False, 3 * RING.seconds, RING) == 1
    assert score_of(True, False, 3 * RING.seconds + 1, RING) == 0.5
    assert score_of(True, True, 1, RING) == score_of(False, False, 1, RING) == 0


# --- What is kept --------------------------------------------------------------------------------------------------

BANK = tuple(of_grade(1 + i // 4, seconds=15 * 2 ** (i // 2)) for i in range(12))


def test_solved_puzzles_keep_their_first_solution_and_move_the_ratings_once() -> None:
    progress = Progress().after_solving(3, BANK[2], Solution(20, 4))
    assert progress.player.points > NEW_PLAYER.points
    assert progress.after_solving(3, BANK[2], Solution(5, 1)) == progress
    assert progress.after_giving_up(3, BANK[2]) == progress
    failed = Progress().after_giving_up(3, BANK[2])
    assert failed.player.points < NEW_PLAYER.points and not failed.solved
    later = failed.after_solving(3, BANK[2], Solution(50, 9, aided=True))
    assert later.player == failed.player and later.solved[3] == Solution(50, 9, aided=True)


def test_the_next_puzzle_is_unsolved_and_suits_the_player() -> None:
    progress = Progress()
    offered = []
    while (number := progress.offer(BANK)) is not None:
        offered.append(number)
        progress = progress.after_solving(number, BANK[number - 1], Solution(1, 1))
    assert sorted(offered) == list(range(1, 13))
    assert BANK[offered[0] - 1].rating == min(
        (puzzle.rating for puzzle in BANK), key=lambda rating: abs(rating - (NEW_PLAYER.points - 100))
    )


def test_Z3_a_day_counts_on_its_day_only_and_a_clock_set_back_adds_nothing() -> None:
    done = Solution(60, 9)
    progress = Progress().after_day(100, 100, done).after_day(101, 101, done)
    assert progress.streak(101) == progress.streak(102) == 2
    # Yesterday's puzzle solved today is solved, and no more.
    late = progress.after_day(102, 103, done)
    assert late.days[102] == DaySolution(done, on_its_day=False) and late.streak(103) == 0
    # The clock is set back to a day that was missed: nothing is added.
    back = late.after_day(103, 103, done).after_day(99, 99, done)
    assert back.streak(99) == 0 and back.streak(103) == 1
    assert progress.after_day(101, 101, Solution(1, 1)) == progress


def test_Z4_the_best_run_is_kept() -> None:
    assert Progress().after_minute(4).after_minute(2).best_minute == 4


def full() -> Progress:
    progress = Progress().after_solving(3, BANK[2], Solution(20, 4)).after_giving_up(7, BANK[6])
    progress = progress.after_solving(9, BANK[8], Solution(900, 31, aided=True)).after_minute(5)
    today = Day(2026, 12, 24).ordinal
    return progress.after_day(today, today, Solution(61, 9)).after_day(today - 3, today, Solution(70, 8, aided=True))


def test_S_what_is_kept_is_read_as_it_was_written(tmp_path: Path) -> None:
    progress = read_progress(progress_text(full()))
    assert progress_text(progress) == progress_text(full())
    assert (progress.solved, progress.days, progress.latest) == (full().solved, full().days, full().latest)
    assert load_progress(tmp_path) == (Progress(), None)
    save_progress(progress, tmp_path)
    assert load_progress(tmp_path) == (progress, None)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@given(st.data())
def test_S_a_file_with_a_sign_changed_is_damaged_and_never_read_wrongly(data: st.DataObject) -> None:
    text = progress_text(full())
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from([sign for sign in "0123456789 -\nabcr" if sign != text[at]]))
    with pytest.raises((DamagedProgress, NewerProgress)):
        read_progress(text[:at] + sign + text[at + 1 :])
    with pytest.raises(DamagedProgress):
        read_progress(text[:at])


def test_S_a_damaged_file_is_put_aside_and_a_newer_one_left_alone(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / FILE).write_bytes(b"\xff nothing")
        progress, aside = load_progress(tmp_path)
        assert progress == Progress() and aside == tmp_path / f"puzzles.damaged-{number}.txt"
        assert aside.read_bytes() == b"\xff nothing" and not (tmp_path / FILE).exists()
    newer = progress_text(full()).replace("puzzles 2", "puzzles 3", 1)
    (tmp_path / FILE).write_text(newer, "utf-8")
    with pytest.raises(NewerProgress):
        load_progress(tmp_path)
    assert (tmp_path / FILE).read_text("utf-8") == newer


def test_S2_a_full_disk_is_told_and_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_progress(Progress(), tmp_path)

    def full_disk(*arguments: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch, pytest.raises(SaveProblem) as problem:
        patch.setattr(os, "write", full_disk)
        save_progress(full(), tmp_path)
    assert problem.value.trouble is Trouble.FULL
    assert load_progress(tmp_path) == (Progress(), None)


@pytest.mark.parametrize("line", ["", "1 1 1 20 a b", "1 1 1 x a b c", "1 1 1 20 a b c d"])
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(DamagedBank):
        read_puzzle(line)
