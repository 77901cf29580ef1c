"""The host's sockets: one port for IPv4 and IPv6, TLS, limits at the door, a line to each guest (net thread only)."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import ssl
import sys
from collections.abc import Callable, Coroutine, Mapping
from typing import Final

from .handshake import HostShake, Refusal
from .limits import Looking, Waiting
from .lines import Lines
from .messages import Message
from .table import Table
from .table_messages import BAD_MESSAGE, BUSY, TOO_SLOW, Bye, ToSeat
from .wire import EARLY_CAP, GUEST_CAP, BadFrame, FrameReader, framed, read_from_seat, read_from_visitor

TLS_TIME: Final = 5.0
"""Seconds a guest has for TLS."""
DOOR_TIME: Final = 5.0
"""Seconds it has then to be known."""
LOOK_TIME: Final = 120.0
"""Seconds a known guest may look at the table before it sits."""
LINGER: Final = 1.0
"""Seconds a closed line has to deliver its last message."""
QUEUE: Final = 256 * 1024
"""Bytes that may wait for a slow guest."""
DRAIN_TIME: Final = 10.0
"""Seconds they may wait."""
SEND_BUFFER: Final = 64 * 1024
PORTS: Final = 30
"""How many ports are tried from the default one on."""
_BACKLOG: Final = 64
_AGAIN: Final = 0.5
"""Seconds until a listener that died is opened again."""

_log = logging.getLogger(__name__)


class HostLine(asyncio.Protocol):
    """A connection to the host: first at the door, then the line of a seat (a `Link` of the table)."""

    def __init__(
        self, table: Table, shake: HostShake, left: Callable[[], None], looking: Looking, address: str, lines: Lines
    ) -> None:
        """`left` is called once, when the guest is known, refused or gone: it waits at the door no more.

        From then until it sits it is one of those `looking`.
        """
        self._table = table
        self._shake = shake
        self._left: Callable[[], None] | None = left
        self._looking = looking
        self._address = address
        self._lines = lines
        self._frames = FrameReader(EARLY_CAP)
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._drain: asyncio.TimerHandle | None = None
        self._seat: int | None = None
        self._is_over = False

    # --- asyncio --------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """TLS is done."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._lines.add(transport)
        transport.set_write_buffer_limits(high=SEND_BUFFER // 4)
        self._wait(DOOR_TIME)

    def data_received(self, data: bytes) -> None:
        """Bytes of the guest."""
        if self._is_over:
            return
        try:
            for frame in self._frames.feed(data):
                self._take(frame)
        except BadFrame as error:
            self._refuse(Bye(BAD_MESSAGE, str(error)[:100]))
        except Refusal as refusal:
            self._refuse(refusal.bye)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._is_over = True
        self._lines.drop(self._transport)
        self._stop_timers()
        self._leave_door()
        if self._seat is not None:
            self._table.disconnected(self._seat, self)

    def pause_writing(self) -> None:
        """The guest reads too slowly."""
        if self._drain is None:
            self._drain = asyncio.get_running_loop().call_later(DRAIN_TIME, self._too_slow)

    def resume_writing(self) -> None:
        """It has caught up."""
        if self._drain is not None:
            self._drain.cancel()
            self._drain = None

    # --- The table's end ------------------------------------------------------------------------------------------

    def send(self, message: ToSeat) -> None:
        """Have a message delivered; a guest that lets too much pile up is cut."""
        self._write(message)
        if self._transport is not None and self._transport.get_write_buffer_size() > QUEUE:
            self._too_slow()

    def close(self, bye: Bye) -> None:
        """Say why, and end the line."""
        if self._is_over:
            return
        self._write(bye)
        self._is_over = True
        self._stop_timers()
        self._leave_door()
        if self._transport is not None:
            self._transport.close()
            asyncio.get_running_loop().call_later(LINGER, self._transport.abort)

    # --- Inside ---------------------------------------------------------------------------------------------------

    def _take(self, frame: bytes) -> None:
        if self._is_over:
            return
        if self._seat is not None:
            self._table.receive(self._seat, self, read_from_seat(frame))
            return
        for answer in self._shake.receive(read_from_visitor(frame)):
            self._write(answer)
        if self._shake.seat is None and self._shake.is_known:
            self._leave_door()
            self._looking.enter(self, self._address, lambda: self._refuse(Bye(BUSY)))
            self._wait(LOOK_TIME)
        if self._shake.seat is not None:
            self._leave_door()
            self._stop_timers()
            self._frames.cap = GUEST_CAP
            self._seat = self._shake.seat
            self._table.connect(self._seat, self)

    def _write(self, message: Message) -> None:
        if self._transport is not None and not self._is_over:
            self._transport.write(framed(message))

    def _refuse(self, bye: Bye) -> None:
        seat, self._seat = self._seat, None
        self.close(bye)
        if seat is not None:
            self._table.disconnected(seat, self)

    def _wait(self, seconds: float) -> None:
        self._stop_timers()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._refuse, Bye(TOO_SLOW))

    def _too_slow(self) -> None:
        _log.info("a guest reads too slowly and is cut")
        self._is_over = True
        if self._transport is not None:
            self._transport.abort()

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._drain):
            if timer is not None:
                timer.cancel()
        self._timer = self._drain = None

    def _leave_door(self) -> None:
        self._looking.leave(self)
        left, self._left = self._left, None
        if left is not None:
            left()


