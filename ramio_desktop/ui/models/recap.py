"""What others did with the piles since one's last turn, for who did not look on (RULES S1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ramio_desktop.model.cards import Card
from ramio_desktop.model.events import Dealt, Discarded, Drew, Event


@dataclass(frozen=True, slots=True)
class PileMoves:
    """A turn of another seat: the discard it took, if any, and the one it put there."""

    seat: int
    taken: Card | None
    thrown: Card


def pile_moves_since(events: Iterable[Event], seat: int) -> tuple[PileMoves, ...]:
    """The turns of the others that ended with a discard since that seat's own last one, in this hand."""
    found: list[PileMoves] = []
    taken: Card | None = None
    for event in events:
        match event:
            case Dealt():
                found, taken = [], None
            case Drew(card=card, from_discard=from_discard):
                taken = card if from_discard else None
            case Discarded(seat=who) if who == seat:
                found, taken = [], None
            case Discarded(seat=who, card=card):
                found.append(PileMoves(who, taken, card))
                taken = None
    return tuple(found)
