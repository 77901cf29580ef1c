"""Several people at one computer: whole games by mouse, with the curtain that hides everything (RULES S1, S2, T9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.model.bots import LEVELS, bot
from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.options import parse_rules
from ramio_desktop.net.host import Host
from ramio_desktop.net.room import Room
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import catalogue, local_table
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.pages.curtain import CurtainPage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.texts import card_name, card_text
from tests.net.secrets import secrets_in
from tests.ui.persons import MousePerson

SLOW = 20_000  # milliseconds: the computer players' process may have to start on a busy machine
LUCA, SARA = Opponent("Luca", ""), Opponent("Sara", "")
BRUNO = Opponent("Bruno", "hard")
OFFERED = sorted({item.family for item in catalogue.GAMES})


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


def sit_down(qtbot: QtBot, game: Composition, *others: Opponent, rules: str = "machiavelli") -> CurtainPage:
    family, options = parse_rules(rules)
    game.navigator.start(options, family, others, seed="HTSEAT")
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
    assert any("show my cards" in text for text in said)
    assert not [text for text in said if any(word in text for word in words)]
    if deep:
        assert secrets_in(window, room, None) == []
        assert secrets_in(game.navigator, room, None) == []


def play_turn(qtbot: QtBot, page: TablePage, choose: Callable[[TablePage], object] | None = None) -> None:
    """Play one turn by mouse, as the best level would."""
    session, view = page.session, page.session.view
    level = bot(view.rules, list(LEVELS[view.rules])[-1])
    person = MousePerson(page)
    hand = view.match.hand
    while not session.view.is_over and session.view.match.hand == hand and session.view.turn.seat == session.seat:
        before = session.history
        person.play(level.action(session.view, session.seat))
        qtbot.waitUntil(lambda: len(session.history) > len(before), timeout=5000)


@pytest.mark.parametrize("family", OFFERED)
def test_S1_T9_a_whole_game_of_two_people_with_the_curtain(
    qtbot: QtBot, game: Composition, hosts: list[Host], family: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By mouse, from hand to hand, until it is over; at every pass nothing of the waiting player is anywhere."""
    monkeypatch.setattr("ramio_desktop.ui.pages.curtain.ARMED_AFTER", 0)
    rules = "machiavelli[match=simple]" if family == "machiavelli" else family
    sit_down(qtbot, game, LUCA, rules=rules)
    (host,) = hosts
    passes, seats = 0, []
    for _ in range(400):
        qtbot.waitUntil(lambda: not isinstance(game.window.page, TablePage), timeout=SLOW)
        if isinstance(game.window.page, ScorePage):
            break
        page = curtain(qtbot, game)
        check_nothing_shown(game, host.room, deep=passes % 8 == 0)
        assert page.seat == host.room.state.turn.seat
        passes += 1
        table = open_it(qtbot, game)
        seats.append(table.session.seat)
        assert table.session.seat == host.room.state.turn.seat
        assert not table.turn.draft.can_undo, "undo does not cross the curtain"
        if passes % 8 == 0:
            assert secrets_in(game.window, host.room, table.session.seat) == []
        play_turn(qtbot, table)
    else:
        pytest.fail("the hand does not end")
    assert seats == [seats[0] if n % 2 == 0 else 1 - seats[0] for n in range(len(seats))]
    assert passes > 4
    score = game.window.page
    assert isinstance(score, ScorePage)
    assert host.room.state.is_over
