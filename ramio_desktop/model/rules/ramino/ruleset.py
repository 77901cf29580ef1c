"""Ramino and its relatives: melds stay where they were laid, a turn ends with a discard (RULES R and D).

Source: RULES.md, R1–R24 and D1–D12. The presets `ramino`, `ramino_50`, `ramino_duel` and `scala40` are values of one
set of options; every house rule is one of them.

Where the rules and the rows of the independent referee disagree the rows are followed. That is in one place: with two
decks, an empty stock and one discard, R21 has the discard taken unless R16 forbids it; five rows let one draw nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ...actions import Action, Discard, Draw, IllegalAction, Lay, Order, Pass, Reason, Reenter, StopHand, Verb
from ...cards import CARD_SUITS, HIDDEN, JOKER, Card, deck
from ...conflict import ConflictingOptions
from ...events import Dealt, Discarded, Drew, Event, Laid, Passed, Reentered, Restocked, Turned
from ...evolve import evolve
from ...melds import Meld, Piece, Table
from ...options import Options, RaminoOptions
from ...places import declares, opening_values, settled
from ...ruleset import Opening, Ruleset
from ...scoring import Penalties
from ...shuffle import Chance
from ...state import Phase, State
from ...verdict import meld_refusal
from ..holding import not_held
from .deadlock import is_deadlocked
from .ending import end_refusal, has_laid, is_open, may_close, obliged_table, ramino, take_refusal
from .growth import growth
from .laying import Laying, is_flush, kept_meld_refusal, laying
from .scores import hand_end, match_winners, may_reenter, penalties, reentry_score

LAST_ROUND: Final = 200
"""After the last seat's turn of this round a hand is void (R21, D9)."""


