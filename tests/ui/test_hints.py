"""Hints in three steps, and the move they show in the person's own draft."""

from __future__ import annotations

from collections.abc import Callable

from ramio_desktop.model.hint import Hint, hint
from ramio_desktop.model.notation import read_position, table_text
from ramio_desktop.model.state import State
from ramio_desktop.ui.hints import HintGuide
from ramio_desktop.ui.models.turn import TurnModel

SPLIT = "machiavelli 4c5c6c7c,9d9h9s 7d7hKs/x5 x60 - 0:play opened=0"
PROVED = "machiavelli 9d9h9s 2c5dKs/x5 x60 - 0:play opened=0"


class Later:
    """An advisor whose answers wait until they are asked for."""

    def __init__(self) -> None:
        self.asked: list[Callable[[], None]] = []

    def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
        self.asked.append(lambda: answered(hint(view, seat)))

    def answer(self) -> None:
        self.asked.pop(0)()


def guide(position: str) -> tuple[HintGuide, TurnModel, Later, list[str]]:
    turn, later, said = TurnModel(), Later(), []
    turn.set_view(read_position(position), 0)
    made = HintGuide(turn, later)
    made.said.connect(said.append)
    return made, turn, later, said


def test_three_steps_and_each_tells_no_more_than_asked(qapp) -> None:
    hints, turn, later, said = guide(SPLIT)
    hints.next(0)
    later.answer()
    assert "7" not in said[-1] and turn.selection == ()
    hints.next(0)
    assert "7♦" in said[-1] and "7♥" in said[-1]
    assert sorted(turn.draft.cards[token].text for token in turn.selection) == ["7d", "7h"]
    assert not turn.draft.is_changed
    hints.next(0)
    assert sorted(table_text(turn.draft.table).split(",")) == ["4c5c6c", "7c7d7h", "9d9h9s"]
    assert turn.draft.refusal() is None and hints.used == 3
    while turn.undo():
        pass
    assert not turn.draft.is_changed


def test_what_the_person_moved_is_put_back_first_and_can_be_undone(qapp) -> None:
    hints, turn, later, _ = guide(SPLIT)
    turn.move(turn.held[:1])
    before = turn.draft.layout
    hints.next(0)
    later.answer()
    hints.next(0)
    hints.next(0)
    assert turn.draft.refusal() is None
    while turn.draft.layout != before:
        assert turn.undo()


def test_nothing_to_lay_is_said_to_be_proved(qapp) -> None:
    hints, turn, later, said = guide(PROVED)
    hints.next(0)
    later.answer()
    hints.next(0)
    assert "proved" in said[-1] and turn.selection == () and not turn.draft.is_changed


def test_an_impatient_person_asks_once(qapp) -> None:
    hints, turn, later, said = guide(SPLIT)
    for _ in range(3):
        hints.next(0)
    assert len(later.asked) == 1 and hints.used == 1
    later.answer()
    hints.next(0)
    assert "7♦" in said[-1]
    hints.forget()
    turn.set_view(read_position(PROVED), 0)
    hints.next(0)
    assert len(later.asked) == 1


def test_an_answer_that_comes_too_late_says_nothing(qapp) -> None:
    hints, turn, later, said = guide(SPLIT)
    hints.next(0)
    turn.set_view(read_position(PROVED), 0)
    hints.forget()
    later.answer()
    assert said[-1] == ""


def test_a_demonstration_stops_when_the_person_moves(qapp, qtbot) -> None:
    hints, turn, later, _ = guide(SPLIT)
    hints.next(1)
    later.answer()
    hints.next(1)
    hints.next(1)
    assert hints.demonstration.running
    turn.undo()
    assert not hints.demonstration.running


def test_confirming_is_named_once_the_whole_move_lies_there(qapp, qtbot) -> None:
    hints, turn, later, said = guide(SPLIT)
    hints.next(8)
    later.answer()
    hints.next(8)
    hints.next(8)
    assert hints.demonstration.running and "confirm" not in said[-1]
    qtbot.waitUntil(lambda: not hints.demonstration.running)
    assert "confirm" in said[-1] and turn.draft.refusal() is None


def test_no_hint_off_turn(qapp) -> None:
    hints, _, later, said = guide(SPLIT.replace("0:play", "1:play"))
    hints.next(0)
    assert not later.asked and not said
