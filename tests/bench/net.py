"""One headless host with 25 tables of four computer guests on loopback: how long an action takes to the last guest.

The host is a process of its own, the guests are in this one, on one net; they decide here and now, so that nothing
but the network, the rules and the log is measured. Beside it, in the same run and in a process of its own, a bare
asyncio TLS server that echoes a message of the same size. Prints one JSON object: milliseconds at p50 and p99 of both,
their ratios, and the memory a table takes in the host.

    python -m tests.bench.net [--tables 25] [--actions 600]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import queue
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

ROOT = Path(__file__).parents[2]
if __name__ in ("__main__", "__mp_main__"):
    sys.path.insert(0, str(ROOT))

import psutil  # noqa: E402

from ramio_desktop.model.bots import bot  # noqa: E402
from ramio_desktop.model.options import parse_rules  # noqa: E402
from ramio_desktop.model.state import State  # noqa: E402
from ramio_desktop.net.guest import Guest  # noqa: E402
from ramio_desktop.net.handles import Hosting  # noqa: E402
from ramio_desktop.net.identity import client_context, own_identity, server_context  # noqa: E402
from ramio_desktop.net.link import Invitation  # noqa: E402
from ramio_desktop.net.plan import SeatPlan, TablePlan  # noqa: E402
from ramio_desktop.net.thread import Net  # noqa: E402

SEATS = 4
ECHO = 400
"""Bytes of an echo: what an event with a whole table takes."""


def serve(pipe: Connection, tables: int) -> None:
    """The host: opens the tables when asked, and tells its memory."""
    with tempfile.TemporaryDirectory() as folder:
        work: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        net = Net(work.put, Path(folder), port=0, is_announced=False)
        opened: list[Hosting] = []
        process = psutil.Process()

        def one() -> None:
            seats = tuple(SeatPlan.free() for _ in range(SEATS))
            opened.append(net.host(TablePlan("bench", *parse_rules("machiavelli"), seats)))

        def places() -> list[tuple[int, str, bytes]]:
            return [(h.info.port, h.info.code, h.info.fingerprint) for h in opened if h.info is not None]

        one()
        while not places():
            work.get()()
        empty = process.memory_info().rss
        for _ in range(tables):
            one()
        while len(places()) < tables + 1:
            work.get()()
        pipe.send(places()[1:])
        while True:
            with contextlib.suppress(queue.Empty):
                work.get(timeout=0.1)()
            if pipe.poll():
                question = pipe.recv()
                if question == "end":
                    break
                pipe.send((empty, process.memory_info().rss))
        net.close()


def echo(pipe: Connection) -> None:
    """The bare server: TLS as ours, and what comes in goes out."""
    with tempfile.TemporaryDirectory() as folder:

        class Echo(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                self.transport = transport

            def data_received(self, data: bytes) -> None:
                self.transport.write(data)  # type: ignore[attr-defined]

        async def run() -> None:
            context = server_context(own_identity(Path(folder)))
            server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", 0, ssl=context)
            pipe.send(server.sockets[0].getsockname()[1])
            while not pipe.poll():
                await asyncio.sleep(0.2)

        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(run())


def measure_echo(port: int, times: int) -> list[float]:
    """Seconds for one message there and back, in asyncio on this side too."""

    async def run() -> list[float]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=client_context(), server_hostname="")
        writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        found: list[float] = []
        for _ in range(times):
            start = time.perf_counter()
            writer.write(b"x" * ECHO)
            await reader.readexactly(ECHO)
            found.append(time.perf_counter() - start)
            await asyncio.sleep(0.002)
        writer.close()
        return found

    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        return runner.run(run())


class Seat:
    """A computer guest; says to its table when it has heard of something."""

    def __init__(self, net: Net, where: Invitation, nick: str, table: Measured) -> None:
        self.table = table
        self.guest: Guest | None = None
        self.joining = net.join(where, nick, "beginner", may_resume=False)
        self.joining.member.on_seated = self._seated

    def _seated(self, seat: int) -> None:
        self.guest = Guest(seat, self.joining.member.play)
        self.guest.on_events = lambda events, view: self.table.heard(len(events))
        self.joining.member.on_game = self.guest.receive

    @property
    def view(self) -> State | None:
        """The view, once there is one."""
        return self.guest.view if self.guest is not None and self.guest.is_ready else None


class Measured:
    """One table: an action, and the moment the last of the four has heard of it."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.left = 0
        self.start = 0.0
        self.times: list[float] = []

    def act(self) -> None:
        """Have the seat in turn act; between hands nothing."""
        views = [seat.view for seat in self.seats]
        for seat, view in zip(self.seats, views):
            if view is not None and seat.guest is not None and not view.is_over and view.turn.seat == seat.guest.seat:
                action = bot(view.rules, "beginner").action(view, seat.guest.seat)
                self.left = SEATS
                self.start = time.perf_counter()
                seat.guest.submit([action])
                return

    def heard(self, events: int) -> None:
        """One of the four has heard."""
        self.left -= 1
        if self.left == 0:
            self.times.append(time.perf_counter() - self.start)


