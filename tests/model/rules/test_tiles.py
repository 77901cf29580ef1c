"""The rules of the game with tiles, tag by tag (RULES T), and the rows of an independent referee."""

from __future__ import annotations


import pytest

from ramio_desktop.model.actions import Discard, Draw, Fold, IllegalAction, Lay, NewMatch, NextHand, Pass, Reason, Verb
from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.events import Dealt, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import position_text, read_meld, read_position, table_text
from ramio_desktop.model.options import TilesOptions
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.scoring import TILES, numbers_shown
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, seen_by
from tests.model.rule_cases import check_rule_case, rule_cases
from tests.model.trying import events_of, played, reason, started

RULES = ruleset("tiles")
GRAMMAR = MeldGrammar(ace_high=False)


# --- The cases of an independent referee ---------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "action", "verdict", "tag"), rule_cases("tiles"))
def test_rule_case(position: str, action: str, verdict: str, tag: str) -> None:
    check_rule_case(position, action, verdict)


def test_rule_cases_are_all_there() -> None:
    verdicts = [row[2] for row in rule_cases("tiles")]
    assert len(verdicts) == 116 and set(verdicts) == {"ok", "refused"}


# --- T1, T2: tiles, deal, who starts -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T1_a_hundred_and_six_tiles_and_fourteen_each(seats: int) -> None:
    state = started("tiles", seats)
    assert [len(held) for held in state.hands] == [14] * seats
    assert len(state.stock) == 106 - 14 * seats
    cards = state.cards()
    assert cards.count(JOKER) == 2
    assert all(cards.count(card) == 2 for card in cards) and len(set(cards)) == 53
    assert sum(TILES.of(card) for card in cards) == 2 * 4 * 91 + 60


@pytest.mark.parametrize("seats", [1, 5])
def test_T1_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        RULES.begin(TilesOptions(), seats, Chance("0"))


def test_T2_the_first_seat_starts_and_the_first_player_alternates() -> None:
    assert {started("tiles", 2, str(seed)).turn.seat for seed in range(20)} == {0}
    for seats, dealer, after in ((2, 0, 1), (2, 1, 0), (4, 3, 0)):
        hands = "/".join(["5k"] * seats)
        state = read_position(f"tiles - {hands} x60 - 1:over dealer={dealer}")
        events = RULES.order(state, NextHand(), Chance("0"))
        assert isinstance(events[0], Dealt) and events[0].dealer == after
        assert events[1:] == [Turned(after, Phase.PLAY)]


def test_T2_a_new_match_starts_with_the_first_seat_again() -> None:
    state = read_position("tiles - 5k/6k x60 - 1:over dealer=1 scores=30/7")
    after = fold(state, RULES.order(state, NewMatch(), Chance("0")))
    assert (after.turn.seat, after.match.scores, after.match.hand) == (0, (0, 0), 1)


# --- T3, T4: melds and jokers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("meld", "expected"),
    [
        ("7k7r7b", None), ("7k7r7b7o", None), ("7k7r*", None), ("7k**", None), ("7k*r*b", None), ("1k2k3k", None),
        ("11o12o13o", None), ("1b2b3b4b5b6b7b8b9b10b11b12b13b", None), ("*2k3k", None), ("12k13k*", None),
        ("12k13k1k", Reason.RUN_WRAPS), ("13k1k2k", Reason.RUN_WRAPS), ("1k2k13k", Reason.RUN_WRAPS),
        ("1b2b3b4b5b6b7b8b9b10b11b12b13b*", Reason.NOT_A_MELD),
        ("7k7k7r", Reason.SET_SAME_SUIT), ("7k7r7b7o*", Reason.SET_TOO_LARGE), ("7k8k", Reason.MELD_TOO_SHORT),
        ("7k8r9k", Reason.NOT_A_MELD), ("7k8k8k9k", Reason.RUN_TWICE), ("7k8k10k", Reason.RUN_GAP),
        ("***", Reason.ONLY_JOKERS), ("1k1k*", Reason.SET_SAME_SUIT),
    ],
)
def test_T3_groups_runs_and_jokers_with_a_real_tile(meld: str, expected: Reason | None) -> None:
    refusal = RULES.meld_refusal(TilesOptions(), read_meld(meld, GRAMMAR))
    assert (None if refusal is None else refusal.reason) is expected


@pytest.mark.parametrize(
    ("meld", "numbers"),
    [
        ("4k*6k", (4, 5, 6)), ("*5k6k", (4, 5, 6)), ("5k6k*", (5, 6, 7)), ("12k13k*", (11, 12, 13)),
        ("9k9r*", (9, 9, 9)), ("9k9r9b*", (9, 9, 9, 9)), ("10o**", (10, 11, 12)), ("13o**", (11, 12, 13)),
        ("13o*k*r", (13, 13, 13)), ("**3r", (1, 2, 3)), ("1r1b1k", (1, 1, 1)),
    ],
)
def test_T4_a_joker_is_worth_the_tile_it_stands_for(meld: str, numbers: tuple[int, ...]) -> None:
    shown = read_meld(meld, GRAMMAR)
    assert numbers_shown(shown) == RULES.values_shown(TilesOptions(), shown) == numbers


