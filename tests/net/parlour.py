"""A network table without sockets for tests: clocks that stand still, lines that are lists, bytes as on the wire."""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable, Sequence

from itertools import count
from pathlib import Path
from typing import Any

from ramio_desktop.model.actions import IllegalAction
from ramio_desktop.model.bots import bot
from ramio_desktop.model.bots.worker import Question, answer
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.save import Save
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.handshake import GuestShake, HostShake, Key, Refusal, Stage
from ramio_desktop.net.keys import new_secret
from ramio_desktop.net.member import Member
from ramio_desktop.net.messages import Message, Notice
from ramio_desktop.net.plan import Player, SeatPlan, Surroundings, TablePlan
from ramio_desktop.net.robot import PACES, Robot
from ramio_desktop.net.store import KeptTable, TableStore
from ramio_desktop.net.table import Table
from ramio_desktop.net.table_messages import Bye, FromSeat, Ping, Pong, Roster, ToSeat
from ramio_desktop.net.wire import (
    HEADER, FrameReader, Joiner, framed, read_from_seat, read_from_visitor, read_to_visitor,
)
from tests.net.bench import CREATED, seeds

GAMES = {"machiavelli": 1}
FINGERPRINT = b"f" * 32


def frames(data: bytes) -> list[bytes]:
    """Return the frames of some bytes."""
    return list(FrameReader(1 << 20).feed(data))


class Instant:
    """A thinker that answers at once, in this process."""

    def __init__(self, post: Callable[[Callable[[], None]], object]) -> None:
        self._post = post

    def ask(self, question: Question, answered: Callable[[str | None], None]) -> None:
        """Answer after the call."""
        self._post(lambda: answered(answer(question)))


class Line:
    """The line of a guest: what the table sends is encoded, noted, decoded and given to the guest's member."""

    def __init__(self, parlour: Parlour, seat: int, member: Member) -> None:
        self.parlour = parlour
        self.seat = seat
        self.member = member
        self.bytes = bytearray()
        self.messages: list[ToSeat] = []
        self.bye: Bye | None = None
        self.is_mute = False
        """Whether nothing gets through any more, either way."""
        self._joiner = Joiner()

    def send(self, message: ToSeat) -> None:
        """Deliver a message of the table."""
        assert self.bye is None, "nothing comes after the end"
        data = framed(message)
        self.bytes += data
        if self.is_mute:
            return
        for frame in frames(data):
            read = self._joiner.read(frame)
            if read is not None:
                assert read == message
                self.messages.append(read)
                if isinstance(read, Ping):
                    self.up(Pong(read.number))
                else:
                    self.parlour.post(lambda: self.member.take(message))

    def close(self, bye: Bye) -> None:
        """The table ends the line."""
        self.bye = bye
        if not self.is_mute:
            self.parlour.post(lambda: self.member.end(bye))

    def up(self, message: FromSeat) -> None:
        """Send a message to the table, as bytes."""
        if not self.is_mute and self.bye is None:
            for frame in frames(framed(message)):
                read = read_from_seat(frame)
                self.parlour.post(lambda: self.parlour.table.receive(self.seat, self, read))

    def cut(self) -> None:
        """The line breaks."""
        self.is_mute = True
        self.parlour.table.disconnected(self.seat, self)

    def told(self, kind: type) -> list[Any]:
        """Return the messages of a kind."""
        return [message for message in self.messages if isinstance(message, kind)]


class Visitor:
    """A guest of a parlour: member, guest and line, and a bot's hand to play with."""

    def __init__(self, parlour: Parlour, nick: str, secret: str | None = None) -> None:
        self.parlour = parlour
        self.nick = nick
        self.secret = secret or new_secret()
        self.line: Line | None = None
        self.guest: Guest | None
        self.refusals: list[IllegalAction] = []
        self.proposals: list[Any] = []
        self.talk: list[Any] = []
        self.drafts: list[Any] = []
        self.notices: list[Notice] = []
        self.ends: list[Bye] = []
        self.snapshots = 0
        self._new_member()

    def _new_member(self) -> None:
        self.member = Member(self._send)
        self.guest = None
        self.member.on_seated = self._seated
        self.member.on_proposal = self.proposals.append
        self.member.on_talk = self.talk.append
        self.member.on_draft = self.drafts.append
        self.member.on_notice = self.notices.append
        self.member.on_end = self.ends.append

    @property
    def seat(self) -> int:
        """The seat."""
        assert self.member.seat is not None
        return self.member.seat

    def come(self, code: str | None = None, *, key: Key | None = None, fresh: bool = True) -> Visitor:
        """Come in, or come back; Refusal when the door stays shut."""
        seat = self.parlour.handshake(self.nick, self.secret, code, key)
        return self.sit(seat)

    def sit(self, seat: int) -> Visitor:
        """Have a line to a seat that was given."""
        if self.member.line == "over" or self.line is not None and not self.line.is_mute:
            self._new_member()  # a second start of the program
        self.line = Line(self.parlour, seat, self.member)
        self.member.sits(seat)
        self.parlour.table.connect(seat, self.line)
        self.parlour.settle()
        return self

    def back(self) -> Visitor:
        """Come back to the seat."""
        return self.come(key=Key(FINGERPRINT, self.parlour.table.number, self.secret))

    def _send(self, message: FromSeat) -> None:
        if self.line is not None:
            self.line.up(message)

    def _seated(self, seat: int) -> None:
        if self.guest is None or self.guest.seat != seat:
            self.guest = Guest(seat, self.member.play)
            self.guest.on_refused = self.refusals.append
            self.guest.on_snapshot = self._snapshot
        self.member.on_game = self.guest.receive

    def _snapshot(self, _: object) -> None:
        self.snapshots += 1

    def step(self, level: str = "beginner") -> None:
        """Do in turn what a computer would."""
        assert self.guest is not None
        view = self.guest.view
        self.guest.submit([bot(view.rules, level).action(view, self.guest.seat)])
        self.parlour.settle()


