"""What people at a table tell each other: chat, reactions, the turn as it is being laid out; none of it is logged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..model.notation import NotationError
from ..model.notation.cards import read_cards
from ..model.plain import plain
from ..model.state import Phase, State
from .table_messages import React, Reacted, Said, Say, Show

MAX_SAID: Final = 300
"""Characters in a line of chat."""


def clean_text(text: str) -> str:
    """A line of chat as screens take it."""
    return plain(text, MAX_SAID)


def passed_on(seat: int, message: Say | React) -> Said | Reacted | None:
    """What the table hears of it; None when nothing is left of it."""
    if isinstance(message, React):
        return Reacted(seat, message.name)
    text = clean_text(message.text)
    return Said(seat, text) if text else None


def said_as(message: Say | React) -> str:
    """What its limit is called."""
    return "chat" if isinstance(message, Say) else "reaction"


def may_show(state: State, count: int, seat: int, message: Show) -> bool:
    """Whether the others may see this draft: made on the table as it is, and of the seat's own cards."""
    if message.seen != count or state.turn.seat != seat:
        return False  # nor may anybody but its owner take a draft away
    return not message.groups or is_own_draft(state, seat, message.groups)


def is_own_draft(state: State, seat: int, groups: Sequence[str]) -> bool:
    """Whether a seat in turn may show this: every card of the table, and beyond it cards of its own hand only."""
    if state.turn.seat != seat or state.turn.phase is not Phase.PLAY:
        return False
    try:
        shown = Counter(card for group in groups for card in read_cards(group))
    except NotationError:
        return False
    table = Counter(state.table_cards())
    return not table - shown and not shown - table - Counter(state.hands[seat])
