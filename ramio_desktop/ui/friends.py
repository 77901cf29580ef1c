"""Playing with friends: the network of the program, the lobby, and what a network table asks of its people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.bots import LEVELS
from ramio_desktop.model.notation import read_rules
from ramio_desktop.net.link import DEFAULT_PORT
from ramio_desktop.net.member import RECONNECTING
from ramio_desktop.net.robot import PACES
from ramio_desktop.net.table_messages import AWAY, COMPUTER, END, NEW_MATCH, NEXT_HAND, Bye, Proposal, Roster
from ramio_desktop.net.thread import Net
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.network import NetworkSeat
from ramio_desktop.ui.network_words import bye_problem
from ramio_desktop.ui.pages.lobby import LobbyPage
from ramio_desktop.ui.problems import Problem
from ramio_desktop.ui.session import Poster
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.felt import Felt


class Friends(QObject):
    """Owns the network; the navigator shows its lobby and the tables it leads to."""

    play = Signal(object)
    """The `NetworkSession` of a match that has begun."""
    over = Signal()
    """The table one played at is not there any more; the reason was told."""
    said = Signal(str)

    def __init__(
        self, look: Look, settings: Settings, felt: Felt, data: Path, window: QWidget, nick: Callable[[], str],
        is_announced: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._look = look
        self._settings = settings
        self._felt = felt
        self._data = data
        self._window = window
        self._nick = nick
        self._is_announced = is_announced
        self._poster = Poster()
        self._net: Net | None = None
        self._seat: NetworkSeat | None = None
        self._asked: int | None = None
        self._away_asked: frozenset[int] = frozenset()

    @property
    def net(self) -> Net:
        """The network, begun when it is first needed."""
        if self._net is None:
            port = DEFAULT_PORT if self._is_announced else 0
            pace = PACES[self._settings.pace]
            self._net = Net(self._poster.post, self._data, pace, port, self._is_announced)
        return self._net

    def lobby(self) -> LobbyPage:
        """A new lobby page."""
        page = LobbyPage(self._look, self._settings, self._felt, self._nick(), self.net)
        page.play.connect(lambda _: self._begin(page))
        page.said.connect(self.said)
        page.failed.connect(self._tell)
        return page

    def leave_table(self) -> None:
        """Get up from the network table, if one sits at one."""
        seat, self._seat = self._seat, None
        if seat is not None:
            seat.ended.disconnect(self._on_ended)
            seat.leave()

    def close(self) -> None:
        """Tell everybody and end the network."""
        self.leave_table()
        if self._net is not None:
            self._net.close()
            self._net = None
        self._poster.finish()

    # at the table

    def _begin(self, page: LobbyPage) -> None:
        seat = page.take_seat()
        if seat is None or seat.session is None:
            return
        seat.setParent(self)
        self._seat = seat
        seat.ended.connect(self._on_ended)
        seat.line.connect(self._on_line)
        seat.roster.connect(self._on_roster)
        seat.proposal.connect(self._on_proposal)
        seat.session.closed.connect(self.leave_table)
        self.play.emit(seat.session)

    def _on_ended(self, bye: Bye) -> None:
        self._seat = None
        problem = bye_problem(bye)
        self.over.emit()
        if problem is not None:
            self._tell(problem)

    def _on_line(self, line: str, seconds: float) -> None:
        if line == RECONNECTING:
            self.said.emit(self.tr("The line to the host is lost: trying again"))

    def _on_roster(self, roster: Roster) -> None:
        """Somebody is away: the table may wait, go on with a computer player, or end (RULES S3)."""
        away = frozenset(place.seat for place in roster.seats if place.kind == "person" and place.presence == AWAY)
        fresh = away - self._away_asked
        self._away_asked = away
        if roster.is_waiting and fresh and self._seat is not None:
            self._ask_about_away(roster, min(fresh))

    def _ask_about_away(self, roster: Roster, seat: int) -> None:
        family, _ = read_rules(roster.rules)
        level = list(LEVELS[family])[-1]

        def answered(yes: bool) -> None:
            if yes and self._seat is not None:
                self._seat.propose(COMPUTER, seat, level)

        name = roster.seats[seat].name
        Question(
            self._look, self._window, self.tr("{name} is away").format(name=name),
            self.tr("The game waits. A computer player can go on in that seat if everybody here agrees; "
                    "{name} takes it over again on coming back.").format(name=name),
            self.tr("Ask for a computer player"), self.tr("Wait"), icon="user-x", answered=answered,
        )  # fmt: skip

    def _on_proposal(self, message: object) -> None:
        seat = self._seat
        if seat is None or seat.session is None or not isinstance(message, Proposal):
            return
        own = seat.session.seat
        if own not in message.needed or own in message.agreed or message.number == self._asked:
            return
        self._asked = message.number
        name = seat.session.names[message.by]
        if message.matter == NEXT_HAND:
            self.said.emit(self.tr("{name} asks for the next hand: press Next hand to agree").format(name=name))
            return
        title, yes = {
            NEW_MATCH: (self.tr("{name} asks for a new match").format(name=name), self.tr("New match")),
            COMPUTER: (
                self.tr("{name} asks for a computer player in the empty seat").format(name=name), self.tr("Agree"),
            ),
            END: (self.tr("{name} asks to end the game here").format(name=name), self.tr("End it")),
        }[message.matter]  # fmt: skip
        number = message.number

        def answered(agree: bool) -> None:
            asked = self._seat.member.proposal if self._seat is not None else None
            if self._seat is not None and asked is not None and asked.number == number:
                self._seat.answer(agree)

        # After whatever has led to it is on the screen.
        QTimer.singleShot(0, self, lambda: Question(
            self._look, self._window, title, self.tr("It happens when everybody at the table agrees."), yes,
            self.tr("No"), icon="users", answered=answered,
        ))  # fmt: skip

    def _tell(self, problem: Problem) -> None:
        Question(self._look, self._window, problem.title, problem.text, self.tr("I see"), icon="info")
