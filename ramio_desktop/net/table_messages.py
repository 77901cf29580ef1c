"""What goes between the host of a network table and its guests besides the game: who is there, talk and consent."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .messages import (
    Ask, Count, Events, Line, Message, MAX_SEATS, Noted, Notice, Refused, Resync, Seats, SeatNumber, Snapshot, Submit,
    Text, Word,
)

EMPTY: Final = "empty"
HERE: Final = "here"
LOST: Final = "lost"
AWAY: Final = "away"

REACTIONS: Final = ("bravo", "wow", "laugh", "oops", "hurry", "thanks")
"""The quick reactions, by the names the interface has pictures for."""
Reaction = Literal["bravo", "wow", "laugh", "oops", "hurry", "thanks"]

NEXT_HAND: Final = "next_hand"
NEW_MATCH: Final = "new_match"
COMPUTER: Final = "computer"
END: Final = "end"
STOP_HAND: Final = "stop_hand"
Matter = Literal["next_hand", "new_match", "computer", "end", "stop_hand"]
"""What a table can agree on: a deal, a new match, a computer player for who is away, the end (RULES S3, S4), and
that a hand nobody can close is over (R21)."""

AGREED: Final = "agreed"
DECLINED: Final = "declined"
EXPIRED: Final = "expired"
VOID: Final = "void"
Outcome = Literal["agreed", "declined", "expired", "void"]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as everybody at the table sees it."""

    seat: SeatNumber
    kind: Literal["empty", "person", "bot"]
    name: Word = ""
    level: Word = ""
    """The level of the computer player that plays here, at this computer or at a guest's."""
    is_host: bool = False
    is_ready: bool = False
    presence: Literal["here", "lost", "away"] = "here"
    seconds: Count = 0
    """While `lost`: how long until the seat counts as away."""
    owner: Word = ""
    """The person who may take this seat back from the computer player."""


class Roster(Message, frozen=True):
    """The table and who is at it; sent anew at every change, and before a guest sits down."""

    name: Word
    rules: Line
    stage: Literal["lobby", "playing"]
    seats: Annotated[tuple[Place, ...], Meta(max_length=MAX_SEATS)]
    is_public: bool
    is_locked: bool
    timer: Count
    """Seconds a turn, 0 without a timer."""
    drafts: bool
    """Whether what a person lays out in his turn is shown to the others at once."""
    is_waiting: bool = False
    """Whether play waits for somebody who is away."""


# --- From a seat -----------------------------------------------------------------------------------------------------


class Ready(Message, frozen=True):
    """The person is ready to begin, or not any more; only before the match."""

    on: bool


class Say(Message, frozen=True):
    """A line of chat."""

    text: Text


class React(Message, frozen=True):
    """A quick reaction."""

    name: Reaction


class Show(Message, frozen=True):
    """The table as the seat in turn is laying it out; `seen` as in a submission. Never logged."""

    seen: Count
    groups: Annotated[tuple[Line, ...], Meta(max_length=64)]


class Propose(Message, frozen=True):
    """Ask everybody for something; `seat` and `level` go with a computer player."""

    matter: Matter
    seat: SeatNumber = 0
    level: Word = ""


class Answer(Message, frozen=True):
    """Yes or no to a proposal."""

    number: Count
    yes: bool


class Pong(Message, frozen=True):
    """The answer to a ping, with its number."""

    number: Count


class Leave(Message, frozen=True):
    """The guest goes; before the match its seat is free again, later it can come back."""


# --- To a seat -------------------------------------------------------------------------------------------------------


class Said(Message, frozen=True):
    """A line of chat of a seat."""

    seat: SeatNumber
    text: Text


class Reacted(Message, frozen=True):
    """A quick reaction of a seat."""

    seat: SeatNumber
    name: Reaction


class Drafted(Message, frozen=True):
    """The table as the seat in turn is laying it out: groups of cards, not yet melds; none: withdrawn."""

    seat: SeatNumber
    groups: Annotated[tuple[Line, ...], Meta(max_length=64)]


class Proposal(Message, frozen=True):
    """Something is asked of these seats; sent anew with every answer."""

    number: Count
    matter: Matter
    by: SeatNumber
    needed: Annotated[tuple[SeatNumber, ...], Meta(max_length=MAX_SEATS)]
    agreed: Annotated[tuple[SeatNumber, ...], Meta(max_length=MAX_SEATS)]
    seconds: Count
    seat: SeatNumber = 0
    level: Word = ""


class Settled(Message, frozen=True):
    """What became of a proposal; silence is no, and it is void when the seats or its object change."""

    number: Count
    outcome: Outcome


class TurnClock(Message, frozen=True):
    """The time left in milliseconds for the turn of a seat, and its reserve for this hand."""

    seat: SeatNumber
    left: Count
    reserve: Count
    is_running: bool


class Ping(Message, frozen=True):
    """Are you there?"""

    number: Count


class Bye(Message, frozen=True):
    """The last message on a line; `reason` is one of the names below."""

    reason: Word
    detail: Text = ""


WRONG_CODE: Final = "wrong_code"
TRY_LATER: Final = "try_later"
"""Too many tries; the detail is the number of seconds to wait."""
VERSION: Final = "version"
"""The programs do not understand each other; the detail is the host's version, its protocol and its rules."""
FULL: Final = "full"
LOCKED: Final = "locked"
NEEDS_CODE: Final = "needs_code"
UNKNOWN_SEAT: Final = "unknown_seat"
"""There is no such seat for this secret, at this table or at all."""
REPLACED: Final = "replaced"
"""A newer connection of the same person has taken the seat."""
KICKED: Final = "kicked"
CLOSED: Final = "closed"
"""The host leaves; the table can be taken up again later."""
ENDED: Final = "ended"
"""Everybody agreed to end the match."""
TIMED_OUT: Final = "expired"
"""Nothing was played for seven days."""
LEFT: Final = "left"
"""The guest went by itself."""
BAD_MESSAGE: Final = "bad_message"
FLOOD: Final = "flood"
TOO_SLOW: Final = "too_slow"
BUSY: Final = "busy"
"""Too many connections."""

FromSeat = Submit | Ask | Resync | Ready | Say | React | Show | Propose | Answer | Pong | Leave
"""What a guest may send once it sits."""
ToSeat = (
    Snapshot | Events | Refused | Notice | Noted | Seats | Roster | Said | Reacted | Drafted | Proposal | Settled
    | TurnClock | Ping | Bye
)
"""What a host may send to a guest that sits."""
