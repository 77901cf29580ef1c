"""What happened, one frozen record an event; the log, the wire and the replays are made of these."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .cards import HIDDEN, Card, Hand
from .melds import Table
from .state import Phase


@dataclass(frozen=True, slots=True)
class Began:
    """A match starts with all scores at zero; `first` is the seat the lot fell on (RULES I5)."""

    seats: int
    first: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new hand: what lies where, and the seat the hand is dealt from (or led by)."""

    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class Turned:
    """It is a seat's turn, in that phase."""

    seat: int
    phase: Phase
    round: int = 1


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat took a card, or (`card` None) found nothing to take."""

    seat: int
    card: Card | None
    from_discard: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat made the table look like this; what it used of its hand is the difference."""

    seat: int
    table: Table


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat put a card on the discards."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat ended its turn without laying."""

    seat: int


@dataclass(frozen=True, slots=True)
class Restocked:
    """The discards but the last became the stock."""

    stock: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Staked:
    """A seat's stake of this hand is now `stake`."""

    seat: int
    stake: int


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat left the hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shown:
    """The hand is over and everybody shows what he still holds."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class HandScored:
    """The points each seat gets for the hand that has ended; `closer` is None when nobody closed."""

    points: tuple[int, ...]
    closer: int | None
    in_hand: bool = False
    """Whether the closer had laid nothing before, and it counts more for that (RULES R18)."""
    out: tuple[int, ...] = ()
    """Seats that are out of the match from now on (RULES R23)."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; several winners share it."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reentered:
    """A seat that was out is in again, with this score."""

    seat: int
    score: int


Event = (
    Began | Dealt | Turned | Drew | Laid | Discarded | Passed | Restocked | Staked | Folded | Shown | HandScored
    | MatchEnded | Reentered
)


def redacted(event: Event, seat: int) -> Event:
    """The event as that seat may know it: other hands, the stock's order and what others draw are hidden (RULES I4)."""
    match event:
        case Dealt(hands=hands, stock=stock):
            told = tuple(cards if i == seat else (HIDDEN,) * len(cards) for i, cards in enumerate(hands))
            return replace(event, hands=told, stock=(HIDDEN,) * len(stock))
        case Drew(seat=drawer, card=card, from_discard=False) if drawer != seat and card is not None:
            return replace(event, card=HIDDEN)
        case Restocked(stock=stock):
            return replace(event, stock=(HIDDEN,) * len(stock))
        case _:
            return event
