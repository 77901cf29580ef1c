"""What is kept of puzzles that were left unfinished or marked, and the files of older versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from ramio_desktop.model.draft import Draft
from ramio_desktop.model.puzzles.dates import Day
from ramio_desktop.model.puzzles.progress import (
    FORMAT, DaySolution, Progress, Solution, Started, progress_text, read_progress,
)
from ramio_desktop.model.puzzles.puzzle import Puzzle

PUZZLE = Puzzle(1, 1, 1, 20, "4c5c6c7c,9d9h9s", "7d7h", "4c5c6c,7c7d7h,9d9h9s")
SAMPLES = Path(__file__).parents[2] / "data" / "puzzles"
DAY = Day(2026, 11, 29).ordinal


def left_open() -> Progress:
    """One puzzle half laid, with its draft, one of a date, and a star."""
    draft = Draft(PUZZLE.state, 0)
    draft.move([3])
    started = Started(95, 0, True, tuple(draft.lines()))
    progress = Progress().after_solving(3, PUZZLE, Solution(20, 4)).after_leaving(18, started)
    return progress.after_leaving_day(DAY, Started(7)).after_starring(18, True).after_starring(4, True)


def test_S3_an_unfinished_puzzle_is_kept_with_its_draft() -> None:
    progress = read_progress(progress_text(left_open()))
    assert progress.started == left_open().started and progress.days_started == {DAY: Started(7)}
    assert progress.starred == {4, 18}
    left = progress.started[18]
    draft = Draft.restored(PUZZLE.state, 0, left.draft)
    assert draft.cards_moved == 1 and left.aided


def test_solving_or_giving_up_ends_what_was_unfinished() -> None:
    progress = left_open()
    assert not progress.after_solving(18, PUZZLE, Solution(100, 3)).started
    given_up = progress.after_giving_up(18, PUZZLE)
    assert not given_up.started and given_up.gave_up(18) and not progress.gave_up(18)
    assert not given_up.after_solving(18, PUZZLE, Solution(1, 1, aided=True)).gave_up(18)
    assert not progress.after_day(DAY, DAY, Solution(9, 9)).days_started
    assert not progress.after_leaving(18, None).started
    assert progress.after_starring(18, False).starred == {4}


def test_S_files_of_every_format_are_read() -> None:
    samples = sorted(SAMPLES.glob("v*.txt"))
    assert [sample.stem for sample in samples] == [f"v{number}" for number in range(1, FORMAT + 1)]
    for sample in samples:
        progress = read_progress(sample.read_text("utf-8"))
        assert progress.solved[3] == Solution(20, 4) and progress.days[DAY] == DaySolution(Solution(61, 9), True)
        assert progress.best_minute == 5
        assert bool(progress.started) == bool(progress.starred) == (sample.stem != "v1")


@pytest.mark.parametrize("line", ["started x 1 1 -", "started 3 1 -", "draft 3 draft 1", "star", "star x"])
def test_a_line_that_makes_no_sense_is_damage(line: str) -> None:
    from zlib import crc32

    from ramio_desktop.model.puzzles.progress import DamagedProgress

    body = f"ramio puzzles 2\n{line}\n"
    with pytest.raises(DamagedProgress):
        read_progress(f"{body}sum {crc32(body.encode()):08x}\n")
