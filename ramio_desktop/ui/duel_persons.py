"""Who can be challenged to a duel: a name for each level, the same that sits at the tables (RULES Z5)."""

from __future__ import annotations

from typing import Final

from ramio_desktop.model.puzzles.duel import PACES
from ramio_desktop.ui.settings import OPPONENT_NAMES

PERSONS: Final = dict(zip(PACES, OPPONENT_NAMES, strict=False))
"""The name of the computer player of each level."""
