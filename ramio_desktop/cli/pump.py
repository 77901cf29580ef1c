"""The thread of a command that waits for the network: what other threads hand over, and what is due later, in turn."""

from __future__ import annotations

import heapq
import itertools
import queue
import time
from collections.abc import Callable


class Pump:
    """Runs callbacks on the thread that calls `run`; `post` is safe from any thread, `later` from its own only."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._number = itertools.count()
        self._result: int | None = None

    def post(self, work: Callable[[], None]) -> None:
        """Have something done soon."""
        self._queue.put(work)

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Have something done after so many seconds."""
        heapq.heappush(self._due, (time.monotonic() + seconds, next(self._number), work))

    def stop(self, code: int) -> None:
        """Have `run` return that; the first one counts."""
        if self._result is None:
            self._result = code

    def run(self) -> int:
        """Do what comes, until `stop`; the exit code."""
        while self._result is None:
            self._step(0.25)  # short, so that Ctrl-C is heard on Windows too
        return self._result

    def drain(self, seconds: float) -> None:
        """Do what comes within so many seconds, after the end."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._step(min(left, 0.05))

    def _step(self, wait: float) -> None:
        now = time.monotonic()
        if self._due:
            wait = max(0.0, min(wait, self._due[0][0] - now))
        try:
            work = self._queue.get(timeout=wait)
        except queue.Empty:
            if self._due and self._due[0][0] <= time.monotonic():
                heapq.heappop(self._due)[2]()
            return
        work()
