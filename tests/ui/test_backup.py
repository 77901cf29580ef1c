"""A copy of everything, its return, and the end of all data (RULES S6): whole or not at all, and nothing strange."""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ramio_desktop.model.files import SaveProblem, Trouble
from ramio_desktop.model.puzzles.progress import Progress, save_progress
from ramio_desktop.model.save import Save, SaveLocked
from ramio_desktop.ui import backup
from ramio_desktop.ui.backup import Contents, CopyFault, Fault

SAMPLES = sorted((Path(__file__).parents[1] / "data" / "saves").glob("*.ramio"))


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


def fill(folder: Path, games: int, finished: int, theme: str, **settings: str) -> Path:
    for place, count in (("saves/computer", games), ("archive", finished)):
        (folder / place).mkdir(parents=True, exist_ok=True)
        for number in range(count):
            shutil.copy(SAMPLES[number % len(SAMPLES)], folder / place / f"{theme} {number}.ramio")
    (folder / "settings.json").write_text(json.dumps({"theme": theme, **settings}), "utf-8")
    save_progress(Progress().after_minute(len(theme)), folder)
    return folder


@pytest.fixture
def here(tmp_path: Path) -> Path:
    folder = fill(tmp_path / "here", 2, 1, "dark")
    (folder / "seats.json").write_text("[]", "utf-8")
    (folder / "identity.pem").write_text("key", "utf-8")
    (folder / "tables").mkdir()
    (folder / "tables" / "1.table").write_text("{}", "utf-8")
    (folder / "letter.txt").write_text("mine", "utf-8")
    return folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    target = tmp_path / "copy.zip"
    backup.export(fill(tmp_path / "there", 3, 0, "light"), target)
    return target


