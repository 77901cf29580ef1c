"""How many cases a sampled law takes, and the seeds they start from."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

SOAK = os.environ.get("RAMIO_SOAK") == "1"
SEED = int(os.environ.get("RAMIO_SEED") or secrets.randbelow(2**32))


def scale(in_test: int, in_soak: int) -> int:
    """Return how many cases to take: the first number in `make test`, the second in `make soak`."""
    return in_soak if SOAK else in_test


class Seeds:
    """The seeds of one sampled test: first those that once failed, then fresh ones of this session.

    Use the fixture as `for seed in seeds(scale(200, 5000)):`. When the test fails in the loop, the seed at hand is
    written to tests/data/failed_seeds/ and tried first ever after: commit that file with the mending.
    """

    def __init__(self, session_seed: int, case_file: Path) -> None:
        self._session_seed = session_seed
        self._case_file = case_file
        self.current: int | None = None

    def __call__(self, count: int) -> Iterator[int]:
        """Yield the kept seeds and then `count` fresh ones, each from 0 to 2**64 - 1."""
        # An odd stride: it spreads neighbouring session seeds apart and repeats none.
        fresh = ((self._session_seed + (i + 1) * 0x9E3779B97F4A7C15) % 2**64 for i in range(count))
        for seed in (*self.kept(), *fresh):
            self.current = seed
            yield seed
        self.current = None

    def kept(self) -> list[int]:
        """Return the seeds that failed before, oldest first."""
        if not self._case_file.exists():
            return []
        return [int(line) for line in self._case_file.read_text(encoding="utf-8").split()]

    def keep(self) -> str:
        """Write the seed at hand to the case file unless it is there, and return the line that tells so."""
        if self.current is None:
            return ""
        if self.current not in self.kept():
            self._case_file.parent.mkdir(parents=True, exist_ok=True)
            with self._case_file.open("a", encoding="utf-8") as file:
                file.write(f"{self.current}\n")
        return f"failed at seed {self.current}, kept in {self._case_file.name}"
