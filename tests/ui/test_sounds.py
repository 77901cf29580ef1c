"""The sounds: files that a script makes and that were measured, since no test can hear; and their player."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ramio_desktop.paths import resources_dir
from ramio_desktop.ui.sounds import Sound, Sounds, loudness
from tests.sampling import scale

ROOT = Path(__file__).parent.parent.parent
FOLDER = resources_dir() / "sounds"
RATE = 44_100


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_sounds", FOLDER / "build_sounds.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def measured(script: ModuleType) -> dict[Sound, Any]:
    return {sound: script.measure(script.read(FOLDER / f"{sound}.wav")) for sound in Sound}


# --- The files ---------------------------------------------------------------------------------------------------


def test_the_files_are_what_their_script_makes(script: ModuleType) -> None:
    files = script.build()
    assert script.stale(files) == []
    assert set(files) == {f"{sound}.wav" for sound in Sound}


def test_a_file_that_was_changed_is_named(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "HERE", tmp_path)
    (tmp_path / "tick.wav").write_bytes(b"RIFF")
    (tmp_path / "gong.wav").write_bytes(b"RIFF")
    assert script.stale({"tick.wav": b"other", "deal.wav": b"x"}) == ["deal.wav", "gong.wav", "tick.wav"]


@pytest.mark.parametrize("sound", list(Sound))
def test_a_sound_is_short_and_soft_and_begins_and_ends_in_silence(
    script: ModuleType, measured: dict[Sound, Any], sound: Sound
) -> None:
    samples, measures = script.read(FOLDER / f"{sound}.wav"), measured[sound]
    assert samples[0] == samples[-1] == 0
    assert measures.start < -20 and measures.end < -60  # no click at either end
    assert measures.jump < -5  # nor within: no step is as high as the sound
    assert -15 < measures.peak < -3  # to be heard, and never clipped
    assert -30 < measures.loudest < -16
    assert abs(measures.offset) < 1e-3
    assert measures.hiss < 0.15 and measures.low < 0.1  # warm, and small speakers can give it
    assert measures.centre < 3000
    assert measures.seconds < 1.5


def test_what_comes_often_is_softer_than_what_comes_seldom(measured: dict[Sound, Any]) -> None:
    order = (Sound.PICK, Sound.PLACE, Sound.YOUR_TURN, Sound.CLOSE)
    loudest = [measured[sound].loudest for sound in order]
    assert loudest == sorted(loudest)


def test_knocks_ring_and_paper_does_not(script: ModuleType) -> None:
    """What a beep is not: paper is spread over the spectrum, and a bar has more than one tone, the upper ones brief."""

    def strongest_share(samples: list[float]) -> float:
        power = script.spectrum(samples)
        return float(max(power) / sum(power))

    for sound in (Sound.DEAL, Sound.PICK, Sound.PLACE):
        assert strongest_share(script.read(FOLDER / f"{sound}.wav")) < 0.1
    turn = script.read(FOLDER / f"{Sound.YOUR_TURN}.wav")
    blow, later = script.measure(turn[: RATE // 50]), script.measure(turn[RATE // 20 : RATE // 8])
    assert blow.high > 4 * later.high


# --- The player without a device -----------------------------------------------------------------------------------


def test_a_volume_is_0_to_100_and_half_of_it_sounds_half_as_loud() -> None:
    assert (loudness(0), loudness(50), loudness(100)) == (0.0, 0.25, 1.0)
    for wrong in (-1, 101):
        with pytest.raises(ValueError, match="0 to 100"):
            loudness(wrong)
        with pytest.raises(ValueError, match="0 to 100"):
            Sounds(FOLDER, wrong)


PLAYER = """
import random, subprocess, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication
from ramio_desktop.ui.sounds import Sound, Sounds

folder, volume, plan, seconds = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3], float(sys.argv[4])
app = QGuiApplication([])
sounds = Sounds(folder, volume)
started = time.perf_counter()


def is_loaded():
    return sys.modules.get("PySide6.QtMultimedia") is not None


print("made", is_loaded())
longest = 0.0


def play(sound):
    global longest
    before = time.perf_counter()
    sounds.play(sound)
    longest = max(longest, time.perf_counter() - before)


if plan == "no_library":
    sys.modules["PySide6.QtMultimedia"] = None
if plan in ("cold", "no_library"):  # without warm
    play(Sound.YOUR_TURN)
    print("played", is_loaded())
elif plan == "warm":
    sounds.warm()
    print("warmed", is_loaded())
elif plan == "each":
    sounds.warm()
    for number, sound in enumerate(Sound):
        QTimer.singleShot(1500 + 2600 * number, lambda sound=sound: play(sound))
        QTimer.singleShot(1550 + 2600 * number, lambda: time.sleep(0.2))  # a frame that takes too long
