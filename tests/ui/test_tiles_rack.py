"""The rack: two shelves of places that keep their order, as the model has them (mock/spec.md §5, RULES T)."""

from __future__ import annotations

import random

import pytest

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.cards import FACES
from ramio_desktop.model.events import Drew, Laid, Turned
from ramio_desktop.model.evolve import evolve, fold
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase, State
from ramio_desktop.ui.models.hand_order import EMPTY, GAP
from ramio_desktop.ui.models.rack import LEAST_COLUMNS, SHELVES
from ramio_desktop.ui.models.turn import TurnModel
from tests.sampling import Seeds, scale

POSITION = "tiles 4r5r6r,9k9r9b 3k5k7k8r13b*/x9 x40 - 0:play opened=0,1"
UNOPENED = "tiles 4r5r6r,9k9r9b 10k10r10b3k5k7k8r*/x9 x40 - 0:play opened=1"


def model(text: str = POSITION) -> TurnModel:
    turn = TurnModel()
    turn.set_view(read_position(text), 0)
    return turn


def token(turn: TurnModel, face: str) -> int:
    return next(t for t in turn.held if turn.draft.cards[t].text == face)


def shelves(turn: TurnModel) -> list[str]:
    """The two shelves as they are shown, `.` for a free place and `_` for one that is kept; free right ends cut."""
    slots, columns = turn.hand_slots(), turn.rack_columns
    rows = []
    for shelf in range(SHELVES):
        row = slots[shelf * columns : (shelf + 1) * columns]
        faces = ["." if t == EMPTY else "_" if t == GAP else turn.draft.cards[t].text for t in row]
        rows.append(" ".join(faces).rstrip(" ."))
    return rows


def put(turn: TurnModel, *rows: str) -> None:
    """Put the rack up so."""
    faces = "/".join(rows).replace(".", "-").replace("/", " / ").split()
    turn.set_hand_order(faces)


def place(turn: TurnModel, shelf: int, column: int) -> int:
    return shelf * turn.rack_columns + column


def after_laying(view: State, text: str) -> tuple[State, Laid]:
    event = Laid(view.turn.seat, read_table(text, rules_of(view).grammar(view.options)))
    return evolve(view, event), event


def test_a_hand_is_put_up_on_two_shelves_by_colour_with_a_free_place_between_colours() -> None:
    turn = model()
    assert turn.has_tiles and turn.rack_columns == LEAST_COLUMNS == 14
    assert shelves(turn) == ["3k 5k 7k", "8r . 13b . *"]
    turn.sort_hand("rank")
    assert shelves(turn) == ["3k . 5k . 7k", "8r . 13b . *"]


def test_cards_are_held_without_shelves() -> None:
    turn = TurnModel()
    turn.set_view(read_position("machiavelli 4h5h6h 3c5c7h8hKd/x9 x40 - 0:play opened=0,1"), 0)
    assert not turn.has_tiles and turn.rack_columns == 0 and EMPTY not in turn.hand_slots()


def test_a_tile_goes_to_any_free_place_and_the_gaps_stay() -> None:
    turn = model()
    put(turn, "3k 5k 7k", "8r . 13b . *")
    turn.reorder_hand([token(turn, "5k")], place(turn, 1, 12))
    assert shelves(turn) == ["3k . 7k", "8r . 13b . * . . . . . . . 5k"]


@pytest.mark.parametrize(
    ("column", "upper"), [(0, "13b 3k 5k 7k"), (1, "3k 13b 5k 7k"), (3, "3k 5k 7k 13b"), (5, "3k 5k 7k . . 13b")]
)
def test_who_stands_there_makes_room_towards_the_next_free_place(column: int, upper: str) -> None:
    turn = model()
    put(turn, "3k 5k 7k", "8r . 13b . *")
    turn.reorder_hand([token(turn, "13b")], place(turn, 0, column))
    assert shelves(turn) == [upper, "8r . . . *"]


