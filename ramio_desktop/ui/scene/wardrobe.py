"""Dresses cards in their pictures: at once, or scaled until the picture is drawn when many are missing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from shiboken6 import isValid

from ramio_desktop.ui.card_art import CardState, Warmup
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.scene.items import CardItem, Dress

DRAWINGS = 6
"""How many pictures are drawn at once when cards take another size; the rest come one by one, between frames."""


class Wardrobe(QObject):
    """The pictures the cards of one board wear; `drawn` is called when those that were missing are there."""

    def __init__(self, look: Look, drawn: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._drawn = drawn
        self._drawings = 0
        self._missing: dict[tuple[int, CardState], set[str]] = {}
        self._warmups: list[Warmup] = []

    def open(self, drawings: int = DRAWINGS) -> None:
        """A round of dressing begins, in which so many pictures may be drawn."""
        self._drawings = drawings

    def dress(self, item: CardItem, dress: Dress, ratio: float, still: bool) -> None:
        """Have the card look like this; without motion every picture is drawn at once."""
        if item.can_wear(dress, ratio):
            item.wear(dress, ratio)
        elif self._drawings > 0 or still:
            self._drawings -= 1
            item.wear(dress, ratio)
        else:
            item.wear_stretched(dress, ratio)
            self._missing.setdefault((dress.width, dress.state), set()).add(item.face)

    def close(self, ratio: float) -> None:
        """The round is over: draw what is missing while nothing else is to be done."""
        if self._missing:
            self.stop()
            self._warmups = [
                self._look.cards.warm(faces, width, ratio, state, done=self._done)
                for (width, state), faces in self._missing.items()
            ]
            self._missing.clear()

    def stop(self) -> None:
        """Draw nothing more by and by."""
        for warmup in self._warmups:
            warmup.stop()
        self._warmups = []

    def _done(self) -> None:
        if not isValid(self):
            return  # the pictures are shared; the view that wanted them is gone
        self._warmups = [warmup for warmup in self._warmups if warmup.left]
        if not self._warmups:
            self._drawn()
