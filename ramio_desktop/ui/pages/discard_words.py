"""What the status line says in games whose turns end with a discard: always what is due, or what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from ramio_desktop.model.actions import Draw, IllegalAction, Reason
from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.models.staying import waiting_jokers
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.pages.table_words import TableWords, Words
from ramio_desktop.ui.texts import card_text, reason_text, short_reason
from ramio_desktop.ui.widgets.status_line import Progress, Tone

SAID_BEFORE: Final = 10
"""How many rounds before its end it is said at each turn that a hand will be void."""


class DiscardWords(QObject):
    """Finds the sentence for a position and what the person has moved in it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = TableWords(self)

    def of(self, turn: TurnModel, names: Sequence[str]) -> Words:
        """What the person at this seat is told now; `names` by seat."""
        view = turn.view
        if view.is_over:
            return Words(self.tr("The hand is over"), "flag")
        if turn.rehearsing:
            return self._rehearsing(turn)
        if view.turn.seat != turn.seat:
            return self._others(turn, names[view.turn.seat])
        if view.turn.phase is Phase.DRAW:
            words = self._drawing(turn)
            return words.after(void) if (void := self._void(turn)) else words
        return self._playing(turn)

    def _others(self, turn: TurnModel, name: str) -> Words:
        if turn.seat in turn.view.match.out:
            return Words(self.tr("You are out of the match: {name} is playing").format(name=name), "hourglass")
        text = self.tr("{name} is playing – meanwhile you can rehearse your moves")
        return Words(text.format(name=name), "hourglass", short=self.tr("{name} is playing").format(name=name))

    def _rehearsing(self, turn: TurnModel) -> Words:
        draft, refusal = turn.draft, turn.verdict
        if not draft.is_changed:
            return Words(self.tr("Rehearsal: lay cards as you like, nobody else sees it"), "wand-sparkles")
        wrong = next((meld.refusal for meld in turn.shown if meld.refusal is not None), None)
        if wrong is None and (must := self._must_lay(turn)) is not None:
            return must
        if refusal is not None:
            return self.refused(wrong or refusal, draft, self._progress(draft))
        text = self.tr("Rehearsal: this could be laid, %n card(s)", "", len(draft.laid))
        return Words(text, "wand-sparkles", Tone.PLAIN, self._progress(draft))

    def _void(self, turn: TurnModel) -> str:
        """What is said in time of a hand that will not be closed (RULES R21, D9)."""
        rules = rules_of(turn.view)
        left = rules.rounds_left(turn.view)
        if left is None or left >= SAID_BEFORE:
            return self.tr("Nobody can close this hand any more.") if rules.is_deadlocked(turn.view) else ""
        if not left:
            return self.tr("The last round: unless somebody closes, the hand is void.")
        return self.tr("%n more round(s), then the hand is void.", "", left)

    def refused(self, refusal: IllegalAction, draft: Draft, progress: Progress | None = None) -> Words:
        """The first thing that is wrong, and the card or the move that would mend it."""
        found = self._points(draft)
        if refusal.reason is Reason.OPENING_POINTS and found is not None:
            missing = max(0, found[1] - found[0])
            text = self.tr("%n point(s) missing: you open with {need} in new melds", "", missing)
            short = self.tr("%n point(s) missing to open", "", missing)
            return Words(text.format(need=found[1]), "triangle-alert", Tone.WRONG, progress, short)
        meld = next((meld for meld in draft.melds if meld.refusal == refusal), None)
        text = reason_text(refusal) if meld is None else self._table.fault(draft, meld)
        return Words(text, "triangle-alert", Tone.WRONG, progress, short_reason(refusal))

    def _drawing(self, turn: TurnModel) -> Words:
        view = turn.view
        stock = rules_of(view).refusal(view, turn.seat, Draw()) is None
        icon = "arrow-down-to-line"
        if stock and turn.can_take:
            card = card_text(view.discard[-1])
            text = self.tr("Your turn: draw from the stock, or take {card} from the discards").format(card=card)
            return Words(text, icon, Tone.DUE, short=self.tr("Draw a card, or take {card}").format(card=card))
        if turn.can_take:
            text = self.tr("The stock is used up: take the last discard")
            return Words(text, icon, Tone.DUE, short=self.tr("Take the last discard"))
        return Words(self.tr("Your turn: draw a card from the stock"), icon, Tone.DUE, short=self.tr("Draw a card"))

    def _playing(self, turn: TurnModel) -> Words:
        draft = turn.draft
        progress = self._progress(draft)
        wrong = next((meld for meld in turn.shown if meld.refusal is not None), None)
        if wrong is not None and wrong.refusal is not None:
            return self.refused(wrong.refusal, draft, progress)
        if (must := self._must_lay(turn)) is not None:
            return must
        ends = bool(draft.laid) or draft.layout.discard is not None
        if ends and (refusal := draft.refusal()) is not None:
            return self.refused(refusal, draft, progress)
        if draft.layout.discard is not None:
            card = card_text(draft.cards[draft.layout.discard])
            text = self.tr("{card} lies on the discards: press Discard, and your turn is over").format(card=card)
            return Words(text, "circle-check", Tone.DUE, progress, self.tr("Press Discard, or undo"))
        if not turn.held:
            text = self.tr("Your last card is laid: press Close, and the hand is yours")
            return Words(text, "circle-check", Tone.DUE, progress, self.tr("Press Close"))
        if turn.to_throw is not None and not (turn.view.turn.drew_nothing and not turn.selection):
            return self._chosen(turn, turn.to_throw, progress)
        if draft.laid:
            text = self.tr("%n card(s) laid: now discard one", "", len(draft.laid))
            return Words(text, "info", Tone.DUE, progress, self.tr("Now discard a card"))
        if turn.view.turn.drew_nothing:
            return Words(self.tr("There was nothing to draw: lay cards, or pass"), "info", Tone.DUE)
        if progress is not None:
            need = (self._points(draft) or (0, 0))[1]
            text = self.tr("Open with {need} points in new melds, or discard a card").format(need=need)
            return Words(text, "info", Tone.DUE, short=self.tr("Open with {need}, or discard").format(need=need))
        text = self.tr("Lay melds, add to those on the table, or discard a card")
        return Words(text, "info", Tone.DUE, short=self.tr("Lay, or discard a card"))

    def _chosen(self, turn: TurnModel, token: int, progress: Progress | None) -> Words:
        card = turn.draft.cards[token]
        if (refusal := turn.throw_refusal(token)) is not None:
            # No warning: it may have been chosen to be laid.
            return Words(reason_text(refusal), "info", Tone.PLAIN, progress, short_reason(refusal))
        name = self.tr("the joker") if card is JOKER else card_text(card)
        text = self.tr("You discard {card}: press Discard, or drag it onto the pile").format(card=name)
        return Words(text, "arrow-left", Tone.DUE, progress, self.tr("Discard {card}?").format(card=name))

    def _must_lay(self, turn: TurnModel) -> Words | None:
        must = turn.must_lay
        if not must:
            return None
        if must & set(waiting_jokers(turn.draft)):
            text = self.tr("The joker you took has to be laid in this turn, then discard")
            short = self.tr("Lay the joker you took")
        else:
            card = card_text(turn.draft.cards[next(iter(must))])
            text = self.tr("{card} was taken to be laid in this turn, then discard").format(card=card)
            short = self.tr("Lay {card} in this turn").format(card=card)
        return Words(text, "triangle-alert", Tone.WRONG, self._progress(turn.draft), short)

    def _points(self, draft: Draft) -> tuple[int, int] | None:
        return rules_of(draft.view).opening_progress(draft.view, draft.seat, draft.table)

    def _progress(self, draft: Draft) -> Progress | None:
        found = self._points(draft)
        if found is None:
            return None
        have, need = found
        text = self.tr("{have} of {need}").format(have=have, need=need)
        return Progress(self.tr("Opening"), min(1.0, have / need), text)
