"""Folding events (DESIGN §1.3): judges no rule, and whatever cannot have happened is a corrupt log."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model.cards import FACES, HIDDEN
from ramio_desktop.model.evolve import CorruptLog, evolve, laid_cards, table_difference, without
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import position_text, read_event, read_hand, read_position, read_table
from tests.model import strategies

GRAMMAR = MeldGrammar()
MIDDLE = "machiavelli 4c5c6c,9d9h9s 7c*/7h8h Kd2s - 0:play opened=1 scores=4/5 dealer=1 hand=2"
VIEW = "machiavelli 4c5c6c,9d9h9s 7c*/x2 x2 - 0:play opened=1 scores=4/5 dealer=1 hand=2"


@pytest.mark.parametrize(
    ("event", "after"),
    [
        ("p0 laid 4c5c6c7c,9d9h9s",
         "machiavelli 4c5c6c7c,9d9h9s */7h8h Kd2s - 0:play opened=1 laid=1 scores=4/5 dealer=1 hand=2"),
        ("p0 passed", MIDDLE),
        ("p1 to draw", "machiavelli 4c5c6c,9d9h9s 7c*/7h8h Kd2s - 1:draw opened=1 scores=4/5 dealer=1 hand=2"),
        ("p0 drew stock Kd", "machiavelli 4c5c6c,9d9h9s 7cKd*/7h8h 2s - 0:play opened=1 scores=4/5 dealer=1 hand=2"),
        ("shown 7c*/7h8h", MIDDLE),
        ("scored 6/0 closed 1", MIDDLE.replace("0:play", "0:over").replace("scores=4/5", "scores=10/5")),
        ("ended 1", MIDDLE),
        ("began 3 first 2", "machiavelli - -/-/- - - 0:draw dealer=2 hand=0"),
        ("dealt 2c/3c 4c5c - from 0", "machiavelli - 2c/3c 4c5c - 0:draw scores=4/5 hand=3"),
        ("p0 discarded 7c", "machiavelli 4c5c6c,9d9h9s */7h8h Kd2s 7c 0:play opened=1 scores=4/5 dealer=1 hand=2"),
    ],
)
def test_an_event_leads_to_its_state(event: str, after: str) -> None:
    assert position_text(evolve(read_position(MIDDLE), read_event(event, GRAMMAR))) == after


@pytest.mark.parametrize(
    ("event", "after"),
    [
        ("p1 drew stock ??", VIEW.replace("7c*/x2 x2 - 0:play", "7c*/x3 x1 - 0:play")),
        ("p0 drew stock Kd", VIEW.replace("7c*/x2 x2", "7cKd*/x2 x1")),
        ("p1 laid 4c5c6c7c,9d9h9s", VIEW.replace("6c,", "6c7c,").replace("7c*/x2", "7c*/x1")
         .replace("opened=1", "opened=1 laid=1")),
        ("shown 7c*/7h8h", VIEW.replace("7c*/x2", "7c*/7h8h")),
    ],
)
def test_a_view_folds_what_its_seat_is_told(event: str, after: str) -> None:
    assert position_text(evolve(read_position(VIEW), read_event(event, GRAMMAR))) == after


@pytest.mark.parametrize("position", [MIDDLE, VIEW])
@pytest.mark.parametrize(
    "event",
    [
        "p0 laid 4c5c6c7c,9d9h",  # a card left the table
        "p0 laid 4c5c6c8c,9d9h9s",  # not in the hand
        "p0 laid 4c5c6c7c7c,9d9h9s",
        "p2 passed",
        "p2 to draw",
        "p2 laid 4c5c6c,9d9h9s",
        "p2 drew stock Kd",
        "p9 drew nothing",
        "p0 drew discard 7h",
        "p0 discarded 2h",
        "dealt 2c 4c5c - from 0",
        "dealt 2c/3c/4c 4c5c - from 0",
        "dealt 2c/3c 4c5c - from 2",
        "shown 7c*",
        "shown 7c*/7h",
        "shown 7c*/7h8h9h",
        "shown 7cKh/7h8h",
        "scored 6 closed 1",
        "scored 6/0/1 closed 1",
        "ended 2",
        "began 2 first 2",
        "began 0 first 0",
        "began 8 first 0",
        "restocked 7h",
        "restocked x3",
        "p0 staked 3",
        "p0 folded",
        "p0 reentered 3",
    ],
)
def test_what_cannot_have_happened_is_a_corrupt_log_and_changes_nothing(position: str, event: str) -> None:
    state = read_position(position)
    with pytest.raises(CorruptLog):
        evolve(state, read_event(event, GRAMMAR))
    assert position_text(state) == position


@pytest.mark.parametrize("event", ["p0 drew stock 2s", "p0 drew stock ??", "shown x2/7h8h"])
def test_a_full_state_knows_its_cards(event: str) -> None:
    with pytest.raises(CorruptLog):
        evolve(read_position(MIDDLE), read_event(event, GRAMMAR))


def test_nothing_is_drawn_from_an_empty_stock() -> None:
    with pytest.raises(CorruptLog):
        evolve(read_position("machiavelli - 7c/x2 - - 0:draw"), read_event("p0 drew stock 2s", GRAMMAR))


def test_a_known_card_leaves_a_hand_before_a_hidden_one() -> None:
    held = read_hand("7hx2")
    assert without(held, [FACES["7h"]]) == read_hand("x2")
    assert without(held, [FACES["8h"]]) == read_hand("7hx1")
    assert without(held, [FACES["7h"], FACES["7h"]]) == read_hand("x1")
    with pytest.raises(CorruptLog):
        without(read_hand("7h"), [FACES["8h"]])
    with pytest.raises(CorruptLog):
        without(held, [FACES["8h"]] * 4)


@given(strategies.tables(GRAMMAR), strategies.tables(GRAMMAR))
def test_the_difference_of_two_tables_is_what_came_and_what_went(old: tuple[object], new: tuple[object]) -> None:
    missing, added = table_difference(old, new)  # type: ignore[arg-type]
    cards = [sorted(card for meld in table for card in meld) for table in (old, new)]  # type: ignore[attr-defined]
    assert sorted([*cards[0], *added]) == sorted([*cards[1], *missing])
    assert not set(missing) & set(added)


def test_laid_cards_of_a_table_that_lost_one_is_a_corrupt_log() -> None:
    old, new = read_table("4c5c6c7c", GRAMMAR), read_table("4c5c6c", GRAMMAR)
    assert laid_cards(new, old) == (FACES["7c"],)
    with pytest.raises(CorruptLog):
        laid_cards(old, new)


@given(strategies.positions(), st.data())
def test_any_event_on_any_state_folds_or_is_corrupt(state: object, data: st.DataObject) -> None:
    """No other error, and no card appears from nowhere but in a deal."""
    event = data.draw(strategies.events(GRAMMAR))
    try:
        after = evolve(state, event)  # type: ignore[arg-type]
    except CorruptLog:
        return
    name = type(event).__name__
    if name not in ("Began", "Dealt"):
        assert len(after.cards()) == len(state.cards())  # type: ignore[attr-defined]
    assert HIDDEN not in after.table_cards()
