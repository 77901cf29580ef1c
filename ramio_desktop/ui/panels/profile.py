"""Who is playing: the small panel under one's own picture on the home page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.settings import NICK_LENGTH, Settings
from ramio_desktop.ui.widgets.avatar import Avatar, own_avatar
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.labels import label

WIDTH = 340


class ProfilePanel(Overlay):
    """One field for the name; the picture follows it while one types. The name holds from the next game on."""

    def __init__(self, look: Look, settings: Settings, window: QWidget, anchor: QWidget, nick: str) -> None:
        super().__init__(look, window, anchor)
        self._settings = settings
        self.body.setFixedWidth(look.measures.dp(WIDTH))
        self.column.setContentsMargins(*look.measures.dps(20, 20, 20, 20))
        self.column.setSpacing(look.measures.dp(12))
        row = QHBoxLayout()
        row.setSpacing(look.measures.dp(14))
        self.avatar = Avatar(look, own_avatar(nick, look.theme.picture), 56)
        row.addWidget(self.avatar, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(look.measures.dp(6))
        words.addWidget(label(self.tr("Your name at the table"), "over", "2"))
        self.field = QLineEdit(nick)
        self.field.setMaxLength(NICK_LENGTH)
        self.field.setAccessibleName(self.tr("Your name at the table"))
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._save)
        words.addWidget(self.field)
        row.addLayout(words, 1)
        self.column.addLayout(row)
        hint = label(self.tr("It stays on this computer and holds from the next game on."), "secondary", "2", wrap=True)
        hint.setMinimumHeight(hint.heightForWidth(look.measures.dp(WIDTH - 42)))
        self.column.addWidget(hint)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        self.save = Button(look, self.tr("Save the name"), Kind.SECONDARY)
        self.save.clicked.connect(self._save)
        buttons.addWidget(self.save)
        self.column.addLayout(buttons)
        self.setAccessibleName(self.tr("Profile"))
        self.open(self.field)
        self.field.selectAll()

    def _nick(self) -> str:
        return " ".join(self.field.text().split())

    def _typed(self) -> None:
        nick = self._nick()
        self.avatar.show_player(own_avatar(nick, self._look.theme.picture))
        self.save.setEnabled(bool(nick))

    def _save(self) -> None:
        if nick := self._nick():
            self._settings.nick = nick
            self.close_overlay()
