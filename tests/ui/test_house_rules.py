"""House rules: words for all of them, what excludes what, sets kept under a name, codes for a friend."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.model.conflict import Clash, Conflict
from ramio_desktop.model.deal_code import Deal, deal_code, read_rules_code, rules_code
from ramio_desktop.model.options import (
    PRESETS, MachiavelliOptions, PokeratoOptions, RaminoOptions, Value, values_of,
)  # fmt: skip
from ramio_desktop.model.rules import RULESETS
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.question import Question, TextQuestion
from ramio_desktop.ui.dialogs.rules_code import RulesQuestion
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.option_words import clash_text, option_words
from ramio_desktop.ui.pages.new_game import NewGamePage
from ramio_desktop.ui.panels.game_choice import GameList
from ramio_desktop.ui.panels.rule_sets import RuleSetList
from ramio_desktop.ui.settings import RuleSet, Settings
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.widgets.buttons import Kind
from ramio_desktop.ui.widgets.felt import Felt

PLAYED = {name: preset for name, preset in PRESETS.items() if preset.family in RULESETS}


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, resources_dir())
    made.set("it")
    yield made
    made.set("en")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


Open = Callable[[str], NewGamePage]


@pytest.fixture
def open_page(qtbot: QtBot, settings: Settings, language: Language) -> Open:
    def opened(key: str) -> NewGamePage:
        look = Look.create(resources_dir(), Mode.DARK)
        page = NewGamePage(look, settings, Felt(look), "Anna", key)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        return page

    return opened


@pytest.fixture
def page(open_page: Open) -> NewGamePage:
    return open_page("ramino")


def click(qtbot: QtBot, widget: QWidget) -> None:
    QApplication.processEvents()  # what has just come is laid out
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(qtbot: QtBot, page: NewGamePage, rule: str, value: Value) -> None:
    """Take a value as a person does: the group is folded out first where it is folded up."""
    row = page.rules.row(rule)
    group = next(group for group in page.rules.groups if row in group.rows)
    if not group.is_open:
        assert group.head is not None
        click(qtbot, group.head)
    click(qtbot, row.press(value))


def shown(page: NewGamePage, kind: type[QWidget]) -> QWidget:
    """The dialog of that kind that lies over the page now."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (found,) = page.findChildren(kind)
    return found


# words


@pytest.mark.parametrize("name", PLAYED)
def test_every_option_and_every_value_has_words_in_both_languages(name: str, language: Language) -> None:
    options = PLAYED[name].options
    said: dict[str, list[str]] = {}
    for lang in ("it", "en"):
        language.set(lang)
        said[lang] = []
        for item in fields(options):
            for value in values_of(item):
                taken = replace(options, **{item.name: value})
                table = {words.name: words for words in option_words(taken, 3)}
                assert list(table) and set(table) == {other.name for other in fields(options)}
                words = table[item.name]
                assert words.title and words.meaning and words.word(value)
                assert words.idle or item.name not in taken.idle
                if "range" not in item.metadata:
                    assert value in [choice for choice, _ in words.choices], (item.name, value)
                assert "{" not in words.meaning and "%n" not in words.meaning + words.brief, words.meaning
                said[lang].append(words.meaning)
    assert len(said["it"]) == len(said["en"])
    same = [one for one, other in zip(said["it"], said["en"], strict=True) if one == other]
    assert not same, "these have no words of their own in the other language"


def test_values_of_one_option_are_told_apart(language: Language) -> None:
    for preset in PLAYED.values():
        for item in fields(preset.options):
            found = set()
            for value in values_of(item):
                taken = replace(preset.options, **{item.name: value})
                (words,) = [words for words in option_words(taken, 3) if words.name == item.name]
                found.add((words.word(value), words.meaning))
            assert len(found) == len(values_of(item)), item.name


def test_every_clash_is_explained_in_both_languages(language: Language) -> None:
    for clash in Clash:
        conflict = Conflict(clash, ("decks",))
        language.set("it")
        italian = clash_text(conflict, RaminoOptions(), 5)
        language.set("en")
        assert italian != clash_text(conflict, RaminoOptions(), 5) and "{" not in italian


