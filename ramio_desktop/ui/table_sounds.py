"""What is heard at a table, and the call to one's turn when one is somewhere else.

    TableSounds(sounds, page.session, page.turn, page.view, settings, page)

and nothing more: it lives as long as its parent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject
from PySide6.QtWidgets import QApplication, QWidget

from ramio_desktop.model.events import Dealt, Discarded, Drew, Event, HandScored, Laid
from ramio_desktop.ui.models.turn import TurnModel
from ramio_desktop.ui.scene.view import TableView
from ramio_desktop.ui.session import Session
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.sounds import Sound, Sounds

APART_MS: Final = 60
"""Two of the smallest sounds closer than this are one to the ear."""


class MoveSounds(QObject):
    """Listens to what a person does with cards, at whatever table."""

    def __init__(self, sounds: Sounds, turn: TurnModel, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._turn = turn
        self._chosen = len(turn.selection)
        self._clock = QElapsedTimer()
        view.refused.connect(self._on_refused)
        turn.selectionChanged.connect(self._on_selection)
        turn.draftChanged.connect(self._on_draft)

    def play_close(self) -> None:
        """Everything is laid."""
        self._sounds.play(Sound.CLOSE)

    def _on_refused(self, refusal: object) -> None:
        self._sounds.play(Sound.REFUSAL)

    def _on_selection(self) -> None:
        chosen = len(self._turn.selection)
        if chosen > self._chosen:
            self._small(Sound.PICK)
        self._chosen = chosen

    def _on_draft(self) -> None:
        self._small(Sound.PLACE)

    def _small(self, sound: Sound) -> None:
        if not self._clock.isValid() or self._clock.elapsed() >= APART_MS:
            self._clock.start()
            self._sounds.play(sound)


class TableSounds(MoveSounds):
    """Listens to a seat of a table and plays what belongs to it."""

    def __init__(
        self,
        sounds: Sounds,
        session: Session,
        turn: TurnModel,
        view: TableView,
        settings: Settings,
        parent: QWidget,
        alert: Callable[[QWidget], object] = QApplication.alert,
    ) -> None:
        """`alert` has the task bar call for the window of `parent`; it is asked only while that is not in use."""
        super().__init__(sounds, turn, view, parent)
        self._session = session
        self._settings = settings
        self._window = parent
        self._alert = alert
        session.events.connect(self._on_events)
        session.refused.connect(self._on_refused)

    def _on_events(self, events: Sequence[Event]) -> None:
        """One sound for what happened: the turn's beginning outdoes the move before it, the end outdoes both."""
        seat, view = self._session.seat, self._session.view
        drew = any(isinstance(event, Drew) and event.seat == seat for event in events)
        called = view.turn.seat == seat and not view.is_over and not drew
        scored = next((event for event in events if isinstance(event, HandScored)), None)
        if scored is not None and scored.closer is not None:
            self._sounds.play(Sound.CLOSE)
        elif any(isinstance(event, Dealt) for event in events):
            self._sounds.play(Sound.DEAL)
        elif called:
            self._sounds.play(Sound.YOUR_TURN)
        elif any(isinstance(event, (Laid, Discarded)) for event in events):
            self._small(Sound.PLACE)
        elif any(isinstance(event, Drew) for event in events):
            self._small(Sound.PICK)
        if called or scored is not None:
            self._call()

    def _call(self) -> None:
        window = self._window.window()
        if self._settings.alert and not window.isActiveWindow():
            self._alert(window)
