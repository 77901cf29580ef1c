"""The opening solver against trying every choice of melds, and what it promises (RULES T4, T5)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from ramio_desktop.model.cards import JOKER, TILE_COLOURS, Card, hand
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import hand_text, read_hand, read_table, table_text
from ramio_desktop.model.scoring import TILES, numbers_shown
from ramio_desktop.model.solver.opening import open_from_hand
from ramio_desktop.model.solver.rearrange import Laying, Limits, Objective
from tests.sampling import Seeds, scale

GRAMMAR = MeldGrammar(ace_high=False)


def opening(
    held: str, points: int = 30, table: str = "-", objective: Objective = Objective.CARDS, **more: object
) -> Laying | None:
    return open_from_hand(
        read_table(table, GRAMMAR), read_hand(held), points, numbers_shown, grammar=GRAMMAR, objective=objective,
        penalty=TILES.of, **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("10k10r10b4o", "10k10r10b"),
        ("9k9r9b4o", "-"),
        ("9k11k4o*", "9k11k*"),
        ("9k10k4o*", "9k10k*"),  # 9-10-11, not 8-9-10
        ("1k2k3k4k5k6k7k1o", "-"),  # 28
        ("1k2k3k4k5k6k7k8k1o", "1k2k3k4k5k6k7k8k"),
        ("13k2o**", "13k**"),  # 11-12-13 or three thirteens
        ("2k3o**", "-"),
        ("5k5r5b5o4k3k", "-"),  # 20, or 12 and 15: never 30
        ("8k9k10k8r8b9b10b", "8k9k10k8b9b10b"),
    ],
)
def test_T5_what_opens(held: str, laid: str) -> None:
    found = opening(held)
    assert found is not None
    assert hand_text(found.laid) == laid
    assert found.exact and found.fewest and found.disturbed == 0
    assert found.penalty == TILES.total(found.left)


def test_T5_the_table_stays_as_it_lies_before_the_new_melds() -> None:
    found = opening("10k10r10b5o", table="5k6k*,5r5b5k")
    assert found is not None
    assert table_text(found.table) == "5k6k*,5k5r5b,10k10r10b" and found.cards == 3


def test_T5_a_smaller_laying_that_opens_is_better_than_a_larger_that_does_not() -> None:
    """Seven low tiles are more than three high ones; only these have the points, and then they fall apart."""
    found = opening("1k2k3k4k1r1b1o10k10r10b")
    assert found is not None and found.cards == 10
    shared = opening("11k12k13k12r12b1k", objective=Objective.POINTS)
    assert shared is not None and hand_text(shared.laid) in ("11k12k13k", "12k12r12b")


def test_what_must_be_laid_is_laid_or_nothing() -> None:
    both = opening("10k10r10b1k2k3k9o", must=read_hand("1k"))
    assert both is not None and hand_text(both.laid) == "1k2k3k10k10r10b"
    assert opening("10k10r10b9o", must=read_hand("9o")) is None


def test_at_the_limit_nothing_is_claimed() -> None:
    found = opening("9k9r9b8k8r7k6k5k5r1o2o3o4o", limits=Limits(states=0))
    assert found is not None and (found.laid or not found.exact)


# --- Every choice of melds ------------------------------------------------------------------------------------------


def _melds(held: Counter[Card]) -> Iterator[tuple[Counter[Card], int]]:
    """Every meld of at most five tiles that the hand holds, with what it is worth at most."""
    shapes = [
        [Card(low + i, colour) for i in range(length)]
        for colour in TILE_COLOURS for length in (3, 4, 5) for low in range(1, 15 - length)
    ]
    shapes += [
        [Card(number, colour) for colour in colours]
        for number in range(1, 14) for size in (3, 4) for colours in combinations(TILE_COLOURS, size)
    ]
    for shape in shapes:
        worth = sum(int(card.rank) for card in shape)
        for jokers in range(min(held[JOKER], len(shape) - 1) + 1):
            for wild in combinations(range(len(shape)), jokers):
                cards = Counter(JOKER if i in wild else card for i, card in enumerate(shape))
                if cards <= held:
                    yield cards, worth


def _best(held: Sequence[Card], points: int, objective: Objective) -> tuple[int, int]:
    """The best opening, as (tiles, points of the rack) or the other way round, (0, 0) when there is none."""
    dearest: dict[tuple[Card, ...], int] = {}
    for cards, worth in _melds(Counter(held)):
        key = hand(cards.elements())
        dearest[key] = max(worth, dearest.get(key, 0))
    choices = [(Counter(key), worth) for key, worth in dearest.items()]
    best = (0, 0)
    seen: set[tuple[int, tuple[Card, ...], int]] = set()

    def choose(at: int, left: Counter[Card], worth: int) -> None:
        nonlocal best
        key = at, hand(left.elements()), worth
        if key in seen:
            return
        seen.add(key)
        if worth >= points:
            laid = Counter(held) - left
            aims = laid.total(), TILES.total(laid.elements())
            best = max(best, aims if objective is Objective.CARDS else aims[::-1])
        for i in range(at, len(choices)):
            if choices[i][0] <= left:
                choose(i, left - choices[i][0], worth + choices[i][1])

    choose(0, Counter(held), 0)
    return best


def test_T5_the_best_opening_is_found(seeds: Seeds) -> None:
    """Small racks of few numbers, where much fits and the thirty points are often just missed."""
    opened = missed = 0
    for seed in seeds(scale(60, 3_000)):
        chance = random.Random(seed)
        low = chance.choice((1, 1, 2, 4, 7))
        faces = [Card(number, colour) for number in range(low, low + 5) for colour in TILE_COLOURS] * 2
        held = hand(chance.sample(faces + [JOKER] * chance.choice((0, 1, 2)), chance.randint(5, 10)))
        objective = chance.choice(list(Objective))
        points = chance.choice((30, 30, 30, 40, 12))
        found = open_from_hand((), held, points, numbers_shown, grammar=GRAMMAR, objective=objective, penalty=TILES.of)
        assert found is not None and found.exact
        assert Counter(found.laid) + Counter(found.left) == Counter(held)
        assert Counter(card for meld in found.table for card in meld) == Counter(found.laid)
        assert all(map(GRAMMAR.allows, found.table))
        worth = sum(map(sum, map(numbers_shown, found.table)))
        assert not found.laid or worth >= points
        aims = found.cards, TILES.total(found.laid)
        best = _best(held, points, objective)
        assert (aims if objective is Objective.CARDS else aims[::-1]) == best, (hand_text(held), points)
        opened += bool(found.laid)
        missed += not found.laid
    assert opened and missed