# choosing


def test_D_R_each_rule_of_ramino_can_be_chosen_and_goes_back(qtbot: QtBot, page: NewGamePage) -> None:
    usual = page.options
    assert {row.name for row in page.rules.rows} == {
        item.name for item in fields(usual)
    }
    taken = {
        "hand_size": 13, "direction": "counterclockwise", "ace": "low", "jokers_per_meld": "many",
        "taken_joker": "keep", "set_joker": "declared", "opening_points": 40, "joker_opening_value": "25",
        "final_discard": False, "in_hand_multiplier": 1, "in_hand_first_round": False, "flush_close": True,
        "restock": "flip", "ace_penalty": 1, "joker_penalty": 30, "target": 201, "reentries": 2,
    }  # fmt: skip
    expected = RaminoOptions(**taken)  # type: ignore[arg-type]
    for name, value in taken.items():
        press(qtbot, page, name, value)
    assert page.options == expected
    assert page.rules._chip.text() == f"{len(taken)} diverse dal solito"
    assert page.begin.kind is Kind.PRIMARY
    click(qtbot, page.rules.back)
    assert page.options == usual


def test_a_rule_that_changes_nothing_says_why(qtbot: QtBot, page: NewGamePage) -> None:
    row = page.rules.row("joker_opening_value")
    assert not row.press("25").isEnabled() and "apertura libera" in row.meaning
    press(qtbot, page, "opening_points", 50)
    assert row.press("25").isEnabled()
    press(qtbot, page, "jokers", 0)
    assert not row.press("25").isEnabled() and "Senza jolly" in row.meaning


def test_any_number_opens(qtbot: QtBot, page: NewGamePage) -> None:
    press(qtbot, page, "opening_points", 40)
    field = page.rules.row("opening_points").field
    assert field is not None
    qtbot.keyClicks(field, "35")
    assert isinstance(page.options, RaminoOptions) and page.options.opening_points == 35  # R13


# what excludes what


def test_R1_one_deck_is_explained_and_settled_with_one_press(qtbot: QtBot, page: NewGamePage) -> None:
    click(qtbot, page.players.add)
    press(qtbot, page, "decks", 1)
    assert page.options == RaminoOptions(decks=1), "nothing is changed silently"
    row = page.rules.row("decks")
    assert row.clash.isVisible() and "i jolly sono due" in row.clash.text
    assert page._details.whole() == row.clash.text and page.begin.kind is Kind.PENDING
    with qtbot.assertNotEmitted(page.start):
        click(qtbot, page.begin)
    assert [button.text() for button in row.clash.buttons] == ["Mazzi: due", "Jolly: 2"]
    click(qtbot, row.clash.buttons[1])
    assert page.options == RaminoOptions(decks=1, jokers=2)
    row = page.rules.row("decks")  # now the players
    assert "in 4" in row.clash.text
    click(qtbot, row.clash.buttons[-1])
    assert len(page.opponents) == 1 and page.is_playable and not row.clash.isVisible()
    assert page.players.add.isHidden(), "one deck is for two"
    with qtbot.waitSignal(page.start):
        click(qtbot, page.begin)


def test_R24_pressing_begin_leads_to_what_is_to_be_settled(qtbot: QtBot, page: NewGamePage) -> None:
    press(qtbot, page, "end", "first_reach")
    press(qtbot, page, "reentries", 1)
    row = page.rules.row("reentries")
    group = next(group for group in page.rules.groups if row in group.rows)
    group.open(False)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    click(qtbot, page.begin)
    assert group.is_open and row.clash.buttons[0].hasFocus()
    qtbot.keyClick(row.clash.buttons[0], Qt.Key.Key_Space)
    assert page.options == RaminoOptions(end="first_reach")


