"""What a hand with hidden cards can hold: one meaning for every game (RULES I4)."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.cards import CARD_SUITS, deck
from ramio_desktop.model.notation import hand_text, read_hand
from ramio_desktop.model.rules.holding import not_held
from tests.model.trying import reason

DECK = deck(CARD_SUITS, 2, 2)


@pytest.mark.parametrize(
    ("held", "wanted", "lacking"),
    [
        ("7h8h", "7h", "-"),
        ("7h8h", "7h7h", "7h"),
        ("7hx1", "7h7h", "-"),  # the hidden one may be the other copy
        ("x3", "7h8h9h", "-"),
        ("x2", "7h8h9h", "7h8h9h"),  # any of the three may be the one that is not there
        ("7hx1", "7h8h9h", "8h9h"),
        ("7hx5", "7h7h7h", "7h"),  # two decks have two of them
        ("x5", "7h7h7h8h", "7h"),
        ("x5", "***", "*"),
        ("x5", "7k", "7k"),  # no tile is in a deck of cards
    ],
)
def test_I4_a_hidden_card_may_be_any_of_the_deck_and_no_more_than_it_has(held: str, wanted: str, lacking: str) -> None:
    assert hand_text(not_held(read_hand(held), read_hand(wanted), DECK)) == lacking


@pytest.mark.parametrize("rules", ["machiavelli", "ramino"])
def test_I4_both_kinds_of_table_mean_the_same(rules: str) -> None:
    """Three sevens of hearts are in no deck of two, whichever game is played."""
    position = f"{rules} 4h5h6h,4h5h6h,4h5h6h x9/x9 x20 2c 0:play opened=0,1"
    assert reason(position, "lay 4h5h6h7h,4h5h6h7h,4h5h6h7h") is Reason.NOT_HELD
    assert reason(position, "lay 4h5h6h7h,4h5h6h7h,4h5h6h") is None
