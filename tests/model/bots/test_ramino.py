"""The levels of the ramino games: legal in every house, and what sets each apart (RULES D11)."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import Action, Discard, Draw, Lay
from ramio_desktop.model.bots import LEVELS, bot
from ramio_desktop.model.bots.ramino.sight import Sight
from ramio_desktop.model.bots.ramino.worth import danger, outs
from ramio_desktop.model.bots.worker import Question, answer
from ramio_desktop.model.cards import FACES
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import action_text, read_position
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State
from tests.sampling import Seeds, scale

HOUSES = (
    "ramino", "ramino_50", "ramino_duel", "scala40", "ramino[taken_joker=keep,jokers_per_meld=many]",
    "ramino[set_joker=declared,flush_close=true]", "ramino[final_discard=false,ace=low]",
    "scala40[direction=counterclockwise]",
    "ramino_50[end=first_reach,restock=flip]", "ramino[scoring=closer_takes,in_hand_first_round=false]",
)


def does(level: str, position: str) -> str:
    """What the level does as seat 0, to whom the position is its view: it may know cards of others."""
    return action_text(bot("ramino", level).action(read_position(position), 0))


def test_D11_levels_never_act_illegally_whatever_the_house_rules(seeds: Seeds) -> None:
    """On the view and at the authority; in text as in person; each hand comes to its end."""
    rules = ruleset("ramino")
    for seed in seeds(scale(12, 600)):
        chance = Chance(f"ramino bots {seed}")
        family, options = parse_rules(HOUSES[chance.below(len(HOUSES))])
        seats = 2 if options.conflicts(3) else 2 + chance.below(3)
        names = list(LEVELS[family])
        levels = [names[chance.below(3)] for _ in range(seats)]
        events = rules.begin(options, seats, chance)
        state = fold(State(family, options), events)
        views = [fold(State(family, options), [rules.redact(e, seat) for e in events]) for seat in range(seats)]
        while not state.is_over and state.match.round <= scale(30, 200):
            seat = state.turn.seat
            action: Action = bot(family, levels[seat]).action(views[seat], seat)
            if chance.below(20) == 0:
                assert answer(Question.of(levels[seat], views[seat], seat)) == action_text(action)
            events = rules.decide(state, seat, action, chance)
            state = fold(state, events)
            views = [fold(view, [rules.redact(e, i) for e in events]) for i, view in enumerate(views)]


@pytest.mark.parametrize("level", LEVELS["ramino"])
def test_every_level_goes_out_when_it_can(level: str) -> None:
    start = "ramino_duel 4h5h6h 7h2c2d2sKs/x9 x30 9d 0:play opened=1 round=3"
    assert does(level, start) == "lay 4h5h6h7h,2c2d2s"
    assert does(level, "ramino_duel 4h5h6h Ks/x9 x30 9d 0:play opened=0,1 round=3 laid=1") == "discard Ks"
    assert does(level, "ramino_duel 4h5h6h 2c2d9s/x9 x30 2s 0:draw opened=1 round=3") == "draw discard"


def test_easy_lays_at_once_and_throws_the_dearest() -> None:
    assert does("easy", "ramino_duel - KcKdKs2c9d5h4s/x9 x30 9d 0:play round=3") == "lay KcKdKs"
    assert does("easy", "ramino_duel - 2c9d5h4sQc/x9 x30 9d 0:play round=3") == "discard Qc"
    assert does("easy", "ramino_duel - 2c9d5h4s/x9 x30 9c 0:draw round=3") == "draw"


def test_medium_keeps_what_could_still_become_something() -> None:
    """The nine and ten of diamonds wait for two cards; the queen alone for none."""
    assert does("medium", "ramino_duel - 2c9dTd4sQc/x9 x30 5d 0:play round=3") == "discard Qc"
    # With both of them gone, ten and nine are dear cards like any other.
    gone = "ramino_duel 8d8h8s,JdJhJs 2c9dTd4s3c/x9 x30 5d 0:play round=3 opened=1 owners=1,1"
    assert does("medium", gone) in ("discard Td", "discard 9d")


def test_medium_hopes_for_two_turns_where_closing_in_hand_counts_double() -> None:
    held = "KcKdKs2c9d5h4s"
    assert does("medium", f"ramino - {held}/x9 x60 9s 0:play round=2").startswith("discard")
    assert does("medium", f"ramino - {held}/x9 x60 9s 0:play round=3") == "lay KcKdKs"
    assert does("medium", f"ramino - {held}/x6 x60 9s 0:play round=2") == "lay KcKdKs"
    assert does("medium", f"ramino_duel - {held}/x9 x30 9s 0:play round=2") == "lay KcKdKs"


def test_medium_does_not_throw_what_the_next_one_collects() -> None:
    held = "4s6cTh/TdTsx8"
    assert "Th" not in does("medium", f"ramino - {held} x80 2d 0:play round=3")
    assert does("easy", f"ramino - {held} x80 2d 0:play round=3") == "discard Th"


def test_hard_keeps_its_melds_until_it_matters() -> None:
    held = "KcKdKs2c9d5h4s"
    assert does("hard", f"ramino_duel - {held}/x9 x30 9d 0:play round=3").startswith("discard")
    assert does("hard", f"ramino_duel - {held}/x3 x30 9d 0:play round=3") == "lay KcKdKs"
    assert does("hard", f"ramino_duel - {held}/x9 x30 9d 0:play round=7") == "lay KcKdKs"
    for opponent in ("x9", "x5"):
        thrown = does("hard", f"ramino_duel - {held}/{opponent} x30 9d 0:play round=3")
        assert thrown not in ("discard Kc", "discard Kd", "discard Ks")


def test_R16_hard_takes_no_discard_only_to_open_with_it() -> None:
    """Two kings, a run of 24 and a king among the discards: fifty-four points, but it is too early."""
    start = "ramino_50 - 7h8h9hKcKd2c4d6s9sTd/{} x60 Ks 0:draw round={}"
    assert does("easy", start.format("x10", 3)) == does("medium", start.format("x10", 3)) == "draw discard"
    assert does("hard", start.format("x10", 3)) == does("hard", start.format("x10", 30)) == "draw"
    assert does("hard", start.format("x3", 3)) == "draw discard"
    # The whole hand would be closed with it.
    assert does("hard", "ramino_50 - 7h8h9hKcKdQcQdQh2c2d/x10 x60 Ks 0:draw round=3") == "draw"
    assert does("hard", "ramino_50 - 7h8h9hThKcKdQcQdQh2d/x10 x60 Ks 0:draw round=3") == "draw discard"


def test_hard_waits_without_end_where_an_opening_is_asked_for() -> None:
    held = "7h8h9hKcKdKs2c4d6s9sTd"
    assert does("hard", f"ramino - {held}/x10 x60 2s 0:play round=9").startswith("lay")
    assert does("hard", f"ramino_50 - {held}/x10 x60 2s 0:play round=9").startswith("discard")
    assert does("hard", f"ramino_50 - {held}/x3 x60 2s 0:play round=9") == "lay KcKdKs,7h8h9h"


@pytest.mark.parametrize("level", LEVELS["ramino"])
@pytest.mark.parametrize("position", [
    "ramino[jokers_per_meld=many] - 2c9dKd**/x9 x60 9s* 0:draw round=3",
    "ramino_50 4h5h6h,KcKdKs 2c2d9s/x9 x60 9c* 0:draw opened=0,1 round=3",
    "ramino 4h5h6h 7h2d9s/x9 x60 9c* 0:draw opened=0,1 round=3",
])
def test_R7_every_level_takes_a_joker_that_was_thrown_away(level: str, position: str) -> None:
    """Two jokers in the hand and one among the discards were no position a computer player could think about."""
    assert does(level, position) == "draw discard"


@pytest.mark.parametrize("level", LEVELS["ramino"])
def test_R16_every_level_lays_what_it_took(level: str) -> None:
    drawn = "ramino_50 4h5h6h KcKdKsQcQdQh2c4d8s/x9 x60 9s 0:play opened=1 round=2 taken=Ks"
    assert does(level, drawn) == "lay 4h5h6h,KcKdKs,QcQdQh"
    assert does(level, "ramino_50 4h5h6h 7h2c4d9s3sTd/x9 x60 9s 0:play opened=0,1 taken=7h") == "lay 4h5h6h7h"


@pytest.mark.parametrize("level", LEVELS["ramino"])
def test_a_joker_is_kept_and_taken(level: str) -> None:
    assert "*" not in does(level, "ramino - 2c9d*/x9 x60 9s 0:play round=3")


def test_I4_only_what_the_seat_was_told_is_counted() -> None:
    view = read_position("ramino_duel 4h5h6h 2c9d/7dx8 x31 9sTs 0:play")
    sight = Sight(view, 0)
    gone = {FACES[text] for text in ("4h", "5h", "6h", "2c", "9d", "7d", "9s", "Ts")}
    assert set(sight.unseen) == set(ruleset("ramino").deck(view.options)) - gone
    assert sight.collects(1) == {FACES["7d"]: 1} and sight.others == (1,) and sight.fewest == 9
    assert sight.chance_of_holding(1) == 8 / 44


def test_outs_and_danger() -> None:
    view = read_position("ramino_duel 4h5h6h 2c8d9d/7dx8 x31 9sTs 0:play")
    sight = Sight(view, 0)
    # The ten of diamonds is unseen; the seven is known to be with the other player.
    assert outs(FACES["8d"], (FACES["9d"],), sight) == pytest.approx(1.4)
    assert outs(FACES["8h"], (), sight) == pytest.approx(0.7)
    assert danger(FACES["7h"], sight) > danger(FACES["2c"], sight) > 0


def test_discards_draws_and_layings_are_the_only_moves() -> None:
    for level in LEVELS["ramino"].values():
        action = level.action(read_position("ramino - 2c9d/x9 x60 9s 0:draw"), 0)
        assert isinstance(action, Draw | Lay | Discard)
