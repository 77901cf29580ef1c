"""The levels of Machiavelli, one module each; they play `machiavelli_classic` too."""

from .beginner import Beginner
from .hard import Hard

__all__ = ["Beginner", "Hard"]
