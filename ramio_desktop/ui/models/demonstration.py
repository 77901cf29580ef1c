"""A laying shown card by card in the person's own draft, where it can be confirmed or undone like any other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ramio_desktop.model.diff import CardMove, difference
from ramio_desktop.model.melds import Table
from ramio_desktop.model.places import declared_suits
from ramio_desktop.ui.models.staying import undeclared
from ramio_desktop.ui.models.turn import TurnModel

STEP_MS = 600
"""Milliseconds a move of a replay takes (mock/spec.md §8)."""


class Demonstration(QObject):
    """Moves the cards of a draft to a given table, one after the other; it stops when anything else happens."""

    finished = Signal()

    def __init__(self, turn: TurnModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn = turn
        self._moves: list[CardMove] = []
        self._groups: list[int] = []
        self._numbers: dict[int, int] = {}
        self._table: Table = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        self._interval = 0
        self._moving = False
        turn.changed.connect(self._interrupted)

    @property
    def running(self) -> bool:
        """Whether there are moves to come."""
        return bool(self._moves)

    @property
    def is_moving(self) -> bool:
        """Whether a card is being moved by it just now."""
        return self._moving

    def show(self, table: Table, speed: float) -> None:
        """Start from the beginning of the turn; `speed` as for animations, 0 makes all moves at once.

        ValueError when the table cannot be reached from this one.
        """
        self._moving = True
        self._table = table
        self._turn.restore()
        draft = self._turn.draft
        plan = difference(draft.table, table, self._turn.stays)
        self._groups = [group.number for group in draft.layout.groups]
        self._numbers = {new: self._groups[old] for new, old in enumerate(plan.origins) if old is not None}
        self._moves = list(plan.moves)
        if self._turn.stays:  # a joker leaves its meld when a card takes its place: such cards go first
            left = {move.source for move in plan.moves if move.source is not None}
            self._moves.sort(key=lambda move: move.source is not None or move.target not in left)
        self._moving = False
        self._interval = round(STEP_MS / speed) if speed > 0 else 0
        self._step()

    def stop(self) -> None:
        """Leave the cards where they are."""
        self._moves.clear()
        self._timer.stop()

    def _step(self) -> None:
        while self._moves:
            self._make(self._moves.pop(0))
            if self._interval and self._moves:
                self._timer.start(self._interval)
                return
        self.finished.emit()

    def _make(self, move: CardMove) -> None:
        turn = self._turn
        tokens = turn.held if move.source is None or turn.stays else turn.meld(self._groups[move.source]).tokens
        token = next(token for token in tokens if turn.draft.cards[token] is move.card)
        number = self._numbers.get(move.target)
        lies = any(group.number == number for group in turn.draft.layout.groups)
        self._moving = True
        self._numbers[move.target] = turn.move([token], number if lies else None)
        asked = undeclared(turn.draft, self._numbers[move.target])
        if asked is not None:
            said = declared_suits(self._table[move.target]).intersection(asked[1])
            if said:
                turn.declare(asked[0], min(said))
        self._moving = False

    def _interrupted(self) -> None:
        if not self._moving and self._moves:
            self.stop()
            self.finished.emit()
