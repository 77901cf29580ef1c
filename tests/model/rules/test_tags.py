"""Every rule of the ramino family is named by a test (RULES R1–R24, D1–D12)."""

from __future__ import annotations

import re
from pathlib import Path

TAGS = {f"R{number}" for number in range(1, 25)} | {f"D{number}" for number in range(1, 13)}


def test_every_tag_of_R_and_D_is_in_the_name_of_a_test() -> None:
    names = " ".join(
        name
        for path in Path(__file__).parent.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert TAGS <= set(re.findall(r"(?<=_)[RD]\d+(?=_)", names))
