"""A deal as a short code, to play the same cards as somebody else: the rules, the number of seats and the seed.

    code = deal_code(Deal(family, options, 3, "K7M4QX"))  # "AADM-K7M4-QX…"
    read_deal(code)  # the same Deal

The body is: one sign for the kind of code, the rules (`rules_signs`), one sign for seats and form of the seed, the
seed. The same code gives the same cards as long as deals do not change (RULES I5); should they, codes get another kind.
A code tells all hands of its match: it is for matches that are over, or that have not begun.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .options import PRESETS, Options, Value, changes, values_of
from .rules import UnknownGame, ruleset
from .signs import (
    ALPHABET, CodeProblem, CodeTrouble, Reader, length_for, number_signs, sealed, shown, unsealed,
)

DEAL_KIND: Final = 0
RULES_KIND: Final = 1
_KINDS: Final = (DEAL_KIND, RULES_KIND)
_PRESETS: Final = (
    "machiavelli", "machiavelli_classic", "tiles", "ramino", "ramino_50", "ramino_duel", "scala40", "pokerato",
    "pokerato_imaginary", "carioca",
)  # fmt: skip
"""The number of a preset in codes is its place here; new ones come last, for codes live longer than versions."""
MOST_SEATS: Final = 8
SEED_LENGTH: Final = 6
_SIGNS, _HEX = 0, 1  # the forms of a seed
_SEEDS: Final = (re.compile(f"[{ALPHABET}]{{{SEED_LENGTH}}}"), re.compile(r"[0-9a-f]{32}"))
_HEX_LENGTH: Final = length_for(1 << 128)


@dataclass(frozen=True, slots=True)
class Deal:
    """What decides the cards of a match; a seed without a code makes `deal_code` raise ValueError."""

    family: str
    options: Options
    seats: int
    seed: str


def short_seed(below: Callable[[int], int]) -> str:
    """A seed that fits into a short code; `below(n)` gives a number from 0 to n-1.

    There are few enough of them to be tried one after the other, so it is for tables on one computer only.
    """
    return "".join(ALPHABET[below(len(ALPHABET))] for _ in range(SEED_LENGTH))


def deal_code(deal: Deal) -> str:
    """The code of a deal, as it is shown; ValueError for a seed that was chosen as a text."""
    if not 1 <= deal.seats <= MOST_SEATS:
        raise ValueError("no code has so many seats")
    form, seed = _seed_signs(deal.seed)
    seats = number_signs(form * MOST_SEATS + deal.seats - 1, 1)
    return shown(sealed(number_signs(DEAL_KIND, 1) + rules_signs(deal.family, deal.options) + seats + seed))


def read_deal(text: str) -> Deal:
    """The deal of a code as somebody typed or pasted it; CodeProblem."""
    reader = open_code(text, DEAL_KIND)
    family, options = read_rules_signs(reader)
    form, seat = divmod(reader.number(), MOST_SEATS)
    if form == _SIGNS:
        seed = reader.signs(SEED_LENGTH)
    elif form == _HEX:
        seed = f"{reader.number(_HEX_LENGTH):032x}"
    else:
        raise CodeProblem(CodeTrouble.NEWER)
    reader.finish()
    rules = ruleset(family)
    conflicts = options.conflicts(seat + 1)
    if conflicts or not rules.least_seats <= seat + 1 <= rules.most_seats or not _SEEDS[form].fullmatch(seed):
        raise CodeProblem(CodeTrouble.NEWER)
    return Deal(family, options, seat + 1, seed)


def rules_code(family: str, options: Options) -> str:
    """House rules as a code to give to somebody."""
    return shown(sealed(number_signs(RULES_KIND, 1) + rules_signs(family, options)))


def read_rules_code(text: str) -> tuple[str, Options]:
    """The house rules of a code as somebody typed or pasted it; CodeProblem."""
    reader = open_code(text, RULES_KIND)
    found = read_rules_signs(reader)
    reader.finish()
    return found


def open_code(text: str, kind: int) -> Reader:
    """The signs behind the kind of a code that should be of this one; CodeProblem."""
    reader = Reader(unsealed(text))
    found = reader.number()
    if found != kind:
        raise CodeProblem(CodeTrouble.OTHER_KIND if found in _KINDS else CodeTrouble.NEWER)
    return reader


def rules_signs(family: str, options: Options) -> str:
    """House rules in signs: preset, number of changed options, and for each its number and that of its value."""
    fitting = [name for name in _PRESETS if PRESETS[name].family == family]
    changed, name = min(
        ((changes(options, PRESETS[name].options), name) for name in fitting), key=lambda item: len(item[0])
    )
    signs = number_signs(_PRESETS.index(name), 1) + number_signs(len(changed), 1)
    for number, item in enumerate(dataclasses.fields(options)):
        if item.name in changed:
            values = values_of(item)
            signs += number_signs(number, 1)
            signs += number_signs(values.index(changed[item.name]), length_for(len(values)))
    return signs


def read_rules_signs(reader: Reader) -> tuple[str, Options]:
    """The house rules next in a body; CodeProblem."""
    number, count = reader.number(), reader.number()
    if number >= len(_PRESETS):
        raise CodeProblem(CodeTrouble.NEWER)
    preset = PRESETS[_PRESETS[number]]
    try:
        ruleset(preset.family)
    except UnknownGame:
        raise CodeProblem(CodeTrouble.UNKNOWN_GAME) from None
    fields = dataclasses.fields(preset.options)
    changed: dict[str, Value] = {}
    for _ in range(count):
        place = reader.number()
        if place >= len(fields):
            raise CodeProblem(CodeTrouble.NEWER)
        values = values_of(fields[place])
        value = reader.number(length_for(len(values)))
        if value >= len(values):
            raise CodeProblem(CodeTrouble.NEWER)
        changed[fields[place].name] = values[value]
    options = dataclasses.replace(preset.options, **changed)
    if options.conflicts():
        raise CodeProblem(CodeTrouble.NEWER)
    return preset.family, options


def _seed_signs(seed: str) -> tuple[int, str]:
    if _SEEDS[_SIGNS].fullmatch(seed):
        return _SIGNS, seed
    if _SEEDS[_HEX].fullmatch(seed):
        return _HEX, number_signs(int(seed, 16), _HEX_LENGTH)
    raise ValueError("this seed has no code")
