"""Tables of ramino for pictures and tests: real games of computer players from fixed seeds, as in `samples`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from ramio_desktop.model.cards import JOKER
from ramio_desktop.model.draft import Draft
from ramio_desktop.model.options import PRESETS, RaminoOptions
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.state import Phase, State
from ramio_desktop.ui.models.staying import replaced_joker
from ramio_desktop.ui.samples import Sample, play

FAMILY: Final = "ramino"


_CLASSIC: Final = RaminoOptions()
LATE: Final = 58
"""How many cards lie on the table late in a hand."""


def _is_decided(state: State) -> bool:
    return state.is_over and ruleset(FAMILY).match_winners(state) is not None


def _at_play(state: State, laid: int) -> bool:
    """Whether the first seat has drawn, at least so many cards lie on the table, and two seats have laid."""
    cards, seats = len(state.table_cards()), len({state.owner(i) for i in range(len(state.table))})
    return state.turn.seat == 0 and state.turn.phase is Phase.PLAY and cards >= laid and seats > 1


@cache
def classic() -> Sample:
    """Four players in the middle of a hand, the person after the draw."""
    return _first("ramino", 4, 12)


@cache
def joker_taken() -> Sample:
    """The same game in a turn in which the person has taken a joker of the table, where there is one to take."""
    for number in range(1, 60):
        sample = play(
            f"ramino-j{number}", ["easy"] * 4, lambda state: state.is_over or _takes_joker(state), family=FAMILY
        )
        draft = None if sample.state.is_over else _with_joker(sample.view)
        if draft is not None:
            return replace(sample, draft=tuple(draft.lines()))
    raise LookupError("no joker can be taken in these games")


@cache
def seven() -> Sample:
    """Seven players, the person after the draw."""
    return _first("ramino-7", 7, 13)


@cache
def late() -> Sample:
    """Seven players late in a hand: most cards lie, some players are about to close."""
    return play("ramino-late-3", ["easy"] * 7, lambda state: _at_play(state, LATE), family=FAMILY)


@cache
def between_hands() -> Sample:
    """A match of four after its sixth hand, which was closed in hand and put one player out."""
    return play("score-156", ["medium"] * 4, lambda state: state.is_over and state.match.hand == 6, family=FAMILY)


@cache
def match_end() -> Sample:
    """The end of the same match."""
    return play("score-156", ["medium"] * 4, _is_decided, family=FAMILY)


@cache
def may_return(persons: tuple[int, ...] = (0,)) -> Sample:
    """Seven players with one re-entry each, after a hand in which the first and the sixth have gone out."""
    return play(
        "score7-7", ["medium"] * 7, lambda state: state.is_over and 0 in state.match.out, family=FAMILY,
        options=replace(_CLASSIC, reentries=1), persons=persons,
    )  # fmt: skip


@cache
def duel() -> Sample:
    """Two players with one deck, the person before the draw."""
    return play(
        "duel-3", ["easy", "easy"],
        lambda state: state.turn.seat == 0 and state.turn.phase is Phase.DRAW and len(state.table_cards()) >= 6,
        options=PRESETS["ramino_duel"].options, family=FAMILY,
    )  # fmt: skip


def _first(seed: str, seats: int, laid: int) -> Sample:
    """The first of the games from these seeds whose first hand comes to such a moment."""
    for number in range(1, 60):
        sample = play(
            f"{seed}-{number}", ["easy"] * seats, lambda state: state.is_over or _at_play(state, laid), family=FAMILY
        )
        if not sample.state.is_over:
            return sample
    raise LookupError("no game comes to this moment")


def _takes_joker(state: State) -> bool:
    return _at_play(state, 9) and _with_joker(state) is not None


def _with_joker(view: State) -> Draft | None:
    draft = Draft(view, 0)
    for group in draft.layout.groups:
        for token in draft.layout.hand:
            joker = replaced_joker(draft, (token,), group.number)
            if joker is not None and draft.cards[joker] is JOKER:
                draft.swap(token, joker)
                return draft
    return None
