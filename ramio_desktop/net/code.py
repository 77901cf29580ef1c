"""The room code: six characters of an alphabet nobody misreads; two find the table, four prove the invitation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..model.signs import ALPHABET as ALPHABET

LENGTH: Final = 6
LOCATOR: Final = 2
"""How many characters anybody on the network may see."""


def new_code(below: Callable[[int], int]) -> str:
    """A fresh code; `below(n)` gives a number from 0 to n-1 that nobody can guess."""
    return "".join(ALPHABET[below(len(ALPHABET))] for _ in range(LENGTH))


def rotated(code: str, below: Callable[[int], int]) -> str:
    """Another code with another secret and the same locator, so that those who wait for the table still find it."""
    while True:
        fresh = code[:LOCATOR] + new_code(below)[LOCATOR:]
        if fresh != code:
            return fresh


def read_code(text: str) -> str | None:
    """The code somebody typed, in any case and with blanks or dashes in it; None when it is none."""
    code = "".join(sign for sign in text.upper() if not (sign.isspace() or sign in "-–·."))
    return code if len(code) == LENGTH and all(sign in ALPHABET for sign in code) else None


def locator(code: str) -> str:
    """The public part of a code."""
    return code[:LOCATOR]


def spoken(code: str) -> str:
    """The code as it is shown and said: `K7 M2XQ`."""
    return f"{code[:LOCATOR]} {code[LOCATOR:]}"
