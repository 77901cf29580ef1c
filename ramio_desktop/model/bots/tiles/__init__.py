"""The levels of the game with tiles (RULES T10)."""

from .easy import Easy
from .hard import Hard
from .medium import Medium

__all__ = ["Easy", "Hard", "Medium"]
