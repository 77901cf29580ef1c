"""The status line says everything in the room it has, in short where it must."""

from __future__ import annotations

from pathlib import Path

import pytest

from ramio_desktop.model.actions import IllegalAction, Reason
from ramio_desktop.model.cards import FACES
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.texts import reason_text, short_reason
from ramio_desktop.ui.theme import Mode, Theme
from ramio_desktop.ui.widgets.status_line import Progress, StatusLine, Tone

RESOURCES = Path(__file__).parents[2] / "resources"
CARDS = (FACES["Th"], FACES["Td"])


@pytest.fixture
def line(qtbot) -> StatusLine:
    theme = Theme(RESOURCES, Mode.DARK)
    theme.fit(960, 540)
    made = StatusLine(Look.create(theme))
    qtbot.addWidget(made)
    made.resize(434, 28)
    return made


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_has_room_in_short_in_the_smallest_window(line: StatusLine, reason: Reason) -> None:
    refusal = IllegalAction(reason, CARDS)
    line.show_text(reason_text(refusal), "triangle-alert", Tone.WRONG, None, short_reason(refusal))
    assert not line.is_cut
    assert line.text == reason_text(refusal) and line.text in line.accessibleName()


def test_what_has_room_is_said_whole_and_the_word_goes_before_the_text(line: StatusLine) -> None:
    progress = Progress("Clean run", 1 / 3, "1 of 3")
    line.resize(900, 28)
    line.show_text("A meld has at least three cards", "info", Tone.WRONG, progress, "Too short")
    assert line.shown() == ("A meld has at least three cards", True)
    line.resize(434, 28)
    text, with_word = line.shown()
    assert (text, with_word) in {("A meld has at least three cards", False), ("Too short", True)}
    assert not line.is_cut
    line.resize(90, 28)
    assert line.is_cut and line.shown()[0] == "Too short"
