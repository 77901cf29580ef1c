"""Cards are values (DESIGN §1.1): one object a face, decks as RULES has them."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from ramio_desktop.model.cards import CARD_SUITS, FACES, HIDDEN, JOKER, TILE_COLOURS, Card, Rank, Suit, deck, hand
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.model.rules import ruleset


def test_a_face_is_one_object() -> None:
    assert Card(Rank.FIVE, Suit.HEARTS) is FACES["5h"] is copy.deepcopy(FACES["5h"]) is copy.copy(FACES["5h"])
    assert Card(5, 2) is FACES["5h"]


@pytest.mark.parametrize(("rank", "suit"), [(0, 0), (14, 0), (1, 8), (16, 8), (5, 9), (-1, 2)])
def test_there_is_no_other_card(rank: int, suit: int) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card(rank, suit)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        FACES["5h"].rank = Rank.SIX
    with pytest.raises(AttributeError):
        JOKER.mark = "mine"  # type: ignore[attr-defined]


def test_hands_are_sorted_by_suit_then_rank_jokers_and_hidden_cards_last() -> None:
    cards = [HIDDEN, JOKER, FACES["Ah"], FACES["Kc"], FACES["2c"], FACES["Ah"], FACES["3s"]]
    assert [str(card) for card in hand(cards)] == ["2c", "Kc", "Ah", "Ah", "3s", "*", "??"]


def test_natural_cards_have_a_suit_and_tiles_a_colour() -> None:
    assert FACES["5h"].is_natural and not FACES["5h"].is_tile
    assert FACES["13k"].is_natural and FACES["13k"].is_tile
    assert not JOKER.is_natural and not HIDDEN.is_natural


@pytest.mark.parametrize(("jokers", "size"), [(0, 104), (2, 106)])
def test_M1_two_decks_and_the_jokers(jokers: int, size: int) -> None:
    cards = ruleset("machiavelli").deck(MachiavelliOptions(jokers=jokers))
    counts = Counter(cards)
    assert len(cards) == size
    assert counts.pop(JOKER, 0) == jokers
    assert len(counts) == 52 and set(counts.values()) == {2}


def test_a_deck_of_tiles_has_four_colours_twice() -> None:
    tiles = deck(TILE_COLOURS, 2, 2)
    assert len(tiles) == 106 and len(set(tiles)) == 53
    assert {card.suit for card in deck(CARD_SUITS, 1, 0)} == set(CARD_SUITS)
