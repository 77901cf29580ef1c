"""Playing with the mouse: drags, clicks, double clicks, right clicks, on the real view."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.events import Laid, Passed, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.card_art import CardState
from ramio_desktop.ui.plates import Plate
from ramio_desktop.ui.scene.arrangement import Where
from tests.ui.scene_hands import POSITION, Hands, table

__all__ = ["table"]

RIGHT = Qt.MouseButton.RightButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def felt(hands: Hands) -> QPointF:
    """A point of the melds' area with nothing on it."""
    area = hands.view.board.areas.melds
    return QPointF(area.center().x(), area.bottom() - 30)


def test_a_card_dragged_onto_a_meld_goes_to_its_right_place(table) -> None:
    hands = table()
    hands.drag(hands.at("9c"), hands.meld_of("Qc"))
    assert hands.table() == ["4h5h6h", "9cTcJcQcKc", "9s9h9d"]
    assert "9c" not in hands.held()


def test_the_target_grows_and_shows_where_the_card_would_go(table) -> None:
    hands = table()
    before = hands.plate("6h")
    start, end = hands.at("7h"), hands.meld_of("5h")
    hands.press(start)
    hands.carry(start, end)
    board = hands.view.board
    assert board.target.where is Where.MELD
    grown = hands.plate("6h")
    assert grown.height() == pytest.approx(before.height() * 1.06)
    places = board.table.meld(board.target.number)
    assert places is not None and [slot.kind.value for slot in places.shape.slots] == ["card"] * 3 + ["insertion"]
    assert "7♥" in hands.messages[-1]
    item = board.cards[hands.token("7h")]
    assert item.pose.angle == 4.0 and item.pose.width == round(board.table.flow.width * 1.12)
    hands.release(end)
    assert hands.messages[-1] == ""
    assert item.pose.angle == 0.0 and hands.table()[0] == "4h5h6h7h"


def test_a_card_dragged_onto_the_felt_makes_a_new_meld(table) -> None:
    hands = table()
    hands.drag(hands.at("Kd"), felt(hands))
    assert "Kd" in hands.table()
    assert hands.turn.meld(3).refusal is not None


def test_a_press_that_moves_less_than_six_pixels_is_a_click(table) -> None:
    hands = table()
    start = hands.at("7h")
    hands.drag(start, start + QPointF(4, 1))
    assert hands.turn.selection == (hands.token("7h"),)


def test_a_selection_is_dragged_as_a_whole(table) -> None:
    hands = table()
    hands.click(hands.at("7h"))
    hands.click(hands.at("8h"))
    hands.drag(hands.at("8h"), hands.meld_of("5h"))
    assert "4h5h6h7h8h" in hands.table()
    assert hands.turn.selection == ()


def test_a_meld_is_dragged_by_its_handle_onto_another(table) -> None:
    hands = table("machiavelli 4h5h6h,7h8h9h 3c/x9 x40 - 0:play opened=0,1")
    plate = hands.plate("8h")
    hands.drag(QPointF(plate.center().x(), plate.bottom() + 3), hands.meld_of("5h"))
    assert hands.table() == ["4h5h6h7h8h9h"]


def test_a_meld_is_dragged_whole_after_a_hold(table) -> None:
    hands = table("machiavelli 4h5h6h,7h8h9h 3c/x9 x40 - 0:play opened=0,1")
    start, end = hands.at("8h"), hands.meld_of("5h")
    hands.press(start)
    QTest.qWait(420)
    assert hands.view.pointer.drag is not None
    hands.carry(start, end)
    hands.release(end)
    assert hands.table() == ["4h5h6h7h8h9h"]


def test_a_card_of_the_table_is_moved_between_melds(table) -> None:
    hands = table("machiavelli 4h5h6h7h,7c7d7s 3c/x9 x40 - 0:play opened=0,1")
    hands.drag(hands.at("7h"), hands.meld_of("7d"))
    assert hands.table() == ["4h5h6h", "7s7h7c7d"]


def test_a_joker_goes_to_the_side_it_is_dropped_on(table) -> None:
    hands = table("machiavelli 5h6h7h 3c*/x9 x40 - 0:play opened=0,1")
    plate = hands.plate("5h")
    hands.drag(hands.at("*"), QPointF(plate.left() + 2, plate.center().y()))
    assert hands.table() == ["*5h6h7h"]
    hands.turn.undo()
    hands.drag(hands.at("*"), QPointF(hands.plate("5h").right() - 20, plate.center().y()))
    assert hands.table() == ["5h6h7h*"]


