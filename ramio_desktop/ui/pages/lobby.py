"""Playing with friends on one network: tables to join at the left, one's own place at a table at the right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ramio_desktop.model.files import SaveProblem
from ramio_desktop.net.code import read_code
from ramio_desktop.net.discovery import FoundTable
from ramio_desktop.net.handles import CannotHost, Searching
from ramio_desktop.net.keys import KeptKey
from ramio_desktop.net.link import BadLink, Invitation, read_address, read_link
from ramio_desktop.net.member import CONNECTING, LOOKING, RECONNECTING, SEATED
from ramio_desktop.net.plan import TablePlan
from ramio_desktop.net.store import DamagedTable, KeptTable
from ramio_desktop.net.table_messages import Bye
from ramio_desktop.net.thread import Net
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.network import NetworkSeat
from ramio_desktop.ui.network_words import bye_problem, host_problem
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.panels.code_field import CodeField
from ramio_desktop.ui.panels.found_tables import FoundTables
from ramio_desktop.ui.panels.host_setup import HostSetup
from ramio_desktop.ui.panels.open_table import OpenTable
from ramio_desktop.ui.panels.own_tables import OwnTables
from ramio_desktop.ui.problems import Problem
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel


class LobbyPage(Page):
    """Finds, opens and joins tables; `play` carries the `NetworkSeat` whose match has begun."""

    play = Signal(object)
    said = Signal(str)
    failed = Signal(object)
    """A `Problem` to be told."""

    def __init__(self, look: Look, settings: Settings, felt: Felt, nick: str, net: Net) -> None:
        super().__init__(look)
        self.setObjectName("LobbyPage")
        self._settings = settings
        self._felt = felt
        self._nick = nick
        self._net = net
        self._search: Searching | None = None
        self.seat: NetworkSeat | None = None
        self._bar.setVisible(False)
        left = QVBoxLayout()
        left.setSpacing(look.measures.dp(16))
        left.addWidget(self._make_code())
        self.own = OwnTables(look)
        self.own.hosted.connect(self._host_again)
        self.own.rejoined.connect(self._rejoin)
        left.addWidget(self.own)
        head = QHBoxLayout()
        self._found_title = label("", "section")
        self._found_count = ElidedLabel("", "secondary", "2")
        head.addWidget(self._found_title)
        head.addStretch(1)
        head.addWidget(self._found_count)
        left.addLayout(head)
        self.found = FoundTables(look)
        self.found.wanted.connect(self._join_found)
        left.addWidget(self.found, 1)
        left.addLayout(self._make_address())
        self.body.addLayout(left, 8)
        self._right = QVBoxLayout()
        self.body.addLayout(self._right, 5)
        self.panel: QWidget = QWidget()
        self._show_setup()
        self.retranslate()

    def _make_code(self) -> Panel:
        panel, dp = Panel(), self._look.measures.dp
        row = QHBoxLayout(panel)
        row.setContentsMargins(dp(20), dp(15), dp(20), dp(15))
        row.setSpacing(dp(16))
        words = QVBoxLayout()
        words.setSpacing(1)
        self._code_title = label("", "card", wrap=True)
        self._code_line = label("", "secondary", "2", wrap=True)
        words.addWidget(self._code_title)
        words.addWidget(self._code_line)
        row.addLayout(words, 1)
        self.code = CodeField(self._look)
        self.code.completed.connect(self.join_code)
        self.code.returnPressed.connect(lambda: self.join_code(self.code.code))
        self.code.invitation.connect(self.join_link)
        row.addWidget(self.code)
        return panel

    def _make_address(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._look.measures.dp(8))
        self._address_title = label("", "secondary", "2")
        self.address = QLineEdit()
        self.address.setMaxLength(300)
        self.address.returnPressed.connect(self._join_address)
        self._connect = Button(self._look, "")
        self._connect.clicked.connect(self._join_address)
        row.addWidget(self._address_title)
        row.addWidget(self.address, 1)
        row.addWidget(self._connect)
        return row

    # looking

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._search is None:
            self._search = self._net.search(self.show_found)
        self._refresh_own()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.pause()

    def pause(self) -> None:
        """Look for tables no more, until the page is shown again."""
        if self._search is not None:
            self._search.close()
            self._search = None

    def show_found(self, found: tuple[FoundTable, ...]) -> None:
        """Show the tables that were found, but for one's own."""
        own = self.seat.hosting.info if self.seat is not None and self.seat.hosting is not None else None
        # A host is found at each of its addresses: the first one, which is the nearest, will do.
        others = {
            (table.locator, table.port, table.name): table
            for table in reversed(found)
            if own is None or table.locator != own.locator
        }
        self.found.show_found(list(reversed(others.values())))
        self._refresh_count()

    def _refresh_count(self) -> None:
        self._found_count.set_text(self.tr("%n found", "", self.found.count))

    # coming in

    def join_code(self, text: str) -> None:
        """Look for the table of a code and go there."""
        code = read_code(text)
        if code is None:
            self._tell(
                self.tr("A code has six signs"), self.tr("Letters and digits, without 0, O, 1, I and L. Type it again.")
            )
        else:
            self._sit_at(NetworkSeat(self._net.join_code(code)))

    def join_link(self, text: str) -> None:
        """Go to the table of an invitation link."""
        try:
            self._join(read_link(text))
        except BadLink as error:
            self._bad(error)

    def come_back(self, seat: NetworkSeat) -> None:
        """Show a way that was begun elsewhere: a seat come back to, a table taken up again."""
        self._sit_at(seat)

    def go_back(self, number: str, is_own: bool) -> None:
        """Take up a table of this computer again, or come back to a seat; nothing when it is not there any more."""
        if is_own:
            tables = [kept for kept in self._net.tables() if kept.number == number]
            if tables:
                self._host_again(tables[0])
        else:
            seats = [key for key in self._net.seats() if key.table == number]
            if seats:
                self._rejoin(seats[0])

    def open_table(self, plan: TablePlan) -> None:
        """Open a table on this computer."""
        hosting = self._net.host(plan)
        hosting.on_failed = self._on_failed
        self._sit_at(NetworkSeat(hosting))

    def _host_again(self, kept: KeptTable) -> None:
        try:
            hosting = self._net.host_again(kept.number)
        except (SaveProblem, DamagedTable) as error:
            self.failed.emit(host_problem(CannotHost("damaged", str(error))))
            return
        hosting.on_failed = self._on_failed
        self._sit_at(NetworkSeat(hosting))

    def _rejoin(self, key: KeptKey) -> None:
        self._sit_at(NetworkSeat(self._net.rejoin(key)))

    def _refresh_own(self) -> None:
        self.own.show_kept(self._net.tables(), self._net.seats())

    def _join_address(self) -> None:
        text = self.address.text()
        try:
            self._join(read_link(text) if "://" in text else read_address(text, read_code(self.code.code) or ""))
        except BadLink as error:
            self._bad(error)

    def _join_found(self, found: FoundTable) -> None:
        if found.is_public:
            self._join(found.invitation)
        else:
            self.code.setText(found.locator)
            self.code.setFocus()

    def _join(self, invitation: Invitation) -> None:
        self._sit_at(NetworkSeat(self._net.join(invitation)))

    def _bad(self, error: BadLink) -> None:
        what = {
            "port": self.tr("The port must be a number from 1 to 65535."),
            "code": self.tr("The code in it is none: it has six signs."),
            "fingerprint": self.tr("It was cut off: copy the whole invitation."),
        }.get(error.part, self.tr("It looks like 192.168.1.24:24742, or like ramio://…"))
        self._tell(self.tr("That address cannot be read"), what)

    # one's own place

    def _sit_at(self, seat: NetworkSeat) -> None:
        self.leave_seat()
        self.seat = seat
        seat.setParent(self)
        seat.ended.connect(self._on_ended)
        seat.line.connect(self._on_line)
        seat.seated.connect(self._on_seated)
        if seat.session is not None:
            self._on_seated(seat.session)
        table = OpenTable(self._look, self._felt, seat)
        table.left.connect(self._give_up)
        table.copied.connect(self.said)
        table.sit.connect(lambda: seat.sit(self._nick))
        self._show_panel(table)
        self._on_line(seat.member.line, 0)

    def leave_seat(self) -> None:
        """Leave the table one sits at, or is on the way to."""
        seat, self.seat = self.seat, None
        if seat is not None:
            seat.ended.disconnect(self._on_ended)
            seat.leave()

    def take_seat(self) -> NetworkSeat | None:
        """Hand the seat over to whoever shows its table."""
        seat, self.seat = self.seat, None
        if seat is not None:
            seat.ended.disconnect(self._on_ended)
            seat.line.disconnect(self._on_line)
            self._show_setup()
        return seat

    def _give_up(self) -> None:
        self.leave_seat()
        self._show_setup()

    def _on_line(self, line: str, seconds: float) -> None:
        if self.seat is None:
            return
        words = {
            CONNECTING: self.tr("Connecting…"),
            LOOKING: self.tr("Look at the rules, then sit down"),
            RECONNECTING: self.tr("The line is lost: trying again"),
            SEATED: self.tr("You sit at this table"),
        }.get(line)
        if words is not None and not self.seat.is_host:
            self.subtitle.set_text(words)

    def _on_seated(self, session: object) -> None:
        if self.seat is not None and self.seat.session is not None:
            self.seat.session.snapshot.connect(self._begin)

    def _begin(self, _: object) -> None:
        """The first view has come: the match is on."""
        if self.seat is not None and self.seat.session is not None:
            self.seat.session.snapshot.disconnect(self._begin)
            self.play.emit(self.seat)

    def _on_ended(self, bye: Bye) -> None:
        self.seat = None
        self._refresh_own()
        self._show_setup()
        problem = bye_problem(bye)
        if problem is not None:
            self.failed.emit(problem)

    def _on_failed(self, error: CannotHost) -> None:
        self.seat = None
        self._show_setup()
        self.failed.emit(host_problem(error))

    # showing

    def _show_setup(self) -> None:
        setup = HostSetup(self._look, self._settings, self._felt, self._nick)
        setup.opened.connect(self.open_table)
        setup.said.connect(self.said)
        self._show_panel(setup)
        self.subtitle.set_text(self.tr("No account, and nothing goes to the Internet"))

    def _show_panel(self, panel: QWidget) -> None:
        self._right.removeWidget(self.panel)
        self.panel.hide()
        self.panel.deleteLater()
        self.panel = panel
        self._right.addWidget(panel)

    def _tell(self, title: str, text: str) -> None:
        self.failed.emit(Problem(title, text))

    def focus_first(self) -> None:
        """Put the keyboard where one begins."""
        self.code.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.name_tools()
        self.title.set_text(self.tr("Play on this network"))
        self._code_title.setText(self.tr("Join with a code"))
        self._code_line.setText(self.tr("or paste an invitation"))
        self._found_title.setText(self.tr("Tables on this network"))
        self._address_title.setText(self.tr("Not found? Type address and port"))
        self.address.setPlaceholderText("192.168.1.24:24742")
        self.address.setAccessibleName(self.tr("Address and port of the host"))
        self._connect.setText(self.tr("Connect"))
        self.found.retranslate()
        self.own.retranslate()
        self._refresh_count()
        if isinstance(self.panel, HostSetup | OpenTable):
            self.panel.retranslate()
        if self.seat is None:
            self.subtitle.set_text(self.tr("No account, and nothing goes to the Internet"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
