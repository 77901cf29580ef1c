"""Ramino: deck, deal, turn, stock and closing, tag by tag (RULES R1–R8, R17–R21), and the rows of a referee."""

from __future__ import annotations

from collections import Counter

import pytest

from ramio_desktop.model.actions import Pass, Reason, Verb
from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.conflict import Clash, ConflictingOptions
from ramio_desktop.model.events import Dealt
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import position_text, read_action, read_hand, read_position
from ramio_desktop.model.options import OptionsError, RaminoOptions, parse_rules
from ramio_desktop.model.rules.ramino.ending import ramino, take_refusal
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State, seen_by
from tests.model.rule_cases import check_rule_case, rule_cases
from tests.model.rules.ramino_case import RULES, events_of, played, reason, started
from tests.sampling import scale



@pytest.mark.parametrize("preset", ["ramino", "ramino_50", "ramino_duel", "scala40"])
def test_rule_cases(preset: str) -> None:
    """What an independent referee says about positions of play."""
    rows = rule_cases(preset)
    assert len(rows) == {"ramino": 250, "ramino_50": 100, "ramino_duel": 84, "scala40": 83}[preset]
    for position, action, verdict, _ in rows:
        check_rule_case(position, action, verdict)


# --- Cards and deal ------------------------------------------------------------------------------------------------


def test_R1_two_decks_and_four_jokers_or_one_deck_for_two() -> None:
    options = RaminoOptions()
    assert Counter(RULES.deck(options))[JOKER] == 4 and len(RULES.deck(options)) == 108
    assert (RULES.least_seats, RULES.most_seats) == (2, 7)
    with pytest.raises(ConflictingOptions) as caught:
        RULES.begin(RaminoOptions(decks=1, jokers=2), 3, Chance("0"))
    assert caught.value.conflict.clash is Clash.ONE_DECK_SEATS
    with pytest.raises(ValueError, match="2 to 7 players"):
        RULES.begin(options, 8, Chance("0"))


@pytest.mark.parametrize(
    ("rules", "seats", "stock"),
    [
        ("ramino", 2, 87), ("ramino", 3, 77), ("ramino", 4, 67), ("ramino", 5, 57), ("ramino", 6, 47),
        ("ramino", 7, 37),
        ("scala40", 6, 29), ("ramino[decks=1,jokers=2]", 2, 33), ("ramino[hand_size=14]", 7, 9),
    ],
)
def test_R2_the_stock_after_the_deal(rules: str, seats: int, stock: int) -> None:
    state = started(rules, seats)
    assert isinstance(state.options, RaminoOptions)
    assert {len(held) for held in state.hands} == {state.options.hand_size}
    assert (len(state.stock), len(state.discard), state.table) == (stock, 1, ())
    assert Counter(state.cards()) == Counter(RULES.deck(state.options))


def test_R2_a_deal_that_leaves_no_stock_is_refused_by_name() -> None:
    """No options that can be chosen come so far; the bound is where it has to be."""
    options = RaminoOptions(hand_size=14)
    assert not options.conflicts(7)
    assert [conflict.clash for conflict in options.conflicts(8)] == [Clash.NO_STOCK]
    with pytest.raises(OptionsError, match="decks, jokers"):
        parse_rules("ramino[decks=1]")


def test_R2_I5_cards_are_dealt_one_at_a_time_after_the_dealer() -> None:
    for direction, step in (("clockwise", 1), ("counterclockwise", -1)):
        state = started(f"ramino[direction={direction}]", 4, "order")
        chance = Chance("order")
        assert state.match.dealer == chance.below(4)
        cards = chance.shuffled(RULES.deck(state.options))
        for i in range(4):
            seat = (state.match.dealer + step * (i + 1)) % 4
            assert sorted(cards[i:40:4]) == list(state.hands[seat])
        assert state.turn.seat == (state.match.dealer + step) % 4


def test_R3_a_joker_turned_up_goes_back_into_the_stock() -> None:
    turned = 0
    for seed in range(120):
        state = started("ramino", 7, str(seed))
        assert len(state.discard) == 1 and state.discard[0] is not JOKER
        chance = Chance(str(seed))
        chance.below(7)
        turned += chance.shuffled(RULES.deck(state.options))[70] is JOKER
    assert turned > 0


