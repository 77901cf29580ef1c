"""The levels of the ramino games (RULES D11, R)."""

from .easy import Easy
from .hard import Hard
from .medium import Medium

__all__ = ["Easy", "Hard", "Medium"]
