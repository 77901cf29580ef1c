"""Checks a laying from the rules alone; shares no code with the solver, nor with the grammar of melds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from ramio_desktop.model.cards import JOKER, Card
from ramio_desktop.model.melds import Meld, Table
from ramio_desktop.model.solver.rearrange import Laying


def is_legal(meld: Meld, ace_high: bool = True) -> bool:
    """Whether each card may stand for what it shows, and what is shown is a run or a set (M4, M5, M10)."""
    shown = meld.stands_for
    if len(meld.cards) != len(shown) or len(shown) < 3 or all(card is JOKER for card in meld.cards):
        return False
    if any(card is not JOKER and card is not stands for card, stands in zip(meld.cards, shown, strict=True)):
        return False
    bound = [card for card in shown if card is not JOKER]
    if len(shown) <= 4 and len({card.rank for card in bound}) == 1 and len({card.suit for card in bound}) == len(bound):
        return True
    if len(bound) < len(shown) or len({card.suit for card in shown}) > 1:
        return False
    line = [*range(1, 14), 1] if ace_high else [*range(1, 14)]
    ranks = [int(card.rank) for card in shown]
    return any(line[i : i + len(ranks)] == ranks for i in range(len(line)))


def check_laying(
    laying: Laying,
    table: Table,
    hand: Sequence[Card],
    penalty: Callable[[Card], int],
    ace_high: bool = True,
) -> None:
    """Fail unless the laying is legal and says the truth about itself."""
    assert all(is_legal(meld, ace_high) for meld in laying.table) or laying.table == table
    before = Counter(card for meld in table for card in meld.cards)
    after = Counter(card for meld in laying.table for card in meld.cards)
    assert after == before + Counter(laying.laid), "cards were lost or made"
    assert Counter(laying.laid) + Counter(laying.left) == Counter(hand)
    assert laying.cards == len(laying.laid)
    assert laying.penalty == sum(penalty(card) for card in laying.left)
    assert laying.disturbed == len(table) - most_kept(table, laying.table)
    if not laying.laid and all(is_legal(meld, ace_high) for meld in table):
        assert laying.table == table


def most_kept(old: Table, new: Table) -> int:
    """How many old melds find a new meld of their own that holds them, jokers standing for the same (DESIGN §6)."""

    def shown(meld: Meld) -> Counter[tuple[Card, Card]]:
        return Counter(zip(meld.cards, meld.stands_for, strict=True))

    fits = [{j for j, after in enumerate(new) if shown(before) <= shown(after)} for before in old]

    def most(i: int, taken: frozenset[int]) -> int:
        if i == len(old):
            return 0
        tries = [most(i + 1, taken)] if len(fits[i]) != 1 or fits[i] & taken else []
        free = sorted(fits[i] - taken)
        # A meld that only this one can use is used; others are tried in every way.
        alone = [j for j in free if not any(j in other for other in fits[i + 1 :])]
        for j in alone[:1] or free:
            tries.append(1 + most(i + 1, taken | {j}))
        return max(tries)

    return most(0, frozenset())


def brute_most(
    table: Table, hand: Sequence[Card], worth: Callable[[Sequence[Card]], int], ace_high: bool = True
) -> int:
    """The most that a set of hand cards that can be laid is worth; -1 where not even the table can be arranged.

    Every set of hand cards and every partition into melds is tried: for a few cards only.
    """
    on_table = [card for meld in table for card in meld.cards]
    best = -1
    for choice in range(1 << len(hand)):
        laid = [card for i, card in enumerate(hand) if choice >> i & 1]
        if worth(laid) > best and partitions(tuple(sorted([*on_table, *laid])), ace_high):
            best = worth(laid)
    return best


def partitions(cards: tuple[Card, ...], ace_high: bool = True) -> bool:
    """Whether the cards can be parted into melds."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    seen = set()
    for size in range(2, len(rest) + 1):
        for others in combinations(rest, size):
            if others not in seen:
                seen.add(others)
                if can_be_meld((first, *others), ace_high):
                    left = list(rest)
                    for card in others:
                        left.remove(card)
                    if partitions(tuple(left), ace_high):
                        return True
    return False


def can_be_meld(cards: Sequence[Card], ace_high: bool = True) -> bool:
    """Whether some order of the cards is a run, or they make a set."""
    naturals = [card for card in cards if card is not JOKER]
    if len(cards) < 3 or not naturals:
        return False
    ranks = [int(card.rank) for card in naturals]
    suits = [card.suit for card in naturals]
    if len(cards) <= 4 and len(set(ranks)) == 1 and len(set(suits)) == len(suits):
        return True
    if len(set(suits)) > 1:
        return False
    line = [*range(1, 14), 1] if ace_high else [*range(1, 14)]
    stretches = [line[low : low + len(cards)] for low in range(len(line) - len(cards) + 1)]
    return any(not Counter(ranks) - Counter(stretch) for stretch in stretches)
