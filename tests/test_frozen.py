"""The frozen program: it is built, opened, made to play and looked for afterwards (make soak; about two minutes).

It runs with no Python on its path, away from the sources, and does what the program does from source.
"""

from __future__ import annotations

import ctypes
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import psutil
import pytest

import ramio_desktop

ROOT = Path(__file__).parent.parent
SAVE = ROOT / "tests" / "data" / "saves" / "v1_machiavelli_3.ramio"

MOST_BYTES = 200_000_000
MOST_PROCESSES = 3
"""The program, its computer players, and the tracker that multiprocessing starts with them."""

MAIN_WINDOW = "Ramio$"

SOURCE = Path("source")
"""In place of the frozen program: the same from source."""


def _builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build", ROOT / "installers" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- What the build complains of ---------------------------------------------------------------------------------


def test_a_library_that_is_missing_fails_the_build_if_its_user_is_kept() -> None:
    log = (
        "9 WARNING: Library not found: could not resolve 'libxcb-cursor.so.0', dependency of '/x/libqxcb.so'.\n"
        "9 WARNING: Library not found: could not resolve 'libgtk-3.so.0', dependency of '/x/libqgtk3.so'.\n"
        "9 INFO: Library not found: nothing of ours\n"
    )
    warnings = _builder().warnings
    assert warnings(log, ["libqxcb.so", "libQt6Core.so.6"]) == ["libxcb-cursor.so.0 is missing, which libqxcb.so needs"]
    assert warnings(log, ["libQt6Core.so.6"]) == []
    assert warnings("5 ERROR: Hidden import 'PySide6.QtMultimedia' not found\n", []) == [
        "the module PySide6.QtMultimedia is missing"
    ]


@pytest.mark.skipif(sys.platform != "linux" or shutil.which("objdump") is None, reason="needs Linux and binutils")
def test_a_library_that_is_neither_in_the_bundle_nor_the_system_s_is_named(tmp_path: Path) -> None:
    builder = _builder()
    extension = Path(next(iter(Path(sys.base_prefix).rglob("_sqlite3.*.so")), ""))
    if not extension.is_file():
        pytest.skip("this Python has its sqlite3 built in")
    shutil.copy(extension, tmp_path)
    library = next(name for name in builder.needs(extension) if "sqlite" in name)
    assert list(builder.strangers(tmp_path)) == [f"{library} is not in the bundle, and {extension.name} needs it"]
    (tmp_path / library).write_bytes(b"")
    assert list(builder.strangers(tmp_path)) == []


