"""What the person sees and moves, without any window."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.cards import FACES
from ramio_desktop.model.events import Drew, Laid, Turned
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase, State
from ramio_desktop.ui.models.turn import TurnModel

POSITION = "machiavelli 4h5h6h,9d9h9s 3c5c7h8hKd/x9 x40 - 0:play opened=0,1"


def position(text: str) -> State:
    return read_position(text)


def model(text: str = POSITION) -> TurnModel:
    turn = TurnModel()
    turn.set_view(position(text), 0)
    return turn


def token(turn: TurnModel, face: str) -> int:
    return next(t for t in turn.held if turn.draft.cards[t].text == face)


def laid_after(view: State, text: str) -> tuple[State, Laid]:
    table = read_table(text, rules_of(view).grammar(view.options))
    event = Laid(view.turn.seat, table)
    return evolve(view, event), event


def test_the_hand_comes_sorted_by_the_suits_shown_and_sorts_by_rank() -> None:
    turn = model()
    assert turn.hand_order() == ["7h", "8h", "3c", "5c", "Kd"]
    turn.sort_hand("rank")
    assert turn.hand_order() == ["3c", "5c", "7h", "8h", "Kd"]


def test_a_card_taken_back_goes_where_it_was() -> None:
    turn = model()
    turn.reorder_hand([token(turn, "Kd")], 0)
    before = turn.hand_order()
    seven = token(turn, "7h")
    turn.move([seven], 0)
    assert [turn.draft.cards[t].text for t in turn.held] == ["Kd", "8h", "3c", "5c"]
    turn.take_back([seven])
    assert [turn.draft.cards[t].text for t in turn.held] == before


def test_a_drawn_card_comes_in_at_the_right_end_and_is_new() -> None:
    turn = model(POSITION.replace("0:play", "0:draw"))
    turn.reorder_hand([token(turn, "Kd")], 0)
    drew = Drew(0, FACES["2s"])
    turn.set_view(evolve(turn.view, drew), 0, drew)
    assert turn.hand_order() == ["Kd", "7h", "8h", "3c", "5c", "2s"]
    assert turn.new_cards == {token(turn, "2s")}
    assert [row.new for row in turn.hand.rows()] == [False] * 5 + [True]


def test_the_order_of_the_hand_outlives_turns_of_others() -> None:
    turn = model(POSITION.replace("0:play", "1:play"))
    turn.reorder_hand([token(turn, "3c")], 0)
    kept = turn.hand_order()
    after, laid = laid_after(turn.view, "4h5h6h,9d9h9s,2s3s4s")
    turn.set_view(after, 0, laid)
    assert turn.hand_order() == kept


def test_melds_keep_their_places_when_another_player_writes_them_in_another_order() -> None:
    turn = model(POSITION.replace("0:play", "1:play"))
    after, laid = laid_after(turn.view, "2s3s4s,9c9d9h9s,4h5h6h")
    turn.set_view(after, 0, laid)
    shown = [turn.draft.view.table[meld.number].text for meld in turn.shown]
    assert shown == ["4h5h6h", "9c9d9h9s", "2s3s4s"]
    assert {turn.view.table[number].text for number in turn.changed_groups} == {"2s3s4s", "9c9d9h9s"}


def test_one_s_own_laying_leaves_every_card_where_the_draft_had_it() -> None:
    turn = model()
    seven, eight = token(turn, "7h"), token(turn, "8h")
    turn.move([seven, eight], 0)
    places = {turn.draft.cards[t].text: t for meld in turn.shown for t in meld.tokens}
    laid = Laid(0, turn.draft.table)
    turn.set_view(fold(turn.view, [laid, Turned(1, Phase.DRAW)]), 0, laid)
    came_from = turn.succession.came_from
    for meld in turn.shown:
        for new in meld.tokens:
            assert came_from[new] == places[turn.draft.cards[new].text]
    assert not turn.changed_groups


def test_sets_are_shown_in_alternating_colours_and_a_joker_says_what_it_is() -> None:
    turn = model("machiavelli 9c9d9h9s,4h*6h,TdTh* 3c/x9 x40 - 0:play opened=0,1")
    assert [card.text for card in turn.shown[0].cards] == ["9s", "9h", "9c", "9d"]
    assert turn.shown[1].tag(1) == "5h" and turn.shown[1].tag(0) == ""
    assert turn.shown[2].tag(2) == "10"


def test_M4_a_group_that_is_no_meld_says_why_and_what_would_mend_it() -> None:
    turn = model("machiavelli 4h5h6h 8c9c/x9 x40 - 0:play opened=0,1")
    number = turn.move(turn.held)
    meld = turn.meld(number)
    assert meld.refusal is not None and meld.refusal.reason is Reason.MELD_TOO_SHORT
    assert [(ghost.place, ghost.card.text) for ghost in meld.ghosts] == [(0, "7c"), (2, "Tc")]


def test_a_card_missing_in_the_middle_has_its_ghost_there() -> None:
    turn = model("machiavelli 4h5h6h 5c6c8c9c/x9 x40 - 0:play opened=0,1")
    meld = turn.meld(turn.move(turn.held))
    assert [(ghost.place, ghost.card.text) for ghost in meld.ghosts] == [(2, "7c")]


def test_M11_a_card_of_the_table_cannot_be_taken_into_the_hand() -> None:
    turn = model()
    with pytest.raises(IllegalAction) as refused:
        turn.take_back(turn.shown[0].tokens[:1])
    assert refused.value.reason is Reason.TABLE_CARD_MISSING
    assert not turn.draft.is_changed


def test_M6_before_the_draw_the_table_is_not_touched() -> None:
    turn = model(POSITION.replace("0:play", "0:draw"))
    assert turn.can_draw and not turn.interactive
    with pytest.raises(IllegalAction) as refused:
        turn.move([token(turn, "7h")], 0)
    assert refused.value.reason is Reason.DRAW_FIRST
    turn.select(token(turn, "7h"), True)
    with pytest.raises(IllegalAction):
        turn.select(turn.shown[0].tokens[0], True)


def test_off_turn_the_hand_may_be_reordered_and_selected() -> None:
    turn = model(POSITION.replace("0:play", "1:draw"))
    with pytest.raises(IllegalAction) as refused:
        turn.move([token(turn, "7h")], 0)
    assert refused.value.reason is Reason.NOT_YOUR_TURN
    turn.reorder_hand([token(turn, "Kd")], 0)
    turn.select(token(turn, "Kd"), True)
    after, laid = laid_after(turn.view, "4h5h6h,9d9h9s,2s3s4s")
    turn.set_view(after, 0, laid)
    assert [turn.draft.cards[t].text for t in turn.selection] == ["Kd"]


def test_split_goes_by_the_order_shown() -> None:
    turn = model("machiavelli 9c9d9h9s 3c/x9 x40 - 0:play opened=0,1")
    number = turn.split(0, 3)
    assert [card.text for card in turn.meld(number).cards] == ["9d"]
    turn.undo()
    assert len(turn.shown) == 1
    turn.redo()
    assert len(turn.shown) == 2
    turn.restore()
    assert not turn.draft.is_changed


def test_I7_draft_lines_bring_the_turn_back_and_stale_ones_are_told() -> None:
    turn = model()
    turn.move([token(turn, "7h")], 0)
    lines = turn.draft.lines()
    again = TurnModel()
    assert again.set_view(turn.view, 0, None, lines)
    assert again.draft.layout == turn.draft.layout
    assert not again.set_view(position(POSITION.replace("Kd", "Qd")), 0, None, lines)
    assert not again.draft.is_changed


def test_the_lists_read_as_sentences() -> None:
    turn = model("machiavelli 4h5h6h,9d9h9s 8c9c/x9 x40 - 0:play opened=0,1")
    turn.select(turn.held[0], True)
    number = turn.move(turn.held)
    assert turn.hand.rowCount() == 0
    row = next(row for row in turn.melds.rows() if row.number == number)
    assert "eight of clubs" in row.text and "three cards" in row.text
    assert turn.melds.rows()[0].text == "run of hearts from the four to the six"
