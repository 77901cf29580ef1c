"""Hints at the table, in three steps: is there anything to lay; which cards; the whole move, card by card (UX.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from ramio_desktop.model.actions import Verb
from ramio_desktop.model.cards import Card
from ramio_desktop.model.hand_turn import best_turn
from ramio_desktop.model.hint import Found, Hint
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.ui.models.demonstration import Demonstration
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.texts import card_text


class Advisor(Protocol):
    """Whoever works hints out, outside the window's own thread."""

    def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
        """Ask for a hint; the answer comes later, None when there is none to be had."""


class HintGuide(QObject):
    """Asks for the hint of a position once, and gives it away step by step."""

    said = Signal(str)
    """The sentence to show; empty when it no longer holds."""

    def __init__(self, turn: TurnModel, advisor: Advisor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turn = turn
        self._advisor = advisor
        self._view: State | None = None
        self._hint: Hint | None = None
        self._step = 0
        self._looking = False
        self.used = 0
        """How many steps were asked for in this match."""
        self.demonstration = Demonstration(turn, self)
        self.demonstration.finished.connect(self._shown)

    @property
    def is_possible(self) -> bool:
        """Whether a hint may be asked for now: in one's own turn, when cards may be laid."""
        return self._turn.has_view and self._turn.may_lay

    def forget(self) -> None:
        """The position has changed."""
        self.demonstration.stop()
        self._view, self._hint, self._step, self._looking = None, None, 0, False
        self.said.emit("")

    def next(self, speed: float) -> None:
        """Give the next step away; `speed` as for animations."""
        if not self.is_possible or self._looking:
            return
        self.used += 1
        if self._hint is None:
            self._looking = True
            self.said.emit(self.tr("Looking for a move…"))
            self.ask(self._first)
        elif self._hint.found is Found.YES:
            self._go_on(self._hint, speed)
        else:
            self._first(self._hint)

    def ask(self, answered: Callable[[Hint], None]) -> None:
        """Find the hint of this position without giving anything away; no answer comes once the position changed."""
        view = self._view = self._turn.view
        if self._hint is not None:
            answered(self._hint)
            return

        def take(hint: Hint | None) -> None:
            if self._view is not view or self._turn.view is not view:
                return
            self._looking = False
            if hint is None:
                self.said.emit(self.tr("There is no hint for this position"))
                return
            self._hint = hint
            answered(hint)

        self._advisor.advise(view, self._turn.seat, take)

    def _first(self, hint: Hint) -> None:
        self._step = 1
        if hint.found is Found.YES:
            which = self.tr("There is something to lay. Press again to see which cards")
            if self._turn.has_tiles:
                which = self.tr("There is something to lay. Press again to see which tiles")
            self.said.emit(which)
        elif hint.found is Found.NO:
            proved = self.tr("Nothing can be laid, however the table is rearranged: that is proved")
            if self._turn.stays:
                proved = self.tr("Nothing can be laid: that is proved")
            self.said.emit(proved + (". " + self._what_now() if self._what_now() else ""))
        else:
            self.said.emit(self.tr("Nothing was found, but the table is too large to be sure"))

    def _what_now(self) -> str:
        if self._turn.stays:
            return self._discard_advice(())
        verbs = rules_of(self._turn.view).verbs(self._turn.view, self._turn.seat)
        if Verb.PASS in verbs:
            return self.tr("Pass")
        return self.tr("Draw") if Verb.DRAW in verbs else ""

    def _go_on(self, hint: Hint, speed: float) -> None:
        if self._step < 2:
            self._step = 2
            self._choose(hint)
            cards = " ".join(map(card_text, hint.cards))
            text = self.tr("These cards can be laid: {cards}. Press again to see how")
            if self._turn.has_tiles:
                text = self.tr("These tiles can be laid: {cards}. Press again to see how")
            self.said.emit(text.format(cards=cards))
            return
        self._step = 3
        self._turn.clear_selection()
        self.demonstration.show(hint.table, speed)
        if self.demonstration.running:
            self.said.emit(self.tr("This is how it goes…"))

    def _shown(self) -> None:
        """The whole move lies there; the person may have ended the show before."""
        if self._step == 3 and self._turn.draft.refusal() is None:
            move = self.tr("That is the move: confirm it, or undo it and play your own")
            if self._turn.stays and self._hint is not None:
                move = self.tr("That is the move, or undo it and play your own")
                advice = self._discard_advice(self._hint.cards)
                move = f"{move}. {advice}" if advice else move
            self.said.emit(move)

    def _discard_advice(self, laid: Sequence[Card]) -> str:
        """Which card to throw once these are laid, where a turn ends with a discard; "" where there is no telling."""
        found = best_turn(self._turn.view, self._turn.seat)
        left = Counter(self._turn.view.hands[self._turn.seat]) - Counter(laid)
        if found.discard is None or not left[found.discard]:
            return ""
        return self.tr("Discard {card}: the fewest points stay").format(card=card_text(found.discard))

    def _choose(self, hint: Hint) -> None:
        """Lift the cards in the hand."""
        self._turn.clear_selection()
        wanted = Counter(hint.cards)
        for token in self._turn.held:
            card = self._turn.draft.cards[token]
            if wanted[card] > 0:
                wanted[card] -= 1
                self._turn.select(token)
