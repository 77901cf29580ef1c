"""A turn in progress: moves, undo, restore, verdicts and its lines beside the save (RULES I7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model.actions import IllegalAction, Lay, Reason
from ramio_desktop.model.draft import Draft, StaleDraft
from ramio_desktop.model.notation import position_text, read_position, table_text

POSITION = "machiavelli 4c5c6c7c,9d9h9s,*QdKd 3c9cTh7d7h8s/x5 x60 - 0:play opened=0"


def draft(position: str = POSITION) -> Draft:
    return Draft(read_position(position), 0)


def token(of: Draft, text: str) -> int:
    return next(t for t in reversed(range(len(of.cards))) if of.cards[t].text == text)


def test_a_card_dropped_on_a_run_takes_its_place() -> None:
    d = draft()
    d.move([token(d, "3c")], 0, 4)
    assert table_text(d.table) == "3c4c5c6c7c,9d9h9s,*QdKd"
    assert d.laid == (token(d, "3c"),)
    assert d.refusal() is None
    assert d.to_actions() == (Lay(d.table),)


def test_M19_the_place_of_a_joker_declares_its_end() -> None:
    d = draft()
    joker = token(d, "*")
    d.move([joker], 0, 0)
    assert table_text(d.table) == "*4c5c6c7c,9d9h9s,QdKd"
    d.move([joker], 0, 5)
    assert table_text(d.table) == "4c5c6c7c*,9d9h9s,QdKd"


def test_a_meld_in_the_making_says_what_is_wrong_and_what_would_mend_it() -> None:
    d = draft()
    number = d.move([token(d, "7d"), token(d, "7h")])
    shown = next(meld for meld in d.melds if meld.number == number)
    assert shown.refusal is not None and shown.refusal.reason is Reason.MELD_TOO_SHORT
    refusal = d.refusal()
    assert refusal is not None and refusal.reason is Reason.MELD_TOO_SHORT
    d.move([d.layout.groups[0].tokens[-1]], number)
    assert table_text(d.table) == "4c5c6c,9d9h9s,*QdKd,7c7d7h"
    assert d.refusal() is None


def test_a_loose_run_is_put_in_order_the_ace_last_beside_high_cards() -> None:
    d = draft("machiavelli - KsAsAh2hJdTd/x5 x60 - 0:play opened=0")
    assert [d.cards[t].text for t in d.layout.groups[0].tokens] == [] if d.layout.groups else True
    d.move([token(d, "As"), token(d, "Ks")])
    d.move([token(d, "2h"), token(d, "Ah")])
    d.move([token(d, "Jd"), token(d, "Td")])
    assert table_text(d.table) == "KsAs,Ah2h,TdJd"


def test_I7_undo_redo_and_a_restore_that_can_be_undone() -> None:
    d = draft()
    start = d.layout
    d.move([token(d, "3c")], 0)
    laid = d.layout
    d.split(0, 2)
    assert d.undo() and d.layout == laid
    assert d.redo() and d.undo()
    assert d.restore() and d.layout == start and not d.is_changed
    assert d.undo() and d.layout == laid
    assert d.undo() and d.layout == start and not d.undo()


def test_M9c_only_cards_of_this_turn_go_back_to_the_hand() -> None:
    d = draft()
    mine = token(d, "3c")
    d.move([mine], 0)
    d.take_back([mine])
    assert not d.is_changed
    with pytest.raises(IllegalAction) as refused:
        d.take_back([0])
    assert refused.value.reason is Reason.TABLE_CARD_MISSING
    with pytest.raises(IllegalAction) as refused:
        d.take_back([d.layout.groups[2].tokens[0]])  # M11
    assert refused.value.reason is Reason.JOKER_TAKEN


def test_M7_an_opening_is_refused_until_a_clean_run_is_there() -> None:
    d = draft(POSITION.replace(" opened=0", ""))
    d.move([token(d, "3c")], 0)
    refusal = d.refusal()
    assert refusal is not None and refusal.reason is Reason.OPENING_RUN


Move = tuple[int, int, int]


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 30), st.integers(0, 30)), max_size=25))
def test_any_moves_keep_the_cards_and_undo_to_the_start_and_survive_the_file(moves: list[Move]) -> None:
    d = draft()
    view = position_text(d.view)
    every = Counter(d.cards)
    for verb, a, b in moves:
        groups = d.layout.groups
        group = groups[a % len(groups)]
        hand_token = d.layout.hand[b % len(d.layout.hand)] if d.layout.hand else None
        steps: list[Callable[[], object]] = [
            lambda: d.move([hand_token if hand_token is not None else 0], group.number, b),
            lambda: d.move([group.tokens[b % len(group.tokens)]]),
            lambda: d.split(group.number, b % len(group.tokens)),
            lambda: d.join(group.number, groups[b % len(groups)].number),
            lambda: d.take_back([group.tokens[b % len(group.tokens)]]),
            d.undo,
            d.restore,
        ]
        before = d.layout
        try:
            steps[verb]()
        except (ValueError, IllegalAction):
            assert d.layout == before
        lying = [t for g in d.layout.groups for t in g.tokens]
        assert sorted([*lying, *d.layout.hand]) == list(range(len(d.cards)))
        assert Counter(d.cards[t] for t in lying) + Counter(d.cards[t] for t in d.layout.hand) == every
        assert all(g.tokens for g in d.layout.groups)
    assert position_text(d.view) == view
    again = Draft.restored(d.view, 0, d.lines())
    assert again.layout == d.layout and again.lines() == d.lines()
    while again.undo():
        pass
    assert not again.is_changed


@given(st.lists(st.text(alphabet="draft 0123456789.:,-abcdef", max_size=40), max_size=4))
def test_lines_from_elsewhere_are_refused(lines: list[str]) -> None:
    with pytest.raises(StaleDraft):
        Draft.restored(read_position(POSITION), 0, lines)


def test_a_draft_of_another_position_is_refused() -> None:
    other = draft(POSITION.replace("x60", "x59"))
    with pytest.raises(StaleDraft):
        Draft.restored(read_position(POSITION), 0, other.lines())


def test_cards_moved_are_counted_and_what_is_undone_or_restored_is_not() -> None:
    draft = Draft(read_position("machiavelli 4c5c6c7c,9d9h9s 7d7h - - 0:play opened=0"), 0)
    seven_clubs, held = 3, list(draft.layout.hand)
    group = draft.move([seven_clubs])
    draft.move(held, group)
    assert draft.cards_moved == 3
    draft.undo()
    assert draft.cards_moved == 1
    draft.redo()
    draft.take_back(held[:1])
    draft.move(held[:1], group)
    assert draft.cards_moved == 5
    assert Draft.restored(draft.view, 0, draft.lines()).cards_moved == 5
    draft.restore()
    assert draft.cards_moved == 0
    draft.undo()
    assert draft.cards_moved == 5
