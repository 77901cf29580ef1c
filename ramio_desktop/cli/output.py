"""What every command shares: reading files, bad input in one line, and sentences in the player's language."""

from __future__ import annotations

import difflib
import errno
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import NotationError, read_position, read_rules
from ramio_desktop.model.options import Options, has_tiles, rules_text
from ramio_desktop.model.rules import UnknownGame, rules_of, ruleset
from ramio_desktop.model.ruleset import Ruleset
from ramio_desktop.model.state import State
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

    from ramio_desktop.net.table_messages import Bye

MAX_FILE: Final = 64 * 1024 * 1024
"""The largest file a command reads, in bytes."""
STANDARD_INPUT: Final = "-"
MAX_SEED: Final = 200
"""The longest seed, in characters."""


_FILE_PROBLEMS: Final = {
    errno.ENOENT: QT_TRANSLATE_NOOP("CommandLine", "there is no file or folder {name}"),
    errno.EISDIR: QT_TRANSLATE_NOOP("CommandLine", "{name} is a folder, not a file"),
    errno.EACCES: QT_TRANSLATE_NOOP("CommandLine", "{name} may not be read or written by you"),
    errno.EPERM: QT_TRANSLATE_NOOP("CommandLine", "{name} may not be read or written by you"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("CommandLine", "there is no room left for {name}"),
}


_COMPLAINTS: Final = (
    (
        "the following arguments are required: (?P<what>.*)",
        QT_TRANSLATE_NOOP("CommandLine", "these arguments are required: {what}"),
    ),
    ("one of the arguments (?P<what>.*) is required", QT_TRANSLATE_NOOP("CommandLine", "one of {what} is required")),
    ("unrecognized arguments: (?P<what>.*)", QT_TRANSLATE_NOOP("CommandLine", "unrecognized arguments: {what}")),
    ("argument (?P<name>.*): expected .*", QT_TRANSLATE_NOOP("CommandLine", "{name} needs a value behind it")),
    (
        "argument (?P<name>.*): invalid choice: (?P<what>'.*') .choose from (?P<choices>.*).",
        QT_TRANSLATE_NOOP("CommandLine", "{name} cannot be {what}; it is one of {choices}"),
    ),
    (
        "argument (?P<name>.*): invalid int value: (?P<what>.*)",
        QT_TRANSLATE_NOOP("CommandLine", "{name} wants a whole number, not {what}"),
    ),
    (
        "argument (?P<name>.*): not allowed with argument (?P<what>.*)",
        QT_TRANSLATE_NOOP("CommandLine", "{name} does not go together with {what}"),
    ),
)
"""What the argument parser says, and the sentences for it."""


class Words:
    """Sentences in the language asked for, else the player's, else the system's; Qt is loaded at the first one."""

    def __init__(self, language: str | None) -> None:
        self._language = language
        self._app: object = None
        self._translator: QTranslator | None = None

    def language(self) -> str:
        """The language that is spoken: `it` or `en`."""
        from ramio_desktop.paths import data_dir
        from ramio_desktop.ui.language import system_language
        from ramio_desktop.ui.settings import Settings

        return self._language or Settings(data_dir()).language or system_language()

    def refusal(self, refusal: IllegalAction, family: str) -> str:
        """Why an action was refused in a game of that family."""
        self._load()
        from ramio_desktop.ui.texts import reason_text

        return reason_text(refusal, has_tiles(family))

    def notation(self, error: NotationError) -> str:
        """What is wrong with a text, and where."""
        self._load()
        from ramio_desktop.ui.texts import notation_text

        return notation_text(error)

    def farewell(self, bye: Bye) -> str:
        """Why one's way at a network table has ended and what to do, in one line; nothing when one left by oneself."""
        self._load()
        from ramio_desktop.ui.network_words import bye_problem
        from ramio_desktop.ui.texts import clipped

        problem = bye_problem(type(bye)(bye.reason, clipped(bye.detail)))  # the detail may be the host's words
        return "" if problem is None else f"{problem.title}: {problem.text}"

    def say(self, template: str, values: dict[str, object]) -> str:
        """A sentence of the command line, with somebody else's words in it clipped."""
        self._load()
        from PySide6.QtCore import QCoreApplication

        from ramio_desktop.ui.texts import clipped

        shown = {name: value if isinstance(value, int) else clipped(str(value)) for name, value in values.items()}
        return QCoreApplication.translate("CommandLine", template).format(**shown)

    def close(self) -> None:
        """Take the language back from the application, which a test shares with others."""
        if self._translator is not None:
            from PySide6.QtCore import QCoreApplication

            QCoreApplication.removeTranslator(self._translator)
            self._translator = None

    def _load(self) -> None:
        if self._translator is not None:
            return
        from PySide6.QtCore import QCoreApplication, QTranslator

        from ramio_desktop.paths import resources_dir

        self._app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
        self._translator = QTranslator()
        # A build without translations still says what is wrong, in English.
        if self._translator.load(str(resources_dir() / "translations" / f"{self.language()}.qm")):
            QCoreApplication.installTranslator(self._translator)


class BadInput(Exception):
    """Input that cannot be used: one sentence, and the exit code is 2."""

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template)
        self.template = template
        self.values = values

    def sentence(self, words: Words) -> str:
        """The sentence, on one line."""
        return words.say(self.template, self.values)


