"""The ways to the puzzle of the day, to the minute and to a duel, from the home page and from the puzzles, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.later import later

if TYPE_CHECKING:
    from ramio_desktop.ui.look import Look
    from ramio_desktop.ui.main_window import MainWindow
    from ramio_desktop.ui.models.today import Today
    from ramio_desktop.ui.navigator import Navigator
    from ramio_desktop.ui.pages.contest import ContestPage
    from ramio_desktop.ui.pages.daily import DailyPage
    from ramio_desktop.ui.pages.duel import DuelPage
    from ramio_desktop.ui.pages.home import HomePage
    from ramio_desktop.ui.pages.minute import MinutePage
    from ramio_desktop.ui.panels.challenge_card import ChallengeCard
    from ramio_desktop.ui.panels.daily_card import DailyCard
    from ramio_desktop.ui.panels.duel_setup import DuelSetup
    from ramio_desktop.ui.puzzle_words import Shared
    from ramio_desktop.ui.settings import Settings
    from ramio_desktop.ui.widgets.felt import Felt

SAY_AFTER_MS = 450
"""The home page is on the screen before anything of the puzzles is read."""


class ChallengeWay(QObject):
    """Owns the pages of the day, the minute and the duel, and fills what leads to them; one is there at a time."""

    def __init__(
        self, navigator: Navigator, look: Look, settings: Settings, felt: Felt, window: MainWindow,
        nick: Callable[[], str],
    ) -> None:  # fmt: skip
        """`nick` gives the person's name."""
        super().__init__(navigator)
        self._navigator = navigator
        self._look = look
        self._settings = settings
        self._felt = felt
        self._window = window
        self._nick = nick
        self._home: HomePage | None = None
        self._cards: _Cards | None = None
        self._today: Today | None = None
        self._came_from_bank = False
        self._is_saying = False
        self.page: DailyPage | ContestPage | None = None
        """The page that is shown or waits behind another, while there is one."""
        self.now: Callable[[], datetime] = datetime.now
        self.clock: Callable[[], float] = monotonic
        self.seed: Callable[[], str] = token_hex
        """Local time, seconds that never go back, and another text for each contest; pictures have their own."""
        settings.changed.connect(self._on_setting)

    @property
    def today(self) -> Today:
        """The date of this computer."""
        if self._today is None:
            from ramio_desktop.ui.models.today import Today

            self._today = Today(self.now, self)
            self._today.changed.connect(self.say)
        return self._today

    # what leads here

    def offer(self, home: HomePage) -> None:
        """Show on this home page how one comes here; how far one is comes a moment later."""
        self._home = home
        home.puzzles.offer("daily", self.open_day)
        home.puzzles.offer("minute", self.open_minute)
        home.puzzles.offer("duel", lambda: self.choose_duel(home.puzzles.entry("duel")))
        later(home, SAY_AFTER_MS, self._begin_saying)

    def fill(self, side: QVBoxLayout) -> None:
        """Put the three cards into the right column of the puzzle page."""
        from ramio_desktop.model.puzzles.slots import START
        from ramio_desktop.ui.panels.challenge_card import ChallengeCard
        from ramio_desktop.ui.panels.daily_card import DailyCard

        daily = DailyCard(self._look, self._felt, START.ordinal)
        minute, duel = ChallengeCard(self._look, "timer"), ChallengeCard(self._look, "swords")
        daily.picked.connect(self.open_day)
        daily.share.connect(self._share_today)
        minute.chosen.connect(self.open_minute)
        duel.chosen.connect(lambda: self.choose_duel(duel.button))
        side.addWidget(daily)
        row = QHBoxLayout()
        row.setSpacing(self._look.measures.dp(12))
        row.addWidget(minute, 1)
        row.addWidget(duel, 1)
        side.addLayout(row)
        side.addStretch(1)
        self._cards = _Cards(daily, minute, duel)
        daily.destroyed.connect(self._forget_cards)
        self._begin_saying()

    def _forget_cards(self) -> None:
        self._cards = None

    def _begin_saying(self) -> None:
        if not self._is_saying:
            self._is_saying = True
            self._navigator.puzzles.book.changed.connect(self.say)
        self.say()

    def _on_setting(self, name: str) -> None:
        if name == "language" and self._is_saying:
            self.say()

    def say(self) -> None:
        """Say on the home page and on the cards how far one is."""
        from ramio_desktop.model.puzzles.dates import day_of
        from ramio_desktop.ui.puzzle_words import (
            duration_text, grade_text, record_text, short_day_text, streak_text,
        )

        book, today = self._navigator.puzzles.book, self.today.ordinal
        grade = self._grade(today)
        progress = book.progress
        minute = record_text(progress.best_minute) if progress.best_minute else self.tr("As many as you can")
        duel = self.tr("The faster one wins")
        if self._home is not None:
            kept = progress.days.get(today)
            state = grade_text(grade) if grade else ""
            if kept is not None:
                state = self.tr("solved in {time}").format(time=duration_text(kept.solution.seconds))
            streak = progress.streak(today)
            line = ", ".join(filter(None, (short_day_text(day_of(today)), state)))
            puzzles = self._home.puzzles
            puzzles.say("daily", line, streak=streak_text(streak) if streak else "")
            puzzles.say("minute", minute)
            puzzles.say("duel", duel)
        if self._cards is not None:
            self._cards.daily.show_day(today, grade, progress)
            self._cards.minute.say(self.tr("One minute"), minute, self.tr("Go"))
            self._cards.duel.say(self.tr("Duel"), duel, self.tr("Choose"))

    def _grade(self, day: int) -> int:
        """The grade of a date's puzzle; 0 when the program's file of them cannot be read."""
        from ramio_desktop.model.puzzles.puzzle import DamagedBank

        try:
            return self._navigator.puzzles.book.of_day(day).grade
        except (OSError, DamagedBank):
            return 0

    # pages

    def open_day(self, day: int | None = None) -> DailyPage | None:
        """Put the puzzle of a date on the table, today's without one; None when it cannot be read, which is said."""
        from ramio_desktop.model.puzzles.puzzle import DamagedBank

        self.today.look()
        try:
            page = self._day_page(self.today.ordinal if day is None else day)
        except (OSError, DamagedBank) as error:
            self._navigator.puzzles.tell_missing(error)
            return None
        self._show(page, self.tr("Puzzle of the day"))
        page.view.setFocus()
        return page

    def open_minute(self) -> MinutePage | None:
        """Begin a run of the minute; None when the puzzles cannot be read, which is said."""
        from ramio_desktop.ui.pages.minute import MinutePage

        if not self._navigator.puzzles.has_bank():
            return None
        book = self._navigator.puzzles.book
        page = MinutePage(self._look, self._settings, self._felt, book, self.seed, self.clock)
        page.puzzle.connect(self._open_puzzle)
        page.quickSettings.connect(self._navigator.open_quick_settings)
        page.leave.connect(self.go_back)
        self._show(page, self.tr("One minute"))
        page.start()
        return page

    def choose_duel(self, anchor: QWidget | None = None) -> DuelSetup:
        """Ask whom one wants to challenge."""
        from ramio_desktop.ui.panels.duel_setup import DuelSetup

        setup = DuelSetup(self._look, self._settings, self._window, anchor)
        setup.challenged.connect(self.open_duel)
        return setup

    def open_duel(self, level: str, best_of: int) -> DuelPage | None:
        """Begin a duel against the computer player of that level; None when the puzzles cannot be read."""
        from ramio_desktop.ui.pages.duel import DuelPage

        if not self._navigator.puzzles.has_bank():
            return None
        book = self._navigator.puzzles.book
        page = DuelPage(
            self._look, self._settings, self._felt, book, self._nick(), level, best_of, self.seed, self.clock
        )
        page.other.connect(lambda: self.choose_duel())
        page.quickSettings.connect(self._navigator.open_quick_settings)
        page.leave.connect(lambda: page.ask_to_leave(self.go_back))
        self._show(page, self.tr("Duel"))
        page.start()
        return page

    def go_back(self) -> None:
        """Be done with the page, and show the one it was opened from."""
        self.leave()
        if self._came_from_bank:
            self._navigator.puzzles.open_bank()
        else:
            self._navigator.show_home()

    def leave(self) -> None:
        """Be done with the page; a puzzle of a date is kept as it is."""
        from ramio_desktop.ui.pages.daily import DailyPage

        page, self.page = self.page, None
        if isinstance(page, DailyPage):
            page.keep()
        self._navigator.stage.put_away(page)

    def forget(self) -> None:
        """The player's files have changed behind our back: nothing of before is written any more."""
        self._navigator.stage.put_away(self.page)
        self.page = None

    def made_anew(self) -> Mapping[QWidget, QWidget]:
        """A new page of the day for the size everything has now; a contest that runs goes on as it is."""
        from ramio_desktop.ui.pages.daily import DailyPage

        if not isinstance(page := self.page, DailyPage):
            return {}
        page.keep()
        self.page = self._day_page(page.day)
        return {page: self.page}

    # details

    def _day_page(self, day: int) -> DailyPage:
        from ramio_desktop.ui.pages.daily import DailyPage

        page = DailyPage(self._look, self._settings, self._navigator.puzzles.book, self.today, day)
        page.share.connect(self.share)
        page.todayWanted.connect(lambda: self.open_day())
        page.leave.connect(self.go_back)
        page.quickSettings.connect(self._navigator.open_quick_settings)
        return page

    def _show(self, page: DailyPage | ContestPage, title: str) -> None:
        if self.page is None:
            bank = self._navigator.puzzles.page
            self._came_from_bank = bank is not None and self._window.page is bank
        self.leave()
        self.page = page
        self._navigator.stage.show(page, title)

    def _open_puzzle(self, number: int) -> None:
        self.leave()
        self._navigator.puzzles.open_puzzle(number)

    def _share_today(self) -> None:
        from ramio_desktop.ui.pages.daily import shared

        progress, today = self._navigator.puzzles.book.progress, self.today.ordinal
        if (kept := progress.days.get(today)) is not None:
            self.share(shared(progress, today, self._grade(today), kept))

    def share(self, told: Shared) -> None:
        """Put the text for others on the clipboard, and say so."""
        QGuiApplication.clipboard().setText(told.text())
        self._window.say(self.tr("Copied: paste it where you like"), "copy")


class _Cards:
    """The cards of the puzzle page that is there now."""

    def __init__(self, daily: DailyCard, minute: ChallengeCard, duel: ChallengeCard) -> None:
        self.daily = daily
        self.minute = minute
        self.duel = duel
