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
    """A largest pairing of old melds with the new melds that keep them, by index; equal melds are paired first."""
    shown = [_shown(meld) for meld in new]
    keepers = []
    for meld in old:
        wanted = _shown(meld)
        holding = [j for j, there in enumerate(shown) if wanted <= there]
        keepers.append(sorted(holding, key=lambda j: len(new[j])))
    kept_by: dict[int, int] = {}  # new -> old

    def place(i: int, tried: set[int]) -> bool:
        for j in keepers[i]:
            if j not in tried:
                tried.add(j)
                if j not in kept_by or place(kept_by[j], tried):
                    kept_by[j] = i
                    return True
        return False

    for i in sorted(range(len(old)), key=lambda i: len(keepers[i])):
        place(i, set())
    return {i: j for j, i in sorted(kept_by.items(), key=lambda pair: pair[1])}


def line_up(old: Table, new: Sequence[Meld]) -> Table:
    """The new melds in an order close to the old table's: kept melds in their place, then new melds in the gaps.

    A gap takes the new meld that shares most cards with the one that lay there; what is left over comes last.
    """
    pairs = pair_up(old, new)
    loose = [j for j in range(len(new)) if j not in set(pairs.values())]
    places: list[Meld] = []
    for i, meld in enumerate(old):
        if i in pairs:
            places.append(new[pairs[i]])
        elif loose:
            cards = Counter(meld.cards)
            nearest = max(loose, key=lambda j: ((cards & Counter(new[j].cards)).total(), -j))
            loose.remove(nearest)
            places.append(new[nearest])
    return (*places, *(new[j] for j in loose))


def shape_melds(groups: Sequence[Sequence[Card]], old: Table, grammar: MeldGrammar) -> list[Meld]:
    """Groups of cards as melds; one that holds all of an old meld is shown like it, its jokers as they lay."""
    melds = []
    for cards in groups:
        meld = grammar.meld(cards)
        if JOKER in cards:
            there = Counter(cards)
            for before in old:
                if JOKER in before.cards and Counter(before.cards) <= there:
                    same = _shaped_like(before, there, grammar)
                    if same is not None:
                        meld = same
                        break
        melds.append(meld)
    return melds


def _shaped_like(before: Meld, cards: Counter[Card], grammar: MeldGrammar) -> Meld | None:
    """The cards as a meld in which the old one is undisturbed, where simply adding the others to it gives that."""
    added = [Piece(card) for card in (cards - Counter(before.cards)).elements()]
    if not added:
        return before if grammar.allows(before) else None
    if before.kind is Kind.RUN:
        first, last = before.stands_for[0].rank, before.stands_for[-1].rank
        low = [piece for piece in added if piece.card is not JOKER and piece.card.rank < first]
        high = [piece for piece in added if piece not in low and piece.card.rank != last]
        low.sort(key=lambda piece: piece.card.rank)
        high.sort(key=lambda piece: 14 if piece.card.rank == 1 else int(piece.card.rank))
        meld, _ = grammar.arrange([*low, *before.pieces(), *high])
    else:
        meld, _ = grammar.arrange([*before.pieces(), *added])
    return meld if grammar.allows(meld) and _shown(before) <= _shown(meld) else None


def _shown(meld: Meld) -> Counter[tuple[Card, Card]]:
    return Counter(zip(meld.cards, meld.stands_for, strict=True))
