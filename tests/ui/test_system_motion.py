"""The system's wish for less motion is heard at the start and while the program runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ramio_desktop.ui.system_motion import SystemMotion, _plain

ROOT = Path(__file__).parents[2]

# A desktop without animations, then with, then without: what a portal for settings does.
PORTAL = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

PATH, INTERFACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"


class Portal(QDBusVirtualObject):
    moves = False

    def introspect(self, path):
        return ""

    def handleMessage(self, message, connection):
        if message.member() == "Read" and message.arguments()[1] == "enable-animations":
            return connection.send(message.createReply(QDBusVariant(self.moves)))
        if message.member() == "Flip":
            self.moves = not self.moves
            signal = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
            signal.setArguments(["org.gnome.desktop.interface", "enable-animations", QDBusVariant(self.moves)])
            connection.send(signal)
            return connection.send(message.createReply())
        return connection.send(message.createErrorReply("org.freedesktop.portal.Error.NotFound", "no"))


app = QCoreApplication([])
bus = QDBusConnection.sessionBus()
portal = Portal()
assert bus.registerVirtualObject(PATH, portal) and bus.registerService("org.freedesktop.portal.Desktop")
print("ready", flush=True)
app.exec()
"""

PROGRAM = """
import subprocess
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from ramio_desktop.ui.system_motion import PORTAL, SystemMotion

portal = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdout=subprocess.PIPE, text=True)
assert portal.stdout.readline() == "ready\\n"
app = QCoreApplication([])
motion = SystemMotion()
heard = []


def changed():
    heard.append(motion.reduced)
    if len(heard) == 3:
        app.quit()
    else:
        QDBusConnection.sessionBus().asyncCall(QDBusMessage.createMethodCall(*PORTAL, "Flip"))


motion.changed.connect(changed)
motion.watch()
QTimer.singleShot(20000, app.quit)
app.exec()
portal.kill()
portal.wait()
print(heard)
"""


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="needs a message bus of its own")
def test_a_desktop_without_animations_is_heard_and_followed() -> None:
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", PROGRAM, PORTAL],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.strip() == "[True, False, True]", done.stderr


def test_each_desktops_way_of_saying_it(qtbot: QtBot) -> None:
    motion = SystemMotion()
    for namespace, key, still, moving in (
        ("org.freedesktop.appearance", "reduced-motion", 1, 0),
        ("org.gnome.desktop.interface", "enable-animations", False, True),
        ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "0", "1.0"),
    ):
        with qtbot.waitSignal(motion.changed):
            motion._heard(namespace, key, still)
        assert motion.reduced
        with qtbot.assertNotEmitted(motion.changed):
            motion._heard("org.gnome.desktop.interface", "cursor-size", 24)
        with qtbot.waitSignal(motion.changed):
            motion._heard(namespace, key, moving)
        assert not motion.reduced
    assert _plain(True) is True


def test_without_a_bus_nothing_is_asked_for(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    motion = SystemMotion()
    motion.watch()
    qtbot.wait(20)
    assert not motion.reduced
