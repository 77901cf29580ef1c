"""The running game: the ways between its pages, what it does when files fail, and how it ends."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import Draw, Pass
from ramio_desktop.model.bots import bot
from ramio_desktop.model.files import SaveProblem, Trouble
from ramio_desktop.model.save import Save
from ramio_desktop.model.state import Phase
from ramio_desktop.net.messages import SAVE_FAILED, Notice
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import samples
from ramio_desktop.ui.composition import Composition, system_nick
from ramio_desktop.ui.dialogs.question import Question, TextQuestion
from ramio_desktop.ui.pages.home import HomePage
from ramio_desktop.ui.pages.new_game import NewGamePage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.banner import Banner
from ramio_desktop.ui.panels.continue_card import ContinueCard, FirstCard
from ramio_desktop.ui.panels.quick_settings import QuickSettings
from ramio_desktop.ui.saves import Saves
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.widgets.choices import Segmented

SLOW = 20_000  # milliseconds: the computer players' process may have to start on a busy machine


@pytest.fixture
def game(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> Iterator[Composition]:
    made = start(qtbot, qapp, own_data_dir)
    yield made
    end(made)


def end(game: Composition) -> None:
    """Take the game apart in its own order: pytest-qt would delete the window under it."""
    game.close()
    game.window.close()
    game.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def start(qtbot: QtBot, qapp: QApplication, folder: Path, files: list[str] | None = None) -> Composition:
    settings = Settings(folder)
    settings.nick, settings.language, settings.pace, settings.animation = "Anna", "it", "off", "off"
    made = Composition(qapp, folder, resources_dir())
    made.furnish()
    made.open(files or [])
    qtbot.waitExposed(made.window)
    return made


def wait_for(qtbot: QtBot, game: Composition, page: type) -> None:
    qtbot.waitUntil(lambda: isinstance(game.window.page, page), timeout=SLOW)


def start_first(qtbot: QtBot, game: Composition) -> None:
    (card,) = game.navigator.home.cards
    assert isinstance(card, FirstCard)
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, TablePage)


def resume_first(qtbot: QtBot, game: Composition) -> None:
    card = game.navigator.home.cards[0]
    assert isinstance(card, ContinueCard)
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, TablePage)


def put_save(folder: Path, sample: samples.Sample, name: str = "game") -> Path:
    path = Saves(folder).computer_folder / f"{name}.ramio"
    Save.create(path, sample.log).close()
    return path


def said(game: Composition) -> str:
    QApplication.processEvents()
    return " ".join(label.text() for label in game.window.findChildren(QLabel) if label.isVisible())


def question(game: Composition) -> Question:
    (asked,) = [item for item in game.window.findChildren(Question) if item.isVisible()]
    return asked


# --- From page to page ------------------------------------------------------------------------------------------------


def test_one_click_from_the_start_to_a_table(qtbot: QtBot, game: Composition) -> None:
    assert isinstance(game.window.page, HomePage)
    start_first(qtbot, game)
    session = game.navigator.session
    assert session is not None
    assert session.names == ("Anna", "Giulia", "Bruno")
    assert [session.is_computer(seat) for seat in range(3)] == [False, True, True]
    assert game.window.windowTitle() == "Machiavelli – Ramio"


def test_S2_a_game_that_was_left_waits_on_the_home_page(qtbot: QtBot, game: Composition) -> None:
    start_first(qtbot, game)
    session = game.navigator.session
    assert session is not None
    qtbot.waitUntil(lambda: session.view.turn.seat == 0, timeout=SLOW)
    session.submit([Draw()])
    qtbot.waitUntil(lambda: session.view.turn.phase is Phase.PLAY, timeout=SLOW)
    before = session.view
    assert isinstance(game.window.page, TablePage)
    game.window.page.leave.emit()
    assert isinstance(game.window.page, HomePage)
    assert game.window.toast.isVisible()
    assert game.navigator.session is None
    resume_first(qtbot, game)
    again = game.navigator.session
    assert again is not None and again is not session
    assert again.view == before


def test_a_game_is_put_together_and_begun(qtbot: QtBot, game: Composition) -> None:
    home = game.navigator.home
    qtbot.mouseClick(home.tiles[0].sliders, Qt.MouseButton.LeftButton)
    page = game.window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.games.part("machiavelli_classic"), Qt.MouseButton.LeftButton)
    assert page.game.key == "machiavelli_classic"
    qtbot.mouseClick(page.players.lines[0].cross, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, TablePage)
    session = game.navigator.session
    assert session is not None
    assert session.names == ("Anna", "Bruno")
    assert session.view.options == page_options("machiavelli_classic")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not game.window.findChildren(NewGamePage)


def test_R1_a_tile_whose_players_do_not_fit_its_rules_leads_to_where_that_is_settled(
    qtbot: QtBot, game: Composition
) -> None:
    game.settings.rules = {"ramino": "ramino[decks=1,jokers=2]"}
    game.settings.companies = {"ramino": (Opponent("Ugo", "easy"), Opponent("Ida", "hard"))}
    (tile,) = [tile for tile in game.navigator.home.tiles if tile.game.key == "ramino"]
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    page = game.window.page
    assert isinstance(page, NewGamePage) and not page.is_playable
    page.rules.row("decks").clash.buttons[-1].click()
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, TablePage)
    assert game.navigator.session is not None and game.navigator.session.names == ("Anna", "Ugo")


def page_options(key: str) -> object:
    from ramio_desktop.ui import catalogue

    return catalogue.game(key).options


def test_calling_off_a_new_game_goes_home_and_keeps_what_was_chosen(qtbot: QtBot, game: Composition) -> None:
    qtbot.mouseClick(game.navigator.home.tiles[0].sliders, Qt.MouseButton.LeftButton)
    page = game.window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.rules.row("match").press("simple"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.cancel, Qt.MouseButton.LeftButton)
    assert isinstance(game.window.page, HomePage)
    assert game.settings.rules["machiavelli"] == "machiavelli[match=simple]"


def play_out(qtbot: QtBot, game: Composition) -> None:
    """Play the hand to its end at the table."""
    session = game.navigator.session
    assert session is not None

    def step() -> bool:
        view = session.view
        if not view.is_over and view.turn.seat == 0 and not session.is_waiting:
            session.submit([bot("machiavelli", "hard").action(view, 0)])
        return view.is_over

    qtbot.waitUntil(step, timeout=60_000)


def test_hand_after_hand_to_the_end_of_the_match_and_a_rematch(qtbot: QtBot, game: Composition) -> None:
    """The table gives way to the score sheet and comes back with the next deal; the end offers a rematch (S4)."""
    game.settings.rules = {"machiavelli": "machiavelli[target=10]"}
    start_first(qtbot, game)
    table = game.window.page
    for _ in range(30):
        play_out(qtbot, game)
        wait_for(qtbot, game, ScorePage)
        page = game.window.page
        assert isinstance(page, ScorePage)
        if page.is_match_over:
            break
        qtbot.mouseClick(page.due, Qt.MouseButton.LeftButton)
        wait_for(qtbot, game, TablePage)
        assert game.window.page is table
    else:
        pytest.fail("the match does not end")
    qtbot.mouseClick(page.due, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, TablePage)
    session = game.navigator.session
    assert session is not None
    assert session.view.match.hand == 1
    assert session.view.match.scores == (0, 0, 0)


def test_S4_a_new_match_in_the_middle_of_one_asks_once(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    put_save(own_data_dir, samples.between_hands())
    game.navigator.show_home()
    card = game.navigator.home.cards[0]
    assert isinstance(card, ContinueCard)
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, ScorePage)
    page, session = game.window.page, game.navigator.session
    assert isinstance(page, ScorePage) and session is not None
    qtbot.mouseClick(page.again, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(question(game).no, Qt.MouseButton.LeftButton)
    assert session.view.match.hand == 3
    qtbot.mouseClick(page.again, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(question(game).yes, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, TablePage)
    assert session.view.match.scores == (0, 0, 0, 0)


def test_a_resumed_match_has_its_whole_sheet(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    put_save(own_data_dir, samples.between_hands())
    game.navigator.show_home()
    card = game.navigator.home.cards[0]
    assert isinstance(card, ContinueCard)
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, ScorePage)
    page = game.window.page
    assert isinstance(page, ScorePage)
    assert page.table.rowCount() == 3


def test_the_language_changes_every_page_at_once(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    """Also the pages behind the one that is shown, a score sheet without a hand among them."""
    put_save(own_data_dir, samples.match_end(), "over")
    game.navigator.resume(own_data_dir / "saves" / "computer" / "over.ramio")
    wait_for(qtbot, game, ScorePage)
    page = game.window.page
    assert isinstance(page, ScorePage)
    qtbot.mouseClick(page.due, Qt.MouseButton.LeftButton)
    wait_for(qtbot, game, TablePage)
    panel = game.navigator.open_quick_settings(game.window)
    assert isinstance(panel, QuickSettings)
    control = panel.control(0)
    assert isinstance(control, Segmented)
    assert "Impostazioni rapide" in said(game)
    qtbot.mouseClick(control.part("en"), Qt.MouseButton.LeftButton)
    QApplication.sendPostedEvents()
    assert "Quick settings" in said(game)
    assert game.navigator.home.gear.text().strip() == "Settings"
    panel.close_overlay()


def test_the_look_follows_the_settings(game: Composition) -> None:
    game.settings.theme = "light"
    assert not game.look.theme.dark
    game.settings.four_colours = True
    game.settings.back = "teal"
    game.settings.large_index = True
    deck = game.look.theme.deck
    assert (deck.four_colours, deck.back, deck.large_index) == (True, "teal", True)


def test_a_new_name_is_seen_at_once_and_sits_at_the_next_table(qtbot: QtBot, game: Composition) -> None:
    game.settings.nick = "Zoë"
    assert game.navigator.home.person._name.whole() == "Zoë"
    start_first(qtbot, game)
    assert game.navigator.session is not None
    assert game.navigator.session.names[0] == "Zoë"


@pytest.mark.parametrize(
    ("account", "nick"), [("anna.rossi", "Anna"), ("root", ""), ("u1", ""), ("", ""), ("bo", "Bo")]
)
def test_the_first_name_comes_from_the_account(monkeypatch: pytest.MonkeyPatch, account: str, nick: str) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert system_nick() == nick


# --- Kept games -------------------------------------------------------------------------------------------------------


def test_a_game_is_renamed_and_deleted(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    path = put_save(own_data_dir, samples.midgame())
    game.navigator.show_home()
    game.navigator.home.rename.emit(path)
    asked = question(game)
    assert isinstance(asked, TextQuestion)
    asked.field.setText("La sera")
    qtbot.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
    card = game.navigator.home.cards[0]
    assert isinstance(card, ContinueCard)
    assert card._title.whole() == "La sera"
    renamed = card._kept.path
    game.navigator.home.remove.emit(renamed)
    qtbot.mouseClick(question(game).no, Qt.MouseButton.LeftButton)
    assert renamed.exists()
    game.navigator.home.remove.emit(renamed)
    qtbot.mouseClick(question(game).yes, Qt.MouseButton.LeftButton)
    assert not renamed.exists()
    assert isinstance(game.navigator.home.cards[0], FirstCard)


def test_a_file_given_at_the_start_is_opened(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> None:
    path = put_save(own_data_dir, samples.midgame())
    game = start(qtbot, qapp, own_data_dir, [str(path)])
    wait_for(qtbot, game, TablePage)
    end(game)


def test_many_games_are_listed(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    from ramio_desktop.ui.panels.kept_list import KeptList

    for number in range(5):
        put_save(own_data_dir, samples.midgame(), f"game {number}")
    game.navigator.show_home()
    game.navigator.home.allKept.emit(game.window)
    (shown,) = game.window.findChildren(KeptList)
    assert len(shown.cards) == 5
    qtbot.keyClick(shown.cards[3], Qt.Key.Key_Return)
    wait_for(qtbot, game, TablePage)


# --- Trouble ----------------------------------------------------------------------------------------------------------


def test_S2_a_folder_that_cannot_be_written_is_told_at_the_start(
    qtbot: QtBot, qapp: QApplication, own_data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = SaveProblem(Trouble.READ_ONLY, own_data_dir, "read-only file system")
    monkeypatch.setattr(Saves, "check", lambda self: problem)
    game = start(qtbot, qapp, own_data_dir)
    qtbot.waitUntil(lambda: bool(game.window.findChildren(Banner)))
    told = said(game)
    assert "Le partite non si possono salvare" in told
    assert str(own_data_dir) in told
    assert "Rendi scrivibile la cartella" in told
    end(game)


@pytest.mark.parametrize("content", [b"nonsense\n", b"", b"\xff\xfe\x00"])
def test_a_damaged_save_is_told_by_the_name_it_is_kept_under(
    qtbot: QtBot, game: Composition, own_data_dir: Path, content: bytes
) -> None:
    path = put_save(own_data_dir, samples.midgame(), "vecchia")
    path.write_bytes(content)
    game.navigator.show_home()
    told = said(game)
    assert "Una partita era danneggiata" in told
    assert "vecchia.damaged-1.ramio" in told
    assert (path.parent / "vecchia.damaged-1.ramio").read_bytes() == content
    (banner,) = game.window.findChildren(Banner)
    banner.dismissed.emit()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not game.window.findChildren(Banner)


def test_a_newer_save_stays_as_it_is(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    path = put_save(own_data_dir, samples.midgame())
    text = path.read_bytes().replace(b"ramio 1", b"ramio 99", 1)
    path.write_bytes(text)
    game.navigator.show_home()
    told = said(game)
    assert "Ramio più recente" in told or "danneggiata" in told
    kept = [file for file in path.parent.iterdir() if file.read_bytes() == text]
    assert kept


def test_a_save_that_is_open_elsewhere_is_told(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    path = put_save(own_data_dir, samples.midgame())
    game.navigator.show_home()
    held = Save.open(path)
    game.navigator.resume(path)
    assert "già aperta" in said(game)
    qtbot.mouseClick(question(game).yes, Qt.MouseButton.LeftButton)
    held.close()
    game.navigator.resume(path)
    wait_for(qtbot, game, TablePage)


def test_a_file_that_is_no_game_is_told(qtbot: QtBot, game: Composition, own_data_dir: Path) -> None:
    game.navigator.resume(own_data_dir / "missing.ramio")
    assert "missing.ramio" in said(game)
    assert isinstance(game.window.page, HomePage)


def test_damaged_settings_are_told(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> None:
    (own_data_dir / "settings.json").write_text("{", encoding="utf-8")
    game = Composition(qapp, own_data_dir, resources_dir())
    game.furnish()
    game.settings.language = "it"
    game.open()
    qtbot.waitUntil(lambda: bool(game.window.findChildren(Banner)))
    assert "settings.damaged-1.json" in said(game)
    end(game)


def test_a_full_disk_is_told_the_game_goes_on_and_leaving_asks(
    qtbot: QtBot, game: Composition, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_first(qtbot, game)
    session = game.navigator.session
    assert session is not None
    qtbot.waitUntil(lambda: session.view.turn.seat == 0, timeout=SLOW)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        session.submit([Draw()])
        qtbot.waitUntil(lambda: "Il disco è pieno" in said(game), timeout=SLOW)
        qtbot.mouseClick(question(game).yes, Qt.MouseButton.LeftButton)
        assert session.view.turn.phase is Phase.PLAY
        assert not game.window.close()  # it asks first
        qtbot.mouseClick(question(game).no, Qt.MouseButton.LeftButton)
        page = game.window.page
        assert isinstance(page, TablePage)
        page.leave.emit()
        qtbot.mouseClick(question(game).no, Qt.MouseButton.LeftButton)
        assert game.window.page is page
    session.submit([Pass()])
    qtbot.waitUntil(lambda: "di nuovo salvata" in game.window.toast.text, timeout=SLOW)
    page.leave.emit()
    assert isinstance(game.window.page, HomePage)


def test_closing_all_the_same_is_possible(qtbot: QtBot, game: Composition) -> None:
    start_first(qtbot, game)
    assert game.navigator.session is not None
    game.navigator.session.notice.emit(Notice(SAVE_FAILED, Trouble.FULL.value))
    qtbot.waitUntil(lambda: "Il disco è pieno" in said(game))
    qtbot.mouseClick(question(game).yes, Qt.MouseButton.LeftButton)
    assert not game.window.close()
    qtbot.mouseClick(question(game).yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not game.window.isVisible())


# --- The end ----------------------------------------------------------------------------------------------------------


def workers() -> list[psutil.Process]:
    return [child for child in psutil.Process().children() if child.status() != psutil.STATUS_ZOMBIE]


def gone(before: list[psutil.Process]) -> Callable[[], bool]:
    return lambda: {child.pid for child in workers()} <= {child.pid for child in before}


def test_closing_leaves_no_process_and_a_save(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> None:
    before = workers()
    game = start(qtbot, qapp, own_data_dir)
    start_first(qtbot, game)
    qtbot.waitUntil(lambda: len(workers()) > len(before), timeout=SLOW)
    game.window.close()
    end(game)
    game.close()
    qtbot.waitUntil(gone(before), timeout=SLOW)
    (kept,) = Saves(own_data_dir).listing().games
    assert [who.name for who in kept.seats] == ["Anna", "Giulia", "Bruno"]


def test_the_window_is_there_before_its_page(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> None:
    """What is heavy is loaded after the first paint."""
    game = Composition(qapp, own_data_dir, resources_dir())
    game.open()
    assert game.window.isVisible()
    assert game.window.page is None
    wait_for(qtbot, game, HomePage)
    end(game)
