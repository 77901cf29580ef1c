"""What the status line of the table says: always what is due, or what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from ramio_desktop.model.actions import IllegalAction, Reason, Verb
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.texts import reason_text
from ramio_desktop.ui.widgets.status_line import Progress, Tone


@dataclass(frozen=True)
class Words:
    """A sentence for the status line, with its icon and how urgent it is."""

    text: str
    icon: str = "info"
    tone: Tone = Tone.PLAIN
    progress: Progress | None = None


class TableWords(QObject):
    """Finds the sentence for a position and what the person has moved in it."""

    def of(self, draft: Draft, names: Sequence[str]) -> Words:
        """What the person at this seat is told now; `names` by seat."""
        view, seat = draft.view, draft.seat
        if view.is_over:
            return Words(self.tr("The hand is over"), "flag")
        if view.turn.seat != seat:
            return Words(self.tr("{name} is playing").format(name=names[view.turn.seat]), "hourglass")
        verbs = rules_of(view).verbs(view, seat)
        if Verb.LAY not in verbs:
            return Words(self.tr("Your turn: draw a card from the stock"), "arrow-down-to-line", Tone.DUE)
        if draft.is_changed:
            return self._moving(draft)
        return self._waiting(draft, verbs)

    def refused(self, refusal: IllegalAction, progress: Progress | None = None) -> Words:
        """The first thing that is wrong; that no card is laid yet is no fault."""
        if refusal.reason is Reason.NO_HAND_CARD:
            return Words(reason_text(refusal), "info", Tone.PLAIN, progress)
        return Words(reason_text(refusal), "triangle-alert", Tone.WRONG, progress)

    def _waiting(self, draft: Draft, verbs: frozenset[Verb]) -> Words:
        view = draft.view
        if not view.stock and Verb.DRAW not in verbs:
            text = self.tr("The stock is empty: this is the last turn of the hand")
            return Words(text, "triangle-alert", Tone.DUE)
        if rules_of(view).opening_progress(view, draft.seat, ()) is not None:
            text = self.tr("To open: three cards in a row of one suit, no joker, from your hand")
            return Words(text, "info", Tone.DUE)
        if Verb.DRAW in verbs:
            return Words(self.tr("Your turn: lay cards, or draw one to end the turn"), "info", Tone.DUE)
        return Words(self.tr("Lay cards, or pass"), "info", Tone.DUE)

    def _moving(self, draft: Draft) -> Words:
        progress = self._progress(draft)
        refusal = draft.refusal()
        if refusal is not None:
            return self.refused(refusal, progress)
        if not draft.layout.hand:
            return Words(self.tr("Your last card: confirm, and you go out"), "circle-check", Tone.DUE, progress)
        text = self.tr("%n card(s) laid: confirm when you are done", "", len(draft.laid))
        return Words(text, "circle-check", Tone.DUE, progress)

    def _progress(self, draft: Draft) -> Progress | None:
        laid = [draft.cards[token] for token in draft.laid]
        found = rules_of(draft.view).opening_progress(draft.view, draft.seat, laid)
        if found is None:
            return None
        have, need = found
        return Progress(self.tr("Clean run"), have / need, self.tr("{have} of {need}").format(have=have, need=need))
