"""Laying off: where a card fits a meld of the table as it lies."""

from __future__ import annotations

from ..cards import JOKER, Card, Rank
from ..melds import MAX_SET, Kind, Meld, MeldGrammar, Piece


def laid_off(meld: Meld, card: Card, grammar: MeldGrammar) -> Meld | None:
    """The meld with the card at one of its ends or as the fourth of a set, every other card staying what it is.

    A joker goes to the high end of a run, else to the low one. None where the card does not fit.
    """
    if meld.kind is Kind.SET:
        if len(meld) == MAX_SET or card is not JOKER and not _is_missing_in_set(meld, card):
            return None
        return grammar.arrange([*meld.pieces(), Piece(card)])[0]
    below, above = meld.stands_for[0], meld.stands_for[-1]
    if above.rank is not Rank.ACE and _follows(above, card) and (above.rank is not Rank.KING or grammar.ace_high):
        return grammar.arrange([*meld.pieces(), Piece(card)])[0]
    if below.rank is not Rank.ACE and _follows(card, below):
        return grammar.arrange([Piece(card), *meld.pieces()])[0]
    return None


def _is_missing_in_set(meld: Meld, card: Card) -> bool:
    ranks = {shown.rank for shown in meld.stands_for if shown is not JOKER}
    return card.rank in ranks and card not in meld.stands_for


def _follows(lower: Card, higher: Card) -> bool:
    """Whether the second card is the next of the same suit, the ace after the king; a joker is any card."""
    if JOKER in (lower, higher):
        return True
    return lower.suit is higher.suit and higher.rank == lower.rank % Rank.KING + 1
