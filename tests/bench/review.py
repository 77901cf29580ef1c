"""The review of whole hands: every turn of every seat judged, in milliseconds of the processor.

Hands come from play by a seed. The window asks for one turn after the other in another process; this is what that
process has to work out, and how the log is told turn by turn.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from ramio_desktop.model.chronicle import hands
from ramio_desktop.model.log import Log
from ramio_desktop.model.review import best_of, better
from tests.bench.solver import figures
from tests.model.test_review import played

HANDS: Final = 12
TABLES: Final = (
    ("machiavelli", ("hard", "hard", "hard", "hard")),
    ("machiavelli", ("expert", "hard", "easy", "beginner")),
    ("machiavelli", ("hoarder", "hard", "hard")),
    ("machiavelli_classic", ("easy", "beginner", "expert")),
    ("tiles", ("medium", "hard")),
    ("ramino", ("easy", "medium", "hard", "easy")),
    ("ramino_duel", ("medium", "hard")),
)


def spent(log: Log) -> tuple[int, float, float]:
    """How many turns, the milliseconds for judging all of them, and the most for showing how one of them is done."""
    start = time.process_time()
    (hand,) = hands(log)
    turns = [turn.taken for turn in hand.turns if turn.taken is not None]
    for turn in turns:
        best_of(turn.before, turn.seat)
    whole = (time.process_time() - start) * 1000
    longest = 0.0
    for turn in turns[:: max(1, len(turns) // 6)]:
        start = time.process_time()
        better(turn.before, turn.seat)
        longest = max(longest, (time.process_time() - start) * 1000)
    return len(turns), whole, longest


def main() -> None:
    """Print a line a table."""
    print(f"{HANDS} hands each, all seats: ms a hand (half of them, 95 of 100, the most), turns, ms of the longest way")
    for rules, levels in TABLES:
        found = [spent(played(rules, levels, f"bench review {seed}")) for seed in range(HANDS)]
        p50, p95, most = figures([whole for _, whole, _ in found])
        turns = sum(count for count, _, _ in found) / HANDS
        longest = max(answer for _, _, answer in found)
        print(f"{rules:20} {','.join(levels):30} {p50:8.0f} {p95:8.0f} {most:8.0f} {turns:7.1f} {longest:8.0f}")


if __name__ == "__main__":
    main()
