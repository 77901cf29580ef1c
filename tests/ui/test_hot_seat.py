"""Several people at one computer: whole games by mouse, with the curtain that hides everything (RULES S1, S2, T9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import Lay
from ramio_desktop.model.bots import LEVELS, bot
from ramio_desktop.model.cards import FACES, HIDDEN, JOKER
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.save import Save, saves_in
from ramio_desktop.model.state import Phase, State
from ramio_desktop.net.host import Host
from ramio_desktop.net.room import Room
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import catalogue, local_table, main_window, samples
from ramio_desktop.ui.picture import picture_of
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.local_table import LocalTable
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.pages.curtain import CurtainPage
from ramio_desktop.ui.pages.deadlock import ASK_AFTER_MS
from ramio_desktop.ui.pages.home import HomePage
from ramio_desktop.ui.pages.new_game import NewGamePage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.saves import Saves
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.texts import card_name, card_text
from ramio_desktop.ui.widgets.felt import Felt
from tests.net.positions import room_at
from tests.net.secrets import secrets_in
from tests.ui.persons import MousePerson
from tests.ui.ramino_games import Person
from tests.ui.test_session import Idle

SLOW = 20_000  # milliseconds: the computer players' process may have to start on a busy machine
LUCA, SARA = Opponent("Luca", ""), Opponent("Sara", "")
BRUNO = Opponent("Bruno", "hard")
OFFERED = sorted({item.family for item in catalogue.GAMES})
SHORT = {"machiavelli": "HTSAAX", "tiles": "HTSABK", "ramino": "HTSAAK"}
"""Deals that end soon when both play as they do here: 24, 30 and 11 turns."""


@pytest.fixture
def hosts(monkeypatch: pytest.MonkeyPatch) -> list[Host]:
    """Every host that is made; only a test may know them."""
    made: list[Host] = []

    class Known(Host):
        def __init__(self, *args: object, **named: object) -> None:
            super().__init__(*args, **named)  # type: ignore[arg-type]
            made.append(self)

    monkeypatch.setattr(local_table, "Host", Known)
    return made


@pytest.fixture
def game(qtbot: QtBot, qapp: QApplication, own_data_dir: Path, hosts: list[Host]) -> Iterator[Composition]:
    made = start(qtbot, qapp, own_data_dir)
    yield made
    end(made)


def start(qtbot: QtBot, qapp: QApplication, folder: Path) -> Composition:
    settings = Settings(folder)
    settings.nick, settings.language, settings.pace, settings.animation = "Anna", "en", "off", "off"
    made = Composition(qapp, folder, resources_dir())
    made.furnish()
    made.open()
    qtbot.waitExposed(made.window)
    return made


def end(game: Composition) -> None:
    """Take the game apart in its own order: pytest-qt would delete the window under it."""
    game.close()
    game.window.close()
    game.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sit_down(
    qtbot: QtBot, game: Composition, *others: Opponent, rules: str = "machiavelli", seed: str = "HTSEAT"
) -> CurtainPage:
    family, options = parse_rules(rules)
    game.navigator.start(options, family, others, seed=seed)
    return curtain(qtbot, game)


def curtain(qtbot: QtBot, game: Composition) -> CurtainPage:
    """Wait until the curtain is there and the table behind it is gone for good."""

    def drawn() -> bool:
        page = game.window.page
        return isinstance(page, CurtainPage) and page.button.is_armed and not game.window.findChildren(TablePage)

    qtbot.waitUntil(drawn, timeout=SLOW)
    page = game.window.page
    assert isinstance(page, CurtainPage)
    return page


def open_it(qtbot: QtBot, game: Composition) -> TablePage:
    page = curtain(qtbot, game)
    qtbot.mouseClick(page.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page_of_table = game.window.page
    assert isinstance(page_of_table, TablePage)
    return page_of_table


def accessible_texts(root: QAccessibleInterface | None) -> list[str]:
    """Everything a screen reader finds."""
    found: list[str] = []
    todo = [root]
    while todo:
        node = todo.pop()
        if node is None or not node.isValid():
            continue
        found += [node.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        found.append(node.text(QAccessible.Text.Value))
        todo += [node.child(i) for i in range(node.childCount())]
    return found


def widget_texts(window: QWidget) -> list[str]:
    """What widgets say besides, hidden ones and other windows included."""
    found: list[str] = [QGuiApplication.clipboard().text()]
    for widget in (window, *window.findChildren(QWidget), *QApplication.topLevelWidgets()):
        found += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
        found += [widget.accessibleName(), widget.accessibleDescription()]
        text = getattr(widget, "text", None)
        found.append(str(text() if callable(text) else text or ""))
    return found


def check_nothing_shown(game: Composition, room: Room, deep: bool = False) -> None:
    """No view, model, scene, picture or text of the window knows a card that not everybody may see."""
    window = game.window
    page = window.page
    assert isinstance(page, CurtainPage)
    assert not window.findChildren(QGraphicsView) and not window.findChildren(QGraphicsScene)
    assert all(model.rowCount() == 0 for model in page.findChildren(QAbstractItemModel))
    assert game.navigator.session is None
    faces = {card for cards in room.state.hands for card in cards}
    words = {name for card in faces - {JOKER} for name in (card_name(card), card_text(card))}
    said = [*accessible_texts(QAccessible.queryAccessibleInterface(window)), *widget_texts(window)]
    assert any("show my hand" in text for text in said)
    assert not [text for text in said if any(word in text for word in words)]
    if deep:
        assert secrets_in(window, room, None) == []
        assert secrets_in(game.navigator, room, None) == []


def play_turn(qtbot: QtBot, page: TablePage, choose: Callable[[TablePage], object] | None = None) -> None:
    """Play one turn by mouse, as the best level would; where melds stay, as the one that lays at once."""
    session, view = page.session, page.session.view
    levels = list(LEVELS[view.rules])
    level = bot(view.rules, levels[-1])
    person = Person(page) if page.turn.stays else MousePerson(page)
    hand = view.match.hand
    while not session.view.is_over and session.view.match.hand == hand and session.view.turn.seat == session.seat:
        before = session.history
        if isinstance(person, Person):
            person.play_turn(levels[0])
        else:
            person.play(level.action(session.view, session.seat))
        qtbot.waitUntil(lambda: len(session.history) > len(before), timeout=5000)


@pytest.mark.parametrize("family", OFFERED)
def test_S1_T9_a_whole_game_of_two_people_with_the_curtain(
    qtbot: QtBot, game: Composition, hosts: list[Host], family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By mouse, from hand to hand, until it is over; at every pass nothing of the waiting player is anywhere."""
    monkeypatch.setattr("ramio_desktop.ui.pages.curtain.ARMED_AFTER", 0)
    monkeypatch.setattr("ramio_desktop.ui.hand_down.LOOK_MS", 0)
    rules = "machiavelli[match=simple]" if family == "machiavelli" else family
    sit_down(qtbot, game, LUCA, rules=rules, seed=SHORT.get(family, "HTSEAT"))
    (host,) = hosts
    passes, seats = 0, []
    for _ in range(400):
        qtbot.waitUntil(lambda: not isinstance(game.window.page, TablePage), timeout=SLOW)
        if isinstance(game.window.page, ScorePage):
            break
        page = curtain(qtbot, game)
        check_nothing_shown(game, host.room, deep=passes % 16 == 0)
        assert page.seat == host.room.state.turn.seat
        passes += 1
        table = open_it(qtbot, game)
        seats.append(table.session.seat)
        assert table.session.seat == host.room.state.turn.seat
        assert not table.turn.draft.can_undo, "undo does not cross the curtain"
        if passes % 16 == 0:
            assert secrets_in(game.window, host.room, table.session.seat) == []
        play_turn(qtbot, table)
    else:
        pytest.fail("the hand does not end")
    assert seats == [seats[0] if n % 2 == 0 else 1 - seats[0] for n in range(len(seats))]
    assert passes > 4
    score = game.window.page
    assert isinstance(score, ScorePage)
    assert host.room.state.is_over


