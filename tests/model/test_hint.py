"""Hints: whether there is anything to lay, which cards, and the move that takes the fewest melds apart."""

import pytest

from ramio_desktop.model.actions import Lay
from ramio_desktop.model.bots.worker import Question, answer, read_question
from ramio_desktop.model.evolve import laid_cards
from ramio_desktop.model.hint import Found, Hint, hint, read_hint
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import hand_text, read_position, table_text
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.solver.rearrange import Limits
from ramio_desktop.model.state import Phase
from tests.model.bots.test_legality import played
from tests.model.solver.oracle import Oracle
from tests.sampling import Seeds, scale


def hinted(position: str, limits: Limits | None = None) -> Hint:
    view = read_position(position)
    return hint(view, view.turn.seat) if limits is None else hint(view, view.turn.seat, limits)


def test_yes_and_the_move() -> None:
    found = hinted("machiavelli 2h3h4h5h6h7h,9c9d9s 4hKsJd2s/x13 x42 - 0:play opened=0")
    assert found.found is Found.YES
    assert hand_text(found.cards) == "4h"
    assert sorted(table_text(found.table).split(",")) == ["2h3h4h", "4h5h6h7h", "9c9d9s"]
    assert (found.disturbed, found.best, found.fewest) == (1, True, True)


def test_proved_no() -> None:
    assert hinted("machiavelli 2h3h4h Ks9cJd/x13 x42 - 0:play opened=0") == Hint(Found.NO, best=True, fewest=True)
    # A lonely king fits, but does not open.
    assert hinted("machiavelli ThJhQh Kh9cJd/x13 x42 - 0:play opened=1").found is Found.NO


def test_says_so_when_it_was_not_searched_to_the_end() -> None:
    """The same hand that has a laying; with no state to search in, nothing is claimed."""
    found = hinted(
        "machiavelli 2h3h4h5h6h7h,4c5c6c7c 4hKsJd2s/x13 x42 - 0:play opened=0", Limits(states=0, keeping=0)
    )
    assert found.found is not Found.NO
    assert not found.best


def test_the_first_step_does_not_announce_a_close() -> None:
    """What it says of a hand that can be closed is what it says of one that can lay a card."""
    closing = hinted("machiavelli 2h3h4h 5h6h/x13 x42 - 0:play opened=0")
    laying = hinted("machiavelli 2h3h4h 5hKs/x13 x42 - 0:play opened=0")
    assert closing.found is laying.found is Found.YES


def test_M14_in_the_last_turn_the_most_points_go() -> None:
    position = "machiavelli 4c4d4h4s 2d3d5d5s6s/x9 {} - 0:play opened=0"
    assert hand_text(hinted(position.format("x42")).cards) == "2d3d5d"
    assert hand_text(hinted(position.format("x1")).cards) == "5s6s"


def test_takes_the_fewest_melds_apart() -> None:
    """The five fits the end of one run, or the middle of another."""
    found = hinted("machiavelli 2h3h4h,3h4h5h6h7h8h 5hKs/x13 x42 - 0:play opened=0")
    assert found.disturbed == 0


def test_T5_with_tiles_the_opening_comes_from_the_rack_and_leaves_the_table() -> None:
    position = "tiles 5k5r5b,6o7o8o {}/x14 {} - 0:play"
    found = hinted(position.format("5o9o9k9r9b1k", "x60"))
    assert (hand_text(found.cards), table_text(found.table)) == ("9k9r9b9o", "5k5r5b,6o7o8o,9k9r9b9o")
    assert (found.disturbed, found.best, found.fewest) == (0, True, True)
    assert hinted(position.format("5o9o1k", "x60")) == Hint(Found.NO, best=True, fewest=True)


def test_T8_with_tiles_the_most_points_go_once_the_reserve_is_empty() -> None:
    position = "tiles 4k4r4b4o 2r3r5r5o6o/x14 {} - 0:play opened=0"
    assert hand_text(hinted(position.format("x1")).cards) == "2r3r5r"
    assert hand_text(hinted(position.format("-")).cards) == "5o6o"


def test_only_for_a_seat_that_can_lay() -> None:
    for position in ("machiavelli - 5c6c7c/x13 x42 - 0:draw", "machiavelli - 5c6c7c/x13 x42 - 1:play"):
        with pytest.raises(ValueError, match="cannot lay"):
            hint(read_position(position), 0)


def test_asked_of_the_process_of_the_computer_players() -> None:
    view = read_position("machiavelli 2h3h4h 5hKs/x13 x42 - 0:play opened=0")
    question = Question.hint(view, 0)
    assert read_question(question.text) == question
    assert read_hint(answer(question), rules_of(view).grammar(view.options)) == hint(view, 0)


def test_text_of_a_hint_that_is_none() -> None:
    for text in ("", "perhaps - - 0 - -", "yes best fewest 0 5h", "yes best fewest x 5h -", "yes - - 0 5x -"):
        with pytest.raises(ValueError):
            read_hint(text, MeldGrammar())


def test_M9_hints_are_legal_and_agree_with_an_integer_program(seeds: Seeds) -> None:
    """A yes is a legal move, a no is proved by HiGHS too, and the text says the same."""
    oracle = Oracle(2)
    seen = dict.fromkeys(Found, 0)
    for seed in seeds(scale(2, 60)):
        turns = [view for _, view, _, _ in played(seed) if view.turn.phase is Phase.PLAY]
        for view in turns[:: scale(2, 1)]:
            seat, rules = view.turn.seat, rules_of(view)
            found = hint(view, seat)
            assert read_hint(found.text, rules.grammar(view.options)) == found
            seen[found.found] += 1
            if found.found is Found.YES:
                assert rules.refusal(view, seat, Lay(found.table)) is None
                assert found.cards == laid_cards(view.table, found.table)
            elif seat in view.match.opened and rules.name == "machiavelli":  # the oracle knows no tiles
                assert oracle.most(view.table, view.hands[seat], lambda _: 1) == 0
    assert seen[Found.YES] and seen[Found.NO]
