"""The opening of the ramino games, what counts for it, and what may be taken for it (RULES R13–R16)."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import position_text, read_meld, read_position, read_table
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.model.places import opening_values
from tests.model.rules.ramino_case import RULES, played, reason

REST = "x10 x60 2d 0:play round=2"


def points(table: str, **options: object) -> int:
    """What the melds count for an opening."""
    grammar = MeldGrammar()
    chosen = RaminoOptions(**options)  # type: ignore[arg-type]
    return sum(sum(opening_values(meld, chosen)) for meld in read_table(table, grammar))


def test_R13_without_an_opening_a_set_of_twos_opens() -> None:
    assert reason(f"ramino - 2c2h2s9dKs/{REST}", "lay 2c2h2s") is None
    assert reason(f"ramino 7h8h9h Th9dKs/{REST}", "lay 7h8h9hTh") is None


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ("KcKdKs,6h7h8h", 51),
        ("5h6h7h8h,KcKdKs", 56),
        ("8s*Ts", 27),
        ("Ac2c3c,QhKhAh", 37),
        ("AcAdAs", 33),
        ("*QhKh", 30),
        ("QhKh*", 31),
        ("*2c3c", 6),
        ("AcAd*", 33),
    ],
)
def test_R15_worked_what_melds_count(table: str, count: int) -> None:
    assert points(table) == count


def test_R15_a_joker_may_count_a_fixed_number() -> None:
    assert points("8s*Ts", joker_opening_value="25") == 43
    assert points("AcAd*", joker_opening_value="20") == 42
    assert RULES.values_shown(RaminoOptions(opening_points=40), read_meld("8s*Ts", MeldGrammar())) == (8, 9, 10)
    assert RULES.values_shown(RaminoOptions(), read_meld("8s*Ts", MeldGrammar())) is None


def test_R14_worked_fifty_one_opens_and_forty_nine_waits() -> None:
    held = f"KcKdKs6h7h8h4c5c6c2s/{REST}"
    assert reason(f"ramino_50 - {held}", "lay KcKdKs,6h7h8h") is None
    assert reason(f"ramino_50 - {held}", "lay KcKdKs,4c5c6c") is Reason.OPENING_POINTS
    assert reason(f"ramino_50 - {held}", "lay KcKdKs") is Reason.OPENING_POINTS
    aces = f"Ac2c3cQhKhAh4d5s/{REST}"
    assert reason(f"ramino_50 - {aces}", "lay Ac2c3c,QhKhAh") is Reason.OPENING_POINTS


def test_R14_the_opening_is_one_lay_and_counts_new_melds_only() -> None:
    held = f"KcKdKs9s4h5h6h7h8hTd/{REST} opened=1"
    start = f"ramino_50 6s7s8s {held}"
    assert reason(start, "lay 6s7s8s9s") is Reason.NOT_OPENED
    assert reason(start, "lay 6s7s8s9s,KcKdKs") is Reason.OPENING_POINTS
    assert reason(start, "lay 6s7s8s9s,KcKdKs,4h5h6h7h8h") is None
    # Right after the opening, in the same turn, he may lay off.
    opened = position_text(played(start, "lay 6s7s8s,KcKdKs,4h5h6h7h8h"))
    assert reason(opened, "lay 6s7s8s9s,KcKdKs,4h5h6h7h8h") is None


def test_R14_a_swap_may_be_part_of_it_and_the_freed_joker_counts_nothing() -> None:
    held = f"8dKcKdQhQsQc3s4s/{REST} opened=1"
    start = f"ramino[opening_points={{}}] 7d*9d {held}"
    lay = "lay 7d8d9d,KcKd*,QcQhQs"
    assert reason(start.format(50), lay) is None
    assert reason(start.format(51), lay) is Reason.OPENING_POINTS
    # With a joker of one's own in the hand that one may lie there, and counts.
    own = start.replace("8d", "8d*").format(60)
    assert reason(own, "lay 7d8d9d,KcKd*,QcQhQs*") is None
    assert reason(own.replace("=60", "=61"), "lay 7d8d9d,KcKd*,QcQhQs*") is Reason.OPENING_POINTS


def test_R14_progress_is_told_while_the_opening_is_put_together() -> None:
    state = read_position(f"ramino_50 6s7s8s KcKdKs9s4h5h6h7h8hTd/{REST} opened=1")
    grammar = RULES.grammar(state.options)
    for table, told in (("6s7s8s", (0, 50)), ("6s7s8s,KcKdKs", (30, 50)), ("6s7s8s9s,KcKdKs", (30, 50)),
                        ("6s7s8s,KcKdKs,4h5h", (30, 50)), ("6s7s8s,KcKdKs,4h5h6h7h8h", (60, 50))):
        assert RULES.opening_progress(state, 0, read_table(table, grammar)) == told
    assert RULES.opening_progress(played(f"ramino_50 - KcKdKsQcQdQs4h2s/{REST}", "lay KcKdKs,QcQdQs"), 0, ()) is None


@pytest.mark.parametrize(
    ("position", "why"),
    [
        # Not opened: the card must be in a new meld of an opening that is possible now.
        ("ramino_50 - 5h6h8hKcKdKs2c4dJdQs/x10 x60 7h 0:draw", None),
        ("ramino_50 - 5h6h8hKcKdQs2c4dJd9s/x10 x60 7h 0:draw", Reason.DISCARD_UNUSABLE),
        ("ramino_50 4h5h6h KcKdKsQcQdQh2c4d9s3s/x10 x60 7h 0:draw opened=1", Reason.DISCARD_UNUSABLE),
        ("ramino_50 - KcKd*Qc2c4d9s3s5d8c/x10 x60 Ks 0:draw", Reason.DISCARD_UNUSABLE),
        ("ramino_50 - KcKd*QcQd4d9s3s5d8c/x10 x60 Qs 0:draw", None),
        # A joker on the table helps: KcKd and the freed joker with the king, queens, and the six that frees it.
        ("ramino_50 5d*7d KcKsQcQd6d*3s5c8c9h/x10 x60 Qs 0:draw opened=1", None),
        # Opened: anything it can be laid with.
        ("ramino_50 4h5h6h 2c4d9s3s/x10 x60 7h 0:draw opened=0,1", None),
        ("ramino_50 4h5h6h 2c4d9s3s/x10 x60 8h 0:draw opened=0,1", Reason.DISCARD_UNUSABLE),
        ("ramino_50 4h5h6h 7h/x10 x60 8h 0:draw opened=0,1", Reason.DISCARD_UNUSABLE),
        ("ramino_50[final_discard=false] 4h5h6h 7h/x10 x60 8h 0:draw opened=0,1", None),
        ("ramino_50 4h5h*,9c9d9h 2c4d/x10 x60 6h 0:draw opened=0,1", None),
        ("ramino_50 4h5h*,9c9d* 2c4d/x10 x60 6h 0:draw opened=0,1", Reason.DISCARD_UNUSABLE),
        # Without an opening everybody may take it.
        ("ramino - 2c4d9s3s/x10 x60 8h 0:draw", None),
    ],
)
def test_R16_the_discard_is_taken_only_where_it_can_be_laid(position: str, why: Reason | None) -> None:
    assert reason(position, "draw discard") is why


def test_R16_what_was_taken_has_to_be_in_the_opening() -> None:
    start = "ramino_50 4h5h6h KcKdTsQsQcQdQh2c4d/x9 x60 9sKs 0:draw opened=1 round=2"
    drawn = position_text(played(start, "draw discard"))
    assert reason(drawn, "discard 2c") is Reason.TAKEN_TO_LAY
    assert reason(drawn, "lay 4h5h6h,QcQdQhQs") is Reason.OPENING_POINTS
    assert reason(drawn, "lay 4h5h6h,QcQdQh,KcKdKs") is None
    done = position_text(played(drawn, "lay 4h5h6h,QcQdQh,KcKdKs"))
    assert read_position(done).turn.taken is None
    assert reason(done, "discard 2c") is None


def test_R16_another_opening_and_lay_offs_do_not_do() -> None:
    drawn = "ramino_50 4h5h6h 7hKcKdKsQcQdQhTs7c/x9 x60 9s 0:play opened=1 round=2 taken=7h"
    assert reason(drawn, "lay 4h5h6h7h,KcKdKs,QcQdQh") is Reason.TAKEN_IN_OPENING
    assert reason(drawn, "lay 4h5h6h,KcKdKs,QcQdQh") is Reason.TAKEN_IN_OPENING


def test_R16_I2a_who_has_opened_keeps_room_for_it() -> None:
    start = "ramino_50 4h5h6h 7hKcKdKs/x9 x60 9s 0:play opened=0,1 taken=7h"
    assert reason(start, "discard Kc") is Reason.TAKEN_TO_LAY
    # The kings alone would leave the seven as the last card, which may not be laid then.
    assert reason(start, "lay 4h5h6h,KcKdKs") is Reason.TAKEN_TO_LAY
    assert reason(start.replace("7hKc", "7h2sKc"), "lay 4h5h6h,KcKdKs") is None
    assert reason(start, "lay 4h5h6h7h,KcKdKs") is Reason.LAST_CARD
    assert reason(start, "lay 4h5h6h7h") is None


def test_R16_D8_nobody_has_to_take_what_he_may_not() -> None:
    """Where the last discard has to be taken, and R16 forbids it, nothing is drawn."""
    blocked = "ramino[decks=1,jokers=0,opening_points=50] - 2c4d9s3s/x47 - 8h 0:draw"
    after = position_text(played(blocked, "draw"))
    assert after.endswith("drew=nothing")
    assert reason(after, "pass") is None
    free = "ramino[decks=1,jokers=0] - 2c4d9s3s/x47 - 8h 0:draw"
    assert reason(free, "draw") is Reason.TAKE_DISCARD
