"""What is done with is gone: pages, scenes and whole games leave no widget, card or picture behind."""

import gc
import weakref
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.ui.later import later
from ramio_desktop.ui.pages.puzzle import PuzzlePage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.scene.items import CardItem
from ramio_desktop.ui.scene.view import TableView
from ramio_desktop.ui.screenshot import Studio
from ramio_desktop.ui.widgets.pictures import HandPicture, TablePicture
from tests.sampling import scale

KEPT = (TablePage, ScorePage, PuzzlePage, TableView, CardItem, HandPicture, TablePicture, QTimer)
WAYS = ("table", "score", "new_game", "turn", "home", "match_end", "settings", "waiting", "puzzle_solved")
SIZE = QSize(1280, 800)
TIMERS = 12


@pytest.fixture
def studio(qapp: QApplication) -> Iterator[Studio]:
    studio = Studio(qapp)
    yield studio
    studio.close()


def settle() -> None:
    """Let go of what is done with."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def living() -> Counter[str]:
    """Count the widgets Qt has, and the objects of the kinds that pages are made of."""
    settle()
    found = Counter(kind.__name__ for kind in map(type, gc.get_objects()) if issubclass(kind, KEPT))
    found["widgets"] = len(QApplication.allWidgets())
    return found


def grown(before: Counter[str]) -> Counter[str]:
    """What there is more of than before; how many timers are on their way varies by a few."""
    more = living() - before
    if more["QTimer"] <= TIMERS:
        del more["QTimer"]
    return more


def test_thirty_changes_of_page_leave_nothing_behind(studio: Studio) -> None:
    def go_round() -> None:
        for page in WAYS:
            studio.show(page, SIZE)
        studio.show("home", SIZE)

    go_round()
    before = living()
    for _ in range(scale(2, 10)):
        go_round()
    assert not grown(before)


def test_another_size_of_everything_leaves_nothing_behind(studio: Studio) -> None:
    def go_round() -> None:
        for per_cent in (100, 150, 125):
            studio.show("turn", SIZE, scale=per_cent)
        studio.show("home", SIZE)

    go_round()
    before = living()
    for _ in range(scale(2, 10)):
        go_round()
    assert not grown(before)


def test_a_closed_game_leaves_nothing_behind(qapp: QApplication) -> None:
    for page in ("score", "table"):  # the home page of these has never been on the screen
        studio = Studio(qapp)
        studio.show(page, SIZE)
        game = studio.game
        parts = [weakref.ref(part) for part in (game, game.look, game.navigator, game.look.cards, game.settings)]
        studio.close()
        del studio, game
        settle()
        assert [part() for part in parts] == [None] * len(parts)


def test_what_is_to_be_done_later_goes_with_its_owner(qtbot: QtBot) -> None:
    class Owner(QWidget):
        def act(self) -> None:
            done.append(self.objectName())

    done: list[str] = []
    gone, there = Owner(), Owner()
    there.setObjectName("there")
    kept = weakref.ref(gone)
    later(gone, 0, gone.act)
    later(there, 0, there.act)
    gone.deleteLater()
    QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    del gone
    qtbot.waitUntil(lambda: bool(done))
    settle()
    assert done == ["there"]
    assert kept() is None
    assert there.findChildren(QObject) == []
