"""What others did without leaving anything on the table is said until one's own turn begins."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ramio_desktop.model.actions import Draw, Pass
from ramio_desktop.model.options import MachiavelliOptions
from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.local_table import SeatSpec, open_local
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.theme import Mode
from tests.spoken import forget_languages


class Passer:
    """A computer player that draws and passes."""

    def __init__(self, guest, level, tell) -> None:
        self._guest = guest
        guest.on_events = lambda *_: self._play()
        guest.on_snapshot = lambda *_: self._play()

    def _play(self) -> None:
        view = self._guest.view
        if not view.is_over and view.turn.seat == self._guest.seat:
            self._guest.submit([Draw()] if view.turn.phase.value == "draw" else [Pass()])

    def close(self) -> None:
        """Nothing is left open."""


def test_who_has_passed_is_said_until_one_draws(qtbot, tmp_path) -> None:
    forget_languages()
    seats = [SeatSpec.person("Anna"), SeatSpec.bot("Bruno", "easy"), SeatSpec.bot("Marta", "easy")]
    table = open_local("machiavelli", MachiavelliOptions(), seats, None, Passer, seeds=lambda: "quiet")
    session: Session = table.sessions[0]
    qtbot.waitUntil(lambda: session.is_ready)
    look, settings = Look.create(resources_dir(), Mode.DARK), Settings(tmp_path)
    settings.animation = "off"
    page = TablePage(look, session, settings)
    look.theme.setParent(page)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()

    def draw() -> None:
        qtbot.waitUntil(lambda: page.turn.can_draw and not page._waiting)
        QTest.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: page.turn.may_lay and not page._waiting)

    draw()
    QTest.mouseClick(page.first_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.turn.can_draw and not page._waiting)
    assert page._status.text == "Bruno passes. Marta passes. Your turn: draw a card from the stock"
    draw()
    assert "passes" not in page._status.text
    table.close()
