"""Trying moves on a private copy of the table while others play: a draft on the view, never submitted (DESIGN §4)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from ramio_desktop.model.actions import IllegalAction, Lay, Verb
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase, State, Turn


class End(Enum):
    """Why a rehearsal is over."""

    OWN = "own"
    """The person has had enough of it, or his turn has come before anything was tried."""
    CHANGED = "changed"
    """Somebody changed a meld it touches."""
    TURN = "turn"
    """The person's turn has come; what was tried can be made again by `redo` once cards may be laid."""
    OVER = "over"
    """The hand is over, or another one was dealt."""


class Rehearsal:
    """Whether moves are being tried, and what becomes of them from one view to the next."""

    def __init__(self) -> None:
        self.on = False
        self._kept: Draft | None = None

    def begin(self) -> None:
        """Moves are tried from now on."""
        self.on = True
        self._kept = None

    def stop(self) -> None:
        """Moves are no longer tried, and what was tried is forgotten."""
        self.on = False
        self._kept = None

    def carry(self, old: Draft, fresh: Draft) -> tuple[Draft, End | None]:
        """The draft to go on with in the view of `fresh`, an untouched draft of the same seat, and why it ended."""
        if not self.on:
            return self._recall(fresh), None
        moved = old.rebased(fresh.view) if not fresh.view.is_over else None
        if fresh.view.is_over:
            self.stop()
            return fresh, End.OVER
        if fresh.view.turn.seat != fresh.seat:
            if moved is None:
                self.stop()
                return fresh, End.CHANGED
            return moved, None
        self.on = False
        self._kept = moved if old.is_changed else None
        end = End.TURN if self._kept is not None else End.OWN if moved is not None else End.CHANGED
        return self._recall(fresh), end

    def _recall(self, fresh: Draft) -> Draft:
        """Once cards may be laid, a draft in which `redo` makes what was tried."""
        if self._kept is None:
            return fresh
        kept, self._kept = self._kept.rebased(fresh.view), None
        if kept is None:
            return fresh
        if Verb.LAY in rules_of(fresh.view).verbs(fresh.view, fresh.seat):
            return kept.undone()
        self._kept = kept if fresh.view.turn.seat == fresh.seat else None
        return fresh


def may_rehearse(view: State, seat: int) -> bool:
    """Whether it is somebody else's turn, and one has cards to try."""
    return not view.is_over and view.turn.seat != seat and bool(view.hands[seat])


def verdict(draft: Draft) -> IllegalAction | None:
    """What would be wrong with laying this now, if it were the seat's turn to lay."""
    view = replace(draft.view, turn=Turn(draft.seat, Phase.PLAY))
    if view.options.melds_stay:  # the card one will have drawn is there to be discarded (RULES R17)
        hands = tuple((*held, HIDDEN) if seat == draft.seat else held for seat, held in enumerate(view.hands))
        view = replace(view, hands=hands)
    return rules_of(view).refusal(view, draft.seat, Lay(draft.table))
