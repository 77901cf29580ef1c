"""The settings page and what it asks for: the folder, a copy of everything, its return, the end of all data."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.model.save import SaveLocked
from ramio_desktop.ui import backup, diagnostics, problems
from ramio_desktop.ui.backup import Contents, CopyFault, Fault
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.main_window import MainWindow
from ramio_desktop.ui.navigator import Navigator
from ramio_desktop.ui.pages.settings import SECTIONS, SettingsPage
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.sounds import Sound, Sounds
from ramio_desktop.ui.widgets.felt import Felt

SUFFIX: Final = ".zip"

_log = logging.getLogger(__name__)


class Files(Protocol):
    """Asks the person for a file of his; None when he called it off."""

    def to_write(self, title: str, proposed: Path, kind: str) -> Path | None:
        """A file to write; whether an older one may go has been asked."""

    def to_read(self, title: str, folder: Path, kind: str) -> Path | None:
        """A file to read."""


class SystemFiles:
    """The file dialogs of the system."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def to_write(self, title: str, proposed: Path, kind: str) -> Path | None:
        """A file to write; the dialog asks before an older one is chosen."""
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(proposed), kind)
        return Path(name) if name else None

    def to_read(self, title: str, folder: Path, kind: str) -> Path | None:
        """A file to read."""
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(folder), kind)
        return Path(name) if name else None


