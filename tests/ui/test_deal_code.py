"""A deal given to somebody else as a code: copied when the match is over, entered on the new-game page."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.deal_code import Deal, deal_code, read_deal, rules_code
from ramio_desktop.model.options import MachiavelliOptions, parse_rules
from ramio_desktop.model.save import Save
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.signs import CodeTrouble, sealed, shown
from ramio_desktop.net.host import Host
from ramio_desktop.ui import samples
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.local_table import random_seed
from ramio_desktop.ui.dialogs.deal_code import DealQuestion, trouble_words
from ramio_desktop.ui.pages.new_game import NewGamePage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.saves import Saves
from tests.net.secrets import reachable
from tests.ui.test_hot_seat import SLOW, end, hosts, start

__all__ = ["hosts"]
DEAL = Deal(*parse_rules("machiavelli[jokers=0,match=simple]"), 4, "HTSEAT")


@pytest.fixture
def game(qtbot: QtBot, qapp: QApplication, own_data_dir: Path, hosts: list[Host]) -> Iterator[Composition]:
    made = start(qtbot, qapp, own_data_dir)
    QGuiApplication.clipboard().clear()
    yield made
    QGuiApplication.clipboard().clear()
    end(made)


def new_game(game: Composition) -> NewGamePage:
    game.navigator.open_new_game("machiavelli")
    page = game.window.page
    assert isinstance(page, NewGamePage)
    return page


def ask(qtbot: QtBot, game: Composition, page: NewGamePage) -> DealQuestion:
    qtbot.mouseClick(page.same_cards.ask, Qt.MouseButton.LeftButton)
    (asked,) = [item for item in game.window.findChildren(DealQuestion) if item.isVisible()]
    return asked


def hands_of(deal: Deal) -> object:
    (dealt,) = [event for event in ruleset(deal.family).begin(deal.options, deal.seats, Chance(deal.seed))
                if type(event).__name__ == "Dealt"]
    return dealt.hands  # type: ignore[attr-defined]


def test_a_code_brings_game_rules_players_and_cards(qtbot: QtBot, game: Composition, hosts: list[Host]) -> None:
    before = dict(game.settings.rules)
    page = new_game(game)
    asked = ask(qtbot, game, page)
    qtbot.keyClicks(asked.field, deal_code(DEAL).lower())
    qtbot.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    assert page.deal == DEAL and page.options == DEAL.options and page.game.key == "machiavelli_plain"
    assert len(page.opponents) == 3
    assert page.same_cards.drop.text() == deal_code(DEAL)
    game.window.resize(1920, 1080)
    game.navigator.rebuild()
    page = game.window.page
    assert isinstance(page, NewGamePage) and page.deal == DEAL, "another size forgets nothing"
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    (host,) = hosts
    assert host.room.header.seed == "HTSEAT" and host.room.header.options == DEAL.options
    first = next(event for event in host.room.log.events if type(event).__name__ == "Dealt")
    assert first.hands == hands_of(DEAL)  # type: ignore[union-attr]
    assert dict(game.settings.rules) == before, "the rules of a code are not one's own"


def test_a_code_in_the_clipboard_is_there_at_once(qtbot: QtBot, game: Composition) -> None:
    QGuiApplication.clipboard().setText(f"  {deal_code(DEAL)}\n")
    page = new_game(game)
    asked = ask(qtbot, game, page)
    assert asked.field.text() == deal_code(DEAL)
    qtbot.keyClick(asked.field, Qt.Key.Key_Return)
    assert page.deal == DEAL
    QGuiApplication.clipboard().setText("something else")
    qtbot.mouseClick(page.same_cards.drop, Qt.MouseButton.LeftButton)
    assert page.deal is None
    assert ask(qtbot, game, page).field.text() == ""


@pytest.mark.parametrize("change", ["rules", "players", "game"])
def test_other_rules_or_players_give_the_code_up(qtbot: QtBot, game: Composition, change: str) -> None:
    page = new_game(game)
    page.take_deal(DEAL)
    if change == "rules":
        qtbot.mouseClick(page.rules.row("match").press("points"), Qt.MouseButton.LeftButton)
    elif change == "players":
        qtbot.mouseClick(page.players.lines[0].cross, Qt.MouseButton.LeftButton)
    else:
        qtbot.mouseClick(page.games.part("machiavelli_classic"), Qt.MouseButton.LeftButton)
    assert page.deal is None and page.same_cards.ask.isVisible()


def test_names_and_levels_do_not(qtbot: QtBot, game: Composition) -> None:
    page = new_game(game)
    page.take_deal(DEAL)
    page.players.lines[0].field.setText("Zoe")
    assert page.deal == DEAL


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (deal_code(DEAL)[:-1] + ("A" if deal_code(DEAL)[-1] != "A" else "B"), CodeTrouble.SLIP),
        ("K7 M2XQ", CodeTrouble.SLIP),
        (rules_code("machiavelli", MachiavelliOptions()), CodeTrouble.OTHER_KIND),
        (shown(sealed("9AABCDEFGH")), CodeTrouble.NEWER),
        (deal_code(Deal(*parse_rules("carioca"), 2, "HTSEAT")), CodeTrouble.UNKNOWN_GAME),
    ],
)
def test_what_is_wrong_with_a_code_is_said_and_nothing_is_lost(
    qtbot: QtBot, game: Composition, code: str, trouble: CodeTrouble
) -> None:
    page = new_game(game)
    asked = ask(qtbot, game, page)
    qtbot.keyClicks(asked.field, code)
    qtbot.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    assert asked.isVisible() and asked.wrong == trouble_words(trouble)
    assert asked.field.text() == code and page.deal is None
    qtbot.keyClick(asked.field, Qt.Key.Key_Backspace)
    assert asked.wrong == ""
    qtbot.keyClick(asked.field, Qt.Key.Key_Escape)
    assert page.deal is None


def test_I4_the_code_is_offered_when_the_match_is_over_and_not_before(
    qtbot: QtBot, game: Composition, own_data_dir: Path
) -> None:
    """Between hands it would tell the hands to come."""
    options = replace(MachiavelliOptions(), target=10)
    rules = ruleset("machiavelli")
    ends = {
        "between": lambda state: state.is_over and rules.match_winners(state) is None,
        "over": lambda state: state.is_over and rules.match_winners(state) is not None,
    }
    for name, until in ends.items():
        sample = samples.play("HTSEAT", ("hard", "beginner"), until, options if name == "over" else None)
        path = Saves(own_data_dir).computer_folder / f"{name}.ramio"
        Save.create(path, sample.log).close()
        game.navigator.resume(path)
        qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
        page = game.window.page
        assert isinstance(page, ScorePage)
        offered = page.code.text() if page.code.isVisible() else ""
        assert offered == (deal_code(Deal("machiavelli", options, 2, "HTSEAT")) if name == "over" else "")
        game.navigator.table.leave()
        game.navigator.show_home()


def test_every_new_table_of_this_computer_has_a_code() -> None:
    assert deal_code(replace(DEAL, seed=random_seed())) != deal_code(replace(DEAL, seed=random_seed()))


def test_the_code_of_a_finished_match_leads_to_the_same_cards(
    qtbot: QtBot, game: Composition, hosts: list[Host]
) -> None:
    rules = parse_rules("machiavelli[match=simple]")
    game.navigator.start(rules[1], rules[0], game.settings.opponents[:1], seed="HTSEAT")
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    (host,) = hosts
    seed = "HTSEAT"
    session = game.navigator.session
    assert session is not None
    code = deal_code(Deal(*rules, 2, seed))
    assert not any(isinstance(item, str) and seed in item for item in reachable(game.navigator)), "nobody knows it yet"

    def step() -> bool:
        view = session.view
        if not view.is_over and view.turn.seat == 0 and not session.is_waiting:
            from ramio_desktop.model.bots import bot

            session.submit([bot("machiavelli", "hard").action(view, 0)])
        return isinstance(game.window.page, ScorePage)

    qtbot.waitUntil(step, timeout=120_000)
    page = game.window.page
    assert isinstance(page, ScorePage)
    assert page.is_match_over
    assert page.code.isVisible() and page.code.text() == code
    qtbot.mouseClick(page.code, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == code
    assert read_deal(code).seed == seed


def test_the_command_line_knows_codes() -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "ramio_desktop", "deal", *words], capture_output=True, text=True, timeout=60,
            env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
        )

    code = run("machiavelli[jokers=0]", "--seats", "3", "--code").stdout.strip()
    deal = read_deal(code)
    assert (deal.family, deal.options, deal.seats) == (*parse_rules("machiavelli[jokers=0]"), 3)
    by_code, by_seed = run(code), run("machiavelli[jokers=0]", "--seats", "3", "--seed", deal.seed)
    assert by_code.stdout == by_seed.stdout != "" and by_code.returncode == 0
    for words in (("AAAC-K7M4-QXRD",), (code, "--seats", "3"), ("machiavelli", "--seed", "monday", "--code")):
        done = run(*words)
        assert done.returncode == 2 and done.stdout == "" and len(done.stderr.splitlines()) == 1
