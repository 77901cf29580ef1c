"""House rules, presets and their text."""

from __future__ import annotations

import dataclasses

import pytest

from ramio_desktop.model.options import (
    PRESETS, MachiavelliOptions, OptionsError, RaminoOptions, changes, families, parse_rules, rules_text,
)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_prints_as_its_name(name: str) -> None:
    preset = PRESETS[name]
    assert rules_text(preset.family, preset.options) == name
    assert parse_rules(name) == (preset.family, preset.options)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("machiavelli[jokers=0]", "machiavelli[jokers=0]"),
        ("machiavelli[jokers=2]", "machiavelli"),
        ("machiavelli[jokers=0,draw=instead_of_laying,opening=free]", "machiavelli_classic"),
        ("machiavelli_classic[match=simple]", "machiavelli_classic[match=simple]"),
        ("machiavelli_classic[jokers=2,draw=always]", "machiavelli[opening=free]"),
        ("machiavelli[target=50,match=simple]", "machiavelli[match=simple,target=50]"),
        ("ramino[opening_points=50]", "ramino_50"),
        ("ramino[jokers_per_meld=many,opening_points=50]", "ramino_50[jokers_per_meld=many]"),
    ],
)
def test_rules_print_as_the_preset_with_the_fewest_changes(given: str, shown: str) -> None:
    family, options = parse_rules(given)
    assert rules_text(family, options) == shown
    assert parse_rules(shown) == (family, options)


def test_M17_the_public_game_is_machiavelli_with_two_jokers_and_local_ones_choose() -> None:
    """Every option of M can be chosen, and the preset without brackets is the public game."""
    options = PRESETS["machiavelli"].options
    assert isinstance(options, MachiavelliOptions)
    assert (options.jokers, options.draw, options.opening, options.match, options.target) == (
        2, "always", "clean_run", "points", 100
    )
    for item in dataclasses.fields(MachiavelliOptions):
        values = item.metadata.get("choices") or item.metadata["range"]
        for value in values:
            chosen = dataclasses.replace(options, **{item.name: value})
            assert parse_rules(rules_text("machiavelli", chosen)) == ("machiavelli", chosen)


def test_ramino_has_the_options_of_its_rules_with_their_defaults_first() -> None:
    """RULES R, Options: names, order and defaults."""
    names = [item.name for item in dataclasses.fields(RaminoOptions)]
    assert names[:5] == ["decks", "jokers", "hand_size", "direction", "ace"]
    for item in dataclasses.fields(RaminoOptions):
        if "choices" in item.metadata:
            assert item.metadata["choices"][0] == item.default
        else:
            least, most = item.metadata["range"]
            assert least <= item.default <= most


def test_families_and_changes() -> None:
    assert families() == {"machiavelli", "tiles", "ramino", "pokerato", "carioca"}
    assert changes(PRESETS["scala40"].options, PRESETS["ramino"].options) == {
        "hand_size": 13, "opening_points": 40, "in_hand_first_round": False
    }


@pytest.mark.parametrize(
    "text",
    [
        "", "briscola", "Machiavelli", "machiavelli[", "machiavelli[]", "machiavelli[jokers]", "machiavelli[jokers=]",
        "machiavelli[jokers=3]", "machiavelli[jokers=02]", "machiavelli[jokers=0,jokers=0]", "machiavelli[jokers=0,]",
        "machiavelli[target=9]", "machiavelli[target=1001]", "machiavelli[target=-50]", "machiavelli[target=٥٠]",
        "machiavelli[draw=True]", "machiavelli[ace_high=true]", "machiavelli[jokers=0]x", "tiles[jokers=2]",
        "ramino[final_discard=True]", "ramino[final_discard=1]",
    ],
)
def test_unknown_rules_are_refused_by_name(text: str) -> None:
    with pytest.raises(OptionsError) as caught:
        parse_rules(text)
    assert str(caught.value) == caught.value.template.format(**caught.value.values)
