"""The score sheet of a match: built from its events, and offered to Qt as a table, a row a hand, a column a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ramio_desktop.model.cards import Hand
from ramio_desktop.model.events import Began, Event, HandScored, MatchEnded, Shown

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class HandResult:
    """One hand that is over; all tuples are by seat. `closer` is None when the stock ran out first."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    closer: int | None
    in_hand: bool
    left: tuple[Hand, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """The hands of one match that are over, and who won it once it is decided."""

    hands: tuple[HandResult, ...] = ()
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, events: Iterable[Event]) -> ScoreSheet:
        """The sheet these events of a match lead to (of several matches, the last one)."""
        hands: list[HandResult] = []
        winners: tuple[int, ...] = ()
        left: tuple[Hand, ...] = ()
        for event in events:
            match event:
                case Began():
                    hands, winners, left = [], (), ()
                case Shown(hands=shown):
                    left = shown
                case HandScored(points=points, closer=closer, in_hand=in_hand):
                    before = hands[-1].totals if hands else (0,) * len(points)
                    totals = tuple(a + b for a, b in zip(before, points))
                    hands.append(HandResult(len(hands) + 1, points, totals, closer, in_hand, left))
                    left = ()
                case MatchEnded(winners=seats):
                    winners = seats
        return cls(tuple(hands), winners)

    @property
    def last(self) -> HandResult | None:
        """The hand that ended last."""
        return self.hands[-1] if self.hands else None

    @property
    def totals(self) -> tuple[int, ...]:
        """How the match stands, empty before the first hand has ended."""
        return self.hands[-1].totals if self.hands else ()

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the lowest total."""
        totals = self.totals
        return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


class Role(IntEnum):
    """What the table tells besides its text."""

    CELL = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class Cell:
    """What is painted for one player in one hand; `scored` is false where points are not counted."""

    total: int
    gain: int
    closes: bool
    scored: bool
    reached: bool
    """Whether the total has reached the target of the match."""
    alone: bool = False
    """Whether each hand stands for itself; then `total` is the hand's."""


class ScoreTable(QAbstractTableModel):
    """The sheet as a Qt model; the first column is the number of the hand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = ScoreSheet()
        self._names: tuple[str, ...] = ()
        self._target: int | None = None
        self._alone = False

    def show_sheet(self, sheet: ScoreSheet, names: Sequence[str], target: int | None, alone: bool = False) -> None:
        """Show this sheet; without a `target` no points are counted, or each hand's `alone`."""
        self.beginResetModel()
        self._sheet, self._names, self._target, self._alone = sheet, tuple(names), target, alone
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._sheet.hands)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802
        return 0 if parent.isValid() else 1 + len(self._names)

    def cell(self, row: int, seat: int) -> Cell:
        """What one player did in one hand."""
        hand = self._sheet.hands[row]
        target, gain, closes = self._target, hand.points[seat], hand.closer == seat
        if self._alone:
            return Cell(gain, gain, closes, True, False, True)
        total = hand.totals[seat]
        return Cell(total, gain, closes, target is not None, target is not None and total >= target)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        hand = self._sheet.hands[index.row()]
        if index.column() == 0:
            if role == Qt.ItemDataRole.DisplayRole:
                return str(hand.number)
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return self.tr("Hand {n}").format(n=hand.number)
            return None
        cell = self.cell(index.row(), index.column() - 1)
        if role == Role.CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return str(cell.total) if cell.scored else ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._said(cell, self._names[index.column() - 1])
        return None

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.tr("Hand") if section == 0 else self._names[section - 1]
        return None

    def _said(self, cell: Cell, name: str) -> str:
        if not cell.scored:
            return self.tr("{name} goes out").format(name=name) if cell.closes else name
        if cell.alone and cell.closes:
            return self.tr("{name} goes out, {gain} points").format(name=name, gain=cell.gain)
        if cell.alone:
            return self.tr("{name}: {gain} points").format(name=name, gain=cell.gain)
        if cell.closes:
            return self.tr("{name} goes out, total {total}").format(name=name, total=cell.total)
        return self.tr("{name}: {gain} more, total {total}").format(name=name, gain=cell.gain, total=cell.total)
