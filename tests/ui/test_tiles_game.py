"""Ramino with tiles at the real window: a hand by mouse against the computer, the rack, the opening, the draw (T)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ramio_desktop.model.actions import Action, Lay
from ramio_desktop.model.bots import bot
from ramio_desktop.model.bots.explain import explain_action
from ramio_desktop.model.events import HandScored
from ramio_desktop.model.hint import Hint, hint
from ramio_desktop.model.state import State
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui import catalogue, tile_samples
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.explain_words import explanation_text
from ramio_desktop.ui.local_table import LocalTable
from ramio_desktop.ui.models.hand_order import EMPTY
from ramio_desktop.ui.samples import play
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.scene.rack import RackPlaces
from ramio_desktop.ui.settings import Opponent, Settings
from tests.ui.persons import KeyPerson, MousePerson, Person
from tests.ui.scene_hands import Hands

SLOW = 60_000  # milliseconds: the computer players' process may have to start on a busy machine
TILES = next(item for item in catalogue.GAMES if item.family == "tiles")


@pytest.fixture
def game(qtbot: QtBot, qapp: QApplication, own_data_dir: Path) -> Iterator[Composition]:
    made = _start(qtbot, qapp, own_data_dir)
    yield made
    if isValid(made.window):
        _end(made)


def _start(qtbot: QtBot, qapp: QApplication, folder: Path) -> Composition:
    settings = Settings(folder)
    settings.nick, settings.language, settings.pace, settings.animation = "Anna", "it", "off", "off"
    made = Composition(qapp, folder, resources_dir())
    made.furnish()
    made.open()
    qtbot.waitExposed(made.window)
    return made


def _end(made: Composition) -> None:
    made.close()
    made.window.close()
    made.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class AtOnce:
    """Works hints out here and now: how long another process may take is none of these tests' business."""

    def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
        answered(hint(view, seat))


def _sit(qtbot: QtBot, game: Composition, level: str, seed: str) -> TablePage:
    """A match of tiles from a known deal."""
    game.navigator.start(TILES.options, "tiles", (Opponent("Teo", level),), seed=seed)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


def _seated(qtbot: QtBot, game: Composition, table: LocalTable) -> TablePage:
    game.navigator.table.sit_down(table)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


def _play_hand(qtbot: QtBot, page: TablePage, person: Person) -> int:
    """Let a level choose each move and the person make it, until the hand is over; how many tiles were laid."""
    chooser, session, laid = bot("tiles", "medium"), page.session, 0
    for _ in range(300):
        qtbot.waitUntil(
            lambda: not session.is_waiting and (session.view.is_over or session.view.turn.seat == session.seat),
            timeout=SLOW,
        )
        if session.view.is_over:
            return laid
        before = len(session.history)
        action = chooser.action(session.view, session.seat)
        person.play(action)
        laid += isinstance(action, Lay)
        qtbot.waitUntil(lambda: len(session.history) > before, timeout=SLOW)
    raise AssertionError("the hand does not end")


def test_T1_one_click_on_the_home_page_starts_a_game_of_two(qtbot: QtBot, game: Composition) -> None:
    tile = next(tile for tile in game.navigator.home.tiles if tile.game is TILES)
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    view = page.session.view
    assert view.seats == 2 and view.turn.seat == page.session.seat == 0 and len(view.hands[0]) == 14
    assert page._title.text() == "Tessere" and page._sort.accessibleName() == "Ordina il supporto"
    assert game.settings.game == "tiles"


@pytest.mark.parametrize("person", [MousePerson, pytest.param(KeyPerson, marks=pytest.mark.soak)])
def test_T8_a_whole_hand_against_the_computer(qtbot: QtBot, game: Composition, person: type[Person]) -> None:
    page = _sit(qtbot, game, "easy", "hand 47")
    assert _play_hand(qtbot, page, person(page)) > 2
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage)
    scored = next(event for event in page.session.history if isinstance(event, HandScored))
    assert [score.table.cell(0, seat).total for seat in (0, 1)] == list(scored.points)
    assert str(max(scored.points)) in score._standing.text() or not any(scored.points)
    # the next hand: the other one begins, and the rack is dealt anew
    qtbot.mouseClick(score.due, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: game.window.page is page and page.session.view.match.hand == 2, timeout=SLOW)
    assert page.session.view.match.dealer == 1


