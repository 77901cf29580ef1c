"""The way to a table, to its score sheet, and away from it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui import catalogue
from ramio_desktop.ui.seated import Seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from ramio_desktop.net.messages import Notice
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.dialogs.table_questions import TableQuestions
    from ramio_desktop.ui.local_table import LocalTable
    from ramio_desktop.ui.look import Look
    from ramio_desktop.ui.main_window import MainWindow
    from ramio_desktop.ui.pages.score import ScorePage
    from ramio_desktop.ui.pages.table import TablePage
    from ramio_desktop.ui.session import Session
    from ramio_desktop.ui.settings import Settings
    from ramio_desktop.ui.stage import Stage
    from ramio_desktop.ui.widgets.felt import Felt


class TableWay(QObject):
    """Holds the table one sits at, if any, and shows its pages; `home` is emitted when one has got up."""

    made = Signal(QObject)
    """A new TablePage, for whatever goes along with it."""
    home = Signal()
    """The home page is wanted."""
    quickSettings = Signal(QWidget)

    def __init__(
        self, look: Look, settings: Settings, felt: Felt, window: MainWindow, stage: Stage,
        questions: TableQuestions, computers: Callable[[], Computers], parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self._felt = felt
        self._window = window
        self._stage = stage
        self._questions = questions
        self._computers = computers
        self._seated: Seated | None = None

    @property
    def session(self) -> Session | None:
        """The session of the table one sits at."""
        return self._seated.session if self._seated is not None else None

    # sitting down and getting up

    def sit_down(self, table: LocalTable) -> None:
        """Take the first person's seat at this table, and show it once the table has told what there is."""
        self.leave()
        session = table.sessions[0]
        self._seated = Seated(table, session)
        session.notice.connect(self._on_notice)
        session.events.connect(self._after_score)
        # The page is made of what the table tells first.
        session.snapshot.connect(self._show, Qt.ConnectionType.SingleShotConnection)

    def sit_at(self, session: Session) -> None:
        """Show the network table of a session that has had its first view."""
        self.leave()
        self._seated = Seated(None, session)
        session.notice.connect(self._on_notice)
        session.events.connect(self._after_score)
        self._show()

    def get_up(self) -> None:
        """The network table is not there any more: back home."""
        if self._seated is not None:
            self.leave()
            self.home.emit()

    def leave(self) -> None:
        """Get up from the table: its draft and save are written, its computer players stop."""
        seated, self._seated = self._seated, None
        if seated is not None:
            self._stage.put_away(seated.page)
            self._stage.put_away(seated.score)
            seated.session.close()

    def _ask_to_leave(self) -> None:
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
        self.leave()
        self.home.emit()
        if seated is not None and seated.page is not None and not over:
            kept = self.tr("The game is saved: you find it under Continue")
            again = self.tr("You find the table again under Play with friends")
            self._window.say(kept if seated.table is not None else again)

    # the table

    def _show(self) -> None:
        seated = self._seated
        if seated is None:
            return
        seated.page = self._table_page(seated.session)
        self._stage.show(seated.page, self._title(seated))

    def _table_page(self, session: Session) -> TablePage:
        from ramio_desktop.ui.pages.table import TablePage

        page = TablePage(self._look, session, self._settings, self._computers())
        page.leave.connect(self._ask_to_leave)
        page.handOver.connect(self.show_score)
        page.quickSettings.connect(self.quickSettings)
        self.made.emit(page)
        return page

    @staticmethod
    def _title(seated: Seated) -> str:
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
        self._stage.show(seated.score, self.tr("Score"))
        seated.score.focus_first()

    def _score_page(self, session: Session) -> ScorePage:
        from ramio_desktop.ui.pages.score import ScorePage

        page = ScorePage(self._look, session, self._felt)
        page.nextHand.connect(self._next_hand)
        page.newMatch.connect(self._ask_new_match)
        page.leave.connect(self._ask_to_leave)
        page.quickSettings.connect(self.quickSettings)
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
            self._stage.show(seated.page, self._title(seated))
            seated.page.view.setFocus()

    # another size of everything, and the end

    def made_anew(self) -> dict[QWidget, QWidget]:
        """The pages made again for the size everything has now, by the old ones."""
        seated = self._seated
        anew: dict[QWidget, QWidget] = {}
        if seated is not None and seated.page is not None:
            seated.session.save_hand_order(seated.page.turn.hand_order())
            before, seated.page = seated.page, self._table_page(seated.session)
            anew[before] = seated.page
        if seated is not None and seated.score is not None:
            old, seated.score = seated.score, self._score_page(seated.session)
            anew[old] = seated.score
        return anew

    def may_close(self) -> bool:
        """Whether the window may close; when moves would be lost that is asked first."""
        seated = self._seated
        if seated is None or not seated.unsaved:
            return True
        self._questions.unsaved(self._close_unsaved)
        return False

    def _close_unsaved(self) -> None:
        if self._seated is not None:
            self._seated.unsaved = False
        self._window.close()

    def _on_notice(self, notice: Notice) -> None:
        if self._seated is not None:
            self._seated.hear(notice, lambda text: self._window.say(text, "info"), self._questions.tell)
