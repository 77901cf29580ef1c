"""Speaking to screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from ramio_desktop.ui.tile_words import spoken


def announce(source: QWidget, text: str, assertive: bool = False) -> None:
    """Have a screen reader say the text, at once and over others when `assertive`; nothing without one."""
    if not QAccessible.isActive() or not text:
        return
    event = QAccessibleAnnouncementEvent(source, spoken(text))
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
    QAccessible.updateAccessibility(event)
