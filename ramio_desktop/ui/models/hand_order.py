"""The order in which a person keeps the hand: the interface's business, the game knows none (DESIGN §1.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ramio_desktop.model.cards import Card
from ramio_desktop.ui.models.shown import by_rank, by_suit

SORTS: Final[dict[str, Callable[[Card], tuple[int, int]]]] = {"suit": by_suit, "rank": by_rank}


class HandOrder:
    """Every token of the hand, laid ones included, as the person keeps them."""

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self.sort = "suit"
        """How the hand was sorted last."""

    def deal(self, hand: Sequence[int], cards: Sequence[Card]) -> None:
        """Take another hand, sorted as the last one was."""
        self.tokens = list(hand)
        self.tokens = self.sorted_by(self.sort, cards)

    def follow(self, into: Mapping[int, int], hand: Sequence[int]) -> list[int]:
        """Take the hand of another view; its cards that were not there before, which come last."""
        stayed = [into[token] for token in self.tokens if token in into and into[token] in hand]
        fresh = [token for token in hand if token not in stayed]
        self.tokens = stayed + fresh
        return fresh

    def sorted_by(self, order: str, cards: Sequence[Card]) -> list[int]:
        """The hand sorted by "suit" or by "rank", which is remembered."""
        key = SORTS[order]
        self.sort = order
        return sorted(self.tokens, key=lambda token: key(cards[token]))

    def moved(self, tokens: Sequence[int], to_index: int, held: Sequence[int]) -> list[int]:
        """The hand with these tokens before the one that is number `to_index` among the other held ones."""
        moved = [token for token in tokens if token in self.tokens]
        rest = [token for token in held if token not in moved]
        others = [token for token in self.tokens if token not in moved]
        place = others.index(rest[to_index]) if to_index < len(rest) else len(others)
        return [*others[:place], *moved, *others[place:]]

    def by_faces(self, faces: Sequence[str], cards: Sequence[Card]) -> list[int]:
        """The hand in the order of these faces; cards they do not name come last."""
        left = list(self.tokens)
        ordered: list[int] = []
        for face in faces:
            found = next((token for token in left if cards[token].text == face), None)
            if found is not None:
                ordered.append(found)
                left.remove(found)
        return ordered + left
