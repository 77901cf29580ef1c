"""The match at a network table: the host of the game, the computer players, the turn timer, and waiting for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ..model.log import Batch, Seated, seated_text
from ..model.notation import event_text
from ..model.rules import ruleset
from ..model.save import Save
from .chairs import Chair, Chairs, Link
from .guest import Guest
from .host import Host
from .messages import TIME_IS_UP, Notice, Refused, Snapshot, Submit, ToGuest, ToHost, Wish
from .plan import BOT, PERSON, Surroundings
from .room import Room
from .table_messages import BAD_MESSAGE, FLOOD, Bye, Drafted, ToSeat
from .turn_timer import TurnTimer

NEXT_HAND_AFTER: Final = 2.0
"""Seconds until the next hand where only computers play."""
NOBODY: Final = -1
"""The seat of who only watches."""


class Play:
    """Joins the seats of a table to the authority of the game; its callbacks are the table's."""

    def __init__(
        self, room: Room, save: Save | None, chairs: Chairs, around: Surroundings, number: str, timer: TurnTimer,
        tell: Callable[[ToSeat], None],
    ) -> None:
        """`tell` has a message sent to everybody at the table."""
        self.on_cut: Callable[[int, Bye], None] = _nothing
        """A guest sent what no guest sends, or has itself told the same, or refused, all the time."""
        self.on_act: Callable[[], None] = _nothing
        """A person has played."""
        self.on_change: Callable[[], None] = _nothing
        """Something has happened, and everybody knows."""
        self.on_given_back: Callable[[], None] = _nothing
        """A person plays his seat again."""
        self.on_lines: Callable[[tuple[str, ...]], object] = _nothing
        """What has happened, in the lines of the log, as somebody without a seat may know it."""
        self.timer = timer
        self._chairs = chairs
        self._around = around
        self._tell = tell
        self._turn = (-1, -1, 0)
        self._waiting: list[tuple[int, ToHost]] = []
        self._known_batches = len(room.batches)
        self._is_closed = False
        store = around.store
        self.host = Host(
            room, save, around.post, partial(store.new_log, number) if store else None,
            store.archive if store else None, is_strict=True,
        )
        self.host.on_change = self._changed
        self.host.on_cut = lambda seat: self.on_cut(seat, Bye(BAD_MESSAGE))

    def begin(self) -> None:
        """Let everybody have the table as it stands, and the computers play."""
        self._tell_lines(self.host.room.batches)
        for chair in self._chairs:
            self._link(chair)
            if (level := chair.robot_level) is not None:
                self._seat_robot(chair, level)
        self._around.later(NEXT_HAND_AFTER, self._deal)

    def welcome(self, chair: Chair) -> None:
        """Somebody has come back to a seat."""
        self._link(chair)
        self._give_back(chair)

    def act(self, seat: int, message: ToHost) -> None:
        """Hand an act to the game; while somebody is away it waits (RULES S3)."""
        if isinstance(message, Submit) and self.is_waiting:
            # One for each seat: who has no answer yet sends no other.
            self._waiting = [(other, old) for other, old in self._waiting if other != seat]
            self._waiting.append((seat, message))
            return
        self.host.receive(seat, message)

    def put_robot(self, chair: Chair, level: str) -> None:
        """A computer player takes a seat in the middle of the match."""
        chair.kind, chair.level = BOT, level
        self._waiting = [(seat, act) for seat, act in self._waiting if seat != chair.seat]
        self.host.reseat(chair.seated())
        self._seat_robot(chair, level)
        self._link(chair)

    def follow(self) -> None:
        """Look whose turn it is, and go on with what waited for somebody who is back."""
        if not self.is_waiting:
            acts, self._waiting = self._waiting, []
            for seat, message in acts:
                self.host.receive(seat, message)
        state = self.host.room.state
        mark = (state.match.hand, state.turn.seat)
        if mark != self._turn[:2]:
            self._turn = (*mark, self._turn[2] + 1)
        chair = self._chairs[state.turn.seat]
        timed = None if state.is_over or not chair.is_theirs else chair.seat
        changed = self.timer.follow(self.hand, timed, self._turn[2], chair.round_trip)
        changed = self.timer.hold(self.is_waiting or self.host.is_paused) or changed
        if changed and (shown := self.timer.message) is not None:
            self._tell(shown)

    def tick(self) -> None:
        """Look at the time."""
        self.host.retry()
        self.follow()
        if self.timer.is_up:
            seat = self.host.room.state.turn.seat
            self._tell(Drafted(seat, ()))
            self._tell(Notice(TIME_IS_UP, str(seat)))
            self.host.play_least(seat)
            self.timer.follow(self.hand, None, None)

    def close(self) -> None:
        """Stop the computers, write what is left and give the save free."""
        self._is_closed = True
        for chair in self._chairs:
            if chair.robot is not None:
                chair.robot.close()
        self.host.close()

    @property
    def is_waiting(self) -> bool:
        """Whether play waits for somebody who is away; nobody waits for who is out of the match."""
        return self._chairs.is_anybody_away(self.host.room.state.match.out)

    @property
    def hand(self) -> object:
        """What tells this hand from any other of the table."""
        room = self.host.room
        return room.header.seed, room.state.match.hand

    # --- Inside ---------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        room = self.host.room
        if self._known_batches > len(room.batches):
            self._known_batches = 0  # a new match
        fresh = room.batches[self._known_batches :]
        self._known_batches = len(room.batches)
        self._tell_lines(fresh)
        actors = {getattr(batch[0], "seat", None) for batch in fresh if not isinstance(batch[0], Seated)}
        if actors & self._chairs.persons():
            self.on_act()
        self.on_change()
        for chair in self._chairs:
            self._give_back(chair)
        self.follow()
        if room.may_deal and self._are_computers_alone():
            self._around.later(NEXT_HAND_AFTER, self._deal)

    def _tell_lines(self, batches: Sequence[Batch]) -> None:
        rules = ruleset(self.host.room.header.family)
        self.on_lines(tuple(
            seated_text(entry) if isinstance(entry, Seated) else event_text(rules.redact(entry, NOBODY))
            for batch in batches for entry in batch
        ))

    def _are_computers_alone(self) -> bool:
        """Whether nobody sits here who could consent: then the next hand is dealt by itself."""
        return not self._chairs.persons() and not any(chair.owner for chair in self._chairs)

    def _deal(self) -> None:
        if not self._is_closed and self.host.room.may_deal and self._are_computers_alone():
            self.host.order(Wish.NEXT_HAND)

    def _link(self, chair: Chair) -> None:
        self.host.link(chair.seat, partial(self._deliver, chair))

    def _seat_robot(self, chair: Chair, level: str) -> None:
        guest = Guest(chair.seat, partial(self.act, chair.seat))
        chair.robot_guest = guest
        chair.robot = self._around.players(guest, level, self.host.tell)

    def _give_back(self, chair: Chair) -> None:
        """Let a person who is back play again, once the computer's turn is over (RULES S3)."""
        if not chair.owner or chair.link is None:
            return
        state = self.host.room.state
        if state.turn.seat == chair.seat and not state.is_over:
            return
        if chair.robot is not None:
            chair.robot.close()
        chair.robot, chair.robot_guest, chair.owner = None, None, ""
        chair.kind, chair.level = PERSON, ""
        self.host.reseat(chair.seated())
        self._link(chair)
        self.on_given_back()

    def _deliver(self, chair: Chair, message: ToGuest) -> None:
        if chair.robot_guest is not None:
            chair.robot_guest.receive(message)
        if chair.link is not None:
            chair.link.send(message)
            if isinstance(message, Refused | Snapshot) and not chair.is_host and not chair.may("repeat"):
                self._around.post(partial(self._flooded, chair, chair.link))

    def _flooded(self, chair: Chair, link: Link) -> None:
        if chair.link is link:
            self.on_cut(chair.seat, Bye(FLOOD))


def _nothing(*_: object) -> None:
    pass
