"""Folding events into states: judges no rule, and runs at the authority, at every guest and in every replay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .cards import HIDDEN, JOKER, Card, Hand, hand
from .changed import changed
from .events import (
    Began, Dealt, Discarded, Drew, Event, Folded, HandScored, Laid, MatchEnded, Passed, Reentered, Restocked, Shown,
    Staked, Turned,
)
from .melds import Table
from .state import MAX_SEATS, Match, Phase, State, Turn, known


class CorruptLog(ValueError):
    """An event that cannot have happened in this state; the state stays as it was."""


def evolve(state: State, event: Event) -> State:
    """The state after the event; CorruptLog when the event is impossible here."""
    match event:
        case Began(seats=seats, first=first):
            if not 0 <= first < seats <= MAX_SEATS:
                raise CorruptLog("no such number of seats")
            fresh = Match(scores=(0,) * seats, dealer=first, hand=0)
            return changed(state, table=(), owners=(), hands=((),) * seats, stock=(), discard=(), turn=Turn(),
                           match=fresh)
        case Dealt():
            return _dealt(state, event)
        case Turned(seat=seat, phase=phase, round=number):
            _check_seat(state, seat)
            turn, match = Turn(seat, phase, passes=state.turn.passes), state.match
            if state.turn.laid or number != match.round:
                opened = match.opened | {state.turn.seat} if state.turn.laid else match.opened
                match = changed(match, opened=opened, round=number)
            return changed(state, turn=turn, match=match)
        case Drew():
            return _drew(state, event)
        case Laid():
            return _laid(state, event)
        case Discarded(seat=seat, card=card):
            _check_seat(state, seat)
            left = without(state.hands[seat], (card,))
            return changed(state, hands=_hands(state, seat, left), discard=(*state.discard, card))
        case Passed(seat=seat):
            _check_seat(state, seat)
            return changed(state, turn=changed(state.turn, passes=state.turn.passes + (not state.stock)))
        case Restocked(stock=stock):
            shuffled = state.discard[:-1]
            if state.stock:
                raise CorruptLog("there are still cards in the stock")
            if Counter(stock) != Counter(shuffled) and stock != (HIDDEN,) * len(shuffled):
                raise CorruptLog("the new stock is not made of the discards")
            return changed(state, stock=stock, discard=state.discard[-1:])
        case Shown(hands=hands):
            return _shown(state, hands)
        case HandScored():
            return _scored(state, event)
        case MatchEnded(winners=winners):
            for seat in winners:
                _check_seat(state, seat)
            return state
        case Reentered(seat=seat, score=score):
            _check_seat(state, seat)
            if seat not in state.match.out:
                raise CorruptLog(f"seat {seat} is not out")
            scores = (*state.match.scores[:seat], score, *state.match.scores[seat + 1 :])
            again = tuple(sorted((*state.match.reentered, seat)))
            return changed(state, match=changed(state.match, scores=scores, out=state.match.out - {seat},
                                                reentered=again))
        case Staked() | Folded():
            raise CorruptLog("this game has no such event")


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after all the events in turn."""
    for event in events:
        state = evolve(state, event)
    return state


def laid_cards(old: Table, new: Table) -> tuple[Card, ...]:
    """The cards a new table has beyond the old one; CorruptLog when a card of the old one is missing."""
    missing, added = table_difference(old, new)
    if missing:
        raise CorruptLog("a card left the table")
    return added


def table_difference(old: Table, new: Table) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards the new table lacks, and those it has beyond the old one, each sorted."""
    # Most melds lie where they lay: only the others are counted.
    moved = [at for at, (one, other) in enumerate(zip(old, new)) if one is not other and one != other]
    before = [card for at in moved for card in old[at].cards]
    after = [card for at in moved for card in new[at].cards]
    before += [card for meld in old[len(new) :] for card in meld.cards]
    after += [card for meld in new[len(old) :] for card in meld.cards]
    if not before:
        return (), hand(after)
    gone, come = Counter(before), Counter(after)
    return hand((gone - come).elements()), hand((come - gone).elements())


def without(cards: Hand, gone: Iterable[Card]) -> Hand:
    """The hand after some cards left it: a known equal card goes first, else a hidden one (DESIGN §1.6)."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
        elif HIDDEN in left:
            left.remove(HIDDEN)
        else:
            raise CorruptLog(f"{card} is not in the hand")
    return tuple(left)


