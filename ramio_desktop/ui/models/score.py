"""The score sheet of a match: built from its events, and offered to Qt as a table, a row a hand, a column a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ramio_desktop.model.cards import Card, Hand
from ramio_desktop.model.events import Began, Dealt, Discarded, Event, HandScored, MatchEnded, Reentered, Shown
from ramio_desktop.model.match import MatchForm
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class HandResult:
    """One hand that is over; all tuples are by seat. `closer` is None when nobody closed it."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    closer: int | None
    in_hand: bool
    left: tuple[Hand, ...]
    discard: Card | None = None
    """The card the hand was closed with, None where it was laid, or nobody remembers."""
    dealer: int | None = None
    """Whose deal it was, None where nobody remembers."""
    before: frozenset[int] = frozenset()
    """Seats that were out of the match already, and were dealt no cards."""
    out: tuple[int, ...] = ()
    """Seats that went out with this hand (RULES R23)."""
    back: tuple[tuple[int, int], ...] = ()
    """Those of them that came back before the next deal, with the total they came back with (RULES R24)."""

    @property
    def is_void(self) -> bool:
        """Whether nobody closed the hand and nobody got points for it (RULES R21)."""
        return self.closer is None and not any(self.points)


@dataclass(frozen=True)
class ScoreSheet:
    """The hands of one match that are over, and who won it once it is decided."""

    hands: tuple[HandResult, ...] = ()
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, events: Iterable[Event], table: State | None = None) -> ScoreSheet:
        """The sheet these events of a match lead to (of several matches, the last one).

        `table` is any position of that table: with it the sheet knows whose deal it was also where no deal is told.
        """
        hands: list[HandResult] = []
        winners: tuple[int, ...] = ()
        left: tuple[Hand, ...] = ()
        out: frozenset[int] = frozenset()
        dealer: int | None = None
        is_dealt = False
        last: Event | None = None
        for event in events:
            match event:
                case Began(first=first):
                    hands, winners, left, out, dealer, is_dealt = [], (), (), frozenset(), first, True
                case Dealt(dealer=seat):
                    dealer, is_dealt = seat, True
                case Shown(hands=shown):
                    left = shown
                case HandScored(points=points, closer=closer, in_hand=in_hand, out=gone):
                    totals = tuple(map(sum, zip(_standing(hands) or (0,) * len(points), points)))
                    if not is_dealt:
                        dealer = _next_dealer(table, dealer, out)
                    card = last.card if isinstance(last, Discarded) and last.seat == closer else None
                    hands.append(
                        HandResult(
                            len(hands) + 1, points, totals, closer, in_hand, left, card, dealer, out, gone
                        )
                    )  # fmt: skip
                    out, left, is_dealt = out.union(gone), (), False
                case Reentered(seat=seat, score=score) if hands:
                    hands[-1] = replace(hands[-1], back=(*hands[-1].back, (seat, score)))
                    out -= {seat}
                case MatchEnded(winners=seats):
                    winners = seats
            if not isinstance(event, Shown):
                last = event
        return cls(tuple(hands), winners)

    @property
    def last(self) -> HandResult | None:
        """The hand that ended last."""
        return self.hands[-1] if self.hands else None

    @property
    def totals(self) -> tuple[int, ...]:
        """How the match stands, empty before the first hand has ended."""
        return _standing(self.hands)

    @property
    def out(self) -> frozenset[int]:
        """Who is out of the match."""
        last = self.last
        return frozenset() if last is None else last.before.union(last.out) - {seat for seat, _ in last.back}

    def went_out(self, seat: int) -> int:
        """The number of the hand with which a seat went out for the last time; 0 when it never did."""
        return max((hand.number for hand in self.hands if seat in hand.out), default=0)


def _standing(hands: Sequence[HandResult]) -> tuple[int, ...]:
    if not hands:
        return ()
    back = dict(hands[-1].back)
    return tuple(back.get(seat, total) for seat, total in enumerate(hands[-1].totals))


def _next_dealer(table: State | None, before: int | None, out: frozenset[int]) -> int | None:
    if table is None or before is None:
        return None
    return rules_of(table).next_dealer(replace(table, match=replace(table.match, dealer=before, out=out)))


class Role(IntEnum):
    """What the table tells besides its text."""

    CELL = Qt.ItemDataRole.UserRole + 1
    DEALER = Qt.ItemDataRole.UserRole + 2
    """In the column of the numbers: the name of the dealer, empty where there is none."""


