"""The hand solver against brute force, and its answers against the rules (SOLVER.md, "Hand solver for ramino")."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ramio_desktop.model.cards import CARD_SUITS, JOKER, Card, deck, hand
from ramio_desktop.model.melds import MeldGrammar, Table
from ramio_desktop.model.notation import hand_text, read_hand, read_table, table_text
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.model.places import settled
from ramio_desktop.model.rules.ramino.laying import Laying, laying
from ramio_desktop.model.scoring import Penalties
from ramio_desktop.model.solver.hand import HandSolver, Plan, one
from tests.model.solver.hand_oracle import outcomes
from tests.sampling import Seeds, scale

COSTS = Penalties(ace=11, joker=25)
GRAMMAR = MeldGrammar()


def options_of(chance: random.Random) -> RaminoOptions:
    """House rules that make a difference to what a hand can lay."""
    return RaminoOptions(
        ace=chance.choice(("both", "both", "low")), jokers_per_meld=chance.choice(("1", "1", "many")),
        taken_joker=chance.choice(("lay_now", "keep")), set_joker=chance.choice(("both", "declared")),
        opening_points=chance.choice((20, 30, 50)), final_discard=chance.choice((True, False)),
        joker_opening_value=chance.choice(("represented", "represented", "25")),
    )


def position(chance: random.Random, size: int) -> tuple[Table, tuple[Card, ...], RaminoOptions]:
    """A small table and a hand that has something to do with it."""
    options = options_of(chance)
    pool = list(deck(CARD_SUITS, 2, 0))
    ranks = range(chance.randint(1, 8), 14)
    near = [card for card in pool if card.rank in ranks[:6] or card.rank == 1]
    chance.shuffle(near)
    grammar = MeldGrammar(options.ace_high)
    table: list = []
    for _ in range(chance.choice((0, 1, 1, 2))):
        suit = chance.choice(CARD_SUITS)
        low = chance.choice(ranks[:4])
        cards: list[Card] = (
            [Card((low + i - 1) % 13 + 1, suit) for i in range(3)] if chance.random() < 0.5
            else [Card(low, other) for other in chance.sample(CARD_SUITS, 3)]
        )
        declared = ""
        if chance.random() < 0.6:
            at = chance.randrange(3)
            if cards[0].rank is cards[1].rank and options.set_joker == "declared":
                declared = cards[at].suit.letter
            cards[at] = JOKER
        text = "".join(card.text + (declared if card is JOKER else "") for card in cards)
        (meld,) = read_table(text, grammar)
        if grammar.allows(meld):
            table.append(settled(meld, options))
    held = near[: size - 1] + [chance.choice((JOKER, near[size]))]
    return tuple(table), hand(held), options


def check_plan(plan: Plan, table: Table, held: tuple[Card, ...], options: RaminoOptions) -> None:
    """A plan is what it says it is, and the rules take it."""
    if plan.laid:
        judged = laying(table, plan.table, held, Counter(held), options)
        assert isinstance(judged, Laying), (judged, table_text(table), hand_text(held), table_text(plan.table))
        assert judged.used == plan.laid
        assert plan.left == hand((Counter(held) + Counter({JOKER: judged.returned}) - Counter(plan.laid)).elements())
    else:
        assert plan.table == table and plan.left == held


def test_best_closing_and_opening_are_those_of_brute_force(seeds: Seeds) -> None:
    for seed in seeds(scale(40, 3_000)):
        chance = random.Random(seed)
        table, held, options = position(chance, chance.choice((4, 5, 6)))
        possible = outcomes(table, held, options)
        solver = HandSolver(table, held, options)
        where = (table_text(table), hand_text(held), options)
        least = chance.choice((0, 0, 1, 2))
        for weight in (one, COSTS.of):
            plan = solver.best(weight, least_left=least)
            best = max(
                sum(map(weight, laid)) - sum(map(weight, (Counter(left) - Counter(held)).elements()))
                for laid, left, _ in possible if len(left) >= least or not laid
            )
            assert plan is not None and plan.worth == best, where
            check_plan(plan, table, held, options)
        must = chance.choice(held)
        plan = solver.best(one, must=must)
        assert (plan is not None) == any(must in laid for laid, _, _ in possible), (*where, must)
        if plan is not None:
            check_plan(plan, table, held, options)
            assert must in plan.laid and len(plan.laid) - len(plan.left) == max(
                len(laid) - len(left) for laid, left, _ in possible if must in laid
            ) if options.taken_joker == "lay_now" else must in plan.laid
        opening = solver.opening(options.opening_points, least_left=least)
        counts = [points for _, left, points in possible if len(left) >= least]
        most = max(counts, default=0)
        assert (opening is not None) == (most >= options.opening_points), where
        if opening is not None:
            assert opening.worth == most, where
            check_plan(opening, table, held, options)
        closing = solver.closing()
        may = {len(left) for laid, left, _ in possible if laid}
        assert (closing is not None) == (1 in may or 0 in may and not options.final_discard or len(held) == 1), where
        if closing is not None:
            check_plan(closing[0], table, held, options)
            assert closing[0].left == (() if closing[1] is None else (closing[1],))


def test_what_stays_after_each_discard_is_that_of_a_smaller_hand(seeds: Seeds) -> None:
    for seed in seeds(scale(60, 1_000)):
        chance = random.Random(seed)
        table, held, options = position(chance, chance.choice((6, 9, 12)))
        solver = HandSolver(table, held, options)
        for card in set(held):
            rest = list(held)
            rest.remove(card)
            assert solver.most_left_after(COSTS.of, card) == HandSolver(table, rest, options).most(COSTS.of)


def test_what_one_more_card_brings_is_what_a_larger_hand_has(seeds: Seeds) -> None:
    """Without jokers on the table: their swaps are left out there."""
    for seed in seeds(scale(60, 1_000)):
        chance = random.Random(seed)
        table, held, options = position(chance, chance.choice((6, 9, 12)))
        table = tuple(meld for meld in table if JOKER not in meld.cards)
        solver = HandSolver(table, held, options)
        for drawn in chance.sample(deck(CARD_SUITS, 1, 0), 8):
            wanted = HandSolver(table, hand((*held, drawn)), options).most(COSTS.of)
            assert solver.most_with(COSTS.of, None, drawn) == wanted


def test_plans_of_whole_hands_are_legal(seeds: Seeds) -> None:
    for seed in seeds(scale(60, 2_000)):
        chance = random.Random(seed)
        table, held, options = position(chance, chance.choice((10, 11, 14, 15)))
        solver = HandSolver(table, held, options)
        for plan in (solver.best(COSTS.of), solver.best(one), solver.opening(1), solver.best(one, must=held[0])):
            if plan is not None:
                check_plan(plan, table, held, options)


@pytest.mark.parametrize(
    ("table", "held", "laid", "discard"),
    [
        ("-", "6c6d6h2s", "6c6d6h", "2s"),
        ("-", "6c6d6h6s7s8s2d", "6c6d6h6s7s8s", "2d"),
        ("4h5h6h", "7h8h2d", "7h8h", "2d"),
        ("5h*7h,QcQdQh", "6h2d", "6h", "2d"),
    ],
)
def test_closing_leaves_the_last_discard(table: str, held: str, laid: str, discard: str) -> None:
    found = HandSolver(read_table(table, GRAMMAR), read_hand(held), RaminoOptions()).closing()
    assert found is not None and (found[0].laid, hand_text((found[1],) if found[1] else ())) == (
        read_hand(laid), discard
    )


@pytest.mark.parametrize("held", ["6c6d6h", "6c6d6h7c7d7h", "2c4c6c8d"])
def test_R17_incartato_everything_goes_and_nothing_is_left_to_discard(held: str) -> None:
    assert HandSolver((), read_hand(held), RaminoOptions()).closing() is None
    free = HandSolver((), read_hand(held), RaminoOptions(final_discard=False)).closing()
    assert (free is not None) == (held != "2c4c6c8d")


def test_closing_minds_the_card_that_may_not_go_back() -> None:
    solver = HandSolver((), read_hand("6c6d6h2s"), RaminoOptions())
    assert solver.closing(not_last=read_hand("2s")[0]) is None
    assert solver.closing(not_last=read_hand("6c")[0]) is not None
