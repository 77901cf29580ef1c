"""Ramino played at the real window: the program, and a person who plays whole turns by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ramio_desktop.model.actions import Discard, Draw, Lay, Pass
from ramio_desktop.model.bots import bot
from ramio_desktop.model.cards import Card
from ramio_desktop.model.diff import difference
from ramio_desktop.model.events import Laid
from ramio_desktop.model.evolve import evolve
from ramio_desktop.model.melds import Table
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.settings import Opponent, Settings
from tests.ui.persons import MousePerson

SLOW = 30_000


@pytest.fixture
def game(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> Iterator[Composition]:
    """The program at its window, still, with a folder of its own."""
    settings = Settings(own_data_dir)
    settings.nick, settings.language, settings.pace, settings.animation = "Anna", "en", "off", "off"
    made = Composition(qapp, own_data_dir, resources_dir(), is_announced=False)
    made.furnish()
    made.open()
    qtbot.waitExposed(made.window)
    yield made
    if isValid(made.window):
        made.close()
        made.window.close()
        made.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Person(MousePerson):
    """Plays whole turns: each action of a level is made with the mouse."""

    def play_turn(self, level: str) -> None:
        """Draw, then everything the level would do, as one draft that ends with a discard."""
        page, view = self.page, self.page.session.view
        chooser = bot("ramino", level)
        action = chooser.action(view, page.session.seat)
        if view.turn.phase.value == "draw":
            assert isinstance(action, Draw)
            spot = self.view.board.discards_card().center() if action.from_discard else self.view.board.areas.stock
            self.hands.click(spot)
            return
        while isinstance(action, Lay):
            self.reach(action.table)
            view = evolve(view, Laid(page.session.seat, action.table))
            if not view.hands[page.session.seat]:
                self._click(page.confirm_button)
                return
            action = chooser.action(view, page.session.seat)
        if isinstance(action, Pass):
            self._click(page.confirm_button)
            return
        assert isinstance(action, Discard)
        self.turn.clear_selection()
        self.discard(action.card)

    def reach(self, table: Table) -> None:
        """Move cards until the table holds these melds: first those that take a joker's place, freed jokers last."""
        draft = self.turn.draft
        plan = difference(draft.table, table, stay=True)
        number = {new: draft.layout.groups[old].number for new, old in enumerate(plan.origins) if old is not None}
        left = {move.source for move in plan.moves if move.source is not None}
        order = sorted(plan.moves, key=lambda move: 2 if move.source is not None else move.target not in left)
        for move in order:
            token = self._token(move.card.text, None)
            if move.target in number:
                self.put_on(token, number[move.target])
                continue
            self.put_apart(token)
            group = self.turn.draft.group_of(token)
            assert group is not None
            number[move.target] = group.number

    def discard(self, card: Card) -> None:
        """Drag the card onto the pile."""
        token = next(token for token in self.turn.held if self.turn.draft.cards[token] is card)
        self.hands.drag(self._grip(token), self.view.board.discards_card().center())


def sit(qtbot: QtBot, game: Composition, options: RaminoOptions, names: tuple[str, ...], seed: str) -> TablePage:
    """The page of a match against easy computers, dealt by that seed."""
    game.navigator.start(options, "ramino", tuple(Opponent(name, "easy") for name in names), seed=seed)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


def play_hand(qtbot: QtBot, page: TablePage) -> None:
    """Play a hand to its end, each move of a computer of a middle level made by mouse."""
    person, session = Person(page), page.session
    for _ in range(400):
        qtbot.waitUntil(
            lambda: not session.is_waiting and (session.view.is_over or session.view.turn.seat == session.seat),
            timeout=SLOW,
        )
        if session.view.is_over:
            return
        before = len(session.history)
        person.play_turn("medium")
        qtbot.waitUntil(lambda: len(session.history) > before, timeout=SLOW)
    raise AssertionError("the hand does not end")


def next_hand(qtbot: QtBot, game: Composition, page: TablePage) -> bool:
    """Press what is due on the score sheet; whether another hand was dealt: else the match is over."""
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage)
    if score.is_match_over:
        return False
    hand = page.session.view.match.hand
    qtbot.waitUntil(score.due.isEnabled, timeout=SLOW)
    qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.view.match.hand > hand and game.window.page is page, timeout=SLOW)
    return True