elif plan == "storm":  # sounds over one another
    sounds.warm()
    chance = random.Random(3)

    def more():
        play(chance.choice(list(Sound)))
        QTimer.singleShot(chance.choice((20, 60, 100, 200, 700)), more)

    QTimer.singleShot(1500, more)
elif plan == "off":  # while everything plays
    sounds.warm()
    QTimer.singleShot(1500, lambda: [play(sound) for sound in Sound])
    QTimer.singleShot(1700, lambda: sounds.set_volume(0))
    QTimer.singleShot(1900, lambda: print("off", sounds.are_loaded))
    QTimer.singleShot(2000, lambda: (sounds.set_volume(80), play(Sound.TICK)))
if plan in ("another", "gone"):
    sounds.warm()
    other = ("load-module module-null-sink sink_name=other", "set-default-sink other")
    for order in other if plan == "another" else ("unload-module module-null-sink",):
        order = ["pactl", *order.split()]
        QTimer.singleShot(1500, lambda order=order: subprocess.run(order, stdout=subprocess.DEVNULL, check=True))
    for number in range(5):
        QTimer.singleShot(2500 + 100 * number, lambda: play(Sound.TICK))
    QTimer.singleShot(3500, lambda: print("then", sounds.are_loaded, sounds.device))
QTimer.singleShot(int(seconds * 1000), app.quit)
app.exec()
print("loaded", is_loaded(), sounds.are_loaded, sounds.device)
print("longest", longest < 0.25)
print("cpu", time.process_time() < 0.5 * (time.perf_counter() - started) + 1)
sounds.close()
sounds.play(Sound.TICK)
"""


def _player(
    volume: int, plan: str, seconds: float, environment: dict[str, str] | None = None, complaints: int = 0
) -> list[str]:
    """Run a program that plays, and return what it prints; it must end well and complain of no more than that."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYER, str(FOLDER), str(volume), plan, str(seconds)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **(environment or {})},
        capture_output=True,
        text=True,
        timeout=seconds + 60,
    )
    assert done.returncode == 0, done.stderr[:2000]
    assert len(done.stderr.splitlines()) <= complaints, done.stderr[:2000]
    return done.stdout.splitlines()


def _no_server(folder: Path) -> dict[str, str]:
    return {
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "PULSE_SERVER": f"unix:{folder / 'nobody'}",
        "PIPEWIRE_REMOTE": str(folder / "nobody"),
    }


SILENT = ((70, "cold"), (70, "warm"), (70, "no_library"), (0, "cold"), (0, "warm"), (0, "storm"))
"""The volumes and plans of programs that nobody hears."""


@pytest.fixture(scope="module")
def silent(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[int, str], list[str]]:
    """What each of them prints; they run side by side, since all they do is wait for sounds that do not come."""
    folder = tmp_path_factory.mktemp("nobody")
    folder.chmod(0o700)

    def printed(volume: int, plan: str) -> list[str]:
        return _player(volume, plan, 2.0, _no_server(folder) if volume else None)

    with ThreadPoolExecutor(len(SILENT)) as pool:
        return dict(zip(SILENT, pool.map(lambda one: printed(*one), SILENT), strict=True))


@pytest.mark.parametrize("plan", ["cold", "warm"])
def test_without_a_device_nothing_is_heard_and_nothing_said(
    silent: dict[tuple[int, str], list[str]], plan: str
) -> None:
    """Nor is QtMultimedia loaded before the event loop runs: it would delay the first paint."""
    lines = silent[70, plan]
    assert lines[0] == "made False"
    assert lines[1].split() == [{"cold": "played", "warm": "warmed"}[plan], "False"]
    assert lines[2].startswith("loaded True")
    if sys.platform == "linux":  # other systems have a device without a server
        assert lines[2].split() == ["loaded", "True", "False"]


def test_a_system_without_the_library_of_sound_plays_in_silence(silent: dict[tuple[int, str], list[str]]) -> None:
    """A Linux without libpulse: importing QtMultimedia fails."""
    lines = silent[70, "no_library"]
    assert lines[1] == "played False"
    assert lines[2].split()[2] == "False"


@pytest.mark.parametrize("plan", ["cold", "warm", "storm"])
def test_at_volume_0_nothing_is_loaded(silent: dict[tuple[int, str], list[str]], plan: str) -> None:
    assert "loaded False False " in silent[0, plan]


# --- The player with one -------------------------------------------------------------------------------------------


