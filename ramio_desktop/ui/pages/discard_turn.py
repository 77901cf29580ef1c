"""A turn that ends with a discard: draw or take, lay in the draft, and hand everything in as one batch (RULES I7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ramio_desktop.model.actions import Action, Draw, IllegalAction, Pass, Reason
from ramio_desktop.model.cards import Suit
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.staying import undeclared, waiting_jokers
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.view import TableView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class DiscardTurn(QObject):
    """What the buttons, the piles and the keys do; `submit` hands actions in, `waits` says that an answer is due."""

    def __init__(
        self, look: Look, turn: TurnModel, view: TableView, submit: Callable[[Sequence[Action]], None],
        waits: Callable[[], bool], page: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(page)
        self._look = look
        self._turn = turn
        self._view = view
        self._submit = submit
        self._waits = waits
        self._page = page
        view.takeRequested.connect(self.take)
        view.discardRequested.connect(self.discard)
        turn.suitWanted.connect(lambda token, suits: later(self, 0, lambda: self._ask_suit(token, suits)))

    @property
    def is_drawing(self) -> bool:
        """Whether a card is due."""
        view = self._turn.view
        return view.turn.seat == self._turn.seat and view.turn.phase is Phase.DRAW

    def first(self) -> None:
        """The first button: draw, or lay what is chosen."""
        if self.is_drawing:
            self._view.ask_for_card()
        elif self._turn.selection_is_meld:
            self._view.moves.new_meld(self._view.pointer.chosen())

    def confirm(self) -> None:
        """The second button and Ctrl+Enter: take the discard, or end the turn with what is chosen."""
        turn = self._turn
        if self.is_drawing:
            self._view.moves.take()
            return
        if not turn.may_lay or self._waits():
            return
        thrown = turn.draft.layout.discard
        if thrown is not None:
            self._end(())
        elif not turn.held or turn.view.turn.drew_nothing:
            self._end(() if not turn.held else (Pass(),))
        elif len(turn.selection) == 1:
            self.discard(turn.selection[0])
        elif turn.to_throw is not None:
            self.discard(turn.to_throw)
        else:
            self._view.moves.say(self.tr("Choose one card of your hand to discard it"), 4000)
            self._view.shake(None)

    def take(self) -> None:
        """Take the last discard."""
        if self._turn.can_take and not self._waits():
            self._submit((Draw(from_discard=True),))

    def discard(self, token: int) -> None:
        """End the turn with this card, if what was laid lets it end so; else it stays, and it is said why not."""
        turn = self._turn
        if not turn.may_lay or self._waits():
            return
        if token in waiting_jokers(turn.draft) and token not in turn.draft.layout.hand:
            self._view.refused.emit(IllegalAction(Reason.JOKER_TO_LAY, (turn.draft.cards[token],)))
            self._view.shake(None)
            return
        # Tried on a copy: what is refused leaves nothing behind to be made again.
        refusal = turn.throw_refusal(token)
        if refusal is not None:
            self._view.refused.emit(refusal)
            self._view.shake(None)
            return
        if turn.draft.layout.discard != token:
            turn.throw(token)
        self._end(())

    def _end(self, more: Sequence[Action]) -> None:
        """Hand in the whole turn."""
        draft = self._turn.draft
        wrong = next((meld for meld in self._turn.shown if meld.refusal is not None), None)
        refusal = draft.refusal()
        if refusal is not None and (draft.laid or draft.layout.discard is not None):
            self._view.refused.emit(refusal)
            self._view.shake(wrong.number if wrong is not None else None)
            return
        actions = (*draft.to_actions(), *more)
        if actions:
            self._submit(actions)

    def _ask_suit(self, token: int, suits: Sequence[Suit]) -> None:
        from ramio_desktop.ui.dialogs.suit_choice import SuitChoice

        group = self._turn.draft.group_of(token)
        if group is None or not self._turn.may_lay or undeclared(self._turn.draft, group.number) is None:
            return
        rank = next(self._turn.draft.cards[t].rank for t in group.tokens if self._turn.draft.cards[t].is_natural)
        SuitChoice(self._look, self._page.window(), rank, suits, lambda suit: self._declare(token, suit))

    def _declare(self, token: int, suit: Suit) -> None:
        group = self._turn.draft.group_of(token)
        if group is not None and self._turn.may_lay:
            self._turn.declare(token, suit)
