"""Machiavelli: one table for everybody, rearranged freely; whoever lays his last card closes (RULES M).

Source: RULES.md, M1–M19. `machiavelli_classic` is the same game with `jokers=0, draw=instead_of_laying, opening=free`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..actions import Action, Draw, IllegalAction, Lay, Pass, Reason, Verb
from ..cards import CARD_SUITS, Card, Hand, Rank, Suit, deck
from ..events import Drew, Event, HandScored, Laid, MatchEnded, Passed, Shown, Turned
from ..evolve import evolve, fold, table_difference
from ..match import lowest
from ..melds import MIN_MELD, Table
from ..options import MachiavelliOptions, Options
from ..ruleset import Opening
from ..scoring import MACHIAVELLI, Penalties
from ..shuffle import Chance
from ..state import Phase, State
from .common_table import CommonTable

HAND_SIZE: Final = 13  # M2
DECKS: Final = 2  # M1


class Machiavelli(CommonTable):
    """The rules of Machiavelli and of its classic form."""

    name = "machiavelli"
    version = 1
    least_seats = 2
    most_seats = 4

    def deck(self, options: Options) -> tuple[Card, ...]:
        """Two decks of 52 and the jokers (M1)."""
        return deck(CARD_SUITS, DECKS, _options(options).jokers)

    def first_lot(self, seats: int, chance: Chance) -> int:
        """The first player of the first hand is drawn by lot (M3)."""
        return chance.below(seats)

    def next_dealer(self, state: State) -> int:
        """The first player moves on one seat at each hand (M3)."""
        return (state.match.dealer + 1) % state.seats

    def dealt(self, state: State, dealer: int, chance: Chance) -> list[Event]:
        """Thirteen cards each, the first player first; no card is turned up (M2, I5)."""
        return [self.deal_hands(state, dealer, HAND_SIZE, chance), Turned(dealer, _first_phase(state.options))]

    def verbs(self, view: State, seat: int) -> frozenset[Verb]:
        """Draw, then lay or pass (M6); in classic lay or draw."""
        if view.is_over or view.turn.seat != seat:
            return frozenset()
        if view.turn.phase is Phase.DRAW:
            return frozenset({Verb.DRAW} if view.stock else ())
        if _is_classic(view.options):
            return frozenset({Verb.LAY, Verb.DRAW} if view.stock else {Verb.LAY})
        return frozenset({Verb.LAY, Verb.PASS})

    def minimum_action(self, view: State, seat: int) -> Action:
        """Draw, then pass; in classic draw."""
        verbs = self.verbs(view, seat)
        return Pass() if Verb.PASS in verbs else Draw()

    def penalties(self, options: Options) -> Penalties:
        """What cards left in the hand count (M13)."""
        return MACHIAVELLI

    def opening(self, view: State, seat: int) -> Opening | None:
        """A clean run (M7)."""
        return Opening() if needs_opening(view, seat) else None

    def opening_progress(self, view: State, seat: int, table: Table) -> tuple[int, int] | None:
        """The longest line of consecutive natural cards of one suit among those laid, of three (M7)."""
        if not needs_opening(view, seat):
            return None
        held = set(table_difference(view.table, table)[1])
        starts = [(start, suit) for suit in CARD_SUITS for start in range(Rank.ACE, Rank.QUEEN + 1)]
        return max(_leading(held, _three(start, suit)) for start, suit in starts), MIN_MELD

    def refusal(self, view: State, seat: int, action: Action) -> IllegalAction | None:
        """The first rule of M the action breaks."""
        if view.is_over:
            return IllegalAction(Reason.HAND_OVER)
        if view.turn.seat != seat:
            return IllegalAction(Reason.NOT_YOUR_TURN)
        match action:
            case Draw(from_discard=False):
                return self._draw_refusal(view)
            case Lay(table=table):
                return _phase_refusal(view) or self.lay_refusal(view, seat, table)
            case Pass():
                if _is_classic(view.options):
                    return IllegalAction(Reason.NO_PASS)
                return _phase_refusal(view)
        return IllegalAction(Reason.NO_SUCH_VERB)

    def opening_refusal(self, view: State, seat: int, table: Table, added: Hand) -> IllegalAction | None:
        """The first laying holds a clean run from the hand (M7)."""
        if needs_opening(view, seat) and not has_clean_run(added):
            return IllegalAction(Reason.OPENING_RUN, added)
        return None

    def played(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        """What the action leads to; whoever ends the turn also ends the hand when it is time (M13, M14)."""
        events: list[Event]
        match action:
            case Draw():
                drew = Drew(seat, state.stock[0])
                if not _is_classic(state.options):
                    return [drew]
                events = [drew]
            case Lay(table=table):
                events = [Laid(seat, table)]
            case _:
                events = [Passed(seat)]
        after = fold(state, events)
        closed = not after.hands[seat]
        if closed or not after.stock:
            return events + self._hand_end(after, seat if closed else None)
        return [*events, Turned((seat + 1) % state.seats, _first_phase(state.options))]

    def match_winners(self, state: State) -> tuple[int, ...] | None:
        """Points: the lowest totals once somebody has reached the target (M15). Simple: who closed (M16)."""
        options = _options(state.options)
        if not state.is_over:
            return None
        if options.match == "simple":
            return tuple(seat for seat, cards in enumerate(state.hands) if not cards) or None
        if max(state.match.scores) < options.target:
            return None
        return lowest(state.match.scores)

    def _draw_refusal(self, view: State) -> IllegalAction | None:
        if view.turn.phase is Phase.PLAY and not _is_classic(view.options):
            return IllegalAction(Reason.ALREADY_DREW)
        return None if view.stock else IllegalAction(Reason.STOCK_EMPTY)

    def _hand_end(self, state: State, closer: int | None) -> list[Event]:
        simple = _options(state.options).match == "simple"
        points = tuple(0 if simple else MACHIAVELLI.total(cards) for cards in state.hands)
        events: list[Event] = [Shown(state.hands), HandScored(points, closer)]
        winners = self.match_winners(evolve(evolve(state, events[0]), events[1]))
        return events if winners is None else [*events, MatchEnded(winners)]


def needs_opening(view: State, seat: int) -> bool:
    """Whether the seat's next laying must open (M7)."""
    return _options(view.options).opening == "clean_run" and seat not in view.match.opened


