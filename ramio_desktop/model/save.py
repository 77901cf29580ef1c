"""Saves: a log in a file, appended to and forced to the disk batch by batch, locked while it is open (RULES S2).

Beside `NAME.ramio` lies `NAME.draft` with the drafts of the turn in progress. Damaged files are kept by name as
`NAME.damaged-1.ramio` and never written over; files of a newer program are left alone.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Final
from zlib import crc32

from .log import Entry, Log, batch_bytes, log_bytes, read_log

SUFFIX: Final = ".ramio"
DRAFT_SUFFIX: Final = ".draft"
_DAMAGED: Final = re.compile(r"\.damaged-\d+$")

Drafts = Mapping[int, Sequence[str]]
"""The lines of a draft for each seat that has one."""


class Trouble(Enum):
    """Why a file cannot be written or read; the names are stable, the interface has the words for them."""

    FULL = "full"
    READ_ONLY = "read_only"
    DENIED = "denied"
    MISSING = "missing"
    OTHER = "other"


_TROUBLES: Final = {
    errno.ENOSPC: Trouble.FULL, errno.EDQUOT: Trouble.FULL, errno.EFBIG: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY, errno.EACCES: Trouble.DENIED, errno.EPERM: Trouble.DENIED,
    errno.ENOENT: Trouble.MISSING, errno.ENOTDIR: Trouble.MISSING,
} if sys.platform != "win32" else {
    errno.ENOSPC: Trouble.FULL, errno.EFBIG: Trouble.FULL, errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.DENIED, errno.EPERM: Trouble.DENIED, errno.ENOENT: Trouble.MISSING,
}


class SaveProblem(Exception):
    """A file or folder that cannot be used; nothing that was in memory is lost by it."""

    def __init__(self, trouble: Trouble, path: Path, detail: str) -> None:
        super().__init__(f"{path.name}: {detail}")
        self.trouble = trouble
        self.path = path
        self.detail = detail


class SaveLocked(Exception):
    """The save is open already, in this program or in another start of it."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name} is open already")
        self.path = path


class Save:
    """An open save: what is appended is on the disk when the call returns, or waits in memory for the next one."""

    def __init__(self, path: Path, file: int, log: Log, size: int, last_sum: int) -> None:
        self.path = path
        self.log = log
        """The log as it was when the save was opened."""
        self.kept_aside: Path | None = None
        """The copy that was made of the file because sound-looking lines were cut off its end."""
        self.cut = 0
        """How many bytes of a torn tail were cut off when the save was opened."""
        self._file = file
        self._size = size  # bytes known to be on the disk
        self._last_sum = last_sum
        self._waiting = b""
        self._drafts: dict[int, tuple[str, ...]] = {}

    @classmethod
    def create(cls, path: Path, log: Log) -> Save:
        """A new save; SaveProblem when it cannot be written or the name is taken."""
        with _problems(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise FileExistsError(errno.EEXIST, "the name is taken")
            write_whole(path, log_bytes(log)[0])
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> Save:
        """Open and lock a save, cutting a torn tail off (see `cut` and `kept_aside`).

        SaveLocked when it is open elsewhere, SaveProblem when it cannot be read or written; DamagedLog and NewerLog
        leave the file as it is.
        """
        with _problems(path):
            file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0))
        try:
            if not _lock(file):
                raise SaveLocked(path)
            with _problems(path):
                data = _read_all(file)
                reading = read_log(data)
                save = cls(path, file, reading.log, reading.size, reading.last_sum)
                if reading.cut:
                    if b"\n" in reading.cut:
                        save.kept_aside = _copy_aside(path)
                    os.ftruncate(file, reading.size)
                    os.fsync(file)
                    save.cut = len(reading.cut)
                save._drafts = _read_drafts(_draft_path(path))
        except BaseException:
            os.close(file)
            raise
        return save

    @property
    def has_unsaved(self) -> bool:
        """Whether something waits in memory because the last append failed."""
        return bool(self._waiting)

    @property
    def is_open(self) -> bool:
        """Whether the save has not been closed."""
        return self._file >= 0

    def append(self, batch: Sequence[Entry]) -> None:
        """Write a batch, and whatever still waits, to the disk; SaveProblem when that fails, and then it waits."""
        data, self._last_sum = batch_bytes(batch, self._last_sum)
        self._waiting += data
        self.flush()

    def flush(self) -> None:
        """Write what waits; SaveProblem when that fails."""
        if not self._waiting:
            return
        with _problems(self.path):
            if os.fstat(self._file).st_nlink == 0:
                self._restore_file()
            # From the last sound byte on: a write that failed half-way may have left a piece of itself.
            os.ftruncate(self._file, self._size)
            os.lseek(self._file, self._size, os.SEEK_SET)
            data = memoryview(self._waiting)
            while data:
                data = data[os.write(self._file, data) :]
            os.fsync(self._file)
        self._size += len(self._waiting)
        self._waiting = b""

    @property
    def drafts(self) -> Drafts:
        """The drafts of the turn in progress."""
        return self._drafts

    def keep_drafts(self, drafts: Drafts) -> None:
        """Put the drafts beside the save, in one move; SaveProblem."""
        kept = {seat: tuple(lines) for seat, lines in sorted(drafts.items()) if lines}
        if kept == self._drafts:
            return
        path = _draft_path(self.path)
        with _problems(path):
            if kept:
                # No fsync: this is written with every move of a card, survives the program's death as it is,
                # and a draft torn by a power cut is known by its sum.
                write_whole(path, _draft_bytes(kept), durable=False)
            else:
                path.unlink(missing_ok=True)
        self._drafts = kept

    def close(self) -> None:
        """Give the file free; what could not be written yet is tried once more, and then given up silently."""
        if not self.is_open:
            return
        with contextlib.suppress(SaveProblem):
            self.flush()
        os.close(self._file)
        self._file = -1

    def _restore_file(self) -> None:
        """Somebody deleted the file under us: put it back, as we still hold it."""
        os.lseek(self._file, 0, os.SEEK_SET)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, _read_all(self._file)[: self._size])
        file = os.open(self.path, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
        _lock(file)
        os.close(self._file)
        self._file = file


def trouble_of(error: OSError) -> Trouble:
    """What kind of trouble an error of the system is."""
    return _TROUBLES.get(error.errno or 0, Trouble.OTHER)


def check_writable(folder: Path) -> None:
    """Make the folder and write a file in it, as a save would; SaveProblem when that cannot be (RULES S2)."""
    with _problems(folder):
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        try:
            _write_file(probe, b"ramio\n", durable=True)
        finally:
            probe.unlink(missing_ok=True)


def read_save(path: Path) -> Log:
    """The log of a save without opening it for play; a torn tail is left out, nothing is written.

    SaveProblem, DamagedLog, NewerLog.
    """
    with _problems(path):
        data = path.read_bytes()
    return read_log(data).log


def saves_in(folder: Path) -> list[Path]:
    """The saves of a folder by name, without those kept aside."""
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.glob("*" + SUFFIX) if not _DAMAGED.search(path.stem))


