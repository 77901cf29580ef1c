"""Commands about computer players: what one would do, and how they do among themselves."""

from __future__ import annotations

import argparse
import dataclasses
import json
import time
from collections.abc import Sequence
from typing import Any, Final

from ramio_desktop.model.bots import LEVELS, bot, level_names
from ramio_desktop.model.bots.tournament import simulate
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.solver.rearrange import UnsupportedPosition
from ramio_desktop.model.state import seen_by
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .output import BadInput, Words, check_seats, checked_seed, position, rules_and_options
from .solving import unsupported

MOST_JOBS: Final = 64
MOST_GAMES: Final = 1_000_000


def register(commands: Any) -> None:
    """Add `bot` and `simulate`."""
    command = commands.add_parser(
        "bot",
        help="what a computer player would do",
        description="Print the action a computer player of that level would take for the seat whose turn it is. It is\n"
        "told what the seat sees, nothing else.",
        epilog="example:\n  ramio-desktop bot 'machiavelli 5c6c7c 8c9cTcJd/x9 x60 - 0:play opened=0' --level hard",
    )
    command.add_argument("position", metavar="POSITION")
    command.add_argument("--level", required=True, metavar="L", help=" or ".join(every_level()))
    command.set_defaults(run=run_bot)

    command = commands.add_parser(
        "simulate",
        help="computer players among themselves",
        description="Let computer players play hands or matches; prints one line of JSON. The same seed gives the\n"
        "same result (but for the times). With --duplicate each deal is played with the seats turned, and the\n"
        "interval is the paired one of 95 %. A shared game counts in parts, a simple match that stalls\n"
        "20 times is everybody's.",
        epilog="example:\n  ramio-desktop simulate machiavelli --seats hard,beginner --hands 4 --seed 1 --duplicate",
    )
    command.add_argument("rules", metavar="RULES")
    command.add_argument("--seats", required=True, metavar="LEVEL,LEVEL...")
    games = command.add_mutually_exclusive_group(required=True)
    games.add_argument("--hands", type=int, metavar="N")
    games.add_argument("--matches", type=int, metavar="N")
    command.add_argument("--seed", required=True, metavar="S")
    command.add_argument("--duplicate", action="store_true")
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share the work (default 1)")
    command.add_argument("--json", action="store_true", help="the line is JSON in any case")
    command.set_defaults(run=run_simulate)


def run_bot(options: argparse.Namespace, words: Words) -> int:
    """The command `bot`."""
    state = position(options.position)
    seat, rules = state.turn.seat, rules_of(state)
    check_level(state.rules, options.level)
    if not rules.verbs(state, seat):
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "nobody can do anything in this position"))
    if HIDDEN in state.hands[seat]:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "the hand to play has hidden cards"))
    try:
        action = bot(state.rules, options.level).action(seen_by(state, seat), seat)
    except UnsupportedPosition as problem:
        raise unsupported(problem) from None
    if rules.refusal(state, seat, action) is not None:
        # On a table that play cannot lead to. What a real table does then: the least that can be done.
        action = rules.minimum_action(state, seat)
        if rules.refusal(state, seat, action) is not None:
            raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "nobody can do anything in this position"))
    print(action_text(action))
    return 0


def run_simulate(options: argparse.Namespace, words: Words) -> int:
    """The command `simulate`."""
    family, house_rules, rules = rules_and_options(options.rules)
    levels = options.seats.split(",")
    for level in levels:
        check_level(family, level)
    check_seats(rules, options.rules, house_rules, len(levels))
    for number in (options.hands, options.matches):
        if number is not None and not 1 <= number <= MOST_GAMES:
            template = QT_TRANSLATE_NOOP("CommandLine", "a number of games from 1 to {most} is wanted")
            raise BadInput(template, most=MOST_GAMES)
    if options.matches is not None and rules.endless:
        template = QT_TRANSLATE_NOOP("CommandLine", "matches of {game} never end: ask for a number of hands")
        raise BadInput(template, game=family)
    if not 1 <= options.jobs <= MOST_JOBS:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "--jobs takes a number from 1 to {most}"), most=MOST_JOBS)
    result = simulate(
        family, house_rules, levels, seed=checked_seed(options.seed), hands=options.hands or 0,
        matches=options.matches or 0, duplicate=options.duplicate, clock=time.perf_counter, jobs=options.jobs,
    )
    print(json.dumps(dataclasses.asdict(result)))
    return 0


def every_level() -> tuple[str, ...]:
    """The levels of all games, each once."""
    return tuple(dict.fromkeys(level for levels in LEVELS.values() for level in levels))


def check_level(family: str, level: str) -> None:
    """Refuse a level the game does not have; BadInput names those it has."""
    levels = level_names(family)
    if level not in levels:
        raise unknown_level(level, levels)


def unknown_level(level: str, levels: Sequence[str]) -> BadInput:
    """What to say of a level that is none of these."""
    template = QT_TRANSLATE_NOOP("CommandLine", "there is no level {level} here; there is: {levels}")
    return BadInput(template, level=level, levels=", ".join(levels))
