"""The program without a window: its parser, its exit codes, and what every command ends with."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NoReturn

from . import COMMANDS, logs, pictures, players, positions, puzzles, solving, tables
from .output import BadInput, Complaint, Words, unknown_command

EXIT_BAD_INPUT: Final = 2
EXIT_BROKEN_PIPE: Final = 141
LANGUAGES: Final = ("it", "en")


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, like every other bad input."""

    def __init__(self, **kwargs: Any) -> None:
        style = {"allow_abbrev": False, "formatter_class": argparse.RawDescriptionHelpFormatter}
        super().__init__(**{**style, **kwargs})

    def error(self, message: str) -> NoReturn:
        """Hand on what argparse found."""
        raise Complaint(f"{self.prog}: {message}")


def build_parser() -> Parser:
    """The parser of the whole command line."""
    from ramio_desktop import __version__

    parser = Parser(
        prog="ramio-desktop",
        description="Ramio Desktop. Without arguments it opens the game, with a .ramio file that game.\n"
        "Each command has a --help with an example.",
    )
    parser.add_argument("--version", action="version", version=f"ramio-desktop {__version__}")
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for group in (positions, solving, players, logs, puzzles, tables, pictures):
        group.register(commands)
    for command in commands.choices.values():
        command.add_argument("--lang", choices=LANGUAGES, help="language of the sentences")
    return parser


def run(arguments: Sequence[str]) -> int:
    """Run one command; 0 done, 1 refused, 2 bad input. Nothing a user can type or feed raises."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a console may not know the suits' signs, or an argument be no text
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read has enough. Nothing more can be written, not even by the interpreter at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE


def _language(arguments: Sequence[str]) -> str | None:
    """The language asked for, known before anything else is, so that a bad command is told in it too."""
    for option, value in pairwise(arguments):
        if option == "--lang" and value in LANGUAGES:
            return value
    return next((value for value in LANGUAGES if f"--lang={value}" in arguments), None)


def _run(arguments: Sequence[str]) -> int:
    parser = build_parser()
    words = Words(_language(arguments))
    try:
        if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
            raise unknown_command(arguments[0], COMMANDS)
        options = parser.parse_args(arguments)
        code: int = options.run(options, words)
        return code
    except BadInput as problem:
        sys.stdout.flush()
        print(problem.sentence(words), file=sys.stderr)
        return EXIT_BAD_INPUT
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    finally:
        words.close()
