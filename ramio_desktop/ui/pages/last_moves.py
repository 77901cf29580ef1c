"""What the computer players did last, so that they can say why."""

from __future__ import annotations

from ramio_desktop.model.actions import Action, Discard, Draw, Lay, Pass
from ramio_desktop.model.bots.explain import explain_action
from ramio_desktop.model.cards import HIDDEN
from ramio_desktop.model.events import Discarded, Drew, Event, Laid, Passed
from ramio_desktop.model.state import State
from ramio_desktop.ui.explain_words import explanation_text
from ramio_desktop.model.options import has_tiles
from ramio_desktop.ui.session import Session


class LastMoves:
    """The last move of each seat, with the view before it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._moves: dict[int, tuple[State, Action]] = {}
        self._takes: dict[int, tuple[State, Action]] = {}  # the discard that was taken first in the same turn
        self._is_on = False  # one's own turn has begun: what others did is the past

    def remember(self, before: State, cause: Event | None) -> None:
        """Keep a move that ended a turn."""
        self._is_on = isinstance(cause, Drew) and cause.seat == self._session.seat
        match cause:
            case Laid(seat=seat, table=table):
                self._keep(seat, before, Lay(table))
            case Discarded(seat=seat, card=card) if not before.turn.laid:  # else why it laid is asked
                self._keep(seat, before, Discard(card))
            case Passed(seat=seat):
                self._keep(seat, before, Pass())
            case Drew(seat=seat) if self._session.view.turn.seat != seat:
                self._keep(seat, before, Draw())
            case Drew(seat=seat, from_discard=True):
                self._takes[seat] = before, Draw(from_discard=True)
            case Drew(seat=seat):
                self._takes.pop(seat, None)

    def _keep(self, seat: int, before: State, action: Action) -> None:
        self._moves.pop(seat, None)  # the last one is the newest
        self._moves[seat] = before, action

    def quiet(self) -> list[Event]:
        """What the others did before one's own turn that left nothing to see on the table: passed, drawn."""
        if self._is_on:
            return []
        found: list[Event] = []
        for seat, (_, action) in self._moves.items():
            if seat == self._session.seat:
                found.clear()
            elif isinstance(action, Pass):
                found.append(Passed(seat))
            elif isinstance(action, Draw):
                found.append(Drew(seat, HIDDEN))
        return found

    def clear(self) -> None:
        """Another hand begins, or the table is not where the moves led to."""
        self._moves.clear()
        self._takes.clear()

    def can_explain(self, seat: int) -> bool:
        """Whether a computer plays there and has done something."""
        return seat in self._moves and self._session.is_computer(seat)

    def explanation(self, seat: int) -> str:
        """Why the computer player on that seat did what it did last; KeyError when nothing is known."""
        said = []
        last, took = self._moves[seat], self._takes.get(seat)
        for before, action in (last,) if took is None or took[0].match.round != last[0].match.round else (took, last):
            found = explain_action(before, seat, self._session.seats[seat].level, action)
            tiles, stays = has_tiles(before.rules), before.options.melds_stay
            said.append(explanation_text(found, seat, lambda other: self._session.names[other], tiles, stays))
        return " ".join(said)
