"""The rules of Machiavelli, tag by tag (RULES M), its worked cases, and the rows of an independent referee."""

from __future__ import annotations


import pytest

from ramio_desktop.model.actions import Discard, Draw, Fold, IllegalAction, Lay, NewMatch, NextHand, Reason, Verb
from ramio_desktop.model.cards import FACES, JOKER
from ramio_desktop.model.events import Dealt, HandScored, MatchEnded, Turned
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.notation import event_text, position_text, read_action, read_position
from ramio_desktop.model.options import PRESETS, MachiavelliOptions
from ramio_desktop.model.rules import RULESETS, UnknownGame, rules_of, ruleset
from ramio_desktop.model.rules.machiavelli import clean_runs
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import Phase, State, seen_by
from tests.model.rule_cases import check_rule_case, rule_cases
from tests.model.trying import events_of, played, reason, started

RULES = ruleset("machiavelli")


# --- The cases of an independent referee ---------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "action", "verdict", "tag"), rule_cases("machiavelli", "machiavelli_classic"))
def test_rule_case(position: str, action: str, verdict: str, tag: str) -> None:
    check_rule_case(position, action, verdict)


def test_rule_cases_are_all_there() -> None:
    verdicts = [row[2] for row in rule_cases("machiavelli", "machiavelli_classic")]
    assert len(verdicts) == 234 and set(verdicts) == {"ok", "refused"}


# --- M1 to M3: deck, deal, who starts ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("name", "cards"), [("machiavelli", 106), ("machiavelli_classic", 104)])
def test_M1_M2_the_deal(name: str, cards: int, seats: int) -> None:
    state = started(name, seats)
    assert [len(held) for held in state.hands] == [13] * seats
    assert len(state.stock) == cards - 13 * seats
    assert (state.table, state.discard) == ((), ())


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_M1_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        RULES.begin(MachiavelliOptions(), seats, Chance("0"))


def test_M2_nothing_is_ever_discarded() -> None:
    state = started("machiavelli", 2)
    for action in (Discard(state.hands[state.turn.seat][0]), Draw(from_discard=True), Fold()):
        refusal = RULES.refusal(state, state.turn.seat, action)
        assert refusal is not None and refusal.reason is Reason.NO_SUCH_VERB


def test_M3_the_first_player_is_drawn_by_lot() -> None:
    leaders = [started("machiavelli", 3, str(seed)).turn.seat for seed in range(60)]
    assert {leaders.count(seat) > 8 for seat in range(3)} == {True}


def test_M3_the_first_player_moves_on_one_seat_at_each_hand() -> None:
    state = read_position("machiavelli - -/7h/8h x60 - 1:over dealer=2")
    events = RULES.order(state, NextHand(), Chance("0"))
    assert isinstance(events[0], Dealt) and events[0].dealer == 0
    assert events[1:] == [Turned(0, Phase.DRAW)]


# --- M6: the turn --------------------------------------------------------------------------------------------------


def test_M6_I6_a_turn_is_a_draw_then_one_lay_or_pass() -> None:
    start = "machiavelli - 4c5c6c/7h 9d8d - 0:draw"
    assert RULES.verbs(read_position(start), 0) == {Verb.DRAW}
    assert reason(start, "pass") is Reason.DRAW_FIRST
    assert reason(start, "lay 4c5c6c") is Reason.DRAW_FIRST
    drawn = position_text(played(start, "draw"))
    assert drawn == "machiavelli - 4c5c6c9d/7h 8d - 0:play"
    assert RULES.verbs(read_position(drawn), 0) == {Verb.LAY, Verb.PASS}
    assert reason(drawn, "draw") is Reason.ALREADY_DREW
    assert position_text(played(drawn, "pass")) == "machiavelli - 4c5c6c9d/7h 8d - 1:draw"
    assert position_text(played(drawn, "lay 4c5c6c")) == "machiavelli 4c5c6c 9d/7h 8d - 1:draw opened=0"