def has_clean_run(laid: Iterable[Card]) -> bool:
    """Whether the cards hold three consecutive natural cards of one suit, the ace low or high (M7, M12)."""
    return bool(clean_runs(laid))


def clean_runs(cards: Iterable[Card]) -> list[tuple[Card, Card, Card]]:
    """Every clean run of three among the cards, each once, by suit and place (M7)."""
    held = set(cards)
    return [
        run
        for suit in CARD_SUITS
        for start in range(Rank.ACE, Rank.QUEEN + 1)
        if held.issuperset(run := _three(start, suit))
    ]


def _leading(held: set[Card], run: tuple[Card, ...]) -> int:
    """The most neighbouring cards of the run that are held."""
    best = length = 0
    for card in run:
        length = length + 1 if card in held else 0
        best = max(best, length)
    return best


def _three(start: int, suit: Suit) -> tuple[Card, Card, Card]:
    a, b, c = (Card((place - 1) % Rank.KING + 1, suit) for place in range(start, start + MIN_MELD))
    return a, b, c


def _options(options: Options) -> MachiavelliOptions:
    assert isinstance(options, MachiavelliOptions)
    return options


def _is_classic(options: Options) -> bool:
    return _options(options).draw == "instead_of_laying"


def _first_phase(options: Options) -> Phase:
    return Phase.PLAY if _is_classic(options) else Phase.DRAW


def _phase_refusal(view: State) -> IllegalAction | None:
    return IllegalAction(Reason.DRAW_FIRST) if view.turn.phase is Phase.DRAW else None
