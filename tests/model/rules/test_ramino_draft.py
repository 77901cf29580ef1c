"""A turn of ramino as one batch: melds, lay-offs, jokers taken, and the discard (RULES I7)."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ramio_desktop.model.actions import Discard, IllegalAction, Lay, Reason
from ramio_desktop.model.cards import JOKER, Suit
from ramio_desktop.model.draft import Draft, StaleDraft
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.layout import read_layout
from ramio_desktop.model.notation import read_position, table_text
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase
from tests.model.rules.ramino_case import RULES
from tests.model.rules.ramino_play import Hand, house_rules
from tests.sampling import scale

POSITION = "ramino 7d*9d,QcQdQh 8d6dKcKdKs3s2h/x9 x60 2d 0:play opened=0 round=2"


def draft(position: str = POSITION) -> Draft:
    return Draft(read_position(position), 0)


def token(of: Draft, text: str) -> int:
    return next(t for t in reversed(range(len(of.cards))) if of.cards[t].text == text)


def joker(of: Draft) -> int:
    return next(t for t in of.table_tokens if of.cards[t] is JOKER)


def test_I7_melds_lay_offs_and_the_discard_are_one_batch() -> None:
    d = draft()
    assert d.to_actions() == ()
    d.move([token(d, "6d")], 0)
    d.move([token(d, "Kc"), token(d, "Kd"), token(d, "Ks")])
    assert d.refusal() is None
    d.throw(token(d, "3s"))
    assert d.to_actions() == (Lay(d.table), Discard(d.cards[token(d, "3s")]))
    assert table_text(d.table) == "6d7d*9d,QcQdQh,KcKdKs" and d.refusal() is None
    d.throw(token(d, "2h"))
    assert [d.cards[t].text for t in d.layout.hand] == ["8d", "3s"]
    assert d.undo() and d.cards[d.layout.discard or 0].text == "3s"
    d.take_back([token(d, "3s")])
    assert d.layout.discard is None and d.to_actions() == (Lay(d.table),)
    assert d.restore() and not d.is_changed


def test_R10_R11_a_joker_that_is_taken_waits_for_its_place() -> None:
    d = draft()
    d.swap(token(d, "8d"), joker(d))
    assert table_text(d.table) == "7d8d9d,QcQdQh,*"
    refusal = d.refusal()
    assert refusal is not None and refusal.reason is Reason.MELD_TOO_SHORT
    d.move([joker(d)], 1)
    assert table_text(d.table) == "7d8d9d,QcQdQh*" and d.refusal() is None
    with pytest.raises(IllegalAction) as refused:
        d.take_back([joker(d)])
    assert refused.value.reason is Reason.JOKER_TAKEN


def test_R11_where_it_may_be_kept_it_comes_to_the_hand() -> None:
    d = draft(POSITION.replace("ramino ", "ramino[taken_joker=keep] "))
    d.swap(token(d, "8d"), joker(d))
    assert joker(d) in d.layout.hand and d.refusal() is None
    d.throw(token(d, "3s"))
    state = read_position(POSITION.replace("ramino ", "ramino[taken_joker=keep] "))
    for action in d.to_actions():
        state = fold(state, RULES.decide(state, 0, action, Chance("0")))
    assert JOKER in state.hands[0] and state.turn.seat == 1
    lines = d.lines()
    assert Draft.restored(d.view, 0, lines).layout == d.layout
    d.move([joker(d)], 1)
    assert d.refusal() is None
    d.throw(joker(d)) if joker(d) in d.layout.hand else d.undo()
    d.throw(joker(d))
    assert d.cards[d.layout.discard or 0] is JOKER and d.refusal() is None


def test_R9_a_joker_in_a_set_is_declared_where_the_rules_ask() -> None:
    d = draft("ramino[set_joker=declared] TdTh*s QdQh*Qc2h/x9 x60 2d 0:play opened=0 round=2")
    assert d.table == d.view.table
    number = d.move([token(d, "Qd"), token(d, "Qh"), token(d, "*")])
    own = next(t for t in d.group(number).tokens if d.cards[t] is JOKER)
    refusal = d.refusal()
    assert refusal is not None and refusal.reason is Reason.JOKER_UNDECLARED
    d.declare(own, Suit.SPADES)
    assert table_text(d.table) == "TdTh*s,QdQh*s" and d.refusal() is None
    assert Draft.restored(d.view, 0, d.lines()).layout == d.layout
    d.declare(own, None)
    assert d.refusal() is not None
    with pytest.raises(ValueError, match="joker"):
        d.declare(token(d, "Qc"), Suit.CLUBS)
    d.move([token(d, "Qc")], number)
    assert table_text(d.table) == "TdTh*s,QcQdQh*" and d.refusal() is None


def test_the_refusal_is_that_of_the_first_action_that_is_illegal() -> None:
    d = draft("ramino - 4c7h/x10 x50 2s 0:play taken=7h")
    d.throw(token(d, "7h"))
    refusal = d.refusal()
    assert refusal is not None and refusal.reason is Reason.TAKEN_BACK
    d.throw(token(d, "4c"))
    assert d.refusal() is None and d.to_actions() == (Discard(d.cards[token(d, "4c")]),)
    with pytest.raises(ValueError, match="table"):
        draft().throw(0)


@pytest.mark.parametrize("line", ["- 0 out=", "- 0 out=x", "- 0 as=1", "- 0 as=1x", "- 0 more", "-"])
def test_damaged_layouts_are_told(line: str) -> None:
    with pytest.raises(ValueError):
        read_layout(line)
    d = draft()
    with pytest.raises(StaleDraft):
        Draft.restored(d.view, 0, [*d.lines(), line])


MOVES = ("new", "old", "old", "take back", "swap", "throw", "undo", "redo", "declare", "split")


@settings(
    max_examples=scale(40, 2_000), deadline=None, database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
@given(house_rules(), st.integers(0, 2**32), st.integers(0, 12))
def test_I7_what_a_draft_lets_through_the_authority_takes(
    rules: tuple[RaminoOptions, int], seed: int, rounds: int
) -> None:
    """After every move: the batch is accepted exactly when the draft has no refusal; its lines bring it back."""
    hand = Hand(rules[0], rules[1], seed)
    hand.run(rounds)
    chance = random.Random(seed)
    while not hand.state.is_over and hand.state.turn.phase is Phase.DRAW:
        hand._try(hand._sensible())
    state = hand.state
    if state.is_over:
        return
    seat = state.turn.seat
    d = Draft(hand.views[seat], seat)
    for _ in range(12):
        _move(d, chance)
        accepted, after = True, state
        batch = d.to_actions() or (Lay(d.table),)
        for action in batch:
            try:
                after = fold(after, RULES.decide(after, seat, action, Chance("batch")))
            except IllegalAction:
                accepted = False
                break
        assert accepted == (d.refusal() is None)
        assert sorted(d.layout.tokens()) == list(range(len(d.cards)))
    again = Draft.restored(d.view, seat, d.lines())
    assert again.layout == d.layout and again.can_undo == d.can_undo


def _move(d: Draft, chance: random.Random) -> None:
    """Something that can be done with the mouse."""
    kind = chance.choice(MOVES)
    held, groups = list(d.layout.hand), list(d.layout.groups)
    laid = [token for token in d.laid if token not in held]
    jokers = [token for group in groups for token in group.tokens if d.cards[token] is JOKER]
    if kind == "new" and held:
        d.move(chance.sample(held, min(len(held), chance.randint(1, 4))))
    elif kind == "old" and held and groups:
        group = chance.choice(groups)
        fitting = [t for t in held if d.is_meld([*group.tokens, t])]
        d.move([chance.choice(fitting or held)], group.number)
    elif kind == "take back" and laid:
        d.take_back([chance.choice(laid)])
    elif kind == "swap" and held and jokers:
        d.swap(chance.choice(held), chance.choice(jokers))
    elif kind == "throw" and held:
        d.throw(chance.choice(held))
    elif kind == "undo":
        d.undo()
    elif kind == "redo":
        d.redo()
    elif kind == "declare" and jokers:
        d.declare(chance.choice(jokers), chance.choice((None, Suit.CLUBS, Suit.HEARTS)))
    elif kind == "split" and groups:
        group = chance.choice(groups)
        if len(group.tokens) > 1:
            d.split(group.number, chance.randint(1, len(group.tokens) - 1))
