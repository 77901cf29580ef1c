"""What a game is played with: cards, or tiles."""

from __future__ import annotations

from ramio_desktop.model.options import PRESETS


def has_tiles(family: str) -> bool:
    """Whether the games of that family are played with tiles."""
    return any(preset.tiles for preset in PRESETS.values() if preset.family == family)