def test_M6_play_goes_round_and_only_the_seat_whose_turn_it_is_acts() -> None:
    state = read_position("machiavelli - 4c5c6c/7h/8h 9d8d - 2:draw")
    for seat in (0, 1):
        refusal = RULES.refusal(state, seat, Draw())
        assert refusal is not None and refusal.reason is Reason.NOT_YOUR_TURN
        assert not RULES.verbs(state, seat)
    assert played("machiavelli - 4c5c6c/7h/8h 9d8d - 2:draw", "draw; pass").turn.seat == 0


# --- M7, M12: the opening ------------------------------------------------------------------------------------------

TURN = "machiavelli {table} {hand}/x13 x50 - 0:play"


@pytest.mark.parametrize(
    ("table", "hand", "lay"),
    [
        ("-", "5h6h7hKs", "5h6h7h"),
        ("-", "5h6h7h*Ks", "5h6h7h*"),  # extended with a joker in the same lay
        ("-", "Ah2h3hKs", "Ah2h3h"),
        ("-", "QhKhAhKs", "QhKhAh"),
        ("-", "5h6h7h9c9d9sKs", "5h6h7h,9c9d9s"),
        ("8h9hTh", "5h6h7hKs", "5h6h7h8h9hTh"),  # joined to the table at once
        ("7h7c7d", "5h6h7hKs", "5h6h7h,7c7d7h"),
        ("8c8d8s", "5h6h7h8hKs", "5h6h7h,8c8d8h8s"),  # and other cards laid off
        ("4h4c4d4s,6c6d6s", "5h6h7hKs", "4h5h6h7h,4c4d4s,6c6d6s"),  # rearranged, the run being from the hand
        ("6c6d6s,7c7d7s,5c5d5s", "5h6h7hKs", "6c6d6h6s,7c7d7h7s,5c5d5h5s"),  # laid first, spread out after
    ],
)
def test_M7_an_opening_with_a_clean_run_of_the_hand(table: str, hand: str, lay: str) -> None:
    assert reason(TURN.format(table=table, hand=hand), f"lay {lay}") is None


@pytest.mark.parametrize(
    ("table", "hand", "lay"),
    [
        ("-", "5h6h*Ks", "5h6h*"),
        ("-", "9c9d9sKs", "9c9d9s"),
        ("7h8h9h", "5h6hKs", "5h6h7h8h9h"),
        ("7h7c7d7s", "5h6hKs", "5h6h7h,7c7d7s"),
        ("8h9hTh", "5h6h*Ks", "5h6h*8h9hTh"),
        ("-", "KhAh2h*Ks", "KhAh*"),
        ("5c6c7c", "8cKs", "5c6c7c8c"),
        ("-", "4h5h7h8h**", "4h5h*7h8h"),
    ],
)
def test_M7_M12_without_a_clean_run_nobody_opens(table: str, hand: str, lay: str) -> None:
    assert reason(TURN.format(table=table, hand=hand), f"lay {lay}") is Reason.OPENING_RUN


def test_M7_once_open_always_open_in_that_hand_and_closed_again_in_the_next() -> None:
    state = played("machiavelli - 5h6h7h9c9d9s9h/7h 8d8c8s2c - 0:play", "lay 5h6h7h; draw; pass; draw")
    assert state.match.opened == {0}
    assert RULES.refusal(state, 0, read_action("lay 5h6h7h,9c9d9s", RULES.grammar(state.options))) is None
    over = read_position("machiavelli 5h6h7h -/7h 8d - 0:over opened=0 scores=0/7")
    assert fold(over, RULES.order(over, NextHand(), Chance("1"))).match.opened == frozenset()


def test_M7_no_points_are_needed_and_clean_runs_are_found() -> None:
    held = read_position("machiavelli - AcAd2d3dQdKd*/x9 x9 - 0:play").hands[0]
    assert ["".join(map(str, run)) for run in clean_runs(held)] == ["Ad2d3d", "QdKdAd"]


# --- M8, M9, M11: rearranging --------------------------------------------------------------------------------------

OPEN = "machiavelli {table} {hand}/x13 x50 - 0:play opened=0"