class Parlour:
    """A table with guests at it."""

    def __init__(
        self, rules: str = "machiavelli", seats: Sequence[SeatPlan] | None = None, seed: str = "1",
        folder: Path | None = None, *, kept: KeptTable | None = None, **plan: Any,
    ) -> None:
        self.now = 1000.0
        self.calendar = 1_800_000_000.0
        self.queue: deque[Callable[[], None]] = deque()
        self.due: list[tuple[float, int, Callable[[], None]]] = []
        self.numbers = count()
        self.store = TableStore(folder) if folder is not None else None
        self.chance = random.Random(seed)
        self.around = Surroundings(
            self.post, self.later, lambda: self.now, lambda: self.calendar, self.chance.randrange, seeds(seed),
            lambda: CREATED, self._player, self.store,
        )
        save: Save | None = None
        if kept is None:
            wanted = tuple(seats) if seats is not None else (SeatPlan.free(), SeatPlan.free())
            kept = TablePlan("Table", *parse_rules(rules), wanted, **plan).kept(
                "0123456789abcdef", self.chance.randrange, 24742, self.calendar
            )
        elif self.store is not None:
            save = self.store.open_log(kept.number)
        self.table = Table(kept, self.around, save)
        self.settle()

    def _player(self, guest: Guest, level: str, tell: Callable[[Notice], None]) -> Player:
        return Robot(guest, level, Instant(self.post), self.later, PACES["off"], tell)  # type: ignore[arg-type]

    def post(self, work: Callable[[], None]) -> None:
        """Do something later."""
        self.queue.append(work)

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Do something when the clock says so."""
        heapq.heappush(self.due, (self.now + seconds, next(self.numbers), work))

    def settle(self, most: int = 100_000) -> None:
        """Do everything that waits."""
        for _ in range(most):
            if not self.queue:
                return
            self.queue.popleft()()
        raise AssertionError("it never ends")

    def wait(self, seconds: float) -> None:
        """Let time pass, tick by tick."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + 0.5)
            self.calendar += 0.5
            while self.due and self.due[0][0] <= self.now:
                heapq.heappop(self.due)[2]()
                self.settle()
            self.table.tick()
            self.settle()

    def handshake(self, nick: str, secret: str, code: str | None = None, key: Key | None = None) -> int:
        """Have somebody come in, every message as bytes; the seat. Refusal of either side."""
        games = {**GAMES, self.table.family: 1}
        host = HostShake(self.table, FINGERPRINT, "192.0.2.9", "0.1", games)
        guest = GuestShake(FINGERPRINT, "0.1", games, code=self.table.code if code is None else code, key=key)
        up: list[Message] = list(guest.begin())
        while host.stage is not Stage.DONE:
            down: list[Message] = []
            for message in up:
                down += host.receive(read_from_visitor(framed(message)[HEADER:]))
            up = []
            for message in down:
                read = read_to_visitor(framed(message)[HEADER:])
                up += guest.receive(read)
                if isinstance(read, Roster):
                    up += guest.sit(nick, secret)
            if not up and host.stage is not Stage.DONE:
                raise AssertionError("the handshake stands still")
        assert host.seat is not None
        return host.seat

    def visitor(self, nick: str) -> Visitor:
        """Have a guest come in by the code."""
        return Visitor(self, nick).come()

    def full(self, *nicks: str) -> list[Visitor]:
        """Have guests come in, and be ready."""
        visitors = [self.visitor(nick) for nick in nicks]
        for visitor in visitors:
            visitor.member.ready(True)
        self.settle()
        assert self.table.is_playing
        return visitors

    @property
    def room(self) -> Any:
        """The truth, for tests only."""
        play = self.table._play
        assert play is not None
        return play.host.room

    def acting(self, visitors: Sequence[Visitor]) -> Visitor:
        """Return the guest whose turn it is."""
        seat = self.room.state.turn.seat
        return next(visitor for visitor in visitors if visitor.seat == seat)

    def play(self, visitors: Sequence[Visitor], steps: int = 10_000) -> None:
        """Play on until the hand is over."""
        for _ in range(steps):
            if self.room.state.is_over:
                return
            self.acting(visitors).step()

    def roster_of(self, visitor: Visitor) -> Roster:
        """Return what a guest was told last of the table."""
        assert visitor.member.roster is not None
        return visitor.member.roster


def refused(work: Callable[[], object]) -> str:
    """Return why the door stays shut."""
    try:
        work()
    except Refusal as refusal:
        return refusal.bye.reason
    raise AssertionError("the door opened")


