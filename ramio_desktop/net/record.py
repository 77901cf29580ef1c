"""What is kept of one table, in memory and on the disk; a disk that fails stops no table that stands."""

from __future__ import annotations

import logging

import msgspec

from ..model.files import SaveProblem
from .store import KeptTable, TableStore

_log = logging.getLogger(__name__)


class Record:
    """The kept form of a table; without a store it lives in memory only."""

    def __init__(self, kept: KeptTable, store: TableStore | None) -> None:
        self.kept = kept
        self._store = store
        self._is_over = False

    def change(self, durable: bool = True, **changes: object) -> None:
        """Change fields, and write the table down."""
        self.kept = msgspec.structs.replace(self.kept, **changes)
        if self._store is None or self._is_over:
            return
        try:
            self._store.write(self.kept, durable)
        except SaveProblem as problem:
            _log.warning("the table cannot be kept: %s", problem)

    def end(self) -> None:
        """The table is over for good: its log goes to the archive, its secrets are erased (RULES S5)."""
        self._is_over = True
        if self._store is None:
            return
        try:
            self._store.expire(self.kept.number)
        except SaveProblem as problem:
            _log.warning("a table that is over stays where it is: %s", problem)
