"""How many network tables wait to be gone on with, told without loading anything of the network.

The files are those of `net.store` and `net.keys`, which the lobby reads in earnest; loading those modules costs a fifth
of a second, and the home page has to be there at once.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

EXPIRY: Final = 7 * 24 * 3600.0
"""Seconds after which a table counts no more (RULES S5)."""


def waiting_tables(folder: Path, now: float) -> int:
    """Tables hosted here and seats elsewhere that were used in the last seven days before `now`, in wall seconds."""
    hosted = [_read(path) for path in (folder / "tables").glob("*.table")]
    seats = _read(folder / "seats.json")
    times = [table.get("last_action") for table in hosted if isinstance(table, dict)]
    times += [seat.get("last") for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return sum(isinstance(time, (int, float)) and now - time < EXPIRY for time in times)


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_bytes())
    except (OSError, ValueError):
        return None
