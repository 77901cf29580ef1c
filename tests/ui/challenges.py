"""What the tests of the day, the minute and the duel share: a clock one turns by hand, and pages on their own."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from pytestqt.qtbot import QtBot

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.puzzle_book import PuzzleBook
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.widgets.felt import Felt


class HandClock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Wall:
    """A calendar clock that stands where it is put."""

    def __init__(self, moment: datetime) -> None:
        self.moment = moment

    def __call__(self) -> datetime:
        return self.moment

    def pass_by(self, **time: float) -> None:
        """Let so much time go by: `seconds=2`, `days=-1`."""
        self.moment += timedelta(**time)


class Bench:
    """The parts a page needs, in a folder of the test's own."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.look = Look.create(resources_dir(), Mode.DARK)
        self.look.theme.fit(1280, 800)
        self.settings = Settings(folder)
        self.settings.animation, self.settings.volume = "off", 0
        self.felt = Felt(self.look)
        self.book = PuzzleBook(resources_dir(), folder)
