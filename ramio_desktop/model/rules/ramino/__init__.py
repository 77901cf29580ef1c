"""Ramino, its duel with one deck, its opening at fifty, and Scala 40 (RULES R and D)."""

from .ruleset import Ramino

__all__ = ["Ramino"]
