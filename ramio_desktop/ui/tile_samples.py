"""Tables of tiles for pictures and tests: real games of computer players from fixed seeds, as in `samples`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Final

from ramio_desktop.model.actions import Action, Draw, Pass
from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import State
from ramio_desktop.ui.samples import Sample, play

FAMILY: Final = "tiles"


@cache
def opening() -> Sample:
    """The person has not opened and has laid one meld of less than thirty points; the others have melds there."""
    sample = play(
        "tiles-10", ["easy", "medium", "medium", "medium"],
        lambda state: len(state.table_cards()) >= 24 and state.turn.seat == 0, choose=_wait, family=FAMILY,
    )  # fmt: skip
    draft = _draft(sample.view)
    assert draft is not None
    return replace(sample, draft=tuple(draft.lines()))


@cache
def crowded() -> Sample:
    """The reserve is empty, and 83 of the 106 tiles lie on the table; it is the person's turn."""
    return play(
        "tiles-c2", ["easy", "easy", "medium", "easy"],
        lambda state: not state.stock and state.turn.seat == 0 and len(state.table_cards()) >= 83, family=FAMILY,
    )  # fmt: skip


@cache
def over() -> Sample:
    """Two hands are over, the second one closed."""
    return play(
        "tiles-2", ["medium", "medium", "easy"], lambda state: state.is_over and state.match.hand == 2, family=FAMILY
    )


def _wait(state: State, seat: int) -> Action:
    return Draw() if state.stock else Pass()


def _draft(view: State) -> Draft | None:
    """The turn with one meld of three tiles of the rack laid, that does not open yet."""
    rules, draft = rules_of(view), Draft(view, 0)
    held = [token for token in draft.layout.hand if draft.cards[token] is not JOKER]
    for three in combinations(held, 3):
        if draft.is_meld(three):
            draft.move(three)
            progress = rules.opening_progress(view, 0, draft.table)
            if progress is not None and progress[0] < progress[1]:
                return draft
            draft.undo()
    return None
