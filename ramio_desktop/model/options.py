"""House rules: a frozen record of options for each family of games, and the presets that name some of their values."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from .conflict import Clash, Conflict
from .match import MatchForm

Value = int | bool | str


def _choice(default: Any, *others: Value) -> Any:
    """A field with a closed list of values, the default first (RULES lists them so)."""
    return field(default=default, metadata={"choices": (default, *others)})


def _number(default: int, least: int, most: int) -> Any:
    """A field that takes any whole number from `least` to `most`."""
    return field(default=default, metadata={"range": (least, most)})


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of one family; each field's metadata holds its `choices` or its `range`."""

    @property
    def ace_high(self) -> bool:
        """Whether an ace (or a one) may follow the highest rank of a run."""
        return True

    @property
    def phases(self) -> frozenset[str]:
        """The phases a hand of this game goes through (RULES I6)."""
        return frozenset(("draw", "play", "over"))

    @property
    def melds_stay(self) -> bool:
        """Whether melds stay as they were laid, each its owner's, instead of being everybody's to rearrange (R6)."""
        return False

    @property
    def clockwise(self) -> bool:
        """Whether the turn goes round clockwise (R4)."""
        return True

    @property
    def jokers_return(self) -> bool:
        """Whether a joker on the table may come to a hand (R11)."""
        return False

    @property
    def step(self) -> int:
        """From a seat to the next one in the direction of play: 1, or -1 (R4)."""
        return 1 if self.clockwise else -1

    @property
    def match_form(self) -> MatchForm:
        """How the hands of a match add up; here they do not."""
        return MatchForm()

    @property
    def idle(self) -> frozenset[str]:
        """The options that change nothing as the others stand."""
        return frozenset()

    def conflicts(self, seats: int | None = None) -> tuple[Conflict, ...]:
        """Which of these options exclude each other, with so many players if their number is known."""
        return ()


@dataclass(frozen=True, slots=True)
class MachiavelliOptions(Options):
    """Options of RULES M."""

    jokers: int = _choice(2, 0, 1)
    """RULES M1 plays with 2 or 0; positions with a single one are solved and replayed all the same."""
    draw: str = _choice("always", "instead_of_laying")
    opening: str = _choice("clean_run", "free")
    match: str = _choice("points", "simple")
    target: int = _number(100, 10, 1000)

    @property
    def phases(self) -> frozenset[str]:
        """Where one draws instead of laying there is no phase of drawing (RULES I6)."""
        return frozenset(("draw", "play", "over") if self.draw == "always" else ("play", "over"))

    @property
    def idle(self) -> frozenset[str]:
        """A single hand has no target (RULES M16)."""
        return frozenset() if self.match == "points" else frozenset(("target",))

    @property
    def match_form(self) -> MatchForm:
        """The lowest total wins as soon as one reaches the target (RULES M15); a simple match is one hand (M16)."""
        return MatchForm(self.target) if self.match == "points" else MatchForm()


@dataclass(frozen=True, slots=True)
class TilesOptions(Options):
    """RULES T has no options."""

    @property
    def ace_high(self) -> bool:
        """A one never follows a thirteen (RULES T3)."""
        return False

    @property
    def phases(self) -> frozenset[str]:
        """Drawing ends a turn, so that there is one phase only (RULES I6)."""
        return frozenset(("play", "over"))


