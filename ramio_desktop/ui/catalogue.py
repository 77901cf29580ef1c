"""The games one can choose on the home page, and their names in words."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.options import (
    Options,
    TilesOptions,
    changes,
    parse_rules,
    rules_text,
)
from ramio_desktop.model.remedy import most_seats
from ramio_desktop.model.rules import ruleset

if TYPE_CHECKING:
    from ramio_desktop.ui.settings import Opponent, Settings


@dataclass(frozen=True)
class Game:
    """A game as people know it: its standard rules (notation of DESIGN §5) and the cards of its picture."""

    key: str
    rules: str
    cards: tuple[str, ...]
    opponents: int = 3
    """How many computer players, at most, one meets before one has chosen."""
    has_tile: bool = True
    """Whether it stands on the home page; else the tile of its family's first game starts it, once it was chosen."""

    @property
    def family(self) -> str:
        """The rules it is played by."""
        return parse_rules(self.rules)[0]

    @property
    def options(self) -> Options:
        """The standard values of its house rules."""
        return parse_rules(self.rules)[1]


GAMES: Final = (
    Game("machiavelli", "machiavelli", ("6h", "7h", "*")),
    Game("machiavelli_plain", "machiavelli[jokers=0]", ("Qs", "Qh", "Qc"), has_tile=False),
    Game("machiavelli_classic", "machiavelli_classic", ("Jd", "Qd", "Kd"), has_tile=False),
    Game("ramino", "ramino", ("Ks", "Kh", "*")),
    Game("ramino_50", "ramino_50", ("Td", "Jd", "Qd")),
    Game("ramino_duel", "ramino_duel", ("4h", "5h", "6h"), 1),
    Game("scala40", "scala40", ("8c", "9c", "*")),
    Game("tiles", "tiles", ("7r", "8b", "9o"), 1),
)
UNOFFERED: Final[tuple[Game, ...]] = ()
"""Games with a name that the window's pages do not offer yet; tables of them are shown all the same."""


def company_key(chosen: Game) -> str:
    """Under which name the settings keep who plays: the games of a family share it, but for one that is for fewer."""
    has_room = most_seats(chosen.family, chosen.options) == ruleset(chosen.family).most_seats
    return chosen.family if has_room else chosen.key


def opponents_of(chosen: Game, settings: Settings) -> tuple[Opponent, ...]:
    """The computer players the game was set up with last, else the usual ones."""
    return settings.companies.get(company_key(chosen)) or settings.opponents[: chosen.opponents]


def on_home(settings: Settings) -> list[Game]:
    """The games the tiles of the home page start, each tile the variant that was chosen last."""
    found = []
    for item in GAMES:
        if item.has_tile:
            last = game(settings.variants.get(item.family, item.key))
            found.append(item if last.has_tile or last.family != item.family else last)
    return found


def variants(family: str) -> list[Game]:
    """The offered games of a family, the usual one first."""
    return [item for item in GAMES if item.family == family]


def offered_families() -> list[str]:
    """The families of games one can choose from, each once."""
    return list(dict.fromkeys(item.family for item in GAMES))


def game(key: str) -> Game:
    """The game of that key, the first one for a key that is not known (any more)."""
    return next((item for item in GAMES if item.key == key), GAMES[0])


def is_offered(family: str) -> bool:
    """Whether a table of this window can play that family of games; the command line may know more."""
    return any(item.family == family for item in GAMES)


def game_of(options: Options) -> Game:
    """The game from which these house rules differ least."""
    fitting = [item for item in (*GAMES, *UNOFFERED) if type(item.options) is type(options)]
    return min(fitting or GAMES, key=lambda item: len(changes(options, item.options)))


def options_of(chosen: Game, text: str) -> Options:
    """The options a rules text means, or the game's own when the text is not understood (an older version)."""
    try:
        family, options = parse_rules(text)
    except ValueError:
        return chosen.options
    return options if family == chosen.family else chosen.options


def text_of(chosen: Game, options: Options) -> str:
    """The rules text to keep for these options."""
    return rules_text(chosen.family, options)


