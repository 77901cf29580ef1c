"""The turn timer: so many seconds a turn, then one reserve a hand, by the host's clock (NET "The table")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .limits import Clock
from .table_messages import TurnClock

CHOICES: Final = (0, 30, 60, 90, 120)
"""Seconds a turn; 0: no timer."""
RESERVE: Final = 60.0
"""Seconds a seat has besides, in each hand."""


@dataclass(slots=True)
class _Running:
    seat: int
    turn: object
    since: float
    left: float


class TurnTimer:
    """Counts the turn of the seat to act; a turn that has to wait is not counted."""

    def __init__(self, seconds: int, clock: Clock) -> None:
        self.seconds = seconds
        self._clock = clock
        self._reserve: dict[int, float] = {}
        self._hand: object = None
        self._now: _Running | None = None
        self._is_held = False

    def follow(self, hand: object, seat: int | None, turn: object, round_trip: float = 0.0) -> bool:
        """Say whose turn it is (None: nobody's, or one that is not timed); whether the clock begins anew.

        `hand` and `turn` tell one hand and one turn from the next. Half the `round_trip` is given on top, since the
        person sees the turn that much later.
        """
        if hand != self._hand:
            self._hand, self._reserve = hand, {}
        if not self.seconds or seat is None:
            changed = self._now is not None
            self._stop()
            return changed
        if self._now is not None and (self._now.seat, self._now.turn) == (seat, turn):
            return False
        self._stop()
        self._now = _Running(seat, turn, self._clock(), self.seconds + round_trip / 2)
        return True

    def hold(self, is_held: bool) -> bool:
        """Stop the clock while play waits, and let it go on; whether that changed anything."""
        if is_held == self._is_held:
            return False
        if self._now is not None:
            if is_held:
                self._now.left -= self._clock() - self._now.since
            self._now.since = self._clock()
        self._is_held = is_held
        return self._now is not None

    @property
    def is_up(self) -> bool:
        """Whether turn and reserve of the seat are used up."""
        return self._now is not None and self._left() + self._reserve.get(self._now.seat, RESERVE) <= 0

    @property
    def message(self) -> TurnClock | None:
        """What the clock shows; None while it is off."""
        if self._now is None:
            return None
        left = self._left()
        reserve = max(0.0, self._reserve.get(self._now.seat, RESERVE) + min(0.0, left))
        return TurnClock(self._now.seat, round(max(0.0, left) * 1000), round(reserve * 1000), not self._is_held)

    def _left(self) -> float:
        assert self._now is not None
        return self._now.left - (0.0 if self._is_held else self._clock() - self._now.since)

    def _stop(self) -> None:
        if self._now is not None:
            over = min(0.0, self._left())
            self._reserve[self._now.seat] = max(0.0, self._reserve.get(self._now.seat, RESERVE) + over)
            self._now = None
