"""Whole matches of ramino at the real window, by mouse: the duel, three over a network, a re-entry (R23, R24, D7)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.model.events import HandScored, Laid
from ramio_desktop.model.options import PRESETS, RaminoOptions
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.save import saves_in
from ramio_desktop.net import chairs, thread
from ramio_desktop.net.link import Invitation
from ramio_desktop.net.plan import SeatPlan, TablePlan
from ramio_desktop.net.robot import PACES
from ramio_desktop.net.table_messages import Proposal
from ramio_desktop.net.room import Room
from ramio_desktop.net.thread import Net
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.local_table import LocalTable, Poster
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.panels.open_table import OpenTable
from ramio_desktop.ui.saves import Saves
from tests.net.office import Player
from tests.net.positions import room_at
from tests.ui.ramino_games import SLOW, Keys, Person, game, next_hand, play_hand, sit

__all__ = ["game"]

SHORT_DUEL = "m325"
"""A seed of a duel of five hands between these players."""
KEYS = "k8"
"""One of a duel whose first hand is short, and in which the person lays."""
SHORT_THREE = "m22"
"""One of a classic match of three with five hands, in which two go out."""


def _ramino(preset: str) -> RaminoOptions:
    options = PRESETS[preset].options
    assert isinstance(options, RaminoOptions)
    return options


def played(qtbot: QtBot, game: Composition, page: TablePage) -> None:
    """Play the match to its end, with a look at the score sheet after the first hand and at the second dealer."""
    play_hand(qtbot, page)
    session = page.session
    scored = next(event for event in session.history if isinstance(event, HandScored))
    assert session.view.match.scores == scored.points and max(scored.points) > 0
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage)
    assert [score.table.cell(0, seat).total for seat in range(session.view.seats)] == list(scored.points)
    dealer = session.view.match.dealer
    assert next_hand(qtbot, game, page)
    assert session.view.match.dealer == (dealer + 1) % session.view.seats, "R4: the dealer moves on"
    play_hand(qtbot, page)
    while next_hand(qtbot, game, page):
        play_hand(qtbot, page)


def test_D7_D10_a_whole_duel_by_mouse(qtbot: QtBot, game: Composition) -> None:
    page = sit(qtbot, game, _ramino("ramino_duel"), ("Teo",), SHORT_DUEL)
    played(qtbot, game, page)
    view = page.session.view
    winners = rules_of(view).match_winners(view)
    assert winners is not None and view.match.scores[winners[0]] == max(view.match.scores) >= 100
    assert 2 < view.match.hand < 8
    score = game.window.page
    assert isinstance(score, ScorePage) and score.table.rowCount() == view.match.hand


def test_a_hand_by_the_keys_alone(qtbot: QtBot, game: Composition) -> None:
    page = sit(qtbot, game, _ramino("ramino_duel"), ("Teo",), KEYS)
    play_hand(qtbot, page, Keys)
    (scored,) = (event for event in page.session.history if isinstance(event, HandScored))
    laid = [event for event in page.session.history if isinstance(event, Laid) and event.seat == 0]
    assert scored.closer is not None and laid


class Guests:
    """Computer players of guests, each with a net of its own, who agree to whatever is asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.poster = Poster()
        self.nets: list[Net] = []
        self.players: list[Player] = []
        self.plays = True

    def join(self, qtbot: QtBot, where: Invitation, nick: str) -> Player:
        """A guest that sits."""
        net = Net(self.poster.post, self.folder / nick, PACES["off"], 0, False)
        self.nets.append(net)
        joining = net.join(where, nick)
        player = Player(joining.member, self.plays)
        self.players.append(player)

        def agree(message: object) -> None:
            if isinstance(message, Proposal) and joining.member.seat not in message.agreed:
                joining.member.answer(True)

        joining.member.on_proposal = agree
        qtbot.waitUntil(lambda: joining.member.line == "seated", timeout=SLOW)
        return player

    def close(self) -> None:
        for net in self.nets:
            net.close()
        self.poster.finish()


