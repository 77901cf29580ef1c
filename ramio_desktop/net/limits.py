"""How often is too often: guesses at the code, connections, and what a guest sends. The clock is handed in."""

from __future__ import annotations

import ipaddress
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]
"""Seconds that never go back."""

MINUTE: Final = 60.0
TRIES_AN_ADDRESS: Final = 3
FAILURES_A_MINUTE: Final = 5
FAILURES_A_CODE: Final = 30
WAITING_AN_ADDRESS: Final = 4
WAITING_IN_ALL: Final = 32
LOOKING_AN_ADDRESS: Final = 8
LOOKING_IN_ALL: Final = 64
_ADDRESSES: Final = 4096
"""How many addresses are remembered; a flood of them forgets the oldest."""


def address_key(address: str) -> str:
    """Who an address is: itself, or for IPv6 its network of 64 bits, which one person has to himself."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


class Guesses:
    """Tries at one table's code. A try counts as a failure before any work is done for it, until it succeeds."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tries: dict[str, deque[float]] = {}
        self._failures: deque[float] = deque()
        self._total = 0

    def begin(self, address: str) -> float:
        """Count a try; 0.0 when it may go on, else the seconds to wait."""
        now = self._clock()
        key = address_key(address)
        tries = self._tries.pop(key, None) or deque()
        _forget(tries, now)
        _forget(self._failures, now)
        self._tries[key] = tries  # the last one used is the last one forgotten
        while len(self._tries) > _ADDRESSES:
            del self._tries[next(iter(self._tries))]
        wait = 0.0
        if len(tries) >= TRIES_AN_ADDRESS:
            wait = tries[0] + MINUTE - now
        if len(self._failures) >= FAILURES_A_MINUTE:
            wait = max(wait, self._failures[0] + MINUTE - now)
        if wait > 0:
            return wait
        tries.append(now)
        self._failures.append(now)
        self._total += 1
        return 0.0

    def succeeded(self, address: str) -> None:
        """The last try of the address was right: it counts no more."""
        tries = self._tries.get(address_key(address))
        if tries:
            tries.pop()
        if self._failures:
            self._failures.pop()
        self._total = max(0, self._total - 1)  # there may have been a new code meanwhile

    @property
    def is_spent(self) -> bool:
        """Whether the code has been guessed at too often and must change."""
        return self._total >= FAILURES_A_CODE

    def renew(self) -> None:
        """There is a new code."""
        self._total = 0


class Waiting:
    """Connections that nobody is known behind yet: four an address and 32 in all."""

    def __init__(self) -> None:
        self.looking = Looking()
        self._by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False when there are too many, and then it is not counted."""
        key = address_key(address)
        if self._by_address[key] >= WAITING_AN_ADDRESS or self._by_address.total() >= WAITING_IN_ALL:
            if not self._by_address[key]:
                del self._by_address[key]
            return False
        self._by_address[key] += 1
        return True

    def leave(self, address: str) -> None:
        """The connection is known now, or gone."""
        key = address_key(address)
        self._by_address[key] -= 1
        if self._by_address[key] <= 0:
            del self._by_address[key]

    def __len__(self) -> int:
        return self._by_address.total()


class Looking:
    """Lines of those who look at a table and have not sat down: where there are too many, the oldest has to go.

    Nobody can keep others from looking by looking himself: from one address he only drives out his own lines.
    """

    def __init__(self) -> None:
        self._lines: dict[object, tuple[str, Callable[[], None]]] = {}  # the oldest first

    def enter(self, line: object, address: str, go: Callable[[], None]) -> None:
        """Count a line; `go` is called when it has to make room for a newer one."""
        key = address_key(address)
        own = [other for other, (whose, _) in self._lines.items() if whose == key]
        crowd = own if len(own) >= LOOKING_AN_ADDRESS else [*self._lines] if len(self) >= LOOKING_IN_ALL else []
        if crowd:
            self._lines.pop(crowd[0])[1]()
        self._lines[line] = key, go

    def leave(self, line: object) -> None:
        """The line sits now, or is gone."""
        self._lines.pop(line, None)

    def __len__(self) -> int:
        return len(self._lines)


class Bucket:
    """Lets through `burst` at once and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Whether so much may pass now."""
        now = self._clock()
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


def _forget(times: deque[float], now: float) -> None:
    while times and now - times[0] >= MINUTE:
        times.popleft()
