"""Explaining the last move, to anybody at the table, without a look into the hand it came from."""

from __future__ import annotations

from dataclasses import replace

from ..actions import Action
from ..cards import HIDDEN
from ..state import State
from . import bot
from .explanation import Explanation


def explain(view: State, seat: int, level: str) -> Explanation:
    """Why that level does what it does on the seat's view, worked out again from what the seat knew then.

    UnknownLevel where the game has no such level; otherwise as `explain_action`.
    """
    return explain_action(view, seat, level, bot(view.rules, level).action(view, seat))


def explain_action(view: State, seat: int, level: str, action: Action) -> Explanation:
    """Why the seat did that in the position before; any player's view will do, since hands are not looked at.

    An action the level did not choose (its process had died, and the least was played) is explained as if it had.
    """
    public = replace(view, hands=tuple((HIDDEN,) * len(held) for held in view.hands))
    return bot(view.rules, level).explanation(public, seat, action)
