"""Saves: forced to the disk, locked, lost to no full disk and no crash, kept when damaged (RULES S2)."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest

from ramio_desktop.model import save as saves
from ramio_desktop.model.files import SaveProblem, Trouble, check_writable
from ramio_desktop.model.log import DamagedLog, Log, NewerLog, log_bytes, read_log
from ramio_desktop.model.save import Desk, Save, SaveLocked, read_save
from tests.net.bench import played_log

ROOT = Path(__file__).parent.parent.parent
DESK = Desk(("draft 1 x", "0:1,2 | 3"), ("7h", "*", "8h"))


@pytest.fixture(scope="module")
def log() -> Log:
    """Return a log of a few dozen batches."""
    return played_log("machiavelli", 2, "save", 40)


@pytest.fixture
def start(log: Log) -> Log:
    """Return that log as it was after the first deal."""
    return replace(log, batches=log.batches[:1])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the save of a test goes."""
    return tmp_path / "saves" / "computer" / "game.ramio"


def _played(path: Path, start: Log, log: Log) -> Save:
    save = Save.create(path, start)
    for batch in log.batches[1:]:
        save.append(batch)
    return save


def test_S2_save_is_written_batch_by_batch(path: Path, start: Log, log: Log) -> None:
    save = Save.create(path, start)
    assert path.read_bytes() == log_bytes(start)[0]
    for n, batch in enumerate(log.batches[1:], start=2):
        save.append(batch)
        assert path.read_bytes() == log_bytes(replace(log, batches=log.batches[:n]))[0]
    save.close()
    again = Save.open(path)
    assert again.log == log
    assert again.cut == 0 and again.kept_aside is None
    again.close()