def test_a_copy_holds_games_and_settings_and_no_key(here: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.zip"
    target.write_bytes(b"an older one")
    kept = backup.export(here, target)
    assert (kept.games, kept.finished, kept.has_settings) == (2, 1, True)
    assert backup.look_into(target) == Contents(2, 1, True, True)
    with zipfile.ZipFile(target) as opened:
        names = set(opened.namelist())
        assert not any(secret in name for name in names for secret in ("seats", "identity", "table", "letter"))
        assert opened.read("saves/computer/dark 0.ramio") == SAMPLES[0].read_bytes()
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_a_game_that_is_open_is_copied_too(here: Path, tmp_path: Path) -> None:
    save = Save.open(here / "saves" / "computer" / "dark 0.ramio")
    assert backup.export(here, tmp_path / "copy.zip").games == 2
    save.close()


def test_a_copy_that_cannot_be_written_leaves_the_older_one(
    here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.zip"
    target.write_bytes(b"an older one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveProblem) as told:
        backup.export(here, target)
    assert told.value.trouble is Trouble.FULL
    assert target.read_bytes() == b"an older one" and list(tmp_path.glob(".copy*")) == []


def test_what_comes_back_takes_the_place_of_everything_but_the_keys(here: Path, copy: Path) -> None:
    backup.bring_back(here, copy)
    after = files_of(here)
    assert sorted(name for name in after if name.startswith("saves")) == [
        f"saves/computer/light {number}.ramio" for number in range(3)
    ]
    assert json.loads(after["settings.json"]) == {"theme": "light"}
    assert {"seats.json", "identity.pem", "tables/1.table", "letter.txt"} <= set(after)
    assert not any(name.startswith((".", "archive")) for name in after)


def test_a_copy_comes_back_into_an_empty_folder(tmp_path: Path, copy: Path) -> None:
    backup.bring_back(tmp_path / "new", copy)
    assert backup.contents(tmp_path / "new") == Contents(3, 0, True, True)


def test_nothing_comes_back_over_a_game_that_is_open(here: Path, copy: Path) -> None:
    before = files_of(here)
    save = Save.open(here / "saves" / "computer" / "dark 1.ramio")
    with pytest.raises(SaveLocked):
        backup.bring_back(here, copy)
    with pytest.raises(SaveLocked):
        backup.erase(here)
    save.close()
    assert files_of(here) == before


def _crash_at(number: int, error: type[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the move of that number fail."""
    real = os.replace
    moves = 0

    def replace(source: str | Path, target: str | Path) -> None:
        nonlocal moves
        moves += 1
        if moves == number:
            raise error(5, "crash") if error is OSError else error()
        real(source, target)

    monkeypatch.setattr(backup.os, "replace", replace)


@pytest.mark.parametrize("number", range(1, 6))
def test_a_return_that_fails_half_way_changes_nothing(
    here: Path, copy: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files_of(here)
    _crash_at(number, OSError, monkeypatch)
    with pytest.raises(SaveProblem):
        backup.bring_back(here, copy)
    assert files_of(here) == before


@pytest.mark.parametrize("number", range(1, 6))
def test_a_crash_half_way_is_undone_at_the_next_start(
    here: Path, copy: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut leaves what it leaves: nothing tidies up, and the next start finds it."""
    before = files_of(here)
    with monkeypatch.context() as broken:
        _crash_at(number, KeyboardInterrupt, broken)
        with pytest.raises(KeyboardInterrupt):
            backup.bring_back(here, copy)
    assert files_of(here) != before
    backup.recover(here)
    assert files_of(here) == before
    backup.recover(here)
    assert files_of(here) == before


def test_a_crash_after_the_last_move_keeps_what_came(
    here: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        real = backup._remove

        def remove(path: Path) -> None:
            if path.name == backup._GOING and path.exists():
                raise KeyboardInterrupt
            real(path)

        broken.setattr(backup, "_remove", remove)
        with pytest.raises(KeyboardInterrupt):
            backup.bring_back(here, copy)
    backup.recover(here)
    assert backup.contents(here).games == 3 and not list(here.glob(".*import"))


def _zip(path: Path, parts: dict[str, str], manifest: object = {"format": 1}) -> Path:
    with zipfile.ZipFile(path, "w") as made:
        if manifest is not None:
            made.writestr(backup.MANIFEST, json.dumps(manifest))
        for name, text in parts.items():
            made.writestr(name, text)
    return path


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        pytest.param(lambda path: path.write_text("a letter"), Fault.OTHER_FILE, id="a letter"),
        pytest.param(lambda path: _zip(path, {"x": ""}, None), Fault.OTHER_FILE, id="another archive"),
        pytest.param(lambda path: _zip(path, {}, [1]), Fault.OTHER_FILE, id="a strange list"),
        pytest.param(lambda path: _zip(path, {}, {"format": 2}), Fault.NEWER, id="newer"),
        pytest.param(lambda path: _zip(path, {"../settings.json": ""}), Fault.OTHER_FILE, id="up"),
        pytest.param(lambda path: _zip(path, {"saves/../../x": ""}), Fault.OTHER_FILE, id="up inside"),
        pytest.param(lambda path: _zip(path, {"/saves/x": ""}), Fault.OTHER_FILE, id="absolute"),
        pytest.param(lambda path: _zip(path, {"saves\\..\\x": ""}), Fault.OTHER_FILE, id="backslash"),
        pytest.param(lambda path: _zip(path, {"saves/C:x": ""}), Fault.OTHER_FILE, id="drive"),
        pytest.param(lambda path: _zip(path, {"identity.pem": ""}), Fault.OTHER_FILE, id="a key"),
    ],
)
def test_other_files_are_refused_and_nothing_is_written(
    here: Path, tmp_path: Path, make: Callable[[Path], object], fault: Fault
) -> None:
    before = files_of(here)
    source = tmp_path / "strange.zip"
    make(source)
    for use in (backup.look_into, lambda path: backup.bring_back(here, path)):
        with pytest.raises(CopyFault) as told:
            use(source)
        assert told.value.fault is fault
    assert files_of(here) == before and sorted(path.name for path in tmp_path.iterdir()) == ["here", "strange.zip"]


def test_a_copy_that_would_fill_the_disk_is_refused(
    tmp_path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "MOST_BYTES", 1000)
    with pytest.raises(CopyFault):
        backup.look_into(copy)


@pytest.mark.parametrize("part", [0.3, 0.6, 0.95])
def test_a_damaged_copy_is_refused(here: Path, copy: Path, part: float) -> None:
    before = files_of(here)
    data = bytearray(copy.read_bytes())
    place = round(len(data) * part)
    data[place : place + 40] = bytes(40)
    copy.write_bytes(data)
    with pytest.raises(CopyFault) as told:
        backup.bring_back(here, copy)
    assert told.value.fault in (Fault.DAMAGED, Fault.OTHER_FILE)
    copy.write_bytes(data[: len(data) // 2])
    with pytest.raises(CopyFault) as told:
        backup.look_into(copy)
    assert told.value.fault is Fault.DAMAGED
    assert files_of(here) == before


def test_S6_everything_of_the_player_is_deleted_and_nothing_else(here: Path) -> None:
    (here / "settings.damaged-1.json").write_text("x", "utf-8")
    assert backup.contents(here) == Contents(2, 1, True, True, seats=True)
    backup.erase(here)
    assert files_of(here) == {"letter.txt": b"mine"}
    assert backup.contents(here).is_empty
    backup.erase(here)