def test_T5_the_opening_counts_and_the_table_is_locked(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, tile_samples.opening().table())
    assert page._status.text == "Mancano 15 punti, solo con tessere tue"
    assert page._status.accessibleName().endswith("Apertura: 15 su 30")
    board, turn = page.view.board, page.turn
    locked = [key for key in board._parts if isinstance(key, tuple) and key[1] == "lock"]
    assert len(locked) == len(turn.view.table)
    # a tile dragged onto a locked meld goes back where it was
    hands, before = Hands(page.view, turn), turn.draft.layout
    hands.drag(hands.at("9r"), board.table.melds[0].plate.center())
    assert turn.draft.layout == before
    # and so does a click, which says why
    hands.click(hands.at("9r"))
    hands.click(board.table.melds[0].plate.center())
    assert turn.draft.layout == before
    assert page._status.text == "Prima di aprire non puoi toccare le combinazioni sul tavolo."


def test_T7_drawing_from_a_changed_table_offers_to_put_it_back(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, tile_samples.opening().table())
    session, before = page.session, page.session.history
    assert page.first_button.isEnabled() and page.first_button.text() == "Pesca"
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
    (question,) = game.window.findChildren(Question)
    qtbot.mouseClick(question.no, Qt.MouseButton.LeftButton)
    assert page.turn.draft.is_changed and session.history == before
    Hands(page.view, page.turn).click(page.view.board.areas.stock)
    question = next(q for q in game.window.findChildren(Question) if q.isVisible())
    assert question.yes.text() == "Rimetti a posto e pesca"
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.view.turn.seat != 0, timeout=SLOW)
    assert not page.turn.draft.is_changed and len(session.view.hands[0]) == 17


def test_T7_with_the_reserve_empty_one_passes(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, tile_samples.crowded().table())
    assert page._status.text == "La riserva è vuota: cala delle tessere, o passa"
    assert page.first_button.text() == "Passo"
    passes = page.session.view.turn.passes
    qtbot.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.view.turn.seat == 1, timeout=SLOW)
    assert page.session.view.turn.passes == passes + 1


def test_the_rack_keeps_its_gaps_over_moves_turns_and_starts(
    qtbot: QtBot, qapp: QApplication, game: Composition, own_data_dir: Path
) -> None:
    page = _sit(qtbot, game, "easy", "a rack")
    hands, places = Hands(page.view, page.turn), page.view.board.hand
    assert isinstance(places, RackPlaces)
    first = page.turn.held[0]
    # to the last place of the lower shelf
    free = places.shelves[1].right() - places.step * 0.6
    hands.drag(hands.at(page.turn.draft.cards[first].text), QPointF(free, places.shelves[1].center().y()))
    slots = page.turn.hand_slots()
    assert slots[-1] == first and slots[0] == EMPTY
    before = page.turn.hand_order()
    hands.click(page.view.board.areas.stock)
    qtbot.waitUntil(lambda: page.session.view.turn.seat == 0 and len(page.session.view.hands[0]) == 15, timeout=SLOW)
    after = page.turn.hand_order()
    upper = before.index("/")
    assert after[:upper] == before[:upper] and before[0] == "-", "the new tile is at the right of the others"
    assert after[upper + 1] == "/" and after[upper + 2 :] == before[upper + 1 :]
    _end(game)
    again = _start(qtbot, qapp, own_data_dir)
    try:
        again.navigator.resume(again.navigator.home.kept[0].path)
        qtbot.waitUntil(lambda: isinstance(again.window.page, TablePage), timeout=SLOW)
        resumed = again.window.page
        assert isinstance(resumed, TablePage) and resumed.turn.hand_order() == after
    finally:
        _end(again)


