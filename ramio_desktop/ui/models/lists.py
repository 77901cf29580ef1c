"""The hand and the melds as Qt list models, for whatever shows or reads them aloud."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from ramio_desktop.model.actions import IllegalAction

_NOWHERE = QModelIndex()


class Role(IntEnum):
    """What a row answers: TOKEN to SELECTED a card of the hand, NUMBER to LAID a meld."""

    FACE = Qt.ItemDataRole.UserRole + 1
    TOKEN = Qt.ItemDataRole.UserRole + 2
    NEW = Qt.ItemDataRole.UserRole + 3
    SELECTED = Qt.ItemDataRole.UserRole + 4
    NUMBER = Qt.ItemDataRole.UserRole + 5
    CARDS = Qt.ItemDataRole.UserRole + 6
    TOKENS = Qt.ItemDataRole.UserRole + 7
    VERDICT = Qt.ItemDataRole.UserRole + 8
    CHANGED = Qt.ItemDataRole.UserRole + 9
    LAID = Qt.ItemDataRole.UserRole + 10


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand: its face in notation, and the phrase that is read aloud."""

    token: int
    face: str
    new: bool
    selected: bool
    text: str


@dataclass(frozen=True, slots=True)
class MeldRow:
    """A group on the table; `laid` are its tokens that came from the hand in this turn."""

    number: int
    tokens: tuple[int, ...]
    cards: tuple[str, ...]
    verdict: IllegalAction | None
    changed: bool
    laid: tuple[int, ...]
    text: str


class _RowsModel(QAbstractListModel):
    """Rows that are frozen records; a role is answered by the record's field of that name."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[HandCard | MeldRow] = ()

    def _show(self, rows: Sequence[HandCard | MeldRow]) -> None:
        if rows == self._rows:
            return
        if len(rows) == len(self._rows):
            changed = [i for i, (new, old) in enumerate(zip(rows, self._rows)) if new != old]
            self._rows = rows
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802
        names = {role.value: QByteArray(role.name.lower().encode()) for role in Role}
        return {**super().roleNames(), **names}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        return getattr(row, Role(role).name.lower(), None) if role in Role._value2member_map_ else None


class HandModel(_RowsModel):
    """The cards in the hand, in their owner's order."""

    def rows(self) -> tuple[HandCard, ...]:
        """The cards now."""
        return tuple(row for row in self._rows if isinstance(row, HandCard))

    def show(self, rows: Sequence[HandCard]) -> None:
        """Hold these cards from now on."""
        self._show(tuple(rows))


class MeldModel(_RowsModel):
    """The groups on the table, in the order shown."""

    def rows(self) -> tuple[MeldRow, ...]:
        """The groups now."""
        return tuple(row for row in self._rows if isinstance(row, MeldRow))

    def show(self, rows: Sequence[MeldRow]) -> None:
        """Hold these groups from now on."""
        self._show(tuple(rows))
