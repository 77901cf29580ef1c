"""Drawing by itself, passing by itself when that is proved, and why a computer player played so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ramio_desktop.model.actions import Draw, Pass
from ramio_desktop.model.hint import Hint, hint
from ramio_desktop.model.notation import read_position
from ramio_desktop.model.state import State
from ramio_desktop.ui import automatic
from ramio_desktop.ui.automatic import Automatic
from ramio_desktop.ui.hints import HintGuide
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.settings import Settings

NOTHING = "machiavelli 9d9h9s 2c5dKs/x5 x60 - 0:play opened=0"
SOMETHING = "machiavelli 9d9h9s 2c9cKs/x5 x60 - 0:play opened=0"


class Advisor:
    """Answers at once."""

    def advise(self, view: State, seat: int, answered: Callable[[Hint | None], None]) -> None:
        answered(hint(view, seat))


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp):
    monkeypatch.setattr(automatic, "DRAW_AFTER", 0)
    monkeypatch.setattr(automatic, "PASS_AFTER", 20)

    def make(position: str, **chosen: bool) -> tuple[Automatic, TurnModel, list[object]]:
        settings = Settings(tmp_path)
        for name, value in chosen.items():
            setattr(settings, name, value)
        turn = TurnModel()
        turn.set_view(read_position(position), 0)
        made = Automatic(turn, HintGuide(turn, Advisor(), turn), settings, turn)
        done: list[object] = []
        made.act.connect(done.append)
        made.consider()
        return made, turn, done

    return make


def test_a_card_is_drawn_at_the_start_of_the_turn_if_wanted(at, qtbot) -> None:
    made, _, done = at(NOTHING.replace("play", "draw"), auto_draw=True)
    qtbot.waitUntil(lambda: done == [Draw()])
    _, _, done = at(NOTHING.replace("play", "draw"), auto_draw=False)
    qtbot.wait(50)
    assert not done


CLASSIC = "machiavelli", "machiavelli_classic"


def test_not_in_classic_where_drawing_is_a_choice(at, qtbot) -> None:
    _, _, done = at(NOTHING.replace(*CLASSIC), auto_draw=True)
    qtbot.wait(60)
    _, _, other = at(SOMETHING.replace(*CLASSIC), auto_draw=True, auto_pass=True)
    qtbot.wait(60)
    assert not done and not other


def test_in_classic_it_draws_once_it_is_proved_that_nothing_can_be_laid(at, qtbot) -> None:
    said: list[str] = []
    made, _, done = at(NOTHING.replace(*CLASSIC), auto_pass=True)
    made.said.connect(said.append)
    qtbot.waitUntil(lambda: done == [Draw()])
    made.consider()
    assert said == ["Nothing can be laid, that is proved: drawing"]


def test_with_tiles_too(at, qtbot) -> None:
    _, _, done = at("tiles - 1k5b9r/x14 x40 - 0:play", auto_pass=True)
    qtbot.waitUntil(lambda: done == [Draw()])


def test_it_passes_only_when_it_is_proved_that_nothing_can_be_laid(at, qtbot) -> None:
    made, _, done = at(NOTHING, auto_pass=True)
    qtbot.waitUntil(lambda: done == [Pass()])
    _, _, done = at(SOMETHING, auto_pass=True)
    qtbot.wait(80)
    assert not done


def test_it_does_not_pass_over_what_the_person_has_begun(at, qtbot) -> None:
    made, turn, done = at(NOTHING, auto_pass=True)
    turn.move(turn.held[:1])
    qtbot.wait(80)
    assert not done


def test_it_does_not_pass_under_a_card_in_the_air(at, qtbot) -> None:
    made, turn, done = at(NOTHING, auto_pass=True)
    made._busy = lambda: True
    qtbot.wait(80)
    assert not done
    made, turn, done = at(NOTHING, auto_pass=True)
    turn.select(turn.held[0])
    qtbot.wait(80)
    assert not done
