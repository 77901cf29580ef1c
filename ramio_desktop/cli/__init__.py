"""The command line: the same program without a window (DESIGN §5).

One module a group of commands, each with `register(commands)`. Nothing is imported here, since every start of the
program, with a window too, comes by; and no command loads Qt unless it has a sentence to say or a page to draw.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

COMMANDS: Final = (
    "try", "deal", "verbs", "view", "solve", "bot", "simulate", "replay", "verify", "puzzles", "daily", "host", "join",
    "screenshot",
)

EXIT_INTERRUPTED: Final = 130
_QT_OPTIONS: Final = ("-platform", "-style", "-stylesheet", "-display", "-geometry", "-psn")
"""What Qt itself, or the desktop, may put before the arguments of a program with a window."""


def is_command_line(arguments: Sequence[str]) -> bool:
    """Whether the arguments are for the command line; otherwise they are for the window (a file, a link, nothing)."""
    if not arguments:
        return False
    first = arguments[0]
    if first in COMMANDS or first in ("-h", "--help", "--version"):
        return True
    if first.startswith("-"):
        return not first.startswith(_QT_OPTIONS)
    return not (first.endswith(".ramio") or "://" in first or os.path.exists(first))


def main(arguments: Sequence[str]) -> int:
    """Run one command; 0 done, 1 refused, 2 bad input. Nothing a user can type or feed raises."""
    try:
        from .program import run

        return run(arguments)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
