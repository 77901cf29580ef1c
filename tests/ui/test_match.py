"""Whole matches on the real table page, against the real process of the computer players."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ramio_desktop.model.bots import bot
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.ui.computers import Computers
from ramio_desktop.ui.local_table import SeatSpec, open_local, resume
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.saves import Saves
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode
from tests.ui.persons import KeyPerson, MousePerson, Person

RESOURCES = Path(__file__).parents[2] / "resources"
SIMPLE = MachiavelliOptions(match="simple")
LONG = "mouse 35"  # the hand grows to 27 cards, in two rows
SHORT = "keys 15"  # seven turns, each with a laying, and the person closes: every key draws the whole table anew
TEN = "ten 9"  # a hand of thirteen draws that costs the loser more than ten points


@pytest.fixture
def computers(tmp_path: Path) -> Iterator[tuple[Settings, Computers]]:
    settings = Settings(tmp_path / "settings")
    settings.pace = "off"
    settings.animation = "off"
    players = Computers(settings)
    yield settings, players
    players.close()


def _page(qtbot, settings: Settings, table, size: tuple[int, int] = (1280, 800)) -> TablePage:
    (session,) = table.sessions
    with qtbot.waitSignal(session.snapshot, timeout=5000):
        pass
    look = Look.create(RESOURCES, Mode.DARK)
    look.theme.fit(*size)
    page = TablePage(look, session, settings)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    return page


def _play_hand(qtbot, page: TablePage, person: Person) -> None:
    """Let a Difficile choose each move and the person make it, until the hand is over."""
    chooser = bot("machiavelli", "hard")
    session = page.session
    for _ in range(200):
        qtbot.waitUntil(lambda: not session.is_waiting and (
            session.view.is_over or session.view.turn.seat == session.seat), timeout=20_000)
        if session.view.is_over:
            return
        before = session.history
        person.play(chooser.action(session.view, session.seat))
        qtbot.waitUntil(lambda: len(session.history) > len(before), timeout=5000)
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize(("person", "deal"), [(MousePerson, LONG), (KeyPerson, SHORT)])
def test_S1_M16_a_whole_simple_match(
    qtbot, tmp_path, computers, person: Callable[[TablePage], Person], deal: str
) -> None:
    settings, players = computers
    saves = Saves(tmp_path / "data")
    seats = [SeatSpec.person("Anna"), SeatSpec.bot("Bruno", "hard"), SeatSpec.bot("Marta", "beginner")]
    table = open_local("machiavelli", SIMPLE, seats, saves, players.player, seed=deal)
    page = _page(qtbot, settings, table)
    with qtbot.waitSignal(page.handOver, timeout=120_000):
        _play_hand(qtbot, page, person(page))
    view = page.session.view
    assert view.is_over and (not view.stock or any(not cards for cards in view.hands))
    table.close()


_UNFINISHED = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from PySide6.QtCore import QTimer
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.ui.computers import Computers
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.saves import Saves
from ramio_desktop.ui.local_table import SeatSpec, open_local
from ramio_desktop.ui.settings import Settings

def main():
    app = QApplication([])
    data = Path(sys.argv[1])
    settings = Settings(data); settings.pace = "off"; settings.animation = "off"
    players = Computers(settings)
    seats = [SeatSpec.person("Anna"), SeatSpec.bot("Bruno", "beginner")]
    table = open_local("machiavelli", MachiavelliOptions(), seats, Saves(data), players.player)
    (session,) = table.sessions
    def begin(_=None):
        global page
        page = TablePage(Look.create(Path(sys.argv[2])), session, settings)
        page.resize(1280, 800); page.show()
        step()
    def step():
        view = session.view
        if view.turn.seat != session.seat:
            QTimer.singleShot(20, step)
        elif page.turn.can_draw:
            page.first_button.click(); QTimer.singleShot(20, step)
        else:
            turn = page.turn
            turn.move(turn.held[2:5]); turn.move(turn.held[:1]); turn.undo(); turn.move(turn.held[4:5])
            turn.reorder_hand(turn.held[-1:], 0)
            QTimer.singleShot(50, report)
    def report():
        turn = page.turn
        print(json.dumps({"draft": turn.draft.lines(), "order": turn.hand_order(),
                          "children": [p.pid for p in __import__("multiprocessing").active_children()]}), flush=True)
    session.snapshot.connect(begin)
    app.exec()

if __name__ == "__main__":
    main()
"""


def test_S2_killed_in_mid_turn_the_same_turn_is_found_again(qtbot, tmp_path, computers) -> None:
    settings, players = computers
    script, data = tmp_path / "unfinished.py", tmp_path / "data"
    script.write_text(_UNFINISHED, encoding="utf-8")
    child = subprocess.Popen(
        [sys.executable, str(script), str(data), str(RESOURCES)], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert child.stdout is not None
    left = json.loads(child.stdout.readline())
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    saves = Saves(data)
    (game,) = saves.listing().games
    table = resume(game.path, saves, players.player)
    page = _page(qtbot, settings, table)
    assert page.turn.draft.lines() == left["draft"]
    assert page.turn.hand_order() == left["order"]
    assert page.turn.draft.can_undo and page.turn.interactive
    table.close()


def test_M15_a_points_match_to_10_ends_and_a_new_one_begins(qtbot, tmp_path, computers) -> None:
    settings, players = computers
    seats = [SeatSpec.person("Anna"), SeatSpec.bot("Bruno", "hard")]
    options = replace(MachiavelliOptions(), target=10)
    table = open_local("machiavelli", options, seats, Saves(tmp_path / "data"), players.player, seed=TEN)
    page = _page(qtbot, settings, table)
    person = MousePerson(page)
    for _ in range(20):
        with qtbot.waitSignal(page.handOver, timeout=120_000):
            _play_hand(qtbot, page, person)
        if max(page.session.view.match.scores) >= 10:
            break
        page.session.ask_next_hand()
        qtbot.waitUntil(lambda: not page.session.view.is_over, timeout=5000)
    assert max(page.session.view.match.scores) >= 10
    page.session.ask_new_match()
    qtbot.waitUntil(lambda: not page.session.view.is_over, timeout=5000)
    assert page.session.view.match.scores == (0, 0) and page.session.view.match.hand == 1
    table.close()
