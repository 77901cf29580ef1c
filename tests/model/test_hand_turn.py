"""Hints and the best turn in the games in which melds stay: what to lay, and what to throw."""

from __future__ import annotations

import pytest

from ramio_desktop.model.hand_turn import best_turn
from ramio_desktop.model.hint import Found, hint
from ramio_desktop.model.notation import hand_text, read_position, table_text
from ramio_desktop.model.solver.rearrange import UnsupportedPosition


@pytest.mark.parametrize(
    ("position", "found", "cards", "table"),
    [
        ("ramino 7c8c9c TcKcKdKs2d4h/x10 x60 9s 0:play round=2", Found.YES, "TcKcKdKs", "7c8c9cTc,KcKdKs"),
        ("ramino 7c8c9c 4hKs2d/x10 x60 9s 0:play round=2", Found.NO, "-", "-"),
        # Before an opening nothing is laid that does not open.
        ("ramino_50 7c8c9c TcKcKdKs2d4h/x10 x60 9s 0:play round=2 opened=1", Found.NO, "-", "-"),
        ("ramino_50 7c8c9c QcQdQsKcKdKs2d/x10 x60 9s 0:play round=2 opened=1", Found.YES, "KcKdKsQcQdQs", None),
        # A last card is kept to be discarded.
        ("ramino - KcKdKs/x10 x60 9s 0:play opened=0 round=2", Found.NO, "-", "-"),
        ("ramino_duel - KcKdKs/x10 x30 9s 0:play opened=0 round=2", Found.YES, "KcKdKs", "KcKdKs"),
    ],
)
def test_a_hint_is_what_can_be_laid(position: str, found: Found, cards: str, table: str | None) -> None:
    told = hint(read_position(position), 0)
    assert told.found is found and sorted(hand_text(told.cards)) == sorted(cards)
    assert table is None or table_text(told.table) == table
    assert told.best and told.fewest and told.disturbed == 0


@pytest.mark.parametrize(
    ("position", "discard", "left", "closes"),
    [
        ("ramino - 2c4dJdQs5h6h7h8hKcKdKs/x10 x60 9s 0:play round=2", "Jd", 16, False),
        ("ramino 7c8c9c TcKcKdKs2d/x10 x60 9s 0:play round=2", "2d", 0, True),
        ("ramino_duel 7c8c9c TcKcKdKs/x10 x30 9s 0:play round=2", None, 0, True),
        # The king that was taken may not go back.
        ("ramino - Kc9d2s/x10 x60 9s 0:play round=2 taken=Kc", "9d", 12, False),
        # The joker costs most, and goes on the run.
        ("ramino 7c8c9c *Kc2s/x10 x60 9s 0:play round=2", "Kc", 2, False),
    ],
)
def test_the_best_turn_leaves_least(position: str, discard: str | None, left: int, closes: bool) -> None:
    turn = best_turn(read_position(position), 0)
    assert (None if turn.discard is None else turn.discard.text, turn.penalty, turn.closes) == (discard, left, closes)


def test_a_hand_with_hidden_cards_cannot_be_solved() -> None:
    with pytest.raises(UnsupportedPosition):
        best_turn(read_position("ramino - x5/x10 x60 9s 0:play"), 0)