@pytest.mark.parametrize(
    ("table", "hand", "lay"),
    [
        ("4c5c6c7c", "4d4hKs", "4c4d4h,5c6c7c"),  # a card taken out
        ("3c4c5c6c7c", "5cKs", "3c4c5c,5c6c7c"),  # split
        ("3c4c5c,7c8c9c", "6cKs", "3c4c5c6c7c8c9c"),  # joined
        ("3h4h5h,5c6c7c", "2h8cKs", "2h3h4h5h,5c6c7c8c"),
        ("6h7h*,9c9d9s", "8hKs", "6h7h8h,9c9d9s*"),  # M11: the joker moves on, the card takes its place
        ("6h*8h", "7h9hKs", "6h7h8h9h*"),
        ("2h3h4h,2c3c4c,2d3d4d", "2sKs", "2c2d2h2s,3c3d3h,4c4d4h"),
    ],
)
def test_M8_M11_the_whole_table_may_be_rearranged(table: str, hand: str, lay: str) -> None:
    assert reason(OPEN.format(table=table, hand=hand), f"lay {lay}") is None


@pytest.mark.parametrize(
    ("table", "hand", "lay", "expected"),
    [
        ("4c5c6c7c", "4d4hKs", "4c4d4h,5c6c,7c", Reason.MELD_TOO_SHORT),  # M9a
        ("3c4c5c", "6cKs", "3c4c,5c6c", Reason.MELD_TOO_SHORT),  # M9a
        ("3c4c5c6c", "Ks", "3c4c5c6c", Reason.NO_HAND_CARD),  # M9b
        ("3c4c5c6c7c8c", "Ks", "3c4c5c,6c7c8c", Reason.NO_HAND_CARD),  # M9b
        ("-", "Ks", "-", Reason.NO_HAND_CARD),  # M9b
        ("3c4c5c6c", "6d6h6sKs", "3c4c5c,6d6h6s", Reason.TABLE_CARD_MISSING),  # M9c
        ("3c4c5c", "-", "-", Reason.TABLE_CARD_MISSING),  # M9c
        ("6h7h*", "8hKs", "6h7h8h", Reason.JOKER_TAKEN),  # M9c, M11
        ("3c4c5c", "6dKs", "3c4c5c6c", Reason.NOT_HELD),  # I1
        ("3c4c5c", "6cKs", "3c4c5c6c,6c6d6h", Reason.NOT_HELD),  # I1
        ("3c4c5c", "6cKs", "3c4c5c6c*", Reason.NOT_HELD),  # I1
    ],
)
def test_M9_M11_what_a_laying_may_not_do(table: str, hand: str, lay: str, expected: Reason) -> None:
    assert reason(OPEN.format(table=table, hand=hand), f"lay {lay}") is expected


def test_M9_a_refused_laying_leaves_everything_where_it_was() -> None:
    state = read_position(OPEN.format(table="4c5c6c7c", hand="4d4hKs"))
    before = position_text(state)
    with pytest.raises(IllegalAction):
        RULES.decide(state, 0, read_action("lay 4c4d4h,5c6c,7c", RULES.grammar(state.options)), Chance("0"))
    assert position_text(state) == before


def test_I3_a_refusal_names_the_cards() -> None:
    state = read_position(OPEN.format(table="3c4c5c6c", hand="6d6h6sKs"))
    refusal = RULES.refusal(state, 0, read_action("lay 3c4c5c,6d6h6s", RULES.grammar(state.options)))
    assert refusal == IllegalAction(Reason.TABLE_CARD_MISSING, (FACES["6c"],))
    state = read_position(OPEN.format(table="6h7h*", hand="8hKs"))
    refusal = RULES.refusal(state, 0, read_action("lay 6h7h8h", RULES.grammar(state.options)))
    assert refusal == IllegalAction(Reason.JOKER_TAKEN, (JOKER,))


# --- Worked cases --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "fine"),
    [
        ("QhKhAh", True), ("KhAh2h", False), ("Ah2h3h", True), ("9s9s9h", False), ("9s9h9d9c", True),
        ("9s9h9d9c*", False), ("***", False), ("7h**", True),
    ],
)
def test_worked_cases_of_melds(cards: str, fine: bool) -> None:
    """RULES M, worked cases, M4, M5 and M10: laid by one who is open."""
    position = OPEN.format(table="-", hand=cards + "Ks")
    assert (reason(position, f"lay {cards}") is None) == fine