def has_house_rules(options: Options) -> bool:
    """Whether there is anything to choose in them."""
    return bool(fields(options))


def changed_names(chosen: Game, options: Options) -> list[str]:
    """The options that differ from the game's standard, and matter."""
    return [name for name in changes(options, chosen.options) if name not in options.idle]


def game_name(chosen: Game) -> str:
    """The game's name."""
    translate = QCoreApplication.translate
    return {
        "machiavelli": translate("Catalogue", "Machiavelli"),
        "machiavelli_plain": translate("Catalogue", "Machiavelli without jokers"),
        "machiavelli_classic": translate("Catalogue", "Classic Machiavelli"),
        "tiles": translate("Catalogue", "Tiles"),
        "ramino": translate("Catalogue", "Ramino"),
        "ramino_50": translate("Catalogue", "Ramino 50"),
        "ramino_duel": translate("Catalogue", "Ramino duel"),
        "scala40": translate("Catalogue", "Scala 40"),
    }[chosen.key]


def family_name(family: str) -> str:
    """The name of a family of games, house rules apart."""
    return game_name(next((item for item in (*GAMES, *UNOFFERED) if item.family == family), GAMES[0]))


def tile_name(chosen: Game) -> str:
    """The name on the tile that starts this game: what the tile stands for does not change with the variant."""
    return game_name(chosen if chosen.has_tile else variants(chosen.family)[0])


def variant_name(chosen: Game) -> str:
    """What tells the game from the others of its family."""
    translate = QCoreApplication.translate
    return {
        "machiavelli": translate("Catalogue", "With jokers"),
        "machiavelli_plain": translate("Catalogue", "No jokers"),
        "machiavelli_classic": translate("Catalogue", "Classic"),
        "tiles": translate("Catalogue", "Tiles"),
        "ramino": translate("Catalogue", "Classic"),
        "ramino_50": translate("Catalogue", "Opening 50"),
        "ramino_duel": translate("Catalogue", "For two"),
        "scala40": translate("Catalogue", "Scala 40"),
    }[chosen.key]


def game_line(chosen: Game) -> str:
    """A few words that tell it from the others."""
    translate = QCoreApplication.translate
    return {
        "machiavelli": translate("Catalogue", "One table for all, rearranged at will"),
        "machiavelli_plain": translate("Catalogue", "104 cards, nothing stands in for another"),
        "machiavelli_classic": translate("Catalogue", "No jokers: lay cards, or draw one"),
        "tiles": translate("Catalogue", "Four colours, 30 points to open"),
        "ramino": translate("Catalogue", "Lay melds, lay off, discard"),
        "ramino_50": translate("Catalogue", "First melds worth 50 points"),
        "ramino_duel": translate("Catalogue", "For two: one deck, no jokers"),
        "scala40": translate("Catalogue", "Thirteen cards, 40 points to open"),
    }[chosen.key]


def counts_points(options: Options) -> bool:
    """Whether the hands of a match are added up."""
    return options.match_form.target is not None


def match_line(options: Options) -> str:
    """How the match is decided."""
    if isinstance(options, TilesOptions):
        return QCoreApplication.translate("Catalogue", "each hand for itself")
    target = options.match_form.target
    if target is not None:
        return QCoreApplication.translate("Catalogue", "match to {target} points").format(target=target)
    return QCoreApplication.translate("Catalogue", "a single hand")


def level_name(level: str) -> str:
    """A computer player's level in words."""
    translate = QCoreApplication.translate
    names = {
        "beginner": translate("Catalogue", "Beginner"),
        "easy": translate("Catalogue", "Easy"),
        "medium": translate("Catalogue", "Medium"),
        "hard": translate("Catalogue", "Hard"),
        "expert": translate("Catalogue", "Expert"),
    }
    return names.get(level, level)


def top_level_line(level: str) -> str:
    """What is said beside the strongest level of a game (RULES D11)."""
    text = QCoreApplication.translate("Catalogue", "{level} plays well, but not perfectly: it can be beaten.")
    return text.format(level=level_name(level))