@dataclass(frozen=True)
class Cell:
    """What is painted for one player in one hand; `scored` is false where points are not counted."""

    total: int
    gain: int
    closes: bool
    scored: bool
    reached: bool = False
    """Whether the total has reached the target of the match."""
    alone: bool = False
    """Whether each hand stands for itself; then `total` is the hand's."""
    in_hand: bool = False
    """Whether the player closed in hand."""
    factor: int = 1
    """What the gain was multiplied by for a close in hand."""
    good: bool = False
    """Whether points are good."""
    void: bool = False
    """Whether the hand was void."""
    absent: bool = False
    """Whether the player was out of the match already."""
    out: bool = False
    """Whether the player went out with this hand."""
    back: int | None = None
    """The total with which the player came back after that."""


class ScoreTable(QAbstractTableModel):
    """The sheet as a Qt model; the first column is the number of the hand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = ScoreSheet()
        self._names: tuple[str, ...] = ()
        self._form = MatchForm()
        self._alone = False
        self._has_dealer = False

    def show_sheet(
        self, sheet: ScoreSheet, names: Sequence[str], form: MatchForm, alone: bool = False, has_dealer: bool = False
    ) -> None:
        """Show this sheet; without a target no points are counted, or each hand's `alone`."""
        self.beginResetModel()
        self._sheet, self._names, self._form = sheet, tuple(names), form
        self._alone, self._has_dealer = alone, has_dealer
        self.endResetModel()

    @property
    def out(self) -> frozenset[int]:
        """Who is out of the match."""
        return self._sheet.out

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._sheet.hands)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802
        return 0 if parent.isValid() else 1 + len(self._names)

    def cell(self, row: int, seat: int) -> Cell:
        """What one player did in one hand."""
        hand, form = self._sheet.hands[row], self._form
        gain, closes = hand.points[seat], hand.closer == seat
        if self._alone:
            return Cell(gain, gain, closes, True, alone=True)
        total = hand.totals[seat]
        return Cell(
            total, gain, closes, form.target is not None, form.reached(total), in_hand=hand.in_hand and closes,
            factor=form.factor if hand.in_hand and gain else 1, good=form.highest,
            void=hand.is_void and form.target is not None, absent=seat in hand.before, out=seat in hand.out,
            back=dict(hand.back).get(seat),
        )  # fmt: skip

    def cells(self) -> list[Cell]:
        """All cells, for whoever explains their signs."""
        seats = range(len(self._names))
        return [self.cell(row, seat) for row in range(len(self._sheet.hands)) for seat in seats]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        hand = self._sheet.hands[index.row()]
        if index.column() == 0:
            dealer = self._names[hand.dealer] if self._has_dealer and hand.dealer is not None else ""
            if role == Qt.ItemDataRole.DisplayRole:
                return str(hand.number)
            if role == Role.DEALER:
                return dealer
            if role == Qt.ItemDataRole.AccessibleTextRole:
                said = self.tr("Hand {n}").format(n=hand.number)
                return self.tr("{hand}, dealer {name}").format(hand=said, name=dealer) if dealer else said
            return None
        cell = self.cell(index.row(), index.column() - 1)
        if role == Role.CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return "–" if cell.absent else str(cell.total) if cell.scored else ""
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
        if cell.absent:
            return self.tr("{name} is out of the match").format(name=name)
        if cell.void:
            return self.tr("{name}: void hand, total {total}").format(name=name, total=cell.total)
        said = self._said_gain(cell, name)
        if cell.back is not None:
            return self.tr("{said}; out, and back in with {score}").format(said=said, score=cell.back)
        return self.tr("{said}; out of the match").format(said=said) if cell.out else said

    def _said_gain(self, cell: Cell, name: str) -> str:
        if cell.closes and cell.good:
            text = self.tr("{name} goes out, {gain} more, total {total}")
        elif cell.in_hand:
            text = self.tr("{name} goes out in hand, total {total}")
        elif cell.closes:
            text = self.tr("{name} goes out, total {total}")
        elif cell.factor > 1:
            text = self.tr("{name}: {gain} more, times {factor} already, total {total}")
        else:
            text = self.tr("{name}: {gain} more, total {total}")
        return text.format(name=name, gain=cell.gain, factor=cell.factor, total=cell.total)
