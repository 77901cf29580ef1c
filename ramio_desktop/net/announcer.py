"""Announcing the tables of this program on this network, by zeroconf and in answer to questions (net thread only)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Final, cast

import msgspec
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from .code import locator
from .discovery import SERVICE, Here, Question, new_zeroconf, own_addresses, udp_socket
from .limits import Bucket
from .table import Table

MAX_ANSWERS: Final = 20
"""Answers a second, to whoever asks."""

_log = logging.getLogger(__name__)


class Announcer:
    """Says which tables are here, on both ways, for every table of this program."""

    def __init__(self, port: int) -> None:
        """`port` is where questions come to."""
        self._port = port
        self._tables: dict[str, tuple[Table, int]] = {}
        self._infos: dict[str, AsyncServiceInfo] = {}
        self._zeroconf: AsyncZeroconf | None = None
        self._transport: asyncio.DatagramTransport | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin; a way that this computer does not allow is left out."""
        loop = asyncio.get_running_loop()
        bucket = Bucket(MAX_ANSWERS, MAX_ANSWERS, loop.time)
        try:
            sock = udp_socket("", self._port)
            transport, _ = await loop.create_datagram_endpoint(lambda: _Answering(self._answers, bucket), sock=sock)
            self._transport = transport
        except OSError as error:
            _log.warning("questions for tables cannot be heard: %s", error)
        self._zeroconf = new_zeroconf()

    async def add(self, table: Table, port: int) -> None:
        """Announce a table."""
        self._tables[table.number] = table, port
        if self._zeroconf is None:
            return
        info = self._infos[table.number] = self._info(table, port)
        try:
            await self._zeroconf.async_register_service(info, cooperating_responders=True)
        except Exception as error:  # zeroconf raises its own kinds, and whatever the sockets raise
            _log.warning("a table cannot be announced by zeroconf: %s", error)
            self._infos.pop(table.number, None)

    def changed(self, table: Table) -> None:
        """What is told of a table may have changed."""
        known = self._tables.get(table.number)
        old = self._infos.get(table.number)
        if known is None or old is None or self._zeroconf is None:
            return
        info = self._info(*known)
        if info.properties != old.properties:
            self._infos[table.number] = info
            self._start(self._update(info))

    def remove(self, table: Table) -> None:
        """Announce a table no more."""
        self._tables.pop(table.number, None)
        info = self._infos.pop(table.number, None)
        if info is not None:
            self._start(self._unregister(info))

    async def close(self) -> None:
        """End."""
        if self._transport is not None:
            self._transport.close()
        if self._zeroconf is not None:
            with contextlib.suppress(Exception):
                await self._zeroconf.async_close()

    def _answers(self, nonce: str) -> list[bytes]:
        return [
            msgspec.json.encode(_told(table, port, nonce)) for table, port in self._tables.values()
        ]

    def _info(self, table: Table, port: int) -> AsyncServiceInfo:
        told = _told(table, port, "0" * 16)
        fields = {"v": "1", "l": told.locator}
        if told.is_public:
            fields |= {"p": "1", "n": told.name, "r": told.rules, "f": str(told.free), "s": str(told.seats)}
        addresses = [str(ip) for ip in own_addresses()]
        return AsyncServiceInfo(
            SERVICE, f"{table.number}.{SERVICE}", port=port, properties=fields, server=f"ramio-{table.number}.local.",
            parsed_addresses=addresses,
        )

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _update(self, info: AsyncServiceInfo) -> None:
        if self._zeroconf is not None:
            with contextlib.suppress(Exception):
                await self._zeroconf.async_update_service(info)

    async def _unregister(self, info: AsyncServiceInfo) -> None:
        if self._zeroconf is not None:
            with contextlib.suppress(Exception):
                await self._zeroconf.async_unregister_service(info)


def _told(table: Table, port: int, nonce: str) -> Here:
    """What is told of a table: of a private one no more than its locator."""
    if not table.is_public:
        return Here(nonce, port, locator(table.code))
    roster = table.roster()
    return Here(
        nonce, port, locator(table.code), True, roster.name[:40], roster.rules[:100], table.free_seats,
        len(roster.seats),
    )


class _Answering(asyncio.DatagramProtocol):
    def __init__(self, answers: Callable[[str], list[bytes]], bucket: Bucket) -> None:
        self._answers = answers
        self._bucket = bucket
        self._transport: asyncio.DatagramTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: tuple[str | int, ...]) -> None:
        if len(data) > 1200:
            return
        try:
            question = msgspec.json.decode(data, type=Question)
        except (msgspec.DecodeError, UnicodeError):
            return
        for answer in self._answers(question.nonce):
            if len(answer) <= len(data) and self._bucket.take() and self._transport is not None:
                self._transport.sendto(answer, addr)

    def error_received(self, exc: Exception) -> None:
        _log.debug("an answer does not get through: %s", exc)
