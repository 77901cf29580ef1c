"""The drawer of a network table: who is there, what was said, and what one says oneself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from ramio_desktop.net.table_messages import AWAY, HERE, Place
from ramio_desktop.net.talk import MAX_SAID
from ramio_desktop.ui.company import Company, Spoken
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.reactions import Reactions, ReactionWords
from ramio_desktop.ui.widgets.avatar import Avatar, avatars_of
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind
from ramio_desktop.ui.widgets.labels import ElidedLabel, breakable, label

WIDTH = 420
DOT = 9


class ChatButton(IconButton):
    """Opens the drawer; a dot says that there is something unread in it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "message-circle", "", plain=True, on_felt=True, side=32, parent=parent)
        self.unread = 0

    def show_unread(self, count: int) -> None:
        """Show whether so many lines are unread."""
        self.unread = count
        self.set_caption(self.tr("Talk, %n unread", "", count) if count else self.tr("Talk"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self.unread:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._look.measures.dp(DOT)
        painter.setPen(self._look.tokens.felt2)
        painter.setBrush(self._look.tokens.accent)
        painter.drawEllipse(self.width() - side - 3, 3, side, side)
        painter.end()


class _PersonRow(QWidget):
    """Somebody at the table, and whether one hears what he says."""

    def __init__(self, look: Look, company: Company, place: Place, pattern: int, may_ask: bool) -> None:
        super().__init__()
        dp = look.measures.dp
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(dp(10))
        row.addWidget(Avatar(look, pattern, 28))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedLabel(place.name, "strong"))
        what = ""
        if place.owner:
            what = self.tr("a computer player plays on")
        elif place.presence == AWAY:
            what = self.tr("away")
        elif place.presence != HERE:
            what = self.tr("the line is lost")
        if what:
            words.addWidget(ElidedLabel(what, "secondary", "warn"))
        row.addLayout(words, 1)
        self.ask = Button(look, self.tr("Go on without"), grade=Grade.SMALL)
        self.ask.setVisible(may_ask)
        row.addWidget(self.ask)
        muted = company.is_muted(place.seat)
        self.mute = IconButton(look, "volume-x" if muted else "volume-2", "", plain=True, side=32)
        text = self.tr("Hear {name} again") if muted else self.tr("Hear nothing of {name}")
        self.mute.set_caption(text.format(name=place.name))
        self.mute.clicked.connect(lambda: company.mute(place.seat, not muted))
        row.addWidget(self.mute)


class ChatDrawer(Overlay):
    """Stays up to date while it is open; everything seen in it counts as read."""

    absent = Signal(int)
    """The person wants to ask the table to go on without that seat."""

    def __init__(self, look: Look, window: QWidget, anchor: QWidget, company: Company) -> None:
        super().__init__(look, window, anchor)
        self._company = company
        self._words = ReactionWords(self)
        self._shown: tuple[object, ...] = ()
        dp = look.measures.dp
        self.body.setFixedWidth(dp(WIDTH))
        head = QHBoxLayout()
        self._title = label("", "section")
        self._cross = IconButton(look, "x", "", plain=True, side=32)
        self._cross.clicked.connect(self.close_overlay)
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        self.column.addLayout(head)
        self._people = QVBoxLayout()
        self._people.setSpacing(dp(4))
        self.column.addLayout(self._people)
        self.column.addWidget(self._make_lines(), 1)
        self.note = label("", "secondary", "warn", wrap=True)
        self.note.setVisible(False)
        self.column.addWidget(self.note)
        self.reactions = Reactions(look)
        self.reactions.chosen.connect(company.member.react)
        self.column.addWidget(self.reactions)
        self.column.addLayout(self._make_field())
        company.spoke.connect(self._on_spoke)
        company.changed.connect(self._refresh_people)
        company.slowed.connect(self._on_slowed)
        self.retranslate()
        company.mark_read()
        self.open(self.field)

    def _make_lines(self) -> QScrollArea:
        dp = self._look.measures.dp
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setMinimumHeight(dp(60))
        self._scroll.setMaximumHeight(dp(260))
        inside = QWidget()
        inside.setProperty("scrolled", "true")
        outer = QVBoxLayout(inside)
        outer.setContentsMargins(0, 0, dp(12), 0)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(dp(8))
        outer.addLayout(self._lines)
        outer.addStretch(1)
        self._scroll.setWidget(inside)
        self._scroll.verticalScrollBar().rangeChanged.connect(
            lambda _, end: self._scroll.verticalScrollBar().setValue(end)
        )
        return self._scroll

    def _make_field(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._look.measures.dp(8))
        self.field = QLineEdit()
        self.field.setMaxLength(MAX_SAID)
        self.field.returnPressed.connect(self._send)
        self.send = Button(self._look, "", Kind.PRIMARY, Grade.NORMAL)
        self.send.clicked.connect(self._send)
        row.addWidget(self.field, 1)
        row.addWidget(self.send)
        return row

    def _send(self) -> None:
        text = self.field.text().strip()
        if text:
            self.note.setVisible(False)
            self._company.member.say(text)
            self.field.clear()

    # showing

    def texts(self) -> list[str]:
        """The lines as they are shown (tests)."""
        return [self._line(spoken) for spoken in self._company.lines]

    def _line(self, spoken: Spoken) -> str:
        text = spoken.text or self._words.of(spoken.reaction)
        name = self.tr("You") if spoken.seat == self._company.session.seat else self._name(spoken.seat)
        return f"{name}: {text}"

    def _name(self, seat: int) -> str:
        return self._company.session.names[seat]

    def _add(self, spoken: Spoken) -> None:
        own = spoken.seat == self._company.session.seat
        words = label(breakable(self._line(spoken)), "secondary", "2" if own else "1", wrap=True)
        self._lines.addWidget(words)

    def _on_spoke(self, spoken: Spoken) -> None:
        if self._lines.count() == 1 and len(self._company.lines) == 1:
            self._fill()
        else:
            self._add(spoken)
        self._company.mark_read()
        later(self, 0, self.place)

    def _fill(self) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for spoken in self._company.lines:
            self._add(spoken)
        if not self._company.lines:
            self._lines.addWidget(label(self.tr("Nobody has said anything yet"), "secondary", "3", wrap=True))

    def _on_slowed(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(True)
        self.place()

    def _refresh_people(self) -> None:
        company = self._company
        shown = (company.people, frozenset(company.member.muted), company.missing, self.tr("Talk"))
        if shown == self._shown:
            return
        self._shown = shown
        while (item := self._people.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        patterns = avatars_of(company.session.names, company.session.seat, self._look.theme.picture)
        for place in company.people:
            may_ask = place.seat in company.missing
            row = _PersonRow(self._look, company, place, patterns[place.seat], may_ask)
            row.ask.clicked.connect(lambda _=False, seat=place.seat: self._ask(seat))
            self._people.addWidget(row)
        self.place()

    def _ask(self, seat: int) -> None:
        self.close_overlay()
        self.absent.emit(seat)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("At the table"))
        self._cross.set_caption(self.tr("Close"), "Esc")
        self.field.setPlaceholderText(self.tr("Say something to the table"))
        self.field.setAccessibleName(self.tr("Say something to the table"))
        self.send.setText(self.tr("Send"))
        self.setAccessibleName(self.tr("At the table"))
        self.reactions.retranslate()
        self._fill()
        self._refresh_people()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.place()
        super().changeEvent(event)
