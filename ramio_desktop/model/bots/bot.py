"""What every computer player is: a function from what a seat knows to what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..actions import Action
from ..state import State
from .explanation import Explanation


class Bot(ABC):
    """A computer player of one level.

    It keeps nothing between two calls, draws no chance and reads no clock, so the same view always gets the same
    action, in a game, in a tournament and in a test; what bounds its thinking is counted in states of the solver.
    """

    @abstractmethod
    def action(self, view: State, seat: int) -> Action:
        """What the seat does now, in its own turn; `view` is what the seat was told, never the full state."""

    @abstractmethod
    def explanation(self, public: State, seat: int, action: Action) -> Explanation:
        """Why the seat did that; in `public`, the position before, every hand is hidden, the seat's own too."""
