"""A network table for pictures and tests, without a network: what a host would tell, told to a seat of its own."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, Final

from ramio_desktop.model.state import Phase, State
from ramio_desktop.net.handles import Joining, Open
from ramio_desktop.net.messages import ToGuest
from ramio_desktop.net.room import Room
from ramio_desktop.net.table_messages import AWAY, Drafted, Place, Reacted, Roster, Said, TurnClock
from ramio_desktop.ui.network import NetworkSeat
from ramio_desktop.ui.samples import CREATED, NAMES, Sample, play

TURN: Final = 90


@cache
def sample() -> Sample:
    """A middle game of three people and a computer player, in the turn of the second, who has drawn."""

    def until(state: State) -> bool:
        is_middle = len(state.table_cards()) > 34
        return is_middle and state.turn.seat == 1 and state.turn.phase is Phase.PLAY

    return play("sample-7", ["hard", "beginner", "easy", "hard"], until, persons=(0, 1, 2))


class _Nowhere:
    """The net of a table that is on no network."""

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Nothing is to be done."""
        work.close()

    def call(self, work: Callable[[], None]) -> None:
        """Nothing is heard."""

    async def shut(self, opened: Open) -> None:
        """There is nothing to close."""


class SampleTable:
    """One seat at such a table; keep it as long as the seat is in use."""

    def __init__(self, game: Sample) -> None:
        self._game = game
        self._room = Room(game.log, lambda: "sample", lambda: CREATED)
        self._way = Joining(_Nowhere())
        self.seat = NetworkSeat(self._way)

    def begin(self) -> None:
        """Let the person sit down and have the first view."""
        self._tell(self._roster(False))
        self._way.member.sits(0)
        for _, message in self._room.join(0):
            self._tell(message)

    def go_on(self) -> None:
        """Somebody lays out cards, somebody is away, two have said something, and a clock runs."""
        state = self._game.state
        held = [card for card in state.hands[1] if card.is_natural][:2]
        groups = ["".join(card.text for card in meld.cards) for meld in state.table]
        self._tell(TurnClock(1, 41_000, 60_000, True))
        self._tell(Drafted(1, (*groups, "".join(card.text for card in held))))
        for told in (Said(2, "Ciao a tutti!"), Reacted(1, "wow"), Said(0, "Bella partita")):
            self._tell(told)
        self._tell(self._roster(True))

    def _roster(self, is_later: bool) -> Roster:
        seats = [
            Place(0, "person", NAMES[0], is_ready=True), Place(1, "person", NAMES[1], is_host=True, is_ready=True),
            Place(2, "person", NAMES[2], is_ready=True, presence=AWAY if is_later else "here"),
            Place(3, "bot", NAMES[3], "hard", is_ready=True),
        ]
        return Roster(NAMES[1], "machiavelli", "playing", tuple(seats), False, False, TURN, True, is_later)

    def _tell(self, message: ToGuest | Roster | TurnClock | Drafted | Said | Reacted) -> None:
        self._way.member.take(message)
