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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from zlib import crc32

from .files import SaveProblem, aside_path, lock, problems, put_aside, read_all, write_whole
from .log import Entry, Log, batch_bytes, log_bytes, read_log, read_present

SUFFIX: Final = ".ramio"
DRAFT_SUFFIX: Final = ".draft"
_DAMAGED: Final = re.compile(r"\.damaged-\d+$")


@dataclass(frozen=True, slots=True)
class Desk:
    """What a seat keeps for itself between two starts: the lines of its draft, and the faces of its hand in order."""

    draft: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


Desks = Mapping[int, Desk]
"""The desk of each seat that has one."""


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
        self._desks: dict[int, Desk] = {}

    @classmethod
    def create(cls, path: Path, log: Log) -> Save:
        """A new save; SaveProblem when it cannot be written or the name is taken."""
        with problems(path):
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
        with problems(path):
            file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0))
        try:
            if not lock(file):
                raise SaveLocked(path)
            with problems(path):
                data = read_all(file)
                reading = read_log(data)
                save = cls(path, file, reading.log, reading.size, reading.last_sum)
                if reading.cut:
                    if b"\n" in reading.cut:
                        save.kept_aside = _copy_aside(path)
                    os.ftruncate(file, reading.size)
                    os.fsync(file)
                    save.cut = len(reading.cut)
                save._desks = _read_desks(_draft_path(path))
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
        with problems(self.path):
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
    def desks(self) -> Desks:
        """The drafts of the turn in progress and the order of each hand."""
        return self._desks

    def keep_desks(self, desks: Desks) -> None:
        """Put drafts and orders beside the save, in one move; SaveProblem."""
        kept = {seat: desk for seat, desk in sorted(desks.items()) if desk != Desk()}
        if kept == self._desks:
            return
        path = _draft_path(self.path)
        with problems(path):
            if kept:
                # No fsync: this is written with every move of a card, survives the program's death as it is,
                # and a draft torn by a power cut is known by its sum.
                write_whole(path, _desks_bytes(kept), durable=False)
            else:
                path.unlink(missing_ok=True)
        self._desks = kept

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
        write_whole(self.path, read_all(self._file)[: self._size])
        file = os.open(self.path, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
        lock(file)
        os.close(self._file)
        self._file = file


def read_save(path: Path) -> Log:
    """The log of a save without opening it for play; a torn tail is left out, nothing is written.

    SaveProblem, DamagedLog, NewerLog.
    """
    with problems(path):
        data = path.read_bytes()
    return read_log(data).log


def glance(path: Path) -> Log:
    """How the match of a save stands now, quickly (`read_present`), without opening it for play.

    SaveProblem, DamagedLog, NewerLog.
    """
    with problems(path):
        data = path.read_bytes()
    return read_present(data)


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
    kept = put_aside(path)
    with problems(path):
        draft = _draft_path(path)
        if draft.exists():
            os.replace(draft, _draft_path(kept))
    return kept


def archive(path: Path, folder: Path) -> Path:
    """Move a closed save to the archive, without its draft, and return its new path; SaveProblem."""
    with problems(path):
        folder.mkdir(parents=True, exist_ok=True)
        target = free_path(folder, path.stem)
        os.rename(path, target)
        _draft_path(path).unlink(missing_ok=True)
    return target


def rename(path: Path, stem: str) -> Path:
    """Give a closed save and its draft another name, with a number when it is taken; SaveLocked, SaveProblem."""
    if stem == path.stem:
        return path
    if is_locked(path):
        raise SaveLocked(path)
    with problems(path):
        target = free_path(path.parent, stem)
        os.rename(path, target)
        draft = _draft_path(path)
        if draft.exists():
            os.replace(draft, _draft_path(target))
    return target


def is_locked(path: Path) -> bool:
    """Whether the save is open for play, here or in another start of the program; SaveProblem."""
    with problems(path):
        file = os.open(path, os.O_RDWR)
        try:
            return not lock(file)
        finally:
            os.close(file)


def desks_of(path: Path) -> tuple[Desk, ...]:
    """What lies on the desks beside a save, without opening it for play."""
    return tuple(_read_desks(_draft_path(path)).values())


def delete(path: Path) -> None:
    """Delete a closed save and its draft; SaveLocked when it is open, SaveProblem."""
    if is_locked(path):
        raise SaveLocked(path)
    with problems(path):
        path.unlink()
        _draft_path(path).unlink(missing_ok=True)


# --- Drafts ------------------------------------------------------------------------------------------------------


def _draft_path(path: Path) -> Path:
    return path.with_suffix(DRAFT_SUFFIX)


def _desks_bytes(desks: Desks) -> bytes:
    lines = [
        f"{seat} {line}"
        for seat, desk in desks.items()
        for line in ([f"order {' '.join(desk.order)}"] if desk.order else []) + [f"draft {text}" for text in desk.draft]
    ]
    text = "".join(line + "\n" for line in lines).encode()
    return b"desks 1 %08x\n%s" % (crc32(text), text)


def _read_desks(path: Path) -> dict[int, Desk]:
    """The desks of a file; none when it is missing or torn: a draft is never worth refusing a game."""
    try:
        first, _, text = path.read_bytes().partition(b"\n")
    except OSError:
        return {}
    if first != b"desks 1 %08x" % crc32(text):
        return {}
    desks: dict[int, Desk] = {}
    try:
        for line in text.decode().splitlines():
            seat, kind, rest = line.split(" ", 2)
            desk = desks.get(int(seat), Desk())
            if kind == "order":
                desks[int(seat)] = replace(desk, order=tuple(rest.split(" ")))
            elif kind == "draft":
                desks[int(seat)] = replace(desk, draft=(*desk.draft, rest))
    except ValueError:
        return {}  # the sum is right, the words are not ours: perhaps those of a later version
    return desks


def _copy_aside(path: Path) -> Path:
    kept = aside_path(path)
    shutil.copyfile(path, kept)
    return kept