def test_only_those_up_to_the_next_free_place_move() -> None:
    turn = model()
    put(turn, "3k 5k . 7k", "8r . 13b . *")
    turn.reorder_hand([token(turn, "8r")], place(turn, 0, 0))
    assert shelves(turn) == ["8r 3k 5k 7k", ". . 13b . *"]


def test_at_the_right_end_they_move_to_the_left() -> None:
    turn = model()
    put(turn, ". " * 12 + "3k 5k", "7k 8r 13b *")
    turn.reorder_hand([token(turn, "*")], place(turn, 0, 13))
    assert shelves(turn) == [". " * 11 + "3k 5k *", "7k 8r 13b"]


def test_several_tiles_stand_side_by_side_from_there_on() -> None:
    turn = model()
    put(turn, "3k 5k 7k", "8r . 13b . *")
    turn.reorder_hand([token(turn, "3k"), token(turn, "*")], place(turn, 1, 13))
    assert shelves(turn) == [". 5k 7k", "8r . 13b . . . . . . . . . 3k *"]


def test_a_laid_tile_keeps_its_place_until_the_turn_is_confirmed_and_then_leaves_a_gap() -> None:
    turn = model()
    put(turn, "3k 7k 5k", "13b . 8r . *")
    laid = token(turn, "7k")
    turn.move([laid])
    assert shelves(turn) == ["3k . 5k", "13b . 8r . *"]
    turn.take_back([laid])
    assert shelves(turn) == ["3k 7k 5k", "13b . 8r . *"]
    eight = token(turn, "13b")
    turn.move([eight], 1)
    view, event = after_laying(turn.view, "4r5r6r,9k9r9b,13b")  # what is confirmed is the host's business
    turn.set_view(view, 0, event)
    assert shelves(turn) == ["3k 7k 5k", ". . 8r . *"]


def test_a_place_that_looks_free_can_be_taken_and_the_laid_tile_finds_another_one() -> None:
    turn = model()
    put(turn, "3k 7k 5k", "13b . 8r . *")
    laid = token(turn, "7k")
    turn.move([laid])
    turn.reorder_hand([token(turn, "13b")], place(turn, 0, 1))
    assert shelves(turn) == ["3k 13b 5k", ". . 8r . *"]
    turn.take_back([laid])
    assert sorted(" ".join(shelves(turn)).replace(".", " ").split()) == ["*", "13b", "3k", "5k", "7k", "8r"]


def test_T7_a_drawn_tile_takes_the_first_free_place_at_the_right_and_is_new() -> None:
    turn = model()
    put(turn, "3k . 7k 5k", "13b . 8r . *")
    view = fold(turn.view, [Drew(0, FACES["2o"]), Turned(1, Phase.PLAY)])
    turn.set_view(view, 0, Drew(0, FACES["2o"]))
    assert shelves(turn) == ["3k . 7k 5k", "13b . 8r . * 2o"]
    assert [turn.draft.cards[t].text for t in turn.new_cards] == ["2o"]


def test_a_full_rack_grows_and_shrinks_again() -> None:
    numbers = "".join(f"{n}{c}" for c in "krb" for n in range(1, 10)) + "1o"  # 28
    turn = model(f"tiles - {numbers}/x9 x40 - 0:play opened=0,1")
    assert turn.rack_columns == 14 and EMPTY not in turn.hand_slots()
    view = fold(turn.view, [Drew(0, FACES["2o"]), Turned(1, Phase.PLAY)])
    turn.set_view(view, 0, Drew(0, FACES["2o"]))
    assert turn.rack_columns == 15 and shelves(turn)[1].endswith(" 2o")
    view = fold(view, [Turned(0, Phase.PLAY)])
    view, event = after_laying(view, "1o2o")
    turn.set_view(view, 0, event)
    assert turn.rack_columns == 14


