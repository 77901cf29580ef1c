"""The table as AT-SPI hands it to a screen reader: a real window, a real bus, read from another process.

Needs Xvfb, dbus-daemon, at-spi2-core, gdbus and the libraries of Qt's xcb platform; skipped where one is missing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

ROOT = Path(__file__).parents[2]
PROGRAMS = ("Xvfb", "dbus-daemon", "gdbus")
ACCESSIBLE = "org.a11y.atspi.Accessible"
TREE = "/org/a11y/atspi/accessible/root"
PATIENCE = 20.0
LIST, LIST_ITEM = 31, 32  # AtspiRole
FOCUSABLE = 11  # AtspiStateType, its bit


class Reader:
    """Asks an accessibility bus, as a screen reader does."""

    def __init__(self, session: str) -> None:
        answer = self._gdbus("--address", session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        self.bus = re.search(r"'(.+?)'", answer).group(1)  # type: ignore[union-attr]

    def children(self, thing: tuple[str, str]) -> list[tuple[str, str]]:
        """The objects under one, each its bus name and path."""
        return re.findall(r"'([^']+)', (?:objectpath )?'(/[^']+)'", self._ask(thing, f"{ACCESSIBLE}.GetChildren"))

    def name(self, thing: tuple[str, str]) -> str:
        """What is read aloud."""
        answer = self._ask(thing, "org.freedesktop.DBus.Properties.Get", ACCESSIBLE, "Name")
        return re.search(r"<['\"](.*)['\"]>", answer).group(1)  # type: ignore[union-attr]

    def role(self, thing: tuple[str, str]) -> int:
        """The kind of thing."""
        return int(re.search(r"uint32 (\d+)", self._ask(thing, f"{ACCESSIBLE}.GetRole")).group(1))  # type: ignore[union-attr]

    def states(self, thing: tuple[str, str]) -> int:
        """The bits of the states."""
        return int(re.search(r"\[(?:uint32 )?(\d+)", self._ask(thing, f"{ACCESSIBLE}.GetState")).group(1))  # type: ignore[union-attr]

    def _ask(self, thing: tuple[str, str], method: str, *arguments: str) -> str:
        return self._gdbus("--address", self.bus, *thing, method, *arguments)

    def _gdbus(self, option: str, address: str, name: str, path: str, method: str, *arguments: str) -> str:
        line = ["gdbus", "call", option, address, "--dest", name, "--object-path", path, "--method", method, *arguments]
        return subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout


@pytest.fixture
def desktop() -> Iterator[dict[str, str]]:
    """A screen and a session bus of their own, as environment variables."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if not Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists():
        missing.append("at-spi2-core")
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    running: list[subprocess.Popen[str]] = []

    def start(*line: str, **more: object) -> str:
        process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, **more)  # type: ignore[call-overload]
        running.append(process)
        return str(process.stdout.readline()).strip()

    try:
        screen = start("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
        env = {**os.environ, "DISPLAY": f":{screen}", "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        env.pop("WAYLAND_DISPLAY", None)
        env["DBUS_SESSION_BUS_ADDRESS"] = start("dbus-daemon", "--session", "--nofork", "--print-address", env=env)
        if not env["DBUS_SESSION_BUS_ADDRESS"]:
            pytest.skip("no session bus can be started here")
        if start(sys.executable, "-m", "tests.ui.spoken_app", env=env, cwd=ROOT) != "shown":
            pytest.skip("Qt cannot open a window here: the libraries of its xcb platform are missing")
        yield env
    finally:
        for process in reversed(running):
            process.terminate()
        for process in running:
            process.wait(timeout=PATIENCE)


def window_list(reader: Reader) -> tuple[str, str]:
    """The table of the window, once the program has come onto the bus."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        for app in reader.children(("org.a11y.atspi.Registry", TREE)):
            if reader.name(app) == "ramio-spoken":
                waiting = [app]
                while waiting:
                    thing = waiting.pop()
                    if reader.role(thing) == LIST:
                        return thing
                    waiting += reader.children(thing)
        sleep(0.2)
    raise AssertionError("the table does not come onto the accessibility bus")


def test_a_screen_reader_reads_hand_and_table(desktop: dict[str, str]) -> None:
    reader = Reader(desktop["DBUS_SESSION_BUS_ADDRESS"])
    table = window_list(reader)
    assert reader.name(table) == "Table: 3 meld(s), 6 card(s) in your hand"
    items = reader.children(table)
    assert {reader.role(item) for item in items} == {LIST_ITEM}
    assert [reader.name(item) for item in items] == [
        "run of hearts from the four to the six",
        "three nines",
        "run of clubs from the ten to the king",
        "seven of hearts",
        "eight of hearts",
        "three of clubs",
        "five of clubs",
        "nine of clubs",
        "king of diamonds",
        "Stock, 40 card(s)",
    ]
    assert all(reader.states(item) >> FOCUSABLE & 1 for item in items)
