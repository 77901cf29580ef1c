"""Having something done later, unless whoever wanted it is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, ms: int, call: Callable[[], object]) -> QTimer:
    """Call back after that many milliseconds; never when `owner` or the answered timer is deleted before.

    `QTimer.singleShot` with a context object keeps what it should have called for ever when the context goes first.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(call)
    timer.timeout.connect(timer.deleteLater)
    timer.start(ms)
    return timer
