"""The settings file: what was chosen is found again, and nothing the file may hold does harm."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ramio_desktop.ui.settings import DEFAULT_OPPONENTS, FILE_NAME, Opponent, Place, Settings


def test_defaults_without_a_file(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "not there")
    assert settings.language == ""
    assert settings.theme == "system"
    assert settings.opponents == DEFAULT_OPPONENTS
    assert settings.animation_speed == 1.0
    assert not settings.damaged
    assert not (tmp_path / "not there").exists()


def test_everything_chosen_is_found_again(tmp_path: Path) -> None:
    chosen = {
        "language": "en",
        "theme": "light",
        "four_colours": True,
        "large_index": True,
        "back": "teal",
        "animation": "off",
        "pace": "fast",
        "felt": "slate",
        "scale": 150,
        "volume": 0,
        "alert": False,
        "auto_draw": True,
        "auto_pass": True,
        "take_back": True,
        "confirm_pass": True,
        "confirm_leave": True,
        "hand_sort": "rank",
        "avatar": 3,
        "nick": "Zoë",
        "game": "machiavelli_classic",
        "rules": {"machiavelli": "machiavelli[target=150]"},
        "opponents": (Opponent("Ugo", "hard"),),
        "window": Place(10, -20, 1100, 700, maximized=True),
    }
    settings = Settings(tmp_path)
    for name, value in chosen.items():
        setattr(settings, name, value)
    again = Settings(tmp_path)
    assert {name: getattr(again, name) for name in chosen} == chosen
    assert again.animation_speed == 0


def test_a_change_is_told_by_name_and_only_when_it_is_one(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with qtbot.waitSignal(settings.changed) as told:
        settings.pace = "slow"
    assert told.args == ["pace"]
    with qtbot.assertNotEmitted(settings.changed):
        settings.pace = "slow"


@pytest.mark.parametrize("content", ["", "{", "[1]", '"text"', "\x00\x01"])
def test_a_damaged_file_is_kept_aside_by_name(tmp_path: Path, content: str) -> None:
    path = tmp_path / FILE_NAME
    for number in (1, 2):
        path.write_text(content, encoding="utf-8")
        settings = Settings(tmp_path)
        assert settings.damaged == f"settings.damaged-{number}.json"
        assert (tmp_path / settings.damaged).read_text(encoding="utf-8") == content
        assert settings.theme == "system"
    settings.theme = "dark"
    assert Settings(tmp_path).theme == "dark"


def test_entries_the_file_should_not_hold_count_as_not_there(tmp_path: Path) -> None:
    raw = {
        "language": "xx",
        "theme": 3,
        "four_colours": 1,
        "nick": "x" * 500,
        "rules": [],
        "opponents": [{"name": "A"}],
        "window": {"x": "a"},
        "animation": None,
        "pace": "fast",
        "felt": "oak",
        "scale": 110,
        "volume": 101,
        "alert": 1,
        "auto_draw": "yes",
        "avatar": True,
    }
    (tmp_path / FILE_NAME).write_text(json.dumps(raw), encoding="utf-8")
    settings = Settings(tmp_path)
    assert (settings.language, settings.theme, settings.four_colours, settings.nick) == ("", "system", False, "")
    assert (settings.rules, settings.opponents, settings.window) == ({}, DEFAULT_OPPONENTS, None)
    assert (settings.animation, settings.pace) == ("normal", "fast")
    assert (settings.felt, settings.scale, settings.volume) == ("teal", 100, 70)
    assert (settings.alert, settings.auto_draw, settings.avatar) == (True, False, -1)


def test_what_a_newer_version_wrote_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(json.dumps({"sounds": {"volume": 3}, "pace": "fast"}), encoding="utf-8")
    Settings(tmp_path).theme = "dark"
    assert json.loads(path.read_text(encoding="utf-8")) == {"sounds": {"volume": 3}, "pace": "fast", "theme": "dark"}


def test_a_full_disk_is_told_once_and_the_choice_holds(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(tmp_path)
    settings.pace = "fast"

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with qtbot.waitSignal(settings.failed) as told:
            settings.pace = "slow"
        assert told.args == ["No space left on device"]
        with qtbot.assertNotEmitted(settings.failed):
            settings.theme = "dark"
    assert (settings.pace, settings.theme) == ("slow", "dark")
    assert Settings(tmp_path).pace == "fast"  # the file is whole, as it was
    settings.nick = "Anna"
    assert (Settings(tmp_path).pace, Settings(tmp_path).nick) == ("slow", "Anna")
