"""Real tables over real sockets for tests: nets of this process, a pump for their callbacks, and a bad network."""

from __future__ import annotations

import asyncio
import queue
import random
import socket
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ramio_desktop.model.bots import LEVELS, bot
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.state import State
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.handles import CannotHost, Hosting, Joining
from ramio_desktop.net.handshake import GuestShake, Stage
from ramio_desktop.net.identity import client_context, fingerprint_of
from ramio_desktop.net.link import Invitation
from ramio_desktop.net.member import Member
from ramio_desktop.net.messages import Message
from ramio_desktop.net.plan import SeatPlan, TablePlan
from ramio_desktop.net.robot import PACES
from ramio_desktop.net.store import KeptTable
from ramio_desktop.net.table_messages import Bye
from ramio_desktop.net.thread import Net
from ramio_desktop.net.wire import HOST_CAP, FrameReader, framed, read_to_visitor


class Player:
    """A member that is ready at once and plays by itself, slowly or not at all."""

    def __init__(self, member: Member, plays: bool = True) -> None:
        self.member = member
        self.plays = plays
        self.guest: Guest | None = None
        self.ends: list[Bye] = []
        self.lines: list[str] = []
        self.acted = 0.0
        self.heard = 0.0
        member.on_seated = self._seated
        member.on_end = self.ends.append
        member.on_line = lambda line, _: self.lines.append(line)
        if member.seat is not None:
            self._seated(member.seat)

    def _seated(self, seat: int) -> None:
        if self.guest is None or self.guest.seat != seat:
            self.guest = Guest(seat, self.member.play)
            self.guest.on_snapshot = self._look
            self.guest.on_events = lambda _, view: self._look(view)
            self.member.on_game = self.guest.receive
        self.member.ready(True)

    def _look(self, view: State) -> None:
        self.heard = time.perf_counter()
        if self.plays:
            self.act()

    def act(self) -> None:
        """Play, if it is the seat's turn."""
        guest = self.guest
        assert guest is not None
        if guest.is_ready and not guest.view.is_over and guest.view.turn.seat == guest.seat and not guest.is_waiting:
            self.acted = time.perf_counter()
            level = next(iter(LEVELS[guest.view.rules]))
            guest.submit([bot(guest.view.rules, level).action(guest.view, guest.seat)])

    @property
    def view(self) -> State:
        """The seat's view."""
        assert self.guest is not None
        return self.guest.view

    @property
    def is_ready(self) -> bool:
        """Whether there is a view."""
        return self.guest is not None and self.guest.is_ready


