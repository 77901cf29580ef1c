"""What the levels of Machiavelli share: draw, lay when the level wants to, else do the least."""

from __future__ import annotations

from abc import abstractmethod

from ...actions import Action, Lay, Verb
from ...melds import Table
from ...rules import rules_of
from ...state import State
from ..bot import Bot


class Layer(Bot):
    """A player of Machiavelli, who only has to say which table he wants."""

    def action(self, view: State, seat: int) -> Action:
        """Lay the table the level wants; without one, draw or pass as the rules have it."""
        rules = rules_of(view)
        if Verb.LAY in rules.verbs(view, seat):
            table = self.wanted_table(view, seat)
            if table is not None:
                return Lay(table)
        return rules.minimum_action(view, seat)

    @abstractmethod
    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after this turn, or None to lay nothing."""


def is_last_turn(view: State) -> bool:
    """Whether the stock ends before the seat in turn plays again (RULES M14).

    In the classic game a seat that lays takes no card, so there this is the earliest the stock can end.
    """
    return len(view.stock) < view.seats
