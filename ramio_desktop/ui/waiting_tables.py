"""Which network tables wait to be gone on with, told without loading anything of the network.

The files are those of `net.store` and `net.keys`, which the lobby reads in earnest; loading those modules costs a fifth
of a second, and the home page has to be there at once.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ramio_desktop.model.plain import plain

EXPIRY: Final = 7 * 24 * 3600.0
"""Seconds after which a table counts no more (RULES S5)."""
_LONGEST: Final = 40


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """A table hosted here, or a seat at somebody else's: then `nick` says as whom."""

    number: str
    """What tells the table from any other."""
    name: str
    nick: str
    last: float
    """When it was last played at, in wall seconds."""

    @property
    def is_own(self) -> bool:
        """Whether the table is this computer's."""
        return not self.nick


def waiting_tables(folder: Path, now: float) -> tuple[WaitingTable, ...]:
    """The tables that were used in the seven days before `now`, in wall seconds, the last one first."""
    seats = _read(folder / "seats.json")
    found = [_table(_read(path), "number", "last_action", "") for path in (folder / "tables").glob("*.table")]
    found += [_table(seat, "table", "last", "?") for seat in (seats if isinstance(seats, list) else ())]
    waiting = [table for table in found if table is not None and now - table.last < EXPIRY]
    return tuple(sorted(waiting, key=lambda table: table.last, reverse=True))


def _table(kept: Any, number: str, last: str, nick: str) -> WaitingTable | None:
    if not isinstance(kept, dict) or not isinstance(kept.get(last), (int, float)):
        return None
    name = plain(str(kept.get("name", "")), _LONGEST)
    return WaitingTable(
        str(kept.get(number, "")), name, plain(str(kept.get("nick", "")), _LONGEST) or "?" if nick else "", kept[last]
    )


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except (OSError, ValueError):
        return None
