"""What another player laid can be shown again, slowly, on the scene only; a "+" adds what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from ramio_desktop.model.events import Laid, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.models.laying import layings_since
from ramio_desktop.ui.plates import Outline, Plate
from tests import strips
from tests.ui.scene_hands import Hands, table

__all__ = ["table"]

START = "machiavelli 4h5h6h,9d9h9s,9cTcJcQcKc 3c5c7h8h9cKd/x9 x40 - 1:play opened=0,1"
AFTER = "4h5h6h7h,9c9d9h9s,TcJcQcKc,2s3s4s"
Key = Qt.Key


def others_lay(hands: Hands, text: str = AFTER, phase: Phase = Phase.PLAY) -> None:
    """Seat 1 lays, and it is this seat's turn."""
    view = hands.turn.view
    laid = Laid(view.turn.seat, read_table(text, rules_of(view).grammar(view.options)))
    hands.turn.set_view(fold(view, [laid, Turned(0, phase)]), 0, laid)
    hands.view.skip()


def shapes(hands: Hands) -> list[str]:
    """The melds that are shown at this moment."""
    faces = hands.turn.draft.cards
    return ["".join(faces[token].text for token in places.tokens()) for places in hands.view.board.table.melds]


def poses(hands: Hands) -> dict[int, tuple[float, float, float]]:
    """Where every card is."""
    return {token: (c.pose.x, c.pose.y, c.pose.width) for token, c in hands.view.board.cards.items()}


