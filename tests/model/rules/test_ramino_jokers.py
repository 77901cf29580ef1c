"""Jokers in the ramino games: what they stand for, taking their place, and where they go (RULES R9–R12)."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.notation import position_text
from tests.model.rules.ramino_case import played, reason

REST = "x9 x60 2d 0:play opened=0 round=2"


@pytest.mark.parametrize(
    ("rules", "action", "why"),
    [
        ("ramino", "lay 5h*7h", None),
        ("ramino", "lay *5h6h", None),
        ("ramino", "lay 5h6h*", None),
        ("ramino", "lay 9c9d*", None),
        ("ramino", "lay 5h**", Reason.TOO_MANY_JOKERS),
        ("ramino[jokers_per_meld=many]", "lay 5h**", None),
        ("ramino[jokers_per_meld=many]", "lay 9c9d**", None),
        ("ramino[jokers_per_meld=many]", "lay ***", Reason.ONLY_JOKERS),
        ("ramino", "lay *2c3c", None),
    ],
)
def test_R9_a_joker_stands_for_any_card(rules: str, action: str, why: Reason | None) -> None:
    assert reason(f"{rules} - 2c3c5h6h7h9c9d***Ks/{REST}", action) is why


def test_R9_the_place_says_which_card_it_is() -> None:
    assert position_text(played(f"ramino - 7h8h*Ks/{REST}", "lay *7h8h")).split()[1] == "*7h8h"
    assert position_text(played(f"ramino - 7h8h*Ks/{REST}", "lay 7h8h*")).split()[1] == "7h8h*"
    assert reason(f"ramino *7h8h 9h2s/{REST}", "lay *7h8h9h") is None
    assert reason(f"ramino *7h8h 6h2s/{REST}", "lay 6h7h8h") is Reason.JOKER_TO_LAY


def test_R10_whoever_has_the_card_takes_its_place_in_his_turn() -> None:
    start = f"ramino 7d*9d,QcQd* 8dQhJc/{REST}"
    assert reason(start, "lay 7d8d9d,QcQd*") is Reason.JOKER_TO_LAY
    assert reason(start.replace("QcQd*", "QcQdQs"), "lay 7d8d9d,QcQdQs*") is None
    assert reason(start, "lay 7d8d9d,QcQd**") is Reason.TOO_MANY_JOKERS
    assert reason(start, "lay 7d*9d,QcQdQh*") is None


def test_worked_the_joker_goes_in_the_same_lay_into_a_set_of_queens() -> None:
    state = played(f"ramino 7d*9d 8dQcQh2sKs/{REST}", "lay 7d8d9d,QcQh*; discard Ks")
    assert position_text(state).startswith("ramino 7d8d9d,QcQh* 2s/x9")


def test_R10_before_the_opening_a_joker_is_taken_only_with_it() -> None:
    held = "8dKcKdKsQcQhQs5h/x9 x60 2d 0:play opened=1 round=2"
    start = f"ramino_50 7d*9d {held}"
    assert reason(start, "lay 7d8d9d,QcQh*") is Reason.OPENING_POINTS
    assert reason(start, "lay 7d8d9d,QcQhQs*,KcKdKs") is None
    opened = position_text(played(start.replace("8dKc", "8d9dKc"), "lay 7d*9d,QcQhQs,KcKdKs"))
    assert reason(opened, "lay 7d8d9d,QcQhQs*,KcKdKs") is None


def test_R11_lay_now_wants_the_joker_elsewhere_at_once() -> None:
    start = f"ramino 7d*9d,QcQdQh 8d6d3s/{REST}"
    assert reason(start, "lay 7d8d9d,QcQdQh") is Reason.JOKER_TO_LAY
    assert reason(start, "lay 7d8d9d*,QcQdQh") is Reason.JOKER_RETURNED
    assert reason(start, "lay 7d8d9d,QcQdQh*") is None
    assert reason(start, "lay *7d8d9d,QcQdQh") is Reason.JOKER_RETURNED


def test_R11_keep_brings_it_to_the_hand() -> None:
    start = f"ramino[taken_joker=keep] 7d*9d,QcQdQh 8d6d3s/{REST}"
    kept = played(start, "lay 7d8d9d,QcQdQh")
    assert position_text(kept).split()[2] == "6d3s*/x9"
    assert reason(start, "lay 7d8d9d,QcQdQh*") is None
    assert reason(start, "lay 7d8d9d*,QcQdQh") is Reason.JOKER_RETURNED
    # From the hand it may go back in another lay: nobody can tell it from another joker.
    assert reason(position_text(kept), "lay 7d8d9d*,QcQdQh") is None
    assert reason(start, "lay 7d9d,QcQdQh") is not None


@pytest.mark.parametrize(
    ("table", "held", "action", "why"),
    [
        ("TdTh*,QcQdQh", "TcTs5h", "lay TcTdTh,QcQdQh*", Reason.JOKER_IN_SET),
        ("TdTh*,QcQdQh", "TcTs5h", "lay TcTdThTs,QcQdQh*", None),
        ("TcTdTh*,QcQdQh", "Ts5h", "lay TcTdThTs,QcQdQh*", None),
        ("TdTh*,QcQdQh", "Tc5h", "lay TcTdTh*,QcQdQh", None),
        ("TcTdTh*,QcQdQh", "Td5h", "lay TcTdTdTh,QcQdQh*", Reason.SET_SAME_SUIT),
    ],
)
def test_R12_a_joker_leaves_a_set_that_then_has_four_cards(
    table: str, held: str, action: str, why: Reason | None
) -> None:
    assert reason(f"ramino {table} {held}/{REST}", action) is why


def test_R12_declared_the_one_card_is_enough() -> None:
    rules = "ramino[set_joker=declared,taken_joker=keep]"
    assert reason(f"{rules} TdTh*s Ts5h/{REST}", "lay TdThTs") is None
    assert reason(f"{rules} TdTh*s Tc5h/{REST}", "lay TcTdTh") is Reason.JOKER_MOVED
    assert reason(f"{rules} TdTh*s Tc5h/{REST}", "lay TcTdTh*s") is None


def test_R12_declared_a_bare_joker_takes_the_only_missing_suit() -> None:
    rules = "ramino[set_joker=declared]"
    four = played(f"{rules} - TcTdTh*5h/{REST}", "lay TcTdTh*")
    assert position_text(four).split()[1] == "TcTdTh*s"
    assert reason(f"{rules} - TdTh*5h/{REST}", "lay TdTh*") is Reason.JOKER_UNDECLARED
    assert reason(f"{rules} - TdTh*5h/{REST}", "lay TdTh*c") is None
    assert reason(f"ramino - TdTh*5h/{REST}", "lay TdTh*c") is Reason.JOKER_DECLARED


def test_R12_several_jokers_in_a_set() -> None:
    rules = "ramino[jokers_per_meld=many,taken_joker=keep]"
    assert reason(f"{rules} TdTh** Ts5h/{REST}", "lay TdThTs*") is None
    assert reason(f"{rules} TdTh** Ts5h/{REST}", "lay TdThTs") is Reason.JOKER_IN_SET
    assert reason(f"{rules} TdTh** TsTc5h/{REST}", "lay TcTdThTs") is None
    # With one real card jokers are declared in any game; with two they stand for whatever is missing.
    assert reason(f"{rules} - Td**5h/{REST}", "lay Td*c*h") is None
    assert reason(f"{rules} Td*c*h Ts5h/{REST}", "lay TdTs**") is None
    assert reason(f"{rules} Td*c*h Tc5h/{REST}", "lay TcTd*") is Reason.JOKER_IN_SET
