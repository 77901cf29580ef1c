"""What others do is shown card by card, the deal card by card, and the state never waits for either."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtTest import QTest

from ramio_desktop.model.cards import FACES, HIDDEN
from ramio_desktop.model.events import Dealt, Drew, Event, Laid, Turned
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.scene.items import CardItem
from tests.ui.scene_hands import POSITION, Hands, table

__all__ = ["table"]

OTHERS = POSITION.replace("0:play", "1:play")
AFTER = "4h5h6h7h,9c9d9h9s,JcQcKc,2s3s4s"
START = "machiavelli 4h5h6h,9d9h9s,9cTcJcQcKc 3c5c7h8h9cKd/x9 x40 - 1:play opened=0,1"


def lay(hands: Hands, text: str, *more: Event) -> None:
    """The seat whose turn it is makes the table look like this."""
    view = hands.turn.view
    laid = Laid(view.turn.seat, read_table(text, rules_of(view).grammar(view.options)))
    hands.turn.set_view(fold(view, [laid, *more]), 0, laid)


def at_rest(hands: Hands) -> None:
    """Every card of the table and the hand lies where it belongs, and there is no other card."""
    board = hands.view.board
    board.sharpen()
    tokens = [*hands.turn.held, *(token for meld in hands.turn.shown for token in meld.tokens)]
    assert set(board.cards) == set(tokens)
    for token in tokens:
        rect, item = board.rect_of(token), board.cards[token]
        assert rect is not None
        lift = 14 if token in hands.turn.selection else 4 if token == board.hovered else 0
        assert (item.pose.x, item.pose.y + lift) == (rect.center().x(), rect.center().y())
        assert item.scale() == 1.0 and item.rotation() == 0.0 and not item.face_down
        assert item.face == hands.turn.draft.cards[token].text


def test_without_motion_a_laying_is_there_at_once(table) -> None:
    hands = table(START)
    lay(hands, "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s")
    at_rest(hands)
    assert not hands.view.busy
    assert hands.table() == ["2s3s4s", "4h5h6h7h", "9s9h9c9d", "TcJcQcKc"]
    assert hands.view.board.glowing == hands.turn.changed_groups


def test_with_motion_a_laying_is_shown_move_by_move(table, qtbot) -> None:
    hands = table(START, speed=3.0)
    lay(hands, "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s")
    board = hands.view.board
    assert hands.view.busy and board.staged is not None
    # The state is there at once, the picture is still the old one.
    assert len(hands.turn.shown) == 4 and len(board.staged) == 3
    seen = []
    with qtbot.waitSignal(hands.view.idle, timeout=5000):
        while board.staged is not None:
            count = sum(len(shape.slots) for shape in board.staged)
            if not seen or count != seen[-1]:
                seen.append(count)
            QTest.qWait(10)
    assert seen == [11, 12, 13, 14, 15]  # 7h, 2s, 3s, 4s come from the hand; 9c only goes over
    at_rest(hands)


def test_a_click_skips_what_is_shown_and_does_nothing_else(table) -> None:
    hands = table(START, speed=1.0)
    lay(hands, "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s", Turned(0, Phase.DRAW))
    hands.click(hands.view.board.areas.stock)
    assert not hands.view.busy and hands.drawn == 0
    at_rest(hands)
    hands.click(hands.view.board.areas.stock)
    assert hands.drawn == 1


def test_a_newer_view_ends_what_is_shown(table) -> None:
    hands = table(START, speed=1.0)
    lay(hands, "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s")
    assert hands.view.busy
    lay(hands, "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s5s")
    hands.view.skip()
    at_rest(hands)


def test_events_that_move_nothing_do_not_disturb_what_is_shown(table) -> None:
    hands = table(START, speed=1.0)
    lay(hands, "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s")
    turned = Turned(0, Phase.DRAW)
    hands.turn.set_view(evolve(hands.turn.view, turned), 0, turned)
    assert hands.view.board.staged is not None
    hands.view.skip()
    at_rest(hands)


def test_cards_keep_their_items_over_another_player_s_laying(table) -> None:
    hands = table(START)
    before = {item.face: item for token, item in hands.view.board.cards.items()}
    lay(hands, "2s3s4s,9c9d9h9s,TcJcQcKc,4h5h6h7h")
    after = {item.face: item for token, item in hands.view.board.cards.items()}
    for face in ("4h", "Tc", "Kc", "9d", "Kd", "3c"):
        assert after[face] is before[face]


def test_a_drawn_card_comes_from_the_stock_turned_over(table, qtbot) -> None:
    hands = table(POSITION.replace("0:play", "0:draw"), speed=1.0)
    drew = Drew(0, FACES["2s"])
    hands.turn.set_view(evolve(hands.turn.view, drew), 0, drew)
    item = hands.view.board.cards[hands.token("2s")]
    assert item.face_down and abs(item.pose.x - hands.view.board.areas.stock.x()) < 1
    with qtbot.waitSignal(hands.view.idle, timeout=3000):
        pass
    at_rest(hands)


def test_another_player_s_draw_shows_a_back_only(table) -> None:
    hands = table(POSITION.replace("0:play", "1:draw"), speed=1.0)
    cards = len(hands.view.board.cards)
    drew = Drew(1, HIDDEN)
    hands.turn.set_view(evolve(hands.turn.view, drew), 0, drew)
    assert hands.view.staging.showing
    assert len([item for item in hands.view.scene().items() if isinstance(item, CardItem)]) == cards
    hands.view.skip()
    assert not hands.view.staging.showing
    at_rest(hands)


def test_the_deal_flies_from_the_stock_and_can_be_skipped(table) -> None:
    hands = table(speed=1.0)
    own = tuple(FACES[face] for face in ("2c", "3c", "4c", "Kh", "*"))
    dealt = Dealt((own, (HIDDEN,) * 5), (HIDDEN,) * 30, (), 1)
    hands.turn.set_view(fold(hands.turn.view, [dealt, Turned(1, Phase.DRAW)]), 0, dealt)
    assert hands.view.busy and all(item.face_down for item in hands.view.board.cards.values())
    hands.click(QPointF(640, 300))
    assert not hands.view.busy
    at_rest(hands)
    assert hands.held() == ["Kh", "2c", "3c", "4c", "*"]


def test_one_s_own_laying_moves_no_card(table) -> None:
    hands = table(speed=1.0)
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    hands.mouse(QEvent.Type.MouseMove, QPointF(640, 20))
    hands.view.skip()
    poses = {item.face: item.pose for item in hands.view.board.cards.values()}
    laid = Laid(0, hands.turn.draft.table)
    hands.turn.set_view(evolve(hands.turn.view, laid), 0, laid)
    hands.view.skip()
    assert {item.face: item.pose for item in hands.view.board.cards.values()} == poses


def test_undo_and_redo_are_followed(table) -> None:
    hands = table()
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    hands.turn.undo()
    at_rest(hands)
    hands.turn.redo()
    at_rest(hands)
    hands.turn.restore()
    at_rest(hands)


def test_a_resize_in_the_middle_of_everything_leaves_all_in_place(table) -> None:
    hands = table(START, speed=1.0)
    lay(hands, "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s", Turned(0, Phase.PLAY))
    hands.view.resize(1024, 640)
    QTest.qWait(20)
    at_rest(hands)
    start = hands.at("8h")
    hands.press(start)
    hands.carry(start, hands.meld_of("5h"))
    hands.view.resize(1400, 900)
    QTest.qWait(20)
    assert hands.view.pointer.drag is None
    hands.mouse(QEvent.Type.MouseButtonRelease, start)
    hands.view.skip()
    at_rest(hands)


def test_a_refusal_shakes_and_leaves_everything_where_it_was(table, qtbot) -> None:
    hands = table(speed=2.0)
    number = hands.turn.move([hands.token("Kd")])
    hands.view.skip()
    hands.view.shake(number)
    assert hands.view.busy
    with qtbot.waitSignal(hands.view.idle, timeout=3000):
        pass
    at_rest(hands)


def test_cards_shrink_at_once_and_grow_only_when_the_turn_ends(table) -> None:
    many = ",".join(["Ah2h3h4h", "4s5s6s7s8s", "KsKhKd", "TsThTc", "TcJcQcKc", "QsKsAs", "2c3c4c5c6c", "JdQdKdAd"])
    hands = table(f"machiavelli {many},{many} 3c5c7h8h9cKd/x9 x20 - 0:play opened=0,1")
    before = hands.view.board.table.flow.width
    for face in ("3c", "5c", "7h", "8h", "9c"):
        hands.turn.move([hands.token(face)])
    smaller = hands.view.board.table.flow.width
    assert smaller < before
    hands.turn.restore()
    assert hands.view.board.table.flow.width == smaller
    turned = Turned(1, Phase.DRAW)
    hands.turn.set_view(evolve(hands.turn.view, turned), 0, turned)
    assert hands.view.board.table.flow.width == before


def test_cards_that_take_another_size_are_scaled_until_they_are_drawn(table, qtbot) -> None:
    many = "Ah2h3h4h,4s5s6s7s8s,KsKhKd,TsThTc,TcJcQcKc,QsKsAs,2c3c4c5c6c,JdQdKdAd,2s2h2d,6h7h8h,9s9h9d,5h5c5d"
    hands = table(f"machiavelli {many} 3c5c7h8h9cKd/x9 x20 - 0:play opened=0,1", speed=4.0)
    hands.view.skip()
    board = hands.view.board
    before = board.table.flow.width
    hands.view.resize(1150, 700)
    after = board.table.flow.width
    assert after != before
    items = [board.cards[token] for meld in hands.turn.shown for token in meld.tokens]
    assert all(item.pose.width == after for item in items)
    assert any(item.scale() != 1.0 for item in items)
    qtbot.waitUntil(lambda: all(item.scale() == 1.0 for item in items), timeout=3000)
    at_rest(hands)