@dataclass(frozen=True, slots=True)
class RaminoOptions(Options):
    """Options of RULES R, in the order given there."""

    decks: int = _choice(2, 1)
    jokers: int = _number(4, 0, 4)
    hand_size: int = _choice(10, 7, 8, 9, 13, 14)
    direction: str = _choice("clockwise", "counterclockwise")
    ace: str = _choice("both", "low")
    jokers_per_meld: str = _choice("1", "many")
    taken_joker: str = _choice("lay_now", "keep")
    set_joker: str = _choice("both", "declared")
    opening_points: int = _number(0, 0, 100)
    joker_opening_value: str = _choice("represented", "20", "25", "30")
    final_discard: bool = _choice(True, False)
    in_hand_multiplier: int = _choice(2, 1)
    in_hand_first_round: bool = _choice(True, False)
    flush_close: bool = _choice(False, True)
    restock: str = _choice("shuffle", "flip")
    ace_penalty: int = _choice(11, 1)
    joker_penalty: int = _choice(25, 20, 30)
    target: int = _choice(101, 201, 100)
    end: str = _choice("last_standing", "first_reach")
    reentries: int = _number(0, 0, 3)
    scoring: str = _choice("penalties", "closer_takes")

    @property
    def ace_high(self) -> bool:
        """Whether the ace may stand above the king (RULES R8, D2)."""
        return self.ace == "both"

    @property
    def melds_stay(self) -> bool:
        """Melds on the table are not rearranged (R6, D4)."""
        return True

    @property
    def clockwise(self) -> bool:
        """Deal, turns and dealer go the same way round (R4)."""
        return self.direction == "clockwise"

    @property
    def jokers_return(self) -> bool:
        """Whether a replaced joker may be kept (R11)."""
        return self.taken_joker == "keep"

    @property
    def match_form(self) -> MatchForm:
        """Whoever closes takes the points (RULES D7), or they count against those who hold cards (R18, R23)."""
        takes = self.scoring == "closer_takes"
        return MatchForm(
            self.target, highest=takes, knocks_out=self.end == "last_standing" and not takes,
            factor=self.in_hand_multiplier,
        )  # fmt: skip

    @property
    def idle(self) -> frozenset[str]:
        """Rules of jokers without jokers or an opening; how it ends where the closer takes the points (D7, R23)."""
        found: set[str] = set()
        if not self.jokers:
            found |= {"jokers_per_meld", "taken_joker", "set_joker", "joker_opening_value", "joker_penalty"}
        if not self.opening_points:
            found.add("joker_opening_value")
        if self.scoring == "closer_takes":
            found.add("end")
        return frozenset(found)

    @property
    def cards(self) -> int:
        """How many cards the deck has."""
        return self.decks * 52 + self.jokers

    def conflicts(self, seats: int | None = None) -> tuple[Conflict, ...]:
        """RULES R1, R2, R24."""
        found = []
        if self.decks == 1 and self.jokers > 2:
            found.append(Conflict(Clash.ONE_DECK_JOKERS, ("decks", "jokers")))
        if self.reentries and self.end != "last_standing":
            found.append(Conflict(Clash.REENTRY_END, ("reentries", "end")))
        if self.reentries and self.scoring != "penalties":
            found.append(Conflict(Clash.REENTRY_SCORING, ("reentries", "scoring")))
        if self.reentries and self.decks == 1:  # one deck is for two
            found.append(Conflict(Clash.REENTRY_SEATS, ("reentries", "decks")))
        if seats is not None:
            if self.decks == 1 and seats != 2:
                found.append(Conflict(Clash.ONE_DECK_SEATS, ("decks",)))
            elif self.cards - seats * self.hand_size < 2:
                found.append(Conflict(Clash.NO_STOCK, ("decks", "hand_size")))
            if self.reentries and seats < 3 and self.decks > 1:
                found.append(Conflict(Clash.REENTRY_SEATS, ("reentries",)))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class PokeratoOptions(Options):
    """Options of RULES P; `imaginary` tells the two presets apart (P4, P5)."""

    imaginary: bool = _choice(False, True)
    stack: int = _number(100, 1, 100_000)
    blind: int = _number(1, 1, 1000)
    hands: int = _number(20, 1, 1000)
    own_joker: bool = _choice(False, True)

    @property
    def phases(self) -> frozenset[str]:
        """Betting comes before the hand (RULES P2)."""
        return frozenset(("bet", "draw", "play", "over"))


@dataclass(frozen=True, slots=True)
class CariocaOptions(Options):
    """RULES C has no options."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named value of a family's options."""

    family: str
    options: Options
    tiles: bool = False