@pytest.mark.parametrize(
    ("table", "hand", "lay", "fine"),
    [("-", "5h6h*", "5h6h*", False), ("-", "5h6h7h*", "5h6h7h*", True), ("7h8h9h", "5h6h", "5h6h7h8h9h", False)],
)
def test_worked_cases_of_the_opening(table: str, hand: str, lay: str, fine: bool) -> None:
    """RULES M, worked cases, M7 and M12."""
    assert (reason(TURN.format(table=table, hand=hand + "Ks"), f"lay {lay}") is None) == fine


# --- M13 to M16: the end -------------------------------------------------------------------------------------------


def test_M13_who_lays_the_last_card_closes_and_the_others_count() -> None:
    assert events_of("machiavelli - 5h6h7h/AhKhTd*2c/9s x50 - 0:play scores=3/4/5", "lay 5h6h7h") == [
        "p0 laid 5h6h7h", "shown -/2cTdAhKh*/9s", "scored 0/83/9 closed 0",
    ]
    after = played("machiavelli - 5h6h7h/AhKhTd2c/9s x50 - 0:play scores=3/4/5", "lay 5h6h7h")
    assert (after.match.scores, after.is_over) == ((3, 37, 14), True)


def test_M14_when_the_stock_has_run_out_the_last_drawer_still_plays_his_turn() -> None:
    state = played("machiavelli - 4c5c6cKs/7h 9d - 0:draw", "draw")
    assert (state.stock, state.turn.phase) == ((), Phase.PLAY)
    assert events_of(position_text(state), "pass") == ["p0 passed", "shown 4c5c6c9dKs/7h", "scored 34/7 stopped"]
    assert events_of(position_text(state), "lay 4c5c6c")[-1] == "scored 19/7 stopped"


def test_M13_M14_closing_in_the_last_turn_is_a_close() -> None:
    assert events_of("machiavelli 4c5c6c 7c/7h - - 0:play opened=0", "lay 4c5c6c7c")[-1] == "scored 0/7 closed 0"


def test_M15_the_match_ends_at_the_target_and_the_lowest_total_wins() -> None:
    end = "machiavelli - 5h6h7h/2c/9s x50 - 0:play scores={}"
    assert events_of(end.format("40/95/9"), "lay 5h6h7h")[-1] == "scored 0/2/9 closed 0"
    assert events_of(end.format("40/98/9"), "lay 5h6h7h")[-1] == "ended 2"
    assert events_of(end.format("18/98/9"), "lay 5h6h7h")[-1] == "ended 0,2"
    over = played(end.format("40/98/9"), "lay 5h6h7h")
    with pytest.raises(IllegalAction) as refused:
        RULES.order(over, NextHand(), Chance("0"))
    assert refused.value.reason is Reason.MATCH_OVER


def test_M15_the_target_is_an_option() -> None:
    end = "machiavelli[target=50] - 5h6h7h/KcKd/9s x50 - 0:play scores=0/30/0"
    assert events_of(end, "lay 5h6h7h")[-1] == "ended 0"


def test_M16_a_simple_match_is_one_hand_and_nobody_counts() -> None:
    end = "machiavelli[match=simple] - 5h6h7h/KcKd/9s x50 - 0:play"
    assert events_of(end, "lay 5h6h7h")[-2:] == ["scored 0/0/0 closed 0", "ended 0"]


def test_M16_a_simple_match_whose_stock_runs_out_is_dealt_again_from_the_next_seat() -> None:
    state = played("machiavelli[match=simple] - 5h6h7h/KcKd/9s 2c - 0:draw dealer=2", "draw; pass")
    assert state.is_over and RULES.match_winners(state) is None
    again = fold(state, RULES.order(state, NextHand(), Chance("0")))
    assert (again.match.dealer, again.match.hand, again.turn.phase) == (0, 2, Phase.DRAW)


