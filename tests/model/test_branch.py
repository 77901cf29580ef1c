"""Going back in a practice game: the log up to where a seat's last finished turn began (UX.md "Manners")."""

from __future__ import annotations

from ramio_desktop.model.branch import before_last_turn, last_turn
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.events import Dealt, Drew, HandScored, Passed, Turned
from ramio_desktop.model.replay import replay, resume, verify
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.samples import dealt, midgame

DRAW = Phase.DRAW
DEAL = Dealt(((HIDDEN,) * 2, (HIDDEN,) * 2), (HIDDEN,) * 9, (), 0)


def test_the_last_finished_turn_is_found() -> None:
    own = [DEAL, Turned(0, DRAW), Drew(0, HIDDEN), Passed(0), Turned(1, DRAW), Drew(1, HIDDEN), Passed(1)]
    assert last_turn(own[:2], 0) is None  # nothing finished yet
    assert last_turn(own[:4], 0) is None
    assert last_turn(own[:5], 0) == 2
    assert last_turn([*own, Turned(0, DRAW), Drew(0, HIDDEN)], 0) == 2  # the turn that is on is not the last one
    assert last_turn([*own, Turned(0, DRAW), Drew(0, HIDDEN), Passed(0), Turned(1, DRAW)], 0) == 8
    assert last_turn([*own, HandScored((0, 0), None)], 0) == 2
    assert last_turn([*own, DEAL, Turned(1, DRAW)], 0) is None  # never back into an earlier hand


def test_what_is_left_is_a_sound_log_that_can_be_played_on() -> None:
    log = midgame().log
    branch = before_last_turn(log, 0)
    assert branch is not None and len(branch.events) == last_turn(log.events, 0)
    assert branch.events == log.events[: len(branch.events)]
    state = replay(branch)
    assert state.turn.seat == 0 and state.turn.phase is DRAW
    assert resume(branch).state == state and verify(branch) == len(branch.events)
    # The same card lies on top of the stock.
    next_event = log.events[len(branch.events)]
    assert isinstance(next_event, Drew) and next_event.card is state.stock[0]


def test_before_the_first_turn_there_is_no_going_back() -> None:
    assert before_last_turn(dealt().log, 0) is None
