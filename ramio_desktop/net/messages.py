"""What goes between the host of a table and its guests: frozen records of numbers and lines of text.

The text is the log's (DESIGN §5), redacted for the seat it goes to, so a message can be put on a wire as it is and
two decks that differ only in cards hidden from a seat give that seat equal messages (NET "The table"). In one process
the records are handed over as they are; on the wire they are JSON objects, see PROTOCOL.md and `wire`.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final

import msgspec
from msgspec import Meta

MAX_SEATS: Final = 7
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Line = Annotated[str, Meta(max_length=2000)]
"""One line of a log; the longest there is, a table of every card, has some 400 characters."""
ActionLine = Annotated[str, Meta(max_length=1000)]
"""An action; a whole table of two decks has some 400 characters, and longer ones would only keep the host busy."""
Lines = Annotated[tuple[Line, ...], Meta(max_length=20_000)]
Word = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=300)]
Code = Annotated[str, Meta(max_length=128, pattern="^[0-9a-f]*$")]
"""Bytes in hexadecimal."""


class Wish(Enum):
    """What a person may ask of the table besides playing (RULES S4)."""

    NEXT_HAND = "next_hand"
    NEW_MATCH = "new_match"
    TAKE_BACK = "take_back"
    """Back to the start of one's last turn, in a practice game against computers only."""
    REENTER = "reenter"
    """Come back into the match before the next deal, having gone out in the hand that is over (RULES R24)."""
    STOP_HAND = "stop_hand"
    """End a hand that nobody can close any more (RULES R21, D9)."""


class Message(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Every message is one of these; the field `t` of its JSON object is the class's name in small letters."""


# --- From a seat, about the game -------------------------------------------------------------------------------------


class Submit(Message, frozen=True):
    """Actions of one seat, to be done all or not at all; `seen` is how many events the seat has seen."""

    seq: Count
    """Rises with each message of the seat that wants an answer; the same number again gets the same answer."""
    seen: Count
    actions: Annotated[tuple[ActionLine, ...], Meta(max_length=32)]


class Ask(Message, frozen=True):
    """A wish of the seat, numbered like its submissions."""

    seq: Count
    seen: Count
    wish: Wish


class Keep(Message, frozen=True):
    """The seat's draft as it stands and the order of its hand, for the day it comes back; no answer.

    It stays in the process: over a network the guest's own program keeps them.
    """

    seen: Count
    draft: Lines
    order: Lines


class Resync(Message, frozen=True):
    """The seat has lost the thread and wants a snapshot."""


# --- To a seat, about the game ---------------------------------------------------------------------------------------


class Snapshot(Message, frozen=True):
    """All a seat needs to stand where the table stands: a header, and its own event lines of the current hand."""

    seat: SeatNumber
    header: Lines
    first: Count
    """How many events went before these lines."""
    lines: Lines
    past: Lines = ()
    """The results of the earlier hands of the match: who dealt first, what was shown and scored, who came back."""
    draft: Lines = ()
    order: Lines = ()
    seq: Count = 0
    """The last submission of the seat that was answered; the next one has a higher number."""


class Events(Message, frozen=True):
    """What happened, as the seat may know it; `seq` is set when it answers a submission of the seat."""

    first: Count
    lines: Lines
    seq: Count = 0


class Refused(Message, frozen=True):
    """The answer to a submission that changed nothing: a reason and the cards it is about."""

    seq: Count
    reason: Word
    cards: Line


class Noted(Message, frozen=True):
    """The answer to a wish that the others at the table have not agreed to yet."""

    seq: Count


class Seats(Message, frozen=True):
    """Who plays each seat from now on, as the `room` lines of the log (RULES S3)."""

    lines: Lines


class Notice(Message, frozen=True):
    """Something the people at the table should hear of; `kind` is one of the names below, `detail` depends on it."""

    kind: Word
    detail: Text = ""


SAVE_FAILED = "save_failed"
"""The save cannot be written, the detail is a `Trouble`. A local game goes on in memory and is written when it can be;
a network table waits."""
SAVE_RECOVERED = "save_recovered"
"""Everything is in the save again."""
SAVE_CUT = "save_cut"
"""The end of the save was torn; the detail is the name the damaged file was kept by, empty when nothing was lost."""
BOT_FAILED = "bot_failed"
"""A computer player did not answer and the least possible was played for it; the detail is its seat."""
OUT_OF_STEP = "out_of_step"
"""What the host tells makes no sense; the detail says what."""
SLOW_DOWN = "slow_down"
"""Something was said too often and was not passed on; the detail says what: `chat`, `reaction` or `proposal`."""
TIME_IS_UP = "time_is_up"
"""The turn took too long and the least possible was played; the detail is the seat."""
CODE_CHANGED = "code_changed"
"""The room's code was guessed at too often and is another now; only the host hears of it."""

ToHost = Submit | Ask | Keep | Resync
ToGuest = Snapshot | Events | Refused | Notice | Noted | Seats
