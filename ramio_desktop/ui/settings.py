"""What the player has chosen, kept between two starts: one small JSON file in the data folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.files import SaveProblem, put_aside, write_whole

FILE_NAME: Final = "settings.json"
NICK_LENGTH: Final = 20
MOST_OPPONENTS: Final = 6  # RULES R1, the largest table
MOST_PEOPLE: Final = 8
"""So many names of people are remembered."""

T = TypeVar("T")


@dataclass(frozen=True)
class Opponent:
    """Somebody else at the table as set up last: a computer player of a level, or a person at the same computer."""

    name: str
    level: str
    """Empty for a person."""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there (RULES S1)."""
        return not self.level


RULE_SET_LENGTH: Final = 32
RULES_LENGTH: Final = 1000
"""Of house rules in notation, all options changed."""
MOST_RULE_SETS: Final = 1000


@dataclass(frozen=True)
class RuleSet:
    """House rules kept under a name: the name, and the rules in the notation of DESIGN §5."""

    name: str
    rules: str


USUAL: Final = "usual"
"""In the place of a level: the one that the game usually has at that seat (model.bots.known_levels)."""
DEFAULT_OPPONENTS: Final[tuple[Opponent, ...]] = (Opponent("Giulia", USUAL), Opponent("Bruno", USUAL))
OPPONENT_NAMES: Final = ("Giulia", "Bruno", "Marta", "Paolo", "Sara", "Luca", "Elena")


class _Setting(Generic[T]):
    """One value: what it is before anybody chose, and how it is read from the file and written to it.

    `read` gives the value, or raises ValueError (or TypeError) for what the file should not hold.
    """

    def __init__(self, default: T, read: Callable[[Any], T], write: Callable[[T], object] | None = None) -> None:
        self.default = default
        self.read = read
        self.write = write

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> _Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> _Setting[T] | T:
        if settings is None:
            return self
        value: T = settings._values.get(self.name, self.default)
        return value

    def __set__(self, settings: Settings, value: T) -> None:
        settings._put(self.name, value)


def _text(longest: int = 200) -> Callable[[Any], str]:
    def read(raw: Any) -> str:
        if not isinstance(raw, str) or len(raw) > longest or not raw.isprintable():
            raise ValueError(raw)
        return raw

    return read


def _one_of(*choices: T) -> Callable[[Any], T]:
    def read(raw: Any) -> T:
        for choice in choices:
            if raw == choice and isinstance(raw, bool) == isinstance(choice, bool):
                return choice
        raise ValueError(raw)

    return read


def _flag(raw: Any) -> bool:
    if not isinstance(raw, bool):
        raise TypeError(raw)
    return raw


def _whole(least: int, most: int) -> Callable[[Any], int]:
    def read(raw: Any) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool) or not least <= raw <= most:
            raise ValueError(raw)
        return raw

    return read


def _rules(raw: Any) -> Mapping[str, str]:
    if not isinstance(raw, dict):
        raise TypeError(raw)
    return {_text()(key): _text(RULES_LENGTH)(value) for key, value in raw.items()}


def _rule_sets(raw: Any) -> tuple[RuleSet, ...]:
    if not isinstance(raw, list):
        raise TypeError(raw)
    found = raw[:MOST_RULE_SETS]
    return tuple(RuleSet(_text(RULE_SET_LENGTH)(item["name"]), _text(RULES_LENGTH)(item["rules"])) for item in found)


def _rule_sets_raw(sets: tuple[RuleSet, ...]) -> object:
    return [{"name": item.name, "rules": item.rules} for item in sets]


def _people(raw: Any) -> tuple[str, ...]:
    if not isinstance(raw, list):
        raise TypeError(raw)
    return tuple(_text(NICK_LENGTH)(name) for name in raw[:MOST_PEOPLE] if name)


