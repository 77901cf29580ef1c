"""Processes of computer players that misbehave; a module of its own, so that a child imports nothing else."""

import os
import sys
import time
from multiprocessing.connection import Connection

from ramio_desktop.model.bots.worker import serve


def dying(connection: Connection) -> None:
    """Die over every question."""
    connection.recv_bytes()
    os._exit(3)


def stillborn(connection: Connection) -> None:
    """Die before the first question."""
    os._exit(3)


def sleeping(connection: Connection) -> None:
    """Never answer."""
    connection.recv_bytes()
    time.sleep(600)


def rambling(connection: Connection) -> None:
    """Answer with what is no reply."""
    connection.recv_bytes()
    connection.send_bytes(b"\xff\xfe what?")
    time.sleep(600)


def telling_modules(connection: Connection) -> None:
    """Serve one question as ever, then answer every other with the Qt modules the process has loaded."""
    number = connection.recv_bytes().split()[0].decode()
    loaded = sorted(name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6", "pytestqt"))
    connection.send_bytes(f"{number} answer {' '.join(loaded) or 'none'}".encode())
    serve(connection)


def dying_once(connection: Connection) -> None:
    """Die over the first question of all, if the file named by the variable is not there yet; then serve."""
    marker = os.environ["RAMIO_TEST_MARKER"]
    if not os.path.exists(marker):
        connection.recv_bytes()
        with open(marker, "w", encoding="utf-8"):
            pass
        os._exit(3)
    serve(connection)