def test_R4_play_goes_round_the_dealer_moves_on_and_who_is_out_is_skipped() -> None:
    assert played("ramino - 4c5d/x9/x9/x9 x50 7h 0:play out=1", "discard 4c").turn.seat == 2
    assert played("ramino[direction=counterclockwise] - 4c5d/x9/x9/x9 x50 7h 0:play", "discard 4c").turn.seat == 3
    over = read_position("ramino - x10/x10/x10/x10 x50 7h 0:over dealer=1 out=2")
    assert RULES.next_dealer(over) == 3
    dealt = fold(over, RULES.dealt(over, 3, Chance("0")))
    assert [len(held) for held in dealt.hands] == [10, 10, 0, 10] and dealt.turn.seat == 0


def test_R4_I5_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(started("ramino", 3, str(seed)).match.dealer for seed in range(90))
    assert len(dealers) == 3 and min(dealers.values()) > 10


# --- The turn ------------------------------------------------------------------------------------------------------


def test_R5_I6_a_turn_is_a_draw_any_number_of_lays_and_a_discard() -> None:
    start = "ramino - 4c5c6cKcKdKh9s/x10 7d 8h 0:draw dealer=1"
    assert RULES.verbs(read_position(start), 0) == {Verb.DRAW}
    assert reason(start, "discard 9s") is Reason.DRAW_FIRST
    assert reason(start, "lay 4c5c6c") is Reason.DRAW_FIRST
    assert reason(start, "pass") is Reason.DRAW_FIRST
    drawn = position_text(played(start, "draw"))
    assert drawn == "ramino - 4c5c6cKc7dKdKh9s/x10 - 8h 0:play dealer=1"
    assert RULES.verbs(read_position(drawn), 0) == {Verb.LAY, Verb.DISCARD}
    assert reason(drawn, "draw") is reason(drawn, "draw discard") is Reason.ALREADY_DREW
    assert reason(drawn, "pass") is Reason.MUST_DISCARD
    after = played(drawn, "lay 4c5c6c; lay 4c5c6c,KcKdKh; discard 9s")
    assert position_text(after) == "ramino 4c5c6c,KcKdKh 7d/x10 - 8h9s 1:draw opened=0 dealer=1"


def test_R5_only_the_last_discard_can_be_taken() -> None:
    taken = played("ramino - 4c5c/x10 x50 9h8h 0:draw", "draw discard")
    assert position_text(taken) == "ramino - 4c5c8h/x10 x50 9h 0:play taken=8h"
    assert reason("ramino - 4c5c/x10 x50 - 0:draw", "draw discard") is Reason.NO_DISCARDS


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("lay 4h5h6h7h,9c9d9s", None),
        ("lay 3h4h5h6h,9c9d9h9s", None),
        ("lay 4h5h6h,9c9d9s,KcKdKh", None),
        ("lay 4h5h6h,9c9d9s", Reason.NO_HAND_CARD),
        ("lay 4h5h6h", Reason.MELD_CHANGED),
        ("lay 5h6h7h,9c9d9s", Reason.MELD_CHANGED),
        ("lay 9c9d9s,4h5h6h7h", Reason.MELD_CHANGED),
        ("lay 4h5h6h7h8h9h,9c9d9s", Reason.NOT_HELD),
        ("lay 4h5h6h,9c9d9sKc", Reason.NOT_A_MELD),
        ("lay 4h5h6h7h,9c9d9s,7h", Reason.MELD_TOO_SHORT),
    ],
)
def test_R6_melds_on_the_table_only_grow(action: str, why: Reason | None) -> None:
    assert reason("ramino 4h5h6h,9c9d9s 3h7h9hKcKdKhKs2d/x4 x60 2s 0:play opened=1 owners=1,1", action) is why


def test_R6_D4_everybody_lays_off_everywhere_and_melds_belong_to_who_laid_them() -> None:
    state = played("ramino 4h5h6h 7hKcKdKh2s/x9/x9 x60 2d 0:play opened=2 owners=2", "lay 4h5h6h7h,KcKdKh")
    assert state.owners == (2, 0) and [state.owner(i) for i in range(2)] == [2, 0]
    assert state.turn.laid and state.hands[0] == read_hand("2s")


