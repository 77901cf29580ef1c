"""Whether a table may follow from another by cards of a seat's hand (RULES R6, R8 to R15, R19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from ...actions import IllegalAction, Reason
from ...cards import HIDDEN, JOKER, Card, Hand
from ...evolve import table_difference
from ...melds import Kind, Meld, MeldGrammar, Table
from ...options import RaminoOptions
from ...places import declared_suits, declares, joker_limit, jokers_in, natural_suits, opening_values, settled
from ...verdict import meld_refusal
from ..holding import not_held
from .growth import Growth, growth


@dataclass(frozen=True, slots=True)
class Laying:
    """A table that may follow, and what changed."""

    table: Table
    """As it lies afterwards: jokers of sets declared where there is only one card left for them."""
    used: Hand
    """The cards that left the hand."""
    returned: int
    """Jokers that came to the hand (R11, `keep`)."""
    points: int
    """What the new melds count towards an opening; 0 where none is needed."""
    new: Table
    """The new melds."""
    growths: tuple[Growth, ...]
    """What happened to each old one."""


def laying(
    old: Table, new: Table, held: Hand, deck: Sequence[Card], options: RaminoOptions
) -> Laying | IllegalAction:
    """What a seat's laying comes to, or the first rule of melds, jokers and lay-offs it breaks.

    Whether the seat may lay at all, and how its turn can end, is judged elsewhere. Old melds are at their places,
    new ones behind them. A hidden card of the hand may be any card of the deck.
    """
    table = tuple(settled(meld, options) for meld in new)
    kept = tuple(settled(meld, options) for meld in old)
    if len(table) < len(kept):
        return IllegalAction(Reason.MELD_CHANGED, _missing(kept, table))
    growths = []
    for before, after in zip(kept, table):
        if before != after:
            refusal = kept_meld_refusal(after, options)
            if refusal is not None:
                return refusal
        grown = growth(before, after, options)
        if isinstance(grown, IllegalAction):
            return grown
        growths.append(grown)
    appended = table[len(kept) :]
    for meld in appended:
        refusal = kept_meld_refusal(meld, options)
        if refusal is not None:
            return refusal
    missing, added = table_difference(old, table)
    lacking = not_held(held, added, deck)
    if lacking:
        return IllegalAction(Reason.NOT_HELD, lacking)
    if not any(card is not JOKER for card in added) and not added.count(JOKER):
        return IllegalAction(Reason.NO_HAND_CARD)
    jokers = _Jokers(growths, [jokers_in(meld) for meld in appended], _jokers_held(held, added), options)
    refusal = jokers.refusal()
    if refusal is not None:
        return refusal
    points = jokers.opening_points(appended) if options.opening_points else 0
    return Laying(table, added, len(missing), points, appended, tuple(growths))


def kept_meld_refusal(meld: Meld, options: RaminoOptions) -> IllegalAction | None:
    """Why a group is no meld that may lie (R8, R9, R12); None when it is one."""
    refusal = meld_refusal(meld, MeldGrammar(options.ace_high))
    if refusal is not None:
        return refusal
    if jokers_in(meld) > joker_limit(options):
        return IllegalAction(Reason.TOO_MANY_JOKERS, meld.cards)
    if meld.kind is Kind.SET and jokers_in(meld):
        if declares(options) and JOKER in meld.stands_for:
            return IllegalAction(Reason.JOKER_UNDECLARED, meld.cards)
        if not declares(options) and declared_suits(meld) and len(natural_suits(meld)) > 1:
            return IllegalAction(Reason.JOKER_DECLARED, meld.cards)
    return None


def is_flush(meld: Meld, options: RaminoOptions) -> bool:
    """Whether the cards are those of a flush close: so many natural ones of one suit as are dealt (R19)."""
    return (
        options.flush_close
        and len(meld) == options.hand_size
        and all(card is shown and card.is_natural for card, shown in zip(meld.cards, meld.stands_for))
        and len({card.suit for card in meld.cards}) == 1
    )


class _Jokers:
    """Where the jokers of a laying come from: equal ones are not told apart, so some assignment is enough (R6, R11)."""

    def __init__(
        self, growths: Sequence[Growth], in_new: Sequence[int], held: int, options: RaminoOptions
    ) -> None:
        self._freed = [grown.freed for grown in growths]
        self._added = [grown.added_jokers for grown in growths] + list(in_new)
        self._held = held
        self._keeps = options.taken_joker == "keep"
        self._options = options
        self._all_freed, self._all_added = sum(self._freed), sum(self._added)

    def refusal(self) -> IllegalAction | None:
        """Why there is no such assignment, or None."""
        freed, added = self._all_freed, self._all_added
        if not self._keeps and freed > added:
            return IllegalAction(Reason.JOKER_TO_LAY, (JOKER,))
        own = min(self._held, added) if self._keeps else added - freed
        if own > self._held or added > own + freed:
            return IllegalAction(Reason.NOT_HELD, (JOKER,))
        for left, came in zip(self._freed, self._added):
            back = came > own + freed - left if self._keeps else left > added - came
            if left and back:
                return IllegalAction(Reason.JOKER_RETURNED, (JOKER,))
        return None

    def opening_points(self, new: Table) -> int:
        """What the new melds count at most, a freed joker in them nothing (R14)."""
        old = len(self._freed)
        values = [opening_values(meld, self._options) for meld in new]
        total = sum(map(sum, values))
        if not self._all_freed:
            return total
        slots = [(index, 0) for index in range(old) for _ in range(self._added[index])]
        for index, (meld, counted) in enumerate(zip(new, values)):
            slots += [(old + index, value) for card, value in zip(meld.cards, counted) if card is JOKER]
        sources = [index for index, count in enumerate(self._freed) for _ in range(count)]
        fewest = max(0, len(slots) - self._held) if self._keeps else len(sources)
        for count in range(fewest, len(sources) + 1):
            lost = min(
                (sum(value for _, value in chosen) for chosen in combinations(slots, count)
                 if _finds_place(sources, [index for index, _ in chosen])),
                default=None,
            )
            if lost is not None:
                return total - lost
        return total


def _finds_place(sources: Sequence[int], targets: Sequence[int]) -> bool:
    """Whether freed jokers can fill these places, none of them in the meld it came from."""
    return any(
        all(source != target for source, target in zip(chosen, targets))
        for chosen in permutations(sources, len(targets))
    )


def _jokers_held(held: Hand, added: Hand) -> int:
    """The jokers of the hand, with hidden cards that are not taken for others."""
    naturals = Counter(card for card in added if card is not JOKER) - Counter(held)
    return held.count(JOKER) + held.count(HIDDEN) - naturals.total()


def _missing(old: Table, new: Table) -> Hand:
    return table_difference(old, new)[0] or tuple(_cards(old))


def _cards(table: Table) -> Iterator[Card]:
    for meld in table:
        yield from meld.cards
