"""Matches of the ramino games: penalties, who is out, who comes back, and the duel (RULES R22–R24, D1–D12)."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import Draw, IllegalAction, NewMatch, NextHand, Reason, Reenter, Verb
from ramio_desktop.model.bots import LEVELS
from ramio_desktop.model.conflict import Clash
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import event_text, position_text, read_hand, read_position
from ramio_desktop.model.options import PRESETS, RaminoOptions
from ramio_desktop.model.rules.ramino.deadlock import is_deadlocked
from ramio_desktop.model.rules.ramino.scores import may_reenter
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State
from tests.model.rules.ramino_case import RULES, events_of, played, reason, started


def closed(rules: str, hands: str, closer: int, keys: str = "", opened: bool = True) -> State:
    """The position after that seat has closed with its last card."""
    seats = hands.split("/")
    seats[closer] = "9s"
    everybody = ",".join(map(str, range(len(seats))))
    marks = f"opened={everybody}" if opened else "round=2"
    return played(f"{rules} - {'/'.join(seats)} x40 2d {closer}:play {marks} {keys}".rstrip(), "discard 9s")


# --- Points --------------------------------------------------------------------------------------------------------


def test_R22_what_cards_cost_in_the_hand() -> None:
    costs = RULES.penalties(RaminoOptions())
    assert costs.total(read_hand("AsQc8h7c")) == 36
    assert costs.total(read_hand("2cTdJhQsKcAd*")) == 2 + 10 + 10 + 10 + 10 + 11 + 25
    assert costs.total(RULES.deck(RaminoOptions())) == 860
    other = RULES.penalties(RaminoOptions(ace_penalty=1, joker_penalty=30))
    assert other.total(read_hand("Ac*")) == 31


def test_R22_the_closer_scores_nothing_and_what_lies_is_worth_nothing() -> None:
    over = played("ramino KcKdKs 9s/AsQc8h7c/2c3d x40 2d 0:play opened=0,1,2 owners=1", "discard 9s")
    assert over.match.scores == (0, 36, 5)


def test_worked_two_hands_of_thirty_six_doubled_are_out() -> None:
    first = closed("ramino", "/AsQc8h7c", 0, opened=False)
    assert first.match.scores == (0, 72)
    second = closed("ramino", "/AsQc8h7c", 0, "scores=0/72", opened=False)
    assert second.match.scores == (0, 144) and second.match.out == {1}
    assert RULES.match_winners(second) == (0,)


def test_R18_in_hand_is_told_only_where_it_counts_more() -> None:
    assert events_of("ramino - 9s/7c x40 2d 0:play round=2", "discard 9s")[-1] == "scored 0/14 closed 0 in_hand"
    assert events_of("ramino_duel - 9s/7c x40 2d 0:play round=2", "discard 9s")[-1] == "scored 7/0 closed 0"


# --- The score sheet of the rules ------------------------------------------------------------------------------

def sheet(rules: str) -> list[State]:
    """The worked match of three to 101 after each hand; closers first, second, third, third in hand, first."""
    rows = [  # the totals before, the hands held, who closes, whether in hand
        ("0/0/0", "/KcKdKsQc2c/4cTd", 0, False),
        ("0/42/14", "TcTdAh//7cKdKh", 1, False),
        ("31/42/41", "8cTc/QdQh6cTs/", 2, False),
        ("49/78/41", "QcTd3h/Tc2h/", 2, True),
        ("95/102/41 out=1", "/-/KcKdKhQcQdQh4c", 0, False),
    ]
    return [closed(rules, held, closer, f"scores={keys}", opened=not at_once) for keys, held, closer, at_once in rows]


def test_R23_worked_score_sheet_the_last_one_in_wins() -> None:
    states = sheet("ramino")
    assert [state.match.scores for state in states] == [
        (0, 42, 14), (31, 42, 41), (49, 78, 41), (95, 102, 41), (95, 102, 105)
    ]
    assert [sorted(state.match.out) for state in states] == [[], [], [], [1], [1, 2]]
    assert [RULES.match_winners(state) for state in states] == [None, None, None, None, (0,)]


def test_R23_worked_score_sheet_first_reach_stops_after_hand_four() -> None:
    fourth = sheet("ramino[end=first_reach]")[3]
    assert fourth.match.scores == (95, 102, 41) and not fourth.match.out
    assert RULES.match_winners(fourth) == (2,)


def test_R24_worked_score_sheet_with_a_reentry() -> None:
    fourth = sheet("ramino[reentries=1]")[3]
    assert RULES.reentries(fourth) == (1,)
    events = RULES.order(fourth, Reenter(1), Chance("0"))
    assert [event_text(event) for event in events] == ["p1 reentered 95"]
    back = fold(fourth, events)
    assert back.match.scores == (95, 95, 41) and not back.match.out and back.match.reentered == (1,)
    dealt = fold(back, RULES.order(back, NextHand(), Chance("0")))
    assert [len(held) for held in dealt.hands] == [10, 10, 10]
    with pytest.raises(IllegalAction) as refused:
        RULES.order(back, Reenter(1), Chance("0"))
    assert refused.value.reason is Reason.NO_REENTRY


# --- Out, and back -------------------------------------------------------------------------------------------------


def test_R23_worked_two_of_three_pass_the_target_in_one_hand() -> None:
    over = closed("ramino", "/KcKdKs/Ks3c", 0, "scores=90/90/95")
    assert over.match.out == {1, 2} and RULES.match_winners(over) == (0,)
    with pytest.raises(IllegalAction) as refused:
        RULES.order(over, NextHand(), Chance("0"))
    assert refused.value.reason is Reason.MATCH_OVER


def test_R23_first_reach_shares_a_tie() -> None:
    over = closed("ramino[end=first_reach]", "/2c/2c/KcKdKs", 0, "scores=20/18/18/90")
    assert over.match.scores == (20, 20, 20, 120)
    assert RULES.match_winners(over) == (0, 1, 2)


def test_R24_who_was_out_before_does_not_come_back() -> None:
    late = closed("ramino[reentries=1]", "/-/Kc/Kd", 0, "scores=0/110/95/20 out=1")
    assert late.match.out == {1, 2} and RULES.reentries(late) == (2,)
    twice = closed("ramino[reentries=1]", "/Kc/Kd", 0, "scores=0/95/20 reentered=1")
    assert twice.match.out == {1} and RULES.reentries(twice) == ()
    more = closed("ramino[reentries=2]", "/Kc/Kd", 0, "scores=0/95/20 reentered=1")
    assert RULES.reentries(more) == (1,)


def test_R24_only_while_two_are_still_in() -> None:
    over = closed("ramino[reentries=3]", "/Kc/Kd", 0, "scores=0/95/95")
    assert RULES.match_winners(over) == (0,) and may_reenter(over) == ()


@pytest.mark.parametrize(
    ("options", "seats", "clash", "fields"),
    [
        (RaminoOptions(reentries=1, end="first_reach"), None, Clash.REENTRY_END, ("reentries", "end")),
        (RaminoOptions(reentries=1, scoring="closer_takes"), None, Clash.REENTRY_SCORING, ("reentries", "scoring")),
        (RaminoOptions(reentries=1), 2, Clash.REENTRY_SEATS, ("reentries",)),
        (RaminoOptions(reentries=1, decks=1, jokers=2), None, Clash.REENTRY_SEATS, ("reentries", "decks")),
        (RaminoOptions(decks=1, jokers=3), None, Clash.ONE_DECK_JOKERS, ("decks", "jokers")),
        (RaminoOptions(decks=1, jokers=2), 3, Clash.ONE_DECK_SEATS, ("decks",)),
    ],
)
def test_R24_R1_options_that_exclude_each_other_are_named(
    options: RaminoOptions, seats: int | None, clash: Clash, fields: tuple[str, ...]
) -> None:
    assert [(conflict.clash, conflict.fields) for conflict in options.conflicts(seats)] == [(clash, fields)]
    assert not RaminoOptions(reentries=1).conflicts(3)


def test_a_new_match_begins_with_nobody_out() -> None:
    over = closed("ramino[reentries=1]", "/Kc/Kd", 0, "scores=0/95/20 reentered=1,1 voids=1")
    fresh = fold(over, RULES.order(over, NewMatch(), Chance("0")))
    assert fresh.match.scores == (0, 0, 0) and not fresh.match.out and not fresh.match.reentered


# --- The duel ------------------------------------------------------------------------------------------------------


def test_D1_one_deck_ten_cards_one_turned_up() -> None:
    state = started("ramino_duel", 2)
    assert [len(held) for held in state.hands] == [10, 10]
    assert (len(state.stock), len(state.discard), len(set(state.cards()))) == (31, 1, 52)


def test_D3_D5_a_turn_is_a_draw_then_a_discard_but_not_of_the_card_taken() -> None:
    start = "ramino_duel - 4c5d/x10 x30 9d 0:draw"
    assert RULES.verbs(read_position(start), 0) == {Verb.DRAW}
    assert reason(start, "draw") is reason(start, "draw discard") is None
    taken = position_text(played(start, "draw discard"))
    assert reason(taken, "discard 9d") is Reason.TAKEN_BACK
    assert reason(taken, "discard 4c") is None
    assert reason("ramino_duel 6d7d8d 4c9d/x10 x30 2s 0:play taken=9d", "lay 6d7d8d9d") is None


def test_D4_laying_off_before_ones_first_meld() -> None:
    assert reason("ramino_duel 6d7d8d 4c9d/x10 x30 2s 0:play opened=1 owners=1", "lay 6d7d8d9d") is None
    assert reason("ramino_duel 6d7d8d 4c5d9d/x10 x30 2s 0:play opened=1 owners=1", "lay 7d8d9d") is Reason.MELD_CHANGED


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ("ramino_duel - 4c5c6c/7d x30 2s 0:play", "lay 4c5c6c"),
        ("ramino_duel 6d7d8d 9d/7c x30 2s 0:play", "lay 6d7d8d9d"),
        ("ramino_duel 6d7d8d 9s/7c x30 2s 0:play", "discard 9s"),
    ],
)
def test_D6_the_hand_ends_the_moment_somebody_has_no_cards(position: str, actions: str) -> None:
    over = played(position, actions)
    assert over.is_over and over.match.scores == (7, 0)


def test_D7_the_winner_takes_all_that_is_left_melds_held_too() -> None:
    over = played("ramino_duel - 9s/AcJdQhKs5s6s7s x30 2s 0:play scores=70/99", "discard 9s")
    assert over.match.scores == (70 + 1 + 30 + 18, 99)
    assert RULES.match_winners(over) == (0,)
    assert RULES.match_winners(played("ramino_duel - 9s/Ac x30 2s 0:play scores=70/99", "discard 9s")) is None


def test_D8_the_last_discard_is_the_only_way() -> None:
    assert reason("ramino_duel - 4c5d/x49 - 9d 0:draw", "draw") is Reason.TAKE_DISCARD
    assert reason("ramino_duel - 4c5d/x49 - 9d 0:draw", "draw discard") is None
    least = RULES.minimum_action(read_position("ramino_duel - 4c5d/x49 - 9d 0:draw"), 0)
    assert least == Draw(from_discard=True)
    assert events_of("ramino_duel - 4c5d/x46 - 8s9d 0:draw", "draw") == ["restocked 8s", "p0 drew stock 8s"]


def test_D9_after_two_hundred_full_turns_nobody_gets_points() -> None:
    over = played("ramino_duel - 4c/7d8d x48 9d 1:play round=200 dealer=1 scores=40/50", "discard 7d")
    assert over.is_over and over.match.scores == (40, 50)


def test_D10_the_next_hand_keeps_points_and_changes_the_dealer() -> None:
    over = read_position("ramino_duel - -/7d8d x40 9d 0:over scores=40/50 dealer=1")
    after = fold(over, RULES.order(over, NextHand(), Chance("0")))
    assert (after.match.scores, after.match.dealer, after.turn.seat, after.match.hand) == ((40, 50), 0, 1, 2)


def test_D11_three_computer_levels() -> None:
    assert list(LEVELS["ramino"]) == ["easy", "medium", "hard"]


def test_D12_the_duel_is_the_same_engine_with_other_options() -> None:
    """So whatever plays ramino on one computer or over the network plays the duel."""
    assert PRESETS["ramino_duel"].family == PRESETS["ramino"].family == RULES.name
    assert PRESETS["ramino_duel"].options == RaminoOptions(
        decks=1, jokers=0, ace="low", ace_penalty=1, final_discard=False, in_hand_multiplier=1,
        scoring="closer_takes", target=100,
    )


# --- Hands that nobody can close ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "stuck"),
    [
        # Twos to kings of each suit lie in sets of four, so that the aces fit nothing.
        ("ramino_duel 2c2d2h2s,3c3d3h3s Ac/x1 x40 Ad 0:draw", True),
        ("ramino_duel 2c2d2h2s,3c3d3h Ac/x1 x40 Ad 0:draw", False),
        ("ramino_duel 2c2d2h2s,3c3d3h3s Ac4d/x1 x40 Ad 0:draw", False),
        ("ramino_duel 4c5c6c Ac/x1 x40 Ad 0:draw", False),
        # Both ends of the run are on the table too.
        ("ramino_duel 4c5c6c,3c3d3h3s,7c7d7h7s Ac/x1 x40 Ad 0:draw", True),
        # With two decks the other copies are still about.
        ("ramino 4c5c6c,3c3d3h3s,7c7d7h7s Ac/x1 x40 Ad 0:draw", False),
        # A joker fits a run, and what a joker stands for may still come.
        ("ramino 2c2d2h2s Ac/x1 x40 Ad 0:draw", True),
        ("ramino 2c2d2h* Ac/x1 x40 Ad 0:draw", False),
        ("ramino Ac2c3c4c5c6c7c8c9cTcJcQcKcAc Ac/x1 x40 Ad 0:draw", True),
        ("ramino 2c2d2h2s Ac/x1/- x40 Ad 0:draw out=2", True),
        ("ramino 2c2d2h2s Ac/-/x1 x40 Ad 0:over", False),
    ],
)
def test_a_hand_that_nobody_can_close_is_noticed(position: str, stuck: bool) -> None:
    assert is_deadlocked(read_position(position)) == stuck
