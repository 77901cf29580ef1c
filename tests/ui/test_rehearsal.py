"""Off turn one may try moves on a private copy of the table (UX.md "The hand", DESIGN §4 Draft)."""

from __future__ import annotations

from ramio_desktop.model.actions import Reason
from ramio_desktop.model.cards import FACES, HIDDEN
from ramio_desktop.model.events import Drew, Event, Laid, Passed, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from ramio_desktop.ui.models.rehearsal import End
from tests.ui.scene_hands import Hands, table

__all__ = ["table"]

OTHERS = "machiavelli 4h5h6h,9d9h9s,TcJcQcKc 3c5c7h8h9cKd/x9 x40 - 1:play opened=0,1"


def rehearsing(hands: Hands) -> list[End]:
    """Begin to rehearse, and put 7h on its run."""
    ends: list[End] = []
    hands.turn.rehearsalEnded.connect(ends.append)
    hands.turn.rehearse(True)
    hands.drag(hands.at("7h"), hands.meld_of("5h"))
    assert hands.table() == ["4h5h6h7h", "9s9h9d", "TcJcQcKc"]
    return ends


def happens(hands: Hands, *events: Event) -> None:
    """The table goes on."""
    hands.turn.set_view(fold(hands.turn.view, events), 0, events[0])
    hands.view.skip()


def lays(hands: Hands, text: str) -> Laid:
    view = hands.turn.view
    return Laid(view.turn.seat, read_table(text, rules_of(view).grammar(view.options)))


def test_moves_are_tried_off_turn_and_thrown_away(table) -> None:
    hands = table(OTHERS)
    assert not hands.turn.interactive and hands.turn.may_rehearse
    ends = rehearsing(hands)
    assert not hands.turn.may_lay and hands.turn.verdict is None
    assert hands.turn.draft.refusal().reason is Reason.NOT_YOUR_TURN  # type: ignore[union-attr]
    hands.turn.undo()
    assert hands.table()[0] == "4h5h6h"
    hands.turn.redo()
    hands.turn.rehearse(False)
    assert hands.table()[0] == "4h5h6h" and not hands.turn.draft.can_undo and ends == [End.OWN]


def test_the_verdict_is_that_of_one_s_own_turn(table) -> None:
    hands = table(OTHERS)
    rehearsing(hands)
    hands.turn.move([hands.token("Kd")])
    assert hands.turn.verdict.reason is Reason.MELD_TOO_SHORT  # type: ignore[union-attr]


def test_it_goes_on_over_another_seat_s_turn(table) -> None:
    hands = table(OTHERS.replace("/x9", "/x9/x9"))
    ends = rehearsing(hands)
    happens(hands, lays(hands, "9c9d9h9s,4h5h6h,2s3s4s,TcJcQcKc"), Turned(2, Phase.DRAW))
    assert hands.turn.rehearsing and not ends
    assert hands.table() == ["2s3s4s", "4h5h6h7h", "9s9h9c9d", "TcJcQcKc"]
    assert "7h" not in hands.held()
    happens(hands, Drew(2, HIDDEN))
    assert hands.turn.rehearsing and hands.table()[1] == "4h5h6h7h"
    hands.turn.undo()
    assert hands.table()[1] == "4h5h6h" and "7h" in hands.held()
    assert set(hands.view.board.cards) == {*hands.turn.held, *(t for m in hands.turn.shown for t in m.tokens)}


def test_it_is_dropped_when_one_of_its_melds_changes(table) -> None:
    hands = table(OTHERS.replace("/x9", "/x9/x9"))
    ends = rehearsing(hands)
    happens(hands, lays(hands, "4h5h6h7h,9d9h9s,TcJcQcKc"), Turned(2, Phase.DRAW))
    assert not hands.turn.rehearsing and ends == [End.CHANGED]
    assert "7h" in hands.held() and hands.table()[0] == "4h5h6h7h"


def test_in_one_s_own_turn_redo_makes_what_was_tried(table) -> None:
    hands = table(OTHERS)
    ends = rehearsing(hands)
    happens(hands, Passed(1), Turned(0, Phase.DRAW))
    assert ends == [End.TURN] and not hands.turn.interactive and hands.turn.can_draw
    assert hands.table()[0] == "4h5h6h"
    happens(hands, Drew(0, FACES["2s"]))
    assert hands.turn.may_lay and not hands.turn.draft.is_changed
    assert hands.turn.redo() and hands.table()[0] == "4h5h6h7h"
    assert hands.turn.draft.refusal() is None


def test_in_the_classic_game_it_waits_at_once(table) -> None:
    hands = table(OTHERS.replace("machiavelli ", "machiavelli_classic "))
    ends = rehearsing(hands)
    happens(hands, Drew(1, HIDDEN), Turned(0, Phase.PLAY))
    assert ends == [End.TURN] and hands.turn.may_lay and hands.turn.can_draw
    assert hands.turn.redo() and hands.table()[0] == "4h5h6h7h"
