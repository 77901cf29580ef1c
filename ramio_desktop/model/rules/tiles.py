"""Ramino with tiles: numbers in four colours on a table that everybody rearranges; an empty rack wins (RULES T).

Source: RULES.md, T1–T10. A turn is one laying or one draw. Each hand stands for itself: there is no total to reach, so
a match goes on as long as the players like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ..actions import Action, Draw, IllegalAction, Lay, Pass, Reason, Verb
from ..cards import TILE_COLOURS, Card, Hand, deck
from ..events import Drew, Event, HandScored, Laid, Passed, Shown, Turned
from ..evolve import fold
from ..match import lowest
from ..melds import Meld, Table
from ..options import Options
from ..ruleset import Opening
from ..scoring import TILES, Penalties, numbers_shown
from ..shuffle import Chance
from ..state import Phase, State
from .common_table import CommonTable

HAND_SIZE: Final = 14  # T1
COPIES: Final = 2  # T1
JOKERS: Final = 2  # T1
OPENING: Final = Opening(points=30)  # T5


class Tiles(CommonTable):
    """The rules of the game with tiles."""

    name = "tiles"
    version = 1
    least_seats = 2
    most_seats = 4
    endless = True

    def deck(self, options: Options) -> tuple[Card, ...]:
        """Numbers 1 to 13 in four colours, twice, and two jokers (T1)."""
        return deck(TILE_COLOURS, COPIES, JOKERS)

    def first_lot(self, seats: int, chance: Chance) -> int:
        """No lot: the first seat, the host's or the person's, starts (T2)."""
        return 0

    def next_dealer(self, state: State) -> int:
        """The first player alternates (T2)."""
        return (state.match.dealer + 1) % state.seats

    def dealt(self, state: State, dealer: int, chance: Chance) -> list[Event]:
        """Fourteen tiles each (T1)."""
        return [self.deal_hands(state, dealer, HAND_SIZE, chance), Turned(dealer, Phase.PLAY)]

    def verbs(self, view: State, seat: int) -> frozenset[Verb]:
        """Lay or draw; with the reserve empty lay or pass (T7)."""
        if view.is_over or view.turn.seat != seat:
            return frozenset()
        return frozenset({Verb.LAY, Verb.DRAW if view.stock else Verb.PASS})

    def minimum_action(self, view: State, seat: int) -> Action:
        """Draw, and when there is nothing left to draw pass."""
        return Draw() if view.stock else Pass()

    def penalties(self, options: Options) -> Penalties:
        """What tiles left on a rack count (T8)."""
        return TILES

    def may_be_last_turn(self, view: State) -> bool:
        """With the reserve empty passes may end the hand (T7)."""
        return not view.stock

    def opening(self, view: State, seat: int) -> Opening | None:
        """Thirty points from the rack alone (T5)."""
        return None if seat in view.match.opened else OPENING

    def opening_progress(self, view: State, seat: int, table: Table) -> tuple[int, int] | None:
        """The points of the new melds, of thirty; groups that are no melds count nothing yet (T4, T5)."""
        if self.opening(view, seat) is None:
            return None
        grammar = self.grammar(view.options)
        return _points(meld for meld in _new_melds(view.table, table) if grammar.allows(meld)), OPENING.points

    def values_shown(self, options: Options, meld: Meld) -> tuple[int, ...]:
        """The number each tile counts, a joker's by what it stands for (T4)."""
        return numbers_shown(meld)

    def refusal(self, view: State, seat: int, action: Action) -> IllegalAction | None:
        """The first rule of T the action breaks."""
        if view.is_over:
            return IllegalAction(Reason.HAND_OVER)
        if view.turn.seat != seat:
            return IllegalAction(Reason.NOT_YOUR_TURN)
        match action:
            case Draw(from_discard=False):
                return None if view.stock else IllegalAction(Reason.STOCK_EMPTY)
            case Lay(table=table):
                return self.lay_refusal(view, seat, table)
            case Pass():
                return IllegalAction(Reason.STOCK_LEFT) if view.stock else None
        return IllegalAction(Reason.NO_SUCH_VERB)

    def opening_refusal(self, view: State, seat: int, table: Table, added: Hand) -> IllegalAction | None:
        """The first laying leaves the table as it is and brings thirty points in new melds (T5)."""
        if self.opening(view, seat) is None:
            return None
        touched = Counter(view.table) - Counter(table)
        if touched:
            return IllegalAction(Reason.OPENING_TABLE, next(iter(touched)).cards)
        if _points(_new_melds(view.table, table)) < OPENING.points:
            return IllegalAction(Reason.OPENING_POINTS, added)
        return None

    def played(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        """What the action leads to: it is the whole turn, and the hand ends with it when it is time (T7, T8)."""
        event: Event
        match action:
            case Draw():
                event = Drew(seat, state.stock[0])
            case Lay(table=table):
                event = Laid(seat, table)
            case _:
                event = Passed(seat)
        after = fold(state, [event])
        if not after.hands[seat]:
            return [event, *self._hand_end(after, seat)]
        if after.turn.passes >= after.seats:
            return [event, *self._hand_end(after, None)]
        return [event, Turned((seat + 1) % state.seats, Phase.PLAY)]

    def hand_winners(self, state: State) -> tuple[int, ...]:
        """The smallest rack; who has emptied his has that in any case, a tie is a draw (T8)."""
        return lowest(tuple(map(TILES.total, state.hands)))

    def match_winners(self, state: State) -> tuple[int, ...] | None:
        """Hands are not added up, so that no match ends by itself (T8)."""
        return None

    def _hand_end(self, state: State, closer: int | None) -> list[Event]:
        """The winner scores what the other racks hold more than his; in a tie nobody scores (T8)."""
        racks = tuple(map(TILES.total, state.hands))
        winners = self.hand_winners(state)
        points = [0] * state.seats
        if len(winners) == 1:
            points[winners[0]] = sum(racks) - state.seats * racks[winners[0]]
        return [Shown(state.hands), HandScored(tuple(points), closer)]


def _new_melds(old: Table, new: Table) -> list[Meld]:
    """The melds of the new table that are not melds of the old one as they lay."""
    left = Counter(old)
    melds = []
    for meld in new:
        if left[meld]:
            left[meld] -= 1
        else:
            melds.append(meld)
    return melds


def _points(melds: Iterable[Meld]) -> int:
    return sum(sum(numbers_shown(meld)) for meld in melds)
