"""Any page as a picture, with tables from `samples`; the README's pictures and the layout tests are made with it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QSize
from PySide6.QtWidgets import QApplication, QWidget

from ramio_desktop import paths
from ramio_desktop.model.options import RaminoOptions
from ramio_desktop.model.notation import read_position
from ramio_desktop.ui import (
    challenge_samples, network_samples, puzzle_samples, ramino_samples, review_samples, samples, tile_samples,
)
from ramio_desktop.ui.challenge_way import ChallengeWay
from ramio_desktop.ui.composition import Composition
from ramio_desktop.ui.pages.lobby import LobbyPage
from ramio_desktop.ui.pages.new_game import NewGamePage
from ramio_desktop.ui.pages.score import ScorePage
from ramio_desktop.ui.pages.table import TablePage
from ramio_desktop.ui.panels.chat import ChatButton
from ramio_desktop.ui.panels.continue_card import Kept
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.panels.open_table import OpenTable
from ramio_desktop.ui.picture import picture_of
from ramio_desktop.ui.samples import Sample

SECTIONS: Final = {
    "settings": "look", "settings_play": "play", "settings_sound": "sound", "settings_person": "person",
    "settings_keys": "keys", "settings_data": "data",
}  # fmt: skip
"""The sections of the settings, by the names of their pictures."""
PUZZLES: Final = ("puzzles", "puzzle", "puzzle_solved")
"""Those of the bank."""
CHALLENGES: Final = (
    "daily", "daily_solved", "minute", "minute_end", "duel", "duel_round", "duel_choice",
)  # fmt: skip
"""Those of the day, the minute and the duel."""
REVIEWS: Final = ("review", "review_try")
"""Those of the review of a hand."""
NEW_GAMES: Final = {
    "new_game": "machiavelli", "new_tiles": "tiles", "new_ramino": "ramino", "house_rules": "ramino",
}  # fmt: skip
"""The games of the pages on which one is put together; the last one has its rules folded out, and a clash."""
PAGES: Final = (
    "home", "first_start", "table", "turn", "waiting", "curtain", "tiles", "tiles_crowded",
    "tiles_score", *NEW_GAMES, "ramino", "ramino7", "ramino7_late", "ramino_duel", "ramino_score", "ramino7_back",
    "ramino_end", "score", "match_end", "quick_settings", "lobby", "host", "network_table", "position",
    *REVIEWS, *PUZZLES, *CHALLENGES, *SECTIONS,
)  # fmt: skip
TABLES: Final = (
    "table", "turn", "waiting", "curtain", "tiles", "tiles_crowded", "ramino", "ramino7", "ramino7_late",
    "ramino_duel",
)
"""Those of them that are tables."""
PATIENCE: Final = 10.0


class Studio:
    """A game without a screen, in which pages are shown one after the other and taken as pictures.

    It keeps its files in a folder of its own, and nothing moves by itself. Call `close` at the end.
    """

    def __init__(self, app: QApplication, resources: Path | None = None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="ramio-pictures-")
        self._app = app
        self.game = Composition(app, Path(self._folder.name), resources or paths.resources_dir(), is_announced=False)
        self.game.furnish()
        self.game.settings.nick = samples.NAMES[0]
        self.game.settings.animation = "off"
        self.game.settings.volume = 0
        self._judge = review_samples.PatientJudge()
        self._clock = challenge_samples.SampleClock()
        challenges = self.game.navigator.challenges
        challenges.now, challenges.clock = lambda: challenge_samples.NOW, self._clock
        challenges.seed = lambda: challenge_samples.SEED
        self.window = self.game.window
        self._games: list[Kept] = []

    def close(self) -> None:
        """Leave the table and delete the folder."""
        self.window.close()
        self.game.close()
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._folder.cleanup()

    def show(
        self, page: str, size: QSize, theme: str = "dark", lang: str = "it", open_file: Path | None = None,
        scale: int = 100,
    ) -> QWidget:  # fmt: skip
        """Show this page, and give the window once it holds still; ValueError for a page that does not exist.

        `scale` is the setting of that name, in per cent.
        """
        if page not in PAGES:
            raise ValueError(f"no page is called {page}")
        settings, navigator = self.game.settings, self.game.navigator
        settings.language, settings.theme, settings.scale = lang, theme, scale
        self.window.close_overlays()
        self.window.resize(size)
        self.window.show()
        navigator.table.leave()
        navigator.friends.leave_lobby()
        navigator.review.leave()
        navigator.positions.leave()
        navigator.challenges.leave()
        navigator.puzzles.leave()
        navigator.rebuild()
        if open_file is not None:
            navigator.resume(open_file)
            self._wait(lambda: navigator.session is not None and self.window.page is not navigator.home)
        else:
            self._open(page)
        self._settle()
        return self.window

    def _open(self, page: str) -> None:
        navigator = self.game.navigator
        if page in ("home", "first_start", "quick_settings") or page in SECTIONS:
            navigator.show_home(refresh=False)
            now = datetime.now().astimezone()
            navigator.home.show_kept([] if page == "first_start" else self._kept(now), now)
            navigator.home.focus_first()
            if page == "quick_settings":
                navigator.open_quick_settings(navigator.home.gear)
            elif page in SECTIONS:
                self.game.open_settings(SECTIONS[page])
        elif page in NEW_GAMES:
            navigator.open_new_game(NEW_GAMES[page])
            if page == "house_rules":
                self._fold_out()
        elif page in ("lobby", "host"):
            self._open_lobby(page == "host")
        elif page == "network_table":
            self._sit_with_friends()
        elif page in PUZZLES:
            self._open_puzzles(page)
        elif page in CHALLENGES:
            self._open_challenge(page)
        elif page in REVIEWS:
            self._open_review(page)
        elif page == "position":
            navigator.positions.solvers = lambda: self._judge
            navigator.positions.open_position(read_position(review_samples.POSITION))
        elif page in TABLES:
            plays = {
                "table": samples.crowded, "turn": samples.unfinished_turn, "waiting": samples.waiting,
                "curtain": samples.handed_on, "tiles": tile_samples.opening, "tiles_crowded": tile_samples.crowded,
                "ramino": ramino_samples.joker_taken, "ramino7": ramino_samples.seven,
                "ramino7_late": ramino_samples.late, "ramino_duel": ramino_samples.duel,
            }  # fmt: skip
            self._sit_down(plays[page])
        else:
            ends = {
                "score": samples.between_hands, "match_end": samples.match_end, "tiles_score": tile_samples.over,
                "ramino_score": ramino_samples.between_hands, "ramino7_back": ramino_samples.may_return,
                "ramino_end": ramino_samples.match_end,
            }  # fmt: skip
            self._sit_down(ends[page])
            navigator.table.show_score()

    def _open_review(self, page: str) -> None:
        """The turn with a missed close, as it is looked at, or to be found by oneself."""
        way = self.game.navigator.review
        way.judge = lambda: self._judge
        self._sit_down(review_samples.missed_close)
        self._wait(lambda: isinstance(self.window.page, ScorePage))
        way.after_hand()
        review = way.page
        assert review is not None
        self._wait(lambda: not review.reviewer.is_working)
        review.go(review_samples.MISSED)
        self._settle()
        if page == "review_try":
            review.try_it()

    def _open_puzzles(self, page: str) -> None:
        """The grid, or a puzzle on the table: half done, or solved."""
        way = self.game.navigator.puzzles
        way.book.keep(challenge_samples.with_days(puzzle_samples.progress(way.book.bank)))
        way.open_bank()
        if page == "puzzles":
            return
        table = way.open_puzzle(puzzle_samples.SHOWN)
        table.clock.set(83)
        if page == "puzzle_solved":
            table.demonstrate(table.puzzle.answer)
            self._wait(lambda: table.only_shown)
        else:
            table.turn.move(table.turn.shown[0].tokens[:1])

    def _open_challenge(self, page: str) -> None:
        """The day half done or solved; the minute and the duel while they are played, and after that."""
        way, book = self.game.navigator.challenges, self.game.navigator.puzzles.book
        book.keep(challenge_samples.with_days(puzzle_samples.progress(book.bank)))
        if page in ("daily", "daily_solved"):
            self._open_day(way, page == "daily_solved")
        elif page in ("minute", "minute_end"):
            self._open_minute(way, page == "minute_end")
        elif page == "duel_choice":
            self.game.navigator.show_home(refresh=False)
            way.choose_duel()
        else:
            duel = way.open_duel(challenge_samples.LEVEL, challenge_samples.ROUNDS)
            assert duel is not None
            duel.cover.begin()
            self._clock.now += 21
            self._wait(lambda: duel.clock.text != "0:00")
            if page == "duel_round":
                duel.give_up()

    def _open_day(self, way: ChallengeWay, solved: bool) -> None:
        day = way.open_day()
        assert day is not None
        day.clock.set(83)
        if solved:
            day.demonstrate(day.puzzle.answer)
            self._wait(lambda: day.only_shown)
        else:
            day.turn.move(day.turn.shown[0].tokens[:1])

    def _open_minute(self, way: ChallengeWay, over: bool) -> None:
        minute = way.open_minute()
        assert minute is not None
        minute.cover.begin()
        for count in range(1, 6 if over else 3):
            self._clock.now += 9
            minute.demonstrate(minute.run.puzzle.answer)
            self._wait(lambda count=count: len(minute.run.solved) == count)  # type: ignore[misc]
        if over:
            self._clock.now += 60
            self._wait(lambda: minute.result is not None)

    def _fold_out(self) -> None:
        """Show every rule of the new-game page, two of which exclude each other."""
        page = self.window.page
        assert isinstance(page, NewGamePage)
        page.rules.show_options(RaminoOptions(opening_points=35, flush_close=True))
        page.rules.row("decks").press(1).click()
        for group in page.rules.groups:
            group.open()

    def _open_lobby(self, hosting: bool) -> None:
        """The lobby with tables of sample hosts; or one's own table, with a computer player and a free seat."""
        lobby = self.game.navigator.friends.open_lobby()
        lobby.pause()
        if hosting:
            self._host(lobby)
        lobby.show_found(samples.FOUND)

    def _host(self, lobby: LobbyPage) -> None:
        setup = lobby.panel
        assert isinstance(setup, HostSetup)
        lobby.open_table(setup.plan())
        table = lobby.panel
        assert isinstance(table, OpenTable) and lobby.seat is not None
        seat = lobby.seat
        self._wait(table.ready.isEnabled)
        table.members.bot.emit(1, samples.NAMES[1], "hard")
        self._wait(lambda: seat.table is not None and seat.table.seats[1].kind == "bot")

    def _sit_with_friends(self) -> None:
        """A table where one lays out cards, one is away, and the drawer with what was said is open."""
        self._friends = network_samples.SampleTable(network_samples.sample())
        lobby = self.game.navigator.friends.open_lobby()
        lobby.pause()
        lobby.come_back(self._friends.seat)
        self._friends.begin()
        self._wait(lambda: isinstance(self.window.page, TablePage))
        self._friends.go_on()
        self._settle()
        self.window.close_overlays()  # the question how to go on without who is away
        page = self.window.page
        assert page is not None
        page.findChildren(ChatButton)[0].click()

    def _kept(self, now: datetime) -> list[Kept]:
        """The games of the home page, as old as they were when it was first shown."""
        if not self._games:
            self._games = samples.kept(now)
        return self._games

    def _sit_down(self, play: Callable[[], Sample]) -> None:
        before = self.window.page
        self._table = play().table()
        self.game.navigator.table.sit_down(self._table)
        self._wait(lambda: self.window.page is not before)

    def _wait(self, done: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not done():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            if monotonic() > end:
                raise TimeoutError("the page does not come")

    def _settle(self) -> None:
        """Let everything that was put off happen: layouts, pictures drawn later, deletions."""
        for _ in range(8):
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def screenshot(
    page: str,
    out: Path,
    size: tuple[int, int] = (1280, 800),
    scale: float = 1.0,
    theme: str = "dark",
    lang: str = "it",
    open_file: Path | None = None,
) -> None:
    """Write a picture of the page; `size` in logical pixels, each `scale` pixels of the picture wide.

    ValueError for an unknown page, OSError when the picture cannot be written, TimeoutError when the file does not
    lead to a table.
    """
    if page not in PAGES:
        raise ValueError(f"no page is called {page}")
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.environ["QT_SCALE_FACTOR"] = str(scale)
        app = QApplication(["ramio-desktop"])
    studio = Studio(app)
    try:
        window = studio.show(page, QSize(*size), theme, lang, open_file)
        if not picture_of(window).save(str(out)):
            raise OSError(f"{out} cannot be written")
    finally:
        studio.close()
