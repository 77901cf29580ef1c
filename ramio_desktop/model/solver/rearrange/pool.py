"""The pool: the cards of table and hand as counts, with what must be laid and what leaving a card costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ...cards import HIDDEN, JOKER, Card

SUITS: Final = range(4)
ACE: Final = 1
KING: Final = 13
HIGH_ACE: Final = 14
MAX_COPIES: Final = 2
MAX_JOKERS: Final = 2
_PLACES: Final = HIGH_ACE + 3  # places 15 and 16 are always empty: the look-ahead may read them

Counts = list[list[int]]
"""A number for each suit (0–3) and place (1–14; 14 repeats the ace where it may be high)."""


class Unsupported(Enum):
    """Why the solver refuses a position: its tables hold for two copies of a card and two jokers."""

    THIRD_COPY = "third_copy"
    THIRD_JOKER = "third_joker"
    HIDDEN_CARD = "hidden_card"
    CARDS_AND_TILES = "cards_and_tiles"


class UnsupportedPosition(ValueError):
    """The position is outside what the solver can answer rightly; `reason` says why, `card` names the card if one."""

    def __init__(self, reason: Unsupported, card: Card | None = None) -> None:
        super().__init__(reason.value if card is None else f"{reason.value} {card}")
        self.reason = reason
        self.card = card


def check_supported(cards: Iterable[Card]) -> None:
    """Refuse what the solver would answer wrongly; raises UnsupportedPosition."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    if HIDDEN in counts:
        raise UnsupportedPosition(Unsupported.HIDDEN_CARD)
    if counts.pop(JOKER, 0) > MAX_JOKERS:
        raise UnsupportedPosition(Unsupported.THIRD_JOKER)
    if len({card.is_tile for card in counts}) > 1:
        raise UnsupportedPosition(Unsupported.CARDS_AND_TILES)
    for card, count in counts.items():
        if count > MAX_COPIES:
            raise UnsupportedPosition(Unsupported.THIRD_COPY, card)


@dataclass(slots=True)
class Pool:
    """What there is to arrange. Copies of a card are counted, never told apart."""

    must: Counts
    """Cards that have to be in a meld: the table's, and those of the hand that the caller insists on."""
    have: Counts
    """All cards, those of the hand included."""
    weight: Counts
    """What it costs to leave one copy in the hand."""
    must_jokers: int
    jokers: int
    joker_weight: int
    ace_high: bool
    upside_down: bool = False
    """Whether the ranks run from the king down; see `turned`."""

    def optional(self, suit: int, rank: int) -> int:
        """How many copies may stay in the hand."""
        return self.have[suit][rank] - self.must[suit][rank]

    def turned(self) -> Pool:
        """The same pool with the ranks upside down: the same melds, seen from the other end."""
        return Pool(
            self._turn(self.must),
            self._turn(self.have),
            self._turn(self.weight),
            self.must_jokers,
            self.jokers,
            self.joker_weight,
            self.ace_high,
            not self.upside_down,
        )

    def _turn(self, counts: Counts) -> Counts:
        if self.ace_high:  # the ace is at both ends anyway
            return [[*row[:2], *row[KING:ACE:-1], *row[HIGH_ACE:]] for row in counts]
        return [[0, *row[KING:0:-1], *row[HIGH_ACE:]] for row in counts]

    def rank_at(self, place: int) -> int:
        """The rank of the cards that are counted at a place."""
        if self.ace_high and place in (ACE, HIGH_ACE):
            return ACE
        if not self.upside_down:
            return place
        return (ACE + HIGH_ACE if self.ace_high else ACE + KING) - place

    def loss_of_all(self) -> int:
        """What it costs to leave every card that may be left."""
        loss = (self.jokers - self.must_jokers) * self.joker_weight
        for must, have, weight in zip(self.must, self.have, self.weight):
            for needed, there, each in zip(must[ACE:HIGH_ACE], have[ACE:HIGH_ACE], weight[ACE:HIGH_ACE]):
                if there != needed:
                    loss += (there - needed) * each
        return loss


def make_pool(must: Sequence[Card], free: Sequence[Card], weight: Callable[[Card], int], ace_high: bool) -> Pool:
    """The pool of these cards; `free` ones may stay in the hand at their weight (a whole number, 0 or more)."""
    must_counts = [[0] * _PLACES for _ in SUITS]
    weights = [[0] * _PLACES for _ in SUITS]
    must_jokers = 0
    for card in must:
        if card is JOKER:
            must_jokers += 1
        else:
            must_counts[card.suit & 3][card.rank] += 1
    have = [list(row) for row in must_counts]
    jokers = must_jokers
    joker_weight = 0
    for card in free:
        if card is JOKER:
            jokers += 1
            joker_weight = weight(card)
        else:
            row = card.suit & 3
            have[row][card.rank] += 1
            weights[row][card.rank] = weight(card)
    if ace_high:
        for counts in (must_counts, have, weights):
            for row_counts in counts:
                row_counts[HIGH_ACE] = row_counts[ACE]
    return Pool(must_counts, have, weights, must_jokers, jokers, joker_weight, ace_high)


def drop_useless(pool: Pool) -> int:
    """Take out the optional cards that fit no meld of the pool, again and again; the weight of those taken out.

    Example: without jokers 7♥ stays only if two more sevens, or two neighbours in hearts, are there.
    """
    if pool.jokers >= MAX_JOKERS:
        return 0  # two jokers and any card make a meld
    have = pool.have
    places = range(ACE, HIGH_ACE + 1) if pool.ace_high else range(ACE, KING + 1)
    masks = [sum(1 << place for place in places if row[place]) for row in have]
    loss = 0
    again = True
    while again:
        again = False
        for suit in SUITS:
            mask = masks[suit]
            in_runs = _run_places(mask, pool.jokers)
            if pool.ace_high and in_runs >> HIGH_ACE & 1:
                in_runs |= 1 << ACE
            lonely = mask & ~in_runs
            for rank in range(ACE, KING + 1):
                if not lonely >> rank & 1 or pool.must[suit][rank]:
                    continue
                if sum(other >> rank & 1 for other in masks) + pool.jokers >= 3:
                    continue
                loss += have[suit][rank] * pool.weight[suit][rank]
                have[suit][rank] = 0
                masks[suit] &= ~(1 << rank)
                if rank == ACE and pool.ace_high:
                    have[suit][HIGH_ACE] = 0
                    masks[suit] &= ~(1 << HIGH_ACE)
                again = True
    return loss


def can_use_any(must: Sequence[Card], free: Sequence[Card], ace_high: bool) -> bool:
    """Whether one of the free cards might be in a meld with these; False is sure, and found without a search."""
    pool = make_pool(must, free, lambda _: 1, ace_high)
    drop_useless(pool)
    return pool.have != pool.must or pool.jokers > pool.must_jokers


def _run_places(mask: int, jokers: int) -> int:
    """The places among these (as bits) that lie in a run of three with at most that many jokers (0 or 1)."""
    pairs = mask & mask >> 1
    if not jokers:
        threes = pairs & mask >> 2
        return threes | threes << 1 | threes << 2
    split = mask & mask >> 2
    return pairs | pairs << 1 | split | split << 2