@pytest.fixture
def sink(tmp_path: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """A PulseAudio of this test's own, which plays to nobody: what it would have played so far, and how to reach it."""
    if not all(map(shutil.which, ("pulseaudio", "parec", "pactl"))):
        pytest.skip("apt-get install pulseaudio pulseaudio-utils")
    tmp_path.chmod(0o700)
    socket = tmp_path / "server"  # `pulse` is a folder of the server's own
    environment = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "PULSE_SERVER": f"unix:{socket}"}
    quiet = {"env": {**os.environ, **environment}, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen(
        [
            *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
            f"--load=module-null-sink sink_name=nobody rate={RATE} channels=1",
            f"--load=module-native-protocol-unix auth-anonymous=1 socket={socket}",
        ],
        **quiet,  # type: ignore[call-overload]
    )
    recorder = None
    try:
        deadline = time.monotonic() + 20
        while subprocess.run(["pactl", "info"], check=False, **quiet).returncode:  # type: ignore[call-overload]
            assert time.monotonic() < deadline and server.poll() is None, "the sound server does not start"
            time.sleep(0.1)
        record = tmp_path / "record.raw"
        recorder = subprocess.Popen(
            [
                *("parec", "--device=nobody.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le", "--raw"),
                *("--latency-msec=50", str(record)),
            ],
            **quiet,  # type: ignore[call-overload]
        )
        while not record.exists() or record.stat().st_size == 0:
            assert time.monotonic() < deadline and recorder.poll() is None, "nothing can be recorded"
            time.sleep(0.1)
        yield record, environment
    finally:
        for process in (recorder, server):
            if process is not None:
                process.terminate()
                process.wait(10)


def _pieces(record: Path, pause: float = 0.2, start: int = 0) -> list[list[float]]:
    """What was recorded from that byte on, cut at its silences."""
    raw = record.read_bytes()[start // 2 * 2 :]
    pcm = array("h", raw[: len(raw) // 2 * 2])
    if sys.byteorder == "big":
        pcm.byteswap()
    pieces: list[list[float]] = []
    quiet = round(pause * RATE)
    last = -quiet - 1
    for i, x in enumerate(pcm):
        if abs(x) > 3:
            if i - last > quiet:
                pieces.append([])
            else:
                pieces[-1].extend(y / 32768 for y in pcm[last + 1 : i])
            pieces[-1].append(x / 32768)
            last = i
    return pieces


def _as_played(script: ModuleType, volume: int) -> list[tuple[float, float]]:
    """The energy and the peak of each sound at that volume."""
    played = []
    for sound in Sound:
        samples = [x * loudness(volume) for x in script.read(FOLDER / f"{sound}.wav")]
        played.append((sum(x * x for x in samples), max(map(abs, samples))))
    return played


@pytest.mark.soak
def test_what_a_device_gets_is_the_file_at_its_volume(sink: tuple[Path, dict[str, str]], script: ModuleType) -> None:
    """Nothing is cut off, repeated or added, though frames of 0.2 s fall into each sound."""
    record, environment = sink
    missing = dict(zip(Sound, _as_played(script, 60), strict=True))
    for _ in range(3):  # the sound server and the recorder lose samples on a machine that has more to do than it can
        before = record.stat().st_size
        lines = _player(60, "each", 1.5 + 2.6 * len(Sound), environment)
        assert "loaded True True nobody" in lines
        assert "longest True" in lines
        pieces = _pieces(record, start=before)
        assert len(pieces) == len(Sound)
        for sound, piece in zip(Sound, pieces, strict=True):
            if (sum(x * x for x in piece), max(map(abs, piece))) == pytest.approx(missing.get(sound), rel=0.02):
                del missing[sound]
        if not missing:
            return
    pytest.fail(f"three times these were not what their files are: {', '.join(missing)}")


@pytest.mark.soak
def test_sounds_over_one_another_leave_the_program_calm(sink: tuple[Path, dict[str, str]]) -> None:
    """QSoundEffect's way to play them ended in a loop at full load."""
    record, environment = sink
    lines = _player(100, "storm", scale(6, 40), environment)
    assert "cpu True" in lines and "longest True" in lines
    assert _pieces(record)


@pytest.mark.soak
def test_volume_0_is_silence_at_once_and_comes_back(sink: tuple[Path, dict[str, str]], script: ModuleType) -> None:
    record, environment = sink
    lines = _player(100, "off", 4.0, environment)
    assert "off False" in lines
    assert "loaded True True nobody" in lines
    cut, tick = _pieces(record, 0.15)
    assert len(cut) < 0.5 * RATE  # the longest of them would last for 1.3 s
    assert len(tick) == pytest.approx(len(script.read(FOLDER / "tick.wav")), rel=0.2)


@pytest.mark.soak
def test_the_system_s_choice_of_a_device_is_followed(sink: tuple[Path, dict[str, str]]) -> None:
    lines = _player(70, "another", 4.0, sink[1])
    assert "then True other" in lines


@pytest.mark.soak
def test_a_device_that_goes_ends_the_sounds_and_nothing_else(sink: tuple[Path, dict[str, str]]) -> None:
    lines = _player(70, "gone", 4.0, sink[1], complaints=1)
    assert "then False " in lines and "cpu True" in lines
