"""Facile: what is plain to see, and one meld of the table taken apart; two with few cards in hand (M18)."""

from ramio_desktop.model.bots import bot
from ramio_desktop.model.notation import action_text, read_position

EASY = bot("machiavelli", "easy")
BEGINNER = bot("machiavelli", "beginner")


def plays(position: str) -> list[str]:
    """The melds of the new table, sorted; or the verb alone."""
    view = read_position(position)
    return sorted(action_text(EASY.action(view, view.turn.seat)).removeprefix("lay ").split(","))


def test_M7_opens_as_the_beginner_does() -> None:
    assert plays("machiavelli - 2c3c4c5cKdKhKs7d/x13 x42 - 0:play") == ["2c3c4c5c", "KdKhKs"]
    assert plays("machiavelli 4h5h6h 7h8h*KdKhKs/x13 x42 - 0:play opened=1") == ["pass"]


def test_takes_one_meld_apart_whatever_the_hand_holds() -> None:
    """Six cards in hand: the beginner does not see it."""
    position = "machiavelli 2h3h4h5h6h7h 4hKs9c9dJd2s/x13 x42 - 0:play opened=0"
    assert plays(position) == ["2h3h4h", "4h5h6h7h"]
    assert action_text(BEGINNER.action(read_position(position), 0)) == "pass"


def test_takes_one_meld_apart_even_in_the_opening_turn() -> None:
    assert plays("machiavelli 2h3h4h5h6h7h 2c3c4c4hKs9s9dJd/x13 x42 - 0:play opened=1") == [
        "2c3c4c", "2h3h4h", "4h5h6h7h",
    ]  # fmt: skip


def test_the_meld_is_the_one_with_which_most_can_be_laid() -> None:
    """The four needs the first run, the eights the second: two cards against one, and only one meld is opened."""
    assert plays("machiavelli 2h3h4h5h6h7h,8s9sTsJs 4h8c8dKdAc2c/x13 x42 - 0:play opened=0") == [
        "2h3h4h5h6h7h", "8c8d8s", "9sTsJs",
    ]  # fmt: skip


def test_M9_jokers_stay_in_the_hand_when_a_meld_is_taken_apart() -> None:
    assert plays("machiavelli 2h3h4h5h6h7h 9h*KsJd2c4s/x13 x42 - 0:play opened=0") == ["pass"]


PAIR = "4h5h6h7h,4s5s6s7s"
"""The lonely four makes a set only with the fours of both runs."""


def test_takes_two_melds_together_with_five_cards_in_hand() -> None:
    assert plays(f"machiavelli {PAIR} 4c9dJdKcQs/x13 x42 - 0:play opened=0") == ["4c4h4s", "5h6h7h", "5s6s7s"]


def test_never_takes_two_melds_together_with_six_cards_in_hand() -> None:
    assert plays(f"machiavelli {PAIR} 4c9dJdKcQsAd/x13 x42 - 0:play opened=0") == ["pass"]


def test_one_meld_before_two_where_both_lay_as_much() -> None:
    table = plays(f"machiavelli 2c3c4c5c6c7c,{PAIR} 4c9dJdKcQs/x13 x42 - 0:play opened=0")
    assert table == ["2c3c4c", "4c5c6c7c", "4h5h6h7h", "4s5s6s7s"]


def test_melds_made_of_two_may_be_fewer_or_more() -> None:
    """Two runs joined by the card between them are one meld; the other melds stay where they lie."""
    table = plays("machiavelli 2h3h4h,9c9d9s,6h7h8h 5h9hJdKc/x13 x42 - 0:play opened=0")
    assert sum(len(meld) // 2 for meld in table) == 11
    assert "9c9d9h9s" in table or "9c9d9s" in table


def test_classic_draws_where_nothing_goes() -> None:
    assert plays("machiavelli_classic 4h5h6h KdKh9s2c4d8s/x13 x42 - 0:play") == ["draw"]