# --- The curtain ------------------------------------------------------------------------------------------------------


def pass_turn(qtbot: QtBot, page: TablePage) -> None:
    """Draw and pass, by the button."""
    session = page.session
    qtbot.waitUntil(lambda: session.view.turn.seat == session.seat and not session.is_waiting, timeout=SLOW)
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.view.turn.phase is Phase.PLAY and not session.is_waiting, timeout=SLOW)
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)


def test_S1_only_a_whole_press_of_its_own_opens_the_curtain(qtbot: QtBot, game: Composition) -> None:
    """A key that is still held down, the second half of a double click, Escape and other keys do not."""
    sit_down(qtbot, game, LUCA)
    page = curtain(qtbot, game)
    opened: list[int] = []
    page.opened.disconnect()
    page.opened.connect(opened.append)
    assert page.button.hasFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(page.button, held)
        QTest.keyRelease(page.button, key)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_H, Qt.Key.Key_Down):
        QTest.keyClick(game.window, key)
    page.button.setFocus()
    page.button.disarm()
    QTest.mouseClick(page.button, Qt.MouseButton.LeftButton)
    QTest.keyClick(page.button, Qt.Key.Key_Return)
    QTest.keyClick(page.button, Qt.Key.Key_Space)
    assert opened == []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        qtbot.waitUntil(lambda: page.button.is_armed)
        QTest.keyPress(page.button, key)
        assert len(opened) < 3, "not before it is released"
        QTest.keyRelease(page.button, key)
    assert opened == [page.seat] * 3


