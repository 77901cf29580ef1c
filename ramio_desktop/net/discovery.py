"""Finding tables on this network: zeroconf, and a UDP question to each interface's directed broadcast (net thread).

Both, because each works where the other fails: multicast is often filtered on Wi-Fi, and a stateful firewall on the
guest lets no answer to a broadcast in. An answer is never longer than its question and carries the question's number,
so that a host cannot be used against others. Private tables show their locator and nothing else; no code, nor any hash
of it, is ever sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import secrets
import socket
import sys
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import ifaddr
import msgspec
from msgspec import Meta
from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from ..model.plain import plain
from .code import ALPHABET, LOCATOR, locator
from .link import DEFAULT_PORT, Invitation
from .messages import MAX_SEATS, Count, Line, Word

SERVICE: Final = "_ramio._tcp.local."
QUESTION: Final = 600
"""Bytes of a question; answers fit in as many."""
ASK_EVERY: Final = 2.0
FORGET_AFTER: Final = 7.0
"""Seconds after which a table that gives no sign is taken off the list."""
FIND_TIME: Final = 4.0
"""Seconds a code is looked for."""
FIND_MORE: Final = 0.5
"""Seconds one waits for a second table with the same locator (NET case 63)."""
MOST_TABLES: Final = 100
MOST_OF_A_HOST: Final = 10
"""How many tables are shown, and of one address: anybody on the network can make up as many as he likes."""
MOST_PLACES: Final = 8
MOST_PLACES_OF_A_HOST: Final = 2
"""How many places a code is tried at, and at one address: each is one guess for who is there."""
SHOW_EVERY: Final = 0.25
"""Seconds between two changes of the list at least."""
_MOST_TASKS: Final = 40

_log = logging.getLogger(__name__)

Locator = Annotated[str, Meta(min_length=LOCATOR, max_length=LOCATOR, pattern="^[A-Z2-9]*$")]
Nonce = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9a-f]*$")]


class Question(msgspec.Struct, frozen=True, tag_field="t", tag="ramio?", forbid_unknown_fields=True):
    """Which tables are here?"""

    nonce: Nonce
    pad: Annotated[str, Meta(max_length=1000)] = ""


class Here(msgspec.Struct, frozen=True, tag_field="t", tag="ramio!", forbid_unknown_fields=True):
    """A table is here; the fields with a default are those of public tables."""

    nonce: Nonce
    port: Annotated[int, Meta(ge=1, le=65535)]
    locator: Locator
    is_public: bool = False
    name: Word = ""
    rules: Line = ""
    free: Count = 0
    seats: Count = 0


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table on this network; of a private one only the locator is known."""

    host: str
    port: int
    locator: str
    is_public: bool = False
    name: str = ""
    rules: str = ""
    free: int = 0
    seats: int = 0

    @property
    def place(self) -> tuple[str, int]:
        """Where it is."""
        return self.host, self.port

    @property
    def invitation(self) -> Invitation:
        """How to get there; a private table wants its code besides."""
        return Invitation(self.host, self.port)


