"""The few settings one changes while playing, under the gear of the home page and of the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.settings import ANIMATION_SPEEDS, PACES, Settings
from ramio_desktop.ui.theme import BACKS
from ramio_desktop.ui.widgets.buttons import Button, IconButton, Kind
from ramio_desktop.ui.widgets.choices import Segmented, Switch
from ramio_desktop.ui.widgets.labels import label


@dataclass
class _Line:
    """One setting: its name, its control, and the words of the control in the language of now."""

    name: QLabel
    control: Segmented | Switch
    title: Callable[[], str]
    parts: Callable[[], list[str]]


class QuickSettings(Overlay):
    """Every choice takes effect at once, behind the panel; it closes by Escape, its cross or a press outside."""

    allSettings = Signal()
    """The person wants to see every setting."""
    levels = Signal()
    """The person wants to change the level of a computer player at the table."""

    copyPosition = Signal()
    """The person wants the position of the table as text."""

    def __init__(
        self, look: Look, settings: Settings, window: QWidget, anchor: QWidget, language: str, at_table: bool = False,
        has_position: bool = False,
    ) -> None:  # fmt: skip
        """`at_table` says that the levels of computer players can be changed now; `has_position` that a table is seen.
        """
        super().__init__(look, window, anchor)
        self._settings = settings
        self._lines: list[_Line] = []
        head = QHBoxLayout()
        self._title = label("", "section")
        self._cross = IconButton(look, "x", "", plain=True, side=32)
        self._cross.clicked.connect(self.close_overlay)
        head.addWidget(self._title, 1)
        head.addWidget(self._cross)
        self.column.addLayout(head)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(look.measures.dp(24))
        self._grid.setVerticalSpacing(look.measures.dp(10 if look.measures.compact else 12))
        self._grid.setColumnStretch(0, 1)
        self.column.addLayout(self._grid)
        self._make_lines(language)
        self.all_button = Button(look, "", Kind.SECONDARY, icon="settings")
        self.all_button.clicked.connect(self._open_all)
        self.column.addSpacing(look.measures.dp(4))
        self.levels_button = Button(look, "", Kind.SECONDARY, icon="bot")
        self.levels_button.clicked.connect(self._open_levels)
        self.levels_button.setVisible(at_table)
        if at_table:
            self.column.addWidget(self.levels_button)
        self.copy_button = Button(look, "", Kind.SECONDARY, icon="copy")
        self.copy_button.clicked.connect(self._copy)
        self.copy_button.setVisible(has_position)
        if has_position:
            self.column.addWidget(self.copy_button)
        self.column.addWidget(self.all_button)
        self.retranslate()
        self.open(self._cross)

    def _make_lines(self, language: str) -> None:
        self._choice("language", ["it", "en"], lambda: self.tr("Language"), lambda: ["Italiano", "English"], language)
        self._choice(
            "theme",
            ["dark", "light", "system"],
            lambda: self.tr("Colours"),
            lambda: [self.tr("Dark"), self.tr("Light"), self.tr("As the system")],
        )
        self._choice(
            "four_colours",
            ["two", "four"],
            lambda: self.tr("Suits"),
            lambda: [self.tr("Two colours"), self.tr("Four colours")],
            "four" if self._settings.four_colours else "two",
        )
        self._switch("large_index", lambda: self.tr("Large figures on the cards"))
        self._choice(
            "back",
            list(BACKS),
            lambda: self.tr("Back of the cards"),
            lambda: [self.tr("Plum"), self.tr("Teal")],
        )
        self._choice(
            "animation",
            list(ANIMATION_SPEEDS),
            lambda: self.tr("Motion"),
            lambda: [self.tr("Off"), self.tr("Slow"), self.tr("Normal", "speed"), self.tr("Fast")],
        )
        self._choice(
            "pace",
            list(PACES),
            lambda: self.tr("Computer players"),
            lambda: [self.tr("Thoughtful"), self.tr("Normal", "pace"), self.tr("Brisk"), self.tr("At once")],
        )

    def _choice(
        self,
        setting: str,
        keys: list[str],
        title: Callable[[], str],
        parts: Callable[[], list[str]],
        now: str | None = None,
    ) -> None:
        control = Segmented(self._look, [(key, "") for key in keys])
        control.choose(getattr(self._settings, setting) if now is None else now)
        control.chosen.connect(lambda key, setting=setting: self._set(setting, key))
        self._add(control, title, parts)

    def _switch(self, setting: str, title: Callable[[], str]) -> None:
        control = Switch(self._look, "")
        control.setChecked(getattr(self._settings, setting))
        control.toggled.connect(lambda on, setting=setting: setattr(self._settings, setting, on))
        self._add(control, title, list)

    def _set(self, setting: str, key: str) -> None:
        setattr(self._settings, setting, key == "four" if setting == "four_colours" else key)

    def _add(
        self, control: Segmented | Switch, title: Callable[[], str], parts: Callable[[], list[str]]
    ) -> None:
        row = len(self._lines)
        name = label("", "strong")
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(control, row, 1)
        self._lines.append(_Line(name, control, title, parts))

    def control(self, row: int) -> Segmented | Switch:
        """The control of a line, from the top (tests)."""
        return self._lines[row].control

    def _open_all(self) -> None:
        self.close_overlay()
        self.allSettings.emit()

    def _open_levels(self) -> None:
        self.close_overlay()
        self.levels.emit()

    def _copy(self) -> None:
        self.close_overlay()
        self.copyPosition.emit()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("Quick settings"))
        self._cross.set_caption(self.tr("Close"), "Esc")
        self.all_button.setText(self.tr("All settings"))
        self.copy_button.setText(self.tr("Copy the position as text"))
        self.levels_button.setText(self.tr("Level of the computer players"))
        self.setAccessibleName(self.tr("Quick settings"))
        for line in self._lines:
            title = line.title()
            line.name.setText(title)
            if isinstance(line.control, Segmented):
                line.control.set_texts(line.parts(), title)
            else:
                line.control.setAccessibleName(title)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.place()
        super().changeEvent(event)
