"""The solver's small tables, each against its definition tried out in full."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from ramio_desktop.model.cards import CARD_SUITS, JOKER, Card
from ramio_desktop.model.solver.rearrange.disturbance import count_disturbed, line_up
from ramio_desktop.model.solver.rearrange.runs import (
    AS_GOOD,
    BETTER,
    GROWN,
    IMPOSSIBLE,
    LENGTHS,
    NEED_AFTER_NEXT,
    NEED_NEXT,
)
from ramio_desktop.model.solver.rearrange.sets import DEMAND, FEWEST_JOKERS, JOKER_CHOICES, NEVER, set_count
from tests.model.solver.checker import can_be_meld
from tests.model.solver.positions import position

CODES = range(len(LENGTHS))


# --- Runs --------------------------------------------------------------------------------------------------------


def test_a_code_grows_as_its_runs_do() -> None:
    """The fixed order of feeding loses nothing: any other way to feed as many cells leads to a code no better."""
    for code, cells in product(CODES, range(3)):
        ways = set()
        for fed in product((False, True), repeat=2):  # each open run is fed or not; what is left starts new runs
            runs = [length for length in LENGTHS[code] if length]
            grown = [min(3, length + 1) for length, feed in zip(runs, fed, strict=False) if feed]
            dropped = [length for length, feed in zip(runs, fed, strict=False) if not feed]
            new = cells - len(grown)
            if new < 0 or any(length < 3 for length in dropped):
                continue
            ways.add(tuple(sorted([*grown, *[1] * new, 0, 0])[-2:]))
        after = GROWN[code][cells]
        assert (after == IMPOSSIBLE) == (not ways)
        if ways:
            assert LENGTHS[after] in ways
            assert all(AS_GOOD[after][LENGTHS.index(way)] for way in ways)


def test_each_number_of_cells_leads_to_a_code_of_its_own() -> None:
    """So the cells of a step can be read off its two codes."""
    for code in CODES:
        after = [grown for grown in GROWN[code] if grown != IMPOSSIBLE]
        assert len(set(after)) == len(after)


def test_as_good_means_that_every_continuation_can_be_followed() -> None:
    def endings(code: int, depth: int) -> set[tuple[int, ...]]:
        """The sequences of cells, of that length at most, after which no run is short."""
        found = {()} if NEED_NEXT[code] == 0 else set()
        if depth:
            for cells, after in enumerate(GROWN[code]):
                if after != IMPOSSIBLE:
                    found |= {(cells, *rest) for rest in endings(after, depth - 1)}
        return found

    continuations = [endings(code, 6) for code in CODES]
    for a, b in product(CODES, CODES):
        assert AS_GOOD[a][b] == (continuations[b] <= continuations[a]), (LENGTHS[a], LENGTHS[b])


def test_no_two_codes_are_as_good_as_each_other() -> None:
    """Else each would drop the other."""
    assert not any(AS_GOOD[a][b] and AS_GOOD[b][a] for a, b in product(CODES, CODES) if a != b)
    assert all(AS_GOOD[better][code] for code in CODES for better in BETTER[code])


def test_needs_are_what_a_code_must_get() -> None:
    for code in CODES:
        possible = [cells for cells in range(3) if GROWN[code][cells] != IMPOSSIBLE]
        assert min(possible) == NEED_NEXT[code]
        after = [min(c for c in range(3) if GROWN[GROWN[code][cells]][c] != IMPOSSIBLE) for cells in possible]
        assert min(after) == NEED_AFTER_NEXT[code]


# --- Sets --------------------------------------------------------------------------------------------------------


def _can_part(cards: list[Card]) -> bool:
    """Whether the cards of one rank (and jokers) can be parted into sets; tried out in full."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    if first is JOKER:
        return False  # jokers come last, so only jokers are left
    for choice in range(1 << len(rest)):
        group = [first, *[card for i, card in enumerate(rest) if choice >> i & 1]]
        if 3 <= len(group) <= 4 and can_be_meld(group) and len({c.rank for c in group if c is not JOKER}) == 1:
            left = [card for i, card in enumerate(rest) if not choice >> i & 1]
            if _can_part(left):
                return True
    return False


@pytest.mark.parametrize("counts", [c for c in product(range(3), repeat=4) if list(c) == sorted(c)], ids=str)
def test_set_demands_against_every_partition(counts: tuple[int, ...]) -> None:
    demand = sum(DEMAND[count] for count in counts)
    cards = [Card(9, suit) for suit, count in zip(CARD_SUITS, counts, strict=True) for _ in range(count)]
    possible = [jokers for jokers in range(3) if _can_part([*cards, *[JOKER] * jokers])]
    assert list(JOKER_CHOICES[demand]) == possible
    assert FEWEST_JOKERS[demand] == (possible[0] if possible else NEVER)
    for jokers in range(3):
        assert (set_count(demand, jokers) >= 0) == (jokers in possible)


# --- Disturbance -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "disturbed"),
    [
        ("5h6h7h", "4h5h6h7h8h", 0),
        ("5h6h7h,8h9hTh", "5h6h7h8h9hTh", 1),  # one new meld keeps one old meld
        ("5h6h7h,5h6h7h", "5h6h7h,5h6h7h8h", 0),
        ("5h6h7h,6h7h8h", "5h6h7h8h,6h7h9h", 1),
        ("5h6h7h,4h5h6h7h", "4h5h6h7h,5h6h7h", 0),  # the smaller may not take the larger's place
        ("3h4h*", "2h3h4h*", 0),
        ("3h4h*", "*3h4h", 1),
        ("TdTh*s", "TdTh*c", 1),
        ("TdTh*s", "TcTdTh*s", 0),
        ("TdTh*", "TcTdTh*", 0),
        ("7h**", "7h**8h", 1),  # laid anew, the jokers stand elsewhere
    ],
)
def test_disturbed_melds_by_the_definition(old: str, new: str, disturbed: int) -> None:
    assert count_disturbed(position(f"{old} -").table, position(f"{new} -").table) == disturbed


def test_kept_melds_stay_in_their_place() -> None:
    old = position("2c3c4c,5h6h7h,9c9d9h -").table
    new = position("JdQdKd,9c9d9h9s,5h6h,7h8h9h,2c3c4c -").table
    table, disturbed = line_up(old, new)
    assert [str(meld) for meld in table] == ["2c3c4c", "5h6h", "9c9d9h9s", "JdQdKd", "7h8h9h"]
    assert disturbed == 1
    assert Counter(card for meld in table for card in meld) == Counter(card for meld in new for card in meld)


