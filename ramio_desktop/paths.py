"""Where the program's files are: what it ships with, and what it keeps for the player."""

import os
import sys
from pathlib import Path

from appdirs import user_data_dir

APP_DIR_NAME = "ramio-desktop"
DATA_DIR_VARIABLE = "RAMIO_DATA_DIR"


def resources_dir() -> Path:
    """Return the folder of the faces, icons, translations and pages the program ships with.

    It is `resources/` beside the package in a clone, and inside the bundle of a frozen program.
    """
    # PyInstaller names the folder of its unpacked data `sys._MEIPASS`; no other Python has it.
    bundle = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parent.parent
    return root / "resources"


def data_dir() -> Path:
    """Return the folder of the player's saves and settings, which need not exist yet.

    The environment variable RAMIO_DATA_DIR names another one (tests, a portable copy); otherwise it
    is the system's place for an application's data.
    """
    chosen = os.environ.get(DATA_DIR_VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    return Path(user_data_dir(APP_DIR_NAME, appauthor=False))
