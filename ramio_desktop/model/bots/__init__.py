"""Computer players (DESIGN §7): their levels by game, the loop of their process, and the tournament.

A level sees exactly what a person on its seat sees, in text (`worker`), so that it cannot cheat. How the levels of
Machiavelli differ, and the figures behind it, is told in the module of each.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .bot import Bot
from .machiavelli import Beginner, Hard

LEVELS: Final[Mapping[str, Mapping[str, Bot]]] = MappingProxyType(
    {"machiavelli": MappingProxyType({"beginner": Beginner(), "hard": Hard()})}
)
"""The levels of each family of games, weakest first; the names are those of saves and of the command line."""


class UnknownLevel(LookupError):
    """This game has no computer player of that name."""


def bot(family: str, level: str) -> Bot:
    """The computer player of a game; UnknownLevel when there is none of that name."""
    try:
        return LEVELS[family][level]
    except KeyError:
        raise UnknownLevel(f"{family} has no level {level}") from None


__all__ = ["LEVELS", "Bot", "UnknownLevel", "bot"]