@pytest.fixture
def guests(qapp: QApplication, tmp_path: Path) -> Iterator[Guests]:
    made = Guests(tmp_path)
    yield made
    made.close()


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Have network tables deal by a seed."""
    def by(seed: str) -> None:
        def token(size: int) -> str:
            return seed if size == 16 else secrets.token_hex(size)

        monkeypatch.setattr(thread, "secrets", SimpleNamespace(randbelow=secrets.randbelow, token_hex=token))
        # Nobody comes to the next hand as fast as here.
        monkeypatch.setattr(chairs, "RATES", {**chairs.RATES, "proposal": (100, 100)})

    return by


def hosted(qtbot: QtBot, game: Composition, guests: Guests, plan: TablePlan, names: tuple[str, ...]) -> TablePage:
    """The host's page of a table that is full and has begun, opened and joined at the window's lobby."""
    lobby = game.navigator.friends.open_lobby()
    setup = lobby.panel
    assert isinstance(setup, HostSetup)
    setup.plan = lambda: plan  # type: ignore[method-assign]
    QTest.mouseClick(setup.begin, Qt.MouseButton.LeftButton)
    table = lobby.panel
    assert isinstance(table, OpenTable) and lobby.seat is not None
    hosting = lobby.seat.hosting
    assert hosting is not None
    qtbot.waitUntil(lambda: hosting.info is not None and table.ready.isEnabled(), timeout=SLOW)
    assert hosting.info is not None
    where = hosting.info.invitation("127.0.0.1")
    for name in names:
        guests.join(qtbot, where, name)
    QTest.mouseClick(table.ready, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


def test_R23_S1_a_whole_classic_match_of_three_by_mouse_over_the_network(
    qtbot: QtBot, game: Composition, guests: Guests, dealt: Callable[[str], None]
) -> None:
    dealt(SHORT_THREE)
    seats = (SeatPlan.host("Anna"), SeatPlan.free(), SeatPlan.free())
    page = hosted(qtbot, game, guests, TablePlan("Table", "ramino", _ramino("ramino"), seats), ("Bruno", "Carla"))
    assert page.session.company is not None and page.session.names == ("Anna", "Bruno", "Carla")
    played(qtbot, game, page)
    view = page.session.view
    assert rules_of(view).match_winners(view) is not None and len(view.match.out) == 2 and view.match.hand > 2
    qtbot.waitUntil(lambda: all(player.view.match == view.match for player in guests.players), timeout=SLOW)


def at(position: str, names: tuple[str, ...], game: Composition, qtbot: QtBot) -> TablePage:
    """The page of a local table that stands like this; everybody but the first is an easy computer."""
    room = room_at(position, names, bots=range(1, len(names)))
    game.navigator.table.sit_down(LocalTable(room, None, None, game.navigator._computers().player))
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


OUT = "ramino[reentries=1] - 2c3d9hQd/7h8h9h/KdQsJh5c 4c5s6sTs 8d 1:draw opened=0,1,2 scores=90/20/30"
"""The second player closes, and the first is out with 114: the third has 65."""


def test_R24_who_is_out_comes_back_with_the_highest_total_or_looks_on(qtbot: QtBot, game: Composition) -> None:
    for comes in (True, False):
        page = at(OUT, ("Anna", "Bruno", "Carla"), game, qtbot)
        qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
        score, session = game.window.page, page.session
        assert isinstance(score, ScorePage) and session.view.match.scores == (114, 20, 65)
        assert not score.is_match_over and not score.due.isVisible() and score.question.yes.hasFocus()
        button = score.question.yes if comes else score.question.no
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        if comes:
            qtbot.waitUntil(score.due.isVisible, timeout=SLOW)
            assert session.view.match.scores == (65, 20, 65) and not score.question.isVisible()
            qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: session.view.match.hand == 2 and game.window.page is page, timeout=SLOW)
        assert len(session.view.hands[0]) == (10 if comes else 0)
        assert session.view.match.reentered == ((0,) if comes else ())
        # Once only: and who looks on is dealt no more hands.
        assert not session.reentries and page.turn.may_rehearse == (comes and session.view.turn.seat != 0)
        game.navigator.table.leave()
        game.navigator.show_home()


def test_R24_a_re_entry_at_a_network_table_is_seen_by_everybody(
    qtbot: QtBot, game: Composition, guests: Guests, dealt: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Anna", "Bruno", "Carla")
    monkeypatch.setattr(Room, "opened", lambda *_: room_at(OUT, names, is_kept=True))
    dealt("never used")
    seats = (SeatPlan.host("Anna"), SeatPlan.free(), SeatPlan.free())
    rules = replace(_ramino("ramino"), reentries=1)
    page = hosted(qtbot, game, guests, TablePlan("Table", "ramino", rules, seats), names[1:])
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage)
    bruno, carla = guests.players
    carla.member.propose("next_hand")
    company = page.session.company
    assert company is not None
    qtbot.waitUntil(lambda: bool(company.words_of_consent()), timeout=SLOW)
    assert page.session.view.is_over, "she is waited for"
    qtbot.mouseClick(score.question.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: all(p.view.match.scores == (65, 20, 65) for p in (bruno, carla)), timeout=SLOW)
    qtbot.waitUntil(score.due.isEnabled, timeout=SLOW)
    qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.view.match.hand == 2 and game.window.page is page, timeout=SLOW)
    assert len(page.session.view.hands[0]) == 10 and all(len(p.view.hands[0]) == 10 for p in (bruno, carla))


STUCK = "ramino_duel Ac2c3c4c5c6c7c8c9cTcJcQcKc,7d7h7s 2h/4d 9h9s5s6s 8d3d3h 0:draw owners=0,1 opened=0,1 round=40"


def asked(qtbot: QtBot, game: Composition) -> Question:
    """The question that lies over the page."""
    qtbot.waitUntil(lambda: bool(game.window.findChildren(Question)), timeout=SLOW)
    return game.window.findChildren(Question)[-1]


def test_D9_a_deadlock_is_said_once_and_stopped_by_the_person(qtbot: QtBot, game: Composition) -> None:
    page = at(STUCK, ("Anna", "Bruno"), game, qtbot)
    watch = page._deadlock
    assert watch is not None and page._status.text.startswith("Nobody can close this hand any more. Draw")
    question = asked(qtbot, game)
    qtbot.mouseClick(question.no, Qt.MouseButton.LeftButton)
    assert watch.button.isVisible() and watch.question is None
    # Played on: it is not asked again, but the button stays.
    QTest.keyClick(page.view, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
    page.turn.select(page.turn.held[0])
    qtbot.mouseClick(page.confirm_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.view.match.round == 41, timeout=SLOW)
    qtbot.wait(20)
    assert watch.button.isVisible() and watch.question is None
    qtbot.mouseClick(watch.button, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(asked(qtbot, game).yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    view = page.session.view
    assert view.match.scores == (0, 0) and view.match.voids == 1
    score = game.window.page
    assert isinstance(score, ScorePage) and not score.is_match_over
    qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: game.window.page is page and page.session.view.match.hand == 2, timeout=SLOW)
    assert not watch.button.isVisible()


def test_D9_a_network_table_stops_a_deadlock_when_everybody_agrees(
    qtbot: QtBot, game: Composition, guests: Guests, dealt: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Room, "opened", lambda *_: room_at(STUCK, ("Anna", "Bruno"), is_kept=True))
    dealt("never used")
    seats = (SeatPlan.host("Anna"), SeatPlan.free())
    page = hosted(qtbot, game, guests, TablePlan("Table", "ramino", _ramino("ramino_duel"), seats), ("Bruno",))
    (bruno,) = guests.players
    question = asked(qtbot, game)
    assert "agrees" in question.accessibleDescription()
    bruno.member.propose("stop_hand")
    # The other's question takes the place of one's own.
    qtbot.waitUntil(lambda: [q.accessibleName() for q in game.window.findChildren(Question) if q.isVisible()]
                    == ["Bruno asks to stop this hand, which nobody can close any more"], timeout=SLOW)
    qtbot.mouseClick(asked(qtbot, game).yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    assert page.session.view.match.voids == 1


def test_S2_D11_a_turn_left_after_the_draw_waits_with_its_draft_and_the_level_may_change(
    qtbot: QtBot, game: Composition, own_data_dir: Path
) -> None:
    page = sit(qtbot, game, _ramino("ramino"), ("Teo", "Ugo"), SHORT_THREE)
    session = page.session
    qtbot.waitUntil(lambda: session.view.turn.seat == 0, timeout=SLOW)
    QTest.keyClick(page.view, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
    page.turn.move(page.turn.held[:3])
    page.turn.move(page.turn.held[:1])
    page.turn.undo()
    view, lines, order = session.view, page.turn.draft.lines(), page.turn.hand_order()
    game.navigator.table._change_levels({1: "hard"})
    qtbot.waitUntil(lambda: session.seats[1].level == "hard", timeout=SLOW)
    assert session.view == view and page.turn.draft.lines() == lines, "the level changes, the position does not"
    qtbot.waitUntil(lambda: not session.is_waiting, timeout=SLOW)
    (path,) = saves_in(Saves(own_data_dir).computer_folder)
    game.navigator.table.leave()
    game.navigator.show_home()
    game.navigator.resume(path)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage) and game.window.page is not page, timeout=SLOW)
    back = game.window.page
    assert isinstance(back, TablePage)
    assert back.session.view == view and back.turn.draft.lines() == lines and back.turn.hand_order() == order
    assert back.turn.draft.can_redo and back.session.seats[1].level == "hard"
    back.turn.restore()
    Person(back).discard(back.session.view.hands[0][0])
    qtbot.waitUntil(lambda: back.session.view.turn.seat == 1 or len(back.session.history) > 4, timeout=SLOW)


def test_a_computer_says_why_it_took_and_what_it_did_then(qtbot: QtBot, game: Composition) -> None:
    position = "ramino 2c3c4c 2d3h9hQd5s/8h9hKdQc5c/KdQsJh5h 4h5s6sTs 7h 1:draw round=2 opened=0,1"
    page = at(position, ("Anna", "Bruno", "Carla"), game, qtbot)
    qtbot.waitUntil(lambda: page.session.view.turn.seat == 0, timeout=SLOW)
    assert [card.text for card in page.session.view.table_cards()][-3:] == ["7h", "8h", "9h"]
    qtbot.mouseClick(page._others[1], Qt.MouseButton.LeftButton)
    assert page._status.text == (
        "Bruno can use the discard: 7♥. Bruno laid melds from the hand, and added to others on the table: 5♣ 7♥ 8♥ 9♥."
    )


def test_what_another_lays_out_is_seen_in_his_zone_four_jokers_too(
    qtbot: QtBot, game: Composition, guests: Guests, dealt: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Anna", "Bruno")
    position = "ramino[jokers_per_meld=many] 7h**,KcKdKs 2c3d4h/5c5d**JcQc 6s8s 9d 1:play owners=1,0"
    monkeypatch.setattr(Room, "opened", lambda *_: room_at(position, names, is_kept=True))
    dealt("never used")
    guests.plays = False
    seats = (SeatPlan.host("Anna"), SeatPlan.free())
    rules = replace(_ramino("ramino"), jokers_per_meld="many")
    page = hosted(qtbot, game, guests, TablePlan("Table", "ramino", rules, seats), names[1:])
    (bruno,) = guests.players
    qtbot.waitUntil(lambda: bruno.is_ready, timeout=SLOW)
    assert bruno.guest is not None and page._company is not None
    bruno.member.show(bruno.guest.seen, ("7h**", "KcKdKs", "5c5d**"))
    draft = page._company.draft
    qtbot.waitUntil(lambda: bool(draft.groups) and draft.isVisible(), timeout=SLOW)
    shown = [(len(groups), zone.y() < draft.height() / 2) for zone, groups in draft._rooms(draft.rect().toRectF())]
    assert sorted(shown) == [(1, False), (2, True)], "the kings below with Anna, all else above with Bruno"
    assert not draft.grab().isNull() and page._status.text.startswith("Bruno is laying out cards")
    game.window.resize(1024, 640)
    qtbot.waitUntil(lambda: page._company.draft.geometry() == page.melds_area(), timeout=SLOW)  # type: ignore[union-attr]


def test_R23_first_reach_ends_with_the_hand_in_which_one_reaches_the_target(qtbot: QtBot, game: Composition) -> None:
    position = OUT.replace("reentries=1", "end=first_reach")
    page = at(position, ("Anna", "Bruno", "Carla"), game, qtbot)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score, view = game.window.page, page.session.view
    assert isinstance(score, ScorePage) and score.is_match_over and score.due.text() == "Rematch"
    assert rules_of(view).match_winners(view) == (1,) and view.match.out == frozenset()
    qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.view.match.scores == (0, 0, 0) and game.window.page is page, timeout=SLOW)