def test_arrows_go_over_the_melds_and_both_shelves(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, tile_samples.opening().table())
    keyboard, places = page.view.keyboard, page.view.board.hand
    assert isinstance(places, RackPlaces)
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    upper = [t for t, rect in zip(places.tokens, places.rects) if places.shelves[0].contains(rect.center())]
    lower = [t for t in places.tokens if t not in upper]
    QTest.keyClick(page.view, Qt.Key.Key_Home)
    seen = [keyboard.current[1]]
    for _ in range(len(upper) - 1):
        QTest.keyClick(page.view, Qt.Key.Key_Right)
        seen.append(keyboard.current[1])
    assert seen == upper, "gaps are stepped over"
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    assert keyboard.current[1] in lower
    QTest.keyClick(page.view, Qt.Key.Key_Home)
    assert keyboard.current[1] == lower[0]
    # carried upwards by Ctrl and an arrow it takes the place above, or changes places with who stands there
    slots = page.turn.hand_slots()
    QTest.keyClick(page.view, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    columns = page.turn.rack_columns
    place = slots.index(lower[0])
    assert page.turn.hand_slots()[place - columns] == lower[0] and keyboard.current[1] == lower[0]


@pytest.mark.parametrize("language", ["it", "en"])
def test_everything_is_told_in_words_of_tiles(qtbot: QtBot, game: Composition, language: str) -> None:
    game.settings.language = language
    page = _seated(qtbot, game, tile_samples.opening().table())
    italian = language == "it"
    rows = [row.text for row in page.turn.hand.rows()]
    assert ("7 rosso" if italian else "7 red") in rows and "jolly" in rows if italian else "joker" in rows
    melds = " | ".join(row.text for row in page.turn.melds.rows())
    if italian:
        assert "gruppo di 4 tessere con il numero 13" in melds and "scala di colore rosso, da 10 a 12" in melds
        assert "15 punti, 3 tessere calate ora" in melds and "1 jolly" not in melds
    else:
        assert "group of 4 tiles with the number 13" in melds and "red run from 10 to 12" in melds
        assert "15 points, 3 tiles laid now" in melds
    assert melds.count("bloccata finché" if italian else "locked until") == len(page.turn.view.table)
    spoken = [page.view.accessibleName(), *(spot.text() for spot in page.view.spoken.spots())]
    assert any("supporto" in text if italian else "rack" in text for text in spoken)
    wrong = ("cart", "mano", "tallone", "seme") if italian else ("card", "hand", "stock", "suit")
    seats = [page._own.accessibleName(), *(seat.accessibleName() for seat in page._others.values())]
    for text in [*spoken, *rows, melds, *seats, page._status.text, page._sort.accessibleName()]:
        assert not any(word in text.lower() for word in wrong), text


def test_T10_hints_come_in_three_steps_and_play_out_on_the_table(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, replace(tile_samples.opening(), draft=()).table())
    said: list[str] = []
    assert page._hints is not None
    page._hints._advisor = AtOnce()
    page._hints.said.connect(said.append)
    QTest.keyClick(page.view, Qt.Key.Key_H)
    assert said[-1] == "C'è qualcosa da calare. Premi ancora per vedere quali tessere"
    QTest.keyClick(page.view, Qt.Key.Key_H)
    assert page.turn.selection and said[-1].startswith("Si possono calare: ")
    QTest.keyClick(page.view, Qt.Key.Key_H)
    assert page.turn.draft.laid and page.turn.verdict is None
    points = [page.turn.points(meld) for meld in page.turn.shown]
    assert sum(n for n in points if n is not None) >= 30, "the hint opens"


def test_two_hands_of_equal_points_are_a_draw_on_the_sheet(qtbot: QtBot, game: Composition) -> None:
    table = tile_samples.over().table()
    game.navigator.table.sit_down(table)
    qtbot.waitUntil(lambda: isinstance(game.window.page, ScorePage), timeout=SLOW)
    score = game.window.page
    assert isinstance(score, ScorePage)
    title, _ = score._words._tiles(replace(score._sheet.hands[-1], points=(0, 0, 0), closer=None))
    assert title == "Nessuno vince la smazzata"
    title, text = score._words._tiles(replace(score._sheet.hands[-1], points=(0, 57, 0), closer=None))
    assert title == "Giulia vince la smazzata: 57 punti" and "differenza" in text
    assert not score._target.isVisible()


def test_chosen_tiles_go_to_the_rack_s_places_side_by_side_under_the_pointer(qtbot: QtBot, game: Composition) -> None:
    page = _sit(qtbot, game, "easy", "a rack")
    hands, turn, places = Hands(page.view, page.turn), page.turn, page.view.board.hand
    assert isinstance(places, RackPlaces)
    one, other = turn.held[0], turn.held[3]
    for token in (one, other):
        rect = page.view.board.rect_of(token)
        assert rect is not None
        hands.click(rect.center())
    rect = page.view.board.rect_of(other)
    assert rect is not None and turn.selection == (one, other)
    free = places.shelves[1].right() - places.step * 0.6
    hands.drag(rect.center(), QPointF(free, places.shelves[1].center().y()))
    assert turn.hand_slots()[-2:] == (one, other)


def test_another_s_laying_is_shown_again_on_the_table_it_led_to(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, replace(tile_samples.opening(), draft=()).table())
    page.view.set_speed(20.0)
    before = page.turn.draft.layout
    assert page.view.staging.replay() and page.view.board.staged is not None
    qtbot.waitUntil(lambda: not page.view.staging.showing and not page.view.busy, timeout=SLOW)
    assert page.turn.draft.layout == before
    for token in page.turn.held:
        rect = page.view.board.rect_of(token)
        assert rect is not None and page.view.board.cards[token].pose.x == pytest.approx(rect.center().x())


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_computer_player_explains_itself_in_words_of_tiles(game: Composition, language: str, level: str) -> None:
    game.settings.language = language
    wrong = ("cart", "mano", "tallone", "seme") if language == "it" else ("card", "in the hand", "stock", "suit")
    said, seen = set(), []

    def noted(state: State, seat: int) -> Action:
        action = bot("tiles", level).action(state, seat)
        if seat:
            seen.append((state, action))
        return action

    play("hand 34", [level, level], lambda state: state.is_over, everybody=noted, family="tiles")
    for state, action in seen:
        found = explain_action(state, 1, level, action)
        text = explanation_text(found, 1, ("Anna", "Teo").__getitem__, tiles=True)
        assert text and not any(word in text.lower() for word in wrong), text
        said.add(found.why)
    assert len(said) > 2


def test_a_click_on_a_free_place_brings_the_chosen_tiles_there_also_home_from_the_table(
    qtbot: QtBot, game: Composition
) -> None:
    page = _seated(qtbot, game, tile_samples.opening().table())
    hands, turn, places = Hands(page.view, page.turn), page.turn, page.view.board.hand
    assert isinstance(places, RackPlaces)
    free = QPointF(places.shelves[0].right() - places.step * 0.6, places.shelves[0].center().y())
    nine = hands.token("9r")
    hands.click(hands.at("9r"))
    hands.click(free)
    assert turn.hand_slots()[turn.rack_columns - 1] == nine and not turn.selection
    five = next(token for token in turn.draft.laid if turn.draft.cards[token].text == "5o")
    rect = page.view.board.rect_of(five)
    assert rect is not None
    hands.click(rect.center())
    hands.click(QPointF(free.x(), places.shelves[1].center().y()))
    assert turn.hand_slots()[-1] == five and five in turn.held and not turn.selection


def test_what_would_mend_a_group_is_named_as_tiles(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, replace(tile_samples.opening(), draft=()).table())
    hands, turn = Hands(page.view, page.turn), page.turn
    person = MousePerson(page)
    person.put_apart(hands.token("5k"))
    group = turn.draft.group_of(next(token for token in turn.draft.laid))
    assert group is not None
    person.put_on(hands.token("6k"), group.number)
    (meld,) = [meld for meld in turn.shown if meld.refusal is not None]
    assert {ghost.card.text for ghost in meld.ghosts} == {"4k", "7k"}
    assert page._status.text == "Per 5● 6● serve 4● o 7● – JK è sul tuo supporto"
    assert "5 nero 6 nero" in page._status.accessibleName() and "●" not in page._status.accessibleName()
