"""The minute challenge: as many puzzles as one can solve in sixty seconds (RULES Z4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SECONDS: Final = 60
SHARES: Final[Mapping[int, int]] = {1: 60, 2: 35, 3: 5}
"""Of a hundred puzzles so many of each grade: few of grade 3 can be solved in a minute, nearly all of the others."""
