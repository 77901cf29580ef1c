"""The searches: tables that can be reached, and persons who reach them step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from ramio_desktop.model.cards import JOKER, Card
from ramio_desktop.model.notation import read_hand, read_table, table_text
from ramio_desktop.model.puzzles.beauty import fits_at_once, gives_away, is_handsome, slides_joker
from ramio_desktop.model.puzzles.canon import canon, core
from ramio_desktop.model.puzzles.measure import grade_of, measure, rating_of, width_of
from ramio_desktop.model.puzzles.person import PLAYERS, WIDEST, Person, TooLong
from ramio_desktop.model.puzzles.reach import Reach
from ramio_desktop.model.puzzles.selfplay import best_cards, moments, weights
from ramio_desktop.model.puzzles.shapes import (
    CARDS, GRAMMAR, Shapes, cards_of, face_of, meld_of, shape_of, shapes_of, size_of, table_of,
)
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.solver.rearrange import can_lay_all
from ramio_desktop.model.solver.rearrange.disturbance import count_disturbed
from tests.model.solver.oracle import Oracle
from tests.sampling import Seeds, scale


def puzzle(text: str) -> tuple[Shapes, tuple[int, ...]]:
    """Shapes and faces of `TABLE HAND`."""
    table, hand = text.split()
    return tuple(sorted(shapes_of(read_table(table, GRAMMAR)))), tuple(sorted(map(face_of, read_hand(hand))))


LADDER = "5c5d5h5s,6c6h6s,7c7h7s,8d8h8s,9cTcJc,9d9h9s,Ah2h3h Td"
RING = "5c5d5s,6d7d8d9d,8c9cTc,8d8h8s,9sTsJs,JcJdJh Qc"
TRANSPOSITION = "2c2d2s,3c3d3s,4c4d4s,5c5d5s,6c7c8c,6d6h6s,9c9d9h,QsKsAs Ad6d"
SPLITS = "3c4c5c6c,9c9d9h9s,2h3h4h 6d6h8sTs"
LENDERS = "2c2h2s,2d3d4d,2s3s4s5s6s,7h8h9h,8c8h8s,9d9h9s,AcAdAhAs,QcQdQhQs Kc"


@pytest.mark.parametrize(
    ("text", "width", "disturbed", "grade"),
    [
        (LADDER, 5, 5, 5), (RING, 4, 4, 4), (TRANSPOSITION, 3, 4, 4), (LENDERS, 2, 2, 2), (SPLITS, 1, 2, 2),
        ("3c3d3s,4d5d6d,7s8s9s,9c9d9h,TsJsQsKsAs Js", 1, 1, 1),
        ("3h4h5h,7c8c9c,9c9h9s,Ac2c3c,JcJdJh,JdQdKdAd,JsQsKs TcTdTdTh", 0, 0, 1),
    ],
)
def test_Z2_width_and_melds_disturbed_give_the_grade(text: str, width: int, disturbed: int, grade: int) -> None:
    shapes, hand = puzzle(text)
    person = Person()
    step = person.fewest(shapes, hand)
    assert step is not None and step.width == disturbed
    found = width_of(shapes, hand, person, step.width)
    assert (found, grade_of(found, step.width, len(hand), len(shapes))) == (width, grade)


def test_what_takes_two_melds_apart_may_be_two_easy_steps() -> None:
    """Each of the two steps takes one meld apart; all at once would be two."""
    shapes, hand = puzzle(SPLITS)
    person = Person()
    steps = person.solves(shapes, hand, 1)
    assert steps is not None and [step.width for step in steps] == [1, 1]
    assert sorted(face for step in steps for face in step.laid) == list(hand)
    assert person.solves(shapes, hand, 0) is None


def test_a_search_that_is_cut_proves_nothing() -> None:
    shapes, hand = puzzle(LADDER)
    with pytest.raises(TooLong):
        Person(nodes=10).fewest(shapes, hand)
    reach = Reach(shapes, nodes=2)
    assert reach.first(hand, 4) is None and reach.cut


def test_players_grow_wider() -> None:
    assert list(PLAYERS) == ["P0", "P1", "P2", "P3"]
    assert list(PLAYERS.values()) == sorted(PLAYERS.values()) and max(PLAYERS.values()) == WIDEST


def _cards(shapes: Shapes) -> Counter[Card]:
    cards: Counter[Card] = Counter()
    for shape in shapes:
        faces, jokers = cards_of(shape)
        cards.update(CARDS[face] for face in faces)
        cards[JOKER] += jokers
    return +cards


def test_shapes_are_melds_and_back(seeds: Seeds) -> None:
    for seed in seeds(scale(2, 200)):
        for moment in moments(Chance(f"shapes {seed}"), 2):
            for meld in moment.table:
                shape = shape_of(meld)
                assert meld_of(shape) == meld and size_of(shape) == len(meld)
            assert sorted(shapes_of(moment.table)) == list(moment.shapes)


def test_M9_M10_tables_reached_are_legal_and_disturb_as_few_as_an_integer_program(seeds: Seeds) -> None:
    oracles = {jokers: Oracle(jokers) for jokers in (0, 1)}
    compared = 0
    for seed in seeds(scale(3, 100)):
        chance = Chance(f"reach {seed}")
        jokers = chance.below(2)
        for moment in moments(chance, jokers):
            if not 4 <= len(moment.table) <= 9:
                continue
            natural = [card for card in moment.unseen if card is not JOKER]
            some = best_cards(moment.table, chance.shuffled(natural)[:8], weights(chance))
            hand = tuple(sorted(chance.shuffled(some)[: 1 + chance.below(3)]))
            if not hand or not can_lay_all(moment.table, hand):
                continue
            step = Person().fewest(moment.shapes, tuple(map(face_of, hand)))
            assert step is not None
            after = table_of(step.shapes)
            assert all(map(GRAMMAR.allows, after))
            assert _cards(step.shapes) == _cards(moment.shapes) + Counter(hand)
            assert count_disturbed(moment.table, after) == step.width
            assert step.width == oracles[jokers].fewest_disturbed(moment.table, hand, lambda _: 1, len(hand)), (
                table_text(moment.table), hand)
            compared += 1
    assert compared


def test_all_tables_of_a_step_are_different_and_hold_the_first(seeds: Seeds) -> None:
    for seed in seeds(scale(3, 100)):
        chance = Chance(f"all {seed}")
        for moment in moments(chance, 2):
            if not 4 <= len(moment.table) <= 9:
                continue
            hand = (face_of(next(card for card in chance.shuffled(moment.unseen) if card is not JOKER)),)
            reach = Reach(moment.shapes)
            found = reach.all(hand, 1, 400)
            assert len(set(found)) == len(found)
            assert (reach.first(hand, 1) is None) == (not found)
            for shapes in found:
                assert count_disturbed(moment.table, table_of(shapes)) <= 1


def test_what_fits_is_seen_whatever_the_order_of_a_joker() -> None:
    shapes, hand = puzzle("3d4d*,9c9d9h9s 5d")
    assert fits_at_once(shapes, hand[0]) and slides_joker(shapes, hand)
    shapes, hand = puzzle("3d4d5d,9c9d9h9s 6d")
    assert fits_at_once(shapes, hand[0]) and not slides_joker(shapes, hand)
    shapes, hand = puzzle("3d4d5d,9c9d9h9s 8d")
    assert not fits_at_once(shapes, hand[0])


def test_a_card_that_is_simply_laid_off_gives_the_puzzle_away_unless_it_is_bait() -> None:
    # The six may be laid off, and the rest is as it was.
    shapes, hand = puzzle("3d4d5d,9c9d9h9s,TcJcQc,2c2h2s 6d7s8s")
    assert gives_away(shapes, hand, Person(), 5)
    # Nothing of this hand lies down by itself.
    shapes, hand = puzzle(TRANSPOSITION)
    assert not gives_away(shapes, hand, Person(), 4)


@pytest.mark.parametrize(
    ("text", "handsome"),
    [
        (RING, True),
        ("3c3d3s,4d5d6d,7s8s9s Js", False),  # three melds
        ("3c3d3s,4c4d4s,7s7h7d,9c9d9h,TsThTc Js", False),  # nothing but sets
        ("3c4c5c,3d4d5d,3h4h5h,3s4s5s Js", False),  # nothing but runs
        ("3c3d3s,3c3d3s,7s8s9s,9c9d9h Js", False),  # two equal melds
        ("3c3d3s,2d3d4d5d6d7d8d9d,7s8s9s,9c9d9h Js", False),  # a run of eight
        ("3c*3s,7s8s9s,9c**,JcJdJh Js", False),  # two jokers in one meld
    ],
)
def test_tables_that_one_does_not_like_are_refused(text: str, handsome: bool) -> None:
    assert is_handsome(*puzzle(text)) == handsome


def test_Z2_a_permutation_of_suits_makes_no_other_puzzle() -> None:
    shapes, hand = puzzle(RING)
    swapped, other_hand = puzzle(RING.translate(str.maketrans("cdhs", "shdc")))
    assert (shapes, hand) != (swapped, other_hand)
    assert canon(shapes, hand) == canon(swapped, other_hand)
    assert canon(shapes, hand) != canon(*puzzle(RING.replace("Qc", "Qd")))


def test_the_core_is_the_trick_without_what_lies_beside() -> None:
    shapes, hand = puzzle(RING)
    person = Person()
    step = person.fewest(shapes, hand)
    assert step is not None
    more = tuple(sorted([*shapes, shape_of(GRAMMAR.meld(read_hand("2h3h4h")))]))
    beside = tuple(sorted([*step.shapes, shape_of(GRAMMAR.meld(read_hand("2h3h4h")))]))
    assert canon(more, hand) != canon(shapes, hand)
    assert core(more, hand, beside) == core(shapes, hand, step.shapes)


def test_harder_puzzles_are_taken_to_last_longer() -> None:
    seconds = []
    for text in ("3c3d3s,4d5d6d,7s8s9s,9c9d9h,TsJsQsKsAs Js", LENDERS, RING, LADDER):
        shapes, hand = puzzle(text)
        person = Person()
        step = person.fewest(shapes, hand)
        assert step is not None
        measured = measure(shapes, hand, person, step.width, step.shapes)
        assert measured == measure(shapes, hand, Person(), step.width, step.shapes)
        seconds.append(measured.seconds)
    assert seconds == sorted(seconds)
    assert (rating_of(60), rating_of(120), rating_of(1), rating_of(100_000)) == (1500, 1730, 800, 2600)
