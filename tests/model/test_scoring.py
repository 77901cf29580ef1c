"""What cards left in the hand cost (M13)."""

from __future__ import annotations

import pytest

from ramio_desktop.model.cards import CARD_SUITS, FACES, deck
from ramio_desktop.model.notation import read_hand
from ramio_desktop.model.scoring import MACHIAVELLI, Penalties


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("2c", 2), ("9d", 9), ("Th", 10), ("Js", 10), ("Qc", 10), ("Kd", 10), ("Ah", 11), ("*", 50), ("??", 0),
        ("-", 0), ("AsQc8h7c", 36), ("2c3c4c5c6c7c8c9cTcJcQcKcAc", 95),
    ],
)
def test_M13_penalties(cards: str, points: int) -> None:
    assert MACHIAVELLI.total(read_hand(cards)) == points


def test_M13_every_card_has_its_price() -> None:
    for card in deck(CARD_SUITS, 1, 0):
        number = "A23456789TJQK".index(card.text[0]) + 1
        assert MACHIAVELLI.of(card) == (11 if number == 1 else min(number, 10))


def test_R22_the_whole_deck_of_108_is_worth_860_with_jokers_at_25() -> None:
    assert Penalties(joker=25).total(deck(CARD_SUITS, 2, 4)) == 860


def test_a_low_ace_may_be_cheap() -> None:
    assert Penalties(ace=1).of(FACES["Ah"]) == 1
