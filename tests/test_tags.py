"""Every rule that is enforced is proved: each tag of RULES that this version plays is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# What is built so far: the invariants, Machiavelli, the ramino games, tiles, saving, puzzles (I, M, R, D, T, S, Z).
TAGS = (
    *(f"I{number}" for number in range(1, 8)), *(f"M{number}" for number in range(1, 20)),
    *(f"R{number}" for number in range(1, 25)), *(f"D{number}" for number in range(1, 13)),
    *(f"T{number}" for number in range(1, 11)), "S1", "S2", "S4", *(f"Z{number}" for number in range(1, 5)),
)
_NAME = re.compile(r"^\s*def (test_\w+)", re.MULTILINE)


def _named() -> set[str]:
    """The tags in the names of tests; a tag joins words with underscores, `test_M13_M14_...`."""
    names = [name for path in TESTS.rglob("test_*.py") for name in _NAME.findall(path.read_text("utf-8"))]
    return {tag for name in names for tag in re.findall(r"(?<![A-Za-z0-9])([A-Z]\d+)", name.replace("_", " "))}


@pytest.mark.parametrize("tag", TAGS)
def test_a_rule_has_a_test(tag: str) -> None:
    assert tag in _named()