def test_S1_escape_leaves_the_table_and_continue_comes_back_to_the_curtain(
    qtbot: QtBot, game: Composition, own_data_dir: Path
) -> None:
    sit_down(qtbot, game, LUCA, BRUNO)
    QTest.keyClick(curtain(qtbot, game).button, Qt.Key.Key_Escape)
    assert isinstance(game.window.page, HomePage)
    (kept,) = game.navigator.home.kept
    assert kept.shared and kept.names == ("Anna", "Luca", "Bruno")
    assert saves_in(Saves(own_data_dir).local_folder) and not saves_in(Saves(own_data_dir).computer_folder)
    game.navigator.resume(kept.path)
    assert isinstance(game.window.page, CurtainPage)


def test_S2_T10_closed_in_mid_turn_the_same_turn_waits_behind_the_curtain(
    qtbot: QtBot, qapp: QApplication, own_data_dir: Path
) -> None:
    """The draft too, and each person's order of the hand."""
    game = start(qtbot, qapp, own_data_dir)
    sit_down(qtbot, game, LUCA)
    orders: dict[int, list[str]] = {}
    for _ in range(2):
        page = open_it(qtbot, game)
        turn = page.turn
        turn.reorder_hand(turn.held[-1:], 0)
        orders[page.session.seat] = turn.hand_order()
        pass_turn(qtbot, page)
        qtbot.waitUntil(lambda: game.window.page is not page, timeout=SLOW)
    page = open_it(qtbot, game)
    seat = page.session.seat
    assert page.turn.hand_order()[: len(orders[seat])] == orders[seat], "a card that was drawn comes last"
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.view.turn.phase is Phase.PLAY, timeout=SLOW)
    page.turn.move(page.turn.held[:2])
    lines, order = page.turn.draft.lines(), page.turn.hand_order()
    qtbot.waitUntil(lambda: not page.session.is_waiting, timeout=SLOW)
    end(game)
    again = start(qtbot, qapp, own_data_dir)
    (kept,) = again.navigator.home.kept
    again.navigator.resume(kept.path)
    assert curtain(qtbot, again).seat == seat
    back = open_it(qtbot, again)
    assert back.turn.draft.lines() == lines and back.turn.hand_order() == order
    assert back.turn.draft.can_undo, "within one's own turn it goes on"
    end(again)


