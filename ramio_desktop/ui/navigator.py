"""Which page is shown and why: the ways from the home page to a table, to its score sheet and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.model.options import Options
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.challenge_way import ChallengeWay
from ramio_desktop.ui.dialogs.table_questions import TableQuestions
from ramio_desktop.ui.friends_way import FriendsWay
from ramio_desktop.ui.kept_games import KeptGames, is_file_trouble
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.main_window import MainWindow
from ramio_desktop.ui.pages.home import HomePage
from ramio_desktop.ui.puzzle_way import PuzzleWay
from ramio_desktop.ui.position_way import PositionWay
from ramio_desktop.ui.review_way import ReviewWay
from ramio_desktop.ui.saves import SaveDamaged, Saves, given_title
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.stage import Stage
from ramio_desktop.ui.table_way import TableWay
from ramio_desktop.ui.widgets.felt import Felt

if TYPE_CHECKING:
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.friends import Friends
    from ramio_desktop.ui.pages.new_game import NewGamePage
    from ramio_desktop.ui.problems import Problem
    from ramio_desktop.ui.session import Session


SETTLE_MS = 150
"""How long everything has to keep its size before the pages are made for it."""


class Navigator(QObject):
    """Opens pages in the window and tables under them; pages only say what is wanted.

    `nick` gives the person's name; `computers` is called when the first table needs computer players.
    """

    allSettings = Signal()
    """The person wants the page with all settings."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        saves: Saves,
        window: MainWindow,
        nick: Callable[[], str],
        computers: Callable[[], Computers],
        friends: Callable[[], Friends],
    ) -> None:
        super().__init__()
        self._look = look
        self._settings = settings
        self._saves = saves
        self._window = window
        self._nick = nick
        self._computers = computers
        self.stage = Stage(window)
        self.friends = FriendsWay(self, window, friends)
        self._felt = Felt(look)
        self._questions = TableQuestions(look, window, self)
        self.table = TableWay(look, settings, self._felt, window, self.stage, self._questions, computers, self)
        self.table.home.connect(self.show_home)
        self.table.quickSettings.connect(self.open_quick_settings)
        self.review = ReviewWay(self, look, settings, window, computers)
        self.puzzles = PuzzleWay(self, look, settings, window)
        self.challenges = ChallengeWay(self, look, settings, self._felt, window, nick)
        self.positions = PositionWay(self, look, settings, saves, window, self._felt, computers)
        self.kept = KeptGames(look, saves, window, self._felt, self)
        self.kept.changed.connect(self.refresh_home)
        self.kept.resumed.connect(self.resume)
        self.kept.review.connect(self.review.open_file)
        self.kept.trouble.connect(self.tell)
        self._new_game: NewGamePage | None = None
        self.home = self._home_page()
        self._scale = look.theme.scale
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(SETTLE_MS)
        self._resized.timeout.connect(self.rebuild)
        look.theme.changed.connect(self._on_theme)
        settings.changed.connect(self._on_setting)
        window.may_close = self.table.may_close

    @property
    def session(self) -> Session | None:
        """The session of the table one sits at."""
        return self.table.session

    # home

    def _home_page(self) -> HomePage:
        home = HomePage(self._look, self._settings, self._felt)
        home.play.connect(self.play)
        home.options.connect(self.open_new_game)
        home.resumed.connect(self.resume)
        home.review.connect(self.review.open_file)
        home.reviewChoice.connect(self.positions.choose)
        home.rename.connect(self.kept.ask_rename)
        home.remove.connect(self.kept.ask_remove)
        home.allKept.connect(self.kept.show_all)
        home.quickSettings.connect(self.open_quick_settings)
        home.profile.connect(self._open_profile)
        home.lobby.connect(self.friends.open_lobby)
        home.joined.connect(self.friends.join_code)
        home.invited.connect(self.friends.join_link)
        home.tableResumed.connect(self.friends.go_back)
        self.puzzles.offer(home)
        self.challenges.offer(home)
        return home

    def show_home(self, refresh: bool = True) -> None:
        """Show the home page, with what can be continued now."""
        self.home.show_nick(self._nick())
        if refresh:
            self.refresh_home()
        self.stage.put_away(self._new_game)
        self._new_game = None
        self.stage.show(self.home)
        self.home.focus_first()

    def refresh_home(self) -> None:
        """Read again what can be continued."""
        listing = self._saves.listing()
        self.home.show_kept(self.kept.show(listing.games), datetime.now(UTC).astimezone())
        for error in listing.problems:
            self._say_problem(error)

    def check_folder(self) -> None:
        """Say at the start when games cannot be saved (RULES S2), and what became of damaged settings."""
        from ramio_desktop.ui import problems

        if (problem := self._saves.check()) is not None:
            self._banner(problems.folder_problem(problem, self._saves.folder))
        if self._settings.damaged:
            self._banner(problems.settings_problem(self._settings.damaged))

    def _say_problem(self, error: Exception) -> None:
        from ramio_desktop.ui import problems

        path = error.was if isinstance(error, SaveDamaged) else error.path if isinstance(error, SaveProblem) else None
        title = given_title(path) if path is not None else ""
        self._banner(problems.open_problem(error, title or self.tr("A game")))

    def tell(self, problem: Problem) -> None:
        """Tell of trouble that somebody has just run into."""
        self._questions.tell(problem.title, problem.text)

    def _banner(self, problem: Problem) -> None:
        self.home.say(problem.title, problem.text)

    # starting and going on

    def play(self, key: str) -> None:
        """One click: that game by the rules it was played by last, against the computer players of last time."""
        chosen = catalogue.game(key)
        options = catalogue.options_of(chosen, self._settings.rules.get(key, chosen.rules))
        others = catalogue.opponents_of(chosen, self._settings)
        if options.conflicts(len(others) + 1):  # with the players of last time: the page explains it
            self.open_new_game(key)
            return
        self._settings.game = key
        self.start(options, chosen.family, others)

    def open_new_game(self, key: str) -> None:
        """Show the page where a game is put together."""
        self.stage.put_away(self._new_game)
        page = self._new_game = self._new_game_page(key)
        self.stage.show(page, self.tr("New game"))
        page.focus_first()

    def _new_game_page(self, key: str) -> NewGamePage:
        from ramio_desktop.ui.pages.new_game import NewGamePage

        page = NewGamePage(self._look, self._settings, self._felt, self._nick(), key)
        page.start.connect(self._start_chosen)
        page.leave.connect(self._leave_new_game)
        page.said.connect(lambda text: self._window.say(text, "bookmark"))
        page.quickSettings.connect(self.open_quick_settings)
        return page

    def _start_chosen(self) -> None:
        page = self._new_game
        if page is not None:
            page.remember()
            self.stage.put_away(page)
            self._new_game = None
            self.start(page.options, page.game.family, page.opponents, page.deal.seed if page.deal else "")

    def _leave_new_game(self) -> None:
        if self._new_game is not None:
            self._new_game.remember()
        self.show_home(refresh=False)

    def start(self, options: Options, family: str, opponents: Sequence[Opponent], seed: str = "") -> None:
        """Begin a match with these players and sit down at its table; with a `seed` it is that deal (see deal_code)."""
        from ramio_desktop.model.bots import known_levels
        from ramio_desktop.ui.local_table import SeatSpec, open_local

        levels = known_levels(family, [who.level for who in opponents])
        others = (
            SeatSpec.person(who.name) if who.is_person else SeatSpec.bot(who.name, level)
            for who, level in zip(opponents, levels, strict=True)
        )
        people = [who.name for who in opponents if who.is_person]
        self._settings.remember_people(people)
        seats = [SeatSpec.person(self._nick()), *others]
        player, practice = self._computers().player, self._settings.take_back and not people
        table = open_local(family, options, seats, self._saves, player, practice=practice, seed=seed)
        self.table.sit_down(table)

    def resume(self, path: Path) -> None:
        """Go on with a save; when that cannot be, say why."""
        from ramio_desktop.model.replay import NotFull
        from ramio_desktop.ui import problems
        from ramio_desktop.ui.local_table import resume

        try:
            table = resume(path, self._saves, self._computers().player)
        except NotFull:  # the log of one seat of a network table: nobody can play on, but it can be looked at
            self.show_home()
            self.review.open_file(path)
            return
        except Exception as error:
            if not is_file_trouble(error):
                raise
            name = self.kept.title(path)
            self.show_home()
            self.tell(problems.open_problem(error, name))
            return
        self.table.sit_down(table)

    # another size of everything

    def forget_place(self) -> None:
        """The files have changed behind our back: the way back leads to the home page, read anew."""
        self.stage.put_away(self._new_game)
        self._new_game = None
        self.puzzles.forget()
        self.challenges.forget()
        self.home.show_nick(self._nick())
        self.refresh_home()
        self.stage.go_back_to(self.home)

    def rebuild(self) -> None:
        """Make the pages for the size everything has now, if that is another; what one was doing goes on."""
        self._resized.stop()
        scale = self._look.theme.scale
        if scale == self._scale:
            return
        self._scale = scale
        old, self.home = self.home, self._home_page()
        self.home.show_nick(self._nick())
        self.home.show_kept(old.kept, datetime.now(UTC).astimezone())
        anew: dict[QWidget, QWidget] = {old: self.home}
        if (chosen := self._new_game) is not None:
            chosen.remember()
            anew[chosen] = self._new_game = self._new_game_page(chosen.game.key)
            self._new_game.go_on_from(chosen)
        for way in (self.table, self.review, self.positions, self.puzzles, self.challenges):
            anew.update(way.made_anew())
        self.stage.replace(anew)

    def _on_theme(self) -> None:
        if self._look.theme.scale != self._scale:
            self._resized.start()

    # what lies over the pages

    def open_quick_settings(self, anchor: QWidget) -> QWidget:
        """Show the quick settings below that widget; returned for tests."""
        from ramio_desktop.ui.language import system_language
        from ramio_desktop.ui.panels.quick_settings import QuickSettings

        language = self._settings.language or system_language()
        panel = QuickSettings(
            self._look, self._settings, self._window, anchor, language, bool(self.table.computers),
            self.table.seen is not None,
        )  # fmt: skip
        panel.copyPosition.connect(self._copy_position)
        panel.levels.connect(self.table.ask_levels)
        panel.allSettings.connect(self.allSettings)
        return panel

    def _copy_position(self) -> None:
        if (seen := self.table.seen) is not None:
            self.positions.copy(seen)

    def _open_profile(self, anchor: QWidget) -> None:
        from ramio_desktop.ui.panels.profile import ProfilePanel

        ProfilePanel(self._look, self._settings, self._window, anchor, self._nick())

    def _on_setting(self, name: str) -> None:
        if name in ("nick", "avatar"):
            self.home.show_nick(self._nick())
