"""What the words of one house rule are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.options import Value


class Group(Enum):
    """What a house rule is about; the order is that of the page."""

    CARDS = "cards"
    OPENING = "opening"
    DRAWING = "drawing"
    JOKERS = "jokers"
    CLOSING = "closing"
    POINTS = "points"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class OptionWords:
    """One option in the language of now."""

    name: str
    group: Group
    title: str
    choices: tuple[tuple[Value, str], ...]
    """The values one chooses from, each in a word or two; of numbers those that are usual."""
    meaning: str
    """What the value taken changes."""
    idle: str = ""
    """Why it changes nothing where it does not (`Options.idle`)."""
    brief: str = ""
    """The value in the one line that sums up a game; empty for what is not worth a word there."""

    def word(self, value: Value) -> str:
        """A value in a word or two; a number that is not among the choices in digits."""
        return next((word for choice, word in self.choices if choice == value), str(value))


def numbers(*values: int) -> tuple[tuple[Value, str], ...]:
    """Values that are their own words."""
    return tuple((value, str(value)) for value in values)


def group_name(group: Group) -> str:
    """The title of a group."""
    translate = QCoreApplication.translate
    return {
        Group.CARDS: translate("OptionWords", "Cards"),
        Group.OPENING: translate("OptionWords", "Opening"),
        Group.DRAWING: translate("OptionWords", "Drawing and turns"),
        Group.JOKERS: translate("OptionWords", "Jokers"),
        Group.CLOSING: translate("OptionWords", "Closing"),
        Group.POINTS: translate("OptionWords", "Points"),
        Group.MATCH: translate("OptionWords", "Match"),
    }[group]


def in_line(word: str) -> str:
    """A word that stands on a button, as it is written within a line."""
    return word[:1].lower() + word[1:]
