"""What one card or one move would mend a group that is no meld: looked for, never guessed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ramio_desktop.model.cards import Card
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.layout import Group


class Way(Enum):
    """Where the card that mends comes from or goes to."""

    HAND = "hand"
    """It comes from the hand."""
    MELD = "meld"
    """It comes from another group, which stays a meld or is used up."""
    AWAY = "away"
    """It goes into another group, and both are melds then."""
    HOME = "home"
    """It is one's own and goes back into the hand."""
    JOIN = "join"
    """The whole group goes into another one."""


@dataclass(frozen=True, slots=True)
class Mend:
    """One move that mends a group: the cards that move, and the other group, if there is one."""

    way: Way
    cards: tuple[Card, ...]
    other: tuple[Card, ...] = ()


def mend(draft: Draft, number: int) -> Mend | None:
    """The first move that makes a meld of the group and spoils no other, in the order of `Way`; None without one."""
    return _Search(draft, number).found()


class _Search:
    def __init__(self, draft: Draft, number: int) -> None:
        self._draft = draft
        self._fits = draft.is_meld
        self._group = draft.group(number)
        self._others = [group for group in draft.layout.groups if group.number != number]

    def found(self) -> Mend | None:
        return self._from_hand() or self._from_meld() or self._join() or self._away() or self._home()

    def _from_hand(self) -> Mend | None:
        for token in self._draft.layout.hand:
            if self._fits((*self._group.tokens, token)):
                return Mend(Way.HAND, self._faces((token,)))
        return None

    def _from_meld(self) -> Mend | None:
        for other in self._others:
            for token in other.tokens:
                rest = self._without(other, token)
                if (not rest or self._fits(rest)) and self._fits((*self._group.tokens, token)):
                    return Mend(Way.MELD, self._faces((token,)), self._faces(other.tokens))
        return None

    def _join(self) -> Mend | None:
        for other in self._others:
            if self._fits((*other.tokens, *self._group.tokens)):
                return Mend(Way.JOIN, self._faces(self._group.tokens), self._faces(other.tokens))
        return None

    def _away(self) -> Mend | None:
        for token in self._group.tokens:
            if not self._fits(self._without(self._group, token)):
                continue
            for other in self._others:
                if self._fits((*other.tokens, token)):
                    return Mend(Way.AWAY, self._faces((token,)), self._faces(other.tokens))
        return None

    def _home(self) -> Mend | None:
        for token in self._group.tokens:
            if token not in self._draft.table_tokens and self._fits(self._without(self._group, token)):
                return Mend(Way.HOME, self._faces((token,)))
        return None

    def _without(self, group: Group, token: int) -> tuple[int, ...]:
        return tuple(other for other in group.tokens if other != token)

    def _faces(self, tokens: Sequence[int]) -> tuple[Card, ...]:
        return tuple(self._draft.cards[token] for token in tokens)