def test_R6_equal_cards_are_not_told_apart_and_a_joker_keeps_its_card() -> None:
    assert reason("ramino 7h8h* 9h2c3d/x4 x60 2s 0:play opened=0", "lay 7h8h9h*") is Reason.JOKER_RETURNED
    assert reason("ramino[taken_joker=keep] 7h8h* 9h2c3d/x4 x60 2s 0:play opened=0", "lay 7h8h9h*") is (
        Reason.JOKER_RETURNED
    )
    # With another joker in the hand some assignment is legal: that one lies here, the freed one there.
    two = "7h8h* 9h*QcQd2c/x4 x60 2s 0:play opened=0"
    assert reason(f"ramino[taken_joker=keep] {two}", "lay 7h8h9h*") is None
    assert reason(f"ramino {two}", "lay 7h8h9h*,QcQd*") is None
    assert reason(f"ramino {two}", "lay 7h8h9h*") is Reason.JOKER_RETURNED
    assert reason("ramino 7h8h* Th2c3d/x4 x60 2s 0:play opened=0", "lay 7h8h*Th") is None
    assert reason("ramino 7h8h* 6h2c3d/x4 x60 2s 0:play opened=0", "lay *6h7h8h") is Reason.MELD_CHANGED
    assert reason("ramino 7h8h* 6h2c3d/x4 x60 2s 0:play opened=0", "lay 6h7h8h*") is None


def test_R7_the_card_taken_may_not_go_back_unless_there_is_an_equal_one() -> None:
    assert reason("ramino - 4c7h/x10 x50 2s 0:play taken=7h", "discard 7h") is Reason.TAKEN_BACK
    assert reason("ramino - 4c7h/x10 x50 2s 0:play taken=7h", "discard 4c") is None
    assert reason("ramino - 4c7h7h/x10 x50 2s 0:play taken=7h", "discard 7h") is None
    laid = played("ramino 7c7d7s 4c7h7h/x10 x50 2s 0:play opened=0 taken=7h", "lay 7c7d7h7s")
    assert laid.turn.taken is None
    assert reason(position_text(laid), "discard 7h") is None
    assert reason("ramino - 7h/x10 x50 2s 0:play taken=7h", "discard 7h") is Reason.TAKEN_BACK


def test_R7_I2a_what_would_leave_only_the_taken_card_is_refused() -> None:
    held = "KcKdKh7h/x10 x50 2s 0:play taken=7h round=2"
    assert reason(f"ramino - {held}", "lay KcKdKh") is Reason.TAKEN_BACK
    # Where one may close without a discard it can still be laid off.
    assert reason(f"ramino[final_discard=false] 4h5h6h {held}", "lay 4h5h6h,KcKdKh") is None
    assert reason(f"ramino 4h5h6h {held}", "lay 4h5h6h,KcKdKh") is Reason.TAKEN_BACK
    # A joker that comes to the hand can be thrown instead.
    assert reason(f"ramino[taken_joker=keep] 5h6h* {held}", "lay 5h6h*,KcKdKh") is None


def test_R7_a_joker_may_be_discarded_and_taken() -> None:
    assert reason("ramino - 4c*/x10 x50 2s 0:play", "discard *") is None
    assert reason("ramino - 4c5d/x10 x50 2s* 0:draw", "draw discard") is None
    assert reason("ramino - 4c5d*/x10 x50 2s 0:play taken=*", "discard *") is Reason.TAKEN_BACK


# --- Melds (the jokers and the opening have files of their own) ------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "action", "why"),
    [
        ("ramino", "lay Ac2c3c", None),
        ("ramino", "lay QhKhAh", None),
        ("ramino", "lay KhAh2h", Reason.RUN_WRAPS),
        ("ramino", "lay 9c9d9h", None),
        ("ramino", "lay 9c9d9h9s", None),
        ("ramino", "lay 9c9d9h9s*", Reason.SET_TOO_LARGE),
        ("ramino", "lay 9c9c9d", Reason.SET_SAME_SUIT),
        ("ramino[ace=low]", "lay Ac2c3c", None),
        ("ramino[ace=low]", "lay QhKhAh", Reason.RUN_WRAPS),
    ],
)
def test_R8_D2_runs_and_sets(rules: str, action: str, why: Reason | None) -> None:
    assert reason(f"{rules} - AcAh2c2h3cQhKh9c9c9d9h9s*5s/x9 x60 2d 0:play", action) is why


