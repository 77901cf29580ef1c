"""How one meld that lies on the table may change: cards added, and jokers replaced by the cards they stand for."""

from __future__ import annotations

from dataclasses import dataclass

from ...actions import IllegalAction, Reason
from ...cards import JOKER, Card
from ...melds import MAX_SET, Kind, Meld
from ...options import RaminoOptions
from ...places import declared_suits, declares, jokers_in, natural_suits, run_start, run_suit, set_rank


@dataclass(frozen=True, slots=True)
class Growth:
    """What a laying did to a meld: jokers that left it, and jokers that came to it."""

    freed: int = 0
    added_jokers: int = 0
    replacing: tuple[Card, ...] = ()
    """The cards that took the places of jokers."""


NONE = Growth()


def growth(old: Meld, new: Meld, options: RaminoOptions) -> Growth | IllegalAction:
    """What happened to a meld, or why it may not become the other one (R6, R10, R12)."""
    if old == new:
        return NONE
    if old.kind is Kind.RUN and new.kind is Kind.RUN:
        return _run_growth(old, new)
    if old.kind is Kind.SET and new.kind is Kind.SET and set_rank(old) is set_rank(new):
        if declares(options) and JOKER not in old.stands_for:
            return _declared_growth(old, new)
        return _set_growth(old, new)
    return _changed(old)


def _run_growth(old: Meld, new: Meld) -> Growth | IllegalAction:
    offset = run_start(old) - run_start(new)
    if run_suit(old) is not run_suit(new) or offset < 0 or offset + len(old) > len(new):
        return _changed(old)
    replacing = []
    for card, put in zip(old.cards, new.cards[offset:]):
        if card is JOKER and put is not JOKER:
            replacing.append(put)
        elif card is not put:
            return _changed(old)
    ends = new.cards[:offset] + new.cards[offset + len(old) :]
    return Growth(len(replacing), ends.count(JOKER), tuple(replacing))


def _declared_growth(old: Meld, new: Meld) -> Growth | IllegalAction:
    """A set whose jokers stand for one card each."""
    there, jokers = natural_suits(old), declared_suits(old)
    if not there <= natural_suits(new):
        return _changed(old)
    replaced = jokers & natural_suits(new)
    if not jokers - replaced <= declared_suits(new):
        return IllegalAction(Reason.JOKER_MOVED, old.cards)
    added = jokers_in(new) - len(jokers - replaced)
    return Growth(len(replaced), added, tuple(Card(set_rank(old), suit) for suit in sorted(replaced)))


def _set_growth(old: Meld, new: Meld) -> Growth | IllegalAction:
    """A set whose jokers stand for any missing suit: they leave it only if it then has four cards (R12)."""
    if not natural_suits(old) <= natural_suits(new):
        return _changed(old)
    more = jokers_in(new) - jokers_in(old)
    if more >= 0:
        return Growth(0, more)
    arrived = tuple(card for card in new.cards if card is not JOKER and card not in old.cards)
    if len(new) < MAX_SET or not arrived:
        return IllegalAction(Reason.JOKER_IN_SET, old.cards)
    return Growth(-more, 0, arrived)


def _changed(old: Meld) -> IllegalAction:
    return IllegalAction(Reason.MELD_CHANGED, old.cards)