def figures(times: list[float]) -> tuple[float, float]:
    """The p50 and the p99, in milliseconds."""
    ordered = sorted(times)
    return ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.99)] * 1000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--actions", type=int, default=600)
    options = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    host = context.Process(target=serve, args=(theirs, options.tables), daemon=True)
    host.start()
    echo_ours, echo_theirs = context.Pipe()
    bare = context.Process(target=echo, args=(echo_theirs,), daemon=True)
    bare.start()
    work: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    with tempfile.TemporaryDirectory() as folder:
        net = Net(work.put, Path(folder), port=0, is_announced=False)
        tables: list[Measured] = []

        def until(done: Callable[[], bool], seconds: float = 60.0) -> None:
            end = time.monotonic() + seconds
            while not done() and time.monotonic() < end:
                try:
                    work.get(timeout=0.05)()
                except queue.Empty:
                    continue

        for port, code, fingerprint in ours.recv():
            table = Measured()
            tables.append(table)
            for n in range(SEATS):
                seat = Seat(net, Invitation("127.0.0.1", port, code, fingerprint), f"Bot {n}", table)
                table.seats.append(seat)
                until(lambda seat=seat: seat.guest is not None)  # type: ignore[misc]
        until(lambda: all(seat.view is not None for table in tables for seat in table.seats))
        assert all(seat.view is not None for table in tables for seat in table.seats), "not everybody sits"
        port = echo_ours.recv()
        bare_times: list[float] = []
        done = 0
        while done < options.actions:
            if done % 200 == 0:
                bare_times += measure_echo(port, 200)
            table = tables[done % len(tables)]
            count = len(table.times)
            table.act()
            if table.left <= 0:  # between two hands: the next one is dealt by itself
                until(lambda: False, 0.05)
                continue
            until(lambda table=table, count=count: len(table.times) > count, 5)  # type: ignore[misc]
            done += 1
        ours.send("memory")
        empty, full = ours.recv()
        ours.send("end")
        echo_ours.send("end")
        net.close()
    p50, p99 = figures([t for table in tables for t in table.times])
    bare_p50, bare_p99 = figures(bare_times)
    print(json.dumps({
        "tables": len(tables), "guests": len(tables) * SEATS, "actions": sum(len(t.times) for t in tables),
        "action_ms": {"p50": round(p50, 2), "p99": round(p99, 2)},
        "echo_ms": {"p50": round(bare_p50, 3), "p99": round(bare_p99, 3)},
        "ratio": {"p50": round(p50 / bare_p50, 1), "p99": round(p99 / bare_p99, 1)},
        "mb_a_table": round((full - empty) / len(tables) / 1e6, 2),
    }))
    host.join(5)


if __name__ == "__main__":
    main()
