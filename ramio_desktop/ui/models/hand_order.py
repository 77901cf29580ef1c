"""The order in which a person keeps the hand: the interface's business, the game knows none (DESIGN §1.1)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from ramio_desktop.model.cards import Card
from ramio_desktop.ui.models.shown import by_rank, by_suit

SORTS: Final[dict[str, Callable[[Card], tuple[int, int]]]] = {"suit": by_suit, "rank": by_rank}
GAP: Final = -1
"""Stands for a card that is elsewhere now, its place being kept."""
EMPTY: Final = -2
"""Stands for a place where no card is."""


class HandOrder:
    """Every token of the hand, laid ones included, as the person keeps them."""

    def __init__(self) -> None:
        self.kept: list[int] = []
        """The places of the hand with their tokens."""
        self.sort = "suit"
        """How the hand was sorted last."""

    @property
    def tokens(self) -> list[int]:
        """The cards, in their order."""
        return [token for token in self.kept if token != EMPTY]

    @property
    def columns(self) -> int:
        """How many places each of the two shelves of a rack has; 0 where the hand is held, not put up."""
        return 0

    def deal(self, hand: Sequence[int], cards: Sequence[Card]) -> None:
        """Take another hand, sorted as the last one was."""
        self.kept = list(hand)
        self.kept = self.sorted_by(self.sort, cards)

    def follow(self, into: Mapping[int, int], hand: Sequence[int]) -> list[int]:
        """Take the hand of another view; its cards that were not there before, which come last."""
        stayed = [into[token] for token in self.kept if token in into and into[token] in hand]
        fresh = [token for token in hand if token not in stayed]
        self.kept = stayed + fresh
        return fresh

    def sorted_by(self, order: str, cards: Sequence[Card]) -> list[int]:
        """The places once the hand is sorted by "suit" or by "rank", which is remembered."""
        key = SORTS[order]
        self.sort = order
        return sorted(self.tokens, key=lambda token: key(cards[token]))

    def moved(self, tokens: Sequence[int], to_index: int, held: Collection[int]) -> list[int]:
        """The places with these tokens before the one that is number `to_index` among the other held ones."""
        moved = [token for token in tokens if token in self.kept]
        rest = [token for token in held if token not in moved]
        others = [token for token in self.kept if token not in moved]
        place = others.index(rest[to_index]) if to_index < len(rest) else len(others)
        return [*others[:place], *moved, *others[place:]]

    def stepped(self, token: int, dx: int, dy: int, held: Sequence[int]) -> list[int]:
        """The places with a card one further in that direction; a row has no up and down."""
        place = held.index(token) + dx
        return self.moved([token], place, held) if 0 <= place < len(held) and not dy else list(self.kept)

    def by_faces(self, faces: Sequence[str], cards: Sequence[Card]) -> list[int]:
        """The places as `faces` named them; cards they do not name come last."""
        left = list(self.kept)
        ordered: list[int] = []
        for face in faces:
            found = next((token for token in left if cards[token].text == face), None)
            if found is not None:
                ordered.append(found)
                left.remove(found)
        return ordered + left

    def faces(self, cards: Sequence[Card]) -> list[str]:
        """The order as texts, to be kept for `by_faces`."""
        return [cards[token].text for token in self.kept]

    def slots(self, held: Collection[int], lifted: Sequence[int] = (), at: int | None = None) -> tuple[int, ...]:
        """The places as they are shown: a token, GAP for one that is lifted, EMPTY for none.

        With `at` the places are kept where the lifted cards would go, as `moved` understands it.
        """
        shown = tuple(token for token in self.kept if token in held)
        if at is None:
            return tuple(GAP if token in lifted else token for token in shown)
        others = tuple(token for token in shown if token not in lifted)
        return (*others[:at], *[GAP] * len(lifted), *others[at:])
