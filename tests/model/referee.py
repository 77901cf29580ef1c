"""A referee of Machiavelli that shares no code with the rules: sets and counts straight from RULES M, and slow.

Cards come and go as texts (`7h`, `*`), tables as lists of lists of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

RANKS = "A23456789TJQK"
SUITS = "cdhs"

Cards = Sequence[str]


def is_set(cards: Cards) -> bool:
    """Three or four cards of one rank and different suits; jokers stand for missing ones (M5, M10)."""
    naturals = [card for card in cards if card != "*"]
    if not naturals or not 3 <= len(cards) <= 4:
        return False
    return len({card[0] for card in naturals}) == 1 and len({card[1] for card in naturals}) == len(naturals)


def is_run(cards: Cards) -> bool:
    """Some stretch of A23…QKA of one suit has exactly these cards, jokers in the other places (M4, M10)."""
    naturals = [card for card in cards if card != "*"]
    if not naturals or len(cards) < 3 or len({card[1] for card in naturals}) > 1:
        return False
    line = RANKS + "A"
    for start in range(len(line) - len(cards) + 1):
        stretch = Counter(line[start : start + len(cards)])
        if not Counter(card[0] for card in naturals) - stretch:
            return True
    return False


def is_meld(cards: Cards) -> bool:
    """A run or a set."""
    return is_set(cards) or is_run(cards)


def opens(laid: Cards) -> bool:
    """Three consecutive natural cards of one suit are among them, the ace low or high (M7, M12)."""
    line = RANKS + "A"
    return any(
        all(line[i + k] + suit in laid for k in range(3)) for suit in SUITS for i in range(len(line) - 2)
    )


def may_lay(old: Sequence[Cards], new: Sequence[Cards], hand: Cards, *, open_already: bool) -> bool:
    """Whether this table may follow from that one by cards of the hand (M7–M11)."""
    before = Counter(card for meld in old for card in meld)
    after = Counter(card for meld in new for card in meld)
    laid = after - before
    if before - after or not laid or laid - Counter(hand):
        return False
    return all(map(is_meld, new)) and (open_already or opens(list(laid)))


def penalty(hand: Cards) -> int:
    """What a hand counts (M13)."""
    points = {"A": 11, "*": 50, "T": 10, "J": 10, "Q": 10, "K": 10}
    return sum(points.get(card[0]) or int(card[0]) for card in hand)
