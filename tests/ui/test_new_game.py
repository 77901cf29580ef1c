"""The page where a game is put together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.bots import LEVELS
from ramio_desktop.model.options import PRESETS, MachiavelliOptions
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import GAMES
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.new_game import NewGamePage
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.widgets.felt import Felt


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, resources_dir())
    made.set("it")
    yield made
    made.set("en")


def page_of(qtbot: QtBot, settings: Settings, key: str = "machiavelli") -> NewGamePage:
    look = Look.create(resources_dir(), Mode.DARK)
    page = NewGamePage(look, settings, Felt(look), "Anna", key)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, settings: Settings, language: Language) -> NewGamePage:
    return page_of(qtbot, settings)


def press(qtbot: QtBot, page: NewGamePage, rule: str, value: str) -> None:
    qtbot.mouseClick(page.rules.row(rule).press(value), Qt.MouseButton.LeftButton)


def test_the_games_of_the_page_are_those_of_the_rules() -> None:
    by_key = {item.key: item.options for item in GAMES}
    assert by_key.pop("machiavelli_plain") == MachiavelliOptions(jokers=0)
    assert by_key == {name: PRESETS[name].options for name in by_key}
    for level in {level for item in GAMES for level in LEVELS[item.family]}:
        assert catalogue.level_name(level) != level


@pytest.mark.parametrize("key", [item.key for item in GAMES])
def test_it_begins_with_the_standard_of_each_game(
    qtbot: QtBot, settings: Settings, language: Language, key: str
) -> None:
    page = page_of(qtbot, settings, key)
    assert page.options == catalogue.game(key).options
    assert page.rules._chip.isHidden() and not page.rules.back.isEnabled()


def test_house_rules_say_what_they_change_and_go_back(qtbot: QtBot, page: NewGamePage) -> None:
    before = [row.meaning for row in page.rules.rows]
    press(qtbot, page, "jokers", "0")
    press(qtbot, page, "draw", "instead_of_laying")
    press(qtbot, page, "opening", "free")
    press(qtbot, page, "target", "150")
    assert page.options == MachiavelliOptions(0, "instead_of_laying", "free", "points", 150)
    after = [row.meaning for row in page.rules.rows]
    assert [new == old for new, old in zip(after, before)] == [False, False, False, True, False]
    assert page.rules._chip.text() == "4 diverse dal solito"
    assert "senza jolly, partita a 150 punti" in page._details.whole()
    qtbot.mouseClick(page.rules.back, Qt.MouseButton.LeftButton)
    assert page.options == PRESETS["machiavelli"].options
    assert [row.meaning for row in page.rules.rows] == before


def test_M16_a_single_hand_has_no_target(qtbot: QtBot, page: NewGamePage) -> None:
    press(qtbot, page, "target", "50")
    press(qtbot, page, "match", "simple")
    assert page.options == MachiavelliOptions(match="simple", target=50)
    target = page.rules.row("target")
    assert not target.press(100).isEnabled() and "non ha traguardo" in target.meaning
    assert page.rules.changed_names() == ["match"]
    press(qtbot, page, "match", "points")
    assert target.press(100).isEnabled()


def test_M1_one_to_three_opponents(qtbot: QtBot, page: NewGamePage) -> None:
    assert len(page.opponents) == 2
    qtbot.mouseClick(page.players.add, Qt.MouseButton.LeftButton)
    assert len(page.opponents) == 3
    assert page.players.add.isHidden()
    names = [who.name for who in page.opponents]
    assert len(set(names)) == 3
    for _ in range(2):
        qtbot.mouseClick(page.players.lines[0].cross, Qt.MouseButton.LeftButton)
    assert [who.name for who in page.opponents] == [names[2]]
    assert not page.players.lines[0].cross.isEnabled()
    assert page.players.add.isVisible()
    assert page._details.whole().startswith("2 giocatori")


def test_names_are_never_empty_and_never_twice(qtbot: QtBot, page: NewGamePage) -> None:
    first, second = page.players.lines
    first.field.setText("anna")  # the person's own name
    second.field.setText("  ")
    assert [who.name for who in page.opponents] == ["anna 2", "Bruno"]
    second.field.setFocus()
    first.field.setFocus()
    assert second.field.text() == "Bruno"
    second.field.setText("Anna")
    assert [who.name for who in page.opponents] == ["anna 2", "Anna 3"]


def test_what_was_chosen_is_there_the_next_time(
    qtbot: QtBot, page: NewGamePage, settings: Settings, language: Language
) -> None:
    qtbot.mouseClick(page.games.part("machiavelli_classic"), Qt.MouseButton.LeftButton)
    press(qtbot, page, "jokers", "2")
    line = page.players.lines[0]
    line.field.setText("Ugo")
    line.level.setFocus()
    qtbot.keyClick(line.level, Qt.Key.Key_End)
    page.remember()
    again = page_of(qtbot, settings, settings.game)
    assert again.game.key == "machiavelli_classic"
    assert again.options == MachiavelliOptions(2, "instead_of_laying", "free")
    assert again.opponents == (Opponent("Ugo", "expert"), Opponent("Bruno", "easy"))
    assert again.rules._chip.text() == "1 diversa dal solito"
    # the other games keep their own rules
    qtbot.mouseClick(again.games.part("machiavelli"), Qt.MouseButton.LeftButton)
    assert again.options == PRESETS["machiavelli"].options
    assert settings.variants == {"machiavelli": "machiavelli_classic"}


def test_rules_of_another_version_do_no_harm(qtbot: QtBot, settings: Settings, language: Language) -> None:
    settings.rules = {"machiavelli": "machiavelli[wind=east]"}
    settings.opponents = (Opponent("Ugo", "oracle"),)
    settings.game = "bridge"
    page = page_of(qtbot, settings, settings.game)
    assert page.options == PRESETS["machiavelli"].options
    assert page.opponents == (Opponent("Ugo", "beginner"),)


def test_a_target_that_is_no_usual_one_can_be_kept(qtbot: QtBot, settings: Settings, language: Language) -> None:
    settings.rules = {"machiavelli": "machiavelli[target=70]"}
    page = page_of(qtbot, settings)
    assert page.options == MachiavelliOptions(target=70)
    row = page.rules.row("target")
    assert row.field is not None and row.field.text() == "70"
    press(qtbot, page, "target", "100")
    assert page.options == MachiavelliOptions() and not row.field.text()
    page.activateWindow()
    row.field.setFocus()
    qtbot.waitUntil(row.field.hasFocus)
    qtbot.keyClicks(row.field, "9")
    assert page.options == MachiavelliOptions() and "da 10 a 1000" in row.meaning
    qtbot.keyClicks(row.field, "5")
    assert page.options == MachiavelliOptions(target=95) and "95" in row.meaning
    qtbot.keyClicks(row.field, "x")
    page.begin.setFocus()
    assert row.field.text() == "95" and page.options == MachiavelliOptions(target=95)
    row.field.setFocus()
    qtbot.waitUntil(row.field.hasFocus)
    row.field.selectAll()
    qtbot.keyClicks(row.field, "5000")  # 500 on the way is none that was asked for
    page.begin.setFocus()
    assert row.field.text() == "95" and page.options == MachiavelliOptions(target=95)


def test_enter_begins_and_escape_leaves(qtbot: QtBot, page: NewGamePage) -> None:
    page.focus_first()
    with qtbot.waitSignal(page.start):
        qtbot.keyClick(page.begin, Qt.Key.Key_Space)
    with qtbot.waitSignal(page.leave):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_the_language_changes_everything_at_once(page: NewGamePage, language: Language) -> None:
    italian = {label.text() for label in page.findChildren(type(page._who_title))}
    language.set("en")
    QApplication.sendPostedEvents()
    english = {label.text() for label in page.findChildren(type(page._who_title))}
    same = {text for text in italian & english if any(sign.isalpha() for sign in text)}
    assert same <= {"Machiavelli", "Anna", page.rules.sets.code}
    assert page.begin.text().strip() == "Begin"
