"""The documented shuffle (I5): pinned vectors, and a second implementation from its description alone."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import comb

import pytest

from ramio_desktop.model.cards import CARD_SUITS, JOKER, deck
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import position_text
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State
from tests.sampling import Seeds, scale


PINNED_LETTERS = "LAHDKCJEIGFBM"
PINNED_NUMBERS = [1, 0, 1, 55, 584614965]


class Again:
    """Written from the docstring of Chance: one endless list of bytes, cut in words as they are asked for."""

    def __init__(self, seed: str) -> None:
        self.seed, self.bytes, self.blocks = seed, b"", 0

    def word(self) -> int:
        while len(self.bytes) < 4:
            counter = self.blocks.to_bytes(8, "big")
            self.bytes += hashlib.sha256(b"\x00".join([self.seed.encode("utf-8"), counter])).digest()
            self.blocks += 1
        word, self.bytes = int.from_bytes(self.bytes[:4], "big"), self.bytes[4:]
        return word

    def below(self, n: int) -> int:
        multiples = 2**32 // n * n
        word = self.word()
        while word >= multiples:
            word = self.word()
        return word % n

    def shuffled(self, items: list[str]) -> list[str]:
        items = items[:]
        for i in reversed(range(1, len(items))):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def test_I5_words_of_a_seed_are_pinned() -> None:
    chance = Chance("0")
    assert [chance.below(2**32) for _ in range(9)] == [
        int.from_bytes(hashlib.sha256(b"0\0" + bytes(7) + bytes([i // 8])).digest()[i % 8 * 4 :][:4], "big")
        for i in range(9)
    ]


def test_I5_shuffles_are_pinned() -> None:
    """These lines may never change: saves and shared seeds depend on them."""
    assert "".join(Chance("ramio").shuffled("ABCDEFGHIJKLM")) == PINNED_LETTERS
    assert [Chance("ramio").below(n) for n in (2, 3, 4, 106, 2**32)] == PINNED_NUMBERS


@pytest.mark.parametrize(
    ("rules", "seats", "seed", "digest"),
    [
        ("machiavelli", 2, "0", "d5471e44d5823fd4"),
        ("machiavelli", 4, "monday", "4b82268431f66a42"),
        ("machiavelli[jokers=0]", 3, "è ♥", "04c659dbfe29c62b"),
        ("machiavelli_classic", 3, "", "f1a332dc68b0c3ab"),
    ],
)
def test_I5_deals_are_pinned(rules: str, seats: int, seed: str, digest: str) -> None:
    family, options = parse_rules(rules)
    events = ruleset(family).begin(options, seats, Chance(seed))
    text = position_text(fold(State(family, options), events))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == digest


def test_I5_another_implementation_of_the_description_agrees(seeds: Seeds) -> None:
    cards = [str(card) for card in deck(CARD_SUITS, 2, 2)]
    for number in seeds(scale(50, 2_000)):
        seed = str(number)
        ours, theirs = Chance(seed), Again(seed)
        for n in (4, 2, 1, 7, 2**31 + 1, 2**32):
            assert ours.below(n) == theirs.below(n)
        for _ in range(3):
            assert ours.shuffled(cards) == theirs.shuffled(cards)


def test_I5_cards_are_dealt_one_at_a_time_from_the_first_player() -> None:
    _, options = parse_rules("machiavelli")
    rules = ruleset("machiavelli")
    again = Again("lot")
    lot = again.below(3)
    order = again.shuffled([str(card) for card in rules.deck(options)])
    state = fold(State("machiavelli", options), rules.begin(options, 3, Chance("lot")))
    assert state.match.dealer == state.turn.seat == lot
    for i in range(3):
        seat = (lot + i) % 3
        assert Counter(map(str, state.hands[seat])) == Counter(order[i : 39 : 3])
    assert [str(card) for card in state.stock] == order[39:]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_refuses_what_a_word_cannot_give(n: int) -> None:
    with pytest.raises(ValueError, match="n must be"):
        Chance("0").below(n)


def test_no_number_is_favoured() -> None:
    """Rejection keeps 2**31 + 1 fair: a plain remainder would give the lower half twice as often."""
    chance = Chance("fair")
    n = 2**31 + 1
    low = sum(chance.below(n) < n // 2 for _ in range(4_000))
    assert abs(low - 2_000) < 5 * 32


def test_jokers_fall_in_the_first_ten_cards_as_often_as_counting_says() -> None:
    """RULES R, worked cases: at least one joker among the first 10 of 108 cards, 32.6 % of the deals."""
    cards = deck(CARD_SUITS, 2, 4)
    chance = Chance("sanity")
    deals = scale(3_000, 100_000)
    hits = sum(JOKER in chance.shuffled(cards)[:10] for _ in range(deals))
    expected = 1 - comb(104, 10) / comb(108, 10)
    assert round(expected, 3) == 0.326
    assert abs(hits / deals - expected) < (0.045 if deals < 100_000 else 0.005)
