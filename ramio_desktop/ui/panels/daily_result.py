"""How the puzzle of a date went: the counts, what it does to the streak, and the text for others (RULES Z3)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.puzzle_outcome import Outcome
from ramio_desktop.ui.panels.puzzle_result import PuzzleResult


class DailyResult(PuzzleResult):
    """Shows an `Outcome` with a sentence on the streak; `next` wants the text for others."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._streak = ""
        self._is_shared = False
        super().__init__(look, parent)
        self.next_button.set_icon("share-2")

    def show_day(self, outcome: Outcome, streak: str, is_shared: bool) -> None:
        """Show how it went; `is_shared` says whether there is a solution to tell others of."""
        self._streak, self._is_shared = streak, is_shared
        self.show_outcome(outcome)

    def _worth(self, outcome: Outcome) -> str:
        return self._streak

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self.next_button.setText(self.tr("Share"))
        self.next_button.setVisible(self._is_shared)
