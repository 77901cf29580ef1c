"""The games one can choose on the home page, and their names in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.options import (
    MachiavelliOptions,
    Options,
    RaminoOptions,
    TilesOptions,
    changes,
    parse_rules,
    rules_text,
)

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
    Game("machiavelli_plain", "machiavelli[jokers=0]", ("Qs", "Qh", "Qc")),
    Game("machiavelli_classic", "machiavelli_classic", ("Jd", "Qd", "Kd")),
    Game("tiles", "tiles", ("7r", "8b", "9o"), 1),
)
UNOFFERED: Final = (
    Game("ramino", "ramino", ("Ks", "Kh", "*")),
    Game("ramino_50", "ramino_50", ("Td", "Jd", "Qd")),
    Game("ramino_duel", "ramino_duel", ("4h", "5h", "6h"), 1),
    Game("scala40", "scala40", ("8c", "9c", "*")),
)
"""Games with a name that the window's pages do not offer yet; tables of them are shown all the same."""


def opponents_of(chosen: Game, settings: Settings) -> tuple[Opponent, ...]:
    """The computer players the game was set up with last, else the usual ones."""
    return settings.companies.get(chosen.family) or settings.opponents[: chosen.opponents]


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


def changed_names(chosen: Game, options: Options) -> list[str]:
    """The options that differ from the game's standard; the target counts only where points are counted."""
    names = list(changes(options, chosen.options))
    if isinstance(options, MachiavelliOptions) and options.match == "simple":
        names = [name for name in names if name != "target"]
    return names


def game_name(chosen: Game) -> str:
    """The game's name."""
    translate = QCoreApplication.translate
    return {
        "machiavelli": translate("Catalogue", "Machiavelli"),
        "machiavelli_plain": translate("Catalogue", "Machiavelli without jokers"),
        "machiavelli_classic": translate("Catalogue", "Classic Machiavelli"),
        "tiles": translate("Catalogue", "Tiles"),
        "ramino": translate("Catalogue", "Ramino"),
        "ramino_50": translate("Catalogue", "Ramino, opening at 50"),
        "ramino_duel": translate("Catalogue", "Ramino duel"),
        "scala40": translate("Catalogue", "Scala 40"),
    }[chosen.key]


def family_name(family: str) -> str:
    """The name of a family of games, house rules apart."""
    return game_name(next((item for item in (*GAMES, *UNOFFERED) if item.family == family), GAMES[0]))


def short_game_name(chosen: Game) -> str:
    """The game's name where Machiavelli goes without saying."""
    translate = QCoreApplication.translate
    return {
        "machiavelli": translate("Catalogue", "With jokers"),
        "machiavelli_plain": translate("Catalogue", "No jokers"),
        "machiavelli_classic": translate("Catalogue", "Classic"),
        "tiles": translate("Catalogue", "Tiles"),
    }[chosen.key]


def game_line(chosen: Game) -> str:
    """One sentence that tells it from the others."""
    translate = QCoreApplication.translate
    return {
        "machiavelli": translate("Catalogue", "One table for everybody, rearranged at will. Two jokers."),
        "machiavelli_plain": translate("Catalogue", "104 cards: nothing stands in for a missing card."),
        "machiavelli_classic": translate("Catalogue", "No jokers, free opening: in a turn you lay cards or draw one."),
        "tiles": translate("Catalogue", "Numbers in four colours on a rack of your own; thirty points open."),
    }[chosen.key]


def counts_points(options: Options) -> bool:
    """Whether the hands of a match are added up."""
    return isinstance(options, RaminoOptions) or isinstance(options, MachiavelliOptions) and options.match == "points"


def match_line(options: Options) -> str:
    """How the match is decided."""
    if isinstance(options, TilesOptions):
        return QCoreApplication.translate("Catalogue", "each hand for itself")
    if isinstance(options, RaminoOptions) or isinstance(options, MachiavelliOptions) and options.match == "points":
        return QCoreApplication.translate("Catalogue", "match to {target} points").format(target=options.target)
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
