"""Friends on the home page: host a table, come in with a code, see the tables of this network (mock/home.png).

Nothing is looked for until one asks: no connection without a wish.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.code_field import CodeField
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel

HEIGHT = 88


class HomeFriends(QWidget):
    """One row over the whole width, or two where the puzzles stand beside it."""

    lobby = Signal()
    """See the tables of this network, and open one's own."""
    code = Signal(str)
    invitation = Signal(str)
    """A link was pasted in place of a code."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        m = look.measures
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(m.dp(8))
        self._title = label("", "section")
        self._title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column.addWidget(self._title)
        panel = Panel()
        panel.setMinimumHeight(m.px(HEIGHT))
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, panel)
        self._parts.setContentsMargins(*m.dps(20, 16, 20, 16))
        self._parts.setSpacing(m.dp(20))
        ways = QHBoxLayout()
        ways.setSpacing(m.dp(12))
        self.host = Button(look, "", Kind.SECONDARY, Grade.BIG, icon="radio-tower")
        self.host.clicked.connect(self.lobby)
        self.tables = Button(look, "", Kind.SECONDARY, Grade.BIG, icon="wifi")
        self.tables.clicked.connect(self.lobby)
        ways.addWidget(self.host, 1)
        ways.addWidget(self.tables, 1)
        self._parts.addLayout(ways, 1)
        join = QHBoxLayout()
        join.setSpacing(m.dp(16))
        words = QVBoxLayout()
        words.setSpacing(1)
        self._code_title = label("", "card", wrap=True)
        self._code_line = label("", "secondary", "2", wrap=True)
        words.addStretch(1)
        words.addWidget(self._code_title)
        words.addWidget(self._code_line)
        words.addStretch(1)
        join.addLayout(words, 1)
        self.field = CodeField(look)
        self.field.completed.connect(self._join)
        self.field.invitation.connect(self._follow)
        join.addWidget(self.field)
        self._parts.addLayout(join, 1)
        column.addWidget(panel, 1)
        self.retranslate()

    @property
    def stops(self) -> list[QWidget]:
        """Where the keyboard stops, in their order."""
        return [self.host, self.tables, self.field]

    def show_narrow(self, narrow: bool) -> None:
        """Stand in two rows, or in one over the whole width."""
        ways = QBoxLayout.Direction
        self._parts.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def show_waiting(self, count: int) -> None:
        """Say how many tables wait for their players."""
        self._waiting = count
        text = self.tr("Tables · %n waiting", "", count) if count else self.tr("Tables on this network")
        self.tables.setText(text)

    def _join(self, code: str) -> None:
        self.field.clear()
        self.code.emit(code)

    def _follow(self, link: str) -> None:
        self.field.clear()
        self.invitation.emit(link)

    _waiting = 0

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Friends"))
        self.host.setText(self.tr("Host a table"))
        self._code_title.setText(self.tr("Join with a code"))
        self._code_line.setText(self.tr("or paste an invitation"))
        self.show_waiting(self._waiting)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
