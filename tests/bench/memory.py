"""Memory of a match: resident set of the program on the home page, at a table, and after a whole match.

    python -m tests.bench.memory [HANDS]

A Difficile chooses the person's moves on the real page; motion and pace are off. Megabytes, the computer players'
process apart.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import psutil
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from ramio_desktop import paths
from ramio_desktop.model.bots import bot
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.settings import Opponent

MB = 1 << 20


def wait(ms: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def resident() -> str:
    """The resident sets of the program and of its children."""
    own = psutil.Process()
    children = sum(child.memory_info().rss for child in own.children(recursive=True))
    return f"{own.memory_info().rss / MB:6.1f} MB, children {children / MB:5.1f} MB"


def main(hands: int) -> None:
    """Measure and print a line for each moment."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        game = Composition(app, Path(folder), paths.resources_dir())
        game.settings.animation = game.settings.pace = "off"
        game.open()
        game.window.resize(1280, 800)
        wait(1500)
        print(f"home          {resident()}")
        opponents = [Opponent("Bruno", "hard"), Opponent("Marta", "hard")]
        game.navigator.start(MachiavelliOptions(target=1000), "machiavelli", opponents)
        wait(1000)
        print(f"table         {resident()}")
        chooser = bot("machiavelli", "hard")
        for _ in range(hands):
            session = game.navigator.session
            assert session is not None
            while not session.view.is_over:
                if session.view.turn.seat == session.seat and not session.is_waiting:
                    session.submit([chooser.action(session.view, session.seat)])
                wait(1)
            wait(50)
            session.ask_next_hand()
            wait(50)
        print(f"after {hands:2} hands {resident()}")
        game.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