class Housekeeping(QObject):
    """Shows the settings over whatever page one is on, and goes back there."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        window: MainWindow,
        navigator: Navigator,
        sounds: Sounds,
        folder: Path,
        nick: Callable[[], str],
        last_error: diagnostics.LastError,
        files: Files | None = None,
    ) -> None:
        super().__init__()
        self._look = look
        self._settings = settings
        self._window = window
        self._navigator = navigator
        self._sounds = sounds
        self._folder = folder
        self._nick = nick
        self._last_error = last_error
        self._files = files if files is not None else SystemFiles(window)
        self._felt = Felt(look)
        self._section = SECTIONS[0]
        self.page: SettingsPage | None = None

    # the page

    def open_settings(self, section: str = "") -> SettingsPage:
        """Show the settings, at the section one saw last unless another one is named."""
        if self.page is None:
            page = self.page = SettingsPage(
                self._look, self._settings, self._felt, self._folder, self._nick, section or self._section
            )
            page.leave.connect(self.leave)
            page.openFolder.connect(self.open_folder)
            page.exported.connect(self.export)
            page.imported.connect(self.ask_import)
            page.erased.connect(self.ask_erase)
            page.diagnostics.connect(self.copy_diagnostics)
            page.tried.connect(lambda: self._sounds.play(Sound.YOUR_TURN))
        elif section:
            self.page.show_section(section)
        self._window.show_page(self.page, self.tr("Settings"))
        self.page.focus_first()
        return self.page

    def leave(self) -> None:
        """Back to the page of before, in the size everything has now."""
        page, self.page = self.page, None
        if page is None:
            return
        self._section = page.section
        self._navigator.rebuild()
        self._navigator.stage.come_back()
        self._window.drop_page(page)

    # files

    def open_folder(self) -> None:
        """Have the system show the data folder."""
        if not self._folder.is_dir() or not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))):
            self._tell(
                self.tr("The folder cannot be opened here"),
                self.tr("No program of this system shows folders. The files are in {folder}.").format(
                    folder=self._folder
                ),
            )

    def export(self) -> None:
        """Ask where to, and write everything there."""
        name = f"ramio-{date.today().isoformat()}{SUFFIX}"
        target = self._files.to_write(self.tr("Keep a copy of everything"), _documents() / name, self._kind())
        if target is None:
            return
        if not target.suffix:
            target = target.with_suffix(SUFFIX)
        try:
            kept = backup.export(self._folder, target)
        except SaveProblem as problem:
            self._trouble(self.tr("The copy cannot be written"), problem)
            return
        self._window.say(self.tr("Kept: {what}").format(what=self._what(kept)))

    def ask_import(self) -> None:
        """Ask which copy, look into it, ask once more, and bring it back."""
        source = self._files.to_read(self.tr("Bring a copy back"), _documents(), self._kind())
        if source is None:
            return
        try:
            coming = backup.look_into(source)
        except CopyFault as fault:
            self._tell(self.tr("This file cannot be brought back"), self._fault_text(fault.fault))
            return
        except SaveProblem as problem:
            self._trouble(self.tr("This file cannot be read"), problem)
            return
        here = backup.contents(self._folder)
        text = self.tr("The copy holds {coming}. It takes the place of what is here: {here}.").format(
            coming=self._what(coming), here=self._what(here)
        )
        if here.games or here.finished:
            text += " " + self.tr("What is here is lost, unless you keep a copy first.")
        Question(
            self._look, self._window, self.tr("Replace everything?"), text, self.tr("Replace"), self.tr("Leave it"),
            danger=True, icon="triangle-alert", answered=lambda yes: self._import(source) if yes else None,
        )  # fmt: skip

    def _import(self, source: Path) -> None:
        self._navigator.table.leave()
        self._navigator.puzzles.leave()
        try:
            backup.bring_back(self._folder, source)
        except CopyFault as fault:
            self._tell(self.tr("This file cannot be brought back"), self._fault_text(fault.fault))
        except SaveLocked:
            self._tell(*self._open_elsewhere())
        except SaveProblem as problem:
            self._trouble(self.tr("The copy cannot be brought back"), problem)
        else:
            self._window.say(self.tr("Everything is as in the copy"))
        self._start_over()

    def ask_erase(self) -> None:
        """Say what is lost and ask (RULES S6)."""
        here = backup.contents(self._folder)
        if here.is_empty:
            self._window.say(self.tr("There is nothing to delete"), "info")
            return
        text = self.tr("For good and without a way back: {what}.").format(what=self._what(here))
        if here.seats:
            text += " " + self.tr("You also lose your seats at tables of the network, your own tables among them.")
        Question(
            self._look, self._window, self.tr("Delete all your data?"), text, self.tr("Delete everything"),
            self.tr("Keep it"), danger=True, icon="trash", answered=lambda yes: self._erase() if yes else None,
        )  # fmt: skip

    def _erase(self) -> None:
        self._navigator.table.leave()
        self._navigator.puzzles.leave()
        try:
            backup.erase(self._folder)
        except SaveLocked:
            self._tell(*self._open_elsewhere())
        except SaveProblem as problem:
            self._trouble(self.tr("Not everything could be deleted"), problem)
        else:
            self._window.say(self.tr("Your data are deleted"))
        self._start_over()

    def _start_over(self) -> None:
        """Whatever is on the disk now is what holds; a table one sat at is gone."""
        self._settings.reload()
        self._navigator.forget_place()

    def copy_diagnostics(self) -> None:
        """Put the text for a report on the clipboard."""
        QGuiApplication.clipboard().setText(self.diagnostics())
        self._window.say(self.tr("Copied"), "clipboard-copy")

    def diagnostics(self) -> str:
        """The text for a report."""
        here, settings, window = backup.contents(self._folder), self._settings, self._window
        facts = [
            ("Window", f"{window.width()}×{window.height()}, {self._look.measures.name}"),
            ("Scale", f"{settings.scale} %, shown {self._look.theme.scale:.0%}"),
            ("Look", f"{settings.theme}, {settings.felt}, motion {settings.animation} ({settings.animation_speed:g})"),
            ("Language", settings.language or "system"),
            ("Sound", f"{settings.volume} %, {'a device' if self._sounds.are_loaded else 'no device'}"),
            ("Saves", f"{here.games} to go on with, {here.finished} finished"),
        ]
        return diagnostics.report(self._last_error.failure, facts)

    # words

    def _kind(self) -> str:
        return self.tr("Copies of Ramio") + f" (*{SUFFIX})"

    def _what(self, kept: Contents) -> str:
        """In words, as a list."""
        parts = [
            self.tr("%n game(s) to go on with", "", kept.games) if kept.games else "",
            self.tr("%n finished game(s)", "", kept.finished) if kept.finished else "",
            self.tr("your puzzles") if kept.has_puzzles else "",
            self.tr("the settings") if kept.has_settings else "",
        ]
        found = [part for part in parts if part]
        return ", ".join(found) if found else self.tr("nothing")

    def _fault_text(self, fault: Fault) -> str:
        return {
            Fault.OTHER_FILE: self.tr("It is no copy made by Ramio. Nothing was changed; choose another file."),
            Fault.NEWER: self.tr("A newer Ramio made it. Nothing was changed; update Ramio and try again."),
            Fault.DAMAGED: self.tr("It is damaged. Nothing was changed; try another copy."),
        }[fault]

    def _open_elsewhere(self) -> tuple[str, str]:
        return (
            self.tr("A game is open in another window"),
            self.tr("Nothing was changed. Close the other window of Ramio first, then try again."),
        )

    def _trouble(self, title: str, problem: SaveProblem) -> None:
        _log.warning("%s", title, exc_info=problem)
        why = problems.trouble_text(problem.trouble)
        self._tell(title, self.tr("{why}: {file}. Try again when that is mended.").format(why=why, file=problem.path))

    def _tell(self, title: str, text: str) -> None:
        Question(self._look, self._window, title, text, self.tr("Understood"), icon="triangle-alert")


def _documents() -> Path:
    """Where people keep files of their own."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
