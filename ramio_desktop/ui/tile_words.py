"""The words of games with tiles, where those for cards will not do: rack, group, colour, number, reserve."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.cards import Card, Suit
from ramio_desktop.model.melds import Kind, Meld
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP

TILE_SIGNS: Final = {Suit.BLACK: "●", Suit.RED: "◆", Suit.BLUE: "■", Suit.ORANGE: "▲"}
"""The shape a colour's tiles bear; drawn wherever a text is painted, and said as the colour."""

REASONS: Final = {
    Reason.STOCK_EMPTY: QT_TRANSLATE_NOOP("TileReason", "The reserve is empty: there is nothing to draw."),
    Reason.STOCK_LEFT: QT_TRANSLATE_NOOP(
        "TileReason", "One passes only when the reserve is empty: lay at least one tile, or draw."
    ),
    Reason.JOKER_TAKEN: QT_TRANSLATE_NOOP(
        "TileReason", "A joker on the table may be moved, but never taken onto a rack."
    ),
    Reason.NO_HAND_CARD: QT_TRANSLATE_NOOP("TileReason", "To lay, use at least one tile of your rack."),
    Reason.MELD_TOO_SHORT: QT_TRANSLATE_NOOP("TileReason", "A meld has at least three tiles; this one: {cards}."),
    Reason.ONLY_JOKERS: QT_TRANSLATE_NOOP("TileReason", "A meld needs at least one tile that is not a joker."),
    Reason.RUN_WRAPS: QT_TRANSLATE_NOOP("TileReason", "A run ends at 13, and a 1 never follows it: {cards}."),
    Reason.RUN_TWICE: QT_TRANSLATE_NOOP("TileReason", "A run holds each number once; twice here: {cards}."),
    Reason.SET_SAME_SUIT: QT_TRANSLATE_NOOP("TileReason", "A group holds each colour once; twice here: {cards}."),
    Reason.SET_TOO_LARGE: QT_TRANSLATE_NOOP("TileReason", "A group has four tiles at most, jokers included: {cards}."),
    Reason.NOT_A_MELD: QT_TRANSLATE_NOOP("TileReason", "These tiles are neither a run nor a group: {cards}."),
    Reason.OPENING_POINTS: QT_TRANSLATE_NOOP(
        "TileReason", "Your first laying needs more points, in new melds of your own tiles."
    ),
}
"""The sentences that differ; what is not here is said as for cards."""

SHORT_REASONS: Final = {
    Reason.STOCK_EMPTY: QT_TRANSLATE_NOOP("ShortTileReason", "the reserve is empty"),
    Reason.NOT_HELD: QT_TRANSLATE_NOOP("ShortTileReason", "not on your rack: {cards}"),
    Reason.NO_HAND_CARD: QT_TRANSLATE_NOOP("ShortTileReason", "no tile of your rack"),
    Reason.MELD_TOO_SHORT: QT_TRANSLATE_NOOP("ShortTileReason", "needs at least three tiles"),
    Reason.RUN_WRAPS: QT_TRANSLATE_NOOP("ShortTileReason", "no 1 after the 13"),
    Reason.RUN_GAP: QT_TRANSLATE_NOOP("ShortTileReason", "a number is missing in the run"),
    Reason.SET_SAME_SUIT: QT_TRANSLATE_NOOP("ShortTileReason", "same colour twice: {cards}"),
    Reason.SET_TOO_LARGE: QT_TRANSLATE_NOOP("ShortTileReason", "four tiles at most in a group"),
    Reason.NOT_A_MELD: QT_TRANSLATE_NOOP("ShortTileReason", "neither run nor group"),
}

_COLOURS: Final = {
    Suit.BLACK: QT_TRANSLATE_NOOP("Suit", "black"),
    Suit.RED: QT_TRANSLATE_NOOP("Suit", "red"),
    Suit.BLUE: QT_TRANSLATE_NOOP("Suit", "blue"),
    Suit.ORANGE: QT_TRANSLATE_NOOP("Suit", "orange"),
}


def tile_text(card: Card) -> str:
    """The tile in a few letters: its number and the shape of its colour."""
    return f"{int(card.rank)}{TILE_SIGNS[card.suit]}"


def tile_name(card: Card) -> str:
    """The tile in words: 7 red."""
    return QCoreApplication.translate("Card", "{number} {colour}").format(
        number=int(card.rank), colour=colour_name(card.suit)
    )


def colour_name(colour: Suit) -> str:
    """A tile's colour in words."""
    return QCoreApplication.translate("Suit", _COLOURS[colour])


def tile_meld_name(meld: Meld) -> str:
    """A run or a group of tiles as one phrase; what is to be said of its jokers comes after it."""
    shown = [card for card in meld.stands_for if card.is_tile]
    if meld.kind is Kind.RUN:
        return QCoreApplication.translate("Meld", "{colour} run from {low} to {high}").format(
            colour=colour_name(shown[0].suit), low=int(shown[0].rank), high=int(shown[-1].rank)
        )
    return QCoreApplication.translate("Meld", "group of {count} tiles with the number {number}").format(
        count=len(meld), number=int(shown[0].rank)
    )


def spoken(text: str) -> str:
    """The text for those who hear it: the shapes of tiles are said as colours."""
    for colour, sign in TILE_SIGNS.items():
        if sign in text:
            text = text.replace(sign, f" {colour_name(colour)}")
    return text
