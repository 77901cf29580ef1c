"""Codes of deals and of house rules: short, safe against slips, and clear about what cannot be read."""

from __future__ import annotations

import dataclasses
import random

import pytest
from hypothesis import given, strategies as st

from ramio_desktop.model.deal_code import (
    Deal, deal_code, read_deal, read_rules_code, rules_code, rules_signs, short_seed,
)
from ramio_desktop.model.options import PRESETS, MachiavelliOptions, Options, parse_rules
from ramio_desktop.model.rules import RULESETS, ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.signs import (
    ALPHABET, BASE, CodeProblem, CodeTrouble, length_for, number_signs, sealed, shown, signs_number, unsealed,
)

SHORT = Deal("machiavelli", MachiavelliOptions(), 3, "K7M4QX")


def chosen(family: str) -> st.SearchStrategy[Options]:
    """Any house rules of a family."""
    base = next(preset.options for preset in PRESETS.values() if preset.family == family)
    values = {
        item.name: st.sampled_from(item.metadata["choices"]) if "choices" in item.metadata
        else st.integers(*item.metadata["range"])
        for item in dataclasses.fields(base)
    }
    return st.builds(type(base), **values).filter(lambda options: not options.conflicts())


def seats_for(family: str, options: Options) -> list[int]:
    """The numbers of players those house rules are for."""
    rules = ruleset(family)
    return [seats for seats in range(rules.least_seats, rules.most_seats + 1) if not options.conflicts(seats)]


deals = st.sampled_from(sorted(RULESETS)).flatmap(
    lambda family: chosen(family).flatmap(
        lambda options: st.builds(
            Deal, st.just(family), st.just(options), st.sampled_from(seats_for(family, options)),
            st.text(ALPHABET, min_size=6, max_size=6) | st.integers(0, (1 << 128) - 1).map("{:032x}".format),
        )
    )
)


def trouble(code: str) -> CodeTrouble:
    with pytest.raises(CodeProblem) as found:
        read_deal(code)
    return found.value.trouble


@given(deals)
def test_a_deal_is_read_as_it_was_written(deal: Deal) -> None:
    code = deal_code(deal)
    assert read_deal(code) == deal
    assert read_deal(f"  {code.lower().replace('-', ' ')} ") == deal


@given(st.sampled_from(sorted(RULESETS)).flatmap(lambda family: st.tuples(st.just(family), chosen(family))))
def test_house_rules_are_read_as_they_were_written(rules: tuple[str, Options]) -> None:
    assert read_rules_code(rules_code(*rules)) == rules


def test_the_usual_deal_has_three_groups_of_four() -> None:
    assert deal_code(SHORT) == "AAAC-K7M4-QXRC"
    assert [len(group) for group in deal_code(SHORT).split("-")] == [4, 4, 4]


def test_I5_the_same_code_gives_the_same_cards() -> None:
    def cards(deal: Deal) -> object:
        return ruleset(deal.family).begin(deal.options, deal.seats, Chance(deal.seed))

    assert cards(read_deal(deal_code(SHORT))) == cards(SHORT)
    assert cards(SHORT) != cards(dataclasses.replace(SHORT, seed="K7M4QY"))


def test_every_slip_of_one_sign_and_every_exchange_of_two_shows() -> None:
    for deal in (SHORT, dataclasses.replace(SHORT, seed="0123456789abcdef" * 2)):
        code = deal_code(deal).replace("-", "")
        for at, right in enumerate(code):
            for wrong in ALPHABET:
                if wrong != right:
                    assert trouble(code[:at] + wrong + code[at + 1 :]) is CodeTrouble.SLIP
            if code[at : at + 2] != code[at : at + 2][::-1]:
                swapped = code[:at] + code[at : at + 2][::-1] + code[at + 2 :]
                assert trouble(swapped) is CodeTrouble.SLIP
        for at in range(len(code)):
            if code[:at] + code[at + 1 :] != code:
                assert trouble(code[:at] + code[at + 1 :]) is CodeTrouble.SLIP


@given(st.text(max_size=200))
def test_any_text_is_a_code_or_says_why_not(text: str) -> None:
    try:
        deal = read_deal(text)
    except CodeProblem:
        return
    assert read_deal(deal_code(deal)) == deal


@pytest.mark.parametrize("text", ["", "-", "AB", "K7 M2XQ", "0AAC-K7M4-QX3F", "Ä" * 12, "A" * 500])
def test_what_is_no_code_is_a_slip(text: str) -> None:
    assert trouble(text) is CodeTrouble.SLIP


