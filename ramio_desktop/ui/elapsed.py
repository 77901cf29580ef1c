"""How long ago something was, the way people say it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, QObject


class Elapsed(QObject):
    """Has the words for the time between two moments."""

    def text(self, then: datetime, now: datetime) -> str:
        """The time between two moments of the same time zone; a moment in the future counts as now."""
        seconds = (now - then).total_seconds()
        minutes, hours = int(seconds // 60), int(seconds // 3600)
        if minutes < 1:
            return self.tr("just now")
        if minutes < 60:
            return self.tr("%n minute(s) ago", "", minutes)
        days = (now.date() - then.date()).days
        if hours < 12 or days == 0:
            return self.tr("%n hour(s) ago", "", hours)
        if days == 1:
            return self.tr("yesterday")
        if days < 7:
            return self.tr("%n day(s) ago", "", days)
        day = QDateTime.fromMSecsSinceEpoch(int(then.timestamp() * 1000)).date()
        return QLocale().toString(day, QLocale.FormatType.LongFormat)