def test_T4_a_joker_in_no_meld_is_worth_nothing_yet() -> None:
    assert numbers_shown(read_meld("9k*", GRAMMAR)) == (9, 0)


# --- T5: the opening -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "lay"),
    [
        ("9k10k11k2o", "9k10k11k"),  # 30
        ("10k10r10b2o", "10k10r10b"),
        ("1k2k3k4k5r5b5o5k2o", "1k2k3k4k,5k5r5b5o"),  # 10 + 20
        ("9k11k2o*", "9k*11k"),  # the joker is the ten
        ("10k10r2o*", "10k10r*"),
        ("10k2o**", "*10k*"),  # 9 + 10 + 11
        ("13k2o**", "13k**"),  # it can only be 11-12-13
        ("10k2o**", "10k*r*b"),
    ],
)
def test_T4_T5_thirty_points_open(held: str, lay: str) -> None:
    after = played(f"tiles 5k5r5b {held}/x14 x60 - 0:play", f"lay 5k5r5b,{lay}")
    assert after.match.opened == {0}


@pytest.mark.parametrize(
    ("held", "lay"),
    [
        ("9k9r9b2o", "9k9r9b"),  # 27
        ("1k2k3k4k4r4b4o5o6o7o", "1k2k3k,4r4b4o"),  # 18
        ("5k6k7k3r4r5r2o", "5k6k7k"),
        ("9k10k2o*", "*9k10k"),  # 27; as 9-10-JK it would be 30
        ("2k3k4k5k5r5b5o", "2k3k4k5k,5r5b5o"),  # 14 + 15 = 29
        ("2k4k5k5r5b5o*", "2k*4k5k,5r5b5o"),  # 29 with the joker as the three
        ("9k2o**", "**9k"),
    ],
)
def test_T4_T5_twenty_nine_points_or_fewer_do_not(held: str, lay: str) -> None:
    assert reason(f"tiles 5k5r5b {held}/x14 x60 - 0:play", f"lay 5k5r5b,{lay}") is Reason.OPENING_POINTS


@pytest.mark.parametrize(
    ("table", "lay"),
    [
        ("5k5r5b", "5k5r5b5o,10k10r10b"),  # laid off beside a good opening
        ("5k6k7k8k", "5k6k7k,8k10k9k,10r10b10o"),
        ("5k6k*", "*5k6k,10k10r10b"),  # the joker stands for another tile now
        ("5k6k7k,8k9k10k", "5k6k7k8k9k10k,10k10r10b"),
    ],
)
def test_T5_in_the_opening_turn_the_table_is_not_touched(table: str, lay: str) -> None:
    held = "5o9k10k10r10b10o"
    assert reason(f"tiles {table} {held}/x14 x60 - 0:play", f"lay {lay}") is Reason.OPENING_TABLE
    assert reason(f"tiles {table} {held}/x14 x60 - 0:play opened=0", f"lay {lay}") is None


def test_T5_a_table_named_in_another_order_is_the_same_table() -> None:
    table = "5k6k*,1r2r3r,1r2r3r"
    after = played(f"tiles {table} 10k10r10b4o/x14 x60 - 0:play", "lay 10b10k10r,1r2r3r,6k5k*,1r2r3r")
    assert after.match.opened == {0}


def test_T5_the_points_so_far_are_told_while_one_lays() -> None:
    view = read_position("tiles 5k5r5b 9k9r9b1o2o4o/x14 x60 - 0:play")
    draft = Draft(view, 0)
    token = {draft.cards[t].text: t for t in range(len(draft.cards))}
    assert RULES.opening_progress(view, 0, draft.table) == (0, 30)
    draft.move([token["9k"], token["9r"]])
    assert RULES.opening_progress(view, 0, draft.table) == (0, 30)
    draft.move([token["9b"]], 1)
    assert RULES.opening_progress(view, 0, draft.table) == (27, 30)
    assert draft.refusal() is not None and draft.refusal().reason is Reason.OPENING_POINTS  # type: ignore[union-attr]
    opened = read_position("tiles 5k5r5b 9k9r9b/x14 x60 - 0:play opened=0")
    assert RULES.opening_progress(opened, 0, opened.table) is None


