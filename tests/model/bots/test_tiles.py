"""The three levels of the game with tiles: what each lays and what it leaves, and why it says so (T10)."""

from __future__ import annotations

import pytest

from ramio_desktop.model.actions import Draw, Lay, Pass
from ramio_desktop.model.bots import LEVELS, bot, default_levels, known_levels
from ramio_desktop.model.bots.explain import explain
from ramio_desktop.model.bots.explanation import Why
from ramio_desktop.model.bots.tournament import simulate
from ramio_desktop.model.evolve import laid_cards
from ramio_desktop.model.notation import action_text, hand_text, read_position
from ramio_desktop.model.options import TilesOptions
from ramio_desktop.model.state import seen_by


def lays(level: str, table: str, held: str, rest: str = "x14 x60 - 0:play opened=0") -> str:
    """What the level takes from its rack, or the other thing it does."""
    view = seen_by(read_position(f"tiles {table} {held}/{rest}"), 0)
    action = bot("tiles", level).action(view, 0)
    return hand_text(laid_cards(view.table, action.table)) if isinstance(action, Lay) else action_text(action)


def test_T10_three_levels_the_weakest_first() -> None:
    assert tuple(LEVELS["tiles"]) == ("easy", "medium", "hard")
    assert default_levels("tiles", 4) == ["easy", "medium", "hard", "easy"]


def test_T10_settings_of_another_game_become_levels_of_this_one() -> None:
    assert known_levels("tiles", ["beginner", "expert", "hard"]) == ["easy", "medium", "hard"]
    assert known_levels("machiavelli", ["medium", "easy"]) == ["beginner", "easy"]


@pytest.mark.parametrize("level", LEVELS["tiles"])
def test_T5_every_level_opens_from_its_rack_when_it_can(level: str) -> None:
    table, later = "5k5r5b,6o7o8o", "x14 x60 - 0:play"
    assert lays(level, table, "10k10r10b5o9o", later) == "10k10r10b"
    assert lays(level, table, "9k9r9b5o9o2k2r", later) == "9k9r9b9o"
    assert lays(level, table, "5o9o2k2r2b", later) == "draw"


@pytest.mark.parametrize("level", LEVELS["tiles"])
def test_T7_every_level_passes_when_there_is_nothing_to_draw(level: str) -> None:
    view = read_position("tiles 5k5r5b 1o3o/x14 - - 0:play opened=0")
    assert bot("tiles", level).action(view, 0) == Pass()
    assert bot("tiles", level).action(read_position("tiles 5k5r5b 1o3o/x14 x1 - 0:play opened=0"), 0) == Draw()


def test_T10_the_easy_level_lays_from_its_rack_only() -> None:
    """Melds first; without one a tile that fits; a tile of the table is never moved."""
    assert lays("easy", "5k5r5b,6o7o8o", "9k9r9b5o1k") == "9k9r9b"
    assert lays("easy", "5k5r5b,6o7o8o", "5o9o1k") == "5o9o"
    assert lays("easy", "1k2k3k4k5k6k7k", "4k9r1o") == "draw"


def test_T10_the_medium_level_takes_one_meld_apart() -> None:
    """Melds of the rack, what fits, and then a meld of the table that makes room."""
    assert lays("medium", "5k5r5b,6o7o8o", "9k9r9b5o1k") == "9k9r9b5o"
    assert lays("medium", "1k2k3k4k5k6k7k", "4k9r1o") == "4k"
    assert lays("medium", "1k2k3k4k5k6k7k,5r6r7r", "4k8r1o") == "4k8r"


def test_T10_the_hard_level_reuses_tiles_of_the_whole_table() -> None:
    """Of two melds, of which neither helps by itself, one tile each and the tile of the rack make a new one."""
    table, held = "3k4k5k6k,6r7r8r9r", "6b1k13o"
    assert lays("medium", table, held) == "draw"
    assert lays("hard", table, held) == "6b"


def test_T10_the_hard_level_keeps_its_joker_until_it_opens_closes_or_is_in_danger() -> None:
    table = "5k5r5b,9k9r9b"
    assert lays("hard", table, "5o*1k13r") == "5o"
    assert lays("hard", table, "*1k13r") == "draw"
    assert lays("hard", table, "5o*") == "5o*"
    assert lays("hard", table, "5o*1k13r", "x2 x60 - 0:play opened=0") == "5o*"
    assert lays("hard", table, "5o*1k13r", "x14 - - 0:play opened=0") == "5o*"
    assert lays("hard", table, "12k13k*1o3r", "x14 x60 - 0:play") == "12k13k*"
    assert lays("hard", table, "10k10r10b*1o3r", "x14 x60 - 0:play") == "10k10r10b"


@pytest.mark.parametrize(
    ("level", "table", "held", "rest", "why"),
    [
        ("hard", "5k5r5b", "5o1k13r2b", "x14 x60 - 0:play opened=0", Why.SPARED),
        ("hard", "5k5r5b", "5o1k13r2b", "x2 x60 - 0:play opened=0", Why.DANGER),
        ("hard", "5k5r5b", "5o1k13r2b", "x2 - - 0:play opened=0", Why.MOST),
        ("hard", "3k4k5k6k,6r7r8r9r", "6b1k13o", "x9 - - 0:play opened=0", Why.MOST_REARRANGED),
        ("hard", "5k5r5b", "*1k13r2b", "x14 x60 - 0:play opened=0", Why.WAITS),
        ("hard", "5k5r5b", "1k13r2b", "x14 x60 - 0:play opened=0", Why.WAITS),
        ("hard", "5k5r5b", "1k13r2b", "x2 x60 - 0:play opened=0", Why.NOTHING_FITS),
        ("hard", "5k5r5b", "5o", "x14 x60 - 0:play opened=0", Why.CLOSED),
        ("medium", "1k2k3k4k5k6k7k", "4k9r1o", "x14 x60 - 0:play opened=0", Why.OPENED_MELD),
        ("medium", "1k2k3k", "9k9r1o", "x14 x60 - 0:play opened=0", Why.NOTHING_NEAR),
        ("easy", "1k2k3k", "9k9r9b1o", "x14 x60 - 0:play opened=0", Why.MELDS),
        ("easy", "1k2k3k", "4k9r1o", "x14 x60 - 0:play opened=0", Why.LAY_OFFS),
        ("easy", "1k2k3k", "9k9r1o", "x14 x60 - 0:play opened=0", Why.NOTHING_PLAIN),
        ("medium", "1k2k3k", "9k9r1o", "x14 x60 - 0:play", Why.NO_OPENING_POINTS),
    ],
)
def test_T10_what_a_level_says_of_its_turn(level: str, table: str, held: str, rest: str, why: Why) -> None:
    assert explain(read_position(f"tiles {table} {held}/{rest}"), 0, level).why is why


@pytest.mark.parametrize("levels", [["medium", "easy"], ["hard", "medium"]])
def test_T10_a_level_beats_the_one_below(levels: list[str]) -> None:
    """On two deals from both seats, the same in every run; the figures are in FIGURES.md."""
    result = simulate("tiles", TilesOptions(), levels, seed="ladder", hands=2, duplicate=True)
    assert result.wins[0] > result.wins[1]
    assert result.games == result.hands == sum(result.wins) == 4


def test_T8_matches_have_no_end() -> None:
    with pytest.raises(ValueError, match="never ends"):
        simulate("tiles", TilesOptions(), ["easy", "easy"], seed="x", matches=1)
