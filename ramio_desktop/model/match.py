"""How a match stands: totals, who leads, and what decides it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST_VOIDS: Final = 3
"""Void hands in a row that end a match where a hand can be void (RULES R21)."""


@dataclass(frozen=True, slots=True)
class MatchForm:
    """How the hands of a match add up, and what ends it."""

    target: int | None = None
    """The points that decide; None where the hands are not added up."""
    highest: bool = False
    """Whether points are good: whoever reaches the target first wins (RULES D7)."""
    knocks_out: bool = False
    """Whether whoever reaches the target is out, and the last one in wins (RULES R23)."""
    factor: int = 1
    """What a close in hand multiplies the points of that hand by (RULES R18)."""

    def reached(self, total: int) -> bool:
        """Whether that total has reached the target."""
        return self.target is not None and total >= self.target

    def leaders(self, totals: tuple[int, ...], out: frozenset[int] = frozenset()) -> tuple[int, ...]:
        """The seats that lead among those who are still in; several share it."""
        still_in = {seat: total for seat, total in enumerate(totals) if seat not in out}
        if not still_in:
            return ()
        best = max(still_in.values()) if self.highest else min(still_in.values())
        return tuple(seat for seat, total in still_in.items() if total == best)


def lowest(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the lowest total; several share it (RULES M15)."""
    best = min(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
