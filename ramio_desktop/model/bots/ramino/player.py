"""What the levels of the ramino games share: they draw, close when they can, lay what they want to, and discard."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Final

from ...actions import Action, Discard, Draw, Lay, Pass
from ...cards import JOKER, Card, Hand
from ...evolve import table_difference, without
from ...melds import Table
from ...places import opening_values
from ...rules import rules_of
from ...rules.ramino.ending import least_left, may_close, take_refusal
from ...scoring import Penalties
from ...solver.hand import HandSolver, Plan, one
from ...state import Phase, State
from ..bot import Bot
from ..explanation import Explanation, Why
from .sight import Sight

A_CARD: Final = 3
"""What a card less in the hand is worth beside its points: it brings the close nearer."""


class Player(Bot):
    """A player of ramino; the levels say what is worth taking, laying and keeping."""

    def action(self, view: State, seat: int) -> Action:
        """Draw; then lay, if the level wants to or has to; then discard."""
        rules = rules_of(view)
        turn = Turn(Sight(view, seat))
        if view.turn.phase is Phase.DRAW:
            if take_refusal(view, seat) is None and self.takes(turn, view.discard[-1]):
                return Draw(from_discard=True)
            return Draw() if rules.refusal(view, seat, Draw()) is None else Draw(from_discard=True)
        plan = None if view.turn.laid and not turn.owes else self._plan(turn)
        if plan is not None and plan.laid and rules.refusal(view, seat, Lay(plan.table)) is None:
            return Lay(plan.table)
        if view.turn.drew_nothing:
            return Pass()
        for card in self.discards(turn):
            if rules.refusal(view, seat, Discard(card)) is None:
                return Discard(card)
        return rules.minimum_action(view, seat)

    def _plan(self, turn: Turn) -> Plan | None:
        """What to lay now: everything if that closes, what has to be laid, or what the level wants."""
        closing = turn.closing()
        if closing is not None:
            return closing
        if turn.owes:
            return turn.lay(must=turn.sight.view.turn.taken)
        return turn.lay() if self.lays(turn) else None

    @abstractmethod
    def takes(self, turn: Turn, card: Card) -> bool:
        """Whether to take the last discard, which the rules allow."""

    @abstractmethod
    def lays(self, turn: Turn) -> bool:
        """Whether to lay what can be laid, where that does not close."""

    @abstractmethod
    def discards(self, turn: Turn) -> Sequence[Card]:
        """The cards of the hand in the order in which they are thrown away."""

    def explanation(self, public: State, seat: int, action: Action) -> Explanation:
        """Why the seat did that, from what everybody sees."""
        match action:
            case Draw(from_discard=True):
                return Explanation(Why.TOOK, public.discard[-1:])
            case Draw():
                return Explanation(Why.DREW)
            case Lay(table=table):
                return self._why_laid(public, seat, table)
            case Discard(card=card):
                return Explanation(Why.THREW, (card,))
        return Explanation(Why.HAD_NOTHING)

    def _why_laid(self, public: State, seat: int, table: Table) -> Explanation:
        used = table_difference(public.table, table)[1]
        if len(public.hands[seat]) - len(used) < 2:
            return Explanation(Why.CLOSED)
        opening = rules_of(public).opening(public, seat)
        if opening is not None:
            return Explanation(Why.OPENED_POINTS, used, opening.points)
        old = len(public.table)
        grown, new = table[:old] != public.table, len(table) > old
        if grown and new:
            return Explanation(Why.MELDS_AND_LAY_OFFS, used)
        return Explanation(Why.LAY_OFFS if grown else Why.MELDS, used)


class Turn:
    """A seat's hand in its turn, and what it could do with it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.hand: Hand = sight.view.hands[sight.seat]
        self.cost: Callable[[Card], int] = _costs(sight.penalties)
        self._solver: HandSolver | None = None

    @property
    def owes(self) -> bool:
        """Whether the card taken has to be laid before anything may be discarded (RULES R16)."""
        return self.sight.options.opening_points > 0 and self.sight.view.turn.taken is not None

    def solver(self) -> HandSolver:
        """The hand, before what it could be laid on: before the opening that is new melds alone."""
        if self._solver is None:
            self._solver = HandSolver(self._reachable, self.hand, self.sight.options)
        return self._solver

    @property
    def _reachable(self) -> Table:
        """The melds that may be laid on."""
        return self.sight.view.table if self.sight.is_open else ()

    @cached_property
    def covered(self) -> int:
        """The most that can be laid of the hand, in weights of `cost`."""
        return self.solver().most(self.cost)

    @cached_property
    def dearest(self) -> int:
        """What the dearest card of the hand weighs."""
        return max((self.cost(card) for card in self.hand), default=0)

    @property
    def may_close(self) -> bool:
        """Whether the rules let the seat close in this turn."""
        view, options = self.sight.view, self.sight.options
        return may_close(view, self.sight.seat) and not (view.turn.drew_nothing and options.final_discard)

    def closing(self) -> Plan | None:
        """A laying after which the hand is closed by the discard, or at once; the opening is minded."""
        sight, options = self.sight, self.sight.options
        found = self.solver().closing(not_last=sight.view.turn.taken) if self.may_close else None
        if found is None or not found[0].laid:
            return None
        plan = found[0]
        if sight.is_open:
            return plan
        if sum(sum(opening_values(meld, options)) for meld in plan.table) < options.opening_points:
            return None
        return replace(plan, table=(*sight.view.table, *plan.table))

    @property
    def owes_after_taking(self) -> bool:
        """Whether a card taken from the discards would have to be laid (RULES R16)."""
        return self.sight.options.opening_points > 0

    def points(self, card: Card) -> int:
        """What a card costs in the hand."""
        return self.cost(card) - A_CARD

    def rest(self, card: Card) -> Hand:
        """The hand without one such card."""
        return without(self.hand, (card,))

    def gain(self, card: Card) -> int:
        """By how much more can be laid with a card more."""
        if card is JOKER:
            return self._with_joker().most(self.cost) - self.covered
        return self.solver().most_with(self.cost, None, card) - self.covered if self.solver().fits(card) else 0

    def closes_with(self, card: Card) -> bool:
        """Whether the hand can be closed with a card that is taken from the discards."""
        if card is JOKER:
            return self.may_close and self._with_joker().closing(not_last=card) is not None
        solver = self.solver()
        if not self.may_close or not solver.fits(card) or solver.most_with(one, None, card) < len(self.hand):
            return False
        if not self.sight.options.final_discard and solver.most_with(one, None, card) > len(self.hand):
            return True
        return any(solver.most_with(one, other, card) == len(self.hand) for other in dict.fromkeys(self.hand))

    def _with_joker(self) -> HandSolver:
        """The hand with a joker more, which may be part of anything."""
        return HandSolver(self._reachable, (*self.hand, JOKER), self.sight.options)

    def can_use(self, card: Card) -> bool:
        """Whether a discard that has to be laid at once is worth taking: as it lies with the rest of the hand."""
        return self.closes_with(card) or not self.sight.is_open or self.gain(card) >= self.cost(card)

    def next_draw(self, loose: Sequence[Card], close: int) -> dict[Card, float]:
        """For each card that could go, what the next draw brings on average if it does.

        That is points covered, and `close` where at most one card would then be left uncovered.
        """
        solver, sight = self.solver(), self.sight
        total = sum(map(self.cost, self.hand))
        drawn = [(face, count) for face, count in sight.unseen.items() if face is not JOKER]
        number = sum(count for _, count in drawn) or 1
        found = {}
        for card in loose:
            before = solver.most_left_after(self.cost, card)
            ahead = 0.0
            for face, count in drawn:
                after = solver.most_with(self.cost, card, face)
                if after <= before:
                    continue
                ahead += count * (after - before)
                uncovered = total - self.cost(card) + self.cost(face) - after
                near = uncovered <= max(self.dearest, self.cost(face))
                if near and solver.most_with(one, card, face) >= len(self.hand) - 1:
                    ahead += count * close
            found[card] = ahead / number
        return found

    def lay(self, must: Card | None = None) -> Plan | None:
        """What lays most; before the opening what counts most for it, if that is enough. None where nothing goes."""
        sight, least = self.sight, least_left(self.sight.view, self.sight.seat)
        if not sight.is_open:
            solver = HandSolver(sight.view.table, self.hand, sight.options)
            return solver.opening(sight.options.opening_points, must=must, least_left=least)
        plan = self.solver().best(self.cost, must=must, least_left=least)
        taken = sight.view.turn.taken
        if plan is not None and taken is not None and plan.left == (taken,):
            return self.solver().best(self.cost, must=taken, least_left=least)
        return plan

    def loose(self) -> list[Card]:
        """The faces of the hand whose loss costs the least of what is covered: jokers only where nothing else is."""
        best = self.covered
        losses = {card: best - self.solver().most_left_after(self.cost, card) for card in dict.fromkeys(self.hand)}
        plain = [card for card in losses if card is not JOKER] or list(losses)
        plain.sort(key=lambda card: losses[card])
        least = losses[plain[0]]
        return [card for card in plain if losses[card] == least] or plain


@lru_cache(maxsize=16)
def _costs(penalties: Penalties) -> Callable[[Card], int]:
    """What a card weighs: its points and a little for itself; one function for all hands, so that searches are kept."""
    return lambda card: penalties.of(card) + A_CARD
