"""The way to the review of a hand, from a table, a save or a file, and back to where one came from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ramio_desktop.ui.kept_games import is_file_trouble

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ramio_desktop.model.log import Log
    from ramio_desktop.model.state import State
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.look import Look
    from ramio_desktop.ui.main_window import MainWindow
    from ramio_desktop.ui.models.review import Judge, Reviewed
    from ramio_desktop.ui.navigator import Navigator
    from ramio_desktop.ui.pages.review import ReviewPage
    from ramio_desktop.ui.session import Session
    from ramio_desktop.ui.settings import Settings


class ReviewWay(QObject):
    """Shows one review at a time; what was looked at is put away when one leaves."""

    def __init__(
        self, navigator: Navigator, look: Look, settings: Settings, window: MainWindow,
        computers: Callable[[], Computers],
    ) -> None:  # fmt: skip
        super().__init__(navigator)
        self._navigator = navigator
        self._look = look
        self._settings = settings
        self._window = window
        self.judge: Callable[[], Judge] = computers
        """Gives whoever works reviews out, when the first one is wanted."""
        self._back: Callable[[], object] = navigator.show_home
        self._session: Session | None = None
        self.page: ReviewPage | None = None
        """The page, while one is on it."""
        navigator.table.reviewWanted.connect(self.after_hand)
        navigator.table.home.connect(self.leave)

    def after_hand(self) -> None:
        """Review the hand that has just ended at the table one sits at, or an earlier one of the match."""
        table = self._navigator.table
        session = table.session
        if session is None:
            return
        log = table.played()
        own = {who.seat for who in session.seats if not who.is_bot} if session.is_shared else {session.seat}
        names, owner = session.names, session.owner
        if self._show(log, frozenset(own), names, owner, table.come_back):
            self._session = session
            session.events.connect(self._on_events)

    def open_file(self, path: Path) -> None:
        """Review the match of a file: its hands, and of one that is on what its person has seen."""
        from ramio_desktop.model.chronicle import finished, known_to
        from ramio_desktop.model.replay import replay
        from ramio_desktop.model.save import read_save
        from ramio_desktop.ui import problems

        try:
            log = read_save(path)
            replay(log)  # what cannot be folded is damaged
        except Exception as error:
            if not is_file_trouble(error) and not isinstance(error, ValueError):
                raise
            problem = problems.open_problem(error, self._navigator.kept.title(path))
            self._navigator.tell(problem)
            return
        persons = [who.seat for who in log.room if not who.is_bot]
        if log.header.seat is not None:
            own = frozenset({log.header.seat})
        else:
            own = frozenset(persons)
            log = known_to(log, persons[0]) if len(persons) == 1 else finished(log)
        names = tuple(who.name for who in log.room)
        self._show(log, own, names, min(own, default=-1), self._navigator.show_home)

    def _show(
        self, log: Log, own: frozenset[int], names: tuple[str, ...], owner: int, back: Callable[[], object]
    ) -> bool:
        from ramio_desktop.model.chronicle import hands
        from ramio_desktop.ui.models.review import Reviewed

        played = tuple(hand for hand in hands(log) if any(turn.taken is not None for turn in hand.turns))
        if not played:
            self._window.say(self.tr("There is no turn to review yet"), "info")
            return False
        self.leave()
        self._back = back
        page = self._page(Reviewed(played, names, own, owner), len(played) - 1)
        self._navigator.stage.show(page, self.tr("Review"))
        page.list.view.setFocus()
        return True

    def _page(self, reviewed: Reviewed, hand: int) -> ReviewPage:
        from ramio_desktop.ui.pages.review import ReviewPage

        page = self.page = ReviewPage(self._look, reviewed, self.judge(), self._settings, hand)
        page.leave.connect(self.go_back)
        page.quickSettings.connect(self._navigator.open_quick_settings)
        page.copyWanted.connect(self._navigator.positions.copy)
        page.playWanted.connect(self._play)
        page.puzzleWanted.connect(self._navigator.positions.make_puzzle)
        return page

    def _play(self, position: State) -> None:
        from ramio_desktop.model.pasting import fit_to_play

        self._navigator.positions.open_position(fit_to_play(position), self._come_back)

    def _come_back(self) -> None:
        if self.page is not None:
            self._navigator.stage.show(self.page, self.tr("Review"))
        else:
            self._back()

    def go_back(self) -> None:
        """Leave the review for where one came from."""
        self.leave()
        self._back()

    def leave(self) -> None:
        """Be done with the page; nothing is worked out for it any more."""
        page, self.page = self.page, None
        if self._session is not None:
            self._session.events.disconnect(self._on_events)
            self._session = None
        if page is not None:
            page.stop()
            self._navigator.stage.put_away(page)

    def made_anew(self) -> dict[QWidget, QWidget]:
        """The page made again for the size everything has now, by the old one."""
        old = self.page
        if old is None:
            return {}
        old.stop()
        return {old: self._page(old.reviewed, old.place)}

    def _on_events(self, events: object) -> None:
        """A new deal at the table one sits at: nobody waits for who is looking back."""
        if self._session is not None and not self._session.view.is_over:
            self._navigator.positions.leave()
            self.go_back()