def test_a_hand_that_is_over_takes_no_action_and_one_that_is_not_no_next_hand() -> None:
    over = read_position("machiavelli - -/7h x60 - 0:over")
    for seat in (0, 1):
        refusal = RULES.refusal(over, seat, Draw())
        assert refusal is not None and refusal.reason is Reason.HAND_OVER
        assert not RULES.verbs(over, seat)
    with pytest.raises(IllegalAction) as refused:
        RULES.order(read_position("machiavelli - 7c/7h x60 - 0:draw"), NextHand(), Chance("0"))
    assert refused.value.reason is Reason.HAND_NOT_OVER


def test_S4_a_new_match_starts_with_all_scores_at_zero_and_a_new_lot() -> None:
    state = read_position("machiavelli 4c5c6c 7c/7h x60 - 0:draw scores=40/20 hand=3 opened=0")
    fresh = fold(state, RULES.order(state, NewMatch(), Chance("new")))
    assert (fresh.match.scores, fresh.match.hand, fresh.table) == ((0, 0), 1, ())
    assert {fold(state, RULES.order(state, NewMatch(), Chance(str(i)))).turn.seat for i in range(12)} == {0, 1}


# --- M17, M18: presets, levels -------------------------------------------------------------------------------------


def test_M17_the_two_presets() -> None:
    assert PRESETS["machiavelli"].options == MachiavelliOptions()
    assert PRESETS["machiavelli_classic"].options == MachiavelliOptions(
        jokers=0, draw="instead_of_laying", opening="free"
    )


def test_M18_machiavelli_has_computer_levels() -> None:
    from ramio_desktop.model.bots import LEVELS

    assert {"beginner", "hard"} <= set(LEVELS["machiavelli"])


# --- Classic -------------------------------------------------------------------------------------------------------

CLASSIC = "machiavelli_classic {table} {hand}/x13 {stock} - 0:play"


def test_classic_a_turn_is_one_lay_or_one_draw() -> None:
    """I6, `draw=instead_of_laying`."""
    position = CLASSIC.format(table="-", hand="4c5c6c9d", stock="8d8h")
    assert RULES.verbs(read_position(position), 0) == {Verb.LAY, Verb.DRAW}
    assert reason(position, "pass") is Reason.NO_PASS
    assert position_text(played(position, "draw")) == "machiavelli_classic - 4c5c6c8d9d/x13 8h - 1:play"
    after = played(position, "lay 4c5c6c")
    assert (after.turn.seat, after.turn.phase) == (1, Phase.PLAY)


def test_classic_everybody_counts_as_open() -> None:
    """`opening=free`: a set opens, and the table may be rearranged at once."""
    assert reason(CLASSIC.format(table="-", hand="9c9d9h2c", stock="x9"), "lay 9c9d9h") is None
    assert reason(CLASSIC.format(table="4c5c6c7c", hand="4d4h2c", stock="x9"), "lay 4c4d4h,5c6c7c") is None


def test_classic_drawing_the_last_card_stops_the_hand() -> None:
    """M14 in classic: the draw is a whole turn."""
    assert events_of(CLASSIC.format(table="-", hand="9c", stock="2d").replace("x13", "Kh"), "draw") == [
        "p0 drew stock 2d", "shown 9c2d/Kh", "scored 11/10 stopped",
    ]


def test_I2_the_minimum_action_is_to_draw_and_then_pass() -> None:
    state = read_position("machiavelli - 4c/7h 9d8d - 0:draw")
    for expected in ("p0 drew stock 9d", "p0 passed", "p1 drew stock 8d", "p1 passed"):
        seat = state.turn.seat
        events = RULES.decide(state, seat, RULES.minimum_action(state, seat), Chance("0"))
        assert event_text(events[0]) == expected
        state = fold(state, events)
    assert state.is_over
    classic = started("machiavelli_classic", 2)
    assert RULES.minimum_action(classic, classic.turn.seat) == Draw()


# --- What a seat may know (I4) -------------------------------------------------------------------------------------