def test_codes_of_other_kinds_and_of_newer_versions_say_so() -> None:
    rules = rules_signs("machiavelli", MachiavelliOptions())
    bodies = {
        ALPHABET[30] + rules + "CK7M4QX": CodeTrouble.NEWER,  # a kind to come
        "A" + ALPHABET[30] + "ACK7M4QX": CodeTrouble.NEWER,  # a game to come
        "AAB" + ALPHABET[30] + "ACK7M4QX": CodeTrouble.NEWER,  # an option to come
        "AAB" + ALPHABET[1] + ALPHABET[7] + "CK7M4QX": CodeTrouble.NEWER,  # a value to come
        "A" + rules + ALPHABET[7] + "K7M4QX": CodeTrouble.NEWER,  # more seats than the game has
        "A" + rules + ALPHABET[30] + "K7M4QX": CodeTrouble.NEWER,  # a form of seed to come
        "A" + rules + "CK7M4QXX": CodeTrouble.SLIP,
        "A" + rules + "CK7M": CodeTrouble.SLIP,
    }
    for body, expected in bodies.items():
        assert trouble(sealed(body)) is expected, body
    assert trouble(rules_code("machiavelli", MachiavelliOptions())) is CodeTrouble.OTHER_KIND
    with pytest.raises(CodeProblem) as found:
        read_rules_code(deal_code(SHORT))
    assert found.value.trouble is CodeTrouble.OTHER_KIND


def test_a_game_that_cannot_be_played_yet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    code = deal_code(Deal("carioca", PRESETS["carioca"].options, 2, "K7M4QX"))
    monkeypatch.setattr("ramio_desktop.model.rules.RULESETS", {"machiavelli": RULESETS["machiavelli"]})
    assert trouble(code) is CodeTrouble.UNKNOWN_GAME


def test_the_numbers_of_games_and_options_never_change() -> None:
    """Codes live longer than versions: what was written down once is read for ever."""
    assert read_deal("AAAC-K7M4-QXRC") == SHORT
    golden = {
        "machiavelli": "AA", "machiavelli_classic": "BA", "machiavelli[jokers=0]": "ABAB",
        "machiavelli[match=simple,target=50]": "ACDBEABK", "ramino_duel": "FA",
    }  # fmt: skip
    for rules, signs in golden.items():
        assert rules_signs(*parse_rules(rules)) == signs


def test_a_seed_chosen_as_a_text_has_no_code() -> None:
    for seed in ("monday", "", "K7M4Q", "K7M4Q0", "ABCDEF" * 2, "0123456789ABCDEF" * 2):
        with pytest.raises(ValueError, match="no code"):
            deal_code(dataclasses.replace(SHORT, seed=seed))
    with pytest.raises(ValueError, match="seats"):
        deal_code(dataclasses.replace(SHORT, seats=9))


def test_short_seeds_are_of_the_alphabet() -> None:
    below = random.Random(7).randrange
    seeds = {short_seed(below) for _ in range(50)}
    assert len(seeds) == 50
    assert all(deal_code(dataclasses.replace(SHORT, seed=seed)) for seed in seeds)


@given(st.integers(1, 6).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, BASE**n - 1))))
def test_numbers_in_signs(case: tuple[int, int]) -> None:
    length, value = case
    signs = number_signs(value, length)
    assert len(signs) == length and signs_number(signs) == value
    assert length_for(BASE**length) == length and length_for(BASE**length + 1) == length + 1
    with pytest.raises(ValueError, match="fit"):
        number_signs(BASE**length, length)


@given(st.text(ALPHABET, min_size=1, max_size=60))
def test_what_was_sealed_is_unsealed(body: str) -> None:
    assert unsealed(shown(sealed(body))) == body


def test_house_rules_of_ramino_have_codes_and_those_that_exclude_each_other_have_none() -> None:
    for text in ("ramino", "ramino_50", "ramino_duel", "scala40[reentries=2,target=201]", "ramino[decks=1,jokers=2]"):
        family, options = parse_rules(text)
        assert read_rules_code(rules_code(family, options)) == (family, options)
    family, options = parse_rules("ramino_duel")
    for wrong, seats in ((dataclasses.replace(options, jokers=4), 2), (options, 3)):
        with pytest.raises(CodeProblem):
            read_deal(deal_code(Deal(family, wrong, seats, "K7M4QX")))
    assert read_deal(deal_code(Deal(family, options, 2, "K7M4QX"))).seats == 2