# --- T6: later turns -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "held", "lay"),
    [
        ("5k5r5b", "5o2k", "5k5r5b5o"),
        ("1k2k3k4k5k6k7k", "4k9o", "1k2k3k4k,4k5k6k7k"),
        ("5k6k*,9r9b9o", "7k9k2o", "5k6k7k*,9k9r9b9o"),
        ("5k6k*,9r9b9o", "7k2o", "5k6k7k,*9r9b9o"),  # the joker goes to another meld
        ("5k5r5b5o,6o7o8o", "4k6k2r", "5r5b5o,4k5k6k,6o7o8o"),
        ("7k**", "7r2o", "7k7r**"),
    ],
)
def test_T6_the_table_may_be_rearranged(table: str, held: str, lay: str) -> None:
    after = played(f"tiles {table} {held}/x14 x60 - 0:play opened=0", f"lay {lay}")
    assert not after.is_over


@pytest.mark.parametrize(
    ("table", "held", "lay", "expected"),
    [
        ("5k5r5b5o", "6r7r2o", "5k5b5o,6r7r", Reason.TABLE_CARD_MISSING),
        ("5k6k*", "7k2o", "5k6k7k", Reason.JOKER_TAKEN),
        ("5k5r5b5o", "2o", "5k5r5b5o", Reason.NO_HAND_CARD),
        ("5k5r5b5o,5r5b5o", "2o", "5k5r5b,5r5b5o5o", Reason.NO_HAND_CARD),
        ("5k5r5b", "6r7r2o", "5k5r5b5o", Reason.NOT_HELD),
        ("5k6k7k", "8k2o", "5k6k,7k8k", Reason.MELD_TOO_SHORT),
        ("11k12k13k", "1k2o", "11k12k13k1k", Reason.RUN_WRAPS),
    ],
)
def test_T6_what_a_laying_may_not_do(table: str, held: str, lay: str, expected: Reason) -> None:
    assert reason(f"tiles {table} {held}/x14 x60 - 0:play opened=0", f"lay {lay}") is expected


def test_T6_T9_ones_own_tiles_of_this_turn_come_back_and_those_of_the_table_do_not() -> None:
    draft = Draft(read_position("tiles 5k5r5b 5o2k/x14 x60 - 0:play opened=0"), 0)
    own = next(t for t in range(len(draft.cards)) if draft.cards[t].text == "5o")
    draft.move([own], 0)
    assert table_text(draft.table) == "5k5r5b5o"
    draft.take_back([own])
    assert not draft.is_changed
    with pytest.raises(IllegalAction) as refused:
        draft.take_back([0])
    assert refused.value.reason is Reason.TABLE_CARD_MISSING


# --- T7: the turn --------------------------------------------------------------------------------------------------


def test_T7_I6_a_turn_is_one_lay_or_one_draw() -> None:
    start = "tiles - 10k10r10b2o/5k 9o8o - 0:play"
    assert RULES.verbs(read_position(start), 0) == {Verb.LAY, Verb.DRAW}
    assert RULES.verbs(read_position(start), 1) == frozenset()
    assert position_text(played(start, "draw")) == "tiles - 10k10r10b2o9o/5k 8o - 1:play"
    assert position_text(played(start, "lay 10k10r10b")) == "tiles 10k10r10b 2o/5k 9o8o - 1:play opened=0"
    assert reason(start, "pass") is Reason.STOCK_LEFT
    assert reason(start, "draw discard") is Reason.NO_SUCH_VERB
    for action in (Discard(read_position(start).hands[0][0]), Fold()):
        refusal = RULES.refusal(read_position(start), 0, action)
        assert refusal is not None and refusal.reason is Reason.NO_SUCH_VERB


def test_T7_drawing_is_for_the_table_as_it_stood() -> None:
    draft = Draft(read_position("tiles 5k5r5b 5o2k/x14 x60 - 0:play opened=0"), 0)
    own = next(t for t in range(len(draft.cards)) if draft.cards[t].text == "5o")
    assert draft.draw_refusal() is None
    draft.move([own], 0)
    assert draft.draw_refusal() == IllegalAction(Reason.DRAW_AFTER_MOVES)
    draft.restore()
    assert draft.draw_refusal() is None
    empty = Draft(read_position("tiles 5k5r5b 5o2k/x14 - - 0:play opened=0"), 0)
    assert empty.draw_refusal() == IllegalAction(Reason.STOCK_EMPTY)


def test_T7_with_the_reserve_empty_one_may_lay_or_pass() -> None:
    state = played("tiles 5k5r5b 5o2k/6k7k 9o - 0:play opened=0", "draw")
    assert not state.is_over and RULES.verbs(state, 1) == {Verb.LAY, Verb.PASS}
    assert RULES.minimum_action(state, 1) == Pass()
    refusal = RULES.refusal(state, 1, Draw())
    assert refusal is not None and refusal.reason is Reason.STOCK_EMPTY


