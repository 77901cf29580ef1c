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
from ramio_desktop.model.state import Phase
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.settings import Opponent, Settings
from tests.ui.persons import KeyPerson, MousePerson
from tests.ui.persons import Person as PlainPerson

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


class _Turns(PlainPerson):
    """Plays whole turns, as a level would."""

    def play_turn(self, level: str) -> None:
        """Draw; or else everything the level would do, as one draft that ends with a discard."""
        page, view = self.page, self.page.session.view
        chooser = bot("ramino", level)
        action = chooser.action(view, page.session.seat)
        if view.turn.phase is Phase.DRAW:
            assert isinstance(action, Draw)
            self.draw_from(action.from_discard)
            return
        while isinstance(action, Lay):
            self.reach(action.table)
            view = evolve(view, Laid(page.session.seat, action.table))
            if not view.hands[page.session.seat]:
                self.confirm()
                return
            action = chooser.action(view, page.session.seat)
        if isinstance(action, Pass):
            self.confirm()
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
        """End the turn with this card."""
        self.throw(next(token for token in self.turn.held if self.turn.draft.cards[token] is card))

    def draw_from(self, discards: bool) -> None:
        raise NotImplementedError

    def throw(self, token: int) -> None:
        raise NotImplementedError


class Person(_Turns, MousePerson):
    """Plays with the mouse."""

    def draw_from(self, discards: bool) -> None:
        self.hands.click(self.view.board.discards_card().center() if discards else self.view.board.areas.stock)

    def throw(self, token: int) -> None:
        self.hands.drag(self._grip(token), self.view.board.discards_card().center())


class Keys(_Turns, KeyPerson):
    """Plays with the keys of the table only."""

    def draw_from(self, discards: bool) -> None:
        self._press(Qt.Key.Key_F if discards else Qt.Key.Key_D)

    def throw(self, token: int) -> None:
        self._choose(token)
        self._press(Qt.Key.Key_C)


def sit(qtbot: QtBot, game: Composition, options: RaminoOptions, names: tuple[str, ...], seed: str) -> TablePage:
    """The page of a match against easy computers, dealt by that seed."""
    game.navigator.start(options, "ramino", tuple(Opponent(name, "easy") for name in names), seed=seed)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


def play_hand(qtbot: QtBot, page: TablePage, kind: type[Person] | type[Keys] = Person) -> None:
    """Play a hand to its end, each move of a computer of a middle level made by mouse, or by keys."""
    person, session = kind(page), page.session
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
