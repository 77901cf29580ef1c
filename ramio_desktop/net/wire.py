"""Messages as bytes: a length of four bytes, big-endian, and one JSON object; strict in what is taken (PROTOCOL.md).

A message to a guest that is longer than a frame goes in parts, which the reader joins again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from .messages import Message
from .table_messages import FromSeat, ToSeat
from .door_messages import FromVisitor, ToVisitor

HEADER: Final = 4
EARLY_CAP: Final = 2 * 1024
"""The longest frame to a host before the guest is known, in bytes."""
GUEST_CAP: Final = 4 * 1024
"""The longest frame to a host from a guest at the table."""
HOST_CAP: Final = 64 * 1024
"""The longest frame to a guest."""
MAX_PARTS: Final = 64
_PIECE: Final = 15_000
"""Characters in a part: each takes at most four bytes as JSON."""


class BadFrame(ValueError):
    """Bytes no honest program sends."""


class Part(Message, frozen=True):
    """A piece of a longer message; `left` says how many pieces follow."""

    left: Annotated[int, Meta(ge=0, lt=MAX_PARTS)]
    text: Annotated[str, Meta(max_length=_PIECE)]


T = TypeVar("T")

_FROM_SEAT: Final[msgspec.json.Decoder[FromSeat]] = msgspec.json.Decoder(FromSeat)
_TO_SEAT: Final[msgspec.json.Decoder[ToSeat | Part]] = msgspec.json.Decoder(ToSeat | Part)
_WHOLE: Final[msgspec.json.Decoder[ToSeat]] = msgspec.json.Decoder(ToSeat)
_FROM_VISITOR: Final[msgspec.json.Decoder[FromVisitor]] = msgspec.json.Decoder(FromVisitor)
_TO_VISITOR: Final[msgspec.json.Decoder[ToVisitor]] = msgspec.json.Decoder(ToVisitor)


class FrameReader:
    """Cuts a stream of bytes into frames; holds no more than one frame, whatever a length says."""

    def __init__(self, cap: int) -> None:
        self.cap = cap
        """The longest frame that is taken, in bytes; may be changed between frames."""
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Take bytes and yield the frames they finish; BadFrame for a length of 0 or over the cap."""
        self._buffer += data
        start = 0
        try:
            while len(self._buffer) - start >= HEADER:
                length = int.from_bytes(self._buffer[start : start + HEADER], "big")
                if not 0 < length <= self.cap:
                    raise BadFrame(f"a frame of {length} bytes")
                end = start + HEADER + length
                if len(self._buffer) < end:
                    break
                frame = bytes(self._buffer[start + HEADER : end])
                start = end
                yield frame
        finally:
            del self._buffer[:start]

    @property
    def held(self) -> int:
        """How many bytes wait for the rest of their frame."""
        return len(self._buffer)


class Joiner:
    """Joins the parts of longer messages again, at the guest."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._left = 0

    def read(self, frame: bytes) -> ToSeat | None:
        """The message of a frame, or None while parts of it are to follow; BadFrame."""
        message = _decoded(_TO_SEAT, frame)
        if not isinstance(message, Part):
            if self._pieces:
                raise BadFrame("the rest of a message is missing")
            return message
        if self._pieces and message.left != self._left - 1:
            raise BadFrame("the parts of a message are out of order")
        self._pieces.append(message.text)
        self._left = message.left
        if message.left:
            return None
        text = "".join(self._pieces)
        self._pieces = []
        return _decoded(_WHOLE, text.encode())


def framed(message: Message) -> bytes:
    """A message as bytes to be sent, in one frame or in several."""
    data = msgspec.json.encode(message)
    if len(data) <= HOST_CAP:
        return len(data).to_bytes(HEADER, "big") + data
    text = data.decode()
    pieces = [text[at : at + _PIECE] for at in range(0, len(text), _PIECE)]
    if len(pieces) > MAX_PARTS:
        raise ValueError("no message is as long as this")
    return b"".join(framed(Part(len(pieces) - 1 - i, piece)) for i, piece in enumerate(pieces))


def read_from_seat(frame: bytes) -> FromSeat:
    """What a guest at the table sent; BadFrame."""
    return _decoded(_FROM_SEAT, frame)


def read_from_visitor(frame: bytes) -> FromVisitor:
    """What somebody at the door sent; BadFrame."""
    return _decoded(_FROM_VISITOR, frame)


def read_to_visitor(frame: bytes) -> ToVisitor:
    """What a host sent to somebody at the door; BadFrame."""
    return _decoded(_TO_VISITOR, frame)


def _decoded(decoder: msgspec.json.Decoder[T], frame: bytes) -> T:
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFrame(str(error)) from None
