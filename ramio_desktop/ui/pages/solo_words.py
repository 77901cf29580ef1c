"""What the status line says at a table of one's own: the task, and how far one is with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.draft import Draft
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.pages.table_words import TurnWords, Words
from ramio_desktop.ui.widgets.status_line import Progress, Tone


class SoloWords(QObject):
    """Finds the sentence for a position that was set before one person; without a `task` it is the table's."""

    def __init__(self, table: TurnWords, whole: bool, parent: QObject) -> None:
        """`whole` says that every card of the hand is to be laid."""
        super().__init__(parent)
        self._table = table
        self._whole = whole
        self.task = Words("")
        """What is to be done, shown while nothing has been moved."""

    def of(self, turn: TurnModel, names: Sequence[str]) -> Words:
        """What the person is told now."""
        draft = turn.draft
        if not draft.is_changed and self.task.text:
            return self.task
        if not self._whole or not draft.is_changed or turn.stays:
            return self._table.of(turn, names)
        wrong = next((meld.refusal for meld in turn.shown if meld.refusal is not None), None)
        refusal = wrong or draft.refusal()
        if refusal is not None and refusal.reason is not Reason.NO_HAND_CARD:
            return self._table.refused(refusal, draft)
        if not draft.layout.hand:
            return Words(self.tr("Everything is laid"), "circle-check", Tone.DUE)
        return self.left(turn)

    def refused(self, refusal: IllegalAction, draft: Draft, progress: Progress | None = None) -> Words:
        """The first thing that is wrong, in the words of the table."""
        return self._table.refused(refusal, draft, progress)

    def left(self, turn: TurnModel) -> Words:
        """The table is in order, and this is still in the hand."""
        left = len(turn.draft.layout.hand)
        text = self.tr("%n card(s) of your hand still to lay", "", left)
        if turn.has_tiles:
            text = self.tr("%n tile(s) of your rack still to lay", "", left)
        return Words(text, "info", Tone.PLAIN, short=self.tr("%n still to lay", "", left))
