"""A computer player at the table: a guest like any other, who asks a level what to do and does it at a human pace."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ..model.actions import Action, Draw, IllegalAction, Pass
from ..model.bots.worker import Question
from ..model.events import Event
from ..model.notation import NotationError, read_action
from ..model.state import State
from .guest import Guest
from .messages import BOT_FAILED, Notice
from .thinker import Later, Thinker

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a computer player seems to think, in seconds; the thinking itself comes on top."""

    draw: float
    lay: float
    quick: float
    """Before a pass: it follows a draw, and nobody waits to see it."""

    def before(self, action: Action) -> float:
        """The seconds before an action."""
        match action:
            case Draw():
                return self.draw
            case Pass():
                return self.quick
            case _:
                return self.lay


PACES: Final[Mapping[str, Pace]] = MappingProxyType(
    {
        "off": Pace(0.0, 0.0, 0.0),
        "fast": Pace(0.25, 0.5, 0.15),
        "normal": Pace(0.6, 1.3, 0.35),
        "slow": Pace(1.2, 2.6, 0.7),
    }
)
"""The paces a player can choose, by the names of the setting."""


def _nobody(_: Notice) -> None:
    pass


class Robot:
    """Plays one seat; it sees what its guest sees, never blocks, and does nothing after `close`.

    Where a level gives no answer, or one the rules refuse, the least the rules ask for is played instead. `tell` (the
    host's, so that everybody at the table hears) gets a notice when that begins, not at every turn it goes on.
    """

    def __init__(
        self,
        guest: Guest,
        level: str,
        thinker: Thinker,
        later: Later,
        pace: Pace = PACES["normal"],
        tell: Callable[[Notice], None] = _nobody,
    ) -> None:
        self.level = level
        """The level from the next turn on."""
        self.pace = pace
        """The pace from the next action on."""
        self._guest = guest
        self._thinker = thinker
        self._later = later
        self._tell = tell
        self._step = 0  # rises whenever the view changes: what was begun before is dropped
        self._gave_up = False
        self._is_failing = False
        self._is_closed = False
        guest.on_snapshot = self._look
        guest.on_events = self._happened
        guest.on_refused = self._refused
        if guest.is_ready:
            self._look(guest.view)

    def close(self) -> None:
        """Stop playing: an answer on its way is dropped."""
        self._is_closed = True

    def _happened(self, events: tuple[Event, ...], view: State) -> None:
        self._look(view)

    def _look(self, view: State) -> None:
        """Think about the position, if it is the seat's turn."""
        self._step += 1
        self._gave_up = False
        if self._is_closed or not self._guest.rules.verbs(view, self._guest.seat):
            return
        step = self._step
        question = Question.of(self.level, view, self._guest.seat)
        self._thinker.ask(question, lambda text: self._answered(step, text))

    def _answered(self, step: int, text: str | None) -> None:
        if self._is_closed or step != self._step:
            return
        action = None if text is None else self._legal(text)
        if action is None:
            action = self._least()
        else:
            self._is_failing = False
        delay = self.pace.before(action)
        if delay > 0:
            self._later(delay, lambda: self._play(step, action))
        else:
            self._play(step, action)

    def _play(self, step: int, action: Action) -> None:
        if not self._is_closed and step == self._step:
            self._guest.submit([action])

    def _legal(self, text: str) -> Action | None:
        """The action of an answer, or None when it is none the rules allow."""
        view, rules = self._guest.view, self._guest.rules
        try:
            action = read_action(text, rules.grammar(view.options))
        except NotationError as error:
            _log.warning("level %s: %s", self.level, error)
            return None
        refusal = rules.refusal(view, self._guest.seat, action)
        if refusal is not None:
            _log.warning("level %s wanted what the rules refuse (%s): %s", self.level, refusal, text)
            return None
        return action

    def _least(self) -> Action:
        if not self._is_failing:
            self._is_failing = True
            self._tell(Notice(BOT_FAILED, str(self._guest.seat)))
        return self._guest.rules.minimum_action(self._guest.view, self._guest.seat)

    def _refused(self, refusal: IllegalAction) -> None:
        """The host refused what the seat's own view allows: play the least, and leave it at that."""
        _log.warning("the host refused a computer player's action: %s", refusal)
        if self._is_closed or self._gave_up:
            return
        self._gave_up = True
        self._guest.submit([self._least()])
