"""What a host keeps of a table beside its log: code, seats and their secrets, hashed (RULES S2, S3, S5).

`NUMBER.table` is written whole at each change; `NUMBER.ramio` beside it is the log of the match that is on.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..model import save as saves
from ..model.files import SaveProblem, problems, write_whole
from ..model.log import Log
from ..model.save import SUFFIX, Save, free_path

TABLE_SUFFIX: Final = ".table"
EXPIRY: Final = 7 * 24 * 3600.0
"""Seconds without an accepted action of a person after which a table expires (RULES S5)."""

_log = logging.getLogger(__name__)


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat as it is kept: who sits there, and the hash of the secret it comes back with."""

    kind: str
    name: str = ""
    level: str = ""
    digest: str = ""
    is_host: bool = False
    owner: str = ""
    """The person whose seat a computer player holds."""


class KeptTable(msgspec.Struct, frozen=True):
    """A table as it is kept; the wall clock's seconds of the last action of a person tell when it expires."""

    number: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    name: str
    rules: str
    code: str
    port: int
    is_public: bool
    is_locked: bool
    timer: int
    drafts: bool
    seats: tuple[KeptSeat, ...]
    last_action: float
    format: int = 1


class DamagedTable(ValueError):
    """A table file that cannot be read; it is left as it is."""


def digest_of(secret: str) -> str:
    """What is kept of a seat's secret; it has 128 bits of its own, so no salt is wanted."""
    return hashlib.sha256(f"ramio seat {secret}".encode()).hexdigest()


def is_expired(table: KeptTable, now: float) -> bool:
    """Whether nobody has played for seven days; a clock that went backwards expires nothing."""
    return now - table.last_action >= EXPIRY


class TableStore:
    """The folder of the tables this program hosts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tables"
        self.archive = folder / "archive"

    def write(self, table: KeptTable, durable: bool = True) -> None:
        """Keep a table; SaveProblem."""
        path = self._path(table.number)
        with problems(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, msgspec.json.format(msgspec.json.encode(table)), durable)

    def read(self, number: str) -> KeptTable:
        """A kept table; SaveProblem, DamagedTable."""
        path = self._path(number)
        with problems(path):
            data = path.read_bytes()
        try:
            return msgspec.json.decode(data, type=KeptTable)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise DamagedTable(f"{path.name}: {error}") from None

    def listing(self, now: float) -> list[KeptTable]:
        """The tables that can be taken up again, the last one first; expired ones are put away on the way."""
        found: list[KeptTable] = []
        for path in sorted(self.folder.glob("*" + TABLE_SUFFIX)) if self.folder.is_dir() else []:
            try:
                table = self.read(path.stem)
                if is_expired(table, now):
                    self.expire(table.number)
                else:
                    found.append(table)
            except (SaveProblem, DamagedTable) as problem:
                _log.warning("a table is left out: %s", problem)
        return sorted(found, key=lambda table: table.last_action, reverse=True)

    def expire(self, number: str) -> None:
        """Archive the log and erase the secrets; SaveProblem. A table that is open is left alone."""
        for path in self._logs(number):
            if saves.is_locked(path):
                return
            saves.archive(path, self.archive)
        self.erase(number)

    def erase(self, number: str) -> None:
        """Erase code and secrets of a table; SaveProblem."""
        path = self._path(number)
        with problems(path):
            path.unlink(missing_ok=True)

    def open_log(self, number: str) -> Save | None:
        """The log of the match that is on, or None before the first; SaveLocked, SaveProblem, DamagedLog, NewerLog.

        Damage in the middle refuses to load and keeps the file (NET "Host crash").
        """
        logs = self._logs(number)
        return Save.open(logs[-1]) if logs else None

    def new_log(self, number: str, log: Log) -> Save:
        """The save of a new match; SaveProblem."""
        return Save.create(free_path(self.folder, number), log)

    def _logs(self, number: str) -> list[Path]:
        found: Iterable[Path] = self.folder.glob(f"{number}*{SUFFIX}") if self.folder.is_dir() else ()
        return sorted((path for path in found if ".damaged-" not in path.name), key=lambda path: (len(path.name), path))

    def _path(self, number: str) -> Path:
        return self.folder / f"{number}{TABLE_SUFFIX}"
