"""The table after pieces of a hand were laid on it."""

from __future__ import annotations

from collections.abc import Iterable

from ...cards import CARD_SUITS, JOKER, Card
from ...melds import Kind, Meld, Table
from ...options import RaminoOptions
from ...places import (
    declared_suits, declares, jokers_in, natural_suits, run_of, run_start, run_suit, set_of, set_rank,
)
from .pieces import LOW, Piece


def built(table: Table, pieces: Iterable[Piece], options: RaminoOptions) -> Table:
    """The table with the pieces on it: old melds keep their places, new ones come after them."""
    melds = list(table)
    new: list[Meld] = []
    for piece in pieces:
        if piece.meld is not None:
            new.append(piece.meld)
        elif melds[piece.target].kind is Kind.RUN:
            melds[piece.target] = _longer(melds[piece.target], piece)
        else:
            melds[piece.target] = _larger(melds[piece.target], piece.cards[0], options)
    return (*melds, *new)


def _longer(run: Meld, piece: Piece) -> Meld:
    if piece.end == LOW:
        return run_of((*piece.cards, *run.cards), run_start(run) - len(piece.cards), run_suit(run))
    return run_of((*run.cards, *piece.cards), run_start(run), run_suit(run))


def _larger(meld: Meld, card: Card, options: RaminoOptions) -> Meld:
    naturals, jokers, declared = natural_suits(meld), jokers_in(meld), declared_suits(meld)
    if card is not JOKER:
        naturals |= {card.suit}
        if not declares(options) and len(naturals) > 1:
            declared = frozenset()
    else:
        jokers += 1
        if declared or declares(options):
            declared |= {next(suit for suit in CARD_SUITS if suit not in naturals | declared)}
    return set_of(set_rank(meld), naturals, jokers, declared)
