"""The game's sounds: loaded after the window is there, and only when somebody wants to hear them.

QtMultimedia costs some 150 ms to load, most of it the search for a device. So nothing of it is imported before `warm`,
which the program calls after its first paint, and nothing at all while the volume is 0. Without a device the sounds are
off, silently; they come when one is plugged in.

Each sound has a QAudioSink of its own. QSoundEffect is made for this, but that of Qt 6.11.3 destroys a notifier in the
wrong thread when one sound ends while another plays (PulseAudio): the program then spins and floods its log.
"""

from __future__ import annotations

import logging
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QBuffer,
    QIODevice,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioDevice, QMediaDevices

LOUDEST: Final = 100
DEFAULT_VOLUME: Final = 70

_BEFORE: Final = 0.01
_AFTER: Final = 0.25
"""Seconds of silence around a sound. PulseAudio loses the first 6 ms of a stream, which are the blow; and a sink says
that it has read everything before all of it was heard."""

_log = logging.getLogger(__name__)


class Sound(StrEnum):
    """What can be heard; each is the name of a file in resources/sounds."""

    DEAL = "deal"
    """A whole deal, as long as three quarters of a second."""
    PICK = "pick"
    PLACE = "place"
    REFUSAL = "refusal"
    YOUR_TURN = "your_turn"
    CLOSE = "close"
    """A hand is won."""
    TICK = "tick"
    """One of the last seconds."""


def loudness(volume: int) -> float:
    """The factor of the samples for a volume of 0 to 100: 50 sounds about half as loud as 100 (12 dB less).

    ValueError for any other volume.
    """
    if not 0 <= volume <= LOUDEST:
        raise ValueError(f"a volume is 0 to {LOUDEST}, not {volume}")
    return (volume / LOUDEST) ** 2


class _Voice(QObject):
    """One sound on one device."""

    def __init__(self, path: Path, device: QAudioDevice, factor: float, parent: QObject) -> None:
        """OSError or wave.Error when the file cannot be read, ValueError when the device cannot play its kind."""
        from PySide6.QtMultimedia import QAudioFormat, QAudioSink

        super().__init__(parent)
        with wave.open(str(path), "rb") as file:
            form = QAudioFormat()
            form.setSampleRate(file.getframerate())
            form.setChannelCount(file.getnchannels())
            form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
            samples = file.readframes(file.getnframes())
        if not device.isFormatSupported(form):
            raise ValueError(f"{device.description()} does not play {form}")
        self._samples = QBuffer(self)
        before, after = (bytes(form.bytesForDuration(round(seconds * 1_000_000))) for seconds in (_BEFORE, _AFTER))
        self._samples.setData(before + samples + after)
        self._sink = QAudioSink(device, form, self)
        self._sink.setVolume(factor)
        self._sink.stateChanged.connect(self._rest)

    @property
    def is_playing(self) -> bool:
        """Whether the device still takes samples of it."""
        from PySide6.QtMultimedia import QtAudio

        return bool(self._sink.state() == QtAudio.State.ActiveState)

    def set_factor(self, factor: float) -> None:
        """Louder or softer, at once."""
        self._sink.setVolume(factor)

    def play(self) -> bool:
        """From the beginning, even when it is being played; False when the device is gone."""
        from PySide6.QtMultimedia import QtAudio

        self.stop()
        self._samples.open(QIODevice.OpenModeFlag.ReadOnly)
        self._sink.start(self._samples)
        return bool(self._sink.error() == QtAudio.Error.NoError)

    def stop(self) -> None:
        """Silence."""
        self._sink.stop()
        self._samples.close()

    def _rest(self) -> None:
        """Let go of the device when all has been played: an idle stream would keep it awake."""
        # Asked for, not taken from the signal: PySide cannot convert its parameter.
        from PySide6.QtMultimedia import QtAudio

        if self._sink.state() == QtAudio.State.IdleState:
            self.stop()