def test_the_order_is_kept_as_texts_with_its_gaps() -> None:
    turn = model()
    put(turn, "3k . 7k . . 5k", ". 13b . 8r . *")
    kept = turn.hand_order()
    assert kept == ["3k", "-", "7k", "-", "-", "5k", "/", "-", "13b", "-", "8r", "-", "*"]
    again = model()
    again.set_hand_order(kept)
    assert shelves(again) == shelves(turn)
    # an order of another hand, or one without shelves, loses no tile
    for strange in (["8o", "-", "3k"], ["/", "/", "3k"], [], ["x", "5k", "/", "7k"]):
        again.set_hand_order(strange)
        assert sorted(" ".join(shelves(again)).replace(".", " ").split()) == ["*", "13b", "3k", "5k", "7k", "8r"]


def test_keys_carry_a_tile_to_the_next_place_in_all_four_directions() -> None:
    turn = model()
    put(turn, "3k 5k 7k", "8r . 13b . *")
    turn.step_in_hand(token(turn, "3k"), 1, 0)
    assert shelves(turn)[0] == "5k 3k 7k"
    turn.step_in_hand(token(turn, "3k"), 0, 1)
    assert shelves(turn) == ["5k . 7k", "8r 3k 13b . *"]
    turn.step_in_hand(token(turn, "8r"), -1, 0)
    turn.step_in_hand(token(turn, "8r"), 0, 1)
    assert shelves(turn) == ["5k . 7k", "8r 3k 13b . *"]


def test_whatever_is_done_every_tile_stands_somewhere_once(seeds: Seeds) -> None:
    for seed in seeds(scale(60, 1500)):
        chance = random.Random(seed)
        turn = model("tiles 4r5r6r,9k9r9b 1k1k2r3b4o5o6k7r8b9o10k11r12b13o*/x9 x40 - 0:play opened=0,1")
        whole = sorted(turn.draft.cards[t].text for t in turn.held)
        for _ in range(25):
            held = turn.held
            chosen = chance.sample(held, min(len(held), chance.choice((1, 1, 2, 3))))
            match chance.randrange(5):
                case 0 | 1:
                    turn.reorder_hand(chosen, chance.randrange(2 * turn.rack_columns))
                case 2 if chosen:
                    turn.move(chosen)
                case 3 if turn.draft.laid:
                    turn.take_back([chance.choice(turn.draft.laid)])
                case _ if held:
                    turn.step_in_hand(held[0], *chance.choice(((1, 0), (-1, 0), (0, 1), (0, -1))))
            assert sorted(t for t in turn.hand_slots() if t != EMPTY) == sorted(turn.held)
        turn.restore()
        assert sorted(turn.draft.cards[t].text for t in turn.held) == whole


def test_T5_the_melds_of_the_table_are_locked_before_the_opening() -> None:
    turn = model(UNOPENED)
    assert turn.locked == {0, 1}
    assert model().locked == frozenset()
    with pytest.raises(IllegalAction) as refused:
        turn.move([token(turn, "8r")], 0)
    assert refused.value.reason is Reason.OPENING_TABLE
    with pytest.raises(IllegalAction):
        turn.move([next(t for t in turn.meld(1).tokens)])
    assert not turn.draft.is_changed
    turn.select(token(turn, "8r"))
    assert turn.accepting == frozenset()


def test_T4_T5_the_points_of_new_melds_count_a_joker_by_its_place() -> None:
    turn = model(UNOPENED)
    number = turn.move([token(turn, face) for face in ("5k", "*", "7k")])
    assert turn.points(turn.meld(number)) == 18
    assert turn.tag(next(t for t in turn.meld(number).tokens if turn.draft.cards[t].text == "*")) == "6k"
    assert all(turn.points(meld) is None for meld in turn.shown if meld.number in turn.locked)
    tens = turn.move([token(turn, face) for face in ("10k", "10r", "10b")])
    assert turn.points(turn.meld(tens)) == 30 and turn.verdict is None
