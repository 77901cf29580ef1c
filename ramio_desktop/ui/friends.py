"""Playing with friends: the network of the program, the lobby, and what a network table asks of its people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ramio_desktop.model.bots import LEVELS
from ramio_desktop.model.notation import read_rules
from ramio_desktop.net.link import DEFAULT_PORT
from ramio_desktop.net.robot import PACES
from ramio_desktop.net.table_messages import (
    AWAY, COMPUTER, END, NEW_MATCH, NEXT_HAND, Bye, Matter, Proposal, Roster,
)
from ramio_desktop.net.thread import Net
from ramio_desktop.ui.catalogue import is_offered
from ramio_desktop.ui.dialogs.question import Question
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.network import NetworkSeat
from ramio_desktop.ui.network_words import bye_problem
from ramio_desktop.ui.pages.lobby import LobbyPage
from ramio_desktop.ui.panels.away import AwayQuestion
from ramio_desktop.ui.problems import Problem
from ramio_desktop.ui.local_table import Poster
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
        self._away_question: tuple[AwayQuestion | None, int] = None, -1

    @property
    def net(self) -> Net:
        """The network, begun when it is first needed."""
        if self._net is None:
            port = DEFAULT_PORT if self._is_announced else 0
            pace = PACES[self._settings.pace]
            self._net = Net(self._poster.post, self._data, pace, port, self._is_announced, is_offered)
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
        self._asked, self._away_asked = None, frozenset()
        seat.ended.connect(self._on_ended)
        seat.roster.connect(self._on_roster)
        seat.proposal.connect(self._on_proposal)
        company = seat.session.company
        if company is not None:
            company.told.connect(self.said)
            company.slowed.connect(self.said)
            company.absent.connect(self._ask_about_away)
        seat.session.closed.connect(self.leave_table)
        self.play.emit(seat.session)
        # What the table was told while one was on the way here.
        if (roster := seat.table) is not None:
            self._on_roster(roster)
        if (asked := seat.member.proposal) is not None:
            self._on_proposal(asked)

    def _on_ended(self, bye: Bye) -> None:
        self._seat = None
        problem = bye_problem(bye)
        self.over.emit()
        if problem is not None:
            self._tell(problem)

    def _on_roster(self, roster: Roster) -> None:
        """Somebody is away: the table may wait, go on with a computer player, or end (RULES S3)."""
        company = self._seat.session.company if self._seat is not None and self._seat.session is not None else None
        away = frozenset(company.missing) if company is not None else frozenset()
        fresh = away - self._away_asked
        self._away_asked = away
        question, asked = self._away_question
        if question is not None and asked not in away and isValid(question):
            question.close_overlay()
        if roster.is_waiting and fresh:
            self._ask_about_away(min(fresh))

    def _ask_about_away(self, absent: int) -> None:
        seat = self._seat
        roster = seat.table if seat is not None else None
        if seat is None or seat.session is None or roster is None or absent >= len(roster.seats):
            return
        family, _ = read_rules(roster.rules)
        level = list(LEVELS[family])[-1]
        others = any(
            place.kind == "person" and place.presence != AWAY and place.seat != seat.session.seat
            for place in roster.seats
        )
        question = AwayQuestion(self._look, self._window, roster.seats[absent].name, others)
        question.computer.connect(lambda: self._propose(COMPUTER, absent, level))
        question.end.connect(lambda: self._propose(END))
        self._away_question = question, absent

    def _propose(self, matter: Matter, absent: int = 0, level: str = "") -> None:
        seat = self._seat
        if seat is None:
            return
        seat.propose(matter, absent, level)

    def _on_proposal(self, message: object) -> None:
        seat = self._seat
        if seat is None or seat.session is None or not isinstance(message, Proposal):
            return
        company, own = seat.session.company, seat.session.seat
        if company is None or message.number == self._asked:
            return
        if own in message.agreed:
            if message.by == own and message.matter not in (NEXT_HAND, NEW_MATCH):
                self.said.emit(self.tr("The others are asked: it happens when everybody agrees"))
            self._asked = message.number
            return
        if own not in message.needed:
            return
        self._asked = message.number
        if message.matter == NEXT_HAND:
            name = seat.session.names[message.by]
            self.said.emit(self.tr("{name} asks for the next hand: press Next hand to agree").format(name=name))
            return
        words = company.question(message)
        if words is None:
            return
        title, yes = words
        number = message.number

        def answered(agree: bool) -> None:
            asked = self._seat.member.proposal if self._seat is not None else None
            if self._seat is not None and asked is not None and asked.number == number:
                self._seat.answer(agree)

        # After whatever has led to it is on the screen.
        later(self, 0, lambda: Question(
            self._look, self._window, title, self.tr("It happens when everybody at the table agrees."), yes,
            self.tr("No"), icon="users", answered=answered,
        ))  # fmt: skip

    def _tell(self, problem: Problem) -> None:
        Question(self._look, self._window, problem.title, problem.text, self.tr("I see"), icon="info")