PRESETS: Final[Mapping[str, Preset]] = {
    "machiavelli": Preset("machiavelli", MachiavelliOptions()),
    "machiavelli_classic": Preset(
        "machiavelli", MachiavelliOptions(jokers=0, draw="instead_of_laying", opening="free")
    ),
    "tiles": Preset("tiles", TilesOptions(), tiles=True),
    "ramino": Preset("ramino", RaminoOptions()),
    "ramino_50": Preset("ramino", RaminoOptions(opening_points=50)),
    "ramino_duel": Preset(
        "ramino",
        RaminoOptions(
            decks=1, jokers=0, ace="low", ace_penalty=1, final_discard=False,
            in_hand_multiplier=1, scoring="closer_takes", target=100,
        ),
    ),
    "scala40": Preset(
        "ramino", RaminoOptions(hand_size=13, opening_points=40, target=101, in_hand_first_round=False)
    ),
    "pokerato": Preset("pokerato", PokeratoOptions()),
    "pokerato_imaginary": Preset("pokerato", PokeratoOptions(imaginary=True)),
    "carioca": Preset("carioca", CariocaOptions()),
}


class OptionsError(ValueError):
    """A rules text that names no game or no option: `template` with names in braces for `values`; `at` says where."""

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template.format(**values))
        self.at = 0
        self.template = template
        self.values = values


def values_of(item: dataclasses.Field[Any]) -> Sequence[Value]:
    """Every value a field of options can have, the default first where they are a list."""
    if "range" in item.metadata:
        least, most = item.metadata["range"]
        return range(least, most + 1)
    choices: Sequence[Value] = item.metadata["choices"]
    return choices


def families() -> frozenset[str]:
    """The names of the game families."""
    return frozenset(preset.family for preset in PRESETS.values())


def changes(options: Options, base: Options) -> dict[str, Value]:
    """The fields in which `options` differs from `base`, in the order of the rules."""
    return {
        item.name: getattr(options, item.name)
        for item in dataclasses.fields(options)
        if getattr(options, item.name) != getattr(base, item.name)
    }


def rules_text(family: str, options: Options) -> str:
    """The rules as text: the preset with the fewest changed options, the others in brackets (DESIGN §5)."""
    candidates = [
        (changes(options, preset.options), name) for name, preset in PRESETS.items() if preset.family == family
    ]
    changed, name = min(candidates, key=lambda item: len(item[0]))
    if not changed:
        return name
    return name + "[" + ",".join(f"{key}={_value_text(value)}" for key, value in changed.items()) + "]"


def parse_rules(text: str) -> tuple[str, Options]:
    """Family and options of a rules text such as `machiavelli[jokers=0]`; OptionsError says what is wrong with it."""
    name, bracket, rest = text.partition("[")
    if name not in PRESETS:
        raise OptionsError("unknown game {name}", name=name)
    preset = PRESETS[name]
    if not bracket:
        return preset.family, preset.options
    at = len(name) + 1
    if not rest.endswith("]"):
        raise _placed(OptionsError("the options need a closing bracket"), len(text) - 1)
    given: dict[str, Value] = {}
    for entry in rest[:-1].split(","):
        key, equals, value = entry.partition("=")
        if not equals or key in given:
            wrong = OptionsError("option {entry} is not of the form name=value, or stands twice", entry=entry)
            raise _placed(wrong, at)
        try:
            given[key] = _parse_value(preset.options, key, value)
        except OptionsError as error:
            raise _placed(error, at) from None
        at += len(entry) + 1
    options = dataclasses.replace(preset.options, **given)
    for conflict in options.conflicts():
        fields = ", ".join(conflict.fields)
        raise _placed(OptionsError("these options exclude each other: {fields}", fields=fields), len(name) + 1)
    return preset.family, options


def _placed(error: OptionsError, at: int) -> OptionsError:
    error.at = at
    return error


def _value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parse_value(options: Options, key: str, text: str) -> Value:
    item = next((item for item in dataclasses.fields(options) if item.name == key), None)
    if item is None:
        raise OptionsError("unknown option {key}", key=key)
    if "range" in item.metadata:
        least, most = item.metadata["range"]
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if digits and str(int(text)) == text and least <= int(text) <= most:
            return int(text)
        raise OptionsError("option {key} takes a number from {least} to {most}", key=key, least=least, most=most)
    choices: tuple[Value, ...] = item.metadata["choices"]
    for choice in choices:
        if _value_text(choice) == text:
            return choice
    raise OptionsError("option {key} is one of {choices}", key=key, choices=", ".join(map(_value_text, choices)))


def has_tiles(family: str) -> bool:
    """Whether the games of that family are played with tiles."""
    return any(preset.tiles for preset in PRESETS.values() if preset.family == family)
