"""What others do, said to those who do not see it: one short sentence for a move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from ramio_desktop.model.events import Discarded, Drew, Event, Laid, Passed
from ramio_desktop.ui.models.laying import Laying
from ramio_desktop.ui.models.recap import PileMoves
from ramio_desktop.ui.texts import card_name, card_text, cards_text

MOST_SAID = 13
"""So many cards are named; more nobody can follow."""


class RackWords(QObject):
    """Counts tiles. A class of its own, for a counted text is only found under the very class that asks for it."""

    def count(self, tiles: int) -> str:
        """So many tiles."""
        return self.tr("%n tile(s)", "", tiles)


class TableVoice(QObject):
    """Finds the sentences."""

    def of(
        self, cause: Event | None, laying: Laying | None, names: Sequence[str], own: int, tiles: bool = False
    ) -> str:
        """What another seat did, empty for one's own moves; `laying` is what was laid last, of cards or `tiles`."""
        match cause:
            case Laid(seat=seat) if seat != own and laying is not None:
                return self.laid(laying, names)
            case Drew(seat=seat, card=card, from_discard=True) if seat != own and card is not None:
                taken = self.tr("{name} takes from the discards: {card}")
                return taken.format(name=names[seat], card=card_name(card))
            case Drew(seat=seat) if seat != own:
                drawn = self.tr("{name} draws a tile") if tiles else self.tr("{name} draws a card")
                return drawn.format(name=names[seat])
            case Discarded(seat=seat, card=card) if seat != own:
                return self.tr("{name} discards {card}").format(name=names[seat], card=card_name(card))
            case Passed(seat=seat) if seat != own:
                return self.tr("{name} passes").format(name=names[seat])
        return ""

    def piles(self, moves: Sequence[PileMoves], names: Sequence[str]) -> str:
        """What others did with the piles, for who did not look on."""
        said = []
        for turn in moves:
            thrown = card_text(turn.thrown)
            if turn.taken is None:
                said.append(self.tr("{name} discarded {card}.").format(name=names[turn.seat], card=thrown))
            else:
                both = self.tr("{name} took {taken} and discarded {card}.")
                said.append(both.format(name=names[turn.seat], taken=card_text(turn.taken), card=thrown))
        return " ".join(said)

    def piles_in_short(self, moves: Sequence[PileMoves], names: Sequence[str]) -> str:
        """The same where there is little room: what came to each hand, and what went from it."""
        said = []
        for turn in moves:
            taken = "" if turn.taken is None else f" +{card_text(turn.taken)}"
            said.append(f"{names[turn.seat]}{taken} −{card_text(turn.thrown)}")
        return " · ".join(said)

    def laid(self, laying: Laying, names: Sequence[str]) -> str:
        """The cards that were laid."""
        cards = cards_text(laying.cards, MOST_SAID)
        if laying.others:
            several = ", ".join(names[seat] for seat in (*laying.others, laying.seat))
            return self.tr("{names} have laid {cards}").format(names=several, cards=cards)
        return self.tr("{name} lays {cards}").format(name=names[laying.seat], cards=cards)
