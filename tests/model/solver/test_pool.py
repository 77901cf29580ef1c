"""What is sure before any search: that nothing of a hand goes with given cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ramio_desktop.model.cards import CARD_SUITS, JOKER, TILE_COLOURS, Card, deck
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import read_hand, read_meld
from ramio_desktop.model.solver.rearrange import can_use_any, rearrange
from tests.model import play
from tests.sampling import Seeds, scale


@pytest.mark.parametrize(
    ("meld", "held", "might"),
    [
        ("5h6h7h", "8h", True), ("5h6h7h", "9hKsJd", False), ("5h5c5s", "6h4c", False), ("5h5c5s", "6h7h", True),
        ("KhAhQh", "2h3c", False), ("KhAhQh", "2h3h", True), ("5h*7h", "9h", True), ("5h6h7h", "*", True),
    ],
)
def test_whether_a_card_might_go_with_a_meld(meld: str, held: str, might: bool) -> None:
    assert can_use_any(read_meld(meld, MeldGrammar()).cards, read_hand(held), ace_high=True) is might


@pytest.mark.parametrize("family", play.PACKS)
def test_what_cannot_go_is_never_laid(family: str, seeds: Seeds) -> None:
    pack = play.PACKS[family]
    cards = deck(CARD_SUITS if family == "machiavelli" else TILE_COLOURS, 2, 0)
    refused = 0
    for seed in seeds(scale(60, 2_000)):
        chance = random.Random(seed)
        low = chance.randint(1, 11)
        run = pack.grammar.meld([Card(rank, pack.suits[0]) for rank in range(low, low + 3)])
        rest = list((Counter((*cards, JOKER)) - Counter(run.cards)).elements())
        drawn = chance.sample(rest, chance.randint(3, 9))
        if can_use_any(run.cards, drawn, pack.grammar.ace_high):
            continue
        refused += 1
        laying = rearrange((run,), drawn, grammar=pack.grammar)
        assert laying is not None and laying.exact and not laying.laid
    assert refused
