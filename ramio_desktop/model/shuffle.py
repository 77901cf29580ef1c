"""Chance that anybody can check: Fisher–Yates on a counter stream of SHA-256 (RULES I5)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Chance:
    """The stream of random numbers of one match.

    Block `i` (from 0) is SHA-256 of the UTF-8 seed, a zero byte, and `i` as eight big-endian bytes; each block gives
    eight big-endian 32-bit words, used in order. `below(n)` takes the next word that is smaller than the largest
    multiple of `n` in 2**32, and returns it modulo `n`. The same seed gives the same match on every platform.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely; ValueError when n is not in 1…2**32."""
        if not 1 <= n <= 1 << 32:
            raise ValueError("n must be from 1 to 2**32")
        limit = (1 << 32) - (1 << 32) % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in random order: for i from the last down to 1, item i changes places with item below(i+1)."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def _word(self) -> int:
        if not self._words:
            data = self.seed.encode() + b"\0" + self._block.to_bytes(8, "big")
            digest = hashlib.sha256(data).digest()
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            self._block += 1
        return self._words.pop()