class Office:
    """Nets with one pump; close it at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.queue: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.nets: list[Net] = []
        self.failures: list[CannotHost] = []

    def net(self, name: str, **more: Any) -> Net:
        """A net with a data folder of that name."""
        net = Net(self.queue.put, self.folder / name, PACES["off"], **{"port": 0, "is_announced": False, **more})
        self.nets.append(net)
        return net

    def table(self, net: Net, seats: Sequence[SeatPlan] | None = None, rules: str = "machiavelli",
              **plan: Any) -> Hosting:
        """A table that is open."""
        wanted = tuple(seats) if seats is not None else (SeatPlan.free(), SeatPlan.free())
        return self.opened(net.host(TablePlan("Table", *parse_rules(rules), wanted, **plan)))

    def again(self, net: Net, kept: KeptTable) -> Hosting:
        """A table that was open before."""
        return self.opened(net.host_again(kept.number))

    def opened(self, hosting: Hosting) -> Hosting:
        """Wait until a table is open."""
        hosting.on_failed = self.failures.append
        self.until(lambda: hosting.info is not None or bool(self.failures))
        assert not self.failures, self.failures
        return hosting

    def at(self, hosting: Hosting, host: str = "127.0.0.1", port: int = 0) -> Invitation:
        """The way to a table on this computer, by another port if there is something between."""
        assert hosting.info is not None
        invitation = hosting.info.invitation(host)
        return Invitation(host, port or invitation.port, invitation.code, invitation.fingerprint)

    def join(self, net: Net, where: Invitation, nick: str, plays: bool = True) -> tuple[Joining, Player]:
        """A guest that sits."""
        joining = net.join(where, nick)
        player = Player(joining.member, plays)
        self.until(lambda: joining.member.line == "seated" or bool(player.ends))
        assert not player.ends, player.ends
        return joining, player

    def pump(self, seconds: float) -> None:
        """Do what comes within so many seconds."""
        end = time.monotonic() + seconds
        self.until(lambda: time.monotonic() >= end, seconds + 5)

    def until(self, done: Callable[[], bool], seconds: float = 20.0) -> None:
        """Do what comes until it is so; AssertionError when it never is."""
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, "it takes too long"
            try:
                work = self.queue.get(timeout=0.02)
            except queue.Empty:
                continue
            work()

    def close(self) -> None:
        """End everything."""
        for net in self.nets:
            net.close()


class Raw:
    """A TLS client of hand-made bytes."""

    def __init__(self, port: int, host: str = "127.0.0.1", timeout: float = 10.0) -> None:
        self.plain = socket.create_connection((host, port), timeout)
        self.tls = client_context().wrap_socket(self.plain)
        self.fingerprint = fingerprint_of(self.tls.getpeercert(binary_form=True) or b"")
        self.frames = FrameReader(HOST_CAP)
        self.seat = -1

    def send(self, *messages: Message) -> None:
        """Send messages."""
        self.tls.sendall(b"".join(map(framed, messages)))

    def sit(self, code: str, nick: str, secret: str) -> int:
        """Go through the door."""
        shake = GuestShake(self.fingerprint, "0.1", {"machiavelli": 1}, code=code)
        self.send(*shake.begin())
        buffer = FrameReader(HOST_CAP)
        while shake.stage is not Stage.DONE:
            data = self.tls.recv(65536)
            assert data, "the door is shut"
            for frame in buffer.feed(data):
                if shake.stage is Stage.DONE:
                    break
                self.send(*shake.receive(read_to_visitor(frame)))
                if shake.stage is Stage.SIT:
                    self.send(*shake.sit(nick, secret))
        assert shake.seat is not None
        self.seat = shake.seat
        return shake.seat

    def is_closed(self, seconds: float = 5.0) -> bool:
        """Whether the host ends the connection within that time, whatever it says meanwhile."""
        end = time.monotonic() + seconds
        try:
            while True:
                self.tls.settimeout(max(0.01, end - time.monotonic()))
                if not self.tls.recv(65536):
                    break
                if time.monotonic() >= end:
                    return False
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def close(self) -> None:
        """End it."""
        self.tls.close()


class BadNetwork:
    """A proxy that delays, dribbles, cuts, resets or swallows what goes through it; in a thread of its own."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.latency = 0.0
        self.jitter = 0.0
        self.rate = 0.0
        """Bytes a second, 0 for any."""
        self.piece = 65536
        self.cut_at = -1
        """After so many bytes of the guest the connection is reset."""
        self.is_hole = False
        self._chance = random.Random(1)
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0
        ready = threading.Event()

        def run() -> None:
            asyncio.set_event_loop(self._loop)
            server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
            self._server = server
            self.port = server.sockets[0].getsockname()[1]
            ready.set()
            self._loop.run_forever()

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        ready.wait(5)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, other_writer}
        await asyncio.gather(
            self._carry(reader, other_writer, writer, True), self._carry(other_reader, writer, other_writer, False)
        )

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, other: asyncio.StreamWriter, is_up: bool
    ) -> None:
        carried = 0
        try:
            while data := await reader.read(self.piece):
                while self.is_hole:
                    await asyncio.sleep(0.05)
                if self.latency or self.jitter:
                    await asyncio.sleep(self.latency + self._chance.random() * self.jitter)
                if self.rate:
                    await asyncio.sleep(len(data) / self.rate)
                if is_up and 0 <= self.cut_at < carried + len(data):
                    writer.write(data[: self.cut_at - carried])
                    await writer.drain()
                    break
                carried += len(data)
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        for end in (writer, other):
            if end.transport is not None and not end.is_closing():
                end.transport.abort()

    def reset(self) -> None:
        """Reset every connection."""
        def abort() -> None:
            for writer in list(self._writers):
                writer.transport.abort()
            self._writers.clear()

        self._loop.call_soon_threadsafe(abort)

    def close(self) -> None:
        """End it."""
        async def end() -> None:
            others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self.is_hole = False
        self._loop.set_exception_handler(lambda *_: None)  # what is cancelled now need not be told
        self.reset()
        self._loop.call_soon_threadsafe(self._server.close)
        asyncio.run_coroutine_threadsafe(end(), self._loop).result(2)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(2)
        self._loop.close()
