"""The games that can be continued: what the home page shows of them, and what can be done with their files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from ramio_desktop.model import save as files
from ramio_desktop.model.files import SaveProblem, check_writable
from ramio_desktop.model.log import DamagedLog, Log, NewerLog, Seated
from ramio_desktop.model.melds import Table
from ramio_desktop.model.options import Options, rules_text
from ramio_desktop.model.replay import replay
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.save import Save
from ramio_desktop.model.state import State
from ramio_desktop.ui import catalogue

Opened = TypeVar("Opened")

_STAMP: Final = re.compile(r"\d{8}-\d{6}(-\w+)?")
_DEVICES: Final = {"CON", "PRN", "AUX", "NUL"} | {f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10)}
"""What Windows takes for a device, whatever its ending."""


class SaveDamaged(Exception):
    """A save that cannot be read: the name it is kept by now, the one it had, and what is wrong with it."""

    def __init__(self, path: Path, damage: DamagedLog, was: Path) -> None:
        super().__init__(f"kept as {path.name}: {damage}")
        self.path = path
        self.was = was
        self.damage = damage


@dataclass(frozen=True, slots=True)
class Saved:
    """A match that can be continued, as far as everybody at the table may know it."""

    path: Path
    title: str
    """The name somebody gave it; empty when nobody did."""
    family: str
    options: Options
    seats: tuple[Seated, ...]
    scores: tuple[int, ...]
    hand: int
    turn: int
    """Whose turn it is, or was when the hand ended."""
    is_between_hands: bool
    table: Table
    held: tuple[int, ...]
    """How many cards each seat holds."""
    changed: datetime
    has_draft: bool
    practice: bool = False

    @property
    def is_local(self) -> bool:
        """Whether several people play it on this computer."""
        return sum(not who.is_bot for who in self.seats) > 1


@dataclass(frozen=True, slots=True)
class Listing:
    """The games that can be continued, the last one first, and what is wrong with other files."""

    games: tuple[Saved, ...] = ()
    problems: tuple[SaveDamaged | SaveProblem | NewerLog, ...] = field(default=())
    """Damaged files are told once, since they have another name now."""


class Saves:
    """The folder of saves: games against the computer, games of several people, and finished ones."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.computer_folder = folder / "saves" / "computer"
        self.local_folder = folder / "saves" / "local"
        self.archive_folder = folder / "archive"

    def check(self) -> SaveProblem | None:
        """What keeps the program from saving, if anything does; asked at the start (RULES S2)."""
        try:
            for folder in (self.computer_folder, self.local_folder, self.archive_folder):
                check_writable(folder)
        except SaveProblem as problem:
            return problem
        return None

    def listing(self) -> Listing:
        """What can be continued. Finished matches go to the archive, damaged files get the name they are kept by."""
        games: list[Saved] = []
        problems: list[SaveDamaged | SaveProblem | NewerLog] = []
        for path in (*files.saves_in(self.computer_folder), *files.saves_in(self.local_folder)):
            try:
                saved = self._read(path)
                if saved is not None:
                    games.append(saved)
                elif not files.is_locked(path):
                    files.archive(path, self.archive_folder)
            except DamagedLog as damage:
                problems.append(_kept_aside(path, damage))
            except (SaveProblem, NewerLog) as problem:
                problems.append(problem)
        games.sort(key=lambda game: (game.changed, game.path.name), reverse=True)
        return Listing(tuple(games), tuple(problems))

    def open(self, path: Path, use: Callable[[Log], Opened]) -> tuple[Save, Opened]:
        """Open a save and make something of its log; a damaged file is kept aside and SaveDamaged says so.

        SaveLocked, SaveProblem, NewerLog and whatever else `use` raises leave the file as it is.
        """
        try:
            save = Save.open(path)
        except DamagedLog as damage:
            raise _kept_aside(path, damage) from None
        try:
            _check_offered(save.log)
            return save, use(save.log)
        except DamagedLog as damage:
            save.close()
            raise _kept_aside(path, damage) from None
        except BaseException:
            save.close()
            raise

    def path_for(self, log: Log, title: str = "") -> Path:
        """Where the save of a new match goes: named after the time it began and its game, unless it has a title."""
        header = log.header
        persons = sum(not who.is_bot for who in header.room)
        stamp = re.sub(r"\D", "", header.created)[:14]
        stem = f"{stamp[:8]}-{stamp[8:]}-{header.family}"
        return files.free_path(self.local_folder if persons > 1 else self.computer_folder, title or stem)

    def rename(self, game: Saved, title: str) -> Path:
        """Give a game a name, or with an empty one take it away; the new path. SaveLocked, SaveProblem."""
        return files.rename(game.path, _file_name(title) or _stamp_of(game))

    def delete(self, game: Saved) -> None:
        """Delete a game for good; SaveLocked when it is open, SaveProblem."""
        files.delete(game.path)

    def finished(self, most: int) -> Iterator[Saved]:
        """The matches that are over, the last one first, each read when it is asked for; unreadable ones are left out.

        A match is read whole, which takes some milliseconds.
        """
        paths = sorted(files.saves_in(self.archive_folder), key=_changed, reverse=True)
        for path in paths[:most]:
            with suppress(DamagedLog, SaveProblem, NewerLog):
                yield self._saved(path, *self._glance(path))

    def _glance(self, path: Path) -> tuple[Log, State]:
        log = files.glance(path)
        _check_offered(log)
        return log, replay(log)

    def _read(self, path: Path) -> Saved | None:
        """What a save holds, or None when its match is over."""
        log, state = self._glance(path)
        is_over = ruleset(log.header.family).match_winners(state) is not None
        return None if is_over else self._saved(path, log, state)

    def _saved(self, path: Path, log: Log, state: State) -> Saved:
        draft = path.with_suffix(files.DRAFT_SUFFIX)
        return Saved(
            path, given_title(path), log.header.family, log.header.options, log.room,
            state.match.scores, state.match.hand, state.turn.seat, state.is_over, state.table,
            tuple(map(len, state.hands)), _changed(path, draft), any(desk.draft for desk in files.desks_of(path)),
            log.header.practice,
        )


def _check_offered(log: Log) -> None:
    """Leave a game alone that the command line plays, but no table of this window shows; NewerLog."""
    header = log.header
    if not catalogue.is_offered(header.family):
        raise NewerLog("game", rules_text(header.family, header.options), "")


def _kept_aside(path: Path, damage: DamagedLog) -> SaveDamaged:
    try:
        return SaveDamaged(files.keep_aside(path), damage, path)
    except SaveProblem:
        return SaveDamaged(path, damage, path)  # it cannot be renamed, and is as safe under its own name


def _changed(*paths: Path) -> datetime:
    times = [path.stat().st_mtime for path in paths if path.exists()]
    return datetime.fromtimestamp(max(times, default=0.0), UTC)


def given_title(path: Path) -> str:
    """The title somebody gave the game of this file; empty for the name it was made with."""
    return "" if _STAMP.fullmatch(path.stem) else path.stem


def _file_name(title: str) -> str:
    """A title as a file name every system takes, and none of those that have a meaning here; empty for none."""
    text = "".join(sign for sign in title if sign.isprintable() and sign not in '<>:"/\\|?*')
    text = " ".join(text.replace(".damaged-", " damaged-").split()).strip(" .")[:60].strip(" .")
    return f"{text}_" if text.upper() in _DEVICES or _STAMP.fullmatch(text) else text


def _stamp_of(game: Saved) -> str:
    return f"{game.changed:%Y%m%d-%H%M%S}-{game.family}"
