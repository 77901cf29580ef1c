"""What a person at a seat moves: cards of the table, what is chosen, and the order of the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Signal

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.cards import Suit
from ramio_desktop.model.draft import Draft
from ramio_desktop.ui.models.sight import Sight
from ramio_desktop.ui.models.rehearsal import End
from ramio_desktop.ui.models.staying import replaced_joker, undeclared


class TurnModel(Sight):
    """The moves of one person; it judges nothing itself, it asks the draft and the rules.

    Operations that the rules do not allow at this moment raise IllegalAction and change nothing.
    """

    suitWanted = Signal(int, object)
    """A joker of a set has to be said to stand for a card: its token, and the suits there are."""

    # moves

    def move(self, tokens: Sequence[int], group: int | None = None, at: int | None = None) -> int:
        """Move cards into a group (None: a new one) before its place `at` (None: its end); the group's number."""
        self._check_interactive()
        self._check_locked(tokens, group)
        before = self.draft.layout
        joker = replaced_joker(self.draft, tokens, group)
        if group is not None and joker is not None:
            self.draft.swap(tokens[0], joker)
            number = group
        else:
            number = self.draft.move(tokens, group, at)
        self._moved(before, tokens)
        if (asked := undeclared(self.draft, number)) is not None:
            self.suitWanted.emit(*asked)
        return number

    def throw(self, token: int) -> None:
        """Put a card on the discards, where it lies until the turn is confirmed or it is taken back."""
        self._check_interactive()
        before = self.draft.layout
        self.draft.throw(token)
        self._moved(before, (token,))

    @property
    def to_throw(self) -> int | None:
        """The card the turn would end with: the one that is chosen, or without a choice the only one in the hand."""
        tokens = self.selection or self.held
        return tokens[0] if len(tokens) == 1 and tokens[0] in self.draft.layout.hand else None

    def throw_refusal(self, token: int) -> IllegalAction | None:
        """Why the turn cannot end with this card of the hand on the discards, or None; nothing is moved."""
        trial = self.draft.undone()
        trial.redo()
        trial.throw(token)
        return trial.refusal()

    def declare(self, token: int, suit: Suit) -> None:
        """Say which suit a joker of a set stands for (RULES R9)."""
        self._check_interactive()
        before = self.draft.layout
        self.draft.declare(token, suit)
        self._moved(before, ())
        group = self.draft.group_of(token)
        if group is not None and (asked := undeclared(self.draft, group.number)) is not None:
            self.suitWanted.emit(*asked)

    def take_back(self, tokens: Sequence[int]) -> None:
        """Take one's own cards of this turn home, where they were in the hand."""
        self._check_interactive()
        before = self.draft.layout
        self.draft.take_back(tokens)
        self._moved(before, tokens)

    def split(self, group: int, at: int) -> int:
        """Part a group before its shown card number `at`; the number of the new group, which takes the tail."""
        tokens = self.meld(group).tokens
        if not 0 < at < len(tokens):
            raise ValueError("a group is split between two of its cards")
        return self.move(tokens[at:])

    def join(self, source: int, target: int, at: int | None = None) -> int:
        """Move a whole group into another."""
        self._check_interactive()
        before, tokens = self.draft.layout, self.meld(source).tokens
        self._check_locked(tokens, target)
        number = self.draft.join(source, target, at)
        self._moved(before, tokens)
        return number

    def undo(self) -> bool:
        """Go one move back; whether there was one."""
        return self._travel(lambda draft: draft.undo())

    def redo(self) -> bool:
        """Make the last undone move again; whether there was one."""
        return self._travel(lambda draft: draft.redo())

    def restore(self) -> bool:
        """Put everything back as it was at the start of the turn, as a move that can be undone."""
        return self._travel(lambda draft: draft.restore())

    # rehearsal

    def rehearse(self, on: bool) -> None:
        """Try moves on a private copy of the table, or throw the copy away; nothing in one's own turn."""
        if on == self.rehearsing or on and not self.may_rehearse:
            return
        if on:
            self._rehearsal.begin()
        else:
            self._rehearsal.stop()
        self._draft = Draft(self.view, self.seat)
        self._after_draft(tuple(token for token in self._selection if not on or token in self.draft.layout.hand))
        if not on:
            self.rehearsalEnded.emit(End.OWN)

    # selection

    def select(self, token: int, on: bool = True) -> None:
        """Choose a card or leave it; cards of the table can be chosen in one's turn only."""
        if on and token not in self.held:
            self._check_interactive()
            if self.is_fixed(token):
                raise IllegalAction(Reason.MELD_CHANGED, (self.draft.cards[token],))
        if (token in self._selection) == on:
            return
        kept = tuple(other for other in self._selection if other != token)
        self._set_selection((*kept, token) if on else kept)

    def clear_selection(self) -> None:
        """Choose nothing."""
        self._set_selection(())

    # the order of the hand

    @property
    def sort(self) -> str:
        """How the hand was sorted last: "suit" or "rank"."""
        return self._order.sort

    def sort_hand(self, order: str) -> None:
        """Sort the hand by "suit" or by "rank"; a later deal comes sorted the same way."""
        self._arrange(self._order.sorted_by(order, self.draft.cards))

    def reorder_hand(self, tokens: Sequence[int], to_index: int) -> None:
        """Put cards of the hand before the one that is number `to_index` among the others; tiles on that place."""
        self._arrange(self._order.moved(tokens, to_index, self.held))

    def step_in_hand(self, token: int, dx: int, dy: int) -> None:
        """Put a card of the hand one place further in that direction, if there is one."""
        self._arrange(self._order.stepped(token, dx, dy, self.held))

    def hand_order(self) -> list[str]:
        """The faces of the hand as the person keeps them, laid ones included."""
        return self._order.faces(self.draft.cards)

    def set_hand_order(self, faces: Sequence[str]) -> None:
        """Keep the hand in that order; cards it does not name come last, names without a card count for nothing."""
        self._arrange(self._order.by_faces(faces, self.draft.cards))

    def retranslate(self) -> None:
        """Say the texts of the lists again in the language of now."""
        if self._draft is not None:
            self._refresh()

    # details

    def _check_interactive(self) -> None:
        refusal = self.refusal()
        if refusal is not None:
            raise refusal

    def _check_locked(self, tokens: Iterable[int], group: int | None) -> None:
        fixed = tuple(self.draft.cards[token] for token in tokens if self.is_fixed(token))
        if fixed:
            raise IllegalAction(Reason.MELD_CHANGED, fixed)
        locked = self.locked
        touched = [meld for meld in self.shown if meld.number in locked]
        moved = set(tokens)
        for meld in touched:
            if meld.number == group or moved & set(meld.tokens):
                raise IllegalAction(Reason.OPENING_TABLE, meld.cards)

    def _moved(self, before: object, tokens: Iterable[int]) -> None:
        if self.draft.layout == before:
            return
        moved = set(tokens)
        self._after_draft(tuple(token for token in self._selection if token not in moved))

    def _travel(self, go: Callable[[Draft], bool]) -> bool:
        if not self.interactive or not go(self.draft):
            return False
        self._after_draft(())
        return True

    def _after_draft(self, selection: tuple[int, ...]) -> None:
        self._shown = self._accepting = None
        self._admit()
        told, self._selection = selection != self._selection, selection
        self._refresh()
        self.draftChanged.emit()
        if told:
            self.selectionChanged.emit()
        self.changed.emit()

    def _set_selection(self, selection: tuple[int, ...]) -> None:
        if selection != self._selection:
            self._selection, self._accepting = selection, None
            self._refresh()
            self.selectionChanged.emit()
            self.changed.emit()

    def _arrange(self, order: list[int]) -> None:
        if order != self._order.kept:
            self._order.kept = order
            self._refresh()
            self.changed.emit()
