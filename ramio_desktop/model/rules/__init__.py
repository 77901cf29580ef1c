"""The families of games, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..ruleset import Ruleset
from ..state import State
from .machiavelli import Machiavelli
from .ramino import Ramino
from .tiles import Tiles

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {game.name: game for game in (Machiavelli(), Tiles(), Ramino())}
)
"""The games that can be played; a new game is one file here and one word in this line."""


class UnknownGame(LookupError):
    """The notation knows this game, this version of the program cannot play it."""


def ruleset(family: str) -> Ruleset:
    """The rules of a family; UnknownGame when it cannot be played yet."""
    try:
        return RULESETS[family]
    except KeyError:
        raise UnknownGame(family) from None


def rules_of(state: State) -> Ruleset:
    """The rules a position is played by."""
    return ruleset(state.rules)
