"""Commands on a position: try an action, deal, what a seat may do, what it sees."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from typing import Any, Final

from ramio_desktop.model.actions import Action, IllegalAction, Verb
from ramio_desktop.model.deal_code import Deal, deal_code, read_deal, short_seed
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.events import Event
from ramio_desktop.model.notation import (
    NotationError, event_text, position_text, read_actions,
)
from ramio_desktop.model.rules import rules_of, ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.signs import CodeProblem, CodeTrouble
from ramio_desktop.model.state import State, seen_by
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .output import (
    BadInput, Unreadable, Words, check_seats, checked_seed, grammar_of, position, read_lines, rules_and_options,
    seat_of,
)

DEFAULT_SEED: Final = "0"


def register(commands: Any) -> None:
    """Add `try`, `deal`, `verbs` and `view`."""
    command = commands.add_parser(
        "try",
        help="play actions on a position",
        description="Play actions, one after the other, for the seat whose turn it is. Prints the events and the\n"
        "position after (exit code 0), or `refused REASON: text` (1); what cannot be read is one line\n"
        "that points at the place (2). With --file, a line `POSITION<TAB>ACTION[; ACTION...]` in is\n"
        'a line {"exit": ..., "reason": ..., "position": ...} out.',
        epilog="example:\n  ramio-desktop try 'machiavelli - 4c5c6c9d/x13 x70 - 0:play' 'lay 4c5c6c'",
    )
    command.add_argument("position", nargs="?", metavar="POSITION")
    command.add_argument("actions", nargs="?", metavar="ACTION[; ACTION...]")
    command.add_argument("--file", metavar="F", help="a file of lines, or - for the standard input")
    command.add_argument("--seed", default=DEFAULT_SEED, help="seed of whatever is left to chance (default 0)")
    command.set_defaults(run=run_try)

    command = commands.add_parser(
        "deal",
        help="deal a first hand",
        description="Shuffle, draw lots and deal the first hand of a match; prints the position.\n"
        "The same seed gives the same deal on every system. The code of a deal stands for rules, players and\n"
        "seed; --code prints it in place of the position.",
        epilog="example:\n  ramio-desktop deal machiavelli --seats 3 --seed monday",
    )
    command.add_argument("rules", metavar="RULES|CODE")
    command.add_argument("--seats", type=int, metavar="N", help="how many players (default: the fewest)")
    command.add_argument("--seed", help="default: a new one, which is told")
    command.add_argument("--code", action="store_true", help="print the code of the deal, to play the same cards")
    command.set_defaults(run=run_deal)

    command = commands.add_parser(
        "verbs",
        help="what a seat may do",
        description="Print the kinds of action a seat may ask for now, or - for none.",
        epilog="example:\n  ramio-desktop verbs 'machiavelli - 4c5c6c9d/x13 x70 - 0:play' 0",
    )
    command.add_argument("position", metavar="POSITION")
    command.add_argument("seat", nargs="?", metavar="SEAT", help="default: the seat whose turn it is")
    command.set_defaults(run=run_verbs)

    command = commands.add_parser(
        "view",
        help="what a seat sees",
        description="Print the position as a seat may know it: the other hands and the stock are hidden.",
        epilog="example:\n  ramio-desktop view 'machiavelli - 4c5c6c/7h7d7s 2c3c4c - 0:draw' 1",
    )
    command.add_argument("position", metavar="POSITION")
    command.add_argument("seat", metavar="SEAT")
    command.set_defaults(run=run_view)


def run_try(options: argparse.Namespace, words: Words) -> int:
    """The command `try`."""
    seed = checked_seed(options.seed)
    if options.file is not None:
        if options.position is not None:
            raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "--file takes the place of POSITION and ACTION"))
        for line in read_lines(options.file):
            print(json.dumps(_tried(line, seed, words), ensure_ascii=False))
        return 0
    if options.actions is None:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "a POSITION and an ACTION are wanted, each in quotes"))
    state = position(options.position)
    actions = _actions(options.actions, state)
    try:
        events, after = _played(state, actions, seed)
    except IllegalAction as refusal:
        print(f"refused {refusal.reason.value}: {words.refusal(refusal, state.rules)}")
        return 1
    for event in events:
        print(event_text(event))
    print(position_text(after))
    return 0


def run_deal(options: argparse.Namespace, words: Words) -> int:
    """The command `deal`."""
    deal = _deal_of_code(options) if _is_code(options.rules) else _deal_of_rules(options)
    if options.code:
        try:
            print(deal_code(deal))
        except ValueError:
            template = QT_TRANSLATE_NOOP(
                "CommandLine", "this seed has no code: leave --seed out, or give six signs such as {example}"
            )
            raise BadInput(template, example=short_seed(secrets.randbelow)) from None
        return 0
    events = ruleset(deal.family).begin(deal.options, deal.seats, Chance(deal.seed))
    print(position_text(fold(State(deal.family, deal.options), events)))
    return 0


def _is_code(text: str) -> bool:
    """Whether that is meant as a code, in any case: names of rules are small letters without blanks and dashes."""
    return text[:1].isupper() or any(sign in text.partition("[")[0] for sign in "- ")


def _deal_of_rules(options: argparse.Namespace) -> Deal:
    family, house_rules, rules = rules_and_options(options.rules)
    seats = rules.least_seats if options.seats is None else options.seats
    check_seats(rules, options.rules, house_rules, seats)
    seed = short_seed(secrets.randbelow) if options.seed is None else checked_seed(options.seed)
    if options.seed is None and not options.code:
        print(f"seed {seed}", file=sys.stderr)
    return Deal(family, house_rules, seats, seed)


def _deal_of_code(options: argparse.Namespace) -> Deal:
    if options.seats is not None or options.seed is not None:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "a code holds players and seed already"))
    try:
        return read_deal(options.rules)
    except CodeProblem as problem:
        raise BadInput(_TROUBLES[problem.trouble]) from None


_TROUBLES: Final = {
    CodeTrouble.SLIP: QT_TRANSLATE_NOOP("CommandLine", "the code does not add up: a sign is wrong or missing"),
    CodeTrouble.OTHER_KIND: QT_TRANSLATE_NOOP("CommandLine", "this is a code of house rules, not of a deal"),
    CodeTrouble.NEWER: QT_TRANSLATE_NOOP("CommandLine", "a newer version of the program made this code"),
    CodeTrouble.UNKNOWN_GAME: QT_TRANSLATE_NOOP("CommandLine", "the code is for a game this version cannot play"),
}


def run_verbs(options: argparse.Namespace, words: Words) -> int:
    """The command `verbs`."""
    state = position(options.position)
    seat = state.turn.seat if options.seat is None else seat_of(state, options.seat)
    verbs = rules_of(state).verbs(state, seat)
    print(" ".join(verb.value for verb in Verb if verb in verbs) or "-")
    return 0


def run_view(options: argparse.Namespace, words: Words) -> int:
    """The command `view`."""
    state = position(options.position)
    print(position_text(seen_by(state, seat_of(state, options.seat))))
    return 0


def _actions(text: str, state: State) -> list[Action]:
    try:
        return read_actions(text, grammar_of(state))
    except NotationError as error:
        raise Unreadable(error) from None


def _played(state: State, actions: list[Action], seed: str) -> tuple[list[Event], State]:
    """The events of the actions and the position after them; IllegalAction, and then nothing has happened."""
    rules, chance = rules_of(state), Chance(seed)
    events: list[Event] = []
    for action in actions:
        new = rules.decide(state, state.turn.seat, action, chance)
        state = fold(state, new)
        events += new
    return events, state


def _tried(line: str, seed: str, words: Words) -> dict[str, object]:
    """One line of a file as the object that answers it; columns beyond the second are ignored."""
    before, _, rest = line.partition("\t")
    try:
        state = position(before)
        actions = _actions(rest.partition("\t")[0], state)
    except BadInput as problem:
        return {"exit": 2, "reason": problem.sentence(words), "position": ""}
    try:
        _, state = _played(state, actions, seed)
    except IllegalAction as refusal:
        return {"exit": 1, "reason": refusal.reason.value, "position": position_text(state)}
    return {"exit": 0, "reason": "", "position": position_text(state)}
