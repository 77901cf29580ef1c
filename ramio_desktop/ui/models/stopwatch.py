"""How long somebody has been at something: a clock that stands still while he is not."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

LOOK_MS = 200
"""A second that has gone by is shown after so long at most."""


class Stopwatch(QObject):
    """Counts seconds while it runs; `ticked` is emitted when another whole second has gone by, and when it is set."""

    ticked = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = monotonic) -> None:
        """`now` gives seconds from anywhere on; it never goes back."""
        super().__init__(parent)
        self._now = now
        self._before = 0.0
        self._since: float | None = None
        self._said = 0
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def seconds(self) -> float:
        """The time so far."""
        return self._before + (self._now() - self._since if self._since is not None else 0.0)

    @property
    def is_running(self) -> bool:
        """Whether time is counted now."""
        return self._since is not None

    def set(self, seconds: float) -> None:
        """Have that time on it; it runs on or stands as before."""
        self._before = seconds
        if self._since is not None:
            self._since = self._now()
        self._said = int(self.seconds)
        self.ticked.emit()

    def run(self, on: bool) -> None:
        """Count, or stand still."""
        if on and self._since is None:
            self._since = self._now()
            self._timer.start()
        elif not on and self._since is not None:
            self._before, self._since = self.seconds, None
            self._timer.stop()

    def _look(self) -> None:
        if int(self.seconds) != self._said:
            self._said = int(self.seconds)
            self.ticked.emit()