class Listener:
    """Listens for one table, and listens again whenever a socket dies."""

    def __init__(
        self, table: Table, context: ssl.SSLContext, fingerprint: bytes, app: str, games: Mapping[str, int],
        waiting: Waiting, lines: Lines,
    ) -> None:
        """`waiting` counts who stands at the door of any table of this program, `lines` has all its connections."""
        self._table = table
        self._context = context
        self._fingerprint = fingerprint
        self._app = app
        self._games = games
        self._waiting = waiting
        self._lines = lines
        self._sockets: dict[int, socket.socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self.port = 0
        """The port that is listened at."""

    def open(self, port: int, exact: bool = False) -> int:
        """Listen at that port, or with `exact` false at the next free one; the port. OSError when there is none."""
        last: OSError = OSError(errno.EADDRINUSE, "no free port")
        for number in [port] if exact or not port else range(port, min(port + PORTS, 65536)):
            try:
                self._sockets = _bound(number)
            except OSError as error:
                last = error
                continue
            self.port = next(iter(self._sockets.values())).getsockname()[1]
            for family in self._sockets:
                self._start(self._listen(family))
            return self.port
        raise last

    def close(self) -> None:
        """Listen no more; lines that stand are the table's to close."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for listening in self._sockets.values():
            listening.close()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self, family: int) -> None:
        """Accept for ever; a socket that fails is replaced."""
        loop = asyncio.get_running_loop()
        while not self._is_closed:
            try:
                accepted, address = await loop.sock_accept(self._sockets[family])
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE, errno.ECONNABORTED):
                    _log.warning("listening fails, and begins again: %s", error)
                    with contextlib.suppress(OSError):
                        loop.remove_reader(self._sockets[family])
                    self._sockets[family].close()
                    with contextlib.suppress(OSError):
                        self._sockets[family] = _listening(family, self.port)
                await asyncio.sleep(_AGAIN)
                continue
            self._accept(accepted, str(address[0]))

    def _accept(self, accepted: socket.socket, address: str) -> None:
        if not self._waiting.enter(address):
            accepted.close()  # no TLS, no word: a flood is answered with as little as can be
            return
        self._start(self._greet(accepted, address))

    async def _greet(self, accepted: socket.socket, address: str) -> None:
        is_left = False

        def left() -> None:
            nonlocal is_left
            if not is_left:
                is_left = True
                self._waiting.leave(address)

        try:
            accepted.setblocking(False)
            accepted.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            shake = HostShake(self._table, self._fingerprint, address, self._app, self._games)
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: HostLine(self._table, shake, left, self._waiting.looking, address, self._lines), accepted,
                ssl=self._context, ssl_handshake_timeout=TLS_TIME, ssl_shutdown_timeout=LINGER,
            )
        except (TimeoutError, OSError) as error:  # garbage, another protocol, or nothing at all
            _log.debug("no TLS from %s: %s", address, error)
            accepted.close()
            left()
        except asyncio.CancelledError:
            accepted.close()
            left()
            raise


def _bound(port: int) -> dict[int, socket.socket]:
    """Listening sockets for IPv4 and IPv6 at one port; one of them where the system has only one. OSError."""
    sockets: dict[int, socket.socket] = {}
    try:
        for family in (socket.AF_INET, socket.AF_INET6):
            try:
                listening = _listening(family, port)
            except OSError as error:
                if error.errno in (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.EPROTONOSUPPORT):
                    continue
                raise
            sockets[family] = listening
            port = listening.getsockname()[1]
    except OSError:
        for listening in sockets.values():
            listening.close()
        raise
    if not sockets:
        raise OSError(errno.EADDRNOTAVAIL, "this computer has no network")
    return sockets


def _listening(family: int, port: int) -> socket.socket:
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # The port of a host that died is free again at once; two that live cannot share one.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(("", port))
        listening.listen(_BACKLOG)
        listening.setblocking(False)
    except OSError:
        listening.close()
        raise
    return listening