def free_path(folder: Path, stem: str) -> Path:
    """A path for a new save: `STEM.ramio`, else `STEM-2.ramio` and so on."""
    number = 1
    while True:
        path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
        if not path.exists():
            return path
        number += 1


def keep_aside(path: Path) -> Path:
    """Give a damaged save the name it is kept by, and return that; its draft is kept too. SaveProblem."""
    kept = _aside_path(path)
    with _problems(path):
        os.rename(path, kept)
        draft = _draft_path(path)
        if draft.exists():
            os.replace(draft, _draft_path(kept))
    return kept


def archive(path: Path, folder: Path) -> Path:
    """Move a closed save to the archive, without its draft, and return its new path; SaveProblem."""
    with _problems(path):
        folder.mkdir(parents=True, exist_ok=True)
        target = free_path(folder, path.stem)
        os.rename(path, target)
        _draft_path(path).unlink(missing_ok=True)
    return target


def delete(path: Path) -> None:
    """Delete a closed save and its draft; SaveLocked when it is open, SaveProblem."""
    with _problems(path):
        file = os.open(path, os.O_RDWR)
        free = _lock(file)
        os.close(file)
    if not free:
        raise SaveLocked(path)
    with _problems(path):
        path.unlink()
        _draft_path(path).unlink(missing_ok=True)


def write_whole(path: Path, data: bytes, durable: bool = True) -> None:
    """Write a file in one move: whoever looks finds the old one or the new one whole. OSError."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        _write_file(fresh, data, durable)
        os.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    if durable:
        _sync_folder(path.parent)


# --- Drafts ------------------------------------------------------------------------------------------------------


def _draft_path(path: Path) -> Path:
    return path.with_suffix(DRAFT_SUFFIX)


def _draft_bytes(drafts: Drafts) -> bytes:
    text = "".join(f"{seat} {line}\n" for seat, lines in drafts.items() for line in lines).encode()
    return b"drafts 1 %08x\n%s" % (crc32(text), text)


def _read_drafts(path: Path) -> dict[int, tuple[str, ...]]:
    """The drafts of a file; none when it is missing or torn: a draft is never worth refusing a game."""
    try:
        first, _, text = path.read_bytes().partition(b"\n")
    except OSError:
        return {}
    if first != b"drafts 1 %08x" % crc32(text):
        return {}
    drafts: dict[int, tuple[str, ...]] = {}
    for line in text.decode().splitlines():
        seat, _, rest = line.partition(" ")
        drafts[int(seat)] = (*drafts.get(int(seat), ()), rest)
    return drafts


# --- The system --------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _problems(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SaveProblem(trouble_of(error), path, error.strerror or str(error)) from error


def _read_all(file: int) -> bytes:
    parts: list[bytes] = []
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _write_file(path: Path, data: bytes, durable: bool) -> None:
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


def _aside_path(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    return kept


def _copy_aside(path: Path) -> Path:
    kept = _aside_path(path)
    shutil.copyfile(path, kept)
    return kept


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
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

    def _lock(file: int) -> bool:
        """Lock an open file until it is closed; False when another holds it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
