"""Every key of the table and what it does."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from ramio_desktop.ui.dialogs.keys import keys, keys_row
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.settings_section import SettingsSection
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.panels import rule


class KeysSection(SettingsSection):
    """The list of keys; they are always the same."""

    ICON = "keyboard"

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self._list: QWidget | None = None
        self._box = self.panel(lambda: self.tr("At the table"))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        if self._list is not None:
            self._box.removeWidget(self._list)
            self._list.hide()
            self._list.deleteLater()
        dp = self._look.measures.dp
        self._list = QWidget()
        grid = QGridLayout(self._list)
        grid.setContentsMargins(0, dp(4), 0, dp(4))
        grid.setHorizontalSpacing(dp(20))
        grid.setVerticalSpacing(dp(6))
        grid.setColumnStretch(1, 1)
        for number, line in enumerate(keys()):
            if number:
                grid.addWidget(rule(), 2 * number - 1, 0, 1, 2)
            chips, meaning = keys_row(line, self._list)
            meaning.setWordWrap(True)
            grid.addLayout(chips, 2 * number, 0)
            grid.addWidget(meaning, 2 * number, 1)
        self._box.addWidget(self._list)