def test_rules_that_clash_are_not_what_the_tile_starts(qtbot: QtBot, page: NewGamePage, settings: Settings) -> None:
    press(qtbot, page, "target", 201)
    page.remember()
    press(qtbot, page, "decks", 1)
    page.remember()
    assert settings.rules["ramino"] == "ramino[target=201]"
    assert page.rules.sets.code == "" and not page.rules.sets.keep.isEnabled() and not page.rules.sets.copy.isEnabled()


def test_another_size_keeps_even_what_clashes(qtbot: QtBot, page: NewGamePage, open_page: Open) -> None:
    press(qtbot, page, "decks", 1)
    page.remember()
    again = open_page("ramino")
    again.go_on_from(page)
    assert again.options == RaminoOptions(decks=1) and again.opponents == page.opponents


# kept sets and codes


def named(qtbot: QtBot, page: NewGamePage, name: str) -> None:
    """Answer the question for a name."""
    asked = shown(page, TextQuestion)
    assert isinstance(asked, TextQuestion)
    asked.field.selectAll()
    qtbot.keyClicks(asked.field, name)
    click(qtbot, asked.yes)


def menu_entry(qtbot: QtBot, page: NewGamePage, place: int, entry: int) -> None:
    kept = page.rules.sets.open_list()
    click(qtbot, kept.cards[place].menu)
    (menu,) = kept.cards[place].findChildren(QMenu)
    menu.actions()[entry].trigger()
    menu.close()


def test_a_set_is_kept_taken_renamed_and_deleted(qtbot: QtBot, page: NewGamePage, settings: Settings) -> None:
    sets = page.rules.sets
    assert sets.all.isHidden()
    press(qtbot, page, "opening_points", 50)
    press(qtbot, page, "taken_joker", "keep")
    click(qtbot, sets.keep)
    named(qtbot, page, "Zia Rosa")
    click(qtbot, sets.keep)
    named(qtbot, page, "zia rosa")
    assert [kept.name for kept in settings.rule_sets] == ["zia rosa 2", "Zia Rosa"], "nothing is written over"
    kept = RaminoOptions(opening_points=50, taken_joker="keep")
    click(qtbot, page.rules.back)
    assert page.options == RaminoOptions()
    menu_entry(qtbot, page, 0, 2)
    asked = shown(page, Question)
    assert isinstance(asked, Question)
    click(qtbot, asked.yes)
    menu_entry(qtbot, page, 0, 1)
    named(qtbot, page, "Da zia Rosa")
    assert settings.rule_sets == (RuleSet("Da zia Rosa", "ramino_50[taken_joker=keep]"),)
    shown_list = sets.open_list()
    assert isinstance(shown_list, RuleSetList)
    click(qtbot, shown_list.cards[0])
    assert page.options == kept and page.game.key == "ramino_50"
    again = Settings(settings.folder)
    assert again.rule_sets == settings.rule_sets


def test_a_set_of_another_version_waits_unseen(settings: Settings, open_page: Open) -> None:
    strange = RuleSet("Domani", "ramino[wind=east]")
    settings.rule_sets = (strange, RuleSet("Oggi", "machiavelli[jokers=0]"))
    page = open_page("machiavelli")
    assert [card.accessibleName() for card in page.rules.sets.open_list().cards] == ["Prendi le regole Oggi"]
    assert settings.rule_sets[0] == strange


def test_damaged_sets_do_no_harm(settings: Settings) -> None:
    (settings.folder / "settings.json").write_text(json.dumps({"rule_sets": [{"name": 3}], "nick": "Anna"}), "utf-8")
    again = Settings(settings.folder)
    assert again.rule_sets == () and again.nick == "Anna"


