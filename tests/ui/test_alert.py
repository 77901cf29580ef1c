"""What is heard at a table, and the call to one's turn while another window is in use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.events import Dealt, Drew, Event, HandScored, Laid, Passed, Turned
from ramio_desktop.model.state import Phase, State
from ramio_desktop.ui import samples
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.view import TableView
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.sounds import Sound, Sounds
from ramio_desktop.ui.table_sounds import TableSounds


class Heard:
    """Stands in for the player of sounds, which has tests of its own."""

    def __init__(self) -> None:
        self.sounds: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.sounds.append(sound)

    def take(self) -> list[Sound]:
        found, self.sounds = self.sounds, []
        return found


class Seat(QObject):
    """Stands in for a session: the view, and what happens."""

    events = Signal(object)
    refused = Signal(object)

    def __init__(self, view: State, seat: int) -> None:
        super().__init__()
        self.view, self.seat = view, seat


class View(QObject):
    """Stands in for the scene, of which only the refusals are heard."""

    refused = Signal(object)


class Table:
    """A seat that listens, at a table of the samples."""

    def __init__(self, window: QWidget, folder: Path, seat: int = 0) -> None:
        self.heard = Heard()
        self.called: list[QWidget] = []
        self.settings = Settings(folder)
        sample = samples.midgame()
        self.session = Seat(sample.view, seat)
        self.turn = TurnModel()
        self.turn.set_view(sample.view, 0)
        self.view = View()
        self.window = window
        self.sounds = TableSounds(
            cast(Sounds, self.heard), cast(Session, self.session), self.turn, cast(TableView, self.view),
            self.settings, window, self.called.append,
        )  # fmt: skip

    def happen(self, *events: Event) -> list[Sound]:
        self.session.events.emit(events)
        return self.heard.take()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """A window that is not in use, for it is not shown."""
    made = QWidget()
    qtbot.addWidget(made)
    yield made


LAID = Laid(1, samples.midgame().view.table)


def test_others_and_own_moves_are_heard(window: QWidget, tmp_path: Path) -> None:
    table = Table(window, tmp_path, seat=1)  # at the table it is the turn of seat 0: not ours
    assert table.happen(LAID) == [Sound.PLACE]
    table.sounds._clock.invalidate()
    assert table.happen(Drew(0, None)) == [Sound.PICK]
    assert table.happen(Dealt((), (), (), 0)) == [Sound.DEAL]
    assert table.happen(HandScored((0, 4), 0)) == [Sound.CLOSE]
    assert table.happen(Passed(0)) == []


def test_ones_turn_is_heard_and_the_card_one_draws_is_no_new_turn(window: QWidget, tmp_path: Path) -> None:
    table = Table(window, tmp_path)
    assert table.happen(LAID) == [Sound.YOUR_TURN]
    assert table.happen(Drew(0, None)) == [Sound.PICK]


def test_T7_the_draw_that_ends_anothers_turn_begins_ones_own(window: QWidget, tmp_path: Path) -> None:
    table = Table(window, tmp_path)  # it is the turn of seat 0
    assert table.happen(Drew(1, None), Turned(0, Phase.PLAY)) == [Sound.YOUR_TURN]
    assert table.called == [window]


def test_a_hand_nobody_closed_is_not_cheered(window: QWidget, tmp_path: Path) -> None:
    """RULES M14: the stock ran out."""
    assert Table(window, tmp_path).happen(HandScored((3, 4), None)) != [Sound.CLOSE]


def test_moves_of_the_person_and_refusals_are_heard(window: QWidget, tmp_path: Path) -> None:
    table = Table(window, tmp_path)
    token = table.turn.held[0]
    table.turn.select(token, True)
    assert table.heard.take() == [Sound.PICK]
    table.turn.select(token, False)
    assert table.heard.take() == []
    table.sounds._clock.invalidate()
    table.turn.select(token, True)
    table.turn.move([token])
    assert table.heard.take() == [Sound.PICK]  # the two are one to the ear
    table.sounds._clock.invalidate()
    table.turn.undo()
    assert table.heard.take() == [Sound.PLACE]
    table.session.refused.emit(IllegalAction(Reason.NO_SUCH_VERB))
    table.view.refused.emit(IllegalAction(Reason.NO_SUCH_VERB))
    assert table.heard.take() == [Sound.REFUSAL, Sound.REFUSAL]


def test_the_task_bar_calls_only_for_ones_turn_and_only_from_elsewhere(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(window, tmp_path)
    table.happen(LAID)
    assert table.called == [window]
    table.happen(Drew(0, None))
    assert table.called == [window]
    monkeypatch.setattr(window, "isActiveWindow", lambda: True)
    table.happen(LAID)
    assert table.called == [window]
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    table.settings.alert = False
    table.happen(LAID)
    assert table.called == [window]
    table.settings.alert = True
    table.happen(HandScored((3, 4), None))
    assert table.called == [window, window]
