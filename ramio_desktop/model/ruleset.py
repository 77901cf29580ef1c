"""What every family of games answers: which actions are legal, what they lead to, and what a seat is told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from .actions import Action, IllegalAction, NewMatch, NextHand, Order, Reason, Verb
from .cards import Card
from .events import Began, Dealt, Event, redacted
from .evolve import fold
from .melds import Meld, MeldGrammar, Piece, Table
from .options import Options
from .scoring import Penalties
from .shuffle import Chance
from .state import Phase, State
from .verdict import meld_refusal


@dataclass(frozen=True, slots=True)
class Opening:
    """What a seat's first laying needs: a clean run of the hand (RULES M7), or points in new melds of it (T5)."""

    points: int = 0
    """How many; 0 is the clean run."""


class Ruleset(ABC):
    """A family of games; it holds no state, so one object serves every table."""

    name: str
    version: int
    """Rises whenever the same log would lead to another state or another refusal."""
    least_seats: int
    most_seats: int
    endless = False
    """Whether a match never ends by itself, so that hands are played as long as one likes (RULES T8)."""

    @abstractmethod
    def deck(self, options: Options) -> tuple[Card, ...]:
        """The cards of the game in the order a new deck has."""

    @abstractmethod
    def refusal(self, view: State, seat: int, action: Action) -> IllegalAction | None:
        """Why the seat may not do this, or None; the same on the seat's own view and at the authority."""

    @abstractmethod
    def verbs(self, view: State, seat: int) -> frozenset[Verb]:
        """What the seat may do now, as far as it does not depend on the cards: this is what buttons enable."""

    @abstractmethod
    def minimum_action(self, view: State, seat: int) -> Action:
        """The least the seat can do in its turn: what a timer or a silent player plays."""

    @abstractmethod
    def first_lot(self, seats: int, chance: Chance) -> int:
        """The seat that deals, or leads, the first hand."""

    @abstractmethod
    def next_dealer(self, state: State) -> int:
        """The seat that deals, or leads, the next hand."""

    @abstractmethod
    def dealt(self, state: State, dealer: int, chance: Chance) -> list[Event]:
        """The events that start a hand."""

    @abstractmethod
    def played(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        """The events a legal action leads to."""

    @abstractmethod
    def match_winners(self, state: State) -> tuple[int, ...] | None:
        """The seats that have won the match, once a hand has been scored and the match is over."""

    def reentries(self, state: State) -> tuple[int, ...]:
        """The seats that may come back into the match before the next deal (RULES R24)."""
        return ()

    def reentry_score(self, state: State) -> int:
        """The total with which a seat would come back (RULES R24); only where there are `reentries`."""
        raise IllegalAction(Reason.NO_SUCH_VERB)

    def is_deadlocked(self, view: State) -> bool:
        """Whether nobody can close the hand any more, as everybody at the table can tell; then it may be stopped."""
        return False

    def rounds_left(self, view: State) -> int | None:
        """How many rounds follow this one before the hand is void (RULES R21, D9); None where there is no such end."""
        return None

    def grammar(self, options: Options) -> MeldGrammar:
        """Which groups of cards are melds."""
        return MeldGrammar(options.ace_high)

    def arrange(self, options: Options, pieces: Sequence[Piece]) -> tuple[Meld, tuple[int, ...]]:
        """The meld of cards as they were put down, and the order they take in it, as indices."""
        return self.grammar(options).arrange(pieces)

    @abstractmethod
    def penalties(self, options: Options) -> Penalties:
        """What cards left in the hand count."""

    def hand_winners(self, state: State) -> tuple[int, ...]:
        """The seats that have won the hand that is over: who closed it; several share it, nobody may have won."""
        return tuple(seat for seat, cards in enumerate(state.hands) if not cards)

    def may_be_last_turn(self, view: State) -> bool:
        """Whether the hand may end before the seat in turn plays again, so that points count before cards."""
        return len(view.stock) < view.seats

    def opening(self, view: State, seat: int) -> Opening | None:
        """What the seat's next laying must hold, None when it has opened or need not."""
        return None

    def opening_progress(self, view: State, seat: int, table: Table) -> tuple[int, int] | None:
        """How far a table, melds or not, is towards the seat's opening, of how much; None when it needs none."""
        return None

    def values_shown(self, options: Options, meld: Meld) -> tuple[int, ...] | None:
        """What each card of a meld counts towards an opening, jokers by their place; None where nothing is counted."""
        return None

    def meld_refusal(self, options: Options, meld: Meld) -> IllegalAction | None:
        """Why a group of cards is no meld of this game, whoever lays it; None when it is one."""
        return meld_refusal(meld, self.grammar(options))

    def takes_to_lay(self, options: Options) -> bool:
        """Whether a discard that is taken has to be laid in the same turn (RULES R16)."""
        return False

    def growth_refusal(self, options: Options, old: Meld, new: Meld) -> IllegalAction | None:
        """Why a meld of the table may not become the other one; None where it may, or where melds are rearranged."""
        return None

    def begin(self, options: Options, seats: int, chance: Chance) -> list[Event]:
        """The events that start a match: the lot and the first deal; ValueError for a wrong number of seats."""
        if not self.least_seats <= seats <= self.most_seats:
            raise ValueError(f"{self.name} is for {self.least_seats} to {self.most_seats} players")
        first = self.first_lot(seats, chance)
        began = Began(seats, first)
        state = fold(State(self.name, options), [began])
        return [began, *self.dealt(state, first, chance)]

    def decide(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        """The events of a seat's action; raises IllegalAction, and then nothing has changed (RULES I3)."""
        refusal = self.refusal(state, seat, action)
        if refusal is not None:
            raise refusal
        return self.played(state, seat, action, chance)

    def order(self, state: State, order: Order, chance: Chance) -> list[Event]:
        """The events of an order of the authority; raises IllegalAction."""
        match order:
            case NextHand():
                if state.turn.phase is not Phase.OVER:
                    raise IllegalAction(Reason.HAND_NOT_OVER)
                if self.match_winners(state) is not None:
                    raise IllegalAction(Reason.MATCH_OVER)
                return self.dealt(state, self.next_dealer(state), chance)
            case NewMatch():
                return self.begin(state.options, state.seats, chance)
        raise IllegalAction(Reason.NO_SUCH_VERB)

    def redact(self, event: Event, seat: int) -> Event:
        """The event as the seat may know it."""
        return redacted(event, seat)

    def deal_hands(self, state: State, first: int, size: int, chance: Chance) -> Dealt:
        """Shuffle and deal `size` cards each, one at a time, the seat `first` getting the first one (RULES I5)."""
        cards = chance.shuffled(self.deck(state.options))
        seats = state.seats
        hands: list[list[Card]] = [[] for _ in range(seats)]
        for i in range(size * seats):
            hands[(first + i) % seats].append(cards[i])
        return Dealt(tuple(tuple(sorted(held)) for held in hands), tuple(cards[size * seats :]), (), first)
