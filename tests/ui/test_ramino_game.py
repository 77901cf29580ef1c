"""Ramino on the table: the draft of a turn and its refusals, melds, jokers and piles by mouse and by key (R, D)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import Discard, IllegalAction, Lay, Reason
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.events import Discarded, Drew, Laid
from ramio_desktop.model.hint import Hint, hint
from ramio_desktop.model.state import State
from ramio_desktop.ui.hints import HintGuide
from ramio_desktop.ui.pages.discard_buttons import DiscardButtons
from ramio_desktop.ui.pages.discard_turn import DiscardTurn
from ramio_desktop.ui.pages.discard_words import DiscardWords
from ramio_desktop.ui.pages.table_buttons import Tools
from ramio_desktop.ui.pages.table_voice import TableVoice
from ramio_desktop.ui.texts import card_text, reason_text
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.status_line import Tone
from ramio_desktop.model.options import PRESETS, RaminoOptions
from ramio_desktop.ui import ramino_samples
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.dialogs.suit_choice import SuitChoice
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.samples import Sample
from ramio_desktop.ui.scene.view import TableView
from ramio_desktop.ui.theme import Mode
from ramio_desktop.model.notation import read_position
from tests.ui.ramino_games import SLOW, game, next_hand, play_hand, sit
from tests.ui.scene_hands import RESOURCES, Hands

__all__ = ["game"]

@pytest.mark.soak
@pytest.mark.parametrize(
    ("preset", "names", "seed"), [("ramino_duel", ("Teo",), "duel 2"), ("ramino", ("Teo", "Ugo"), "three 2")]
)
def test_R23_D7_a_whole_match_by_mouse(
    qtbot: QtBot, game: Composition, preset: str, names: tuple[str, ...], seed: str
) -> None:
    options = PRESETS[preset].options
    assert isinstance(options, RaminoOptions)
    page = sit(qtbot, game, options, names, seed)
    play_hand(qtbot, page)
    while next_hand(qtbot, game, page):
        play_hand(qtbot, page)
    assert rules_of(page.session.view).match_winners(page.session.view) is not None


def _table(qtbot: QtBot, position: str, seats: int = 2) -> Hands:
    look = Look.create(RESOURCES, Mode.DARK).zones
    look.theme.fit(1280, 800)
    turn = TurnModel()
    view = TableView(look, turn)
    turn.setParent(view)
    look.theme.setParent(view)
    view.set_speed(0)
    view.resize(1280, 800)
    view.show()
    view.set_names(["Anna", "Bruno", "Carla", "Dino"][:seats])
    turn.set_view(read_position(position), 0)
    view.setFocus()
    qtbot.addWidget(view)
    return Hands(view, turn)


PLAY = "ramino 7h8h*,KcKdKs 9hThKhQsQhJs2c/x9 x40 3d 0:play owners=1,0"


def test_R10_a_card_dropped_on_its_joker_takes_it_and_the_joker_waits_in_the_hand(qtbot: QtBot) -> None:
    hands = _table(qtbot, PLAY)
    turn = hands.turn
    hands.drag(hands.at("9h"), hands.meld_of("7h"))
    assert hands.table() == ["7h8h9h", "KsKcKd"]
    assert hands.held()[-1] == "*" and len(turn.must_lay) == 1
    (joker,) = turn.must_lay
    # It is laid in a new meld in the same turn: chosen with two cards, and a click on the place for new melds.
    for face in ("Qs", "Qh", "*"):
        hands.click(hands.at(face))
    assert turn.selection_is_meld
    hands.click(hands.view.board.table.new_meld.center())
    assert hands.table() == ["7h8h9h", "KsKcKd", "QsQh*"] and not turn.must_lay
    assert turn.draft.refusal() is None
    turn.undo()
    turn.undo()
    assert not turn.draft.is_changed and hands.table() == ["7h8h*", "KsKcKd"] and "*" not in hands.held()


def test_R6_cards_are_added_to_anybodys_meld_and_none_is_taken_from_it(qtbot: QtBot) -> None:
    hands = _table(qtbot, PLAY)
    hands.drag(hands.at("Kh"), hands.meld_of("Kc"))
    hands.drag(hands.at("Th"), hands.meld_of("7h"))
    assert hands.table() == ["7h8h*Th", "KsKhKcKd"] and hands.turn.draft.refusal() is None
    before = hands.turn.draft.layout
    hands.drag(hands.at("Kc"), hands.view.board.areas.hand.center())
    hands.drag(hands.at("7h"), hands.meld_of("Kc"))
    assert hands.turn.draft.layout == before
    hands.turn.clear_selection()
    hands.click(hands.at("7h"))
    assert isinstance(hands.refused[-1], IllegalAction) and hands.refused[-1].reason is Reason.MELD_CHANGED


def test_R6_zones_hold_the_melds_of_their_owners(qtbot: QtBot) -> None:
    hands = _table(qtbot, PLAY)
    board = hands.view.board
    zones = board.zones
    for places in board.table.melds:
        assert zones[hands.turn.owner(places.number)].contains(places.plate)
    assert hands.view.spoken.spots()[0].text().startswith("Bruno: ")


def test_R7_a_double_click_puts_a_card_on_the_pile_and_the_turn_goes_on(qtbot: QtBot) -> None:
    hands = _table(qtbot, PLAY)
    wanted: list[int] = []
    hands.view.discardRequested.connect(wanted.append)
    hands.double_click(hands.at("2c"))
    thrown = hands.turn.draft.layout.discard
    assert thrown is not None and hands.turn.draft.cards[thrown].text == "2c" and not wanted
    assert hands.view.board.cards[thrown].pose.x == hands.view.board.discards_card().center().x()
    hands.click(hands.view.board.discards_card().center())
    assert wanted == [thrown]
    hands.drag(hands.view.board.discards_card().center(), hands.view.board.areas.hand.center())
    assert hands.turn.draft.layout.discard is None and "2c" in hands.held()


def test_R7_a_discard_that_is_refused_is_never_promised_and_leaves_nothing_to_redo(qtbot: QtBot) -> None:
    hands = _table(qtbot, "ramino 3h4h5h 7c8s2d/x9 x40 5d 0:play owners=1 taken=7c")
    turn, words, ended = hands.turn, DiscardWords(hands.view), list[object]()
    taken = hands.token("7c")
    driver = DiscardTurn(Look.create(RESOURCES, Mode.DARK), turn, hands.view, ended.append, lambda: False, hands.view)
    hands.click(hands.at("7c"))
    said = words.of(turn, ("Anna", "Bruno"))
    assert said.text == reason_text(IllegalAction(Reason.TAKEN_BACK, (turn.draft.cards[taken],)))
    assert said.tone is Tone.PLAIN, "it may have been chosen to be laid"
    driver.discard(taken)
    refused = hands.refused[-1]
    assert isinstance(refused, IllegalAction) and refused.reason is Reason.TAKEN_BACK
    assert not ended and not turn.draft.can_undo and not turn.draft.can_redo
    turn.throw(taken)
    assert words.of(turn, ("Anna", "Bruno")).tone is Tone.WRONG
    turn.undo()
    card = hands.card("8s")
    driver.discard(hands.token("8s"))
    assert ended == [(Discard(card),)]


def test_R17_the_last_card_is_discarded_without_being_chosen(qtbot: QtBot) -> None:
    hands = _table(qtbot, "ramino 3h4h5h 6h2d/x9 x40 5d 0:play owners=1")
    turn, ended = hands.turn, list[object]()
    driver = DiscardTurn(Look.create(RESOURCES, Mode.DARK), turn, hands.view, ended.append, lambda: False, hands.view)
    driver.confirm()
    assert not ended, "two cards: one has to be chosen"
    hands.click(hands.at("6h"))
    hands.click(hands.meld_of("3h"))
    card = hands.card("2d")
    assert card_text(card) in DiscardWords(hands.view).of(turn, ("Anna", "Bruno")).text
    driver.confirm()
    (actions,) = ended
    assert isinstance(actions, tuple) and actions[-1] == Discard(card) and len(actions) == 2


def test_R17_the_button_is_filled_only_when_the_turn_can_end(qtbot: QtBot) -> None:
    look = Look.create(RESOURCES, Mode.DARK)
    for position, face, kind in (
        ("ramino 3h4h5h 7c8s2d/x9 x40 5d 0:play owners=1 taken=7c", "7c", Kind.PENDING),
        ("ramino 3h4h5h 7c8s2d/x9 x40 5d 0:play owners=1 taken=7c", "8s", Kind.PRIMARY),
        ("ramino 3h4h5h 6h/x9 x40 5d 0:play owners=1", "6h", Kind.PENDING),  # laid, no card is left to discard
        ("ramino[final_discard=false] 3h4h5h 6h/x9 x40 5d 0:play owners=1", "6h", Kind.PRIMARY),
    ):
        hands = _table(qtbot, position)
        parent = hands.view
        first, confirm = (Button(look, "", parent=parent) for _ in range(2))
        tools = Tools(*(QToolButton(parent) for _ in range(4)))
        hands.click(hands.at(face))
        if face == "6h":
            hands.click(hands.meld_of("3h"))
            assert not hands.held()
        DiscardButtons(look, hands.turn, first, confirm, tools, parent).show(waiting=False)
        assert confirm.kind is kind and confirm.isEnabled(), position


def test_R5_the_discard_is_dragged_to_the_hand_or_taken_by_key(qtbot: QtBot) -> None:
    hands = _table(qtbot, "ramino 7h8h9h 9hThKhQsQhJs2c/x9 x40 5d3d 0:draw")
    taken: list[bool] = []
    hands.view.takeRequested.connect(lambda: taken.append(True))
    board = hands.view.board
    hands.drag(board.discards_card().center(), QPointF(board.areas.hand.center()))
    assert taken == [True]
    hands.drag(board.discards_card().center(), board.areas.melds.center())
    assert taken == [True], "let go of elsewhere it goes back"
    hands.keys(Qt.Key.Key_F)
    assert taken == [True, True]
    hands.drag(board.areas.stock, QPointF(board.areas.hand.center()))
    hands.keys(Qt.Key.Key_D)
    assert hands.drawn == 2


def _seated(qtbot: QtBot, game: Composition, sample: Sample) -> TablePage:
    game.navigator.table.sit_down(sample.table())
    qtbot.waitUntil(lambda: isinstance(game.window.page, TablePage), timeout=SLOW)
    page = game.window.page
    assert isinstance(page, TablePage)
    return page


def test_R11_a_turn_does_not_end_while_the_joker_waits(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, ramino_samples.joker_taken())
    assert page._status.text == "The joker you took has to be laid in this turn, then discard"
    hands = Hands(page.view, page.turn)
    before, count = page.turn.draft.layout, len(page.session.history)
    own = next(token for token in page.turn.held if token not in page.turn.must_lay)
    hands.drag(hands.at(page.turn.draft.cards[own].text), page.view.board.discards_card().center())
    assert page.turn.draft.layout == before and len(page.session.history) == count
    assert not page.session.is_waiting
    (joker,) = page.turn.must_lay
    page.turn.clear_selection()
    hands.drag(hands.view.board.rect_of(joker).center(), page.view.board.discards_card().center())  # type: ignore[union-attr]
    assert page._status.text == "A joker you free has to be laid at once, in another meld."
    assert page.turn.draft.layout == before


def test_R7_keys_alone_draw_and_discard(qtbot: QtBot, game: Composition) -> None:
    page = _seated(qtbot, game, ramino_samples.duel())
    QTest.keyClick(page.view, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: page.turn.may_lay, timeout=SLOW)
    QTest.keyClick(page.view, Qt.Key.Key_Home)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    (token,) = page.turn.selection
    card = page.turn.draft.cards[token]
    QTest.keyClick(page.view, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: page.session.view.turn.seat == 1, timeout=SLOW)
    assert page.session.view.discard[-1] is card


def test_R9_a_joker_of_a_set_is_declared_where_the_rules_ask(qtbot: QtBot, game: Composition) -> None:
    sample = ramino_samples.duel()
    position = "ramino[set_joker=declared] - KsKh*2c3d4h5s/x9 x80 3d 0:play"
    page = _seated(qtbot, game, sample)
    page.turn.set_view(read_position(position), 0)
    hands = Hands(page.view, page.turn)
    for face in ("Ks", "Kh", "*"):
        hands.click(hands.at(face))
    hands.click(page.view.board.table.new_meld.center())
    qtbot.waitUntil(lambda: bool(game.window.findChildren(SuitChoice)), timeout=SLOW)
    choice = game.window.findChildren(SuitChoice)[0]
    assert [button.accessibleName() for button in choice.buttons] == ["king of clubs", "king of diamonds"]
    qtbot.mouseClick(choice.buttons[1], Qt.MouseButton.LeftButton)
    assert page.turn.draft.table[0].text == "KhKs*d"
    assert page.turn.draft.refusal() is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_seven_players_have_their_zones_and_nothing_covers_another(
    qtbot: QtBot, game: Composition, size: tuple[int, int]
) -> None:
    game.window.resize(*size)
    page = _seated(qtbot, game, ramino_samples.seven())
    board = page.view.board
    piles = board.stock_rect(), board.discards_rect()
    assert not piles[0].intersects(piles[1].adjusted(0, 10, 0, 0))
    for zone in board.zones.values():
        assert not any(zone.intersects(pile) for pile in piles)
    for places in board.table.melds:
        assert places.width >= 36 and board.zones[page.turn.owner(places.number)].contains(places.plate)
    assert board.discards_rect().bottom() < board.areas.tray.top()


OPEN = "ramino_50 3h4h5h KcKdKs2c2d2hQs7c9d8s/x9 x40 5d3d 0:play round=2 owners=1 opened=1"


def test_R14_the_opening_counts_and_says_how_much_is_missing(qtbot: QtBot) -> None:
    hands = _table(qtbot, OPEN)
    turn, words = hands.turn, DiscardWords(hands.view)
    for face in ("2c", "2d", "2h"):
        hands.click(hands.at(face))
    hands.click(hands.view.board.table.new_meld.center())
    said = words.of(turn, ("Anna", "Bruno"))
    assert said.tone is Tone.WRONG and said.progress is not None and "6 of 50" in str(said.progress)
    assert "50" in said.text
    parts = [key for key in hands.view.board._parts if isinstance(key, tuple) and key[1] == "points"]
    assert len(parts) == 1, "what the meld counts is shown on it"
    turn.restore()
    # Nothing is locked: adding is a matter of the opening, and refused in its words.
    hands.click(hands.at("2h"))
    hands.click(hands.meld_of("3h"))
    assert turn.draft.refusal() == IllegalAction(Reason.NOT_OPENED, (turn.draft.cards[hands.token("2h")],))
    assert words.of(turn, ("Anna", "Bruno")).tone is Tone.WRONG


def test_R16_a_discard_taken_under_an_opening_is_marked_until_it_is_laid(qtbot: QtBot) -> None:
    position = "ramino_50 3h4h5h 6hKcKdKs2c2dQs7c9d8s/x9 x40 5d3d 0:play round=2 owners=1 opened=0,1 taken=6h"
    hands = _table(qtbot, position)
    turn = hands.turn
    assert [turn.draft.cards[token].text for token in turn.must_lay] == ["6h"]
    assert DiscardWords(hands.view).of(turn, ("Anna", "Bruno")).tone is Tone.WRONG
    hands.drag(hands.at("6h"), hands.meld_of("3h"))
    assert not turn.must_lay and turn.draft.refusal() is None


def test_R11_a_joker_that_may_be_kept_comes_to_the_hand_and_goes_with_the_batch(qtbot: QtBot) -> None:
    hands = _table(qtbot, "ramino[taken_joker=keep] 7h8h* 9h2c3d4s/x9 x40 5d3d 0:play owners=1")
    turn = hands.turn
    hands.drag(hands.at("9h"), hands.meld_of("7h"))
    assert "*" in hands.held() and not turn.must_lay and turn.draft.refusal() is None
    order, card = hands.held(), hands.card("2c")
    turn.throw(hands.token("2c"))
    laid, thrown = turn.draft.to_actions()
    assert isinstance(laid, Lay) and thrown == Discard(card)
    # The view after it, as the host tells it: the cards of the hand keep their order, the joker among them.
    after = [Laid(0, laid.table), Discarded(0, card)]
    turn.set_view(fold(turn.view, after), 0, after[0])
    assert hands.held() == [face for face in order if face != "2c"]


@pytest.mark.parametrize("speed", [0.0, 20.0])
def test_R5_R7_what_others_take_and_throw_is_seen(qtbot: QtBot, speed: float) -> None:
    hands = _table(qtbot, "ramino 7h8h9h 2c3d4s/x9 x40 5d3d 1:draw owners=1")
    view, turn = hands.view, hands.turn
    view.set_speed(speed)
    view.set_seat_anchor(1, QPointF(700, 40))
    card = turn.view.discard[-1]
    taken = Drew(1, card, from_discard=True)
    turn.set_view(evolve(turn.view, taken), 0, taken)
    assert bool(view.staging._flights) == (speed > 0)
    qtbot.waitUntil(lambda: not view.busy, timeout=SLOW)
    thrown = Discarded(1, card)
    turn.set_view(evolve(turn.view, thrown), 0, thrown)
    assert view.board.coming_discards == (1 if speed else 0)
    qtbot.waitUntil(lambda: not view.busy, timeout=SLOW)
    assert view.board.coming_discards == 0 and view.spoken.spots()[-1].text().endswith("three of diamonds")
    assert not view.staging._flights
    voice = TableVoice(view)
    assert voice.of(taken, None, ("Anna", "Bruno"), 0) == "Bruno takes from the discards: three of diamonds"
    assert voice.of(thrown, None, ("Anna", "Bruno"), 0) == "Bruno discards three of diamonds"


def test_hints_name_the_cards_show_the_move_and_the_discard(qtbot: QtBot) -> None:
    class AtOnce:
        def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
            answered(hint(view, seat))

    hands = _table(qtbot, "ramino 7h8h*,QcQdQs 9hQhJhTs2c5d9s/x9 x40 3d 0:play owners=1,0")
    said: list[str] = []
    guide = HintGuide(hands.turn, AtOnce(), hands.view)
    guide.said.connect(said.append)
    for _ in range(3):
        guide.next(0)
    assert hands.turn.draft.refusal() is None and hands.turn.draft.laid, said
    assert "Discard" in said[-1]
