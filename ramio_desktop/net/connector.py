"""The guest's sockets: finds the way to a table, gets in, and comes back by itself (net thread only).

A line that is lost after one has sat is taken up again with a back-off of 0.5 to 15 seconds and jitter, for as long
as it takes; what the host says at the end (a kick, a newer connection, its leaving) is the end.
"""

from __future__ import annotations

import asyncio
import logging
import random
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..model.log import clean_name
from .code import locator
from .door_messages import FromVisitor
from .handshake import HOST_CHANGED, NO_PROOF, GuestShake, Key, Refusal, Stage
from .identity import client_context, fingerprint_of
from .keys import KeptKey, SeatKeys, new_secret
from .lines import Lines
from .link import Invitation
from .member import CONNECTING, LOOKING, RECONNECTING, Member
from .plan import Post
from .table_messages import (
    BAD_MESSAGE, BUSY, LEFT, UNKNOWN_SEAT, WRONG_CODE, Bye, FromSeat, Leave, Ping, Pong, Roster,
)
from .wire import HOST_CAP, BadFrame, FrameReader, Joiner, framed, read_to_visitor

CONNECT_TIME: Final = 5.0
"""Seconds for TCP, and again for TLS."""
SILENCE: Final = 15.0
"""Seconds without a word of the host after which the line is given up; it pings every five."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0

UNREACHABLE: Final = "unreachable"
"""No line to the host: the detail is `refused`, `timeout`, `name` (no such host) or `network`."""
NOT_FOUND: Final = "not_found"
"""No table with this code answers on this network."""
_NEXT: Final = (WRONG_CODE, NO_PROOF, UNREACHABLE, HOST_CHANGED)
"""What makes one look at the next table with the same locator."""

_log = logging.getLogger(__name__)

Found = Callable[[], Awaitable[Sequence[Invitation]]]
"""Looks for the tables an invitation may mean."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """How somebody wants to get in: where, and as who."""

    invitation: Invitation
    nick: str = ""
    """Empty: look at the table first, and say it with `sit`."""
    level: str = ""
    """The level of a computer guest."""
    may_resume: bool = True


class GuestLine(asyncio.Protocol):
    """One connection to a host."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self._frames = FrameReader(HOST_CAP)
        self._joiner = Joiner()
        self._transport: asyncio.Transport | None = None
        self._shake: GuestShake | None = None
        self._heard = 0.0
        self.bye: Bye | None = None
        """Why the line has ended; None when it just broke."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_seated(self) -> bool:
        """Whether the guest sits."""
        return self._shake is not None and self._shake.stage is Stage.DONE

    @property
    def is_looking(self) -> bool:
        """Whether the guest looks at the table; nobody says anything then."""
        return self._shake is not None and self._shake.stage is Stage.SIT

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """TLS is done: see whose certificate it is."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._way.lines.add(transport)
        self._heard = asyncio.get_running_loop().time()
        sock = transport.get_extra_info("ssl_object")
        fingerprint = fingerprint_of(sock.getpeercert(binary_form=True))
        try:
            self._shake = self._way.shake(fingerprint)
            self._say(self._shake.begin())
        except Refusal as refusal:
            self.end(refusal.bye)

    def data_received(self, data: bytes) -> None:
        """Bytes of the host."""
        self._heard = asyncio.get_running_loop().time()
        try:
            for frame in self._frames.feed(data):
                self._take(frame)
        except BadFrame as error:
            self.end(Bye(BAD_MESSAGE, str(error)[:100]))
        except Refusal as refusal:
            self.end(refusal.bye)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._way.lines.drop(self._transport)
        if not self.ended.done():
            self.ended.set_result(None)

    def sit(self, nick: str, secret: str, level: str) -> None:
        """Ask for a seat."""
        if self._shake is not None and self._shake.stage is Stage.SIT:
            self._say(self._shake.sit(nick, secret, level))

    def send(self, message: FromSeat) -> None:
        """Send a message of the seat."""
        if self._transport is not None and self.bye is None and self.is_seated:
            self._transport.write(framed(message))

    def end(self, bye: Bye | None) -> None:
        """End the line; without `bye` as if it had broken."""
        if self.bye is None:
            self.bye = bye
        if self._transport is not None:
            self._transport.close()
            asyncio.get_running_loop().call_later(1.0, self._transport.abort)
        if not self.ended.done():
            self.ended.set_result(None)

    @property
    def silent(self) -> float:
        """Seconds since the last word of the host."""
        return asyncio.get_running_loop().time() - self._heard

    def _say(self, messages: Sequence[FromVisitor]) -> None:
        if self._transport is not None:
            for message in messages:
                self._transport.write(framed(message))

    def _take(self, frame: bytes) -> None:
        assert self._shake is not None
        if self.ended.done():
            return
        if self._shake.stage is Stage.DONE:
            message = self._joiner.read(frame)
            if isinstance(message, Ping):
                self.send(Pong(message.number))  # here and now: whether the window is busy is no matter
            elif isinstance(message, Bye):
                self.end(message)
            elif message is not None:
                self._way.deliver(message)
            return
        early = read_to_visitor(frame)
        self._say(self._shake.receive(early))
        if isinstance(early, Roster):
            self._way.looks(early)
        elif self._shake.seat is not None:
            self._way.sits(self._shake.table, self._shake.seat)


