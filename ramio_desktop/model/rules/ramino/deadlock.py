"""A hand that nobody can close any more, which the program may offer to stop (BOTS: "true deadlock").

Two cards never make a meld. So once everybody holds a single card, a hand is closed only by laying off; and where no
card that is not on the table fits anything there, it goes on until it is void (RULES R21, D9).
"""

from __future__ import annotations

from collections import Counter

from ...cards import CARD_SUITS, JOKER, Card, Rank, deck
from ...melds import MAX_SET, Kind, Meld
from ...places import HIGH_ACE, at_place, joker_limit, jokers_in, run_start, run_suit, set_rank
from .ending import ramino
from ...state import Phase, State


def is_deadlocked(view: State) -> bool:
    """Whether nobody can ever go out, as anybody at the table can tell; who has drawn holds two cards."""
    drawn = view.turn.phase is Phase.PLAY and not view.turn.drew_nothing
    if view.is_over or any(
        len(held) != 1 + (drawn and seat == view.turn.seat)
        for seat, held in enumerate(view.hands) if seat not in view.match.out
    ):
        return False
    options = ramino(view)
    elsewhere = Counter(deck(CARD_SUITS, options.decks, options.jokers)) - Counter(view.table_cards())
    return not any(_takes(meld, card, view) for meld in view.table for card in elsewhere)


def _takes(meld: Meld, card: Card, view: State) -> bool:
    """Whether the card can be laid off on the meld, or take the place of a joker in it."""
    options = ramino(view)
    if card is not JOKER and jokers_in(meld) and (card in meld.stands_for or JOKER in meld.stands_for):
        return card in meld.stands_for or card.rank is set_rank(meld)
    if card is JOKER and jokers_in(meld) >= joker_limit(options):
        return False
    if meld.kind is Kind.SET:
        fits = card is JOKER or card.rank is set_rank(meld) and card not in meld.stands_for
        return len(meld) < MAX_SET and fits
    if meld.kind is not Kind.RUN:
        return False
    top = HIGH_ACE if options.ace_high else int(Rank.KING)
    places = (run_start(meld) - 1, run_start(meld) + len(meld))
    return any(1 <= place <= top and card in (JOKER, at_place(place, run_suit(meld))) for place in places)
