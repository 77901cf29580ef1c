"""Why a group of cards is no meld, in one reason and the cards it is about (RULES M4, M5, M10)."""

from __future__ import annotations

from collections import Counter

from .actions import IllegalAction, Reason
from .cards import JOKER, Card, Rank
from .melds import MAX_SET, MIN_MELD, Meld, MeldGrammar


def meld_refusal(meld: Meld, grammar: MeldGrammar) -> IllegalAction | None:
    """None for a valid meld, else the first thing wrong with the group."""
    if grammar.allows(meld):
        return None
    naturals = [card for card in meld.cards if card is not JOKER]
    if len(meld) < MIN_MELD:
        return IllegalAction(Reason.MELD_TOO_SHORT, meld.cards)
    if not naturals:
        return IllegalAction(Reason.ONLY_JOKERS, meld.cards)
    ranks = {card.rank for card in naturals}
    suits = {card.suit for card in naturals}
    # Two aces of a suit may be the ends of a run, where the ace is low and high.
    ends = len(suits) == 1 and len(naturals) <= 2 and naturals[0].rank is Rank.ACE and grammar.ace_high
    if len(ranks) == 1 and not ends:
        return _set_refusal(meld, naturals)
    if len(suits) == 1:
        return _run_refusal(meld, naturals, grammar)
    return IllegalAction(Reason.NOT_A_MELD, meld.cards)


def _set_refusal(meld: Meld, naturals: list[Card]) -> IllegalAction:
    twice = [card for card, count in Counter(naturals).items() if count > 1]
    if twice:
        return IllegalAction(Reason.SET_SAME_SUIT, tuple(twice))
    if len(meld) > MAX_SET:
        return IllegalAction(Reason.SET_TOO_LARGE, meld.cards)
    return IllegalAction(Reason.NOT_A_MELD, meld.cards)


def _run_refusal(meld: Meld, naturals: list[Card], grammar: MeldGrammar) -> IllegalAction:
    twice = [card for card, count in Counter(naturals).items() if count > 1 and card.rank is not Rank.ACE]
    if twice:
        return IllegalAction(Reason.RUN_TWICE, tuple(twice))
    ranks = {int(card.rank) for card in naturals}
    if len(meld) > grammar.top:
        return IllegalAction(Reason.NOT_A_MELD, meld.cards)
    round_the_corner = {13, 1, 2} <= ranks or ({13, 1} <= ranks and not grammar.ace_high)
    if round_the_corner:
        return IllegalAction(Reason.RUN_WRAPS, meld.cards)
    return IllegalAction(Reason.RUN_GAP, meld.cards)
