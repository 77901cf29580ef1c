"""Text that people type, as screens and logs take it: one line without anything that hides, turns round or piles up."""

from __future__ import annotations

import unicodedata
from typing import Final

MAX_MARKS: Final = 3
"""Marks in a row on one letter: more than any script writes, and they would grow over the lines above."""
_BLANK_LETTERS: Final = frozenset("\u2800\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5")
"""Signs that count as letters, symbols or marks and show nothing: a name of these alone is no name."""


def plain(text: str, longest: int) -> str:
    """The text composed (NFC), without control, format and surrogate signs, with single blanks, cut to that length."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        if sign.isspace() or sign in _BLANK_LETTERS:
            sign, marks = " ", 0
        elif kind[0] == "C":
            continue
        else:
            marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(sign)
    # Composed once more: what stood between a letter and its mark is gone now.
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))[:longest].strip()
