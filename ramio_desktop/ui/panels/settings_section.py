"""One section of the settings: panels of lines, each a setting with its name, its meaning and its control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.choices import Segmented, Switch
from ramio_desktop.ui.widgets.labels import label
from ramio_desktop.ui.widgets.panels import Panel, rule
from ramio_desktop.ui.widgets.swatches import Swatches

Words = Callable[[], str]
Parts = Callable[[], Sequence[str]]


class SettingLine(QFrame):
    """A title, what the setting means under it, and the control at the right; pressing anywhere works a switch."""

    def __init__(self, look: Look, control: QWidget | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._control = control
        dp = look.measures.dp
        self.setMinimumHeight(look.measures.px(56))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, dp(9), 0, dp(9))
        row.setSpacing(dp(20))
        words = QVBoxLayout()
        words.setSpacing(dp(2))
        self._title = label("", "strong", wrap=True)
        self._text = label("", "secondary", "2", wrap=True)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch(1)
        row.addLayout(words, 1)
        if control is not None:
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        if isinstance(control, Switch):
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_words(self, title: str, text: str = "") -> None:
        """Name the setting, and say what it does."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        control = self._control
        if control is not None:
            control.setAccessibleDescription(text)
            if isinstance(control, (Switch, QLineEdit)) or not control.accessibleName():
                control.setAccessibleName(title)

    def words(self) -> tuple[str, str]:
        """Title and meaning as they are shown."""
        return self._title.text(), self._text.text()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseReleaseEvent(event)
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() is Qt.MouseButton.LeftButton and isinstance(self._control, Switch):
            self._control.click()


@dataclass(frozen=True)
class _Shown:
    """A line with what has to be said again in another language, and how its control is set."""

    line: SettingLine
    title: Words
    text: Words | None
    parts: Parts | None
    setting: str
    show: Callable[[], None]


class SettingsSection(QWidget):
    """Subclasses add panels and lines; every control shows its setting, also when that changes elsewhere."""

    ICON = "settings"

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self._shown: list[_Shown] = []
        self._titles: list[tuple[QLabel, Words]] = []
        self._controls: dict[str, QWidget] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(look.measures.dp(8))
        self._inside: QVBoxLayout | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        settings.changed.connect(self._on_setting)

    def top(self) -> QWidget | None:
        """What stays in sight above the lines while they scroll."""
        return None

    def control(self, setting: str) -> QWidget:
        """The control of a setting, or of an action by its name; KeyError."""
        return self._controls[setting]

    def controls(self) -> dict[str, QWidget]:
        """All controls by what they set or do."""
        return dict(self._controls)

    # adding

    def panel(self, title: Words | None = None) -> QVBoxLayout:
        """Begin a panel, with a title over it; the lines that are added from now on go into it."""
        dp = self._look.measures.dp
        if title is not None:
            over = label("", "over", "3")
            over.setContentsMargins(dp(4), dp(10) if self._titles else 0, 0, 0)
            self._titles.append((over, title))
            self.column.addWidget(over)
        made = Panel()
        self._inside = QVBoxLayout(made)
        self._inside.setContentsMargins(dp(20), dp(4), dp(20), dp(4))
        self._inside.setSpacing(0)
        self.column.addWidget(made)
        return self._inside

    def segmented(
        self, setting: str, keys: Sequence[str], title: Words, parts: Parts, text: Words | None = None,
        values: Sequence[object] | None = None,
    ) -> Segmented:  # fmt: skip
        """A line with a row of choices; `values` are what the keys mean when that is not the keys themselves."""
        control = Segmented(self._look, [(key, "") for key in keys])
        self.choice(control, setting, keys, title, parts, text, values)
        return control

    def choice(
        self, control: Segmented | Swatches, setting: str, keys: Sequence[str], title: Words, parts: Parts,
        text: Words | None = None, values: Sequence[object] | None = None,
    ) -> None:  # fmt: skip
        """A line with a choice that exists already."""
        meant = list(values if values is not None else keys)
        control.chosen.connect(lambda key: setattr(self._settings, setting, meant[list(keys).index(key)]))
        self.add(
            control, setting, title, text, parts,
            lambda: control.choose(keys[meant.index(getattr(self._settings, setting))]),
        )  # fmt: skip

    def switch(self, setting: str, title: Words, text: Words | None = None) -> Switch:
        """A line with a switch."""
        control = Switch(self._look, "")
        control.toggled.connect(lambda on: setattr(self._settings, setting, on))
        self.add(control, setting, title, text, None, lambda: control.setChecked(getattr(self._settings, setting)))
        return control

    def add(
        self, control: QWidget | None, name: str, title: Words, text: Words | None = None, parts: Parts | None = None,
        show: Callable[[], None] = lambda: None,
    ) -> SettingLine:  # fmt: skip
        """A line with any control; `show` sets it to the value of now, also when the setting `name` changes."""
        assert self._inside is not None
        if self._inside.count():
            self._inside.addWidget(rule())
        line = SettingLine(self._look, control)
        self._inside.addWidget(line)
        shown = _Shown(line, title, text, parts, name, show)
        self._shown.append(shown)
        if control is not None:
            self._controls[name] = control
        show()
        self._say(shown)
        return line

    # words

    def _say(self, shown: _Shown) -> None:
        title = shown.title()
        control = self._controls.get(shown.setting)
        if shown.parts is not None and isinstance(control, (Segmented, Swatches)):
            control.set_texts(shown.parts(), title)
        shown.line.set_words(title, shown.text() if shown.text is not None else "")

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        for over, title in self._titles:
            over.setText(title())
        for shown in self._shown:
            self._say(shown)

    def _on_setting(self, name: str) -> None:
        for shown in self._shown:
            if shown.setting == name:
                shown.show()
                self._say(shown)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
