"""How long ago something was, the way people say it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale


def ago(then: datetime, now: datetime) -> str:
    """The time between two moments in words; a moment in the future counts as now."""
    translate = QCoreApplication.translate
    seconds = (now - then).total_seconds()
    minutes, hours = int(seconds // 60), int(seconds // 3600)
    if minutes < 1:
        return translate("Elapsed", "just now")
    if minutes < 60:
        return translate("Elapsed", "%n minute(s) ago", "", minutes)
    days = (now.date() - then.date()).days
    if hours < 12 or days == 0:
        return translate("Elapsed", "%n hour(s) ago", "", hours)
    if days == 1:
        return translate("Elapsed", "yesterday")
    if days < 7:
        return translate("Elapsed", "%n day(s) ago", "", days)
    day = QDateTime.fromMSecsSinceEpoch(int(then.timestamp() * 1000)).date()
    return QLocale().toString(day, QLocale.FormatType.LongFormat)
