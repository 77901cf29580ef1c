"""Frames while a computer player thinks: does the window stay as smooth as when nobody does?

    python -m tests.bench.frames

1,000 frames of a drag over a table of 106 cards at 1280×800, a frame every 16 ms, in turns of 100 while an Esperto
thinks without a pause in the process of the computer players and of 100 while it is idle. Prints one JSON object:
milliseconds from one frame to the next, what a frame itself takes, and how much of that is its own thread's work, at
p50, p95, p99 and the worst; and the ratios of thinking to idle at p99. Only the last is free of whatever else runs.
"""

from __future__ import annotations

import gc
import json
import os
from time import perf_counter, thread_time

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from ramio_desktop.model.bots.worker import Question
from ramio_desktop.net.thinker import Thinker
from ramio_desktop.ui.garbage import Garbage
from ramio_desktop.ui.local_table import Poster
from tests.bench.drag import crowd, figures, full_view, path

FRAMES = 1000
TURN = 100
FRAME_MS = 16


class Film:
    """Frames of a drag, with the time from each to the next and the time each takes."""

    def __init__(self, view: QGraphicsView) -> None:
        self._port = view.viewport()
        self._step = 0
        self._last: float | None = None
        self.steps: list[float] = []
        self.works: list[float] = []
        self.costs: list[float] = []

    def frame(self) -> None:
        """Move the mouse and paint what that changes."""
        start, begun = perf_counter(), thread_time()
        point = path(self._step)
        self._step += 1
        event = QMouseEvent(
            QEvent.Type.MouseMove, point, QPointF(self._port.mapToGlobal(point)), Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(self._port, event)
        self._port.repaint()
        now = perf_counter()
        self.works.append((now - start) * 1000)
        self.costs.append((thread_time() - begun) * 1000)
        if self._last is not None:
            self.steps.append((now - self._last) * 1000)
        self._last = now

    def run(self, frames: int) -> None:
        """Show so many frames, as the event loop gets to them."""
        loop, timer = QEventLoop(), QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.setInterval(FRAME_MS)
        end = self._step + frames
        timer.timeout.connect(lambda: loop.quit() if self._step >= end else self.frame())
        self._last = None
        timer.start()
        loop.exec()


class Brooding:
    """An Esperto that gets the same question again and again while it is on."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._question = Question("expert", 0, crowd())
        self._on = False
        self.asked = 0
        self._open = 0

    def begin(self) -> None:
        """Think from now on."""
        self._on = True
        self._ask()

    def end(self) -> None:
        """Stop; returns when the last answer is there."""
        self._on = False
        while self._open:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _ask(self) -> None:
        self.asked += 1
        self._open += 1
        self._thinker.ask(self._question, self._answered)

    def _answered(self, text: str | None) -> None:
        self._open -= 1
        if text is None:
            raise RuntimeError("the computer player has no answer")
        if self._on:
            self._ask()


def measure() -> dict[str, object]:
    """The figures of both."""
    QApplication.instance() or QApplication([])
    view, _turn = full_view(motion=True)
    poster = Poster()
    thinker = Thinker(poster.post, lambda seconds, work: QTimer.singleShot(round(seconds * 1000), work), deadline=60.0)
    player = Brooding(thinker)
    garbage = Garbage()
    idle, busy = Film(view), Film(view)
    idle.run(500)  # the first round draws the pictures that a person's own first drag draws
    player.begin()
    player.end()
    idle.steps.clear()
    idle.works.clear()
    idle.costs.clear()
    gc.collect()
    for _ in range(FRAMES // TURN):
        idle.run(TURN)
        player.begin()
        busy.run(TURN)
        player.end()
    thinker.close()
    garbage.close()
    view.pointer.cancel()
    view.skip()
    view.close()
    kinds = {"from frame to frame": "steps", "the frame itself": "works", "its own work": "costs"}
    found = {
        kind: {"idle": figures(sorted(getattr(idle, name))), "thinking": figures(sorted(getattr(busy, name)))}
        for kind, name in kinds.items()
    }
    ratios = {kind: round(both["thinking"]["p99"] / both["idle"]["p99"], 2) for kind, both in found.items()}
    return {"frames": FRAMES, "answers": player.asked, **found, "ratios at p99": ratios}


if __name__ == "__main__":
    print(json.dumps(measure()))
