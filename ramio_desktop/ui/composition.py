"""Everything a running game consists of, put together: settings, language, look, saves, window, pages, players."""

from __future__ import annotations

import getpass
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QWidget

from ramio_desktop.ui.later import later
from ramio_desktop.ui.main_window import MainWindow
from ramio_desktop.ui.settings import NICK_LENGTH, Settings
from ramio_desktop.ui.theme import Deck, Mode, Theme

if TYPE_CHECKING:
    from ramio_desktop.ui.card_art import Warmup
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.friends import Friends
    from ramio_desktop.ui.housekeeping import Housekeeping
    from ramio_desktop.ui.pages.settings import SettingsPage
    from ramio_desktop.ui.pages.table import TablePage

NAMELESS = frozenset({"root", "user", "admin", "administrator", "guest", "nobody", ""})
"""Names of accounts that are nobody's name."""


def system_nick() -> str:
    """The name of the account as a person's name, empty when it is none."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        return ""
    word = name.replace(".", " ").replace("_", " ").split(" ")[0]
    return "" if word.lower() in NAMELESS or not word.isalpha() else word[:NICK_LENGTH].capitalize()


def _recover(data: Path) -> None:
    """A crash has cut short the return of a copy."""
    from ramio_desktop.model.files import SaveProblem
    from ramio_desktop.ui import backup

    try:
        backup.recover(data)
    except SaveProblem:
        logging.getLogger(__name__).warning("what a crash has left of an import stays", exc_info=True)


class Composition:
    """Owns the parts of one running game; they know of each other only what they need.

    It comes into being in two steps, so that the window is on the screen at once: the constructor makes no more than
    the window in its colours, `furnish` everything else. What the second step imports is imported there.
    """

    def __init__(self, app: QApplication, data: Path, resources: Path, is_announced: bool = True) -> None:
        """`data` is the folder of saves and settings; it need not exist, and need not be writable.

        Without `is_announced` tables opened here are not shown to others, and take any free port: for pictures.
        """
        self.app = app
        app.setApplicationName("Ramio")
        app.setDesktopFileName("ramio-desktop")
        self._data = data
        self._is_announced = is_announced
        self._resources = resources
        self._computers: Computers | None = None
        self._friends: Friends | None = None
        self._housekeeping: Housekeeping | None = None
        self._warmups: list[Warmup] = []
        self._furnished = False
        self._closed = False
        if any(data.glob(".*import")):
            _recover(data)
        self.settings = Settings(data)
        self.theme = Theme(resources, Mode(self.settings.theme))
        self.theme.set_deck(self._deck())
        self.theme.set_felt(self.settings.felt)
        self.theme.set_scale(self.settings.scale / 100)
        self.theme.set_picture(self.settings.avatar)
        self.window = MainWindow(self.theme, self.settings)
        self.theme.apply(app)

    def furnish(self) -> None:
        """Make the rest: language, pictures, saves and pages; a second call does nothing."""
        if self._furnished or self._closed:
            return
        from ramio_desktop.ui.diagnostics import LastError
        from ramio_desktop.ui.language import Language
        from ramio_desktop.ui.look import Look
        from ramio_desktop.ui.navigator import Navigator
        from ramio_desktop.ui.saves import Saves
        from ramio_desktop.ui.sounds import Sounds
        from ramio_desktop.ui.system_motion import SystemMotion

        self._furnished = True
        self.last_error = LastError()
        logging.getLogger().addHandler(self.last_error)
        self.language = Language(self.app, self._resources)
        self._speak()
        self.look = Look.create(self.theme)
        self.window.furnish(self.look)
        self.saves = Saves(self._data)
        self.sounds = Sounds(self._resources / "sounds", self.settings.volume)
        self.motion = SystemMotion()
        self.motion.changed.connect(lambda: self.settings.set_system_motion(self.motion.reduced))
        self.settings.changed.connect(self._apply)  # before anybody else: they look at what it has done
        self.navigator = Navigator(
            self.look, self.settings, self.saves, self.window, self.nick, self._the_computers, self._the_friends
        )
        self.settings.failed.connect(self._settings_failed)
        self.navigator.table.made.connect(self._with_sounds)
        self.window.pageShown.connect(self._with_move_sounds)
        self.navigator.allSettings.connect(self.open_settings)
        self.app.aboutToQuit.connect(self.close)

    def nick(self) -> str:
        """The person's name at the table: chosen, else the account's, else a word for whoever plays."""
        return self.settings.nick or system_nick() or QCoreApplication.translate("Composition", "Player")

    def open(self, files: Sequence[str] = ()) -> None:
        """Show the window, then in it the home page, or the first of the games given as a file.

        The home page comes after the first paint of the window; at once where everything is furnished already.
        """
        if self._furnished:
            self._go_on(files)
            self.window.show()
            return
        self.window.painted.connect(lambda: self._go_on(files), Qt.ConnectionType.QueuedConnection)
        self.window.show()

    def _go_on(self, files: Sequence[str]) -> None:
        self.furnish()
        if self._closed:
            return
        self.navigator.show_home()
        later(self.window, 0, self.navigator.check_folder)
        later(self.window, 50, self._warm)
        if files and "://" in files[0]:
            later(self.window, 0, lambda: self.navigator.friends.open_lobby().join_link(files[0]))
        elif files:
            later(self.window, 0, lambda: self.navigator.resume(Path(files[0])))

    def close(self) -> None:
        """Write what is left and end the computer players; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        if self._furnished:
            self.navigator.table.leave()
            self.navigator.challenges.leave()
            self.navigator.puzzles.leave()
        if self._friends is not None:
            self._friends.close()
        if self._computers is not None:
            self._computers.close()
        if self._furnished:
            self.sounds.close()
            logging.getLogger().removeHandler(self.last_error)
            self.settings.changed.disconnect(self._apply)
            self.language.fall_silent()
            self.app.aboutToQuit.disconnect(self.close)
            self._dissolve()

    def _dissolve(self) -> None:
        """Take the parts apart: what they told Qt to call holds them together where no garbage collector sees it."""
        for part in (
            self.window, self.navigator, self.navigator.home, self.motion, self.sounds, self._friends, self._computers
        ):  # fmt: skip
            if part is not None:
                part.deleteLater()

    def _speak(self) -> None:
        from ramio_desktop.ui.language import system_language

        self.language.set(self.settings.language or system_language())

    def _the_computers(self) -> Computers:
        if self._computers is None:
            from ramio_desktop.ui.computers import Computers

            self._computers = Computers(self.settings)
        return self._computers

    def _the_friends(self) -> Friends:
        if self._friends is None:
            from ramio_desktop.ui.friends import Friends
            from ramio_desktop.ui.widgets.felt import Felt

            felt = Felt(self.look)
            self._friends = Friends(
                self.look, self.settings, felt, self._data, self.window, self.nick, self._is_announced
            )
        return self._friends

    def _warm(self) -> None:
        """After the first paint: draw the cards of the table in small slices, and start the computer players."""
        if self._closed:  # before the moment had come
            return
        from ramio_desktop.ui.card_art import BACK, FACES

        measures, cards, ratio = self.look.measures, self.look.cards, self.window.devicePixelRatioF()
        self._warmups = [
            cards.warm((*FACES, BACK), width, ratio) for width in (measures.hand_card, measures.table_card)
        ]
        self._the_computers().warm()
        self.motion.watch()
        self.sounds.warm()

    def _with_sounds(self, page: TablePage) -> None:
        from ramio_desktop.ui.table_sounds import TableSounds

        TableSounds(self.sounds, page.session, page.turn, page.view, self.settings, page)

    def _with_move_sounds(self, page: QWidget) -> None:
        """A table without a session is heard too; while its module is not loaded there is none."""
        solo = sys.modules.get("ramio_desktop.ui.pages.solo_table")
        if solo is None or not isinstance(page, solo.SoloTable):
            return
        from ramio_desktop.ui.table_sounds import MoveSounds

        if page.findChild(MoveSounds) is None:
            page.laid.connect(MoveSounds(self.sounds, page.turn, page.view, page).play_close)

    def open_settings(self, section: str = "") -> SettingsPage:
        """Show the page with all settings; returned for pictures and tests."""
        if self._housekeeping is None:
            from ramio_desktop.ui.housekeeping import Housekeeping

            self._housekeeping = Housekeeping(
                self.look, self.settings, self.window, self.navigator, self.sounds, self._data, self.nick,
                self.last_error,
            )  # fmt: skip
        return self._housekeeping.open_settings(section)

    def _deck(self) -> Deck:
        return Deck(self.settings.four_colours, self.settings.large_index, self.settings.back)

    def _apply(self, name: str) -> None:
        """A setting has changed: make it so."""
        if name == "language":
            self._speak()
        elif name == "theme":
            self.theme.set_mode(Mode(self.settings.theme))
        elif name in ("four_colours", "large_index", "back"):
            self.theme.set_deck(self._deck())
        elif name == "felt":
            self.theme.set_felt(self.settings.felt)
        elif name == "scale":
            self.theme.set_scale(self.settings.scale / 100)
        elif name == "avatar":
            self.theme.set_picture(self.settings.avatar)
        elif name == "volume":
            self.sounds.set_volume(self.settings.volume)
            self.sounds.warm()

    def _settings_failed(self, why: str) -> None:
        self.window.say(
            QCoreApplication.translate("Composition", "The settings hold until you close the program: {why}").format(
                why=why
            ),
            "triangle-alert",
        )
