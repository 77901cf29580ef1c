"""Puzzles that players make of positions: what makes one, how hard it is, and the file they are kept in (RULES Z1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Final

from ..cards import HIDDEN, JOKER
from ..files import problems, put_aside, write_whole
from ..hint import HINT_LIMITS
from ..laying import best_laying
from ..melds import MeldGrammar
from ..notation import hand_text, table_text
from ..options import MachiavelliOptions
from ..rules import ruleset
from ..solver.rearrange import Limits, UnsupportedPosition
from ..state import Match, Phase, State, Turn
from .bank import file_text, read_puzzles
from .measure import STEP_SECONDS, grade_of, measure
from .person import Person, TooLong
from .puzzle import FAMILY, DamagedBank, Puzzle, read_puzzle
from .shapes import GRAMMAR, face_of, shapes_of

FILE: Final = "own_puzzles.txt"
TITLE: Final = "Puzzles of one's own."
MOST: Final = 200
"""So many are kept: whoever lists them reads and proves them all, which takes a twentieth of a second then."""
LIMITS: Final = Limits(states=200_000, keeping=1_000, proving=20_000)
"""How far the solver looks for the answer."""
_GRADES: Final = (1, 1, 2, 3, 4, 5)
"""The grade of a width where the numbers are those of no shipped puzzle."""


class NoPuzzle(Enum):
    """Why a position makes no puzzle."""

    OTHER_GAME = "other_game"
    """Puzzles are played by the rules of Machiavelli, with runs from low to high aces."""
    NO_HAND = "no_hand"
    """There is no card to lay, or it is not known which."""
    JOKER = "joker"
    """There is a joker in the hand; jokers of the table are allowed."""
    NOT_WHOLE = "not_whole"
    """It is proved that the hand cannot be laid whole."""
    UNSURE = "unsure"
    """Nobody knows whether it can: the search came to its limit."""
    BAD_TABLE = "bad_table"
    """Something on the table is no meld, or there are more cards than in the deck."""


def made_text(made: Puzzle | NoPuzzle) -> str:
    """What became of a position, as one line: the puzzle's, or `no` and the reason."""
    return made.text if isinstance(made, Puzzle) else f"no {made.value}"


def read_made(text: str) -> Puzzle | NoPuzzle:
    """What became of a position, from its line; ValueError when it is none."""
    return NoPuzzle(text[3:]) if text.startswith("no ") else read_puzzle(text)


def make_puzzle(state: State, seat: int) -> Puzzle | NoPuzzle:
    """The puzzle of a position: its table and the hand of the seat, whatever was laid before; or why there is none."""
    hand = state.hands[seat]
    options = MachiavelliOptions()
    rules = ruleset(FAMILY)
    if state.rules != FAMILY or MeldGrammar(state.options.ace_high) != GRAMMAR:
        return NoPuzzle.OTHER_GAME
    if not hand or HIDDEN in hand:
        return NoPuzzle.NO_HAND
    if JOKER in hand:
        return NoPuzzle.JOKER
    if Counter((*state.table_cards(), *hand)) - Counter(rules.deck(options)):
        return NoPuzzle.BAD_TABLE
    if any(rules.meld_refusal(options, meld) is not None for meld in state.table):
        return NoPuzzle.BAD_TABLE
    plain = State(
        FAMILY, options, state.table, hands=(hand,), turn=Turn(phase=Phase.PLAY),
        match=Match(scores=(0,), opened=frozenset({0})),
    )  # fmt: skip
    try:
        laying = best_laying(plain, 0, limits=LIMITS)
        if laying is None or laying.left:
            return NoPuzzle.NOT_WHOLE if laying is not None and laying.exact else NoPuzzle.UNSURE
        found = best_laying(plain, 0, must=hand, limits=HINT_LIMITS) or laying
    except UnsupportedPosition:
        return NoPuzzle.BAD_TABLE
    shapes, faces = shapes_of(state.table), tuple(map(face_of, hand))
    width, disturbed = min(found.disturbed, len(_GRADES) - 1), found.disturbed
    grade, seconds = None, sum(STEP_SECONDS[: width + 1])
    try:
        difficulty = measure(shapes, faces, Person(), disturbed, shapes_of(found.table))
        width, seconds = min(difficulty.width, len(_GRADES) - 1), difficulty.seconds
        grade = grade_of(difficulty.width, disturbed, len(hand), len(shapes))
    except TooLong:
        pass  # the solver has proved that it can be done; how hard it is stays an estimate
    return Puzzle(
        grade or _GRADES[width], width, disturbed, seconds, table_text(state.table), hand_text(hand),
        table_text(found.table),
    )  # fmt: skip


def load_own(folder: Path) -> tuple[tuple[Puzzle, ...], Path | None]:
    """One's own puzzles, the oldest first, and where a damaged file was put aside, if one was; SaveProblem."""
    path = folder / FILE
    with problems(path):
        if not path.exists():
            return (), None
        data = path.read_bytes()
    try:
        puzzles = read_puzzles(data)
        for puzzle in puzzles:
            if not puzzle.is_solved_by(puzzle.answer):
                raise DamagedBank(1, "an answer is none")
    except ValueError:  # DamagedBank, NotationError
        return (), put_aside(path)
    return puzzles, None


def save_own(puzzles: Iterable[Puzzle], folder: Path) -> None:
    """Write one's own puzzles in one move; SaveProblem."""
    path = folder / FILE
    with problems(path):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, file_text(TITLE, puzzles).encode())
