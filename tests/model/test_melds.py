"""Runs, sets and jokers (M4, M5, M10, M19), against a referee of its own."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.cards import FACES, JOKER
from ramio_desktop.model.melds import Kind, MeldGrammar, Piece
from ramio_desktop.model.notation import read_meld
from ramio_desktop.model.verdict import meld_refusal
from tests.model import referee, strategies

GRAMMAR = MeldGrammar()


@pytest.mark.parametrize(
    "text",
    [
        "QhKhAh", "Ah2h3h", "9s9h9d9c", "9s9h9d", "7h**", "*7h*", "**7h", "4h5h6h", "3c4c5c6c7c8c9cTcJcQcKc",
        "Ac2c3c4c5c6c7c8c9cTcJcQcKcAc", "4h*6h", "9s*9h", "9s9h**", "7h*c*d", "7h7c*d", "KhAh*", "*2h3h",
        "As2s*4s5s", "9s9c9d*", "Ac*3c4c5c6c7c8c9cTcJcQcKc*",
    ],
)
def test_M4_M5_M10_melds(text: str) -> None:
    meld = read_meld(text, GRAMMAR)
    assert GRAMMAR.allows(meld)
    assert meld_refusal(meld, GRAMMAR) is None
    assert meld.kind in (Kind.RUN, Kind.SET)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("KhAh2h", Reason.RUN_WRAPS),
        ("QhKhAh2h", Reason.RUN_WRAPS),
        ("KhAh2h*", Reason.RUN_WRAPS),
        ("9s9s9h", Reason.SET_SAME_SUIT),
        ("9s9s*", Reason.SET_SAME_SUIT),
        ("9s9h9d9c*", Reason.SET_TOO_LARGE),
        ("9s9h9d**", Reason.SET_TOO_LARGE),
        ("***", Reason.ONLY_JOKERS),
        ("4h5h", Reason.MELD_TOO_SHORT),
        ("4h*", Reason.MELD_TOO_SHORT),
        ("7h", Reason.MELD_TOO_SHORT),
        ("4h5h7h", Reason.RUN_GAP),
        ("4h*7h8h9h2h", Reason.RUN_GAP),
        ("4h4h5h6h", Reason.RUN_TWICE),
        ("AhAh2h3h", Reason.RUN_GAP),
        ("4h5h6c", Reason.NOT_A_MELD),
        ("4h5h~9c7h", Reason.NOT_A_MELD),  # an own card as a joker is of pokerato only (P7)
        ("4h4d~9c", Reason.NOT_A_MELD),
        ("~4h~5h~6d", Reason.NOT_A_MELD),
    ],
)
def test_M4_M5_M10_what_is_no_meld_and_why(text: str, reason: Reason) -> None:
    meld = read_meld(text, GRAMMAR)
    assert not GRAMMAR.allows(meld)
    refusal = meld_refusal(meld, GRAMMAR)
    assert refusal is not None and refusal.reason is reason
    assert refusal.cards and set(refusal.cards) <= set(meld.cards)


def test_M4_fourteen_cards_at_most_and_an_ace_at_each_end() -> None:
    whole = "Ac2c3c4c5c6c7c8c9cTcJcQcKcAc"
    assert read_meld(whole, GRAMMAR).kind is Kind.RUN
    assert not GRAMMAR.allows(read_meld(whole + "*", GRAMMAR))


def test_M4_the_ace_is_low_only_where_the_rules_say_so() -> None:
    low = MeldGrammar(ace_high=False)
    assert low.allows(read_meld("Ah2h3h", low))
    refusal = meld_refusal(read_meld("QhKhAh", low), low)
    assert refusal is not None and refusal.reason is Reason.RUN_WRAPS


def test_P7_an_own_card_is_a_joker_only_where_the_rules_say_so() -> None:
    own = MeldGrammar(own_joker=True)
    for text in ("4h5h~9c7h", "4h4d~9c"):
        assert own.allows(read_meld(text, own))
        assert not GRAMMAR.allows(read_meld(text, GRAMMAR))
    assert GRAMMAR.allows(read_meld("4h5h~6h7h", GRAMMAR))  # it stands for itself


@given(st.lists(strategies.faces(), min_size=1, max_size=5) | strategies.near_melds().map(
    lambda put: [piece.card for piece in put]
))
def test_M4_M5_M10_bare_cards_are_a_meld_when_the_referee_says_so(cards: list[object]) -> None:
    meld = GRAMMAR.meld(cards)  # type: ignore[arg-type]
    assert GRAMMAR.allows(meld) == referee.is_meld([str(card) for card in cards])
    assert (meld_refusal(meld, GRAMMAR) is None) == GRAMMAR.allows(meld)


@pytest.mark.parametrize("text", ["4h5h6h", "QhKh*", "9s9h9d", "7h*8h", "Ah2h*", "4h*6h7h"])
def test_M19_every_order_of_the_cards_is_taken(text: str) -> None:
    pieces = read_meld(text, GRAMMAR).pieces()
    for order in permutations(pieces):
        assert GRAMMAR.allows(GRAMMAR.arrange(order)[0])


@given(strategies.groups())
def test_arranging_twice_changes_nothing_and_loses_no_card(put: list[Piece]) -> None:
    meld, order = GRAMMAR.arrange(put)
    assert sorted(order) == list(range(len(put)))
    assert meld.cards == tuple(put[i].card for i in order)
    assert GRAMMAR.arrange(meld.pieces()) == (meld, tuple(range(len(put))))


@given(strategies.groups())
def test_a_card_stands_for_itself_and_a_joker_for_one_that_is_not_there(put: list[Piece]) -> None:
    meld = GRAMMAR.arrange(put)[0]
    if not GRAMMAR.allows(meld):
        return
    shown = [card for card in meld.stands_for if card is not JOKER]
    assert len(set(shown)) == len(shown) or meld.kind is Kind.RUN and len(meld) == 14
    assert all(card is JOKER or card is stands for card, stands in zip(meld.cards, meld.stands_for))


@pytest.mark.parametrize(
    ("text", "mending"),
    [("4h6h", "5h"), ("4h5h", "3h6h"), ("AhKh", "Qh"), ("9s9h", "9c9d"), ("4h5h7h", "6h"), ("4h", ""), ("4h9c", "")],
)
def test_the_one_card_that_would_mend_a_group_is_named(text: str, mending: str) -> None:
    found = {str(card) for card in GRAMMAR.mending_cards(read_meld(text, GRAMMAR))}
    assert found == {mending[i : i + 2] for i in range(0, len(mending), 2)}


@given(st.lists(st.sampled_from(strategies.FACE_CARDS), min_size=2, max_size=4))
def test_mending_cards_are_all_that_mend(cards: list[object]) -> None:
    names = [str(card) for card in cards]
    mending = {str(card) for card in GRAMMAR.mending_cards(GRAMMAR.meld(cards))}  # type: ignore[arg-type]
    assert mending == {text for text in map(str, strategies.FACE_CARDS) if referee.is_meld([*names, text])}


def test_cards_and_tiles_never_meld() -> None:
    mixed = GRAMMAR.meld([FACES["7h"], FACES["7k"], FACES["7d"]])
    assert mixed.kind is Kind.LOOSE
    assert str(mixed) == "7h7k7d"
