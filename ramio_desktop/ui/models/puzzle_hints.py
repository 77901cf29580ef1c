"""Hints for a puzzle, whose answer is known: how many melds are taken apart, which ones, and the whole answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.hint import Found, Hint
from ramio_desktop.model.melds import Meld
from ramio_desktop.model.puzzles.puzzle import Puzzle
from ramio_desktop.model.solver.rearrange.disturbance import pair_up
from ramio_desktop.model.state import State
from ramio_desktop.ui.hints import HintGuide
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.texts import cards_text

MOST_NAMED = 2
"""So many melds have room in the status line."""


class PuzzleHints(HintGuide):
    """Gives a shortest answer away step by step; there is nobody to be asked, so nothing is waited for."""

    pointed = Signal(object)
    """The places in the table of the melds that were named."""

    def __init__(self, turn: TurnModel, parent: QObject | None = None) -> None:
        super().__init__(turn, self, parent)
        self._puzzle: Puzzle | None = None
        self._words = HintWords(self)

    def set_puzzle(self, puzzle: Puzzle) -> None:
        """Give hints for this one from now on."""
        self._puzzle = puzzle
        self.used = 0
        self.forget()

    def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
        """Be one's own advisor."""
        assert self._puzzle is not None
        puzzle = self._puzzle
        answered(Hint(Found.YES, puzzle.hand, puzzle.answer, puzzle.disturbed, best=True, fewest=True))

    def opened(self) -> dict[int, Meld]:
        """The melds of the table that the answer takes apart, by their places."""
        assert self._puzzle is not None
        table = self._puzzle.table
        whole = pair_up(table, self._puzzle.answer)
        return {place: meld for place, meld in enumerate(table) if place not in whole}

    def _first(self, hint: Hint) -> None:
        self._step = 1
        self.said.emit(self._words.count(len(self.opened())))

    def _go_on(self, hint: Hint, speed: float) -> None:
        if self._step < 2:
            self._step = 2
            opened = self.opened()
            self.said.emit(self._words.which([cards_text(meld.cards) for meld in opened.values()]))
            self.pointed.emit(frozenset(opened))
            return
        super()._go_on(hint, speed)


class HintWords(QObject):
    """What these hints say. A class of its own, for a counted text is only found under the class that asks for it."""

    def count(self, melds: int) -> str:
        """How many melds are taken apart."""
        if not melds:
            return self.tr("No meld has to be taken apart: every card fits somewhere. Press again to see where")
        return self.tr("%n meld(s) of the table are taken apart. Press again to see which", "", melds)

    def which(self, melds: list[str]) -> str:
        """Which melds those are, already in words."""
        if not melds:
            return self.tr("The cards are added one after the other. Press again to see how")
        if len(melds) > MOST_NAMED:
            return self.tr("The melds that glow are taken apart. Press again for how")
        return self.tr("Taken apart: {melds}. Press again to see how").format(melds=", ".join(melds))
