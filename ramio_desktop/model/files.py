"""Files of the player's: written in one move, locked while open, and every error of the system by its kind."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final


class Trouble(Enum):
    """Why a file cannot be written or read; the names are stable, the interface has the words for them."""

    FULL = "full"
    READ_ONLY = "read_only"
    DENIED = "denied"
    MISSING = "missing"
    OTHER = "other"


_NAMES: Final = {
    "ENOSPC": Trouble.FULL, "EDQUOT": Trouble.FULL, "EFBIG": Trouble.FULL, "EROFS": Trouble.READ_ONLY,
    "EACCES": Trouble.DENIED, "EPERM": Trouble.DENIED, "ENOENT": Trouble.MISSING, "ENOTDIR": Trouble.MISSING,
}
# Not every system has all of them.
_TROUBLES: Final = {getattr(errno, name): trouble for name, trouble in _NAMES.items() if hasattr(errno, name)}


class SaveProblem(Exception):
    """A file or folder that cannot be used; nothing that was in memory is lost by it."""

    def __init__(self, trouble: Trouble, path: Path, detail: str) -> None:
        super().__init__(f"{path.name}: {detail}")
        self.trouble = trouble
        self.path = path
        self.detail = detail


def trouble_of(error: OSError) -> Trouble:
    """What kind of trouble an error of the system is."""
    return _TROUBLES.get(error.errno or 0, Trouble.OTHER)


def check_writable(folder: Path) -> None:
    """Make the folder and write a file in it, as a save would; SaveProblem when that cannot be (RULES S2)."""
    with problems(folder):
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        try:
            write_file(probe, b"ramio\n", durable=True)
        finally:
            probe.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes, durable: bool = True) -> None:
    """Write a file in one move: whoever looks finds the old one or the new one whole. OSError."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        write_file(fresh, data, durable)
        os.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    if durable:
        _sync_folder(path.parent)


def aside_path(path: Path) -> Path:
    """The first free name for what is kept of a damaged file: `NAME.damaged-1.SUFFIX` and so on."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    return kept


def put_aside(path: Path) -> Path:
    """Give a damaged file the name it is kept by, so that nothing is written over it, and return that; SaveProblem."""
    kept = aside_path(path)
    with problems(path):
        os.rename(path, kept)
    return kept


@contextlib.contextmanager
def problems(path: Path) -> Iterator[None]:
    """Raise what the system says of a file inside as SaveProblem."""
    try:
        yield
    except OSError as error:
        raise SaveProblem(trouble_of(error), path, error.strerror or str(error)) from error


def read_all(file: int) -> bytes:
    """What an open file holds from its place to its end. OSError."""
    parts: list[bytes] = []
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def write_file(path: Path, data: bytes, durable: bool) -> None:
    """Write a file that only its owner reads, over what was there; `durable`: it is on the disk on return. OSError."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
    file = os.open(path, flags, 0o600)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(file, rest) :]
        if durable:
            os.fsync(file)
    finally:
        os.close(file)


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return  # a folder cannot be opened there, and a rename is durable by itself
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> bool:
        """Lock an open file until it is closed; False when another holds it."""
        # One byte far behind any log: a lock keeps others from reading the bytes it is on.
        os.lseek(file, 1 << 40, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def lock(file: int) -> bool:
        """Lock an open file until it is closed; False when another holds it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
