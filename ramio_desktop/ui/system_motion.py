"""Whether the system asks for less motion; Qt does not say, so each system is asked in its own way."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot

PORTAL: Final = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
KEYS: Final = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: str(value) in ("0", "0.0"),
}
"""What desktops keep behind the portal for settings, and what of it means less motion."""


class SystemMotion(QObject):
    """`reduced` says what the system asks for; until `watch` has been called it is false."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._said: dict[tuple[str, str], bool] = {}

    def watch(self) -> None:
        """Ask now, soon after the first paint, and on Linux follow what changes while the program runs."""
        if sys.platform == "linux":
            QTimer.singleShot(0, self, self._watch_portal)
        elif sys.platform == "win32":
            self._set(windows_is_still())
        elif sys.platform == "darwin":
            self._set(mac_is_still())

    def _set(self, reduced: bool) -> None:
        if reduced != self.reduced:
            self.reduced = reduced
            self.changed.emit()

    def _watch_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:  # a build without D-Bus
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        service, path, interface = PORTAL
        # A text, whatever the type hints say: PySide takes no bytes here.
        bus.connect(service, path, interface, "SettingChanged", self, SLOT("follow(QDBusMessage)"))  # type: ignore[call-overload]
        for namespace, key in KEYS:
            message = QDBusMessage.createMethodCall(service, path, interface, "Read")
            message.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message), self)
            # No partial: PySide hands it no argument.
            watcher.finished.connect(lambda done, asked=(namespace, key): self._answered(asked, done))

    def _answered(self, asked: tuple[str, str], watcher: Any) -> None:
        if not watcher.isError():
            self._heard(*asked, _plain(watcher.reply().arguments()[0]))
        watcher.deleteLater()

    @Slot("QDBusMessage")
    def follow(self, message: Any) -> None:
        """A setting of the desktop has changed."""
        namespace, key, value = message.arguments()[:3]
        self._heard(namespace, key, _plain(value))

    def _heard(self, namespace: str, key: str, value: object) -> None:
        if (namespace, key) in KEYS:
            self._said[namespace, key] = KEYS[namespace, key](value)
            self._set(any(self._said.values()))


def _plain(value: Any) -> object:
    """What a D-Bus variant holds, however often it is wrapped."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def windows_is_still() -> bool:
    """Whether Windows shows no animations in windows ("Animation effects" in its settings)."""
    import ctypes

    get_client_area_animation = 0x1042
    animated = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined, unused-ignore]
        get_client_area_animation, 0, ctypes.byref(animated), 0
    )
    return bool(asked) and not animated.value


def mac_is_still() -> bool:
    """Whether "Reduce motion" is on in the accessibility settings of macOS."""
    try:
        done = subprocess.run(
            ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"],
            capture_output=True, text=True, timeout=2,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.stdout.strip() == "1"
