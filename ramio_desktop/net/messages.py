"""What goes between the host of a table and its guests: frozen records of numbers and lines of text.

The text is the log's (DESIGN §5), redacted for the seat it goes to, so a message can be put on a wire as it is and
two decks that differ only in cards hidden from a seat give that seat equal messages (NET "The table").
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Wish(Enum):
    """What a person may ask of the table besides playing (RULES S4)."""

    NEXT_HAND = "next_hand"
    NEW_MATCH = "new_match"


@dataclass(frozen=True, slots=True)
class Submit:
    """Actions of one seat, to be done all or not at all; `seen` is how many events the seat has seen."""

    seq: int
    """Rises with each message of the seat that wants an answer; the same number again gets the same answer."""
    seen: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """A wish of the seat, numbered like its submissions."""

    seq: int
    seen: int
    wish: Wish


@dataclass(frozen=True, slots=True)
class Keep:
    """The seat's draft as it stands and the order of its hand, for the day it comes back; no answer."""

    seen: int
    draft: tuple[str, ...]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resync:
    """The seat has lost the thread and wants a snapshot."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All a seat needs to stand where the table stands: a header, and its own event lines of the current hand."""

    seat: int
    header: tuple[str, ...]
    first: int
    """How many events went before these lines."""
    lines: tuple[str, ...]
    past: tuple[str, ...] = ()
    """The results of the earlier hands of the match: what was shown and scored."""
    draft: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    seq: int = 0
    """The last submission of the seat that was answered; the next one has a higher number."""


@dataclass(frozen=True, slots=True)
class Events:
    """What happened, as the seat may know it; `seq` is set when it answers a submission of the seat."""

    first: int
    lines: tuple[str, ...]
    seq: int = 0


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer to a submission that changed nothing: a reason and the cards it is about."""

    seq: int
    reason: str
    cards: str


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the people at the table should hear of; `kind` is one of the names below, `detail` depends on it."""

    kind: str
    detail: str = ""


SAVE_FAILED = "save_failed"
"""The save cannot be written, the detail is a `Trouble`; the game goes on in memory and is written when it can be."""
SAVE_RECOVERED = "save_recovered"
"""Everything is in the save again."""
SAVE_CUT = "save_cut"
"""The end of the save was torn; the detail is the name the damaged file was kept by, empty when nothing was lost."""
BOT_FAILED = "bot_failed"
"""A computer player did not answer and the least possible was played for it; the detail is its seat."""
OUT_OF_STEP = "out_of_step"
"""What the host tells makes no sense; the detail says what."""

ToHost = Submit | Ask | Keep | Resync
ToGuest = Snapshot | Events | Refused | Notice
