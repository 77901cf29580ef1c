"""Difficile: misses nothing, holds nothing back (M18)."""

import pytest

from ramio_desktop.model.actions import Lay
from ramio_desktop.model.bots import bot
from ramio_desktop.model.bots.machiavelli.exact import is_last_turn
from ramio_desktop.model.evolve import laid_cards
from ramio_desktop.model.notation import action_text, hand_text, read_position
from ramio_desktop.model.solver.rearrange import UnsupportedPosition

HARD = bot("machiavelli", "hard")


def lays(position: str) -> str:
    """The cards of the hand the level lays, as text; the verb where it lays nothing."""
    view = read_position(position)
    action = HARD.action(view, view.turn.seat)
    if isinstance(action, Lay):
        return hand_text(laid_cards(view.table, action.table))
    return action_text(action)


@pytest.mark.parametrize("rules", ["machiavelli", "machiavelli[jokers=0]", "machiavelli[match=simple]"])
def test_M6_draws_first(rules: str) -> None:
    assert lays(f"{rules} - 5h6h7h8c/x13 x42 - 0:draw") == "draw"


def test_M13_closes_when_it_can() -> None:
    """No card fits an end: both runs have to be taken apart."""
    assert lays("machiavelli 2h3h4h5h6h7h,8s9sTsJs 4h8c8d/x1 x42 - 0:play opened=0") == "8c8d4h"


def test_M13_closes_with_a_joker_too() -> None:
    assert lays("machiavelli 2h3h4h */x1 x42 - 0:play opened=0") == "*"


SPARE_FOUR = "4c4d4h4s 2d3d5d5s6s/x9"
"""One four can leave the set: for 2d3d5d (three cards, 10 points) or for 5s6s (two cards, 11 points)."""


def test_lays_most_cards_first() -> None:
    assert lays(f"machiavelli {SPARE_FOUR} x42 - 0:play opened=0") == "2d3d5d"


def test_M14_in_the_last_turn_least_penalty_comes_first() -> None:
    for stock in ("x1", "-"):
        assert lays(f"machiavelli {SPARE_FOUR} {stock} - 0:play opened=0") == "5s6s"


@pytest.mark.parametrize(("stock", "last"), [("x42", False), ("x2", False), ("x1", True), ("-", True)])
def test_M14_knows_its_last_turn(stock: str, last: bool) -> None:
    """With two seats and one card left the other takes it, plays, and the hand stops."""
    assert is_last_turn(read_position(f"machiavelli 2h3h4h 5s/x9 {stock} - 0:play opened=0")) is last


def test_of_layings_with_as_many_cards_the_dearest_goes() -> None:
    """The four of diamonds is in a run worth 9 or in a set worth 12."""
    assert lays("machiavelli - 2d3d4d4c4hKd/x9 x42 - 0:play opened=0") == "4c4d4h"


def test_M7_opens_with_a_clean_run_even_where_less_is_laid() -> None:
    assert lays("machiavelli - 2d3d4d4c4hKd/x9 x42 - 0:play opened=1") == "2d3d4d"
    assert lays("machiavelli - KdKhKs4c4h*/x9 x42 - 0:play opened=1") == "pass"


def test_M7_rearranges_in_the_opening_turn() -> None:
    """Besides the run the seven goes into the long run of the table."""
    assert lays("machiavelli 4h5h6h7h8h9h 2d3d4d7h9s/x9 x42 - 0:play opened=1") == "2d3d4d7h"


def test_classic_lays_or_draws() -> None:
    assert lays("machiavelli_classic 2h3h4h5h6h7h 4hKs/x9 x42 - 0:play") == "4h"
    assert lays("machiavelli_classic 2h3h4h5h6h7h 9hKs/x9 x42 - 0:play") == "draw"


def test_third_copies_are_refused_by_name() -> None:
    """A position no deck can give: the level says so instead of playing wrongly."""
    with pytest.raises(UnsupportedPosition):
        lays("machiavelli 2h3h4h,2h3h4h 2hKs/x9 x42 - 0:play opened=0")
