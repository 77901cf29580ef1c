"""What passes before a guest sits down: versions, the proof of the code, the seat (NET "Room code and joining")."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .messages import Code, Message, SeatNumber, Word
from .table_messages import Bye, Roster

Version = Annotated[int, Meta(ge=1, le=10_000)]
Games = Annotated[dict[Word, Version], Meta(max_length=32)]
"""The versions of the rules a program knows, by family."""
Secret = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
"""128 bits in hexadecimal, made by the guest."""
Nick = Annotated[str, Meta(max_length=200)]


class Hello(Message, frozen=True):
    """The first message of a guest: which protocols it speaks, its version, and how it means to get in."""

    low: Version
    high: Version
    app: Word
    games: Games
    how: Literal["code", "open", "resume"]


class Welcome(Message, frozen=True):
    """The host's answer: the protocol that is spoken, its version and the table's number."""

    protocol: Version
    app: Word
    table: Code
    is_public: bool


class Share(Message, frozen=True):
    """One side's part of SPAKE2, in hexadecimal."""

    share: Code


class Confirm(Message, frozen=True):
    """The proof of having come to the same key; the guest's comes first."""

    mac: Code


class Sit(Message, frozen=True):
    """A guest takes a seat: its name, and the secret by which it will be known again; `level` for a computer guest."""

    nick: Nick
    secret: Secret
    level: Word = ""


class Resume(Message, frozen=True):
    """A guest comes back to its seat."""

    table: Code
    secret: Secret


class Taken(Message, frozen=True):
    """The guest sits there; what follows is the table's."""

    seat: SeatNumber


FromVisitor = Hello | Share | Confirm | Sit | Resume
ToVisitor = Welcome | Share | Confirm | Roster | Taken | Bye
