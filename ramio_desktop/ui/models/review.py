"""The review of a hand as the page shows it: the turns in words, and what the solver says of each as it comes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from shiboken6 import isValid

from ramio_desktop.model.chronicle import PlayedHand, PlayedTurn
from ramio_desktop.model.review import Best, Better, TurnReview, reviewed
from ramio_desktop.model.state import State
from ramio_desktop.ui.models.review_words import ReviewWords

_NOWHERE = QModelIndex()


class Judge(Protocol):
    """Whoever works out what could have been done, outside the window's own thread."""

    def best(self, view: State, seat: int, answered: Callable[[Best | None], None]) -> None:
        """Ask for the best of a position; the answer comes later, None when there is none to be had."""

    def better(self, view: State, seat: int, answered: Callable[[Better | None], None]) -> None:
        """Ask how it is done."""


class Mark(Enum):
    """What the list says of a turn at a glance."""

    OPEN = "open"
    """Not judged yet."""
    UNKNOWN = "unknown"
    """It cannot be judged: the hand is not known, or there is no answer."""
    NOTHING = "nothing"
    """There was nothing to decide."""
    GOOD = "good"
    UNPROVED = "unproved"
    """Nothing better was found, which is no proof."""
    MORE = "more"
    """More cards could have been laid, or fewer points kept."""
    OPENING = "opening"
    """The opening was missed."""
    CLOSE = "close"
    """The close was missed."""
    CLOSED = "closed"


def mark_of(turn: PlayedTurn, review: TurnReview | None) -> Mark:
    """The mark of a turn; `review` is None while it is not judged."""
    if turn.closes:
        return Mark.CLOSED
    if turn.taken is None:
        return Mark.UNKNOWN
    if review is None:
        return Mark.OPEN
    if review.missed_close:
        return Mark.CLOSE
    if review.missed_opening:
        return Mark.OPENING
    if review.missed or review.least < review.penalty:
        return Mark.MORE
    if not review.exact:
        return Mark.UNPROVED
    return Mark.GOOD


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What is to be reviewed: the hands of a match, who played, and which seats are the person's own."""

    hands: tuple[PlayedHand, ...]
    names: tuple[str, ...]
    own: frozenset[int]
    owner: int = 0
    """The seat whose player has set up this program; -1 for nobody."""