def test_I4_a_view_hides_other_hands_and_the_stock() -> None:
    state = read_position("machiavelli 4c5c6c 7c*/7h8h 9d8d - 1:draw opened=0 scores=4/5")
    assert position_text(seen_by(state, 0)) == "machiavelli 4c5c6c 7c*/x2 x2 - 1:draw opened=0 scores=4/5"
    assert position_text(seen_by(state, 1)) == "machiavelli 4c5c6c x2/7h8h x2 - 1:draw opened=0 scores=4/5"
    over = read_position("machiavelli 4c5c6c -/7h8h 9d8d - 0:over")
    assert position_text(seen_by(over, 0)) == "machiavelli 4c5c6c -/7h8h x2 - 0:over"


def test_I4_redacted_events_tell_a_seat_what_it_may_know() -> None:
    state = State("machiavelli", MachiavelliOptions())
    events = RULES.begin(MachiavelliOptions(), 2, Chance("0"))
    dealt = event_text(RULES.redact(events[1], 0)).split()
    assert dealt[1].split("/")[1] == "x13" and dealt[2] == "x80"
    assert event_text(RULES.redact(events[1], 0)) != event_text(RULES.redact(events[1], 1))
    state = fold(state, events)
    drew = RULES.decide(state, state.turn.seat, Draw(), Chance("0"))[0]
    assert event_text(RULES.redact(drew, 1 - state.turn.seat)) == f"p{state.turn.seat} drew stock ??"
    assert RULES.redact(drew, state.turn.seat) == drew
    shown = HandScored((0, 7), 0)
    assert RULES.redact(shown, 1) == shown


def test_I4_a_laying_is_judged_alike_on_the_view_and_at_the_authority() -> None:
    full = read_position("machiavelli 3c4c5c 6c9d/6d7d 8h8s - 0:play opened=0")
    for text in ("lay 3c4c5c6c", "lay 3c4c5c,6c9d", "lay 3c4c5c6d", "pass", "draw"):
        action = read_action(text, RULES.grammar(full.options))
        assert RULES.refusal(full, 0, action) == RULES.refusal(seen_by(full, 0), 0, action)


def test_a_hidden_card_may_be_any_card_of_the_deck_and_no_other() -> None:
    assert reason("machiavelli - x3/x9 x9 - 0:play", "lay 5h6h7h") is None
    assert reason("machiavelli - x3/x9 x9 - 0:play", "lay 1k2k3k") is Reason.NOT_HELD
    assert reason("machiavelli[jokers=0] - x4/x9 x9 - 0:play", "lay 5h6h7h*") is Reason.NOT_HELD
    after = played("machiavelli - 5h6h7h/x10 x64 - 0:play", "lay 5h6h7h")
    assert position_text(after) == "machiavelli 5h6h7h -/x10 x64 - 0:over opened=0 laid=1"


# --- Games ---------------------------------------------------------------------------------------------------------


def test_a_game_that_is_not_built_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="pokerato"):
        rules_of(read_position("pokerato - x5/x5 x87 7h 0:draw"))
    assert "pokerato" not in RULESETS


def test_I5_another_run_of_the_same_actions_is_the_same_game() -> None:
    one, other = (started("machiavelli", 4, "same") for _ in range(2))
    assert one == other != started("machiavelli", 4, "other")
    state = evolve(one, RULES.decide(one, one.turn.seat, Draw(), Chance("0"))[0])
    assert state == evolve(other, RULES.decide(other, other.turn.seat, Draw(), Chance("9"))[0])


def test_a_match_that_has_ended_says_who_has_won() -> None:
    assert MatchEnded((1,)) != MatchEnded((0, 1))
    state = read_position("machiavelli - -/7h x60 - 0:over scores=0/120")
    assert RULES.match_winners(state) == (0,)
    assert RULES.match_winners(read_position("machiavelli - -/7h x60 - 0:over scores=0/20")) is None
    assert RULES.match_winners(read_position("machiavelli - 2c/7h x60 - 0:draw scores=0/120")) is None


def test_laying_is_one_verb() -> None:
    assert Lay(()) == read_action("lay -", RULES.grammar(MachiavelliOptions()))
