"""The game with its window, until the window is closed."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from ramio_desktop import paths
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.garbage import Garbage


def main(arguments: Sequence[str]) -> int:
    """Run the game; `arguments` are saves to open. Returns when nothing of it is left, not even a computer player."""
    logging.basicConfig(level=logging.WARNING)
    app = QApplication(["ramio-desktop", *arguments])
    game = Composition(app, paths.data_dir(), paths.resources_dir())
    game.open(arguments)
    garbage = Garbage()
    try:
        return app.exec()
    finally:
        game.close()
        garbage.close()
