"""Disturbance: which melds of the old table are still there in the new one.

An old meld is undisturbed if one new meld holds all its cards, its jokers standing for the same as before; each new
meld keeps at most one old meld, and of all such pairings a largest counts (DESIGN §6).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...cards import JOKER, Card
from ...melds import Kind, Meld, MeldGrammar, Piece, Table


def count_disturbed(old: Table, new: Table) -> int:
    """How many melds of the old table are disturbed in the new one."""
    return len(old) - len(pair_up(old, new))


def pair_up(old: Sequence[Meld], new: Sequence[Meld]) -> dict[int, int]:
    """A largest pairing of old melds with the new melds that keep them, by index."""
    pairs: dict[int, int] = {}
    # Equal melds first: whatever else a largest pairing did with the two could be exchanged for this.
    same: dict[Meld, list[int]] = {}
    for j, meld in enumerate(new):
        same.setdefault(meld, []).append(j)
    for i, meld in enumerate(old):
        if same.get(meld):
            pairs[i] = same[meld].pop(0)
    rest = [(j, list(zip(new[j].cards, new[j].stands_for))) for left in same.values() for j in left]
    keepers: dict[int, list[int]] = {}
    for i, meld in enumerate(old):
        if i not in pairs:
            wanted = list(zip(meld.cards, meld.stands_for))
            keepers[i] = [j for j, there in rest if len(there) > len(wanted) and _holds(there, wanted)]
    kept_by: dict[int, int] = {}  # new -> old

    def place(i: int, tried: set[int]) -> bool:
        for j in keepers[i]:
            if j not in tried:
                tried.add(j)
                if j not in kept_by or place(kept_by[j], tried):
                    kept_by[j] = i
                    return True
        return False

    for i in keepers:
        place(i, set())
    return pairs | {i: j for j, i in kept_by.items()}


def _holds(there: list[tuple[Card, Card]], wanted: list[tuple[Card, Card]]) -> bool:
    for shown in wanted:
        if shown not in there:
            return False
    return len(set(wanted)) == len(wanted) or Counter(wanted) <= Counter(there)


def line_up(old: Table, new: Sequence[Meld]) -> tuple[Table, int]:
    """The new melds in an order close to the old table's, and how many old melds are disturbed.

    Kept melds lie in their place. A gap takes the new meld that shares most cards with the one that lay there; what
    is left over comes last.
    """
    pairs = pair_up(old, new)
    kept = set(pairs.values())
    loose = [j for j in range(len(new)) if j not in kept]
    cards = {j: set(new[j].cards) for j in loose}
    places: list[Meld] = []
    for i, meld in enumerate(old):
        if i in pairs:
            places.append(new[pairs[i]])
        elif loose:
            shared = [len(cards[j].intersection(meld.cards)) for j in loose]
            nearest = loose[shared.index(max(shared))]
            loose.remove(nearest)
            places.append(new[nearest])
    return (*places, *(new[j] for j in loose)), len(old) - len(pairs)


def shape_melds(groups: Sequence[tuple[Card, ...]], old: Table, grammar: MeldGrammar) -> list[Meld]:
    """Groups of cards, in the order of their meld, as melds; one that holds an old meld with jokers is shown like it.

    What a joker stands for is a matter of order: with 2♥ added, 3♥ 4♥ JK may be read 2-3-4-JK, as before, or
    JK-2-3-4, which would disturb the old meld for nothing.
    """
    with_jokers = [meld for meld in old if JOKER in meld.cards]
    melds = []
    for cards in groups:
        meld = None
        if JOKER not in cards:
            meld = Meld(cards, cards)
        elif with_jokers:
            there = Counter(cards)
            for before in with_jokers:
                if Counter(before.cards) <= there:
                    meld = meld or _shaped_like(before, there, grammar)
        melds.append(meld or grammar.meld(cards))
    return melds


def _shaped_like(before: Meld, cards: Counter[Card], grammar: MeldGrammar) -> Meld | None:
    """The cards as a meld in which the old one is undisturbed, where simply adding the others to it gives that."""
    added = [Piece(card) for card in (cards - Counter(before.cards)).elements()]
    if not added:
        return before if grammar.allows(before) else None
    if before.kind is Kind.RUN:
        first = before.stands_for[0].rank
        low = [piece for piece in added if piece.card is not JOKER and piece.card.rank < first]
        high = [piece for piece in added if piece not in low]
        low.sort(key=lambda piece: piece.card.rank)
        high.sort(key=lambda piece: 14 if piece.card.rank == 1 else int(piece.card.rank))
        meld, _ = grammar.arrange([*low, *before.pieces(), *high])
    else:
        meld, _ = grammar.arrange([*before.pieces(), *added])
    return meld if grammar.allows(meld) and _shown(before) <= _shown(meld) else None


def _shown(meld: Meld) -> Counter[tuple[Card, Card]]:
    return Counter(zip(meld.cards, meld.stands_for, strict=True))