class Sounds(QObject):
    """Plays the game's sounds by name, at one volume; use it on the thread of the window."""

    def __init__(self, folder: Path, volume: int = DEFAULT_VOLUME, parent: QObject | None = None) -> None:
        """`folder` has the wav files; `volume` is 0 (off) to 100, ValueError otherwise."""
        super().__init__(parent)
        self._folder = folder
        loudness(volume)
        self._volume = volume
        self._voices: dict[Sound, _Voice] = {}
        self._devices: QMediaDevices | None = None
        self._device = b""
        self._is_loading = self._is_closed = False
        self._wanted: Sound | None = None

    @property
    def volume(self) -> int:
        """From 0, which is off, to 100."""
        return self._volume

    @property
    def are_loaded(self) -> bool:
        """Whether there is a device and the sounds are ready for it."""
        return bool(self._voices)

    @property
    def device(self) -> str:
        """What the system calls the device in use; empty without one."""
        return self._device.decode(errors="replace")

    def set_volume(self, volume: int) -> None:
        """Play louder or softer from now on; 0 stops what is playing and lets go of the device."""
        factor = loudness(volume)
        self._volume = volume
        if volume == 0:
            self._unload()
        for voice in self._voices.values():
            voice.set_factor(factor)

    def warm(self) -> None:
        """Load the sounds in the next rounds of the event loop, so that the first one comes without delay."""
        if self._volume and not self._is_loading and not self._is_closed and self._devices is None:
            self._is_loading = True
            QTimer.singleShot(0, self, self._import)

    def play(self, sound: Sound) -> None:
        """Play a sound from its beginning; at volume 0 or without a device nothing happens.

        It returns at once. The first sound of all comes when everything is loaded, and only the last one asked for.
        """
        if not self._volume or self._is_closed:
            return
        if self._devices is None:
            self._wanted = sound
            self.warm()
        elif (voice := self._voices.get(sound)) is not None and not voice.play():
            self._drop_voices()  # until the system says that there is another device

    def close(self) -> None:
        """Stop and let go of the device; nothing is played any more."""
        self._is_closed = True
        self._unload()

    # Three rounds of the event loop, so that the window gets a turn in between.

    def _import(self) -> None:
        with _quiet():
            try:
                from PySide6 import QtMultimedia  # noqa: F401
            except ImportError:  # a system without libpulse: the module cannot be loaded
                _log.info("no sounds, since QtMultimedia does not load", exc_info=True)
                self._is_closed = True
                return
        QTimer.singleShot(0, self, self._find_device)

    def _find_device(self) -> None:
        self._is_loading = False
        if not self._volume or self._is_closed or self._devices is not None:
            return
        from PySide6.QtMultimedia import QMediaDevices

        with _quiet():
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._follow_device)
            self._follow_device()
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.play(wanted)

    def _follow_device(self) -> None:
        """Make the sounds ready for the system's default device, which may be another one now, or none."""
        from PySide6.QtMultimedia import QMediaDevices

        device = QMediaDevices.defaultAudioOutput()
        name = b"" if device.isNull() else bytes(device.id().data())
        if name == self._device:
            return
        self._drop_voices()
        if not name:
            return
        self._device = name
        for sound in Sound:
            try:
                voice = _Voice(self._folder / f"{sound}.wav", device, loudness(self._volume), self)
            except (OSError, wave.Error, ValueError):
                _log.warning("the sound %s cannot be played", sound, exc_info=True)
            else:
                self._voices[sound] = voice

    def _unload(self) -> None:
        self._wanted = None
        self._drop_voices()
        if self._devices is not None:
            self._devices.audioOutputsChanged.disconnect(self._follow_device)
            self._devices.deleteLater()
            self._devices = None

    def _drop_voices(self) -> None:
        for voice in self._voices.values():
            voice.stop()
            voice.deleteLater()
        self._voices = {}
        self._device = b""


@contextmanager
def _quiet() -> Iterator[None]:
    """What Qt complains of while it looks for a sound server is for the log of the curious, not for the terminal."""

    def note(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        _log.debug("%s", text)

    previous = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