class Reviewer(QObject):
    """Has the turns of a hand judged, one after the other: those of the seats `first` before the others."""

    judged = Signal(int)
    """The place of a turn whose review has come."""
    progress = Signal(int, int)
    """How many turns of how many are judged."""

    def __init__(self, judge: Judge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._judge = judge
        self._turns: tuple[PlayedTurn, ...] = ()
        self._reviews: dict[int, TurnReview] = {}
        self._ways: dict[int, Better] = {}
        self._failed: set[int] = set()
        self._asking: dict[int, list[Callable[[Better], None]]] = {}
        self._queue: list[int] = []
        self._count = 0
        self._work = object()

    def begin(self, turns: Sequence[PlayedTurn], first: frozenset[int]) -> None:
        """Judge these turns; what was asked before is forgotten."""
        self.stop()
        self._turns = tuple(turns)
        self._reviews.clear()
        self._ways.clear()
        self._failed.clear()
        queue = [place for place, turn in enumerate(self._turns) if turn.taken is not None]
        self._queue = sorted(queue, key=lambda place: (self._turns[place].seat not in first, place))
        self._count = len(self._queue)
        self._next()

    def stop(self) -> None:
        """Ask nothing more."""
        self._work = object()
        self._queue = []
        self._asking.clear()

    @property
    def is_working(self) -> bool:
        """Whether there are turns to come."""
        return bool(self._queue)

    def review(self, place: int) -> TurnReview | None:
        """The review of a turn, None as long as there is none."""
        return self._reviews.get(place)

    def has_failed(self, place: int) -> bool:
        """Whether there is no answer for a turn."""
        return place in self._failed

    def prefer(self, place: int) -> None:
        """Judge this turn next: somebody looks at it."""
        if place in self._queue[1:]:  # the first is being judged
            self._queue.remove(place)
            self._queue.insert(1, place)

    def known_way(self, place: int) -> Better | None:
        """How the best of a turn is done, None as long as nobody has found it."""
        return self._ways.get(place)

    def way(self, place: int, answered: Callable[[Better], None]) -> None:
        """Find how the best of a turn is done; no answer comes once other turns are judged."""
        if place in self._ways:
            answered(self._ways[place])
            return
        waiting = self._asking.setdefault(place, [])
        waiting.append(answered)
        if len(waiting) > 1:
            return
        turn, work = self._turns[place], self._work

        def take(better: Better | None) -> None:
            if work is not self._work or not isValid(self):
                return
            told = self._asking.pop(place)
            if better is not None:
                self._ways[place] = better
                for tell in told:
                    tell(better)

        self._judge.better(turn.before, turn.seat, take)

    def _next(self) -> None:
        self.progress.emit(self._count - len(self._queue), self._count)
        if not self._queue:
            return
        place, work = self._queue[0], self._work
        turn = self._turns[place]

        def take(best: Best | None) -> None:
            if work is not self._work or not isValid(self):
                return
            self._queue.remove(place)
            if best is None or turn.taken is None:
                self._failed.add(place)
            else:
                self._reviews[place] = reviewed(turn.taken, best)
            self.judged.emit(place)
            self._next()

        self._judge.best(turn.before, turn.seat, take)


class Role(IntEnum):
    """What a row answers besides its text."""

    ROW = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A turn in the list."""

    place: int
    number: int
    seat: int
    name: str
    line: str
    mark: Mark = Mark.OPEN
    more: str = ""
    """What stands beside the mark: `+2`."""
    note: str = ""
    """A line of its own for what must not be overlooked."""
    own: bool = False

    @property
    def text(self) -> str:
        """The row as one sentence."""
        return ". ".join(part for part in (f"{self.number}, {self.name}: {self.line}", self.note) if part)


class TurnRows(QAbstractListModel):
    """The turns of a hand, all of them or one's own; marks come when they are known."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = ReviewWords(self)
        self._rows: list[TurnRow] = []
        self._shown: list[int] = []

    def show(self, turns: Sequence[PlayedTurn], names: Sequence[str], own: frozenset[int], only_own: bool) -> None:
        """Hold these turns, without marks."""
        self.beginResetModel()
        self._rows = [
            TurnRow(place, turn.number, turn.seat, names[turn.seat], self._words.line(turn), own=turn.seat in own)
            for place, turn in enumerate(turns)
        ]
        self._shown = [row.place for row in self._rows if row.own or not only_own]
        self.endResetModel()

    def mark(self, turn: PlayedTurn, place: int, review: TurnReview | None, failed: bool = False) -> None:
        """Put the mark of a turn into its row."""
        row = self._rows[place]
        mark = Mark.UNKNOWN if failed else mark_of(turn, review)
        self._rows[place] = replace(row, mark=mark, more=self._more(mark, review), note=self._note(mark, row.own))
        if place in self._shown:
            at = self.index(self._shown.index(place))
            self.dataChanged.emit(at, at)

    def _more(self, mark: Mark, review: TurnReview | None) -> str:
        if mark is not Mark.MORE or review is None:
            return ""
        if review.missed:
            return f"+{review.missed}"
        return self.tr("−{n} pt", "fewer points left").format(n=review.penalty - review.least)

    def _note(self, mark: Mark, own: bool) -> str:
        if mark is Mark.CLOSE:
            return self.tr("You could go out here") if own else self.tr("Could go out here")
        if mark is Mark.OPENING:
            return self.tr("You could open here") if own else self.tr("Could open here")
        return ""

    def row(self, place: int) -> TurnRow:
        """The row of a turn, whether it is shown or not."""
        return self._rows[place]

    @property
    def shown(self) -> list[int]:
        """The places of the turns that are shown."""
        return self._shown

    def index_of(self, place: int) -> QModelIndex:
        """Where a turn is shown; no index when it is not."""
        return self.index(self._shown.index(place)) if place in self._shown else QModelIndex()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._shown):
            return None
        row = self._rows[self._shown[index.row()]]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        return row if role == Role.ROW else None
