"""What lies on the table to be read: no reason covers another one, and the replay's button covers none of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QRectF

from ramio_desktop.model.events import Laid, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation.cards import read_table
from ramio_desktop.model.rules import rules_of
from ramio_desktop.model.state import Phase
from tests.ui.scene_hands import Hands, open_table

SINGLES = "machiavelli 4h5h6h,9d9h9s,TcJcQcKc 3c5c7h8h9cKd/x9 x40 - 0:play opened=0,1"
BEFORE = "machiavelli 4h5h6h,9d9h9s,TcJcQcKc 3c5c7h8h9cKd/x9 x40 - 1:play opened=0,1"


@pytest.fixture
def hands(qapp) -> Iterator[Hands]:
    hands = open_table(SINGLES, (1024, 640))
    yield hands
    hands.view.close()


def reasons(hands: Hands) -> dict[int, QRectF]:
    """Where reasons are, by the numbers of their melds."""
    found = {}
    for key, part in hands.view.board.wanted_parts().items():
        if isinstance(key, tuple) and key[1] == "reason":
            rect = QRectF(0, 0, part.width, part.height)
            rect.moveCenter(part.centre)
            found[key[0]] = rect
    return found


def test_single_cards_side_by_side_do_not_cover_each_others_reasons(hands: Hands) -> None:
    numbers = [hands.turn.move([hands.token(face)]) for face in ("3c", "5c", "7h", "9c", "Kd")]
    assert all(hands.turn.meld(number).refusal is not None for number in numbers)
    shown = reasons(hands)
    assert 1 <= len(shown) < len(numbers)
    assert not any(one.intersects(other) for one, other in combinations(shown.values(), 2))
    left_out = next(number for number in numbers if number not in shown)
    hands.mouse(QEvent.Type.MouseMove, hands.at(hands.turn.meld(left_out).cards[0].text))
    shown = reasons(hands)
    assert left_out in shown
    assert not any(one.intersects(other) for one, other in combinations(shown.values(), 2))
    badges = {key[0] for key in hands.view.board.wanted_parts() if isinstance(key, tuple) and key[1] == "badge"}
    assert badges == set(numbers)


def test_no_handle_strikes_a_reason_through(hands: Hands) -> None:
    good, bad = hands.turn.shown[0].number, hands.turn.move([hands.token("3c")])
    for number, shows in ((good, True), (bad, False)):
        hands.mouse(QEvent.Type.MouseMove, hands.at(hands.turn.meld(number).cards[0].text))
        parts = hands.view.board.wanted_parts()
        assert ((number, "handle") in parts) is shows
        assert ((number, "reason") in parts) is not shows


def test_the_replay_is_offered_where_it_covers_no_reason(qapp) -> None:
    hands = open_table(BEFORE, (1024, 640))
    view = hands.turn.view
    table = read_table("4h5h6h7h,9d9h9s9c,TcJcQcKcAc", rules_of(view).grammar(view.options))
    laid = Laid(1, table)
    hands.view.set_names(("Anna", "Bruno"))
    hands.turn.set_view(fold(view, [laid, Turned(0, Phase.PLAY)]), 0, laid)
    hands.view.skip()
    board = hands.view.board
    free = QRectF(board.replay_rect)
    for face in ("3c", "5c", "7h", "8h"):
        hands.turn.move([hands.token(face)])
    assert board.replay_rect is not None and not free.isNull()
    faulty = [places.plate for places in board.table.melds if hands.turn.meld(places.number).refusal is not None]
    assert not any(board.replay_rect.intersects(rect) for rect in (*reasons(hands).values(), *faulty))
    hands.view.close()
