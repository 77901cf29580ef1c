"""The way to the puzzles: the page with all of them, a puzzle on the table, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.later import later

if TYPE_CHECKING:
    from ramio_desktop.ui.look import Look
    from ramio_desktop.ui.main_window import MainWindow
    from ramio_desktop.ui.navigator import Navigator
    from ramio_desktop.ui.pages.home import HomePage
    from ramio_desktop.ui.pages.puzzle import PuzzlePage
    from ramio_desktop.ui.pages.puzzles import PuzzlesPage
    from ramio_desktop.ui.puzzle_book import PuzzleBook
    from ramio_desktop.ui.settings import Settings


SAY_AFTER_MS = 400
"""A page is on the screen for so long before anything is read that it does not show itself."""


class PuzzleWay(QObject):
    """Owns the pages of the puzzles; they are made when they are wanted and go when they are left."""

    def __init__(self, navigator: Navigator, look: Look, settings: Settings, window: MainWindow) -> None:
        super().__init__(navigator)
        self._navigator = navigator
        self._look = look
        self._settings = settings
        self._window = window
        self._book: PuzzleBook | None = None
        self._home: HomePage | None = None
        settings.changed.connect(self._on_setting)
        self.page: PuzzlesPage | None = None
        """The page with all puzzles, once it was wanted: it stays as one left it."""
        self.table: PuzzlePage | None = None
        """The puzzle on the table, while there is one."""

    @property
    def book(self) -> PuzzleBook:
        """The puzzles and what was done with them; read when they are first asked for, not at the start."""
        if self._book is None:
            from ramio_desktop.ui.puzzle_book import PuzzleBook

            self._book = PuzzleBook(self._look.theme.resources, self._settings.folder, self)
            self._book.trouble.connect(self._navigator.tell)
            self._book.changed.connect(self.say)
        return self._book

    # the entries of the home page

    def offer(self, home: HomePage) -> None:
        """Show on this home page how one comes here; how far one is comes a moment later."""
        self._home = home
        home.puzzles.offer("bank", self.open_bank)
        later(home, SAY_AFTER_MS, self.say)

    def say(self) -> None:
        """Say on the home page how far one is."""
        if self._home is None or self._damage() is not None:
            return
        solved, of = len(self.book.progress.solved), len(self.book.bank)
        locale = QLocale()
        line = self.tr("{n} of {of} solved").format(n=locale.toString(solved), of=locale.toString(of))
        self._home.puzzles.say("bank", line, solved / of)
        import ramio_desktop.ui.pages.puzzles  # noqa: F401  so that the page opens at once

    def _on_setting(self, name: str) -> None:
        if name == "language" and self._book is not None:
            self.say()

    def has_bank(self) -> bool:
        """Whether the program's file of the puzzles can be read; if not, that is said."""
        damage = self._damage()
        if damage is not None:
            self.tell_missing(damage)
        return damage is None

    def tell_missing(self, damage: Exception) -> None:
        """Say that one of the program's files of puzzles cannot be read."""
        from ramio_desktop.ui import problems

        self._navigator.tell(problems.missing_puzzles(damage))

    def _damage(self) -> Exception | None:
        from ramio_desktop.model.puzzles.puzzle import DamagedBank

        try:
            self.book.bank  # noqa: B018  read when it is first asked for
        except (OSError, DamagedBank) as error:
            return error
        return None

    # pages

    def open_bank(self) -> PuzzlesPage | None:
        """Show all puzzles; None when the program's file of them cannot be read, which is said."""
        if not self.has_bank():
            return None
        if self.page is None:
            self.page = self._page()
        number = self.table.number if self.table is not None else None
        self._put_table_away()
        self._navigator.stage.show(self.page, self.tr("Puzzles"))
        self.page.go_to(number)
        return self.page

    def open_puzzle(self, number: int) -> PuzzlePage:
        """Put a puzzle of the bank on the table."""
        self._put_table_away()
        table = self.table = self._table(number)
        self._navigator.stage.show(table, self._title(number))
        table.view.setFocus()
        return table

    def leave(self) -> None:
        """Be done with the puzzle on the table; what was begun is kept."""
        self._put_table_away()

    def forget(self) -> None:
        """The player's files have changed behind our back: nothing of before is written any more."""
        self._navigator.stage.put_away(self.table)
        self._navigator.stage.put_away(self.page)
        self.table = self.page = None
        if self._book is not None:
            self._book.reload()

    def made_anew(self) -> Mapping[QWidget, QWidget]:
        """New pages for those there are, for the size everything has now."""
        anew: dict[QWidget, QWidget] = {}
        if (page := self.page) is not None:
            self.page = anew[page] = self._page()
            self.page.show_filter(page.which, page.grade)
        if (table := self.table) is not None:
            table.keep()
            self.table = anew[table] = self._table(table.number)
        return anew

    # details

    def _page(self) -> PuzzlesPage:
        from ramio_desktop.ui.pages.puzzles import PuzzlesPage

        page = PuzzlesPage(self._look, self.book)
        later(page, 0, lambda: self._navigator.challenges.fill(page.side))  # the grid is there at once
        later(page, SAY_AFTER_MS, _warm)
        page.picked.connect(self.open_puzzle)
        page.leave.connect(self._go_home)
        page.quickSettings.connect(self._navigator.open_quick_settings)
        return page

    def _table(self, number: int) -> PuzzlePage:
        from ramio_desktop.ui.pages.puzzle import PuzzlePage

        table = PuzzlePage(self._look, self._settings, self.book, number)
        table.leave.connect(self.open_bank)
        table.quickSettings.connect(self._navigator.open_quick_settings)
        table.turned.connect(lambda number: self._navigator.stage.rename(table, self._title(number)))
        return table

    def _title(self, number: int) -> str:
        return self.tr("Puzzle {n}").format(n=number)

    def _put_table_away(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.keep()
            self._navigator.stage.put_away(table)

    def _go_home(self) -> None:
        self.leave()
        self._navigator.show_home()


def _warm() -> None:
    """Load what a puzzle is played with while the person still chooses: it is half of what opening the first takes."""
    import ramio_desktop.ui.pages.puzzle  # noqa: F401
