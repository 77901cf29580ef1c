"""A puzzle as it ships: one line of text, read only as far as it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..actions import Lay
from ..cards import Hand
from ..evolve import laid_cards
from ..melds import Table
from ..notation import hand_text, read_hand, read_table, table_text
from ..options import MachiavelliOptions
from ..rules import ruleset
from ..solver.rearrange.disturbance import line_up
from ..state import Match, Phase, State, Turn
from .measure import rating_of
from .shapes import CARDS, GRAMMAR, table_of

if TYPE_CHECKING:  # the window reads puzzles and makes none
    from .generate import Found

FAMILY: Final = "machiavelli"
_FIELDS: Final = 7


class DamagedBank(ValueError):
    """A file of puzzles that is not as it was shipped, and the line, from 1, where that shows."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A table and a hand that can be laid whole, and the shortest answer known (RULES Z1)."""

    grade: int
    """1 to 5, easy first."""
    width: int
    """How many melds the widest step of it takes apart; 5 stands for more than four."""
    disturbed: int
    """The fewest melds that have to be taken apart in all."""
    seconds: int
    """What a person may need: a model's estimate that orders the puzzles of a grade."""
    table_text: str
    hand_text: str
    answer_text: str

    @property
    def table(self) -> Table:
        """The table."""
        return read_table(self.table_text, GRAMMAR)

    @property
    def hand(self) -> Hand:
        """The cards to lay."""
        return read_hand(self.hand_text)

    @property
    def answer(self) -> Table:
        """A shortest answer, in an order close to the table's."""
        return read_table(self.answer_text, GRAMMAR)

    @property
    def rating(self) -> int:
        """The rating it starts from."""
        return rating_of(self.seconds)

    @property
    def state(self) -> State:
        """The puzzle as a position with one seat, which is open and about to lay."""
        return State(
            FAMILY, MachiavelliOptions(), self.table, hands=(self.hand,),
            turn=Turn(phase=Phase.PLAY), match=Match(scores=(0,), opened=frozenset({0})),
        )

    @property
    def position(self) -> str:
        """The same in the text notation."""
        return f"{FAMILY} {self.table_text} {self.hand_text} - - 0:play opened=0"

    @property
    def text(self) -> str:
        """The puzzle as one line: `GRADE WIDTH DISTURBED SECONDS TABLE HAND ANSWER`."""
        numbers = f"{self.grade} {self.width} {self.disturbed} {self.seconds}"
        return f"{numbers} {self.table_text} {self.hand_text} {self.answer_text}"

    def is_solved_by(self, table: Table) -> bool:
        """Whether that table is a solution, by the rules of the game: any legal one is."""
        state = self.state
        if ruleset(FAMILY).refusal(state, 0, Lay(table)) is not None:
            return False
        return laid_cards(state.table, table) == self.hand


def read_puzzle(line: str, number: int = 1) -> Puzzle:
    """The puzzle of a line; DamagedBank, with the number of the line, when it is none.

    Table, hand and answer are read when they are asked for.
    """
    fields = line.split(" ")
    if len(fields) != _FIELDS or not all(field.isdecimal() for field in fields[:4]):
        raise DamagedBank(number, "this is no puzzle")
    grade, width, disturbed, seconds = map(int, fields[:4])
    return Puzzle(grade, width, disturbed, seconds, *fields[4:])


def puzzle_of(found: Found) -> Puzzle:
    """What was generated, as a puzzle."""
    table = table_of(found.shapes)
    answer, _ = line_up(table, table_of(found.answer))
    measured = found.difficulty
    hand = hand_text([CARDS[face] for face in found.hand])
    return Puzzle(
        found.grade, measured.width, measured.disturbed, measured.seconds,
        table_text(table), hand, table_text(answer),
    )