def test_R8_a_run_from_ace_to_ace_has_fourteen_cards() -> None:
    line = "2h3h4h5h6h7h8h9hThJhQhKh"
    assert reason(f"ramino {line} AhAh5s/x9 x60 2d 0:play opened=0", f"lay Ah{line}Ah") is None
    assert reason(f"ramino Ah{line}Ah Ah5s/x9 x60 2d 0:play opened=0", f"lay Ah{line}AhAh") is not None


# --- Closing -------------------------------------------------------------------------------------------------------


def test_R17_who_must_discard_may_not_lay_down_to_nothing() -> None:
    assert reason("ramino - 6c6d6h/x10 x50 2s 0:play opened=0", "lay 6c6d6h") is Reason.LAST_CARD
    assert reason("ramino[final_discard=false] - 6c6d6h/x10 x50 2s 0:play opened=0", "lay 6c6d6h") is None
    assert reason("ramino - 6c6d6h2s/x10 x50 2s 0:play opened=0", "lay 6c6d6h") is None


def test_R17_R20_the_last_discard_closes_and_the_hand_is_over() -> None:
    events = events_of("ramino 4h5h6h 9d/7c8d x50 2s 0:play opened=0,1", "discard 9d")
    assert events == ["p0 discarded 9d", "shown -/7c8d", "scored 0/15 closed 0"]
    over = played("ramino 4h5h6h 9d/7c8d x50 2s 0:play opened=0,1", "discard 9d")
    assert over.is_over and RULES.hand_winners(over) == (0,)
    for seat in (0, 1):
        refusal = RULES.refusal(over, seat, Pass())
        assert refusal is not None and refusal.reason is Reason.HAND_OVER


def test_worked_turn_two_cards_laid_off_and_the_last_discarded_closes() -> None:
    position = "ramino 5h6h7h,KcKdKh 8hKs9d/7c8d x50 2s 0:play opened=0,1"
    assert played(position, "lay 5h6h7h8h,KcKdKhKs; discard 9d").match.scores == (0, 15)


def test_worked_turn_sixteen_points_stay() -> None:
    state = played("ramino_50 - 2c4dJdQs5h6h8hKcKdKs/x10 x60 7h 0:draw",
                   "draw discard; lay 5h6h7h8h,KcKdKs; discard Qs")
    assert RULES.penalties(state.options).total(state.hands[0]) == 16


def test_R18_closing_in_hand_doubles_what_the_others_hold() -> None:
    hand = "4c5c6cKcKdKh9s/7c8d/As2s x50 2s 0:play round=2"
    in_hand = played(f"ramino - {hand}", "lay 4c5c6c,KcKdKh; discard 9s")
    assert in_hand.match.scores == (0, 30, 26)
    assert played(f"ramino - {hand} opened=0", "lay 4c5c6c,KcKdKh; discard 9s").match.scores == (0, 15, 13)
    assert played(f"ramino[in_hand_multiplier=1] - {hand}", "lay 4c5c6c,KcKdKh; discard 9s").match.scores == (0, 15, 13)
    # Lay-offs in the closing turn itself are fine.
    off = "7h4d/7c8d x50 2s 0:play round=2"
    assert played(f"ramino 4h5h6h {off}", "lay 4h5h6h7h; discard 4d").match.scores == (0, 30)


