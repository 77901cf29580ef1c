"""Collecting garbage in the window's thread only, between frames.

Python collects in whatever thread asks for memory at the moment. That may be the network's or the one that hears the
computer players, and what it takes apart there may be Qt's: a session with calls waiting, a timer. Qt's objects end in
their own thread or the program does.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

INTERVAL: Final = 400
"""Milliseconds between two looks at whether there is enough to collect."""


class Garbage(QObject):
    """Collects from a timer as long as it is there, and nowhere else; `close` gives it back to Python.

    What is there at the first look, modules for the most part, is set aside for good: to go through it took longer
    than a frame.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_first = True
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self.look)
        gc.disable()
        self._timer.start()

    def look(self) -> None:
        """Collect as many generations as have enough in them."""
        if self._is_first:
            self._is_first = False
            gc.collect()
            gc.freeze()
            return
        full = [count > most for count, most in zip(gc.get_count(), gc.get_threshold())]
        if full[0]:
            gc.collect(full.index(False) - 1 if False in full else 2)

    def close(self) -> None:
        """Have Python collect by itself again."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
