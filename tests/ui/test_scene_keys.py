"""Playing with the keys alone, on the real view."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ramio_desktop.ui.scene.keyboard import Spot
from tests.ui.scene_hands import POSITION, Hands, table

__all__ = ["table"]

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def go_to(hands: Hands, face: str) -> None:
    """Find a card with the arrows alone: sideways through each row, from the hand upwards."""
    wanted = hands.token(face)
    hands.keys(*[Key.Key_Down] * 6, Key.Key_Home)
    for _ in range(12):
        for _ in range(40):
            if hands.view.keyboard.current == (Spot.CARD, wanted):
                return
            before = hands.view.keyboard.current
            hands.keys(Key.Key_Right)
            if hands.view.keyboard.current == before:
                break
        hands.keys(Key.Key_Home, Key.Key_Up)
    raise AssertionError(f"the arrows do not reach {face}")


def test_the_cursor_shows_with_the_first_arrow_and_hides_with_the_mouse(table) -> None:
    hands = table()
    board = hands.view.board
    assert board.cursor is None
    hands.keys(Key.Key_Right)
    assert board.cursor == hands.turn.held[0]
    hands.keys(Key.Key_Right)
    assert board.cursor == hands.turn.held[1]
    hands.click(hands.at("Kd"))
    assert board.cursor is None


def test_every_card_of_the_table_and_the_hand_is_reached_by_arrows(table) -> None:
    hands = table()
    for meld in hands.turn.shown:
        for card in meld.cards:
            go_to(hands, card.text)
    for face in hands.held():
        go_to(hands, face)


def test_space_chooses_and_enter_places_on_the_meld_under_the_cursor(table) -> None:
    hands = table()
    go_to(hands, "7h")
    hands.keys(Key.Key_Space)
    go_to(hands, "8h")
    hands.keys(Key.Key_Space)
    assert len(hands.turn.selection) == 2
    go_to(hands, "5h")
    hands.keys(Key.Key_Return)
    assert "4h5h6h7h8h" in hands.table()


def test_n_makes_a_new_meld_and_delete_takes_a_card_back(table) -> None:
    hands = table()
    before = hands.held()
    for face in ("7h", "8h"):
        go_to(hands, face)
        hands.keys(Key.Key_Space)
    hands.keys(Key.Key_N)
    assert "7h8h" in hands.table()
    go_to(hands, "7h")
    hands.keys(Key.Key_Delete)
    go_to(hands, "8h")
    hands.keys(Key.Key_Delete)
    assert hands.held() == before


def test_enter_on_the_new_meld_place_makes_one(table) -> None:
    hands = table()
    go_to(hands, "7h")
    hands.keys(Key.Key_Space, Key.Key_Up)
    assert hands.view.keyboard.current == (Spot.NEW, None)
    hands.keys(Key.Key_Return)
    assert "7h" in hands.table()


def test_x_splits_a_meld_before_the_cursor(table) -> None:
    hands = table()
    go_to(hands, "Qc")
    hands.keys(Key.Key_X)
    assert hands.table() == ["4h5h6h", "9s9h9d", "QcKc", "TcJc"]


def test_d_asks_for_a_card_and_the_stock_is_on_the_arrows_way(table) -> None:
    hands = table(POSITION.replace("0:play", "0:draw"))
    hands.keys(Key.Key_D)
    assert hands.drawn == 1
    hands.keys(Key.Key_Home, Key.Key_Left)
    assert hands.view.keyboard.current == (Spot.STOCK, None)
    hands.keys(Key.Key_Space)
    assert hands.drawn == 2


def test_s_sorts_the_other_way_and_control_arrows_carry_a_card(table) -> None:
    hands = table()
    hands.keys(Key.Key_S)
    assert hands.held() == ["3c", "5c", "7h", "8h", "9c", "Kd"]
    hands.keys(Key.Key_S)
    assert hands.held() == ["7h", "8h", "3c", "5c", "9c", "Kd"]
    hands.keys(Key.Key_Home)
    hands.keys(Key.Key_Right, Key.Key_Right, modifiers=CONTROL)
    assert hands.held() == ["8h", "3c", "7h", "5c", "9c", "Kd"]


def test_escape_clears_the_selection_and_else_is_left_to_the_page(table) -> None:
    hands = table()
    go_to(hands, "7h")
    hands.keys(Key.Key_Space, Key.Key_Escape)
    assert hands.turn.selection == ()


def test_control_enter_asks_to_confirm(table, qtbot) -> None:
    hands = table()
    with qtbot.waitSignal(hands.view.confirmRequested, timeout=1000):
        hands.keys(Key.Key_Return, modifiers=CONTROL)


def test_off_turn_the_keys_touch_the_hand_only(table) -> None:
    hands = table(POSITION.replace("0:play", "1:play"))
    go_to(hands, "7h")
    hands.keys(Key.Key_Space, Key.Key_N)
    assert hands.messages[-1] == "It is Bruno's turn"
    go_to(hands, "5h")
    hands.keys(Key.Key_Return)
    assert not hands.turn.draft.is_changed


def test_the_cursor_stays_in_place_when_its_card_is_laid(table) -> None:
    hands = table()
    go_to(hands, "8h")
    hands.keys(Key.Key_N)
    assert "8h" in hands.table()
    spot, token = hands.view.keyboard.current
    assert spot is Spot.CARD and token == hands.token("8h")
