"""Who is playing, and in which language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from ramio_desktop.ui.language import system_language
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.settings_section import SettingsSection
from ramio_desktop.ui.settings import AVATARS, NICK_LENGTH, Settings
from ramio_desktop.ui.widgets.avatar import own_avatar, paint_avatar
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.swatches import Picture, Swatches

SIDE = 34


class PersonSection(SettingsSection):
    """Name, picture, language; `nick` says the name in use while none is chosen."""

    ICON = "user"

    def __init__(
        self, look: Look, settings: Settings, nick: Callable[[], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, settings, parent)
        self._nick = nick
        self.panel()
        self.field = QLineEdit()
        self.field.setMaxLength(NICK_LENGTH)
        self.field.setFixedWidth(look.measures.dp(220))
        self.field.editingFinished.connect(self._named)
        self.add(
            self.field, "nick", lambda: self.tr("Your name at the table"),
            lambda: self.tr("It stays on this computer and holds from the next game on."), show=self._show_nick,
        )  # fmt: skip
        self.pictures = Swatches(
            look, [Picture(str(number), partial(self._paint, number)) for number in range(AVATARS)],
            QSize(SIDE, SIDE), SIDE / 2, captioned=False,
        )  # fmt: skip
        self.pictures.chosen.connect(lambda key: setattr(settings, "avatar", int(key)))
        self.add(
            self.pictures, "avatar", lambda: self.tr("Your picture"), None,
            lambda: [self.tr("Picture {n}").format(n=number + 1) for number in range(AVATARS)], self._show_picture,
        )  # fmt: skip
        self.panel()
        language = Segmented(look, [("it", ""), ("en", "")])
        language.chosen.connect(lambda key: setattr(settings, "language", key))
        self.add(
            language, "language", lambda: self.tr("Language"), None, lambda: ["Italiano", "English"],
            lambda: language.choose(settings.language or system_language()),
        )  # fmt: skip
        self.retranslate()

    def _show_nick(self) -> None:
        self.field.setText(self._nick())

    def _named(self) -> None:
        """Keep the name; an empty one gives way to the name of before."""
        nick = " ".join(self.field.text().split())
        if nick and nick != self._nick():
            self._settings.nick = nick
            self._show_picture()
        self.field.setText(self._nick())

    def _show_picture(self) -> None:
        self.pictures.choose(str(own_avatar(self._nick(), self._settings.avatar)))

    @staticmethod
    def _paint(number: int, painter: QPainter, rect: QRectF) -> None:
        paint_avatar(painter, rect, number)
