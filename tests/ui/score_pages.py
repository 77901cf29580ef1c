"""A score page of a sample, with the table behind it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.local_table import LocalTable
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.samples import Sample
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.theme import Mode
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.felt import Felt


class Opened:
    """A score page of a sample and the table behind it, to be closed at the end; or of a session without a table."""

    def __init__(self, qtbot: QtBot, shown: Sample | Session) -> None:
        self.table: LocalTable | None = None
        if isinstance(shown, Session):
            self.session = shown
        else:
            self.table = shown.table()
            shared = len(self.table.standing.persons) > 1
            self.session = self.table.sit(self.table.standing.persons[0]) if shared else self.table.sessions[0]
            qtbot.waitSignal(self.session.snapshot, timeout=5000).wait()
        self.look = look = Look.create(resources_dir(), Mode.DARK)
        self.page = ScorePage(look, self.session, Felt(look))
        qtbot.addWidget(self.page)
        self.page.show()
        self.resize(1280, 800)

    def resize(self, width: int, height: int) -> None:
        """Give the page that size and the lengths of its class."""
        self.look.theme.fit(width, height)
        self.page.resize(width, height)
        QCoreApplication.processEvents()

    def close(self) -> None:
        """Close the table behind the page."""
        if self.table is not None:
            self.table.close()

    def accents(self) -> list[str]:
        found = self.page.findChildren(Button)
        return [button.text().strip() for button in found if button.kind is Kind.PRIMARY and button.isVisible()]

    def said(self) -> set[str]:
        found = self.page.findChildren(object)
        return {widget.accessibleName() for widget in found if hasattr(widget, "accessibleName")}
