"""The levels of Machiavelli, one module each; they play `machiavelli_classic` too."""

from .beginner import Beginner
from .easy import Easy
from .expert import Expert
from .hard import Hard
from .hoarder import Hoarder

__all__ = ["Beginner", "Easy", "Expert", "Hard", "Hoarder"]
