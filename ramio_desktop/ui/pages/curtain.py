"""The curtain between two people at one computer: it names the next one, and shows nothing until he says so (RULES S1).

It knows of the table what anybody may know, and nothing else: there is no card behind it that could come to light.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.card_art import BACK
from ramio_desktop.ui.local_table import Standing
from ramio_desktop.ui.look import Look
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.avatar import Avatar, avatars_of
from ramio_desktop.ui.widgets.buttons import Button, Grade, IconButton, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, label
from ramio_desktop.ui.widgets.pictures import HandPicture

ARMED_AFTER = 400
"""Milliseconds in which nothing opens the curtain: it must not be the end of a double click that does."""
FAN = 5


class DeliberateButton(Button):
    """Is pressed by a whole press of its own: a key or mouse button that is still held down does nothing here."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", Kind.PRIMARY, Grade.BIG, icon="eye", parent=parent)
        self._since = QElapsedTimer()
        self._entered = False

    def disarm(self) -> None:
        """Do nothing for a moment."""
        self._entered = False
        self.setDown(False)
        self._since.start()

    @property
    def is_armed(self) -> bool:
        """Whether a press counts by now."""
        return self._since.isValid() and self._since.elapsed() >= ARMED_AFTER

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.is_armed:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self.is_armed or event.isAutoRepeat():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._entered = True
            self.setDown(True)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyReleaseEvent(event)
        elif self._entered and not event.isAutoRepeat():
            self._entered = False
            self.setDown(False)
            self.click()


class CurtainPage(QWidget):
    """Hides the table from everybody; `opened` carries the seat of the person who says that he is there."""

    opened = Signal(int)
    leave = Signal()
    quickSettings = Signal(QWidget)

    def __init__(self, look: Look, felt: Felt, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("CurtainPage")
        self._look = look
        self._felt = felt
        self._standing = standing
        m = look.measures
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*m.dps(16, 16, 16, 16))
        outer.setSpacing(0)
        head = QHBoxLayout()
        self._back = IconButton(look, "arrow-left", "", plain=True, on_felt=True, side=40)
        self._back.clicked.connect(self.leave)
        self._match = ElidedLabel("", "secondary", "felt2")
        self._gear = IconButton(look, "settings", "", plain=True, on_felt=True, side=40)
        self._gear.clicked.connect(lambda: self.quickSettings.emit(self._gear))
        head.addWidget(self._back)
        head.addSpacing(m.dp(8))
        head.addWidget(self._match, 1)
        head.addWidget(self._gear)
        outer.addLayout(head)
        outer.addStretch(2)
        pieces = look.tiles if has_tiles(standing.family) else look
        self._fan = HandPicture(pieces, (BACK,) * FAN, largest=84)
        self._fan.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        outer.addWidget(self._fan, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addSpacing(m.dp(12))
        self._avatar = Avatar(look, 0, 56)
        outer.addWidget(self._avatar, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addSpacing(m.dp(8))
        self._turn = label("", "title", "felt1", wrap=True)
        self._words = label("", "", "felt2", wrap=True)
        for line in (self._turn, self._words):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            outer.addWidget(line)
        outer.insertSpacing(outer.indexOf(self._words), m.dp(4))
        outer.addSpacing(m.dp(22))
        self.button = DeliberateButton(look)
        self.button.clicked.connect(lambda: self.opened.emit(self.seat))
        outer.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addSpacing(m.dp(14))
        self._meanwhile = label("", "secondary", "felt2", wrap=True)
        self._meanwhile.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._meanwhile.setMinimumHeight(self._meanwhile.fontMetrics().lineSpacing() + 4)
        outer.addWidget(self._meanwhile)
        outer.addStretch(3)
        QShortcut(QKeySequence("Escape"), self, self.leave.emit, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        look.theme.changed.connect(self._fit)
        self._fit()
        self.retranslate()

    @property
    def seat(self) -> int:
        """Whom the curtain waits for."""
        return self._standing.next_person

    def show_standing(self, standing: Standing) -> None:
        """The table has moved on behind the curtain."""
        if standing.next_person != self.seat:
            self.button.disarm()  # whoever reaches for it is no longer the one it is for
        self._standing = standing
        self.retranslate()

    def focus_first(self) -> None:
        """Put the keyboard on the button."""
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        standing = self._standing
        names = [who.name for who in standing.seats]
        name = names[self.seat]
        self._back.set_caption(self.tr("Leave the table"), "Esc")
        self._gear.set_caption(self.tr("Quick settings"))
        owner = standing.persons[0]
        self._avatar.show_player(avatars_of(names, owner, self._look.theme.picture)[self.seat])
        self._match.set_text(self.tr("Hand {n} · {names}").format(n=standing.hand, names=", ".join(names)))
        playing = standing.seats[standing.turn]
        due = self.tr("{name}, you are next") if playing.is_bot else self.tr("{name}, it is your turn")
        self._turn.setText(due.format(name=name))
        words = self.tr("Hand the computer over: the hand stays hidden until {name} takes it up.")
        self._words.setText(words.format(name=name))
        self.button.setText(self.tr("I am {name}: show my hand").format(name=name))
        before = self.tr("{name} is playing before you").format(name=playing.name)
        self._meanwhile.setText(before if playing.is_bot else "")
        self.setAccessibleName(self._turn.text())
        self.setAccessibleDescription(self._words.text())

    def _fit(self) -> None:
        m = self._look.measures
        self._fan.setFixedSize(m.px(400), m.px(184))
        self._turn.setMinimumHeight(self._turn.fontMetrics().lineSpacing() + 4)
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.button.disarm()
        self.focus_first()
        announce(self, self._turn.text(), assertive=True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._felt.pixmap(self.size(), self.devicePixelRatioF()))
        painter.end()
