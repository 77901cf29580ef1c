"""A card that is drawn by dragging it from its pile to the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ramio_desktop.ui.card_art import BACK
from ramio_desktop.ui.scene.animator import Pose
from ramio_desktop.ui.scene.board import Board


class PileDrag:
    """The top card of the stock, face down, or of the discards, under the pointer; `drop` or `cancel` ends it."""

    def __init__(self, board: Board, from_discard: bool, point: QPointF) -> None:
        self._board = board
        self.from_discard = from_discard
        discards = board.turn.view.discard
        pile = board.discards_card().center() if from_discard else board.areas.stock or point
        self._hold = point - pile
        self._width = round(board.discards_card().width())
        face = discards[-1].text if from_discard else BACK
        self._item = board.flight(face, self._pose(point), self._width)
        if from_discard:
            board.coming_discards = 1
            board.refresh()

    def carry(self, point: QPointF) -> None:
        """Follow the pointer."""
        self._item.show_pose(self._pose(point))

    def drop(self, point: QPointF) -> bool:
        """Let go of it; whether that was where the hand is, so that it is drawn."""
        drawn = self._board.areas.tray.contains(point)
        self._board.picked = self._pose(point) if drawn else None
        self.cancel()
        return drawn

    def cancel(self) -> None:
        """Put it back."""
        self._board.land(self._item)
        if self.from_discard:
            self._board.coming_discards = 0
            self._board.refresh()

    def _pose(self, point: QPointF) -> Pose:
        centre = point - self._hold
        return Pose(centre.x(), centre.y(), self._width)
