"""The process of the computer players: a question in text comes in, an answer in text goes out.

A question holds nothing but its seat's view as a position (DESIGN §5), which the parent folded from the events that
seat was told; so a level can see no more than a person on that seat, whatever it does. A person's hints come from
here too, so that the window never waits for the search. Nothing here knows Qt.
"""

from __future__ import annotations

import signal
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from ..hint import hint
from ..notation import action_text, position_text, read_position
from ..review import best_of, better
from ..rules import rules_of
from ..state import State
from . import bot

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_ANSWER: Final = "answer"
_FAILED: Final = "failed"


class Asked(Enum):
    """What can be asked for."""

    ACTION = "action"
    """What the level does."""
    HINT = "hint"
    """What a person could do (`model.hint`)."""
    BEST = "best"
    """The best that could be done, to judge a turn of a finished hand (`model.review`)."""
    BETTER = "better"
    """How that is done by taking the fewest melds apart."""
    PUZZLE = "puzzle"
    """The puzzle a position makes (`model.puzzles.own`)."""


NO_LEVEL: Final = "-"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked for a seat: the position as the seat sees it, in the text notation, and for an action the level."""

    level: str
    seat: int
    position: str
    asked: Asked = Asked.ACTION

    @staticmethod
    def of(level: str, view: State, seat: int) -> Question:
        """What the level does on a view."""
        return Question(level, seat, position_text(view))

    @staticmethod
    def hint(view: State, seat: int) -> Question:
        """A hint for whoever plays that seat."""
        return Question(NO_LEVEL, seat, position_text(view), Asked.HINT)

    @staticmethod
    def review(view: State, seat: int, asked: Asked) -> Question:
        """What a review wants to know of a position: `Asked.BEST`, `Asked.BETTER` or `Asked.PUZZLE`."""
        return Question(NO_LEVEL, seat, position_text(view), asked)

    @property
    def text(self) -> str:
        """The question as one line."""
        return f"{self.asked.value} {self.level} {self.seat} {self.position}"


def read_question(text: str) -> Question:
    """The question of a line; ValueError when it is none."""
    asked, level, seat, position = text.split(" ", 3)
    return Question(level, int(seat), position, Asked(asked))


def answer(question: Question) -> str:
    """The answer as text: an action, a hint, or what a review asks for.

    Raises NotationError, UnknownGame, UnknownLevel or UnsupportedPosition; ValueError for a hint off turn.
    """
    view = read_position(question.position)
    if question.asked is Asked.HINT:
        return hint(view, question.seat).text
    if question.asked is Asked.BEST:
        return best_of(view, question.seat).text
    if question.asked is Asked.BETTER:
        return better(view, question.seat).text
    if question.asked is Asked.PUZZLE:
        from ..puzzles.own import made_text, make_puzzle  # the computer players need nothing of puzzles

        return made_text(make_puzzle(view, question.seat))
    action = bot(rules_of(view).name, question.level).action(view, question.seat)
    return action_text(action)


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back for the question of that number: the answer, or (`failed`) what went wrong, in English."""

    number: int
    text: str
    failed: bool = False


def question_bytes(number: int, question: Question) -> bytes:
    """A numbered question as the process takes it."""
    return f"{number} {question.text}".encode()


def read_reply(data: bytes) -> Reply:
    """The reply of the process; ValueError when it is none."""
    number, kind, text = data.decode().split(" ", 2)
    return Reply(int(number), text, failed=kind == _FAILED)


def serve(connection: Connection) -> None:
    """Answer questions until the other end is closed: what the process of the computer players does.

    A question that cannot be answered gets a reply that says so; it never ends the process.
    """
    # Ctrl-C in a terminal reaches every process of the program: this one ends when its parent closes the connection.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, _, text = connection.recv_bytes().decode().partition(" ")
        except (EOFError, OSError):
            return
        try:
            reply = f"{number} {_ANSWER} {answer(read_question(text))}"
        except Exception as error:
            reply = f"{number} {_FAILED} {type(error).__name__}: {error}"
        try:
            connection.send_bytes(reply.encode())
        except OSError:
            return
