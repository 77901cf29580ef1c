"""Pasted positions and puzzles of one's own: any text is read or refused, and what is kept is proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model.actions import Verb
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.notation import NotationError, position_text
from ramio_desktop.model.pasting import LONGEST, Unfit, UnfitPosition, pasted
from ramio_desktop.model.puzzles.bank import load_bank
from ramio_desktop.model.puzzles.own import FILE, NoPuzzle, load_own, made_text, make_puzzle, read_made, save_own
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.paths import resources_dir
from tests.model.strategies import positions

SOUND = "machiavelli 5h6h7h8h,JcJdJs 4h8c8d/x13 x42 - 0:play opened=0"
WORDS = (
    "machiavelli", "tiles", "ramino", "ramino[opening_points=50]", "machiavelli[jokers=0]", "machiavelli[", "5h6h7h",
    "-", "4h8c8d/x13", "x42", "x999", "0:play", "9:play", "opened=0", "opened=7", "owners=0,1", "scores=1/2", "*", "??",
    "JcJdJs,", ",", "/", "0:bet", "1k2k3k", "taken=7h", "~Kd", "5h*7h", "—", "\u202e", "\x00",
)  # fmt: skip


def read(text: str) -> None:
    """Whatever is pasted becomes a position to play with, or is refused in one of two ways."""
    try:
        state = pasted(text)
    except (NotationError, UnfitPosition):
        return
    assert Verb.LAY in rules_of(state).verbs(state, state.turn.seat)
    assert pasted(position_text(state)) == state
    draft = Draft(state, state.turn.seat)  # what the table makes of it
    assert all(meld.refusal is None for meld in draft.melds) and draft.layout.hand


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    read(text)


@given(st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join))
def test_any_words_of_the_notation_are_read_or_refused(text: str) -> None:
    read(text)


@given(st.integers(0, len(SOUND)), st.integers(0, len(SOUND)), st.text(max_size=3))
def test_a_position_with_a_slip_is_read_or_refused(start: int, end: int, slip: str) -> None:
    read(SOUND[: min(start, end)] + slip + SOUND[max(start, end):])


@given(positions())
def test_every_position_that_can_be_written_is_read_or_refused(state: State) -> None:
    read(position_text(state))


@pytest.mark.parametrize(
    ("text", "why", "cards"),
    [
        ("machiavelli " + "4h" * LONGEST, Unfit.TOO_LONG, ""),
        ("pokerato - 5h6h7h/x3", Unfit.NO_GAME, ""),
        ("machiavelli 5h6h7h 5h5hKd/x3", Unfit.NOT_IN_DECK, "5h"),
        ("machiavelli 5h6h,9c9d9h 2c/x3", Unfit.NO_MELD, "5h6h"),
        ("machiavelli 5h6h7h x3/x3", Unfit.HIDDEN_HAND, ""),
        ("machiavelli 5h6h7h -/x3", Unfit.NO_HAND, ""),
    ],
)
def test_what_cannot_be_played_with_is_named(text: str, why: Unfit, cards: str) -> None:
    with pytest.raises(UnfitPosition) as refused:
        pasted(text)
    assert (refused.value.why, "".join(card.text for card in refused.value.cards)) == (why, cards)


def test_quotes_and_line_breaks_do_not_matter_and_a_card_is_taken_as_drawn() -> None:
    text = SOUND.replace("0:play", "0:draw")
    assert pasted(f"  `{text}`\n") == pasted(text.replace(" ", "\n ")) == pasted(SOUND)


# --- Puzzles of one's own ---------------------------------------------------------------------------------------------


def test_Z1_a_position_whose_hand_can_be_laid_becomes_a_puzzle() -> None:
    made = make_puzzle(pasted(SOUND), 0)
    assert isinstance(made, Puzzle)
    assert made.is_solved_by(made.answer) and (made.disturbed, made.grade) == (1, 1)
    assert read_made(made_text(made)) == made


def test_a_shipped_puzzle_is_graded_as_it_ships() -> None:
    bank = load_bank(resources_dir() / "puzzles")
    for number in (0, 310, 620, 810):
        shipped = bank[number]
        made = make_puzzle(shipped.state, 0)
        assert isinstance(made, Puzzle)
        assert (made.grade, made.width, made.disturbed) == (shipped.grade, shipped.width, shipped.disturbed)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (SOUND.replace("8d/", "8dKs/"), NoPuzzle.NOT_WHOLE),
        (SOUND.replace("8d/", "8d*/"), NoPuzzle.JOKER),
        ("tiles 10k11k12k 13k/x3", NoPuzzle.OTHER_GAME),
    ],
)
def test_what_makes_no_puzzle_says_why(text: str, why: NoPuzzle) -> None:
    made = make_puzzle(pasted(text), 0)
    assert made is why and read_made(made_text(made)) is why


def test_own_puzzles_are_kept_and_a_damaged_file_is_put_aside(tmp_path: Path) -> None:
    made = make_puzzle(pasted(SOUND), 0)
    assert isinstance(made, Puzzle) and load_own(tmp_path) == ((), None)
    save_own([made, made], tmp_path)
    assert load_own(tmp_path) == ((made, made), None)
    path = tmp_path / FILE
    path.write_text(path.read_text("utf-8").replace("8c8d8h", "8c8d8s"), "utf-8")
    puzzles, aside = load_own(tmp_path)
    assert puzzles == () and aside is not None and aside.exists() and not path.exists()
