"""A network table before its match: for the host the code and whom to let in, for everybody who is ready."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.net.code import LOCATOR
from ramio_desktop.net.discovery import own_addresses
from ramio_desktop.net.handles import TableInfo
from ramio_desktop.net.member import LOOKING
from ramio_desktop.net.table_messages import EMPTY, Roster
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.network import NetworkSeat
from ramio_desktop.ui.panels.found_tables import rules_words
from ramio_desktop.ui.panels.qr import QrCode
from ramio_desktop.ui.panels.rules_sheet import RulesSheet
from ramio_desktop.ui.panels.table_members import TableMembers
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.choices import Switch
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.panels import Panel, Row


class _FeltHead(QWidget):
    """The upper part of the panel, on felt."""

    def __init__(self, felt: Felt) -> None:
        super().__init__()
        self._felt = felt

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(0, 0, self.width(), self.height() + 20, 15, 15)
        painter.setClipPath(shape)
        self._felt.paint(painter, self.rect().toRectF())
        painter.end()


class OpenTable(Panel):
    """Shows the table of a seat until the match begins."""

    left = Signal()
    sit = Signal()
    """Having seen the rules, the guest takes a seat."""
    copied = Signal(str)
    """Something was copied: the sentence that says so."""

    def __init__(self, look: Look, felt: Felt, seat: NetworkSeat) -> None:
        super().__init__()
        self._look = look
        self._seat = seat
        self._info: TableInfo | None = None
        dp = look.measures.dp
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 0)
        column.setSpacing(0)
        column.addWidget(self._make_head(felt))
        self.sheet = RulesSheet(look)
        column.addWidget(self.sheet)
        if not seat.is_host:
            self.sheet.open()
        self.members = TableMembers(look)
        self.members.bot.connect(self._seat_bot)
        self.members.kick.connect(self._kick)
        column.addWidget(self.members)
        column.addSpacing(dp(4))
        self.lock = Switch(look, "")
        self.lock.clicked.connect(self._lock)
        self._lock_row = Row(look, "", control=self.lock)
        self._lock_row.setContentsMargins(dp(24), 0, dp(24), 0)
        self._lock_row.setVisible(seat.is_host)
        column.addWidget(self._lock_row)
        self._addresses = label("", "secondary", "2", wrap=True)
        self._addresses.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._addresses.setContentsMargins(dp(24), dp(8), dp(24), 0)
        self._addresses.setVisible(seat.is_host)
        column.addWidget(self._addresses)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setContentsMargins(dp(24), dp(12), dp(24), dp(20))
        row.setSpacing(dp(12))
        self.leave = Button(look, "", Kind.SECONDARY, Grade.BIG)
        self.leave.clicked.connect(self.left)
        self.ready = Button(look, "", Kind.PRIMARY, Grade.BIG)
        self.ready.clicked.connect(self._toggle_ready)
        row.addWidget(self.leave)
        row.addWidget(self.ready, 1)
        column.addLayout(row)
        seat.roster.connect(self.refresh)
        seat.line.connect(self.refresh)
        if seat.hosting is not None:
            seat.info.connect(self._on_info)
            if seat.hosting.info is not None:
                self._info = seat.hosting.info
        self.retranslate()

    def _make_head(self, felt: Felt) -> QWidget:
        dp = self._look.measures.dp
        head = _FeltHead(felt)
        row = QHBoxLayout(head)
        row.setContentsMargins(dp(24), dp(18), dp(24), dp(18))
        row.setSpacing(dp(12))
        words = QVBoxLayout()
        words.setSpacing(dp(2))
        self._title = ElidedLabel("", "card", "felt1")
        self._rules = ElidedLabel("", "secondary", "felt2")
        self._code_title = label("", "secondary", "felt2")
        self._code = label("", "display", "felt1")
        self._code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = Button(self._look, "", Kind.SECONDARY, icon="copy")
        self.copy.clicked.connect(self._copy)
        words.addWidget(self._title)
        words.addWidget(self._rules)
        if self._seat.is_host:
            words.addSpacing(dp(10))
            words.addWidget(self._code_title)
            words.addWidget(self._code)
            words.addSpacing(dp(6))
            words.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(words, 1)
        self._qr = QrCode(self._look, 104 if self._look.measures.compact else 132)
        self._qr.setVisible(self._seat.is_host)
        row.addWidget(self._qr, 0, Qt.AlignmentFlag.AlignVCenter)
        return head

    @property
    def invitation(self) -> str:
        """The link a friend opens; empty until the table is open."""
        if self._info is None:
            return ""
        addresses = own_addresses()
        return self._info.invitation(str(addresses[0]) if addresses else "127.0.0.1").link

    def refresh(self, *_: object) -> None:
        """Show the table as it is now."""
        roster, info = self._seat.table, self._info
        if roster is not None:
            self._title.set_text(roster.name)
            self._rules.set_text(rules_words(roster.rules))
            self.sheet.show_rules(roster.rules, len(roster.seats))
            self.members.show_roster(roster, self._seat.member.seat, self._seat.is_host)
        if info is not None:
            self._code.setText(f"{info.code[:LOCATOR]}–{info.code[LOCATOR:]}")
            self._qr.show_text(self.invitation)
            self.lock.setChecked(info.is_locked)
            port = info.port
            lines = "\n".join(f"{f'[{ip}]' if ip.version == 6 else ip}:{port}" for ip in own_addresses()[:3])
            self._addresses.setText(self.tr("Addresses of this computer") + "\n" + (lines or "—"))
        self._refresh_ready(roster)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._code_title.setText(self.tr("Code of the table"))
        self.copy.setText(self.tr("Copy invitation"))
        self._lock_row.set_texts(self.tr("Lock the table"), self.tr("Nobody new comes in; who sits here stays"))
        self.lock.setAccessibleName(self.tr("Lock the table"))
        self.leave.setText(self.tr("Close") if self._seat.is_host else self.tr("Leave"))
        self.refresh()

    def _refresh_ready(self, roster: Roster | None) -> None:
        if self._seat.member.line == LOOKING:
            self.ready.setEnabled(True)
            self.ready.set_kind(Kind.PRIMARY)
            self.ready.setText(self.tr("Sit down"))
            return
        own = None if roster is None or self._seat.member.seat is None else roster.seats[self._seat.member.seat]
        ready = own is not None and own.is_ready
        empty = roster is not None and any(place.kind == EMPTY for place in roster.seats)
        self.ready.setEnabled(own is not None)
        self.ready.set_kind(Kind.SECONDARY if ready else Kind.PRIMARY)
        if not ready:
            self.ready.setText(self.tr("I am ready"))
        elif empty:
            self.ready.setText(self.tr("Waiting for guests…"))
        else:
            self.ready.setText(self.tr("Waiting for the others…"))

    def _toggle_ready(self) -> None:
        if self._seat.member.line == LOOKING:
            self.sit.emit()
            return
        roster, seat = self._seat.table, self._seat.member.seat
        if roster is not None and seat is not None:
            self._seat.ready(not roster.seats[seat].is_ready)

    def _on_info(self, info: TableInfo) -> None:
        self._info = info
        self.refresh()

    def _copy(self) -> None:
        if self._info is not None:
            QApplication.clipboard().setText(f"{self.invitation}\n{self._code.text()}")
            self.copied.emit(self.tr("The invitation is copied: paste it into a message"))

    def _lock(self) -> None:
        if self._seat.hosting is not None:
            self._seat.hosting.lock(self.lock.isChecked())

    def _seat_bot(self, seat: int, name: str, level: str) -> None:
        if self._seat.hosting is not None:
            self._seat.hosting.set_bot(seat, name, level)

    def _kick(self, seat: int) -> None:
        if self._seat.hosting is not None:
            self._seat.hosting.kick(seat)