# --- The program ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The frozen program, built for this run."""
    if sys.platform == "linux" and not (shutil.which("objdump") and shutil.which("strip")):
        pytest.skip("apt-get install binutils")
    folder = tmp_path_factory.mktemp("frozen")
    done = subprocess.run(
        [sys.executable, "installers/build.py", "--dist", str(folder / "dist"), "--work", str(folder / "work")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["bytes"] < MOST_BYTES
    print(f"frozen: {figures['bytes'] / 1e6:.0f} MB, {figures['files']} files, built in {figures['seconds']} s")
    return Path(figures["program"])


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment in which there is no other Python, and a folder for the player's files."""
    keep = ("SYSTEMROOT", "TEMP", "TMPDIR", "XDG_RUNTIME_DIR")
    return {
        **{name: os.environ[name] for name in keep if name in os.environ},
        "PATH": "",
        "HOME": str(tmp_path),
        "RAMIO_DATA_DIR": str(tmp_path / "data"),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }


def _run(program: Path, *arguments: str, cwd: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    start = (sys.executable, "-m", "ramio_desktop") if program == SOURCE else (str(program),)
    return subprocess.run([*start, *arguments], cwd=cwd, env=env, capture_output=True, text=True, timeout=120)


def _family(program: Path) -> list[psutil.Process]:
    """Every process that runs this very program."""
    found = []
    for process in psutil.process_iter():
        try:
            if process.status() != psutil.STATUS_ZOMBIE and Path(process.exe()) == program:
                found.append(process)
        except (psutil.Error, OSError):
            continue
    return found


def _watch(program: Path, seconds: float) -> list[int]:
    """How many processes the program has, from moment to moment; a fork bomb is ended."""
    counts, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        family = _family(program)
        counts.append(len(family))
        if len(family) > 2 * MOST_PROCESSES:
            for process in family:
                process.kill()
            pytest.fail(f"{len(family)} processes after {len(counts)} looks")
        time.sleep(0.05)
    return counts


def _all_gone(program: Path, patience: float = 10.0) -> bool:
    end = time.monotonic() + patience
    while _family(program):
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


@pytest.fixture
def nothing_left(program: Path) -> Iterator[None]:
    """However a test goes, the program leaves no process behind."""
    yield
    gone = _all_gone(program)
    for process in _family(program):
        process.kill()
    assert gone


@pytest.mark.soak
def test_the_bundle_has_what_is_read_and_no_more(program: Path) -> None:
    inside = [path.relative_to(program.parent).as_posix() for path in program.parent.rglob("*")]
    names = {Path(name).name for name in inside}
    assert {"it.qm", "en.qm", "qtbase_it.qm", "lucide-icons.db", "Kh.svg", "your_turn.wav", "tokens.json"} <= names
    if sys.platform == "linux":
        assert {"libqoffscreen.so", "libqxcb.so", "libqwayland.so", "libqsvg.so", "libqsvgicon.so"} <= names
        assert not [name for name in names if name.startswith(("libav", "libQt6Q", "libQt6Pdf", "libgtk", "libqgtk"))]
    assert not [name for name in inside if "resources/" in name and name.endswith((".py", ".ts", ".md"))]
    assert not names & {"tkinter", "pytest", "hypothesis", "pip", "setuptools"}
    assert not [name for name in inside if (path := program.parent / name).is_symlink() and not path.exists()]


@pytest.mark.soak
def test_it_says_its_version(program: Path, bare: dict[str, str], tmp_path: Path, nothing_left: None) -> None:
    done = _run(program, "--version", cwd=tmp_path, env=bare)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"ramio-desktop {ramio_desktop.__version__}\n", "")


@pytest.mark.soak
def test_it_plays_the_same_three_hands_as_the_source(
    program: Path, bare: dict[str, str], tmp_path: Path, nothing_left: None
) -> None:
    line = ("simulate", "machiavelli", "--seats", "hard,beginner", "--hands", "3", "--seed", "5", "--json")
    results: list[dict[str, Any]] = []
    for what, folder in ((program, tmp_path), (SOURCE, ROOT)):
        done = _run(what, *line, cwd=folder, env=bare)
        assert (done.returncode, done.stderr) == (0, "")
        results.append(json.loads(done.stdout.splitlines()[-1]))
    timed = {"seconds_a_hand", "turn_ms"}
    frozen, source = ({key: value for key, value in result.items() if key not in timed} for result in results)
    assert frozen == source
    assert frozen["hands"] == 3


@pytest.mark.soak
@pytest.mark.parametrize("page", ["home", "table", "settings"])
def test_it_paints_the_same_page_as_the_source(
    program: Path, bare: dict[str, str], tmp_path: Path, nothing_left: None, page: str
) -> None:
    """Icons, faces, texts, the theme and the plugins they need are there: no pixel differs."""
    from PySide6.QtGui import QImage

    pictures = []
    for number, (what, folder) in enumerate(((program, tmp_path), (SOURCE, ROOT))):
        out = tmp_path / f"{number}.png"
        done = _run(what, "screenshot", page, str(out), "--size", "1280x800", "--lang", "it", cwd=folder, env=bare)
        assert (done.returncode, done.stderr) == (0, "")
        pictures.append(QImage(str(out)))
    frozen, source = pictures
    assert (frozen.width(), frozen.height()) == (1280, 800)
    assert frozen == source


@pytest.mark.soak
@pytest.mark.parametrize("end", ["terminate", "kill"])
def test_its_window_with_computer_players_leaves_nothing_behind(
    program: Path, bare: dict[str, str], tmp_path: Path, nothing_left: None, end: str
) -> None:
    """Also when it is ended from outside, in the middle of a game."""
    game = shutil.copy(SAVE, tmp_path / "game.ramio")
    process = subprocess.Popen(
        [program, game], cwd=tmp_path, env=bare, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    counts = _watch(program, 8.0)
    assert process.poll() is None, process.stderr and process.stderr.read()
    assert max(counts) <= MOST_PROCESSES
    assert counts[-1] >= 2  # the computer players have a process, or this test would show nothing
    getattr(process, end)()
    _, complaints = process.communicate(timeout=20)
    assert complaints == ""


# --- On a screen -----------------------------------------------------------------------------------------------------


@pytest.fixture
def screen() -> Iterator[str]:
    """An X server that paints in memory; its name."""
    if not (sys.platform == "linux" and shutil.which("Xvfb") and shutil.which("xdotool")):
        pytest.skip("apt-get install xvfb xdotool")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            number = numbers.readline().strip()
        assert number, "Xvfb does not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


def _window(display: str, patience: float = 30.0) -> int:
    """The number of the program's window, once it is to be seen."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        done = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", MAIN_WINDOW],
            env={**os.environ, "DISPLAY": display},
            capture_output=True,
            text=True,
        )
        if done.stdout.strip():
            return int(done.stdout.split()[0])
        time.sleep(0.02)
    pytest.fail("no window is to be seen")


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("room", ctypes.c_long * 24),  # an XEvent is larger than its largest kind
    )


def _ask_to_close(display: str, window: int) -> None:
    """What the cross in a window's corner does: WM_DELETE_WINDOW."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XSendEvent.argtypes = (ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p)
    x11.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    connection = x11.XOpenDisplay(display.encode())
    assert connection
    event = _ClientMessage(type=33, window=window, format=32)
    event.message_type = x11.XInternAtom(connection, b"WM_PROTOCOLS", 0)
    event.data[0] = x11.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(connection, window, 0, 0, ctypes.byref(event))
    x11.XCloseDisplay(connection)


@pytest.mark.soak
def test_its_window_on_a_screen_opens_and_closes_and_finds_the_game_again(
    program: Path, bare: dict[str, str], tmp_path: Path, nothing_left: None, screen: str
) -> None:
    environment = {**bare, "DISPLAY": screen}
    del environment["QT_QPA_PLATFORM"]
    game = shutil.copy(SAVE, tmp_path / "game.ramio")
    for _ in range(2):
        process = subprocess.Popen(
            [program, game], cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        start = time.monotonic()
        window = _window(screen)
        print(f"frozen: a window after {time.monotonic() - start:.2f} s")
        assert max(_watch(program, 4.0)) <= MOST_PROCESSES
        assert process.poll() is None
        _ask_to_close(screen, window)
        _, complaints = process.communicate(timeout=20)
        assert (process.returncode, complaints) == (0, "")
        assert _all_gone(program)