def test_M11_a_table_card_dropped_on_the_hand_goes_back_and_it_is_said_why(table) -> None:
    hands = table()
    hands.drag(hands.at("4h"), hands.at("Kd"))
    refusal = hands.refused[-1]
    assert isinstance(refusal, IllegalAction) and refusal.reason is Reason.TABLE_CARD_MISSING
    assert not hands.turn.draft.is_changed


def test_one_s_own_card_of_this_turn_is_taken_back_by_drag_and_by_right_click(table) -> None:
    hands = table()
    before = hands.held()
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    hands.click(hands.at("7h"), RIGHT)
    assert hands.held() == before
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    hands.drag(hands.at("7h"), hands.at("8h"))
    assert sorted(hands.held()) == sorted(before) and not hands.turn.draft.laid


def test_the_hand_is_put_in_free_order_by_dragging(table) -> None:
    hands = table()
    assert hands.held()[0] == "7h"
    last = hands.at("Kd")
    hands.drag(hands.at("7h"), last + QPointF(80, 0))
    assert hands.held()[-1] == "7h"
    hands.drag(hands.at("7h"), hands.at(hands.held()[0]) - QPointF(20, 0))
    assert hands.held()[0] == "7h"


def test_escape_cancels_a_drag(table) -> None:
    hands = table()
    start = hands.at("7h")
    rest = hands.view.board.rect_of(hands.token("7h"))
    hands.press(start)
    hands.carry(start, hands.meld_of("5h"))
    hands.keys(Qt.Key.Key_Escape)
    hands.release(hands.meld_of("5h"))
    assert not hands.turn.draft.is_changed
    assert hands.view.board.rect_of(hands.token("7h")) == rest


def test_a_drop_on_nothing_returns_the_card(table) -> None:
    hands = table()
    rest = hands.view.board.rect_of(hands.token("7h"))
    hands.drag(hands.at("7h"), QPointF(640, 20))
    assert not hands.turn.draft.is_changed
    item = hands.view.board.cards[hands.token("7h")]
    assert rest is not None and (item.pose.x, item.pose.y) == (rest.center().x(), rest.center().y())


def test_click_and_click_adds_the_selection_to_a_meld(table) -> None:
    hands = table()
    hands.click(hands.at("8h"))
    hands.click(hands.at("7h"))
    assert len(hands.turn.selection) == 2
    hands.click(hands.at("5h"))
    assert "4h5h6h7h8h" in hands.table()


def test_melds_that_stay_melds_with_the_selection_say_so(table) -> None:
    hands = table()
    hands.click(hands.at("7h"))
    shown = hands.view.board
    assert [shown._plate(meld, False) for meld in hands.turn.shown] == [Plate.ACCEPTS, Plate.VALID, Plate.VALID]


def test_click_on_the_new_meld_place_makes_one(table) -> None:
    hands = table()
    for face in ("7h", "8h", "9c"):
        hands.click(hands.at(face))
    hands.click(hands.view.board.table.new_meld.center())
    assert "7h8h9c" in hands.table()


def test_a_table_card_is_chosen_by_click_and_goes_to_the_next_meld_clicked(table) -> None:
    hands = table("machiavelli 4h5h6h7h,7c7d7s 3c/x9 x40 - 0:play opened=0,1")
    hands.click(hands.at("7h"))
    hands.click(hands.at("7d"))
    assert hands.table() == ["4h5h6h", "7s7h7c7d"]


def test_control_click_chooses_cards_of_several_melds(table) -> None:
    hands = table()
    hands.click(hands.at("4h"))
    hands.click(hands.at("Tc"), modifiers=CONTROL)
    assert len(hands.turn.selection) == 2


def test_click_on_the_felt_clears_the_selection(table) -> None:
    hands = table()
    hands.click(hands.at("7h"))
    hands.click(felt(hands) + QPointF(400, 0))
    assert hands.turn.selection == ()


def test_a_double_click_on_a_meld_s_card_splits_there(table) -> None:
    hands = table()
    hands.double_click(hands.at("Qc"))
    assert hands.table() == ["4h5h6h", "9s9h9d", "QcKc", "TcJc"]
    assert hands.turn.selection == ()


def test_the_stock_asks_for_a_card_when_drawing_is_due(table) -> None:
    hands = table(POSITION.replace("0:play", "0:draw"))
    hands.click(hands.view.board.areas.stock)
    assert hands.drawn == 1
    hands.click(hands.at("4h"))
    assert "draw first" in hands.messages[-1] and hands.turn.selection == ()


