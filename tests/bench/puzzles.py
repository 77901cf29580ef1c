"""How soon the page of the thousand puzzles is there, and the next puzzle on the table, painted.

`first` is the page made and painted in a fresh process, a second after the home page (its right column is filled after
that); `again` the same page shown once more; `next` is from the press of the button to the paint of the next puzzle.
The figures are quartiles in milliseconds, of the wall clock and of the process's own time, which other work on the
machine disturbs less.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

ROOT = Path(__file__).parents[2]
RUNS = 7
AGAIN = 5
NEXT = 12
Times = tuple[float, float]


def measure(folder: Path) -> dict[str, list[Times]]:
    """One process of the program, in a data folder of its own."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    from ramio_desktop.paths import resources_dir
    from ramio_desktop.ui import puzzle_samples
    from ramio_desktop.ui.composition import Composition
    from ramio_desktop.ui.garbage import Garbage

    app = QApplication([])
    garbage = Garbage()  # as in the program: nothing is collected while a page is made
    game = Composition(app, folder, resources_dir())
    game.furnish()
    game.window.resize(1280, 800)
    game.open()
    found: dict[str, list[Times]] = {"first": [], "again": [], "next": []}

    def settle(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QCoreApplication.processEvents()
            time.sleep(0.005)

    def took(name: str, act: object) -> None:
        start, own = time.perf_counter(), time.process_time()
        assert callable(act)
        act()
        QCoreApplication.sendPostedEvents()  # the paint is among them; what was put off until after it is not
        found[name].append(((time.perf_counter() - start) * 1000, (time.process_time() - own) * 1000))
        QCoreApplication.processEvents()

    settle(1.5)
    way = game.navigator.puzzles
    way.book.keep(puzzle_samples.progress(way.book.bank))
    settle(0.1)
    took("first", way.open_bank)
    for _ in range(AGAIN):
        way.leave()
        game.navigator.show_home()
        settle(0.3)
        took("again", way.open_bank)
    table = way.open_puzzle(puzzle_samples.SHOWN)
    settle(1.5)  # the cards are drawn in their size
    for _ in range(NEXT):
        took("next", table.go_on)
        settle(0.2)
    game.close()
    garbage.close()
    return found


def main() -> None:
    """Measure in RUNS processes, and print one JSON object."""
    if len(sys.argv) > 1:
        print(json.dumps(measure(Path(sys.argv[1]))))
        return
    times: dict[str, list[Times]] = {}
    for number in range(RUNS + 1):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, "-m", "tests.bench.puzzles", folder], cwd=ROOT, capture_output=True, text=True,
                env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, check=True, timeout=120,
            )  # fmt: skip
        for name, took in json.loads(done.stdout.splitlines()[-1]).items():
            if number:  # the first process only fills the caches of the system
                times.setdefault(name, []).extend(took)
    print(json.dumps({
        name: {"wall": [round(value) for value in quantiles([wall for wall, _ in took], n=4)],
               "own": [round(value) for value in quantiles([own for _, own in took], n=4)]}
        for name, took in times.items()
    }, indent=1))


if __name__ == "__main__":
    main()