def test_a_code_goes_out_and_comes_in(qtbot: QtBot, page: NewGamePage, open_page: Open) -> None:
    press(qtbot, page, "flush_close", True)
    press(qtbot, page, "hand_size", 13)
    click(qtbot, page.rules.sets.copy)
    code = QApplication.clipboard().text()
    assert read_rules_code(code) == ("ramino", page.options) and code == page.rules.sets.code
    friend = open_page("machiavelli")
    QApplication.clipboard().setText(f"  {code.lower()} ")
    click(qtbot, friend.rules.sets.paste)
    asked = shown(friend, RulesQuestion)
    assert isinstance(asked, RulesQuestion)
    assert asked.field.text() == code.lower(), "a code that waits in the clipboard is there at once"
    click(qtbot, asked.yes)
    assert friend.options == page.options and friend.game.family == "ramino"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("BDAEH2", "non torna"),
        ("ciao", "non torna"),
        (deal_code(Deal("machiavelli", MachiavelliOptions(), 2, "AAAAAA")), "«Stesse carte…»"),
        ("unknown", "questa versione non ha"),
    ],
)
def test_a_code_that_is_none_is_told_so(qtbot: QtBot, page: NewGamePage, text: str, words: str) -> None:
    QApplication.clipboard().clear()
    text = text if text != "unknown" else rules_code("pokerato", PokeratoOptions(blind=2))
    click(qtbot, page.rules.sets.paste)
    asked = shown(page, RulesQuestion)
    assert isinstance(asked, RulesQuestion) and not asked.field.text()
    qtbot.keyClicks(asked.field, text)
    click(qtbot, asked.yes)
    assert words in asked.wrong and asked.isVisible()
    asked.field.clear()
    qtbot.keyClicks(asked.field, rules_code("ramino", RaminoOptions(target=201)))
    assert not asked.wrong
    click(qtbot, asked.yes)
    assert page.options == RaminoOptions(target=201)


# games and seats


def test_the_game_is_chosen_from_a_list_and_its_variant_from_a_row(qtbot: QtBot, page: NewGamePage) -> None:
    click(qtbot, page.games.part("scala40"))
    assert page.options == PRESETS["scala40"].options
    click(qtbot, page.games.head)
    listed = shown(page, GameList)
    assert isinstance(listed, GameList)
    assert list(listed.cards) == catalogue.offered_families()
    click(qtbot, listed.cards["machiavelli"])
    assert page.game.key == "machiavelli" and page.options == MachiavelliOptions()
    assert page.games.part("machiavelli_classic").isVisible() and not page.games.part("scala40").isVisible()
    click(qtbot, page.games.open_list().cards["tiles"])
    assert not page.rules.isVisible() and not page.games.part("tiles").isVisible()
    click(qtbot, page.games.open_list().cards["ramino"])
    assert page.game.key == "scala40", "the variant taken last"


def test_R1_D1_seats_and_levels_are_those_of_the_game(qtbot: QtBot, page: NewGamePage) -> None:
    assert [who.level for who in page.opponents] == ["easy", "medium"]
    for _ in range(4):
        click(qtbot, page.players.add)
    assert len(page.opponents) == 6 and page.players.add.isHidden()
    assert len({who.name for who in page.opponents}) == 6
    click(qtbot, page.games.part("ramino_duel"))
    assert len(page.opponents) == 1 and page.players.add.isHidden() and page.is_playable
    click(qtbot, page.games.part("ramino_50"))
    assert len(page.opponents) == 6, "the duel has its own company"


def test_D11_the_top_level_is_said_not_to_be_perfect(qtbot: QtBot, page: NewGamePage) -> None:
    note = page.players._note
    assert note.isHidden()
    box = page.players.lines[0].level
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    assert page.opponents[0].level == "hard"
    assert note.isVisible() and note.text() == "Difficile gioca bene, ma non alla perfezione: si può battere."


def test_the_cards_of_a_duel_bring_its_game_its_rules_and_its_two_players(
    qtbot: QtBot, page: NewGamePage, settings: Settings
) -> None:
    for _ in range(2):
        click(qtbot, page.players.add)
    duel = Deal("ramino", PRESETS["ramino_duel"].options, 2, "AAAAAA")
    page.take_deal(duel)
    assert page.game.key == "ramino_duel" and len(page.opponents) == 1 and page.deal == duel and page.is_playable
    page.remember()
    assert "ramino_duel" not in settings.rules, "what came with a code is not kept"