def _opponents(raw: Any) -> tuple[Opponent, ...]:
    if not isinstance(raw, list) or not 1 <= len(raw) <= MOST_OPPONENTS:
        raise ValueError(raw)
    return tuple(Opponent(_text(NICK_LENGTH)(item["name"]), _text()(item["level"])) for item in raw)


def _opponents_raw(opponents: tuple[Opponent, ...]) -> object:
    return [{"name": item.name, "level": item.level} for item in opponents]


def _companies(raw: Any) -> Mapping[str, tuple[Opponent, ...]]:
    if not isinstance(raw, dict):
        raise TypeError(raw)
    return {_text()(family): _opponents(opponents) for family, opponents in raw.items()}


def _companies_raw(companies: Mapping[str, tuple[Opponent, ...]]) -> object:
    return {family: _opponents_raw(opponents) for family, opponents in companies.items()}


@dataclass(frozen=True)
class Place:
    """Where the window stood: its frame in logical pixels, and whether it filled the screen."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False
    fullscreen: bool = False


def _place(raw: Any) -> Place | None:
    if raw is None:
        return None
    numbers = [raw[name] for name in ("x", "y", "width", "height")]
    if not all(isinstance(number, int) and abs(number) < 100_000 for number in numbers):
        raise ValueError(raw)
    x, y, width, height = numbers
    return Place(x, y, width, height, _flag(raw["maximized"]), _flag(raw["fullscreen"]))


ANIMATION_SPEEDS: Final = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 1.8}
"""The factor by which motion is faster than in the specification; 0 shows the end at once."""
FELTS: Final = ("teal", "slate")
"""The colours of the table."""
SCALES: Final = (100, 125, 150, 175, 200)
AVATARS: Final = 8
"""How many pictures there are for players."""
PACES: Final = ("slow", "normal", "fast", "off")
"""How long the computer players seem to think, longest first."""


class Settings(QObject):
    """The settings as attributes; setting one writes the file, then emits `changed` with its name.

    An entry the file should not hold counts as not there. A file that is no settings file is kept under another
    name, which `damaged` says. `failed` is emitted when the file cannot be written; the choice holds until the end.
    """

    changed = Signal(str)
    failed = Signal(str)

    language = _Setting("", _one_of("", "it", "en"))
    """Empty until somebody chose: then the system's."""
    theme = _Setting("system", _one_of("dark", "light", "system"))
    four_colours = _Setting(False, _flag)
    large_index = _Setting(False, _flag)
    back = _Setting("plum", _one_of("plum", "teal"))
    felt = _Setting("teal", _one_of(*FELTS))
    scale = _Setting(100, _one_of(*SCALES))
    """The size of the whole interface, in per cent."""
    follow_motion = _Setting(True, _flag)
    """Show no motion while the system asks for less of it."""
    animation = _Setting("normal", _one_of(*ANIMATION_SPEEDS))
    pace = _Setting("normal", _one_of(*PACES))
    hand_sort = _Setting("suit", _one_of("suit", "rank"))
    volume = _Setting(70, _whole(0, 100))
    """Of the sounds; 0 is off."""
    alert = _Setting(True, _flag)
    """Whether the task bar shows that it is one's turn while the window is not in use."""
    auto_draw = _Setting(False, _flag)
    auto_pass = _Setting(False, _flag)
    """Pass by itself when it is proved that nothing can be laid."""
    take_back = _Setting(False, _flag)
    """Whether new games are practice games, in which one may go back to the start of one's last turn."""
    confirm_pass = _Setting(False, _flag)
    confirm_leave = _Setting(False, _flag)
    nick = _Setting("", _text(NICK_LENGTH))
    people = _Setting[tuple[str, ...]]((), _people, list)
    """The names of those who have played at this computer besides, the last one first."""
    avatar = _Setting(-1, _whole(-1, AVATARS - 1))
    """The pattern of one's picture; -1 is the one that goes with the name."""
    game = _Setting("machiavelli", _text())
    """The key of the game that was set up last (see catalogue)."""
    rules = _Setting[Mapping[str, str]]({}, _rules, dict)
    """The rules each game was played by last, by the game's key."""
    variants = _Setting[Mapping[str, str]]({}, _rules, dict)
    """The key of the game each family was played as last, by the family."""
    rule_sets = _Setting[tuple[RuleSet, ...]]((), _rule_sets, _rule_sets_raw)
    """House rules kept under a name, the one kept last first."""
    opponents = _Setting(DEFAULT_OPPONENTS, _opponents, _opponents_raw)
    """The computer players of games for which none were set up."""
    companies = _Setting[Mapping[str, tuple[Opponent, ...]]]({}, _companies, _companies_raw)
    """The computer players each game was played against last (see catalogue.company_key)."""
    duel_level = _Setting("easy", _one_of("beginner", "easy", "hard", "expert"))
    """The level of the computer player that was challenged last."""
    duel_length = _Setting(3, _one_of(1, 3, 5))
    """Of how many rounds the last duel was at most."""
    window = _Setting[Place | None](None, _place, lambda place: None if place is None else vars(place))

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = folder / FILE_NAME
        self._values: dict[str, Any] = {}
        self._strange: dict[str, Any] = {}  # what a newer version wrote stays in the file
        self._failing = False
        self._system_is_still = False
        self.damaged = ""
        self._load()

    @property
    def folder(self) -> Path:
        """The player's data folder."""
        return self._path.parent

    @property
    def animation_speed(self) -> float:
        """The factor of all motion; 0 is off, also because the system asks for that. `changed` says `animation`."""
        return 0.0 if self.follow_motion and self._system_is_still else ANIMATION_SPEEDS[self.animation]

    def set_system_motion(self, reduced: bool) -> None:
        """Say what the system asks for; that is no setting and not kept."""
        if reduced != self._system_is_still:
            self._system_is_still = reduced
            self.changed.emit("animation")

    def remember_people(self, names: Sequence[str]) -> None:
        """Put these names before the others that are remembered."""
        known = dict.fromkeys((*names, *self.people))
        self.people = tuple(known)[:MOST_PEOPLE]

    def reload(self) -> None:
        """Read the file again, somebody having replaced or deleted it; `changed` tells what is different."""
        names = [name for name, value in vars(type(self)).items() if isinstance(value, _Setting)]
        before = {name: getattr(self, name) for name in names}
        self._values, self._strange = {}, {}
        self._load()
        for name, value in before.items():
            if getattr(self, name) != value:
                self.changed.emit(name)

    def _put(self, name: str, value: Any) -> None:
        if getattr(self, name) == value:
            return
        self._values[name] = value
        self._save()
        self.changed.emit(name)
        if name == "follow_motion" and self._system_is_still:
            self.changed.emit("animation")

    def _load(self) -> None:
        try:
            raw = json.loads(self._path.read_text(encoding="utf-8"))
            if not isinstance(raw, dict):
                raise ValueError("no object")
        except FileNotFoundError:
            return
        except OSError:
            return  # not readable now: nothing is known to be wrong with it
        except ValueError:
            self.damaged = self._set_aside()
            return
        for name, value in raw.items():
            setting = vars(type(self)).get(name)
            if not isinstance(setting, _Setting):
                self._strange[name] = value
                continue
            try:
                self._values[name] = setting.read(value)
            except (ValueError, TypeError, KeyError):
                continue

    def _set_aside(self) -> str:
        """Give the damaged file another name, so that nothing is ever overwritten; the name it has then."""
        try:
            return put_aside(self._path).name
        except SaveProblem:
            return self._path.name

    def _save(self) -> None:
        raw = dict(self._strange)
        for name, value in self._values.items():
            write = vars(type(self))[name].write
            raw[name] = write(value) if write is not None else value
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(raw, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error.strerror or str(error))
            return
        self._failing = False