def _check_seat(state: State, seat: int) -> None:
    if not 0 <= seat < state.seats:
        raise CorruptLog(f"there is no seat {seat}")


def _hands(state: State, seat: int, cards: Hand) -> tuple[Hand, ...]:
    """All hands, with these cards on one seat."""
    return (*state.hands[:seat], cards, *state.hands[seat + 1 :])


def _dealt(state: State, event: Dealt) -> State:
    if len(event.hands) != state.seats:
        raise CorruptLog("dealt to another number of seats")
    _check_seat(state, event.dealer)
    score = changed(state.match, dealer=event.dealer, hand=state.match.hand + 1, round=1, opened=frozenset())
    return changed(state, table=(), owners=(), hands=tuple(map(hand, event.hands)), stock=event.stock,
                   discard=event.discard, turn=Turn(), match=score)


def _laid(state: State, event: Laid) -> State:
    seat = event.seat
    _check_seat(state, seat)
    returned, used = table_difference(state.table, event.table)
    if returned and not (state.options.jokers_return and all(card is JOKER for card in returned)):
        raise CorruptLog("a card left the table")
    left = without(hand((*state.hands[seat], *returned)), used)
    taken = None if state.turn.taken in used else state.turn.taken
    turn = changed(state.turn, laid=True, passes=0, taken=taken)
    owners = state.owners
    if state.options.melds_stay:
        known = owners or (0,) * len(state.table)
        owners = (*known, *(seat,) * (len(event.table) - len(known)))[: len(event.table)]
        owners = owners if any(owners) else ()
    return changed(state, hands=_hands(state, seat, left), table=event.table, owners=owners, turn=turn)


def _scored(state: State, event: HandScored) -> State:
    match = state.match
    if len(event.points) != len(match.scores):
        raise CorruptLog("points for another number of seats")
    for seat in event.out:
        _check_seat(state, seat)
    scores = tuple(a + b for a, b in zip(match.scores, event.points))
    opened = match.opened | {state.turn.seat} if state.turn.laid else match.opened
    voids = match.voids + 1 if state.options.melds_stay and event.closer is None else 0
    match = changed(match, scores=scores, opened=opened, out=match.out.union(event.out), voids=voids)
    return changed(state, turn=changed(state.turn, phase=Phase.OVER), match=match)


def _drew(state: State, event: Drew) -> State:
    _check_seat(state, event.seat)
    if event.card is None:
        return changed(state, turn=changed(state.turn, phase=Phase.PLAY, drew_nothing=True))
    held = _hands(state, event.seat, hand((*state.hands[event.seat], event.card)))
    if event.from_discard:
        if not state.discard or state.discard[-1] is not event.card:
            raise CorruptLog("that card is not on top of the discards")
        turn = changed(state.turn, phase=Phase.PLAY, taken=event.card, passes=0)
        return changed(state, discard=state.discard[:-1], hands=held, turn=turn)
    if not state.stock or state.stock[0] not in (HIDDEN, event.card):
        raise CorruptLog("that card is not on top of the stock")
    return changed(state, stock=state.stock[1:], hands=held, turn=changed(state.turn, phase=Phase.PLAY, passes=0))


def _shown(state: State, hands: tuple[Hand, ...]) -> State:
    if len(hands) != state.seats:
        raise CorruptLog("hands of another number of seats")
    for held, told in zip(state.hands, hands):
        # Only a position written with hidden cards can end with some of them still hidden.
        if len(held) != len(told) or Counter(known(held)) - Counter(told):
            raise CorruptLog("a hand shown is not the hand held")
    return changed(state, hands=tuple(map(hand, hands)))
