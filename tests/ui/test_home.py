"""The home page: what waits, what one click starts, and the way by keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from time import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.model.options import PRESETS
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.catalogue import GAMES
from ramio_desktop.ui.elapsed import Elapsed
from ramio_desktop.ui.language import Language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.home import HomePage
from ramio_desktop.ui.panels.continue_card import ContinueCard, FirstCard, Kept, KeptCard
from ramio_desktop.ui.panels.waiting_card import WaitingCard
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.waiting_tables import WaitingTable
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.felt import Felt

NOW = datetime(2030, 5, 1, 20, 0)
KEPT = Kept(
    Path("one.ramio"), PRESETS["machiavelli"].options, ("Anna", "Giulia", "Bruno"), 0, 0, 4, (12, 40, 7),
    (("4h", "5h", "6h"), ("Ks", "Kh", "Kd")), NOW - timedelta(minutes=12),
)  # fmt: skip


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    made = Language(qapp, resources_dir())
    made.set("it")
    yield made
    made.set("en")


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path, language: Language) -> HomePage:
    look = Look.create(resources_dir(), Mode.DARK)
    page = HomePage(look, Settings(tmp_path), Felt(look))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_nick("Anna")
    page.show_kept([], NOW)
    page.show()
    return page


def accents(page: HomePage) -> list[Button]:
    QApplication.processEvents()
    return [button for button in page.findChildren(Button) if button.kind is Kind.PRIMARY and button.isVisible()]


def test_first_start_is_one_click_away_from_a_game(qtbot: QtBot, home: HomePage) -> None:
    (first,) = home.cards
    assert isinstance(first, FirstCard)
    assert accents(home) == [first.button]
    with qtbot.waitSignal(home.play) as asked:
        qtbot.mouseClick(first.button, Qt.MouseButton.LeftButton)
    assert asked.args == ["machiavelli"]
    with qtbot.waitSignal(home.options) as asked:
        qtbot.mouseClick(first.more, Qt.MouseButton.LeftButton)
    assert asked.args == ["machiavelli"]


def test_what_waits_is_the_one_accent(qtbot: QtBot, home: HomePage) -> None:
    home.show_kept([KEPT], NOW)
    (card,) = home.cards
    assert isinstance(card, ContinueCard)
    assert accents(home) == [card.button]
    with qtbot.waitSignal(home.resumed) as asked:
        qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert asked.args == [KEPT.path]


def test_a_kept_game_says_whose_turn_it_is_and_how_old_it_is(home: HomePage, language: Language) -> None:
    home.show_kept([KEPT], NOW)
    (card,) = home.cards
    assert isinstance(card, ContinueCard)

    def told() -> list[str]:
        return [card._due.whole(), card._hand.whole(), card._when.whole(), card.button.text().strip()]

    assert told() == ["Tocca a te", "Smazzata 4, partita a 100 punti", "12 minuti fa", "Continua"]
    language.set("en")
    QApplication.sendPostedEvents()
    (card,) = home.cards
    assert told() == ["It is your turn", "Hand 4, match to 100 points", "12 minutes ago", "Continue"]
    home.show_kept([replace(KEPT, turn=1)], NOW)
    (card,) = home.cards
    assert told()[0] == "Giulia is to play"
    home.show_kept([replace(KEPT, turn=None, title="With Giulia")], NOW)
    (card,) = home.cards
    assert told()[0] == "Next hand"
    assert card._title.whole() == "With Giulia"


def test_many_kept_games_are_all_within_reach(qtbot: QtBot, home: HomePage) -> None:
    for count, small in ((2, 1), (3, 2), (4, 1), (9, 1)):
        home.show_kept([replace(KEPT, path=Path(f"{number}.ramio")) for number in range(count)], NOW)
        kept = [card for card in home.cards if isinstance(card, KeptCard)]
        assert len(kept) == small
        rest = [card for card in home.cards if isinstance(card, Button)]
        assert len(rest) == (count > 3)
    assert rest[0].text().strip() == "Altre 7 partite"
    with qtbot.waitSignal(home.allKept):
        qtbot.mouseClick(rest[0], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(home.resumed) as asked:
        qtbot.keyClick(kept[0], Qt.Key.Key_Return)
    assert asked.args == [Path("1.ramio")]


def test_the_three_dots_rename_and_delete(qtbot: QtBot, home: HomePage) -> None:
    home.show_kept([KEPT], NOW)
    (card,) = home.cards
    assert isinstance(card, ContinueCard)
    qtbot.mouseClick(card.menu, Qt.MouseButton.LeftButton)
    (menu,) = card.menu.findChildren(QMenu)
    rename, remove = menu.actions()[-2:]
    with qtbot.waitSignal(home.rename) as asked:
        rename.trigger()
    assert asked.args == [KEPT.path]
    with qtbot.waitSignal(home.remove) as asked:
        remove.trigger()
    assert asked.args == [KEPT.path]
    menu.close()


def test_a_tile_starts_its_game_and_its_sliders_open_the_options(qtbot: QtBot, home: HomePage) -> None:
    assert [tile.game.key for tile in home.tiles] == [item.key for item in GAMES if item.has_tile]
    for tile in home.tiles:
        with qtbot.waitSignal(home.play) as asked:
            qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        assert asked.args == [tile.game.key]
        with qtbot.waitSignal(home.play) as asked:
            qtbot.keyClick(tile, Qt.Key.Key_Space)
        assert asked.args == [tile.game.key]
        with qtbot.assertNotEmitted(home.play), qtbot.waitSignal(home.options) as asked:
            qtbot.mouseClick(tile.sliders, Qt.MouseButton.LeftButton)
        assert asked.args == [tile.game.key]


def test_a_tile_says_against_whom_and_by_which_rules(home: HomePage) -> None:
    tile = home.tiles[0]
    assert "con Giulia, Bruno" in tile.accessibleDescription()
    assert tile._chip.isHidden()
    home._settings.opponents = (Opponent("Ugo", "hard"),)
    home._settings.rules = {"machiavelli": "machiavelli[opening=free,target=50]"}
    assert "con Ugo" in tile.accessibleDescription()
    assert tile._chip.text() == "2 regole cambiate"
    assert home.tiles[1]._chip.isHidden()


def test_tab_goes_from_top_to_bottom_and_reaches_everything(qtbot: QtBot, home: HomePage) -> None:
    home.show_kept([replace(KEPT, path=Path(f"{number}.ramio")) for number in range(3)], NOW)
    home.puzzles.offer("bank", lambda: None)
    first = home.looking
    first.setFocus()
    reached: list[QWidget] = [first]
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget() or home, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now is first:
            break
        assert now is not None
        reached.append(now)
    rows = [
        3 if home.puzzles.isAncestorOf(widget) or home.company.isAncestorOf(widget)
        else 2 if any(tile is widget or tile.isAncestorOf(widget) for tile in home.tiles)
        else 1 if any(card is widget or card.isAncestorOf(widget) for card in home.cards) else 0
        for widget in reached
    ]  # fmt: skip
    assert rows == sorted(rows)
    assert set(home.tiles) | {tile.sliders for tile in home.tiles} <= set(reached)
    assert {*home.puzzles.shown, *home.company.stops} <= set(reached) and len(home.puzzles.shown) == 1
    assert all(widget.accessibleName() or widget.property("text") for widget in reached)


@pytest.mark.parametrize(
    ("age", "words"),
    [
        (timedelta(seconds=-5), "poco fa"),
        (timedelta(seconds=59), "poco fa"),
        (timedelta(minutes=1), "1 minuto fa"),
        (timedelta(hours=1, minutes=30), "1 ora fa"),
        (timedelta(hours=11), "11 ore fa"),
        (timedelta(hours=21), "ieri"),
        (timedelta(days=3), "3 giorni fa"),
        (timedelta(days=40), "22 marzo 2030"),
    ],
)
def test_ages_in_words(language: Language, age: timedelta, words: str) -> None:
    assert words in Elapsed().text(NOW - age, NOW)


def test_a_table_that_waits_is_among_the_games_one_goes_on_with(qtbot: QtBot, home: HomePage, tmp_path: Path) -> None:
    seat = {"table": "0011", "name": "Tavolo <b>di Giulia", "nick": "Anna", "last": time() - 9000}
    old = {"table": "0022", "name": "Di ieri", "nick": "Anna", "last": time() - 90_000}
    home.show_kept([KEPT], NOW)
    home.focus_first()
    (tmp_path / "seats.json").write_text(json.dumps([old, seat]), "utf-8")
    home.hide()
    home.show()
    qtbot.waitUntil(lambda: any(isinstance(card, WaitingCard) for card in home.cards))
    (card,) = [card for card in home.cards if isinstance(card, WaitingCard)]
    assert "Tavolo <b>di Giulia" in card.accessibleName() and "Anna" in card.accessibleDescription()
    large = home.cards[0]
    assert isinstance(large, ContinueCard)
    qtbot.waitUntil(lambda: home.focusWidget() is large.button)
    chosen: list[WaitingTable] = []
    home.tableResumed.connect(chosen.append)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert [(table.number, table.is_own) for table in chosen] == [("0011", False)]
    (tmp_path / "seats.json").unlink()
    home.hide()
    home.show()
    qtbot.waitUntil(lambda: not any(isinstance(card, WaitingCard) for card in home.cards))


def test_a_hidden_home_page_leaves_the_keyboard_where_it_is(qtbot: QtBot, home: HomePage) -> None:
    window = QStackedWidget()
    qtbot.addWidget(window)
    other = QPushButton()
    for page in (home, other):
        window.addWidget(page)
    window.show()
    home.show_kept([KEPT], NOW)
    home.focus_first()
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), Button))
    window.setCurrentWidget(other)
    other.setFocus()
    home.retranslate()
    QApplication.processEvents()
    assert other.hasFocus()
    window.setCurrentWidget(home)
    home.retranslate()
    qtbot.waitUntil(lambda: home.isAncestorOf(QApplication.focusWidget() or window))
    home.setParent(None)


def test_the_tile_of_machiavelli_starts_the_variant_that_was_chosen_last(qtbot: QtBot, home: HomePage) -> None:
    tile = home.tiles[0]
    for key in ("machiavelli_classic", "tiles", "?"):
        started = key if key == "machiavelli_classic" else "machiavelli"
        home._settings.variants = {"machiavelli": key}
        with qtbot.waitSignal(home.play) as asked:
            qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        assert asked.args == [started]
        assert tile._name.whole() == "Machiavelli"


def test_puzzles_are_shown_once_they_are_offered(qtbot: QtBot, home: HomePage) -> None:
    assert home.puzzles.isHidden()
    chosen: list[str] = []
    home.puzzles.offer("minute", lambda: chosen.append("minute"))
    home.puzzles.offer("bank", lambda: chosen.append("bank"))
    home.puzzles.say("bank", "Risolti: 314 su 1.000", 0.314)
    home.puzzles.say("minute", "", streak="4 di fila")
    bank, minute = home.puzzles.shown
    assert bank.accessibleName() == "Raccolta" and bank.accessibleDescription() == "Risolti: 314 su 1.000"
    assert minute.accessibleDescription() == "4 di fila"
    assert home.puzzles.entry("daily").isHidden()
    qtbot.mouseClick(bank, Qt.MouseButton.LeftButton)
    qtbot.keyClick(minute, Qt.Key.Key_Return)
    assert chosen == ["bank", "minute"]


def test_a_code_or_an_invitation_leads_to_its_table(qtbot: QtBot, home: HomePage) -> None:
    with qtbot.waitSignal(home.joined) as asked:
        qtbot.keyClicks(home.company.field, "k7q4mx")
    assert asked.args == ["K7Q4MX"] and not home.company.field.text()
    QApplication.clipboard().setText("ramio://192.0.2.7:24742/K7Q4MX")
    with qtbot.waitSignal(home.invited) as asked:
        qtbot.keyClick(home.company.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert asked.args == ["ramio://192.0.2.7:24742/K7Q4MX"]
    for button in (home.company.host, home.company.tables):
        with qtbot.waitSignal(home.lobby):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