def test_S1_undo_never_reaches_behind_the_curtain(qtbot: QtBot, game: Composition) -> None:
    sit_down(qtbot, game, LUCA)
    page = open_it(qtbot, game)
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.view.turn.phase is Phase.PLAY, timeout=SLOW)
    page.turn.move(page.turn.held[:1])
    page.turn.undo()
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
    other = open_it(qtbot, game)
    assert other.session.seat != page.session.seat
    before = other.turn.draft.layout
    for keys in ("Ctrl+Z", "Ctrl+Y", "Ctrl+R"):
        QTest.keySequence(other.view, keys)
    assert other.turn.draft.layout == before and not other.turn.draft.can_redo


def test_S1_what_changed_since_one_s_turn_can_be_seen_again(qtbot: QtBot, game: Composition) -> None:
    """Mixed tables: computer players move behind the curtain, and the next person is shown what they laid."""
    sit_down(qtbot, game, BRUNO, LUCA)
    for _ in range(40):
        page = open_it(qtbot, game)
        qtbot.waitUntil(lambda: page.session.view.turn.seat == page.session.seat, timeout=SLOW)
        laying = page.turn.last_laying
        if laying is not None and laying.seat == 1:
            break
        pass_turn(qtbot, page)
        qtbot.waitUntil(lambda: game.window.page is not page, timeout=SLOW)
    else:
        pytest.fail("nobody ever lays")
    assert laying.cards and page.view.board.replay_rect is not None
    assert page.view.staging.replay()


def test_S1_a_curtain_opened_early_shows_the_computer_player_at_work(
    qtbot: QtBot, game: Composition, hosts: list[Host]
) -> None:
    """Whoever is next may take the cards up before it is his turn, and sees the moves before it."""
    table = samples.handed_on().table()
    game.navigator.table.sit_down(table)
    (host,) = hosts
    assert host.room.state.turn.seat == 1 and curtain(qtbot, game).seat == 2
    page = open_it(qtbot, game)
    assert page.session.seat == 2 and page.turn.may_rehearse
    assert secrets_in(game.window, host.room, 2) == []
    host.play_least(1)
    qtbot.waitUntil(lambda: page.session.view.turn.seat == 2, timeout=SLOW)
    assert game.window.page is page, "no curtain between a person and himself"


def test_S1_the_hand_goes_face_down_before_the_curtain(qtbot: QtBot, game: Composition) -> None:
    """With motion: the picture of the table fades nowhere, and the hand is backs until it has gone."""
    sit_down(qtbot, game, LUCA)
    page = open_it(qtbot, game)
    game.settings.animation = "fast"
    order = page.turn.hand_order()
    pass_turn(qtbot, page)
    qtbot.waitUntil(lambda: all(page.turn.draft.cards[token] is HIDDEN for token in page.turn.held), timeout=SLOW)
    assert game.window.page is page and len(page.turn.held) == len(order) + 1
    faces = {page.turn.hand.data(page.turn.hand.index(row, 0)) for row in range(page.turn.hand.rowCount())}
    assert len(faces) == 1, "every card says the same"
    assert game.navigator.session is None
    curtain(qtbot, game)
    assert not game.window.findChildren(main_window._Veil)


