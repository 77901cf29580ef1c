"""How the table behaves: motion, the pace of the computer players, what is done by itself, what is asked first."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.settings_section import SettingsSection
from ramio_desktop.ui.settings import ANIMATION_SPEEDS, PACES, Settings


class PlaySection(SettingsSection):
    """Motion, pace, automatic actions, confirmations."""

    ICON = "spade"

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self._motion()
        self._by_itself()
        self._asked()
        self.retranslate()

    def _motion(self) -> None:
        self.panel(lambda: self.tr("Motion"))
        self.segmented(
            "animation", list(ANIMATION_SPEEDS), lambda: self.tr("Motion of the cards"),
            lambda: [self.tr("Off"), self.tr("Slow"), self.tr("Normal", "speed"), self.tr("Fast")],
            self._motion_text,
        )  # fmt: skip
        self.switch(
            "follow_motion", lambda: self.tr("Less motion when the system asks for it"),
            lambda: self.tr("Then nothing moves here either, whatever is chosen above."),
        )  # fmt: skip
        self.segmented(
            "pace", list(PACES), lambda: self.tr("Computer players"),
            lambda: [self.tr("Thoughtful"), self.tr("Normal", "pace"), self.tr("Brisk"), self.tr("At once")],
            lambda: self.tr("How long they seem to think; they play the same."),
        )  # fmt: skip

    def _by_itself(self) -> None:
        self.panel(lambda: self.tr("By itself"))
        self.switch(
            "auto_draw", lambda: self.tr("Draw at the start of my turn"),
            lambda: self.tr("Where drawing is all one can do then, the card comes without a click."),
        )  # fmt: skip
        self.switch(
            "auto_pass", lambda: self.tr("Pass or draw when nothing can be laid"),
            lambda: self.tr("Only when that is proved, and never once you have moved a card."),
        )  # fmt: skip
        self.switch(
            "take_back", lambda: self.tr("New games are for practice"),
            lambda: self.tr("You may go back to the start of your last turn; such games are marked as practice."),
        )  # fmt: skip

    def _asked(self) -> None:
        self.panel(lambda: self.tr("Ask first"))
        self.switch("confirm_pass", lambda: self.tr("Before I pass"))
        self.switch(
            "confirm_leave", lambda: self.tr("Before I leave the table"), lambda: self.tr("The game is saved anyway.")
        )

    def _motion_text(self) -> str:
        if self._settings.animation_speed == 0 and self._settings.animation != "off":
            return self.tr("Off now, because the system asks for less motion.")
        return self.tr("A click always brings everything to its end.")
