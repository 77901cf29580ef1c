"""Why a computer player played: one reason for every move, and never a card that is still in its hand (I4)."""

from dataclasses import replace

import pytest

from ramio_desktop.model.actions import Lay
from ramio_desktop.model.bots import bot
from ramio_desktop.model.bots.explain import explain, explain_action
from ramio_desktop.model.bots.explanation import Explanation, Why
from ramio_desktop.model.cards import HIDDEN, hand
from ramio_desktop.model.evolve import laid_cards
from ramio_desktop.model.notation import hand_text, read_hand, read_position
from ramio_desktop.model.state import seen_by
from tests.model.bots.test_legality import played
from tests.sampling import Seeds, scale

FOUR = "5hKs9cJd2s"
"""Beside 2h3h4h: the five goes, four cards stay."""


@pytest.mark.parametrize(
    ("level", "position", "why", "cards"),
    [
        ("hard", "machiavelli - 5c6c7c/x13 x42 - 0:draw", Why.DREW, "-"),
        ("hard", "machiavelli 2h3h4h 5h/x13 x42 - 0:play opened=0", Why.CLOSED, "-"),
        ("beginner", "machiavelli - 2c3c4c5cKdKhKs7d/x13 x42 - 0:play", Why.OPENED, "2c3c4c"),
        ("easy", "machiavelli - 2c3c5c/x13 x42 - 0:play", Why.NO_OPENING, "-"),
        ("hard", f"machiavelli 2h3h4h {FOUR}/x13 x1 - 0:play opened=0", Why.LAST_TURN, "5h"),
        ("expert", f"machiavelli 2h3h4h {FOUR}/x13 x1 - 0:play opened=0", Why.LAST_TURN, "5h"),
        ("beginner", "machiavelli 2h3h4h KcKdKs9c/x13 x42 - 0:play opened=0", Why.MELDS, "KcKdKs"),
        ("beginner", f"machiavelli 2h3h4h {FOUR}/x13 x42 - 0:play opened=0", Why.LAY_OFFS, "5h"),
        (
            "easy", "machiavelli 2h3h4h 5hKcKdKs9c/x13 x42 - 0:play opened=0", Why.MELDS_AND_LAY_OFFS,
            "KcKd5hKs",
        ),
        ("beginner", "machiavelli 2h3h4h5h6h7h 4hKs9cJd/x13 x42 - 0:play opened=0", Why.SPLIT, "4h"),
        ("easy", "machiavelli 2h3h4h5h6h7h 4hKs9cJd/x13 x42 - 0:play opened=0", Why.OPENED_MELD, "4h"),
        ("hard", f"machiavelli 2h3h4h {FOUR}/x13 x42 - 0:play opened=0", Why.MOST, "5h"),
        ("hard", "machiavelli 2h3h4h5h6h7h 4hKs9cJd/x13 x42 - 0:play opened=0", Why.MOST_REARRANGED, "4h"),
        ("expert", f"machiavelli 2h3h4h {FOUR}/x2 x42 - 0:play opened=0", Why.DANGER, "5h"),
        ("expert", f"machiavelli 2h3h4h {FOUR}/x13 x42 - 0:play opened=0", Why.SPARED, "5h"),
        ("beginner", "machiavelli 2h3h4h Ks9cJd/x13 x42 - 0:play opened=0", Why.NOTHING_PLAIN, "-"),
        ("easy", "machiavelli 2h3h4h Ks9cJd/x13 x42 - 0:play opened=0", Why.NOTHING_NEAR, "-"),
        ("hard", "machiavelli 2h3h4h Ks9cJd/x13 x42 - 0:play opened=0", Why.NOTHING_FITS, "-"),
        ("expert", "machiavelli 2h3h4h Ks9cJd/x2 x42 - 0:play opened=0", Why.NOTHING_FITS, "-"),
        ("expert", "machiavelli 2h3h4h Ks9cJd/x13 x42 - 0:play opened=0", Why.WAITS, "-"),
        ("expert", f"machiavelli 2h3h4h {FOUR}/x18 x42 - 0:play opened=0", Why.MIRRORS, "-"),
        ("hoarder", f"machiavelli 2h3h4h {FOUR}/x13 x42 - 0:play opened=0", Why.HOARDS, "-"),
        ("hard", "machiavelli_classic 2h3h4h Ks9cJd/x13 x42 - 0:play", Why.NOTHING_FITS, "-"),
        ("hard", "tiles - 10k10r10b4o/x14 x42 - 0:play", Why.OPENED_POINTS, "10k10r10b"),
        ("easy", "tiles - 9k9r9b4o/x14 x42 - 0:play", Why.NO_OPENING_POINTS, "-"),
        ("easy", "ramino 7h8h9h 4cKsQd/x10 x50 2sTh 0:draw opened=1", Why.TOOK, "Th"),
        ("easy", "ramino - 4cKs/x10 x50 2s 0:play", Why.THREW, "Ks"),
        ("easy", "ramino - 4cKs/x10 - 2s 0:play drew=nothing", Why.HAD_NOTHING, "-"),
    ],
)
def test_each_reason(level: str, position: str, why: Why, cards: str) -> None:
    explanation = explain(read_position(position), 0, level)
    assert (explanation.why, hand_text(hand(explanation.cards))) == (why, cards)


def test_every_reason_has_a_case() -> None:
    cases = test_each_reason.pytestmark[0].args[1]
    assert {case[2] for case in cases} == set(Why)


def test_names_the_player_it_is_about() -> None:
    danger = explain(read_position(f"machiavelli 2h3h4h {FOUR}/x13/x2 x42 - 0:play opened=0"), 0, "expert")
    mirror = explain(read_position(f"machiavelli 2h3h4h {FOUR}/x19/x20 x42 - 0:play opened=0"), 0, "expert")
    assert (danger.seat, mirror.seat) == (2, 2)
    pair = explain(read_position("machiavelli 4h5h6h7h,4s5s6s7s 4c9dJdKcQs/x13 x42 - 0:play opened=0"), 0, "easy")
    assert pair == Explanation(Why.OPENED_MELD, read_hand("4c"), number=2)


def test_I4_no_card_left_in_the_hand_is_named_nor_looked_at(seeds: Seeds) -> None:
    """Only cards that were laid; and anybody's view of the table gives the same sentence."""
    for seed in seeds(scale(6, 200)):
        for state, view, level, action in played(seed):
            seat = state.turn.seat
            explanation = explain_action(view, seat, level, action)
            laid = laid_cards(view.table, action.table) if isinstance(action, Lay) else ()
            assert set(explanation.cards) <= set(laid)
            other = seen_by(state, (seat + 1) % state.seats)
            hidden = replace(other, hands=tuple((HIDDEN,) * len(held) for held in other.hands))
            assert explain_action(hidden, seat, level, action) == explanation


def test_what_was_done_and_what_would_be_done_have_one_explanation(seeds: Seeds) -> None:
    for seed in seeds(scale(1, 30)):
        for _, view, level, action in played(seed):
            seat = view.turn.seat
            assert explain(view, seat, level) == explain_action(view, seat, level, action)
            assert bot(view.rules, level).action(view, seat) == action
