"""Which page is shown and why: the ways from the home page to a table, to its score sheet and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.model.log import NewerLog
from ramio_desktop.model.options import Options
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.main_window import MainWindow
from ramio_desktop.ui.pages.home import HomePage
from ramio_desktop.ui.panels.continue_card import Kept, title_of
from ramio_desktop.ui.saves import SaveDamaged, Saved, Saves
from ramio_desktop.ui.settings import Opponent, Settings
from ramio_desktop.ui.widgets.felt import Felt

if TYPE_CHECKING:
    from ramio_desktop.net.messages import Notice
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.pages.new_game import NewGamePage
    from ramio_desktop.ui.pages.score import ScorePage
    from ramio_desktop.ui.pages.table import TablePage
    from ramio_desktop.ui.problems import Problem
    from ramio_desktop.ui.session import LocalTable, Session


@dataclass
class _Seated:
    """The table the person sits at, with the pages that show it."""

    table: LocalTable
    session: Session
    page: TablePage | None = None
    score: ScorePage | None = None
    unsaved: bool = False


def kept_of(saved: Saved) -> Kept:
    """What the home page shows of a save."""
    own = next((who.seat for who in saved.seats if not who.is_bot), 0)
    return Kept(
        saved.path, saved.options, tuple(who.name for who in saved.seats), own,
        None if saved.is_between_hands else saved.turn, saved.hand, saved.scores,
        tuple(tuple(card.text for card in meld.cards) for meld in saved.table),
        saved.changed.astimezone(), saved.title,
    )  # fmt: skip


class Navigator(QObject):
    """Opens pages in the window and tables under them; pages only say what is wanted.

    `nick` gives the person's name; `computers` is called when the first table needs computer players.
    """

    def __init__(
        self,
        look: Look,
        settings: Settings,
        saves: Saves,
        window: MainWindow,
        nick: Callable[[], str],
        computers: Callable[[], Computers],
    ) -> None:
        super().__init__()
        self._look = look
        self._settings = settings
        self._saves = saves
        self._window = window
        self._nick = nick
        self._computers = computers
        self._felt = Felt(look)
        self._games: dict[Path, Saved] = {}
        self._seated: _Seated | None = None
        self._new_game: NewGamePage | None = None
        self._stale: list[QWidget] = []
        self.home = HomePage(look, settings, self._felt)
        self.home.play.connect(self.play)
        self.home.options.connect(self.open_new_game)
        self.home.resumed.connect(self.resume)
        self.home.rename.connect(self._ask_rename)
        self.home.remove.connect(self._ask_remove)
        self.home.allKept.connect(self._show_all_kept)
        self.home.quickSettings.connect(self.open_quick_settings)
        self.home.profile.connect(self._open_profile)
        settings.changed.connect(self._on_setting)
        window.may_close = self._may_close

    @property
    def session(self) -> Session | None:
        """The session of the table one sits at."""
        return self._seated.session if self._seated is not None else None

    # home

    def show_home(self, refresh: bool = True) -> None:
        """Show the home page, with what can be continued now."""
        self.home.show_nick(self._nick())
        if refresh:
            self.refresh_home()
        self._put_away(self._new_game)
        self._new_game = None
        self._show(self.home)
        self.home.focus_first()

    def refresh_home(self) -> None:
        """Read again what can be continued."""
        listing = self._saves.listing()
        self._games = {game.path: game for game in listing.games}
        self.home.show_kept([kept_of(game) for game in listing.games], datetime.now(UTC).astimezone())
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

        path = error.path if isinstance(error, (SaveDamaged, SaveProblem)) else None
        self._banner(problems.open_problem(error, path.stem if path is not None else self.tr("A game")))

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
        from ramio_desktop.ui.pages.new_game import NewGamePage

        self._put_away(self._new_game)
        page = self._new_game = NewGamePage(self._look, self._settings, self._felt, self._nick(), key)
        page.start.connect(self._start_chosen)
        page.leave.connect(self._leave_new_game)
        page.quickSettings.connect(self.open_quick_settings)
        self._show(page, self.tr("New game"))
        page.focus_first()

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
        from ramio_desktop.ui.session import SeatSpec, open_local

        seats = [SeatSpec.person(self._nick()), *(SeatSpec.bot(who.name, who.level) for who in opponents)]
        self.sit_down(open_local(family, options, seats, self._saves, self._computers().player))

    def resume(self, path: Path) -> None:
        """Go on with a save; when that cannot be, say why."""
        from ramio_desktop.ui import problems
        from ramio_desktop.ui.session import resume

        try:
            table = resume(path, self._saves, self._computers().player)
        except Exception as error:
            if not _is_file_trouble(error):
                raise
            name = title_of(kept_of(self._games[path])) if path in self._games else path.name
            self.show_home()
            problem = problems.open_problem(error, name)
            self._tell(problem.title, problem.text)
            return
        self.sit_down(table)

    def sit_down(self, table: LocalTable) -> None:
        """Take the first person's seat at this table, and show it once the table has told what there is."""
        self.leave_table()
        session = table.sessions[0]
        self._seated = _Seated(table, session)
        session.notice.connect(self._on_notice)
        # The page is made of what the table tells first.
        session.snapshot.connect(self._show_table, Qt.ConnectionType.SingleShotConnection)

    def _show_table(self) -> None:
        from ramio_desktop.ui.pages.table import TablePage

        seated = self._seated
        if seated is None:
            return
        self._put_away(self._new_game)
        self._new_game = None
        page = seated.page = TablePage(self._look, seated.session, self._settings, self._computers())
        page.leave.connect(self._leave_table)
        page.handOver.connect(self.show_score)
        page.quickSettings.connect(self.open_quick_settings)
        self._show(page, self._table_title(seated))

    def _leave_table(self) -> None:
        """Back to the home page; the game waits there. Asked only when leaving would lose something."""
        seated = self._seated
        if seated is not None and seated.unsaved:
            self._ask_unsaved(self._go_home)
            return
        self._go_home()

    def _go_home(self) -> None:
        over = self._match_is_over()
        sat = self._seated is not None and self._seated.page is not None
        self.leave_table()
        self.show_home()
        if sat and not over:
            self._window.say(self.tr("The game is saved: you find it under Continue"))

    def leave_table(self) -> None:
        """Get up from the table: its draft and save are written, its computer players stop."""
        seated, self._seated = self._seated, None
        if seated is not None:
            self._put_away(seated.page)
            self._put_away(seated.score)
            seated.session.close()

    def _put_away(self, page: QWidget | None) -> None:
        """This page is done with; it goes once another one is shown."""
        if page is not None:
            self._stale.append(page)

    def _show(self, page: QWidget, title: str = "") -> None:
        self._window.show_page(page, title)
        for old in self._stale:
            if old is not page:
                self._window.drop_page(old)
        self._stale = [old for old in self._stale if old is page]

    @staticmethod
    def _table_title(seated: _Seated) -> str:
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
        from ramio_desktop.ui.pages.score import ScorePage

        seated = self._seated
        if seated is None:
            return
        if seated.score is None:
            page = seated.score = ScorePage(self._look, seated.session, self._felt)
            page.nextHand.connect(self._next_hand)
            page.newMatch.connect(self._ask_new_match)
            page.leave.connect(self._leave_table)
            page.quickSettings.connect(self.open_quick_settings)
            seated.session.events.connect(self._after_score)
        else:
            seated.score.refresh()
        self._show(seated.score, self.tr("Score"))
        seated.score.focus_first()

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
        from ramio_desktop.ui.dialogs.question import Question

        Question(
            self._look, self._window, self.tr("Begin a new match?"),
            self.tr("The match you are playing ends here without a winner, and the scores start again from zero."),
            self.tr("New match"), self.tr("Go on playing"), danger=True, icon="rotate-ccw",
            answered=lambda yes: seated.session.ask_new_match() if yes else None,
        )  # fmt: skip

    def _after_score(self, events: object) -> None:
        """A new deal: back to the table it lies on."""
        seated = self._seated
        if seated is None or seated.page is None or seated.session.view.is_over:
            return
        if self._window.page is seated.score:
            self._show(seated.page, self._table_title(seated))
            seated.page.view.setFocus()

    # kept games

    def _title(self, path: Path) -> str:
        return title_of(kept_of(self._games[path]))

    def _ask_rename(self, path: Path) -> None:
        from ramio_desktop.ui.dialogs.question import TextQuestion

        if path in self._games:
            TextQuestion(
                self._look, self._window, self.tr("Rename the game"), self.tr("The name it has on the home page."),
                self.tr("Rename"), self.tr("Leave it"), self._title(path), 40, lambda text: self._rename(path, text),
            )  # fmt: skip

    def _rename(self, path: Path, title: str) -> None:
        self._with_file(path, lambda game: self._saves.rename(game, title))

    def _ask_remove(self, path: Path) -> None:
        from ramio_desktop.ui.dialogs.question import Question

        if path in self._games:
            Question(
                self._look, self._window, self.tr("Delete the game?"),
                self.tr("{game} is deleted for good, with its score. This cannot be undone.").format(
                    game=self._title(path)
                ),
                self.tr("Delete"), self.tr("Keep it"), danger=True, icon="trash",
                answered=lambda yes: self._with_file(path, self._saves.delete) if yes else None,
            )  # fmt: skip

    def _with_file(self, path: Path, work: Callable[[Saved], object]) -> None:
        from ramio_desktop.ui import problems

        game = self._games.get(path)
        if game is None:
            return
        name = self._title(path)
        try:
            work(game)
        except Exception as error:
            if not _is_file_trouble(error):
                raise
            problem = problems.open_problem(error, name)
            self._tell(problem.title, problem.text)
        self.refresh_home()

    def _show_all_kept(self, anchor: QWidget) -> None:
        from ramio_desktop.ui.panels.kept_list import KeptList

        cards = KeptList(
            self._look, self._window, [kept_of(game) for game in self._games.values()],
            datetime.now(UTC).astimezone(), self._felt,
        )  # fmt: skip
        cards.resumed.connect(self.resume)
        cards.rename.connect(self._ask_rename)
        cards.remove.connect(self._ask_remove)

    # what lies over the pages

    def open_quick_settings(self, anchor: QWidget) -> QWidget:
        """Show the quick settings below that widget; returned for tests."""
        from ramio_desktop.ui.language import system_language
        from ramio_desktop.ui.panels.quick_settings import QuickSettings

        language = self._settings.language or system_language()
        return QuickSettings(self._look, self._settings, self._window, anchor, language)

    def _open_profile(self, anchor: QWidget) -> None:
        from ramio_desktop.ui.panels.profile import ProfilePanel

        ProfilePanel(self._look, self._settings, self._window, anchor, self._nick())

    def _tell(self, title: str, text: str) -> None:
        from ramio_desktop.ui.dialogs.question import Question

        Question(self._look, self._window, title, text, self.tr("Understood"), icon="triangle-alert")

    def _on_notice(self, notice: Notice) -> None:
        from ramio_desktop.net.messages import BOT_FAILED, SAVE_FAILED, SAVE_RECOVERED
        from ramio_desktop.ui import problems

        seated = self._seated
        if seated is None:
            return
        if notice.kind in (SAVE_FAILED, SAVE_RECOVERED):
            seated.unsaved = notice.kind == SAVE_FAILED
        problem = problems.notice_problem(notice, seated.session.names)
        if problem is None:
            return
        if notice.kind in (BOT_FAILED, SAVE_RECOVERED):
            self._window.say(problem.title, "info")
        else:
            # After the page it belongs to has come.
            QTimer.singleShot(0, self, lambda: self._tell(problem.title, problem.text))

    def _ask_unsaved(self, then: Callable[[], None]) -> None:
        from ramio_desktop.ui.dialogs.question import Question

        Question(
            self._look, self._window, self.tr("The game is not saved"),
            self.tr("The save cannot be written now. If you leave, the moves since then are lost."),
            self.tr("Leave all the same"), self.tr("Stay"), danger=True, icon="triangle-alert",
            answered=lambda yes: then() if yes else None,
        )  # fmt: skip

    def _may_close(self) -> bool:
        seated = self._seated
        if seated is None or not seated.unsaved:
            return True
        self._ask_unsaved(self._close_unsaved)
        return False

    def _close_unsaved(self) -> None:
        if self._seated is not None:
            self._seated.unsaved = False
        self._window.close()

    def _on_setting(self, name: str) -> None:
        if name == "nick":
            self.home.show_nick(self._nick())


def _is_file_trouble(error: Exception) -> bool:
    from ramio_desktop.model.replay import NotFull
    from ramio_desktop.model.save import SaveLocked

    return isinstance(error, (SaveProblem, SaveDamaged, NewerLog, SaveLocked, NotFull, OSError))
