"""How a match stands: totals and who leads."""

from __future__ import annotations


def lowest(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the lowest total; several share it (RULES M15)."""
    best = min(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
