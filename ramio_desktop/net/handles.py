"""What the owner of a `Net` holds: a table one hosts, a table one goes to, a search (see `thread`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from .code import locator
from .connector import Way
from .discovery import FoundTable, Search
from .identity import Identity
from .link import Invitation
from .listener import Listener
from .member import Member
from .plan import Post
from .store import KeptTable
from .table import Table
from .table_messages import Bye, FromSeat, ToSeat

TICK: Final = 0.5
"""Seconds between two looks at the time."""

_log = logging.getLogger(__name__)


class Runs(Protocol):
    """The net thread, as far as these need it."""

    def run(self, work: Coroutine[Any, Any, None]) -> object:
        """Have something done in the net thread."""

    def call(self, work: Callable[[], None]) -> None:
        """Have something done in the net thread, in turn."""

    async def shut(self, opened: Open) -> None:
        """Close a table."""


class CannotHost(Exception):
    """A table that cannot be opened: `reason` is `port`, `save`, `locked`, `damaged`, `newer` or `network`."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def _nothing(*_: object) -> None:
    pass


class OwnLink:
    """The line of the host's own person: across to the owner's thread."""

    def __init__(self, member: Member, post: Post) -> None:
        self._member = member
        self._post = post

    def send(self, message: ToSeat) -> None:
        """Have a message delivered."""
        self._post(lambda: self._member.take(message))

    def close(self, bye: Bye) -> None:
        """The table is closed."""
        self._post(lambda: self._member.end(bye))


class TableInfo:
    """What the host's panel shows: the code, how to get in, and what may be changed."""

    def __init__(self, table: Table, port: int, fingerprint: bytes) -> None:
        self.number = table.number
        self.code = table.code
        self.locator = locator(table.code)
        self.port = port
        self.is_public = table.is_public
        self.is_locked = table.is_locked
        self.is_playing = table.is_playing
        self.fingerprint = fingerprint

    def invitation(self, address: str) -> Invitation:
        """The invitation by one of this computer's addresses."""
        return Invitation(address, self.port, "" if self.is_public else self.code, self.fingerprint)


class Open:
    """A table that is open, in the net thread."""

    def __init__(self, table: Table, listener: Listener, identity: Identity, hosting: Hosting) -> None:
        self.table = table
        self.listener = listener
        self.identity = identity
        self.hosting = hosting
        self.link: OwnLink | None = None

    def info(self) -> TableInfo:
        """What the host's panel shows."""
        return TableInfo(self.table, self.listener.port, self.identity.fingerprint)

    async def tick(self) -> None:
        """Let the table look at the time, for ever."""
        while True:
            await asyncio.sleep(TICK)
            try:
                self.table.tick()
            except Exception:  # one mistake must not stop the clock of a table people sit at
                _log.exception("a table's tick fails")


class Hosting:
    """A table one hosts, as the owner holds it.

    Callbacks: `on_change(info)` with a `TableInfo`, first when the table is open; `on_failed(problem)` with a
    `CannotHost`; `on_lines(lines)` with what happens in the match as somebody without a seat sees it; `on_end(bye)`
    when the table is over for good.
    """

    def __init__(self, net: Runs, kept: KeptTable) -> None:
        self.on_change: Callable[[TableInfo], None] = _nothing
        self.on_failed: Callable[[CannotHost], None] = _nothing
        self.on_end: Callable[[Bye], None] = _nothing
        self.on_lines: Callable[[tuple[str, ...]], object] = _nothing
        self.number = kept.number
        self.info: TableInfo | None = None
        """Where the table is, once it is open."""
        self.own_seat = next((i for i, seat in enumerate(kept.seats) if seat.is_host), -1)
        self.member = Member(self._send) if self.own_seat >= 0 else None
        """The host's own place; None at a table without one."""
        self.opened: Open | None = None
        self._net = net

    def kick(self, seat: int) -> None:
        """Send a guest away for good."""
        self._do(lambda table: table.kick(seat))

    def lock(self, on: bool) -> None:
        """Let nobody new in, or do."""
        self._do(lambda table: table.lock(on))

    def open_to_all(self, on: bool) -> None:
        """Make the table public or private; nothing when its rules are not those of public tables (RULES M17)."""
        self._do(lambda table: table.open_to_all(on))

    def new_code(self) -> None:
        """Change the code."""
        self._do(lambda table: table.new_code())

    def set_bot(self, seat: int, name: str, level: str) -> None:
        """Before the match: put a computer player on a free seat, or with an empty level take it away."""
        self._do(lambda table: table.set_bot(seat, name, level))

    def close(self) -> None:
        """Leave and say so; `Net.host_again` takes the table up later."""
        opened, self.opened = self.opened, None
        if opened is not None:
            self._net.run(self._net.shut(opened))

    def is_open(self, info: TableInfo) -> None:
        """What the panel shows has changed."""
        self.info = info
        if self.member is not None and self.member.seat is None:
            self.member.sits(self.own_seat)
        self.on_change(info)

    def happened(self, lines: tuple[str, ...]) -> None:
        """The match has gone on."""
        self.on_lines(lines)

    def _send(self, message: FromSeat) -> None:
        def receive() -> None:
            opened = self.opened
            if opened is not None and opened.link is not None:
                opened.table.receive(self.own_seat, opened.link, message)

        self._net.call(receive)

    def _do(self, work: Callable[[Table], None]) -> None:
        def act() -> None:
            if self.opened is not None:
                try:
                    work(self.opened.table)
                except ValueError as error:
                    _log.warning("the host's wish is not granted: %s", error)

        self._net.call(act)


class Joining:
    """A table one goes to, as the owner holds it; what is heard comes to its `member`."""

    def __init__(self, net: Runs) -> None:
        self.member = Member(self._send)
        self.way: Way | None = None
        self._net = net

    def sit(self, nick: str) -> None:
        """Take a seat under this name, having seen the table."""
        self._do(lambda way: way.sit(nick))

    def cancel(self) -> None:
        """Give it up; a seat that was taken stays, and can be come back to."""
        self._do(Way.cancel)

    def _send(self, message: FromSeat) -> None:
        self._do(lambda way: way.send(message))

    def _do(self, work: Callable[[Way], None]) -> None:
        if (way := self.way) is not None:
            self._net.call(lambda: work(way))


class Searching:
    """A search for tables on this network, as the owner holds it."""

    def __init__(self, net: Runs, found: Callable[[tuple[FoundTable, ...]], object], port: int) -> None:
        self._net = net
        self._search = Search(found, port)
        self.is_closed = False

    async def start(self) -> None:
        """Begin, in the net thread."""
        await self._search.open()

    def close(self) -> None:
        """Look no more."""
        self.is_closed = True
        self._net.run(self._search.close())

    async def end(self) -> None:
        """Look no more, in the net thread."""
        if not self.is_closed:
            self.is_closed = True
            await self._search.close()