def test_R18_in_the_first_round_an_option_bars_it() -> None:
    rules = "ramino[in_hand_first_round=false] -"
    hand = "4c5c6cKcKdKh9s/x9 x50 2s 0:play"
    assert reason(f"{rules} {hand}", "lay 4c5c6c,KcKdKh") is Reason.FIRST_ROUND
    assert reason(f"{rules} {hand}", "lay KcKdKh") is None
    assert reason(f"{rules} {hand} round=2", "lay 4c5c6c,KcKdKh") is None
    assert reason(f"{rules} 9s/x9 x50 2s 0:play", "discard 9s") is Reason.FIRST_ROUND
    free = "ramino[in_hand_first_round=false,final_discard=false] - 4c5c6c/x9 x50 2s 0:play"
    assert reason(free, "lay 4c5c6c") is Reason.FIRST_ROUND


FLUSH = "Ah2h3h5h6h8h9hJhQhKh"


def test_R19_ten_of_a_suit_close_in_one_go() -> None:
    start = f"ramino[flush_close=true,opening_points=50] 7c8c9c {FLUSH}4d/7c8d x50 2s 0:play opened=1 round=2"
    assert reason(start, f"lay 7c8c9c,{FLUSH}") is None
    over = played(start, f"lay 7c8c9c,{FLUSH}; discard 4d")
    assert over.match.scores == (0, 30)
    assert reason(start.replace("flush_close=true,", ""), f"lay 7c8c9c,{FLUSH}") is Reason.RUN_WRAPS
    assert reason(start.replace("opened=1", "opened=0,1"), f"lay 7c8c9c,{FLUSH}") is Reason.FLUSH
    assert reason(start, f"lay 7c8c9c,{FLUSH[:-2]}") is not None
    assert reason(start + " taken=4d", f"lay 7c8c9c,{FLUSH}") is Reason.TAKEN_TO_LAY
    assert reason(start + " taken=5h", f"lay 7c8c9c,{FLUSH}") is None


def test_R19_R16_the_discard_may_be_taken_for_a_flush() -> None:
    start = f"ramino[flush_close=true,opening_points=50] - {FLUSH[2:]}4d/7c8d x50 2sAh 0:draw round=2"
    assert reason(start, "draw discard") is None
    assert reason(start.replace("flush_close=true,", ""), "draw discard") is Reason.DISCARD_UNUSABLE


# --- The stock -----------------------------------------------------------------------------------------------------


def test_R21_D8_an_empty_stock_is_made_of_the_discards() -> None:
    start = "ramino - 4c/x10 - 2s3s4s5s9d 0:draw"
    lines = events_of(start, "draw")
    assert lines[0].startswith("restocked ") and lines[1].startswith("p0 drew stock ")
    after = played(start, "draw")
    assert after.discard == read_hand("9d") and len(after.stock) == 3
    orders = set()
    for seed in range(40):
        state = read_position(start)
        events = RULES.decide(state, 0, read_action("draw", RULES.grammar(state.options)), Chance(str(seed)))
        orders.add(events[0])
    assert len(orders) > 10


def test_R21_flipped_the_oldest_discard_comes_first() -> None:
    lines = events_of("ramino[restock=flip] - 4c/x10 - 2s3s4s5s9d 0:draw", "draw")
    assert lines == ["restocked 2s3s4s5s", "p0 drew stock 2s"]


def test_R21_with_one_discard_nothing_may_be_drawn_instead() -> None:
    start = "ramino 4h5h6h 7h4c/x10 - 9d 0:draw opened=0"
    nothing = played(start, "draw")
    assert position_text(nothing) == "ramino 4h5h6h 4c7h/x10 - 9d 0:play opened=0 drew=nothing"
    assert RULES.verbs(nothing, 0) == {Verb.LAY, Verb.PASS}
    assert reason(position_text(nothing), "discard 4c") is Reason.DREW_NOTHING
    laid = played(position_text(nothing), "lay 4h5h6h7h; pass")
    assert (laid.turn.seat, laid.turn.phase, len(laid.hands[0])) == (1, Phase.DRAW, 1)


