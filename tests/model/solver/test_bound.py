"""The bound from below on how many melds are disturbed: never more than an integer program finds, and often as many."""

import random
from collections import Counter

from ramio_desktop.model.solver.rearrange import Limits, rearrange
from ramio_desktop.model.solver.rearrange.bound import Bound
from ramio_desktop.model.solver.rearrange.disturbance import pair_up
from tests.model.solver.oracle import Oracle
from tests.model.solver.positions import GRAMMAR, Position, position, proved_cases, random_position
from tests.sampling import Seeds, scale


def bounded(there: Position, max_states: int = 3_000) -> tuple[int, frozenset[int], int]:
    """The bound for laying as many cards as can be laid, the necessary melds, and how many the solver disturbs."""
    found = rearrange(there.table, there.hand, penalty=lambda card: 0)
    assert found is not None
    bound = Bound(there.table, Counter(there.hand), Counter(), lambda card: 1, len(found.left), GRAMMAR, max_states)
    disturbed = set(range(len(there.table))) - set(pair_up(there.table, found.table))
    return bound.least(disturbed), bound.necessary, found.disturbed


def test_a_meld_that_has_to_give_a_card_is_necessary() -> None:
    assert bounded(position("5h6h7h8h,2c3c4c 8c8d")) == (1, frozenset({0}), 1)


def test_neither_of_two_melds_that_can_give_the_card_is_necessary_but_one_is_disturbed() -> None:
    assert bounded(position("8h9hThJh,5h6h7h8h 8c8d")) == (1, frozenset(), 1)


def test_what_only_prolongs_a_meld_disturbs_none() -> None:
    assert bounded(position("5h6h7h,9c9d9h,QdKdAd 8h9s4h")) == (0, frozenset(), 0)


def test_without_a_state_to_search_in_nothing_is_bounded() -> None:
    assert bounded(position("5h6h7h8h,2c3c4c 8c8d"), max_states=0)[:2] == (0, frozenset())


def test_never_more_than_an_integer_program_disturbs(seeds: Seeds) -> None:
    oracles = [Oracle(jokers) for jokers in range(3)]
    reached = 0
    for seed in seeds(scale(30, 1_500)):
        chance = random.Random(seed)
        jokers = chance.choice((0, 1, 2))
        there = random_position(chance, jokers, chance.randrange(2, 9), chance.randrange(1, 10))
        least, necessary, disturbed = bounded(there)
        most = rearrange(there.table, there.hand, keep_melds=False)
        assert most is not None
        fewest = oracles[jokers].fewest_disturbed(there.table, there.hand, lambda card: 1, most.cards)
        assert len(necessary) <= least <= fewest <= disturbed, str(there)
        reached += least == fewest > 0
    assert reached


def test_proves_what_the_search_alone_leaves_open() -> None:
    """Tables of self-play on which many choices of cards are as good; the cards laid are as good either way."""
    cases = proved_cases()
    for case in [cases[i] for i in (8, 33, 41, 42, 46, 54, 56, 86, 87, 137, 152, 160)]:
        table, hand = case.position.table, case.position.hand
        proved = rearrange(table, hand)
        alone = rearrange(table, hand, limits=Limits(proving=0))
        assert proved is not None and alone is not None
        assert (proved.cards, proved.penalty) == (alone.cards, alone.penalty)
        assert proved.fewest and not alone.fewest
        assert proved.disturbed <= alone.disturbed