class Ramino(Ruleset):
    """The rules of ramino with every house rule."""

    name = "ramino"
    version = 1
    least_seats = 2
    most_seats = 7

    def deck(self, options: Options) -> tuple[Card, ...]:
        """Two decks of 52 and four jokers, or what the options say (R1, D1)."""
        return _deck(_options(options))

    def begin(self, options: Options, seats: int, chance: Chance) -> list[Event]:
        """As for every game; ConflictingOptions where the options exclude each other with so many players."""
        for conflict in options.conflicts(seats):
            raise ConflictingOptions(conflict)
        return super().begin(options, seats, chance)

    def first_lot(self, seats: int, chance: Chance) -> int:
        """The first dealer is drawn by lot (I5)."""
        return chance.below(seats)

    def next_dealer(self, state: State) -> int:
        """The dealer moves on one seat; those who are out are skipped (R4, D10)."""
        return _after(state, state.match.dealer)

    def dealt(self, state: State, dealer: int, chance: Chance) -> list[Event]:
        """Cards for those still in, one at a time, then the first discard, which is no joker (R2 to R4, I5)."""
        options = ramino(state)
        cards = chance.shuffled(self.deck(options))
        order = [_after(state, dealer)]
        while order[0] != (following := _after(state, order[-1])):
            order.append(following)
        size = options.hand_size * len(order)
        hands: list[tuple[Card, ...]] = [()] * state.seats
        for i, seat in enumerate(order):
            hands[seat] = tuple(sorted(cards[i : size : len(order)]))
        stock = cards[size:]
        while (card := stock.pop(0)) is JOKER:
            stock.insert(chance.below(len(stock) + 1), JOKER)
        return [Dealt(tuple(hands), tuple(stock), (card,), dealer), Turned(order[0], Phase.DRAW)]

    def verbs(self, view: State, seat: int) -> frozenset[Verb]:
        """Draw, then lay and discard; who drew nothing lays and passes (I6, R21)."""
        if view.is_over or view.turn.seat != seat:
            return frozenset()
        if view.turn.phase is Phase.DRAW:
            return frozenset({Verb.DRAW})
        return frozenset({Verb.LAY, Verb.PASS if view.turn.drew_nothing else Verb.DISCARD})

    def minimum_action(self, view: State, seat: int) -> Action:
        """Draw from the stock, and put back the dearest card one may; lay only what must be laid."""
        if view.turn.phase is Phase.DRAW:
            return Draw(from_discard=self.refusal(view, seat, Draw()) is not None)
        if view.turn.drew_nothing:
            return Pass()
        cost = self.penalties(view.options).of
        ranked = sorted(set(view.hands[seat]) - {HIDDEN}, key=lambda card: (card is JOKER, -cost(card), card.code))
        for card in ranked:
            if self.refusal(view, seat, Discard(card)) is None:
                return Discard(card)
        return self._obliged(view, seat)

    def refusal(self, view: State, seat: int, action: Action) -> IllegalAction | None:
        """The first rule of R the action breaks."""
        if view.is_over:
            return IllegalAction(Reason.HAND_OVER)
        if view.turn.seat != seat:
            return IllegalAction(Reason.NOT_YOUR_TURN)
        match action:
            case Draw(from_discard=from_discard):
                return self._draw_refusal(view, seat, from_discard)
            case Lay(table=table):
                judged = self._judged(view, seat, table)
                return judged if isinstance(judged, IllegalAction) else None
            case Discard(card=card):
                return self._discard_refusal(view, seat, card)
            case Pass():
                if view.turn.phase is Phase.DRAW:
                    return IllegalAction(Reason.DRAW_FIRST)
                return None if view.turn.drew_nothing else IllegalAction(Reason.MUST_DISCARD)
        return IllegalAction(Reason.NO_SUCH_VERB)

    def played(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        """What a legal action leads to; whoever has no card left ends the hand (R20)."""
        match action:
            case Draw(from_discard=True):
                return [Drew(seat, state.discard[-1], from_discard=True)]
            case Draw():
                return _drawn(state, seat, chance)
            case Lay(table=table):
                laid = Laid(seat, tuple(settled(meld, ramino(state)) for meld in table))
                after = evolve(state, laid)
                return [laid, *([] if after.hands[seat] else hand_end(after, seat))]
            case Discard(card=card):
                ending: Event = Discarded(seat, card)
            case _:
                ending = Passed(seat)
        after = evolve(state, ending)
        if not after.hands[seat]:
            return [ending, *hand_end(after, seat)]
        return [ending, *_next_turn(after, seat)]

    def order(self, state: State, order: Order, chance: Chance) -> list[Event]:
        """As for every game; a seat that went out comes back before the next deal, a deadlock is stopped (R24, D9)."""
        if isinstance(order, Reenter):
            if order.seat not in self.reentries(state):
                raise IllegalAction(Reason.NO_REENTRY)
            return [Reentered(order.seat, reentry_score(state))]
        if isinstance(order, StopHand) and self.is_deadlocked(state):
            return hand_end(state, None)
        return super().order(state, order, chance)

    def match_winners(self, state: State) -> tuple[int, ...] | None:
        """The last one in, the lowest total, or with `closer_takes` whoever has the target (R23, D7)."""
        return match_winners(state)

    def hand_winners(self, state: State) -> tuple[int, ...]:
        """Who closed; those who were dealt no cards did not."""
        return tuple(
            seat for seat, cards in enumerate(state.hands) if not cards and seat not in state.match.out
        )

    def reentries(self, state: State) -> tuple[int, ...]:
        """The seats that may come back before the next deal (R24)."""
        return may_reenter(state)

    def reentry_score(self, state: State) -> int:
        """The highest total of those still in (R24)."""
        return reentry_score(state)

    def is_deadlocked(self, view: State) -> bool:
        """A single card each, and no card anywhere that fits the table."""
        return is_deadlocked(view)

    def rounds_left(self, view: State) -> int | None:
        """How many rounds are left of the 200 (R21, D9)."""
        return LAST_ROUND - view.match.round

    def penalties(self, options: Options) -> Penalties:
        """What cards left in the hand count (R22)."""
        return penalties(_options(options))

    def opening(self, view: State, seat: int) -> Opening | None:
        """Points of new melds, for whoever has laid nothing yet (R14)."""
        return None if is_open(view, seat) else Opening(ramino(view).opening_points)

    def opening_progress(self, view: State, seat: int, table: Table) -> tuple[int, int] | None:
        """What the melds beyond the old ones count, of how much; groups that are no melds count nothing (R14)."""
        if is_open(view, seat):
            return None
        options = ramino(view)
        judged = laying(view.table, table, view.hands[seat], self.deck(options), options)
        if isinstance(judged, Laying):
            return judged.points, options.opening_points
        new = [meld for meld in table[len(view.table) :] if kept_meld_refusal(meld, options) is None]
        return sum(sum(opening_values(meld, options)) for meld in new), options.opening_points

    def values_shown(self, options: Options, meld: Meld) -> tuple[int, ...] | None:
        """What each card of a meld counts towards an opening (R15); None where there is none."""
        chosen = _options(options)
        return opening_values(meld, chosen) if chosen.opening_points else None

    def arrange(self, options: Options, pieces: Sequence[Piece]) -> tuple[Meld, tuple[int, ...]]:
        """As for every game; where jokers of sets are not declared, only one real card alone leaves them so (R12)."""
        naturals = sum(piece.card is not JOKER for piece in pieces)
        if naturals > 1 and not declares(_options(options)):
            pieces = [piece._replace(suit=None) for piece in pieces]
        return super().arrange(options, pieces)

    def meld_refusal(self, options: Options, meld: Meld) -> IllegalAction | None:
        """Why a group of cards is no meld of this game; a flush that closes is one (R8, R9, R19)."""
        chosen = _options(options)
        return None if is_flush(meld, chosen) else kept_meld_refusal(settled(meld, chosen), chosen)

    def takes_to_lay(self, options: Options) -> bool:
        """With an opening it has (R16)."""
        return bool(_options(options).opening_points)

    def growth_refusal(self, options: Options, old: Meld, new: Meld) -> IllegalAction | None:
        """Why a meld of the table may not become the other one (R6, R10, R12)."""
        chosen = _options(options)
        grown = growth(settled(old, chosen), settled(new, chosen), chosen)
        return grown if isinstance(grown, IllegalAction) else None

    def _draw_refusal(self, view: State, seat: int, from_discard: bool) -> IllegalAction | None:
        if view.turn.phase is Phase.PLAY:
            return IllegalAction(Reason.ALREADY_DREW)
        if from_discard:
            return take_refusal(view, seat)
        # With one deck the last discard has to be taken (D8); otherwise nothing may be drawn instead (R21).
        alone = not view.stock and len(view.discard) == 1 and ramino(view).decks == 1
        if alone and take_refusal(view, seat) is None:
            return IllegalAction(Reason.TAKE_DISCARD)
        return None

    def _discard_refusal(self, view: State, seat: int, card: Card) -> IllegalAction | None:
        held, taken = view.hands[seat], view.turn.taken
        if view.turn.phase is Phase.DRAW:
            return IllegalAction(Reason.DRAW_FIRST)
        if view.turn.drew_nothing:
            return IllegalAction(Reason.DREW_NOTHING)
        lacking = not_held(held, (card,), self.deck(view.options))
        if lacking:
            return IllegalAction(Reason.NOT_HELD, lacking)
        if taken is not None and ramino(view).opening_points:
            return IllegalAction(Reason.TAKEN_TO_LAY, (taken,))
        if taken is card and held.count(card) == 1:
            return IllegalAction(Reason.TAKEN_BACK, (card,))
        if len(held) == 1 and not may_close(view, seat):
            return IllegalAction(Reason.FIRST_ROUND)
        return None

    def _judged(self, view: State, seat: int, table: Table) -> Table | IllegalAction:
        """The table as it will lie, or why it may not (R6 to R19)."""
        options = ramino(view)
        if view.turn.phase is Phase.DRAW:
            return IllegalAction(Reason.DRAW_FIRST)
        if table and is_flush(table[-1], options):
            refusal = self._flush_refusal(view, seat, table)
            if refusal is None or meld_refusal(table[-1], self.grammar(options)) is not None:
                return refusal or table
        judged = laying(view.table, table, view.hands[seat], self.deck(options), options)
        if isinstance(judged, IllegalAction):
            return judged
        if not is_open(view, seat):
            refusal = _opening_refusal(view, judged)
            if refusal is not None:
                return refusal
        refusal = end_refusal(evolve(view, Laid(seat, judged.table)), seat)
        return judged.table if refusal is None else refusal

    def _flush_refusal(self, view: State, seat: int, table: Table) -> IllegalAction | None:
        """Why the last meld of the table is no flush that closes (R19)."""
        flush = table[-1]
        lacking = not_held(view.hands[seat], flush.cards, self.deck(view.options))
        if lacking:
            return IllegalAction(Reason.NOT_HELD, lacking)
        taken = view.turn.taken
        left = len(view.hands[seat]) - len(flush)
        if table[:-1] != view.table or has_laid(view, seat) or left != 1 or view.turn.drew_nothing:
            return IllegalAction(Reason.FLUSH, flush.cards)
        if taken is not None and taken not in flush.cards:
            return IllegalAction(Reason.TAKEN_TO_LAY, (taken,))
        return None if may_close(view, seat) else IllegalAction(Reason.FIRST_ROUND)

    def _obliged(self, view: State, seat: int) -> Action:
        """A laying for a seat that may discard nothing yet: the card it took has to be laid (R7, R16)."""
        return Lay(obliged_table(view, seat))


def _opening_refusal(view: State, judged: Laying) -> IllegalAction | None:
    """Why a laying does not open (R14, R16)."""
    points, taken = ramino(view).opening_points, view.turn.taken
    if not judged.new:
        return IllegalAction(Reason.NOT_OPENED, judged.used)
    if judged.points < points:
        return IllegalAction(Reason.OPENING_POINTS, judged.used)
    if taken is not None and not (taken in judged.used and any(taken in meld.cards for meld in judged.new)):
        return IllegalAction(Reason.TAKEN_IN_OPENING, (taken,))
    return None


def _drawn(state: State, seat: int, chance: Chance) -> list[Event]:
    """The top of the stock; an empty one is first made of the discards but the last (R21, D8)."""
    events: list[Event] = []
    stock = state.stock
    if not stock and len(state.discard) > 1:
        under = state.discard[:-1]
        stock = under if ramino(state).restock == "flip" else tuple(chance.shuffled(under))
        events.append(Restocked(stock))
    return [*events, Drew(seat, stock[0] if stock else None)]


def _next_turn(state: State, seat: int) -> list[Event]:
    """The turn of the next seat; after the last one of the last round the hand is void (R21, D9)."""
    following = _after(state, seat)
    number = state.match.round + (following == _after(state, state.match.dealer))
    if number > LAST_ROUND:
        return hand_end(state, None)
    return [Turned(following, Phase.DRAW, number)]


def _after(state: State, seat: int) -> int:
    """The next seat in the direction of play that is not out (R4)."""
    step = state.options.step
    following = (seat + step) % state.seats
    while following in state.match.out and following != seat:
        following = (following + step) % state.seats
    return following


@lru_cache(maxsize=64)
def _deck(options: RaminoOptions) -> tuple[Card, ...]:
    return deck(CARD_SUITS, options.decks, options.jokers)


def _options(options: Options) -> RaminoOptions:
    assert isinstance(options, RaminoOptions)
    return options
