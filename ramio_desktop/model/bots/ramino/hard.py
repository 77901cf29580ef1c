"""Difficile: keeps its melds in the hand until laying is worth more than surprise, and looks one draw ahead.

Melds on the table show what one has and let others lay off; kept back they close at one blow. So it lays only to
close, when an opponent is down to a few cards, or when it has waited long enough. Where an opening is asked for it
waits without end, and leaves a discard that may be taken only to open with it (RULES R16): laying for the opening gives
away most of what it holds, and without these two Difficile has no lead over Media in Scala 40. Of its loose cards it
throws the one after which the next draw promises most. The bounds are those of the measured recipe for the duel; for
more players and for openings they were tried in the same way (tests/FIGURES.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...cards import Card
from ..explanation import Explanation, Why
from ...actions import Action, Lay
from ...state import State
from .medium import Medium
from .player import Turn
from .sight import Sight

FEW: Final = 3
"""Cards of an opponent from which on everything is laid: with a draw he may be out."""
MANY: Final = 8
"""Cards an opponent holds who has laid nothing yet: against him one does not wait for ever."""
LONGEST_WAIT: Final = 6
"""Turns it waits for such an opponent, where no opening is asked for."""
OUT: Final = 3
NEXT_DRAW: Final = 3
"""Weight of what the next draw brings on average."""
CLOSE: Final = 40
"""Points it is worth to be able to close after that draw."""


class Hard(Medium):
    """Level 3 of the ramino games."""

    out_worth = OUT

    def takes(self, turn: Turn, card: Card) -> bool:
        """As Media, but none that would have to be laid in an opening for which it is too early."""
        if turn.owes_after_taking and not turn.sight.is_open and not self.lays(turn):
            return turn.closes_with(card)
        return super().takes(turn, card)

    def lays(self, turn: Turn) -> bool:
        """When an opponent is close to going out, or it has waited long enough."""
        return is_urgent(turn.sight)

    def discards(self, turn: Turn) -> Sequence[Card]:
        """As Media, and with the next draw in mind."""
        loose = turn.loose()
        if len(loose) < 2:
            return loose
        ahead = turn.next_draw(loose, CLOSE)
        return sorted(
            loose, key=lambda card: (-(self.worth_throwing(turn, card) + NEXT_DRAW * ahead[card]), card.code)
        )

    def explanation(self, public: State, seat: int, action: Action) -> Explanation:
        """As the others; and what it laid because somebody is about to go out."""
        told = super().explanation(public, seat, action)
        if isinstance(action, Lay) and told.why in (Why.MELDS, Why.LAY_OFFS, Why.MELDS_AND_LAY_OFFS):
            sight = Sight(public, seat)
            if sight.fewest <= FEW:
                return Explanation(Why.DANGER, told.cards, seat=min(sight.others, key=lambda i: len(public.hands[i])))
        return told


def is_urgent(sight: Sight) -> bool:
    """Whether it is time to lay what one has kept."""
    waited = not sight.options.opening_points and sight.view.match.round > LONGEST_WAIT
    return sight.fewest <= FEW or waited and sight.fewest >= MANY
