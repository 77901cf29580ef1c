"""Positions that somebody pastes: read from text of whatever kind, and made fit to be played with."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from enum import Enum
from typing import Final

from .actions import Verb
from .cards import HIDDEN, Card
from .notation import read_position
from .rules import UnknownGame, rules_of
from .state import Phase, State

LONGEST: Final = 4000
"""Signs of a position; the longest of two decks has fewer than a thousand."""


class Unfit(Enum):
    """Why a position that can be read cannot be played with."""

    TOO_LONG = "too_long"
    NO_GAME = "no_game"
    """The game is known by name only."""
    NOT_IN_DECK = "not_in_deck"
    """There are more of these cards than in the deck."""
    NO_MELD = "no_meld"
    """These cards of the table are no meld."""
    HIDDEN_HAND = "hidden_hand"
    """The hand of the seat in turn is hidden."""
    NO_HAND = "no_hand"
    """The seat in turn holds no card."""
    NO_LAYING = "no_laying"
    """In this position nothing can be laid whatever one holds."""


class UnfitPosition(ValueError):
    """A position that can be read and not be played with: why, and the cards it is about."""

    def __init__(self, why: Unfit, cards: tuple[Card, ...] = ()) -> None:
        super().__init__(f"{why.value}: {' '.join(card.text for card in cards)}")
        self.why = why
        self.cards = cards


def pasted(text: str) -> State:
    """The position of a text, the seat in turn about to lay; NotationError, UnfitPosition.

    Line breaks and the quotes around a position do not matter. A card that is to be drawn first is taken as drawn, and
    a hand that is over as one that is on.
    """
    line = " ".join(text.split()).strip("`'\"“”‘’«» ")
    if len(line) > LONGEST:
        raise UnfitPosition(Unfit.TOO_LONG)
    return fit_to_play(read_position(line, needed=3))


def fit_to_play(state: State) -> State:
    """The same position with the seat in turn about to lay; UnfitPosition."""
    try:
        rules, options = rules_of(state), state.options
    except UnknownGame:
        raise UnfitPosition(Unfit.NO_GAME) from None
    known = [card for card in state.cards() if card is not HIDDEN]
    if surplus := Counter(known) - Counter(rules.deck(options)):
        raise UnfitPosition(Unfit.NOT_IN_DECK, tuple(sorted(surplus)))
    for meld in state.table:
        if rules.meld_refusal(options, meld) is not None:
            raise UnfitPosition(Unfit.NO_MELD, meld.cards)
    hand = state.hands[state.turn.seat]
    if not hand:
        raise UnfitPosition(Unfit.NO_HAND)
    if HIDDEN in hand:
        raise UnfitPosition(Unfit.HIDDEN_HAND)
    ready = replace(state, turn=replace(state.turn, phase=Phase.PLAY))
    if Verb.LAY not in rules.verbs(ready, ready.turn.seat):
        raise UnfitPosition(Unfit.NO_LAYING)
    return ready
