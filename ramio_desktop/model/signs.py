"""Codes that people pass on: the alphabet nobody misreads, numbers in it, and the two signs that betray a slip.

    body = "A" + number_signs(1234, 3)
    shown(sealed(body))  # in groups of four
    unsealed("a-bcde…")  # the body again, or a CodeProblem

The alphabet has 31 signs, a prime. With s(1) … s(n) the values of a body, the two check signs are the sum of all s(i)
and the sum of all i·s(i), modulo 31: in a body of up to 30 signs any two wrong signs and any two that changed places
show, in longer ones any one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without 0 and O, 1, I and L."""
BASE: Final = len(ALPHABET)
CHECKS: Final = 2
GROUP: Final = 4
LONGEST: Final = 80
"""No code has more signs."""


class CodeTrouble(StrEnum):
    """What is wrong with a code that somebody entered."""

    SLIP = "slip"
    """A sign is wrong, missing, or one too many."""
    OTHER_KIND = "other_kind"
    """It is a code, but one for something else."""
    NEWER = "newer"
    """A newer version of the program made it."""
    UNKNOWN_GAME = "unknown_game"
    """It is for a game this version cannot play."""


class CodeProblem(ValueError):
    """A code that leads to nothing, and why."""

    def __init__(self, trouble: CodeTrouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


def number_signs(value: int, length: int) -> str:
    """A number as that many signs, the highest place first; ValueError when it needs more."""
    if not 0 <= value < BASE**length:
        raise ValueError("the number does not fit")
    signs = ""
    for _ in range(length):
        value, place = divmod(value, BASE)
        signs = ALPHABET[place] + signs
    return signs


def signs_number(signs: str) -> int:
    """The number that signs stand for."""
    value = 0
    for sign in signs:
        value = value * BASE + ALPHABET.index(sign)
    return value


def length_for(values: int) -> int:
    """How many signs tell that many values apart."""
    length = 1
    while BASE**length < values:
        length += 1
    return length


def sealed(body: str) -> str:
    """The body with its check signs behind it."""
    values = [ALPHABET.index(sign) for sign in body]
    plain = sum(values) % BASE
    weighted = sum(place * value for place, value in enumerate(values, start=1)) % BASE
    return body + ALPHABET[plain] + ALPHABET[weighted]


def unsealed(text: str) -> str:
    """The body of a code as somebody typed or pasted it, in any case, with blanks and dashes; CodeProblem SLIP."""
    code = "".join(sign for sign in text[: 4 * LONGEST].upper() if not (sign.isspace() or sign in "-–—·."))
    if not CHECKS < len(code) <= LONGEST or any(sign not in ALPHABET for sign in code):
        raise CodeProblem(CodeTrouble.SLIP)
    body = code[:-CHECKS]
    if sealed(body) != code:
        raise CodeProblem(CodeTrouble.SLIP)
    return body


def shown(code: str) -> str:
    """A code as it is shown and said: `ABCD-EFGH-JK`."""
    return "-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))


class Reader:
    """Takes the signs of a body from the left; CodeProblem SLIP when there are not as many as there should be."""

    def __init__(self, body: str) -> None:
        self._rest = body

    def number(self, length: int = 1) -> int:
        """The number in the next signs."""
        return signs_number(self.signs(length))

    def signs(self, length: int) -> str:
        """The next signs."""
        if len(self._rest) < length:
            raise CodeProblem(CodeTrouble.SLIP)
        taken, self._rest = self._rest[:length], self._rest[length:]
        return taken

    def finish(self) -> None:
        """Nothing may be left."""
        if self._rest:
            raise CodeProblem(CodeTrouble.SLIP)
