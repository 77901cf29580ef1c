"""Why a computer player did what it did, as one sentence in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from ramio_desktop.model.bots.explanation import Explanation, Why
from ramio_desktop.ui.noop import QT_TRANSLATE_NOOP
from ramio_desktop.ui.texts import cards_text

_SENTENCES: Final = {
    Why.DREW: QT_TRANSLATE_NOOP("Explanation", "{who} has drawn: every turn begins like that."),
    Why.CLOSED: QT_TRANSLATE_NOOP("Explanation", "{who} found a place for every card, and that ends the hand."),
    Why.OPENED: QT_TRANSLATE_NOOP("Explanation", "{who} had a clean run to open with: {cards}."),
    Why.NO_OPENING: QT_TRANSLATE_NOOP("Explanation", "{who} has no clean run to open with yet."),
    Why.OPENED_POINTS: QT_TRANSLATE_NOOP("Explanation", "{who} had the {number} points to open with: {cards}."),
    Why.NO_OPENING_POINTS: QT_TRANSLATE_NOOP("Explanation", "{who} does not have {number} points to open with yet."),
    Why.LAST_TURN: QT_TRANSLATE_NOOP(
        "Explanation", "The stock ends before {who} plays again: what counts most in the hand had to go."
    ),
    Why.MELDS: QT_TRANSLATE_NOOP("Explanation", "{who} had this ready in the hand: {cards}."),
    Why.LAY_OFFS: QT_TRANSLATE_NOOP("Explanation", "This fitted melds on the table as they lay: {cards}."),
    Why.MELDS_AND_LAY_OFFS: QT_TRANSLATE_NOOP(
        "Explanation", "{who} laid melds from the hand, and what fitted the table as it lay: {cards}."
    ),
    Why.SPLIT: QT_TRANSLATE_NOOP(
        "Explanation", "With few cards left {who} took a meld on the table apart, for {cards}."
    ),
    Why.OPENED_MELD: QT_TRANSLATE_NOOP(
        "Explanation", "{who} took a meld on the table apart, to make room for {cards}."
    ),
    Why.MOST: QT_TRANSLATE_NOOP("Explanation", "{who} lays as many cards as there is room for: {cards}."),
    Why.MOST_REARRANGED: QT_TRANSLATE_NOOP(
        "Explanation", "{who} rearranged the table to lay as many cards as possible: {cards}."
    ),
    Why.DANGER: QT_TRANSLATE_NOOP(
        "Explanation", "{other} has hardly any cards left, so {who} laid everything there was room for."
    ),
    Why.SPARED: QT_TRANSLATE_NOOP(
        "Explanation", "{who} laid what could be spared ({cards}) and kept enough to choose from later."
    ),
    Why.NOTHING_PLAIN: QT_TRANSLATE_NOOP(
        "Explanation", "{who} saw no meld in the hand and nothing that fits the table as it lies."
    ),
    Why.NOTHING_NEAR: QT_TRANSLATE_NOOP(
        "Explanation", "{who} found no room for any card, not even by taking a meld apart."
    ),
    Why.NOTHING_FITS: QT_TRANSLATE_NOOP(
        "Explanation", "{who} found no room for any card, however the table is rearranged."
    ),
    Why.WAITS: QT_TRANSLATE_NOOP(
        "Explanation", "{who} waits for a better moment, or has nothing to lay: it is not for the others to know."
    ),
    Why.MIRRORS: QT_TRANSLATE_NOOP(
        "Explanation", "{other} is hoarding cards, and {who} does not help by laying more of them."
    ),
    Why.TOOK: QT_TRANSLATE_NOOP("Explanation", "{who} can use the discard: {cards}."),
    Why.THREW: QT_TRANSLATE_NOOP("Explanation", "{who} throws what serves least: {cards}."),
    Why.HAD_NOTHING: QT_TRANSLATE_NOOP("Explanation", "{who} found nothing to draw, so nothing is discarded."),
    Why.HOARDS: QT_TRANSLATE_NOOP("Explanation", "{who} lays nothing until every card can go at once."),
}

_TILE_SENTENCES: Final = {
    Why.CLOSED: QT_TRANSLATE_NOOP("Explanation", "{who} found a place for every tile, and that ends the hand."),
    Why.MELDS: QT_TRANSLATE_NOOP("Explanation", "{who} had this ready on the rack: {cards}."),
    Why.MELDS_AND_LAY_OFFS: QT_TRANSLATE_NOOP(
        "Explanation", "{who} laid melds from the rack, and what fitted the table as it lay: {cards}."
    ),
    Why.LAY_OFFS: QT_TRANSLATE_NOOP("Explanation", "These tiles fitted melds on the table as they lay: {cards}."),
    Why.DANGER: QT_TRANSLATE_NOOP(
        "Explanation", "{other} has hardly any tiles left, so {who} laid everything there was room for."
    ),
    Why.SPARED: QT_TRANSLATE_NOOP(
        "Explanation", "{who} laid what could be spared ({cards}) and kept enough tiles to choose from later."
    ),
    Why.NOTHING_PLAIN: QT_TRANSLATE_NOOP(
        "Explanation", "{who} saw no meld on the rack and nothing that fits the table as it lies."
    ),
    Why.NOTHING_NEAR: QT_TRANSLATE_NOOP(
        "Explanation", "{who} found no room for any tile, not even by taking a meld apart."
    ),
    Why.NOTHING_FITS: QT_TRANSLATE_NOOP(
        "Explanation", "{who} found no room for any tile, however the table is rearranged."
    ),
}
"""Where the sentences for cards will not do."""

_STAYING_SENTENCES: Final = {
    Why.LAY_OFFS: QT_TRANSLATE_NOOP("Explanation", "{who} added to melds on the table: {cards}."),
    Why.MELDS_AND_LAY_OFFS: QT_TRANSLATE_NOOP(
        "Explanation", "{who} laid melds from the hand, and added to others on the table: {cards}."
    ),
}
"""Where melds stay as they were laid, and are called otherwise in Italian."""

_TWO_MELDS: Final = QT_TRANSLATE_NOOP(
    "Explanation", "{who} took two melds on the table apart, to make room for {cards}."
)


def explanation_text(
    explanation: Explanation, seat: int, name: Callable[[int], str], tiles: bool = False, stays: bool = False
) -> str:
    """Why the player on that seat did that, as one sentence; `name` has the name of the player on a seat.

    `tiles` where the game is played with them, `stays` where melds stay as they were laid.
    """
    source = _SENTENCES[explanation.why]
    if tiles:
        source = _TILE_SENTENCES.get(explanation.why, source)
    elif stays:
        source = _STAYING_SENTENCES.get(explanation.why, source)
    if explanation.why is Why.OPENED_MELD and explanation.number > 1:
        source = _TWO_MELDS
    return QCoreApplication.translate("Explanation", source).format(
        who=name(seat),
        other="" if explanation.seat is None else name(explanation.seat),
        cards=cards_text(explanation.cards),
        number=explanation.number,
    )
