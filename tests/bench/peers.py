"""Runs the public solvers on positions; a program of its own, since they live in a virtual environment of their own.

    python peers.py rummikub-solver|machiavelli < POSITIONS

One JSON object a line in: `{"table": ["7h", …], "hand": […]}`. One a line out: `{"ms": best of three, "cards": laid}`,
null where the peer found no answer.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

RANKS = "A23456789TJQK"
SUITS = "cdhs"
REPEATS = 3

Solve = Callable[[list[str], list[str]], int | None]


def rummikub_solver() -> Solve:
    """The solver of Rummikub: no ace above the king, jokers as here."""
    import rummikub_solver as peer

    rules = peer.RuleSet(jokers=2)

    def tile(card: str) -> int:
        return 53 if card == "*" else SUITS.index(card[1]) * 13 + RANKS.index(card[0]) + 1

    def solve(table: list[str], hand: list[str]) -> int | None:
        state = rules.new_game()
        state.initial = False
        state.add_table(*[tile(card) for card in table])
        state.add_rack(*[tile(card) for card in hand])
        found = rules.solve(state)
        return None if found is None else len(found.tiles)

    return solve


def machiavelli() -> Solve:
    """The solver of Machiavelli: an ace above the king, no jokers."""
    import machiavelli as peer

    solver = peer.Solver(quiet=True, pretty=False, color=False, emoji=False)

    def solve(table: list[str], hand: list[str]) -> int | None:
        mine = [card.replace("A", "1").lower() for card in hand]
        found = solver.solve([card.replace("A", "1").lower() for card in table] + mine, mine)
        return None if found is None else sum(map(len, found)) - len(table)

    return solve


def main() -> None:
    """Time the peer named on the command line."""
    solve = {"rummikub-solver": rummikub_solver, "machiavelli": machiavelli}[sys.argv[1]]()
    positions: list[dict[str, Any]] = [json.loads(line) for line in sys.stdin]
    solve(positions[0]["table"], positions[0]["hand"])  # imports and first set-up are not measured
    for position in positions:
        best = float("inf")
        cards = None
        for _ in range(REPEATS):
            start = time.process_time()
            cards = solve(position["table"], position["hand"])
            best = min(best, time.process_time() - start)
        print(json.dumps({"ms": best * 1000, "cards": cards}), flush=True)


if __name__ == "__main__":
    main()
