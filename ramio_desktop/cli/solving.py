"""The command `solve`: the best laying of a position, exact."""

from __future__ import annotations

import argparse
import json
import re
import time
from typing import Any, Final

from ramio_desktop.model.hand_turn import best_turn
from ramio_desktop.model.laying import best_laying
from ramio_desktop.model.notation import hand_text, table_text
from ramio_desktop.model.solver.rearrange import Laying, Objective, Unsupported, UnsupportedPosition
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

from .output import BadInput, Words, position, read_lines

_OPENED: Final = re.compile(r"\sopened=")
_UNSUPPORTED: Final = {
    Unsupported.THIRD_COPY: QT_TRANSLATE_NOOP(
        "CommandLine", "the solver does not take this position: {card} is there more than twice"
    ),
    Unsupported.THIRD_JOKER: QT_TRANSLATE_NOOP(
        "CommandLine", "the solver does not take this position: it has more than two jokers"
    ),
    Unsupported.HIDDEN_CARD: QT_TRANSLATE_NOOP("CommandLine", "the hand to solve has hidden cards"),
    Unsupported.CARDS_AND_TILES: QT_TRANSLATE_NOOP(
        "CommandLine", "the solver does not take this position: it has cards and tiles"
    ),
}


def register(commands: Any) -> None:
    """Add `solve`."""
    command = commands.add_parser(
        "solve",
        help="the best laying",
        description="Print the best laying for the seat whose turn it is (seat 0 where the position does\n"
        "not say), and whether it is proved. STOCK and what follows may be left out. Seat 0 counts as open unless the\n"
        "position has opened= (opened=- is nobody). With --file, a position a line in, an object a line out.",
        epilog="example:\n  ramio-desktop solve 'machiavelli 5c6c7c,9d9h9s 8c9cTc9cKs' --json",
    )
    command.add_argument("position", nargs="?", metavar="POSITION")
    command.add_argument(
        "--objective",
        choices=[objective.value for objective in Objective],
        default=Objective.CARDS.value,
        help="cards: most cards laid, then least penalty left; points: the other way round",
    )
    command.add_argument("--file", metavar="F", help="a file of positions, or - for the standard input")
    command.add_argument("--json", action="store_true", help="one JSON object instead of words")
    command.set_defaults(run=run_solve)


def run_solve(options: argparse.Namespace, words: Words) -> int:
    """The command `solve`."""
    objective = Objective(options.objective)
    if options.file is not None:
        if options.position is not None:
            raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "--file takes the place of POSITION"))
        for line in read_lines(options.file):
            try:
                answer = _answer(line.partition("\t")[0], objective)
            except BadInput as problem:
                answer = {"error": problem.sentence(words)}
            print(json.dumps(answer, ensure_ascii=False))
        return 0
    if options.position is None:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "a POSITION is wanted, in quotes"))
    if options.json:
        print(json.dumps(_answer(options.position, objective), ensure_ascii=False))
        return 0
    answer = _answer(options.position, objective)
    if "discard" in answer:
        steps = [f"lay {answer['table']}"] * bool(answer["cards"])
        steps += [f"discard {answer['discard']}"] * (answer["discard"] is not None)
        print("; ".join(steps) or "-")
        print(f"cards {answer['cards']} left {answer['left']} {'closes' if answer['closes'] else 'exact'}")
        return 0
    laying, seconds = _solved(options.position, objective)
    print(f"lay {table_text(laying.table)}" if laying.laid else "-")
    disturbed = f"disturbed {laying.disturbed}{'' if laying.fewest else ' or fewer'}"
    print(
        f"cards {laying.cards} laid {hand_text(laying.laid)} left {laying.penalty} held {hand_text(laying.left)} "
        f"{disturbed} {'exact' if laying.exact else 'best found'} ms {seconds * 1000:.1f}"
    )
    return 0


def unsupported(problem: UnsupportedPosition) -> BadInput:
    """What the solver does not take, as a sentence."""
    return BadInput(_UNSUPPORTED[problem.reason], card=problem.card or "")


def _solved(text: str, objective: Objective) -> tuple[Laying, float]:
    """The best laying of the position in that text, and the seconds it took; BadInput."""
    state = position(text, needed=3)
    seat = state.turn.seat
    opened = seat == 0 and not _OPENED.search(text)
    start = time.perf_counter()
    try:
        laying = best_laying(state, seat, objective=objective, opened=opened)
    except UnsupportedPosition as problem:
        raise unsupported(problem) from None
    if laying is None:
        raise BadInput(QT_TRANSLATE_NOOP("CommandLine", "the cards on this table cannot be arranged in melds"))
    return laying, time.perf_counter() - start


def _answer(text: str, objective: Objective) -> dict[str, object]:
    """The best laying as JSON; where a turn ends with a discard, the best turn; BadInput."""
    state = position(text, needed=3)
    if not state.options.melds_stay:
        return _as_json(*_solved(text, objective))
    seat = state.turn.seat
    start = time.perf_counter()
    try:
        turn = best_turn(state, seat, opened=seat == 0 and not _OPENED.search(text))
    except UnsupportedPosition as problem:
        raise unsupported(problem) from None
    seconds = time.perf_counter() - start
    old = (*state.table, *(None,) * (len(turn.plan.table) - len(state.table)))
    changed = tuple(meld for meld, before in zip(turn.plan.table, old) if meld != before)
    return {
        "melds": table_text(changed),
        "discard": None if turn.discard is None else turn.discard.text,
        "closes": turn.closes,
        "left": turn.penalty,
        "cards": len(turn.plan.laid),
        "table": table_text(turn.plan.table),
        "exact": True,
        "ms": round(seconds * 1000, 3),
    }


def _as_json(laying: Laying, seconds: float) -> dict[str, object]:
    return {
        "cards": laying.cards,
        "left": laying.penalty,
        "table": table_text(laying.table),
        "disturbed": laying.disturbed,
        "fewest": laying.fewest,
        "exact": laying.exact,
        "ms": round(seconds * 1000, 3),
    }