def test_R21_D8_five_rows_of_the_referee_speak_against_the_rule_and_are_followed() -> None:
    """The rule has the last discard taken unless R16 forbids it; with two decks the rows let one draw nothing.

    With one deck (D8) rows and rule agree. Where the rows are silent they are followed too, so that two decks are
    played in one way: who draws nothing may still lay, and the discard stays for the next seat.
    """
    against, agreeing = 0, 0
    for position, action, verdict, _ in rule_cases("ramino", "ramino_50", "ramino_duel", "scala40"):
        state = read_position(position)
        alone = not state.stock and len(state.discard) == 1 and state.turn.phase is Phase.DRAW
        if action == "draw" and alone and take_refusal(state, state.turn.seat) is None:
            against += verdict == "ok"
            agreeing += verdict == "refused"
            assert (verdict == "ok") == (ramino(state).decks == 2)
    assert (against, agreeing) == (5, 11)
    assert reason("ramino - 4c5d/x10 - 9d 0:draw", "draw") is None
    assert reason("ramino_duel - 4c5d/x49 - 9d 0:draw", "draw") is Reason.TAKE_DISCARD


def test_R21_who_drew_nothing_closes_only_without_a_last_discard() -> None:
    last = "4h5h6h 7h/x10 - 9d 0:play opened=0 drew=nothing"
    assert reason(f"ramino {last}", "lay 4h5h6h7h") is Reason.LAST_CARD
    assert reason(f"ramino[final_discard=false] {last}", "lay 4h5h6h7h") is None


def test_R21_D9_after_round_200_the_hand_is_void() -> None:
    assert events_of("ramino - 4c5c/x10 x50 9d 0:play round=200 dealer=1", "discard 4c")[
        1
    ] == "p1 to draw round 200"
    void = events_of("ramino - 4c/7d8d x50 9d 1:play round=200 dealer=1", "discard 7d")
    assert void == ["p1 discarded 7d", "shown 4c/8d", "scored 0/0 stopped"]
    over = played("ramino - 4c/7d8d x50 9d 1:play round=200 dealer=1 scores=50/60", "discard 7d")
    assert over.match.scores == (50, 60) and over.match.voids == 1


def test_R21_three_void_hands_in_a_row_end_the_match_as_it_stands() -> None:
    last = "ramino - 4c/7d8d x50 9d 1:play round=200 dealer=1 scores=50/60 voids={}"
    assert events_of(last.format(1), "discard 7d")[-1] == "scored 0/0 stopped"
    assert events_of(last.format(2), "discard 7d")[-1] == "ended 0"
    closed = played("ramino 4h5h6h 9d/7c8d x50 2s 0:play opened=0,1 voids=2", "discard 9d")
    assert closed.match.voids == 0
    duel = "ramino_duel - 4c/7d8d x29 9d 1:play round=200 dealer=1 scores=50/60 voids=2"
    assert events_of(duel, "discard 7d")[-1] == "ended 1"


def test_worked_a_joker_is_among_the_first_ten_in_32_6_of_100_deals() -> None:
    """The sanity test of the shuffle: 1 - (104 over 10) / (108 over 10), on a sample."""
    deals = scale(4_000, 100_000)
    deck = RULES.deck(RaminoOptions())
    chance = Chance("sanity")
    found = sum(JOKER in chance.shuffled(deck)[:10] for _ in range(deals))
    assert abs(found / deals - 0.326) < scale(25, 5) / 1000


def test_I4_a_dealt_hand_is_told_to_its_seat_only() -> None:
    state = started("ramino", 3)
    dealt = RULES.dealt(state, 0, Chance("1"))[0]
    told = RULES.redact(dealt, 1)
    assert isinstance(dealt, Dealt) and isinstance(told, Dealt)
    assert told.hands[1] == dealt.hands[1] and told.discard == dealt.discard
    assert all(card.text == "??" for seat in (0, 2) for card in told.hands[seat]) and told.stock != dealt.stock


def test_I5_a_view_follows_taken_discards() -> None:
    """What a seat took from the discards is known to the others until it lies somewhere."""
    state = read_position("ramino - 4c5c/6d7d x50 9h8h 0:draw")
    view = seen_by(state, 1)
    for action in ("draw discard", "discard 4c"):
        events = RULES.decide(state, 0, read_action(action, RULES.grammar(state.options)), Chance("0"))
        state = fold(state, events)
        view = fold(view, [RULES.redact(event, 1) for event in events])
    assert position_text(view).split(" ")[2] == "8hx1/6d7d"
    assert isinstance(state, State)
