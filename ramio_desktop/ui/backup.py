"""Everything the player has here, in one file: written, looked into, brought back, and erased (RULES S6)."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path, PurePosixPath
from typing import Final

from ramio_desktop import __version__
from ramio_desktop.model.files import problems
from ramio_desktop.model.save import SUFFIX, SaveLocked, is_locked

SETTINGS: Final = "settings.json"
PUZZLES: Final = "puzzles.txt"
OWN_PUZZLES: Final = "own_puzzles.txt"
PLAYED: Final = "saves"
ARCHIVE: Final = "archive"
CARRIED: Final = (SETTINGS, PUZZLES, OWN_PUZZLES, PLAYED, ARCHIVE)
"""What a copy holds. The keys of network seats stay out of it: whoever has them can take the seat."""
SECRET: Final = ("tables", "seats.json", "identity.pem", "identity.damaged")
"""What proves to other computers who one is; erased with the rest, never copied."""

MANIFEST: Final = "ramio-copy.json"
FORMAT: Final = 1
MOST_FILES: Final = 20_000
MOST_BYTES: Final = 500 << 20
"""More than a lifetime of games: beyond it a file is no copy of ours, whatever it says."""

_COMING: Final = ".import"
_GOING: Final = ".before-import"
_LIST: Final = "coming"
"""Which names the copy has: after a crash it tells what has come in from what has not yet gone."""


class Fault(Enum):
    """Why a file cannot be brought back."""

    OTHER_FILE = "other_file"
    """It is no copy of this game."""
    NEWER = "newer"
    """A newer version wrote it."""
    DAMAGED = "damaged"


class CopyFault(Exception):
    """A file that cannot be brought back; nothing has changed."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a folder or in a copy of one: games to go on with, finished ones, puzzles, and settings."""

    games: int = 0
    finished: int = 0
    has_settings: bool = False
    has_puzzles: bool = False
    """Whether anything was done with puzzles."""
    seats: bool = False
    """Whether there are keys to seats at network tables; a copy never has any."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing at all."""
        return self == Contents()


def contents(folder: Path) -> Contents:
    """What the data folder holds now."""
    return Contents(
        sum(1 for path in (folder / PLAYED).rglob("*" + SUFFIX)),
        sum(1 for path in (folder / ARCHIVE).rglob("*" + SUFFIX)),
        (folder / SETTINGS).exists(),
        (folder / PUZZLES).exists() or (folder / OWN_PUZZLES).exists(),
        any((folder / name).exists() for name in SECRET),
    )


def export(folder: Path, target: Path) -> Contents:
    """Write a copy of everything in one move, over an older one too; what it holds. SaveProblem.

    A game that is open is copied as far as it is on the disk, which is up to the last action.
    """
    fresh = target.with_name(f".{target.name}.new")
    with problems(target):
        try:
            with fresh.open("wb") as file:
                with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as copy:
                    copy.writestr(MANIFEST, json.dumps({"format": FORMAT, "version": __version__}))
                    for path in _carried(folder):
                        copy.writestr(path.relative_to(folder).as_posix(), path.read_bytes())
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, target)
        except OSError:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise
    return contents(folder)


def look_into(source: Path) -> Contents:
    """What a copy holds, everything in it checked; CopyFault, SaveProblem. Nothing is written."""
    with _opened(source) as copy:
        names = [PurePosixPath(name) for name in _names(copy)]
        bad = copy.testzip()
    if bad is not None:
        raise CopyFault(Fault.DAMAGED, f"{bad}: its sum is wrong")
    saves = [name for name in names if name.suffix == SUFFIX]
    return Contents(
        sum(name.parts[0] == PLAYED for name in saves),
        sum(name.parts[0] == ARCHIVE for name in saves),
        PurePosixPath(SETTINGS) in names,
        any(PurePosixPath(name) in names for name in (PUZZLES, OWN_PUZZLES)),
    )


def bring_back(folder: Path, source: Path) -> None:
    """Put what a copy holds in the place of what is here; keys of network seats stay.

    All or nothing: CopyFault and SaveProblem leave everything as it was, and so does a crash, once `recover` has run.
    SaveLocked when a game is open.
    """
    look_into(source)
    _check_closed(folder)
    coming = folder / _COMING
    with problems(folder):
        folder.mkdir(parents=True, exist_ok=True)
        _remove(coming)
        coming.mkdir()
        try:
            with _opened(source) as copy:
                for name in _names(copy):
                    path = coming / name
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(copy.read(name))
        except BaseException:
            _remove(coming)
            raise
        _swap(folder)