class Way:
    """The way to one table, from the first attempt to the end; its `Member` lives on the owner's thread."""

    def __init__(
        self, wanted: Wanted, member: Member, post: Post, keys: SeatKeys, app: str, games: Mapping[str, int],
        wall: Callable[[], float], lines: Lines, find: Found | None = None,
    ) -> None:
        self.lines = lines
        self._wanted = wanted
        self._member = member
        self._post = post
        self._keys = keys
        self._app = app
        self._games = games
        self._wall = wall
        self._find = find
        self._invitation = wanted.invitation
        self._context: ssl.SSLContext = client_context()
        self._secret = new_secret()
        self._nick = wanted.nick
        self._key: Key | None = None
        self._tries_key = wanted.may_resume
        self._fingerprint = b""
        self._line: GuestLine | None = None
        self._is_over = False
        self._has_sat = False
        self._roster: Roster | None = None

    # --- For the line ---------------------------------------------------------------------------------------------

    def shake(self, fingerprint: bytes) -> GuestShake:
        """The handshake with the host of this certificate; Refusal when it may not be this one."""
        self._fingerprint = fingerprint
        key = self._key
        if key is None and self._tries_key:
            invitation = self._invitation
            kept = self._keys.find(fingerprint, locator(invitation.code), invitation.port)
            key = self._key = kept.key if kept is not None else None
        return GuestShake(
            fingerprint, self._app, self._games, code=self._invitation.code, pin=self._invitation.fingerprint, key=key
        )

    def looks(self, roster: Roster) -> None:
        """The host shows the table."""
        self._roster = roster
        self._post(lambda: self._member.take(roster))
        if self._nick:
            self._sit()
        else:
            self._post(lambda: self._member.is_at(LOOKING))

    def sits(self, table: str, seat: int) -> None:
        """The seat is ours: remember how to come back."""
        self._has_sat = True
        if self._key is None:
            self._key = Key(self._fingerprint, table, self._secret)
        invitation = self._invitation
        if not self._wanted.level:
            name = clean_name(self._roster.name) if self._roster is not None else ""
            self._keys.keep(KeptKey(
                self._key.fingerprint.hex(), table, self._key.secret, invitation.host, invitation.port,
                locator(invitation.code), name, self._nick, self._wall(),
            ))
        self._post(lambda: self._member.sits(seat))

    def deliver(self, message: object) -> None:
        """A message for the member."""
        self._post(lambda: self._member.take(message))  # type: ignore[arg-type]

    # --- For the owner (handed over to the net thread) ------------------------------------------------------------

    def sit(self, nick: str) -> None:
        """Take a seat under this name, having seen the table."""
        self._nick = nick
        self._sit()

    def send(self, message: FromSeat) -> None:
        """Send a message of the member."""
        if self._line is not None:
            self._line.send(message)
            if isinstance(message, Leave):
                self._line.end(Bye(LEFT))

    def cancel(self) -> None:
        """Give it up, or leave without a word: the seat stays."""
        self._is_over = True
        if self._line is not None:
            self._line.end(Bye(LEFT))

    def cut(self) -> None:
        """Break the line as a network would; it is taken up again."""
        if self._line is not None:
            self._line.end(None)

    # --- The way --------------------------------------------------------------------------------------------------

    async def go(self) -> None:
        """Get in, stay, and come back, until it is over."""
        bye = Bye(LEFT)
        try:
            bye = await self._go()
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("the way to a table ends in a mistake of this program")
            bye = Bye(BAD_MESSAGE, "internal")
        finally:
            self._is_over = True
            self._post(lambda: self._member.end(bye))

    async def _go(self) -> Bye:
        places = [self._wanted.invitation]
        if self._find is not None:
            places = list(await self._find())
            if not places:
                return Bye(NOT_FOUND)
        bye = Bye(NOT_FOUND)
        for place in places:
            self._invitation = place
            bye = await self._at(place)
            if self._has_sat or bye.reason not in _NEXT:
                break
        return bye

    async def _at(self, place: Invitation) -> Bye:
        """Stay at the table of one place until it is over."""
        pause = FIRST_PAUSE
        while not self._is_over:
            bye = await self._once(place)
            if self._line is not None and self._line.is_seated:
                pause = FIRST_PAUSE
            self._line = None
            if bye is not None and bye.reason == UNKNOWN_SEAT and self._key is not None:
                # The host knows nothing of us any more: come in as anybody does, if the code still opens.
                self._keys.forget(self._key.table)
                self._key, self._tries_key, self._has_sat = None, False, False
                if self._invitation.code or self._wanted.nick:
                    continue
                return bye
            is_lost = bye is None or bye.reason in (UNREACHABLE, BUSY)
            if not is_lost or not self._has_sat or self._is_over:
                return bye if bye is not None else Bye(UNREACHABLE, "network")
            seconds = min(pause, LONGEST_PAUSE) * random.uniform(0.5, 1.0)
            pause = min(pause * 2, LONGEST_PAUSE)
            self._post(lambda seconds=seconds: self._member.is_at(RECONNECTING, seconds))  # type: ignore[misc]
            await asyncio.sleep(seconds)
        return Bye(LEFT)

    async def _once(self, place: Invitation) -> Bye | None:
        """One connection from its beginning to its end; None when it broke."""
        loop = asyncio.get_running_loop()
        if not self._has_sat:
            self._post(lambda: self._member.is_at(CONNECTING))
        try:
            async with asyncio.timeout(2 * CONNECT_TIME):
                _, line = await loop.create_connection(
                    lambda: GuestLine(self), place.host, place.port, ssl=self._context, server_hostname="",
                    ssl_handshake_timeout=CONNECT_TIME, ssl_shutdown_timeout=1.0, happy_eyeballs_delay=0.25,
                )
        except (OSError, TimeoutError, UnicodeError) as error:
            return Bye(UNREACHABLE, _why(error))
        self._line = line
        while not line.ended.done():
            await asyncio.wait([line.ended], timeout=1.0)
            if line.silent > SILENCE and not line.is_looking:
                line.end(None)
        return line.bye

    def _sit(self) -> None:
        if self._line is not None:
            self._line.sit(self._nick, self._secret, self._wanted.level)


def _why(error: Exception) -> str:
    if isinstance(error, ConnectionRefusedError):
        return "refused"
    if isinstance(error, TimeoutError):
        return "timeout"
    if isinstance(error, socket.gaierror | UnicodeError):
        return "name"
    return "network"


def placed(invitation: Invitation, host: str, port: int) -> Invitation:
    """The invitation at an address where its table was found."""
    return replace(invitation, host=host, port=port)
