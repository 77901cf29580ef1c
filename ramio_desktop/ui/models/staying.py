"""What a person does to melds that stay where they were laid: adds to them, and takes their jokers (RULES R6, R10)."""

from __future__ import annotations

from collections.abc import Sequence

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.cards import JOKER, Suit
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.melds import MAX_SET, Kind
from ramio_desktop.ui.models.shown import SHOWN_SUITS


def home_of(draft: Draft, token: int) -> int | None:
    """The meld of the view that a card lay in at the start; None for a card of the hand."""
    start = 0
    for number, meld in enumerate(draft.view.table):
        if start <= token < start + len(meld):
            return number
        start += len(meld)
    return None


def is_fixed(draft: Draft, token: int) -> bool:
    """Whether the card lies in the meld it lay in at the start of the turn, where melds stay."""
    if not draft.view.options.melds_stay or token not in draft.table_tokens:
        return False
    group = draft.group_of(token)
    return group is not None and group.number == home_of(draft, token)


def waiting_jokers(draft: Draft) -> tuple[int, ...]:
    """The jokers taken from melds of the table that lie nowhere yet."""
    if not draft.view.options.melds_stay:
        return ()
    alone = {group.tokens[0] for group in draft.layout.groups if len(group.tokens) == 1}
    loose = alone.union(draft.layout.hand)
    return tuple(t for t in draft.table_tokens if t in loose and draft.cards[t] is JOKER)


def replaced_joker(draft: Draft, tokens: Sequence[int], group: int | None) -> int | None:
    """The joker of a group whose place these cards would take, as one does by dropping a card on it; None: none.

    It is one card for the joker that stands for it, or the fourth suit of a set of four (R12).
    """
    if group is None or len(tokens) != 1 or not draft.view.options.melds_stay:
        return None
    card = draft.cards[tokens[0]]
    lying = draft.group(group).tokens
    if card is JOKER or tokens[0] in lying:
        return None
    meld = next(meld for meld in draft.melds if meld.number == group)
    jokers = [token for token in meld.tokens if draft.cards[token] is JOKER]
    if meld.meld.kind is Kind.LOOSE or not jokers:
        return None
    for token, stands in zip(meld.tokens, meld.meld.stands_for):
        if draft.cards[token] is JOKER and stands is card:
            return token
    naturals = [face for face in meld.meld.cards if face is not JOKER]
    fits = meld.meld.kind is Kind.SET and card.rank is naturals[0].rank and card not in naturals
    return jokers[0] if fits and len(lying) == MAX_SET and JOKER in meld.meld.stands_for else None


def takes(draft: Draft, tokens: Sequence[int], group: int) -> bool:
    """Whether a group is a meld that may lie there once these cards are added to it, or take a joker's place."""
    return replaced_joker(draft, tokens, group) is not None or draft.fits(tokens, group)


def undeclared(draft: Draft, group: int) -> tuple[int, tuple[Suit, ...]] | None:
    """A joker of a set that must be said to stand for a card, and the suits it can have (R9); None: there is none."""
    meld = next((meld for meld in draft.melds if meld.number == group), None)
    if meld is None or meld.refusal is None or meld.refusal.reason is not Reason.JOKER_UNDECLARED:
        return None
    free = [
        token for token, stands in zip(meld.tokens, meld.meld.stands_for)
        if draft.cards[token] is JOKER and stands is JOKER
    ]
    taken = {card.suit for card in meld.meld.stands_for if card is not JOKER}
    return free[0], tuple(suit for suit in SHOWN_SUITS if suit not in taken)
