"""House rules that exclude each other: which, and because of which options, for the interface to explain."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Clash(Enum):
    """Why options cannot be played together; the names are stable, the interface has a sentence for each."""

    ONE_DECK_JOKERS = "one_deck_jokers"
    """One deck has two jokers at most (RULES R1)."""
    ONE_DECK_SEATS = "one_deck_seats"
    """One deck is for two players only (R1)."""
    NO_STOCK = "no_stock"
    """The deal would leave no card to draw (R2)."""
    REENTRY_END = "reentry_end"
    """Only where the last one in wins can anybody come back (R24)."""
    REENTRY_SCORING = "reentry_scoring"
    """Where the closer takes the points nobody goes out, so nobody comes back (R24)."""
    REENTRY_SEATS = "reentry_seats"
    """With two players the match is over when one is out (R24)."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """One clash and the options it is between; a number of players may be part of it too."""

    clash: Clash
    fields: tuple[str, ...]


class ConflictingOptions(ValueError):
    """A match that cannot begin with these options and so many players."""

    def __init__(self, conflict: Conflict) -> None:
        super().__init__(f"{conflict.clash.value}: {', '.join(conflict.fields)}")
        self.conflict = conflict