def recover(folder: Path) -> None:
    """At the start: undo an import that a crash cut short, or tidy up after one that was through. SaveProblem."""
    going, coming = folder / _GOING, folder / _COMING
    with problems(folder):
        if coming.is_dir() and (going / _LIST).exists():
            _put_back(folder)
        _remove(coming)
        _remove(going)


def erase(folder: Path) -> None:
    """Delete saves, archive, puzzles, settings and keys for good; other files stay. SaveLocked, SaveProblem."""
    _check_closed(folder)
    with problems(folder):
        for name in (*CARRIED, *SECRET):
            _remove(folder / name)
        for kept in ("settings.damaged-*.json", "puzzles.damaged-*.txt", "own_puzzles.damaged-*.txt"):
            for path in folder.glob(kept):
                _remove(path)


def _carried(folder: Path) -> Iterator[Path]:
    for name in CARRIED:
        path = folder / name
        if path.is_file():
            yield path
        else:
            yield from sorted(inner for inner in path.rglob("*") if inner.is_file() and inner.name[0] != ".")


def _check_closed(folder: Path) -> None:
    for path in (folder / PLAYED).rglob("*" + SUFFIX):
        if is_locked(path):
            raise SaveLocked(path)


@contextlib.contextmanager
def _opened(source: Path) -> Iterator[zipfile.ZipFile]:
    """The copy, once its manifest has been read."""
    try:
        with problems(source), zipfile.ZipFile(source) as copy:
            try:
                manifest = json.loads(copy.read(MANIFEST))
                number = manifest["format"]
            except (KeyError, TypeError, ValueError):
                raise CopyFault(Fault.OTHER_FILE, "it has no list of its contents") from None
            if not isinstance(number, int) or number > FORMAT:
                raise CopyFault(Fault.NEWER, f"format {number}, known here: {FORMAT}")
            yield copy
    except zipfile.BadZipFile as error:
        # Only the beginning tells a damaged copy from any other file.
        with problems(source), source.open("rb") as file:
            is_zip = file.read(2) == b"PK"
        raise CopyFault(Fault.DAMAGED if is_zip else Fault.OTHER_FILE, str(error)) from None
    except (EOFError, NotImplementedError, RuntimeError, zipfile.zlib.error) as error:  # type: ignore[attr-defined]
        raise CopyFault(Fault.DAMAGED, str(error)) from None


def _names(copy: zipfile.ZipFile) -> list[str]:
    """The files of a copy; CopyFault when one would land elsewhere than in the folder, or there is too much."""
    infos = [info for info in copy.infolist() if not info.is_dir() and info.filename != MANIFEST]
    if len(infos) > MOST_FILES or sum(info.file_size for info in infos) > MOST_BYTES:
        raise CopyFault(Fault.OTHER_FILE, "it is too large")
    for info in infos:
        parts = PurePosixPath(info.filename).parts
        strange = "\\" in info.filename or ":" in info.filename or info.filename.startswith("/")
        if strange or parts[0] not in CARRIED or any(part in ("..", ".") for part in parts):
            raise CopyFault(Fault.OTHER_FILE, f"{info.filename} belongs to no copy")
    return [info.filename for info in infos]


def _swap(folder: Path) -> None:
    """Move what is here aside and the new in; the name of the folder that came is what says it is not done yet."""
    going, coming = folder / _GOING, folder / _COMING
    _remove(going)
    going.mkdir()
    (going / _LIST).write_text("\n".join(name for name in CARRIED if (coming / name).exists()), encoding="utf-8")
    try:
        for name in CARRIED:
            if (folder / name).exists():
                os.replace(folder / name, going / name)
        for name in CARRIED:
            if (coming / name).exists():
                os.replace(coming / name, folder / name)
        coming.rmdir()
    except OSError:
        _put_back(folder)
        _remove(coming)
        raise
    _remove(going)


def _put_back(folder: Path) -> None:
    going, coming = folder / _GOING, folder / _COMING
    came = (going / _LIST).read_text(encoding="utf-8").split("\n")
    for name in CARRIED:
        if name in came and not (coming / name).exists():
            _remove(folder / name)  # the new one had come in already
        if (going / name).exists():
            os.replace(going / name, folder / name)
    _remove(going)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
