"""The seats a guest can come back to: for each the host's certificate, the table and the secret, in one file (0600)."""

from __future__ import annotations

import logging
import secrets
from pathlib import Path
from typing import Final

import msgspec

from ..model.files import SaveProblem, problems, write_whole
from .handshake import Key

FILE: Final = "seats.json"
MOST: Final = 100
"""How many seats are remembered; the oldest is forgotten."""

_log = logging.getLogger(__name__)


class KeptKey(msgspec.Struct, frozen=True):
    """A seat at somebody's table, and where that was."""

    fingerprint: str
    table: str
    secret: str
    host: str
    port: int
    locator: str
    name: str
    """The name of the table."""
    nick: str
    last: float
    """When it was last sat on, in the wall clock's seconds."""

    @property
    def key(self) -> Key:
        """What the handshake needs."""
        return Key(bytes.fromhex(self.fingerprint), self.table, self.secret)


class SeatKeys:
    """The file of seats, read at each use: two starts of the program may share it."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def all(self) -> list[KeptKey]:
        """Every seat, the last one first; none when the file is missing or damaged."""
        try:
            keys = msgspec.json.decode(self._path.read_bytes(), type=list[KeptKey])
            for key in keys:
                bytes.fromhex(key.fingerprint)
        except FileNotFoundError:
            return []
        except (OSError, ValueError, msgspec.DecodeError) as error:
            _log.warning("the seats cannot be read: %s", error)
            return []
        return sorted(keys, key=lambda key: key.last, reverse=True)

    def find(self, fingerprint: bytes, locator: str, port: int) -> KeptKey | None:
        """The seat at a table of that host with that locator, or without a code at that port (RULES S3)."""
        for key in self.all():
            if key.fingerprint == fingerprint.hex() and (key.locator == locator if locator else key.port == port):
                return key
        return None

    def keep(self, key: KeptKey) -> None:
        """Remember a seat; without a disk to write to it is remembered by the running program only."""
        keys = [old for old in self.all() if (old.fingerprint, old.table) != (key.fingerprint, key.table)]
        self._write([key, *keys][:MOST])

    def forget(self, table: str) -> None:
        """Forget a seat."""
        keys = self.all()
        left = [key for key in keys if key.table != table]
        if len(left) != len(keys):
            self._write(left)

    def erase(self) -> None:
        """Forget every seat ("Delete my data", RULES S6); SaveProblem."""
        with problems(self._path):
            self._path.unlink(missing_ok=True)

    def _write(self, keys: list[KeptKey]) -> None:
        try:
            with problems(self._path):
                self._path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(self._path, msgspec.json.format(msgspec.json.encode(keys)))
        except SaveProblem as problem:
            _log.warning("a seat cannot be remembered: %s", problem)


def new_secret() -> str:
    """A seat's secret: 128 bits nobody can guess, in hexadecimal."""
    return secrets.token_hex(16)