class Unreadable(BadInput):
    """Text in the notation that does not parse."""

    def __init__(self, error: NotationError) -> None:
        super().__init__(error.template)
        self.error = error

    def sentence(self, words: Words) -> str:
        """What is wrong, and at which place."""
        return words.notation(self.error)


class Complaint(BadInput):
    """A complaint of the argument parser, which speaks English; the usual ones are said in the player's language."""

    def sentence(self, words: Words) -> str:
        """The complaint on one line, after the command it is about."""
        line = " ".join(self.template.split())
        command, _, complaint = line.partition(": ")
        for pattern, template in _COMPLAINTS:
            found = re.fullmatch(pattern, complaint)
            if found is not None:
                return f"{command}: {words.say(template, dict(found.groupdict()))}"
        return line


def unknown_command(name: str, commands: Iterable[str]) -> BadInput:
    """There is no such command; the nearest one is named."""
    near = difflib.get_close_matches(name, list(commands), n=1)
    if near:
        template = QT_TRANSLATE_NOOP("CommandLine", "there is no command {name}; do you mean {near}?")
        return BadInput(template, name=name, near=near[0])
    template = QT_TRANSLATE_NOOP("CommandLine", "there is no command {name}; --help lists them")
    return BadInput(template, name=name)


def position(text: str, needed: int = 6) -> State:
    """The position a text describes, of a game that can be played; BadInput."""
    try:
        state = read_position(text, needed)
    except NotationError as error:
        raise Unreadable(error) from None
    playable(state.rules, rules_text(state.rules, state.options))
    return state


def playable(family: str, name: str) -> Ruleset:
    """The rules of a family; BadInput when this version cannot play it."""
    try:
        return ruleset(family)
    except UnknownGame:
        template = QT_TRANSLATE_NOOP("CommandLine", "{name} cannot be played in this version yet")
        raise BadInput(template, name=name) from None


def checked_seed(seed: str) -> str:
    """The seed, when it is text that every system can hash alike; BadInput."""
    if len(seed) > MAX_SEED or not seed.isprintable():
        raise BadInput(
            QT_TRANSLATE_NOOP("CommandLine", "a seed is printable text of at most {most} characters"), most=MAX_SEED
        )
    return seed


def rules_and_options(text: str) -> tuple[str, Options, Ruleset]:
    """The family, its options and its rules that a rules text names; BadInput."""
    try:
        family, options = read_rules(text)
    except NotationError as error:
        raise Unreadable(error) from None
    return family, options, playable(family, text)


def check_seats(rules: Ruleset, name: str, options: Options, seats: int) -> None:
    """Refuse a number of players the game is not for, or these options of it; BadInput."""
    if not rules.least_seats <= seats <= rules.most_seats:
        template = QT_TRANSLATE_NOOP("CommandLine", "{name} is for {least} to {most} players")
        raise BadInput(template, name=name, least=rules.least_seats, most=rules.most_seats)
    for conflict in options.conflicts(seats):
        template = QT_TRANSLATE_NOOP("CommandLine", "{name} is not for {seats} players, by its options: {fields}")
        raise BadInput(template, name=name, seats=seats, fields=", ".join(conflict.fields))


def grammar_of(state: State) -> MeldGrammar:
    """How the melds of a position's game are read."""
    return rules_of(state).grammar(state.options)


def seat_of(state: State, text: str) -> int:
    """The seat a word names; BadInput when the position has no such seat."""
    if text.isascii() and text.isdigit() and len(text) == 1 and int(text) < state.seats:
        return int(text)
    template = QT_TRANSLATE_NOOP("CommandLine", "there is no seat {seat} here; the last one is {last}")
    raise BadInput(template, seat=text, last=state.seats - 1)


def read_bytes(name: str) -> bytes:
    """What is in a file, or in the standard input (`-`); BadInput."""
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MAX_FILE + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MAX_FILE + 1)
    except (OSError, ValueError) as error:
        raise file_problem(name, error) from None
    if len(data) > MAX_FILE:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "{name} is too large to be read"), name=name)
    return data


def read_lines(name: str) -> list[str]:
    """The lines of a text file, comments (`#`) left out; BadInput."""
    try:
        text = read_bytes(name).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "{name} is no text file (UTF-8)"), name=name) from None
    return [line.rstrip("\r") for line in text.removesuffix("\n").split("\n") if not line.startswith("#")]


def file_problem(name: str, error: Exception) -> BadInput:
    """Why a file cannot be used, as a sentence."""
    number = error.errno if isinstance(error, OSError) else None
    if number in _FILE_PROBLEMS:
        return BadInput(_FILE_PROBLEMS[number], name=name)
    template = QT_TRANSLATE_NOOP("CommandLine", "{name} cannot be used: {problem}")
    problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BadInput(template, name=name, problem=problem)
