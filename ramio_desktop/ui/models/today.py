"""Which date it is on this computer, and when that changes: a day ends at local midnight (RULES Z3)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QObject, QTimer, Signal

LOOK_AGAIN_MS = 20_000
"""A clock that is set, or a computer that has slept, is noticed after so long."""
BEHIND_MS = 50
"""A timer may be early by a little."""


class Today(QObject):
    """The date of the device, as an ordinal; `changed` is emitted when it is another one."""

    changed = Signal()

    def __init__(self, now: Callable[[], datetime] = datetime.now, parent: QObject | None = None) -> None:
        """`now` gives the local time, without a time zone."""
        super().__init__(parent)
        self._now = now
        self._ordinal = now().toordinal()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)
        self._wait()

    @property
    def ordinal(self) -> int:
        """Today's date: days since 31 December of the year 0. It changes only with `changed`."""
        return self._ordinal

    def look(self) -> None:
        """Look at the clock now, not only at midnight."""
        ordinal = self._now().toordinal()
        self._wait()
        if ordinal != self._ordinal:
            self._ordinal = ordinal
            self.changed.emit()

    def _wait(self) -> None:
        now = self._now()
        midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
        left = round((midnight - now).total_seconds() * 1000) + BEHIND_MS
        self._timer.start(max(BEHIND_MS, min(left, LOOK_AGAIN_MS)))