def test_off_turn_the_table_is_not_touched_and_it_is_said_whose_turn_it_is(table) -> None:
    hands = table(POSITION.replace("0:play", "1:play"))
    hands.click(hands.at("4h"))
    assert hands.messages[-1] == "It is Bruno's turn"
    hands.drag(hands.at("4h"), felt(hands))
    assert not hands.turn.draft.is_changed
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    assert not hands.turn.draft.is_changed
    hands.drag(hands.at("7h"), hands.at("Kd") + QPointF(80, 0))
    assert hands.held()[-1] == "7h"
    hands.click(hands.view.board.areas.stock)
    assert hands.drawn == 0


def test_a_classic_turn_draws_only_from_an_unchanged_draft_so_the_page_is_asked_to_restore_it_first(table) -> None:
    hands = table("machiavelli_classic 4h5h6h 7h9c/x9 x40 - 0:play")
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    hands.click(hands.view.board.areas.stock)
    assert hands.drawn == 1 and not hands.turn.can_draw and hands.turn.may_restore_and_draw
    hands.turn.restore()
    hands.click(hands.view.board.areas.stock)
    assert hands.drawn == 2 and hands.turn.can_draw


def test_a_hand_card_stays_in_the_air_while_others_play(table) -> None:
    hands = table(POSITION.replace("0:play", "1:play"))
    start, end = hands.at("7h"), hands.at("Kd") + QPointF(80, 0)
    hands.press(start)
    hands.carry(start, end)
    view = hands.turn.view
    laid = Laid(1, read_table("4h5h6h,9d9h9s,TcJcQcKc,2s3s4s", rules_of(view).grammar(view.options)))
    hands.turn.set_view(fold(view, [laid, Turned(0, Phase.DRAW)]), 0, laid)
    drag = hands.view.pointer.drag
    assert drag is not None and [hands.turn.draft.cards[token].text for token in drag.tokens] == ["7h"]
    hands.carry(end, end + QPointF(3, 0))
    hands.release(end)
    assert hands.held()[-1] == "7h"
    assert hands.view.board.rect_of(hands.token("7h")) is not None


def test_a_table_card_in_the_air_is_put_down_when_the_turn_ends(table) -> None:
    hands = table()
    start = hands.at("4h")
    hands.press(start)
    hands.carry(start, felt(hands))
    passed = Passed(0)
    hands.turn.set_view(fold(hands.turn.view, [passed, Turned(1, Phase.DRAW)]), 0, passed)
    assert hands.view.pointer.drag is None
    hands.release(felt(hands))
    assert hands.view.board.rect_of(hands.token("4h")) is not None and not hands.turn.draft.is_changed


def test_what_was_said_about_a_move_is_taken_back(table) -> None:
    hands = table(POSITION.replace("0:play", "1:play"))
    hands.click(hands.at("4h"))
    assert hands.messages[-1] == "It is Bruno's turn"
    hands.keys(Qt.Key.Key_Right)
    assert hands.messages[-1] == ""


def test_ten_thousand_events_lose_no_reference(table) -> None:
    """PySide6 6.12 on Python 3.11 loses a reference to None for each override that returns it, and then aborts."""
    hands = table()
    before = sys.getrefcount(None)
    for i in range(10_000):
        hands.mouse(QEvent.Type.MouseMove, QPointF(300 + i % 40, 20 + i % 7))
    assert sys.getrefcount(None) > before - 2000


def test_undo_in_the_middle_of_a_drag_puts_the_card_down_and_breaks_nothing(table) -> None:
    hands = table()
    hands.drag(hands.at("Kd"), felt(hands))
    hands.drag(hands.at("3c"), felt(hands) + QPointF(0, -40))
    start, end = hands.at("7h"), hands.meld_of("5h")
    hands.press(start)
    hands.carry(start, (start + end) / 2)
    assert hands.turn.undo() and hands.turn.undo()
    hands.carry((start + end) / 2, end)
    hands.release(end)
    assert hands.table() == ["4h5h6h", "9s9h9d", "TcJcQcKc"] and "7h" in hands.held()
    assert hands.view.pointer.drag is None
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    assert "4h5h6h7h" in hands.table()


def test_a_card_dropped_where_it_was_lies_straight_again(table) -> None:
    hands = table()
    item = hands.view.board.cards[hands.token("Kd")]
    start = hands.at("Kd")
    hands.drag(start, QPointF(start.x() + 30, 60))  # on the seats, where nothing takes it
    assert item._drawn is not None
    dress = item._drawn[0]
    assert (dress.tilt, dress.state, item.pose.angle) == (0.0, CardState.REST, 0.0)
