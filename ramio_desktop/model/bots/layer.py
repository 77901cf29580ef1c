"""What the players on a common table share: draw, lay when the level wants to, else do the least; and say why."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from ..actions import Action, Lay, Verb
from ..cards import Hand
from ..evolve import laid_cards
from ..melds import Table
from ..rules import rules_of
from ..solver.rearrange import clean_runs
from ..solver.rearrange.disturbance import pair_up
from ..state import Phase, State
from .bot import Bot
from .explanation import Explanation, Why


class Layer(Bot):
    """A player who only has to say which table he wants."""

    def action(self, view: State, seat: int) -> Action:
        """Lay the table the level wants; without one, draw or pass as the rules have it."""
        rules = rules_of(view)
        if Verb.LAY in rules.verbs(view, seat):
            table = self.wanted_table(view, seat)
            if table is not None:
                return Lay(table)
        return rules.minimum_action(view, seat)

    def explanation(self, public: State, seat: int, action: Action) -> Explanation:
        """Why the seat drew, laid or did not lay."""
        if public.turn.phase is Phase.DRAW:
            return Explanation(Why.DREW)
        if not isinstance(action, Lay):
            return self.why_nothing(public, seat)
        laid = Laid.between(public, action.table)
        if len(laid.cards) == len(public.hands[seat]):
            return Explanation(Why.CLOSED)
        opening = rules_of(public).opening(public, seat)
        if opening is not None and opening.points:
            return Explanation(Why.OPENED_POINTS, laid.cards, opening.points)
        if opening is not None:
            return Explanation(Why.OPENED, next(clean_runs(laid.cards)))
        return self.why_laid(public, seat, laid)

    @abstractmethod
    def wanted_table(self, view: State, seat: int) -> Table | None:
        """The table after this turn, or None to lay nothing."""

    @abstractmethod
    def why_laid(self, public: State, seat: int, laid: Laid) -> Explanation:
        """Why the seat, which is open and has cards left, laid these."""

    @abstractmethod
    def why_nothing(self, public: State, seat: int) -> Explanation:
        """Why the seat laid nothing."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What a laying did to the table."""

    cards: Hand
    """The cards from the hand."""
    taken_apart: int
    """How many melds are in no new meld as they were."""
    lay_offs: bool
    """Whether a meld that is still there has grown."""
    melds: bool
    """Whether there are melds that did not grow out of an old one."""

    @staticmethod
    def between(before: State, table: Table) -> Laid:
        """The difference to a new table."""
        pairs = pair_up(before.table, table)
        grown = any(len(table[new]) > len(before.table[old]) for old, new in pairs.items())
        return Laid(
            laid_cards(before.table, table), len(before.table) - len(pairs), grown, len(pairs) < len(table)
        )

    @property
    def plain(self) -> Explanation:
        """What it was where no meld was taken apart."""
        if not self.lay_offs:
            return Explanation(Why.MELDS, self.cards)
        return Explanation(Why.MELDS_AND_LAY_OFFS if self.melds else Why.LAY_OFFS, self.cards)


def nothing(public: State, seat: int, why: Why) -> Explanation:
    """Why a seat that lays whatever it finds laid nothing."""
    opening = rules_of(public).opening(public, seat)
    if opening is None:
        return Explanation(why)
    return Explanation(Why.NO_OPENING_POINTS, number=opening.points) if opening.points else Explanation(Why.NO_OPENING)
