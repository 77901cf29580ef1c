"""From the start of the process to the first paint of the window, and to that of the home page, beside a bare window.

All are started in turn, RUNS times each; the figures are quartiles in milliseconds, of the wall clock and of the
process's own time, which other work on the machine disturbs less. `window` is the first paint, `home` the first one
with the home page. Ours is measured with an empty data folder and with three games to continue.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from ramio_desktop.model.save import Save
from ramio_desktop.ui import samples
from ramio_desktop.ui.saves import Saves

ROOT = Path(__file__).parents[2]
RUNS = 15

# The clock is the system's, so a child can count from the moment its parent started it. No event filter sits on the
# application: PySide would make hundreds of types for events that concern nobody, and the ruler would be measured.
TELL = """
import sys, time
def tell(what):
    print(what, (time.monotonic() - float(sys.argv[1])) * 1000, time.process_time() * 1000, flush=True)
"""
BARE = (
    TELL
    + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        tell("window")
        QTimer.singleShot(0, app.quit)
app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
)
OURS = (
    TELL
    + """
from PySide6.QtWidgets import QApplication
from ramio_desktop import paths
from ramio_desktop.ui.composition import Composition
app = QApplication([])
game = Composition(app, paths.data_dir(), paths.resources_dir())
game.window.painted.connect(lambda: tell("window"))
game.open()
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
class Home(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.done)
        return False
    def done(self):
        tell("home")
        app.quit()
home = Home()
# After the game's own slot, which makes the page.
game.window.painted.connect(lambda: game.window.page.installEventFilter(home), Qt.ConnectionType.QueuedConnection)
app.exec()
game.close()
"""
)


def run(code: str, data: Path) -> dict[str, tuple[float, float]]:
    """Start the snippet and give what it told: milliseconds since the start, and of its own time, by name."""
    environment = {**os.environ, "RAMIO_DATA_DIR": str(data), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code, str(start)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    words = [line.split() for line in done.stdout.splitlines()]
    return {word: (float(wall), float(own)) for word, wall, own in words}


def keep_games(data: Path) -> None:
    """Put three games to continue into the folder."""
    saves = Saves(data)
    for number, sample in enumerate((samples.midgame(), samples.between_hands(), samples.crowded())):
        Save.create(saves.computer_folder / f"game {number}.ramio", sample.log).close()


def main() -> None:
    """Measure, and print one JSON object."""
    times: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        keep_games(full)
        kinds = {"bare": (BARE, empty), "empty": (OURS, empty), "three games": (OURS, full)}
        for number in range(RUNS + 1):
            for kind, (code, data) in kinds.items():
                for word, took in run(code, data).items():
                    if number:  # the first round only fills the caches
                        times.setdefault(f"{kind}: {word}", []).append(took)
    found = {}
    bare = [median(column) for column in zip(*times["bare: window"])]
    for name, took in times.items():
        wall, own = zip(*took)
        found[name] = {
            "wall": [round(value) for value in quantiles(wall, n=4)],
            "own": [round(value) for value in quantiles(own, n=4)],
            "ratio": [round(median(wall) / bare[0], 2), round(median(own) / bare[1], 2)],
        }
    print(json.dumps({"runs": RUNS, **found}, indent=1))


if __name__ == "__main__":
    main()
