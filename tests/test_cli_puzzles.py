"""The command `puzzles`: a line a puzzle, and the proof of all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ramio_desktop import cli
from ramio_desktop.cli import puzzles as command
from ramio_desktop.model.puzzles.bank import BANK_FILE, load_bank
from ramio_desktop.paths import resources_dir
from tests.spoken import forget_languages


@pytest.fixture(autouse=True)
def english_first(qapp: object) -> None:
    forget_languages()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main([*arguments, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_puzzles_prints_a_line_each_that_other_commands_take(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "puzzles")
    lines = out.splitlines()
    assert (code, err, len(lines)) == (0, "", 1000)
    assert all(re.fullmatch(rf"{number} [1-5] machiavelli \S+ \S+ - - 0:play opened=0", line)
               for number, line in enumerate(lines, start=1))
    assert run(capsys, "puzzles", "731") == (0, lines[730] + "\n", "")
    position = lines[730].split(" ", 2)[2]
    answer = load_bank(resources_dir() / "puzzles")[730].answer_text
    code, out, _ = run(capsys, "try", position, f"lay {answer}")
    assert code == 0 and "scored 0 closed 0" in out
    assert " left 0 held - " in run(capsys, "solve", position)[1]


def test_one_puzzle_is_proved_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "puzzles", "960", "--check")
    assert (code, err) == (0, "")
    assert re.search(r"grade puzzles +P0 +P1 +P2 +P3 +exact\n +5 +1 +0.0% +0.0% +0.0% +0.0% +100.0%\n1 proved in", out)


@pytest.mark.parametrize("number", ["0", "1001", "-1", "x", "1.5", "١"])
def test_a_number_that_is_none_is_one_line(capsys: pytest.CaptureFixture[str], number: str) -> None:
    code, out, err = run(capsys, "puzzles", "--", number) if number == "-1" else run(capsys, "puzzles", number)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_false_line_fails_the_proof_and_a_torn_one_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = (resources_dir() / "puzzles" / BANK_FILE).read_text("utf-8").splitlines()
    (tmp_path / "puzzles").mkdir()
    monkeypatch.setattr(command, "resources_dir", lambda: tmp_path)
    file = tmp_path / "puzzles" / BANK_FILE
    easy = lines[40].split(" ")
    file.write_text("\n".join([*lines[:2], lines[500], " ".join(["3", *easy[1:]])]), "utf-8")
    code, out, _ = run(capsys, "puzzles", "--check")
    assert code == 1 and "puzzle 2: it is of another grade" in out and out.endswith("1 faults\n")
    file.write_text("\n".join([*lines[:5], lines[5][:40]]), "utf-8")
    assert run(capsys, "puzzles")[::2] == (2, f"{BANK_FILE} is damaged in line 6\n")
    file.write_bytes(b"# one\n\xff\n")
    assert run(capsys, "puzzles")[::2] == (2, f"{BANK_FILE} is damaged in line 2\n")
    file.unlink()
    assert run(capsys, "puzzles")[::2] == (2, f"there is no file or folder {BANK_FILE}\n")


def test_Z3_daily_prints_the_puzzle_of_a_date(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "daily", "2026-12-24")
    assert (code, err) == (0, "") and re.fullmatch(r"machiavelli \S+ \S+ - - 0:play opened=0\n", out)
    assert run(capsys, "daily", "2026-12-24")[1] == out != run(capsys, "daily", "2026-12-25")[1]
    today = run(capsys, "daily")
    assert today[0] == 0 and today[1].startswith("machiavelli ")
    assert run(capsys, "puzzles", "--daily", "53")[1].endswith(out)  # 52 days after the second of November
    assert run(capsys, "daily", "yesterday")[::2] == (2, "a date such as 2026-12-24 is wanted, not “yesterday”\n")