def test_T7_passes_in_a_row_by_everybody_end_the_hand_and_a_laying_breaks_the_row() -> None:
    start = "tiles 5k5r5b,9k9r9b 5o9o2k/6k7k/8k - - 0:play opened=0"
    state = played(start, "pass; pass")
    assert (state.turn.passes, state.turn.seat, state.is_over) == (2, 2, False)
    assert played(start, "pass; pass; pass").is_over
    broken = played(start, "lay 5k5r5b5o,9k9r9b; pass; pass; lay 5k5r5b5o,9k9r9b9o")
    assert (broken.turn.passes, broken.is_over) == (0, False)
    assert played("tiles - 2k/3k - - 0:play passes=1", "pass").is_over


# --- T8: how a hand ends -------------------------------------------------------------------------------------------


def test_T8_who_empties_the_rack_wins_at_once_and_scores_the_other_racks() -> None:
    state = played("tiles 5k5r5b 5o/13k*/2r3r x60 - 0:play opened=0", "lay 5k5r5b5o")
    assert state.is_over and state.match.scores == (13 + 30 + 5, 0, 0)
    assert RULES.hand_winners(state) == (0,)
    assert events_of("tiles 5k5r5b 5o/13k* x60 - 0:play opened=0", "lay 5k5r5b5o") == [
        "p0 laid 5k5r5b5o", "shown -/13k*", "scored 43/0 closed 0",
    ]


def test_T5_T8_opening_and_going_out_in_one_turn() -> None:
    state = played("tiles - 10k10r10b/1k2k x60 - 0:play", "lay 10k10r10b")
    assert state.is_over and state.match.scores == (3, 0)


@pytest.mark.parametrize(
    ("hands", "scores", "winners"),
    [
        ("2k/13k12k", "0:23", (0,)),
        ("2k3k4k/*", "0:21", (0,)),  # three tiles of nine points are less than a joker
        ("13k/5k4k", "1:4", (1,)),
        ("9k/4k5k", "", (0, 1)),  # a tie of points, whatever the number of tiles
        ("2k/9r/5b", "0:10", (0,)),
        ("2k/2r/5b", "", (0, 1)),
        ("9k/2r/2b/*", "", (1, 2)),
    ],
)
def test_T8_after_the_last_pass_the_smallest_rack_scores_the_differences_and_a_tie_nothing(
    hands: str, scores: str, winners: tuple[int, ...]
) -> None:
    seats = hands.count("/") + 1
    state = played(f"tiles 5k5r5b {hands} - - {seats - 1}:play passes={seats - 1}", "pass")
    expected = [0] * seats
    if scores:
        seat, points = map(int, scores.split(":"))
        expected[seat] = points
    assert state.is_over and list(state.match.scores) == expected
    assert RULES.hand_winners(state) == winners


def test_T8_hands_are_not_played_to_a_total() -> None:
    state = read_position("tiles - -/5k x60 - 0:over scores=900/700")
    assert RULES.match_winners(state) is None
    assert fold(state, RULES.order(state, NextHand(), Chance("0"))).match.hand == 2


# --- T9, T10: the draft, levels ------------------------------------------------------------------------------------


def test_T9_I7_undo_one_change_restore_the_start_and_confirm_only_a_valid_table() -> None:
    draft = Draft(read_position("tiles 5k5r5b5o,6k7k8k 4k5k2o/x14 x60 - 0:play opened=0"), 0)
    start = draft.layout
    draft.move([4, 5, 6], 0)  # six, seven and eight to the fives
    assert draft.refusal() is not None and draft.laid == ()
    assert draft.undo() and draft.layout == start
    own = [t for t in draft.layout.hand if draft.cards[t].text in ("4k", "5k")]
    draft.move(own, 1, 0)
    assert table_text(draft.table) == "5k5r5b5o,4k5k6k7k8k" and draft.refusal() is None
    assert draft.to_actions() == (Lay(draft.table),)
    assert draft.restore() and draft.layout == start and not draft.is_changed


def test_T10_a_draft_of_an_unfinished_turn_is_kept_as_lines() -> None:
    view = seen_by(read_position("tiles 5k6k* 7k2o*/5r5b x60 - 0:play opened=0"), 0)
    draft = Draft(view, 0)
    draft.move([draft.layout.hand[0]], 0)
    draft.move([draft.layout.hand[-1]], 0, 0)
    again = Draft.restored(view, 0, draft.lines())
    assert again.layout == draft.layout and again.undo() and again.undo() and not again.is_changed


def test_T3_a_loose_group_never_puts_the_one_last() -> None:
    draft = Draft(read_position("tiles - 13k1k/5r5b x60 - 0:play opened=0"), 0)
    draft.move([1, 0])
    assert table_text(draft.table) == "1k13k"
