"""What a person can do with cards, by pointer or by keys; what is not possible is said, never an exception."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from ramio_desktop.model.actions import Draw, IllegalAction, Reason
from ramio_desktop.model.rules import rules_of
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.texts import reason_text

SAID = 4000
"""Milliseconds a remark stays in the status line."""


class Moves(QObject):
    """The turn model's operations, each answering whether it was possible."""

    message = Signal(str)
    refused = Signal(object)
    takeWanted = Signal()
    """The last discard is to be taken."""
    discardWanted = Signal(int)
    """This card is to be discarded, which ends the turn."""

    def __init__(self, turn: TurnModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.turn = turn
        self.names: tuple[str, ...] = ()
        """Who sits where, for saying whose turn it is."""
        self._said = ""
        self._hushing = QTimer(self)
        self._hushing.setSingleShot(True)
        self._hushing.timeout.connect(self.hush)

    def say(self, text: str, ms: int = 0) -> None:
        """Say something in the status line, for so many milliseconds, or until `hush`."""
        self._hushing.stop()
        if text != self._said:
            self._said = text
            self.message.emit(text)
        if ms:
            self._hushing.start(ms)

    def hush(self) -> None:
        """Say nothing more."""
        self.say("")

    def may_touch_table(self) -> bool:
        """Whether the table may be touched now; if not, whose turn it is, or what comes first, is said."""
        refusal = self.turn.refusal()
        if refusal is None:
            return True
        seat = self.turn.view.turn.seat
        if refusal.reason is Reason.NOT_YOUR_TURN and seat < len(self.names):
            self.say(self.tr("It is {name}'s turn").format(name=self.names[seat]), SAID)
        else:
            self.say(reason_text(refusal, self.turn.has_tiles), SAID)
        return False

    def why_no_card(self) -> None:
        """Say why no card may be drawn now."""
        turn = self.turn
        refusal = rules_of(turn.view).refusal(turn.view, turn.seat, Draw()) or turn.draft.draw_refusal()
        if refusal is None:
            return
        if refusal.reason is Reason.NOT_YOUR_TURN:
            self.may_touch_table()
        else:
            self.say(reason_text(refusal, self.turn.has_tiles), SAID)

    def place(self, tokens: Sequence[int], group: int, at: int | None = None) -> bool:
        """Put cards into a meld."""
        return bool(tokens) and self._try(lambda: self.turn.move(tokens, group, at))

    def new_meld(self, tokens: Sequence[int]) -> bool:
        """Make a meld of cards."""
        return bool(tokens) and self._try(lambda: self.turn.move(tokens))

    def take_back(self, tokens: Sequence[int]) -> bool:
        """Take one's own cards of this turn home; cards that are home already count for nothing."""
        held = self.turn.held
        out = [token for token in tokens if token not in held]
        return bool(out) and self._try(lambda: self.turn.take_back(out))

    def to_hand(self, tokens: Sequence[int], index: int) -> bool:
        """Put cards into the hand before its card number `index` of the others, taking back those on the table."""
        held = self.turn.held
        if not set(tokens) <= set(held) and not self.take_back(tokens):
            return False
        self.turn.reorder_hand(tokens, index)
        return True

    def take(self) -> bool:
        """Ask for the last discard; if it may not be taken it is said why."""
        if self.turn.can_take:
            self.takeWanted.emit()
            return True
        refusal = self.turn.take_refusal()
        if refusal is not None and refusal.reason is Reason.NOT_YOUR_TURN:
            self.may_touch_table()
        elif refusal is not None:
            self.say(reason_text(refusal, self.turn.has_tiles), SAID)
        return False

    def discard(self, token: int) -> bool:
        """Ask for the end of the turn with this card."""
        if not self._may_discard():
            return False
        self.discardWanted.emit(token)
        return True

    def throw(self, token: int) -> bool:
        """Put a card on the discards for now: the turn goes on until that is confirmed."""
        return self._may_discard() and self._try(lambda: self.turn.throw(token))

    def _may_discard(self) -> bool:
        if not self.may_touch_table():
            return False
        if self.turn.rehearsing:
            self.say(self.tr("Only a rehearsal: you discard in your own turn"), SAID)
        return not self.turn.rehearsing

    def split(self, group: int, at: int) -> bool:
        """Part a meld before its shown card number `at`."""
        return 0 < at < len(self.turn.meld(group).tokens) and self._try(lambda: self.turn.split(group, at))

    def toggle(self, token: int) -> bool:
        """Choose a card, or leave it."""
        return self._try(lambda: self.turn.select(token, token not in self.turn.selection))

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except IllegalAction as refusal:
            self.refused.emit(refusal)
            return False
        return True
