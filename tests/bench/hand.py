"""The hand solver of the ramino games, and how many hands of the duel the easy players play in a minute.

Hands and tables come from play: computer players of level Media play with a seed, and every hand they hold after a
draw is solved, before the table it had. Each time is the best of three, in milliseconds of the processor.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from ramio_desktop.model.bots import bot
from ramio_desktop.model.bots.tournament import simulate
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.melds import Table
from ramio_desktop.model.options import PRESETS, RaminoOptions, parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.scoring import Penalties
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.solver.hand import HandSolver
from ramio_desktop.model.state import Phase, State
from tests.bench.solver import best_of, figures

HANDS = 12
SIZES = ("ramino_duel", "ramino", "ramino[jokers_per_meld=many,taken_joker=keep]", "scala40", "ramino[hand_size=14]")
COST = Penalties(ace=11, joker=25).of
DUELS = 150

Held = tuple[Table, tuple, RaminoOptions]


def positions(text: str) -> Iterator[Held]:
    """What players of that game hold after a draw, with the table then."""
    family, options = parse_rules(text)
    assert isinstance(options, RaminoOptions)
    rules, level = ruleset(family), bot(family, "medium")
    for seed in range(HANDS):
        chance = Chance(f"bench {seed}")
        events = rules.begin(options, 2, chance)
        state = fold(State(family, options), events)
        views = [fold(State(family, options), [rules.redact(e, seat) for e in events]) for seat in range(2)]
        while not state.is_over and state.match.round <= 12:
            seat = state.turn.seat
            if state.turn.phase is Phase.PLAY and not state.turn.laid:
                yield state.table, state.hands[seat], options
            events = rules.decide(state, seat, level.action(views[seat], seat), chance)
            state = fold(state, events)
            views = [fold(view, [rules.redact(e, i) for e in events]) for i, view in enumerate(views)]


def questions(held: Held) -> dict[str, Callable[[], object]]:
    """What is asked of the solver, each from the beginning."""
    table, cards, options = held

    def discards() -> None:
        solver = HandSolver(table, cards, options)
        for card in dict.fromkeys(cards):
            solver.most_left_after(COST, card)

    return {
        "best laying": lambda: HandSolver(table, cards, options).best(COST),
        "closing": lambda: HandSolver(table, cards, options).closing(),
        "opening at 50": lambda: HandSolver(table, cards, options).opening(50),
        "every discard": discards,
    }


def main() -> None:
    """Print the tables."""
    print("| game | hands, most cards | question | p50 | p95 | max |")
    for text in SIZES:
        held = list(positions(text))
        for name in questions(held[0]):
            p50, p95, most = figures([best_of(questions(one)[name]) for one in held])
            size = max(len(cards) for _, cards, _ in held)
            print(f"| {text} | {len(held)}, {size} | {name} | {p50:.2f} | {p95:.2f} | {most:.1f} |")
    preset = PRESETS["ramino_duel"]
    start = time.process_time()
    result = simulate(preset.family, preset.options, ["easy", "easy"], seed="bench", hands=DUELS)
    seconds = time.process_time() - start
    print(f"duel, two easy players: {60 * DUELS / seconds:.0f} hands a minute of one processor, "
          f"{result.turns:.0f} turns a hand")


if __name__ == "__main__":
    main()