class Search:
    """Looks for tables until it is closed; `found` gets the whole list at every change, public tables first."""

    def __init__(
        self, found: Callable[[tuple[FoundTable, ...]], object], port: int | None = None, only: str = ""
    ) -> None:
        """`port` is where tables are asked for; with a locator `only` its tables are looked for, and no other."""
        self._found = found
        self._only = only
        self._port = port or DEFAULT_PORT
        self._seen: dict[tuple[str, int], tuple[FoundTable, float]] = {}
        self._services: dict[str, tuple[str, int]] = {}
        self._nonces: list[str] = []
        self._sockets: list[asyncio.DatagramTransport] = []
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._shown = 0.0
        self._show_at: asyncio.TimerHandle | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Begin on both ways."""
        self._zeroconf = new_zeroconf()
        if self._zeroconf is not None:
            self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, handlers=[self._on_service])
        self._start(self._ask_for_ever())

    async def close(self) -> None:
        """Look no more."""
        self._is_closed = True
        if self._show_at is not None:
            self._show_at.cancel()
        for task in self._tasks:
            task.cancel()
        for transport in self._sockets:
            transport.close()
        with contextlib.suppress(Exception):
            if self._browser is not None:
                await self._browser.async_cancel()
            if self._zeroconf is not None:
                await self._zeroconf.async_close()

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """What has been found."""
        found = [table for table, _ in self._seen.values()]
        return tuple(sorted(found, key=lambda table: (not table.is_public, table.name, table.host, table.port)))

    # --- By question ----------------------------------------------------------------------------------------------

    async def _ask_for_ever(self) -> None:
        while not self._is_closed:
            await self._ask()
            await asyncio.sleep(ASK_EVERY)
            self._forget()

    async def _ask(self) -> None:
        loop = asyncio.get_running_loop()
        for transport in self._sockets:
            transport.close()
        self._sockets = []
        nonce = secrets.token_hex(8)
        self._nonces = [*self._nonces[-2:], nonce]
        bare = len(msgspec.json.encode(Question(nonce)))
        data = msgspec.json.encode(Question(nonce, "." * (QUESTION - bare)))
        for own, broadcast in broadcasts():
            try:
                sock = udp_socket(own, 0)
                transport, _ = await loop.create_datagram_endpoint(lambda: _Asking(self._on_answer), sock=sock)
                self._sockets.append(transport)
                transport.sendto(data, (broadcast, self._port))
            except OSError as error:
                _log.debug("no question goes to %s: %s", broadcast, error)

    def _on_answer(self, data: bytes, host: str) -> None:
        try:
            here = msgspec.json.decode(data, type=Here)
        except (msgspec.DecodeError, UnicodeError):
            return
        if here.nonce in self._nonces:
            self._see(_table(
                host, here.port, here.locator, here.is_public, here.name, here.rules, here.free, here.seats
            ))

    # --- By zeroconf ----------------------------------------------------------------------------------------------

    def _on_service(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            place = self._services.pop(name, None)
            if place is not None and self._seen.pop(place, None) is not None:
                self._changed()
            return
        if not self._is_closed and len(self._tasks) < _MOST_TASKS:
            self._start(self._look_up(zeroconf, name))

    async def _look_up(self, zeroconf: Zeroconf, name: str) -> None:
        info = AsyncServiceInfo(SERVICE, name)
        if not await info.async_request(zeroconf, 3000) or not info.port:
            return
        addresses = info.parsed_scoped_addresses(IPVersion.V4Only) or info.parsed_scoped_addresses(IPVersion.All)
        if not addresses:
            return
        fields = {key: value or "" for key, value in info.decoded_properties.items()}
        with contextlib.suppress(ValueError):
            free, seats = (int(fields.get(key, "0")[:3]) for key in ("f", "s"))
            table = _table(
                _nearest(addresses), info.port, fields.get("l", ""), fields.get("p") == "1", fields.get("n", ""),
                fields.get("r", ""), free, seats,
            )
            if table is not None and self._see(table, lasts=True):
                self._services[name] = table.host, table.port

    # --- Both -----------------------------------------------------------------------------------------------------

    def _see(self, table: FoundTable | None, lasts: bool = False) -> bool:
        """Put a table on the list, or keep it there; whether there is room for it."""
        if table is None or self._only not in ("", table.locator):
            return False
        place = table.place
        old = self._seen.get(place)
        if old is None:
            of_host = sum(host == table.host for host, _ in self._seen)
            if len(self._seen) >= MOST_TABLES or of_host >= MOST_OF_A_HOST:
                return False
        until = float("inf") if lasts else asyncio.get_running_loop().time() + FORGET_AFTER
        self._seen[place] = table, until if old is None else max(until, old[1])
        if old is None or old[0] != table:
            self._changed()
        return True

    def _forget(self) -> None:
        now = asyncio.get_running_loop().time()
        gone = [place for place, (_, until) in self._seen.items() if until < now]
        for place in gone:
            del self._seen[place]
        if gone:
            self._changed()

    def _changed(self) -> None:
        """Show the list, at once or when the last time is long enough ago."""
        loop = asyncio.get_running_loop()
        if self._show_at is None and not self._is_closed:
            self._show_at = loop.call_at(max(loop.time(), self._shown + SHOW_EVERY), self._show)

    def _show(self) -> None:
        self._show_at, self._shown = None, asyncio.get_running_loop().time()
        self._found(self.tables)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _table(
    host: str, port: int, place: str, is_public: bool, name: str, rules: str, free: int, seats: int
) -> FoundTable | None:
    """A table as it is told by anybody at all; None when no host tells such a thing."""
    if len(place) != LOCATOR or any(sign not in ALPHABET for sign in place):
        return None
    if not is_public:
        return FoundTable(host, port, place)
    if not 0 <= free <= seats <= MAX_SEATS:
        return None
    return FoundTable(host, port, place, True, plain(name, 40), plain(rules, 100), free, seats)


async def find_code(wanted: Invitation, port: int) -> Sequence[Invitation]:
    """The tables with the locator of a code on this network, in the order they answered; none after four seconds."""
    places: list[FoundTable] = []
    is_found = asyncio.Event()

    def found(tables: tuple[FoundTable, ...]) -> None:
        for table in tables:
            of_host = sum(other.host == table.host for other in places)
            is_new = all(table.place != other.place for other in places)
            if is_new and len(places) < MOST_PLACES and of_host < MOST_PLACES_OF_A_HOST:
                places.append(table)
                is_found.set()

    search = Search(found, port, locator(wanted.code))
    await search.open()
    try:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(is_found.wait(), FIND_TIME)
            await asyncio.sleep(FIND_MORE)
    finally:
        await search.close()
    return [Invitation(table.host, table.port, wanted.code) for table in places]


def broadcasts() -> list[tuple[str, str]]:
    """Each IPv4 address of this computer with the directed broadcast of its network."""
    found: list[tuple[str, str]] = []
    for address, prefix in _ipv4():
        if address.is_loopback:
            found.append((str(address), str(address)))
        elif prefix < 31:
            network = ipaddress.ip_network((address, prefix), strict=False)
            found.append((str(address), str(network.broadcast_address)))
    return found


def own_addresses() -> list[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    """The addresses others can reach this computer by, IPv4 first; none of loopback, none that need a zone."""
    found: list[ipaddress.IPv4Address | ipaddress.IPv6Address] = [
        address for address, _ in _ipv4() if not address.is_loopback
    ]
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if ip.is_IPv6:
                address = ipaddress.ip_address(ip.ip[0])
                if not address.is_loopback and not address.is_link_local:
                    found.append(address)
    return found


def _ipv4() -> list[tuple[ipaddress.IPv4Address, int]]:
    return [
        (ipaddress.IPv4Address(str(ip.ip)), ip.network_prefix)
        for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4
    ]


def _nearest(addresses: Sequence[str]) -> str:
    """The address of a host that is in one of our own networks, else its first."""
    networks = [ipaddress.ip_network((address, prefix), strict=False) for address, prefix in _ipv4()]
    for text in addresses:
        with contextlib.suppress(ValueError):
            if any(ipaddress.ip_address(text) in network for network in networks):
                return text
    return addresses[0]


def udp_socket(address: str, port: int) -> socket.socket:
    """A socket for questions and answers; OSError."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        sock.setblocking(False)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        if port:  # several hosts on one computer hear the same question
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if sys.platform == "darwin":
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.bind((address, port))
    except OSError:
        sock.close()
        raise
    return sock


def new_zeroconf() -> AsyncZeroconf | None:
    """Zeroconf on every interface, or None where the system has no multicast."""
    logging.getLogger("zeroconf").setLevel(logging.ERROR)  # an interface without IPv6 is no news
    for version in (IPVersion.All, IPVersion.V4Only):
        try:
            return AsyncZeroconf(ip_version=version)
        except OSError as error:
            _log.info("no zeroconf (%s): %s", version, error)
    return None


class _Asking(asyncio.DatagramProtocol):
    def __init__(self, answered: Callable[[bytes, str], None]) -> None:
        self._answered = answered

    def datagram_received(self, data: bytes, addr: tuple[str | int, ...]) -> None:
        self._answered(data, str(addr[0]))

    def error_received(self, exc: Exception) -> None:
        _log.debug("a question does not get through: %s", exc)