def test_S1_the_picture_of_the_curtain_is_made_of_what_everybody_knows(
    qtbot: QtBot, game: Composition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F12 as well: a curtain that never had a table behind it looks the same to the pixel; panels and menus go."""
    sit_down(qtbot, game, LUCA)
    page = open_it(qtbot, game)
    pass_turn(qtbot, page)
    game.navigator.open_quick_settings(page)
    game.window.say("something")
    drawn = curtain(qtbot, game)
    assert not [item for item in game.window.findChildren(Overlay) if item.isVisible()]
    assert game.window.toast.isHidden()
    monkeypatch.setattr("ramio_desktop.ui.main_window.QStandardPaths.writableLocation", lambda _: str(tmp_path))
    qtbot.waitUntil(lambda: drawn._fan._picture is not None)
    path = game.window.take_picture()
    assert path is not None
    game.window.toast.hide()
    shown = picture_of(game.window).toImage()
    alike = CurtainPage(game.look, Felt(game.look), drawn._standing)
    game.window.show_page(alike, at_once=True)
    alike.focus_first()
    qtbot.waitUntil(lambda: alike._fan._picture is not None)
    assert picture_of(game.window).toImage() == shown == QImage(str(path)).convertToFormat(shown.format())


def test_S1_alone_there_is_no_curtain(qtbot: QtBot, game: Composition) -> None:
    family, options = parse_rules("machiavelli")
    game.navigator.start(options, family, (BRUNO,))
    for _ in range(3):
        qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
        page = game.window.page
        assert isinstance(page, TablePage)
        pass_turn(qtbot, page)
        qtbot.waitUntil(lambda: page.session.view.turn.seat == 0, timeout=SLOW)
        assert game.window.page is page


def test_S1_S4_after_the_score_the_curtain_comes_before_the_next_hand(
    qtbot: QtBot, game: Composition, hosts: list[Host], own_data_dir: Path
) -> None:
    """At the hand's end all is shown to all; the new deal to nobody. A new match asks once."""
    sample = samples.play("HTSEAT", ("hard", "hard"), lambda state: state.is_over, persons=(0, 1))
    path = Saves(own_data_dir).local_folder / "between.ramio"
    Save.create(path, sample.log).close()
    game.navigator.resume(path)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage)
    assert score.view.own == -1, "several people look at it"
    qtbot.mouseClick(score.again, Qt.MouseButton.LeftButton)
    (asked,) = [item for item in game.window.findChildren(Question) if item.isVisible()]
    qtbot.mouseClick(asked.no, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
    page = curtain(qtbot, game)
    (host,) = hosts
    assert host.room.state.match.hand == 2 and page.seat == host.room.state.turn.seat
    check_nothing_shown(game, host.room, deep=True)
    open_it(qtbot, game)


def test_S1_a_hand_that_ends_behind_the_curtain_leads_to_the_score(
    qtbot: QtBot, game: Composition, own_data_dir: Path
) -> None:
    """A computer player goes out while the next person is still on the way."""

    def goes_out(state: State) -> bool:
        if state.turn.seat != 1 or state.turn.phase is not Phase.PLAY:
            return False
        action = bot("machiavelli", "hard").action(state, 1)
        laid = sum(map(len, action.table)) - len(state.table_cards()) if isinstance(action, Lay) else 0
        return laid == len(state.hands[1])

    sample = samples.play("HTSEAT", ("beginner", "hard", "beginner"), goes_out, persons=(0, 2))
    path = Saves(own_data_dir).local_folder / "closing.ramio"
    Save.create(path, sample.log).close()
    game.navigator.resume(path)
    assert isinstance(game.window.page, CurtainPage)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)


def test_people_are_remembered_by_name(qtbot: QtBot, game: Composition) -> None:
    """The new-game page: a person instead of a level, names of those who played here before."""
    sit_down(qtbot, game, LUCA, SARA)
    QTest.keyClick(curtain(qtbot, game).button, Qt.Key.Key_Escape)
    assert game.settings.people == ("Luca", "Sara")
    game.navigator.open_new_game("machiavelli")
    page = game.window.page
    assert isinstance(page, NewGamePage)
    first = page.players.lines[0]
    first.level.setCurrentIndex(first.level.findData(""))
    first.level.activated.emit(first.level.currentIndex())
    assert page.opponents[0] == LUCA
    qtbot.mouseClick(page.players.add_person, Qt.MouseButton.LeftButton)
    assert page.opponents[-1] == SARA and len(page.opponents) == 3
    assert page.players.add.isHidden() and page.players.add_person.isHidden()
    first.level.setCurrentIndex(first.level.findData("hard"))
    first.level.activated.emit(first.level.currentIndex())
    assert page.opponents[0].level == "hard" and page.opponents[0].name not in ("Luca", "Sara")
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, CurtainPage), timeout=SLOW)
    assert [who.is_bot for who in curtain(qtbot, game)._standing.seats] == [False, True, True, False]
    assert game.settings.companies["machiavelli"][-1] == SARA, "one click plays with them the next time"