def test_S2_every_append_is_forced_to_the_disk(
    path: Path, start: Log, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = Save.create(path, start)
    done: list[str] = []
    write, fsync = os.write, os.fsync
    monkeypatch.setattr(os, "write", lambda *args: done.append("write") or write(*args))
    monkeypatch.setattr(os, "fsync", lambda file: done.append("fsync") or fsync(file))
    save.append(log.batches[1])
    assert done == ["write", "fsync"]


def test_no_save_is_written_over(path: Path, start: Log) -> None:
    Save.create(path, start).close()
    before = path.read_bytes()
    with pytest.raises(SaveProblem):
        Save.create(path, start)
    assert path.read_bytes() == before
    assert saves.free_path(path.parent, "game").name == "game-2.ramio"


def test_S2_save_is_locked_while_it_is_open(path: Path, start: Log) -> None:
    save = Save.create(path, start)
    for attempt in (Save.open, saves.delete, lambda path: saves.rename(path, "other")):
        with pytest.raises(SaveLocked):
            attempt(path)
    assert read_save(path) == start, "it may be looked at all the same"
    save.close()
    Save.open(path).close()


def test_S2_second_start_of_the_program_finds_it_locked(path: Path, start: Log) -> None:
    save = Save.create(path, start)
    code = (
        "import sys; from pathlib import Path; from ramio_desktop.model.save import Save, SaveLocked\n"
        "try: Save.open(Path(sys.argv[1]))\nexcept SaveLocked: print('locked')\nelse: print('open')"
    )

    def second() -> str:
        done = subprocess.run(
            [sys.executable, "-c", code, str(path)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
        )
        return done.stdout.strip()

    assert second() == "locked"
    save.close()
    assert second() == "open"


# --- Torn and damaged ------------------------------------------------------------------------------------------------


def test_S2_torn_tail_is_cut_and_play_goes_on(path: Path, start: Log, log: Log) -> None:
    _played(path, start, log).close()
    whole = path.read_bytes()
    path.write_bytes(whole + b"12345678 p0 dr")
    save = Save.open(path)
    assert save.log == log
    assert save.cut == 14
    assert save.kept_aside is None, "an append that was never finished is no loss"
    assert path.read_bytes() == whole
    save.append(log.batches[-1])
    assert len(read_log(path.read_bytes()).log.batches) == len(log.batches) + 1
    save.close()


def test_S2_whole_lines_cut_off_are_kept_aside(path: Path, start: Log, log: Log) -> None:
    _played(path, start, log).close()
    damaged = bytearray(path.read_bytes())
    damaged[-4] ^= 1
    path.write_bytes(damaged)
    save = Save.open(path)
    assert save.log.batches == log.batches[:-1]
    assert save.kept_aside is not None
    assert save.kept_aside.name == "game.damaged-1.ramio"
    assert save.kept_aside.read_bytes() == damaged
    save.close()


def test_S2_damaged_save_is_left_alone_and_kept_by_name(path: Path, start: Log, log: Log) -> None:
    _played(path, start, log).close()
    damaged = path.read_bytes().replace(b"rules machiavelli", b"rules machiavellj")
    for number in (1, 2):
        path.write_bytes(damaged + b"x" * number)
        with pytest.raises(DamagedLog):
            Save.open(path)
        assert path.read_bytes() == damaged + b"x" * number
        kept = saves.keep_aside(path)
        assert kept.name == f"game.damaged-{number}.ramio"
        assert not path.exists()
    assert (path.parent / "game.damaged-1.ramio").read_bytes() == damaged + b"x", "never written over"
    assert saves.saves_in(path.parent) == []


def test_S2_newer_save_is_left_alone(path: Path, start: Log) -> None:
    Save.create(path, start).close()
    newer = path.read_bytes().replace(b"ramio 1", b"ramio 9", 1)
    path.write_bytes(newer)
    with pytest.raises(NewerLog):
        Save.open(path)
    assert path.read_bytes() == newer
    assert not saves.is_locked(path), "nothing is left open"


# --- Full and read-only disks ----------------------------------------------------------------------------------------


def _failing(error: int, after: int = 0) -> Callable[..., int]:
    """Return a system call that fails; `os.write` writes that many bytes first."""
    write = os.write

    def call(file: int, data: bytes = b"", *_: object) -> int:
        if after and len(data) > after:
            write(file, bytes(data[:after]))
        raise OSError(error, os.strerror(error))

    return call


@pytest.mark.parametrize("after", [0, 1, 17])
@pytest.mark.parametrize(
    ("call", "error", "trouble"),
    [
        ("write", errno.ENOSPC, Trouble.FULL),
        ("fsync", errno.ENOSPC, Trouble.FULL),
        ("write", errno.EROFS, Trouble.READ_ONLY),
        ("write", errno.EIO, Trouble.OTHER),
    ],
)
def test_S2_disk_that_is_full_loses_nothing(
    path: Path, start: Log, log: Log, call: str, error: int, trouble: Trouble, after: int
) -> None:
    save = Save.create(path, start)
    save.append(log.batches[1])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, call, _failing(error, after))
        for batch in log.batches[2:5]:
            with pytest.raises(SaveProblem) as problem:
                save.append(batch)
            assert problem.value.trouble is trouble
            assert save.has_unsaved
    # Whatever half-written piece is there, what was acknowledged before can be read.
    assert read_log(path.read_bytes()).log.batches[:2] == log.batches[:2]
    for batch in log.batches[5:]:
        save.append(batch)
    assert not save.has_unsaved
    assert path.read_bytes() == log_bytes(log)[0]
    save.close()


def test_S2_what_waits_is_written_at_the_close(path: Path, start: Log, log: Log) -> None:
    save = Save.create(path, start)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", _failing(errno.ENOSPC))
        with pytest.raises(SaveProblem):
            save.append(log.batches[1])
    save.close()
    assert read_save(path).batches == log.batches[:2]


def test_S2_full_disk_at_the_start_leaves_no_piece(path: Path, start: Log) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", _failing(errno.ENOSPC, 10))
        with pytest.raises(SaveProblem) as problem:
            Save.create(path, start)
    assert problem.value.trouble is Trouble.FULL
    assert list(path.parent.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_S2_file_deleted_under_an_open_save_comes_back(path: Path, start: Log, log: Log) -> None:
    save = Save.create(path, start)
    save.append(log.batches[1])
    path.unlink()
    path.parent.rmdir()
    for batch in log.batches[2:]:
        save.append(batch)
    assert path.read_bytes() == log_bytes(log)[0]
    assert saves.is_locked(path)
    save.close()


def test_S2_read_only_folder_is_told(path: Path, start: Log) -> None:
    path.parent.mkdir(parents=True)
    path.parent.chmod(0o500)
    try:
        if os.access(path.parent, os.W_OK):
            pytest.skip("this user may write anywhere")
        for attempt in (lambda: Save.create(path, start), lambda: check_writable(path.parent)):
            with pytest.raises(SaveProblem) as problem:
                attempt()
            assert problem.value.trouble is Trouble.DENIED
    finally:
        path.parent.chmod(0o700)


@pytest.mark.parametrize(
    ("error", "trouble"),
    [(errno.EROFS, Trouble.READ_ONLY), (errno.EACCES, Trouble.DENIED), (errno.ENOSPC, Trouble.FULL)],
)
def test_S2_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int, trouble: Trouble
) -> None:
    check_writable(tmp_path / "new" / "folder")
    assert list((tmp_path / "new" / "folder").iterdir()) == [], "the trial leaves nothing behind"
    monkeypatch.setattr(os, "open", _failing(error))
    with pytest.raises(SaveProblem) as problem:
        check_writable(tmp_path / "new" / "folder")
    assert problem.value.trouble is trouble


def test_S2_folder_that_is_a_file_is_told(tmp_path: Path, start: Log) -> None:
    (tmp_path / "saves").write_text("not a folder")
    for attempt in (lambda: check_writable(tmp_path / "saves" / "computer"),
                    lambda: Save.create(tmp_path / "saves" / "game.ramio", start)):
        with pytest.raises(SaveProblem):
            attempt()


# --- Drafts ----------------------------------------------------------------------------------------------------------


def test_S2_desks_are_kept_beside_the_save(path: Path, start: Log) -> None:
    save = Save.create(path, start)
    save.keep_desks({0: DESK, 1: Desk((), ("Ah",))})
    save.close()
    again = Save.open(path)
    assert again.desks == {0: DESK, 1: Desk((), ("Ah",))}
    again.keep_desks({0: Desk(), 1: Desk()})
    assert [file.name for file in path.parent.iterdir()] == ["game.ramio"]
    again.close()


def test_S2_torn_draft_is_no_draft_and_no_harm(path: Path, start: Log) -> None:
    save = Save.create(path, start)
    save.keep_desks({0: DESK})
    save.close()
    draft = path.with_suffix(".draft")
    whole = draft.read_bytes()
    for size in range(len(whole)):
        draft.write_bytes(whole[:size])
        again = Save.open(path)
        assert again.desks == {}
        again.close()


@pytest.mark.parametrize("body", [b"hello\n", b"0 draft \xff\n", b"zero draft x\n", b"0 later words of ours\n"])
def test_S2_a_draft_of_another_time_is_no_draft_and_no_harm(path: Path, start: Log, body: bytes) -> None:
    save = Save.create(path, start)
    save.keep_desks({0: DESK})
    save.close()
    path.with_suffix(".draft").write_bytes(b"desks 1 %08x\n%s" % (crc32(body), body))
    again = Save.open(path)
    assert not any(desk.draft for desk in again.desks.values())
    again.close()


def test_draft_on_a_full_disk_leaves_the_older_one(path: Path, start: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    save = Save.create(path, start)
    save.keep_desks({0: DESK})
    monkeypatch.setattr(os, "write", _failing(errno.ENOSPC, 5))
    with pytest.raises(SaveProblem):
        save.keep_desks({0: Desk(("other",))})
    assert sorted(file.name for file in path.parent.iterdir()) == ["game.draft", "game.ramio"]
    assert saves.desks_of(path) == (DESK,)


# --- Files -----------------------------------------------------------------------------------------------------------


def test_archive_rename_and_delete(path: Path, start: Log, tmp_path: Path) -> None:
    archived = tmp_path / "archive"
    for name in ("game.ramio", "game-2.ramio"):
        save = Save.create(path, start)
        save.keep_desks({0: DESK})
        save.close()
        kept = saves.archive(path, archived)
        assert kept == archived / name
        assert read_save(kept) == start
    assert list(path.parent.iterdir()) == []

    save = Save.create(path, start)
    save.keep_desks({0: DESK})
    save.close()
    renamed = saves.rename(path, "Sunday")
    assert renamed.name == "Sunday.ramio"
    assert saves.desks_of(renamed) == (DESK,)
    saves.delete(renamed)
    assert list(path.parent.iterdir()) == []


def test_missing_save_is_told(tmp_path: Path) -> None:
    for attempt in (Save.open, read_save, saves.delete, saves.keep_aside, lambda path: saves.archive(path, tmp_path)):
        with pytest.raises(SaveProblem) as problem:
            attempt(tmp_path / "none.ramio")
        assert problem.value.trouble is Trouble.MISSING


# --- Death -----------------------------------------------------------------------------------------------------------

_WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from ramio_desktop.model.log import read_log
from ramio_desktop.model.save import Desk, Save
log = read_log(sys.stdin.buffer.read()).log
save = Save.create(Path(sys.argv[1]), replace(log, batches=log.batches[:1]))
for n, batch in enumerate(log.batches[1:], start=2):
    save.append(batch)
    save.keep_desks({0: Desk((f"draft of {n}",))})
    print(n, flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
@pytest.mark.parametrize("batches", [3, 11, 30])
def test_S2_killed_process_leaves_what_it_had_acknowledged(path: Path, log: Log, batches: int) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write(log_bytes(log)[0])
    child.stdin.close()
    told = 0
    while told < batches:
        told = int(child.stdout.readline())
    child.send_signal(signal.SIGKILL)
    told = max([told, *map(int, child.stdout.read().split())])
    child.wait(30)
    save = Save.open(path)
    found = len(save.log.batches)
    assert save.log.batches == log.batches[:found]
    assert told <= found <= told + 1
    (desk,) = save.desks.values()
    assert desk.draft in ((f"draft of {told}",), (f"draft of {told + 1}",))
    save.close()
