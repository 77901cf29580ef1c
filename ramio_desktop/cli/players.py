"""Commands about computer players: what one would do, and how they do among themselves."""

from __future__ import annotations

import argparse
from typing import Any

from ramio_desktop.model.bots import LEVELS, bot
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.solver.rearrange import UnsupportedPosition
from ramio_desktop.model.state import seen_by
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .output import BadInput, Words, position
from .solving import unsupported


def register(commands: Any) -> None:
    """Add `bot`."""
    command = commands.add_parser(
        "bot",
        help="what a computer player would do",
        description="Print the action a computer player of that level would take for the seat whose turn it is. It is\n"
        "told what the seat sees, nothing else.",
        epilog="example:\n  ramio-desktop bot 'machiavelli 5c6c7c 8c9cTcJd/x9 x60 - 0:play opened=0' --level hard",
    )
    command.add_argument("position", metavar="POSITION")
    command.add_argument("--level", required=True, metavar="L", help=" or ".join(LEVELS["machiavelli"]))
    command.set_defaults(run=run_bot)


def run_bot(options: argparse.Namespace, words: Words) -> int:
    """The command `bot`."""
    state = position(options.position)
    seat = state.turn.seat
    check_level(state.rules, options.level)
    if not rules_of(state).verbs(state, seat):
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "nobody can do anything in this position"))
    if HIDDEN in state.hands[seat]:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "the hand to play has hidden cards"))
    try:
        action = bot(state.rules, options.level).action(seen_by(state, seat), seat)
    except UnsupportedPosition as problem:
        raise unsupported(problem) from None
    print(action_text(action))
    return 0


def check_level(family: str, level: str) -> None:
    """Refuse a level the game does not have; BadInput names those it has."""
    levels = LEVELS.get(family, {})
    if level not in levels:
        template = QT_TRANSLATE_NOOP("CommandLine", "there is no level {level} here; there is: {levels}")
        raise BadInput(template, level=level, levels=", ".join(levels))