def rescale(game: Composition, per_cent: int) -> None:
    """Have everything another size, in a window with room for it."""
    before = game.look.theme.scale
    game.window.resize(1920, 1200)
    game.settings.scale = per_cent
    assert game.look.theme.scale != before
    game.navigator.rebuild()


def test_S1_another_size_keeps_the_curtain_and_shows_no_hand_again(qtbot: QtBot, game: Composition) -> None:
    """The pages are made anew; a hand that lies face down never comes up again."""
    first = sit_down(qtbot, game, LUCA)
    rescale(game, 125)
    assert curtain(qtbot, game) is not first and first.seat == curtain(qtbot, game).seat
    page = open_it(qtbot, game)
    seat = page.session.seat
    rescale(game, 150)
    qtbot.waitUntil(lambda: game.window.page is not page, timeout=SLOW)
    again = game.window.page
    assert isinstance(again, TablePage) and again.session.seat == seat, "whoever has the cards up keeps them"
    game.settings.animation = "slow"
    pass_turn(qtbot, again)
    qtbot.waitUntil(lambda: again.turn.draft.cards[again.turn.held[0]] is HIDDEN, timeout=SLOW)
    rescale(game, 100)
    assert isinstance(game.window.page, CurtainPage)
    assert curtain(qtbot, game).seat != seat


def test_S1_a_curtain_waits_behind_the_settings(qtbot: QtBot, game: Composition) -> None:
    sit_down(qtbot, game, LUCA)
    page = curtain(qtbot, game)
    settings = game.open_settings()
    assert game.window.page is settings
    QTest.keyClick(settings, Qt.Key.Key_Escape)
    assert curtain(qtbot, game) is page and page.button.hasFocus()


# --- Ramino -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A curtain that opens without a wait."""
    monkeypatch.setattr("ramio_desktop.ui.pages.curtain.ARMED_AFTER", 0)


def shared(game: Composition, position: str, names: tuple[str, ...]) -> LocalTable:
    """Several people at a table that stands like this."""
    table = LocalTable(room_at(position, names), None, None, Idle)
    game.navigator.table.sit_down(table)
    return table


@pytest.mark.usefixtures("at_once")
def test_R5_S1_what_others_took_and_threw_is_said_to_the_next_person(qtbot: QtBot, game: Composition) -> None:
    names = ("Anna", "Luca", "Sara")
    shared(game, "ramino - 2c3d9hQd/7h8h9h4s/KdQsJh5c 4c5s6sTs 8d 1:draw opened=1", names)
    page = open_it(qtbot, game)
    assert page.session.seat == 1
    person = Person(page)
    person.hands.click(page.view.board.discards_card().center())
    qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
    person.discard(FACES["4s"])
    page = open_it(qtbot, game)
    assert page.session.seat == 2
    assert page._status.text.startswith("Luca took 8♦ and discarded 4♠. Draw a card, or take 4♠")
    person = Person(page)
    person.hands.click(page.view.board.areas.stock)
    qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
    assert "Luca" not in page._status.text
    person.discard(FACES["Kd"])
    page = open_it(qtbot, game)
    assert page.session.seat == 0
    (luca, sara) = page._unseen()
    assert page._voice.piles_in_short((luca, sara), names) == "Luca +8♦ −4♠ · Sara −K♦"
    assert page._status.text.startswith("Luca took 8♦ and discarded 4♠. Sara discarded K♦. Draw a card, or take K♦")


