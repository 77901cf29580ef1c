"""Frames while a computer player thinks: does the window stay as smooth as when nobody does?

    python -m tests.bench.frames

1,000 frames of a drag over a table of 106 cards at 1280×800, a frame every 16 ms, in turns of 100 while an Esperto
thinks without a pause in the process of the computer players and of 100 while it is idle. Prints one JSON object:
milliseconds from one frame to the next, and what a frame itself takes, at p50, p95, p99 and the worst; and the ratio of
thinking to idle at p99.
"""

from __future__ import annotations

import gc
import json
import os
from time import perf_counter

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

    def frame(self) -> None:
        """Move the mouse and paint what that changes."""
        start = perf_counter()
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
    found = {name: (figures(sorted(film.steps)), figures(sorted(film.works)))
             for name, film in (("idle", idle), ("thinking", busy))}
    return {
        "frames": FRAMES,
        "answers": player.asked,
        "from frame to frame": {name: steps for name, (steps, _) in found.items()},
        "the frame itself": {name: works for name, (_, works) in found.items()},
        "ratio": round(found["thinking"][0]["p99"] / found["idle"][0]["p99"], 2),
        "ratio of the frame itself": round(found["thinking"][1]["p99"] / found["idle"][1]["p99"], 2),
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
