"""The best laying: against proved optima, an integer program, brute force and a checker of its own."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from ramio_desktop.model.cards import HIDDEN, JOKER, TILE_COLOURS, Card
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import hand_text, read_hand, table_text
from ramio_desktop.model.scoring import MACHIAVELLI
from ramio_desktop.model.solver.rearrange import (
    Laying,
    Limits,
    Objective,
    Unsupported,
    UnsupportedPosition,
    can_lay_all,
    clean_runs,
    rearrange,
)
from tests.model.solver.checker import brute_most, check_laying
from tests.model.solver.oracle import Oracle
from tests.model.solver.positions import Case, Position, position, proved_cases, random_position
from tests.sampling import SOAK, Seeds, scale

CARDS, POINTS = Objective.CARDS, Objective.POINTS
LOW_ACES = MeldGrammar(ace_high=False)


@cache
def oracle(jokers: int, ace_high: bool = True) -> Oracle:
    return Oracle(jokers, ace_high)


def jokers_of(there: Position) -> int:
    return there.hand.count(JOKER) + sum(card is JOKER for meld in there.table for card in meld.cards)


def worth(card: Card, objective: Objective) -> int:
    """Both aims in one number, as a laying of 106 cards never reaches 10,000 points."""
    points = MACHIAVELLI.of(card)
    return 10_000 + points if objective is CARDS else 1_000 * points + 1


def worth_of(cards: Sequence[Card], objective: Objective) -> int:
    return sum(worth(card, objective) for card in cards)


def checked(there: Position, laying: Laying | None, ace_high: bool = True) -> Laying:
    assert laying is not None
    check_laying(laying, there.table, there.hand, MACHIAVELLI.of, ace_high)
    return laying


# --- Optima ------------------------------------------------------------------------------------------------------


def test_the_proved_positions_are_all_there() -> None:
    assert len(proved_cases()) == 170


@pytest.mark.parametrize("case", [pytest.param(case, id=str(i)) for i, case in enumerate(proved_cases())])
def test_both_optima_of_the_proved_positions(case: Case) -> None:
    there = case.position
    most = checked(there, rearrange(there.table, there.hand, objective=CARDS, keep_melds=False))
    least = checked(there, rearrange(there.table, there.hand, objective=POINTS, keep_melds=SOAK))
    assert (most.cards, most.exact) == (case.most_cards, True)
    assert (least.penalty, least.exact) == (case.least_penalty, True)
    assert most.penalty >= least.penalty and most.cards >= least.cards


def test_equal_to_an_integer_program_on_fresh_positions(seeds: Seeds) -> None:
    """0, 1 and 2 jokers, on the table or in the hand; both aims in their order, the second too."""
    for seed in seeds(scale(60, 2000)):
        chance = random.Random(seed)
        jokers = chance.choice((0, 1, 2))
        there = random_position(chance, jokers, chance.randrange(9), chance.randrange(1, 15))
        objective = chance.choice((CARDS, POINTS))
        keep_melds = chance.random() < 0.5
        found = checked(there, rearrange(there.table, there.hand, objective=objective, keep_melds=keep_melds))
        most = oracle(jokers_of(there)).most(there.table, there.hand, lambda card, o=objective: worth(card, o))
        assert worth_of(found.laid, objective) == most, str(there)
        assert found.exact


@pytest.mark.soak
def test_equal_to_an_integer_program_on_large_positions(seeds: Seeds) -> None:
    for seed in seeds(100):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(8, 16), chance.randrange(10, 30))
        found = checked(there, rearrange(there.table, there.hand))
        most = oracle(jokers_of(there)).most(there.table, there.hand, lambda card: worth(card, CARDS))
        if found.exact:
            assert worth_of(found.laid, CARDS) == most, str(there)
        else:
            assert most is not None and worth_of(found.laid, CARDS) <= most


def test_equal_to_an_integer_program_where_the_ace_is_low(seeds: Seeds) -> None:
    for seed in seeds(scale(20, 1000)):
        chance = random.Random(seed)
        jokers = chance.choice((0, 1, 2))
        there = random_position(chance, jokers, chance.randrange(7), chance.randrange(1, 15), LOW_ACES)
        found = checked(there, rearrange(there.table, there.hand, grammar=LOW_ACES), ace_high=False)
        most = oracle(jokers_of(there), False).most(there.table, there.hand, lambda card: worth(card, CARDS))
        assert worth_of(found.laid, CARDS) == most, str(there)


def test_equal_to_brute_force_on_small_positions(seeds: Seeds) -> None:
    for seed in seeds(scale(60, 2000)):
        chance = random.Random(seed)
        ace_high = chance.random() < 0.7
        grammar = MeldGrammar(ace_high)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(3), chance.randrange(1, 6), grammar)
        if sum(map(len, there.table)) + len(there.hand) > 10:
            continue
        for objective in Objective:
            found = checked(there, rearrange(there.table, there.hand, grammar=grammar, objective=objective), ace_high)
            most = brute_most(there.table, there.hand, lambda cards, o=objective: worth_of(cards, o), ace_high)
            assert worth_of(found.laid, objective) == most, str(there)


def test_equal_to_brute_force_where_cards_crowd(seeds: Seeds) -> None:
    """Few faces, many copies and jokers: doubled suits, sets of a rank twice, jokers that find no place."""
    faces = read_hand("7c7c7d7d7h7h7s7s8c8c8d8h8s9c9d9h9sAcAcAdKcKdQc")
    for seed in seeds(scale(60, 2000)):
        chance = random.Random(seed)
        cards = chance.sample(faces, chance.randrange(3, 8)) + [JOKER] * chance.randrange(3)
        there = Position((), tuple(sorted(cards)))
        found = checked(there, rearrange((), there.hand))
        assert worth_of(found.laid, CARDS) == brute_most((), there.hand, lambda laid: worth_of(laid, CARDS)), str(there)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("- 7h**", 3),  # one real card and two jokers
        ("- 7c7d7h7s*", 4),  # a set of four has no room for the joker
        ("- 7c7d7h7s**", 6),  # two sets of two and a joker
        ("7c7d7h7s *", 0),
        ("7c7d7h7s,4c5c6c *", 1),
        ("- AcAc2c3cQcKc", 6),  # the ace at both ends
        ("- Ac2c3c4c5c6c7c8c9cTcJcQcKcAc", 14),
        ("- KcAc2c", 0),  # a run does not go round (M4)
        ("- 9s9s9h", 0),  # no suit twice in a set (M5)
        ("- 9s9s9h9h9d9d", 6),
        ("- 9s9s9h9h9d", 3),
        ("- 9s9s9h9h9d*", 6),
        ("- Ac2c3c4c5c6c7c8c9cTcJcQcKc*", 14),
    ],
)
def test_small_positions_by_hand(text: str, cards: int) -> None:
    there = position(text)
    assert checked(there, rearrange(there.table, there.hand)).cards == cards


def test_objectives_order_layings_differently() -> None:
    there = position("- 2c3c4c4d4hKhKsKd4s")
    assert checked(there, rearrange((), there.hand, objective=CARDS)).cards == 9
    there = position("2c3c4c,QhKhAh 2d2h3dKsKd3h4d")
    most = checked(there, rearrange(there.table, there.hand, objective=CARDS))
    least = checked(there, rearrange(there.table, there.hand, objective=POINTS))
    assert most.cards >= least.cards and most.penalty >= least.penalty


def test_penalties_are_the_callers() -> None:
    there = position("- 2c2d2h3h4h")
    cheap = rearrange((), there.hand, objective=POINTS, penalty=lambda card: 9 if card.rank == 2 else 1)
    dear = rearrange((), there.hand, objective=POINTS, penalty=lambda card: 1 if card.rank == 2 else 9)
    assert cheap is not None and hand_text(cheap.laid) == "2c2d2h"
    assert dear is not None and hand_text(dear.laid) == "2h3h4h"


# --- Fewest melds disturbed --------------------------------------------------------------------------------------


def test_fewest_disturbed_is_what_an_integer_program_finds(seeds: Seeds) -> None:
    """Over all layings as good, whichever cards they lay; never fewer, and equal where it says so."""
    proved = 0
    for seed in seeds(scale(40, 800)):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(1, 8), chance.randrange(1, 8))
        objective = chance.choice((CARDS, POINTS))
        found = checked(there, rearrange(there.table, there.hand, objective=objective))
        fewest = oracle(jokers_of(there)).fewest_disturbed(
            there.table, there.hand, lambda card, o=objective: worth(card, o), worth_of(found.laid, objective)
        )
        assert found.disturbed >= fewest, str(there)
        if found.fewest:
            assert found.disturbed == fewest, str(there)
        proved += found.fewest
    assert proved


def test_fewest_disturbed_keeps_what_is_laid_as_good(seeds: Seeds) -> None:
    for seed in seeds(scale(30, 1000)):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(1, 10), chance.randrange(3, 15))
        opening = chance.random() < 0.5
        any_way = checked(there, rearrange(there.table, there.hand, opening=opening, keep_melds=False))
        kept = checked(there, rearrange(there.table, there.hand, opening=opening))
        assert (kept.cards, kept.penalty, kept.exact) == (any_way.cards, any_way.penalty, any_way.exact)
        assert kept.disturbed <= any_way.disturbed
        if opening and kept.laid:
            assert _clean_runs_by_hand(kept.laid)


@pytest.mark.parametrize(
    ("text", "table", "disturbed"),
    [
        ("5h6h7h,2c2d2s 8h9h2h", "5h6h7h8h9h,2c2d2h2s", 0),  # what is only prolonged is undisturbed
        ("5h6h7h8h 8c8d", "5h6h7h,8c8d8h", 1),
        ("9c9d9h9s,Ah2h3h 4h", "9c9d9h9s,Ah2h3h4h", 0),
        ("TdTh*s Tc", "TcTdTh*s", 0),  # the declared joker stays the spade
        ("3h4h* 2h", "2h3h4h*", 0),  # the joker stays the five
        ("3h*5h 4h", "3h4h5h*", 1),  # the joker makes room: it stands for another card now
        ("3h4h5h,6s6c6d 6h7h", "3h4h5h6h7h,6c6d6s", 0),
    ],
)
def test_fewest_disturbed_by_hand(text: str, table: str, disturbed: int) -> None:
    there = position(text)
    found = checked(there, rearrange(there.table, there.hand))
    assert not found.left and found.fewest
    assert found.disturbed == disturbed
    assert table_text(found.table) == table


# --- Conditions --------------------------------------------------------------------------------------------------


def test_cards_that_must_be_laid(seeds: Seeds) -> None:
    for seed in seeds(scale(30, 1000)):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(6), chance.randrange(2, 10))
        must = chance.sample(there.hand, chance.randint(1, 2))
        found = rearrange(there.table, there.hand, must=must)
        most = oracle(jokers_of(there)).most(there.table, there.hand, lambda card: worth(card, CARDS), must)
        if most is None:
            assert found is None, str(there)
        else:
            assert Counter(must) <= Counter(checked(there, found).laid)
            assert worth_of(found.laid, CARDS) == most, str(there)


def test_a_card_that_must_be_laid_is_in_the_hand() -> None:
    with pytest.raises(ValueError, match="not in the hand"):
        rearrange((), read_hand("2c3c4c"), must=read_hand("5c"))
    with pytest.raises(ValueError, match="not in the hand"):
        rearrange((), read_hand("2c3c4c"), must=read_hand("2c2c"))


def test_M7_opening_is_the_best_laying_with_a_clean_run(seeds: Seeds) -> None:
    """Against the integer program with the cards of each clean run forced, and against its own refusal without one."""
    for seed in seeds(scale(40, 600)):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(7), chance.randrange(3, 20))
        objective = chance.choice((CARDS, POINTS))
        found = checked(there, rearrange(there.table, there.hand, opening=True, objective=objective))
        runs = _clean_runs_by_hand(there.hand)
        most = [
            oracle(jokers_of(there)).most(there.table, there.hand, lambda card, o=objective: worth(card, o), run)
            for run in runs
        ]
        assert worth_of(found.laid, objective) == max([0, *[n for n in most if n is not None]]), str(there)
        assert any(Counter(run) <= Counter(found.laid) for run in runs) == bool(runs)
        if not runs:
            assert found.table == there.table and not found.laid


def test_M7_opening_on_small_hands_against_brute_force(seeds: Seeds) -> None:
    for seed in seeds(scale(40, 800)):
        chance = random.Random(seed)
        suit_cards = read_hand("3h4h5h6h7h8h5s6s7s7c7d*")
        there = Position((), tuple(sorted(chance.sample(suit_cards, chance.randrange(3, 8)))))

        def opened_worth(cards: Sequence[Card]) -> int:
            return worth_of(cards, CARDS) if not cards or _clean_runs_by_hand(cards) else -1

        found = checked(there, rearrange((), there.hand, opening=True))
        assert worth_of(found.laid, CARDS) == brute_most((), there.hand, opened_worth), str(there)


def _clean_runs_by_hand(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    line = [*range(1, 14), 1]
    naturals = sorted(set(cards) - {JOKER})
    return [
        three
        for three in combinations(naturals, 3)
        if len({card.suit for card in three}) == 1
        and any({int(card.rank) for card in three} == set(line[i : i + 3]) for i in range(12))
    ]


def test_M7_clean_runs_of_a_hand() -> None:
    runs = ["".join(card.text for card in run) for run in clean_runs(read_hand("AhKhQh2h3hKcAc2c5d6d*"))]
    assert runs == ["Ah2h3h", "QhKhAh"]


def test_M7_the_ace_above_the_king_only_where_it_may_be_high() -> None:
    assert [run[0].text for run in clean_runs(read_hand("AhKhQh2h3h"), LOW_ACES)] == ["Ah"]


def test_close_test_agrees_with_the_best_laying(seeds: Seeds) -> None:
    closed = 0
    for seed in seeds(scale(60, 2000)):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(9), chance.randrange(1, 6))
        found = checked(there, rearrange(there.table, there.hand))
        assert can_lay_all(there.table, there.hand) == (not found.left), str(there)
        closed += not found.left
    assert closed


def test_nothing_to_lay_leaves_the_table_as_it_is() -> None:
    there = position("5h6h7h,TdTh*s Kc2d")
    found = checked(there, rearrange(there.table, there.hand))
    assert (found.table, found.laid, found.disturbed, found.exact, found.fewest) == (there.table, (), 0, True, True)


def test_a_table_that_cannot_be_arranged_has_no_answer() -> None:
    there = position("5h6h,2c3c4c Kc")
    assert rearrange(there.table, there.hand) is None
    assert not can_lay_all(there.table, there.hand)


def test_a_broken_table_is_mended() -> None:
    there = position("5h6h,7h,2c3c4c -")
    found = checked(there, rearrange(there.table, there.hand))
    assert sorted(map(str, found.table)) == ["2c3c4c", "5h6h7h"] and not found.laid


def test_tiles_have_no_high_one() -> None:
    there = position("11k12k13k 1k2k3k", LOW_ACES)
    found = rearrange(there.table, there.hand, grammar=LOW_ACES)
    assert found is not None and found.cards == 3
    assert table_text(found.table) == "11k12k13k,1k2k3k"
    one = rearrange(there.table, read_hand("1k"), grammar=LOW_ACES)
    assert one is not None and one.cards == 0
    assert {card.suit for meld in found.table for card in meld.cards} <= set(TILE_COLOURS)


# --- What is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "cards", "reason"),
    [
        ("5h6h7h,5h6h7h", "5h", Unsupported.THIRD_COPY),
        ("5h6h*,5h*7h", "*", Unsupported.THIRD_JOKER),
        ("5h6h7h", "5k", Unsupported.CARDS_AND_TILES),
    ],
)
def test_what_the_tables_do_not_hold_is_refused_by_name(table: str, cards: str, reason: Unsupported) -> None:
    there = position(f"{table} {cards}")
    for solve in (rearrange, can_lay_all):
        with pytest.raises(UnsupportedPosition) as refused:
            solve(there.table, there.hand)
        assert refused.value.reason is reason
    if reason is Unsupported.THIRD_COPY:
        assert refused.value.card is there.hand[0]


def test_hidden_cards_are_refused_by_name() -> None:
    with pytest.raises(UnsupportedPosition) as refused:
        rearrange((), (HIDDEN, Card(5, 0)))
    assert refused.value.reason is Unsupported.HIDDEN_CARD


# --- Limits and repeatability --------------------------------------------------------------------------------------


def test_past_the_limit_the_best_found_is_legal_and_says_so(seeds: Seeds) -> None:
    cut = 0
    for seed in seeds(scale(20, 500)):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.randrange(12), chance.randrange(5, 40))
        best = checked(there, rearrange(there.table, there.hand, keep_melds=False))
        hasty = checked(there, rearrange(there.table, there.hand, limits=Limits(states=10, keeping=50)))
        assert worth_of(hasty.laid, CARDS) <= worth_of(best.laid, CARDS)
        if hasty.exact:
            assert worth_of(hasty.laid, CARDS) == worth_of(best.laid, CARDS)
        cut += not hasty.exact
    assert cut


def test_hoarded_hands_are_answered_within_the_limit(seeds: Seeds) -> None:
    """55 cards in hand: proved, or best found after at most so many states (the time is in FIGURES.md)."""
    for seed in seeds(scale(6, 200)):
        chance = random.Random(seed)
        there = random_position(chance, chance.choice((0, 1, 2)), chance.choice((0, 3, 6, 9)), 55)
        found = checked(there, rearrange(there.table, there.hand))
        assert found.exact or found.states >= Limits().states
        assert found.states <= 4 * Limits().states


def test_M7_a_hoarded_hand_opens_in_one_search() -> None:
    """A hand of 52 holds some twenty clean runs; a search for each of them took seconds."""
    there = random_position(random.Random(0), 2, 0, 52)
    runs = _clean_runs_by_hand(there.hand)
    assert len(runs) > 20
    found = checked(there, rearrange(there.table, there.hand, opening=True))
    assert found.exact and _clean_runs_by_hand(found.laid)
    assert found.states == rearrange(there.table, there.hand).states


def test_the_order_of_the_hand_does_not_matter(seeds: Seeds) -> None:
    for seed in seeds(scale(10, 500)):
        chance = random.Random(seed)
        there = random_position(chance, 2, 8, 8)
        shuffled = chance.sample(there.hand, len(there.hand))
        assert rearrange(there.table, shuffled) == rearrange(there.table, there.hand)


def test_I5_the_same_answer_in_every_process() -> None:
    """No answer hangs on where objects lie in memory or how strings are hashed."""
    code = """
import random
from ramio_desktop.model.notation import table_text
from ramio_desktop.model.solver.rearrange import rearrange
from tests.model.solver.positions import random_position
for seed in range(12):
    there = random_position(random.Random(seed), seed % 3, 8, 6)
    print(table_text(rearrange(there.table, there.hand).table))
"""
    outputs = set()
    for hash_seed in ("0", "1", "77"):
        run = subprocess.run(
            [sys.executable, "-c", f"junk = [bytes(n) for n in range({hash_seed})]\n{code}"],
            cwd=Path(__file__).parents[3],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert run.returncode == 0, run.stderr
        outputs.add(run.stdout)
    assert len(outputs) == 1 and next(iter(outputs)).count("\n") == 12
