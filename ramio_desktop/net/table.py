"""A table people come to over a network: seats, readiness, presence, consent, and the match played at it.

No sockets and no clock of its own: lines are joined to seats (`connect`), their messages handed in (`receive`), and
`tick` is called about twice a second. The authority of the game is `Host` and its `Room`, as at a local table; what
a seat is told is redacted there (RULES I4).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from ..model.bots import LEVELS
from ..model.save import Save
from . import table_messages as tm
from .agreements import Agreements
from .chairs import Chair, Chairs, Link
from .code import rotated
from .handshake import Refusal
from .limits import Guesses
from .messages import CODE_CHANGED, SLOW_DOWN, Ask, Noted, Notice, Refused, Resync, Submit, Wish
from .plan import BOT, Surroundings, check_public, options_of
from .play import Play
from .record import Record
from .room import Room
from .store import KeptTable, is_expired
from .table_messages import Bye, FromSeat, Matter, Roster, ToSeat
from .talk import may_show, passed_on, said_as
from .turn_timer import TurnTimer

PING_EVERY: Final = 5.0
"""Seconds between two questions whether a guest is there."""
LONGEST_TICK: Final = 2.0
"""More than so many seconds between two ticks and this computer slept: nobody else is to blame for it (NET case 48)."""
KEEP_EVERY: Final = 600.0
"""How exactly, in seconds, the time of the last action is kept for the expiry."""

_log = logging.getLogger(__name__)


class Table:
    """A table that is open to guests; it is what the handshake calls a `Door`."""

    def __init__(self, kept: KeptTable, around: Surroundings, save: Save | None = None) -> None:
        """Open a table, new or taken up again: with `save`, the log of its match. DamagedLog, NotationError."""
        self.on_change: Callable[[], None] = _nothing
        """Called when what a list of tables shows has changed: code, lock, who is there."""
        self.on_end: Callable[[Bye], None] = _nothing
        """Called once, when the table is over for good."""
        self.on_lines: Callable[[tuple[str, ...]], object] = _nothing
        """Called with what happens in the match, as somebody without a seat may know it."""
        self._around = around
        self._record = Record(kept, around.store)
        self.family, self.options = options_of(kept)
        self._chairs = Chairs(kept.seats, around.clock)
        self.guesses = Guesses(around.clock)
        self._time = 0.0
        self._ticked = around.clock()
        self._pinged = 0.0
        self._agreements = Agreements(self.family, self._chairs, self.time, self._tell, self._agreed)
        self._play: Play | None = None
        self._is_closed = False
        for chair in self._chairs:
            if chair.is_theirs and not (chair.is_host and save is None):
                chair.presence = tm.LOST  # they have fifteen seconds to come back
        if save is not None:
            self._start(Room(save.log, around.seeds, around.times), save)
        else:
            self._keep()
            around.post(self._begin_if_ready)  # a table of computers waits for nobody

    # --- What the door and the host's panel ask -------------------------------------------------------------------

    @property
    def code(self) -> str:
        """The room code."""
        return self._record.kept.code

    @property
    def number(self) -> str:
        """What tells this table from any other."""
        return self._record.kept.number

    @property
    def is_public(self) -> bool:
        """Whether anybody on this network may come in."""
        return self._record.kept.is_public

    @property
    def is_locked(self) -> bool:
        """Whether nobody new may come in."""
        return self._record.kept.is_locked

    @property
    def port(self) -> int:
        """The port the table was last open at."""
        return self._record.kept.port

    @property
    def is_playing(self) -> bool:
        """Whether the match has begun."""
        return self._play is not None

    @property
    def free_seats(self) -> int:
        """How many seats wait for a guest."""
        return sum(chair.kind == tm.EMPTY for chair in self._chairs)

    def time(self) -> float:
        """The table's own time, in seconds: it stands still while this computer sleeps."""
        return self._time

    def roster(self) -> Roster:
        """The table as everybody sees it."""
        kept = self._record.kept
        return Roster(
            kept.name[:64], kept.rules, "playing" if self._play else "lobby",
            tuple(chair.place(self._time) for chair in self._chairs), kept.is_public, kept.is_locked, kept.timer,
            kept.drafts, self._is_waiting(),
        )

    def wrong_code(self) -> None:
        """Somebody was wrong about the code; after too many it is another one."""
        if self.guesses.is_spent:
            self.new_code()
            self._tell_host(Notice(CODE_CHANGED))

    def sit(self, nick: str, secret: str, level: str) -> int:
        """Give a guest a seat; the same secret gets the same one. Refusal."""
        if self._is_closed:
            raise Refusal(Bye(tm.CLOSED))
        chair = self._chairs.sit(nick, secret, level, is_open=not self.is_locked, family=self.family)
        chair.heard = self._time
        self._keep()
        self._changed_seats()
        return chair.seat

    def resume(self, secret: str) -> int:
        """The seat of who comes back; Refusal."""
        if self._is_closed:
            raise Refusal(Bye(tm.CLOSED))
        return self._chairs.resume(secret).seat

    # --- What the host does ---------------------------------------------------------------------------------------

    def kick(self, seat: int) -> None:
        """Send a guest away: before the match the seat is free, during it a computer plays on."""
        chair = self._chairs[seat]
        if chair.is_host or not chair.digest:
            return
        self._drop(chair, Bye(tm.KICKED))
        if self._play is None:
            chair.free()
        else:
            chair.digest, chair.owner = "", ""
            if chair.robot is None:
                self._play.put_robot(chair, list(LEVELS[self.family])[-1])
        self._keep()
        self._changed_seats()

    def lock(self, on: bool) -> None:
        """Let nobody new in, or do."""
        self._keep(is_locked=on)
        self._changed_seats()

    def open_to_all(self, on: bool) -> None:
        """Make the table public or private; ValueError when its rules are not those of public tables (RULES M17)."""
        if on:
            check_public(self.family, self.options)
        self._keep(is_public=on)
        self._changed_seats()

    def new_code(self) -> None:
        """Change the code: old invitations are worth nothing, seats that are taken stay."""
        self._keep(code=rotated(self.code, self._around.below))
        self.guesses.renew()
        self.on_change()

    def set_bot(self, seat: int, name: str, level: str) -> None:
        """Before the match: put a computer player on a free seat, or with an empty level take it away."""
        chair = self._chairs[seat]
        if self._play is not None or chair.digest or chair.is_host:
            return
        chair.free()
        if level:
            chair.kind, chair.name, chair.level = BOT, name, level
        self._keep()
        self._changed_seats()
        self._begin_if_ready()

    def moved(self, port: int) -> None:
        """The port the table is open at now."""
        if port != self._record.kept.port:
            self._keep(port=port)

    def close(self, bye: Bye | None = None) -> None:
        """Leave: say so to everybody, write what is left; the same host can take the table up again."""
        if self._is_closed:
            return
        self._is_closed = True
        for chair in self._chairs:
            self._drop(chair, bye or Bye(tm.CLOSED))
        if self._play is not None:
            self._play.close()
        self._keep()

    # --- Lines ----------------------------------------------------------------------------------------------------

    def connect(self, seat: int, link: Link) -> None:
        """Join a line to a seat; a newer one takes the place of the older, which is told (RULES S3)."""
        chair = self._chairs[seat]
        old = self._chairs.connect(chair, link, self._time)
        if old is not None:
            old.close(Bye(tm.REPLACED))
        if not chair.is_host and not chair.may("repeat"):
            self._cut(seat, Bye(tm.FLOOD))
            return
        self._changed_seats()
        if (proposal := self._agreements.message) is not None:
            link.send(proposal)
        if self._play is not None:
            if (shown := self._play.timer.message) is not None:
                link.send(shown)
            self._play.welcome(chair)
        self._begin_if_ready()

    def disconnected(self, seat: int, link: Link) -> None:
        """A line has ended by itself."""
        chair = self._chairs[seat]
        if chair.link is link:
            self._lose(chair)

    def receive(self, seat: int, link: Link, message: FromSeat) -> None:
        """Take a message of a guest that sits; one from a line that was replaced is left out."""
        chair = self._chairs[seat]
        if chair.link is not link or self._is_closed:
            return
        if not chair.is_host and not chair.may("message"):
            self._cut(seat, Bye(tm.FLOOD))
            return
        chair.heard = self._time
        if chair.presence != tm.HERE:
            chair.presence = tm.HERE
            self._changed_seats()
        self._handle(chair, message)

    # --- Time -----------------------------------------------------------------------------------------------------

    def tick(self) -> None:
        """Look at the time: pings, who is away, proposals, the turn, the expiry; call it about twice a second."""
        now = self._around.clock()
        self._time += min(LONGEST_TICK, max(0.0, now - self._ticked))
        self._ticked = now
        if self._is_closed:
            return
        if self._time - self._pinged >= PING_EVERY:
            self._pinged = self._time
            self._chairs.ping(now)
        changed = [self._chairs.watch(chair, self._time) for chair in self._chairs]
        if self._play is None and self._chairs.free_the_gone():
            self._keep()
        if any(changed):
            self._changed_seats()
        self._agreements.check()
        if self._play is not None:
            self._play.tick()
        if is_expired(self._record.kept, self._around.wall()):
            self._end(Bye(tm.TIMED_OUT))

    # --- Messages -------------------------------------------------------------------------------------------------

    def _handle(self, chair: Chair, message: FromSeat) -> None:
        match message:
            case Submit() | Ask() | Resync():
                self._game(chair, message)
            case tm.Ready(on=on):
                if self._play is None and chair.is_person and self._may(chair, "wish"):
                    chair.is_ready = on
                    self._changed_seats()
                    self._begin_if_ready()
            case tm.Say() | tm.React() | tm.Show():
                self._pass_on(chair, message)
            case tm.Propose():
                if self._may(chair, "proposal"):
                    self._agreements.propose(chair, message)
            case tm.Answer():
                self._agreements.answer(chair, message)
            case tm.Pong(number=number):
                chair.answered(number, self._around.clock())
            case tm.Leave():
                self._leave(chair)

    def _game(self, chair: Chair, message: Submit | Ask | Resync) -> None:
        if self._play is None:
            self._cut(chair.seat, Bye(tm.BAD_MESSAGE, "no match is on"))
        elif chair.robot is not None and not isinstance(message, Resync):
            self._send(chair, Refused(message.seq, "not_your_turn", "-"))  # until the computer's turn is over
        elif isinstance(message, Ask) and not self._may(chair, "wish"):
            self._send(chair, Noted(message.seq))
        else:
            self._play.act(chair.seat, message)

    def _may(self, chair: Chair, what: str) -> bool:
        if chair.may(what):
            return True
        self._send(chair, Notice(SLOW_DOWN, what))
        return False

    def _pass_on(self, chair: Chair, message: tm.Say | tm.React | tm.Show) -> None:
        if isinstance(message, tm.Show):
            room = self._play.host.room if self._play is not None and self._record.kept.drafts else None
            if room is not None and chair.may("draft") and may_show(room.state, room.count, chair.seat, message):
                self._tell(tm.Drafted(chair.seat, message.groups), but=chair)
        elif (told := passed_on(chair.seat, message)) is not None and self._may(chair, said_as(message)):
            self._tell(told)

    def _leave(self, chair: Chair) -> None:
        self._drop(chair, Bye(tm.LEFT))
        chair.presence = tm.AWAY
        if self._play is None and not chair.is_host:
            chair.free()
            self._keep()
        self._changed_seats()

    def _agreed(self, matter: Matter, seat: int, level: str) -> None:
        assert self._play is not None
        match matter:
            case "next_hand" | "new_match" | "stop_hand":
                self._play.host.order(Wish(matter))
            case "computer":
                chair = self._chairs[seat]
                chair.owner = chair.name if chair.is_person else ""
                if not chair.owner:
                    chair.digest = ""  # a guest's computer player that is gone is gone for good
                self._play.put_robot(chair, level)
                self._keep()
                self._changed_seats()
            case "end":
                self._end(Bye(tm.ENDED))

    # --- The match ------------------------------------------------------------------------------------------------

    def _begin_if_ready(self) -> None:
        if self._play is not None or self._is_closed or self.free_seats:
            return
        theirs = [chair for chair in self._chairs if chair.is_theirs]
        if any(chair.link is None or chair.is_person and not chair.is_ready for chair in theirs):
            return
        seats = [chair.seated() for chair in self._chairs]
        self._start(Room.opened(self.family, self.options, seats, self._around.seeds, self._around.times), None)
        self._changed_seats()

    def _start(self, room: Room, save: Save | None) -> None:
        room.consent = self._agreements.wish
        timer = TurnTimer(self._record.kept.timer, self.time)
        play = Play(room, save, self._chairs, self._around, self.number, timer, self._tell)
        play.on_cut = self._cut
        play.on_lines = lambda lines: self.on_lines(lines)
        play.on_act = self._acted
        play.on_change = self._agreements.check
        play.on_given_back = self._given_back
        self._play = self._agreements.play = play
        play.begin()
        self._keep()

    def _acted(self) -> None:
        """A person has played."""
        now = self._around.wall()
        if now - self._record.kept.last_action > KEEP_EVERY:
            self._keep(durable=False, last_action=now)

    def _given_back(self) -> None:
        self._keep()
        self._changed_seats()

    # --- Telling --------------------------------------------------------------------------------------------------

    def _send(self, chair: Chair, message: ToSeat) -> None:
        if chair.link is not None:
            chair.link.send(message)

    def _tell(self, message: ToSeat, but: Chair | None = None) -> None:
        for chair in self._chairs:
            if chair is not but:
                self._send(chair, message)

    def _tell_host(self, notice: Notice) -> None:
        for chair in self._chairs:
            if chair.is_host:
                self._send(chair, notice)

    # --- Seats ----------------------------------------------------------------------------------------------------

    def _is_waiting(self) -> bool:
        return self._play is not None and self._play.is_waiting

    def _changed_seats(self) -> None:
        """Tell everybody who is there, and go on with what waited for somebody."""
        if self._is_closed:
            return
        self._tell(self.roster())
        self._agreements.check()
        if self._play is not None:
            self._play.follow()
        self.on_change()

    def _drop(self, chair: Chair, bye: Bye) -> None:
        link, chair.link = chair.link, None
        if link is not None:
            link.close(bye)

    def _lose(self, chair: Chair) -> None:
        chair.link = None
        if chair.presence == tm.HERE:
            chair.presence = tm.LOST
        self._changed_seats()

    def _cut(self, seat: int, bye: Bye) -> None:
        self._drop(self._chairs[seat], bye)
        self._lose(self._chairs[seat])

    def _keep(self, durable: bool = True, **changes: object) -> None:
        seats = tuple(chair.kept() for chair in self._chairs)
        self._record.change(durable, seats=seats, **changes)

    def _end(self, bye: Bye) -> None:
        """The table is over for good: the log goes to the archive, the secrets are erased."""
        self.close(bye)
        self._record.end()
        self.on_end(bye)


def _nothing(*_: object) -> None:
    pass
