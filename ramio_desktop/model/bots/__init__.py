"""Computer players (DESIGN §7): their levels by game, the loop of their process, and the tournament.

A level sees exactly what a person on its seat sees, in text (`worker`), so that it cannot cheat. How the levels of
a game differ, and the figures behind it, is told in the module of each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from .bot import Bot
from . import machiavelli, ramino, tiles

LEVELS: Final[Mapping[str, Mapping[str, Bot]]] = MappingProxyType(
    {
        "machiavelli": MappingProxyType(
            {
                "beginner": machiavelli.Beginner(), "easy": machiavelli.Easy(), "hard": machiavelli.Hard(),
                "expert": machiavelli.Expert(),
            }
        ),
        "tiles": MappingProxyType({"easy": tiles.Easy(), "medium": tiles.Medium(), "hard": tiles.Hard()}),
        "ramino": MappingProxyType({"easy": ramino.Easy(), "medium": ramino.Medium(), "hard": ramino.Hard()}),
    }
)
"""The levels of each family of games, weakest first; the names are those of saves and of the command line."""

TEST_OPPONENTS: Final[Mapping[str, Mapping[str, Bot]]] = MappingProxyType(
    {"machiavelli": MappingProxyType({"hoarder": machiavelli.Hoarder()})}
)
"""Players that the command line and the tests can ask for by name, and that no player is ever offered."""

_MIXED: Final = 3
"""How many levels, weakest first, the opponents of somebody who has not chosen have."""


class UnknownLevel(LookupError):
    """This game has no computer player of that name."""


def bot(family: str, level: str) -> Bot:
    """The computer player of a game, a test opponent too; UnknownLevel when there is none of that name."""
    for named in (LEVELS, TEST_OPPONENTS):
        if level in named.get(family, {}):
            return named[family][level]
    raise UnknownLevel(f"{family} has no level {level}")


def level_names(family: str) -> tuple[str, ...]:
    """Every name `bot` takes for the game: its levels, weakest first, then its test opponents."""
    return (*LEVELS.get(family, {}), *TEST_OPPONENTS.get(family, {}))


def default_levels(family: str, opponents: int) -> list[str]:
    """The levels of that many computer players when nobody has chosen: from the gentlest up, each but once.

    So a first table is easy to beat, and a larger one shows what else can be done with the cards on it. Esperto is
    for those who ask for him: he waits more than he lays. Beyond three the mix begins again.
    """
    mixed = list(LEVELS[family])[:_MIXED]
    return [mixed[i % len(mixed)] for i in range(opponents)]


def known_levels(family: str, wanted: Sequence[str]) -> list[str]:
    """The wanted levels of a game; the usual one where there is none of that name, as in settings of another time."""
    usual = default_levels(family, len(wanted))
    return [level if level in LEVELS[family] else other for level, other in zip(wanted, usual, strict=True)]


__all__ = ["LEVELS", "TEST_OPPONENTS", "Bot", "UnknownLevel", "bot", "default_levels", "known_levels", "level_names"]
