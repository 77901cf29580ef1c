"""What is heard, and how the player is called to his turn."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.settings_section import SettingsSection
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button
from ramio_desktop.ui.widgets.labels import label

STEP = 10


class VolumeControl(QWidget):
    """A slider from 0, which is off, to 100, with the figure beside it, and a button that lets one hear it."""

    changed = Signal(int)
    tried = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dp = look.measures.dp
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(dp(12))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(STEP)
        self.slider.setPageStep(STEP)
        self.slider.setFixedWidth(dp(180))
        self.slider.setProperty("ringRadius", dp(9))
        self.slider.valueChanged.connect(self._changed)
        self._figure = label("", "strong")
        self._figure.setMinimumWidth(dp(52))
        self._figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.button = Button(look, "", icon="volume-2")
        self.button.clicked.connect(self.tried)
        for part in (self.slider, self._figure, self.button):
            row.addWidget(part)

    def show_volume(self, volume: int) -> None:
        """Show that volume without telling of it."""
        self.slider.blockSignals(True)
        self.slider.setValue(volume)
        self.slider.blockSignals(False)
        self._say(volume)

    def retranslate(self, name: str) -> None:
        """Say everything in the language of now; `name` is for screen readers."""
        self.button.setText(self.tr("Listen"))
        self.slider.setAccessibleName(name)
        self._say(self.slider.value())

    def _changed(self, volume: int) -> None:
        self._say(volume)
        self.changed.emit(volume)

    def _say(self, volume: int) -> None:
        self._figure.setText(self.tr("{n} %").format(n=volume) if volume else self.tr("Off"))
        self.button.setEnabled(volume > 0)


class SoundSection(SettingsSection):
    """Volume and the call to one's turn; `tried` asks to hear a sound."""

    ICON = "volume-2"
    tried = Signal()

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self.panel()
        self.volume = VolumeControl(look)
        self.volume.changed.connect(lambda volume: setattr(settings, "volume", volume))
        self.volume.tried.connect(self.tried)
        self.add(
            self.volume, "volume", lambda: self.tr("Volume"),
            lambda: self.tr("Cards on the table and the end of a hand."),
            show=lambda: self.volume.show_volume(settings.volume),
        )  # fmt: skip
        self.switch(
            "alert", lambda: self.tr("Call me when it is my turn"),
            lambda: self.tr("The task bar shows it while you are in another window."),
        )  # fmt: skip
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        super().retranslate()
        self.volume.retranslate(self.tr("Volume"))
