"""Two windows of the program on the same data folder: neither writes over what the other has done with puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ramio_desktop.model.puzzles.progress import Solution, Started, load_progress, progress_text
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.puzzle_book import PuzzleBook


def test_S3_what_another_window_has_solved_is_not_written_over(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = (PuzzleBook(resources_dir(), tmp_path) for _ in range(2))
    first.keep(first.progress.after_leaving(44, Started(21, 1)))
    puzzle = second.puzzle(44)
    second.keep(second.progress.after_solving(44, puzzle, Solution(45, 2)).after_day(740_000, 740_000, Solution(9, 1)))
    worth = second.progress.player
    first.keep(first.progress.after_leaving(44, Started(109, 1)).after_leaving(45, Started(5, 1)))
    first.keep(first.progress.after_starring(7, True))
    kept, aside = load_progress(tmp_path)
    assert aside is None and progress_text(kept) == progress_text(first.progress)
    assert kept.solved == {44: Solution(45, 2)} and set(kept.started) == {45} and kept.starred == {7}
    assert kept.player.points == pytest.approx(worth.points, abs=0.001) and set(kept.days) == {740_000}
    second.keep(second.progress.after_minute(3))
    assert progress_text(load_progress(tmp_path)[0]) == progress_text(second.progress)
    assert second.progress.starred == {7} and second.progress.best_minute == 3


def test_S3_what_was_taken_away_does_not_come_back_from_another_window(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = (PuzzleBook(resources_dir(), tmp_path) for _ in range(2))
    first.keep(first.progress.after_starring(7, True).after_leaving(44, Started(21, 1)))
    second.keep(second.progress.after_starring(8, True))
    first.keep(first.progress.after_starring(7, False))
    second.keep(second.progress.after_leaving(44, None))
    kept, _ = load_progress(tmp_path)
    assert kept.starred == {8} and not kept.started


def test_S3_a_file_that_is_gone_is_written_anew(qtbot: QtBot, tmp_path: Path) -> None:
    book = PuzzleBook(resources_dir(), tmp_path)
    book.keep(book.progress.after_minute(3))
    (tmp_path / "puzzles.txt").unlink()
    book.keep(book.progress.after_minute(4))
    assert load_progress(tmp_path)[0].best_minute == 4
