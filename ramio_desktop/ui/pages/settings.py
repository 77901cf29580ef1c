"""The settings: a list of sections at the left, the chosen one at the right; everything has effect at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.later import later
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.panels.settings_data import DataSection
from ramio_desktop.ui.panels.settings_keys import KeysSection
from ramio_desktop.ui.panels.settings_look import LookSection
from ramio_desktop.ui.panels.settings_person import PersonSection
from ramio_desktop.ui.panels.settings_play import PlaySection
from ramio_desktop.ui.panels.settings_section import SettingsSection
from ramio_desktop.ui.panels.settings_sound import SoundSection
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.scrolled import Scrolled

SECTIONS = ("look", "play", "sound", "person", "keys", "data")
LIST_WIDTH = 188
COLUMN_WIDTH = 980

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SectionButton(Button):
    """One entry of the list; the arrow keys go to its neighbours."""

    stepped = Signal(int)

    def __init__(self, look: Look, icon: str) -> None:
        super().__init__(look, "", Kind.QUIET, icon=icon)
        self.setCheckable(True)
        self.setProperty("section", "true")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)


class SettingsPage(Page):
    """Makes a section when it is first shown; `nick` says the person's name, `folder` is where the data are."""

    openFolder = Signal()
    exported = Signal()
    imported = Signal()
    erased = Signal()
    diagnostics = Signal()
    tried = Signal()
    """The person wants to hear a sound."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        felt: Felt,
        folder: Path,
        nick: Callable[[], str],
        section: str = SECTIONS[0],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("SettingsPage")
        self._settings = settings
        self._felt = felt
        self._folder = folder
        self._nick = nick
        self._sections: dict[str, SettingsSection] = {}
        self._section = section
        self.gear.hide()
        self._bar.hide()
        self._list = QWidget()
        self._right = QWidget()
        self._build()
        look.theme.changed.connect(self._on_theme)
        self.retranslate()

    # building

    def _build(self) -> None:
        """Make list and sections for the size of now."""
        m = self._look.measures
        self._built_for = (m.name, m.scale)
        self._sections = {}
        self._list = QWidget()
        self._list.setFixedWidth(m.dp(LIST_WIDTH if not m.compact else LIST_WIDTH - 24))
        names = QVBoxLayout(self._list)
        names.setContentsMargins(0, 0, 0, 0)
        names.setSpacing(m.dp(4))
        self._group = QButtonGroup(self._list)
        self.entries: dict[str, SectionButton] = {}
        for key in SECTIONS:
            entry = SectionButton(self._look, _ICONS[key])
            entry.clicked.connect(lambda _checked=False, key=key: self.show_section(key))
            entry.stepped.connect(lambda step, key=key: self._step(key, step))
            self._group.addButton(entry)
            self.entries[key] = entry
            names.addWidget(entry)
        names.addStretch(1)
        self._right = QWidget()
        self._right.setMaximumWidth(m.px(COLUMN_WIDTH))
        self._column = QVBoxLayout(self._right)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(m.dp(16))
        self._tops = QVBoxLayout()
        self._column.addLayout(self._tops)
        self._area = Scrolled()
        self._inside = QVBoxLayout(self._area.inside)
        edge = m.dp(6)  # room for the focus ring
        self._inside.setContentsMargins(edge, 0, m.dp(12), edge)
        self._inside.addStretch(1)
        self._column.addWidget(self._area, 1)
        self.body.addWidget(self._list)
        self.body.addWidget(self._right, 1)
        self.show_section(self._section)

    def _make(self, key: str) -> SettingsSection:
        look, settings = self._look, self._settings
        if key == "look":
            return LookSection(look, settings, self._felt)
        if key == "play":
            return PlaySection(look, settings)
        if key == "sound":
            sound = SoundSection(look, settings)
            sound.tried.connect(self.tried)
            return sound
        if key == "person":
            return PersonSection(look, settings, self._nick)
        if key == "keys":
            return KeysSection(look, settings)
        data = DataSection(look, settings, self._folder)
        for wish, passed_on in (
            (data.openFolder, self.openFolder), (data.exported, self.exported), (data.imported, self.imported),
            (data.erased, self.erased), (data.diagnostics, self.diagnostics),
        ):  # fmt: skip
            wish.connect(passed_on)
        return data

    # showing

    @property
    def section(self) -> str:
        """The key of the section that is shown."""
        return self._section

    def shown(self) -> SettingsSection:
        """The section that is shown."""
        return self._sections[self._section]

    def show_section(self, key: str) -> None:
        """Show that section; KeyError for an unknown one."""
        self.entries[key].setChecked(True)
        if key not in self._sections:
            made = self._sections[key] = self._make(key)
            self._inside.insertWidget(self._inside.count() - 1, made)
            if (top := made.top()) is not None:
                self._tops.addWidget(top)
        self._section = key
        for name, section in self._sections.items():
            section.setVisible(name == key)
            if (top := section.top()) is not None:
                top.setVisible(name == key)
        self._area.verticalScrollBar().setValue(0)

    def focus_first(self) -> None:
        """Put the keyboard on the list."""
        self.entries[self._section].setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, key: str, step: int) -> None:
        place = SECTIONS.index(key) + step
        if 0 <= place < len(SECTIONS):
            entry = self.entries[SECTIONS[place]]
            entry.setFocus(Qt.FocusReason.TabFocusReason)
            entry.click()

    def _on_theme(self) -> None:
        """Another size of everything: after whatever was pressed has done with it, everything is made anew."""
        m = self._look.measures
        if (m.name, m.scale) != self._built_for:
            self._built_for = (m.name, m.scale)
            later(self, 0, self._build_again)

    def _build_again(self) -> None:
        place = self._area.verticalScrollBar().value() / max(1, self._area.verticalScrollBar().maximum())
        focused = next(
            (name for name, control in self.shown().controls().items() if control.isAncestorOf(self._focused())), ""
        )
        on_list = self._list.isAncestorOf(self._focused())
        for old in (self._list, self._right):
            self.body.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._build()
        self.retranslate()
        if focused:
            self.focus_setting(focused)
        elif on_list:
            self.focus_first()
        bar = self._area.verticalScrollBar()
        later(bar, 0, lambda: bar.setValue(round(place * bar.maximum())))

    def _focused(self) -> QWidget:
        return self.focusWidget() or self

    def focus_setting(self, name: str) -> None:
        """Put the keyboard on the control of that setting, on the part that is taken."""
        control = self.shown().control(name)
        parts = [control, *control.findChildren(QWidget)]
        stops = [part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        taken = [part for part in stops if part.property("checked")]
        for part in (taken or stops)[:1]:
            part.setFocus(Qt.FocusReason.OtherFocusReason)

    # words

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.name_tools()
        self.title.set_text(self.tr("Settings"))
        self.subtitle.hide()
        names = {
            "look": self.tr("Look"), "play": self.tr("Play"), "sound": self.tr("Sound"), "person": self.tr("You"),
            "keys": self.tr("Keyboard"), "data": self.tr("Data"),
        }  # fmt: skip
        for key, entry in self.entries.items():
            entry.setText(names[key])

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


_ICONS = {
    "look": LookSection.ICON, "play": PlaySection.ICON, "sound": SoundSection.ICON, "person": PersonSection.ICON,
    "keys": KeysSection.ICON, "data": DataSection.ICON,
}  # fmt: skip
