"""The way to a table, to its score sheet, and away from it again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.chronicle import finished
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.hand_down import HandDown
from ramio_desktop.ui.seated import Seated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ramio_desktop.model.log import Log
    from ramio_desktop.model.log import Seated as Player
    from ramio_desktop.model.state import State
    from ramio_desktop.net.messages import Notice
    from ramio_desktop.ui.computers import Computers
    from ramio_desktop.ui.dialogs.table_questions import TableQuestions
    from ramio_desktop.ui.local_table import LocalTable, Standing
    from ramio_desktop.ui.look import Look
    from ramio_desktop.ui.main_window import MainWindow
    from ramio_desktop.ui.pages.curtain import CurtainPage
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
    reviewWanted = Signal()
    """The hand that has ended is to be reviewed."""
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
        """Take the person's seat at this table, and show it once the table has told what there is.

        Where several people play it is the curtain that comes first (RULES S1).
        """
        self.leave()
        self._seated = seated = Seated(table, None)
        if seated.is_shared:
            table.moved.connect(self._on_moved)
            self._pass_on()
        else:
            self._take(table.sessions[0])

    def sit_at(self, session: Session) -> None:
        """Show the network table of a session that has had its first view."""
        self.leave()
        self._seated = Seated(None, session)
        session.notice.connect(self._on_notice)
        session.events.connect(self._after_score)
        self._show()

    def _take(self, session: Session) -> None:
        """Sit down with this session; the page is made of what the table tells first."""
        assert self._seated is not None
        self._seated.session = session
        self._seated.unsaved = False  # the table says so anew if it is
        session.notice.connect(self._on_notice)
        session.events.connect(self._after_score)
        session.snapshot.connect(self._show, Qt.ConnectionType.SingleShotConnection)

    def get_up(self) -> None:
        """The network table is not there any more: back home."""
        if self._seated is not None:
            self.leave()
            self.home.emit()

    def leave(self) -> None:
        """Get up from the table: its draft and save are written, its computer players stop."""
        self._stop_passing()
        seated, self._seated = self._seated, None
        if seated is not None:
            for page in seated.pages:
                self._stage.put_away(page)
            seated.close()

    def _ask_to_leave(self) -> None:
        """Back to the home page; the game waits there. Asked only when leaving would lose something."""
        seated = self._seated
        if seated is not None and seated.unsaved:
            self._questions.unsaved(self._go_home)
        elif seated is None or self._match_is_over():
            self._go_home()
        elif seated.table is None or self._settings.confirm_leave:
            self._questions.leave(self._go_home, seated.session.company if seated.session is not None else None)
        else:
            self._go_home()

    def _go_home(self) -> None:
        over = self._match_is_over()
        seated = self._seated
        self.leave()
        self.home.emit()
        if seated is not None and (seated.page or seated.curtain) is not None and not over:
            kept = self.tr("The game is saved: you find it under Continue")
            again = self.tr("You find the table again under Play with friends")
            self._window.say(kept if seated.table is not None else again)

    # the table

    def _show(self) -> None:
        seated = self._seated
        if seated is None or seated.session is None:
            return
        self._stage.put_away(seated.curtain)
        seated.curtain = None
        seated.page = self._table_page(seated.session)
        self._stage.show(seated.page, self._title(seated.session))
        if seated.is_shared:
            self._on_moved()  # somebody may have played since the curtain was opened

    def _table_page(self, session: Session) -> TablePage:
        from ramio_desktop.ui.pages.table import TablePage

        page = TablePage(self._look, session, self._settings, self._computers())
        page.leave.connect(self._ask_to_leave)
        page.handOver.connect(self.show_score)
        page.quickSettings.connect(self.quickSettings)
        self.made.emit(page)
        return page

    @staticmethod
    def _title(session: Session) -> str:
        return catalogue.game_name(catalogue.game_of(session.view.options))

    def _match_is_over(self) -> bool:
        seated = self._seated
        if seated is None or seated.page is None or seated.session is None:
            return False
        from ramio_desktop.model.rules import rules_of

        return rules_of(seated.session.view).match_winners(seated.session.view) is not None

    # between hands

    def show_score(self) -> None:
        """Show the score sheet of the table one sits at."""
        seated = self._seated
        if seated is None or seated.session is None:
            return
        if seated.score is None:
            seated.score = self._score_page(seated.session)
        else:
            seated.score.refresh()
        seated.score.show_code(seated.table.standing.code if seated.table is not None else "")
        self._stage.show(seated.score, self.tr("Score"))
        seated.score.focus_first()

    def _score_page(self, session: Session) -> ScorePage:
        from ramio_desktop.ui.pages.score import ScorePage

        page = ScorePage(self._look, session, self._felt)
        page.nextHand.connect(self._next_hand)
        page.newMatch.connect(self._ask_new_match)
        page.codeWanted.connect(self._copy_code)
        page.reviewWanted.connect(self.reviewWanted)
        page.leave.connect(self._ask_to_leave)
        page.quickSettings.connect(self.quickSettings)
        return page

    @property
    def seen(self) -> State | None:
        """The position as the person who looks at the table sees it; None when no table is shown."""
        seated = self._seated
        if seated is None or seated.session is None or seated.page is None or self._window.page is not seated.page:
            return None
        return seated.session.view

    def played(self) -> Log:
        """The hands that are over at the table one sits at, as far as they may be told; LookupError at none."""
        seated = self._seated
        if seated is None or seated.session is None:
            raise LookupError("nobody sits at a table")
        return seated.table.finished() if seated.table is not None else finished(seated.session.log)

    def come_back(self) -> None:
        """Show the table one sits at again, or its score sheet between two hands."""
        seated = self._seated
        if seated is None or seated.session is None:
            self.home.emit()
        elif seated.session.view.is_over or seated.page is None:
            self.show_score()
        else:
            self._stage.show(seated.page, self._title(seated.session))
            seated.page.view.setFocus()

    def _copy_code(self, code: str) -> None:
        QGuiApplication.clipboard().setText(code)
        self._window.say(self.tr("Copied: with {code} a friend plays the same cards").format(code=code), "copy")

    def _next_hand(self) -> None:
        session = self.session
        if session is not None and not session.is_waiting:
            session.ask_next_hand()

    def _ask_new_match(self) -> None:
        """A match that is on asks one confirmation (RULES S4)."""
        session = self.session
        if session is None or session.is_waiting:
            return
        if self._match_is_over():
            session.ask_new_match()
            return
        self._questions.new_match(session.ask_new_match)

    def _after_score(self, events: object) -> None:
        """A new deal: back to the table it lies on."""
        seated = self._seated
        if seated is None or seated.page is None or seated.session is None or seated.session.view.is_over:
            return
        if self._window.page is seated.score and not seated.is_shared:
            self._stage.show(seated.page, self._title(seated.session))
            seated.page.view.setFocus()

    # from one person to the next

    def _on_moved(self) -> None:
        """Look whose turn it is now at a shared computer."""
        seated = self._seated
        if seated is None or seated.table is None:
            return
        standing = seated.table.standing
        if seated.session is None:
            if not standing.is_over and seated.curtain is not None:
                seated.curtain.show_standing(standing)
            elif seated.hand_down is None:
                self._pass_on()
        elif seated.page is None or standing.is_over or seated.hand_down is not None:
            return
        elif seated.score is not None:  # a new deal, and everybody is still looking
            self._rise()
            self._pass_on()
        elif standing.next_person != seated.session.seat:
            seated.hand_down = HandDown(
                seated.page, self._settings.animation_speed == 0, self._rise, self._pass_on, self
            )

    def _rise(self) -> None:
        """Whoever has the computer knows nothing new from now on."""
        seated = self._seated
        if seated is not None and seated.table is not None and seated.session is not None:
            seated.table.rise(seated.session)
            seated.session = None

    def _pass_on(self) -> None:
        """Draw the curtain for the next person; when the hand is over there is nothing left to hide."""
        seated = self._seated
        if seated is None or seated.table is None:
            return
        self._stop_passing()
        standing = seated.table.standing
        for page in seated.pages:
            self._stage.put_away(page)
        seated.page = seated.score = seated.curtain = None
        if standing.is_over or not standing.hides:
            self._take(seated.table.sit(standing.next_person))
            return
        seated.curtain = self._curtain_page(standing)
        self._stage.show(seated.curtain, catalogue.game_name(catalogue.game_of(standing.options)), at_once=True)
        seated.curtain.focus_first()

    def _curtain_page(self, standing: Standing) -> CurtainPage:
        from ramio_desktop.ui.pages.curtain import CurtainPage

        page = CurtainPage(self._look, self._felt, standing)
        page.opened.connect(self._on_opened)
        page.leave.connect(self._ask_to_leave)
        page.quickSettings.connect(self.quickSettings)
        return page

    def _on_opened(self, seat: int) -> None:
        seated = self._seated
        if seated is not None and seated.table is not None and seated.session is None:
            self._take(seated.table.sit(seat))

    def _stop_passing(self) -> None:
        if self._seated is not None and self._seated.hand_down is not None:
            self._seated.hand_down.stop()
            self._seated.hand_down = None

    # the computer players

    @property
    def computers(self) -> tuple[Player, ...]:
        """The computer players whose level can be changed: those of a table of this computer."""
        table = self._seated.table if self._seated is not None else None
        return tuple(who for who in table.standing.seats if who.is_bot) if table is not None else ()

    def ask_levels(self) -> None:
        """Ask for other levels; the game goes on from where it stands."""
        from ramio_desktop.model.bots import LEVELS
        from ramio_desktop.ui.dialogs.levels import LevelsQuestion

        seated = self._seated
        if self.computers and seated is not None and seated.table is not None:
            family = seated.table.standing.family
            LevelsQuestion(self._look, self._window, self.computers, tuple(LEVELS[family]), self._change_levels)

    def _change_levels(self, levels: Mapping[int, str]) -> None:
        from ramio_desktop.model.bots import known_levels

        seated = self._seated
        if seated is None or seated.table is None:
            return
        standing = seated.table.standing
        for seat, level in levels.items():
            seated.table.change_level(seat, level)
        named = {standing.seats[seat].name: level for seat, level in levels.items()}
        chosen = catalogue.game_of(standing.options)
        company = catalogue.opponents_of(chosen, self._settings)
        before = known_levels(standing.family, [who.level for who in company])
        again = tuple(
            who if who.is_person else replace(who, level=named.get(who.name, level))
            for who, level in zip(company, before, strict=True)
        )
        self._settings.companies = {**self._settings.companies, catalogue.company_key(chosen): again}
        self._window.say(self.tr("The level is changed, the game goes on"), "bot")

    # another size of everything, and the end

    def made_anew(self) -> dict[QWidget, QWidget]:
        """The pages made again for the size everything has now, by the old ones."""
        seated = self._seated
        anew: dict[QWidget, QWidget] = {}
        if seated is None:
            return anew
        if (session := seated.session) is None:
            if seated.table is not None and seated.hand_down is not None:
                self._pass_on()  # the hand is face down: no page shows it again
            elif seated.table is not None and (drawn := seated.curtain) is not None:
                seated.curtain = self._curtain_page(seated.table.standing)
                anew[drawn] = seated.curtain
            return anew
        self._stop_passing()
        if seated.page is not None:
            session.save_hand_order(seated.page.turn.hand_order())
            before, seated.page = seated.page, self._table_page(session)
            anew[before] = seated.page
        if seated.score is not None:
            old, seated.score = seated.score, self._score_page(session)
            seated.score.show_code(seated.table.standing.code if seated.table is not None else "")
            anew[old] = seated.score
        if seated.is_shared:
            QTimer.singleShot(0, self, self._on_moved)
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
