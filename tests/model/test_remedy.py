"""What settles house rules that exclude each other (RULES R1, R2, R24)."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from ramio_desktop.model.conflict import Clash
from ramio_desktop.model.options import PRESETS, Options, RaminoOptions, TilesOptions, values_of
from ramio_desktop.model.remedy import Remedy, most_seats, remedies
from tests.sampling import Seeds, scale


def settled(options: Options, seats: int) -> dict[str, object]:
    """The values and the seats that settle the first conflict, by option ("" for the seats)."""
    found = remedies("ramino", options, seats, options.conflicts(seats)[0])
    return {item.field: getattr(item.options, item.field) if item.field else item.seats for item in found}


def test_R1_one_deck_is_settled_by_another_deck_fewer_jokers_or_fewer_players() -> None:
    assert settled(RaminoOptions(decks=1), 2) == {"decks": 2, "jokers": 2}
    assert settled(RaminoOptions(decks=1, jokers=0), 4) == {"decks": 2, "": 2}


def test_R2_a_deal_without_a_stock_is_settled_by_fewer_cards_or_players() -> None:
    options = RaminoOptions(jokers=0, hand_size=14, opening_points=40)
    assert options.conflicts(7) == ()
    short = replace(options, decks=1)
    assert [found.clash for found in short.conflicts(2)] == []
    assert settled(replace(options, hand_size=13), 8) == {"hand_size": 10, "": 7}


@pytest.mark.parametrize(
    ("options", "seats", "expected"),
    [
        (RaminoOptions(reentries=3, end="first_reach"), 3, {"reentries": 0, "end": "last_standing"}),
        (RaminoOptions(reentries=1, scoring="closer_takes"), 3, {"reentries": 0, "scoring": "penalties"}),
        (RaminoOptions(reentries=2), 2, {"reentries": 0, "": 3}),
    ],
)
def test_R24_coming_back_is_settled_on_either_side(
    options: RaminoOptions, seats: int, expected: dict[str, object]
) -> None:
    assert settled(options, seats) == expected


def test_for_how_many_rules_are() -> None:
    seats = {name: most_seats(preset.family, preset.options) for name, preset in PRESETS.items()
             if preset.family in ("machiavelli", "tiles", "ramino")}
    assert seats == {
        "machiavelli": 4, "machiavelli_classic": 4, "tiles": 4, "ramino": 7, "ramino_50": 7, "ramino_duel": 2,
        "scala40": 7,
    }  # fmt: skip
    assert most_seats("tiles", TilesOptions()) == 4
    assert most_seats("ramino", RaminoOptions(decks=1)) == 7, "no number of players mends two many jokers"


def test_any_conflict_can_be_settled_one_change_after_the_other(seeds: Seeds) -> None:
    """Whatever was chosen, the remedies lead out of it, and none of them brings a conflict that was not there."""
    for seed in seeds(scale(200, 5000)):
        options, seats = drawn(seed)
        for _ in range(6):
            conflicts = options.conflicts(seats)
            if not conflicts:
                break
            before = {found.clash for found in conflicts}
            found = remedies("ramino", options, seats, conflicts[0])
            assert found, (options, seats)
            for item in found:
                assert one_change(options, seats, item)
                assert {other.clash for other in item.options.conflicts(item.seats)} <= before - {conflicts[0].clash}
            options, seats = found[0].options, found[0].seats
        assert not options.conflicts(seats)


def drawn(seed: int) -> tuple[RaminoOptions, int]:
    """Options and seats at random, with those that exclude each other more often than not."""
    below = random.Random(seed)
    options = RaminoOptions()
    for item in fields(options):
        if below.random() < 0.5:
            options = replace(options, **{item.name: below.choice(list(values_of(item)))})  # type: ignore[arg-type]
    return options, below.randint(2, 7)


def one_change(options: Options, seats: int, remedy: Remedy) -> bool:
    after = remedy.options
    changed = [item.name for item in fields(options) if getattr(options, item.name) != getattr(after, item.name)]
    return len(changed) + (remedy.seats != seats) == 1 and changed == ([remedy.field] if remedy.field else [])


def test_R22_R23_what_changes_nothing_is_known() -> None:
    assert RaminoOptions().idle == {"joker_opening_value"}
    assert RaminoOptions(opening_points=40).idle == frozenset()
    assert "joker_penalty" in RaminoOptions(jokers=0).idle and "end" in RaminoOptions(scoring="closer_takes").idle
    assert Clash.NO_STOCK in {found.clash for found in RaminoOptions().conflicts(11)}
