"""A seat at a network table as pages hold it: the same `Session` as at a local table, and what a network adds.

The net thread reaches the window through a `Poster`; nothing here waits, and nothing here knows a socket.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ramio_desktop.net.handles import Hosting, Joining
from ramio_desktop.net.member import OVER, Member
from ramio_desktop.net.table_messages import NEW_MATCH, NEXT_HAND, STOP_HAND, Bye, Matter, Roster
from ramio_desktop.ui.company import Company
from ramio_desktop.ui.session import Session


class NetworkSession(Session):
    """One person's seat at a network table; the next hand and a new match are asked of everybody (RULES S4)."""

    def __init__(self, seat: int, member: Member) -> None:
        super().__init__(seat)
        self._member = member
        self.outgoing.connect(member.play)
        member.on_game = self.guest.receive

    def ask_next_hand(self) -> None:
        """Ask the table for the next hand, or agree to it; it is dealt when everybody does."""
        self._ask(NEXT_HAND)

    def ask_new_match(self) -> None:
        """Ask the table for a new match, or agree to it; it begins when everybody does."""
        self._ask(NEW_MATCH)

    def ask_stop(self) -> None:
        """Ask the table to stop the hand, or agree to it; it ends when everybody does."""
        self._ask(STOP_HAND)

    def _ask(self, matter: Matter) -> None:
        proposal = self._member.proposal
        if proposal is not None and proposal.matter == matter:
            self._member.answer(True)
        else:
            self._member.propose(matter)


class NetworkSeat(QObject):
    """The way to a network table and the place at it, from the first look to the end.

    `session` is there from the moment one sits; it outlives lines that are lost and taken up again.
    """

    roster = Signal(object)
    """The `Roster`: rules, seats, who is ready and who is there; also before one sits."""
    line = Signal(str, float)
    """The state of the line (see `net.member`) and, while it is lost, the seconds until the next attempt."""
    seated = Signal(object)
    """The `Session`, once: one sits."""
    talk = Signal(object)
    """Somebody said something or reacted: `Said`, `Reacted`."""
    drafted = Signal(object)
    """What the person in turn is laying out: `Drafted`."""
    proposal = Signal(object)
    """`Proposal` or `Settled`."""
    clock = Signal(object)
    """The turn timer: `TurnClock`."""
    info = Signal(object)
    """The `TableInfo` of a table of one's own: when it is open, and at every change."""
    notice = Signal(object)
    """A `Notice` that does not come through the game."""
    ended = Signal(object)
    """The `Bye` that says why it is over."""

    def __init__(self, way: Joining | Hosting, parent: QObject | None = None) -> None:
        """`way` is what `Net.join` or `Net.host` gave; a table without an own place (`host` headless) has no seat."""
        super().__init__(parent)
        if way.member is None:
            raise ValueError("this table has no place for its host")
        self.way = way
        self.member = way.member
        self.session: NetworkSession | None = None
        self.bye: Bye | None = None
        if isinstance(way, Hosting):
            way.on_change = self.info.emit
        self.member.on_roster = self.roster.emit
        self.member.on_line = self.line.emit
        self.member.on_seated = self._on_seated
        self.member.on_talk = self.talk.emit
        self.member.on_draft = self.drafted.emit
        self.member.on_proposal = self.proposal.emit
        self.member.on_clock = self.clock.emit
        self.member.on_notice = self.notice.emit
        self.member.on_end = self._on_end
        if self.member.seat is not None:
            self._on_seated(self.member.seat)

    @property
    def is_host(self) -> bool:
        """Whether the table is on this computer."""
        return isinstance(self.way, Hosting)

    @property
    def hosting(self) -> Hosting | None:
        """The host's handle, for the panel with the code; None for a guest."""
        return self.way if isinstance(self.way, Hosting) else None

    @property
    def table(self) -> Roster | None:
        """The table as it was told last."""
        return self.member.roster

    @property
    def is_over(self) -> bool:
        """Whether this way has come to its end."""
        return self.member.line == OVER

    def sit(self, nick: str) -> None:
        """Take a seat, having seen the table."""
        if isinstance(self.way, Joining):
            self.way.sit(nick)

    def ready(self, on: bool) -> None:
        """Say whether one is ready to begin."""
        self.member.ready(on)

    def propose(self, matter: Matter, seat: int = 0, level: str = "") -> None:
        """Ask everybody for something."""
        self.member.propose(matter, seat, level)

    def answer(self, yes: bool) -> None:
        """Agree, or not, to what is asked of the table."""
        self.member.answer(yes)

    def leave(self) -> None:
        """Get up and go: a guest's seat can be come back to, a host closes the table and can take it up again."""
        if isinstance(self.way, Hosting):
            self.way.close()
        else:
            self.member.leave()
            self.way.cancel()

    def _on_seated(self, seat: int) -> None:
        if self.session is None:
            self.session = NetworkSession(seat, self.member)
            self.session.company = Company(self)
            self.seated.emit(self.session)

    def _on_end(self, bye: Bye) -> None:
        self.bye = bye
        self.ended.emit(bye)
