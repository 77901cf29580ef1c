"""Every connection of this program, from its beginning to its very end: none is left when the net thread ends."""

from __future__ import annotations

import asyncio

_LOOK = 0.02
"""Seconds between two looks whether the last words have gone out."""


class Lines:
    """The connections that are open, or closing (net thread only)."""

    def __init__(self) -> None:
        self._all: set[asyncio.Transport] = set()

    def add(self, line: asyncio.Transport) -> None:
        """There is one more."""
        self._all.add(line)

    def drop(self, line: asyncio.Transport | None) -> None:
        """That one has ended."""
        if line is not None:
            self._all.discard(line)

    def __len__(self) -> int:
        return len(self._all)

    async def end(self, seconds: float) -> None:
        """Let those that close do so for so many seconds, then cut what is left."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while any(line.is_closing() for line in self._all) and loop.time() < until:
            await asyncio.sleep(_LOOK)
        for line in list(self._all):
            line.abort()
        for _ in range(3):  # what was cut is closed by callbacks of its own
            await asyncio.sleep(0)
