"""What the games share whose table is everybody's: a laying may rearrange it, and takes nothing away (M9–M11, T6)."""

from __future__ import annotations

from abc import abstractmethod

from ..actions import IllegalAction, Reason
from ..cards import JOKER, Hand
from ..evolve import table_difference
from ..melds import Table
from ..ruleset import Ruleset
from ..state import State
from .holding import not_held


class CommonTable(Ruleset):
    """A family in which the melds belong to nobody and may be rearranged by whoever lays."""

    @abstractmethod
    def opening_refusal(self, view: State, seat: int, table: Table, added: Hand) -> IllegalAction | None:
        """Why these cards of the hand may not be the seat's first laying on such a table; None after its opening."""

    def lay_refusal(self, view: State, seat: int, table: Table) -> IllegalAction | None:
        """Why this table may not follow from the present one by cards of the seat's hand."""
        missing, added = table_difference(view.table, table)
        if missing:
            jokers = tuple(card for card in missing if card is JOKER)
            return IllegalAction(Reason.JOKER_TAKEN, jokers) if jokers else IllegalAction(
                Reason.TABLE_CARD_MISSING, missing
            )
        lacking = not_held(view.hands[seat], added, self.deck(view.options))
        if lacking:
            return IllegalAction(Reason.NOT_HELD, lacking)
        if not added:
            return IllegalAction(Reason.NO_HAND_CARD)
        for meld in table:
            refusal = self.meld_refusal(view.options, meld)
            if refusal is not None:
                return refusal
        return self.opening_refusal(view, seat, table, added)
