"""Who can be challenged to a duel: a name for each level, the same that sits at the tables (RULES Z5)."""

from __future__ import annotations

from typing import Final

from ramio_desktop.model.puzzles.duel import PACES
from ramio_desktop.ui.settings import OPPONENT_NAMES
from ramio_desktop.ui.widgets.avatar import avatars_of

PERSONS: Final = dict(zip(PACES, OPPONENT_NAMES, strict=False))
"""The name of the computer player of each level."""


def faces(nick: str, chosen: int) -> dict[str, int]:
    """The pattern of each computer player by name, as at a table where all of them sit; `chosen` is the person's."""
    return dict(zip(OPPONENT_NAMES, avatars_of((nick, *OPPONENT_NAMES), 0, chosen)[1:], strict=True))
