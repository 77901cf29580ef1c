"""The rows of the hand and the melds with the phrases that are read aloud."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject

from ramio_desktop.model.cards import Card
from ramio_desktop.ui.models.lists import HandCard, MeldRow
from ramio_desktop.ui.models.shown import ShownMeld
from ramio_desktop.ui.texts import card_name, meld_name, short_reason


class RowWords(QObject):
    """Makes rows in the language of now."""

    def hand_row(self, token: int, card: Card, new: bool, selected: bool) -> HandCard:
        """A card of the hand."""
        text = card_name(card)
        if new:
            text = self.tr("{card}, new").format(card=text)
        if selected:
            text = self.tr("{card}, selected").format(card=text)
        return HandCard(token, card.text, new, selected, text)

    def meld_row(
        self, meld: ShownMeld, laid: Collection[int], changed: bool, tiles: bool = False, points: int | None = None,
        locked: bool = False,
    ) -> MeldRow:
        """A group on the table, of cards or `tiles`; `laid` are the hand's tokens on the table.

        `points` is what it counts towards an opening; a `locked` one may not be touched before it.
        """
        text = meld_name(meld.meld)
        if meld.refusal is not None:
            text = self.tr("{meld}: {reason}").format(meld=text, reason=short_reason(meld.refusal, tiles))
        if points is not None:
            text += ", " + self.tr("{n} points").format(n=points)
        if locked:
            text += ", " + self.tr("locked until you have opened")
        own = tuple(token for token in meld.tokens if token in laid)
        if own:
            count = self.tr("%n card(s) laid now", "", len(own))
            text += ", " + (self.tr("%n tile(s) laid now", "", len(own)) if tiles else count)
        cards = tuple(card.text for card in meld.cards)
        return MeldRow(meld.number, meld.tokens, cards, meld.refusal, changed, own, text)
