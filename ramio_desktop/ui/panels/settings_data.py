"""The player's files: where they are, a copy of them, and their end; and what a bug report needs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from ramio_desktop import __version__
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.settings_section import SettingsSection, Words
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button, Kind


class DataSection(SettingsSection):
    """Only says what is wanted; the files are somebody else's business."""

    ICON = "database"

    openFolder = Signal()
    exported = Signal()
    imported = Signal()
    erased = Signal()
    diagnostics = Signal()

    def __init__(self, look: Look, settings: Settings, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self._buttons: list[tuple[Button, Words]] = []
        self._folder = folder
        self.panel(lambda: self.tr("On this computer"))
        self._action(
            "folder", self.openFolder, "folder-open", lambda: self.tr("Folder of saves and settings"),
            lambda: str(self._folder), lambda: self.tr("Open the folder"),
        )  # fmt: skip
        self._action(
            "export", self.exported, "upload", lambda: self.tr("Keep a copy of everything"),
            lambda: self.tr("Games and settings in one file, for another computer or to be safe."),
            lambda: self.tr("Export…"),
        )  # fmt: skip
        self._action(
            "import", self.imported, "download", lambda: self.tr("Bring a copy back"),
            lambda: self.tr("It takes the place of everything here; you are asked first."), lambda: self.tr("Import…"),
        )  # fmt: skip
        self._action(
            "erase", self.erased, "trash", lambda: self.tr("Delete my data"),
            lambda: self.tr("Games, settings and seats at other people's tables, for good."),
            lambda: self.tr("Delete…"), Kind.DANGER,
        )  # fmt: skip
        self.panel(lambda: self.tr("When something is wrong"))
        self._action(
            "diagnostics", self.diagnostics, "clipboard-copy", lambda: self.tr("For a report"),
            lambda: self.tr("Versions, system and the last error as text; never your name, never a card."),
            lambda: self.tr("Copy diagnostics"),
        )  # fmt: skip
        self.panel(lambda: self.tr("Privacy"))
        self.add(
            None, "privacy", lambda: self.tr("Nothing leaves this computer unless you ask for it"),
            lambda: self.tr(
                "No account, no statistics sent to anybody, no connection except for tables you open or join yourself."
            ),
        )  # fmt: skip
        self.add(None, "version", lambda: "Ramio " + __version__)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        for button, words in self._buttons:
            button.setText(words())

    def _action(
        self, name: str, wish: SignalInstance, icon: str, title: Words, text: Words, words: Words,
        kind: Kind = Kind.SECONDARY,
    ) -> None:  # fmt: skip
        button = Button(self._look, words(), kind, icon=icon)
        button.clicked.connect(wish)
        self._buttons.append((button, words))
        self.add(button, name, title, text)
