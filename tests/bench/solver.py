"""The rearrangement solver beside HiGHS and the public solvers, on the positions of tests/data in one run.

    RAMIO_PEERS_PYTHON=.venv-peers/bin/python python tests/bench/solver.py

Without that variable the public solvers are left out. Each time is the best of three, in milliseconds of the processor,
one after the other. Each peer gets the positions it can understand, and ours is timed on the same: `rummikub-solver`
knows no ace above the king, `machiavelli` no jokers. They maximise the number of cards only; ours minimises the penalty
left as well.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.melds import Kind, MeldGrammar
from ramio_desktop.model.scoring import MACHIAVELLI
from ramio_desktop.model.solver.rearrange import Laying, Limits, Objective, rearrange
from tests.model.solver.oracle import Oracle
from tests.model.solver.positions import Position, proved_cases, random_position

REPEATS = 3
HERE = Path(__file__).parent
LOW_ACES = MeldGrammar(ace_high=False)


def best_of(solve: Callable[[], object]) -> float:
    """Milliseconds of the fastest of a few tries."""
    times = []
    for _ in range(REPEATS):
        start = time.process_time()
        solve()
        times.append(time.process_time() - start)
    return min(times) * 1000


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of the solves stays within."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def figures(times: Sequence[float]) -> tuple[float, float, float]:
    """Half of them, 95 of 100 of them, and all of them, stay within these."""
    return percentile(times, 0.5), percentile(times, 0.95), max(times)


def row(name: str, times: Sequence[float], note: str = "") -> None:
    """Print one line of the table."""
    p50, p95, most = figures(times)
    print(f"{name:34} {len(times):4} {p50:9.2f} {p95:9.2f} {most:9.1f}   {note}")


def jokers_of(position: Position) -> int:
    """How many jokers there are."""
    return position.hand.count(JOKER) + sum(card is JOKER for meld in position.table for card in meld.cards)


def has_high_ace(position: Position) -> bool:
    """Whether some run of the table ends in an ace."""
    return any(meld.kind is Kind.RUN and meld.stands_for[-1].rank == 1 for meld in position.table)


def ours(position: Position, grammar: MeldGrammar, objective: Objective = Objective.CARDS) -> float:
    """Our time for the best laying."""
    return best_of(
        lambda: rearrange(position.table, position.hand, grammar=grammar, objective=objective, keep_melds=False)
    )


def compare_with_peer(name: str, python: str, positions: Sequence[Position], grammar: MeldGrammar) -> None:
    """Time a public solver and ours on the same positions, and print how many times faster ours is."""
    lines = [
        json.dumps(
            {
                "table": [card.text for meld in position.table for card in meld.cards],
                "hand": [card.text for card in position.hand],
            }
        )
        for position in positions
    ]
    run = subprocess.run(
        [python, str(HERE / "peers.py"), name], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    answers = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]
    assert len(answers) == len(positions)
    theirs = [answer["ms"] for answer in answers]
    same = 0
    for position, answer in zip(positions, answers, strict=True):
        laying = rearrange(position.table, position.hand, grammar=grammar, keep_melds=False)
        same += isinstance(laying, Laying) and laying.cards == (answer["cards"] or 0)
    own = [ours(position, grammar) for position in positions]
    row(name, theirs, f"as many cards as ours on {same} of {len(positions)}")
    ratios = [slow / fast for slow, fast in zip(figures(theirs), figures(own), strict=True)]
    row("  ours on the same", own, "faster {:.0f}x, {:.0f}x, {:.0f}x".format(*ratios))


def compare_fewest_disturbed(positions: Sequence[Position], oracles: Sequence[Oracle]) -> None:
    """Time the second pass, the laying with the fewest melds disturbed, against the integer program's second pass.

    Ours is the time of the whole less that of the best laying alone; where it is not proved it is greedy, and says so.
    """
    kept = melds = proved = fewest = 0
    own, theirs = [], []
    for position in positions:
        table, hand = position.table, position.hand
        laying = rearrange(table, hand)
        assert laying is not None
        melds += len(table)
        kept += len(table) - laying.disturbed
        proved += laying.fewest
        worth = {card: 10_000 + MACHIAVELLI.of(card) for card in hand}
        laid = sum(worth[card] for card in laying.laid)
        start = time.process_time()
        least = oracles[jokers_of(position)].fewest_disturbed(table, hand, worth.__getitem__, laid)
        theirs.append((time.process_time() - start) * 1000)
        fewest += laying.disturbed == least
        assert laying.disturbed == least or not laying.fewest
        whole = best_of(lambda p=position: rearrange(p.table, p.hand))
        own.append(max(0.0, whole - ours(position, MeldGrammar())))
    row("ours, fewest melds disturbed", own, f"keeps {kept} of {melds}, proved on {proved}, right on {fewest}")
    ratios = [slow / fast for slow, fast in zip(figures(theirs), figures(own), strict=True)]
    row("HiGHS, second pass (once each)", theirs, "ours faster {:.1f}x, {:.1f}x, {:.1f}x".format(*ratios))


def main() -> None:
    """Print the table."""
    cases = proved_cases()
    positions = [case.position for case in cases]
    print(f"{'milliseconds':34} {'n':>4} {'p50':>9} {'p95':>9} {'max':>9}")

    own = [ours(position, MeldGrammar()) for position in positions]
    row("ours, most cards", own)
    row("ours, least penalty", [ours(position, MeldGrammar(), Objective.POINTS) for position in positions])

    oracles = [Oracle(jokers) for jokers in range(3)]
    compare_fewest_disturbed(positions, oracles)
    right = 0
    theirs = []
    for case in cases:
        position = case.position
        oracle = oracles[jokers_of(position)]
        right += oracle.most(position.table, position.hand, lambda card: 1) == case.most_cards
        theirs.append(best_of(lambda o=oracle, p=position: o.most(p.table, p.hand, lambda card: 1)))
    ratios = [slow / fast for slow, fast in zip(figures(theirs), figures(own), strict=True)]
    row("HiGHS", theirs, "right on {} of {}; ours faster {:.0f}x, {:.0f}x, {:.0f}x".format(right, len(cases), *ratios))

    python = os.environ.get("RAMIO_PEERS_PYTHON")
    if python:
        low = [position for position in positions if not has_high_ace(position)]
        compare_with_peer("rummikub-solver", python, low, LOW_ACES)
        compare_with_peer("machiavelli", python, [p for p in positions if not jokers_of(p)], MeldGrammar())

    chance = random.Random(1)
    kinds = [(jokers, melds) for jokers in range(3) for melds in (0, 4, 8, 12)] * 4
    hoards = [random_position(chance, jokers, melds, 55) for jokers, melds in kinds]
    exact = sum(isinstance(found := rearrange(p.table, p.hand), Laying) and found.exact for p in hoards)
    row("ours, 55 cards in hand", [ours(p, MeldGrammar()) for p in hoards], f"proved on {exact} of {len(hoards)}")
    print(f"limits: {Limits()}")


if __name__ == "__main__":
    main()
