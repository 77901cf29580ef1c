"""One animator for everything that moves on the table: items go from where they are to where they belong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME = 16

MOVE: Final = 230
RELAYOUT: Final = 120
LIFT: Final = 80
DEAL: Final = 1500
SHAKE: Final = 420
REPLAY: Final = 600
GLOW: Final = 2600
GLOW_FADE: Final = 600

Curve = QEasingCurve.Type

_CURVES: Final = {curve: QEasingCurve(curve) for curve in (
    Curve.Linear, Curve.OutCubic, Curve.OutQuad, Curve.InOutSine, Curve.InOutCubic
)}
"""Made once: a drag starts dozens of journeys at a time."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How an item is shown: its centre, the width it has on the screen, its angle in degrees and its opacity."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    opacity: float = 1.0

    def between(self, other: Pose, part: float) -> Pose:
        """The pose `part` of the way to the other one."""
        rest = 1.0 - part
        return Pose(
            self.x * rest + other.x * part,
            self.y * rest + other.y * part,
            self.width * rest + other.width * part,
            self.angle * rest + other.angle * part,
            self.opacity * rest + other.opacity * part,
        )


class Movable(Protocol):
    """What the animator can move."""

    @property
    def pose(self) -> Pose:
        """How it is shown now."""

    def show_pose(self, pose: Pose) -> None:
        """Show it so."""


@dataclass(slots=True)
class _Track:
    start: Pose
    end: Pose
    begins: float
    lasts: float
    curve: QEasingCurve
    done: Callable[[], None] | None


class Animator(QObject):
    """Moves items by time; what an item will be in the end never depends on it.

    `speed` divides all durations; 0 means no motion: every item is at its end at once.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._tracks: dict[Movable, _Track] = {}
        self._calls: list[tuple[float, Callable[[], None]]] = []
        started = QElapsedTimer()
        started.start()
        self.clock: Callable[[], float] = lambda: started.nsecsElapsed() / 1e6
        """The time in milliseconds; whoever takes pictures of motion sets another clock."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.step)

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._tracks or self._calls)

    @property
    def still(self) -> bool:
        """Whether motion is off."""
        return self.speed <= 0

    def is_moving(self, item: Movable) -> bool:
        """Whether the item is on its way."""
        return item in self._tracks

    def end_of(self, item: Movable) -> Pose:
        """The pose the item has, or will have when it has arrived."""
        track = self._tracks.get(item)
        return track.end if track is not None else item.pose

    def move(
        self,
        item: Movable,
        end: Pose,
        ms: float,
        curve: Curve = Curve.OutCubic,
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Send the item there from where it is; a former journey of it ends where it is now."""
        track = self._tracks.pop(item, None)
        if track is not None and track.done is not None:
            track.done()
        if self.still or ms <= 0:
            item.show_pose(end)
            if done is not None:
                done()
            self._stop_if_idle()
            return
        begins = self.clock() + delay / self.speed
        self._tracks[item] = _Track(item.pose, end, begins, ms / self.speed, _CURVES[curve], done)
        if not self._timer.isActive():
            self._timer.start()

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Call back after that time, or at once when motion is off."""
        if self.still:
            call()
            return
        self._calls.append((self.clock() + ms / self.speed, call))
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, item: Movable) -> None:
        """Forget the item where it is; nothing is called."""
        self._tracks.pop(item, None)

    def finish(self) -> None:
        """Bring everything to its end at once."""
        while self._tracks or self._calls:
            tracks, self._tracks = self._tracks, {}
            for item, track in tracks.items():
                item.show_pose(track.end)
            for track in tracks.values():
                if track.done is not None:
                    track.done()
            calls, self._calls = self._calls, []
            for _, call in calls:
                call()
        self._stop_if_idle()

    def step(self) -> None:
        """Show the moment it is now by the clock."""
        now = self.clock()
        arrived: list[_Track] = []
        for item, track in list(self._tracks.items()):
            part = (now - track.begins) / track.lasts
            if part < 0:
                continue
            if part >= 1:
                item.show_pose(track.end)
                del self._tracks[item]
                arrived.append(track)
            else:
                item.show_pose(track.start.between(track.end, track.curve.valueForProgress(part)))
        due = [call for at, call in self._calls if at <= now]
        self._calls = [(at, call) for at, call in self._calls if at > now]
        for track in arrived:
            if track.done is not None:
                track.done()
        for call in due:
            call()
        self._stop_if_idle()

    def _stop_if_idle(self) -> None:
        if not self.busy and self._timer.isActive():
            self._timer.stop()
            self.idle.emit()
