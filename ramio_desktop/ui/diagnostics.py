"""What one is asked for in a bug report: versions, system, the last error; nothing of the player and no card."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from types import TracebackType
from typing import Final

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from ramio_desktop import __version__

PLACES: Final = 12
"""How many places of a traceback are told, the last ones."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An error as it may be told to anybody: when, what kind, and where in the program; never its words.

    The words of an error may quote a line of the log, and with it a card that nobody has seen yet.
    """

    time: str
    kind: str
    places: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """One line for the kind, one for each place."""
        return [f"{self.kind} ({self.time})", *(f"  {place}" for place in self.places)]


class LastError(logging.Handler):
    """Remembers the last warning or error of the program; add it to the root logger."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.failure: Failure | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a record, without its words and values."""
        error = record.exc_info[1] if record.exc_info else None
        kind = f"{record.levelname.lower()} in {record.name}"
        if error is not None:
            kind += f": {type(error).__name__}"
            places = _places(error.__traceback__)
        else:
            places = (f"{_module(record.pathname)}:{record.lineno} {record.funcName}",)
        self.failure = Failure(_now(), kind, places)

    def take(self, error: BaseException) -> None:
        """Remember an error that nothing caught."""
        self.failure = Failure(_now(), type(error).__name__, _places(error.__traceback__))


def report(error: Failure | None, facts: Sequence[tuple[str, str]] = ()) -> str:
    """The text for the clipboard, in English; `facts` are further lines of the program's own."""
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    bundled = "frozen" if hasattr(sys, "_MEIPASS") else "source"
    lines = [
        ("Ramio", f"{__version__} ({bundled})"),
        ("Python", platform.python_version()),
        ("PySide", f"{pyside_version}, Qt {qVersion()}"),
        ("System", f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}"),
        ("Machine", QSysInfo.currentCpuArchitecture()),
        ("Platform", QGuiApplication.platformName()),
        ("Screen", f"{size.width()}×{size.height()} at {screen.devicePixelRatio():g}"),
        *facts,
    ]
    text = [f"{name}: {value}" for name, value in lines]
    text += ["Last error: none"] if error is None else ["Last error:", *error.lines()]
    return "\n".join(text) + "\n"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _places(trace: TracebackType | None) -> tuple[str, ...]:
    frames = traceback.extract_tb(trace)[-PLACES:]
    return tuple(f"{_module(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)


def _module(path: str) -> str:
    """The file from our package on; of others only the name, for the folder may be named after its owner."""
    parts = path.replace("\\", "/").split("/")
    if "ramio_desktop" in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index("ramio_desktop") :])
    return parts[-1]
