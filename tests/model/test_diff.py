"""The difference of two tables."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model.diff import best_assignment, difference
from ramio_desktop.model.melds import MeldGrammar, Table
from ramio_desktop.model.notation import read_table

GRAMMAR = MeldGrammar()


def table(text: str) -> Table:
    return read_table(text, GRAMMAR)


@given(st.integers(1, 5).flatmap(lambda columns: st.lists(
    st.lists(st.integers(0, 9), min_size=columns, max_size=columns), min_size=1, max_size=5)))
def test_assignment_equals_brute_force(gain: list[list[int]]) -> None:
    columns = len(gain[0])
    slots = list(range(columns)) + [None] * len(gain)
    best = max(
        sum(gain[i][j] for i, j in enumerate(choice) if j is not None)
        for choice in set(permutations(slots, len(gain)))
    )
    found = best_assignment(gain)
    used = [j for j in found if j is not None]
    assert len(set(used)) == len(used)
    assert sum(gain[i][j] for i, j in enumerate(found) if j is not None) == best


def test_a_lay_off_is_one_move_from_the_hand() -> None:
    diff = difference(table("4c5c6c,9d9h9s"), table("9c9d9h9s,4c5c6c"))
    assert diff.origins == (1, 0)
    assert [(move.card.text, move.source, move.target) for move in diff.moves] == [("9c", None, 0)]
    assert diff.changed == {0}


def test_a_card_taken_from_another_meld_moves_before_the_hand() -> None:
    diff = difference(table("4c5c6c7c"), table("4c5c6c,7c7d7h"))
    assert [(move.card.text, move.source, move.target) for move in diff.moves] == [
        ("7c", 0, 1), ("7d", None, 1), ("7h", None, 1)
    ]
    assert diff.changed == {0, 1}


def test_equal_melds_stay_where_they_are() -> None:
    old = table("4c5c6c,4c5c6c,7h8h9h")
    diff = difference(old, table("4c5c6c,7h8h9h,4c5c6c"))
    assert not diff.moves and not diff.changed and sorted(diff.origins, key=str) == [0, 1, 2]


def test_a_missing_card_is_an_error() -> None:
    with pytest.raises(ValueError):
        difference(table("4c5c6c7c"), table("4c5c6c"))


def test_moves_lead_from_the_old_table_to_the_new() -> None:
    old, new = table("3c4c5c6c7c,TdThTs,5h6h7h"), table("3c4c5c,6c6d6h,5h5d5s,7c7d7h,TcTdThTs")
    diff = difference(old, new)
    piles = [Counter(old[o].cards) if o is not None else Counter() for o in diff.origins]
    for move in diff.moves:
        if move.source is not None and move.source in diff.origins:
            piles[diff.origins.index(move.source)][move.card] -= 1
        piles[move.target][move.card] += 1
    assert [+pile for pile in piles] == [Counter(meld.cards) for meld in new]