def test_the_last_laying_is_shown_again_from_the_table_before(table, qtbot) -> None:
    hands = table(START)
    others_lay(hands)
    board = hands.view.board
    before, view = poses(hands), hands.turn.view
    assert board.replay_rect is not None
    hands.view.animator.speed = 20.0
    hands.click(board.replay_rect.center())
    assert shapes(hands) == ["4h5h6h", "9s9h9d", "9cTcJcQcKc"]
    assert board.replay_rect is None  # the button is not part of what is shown
    assert not any(board.cards[hands.token(face)].isVisible() for face in ("2s", "3s", "4s"))
    seen = []
    while board.staged is not None:
        if not seen or seen[-1] != shapes(hands):
            seen.append(shapes(hands))
        QTest.qWait(5)
    assert [sum(len(meld) // 2 for meld in melds) for melds in seen] == [11, 11, 12, 13, 14, 15]
    hands.view.skip()
    assert poses(hands) == before and hands.turn.view is view
    assert board.replay_rect is not None


def test_a_replay_takes_600_ms_a_step_and_a_click_skips_it(table) -> None:
    hands = table(START)
    others_lay(hands)
    before = poses(hands)
    hands.view.animator.speed = 1.0
    assert hands.view.staging.replay()
    assert hands.view.staging.lasts == 700 + 6 * 600  # five cards, and a last look
    hands.click(QPointF(640, 300))
    assert hands.view.board.staged is None and not hands.view.busy
    assert poses(hands) == before


def test_without_motion_a_replay_goes_from_picture_to_picture(table, qtbot) -> None:
    hands = table(START)
    others_lay(hands)
    hands.keys(Key.Key_V)
    assert shapes(hands) == ["4h5h6h", "9s9h9d", "9cTcJcQcKc"] and not hands.view.busy
    hands.keys(Key.Key_V)
    assert hands.view.board.staged is None and shapes(hands)[-1] == "2s3s4s"


def test_a_replay_in_the_middle_of_a_turn_gives_the_draft_back(table) -> None:
    hands = table(START)
    others_lay(hands)
    number = hands.turn.move([hands.token("8h")], hands.turn.draft.group_of(hands.token("4h")).number)  # type: ignore[union-attr]
    lines, before = hands.turn.draft.lines(), poses(hands)
    hands.view.animator.speed = 1.0
    assert hands.view.staging.replay()
    hands.view.animator.finish()
    assert hands.token("8h") in hands.view.board.hand.tokens
    hands.view.skip()
    assert hands.turn.draft.lines() == lines and poses(hands) == before
    assert hands.token("8h") in hands.turn.meld(number).tokens


def test_the_button_stays_until_the_next_laying(table) -> None:
    hands = table(START)
    assert hands.view.board.replay_rect is None and not hands.view.staging.replay()
    others_lay(hands)
    assert hands.turn.last_laying is not None and hands.view.board.replay_rect is not None
    hands.turn.move([hands.token("8h")], hands.turn.draft.group_of(hands.token("4h")).number)  # type: ignore[union-attr]
    laid = Laid(0, hands.turn.draft.table)
    hands.turn.set_view(fold(hands.turn.view, [laid, Turned(1, Phase.DRAW)]), 0, laid)
    assert hands.turn.last_laying is None and hands.view.board.replay_rect is None


def test_a_match_that_is_taken_up_knows_the_last_laying(table) -> None:
    hands = table(START)
    grammar = rules_of(hands.turn.view).grammar(hands.turn.view.options)
    first = Laid(1, read_table("4h5h6h,9d9h9s,9cTcJcQcKc", grammar))
    last = layings_since([Laid(0, read_table("4h5h6h,9d9h9s", grammar)), first], hands.turn.seat)
    assert last is not None and "".join(card.text for card in last.cards) == "9cTcJcQcKc"
    hands.turn.recall([Laid(0, read_table("4h5h6h,9d9h9s", grammar)), first])
    assert hands.turn.last_laying == last and hands.view.board.replay_rect is not None
    assert hands.view.staging.replay()


def test_a_plus_adds_the_chosen_card_where_that_makes_a_meld(table) -> None:
    hands = table(START.replace("1:play", "0:play"))
    hands.click(hands.at("7h"))
    run = hands.turn.draft.group_of(hands.token("4h"))
    assert run is not None and hands.turn.accepting == {run.number}
    plates = [hands.view.board._plate(meld, False) for meld in hands.turn.shown]
    assert plates == [Plate.ACCEPTS, Plate.VALID, Plate.VALID]
    places = hands.view.board.table.meld(run.number)
    assert places is not None
    hands.click(places.plate.topRight() + QPointF(3, -5))  # beside the plate, still on the sign
    assert hands.table() == ["4h5h6h7h", "9cTcJcQcKc", "9s9h9d"]
    assert not hands.turn.selection and not hands.turn.accepting


def test_the_place_for_a_new_meld_names_the_chosen_cards(table, monkeypatch) -> None:
    hands = table(START.replace("1:play", "0:play"))
    named: list[list[str]] = []
    maker = hands.view.board.maker
    make = maker.new_meld
    monkeypatch.setattr(maker, "new_meld", lambda place, cards, aimed: (
        named.append([card.text for card in cards]), make(place, cards, aimed))[1])
    hands.click(hands.at("7h"))
    hands.click(hands.at("8h"))
    assert named[-1] == ["7h", "8h"]


def test_a_chosen_card_under_the_cursor_shows_both(table) -> None:
    hands = table(START.replace("1:play", "0:play"))
    hands.keys(Key.Key_Right, Key.Key_Space)
    token = hands.view.keyboard.current[1]
    assert token is not None and token in hands.turn.selection
    assert hands.view.board.cards[token]._dress.outline is Outline.CHOSEN_CURSOR  # type: ignore[union-attr]


def test_no_meld_changes_its_row_while_a_laying_is_shown(table) -> None:
    crowd = strips.CROWD.format(seat=1)
    for again in (False, True):
        hands = table(crowd, speed=1.0)
        strips.lay(hands)
        if again:
            hands.view.skip()
            assert hands.view.staging.replay()
        board, rows = hands.view.board, {}
        while board.staged is not None:
            for places in board.table.melds:
                assert rows.setdefault(places.number, places.row) == places.row
            hands.view.staging.advance()
        assert len(rows) == 11
