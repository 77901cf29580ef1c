"""Whether a turn can still be ended legally: what refusals by the invariant I2a rest on (RULES I2a, R7, R16–R19)."""

from __future__ import annotations

from ...actions import IllegalAction, Reason
from ...cards import HIDDEN, JOKER, Card, Hand
from ...melds import MeldGrammar, Table
from ...options import RaminoOptions
from ...solver.hand import HandSolver
from ...state import State


def is_open(view: State, seat: int) -> bool:
    """Whether the seat has opened, in this turn or before; without an opening everybody has (R13, R14)."""
    return not ramino(view).opening_points or has_laid(view, seat)


def has_laid(view: State, seat: int) -> bool:
    """Whether the seat has laid anything in this hand."""
    return seat in view.match.opened or view.turn.laid and view.turn.seat == seat


def may_close(view: State, seat: int) -> bool:
    """Whether the seat may close in this turn: in round 1 an option bars it to whoever closes in hand (R18)."""
    return ramino(view).in_hand_first_round or view.match.round > 1 or seat in view.match.opened


def end_refusal(view: State, seat: int) -> IllegalAction | None:
    """Why the seat, after what it has laid, could no longer end its turn; None when it can."""
    options, turn, held = ramino(view), view.turn, view.hands[seat]
    if not held:
        if options.final_discard:
            return IllegalAction(Reason.LAST_CARD)
        return None if may_close(view, seat) else IllegalAction(Reason.FIRST_ROUND)
    if turn.drew_nothing:
        return None
    if options.opening_points and turn.taken is not None:
        return None if _can_lay(view, seat, turn.taken) else IllegalAction(Reason.TAKEN_TO_LAY, (turn.taken,))
    if len(held) > 1:
        return None
    if turn.taken is held[0]:
        return None if _can_lay(view, seat, held[0]) else IllegalAction(Reason.TAKEN_BACK, held)
    return None if may_close(view, seat) else IllegalAction(Reason.FIRST_ROUND)


def take_refusal(view: State, seat: int) -> IllegalAction | None:
    """Why the seat may not take the last discard (R5, R16)."""
    options = ramino(view)
    if not view.discard:
        return IllegalAction(Reason.NO_DISCARDS)
    if not options.opening_points:
        return None
    card = view.discard[-1]
    held = (*view.hands[seat], card)
    if is_open(view, seat):
        usable = _lays(view, held, card, least_left(view, seat))
    else:
        usable = _opens(view, held, card, least_left(view, seat)) or _flushes(view, seat, held, card)
    return None if usable else IllegalAction(Reason.DISCARD_UNUSABLE, (card,))


def obliged_table(view: State, seat: int) -> Table:
    """A table for a seat that has to lay the card it took before it may discard; ValueError where there is none."""
    options, held, card = ramino(view), _shown(view.hands[seat]), view.turn.taken
    if card is None:
        raise ValueError("nothing has to be laid")
    solver, least = HandSolver(view.table, held, options), least_left(view, seat)
    if is_open(view, seat):
        plan = solver.best(_nothing, must=card, least_left=least)
    else:
        plan = solver.opening(options.opening_points, must=card, least_left=least)
    if plan is not None:
        return plan.table
    flush = [other for other in held if other.suit is card.suit]
    if not _flushes(view, seat, held, card):
        raise ValueError("the card taken cannot be laid")
    spare = next(other for other in flush if other is not card or flush.count(card) > 1)
    if len(flush) > options.hand_size:
        flush.remove(spare)
    return (*view.table, MeldGrammar(options.ace_high).meld(flush))


def least_left(view: State, seat: int) -> int:
    """How many cards have to stay in the hand after laying: one to discard, and one more where closing is barred."""
    if not may_close(view, seat):
        return 2
    return 1 if ramino(view).final_discard else 0


def ramino(view: State) -> RaminoOptions:
    """The options of a game on this engine."""
    assert isinstance(view.options, RaminoOptions)
    return view.options


def _can_lay(view: State, seat: int, card: Card) -> bool:
    """Whether the seat, which has laid before or need not open, can lay the card and still end its turn."""
    return _lays(view, view.hands[seat], card, least_left(view, seat))


def _lays(view: State, held: Hand, card: Card, least: int) -> bool:
    solver = HandSolver(view.table, _shown(held), ramino(view))
    return solver.best(_nothing, must=card, least_left=least) is not None


def _opens(view: State, held: Hand, card: Card, least: int) -> bool:
    options = ramino(view)
    solver = HandSolver(view.table, _shown(held), options)
    return solver.opening(options.opening_points, must=card, least_left=least) is not None


def _flushes(view: State, seat: int, held: Hand, card: Card) -> bool:
    """Whether the card is one of a flush that closes (R19)."""
    options = ramino(view)
    same = sum(other.suit is card.suit for other in held)
    return (
        options.flush_close and card is not JOKER and len(held) == options.hand_size + 1
        and same >= options.hand_size and may_close(view, seat)
    )


def _shown(held: Hand) -> Hand:
    return tuple(card for card in held if card is not HIDDEN)


def _nothing(card: Card) -> int:
    return 0
