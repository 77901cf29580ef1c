"""Principiante: what he lays, what he leaves, and the one thing he does with the cards of the table (M18)."""

import pytest

from ramio_desktop.model.bots import bot
from ramio_desktop.model.notation import action_text, read_position

BEGINNER = bot("machiavelli", "beginner")


def plays(position: str) -> str:
    """What the level does, as text."""
    view = read_position(position)
    return action_text(BEGINNER.action(view, view.turn.seat))


@pytest.mark.parametrize("rules", ["machiavelli", "machiavelli[jokers=0]", "machiavelli[match=simple]"])
def test_M6_draws_first(rules: str) -> None:
    assert plays(f"{rules} - 5h6h7h8c/x13 x42 - 0:draw") == "draw"


def test_M7_opens_with_the_longest_clean_run() -> None:
    """The run of four, though the set is worth more; everything else follows it."""
    position = "machiavelli - 2c3c4c5cKdKhKs7d/x13 x42 - 0:play"
    assert plays(position) == "lay 2c3c4c5c,KdKhKs"


def test_M7_of_two_runs_equally_long_the_dearer_one_comes_first() -> None:
    assert plays("machiavelli - 3c4c5cJsQsKs/x13 x42 - 0:play") == "lay JsQsKs,3c4c5c"


def test_M7_does_not_open_without_a_clean_run() -> None:
    """Neither a set nor a run with a joker opens, however much could be laid."""
    assert plays("machiavelli 4h5h6h 7h8h*KdKhKs/x13 x42 - 0:play opened=1") == "pass"


def test_M7_free_opening_of_classic_needs_no_run() -> None:
    assert plays("machiavelli_classic - KdKhKs2c/x13 x42 - 0:play") == "lay KdKhKs"


def test_classic_draws_when_nothing_fits() -> None:
    assert plays("machiavelli_classic 4h5h6h KdKh9s2c4d/x13 x42 - 0:play") == "draw"


def test_lays_the_longest_meld_again_and_again() -> None:
    """The run of five goes before the set of four; the fives that remain are a set."""
    position = "machiavelli - 3d4d5d6d7d5c5h5s2h/x13 x42 - 0:play opened=0"
    assert plays(position) == "lay 3d4d5d6d7d,5c5h5s"


def test_one_ace_is_not_at_both_ends() -> None:
    position = "machiavelli - As2s3s4s5s6s7s8s9sTsJsQsKs9c/x13 x42 - 0:play opened=0"
    assert plays(position) == "lay 2s3s4s5s6s7s8s9sTsJsQsKsAs"


def test_lays_off_at_ends_and_on_sets_of_three_dearest_first() -> None:
    position = "machiavelli 4h5h6h,9c9d9h,QdKdAd 3h2h9sJd8c2s2d8s8h/x13 x42 - 0:play opened=0"
    # Nothing of the hand is a meld but the eights and the twos, which go first.
    assert plays(position) == "lay 3h4h5h6h,9c9d9h9s,JdQdKdAd,8c8h8s,2d2h2s"


def test_M4_nothing_goes_past_an_ace() -> None:
    assert plays("machiavelli QdKdAd,Ac2c3c 2d9hKc9c5s/x13 x42 - 0:play opened=0") == "pass"


def test_M10_a_joker_needs_two_cards_that_fit() -> None:
    """With a pair, or two cards of a run, the joker goes; with one card, or on the table alone, it is kept."""
    assert plays("machiavelli 9cTcJc 5h6h*Ks2d/x13 x42 - 0:play opened=0") == "lay 9cTcJc,5h6h*"
    assert plays("machiavelli 9cTcJc 5h7h*Ks2d/x13 x42 - 0:play opened=0") == "lay 9cTcJc,5h*7h"
    assert plays("machiavelli 9cTcJc KhKs*3d5d4c/x13 x42 - 0:play opened=0").startswith("lay 9cTcJc,KhKs*")
    assert plays("machiavelli 9cTcJc 5h9h*KsAd/x13 x42 - 0:play opened=0") == "pass"


def test_M10_the_joker_makes_the_longest_meld() -> None:
    position = "machiavelli 9cTcJc 3h4h6h7h*KsKd9s/x13 x42 - 0:play opened=0"
    assert plays(position) == "lay 9cTcJc,3h4h*6h7h"


def test_M11_a_joker_of_the_table_stays_what_it_is() -> None:
    """The seven it stands for does not fit, the next card does."""
    assert plays("machiavelli 5h6h* 7hKs9c9d2c/x13 x42 - 0:play opened=0") == "pass"
    assert plays("machiavelli 5h6h* 8hKs9c9d2c/x13 x42 - 0:play opened=0") == "lay 5h6h*8h"


def test_M13_last_jokers_are_laid_off_when_that_closes() -> None:
    assert plays("machiavelli 5h6h7h,QdKdAd **/x13 x42 - 0:play opened=0") == "lay 5h6h7h**,QdKdAd"
    assert plays("machiavelli 5h6h7h,QdKdAd 8h*/x13 x42 - 0:play opened=0") == "lay 5h6h7h8h*,QdKdAd"


def test_jokers_are_kept_when_not_all_of_them_would_go() -> None:
    """On a full run and a full set there is no place for a joker."""
    full = "Ah2h3h4h5h6h7h8h9hThJhQhKhAh,9c9d9h9s"
    assert plays(f"machiavelli {full} */x13 x42 - 0:play opened=0") == "pass"


def test_never_moves_table_cards_with_five_in_hand() -> None:
    """The run of six could be split for the middle card, but only with four cards or fewer does he see it."""
    table = "2h3h4h5h6h7h"
    assert plays(f"machiavelli {table} 4hKs9c9dJd/x13 x42 - 0:play opened=0") == "pass"


def test_splits_one_meld_with_four_cards_in_hand() -> None:
    assert plays("machiavelli 2h3h4h5h6h7h 4hKs9cJd/x13 x42 - 0:play opened=0") in (
        "lay 2h3h4h,4h5h6h7h",
        "lay 4h5h6h7h,2h3h4h",
    )


def test_the_split_is_the_one_that_lays_most() -> None:
    """4h goes into the run, 8c and 8d take the end of the second one; only one meld is opened."""
    played = plays("machiavelli 2h3h4h5h6h7h,8s9sTsJs 4h8c8dKd/x13 x42 - 0:play opened=0")
    assert sorted(played.removeprefix("lay ").split(",")) == ["2h3h4h5h6h7h", "8c8d8s", "9sTsJs"]


def test_lays_off_again_after_the_split() -> None:
    """7c 7d take the seven out of the long run; the end that is left then takes the second seven of spades."""
    played = plays("machiavelli 4s5s6s7s8s9sTs 7c7d2h/x13 x42 - 0:play opened=0")
    assert sorted(played.removeprefix("lay ").split(",")) == ["4s5s6s", "7c7d7s", "8s9sTs"]
    played = plays("machiavelli 4s5s6s7s8s9sTs 7c7d7s2h/x13 x42 - 0:play opened=0")
    assert sorted(played.removeprefix("lay ").split(",")) == ["4s5s6s7s8s9sTs", "7c7d7s"]


def test_M9_the_split_keeps_jokers_of_the_hand_back() -> None:
    """The joker would make a set of the kings, which is plain to see; it never goes into the split."""
    assert plays("machiavelli 2h3h4h5h6h7h 9h*Ks/x13 x42 - 0:play opened=0") == "pass"