@pytest.mark.usefixtures("at_once")
def test_R24_S1_people_at_one_computer_are_asked_in_turn_whether_they_come_back(
    qtbot: QtBot, game: Composition
) -> None:
    """Two of four go out: the first comes back, the second does not, and the curtain passes him over."""
    names = ("Anna", "Luca", "Sara", "Ugo")
    position = (
        "ramino[reentries=1] - 2c3d9hQd/7h8h9h/KdQsJh5c/2d 4c5s6sTs 8d 1:draw opened=0,1,2,3 scores=90/20/95/30"
    )
    table = shared(game, position, names)
    page = open_it(qtbot, game)
    Person(page).play_turn("easy")
    qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
    Person(page).play_turn("easy")
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage) and not score.due.isVisible()
    session = table.sessions[0]
    assert session.reentries == (0, 2) and session.reentry_score == 32
    assert "Anna" in score.question.title.text()
    qtbot.mouseClick(score.question.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.view.match.out == {2}, timeout=SLOW)
    assert session.view.match.scores[0] == 32 and "Sara" in score.question.title.text()
    qtbot.mouseClick(score.question.no, Qt.MouseButton.LeftButton)
    seats = []
    for _ in range(4):  # the next hand is dealt, without Sara
        page = open_it(qtbot, game)
        seats.append(page.session.seat)
        assert page.session.view.match.hand == 2 and page.session.view.hands[2] == ()
        person = Person(page)
        person.hands.click(page.view.board.areas.stock)
        qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
        person.discard(page.session.view.hands[page.session.seat][0])
    assert sorted(set(seats)) == [0, 1, 3] and seats[0] == seats[3]
    table.close()


def test_R4_once_all_people_are_out_they_look_on_without_a_curtain(qtbot: QtBot, game: Composition) -> None:
    """Only computers are still in: nobody has cards to hide."""
    room = room_at(
        "ramino - -/-/2c3d9hQd/7h8h9h 4c5s6sTs 8d 3:draw opened=2,3 out=0,1 scores=120/130/10/20",
        ("Anna", "Luca", "Sara", "Ugo"), bots=(2, 3),
    )
    table = LocalTable(room, None, None, game.navigator._computers().player)
    game.navigator.table.sit_down(table)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage | ScorePage), timeout=SLOW)
    assert not game.window.findChildren(CurtainPage) and not table.standing.hides
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    hand = table.standing.hand
    score = game.window.page
    assert isinstance(score, ScorePage)
    qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.standing.hand > hand and isinstance(game.window.page, TablePage), timeout=SLOW)
    assert not game.window.findChildren(CurtainPage)
    page = game.window.page
    assert isinstance(page, TablePage)
    assert page._status.text.startswith("You are out of the match: ") and not page.confirm_button.isEnabled()
    table.close()


@pytest.mark.usefixtures("at_once")
def test_D9_each_person_at_a_shared_computer_is_asked_once_whether_to_stop(qtbot: QtBot, game: Composition) -> None:
    position = (
        "ramino_duel Ac2c3c4c5c6c7c8c9cTcJcQcKc,7d7h7s 2h/4d 9h9s5s6s 8d3d3h 0:draw owners=0,1 opened=0,1 round=40"
    )
    shared(game, position, ("Anna", "Luca"))
    for number in range(3):
        page = open_it(qtbot, game)
        assert page._deadlock is not None and page._deadlock.button.isVisible()
        if number < 2:
            qtbot.waitUntil(lambda: bool(game.window.findChildren(Question)), timeout=SLOW)
            qtbot.mouseClick(game.window.findChildren(Question)[-1].no, Qt.MouseButton.LeftButton)
        person = Person(page)
        person.hands.click(page.view.board.areas.stock)
        qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
        if number == 2:
            qtbot.wait(2 * ASK_AFTER_MS)
            assert not game.window.findChildren(Question), "once is enough"
            break
        person.discard(page.session.view.hands[page.session.seat][0])
