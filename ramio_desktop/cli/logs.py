"""Commands on a saved game: replay it, verify it."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from ramio_desktop.model.log import DamagedLog, Log, NewerLog, read_log
from ramio_desktop.model.notation import event_text, position_text
from ramio_desktop.model.replay import LogDiffers, replay, verify
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .output import BadInput, Words, read_bytes


def register(commands: Any) -> None:
    """Add `replay` and `verify`."""
    command = commands.add_parser(
        "replay",
        help="a saved game, event by event",
        description="Print the events of a saved game, all or the first N, and the position after them.",
        epilog="example:\n  ramio-desktop replay match.ramio --to 12",
    )
    command.add_argument("file", metavar="FILE")
    command.add_argument("--to", type=int, metavar="N", help="stop after N events")
    command.set_defaults(run=run_replay)

    command = commands.add_parser(
        "verify",
        help="whether a saved game is whole and true",
        description="Check every line's sum, then play the game again: the lot and each deal from its seed, each\n"
        "event from the rules. Exit code 1 names the first line that play does not lead to, 2 a damaged file.",
        epilog="example:\n  ramio-desktop verify match.ramio",
    )
    command.add_argument("file", metavar="FILE")
    command.set_defaults(run=run_verify)


def run_replay(options: argparse.Namespace, words: Words) -> int:
    """The command `replay`."""
    log = read_save(options.file, words)
    count = len(log.events)
    to = count if options.to is None else options.to
    if not 0 <= to <= count:
        template = QT_TRANSLATE_NOOP("CommandLine", "--to takes a number from 0 to {count}, the events of {name}")
        raise BadInput(template, count=count, name=options.file)
    try:
        state = replay(log, to)
    except DamagedLog as problem:
        raise _damaged(options.file, problem) from None
    for event in log.events[:to]:
        print(event_text(event))
    print(position_text(state))
    return 0


def run_verify(options: argparse.Namespace, words: Words) -> int:
    """The command `verify`."""
    log = read_save(options.file, words)
    try:
        count = verify(log)
    except DamagedLog as problem:
        raise _damaged(options.file, problem) from None
    except LogDiffers as problem:
        template = QT_TRANSLATE_NOOP("CommandLine", "differs in line {line}: it says {found}, play gives {expected}")
        print(words.say(template, {"line": problem.line, "found": problem.found, "expected": problem.expected}))
        return 1
    if log.header.seat is None:
        template = QT_TRANSLATE_NOOP("CommandLine", "whole: {count} events, deals and play agree")
        print(words.say(template, {"count": count}))
    else:
        template = QT_TRANSLATE_NOOP("CommandLine", "whole: {count} events of seat {seat}, each of them possible")
        print(words.say(template, {"count": count, "seat": log.header.seat}))
    return 0


def read_save(name: str, words: Words) -> Log:
    """The log in a file; BadInput when it is damaged, newer or no log. A torn tail is told and left out."""
    try:
        reading = read_log(read_bytes(name))
    except DamagedLog as problem:
        raise _damaged(name, problem) from None
    except NewerLog as problem:
        template = QT_TRANSLATE_NOOP("CommandLine", "{name} was written by a newer version of the program ({what})")
        raise BadInput(template, name=name, what=f"{problem.what} {problem.theirs}") from None
    if reading.cut:
        template = QT_TRANSLATE_NOOP("CommandLine", "{name} ends in an unfinished line, which is left out")
        print(words.say(template, {"name": name}), file=sys.stderr)
    return reading.log


def _damaged(name: str, problem: DamagedLog) -> BadInput:
    template = QT_TRANSLATE_NOOP("CommandLine", "{name} is damaged in line {line}: {problem}")
    return BadInput(template, name=name, line=problem.line, problem=problem.message)
