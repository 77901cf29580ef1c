"""Which page is shown and why: the ways from the home page to a table, to its score sheet and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.model.options import Options
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.table_questions import TableQuestions
from ramio_desktop.ui.friends_way import FriendsWay
from ramio_desktop.ui.kept_games import KeptGames, is_file_trouble
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.main_window import MainWindow
from ramio_desktop.ui.pages.home import HomePage
from ramio_desktop.ui.saves import SaveDamaged, Saves, given_title
from ramio_desktop.ui.seated import Seated
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.widgets.felt import Felt

if TYPE_CHECKING:
    from ramio_desktop.net.messages import Notice
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.friends import Friends
    from ramio_desktop.ui.pages.new_game import NewGamePage
    from ramio_desktop.ui.pages.score import ScorePage
    from ramio_desktop.ui.pages.table import TablePage
    from ramio_desktop.ui.problems import Problem
    from ramio_desktop.ui.session import LocalTable, Session


SETTLE_MS = 150
"""How long everything has to keep its size before the pages are made for it."""


class Navigator(QObject):
    """Opens pages in the window and tables under them; pages only say what is wanted.

    `nick` gives the person's name; `computers` is called when the first table needs computer players.
    """

    allSettings = Signal()
    """The person wants the page with all settings."""
    tableMade = Signal(QObject)
    """A new TablePage, for whatever goes along with it."""

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
        self.friends = FriendsWay(self, window, friends)
        self._felt = Felt(look)
        self._questions = TableQuestions(look, window, self)
        self.kept = KeptGames(look, saves, window, self._felt, self)
        self.kept.changed.connect(self.refresh_home)
        self.kept.resumed.connect(self.resume)
        self.kept.trouble.connect(lambda problem: self._questions.tell(problem.title, problem.text))
        self._seated: Seated | None = None
        self._new_game: NewGamePage | None = None
        self._stale: list[QWidget] = []
        self._current: tuple[QWidget, str] | None = None
        self.home = self._home_page()
        self._scale = look.theme.scale
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(SETTLE_MS)
        self._resized.timeout.connect(self.rebuild)
        look.theme.changed.connect(self._on_theme)
        settings.changed.connect(self._on_setting)
        window.may_close = self._may_close

    @property
    def session(self) -> Session | None:
        """The session of the table one sits at."""
        return self._seated.session if self._seated is not None else None

    # home

    def _home_page(self) -> HomePage:
        home = HomePage(self._look, self._settings, self._felt)
        home.play.connect(self.play)
        home.options.connect(self.open_new_game)
        home.resumed.connect(self.resume)
        home.rename.connect(self.kept.ask_rename)
        home.remove.connect(self.kept.ask_remove)
        home.allKept.connect(self.kept.show_all)
        home.quickSettings.connect(self.open_quick_settings)
        home.profile.connect(self._open_profile)
        home.lobby.connect(self.friends.open_lobby)
        return home

    def show_home(self, refresh: bool = True) -> None:
        """Show the home page, with what can be continued now."""
        self.home.show_nick(self._nick())
        if refresh:
            self.refresh_home()
        self.put_away(self._new_game)
        self._new_game = None
        self.show_page(self.home)
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

    def _banner(self, problem: Problem) -> None:
        self.home.say(problem.title, problem.text)

    # starting and going on

    def play(self, key: str) -> None:
        """One click: that game by the rules it was played by last, against the computer players of last time."""
        chosen = catalogue.game(key)
        options = catalogue.options_of(chosen, self._settings.rules.get(key, chosen.rules))
        self._settings.game = key
        self.start(options, chosen.family, self._settings.opponents)

    def open_new_game(self, key: str) -> None:
        """Show the page where a game is put together."""
        self.put_away(self._new_game)
        page = self._new_game = self._new_game_page(key)
        self.show_page(page, self.tr("New game"))
        page.focus_first()

    def _new_game_page(self, key: str) -> NewGamePage:
        from ramio_desktop.ui.pages.new_game import NewGamePage

        page = NewGamePage(self._look, self._settings, self._felt, self._nick(), key)
        page.start.connect(self._start_chosen)
        page.leave.connect(self._leave_new_game)
        page.quickSettings.connect(self.open_quick_settings)
        return page

    def _start_chosen(self) -> None:
        page = self._new_game
        if page is not None:
            page.remember()
            self.start(page.options, page.game.family, page.opponents)

    def _leave_new_game(self) -> None:
        if self._new_game is not None:
            self._new_game.remember()
        self.show_home(refresh=False)

    def start(self, options: Options, family: str, opponents: Sequence[Opponent]) -> None:
        """Begin a match against these computer players and sit down at its table."""
        from ramio_desktop.model.bots import known_levels
        from ramio_desktop.ui.session import SeatSpec, open_local

        levels = known_levels(family, [who.level for who in opponents])
        bots = (SeatSpec.bot(who.name, level) for who, level in zip(opponents, levels, strict=True))
        seats = [SeatSpec.person(self._nick()), *bots]
        player, practice = self._computers().player, self._settings.take_back
        self.sit_down(open_local(family, options, seats, self._saves, player, practice=practice))

    def resume(self, path: Path) -> None:
        """Go on with a save; when that cannot be, say why."""
        from ramio_desktop.ui import problems
        from ramio_desktop.ui.session import resume

        try:
            table = resume(path, self._saves, self._computers().player)
        except Exception as error:
            if not is_file_trouble(error):
                raise
            name = self.kept.title(path)
            self.show_home()
            problem = problems.open_problem(error, name)
            self._questions.tell(problem.title, problem.text)
            return
        self.sit_down(table)

    def sit_down(self, table: LocalTable) -> None:
        """Take the first person's seat at this table, and show it once the table has told what there is."""
        self.leave_table()
        session = table.sessions[0]
        self._seated = Seated(table, session)
        session.notice.connect(self._on_notice)
        session.events.connect(self._after_score)
        # The page is made of what the table tells first.
        session.snapshot.connect(self._show_table, Qt.ConnectionType.SingleShotConnection)

    def sit_at(self, session: Session) -> None:
        """Show the network table of a session that has had its first view."""
        self.leave_table()
        self._seated = Seated(None, session)
        session.notice.connect(self._on_notice)
        session.events.connect(self._after_score)
        self._show_table()

    def get_up(self) -> None:
        """The network table is not there any more: back home."""
        if self._seated is not None:
            self.leave_table()
            self.show_home()

    def _show_table(self) -> None:
        seated = self._seated
        if seated is None:
            return
        self.put_away(self._new_game)
        self._new_game = None
        seated.page = self._table_page(seated.session)
        self.show_page(seated.page, self._table_title(seated))

    def _table_page(self, session: Session) -> TablePage:
        from ramio_desktop.ui.pages.table import TablePage

        page = TablePage(self._look, session, self._settings, self._computers())
        page.leave.connect(self._leave_table)
        page.handOver.connect(self.show_score)
        page.quickSettings.connect(self.open_quick_settings)
        self.tableMade.emit(page)
        return page

    def _leave_table(self) -> None:
        """Back to the home page; the game waits there. Asked only when leaving would lose something."""
        seated = self._seated
        if seated is not None and seated.unsaved:
            self._questions.unsaved(self._go_home)
        elif seated is None or self._match_is_over():
            self._go_home()
        elif seated.session.company is not None or self._settings.confirm_leave:
            self._questions.leave(self._go_home, seated.session.company)
        else:
            self._go_home()

    def _go_home(self) -> None:
        over = self._match_is_over()
        seated = self._seated
        self.leave_table()
        self.show_home()
        if seated is not None and seated.page is not None and not over:
            kept = self.tr("The game is saved: you find it under Continue")
            again = self.tr("You find the table again under Play with friends")
            self._window.say(kept if seated.table is not None else again)

    def leave_table(self) -> None:
        """Get up from the table: its draft and save are written, its computer players stop."""
        seated, self._seated = self._seated, None
        if seated is not None:
            self.put_away(seated.page)
            self.put_away(seated.score)
            seated.session.close()

    def put_away(self, page: QWidget | None) -> None:
        """This page is done with; it goes once another one is shown."""
        if page is not None:
            self._stale.append(page)

    def show_page(self, page: QWidget, title: str = "") -> None:
        self._current = (page, title)
        self._window.show_page(page, title)
        for old in self._stale:
            if old is not page:
                self._window.drop_page(old)
        self._stale = [old for old in self._stale if old is page]

    @staticmethod
    def _table_title(seated: Seated) -> str:
        return catalogue.game_name(catalogue.game_of(seated.session.view.options))

    def _match_is_over(self) -> bool:
        seated = self._seated
        if seated is None or seated.page is None:
            return False
        from ramio_desktop.model.rules import rules_of

        return rules_of(seated.session.view).match_winners(seated.session.view) is not None

    # between hands

    def show_score(self) -> None:
        """Show the score sheet of the table one sits at."""
        seated = self._seated
        if seated is None:
            return
        if seated.score is None:
            seated.score = self._score_page(seated.session)
        else:
            seated.score.refresh()
        self.show_page(seated.score, self.tr("Score"))
        seated.score.focus_first()

    def _score_page(self, session: Session) -> ScorePage:
        from ramio_desktop.ui.pages.score import ScorePage

        page = ScorePage(self._look, session, self._felt)
        page.nextHand.connect(self._next_hand)
        page.newMatch.connect(self._ask_new_match)
        page.leave.connect(self._leave_table)
        page.quickSettings.connect(self.open_quick_settings)
        return page

    def _next_hand(self) -> None:
        if self._seated is not None and not self._seated.session.is_waiting:
            self._seated.session.ask_next_hand()

    def _ask_new_match(self) -> None:
        """A match that is on asks one confirmation (RULES S4)."""
        seated = self._seated
        if seated is None or seated.session.is_waiting:
            return
        if self._match_is_over():
            seated.session.ask_new_match()
            return
        self._questions.new_match(seated.session.ask_new_match)

    def _after_score(self, events: object) -> None:
        """A new deal: back to the table it lies on."""
        seated = self._seated
        if seated is None or seated.page is None or seated.session.view.is_over:
            return
        if self._window.page is seated.score:
            self.show_page(seated.page, self._table_title(seated))
            seated.page.view.setFocus()

    # another size of everything

    def come_back(self) -> None:
        """Show the page one was at again, after another one that is none of ours."""
        if self._current is not None:
            self.show_page(*self._current)

    def forget_place(self) -> None:
        """The files have changed behind our back: the way back leads to the home page, read anew."""
        self.put_away(self._new_game)
        self._new_game = None
        self.home.show_nick(self._nick())
        self.refresh_home()
        self._current = (self.home, "")

    def rebuild(self) -> None:
        """Make the pages for the size everything has now, if that is another; what one was doing goes on."""
        self._resized.stop()
        scale = self._look.theme.scale
        if scale == self._scale:
            return
        self._scale = scale
        before = self._current[0] if self._current is not None else None
        anew: dict[QWidget | None, QWidget] = {}
        old, self.home = self.home, self._home_page()
        self.home.show_nick(self._nick())
        self.home.show_kept(old.kept, datetime.now(UTC).astimezone())
        anew[old] = self.home
        if (chosen := self._new_game) is not None:
            chosen.remember()
            anew[chosen] = self._new_game = self._new_game_page(chosen.game.key)
        if (seated := self._seated) is not None:
            if seated.page is not None:
                seated.session.save_hand_order(seated.page.turn.hand_order())
                anew[seated.page] = seated.page = self._table_page(seated.session)
            if seated.score is not None:
                anew[seated.score] = seated.score = self._score_page(seated.session)
        for page in anew:
            self.put_away(page)
        if before in anew and self._current is not None:
            visible = self._window.page is before
            self._current = (anew[before], self._current[1])
            if visible:
                self.come_back()

    def _on_theme(self) -> None:
        if self._look.theme.scale != self._scale:
            self._resized.start()

    # what lies over the pages

    def open_quick_settings(self, anchor: QWidget) -> QWidget:
        """Show the quick settings below that widget; returned for tests."""
        from ramio_desktop.ui.language import system_language
        from ramio_desktop.ui.panels.quick_settings import QuickSettings

        language = self._settings.language or system_language()
        panel = QuickSettings(self._look, self._settings, self._window, anchor, language)
        panel.allSettings.connect(self.allSettings)
        return panel

    def _open_profile(self, anchor: QWidget) -> None:
        from ramio_desktop.ui.panels.profile import ProfilePanel

        ProfilePanel(self._look, self._settings, self._window, anchor, self._nick())

    def _on_notice(self, notice: Notice) -> None:
        if self._seated is not None:
            self._seated.hear(notice, lambda text: self._window.say(text, "info"), self._questions.tell)

    def _may_close(self) -> bool:
        seated = self._seated
        if seated is None or not seated.unsaved:
            return True
        self._questions.unsaved(self._close_unsaved)
        return False

    def _close_unsaved(self) -> None:
        if self._seated is not None:
            self._seated.unsaved = False
        self._window.close()

    def _on_setting(self, name: str) -> None:
        if name in ("nick", "avatar"):
            self.home.show_nick(self._nick())
