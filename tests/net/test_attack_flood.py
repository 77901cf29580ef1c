"""Tried by an attacker to bring a table down: half frames, giant lengths, odd JSON, floods, storms (NET "The table").

After each the table listens, the match goes on and nothing is left behind. The heavy ones are in `make soak`.
"""

from __future__ import annotations

import contextlib
import random
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from ramio_desktop.net import listener as listening
from ramio_desktop.net.door_messages import Hello, Resume, Share, Sit
from ramio_desktop.net.handles import Hosting
from ramio_desktop.net.handshake import Refusal
from ramio_desktop.net.listener import QUEUE
from ramio_desktop.net.messages import Message, Resync, Submit
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.proof import Proof
from ramio_desktop.net.table_messages import Leave, Pong, React, Ready, Say, Show
from ramio_desktop.net.wire import EARLY_CAP, GUEST_CAP, framed
from tests.net.office import Office, Player, Raw
from tests.net.parlour import GAMES
from tests.sampling import scale

HOST = SeatPlan.host("Anna")
FREE = SeatPlan.free()
SECRET = "f" * 32


class Scene:
    """A table with its host, a guest who plays, and a seat for the attacker."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.home = office.net("home")
        self.hosting: Hosting = office.table(self.home, (HOST, FREE, FREE))
        assert self.hosting.member is not None and self.hosting.info is not None
        self.anna = Player(self.hosting.member, plays=False)
        self.port = self.hosting.info.port
        self.code = self.hosting.info.code
        _, self.bruno = office.join(office.net("away"), office.at(self.hosting), "Bruno", plays=False)

    def attacker(self, secret: str = SECRET) -> Raw:
        """The attacker, sitting."""
        raw = Raw(self.port)
        raw.sit(self.code, "Mallory", secret)
        return raw

    def begun(self) -> Raw:
        """The attacker, sitting in a match that is on."""
        raw = self.attacker()
        raw.send(Ready(True))
        self.office.until(lambda: self.bruno.is_ready and self.anna.is_ready)
        return raw

    def goes_on(self) -> None:
        """The other two still hear of each other."""
        heard: list[object] = []
        self.bruno.member.on_talk = heard.append
        self.office.until(lambda: self._say(heard), 60)
        assert self.bruno.member.line == "seated"

    def _say(self, heard: list[object]) -> bool:
        if not heard:
            self.anna.member.react("bravo")
            self.office.pump(0.05)
        return bool(heard)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Nets that are closed at the end."""
    office = Office(tmp_path)
    yield office
    office.close()


@pytest.fixture
def scene(office: Office) -> Scene:
    """A table."""
    return Scene(office)


def _raw(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


ODD: tuple[bytes, ...] = (
    b"", b"\0", b"\0\0\0\0", b"\xff" * 8, b"\x7f\xff\xff\xff", (EARLY_CAP + 1).to_bytes(4, "big"),
    _raw(b"[" * 2000), _raw(b'{"t":' * 400), _raw(b'{"a":[' * 300), _raw(b"\x93\x01\x02\x03"), _raw(b"\x80"),
    _raw(b'{"t":"hello","low":1,"high":1,"app":"' + b"x" * 1900 + b'","games":{},"how":"code"}'),
    _raw(b'{"t":"hello","low":1e400,"high":1,"app":"x","games":{},"how":"code"}'),
    _raw(b'{"t":"hello","low":1,"high":1,"app":"x","games":{' + b",".join(b'"%d":1' % n for n in range(150))
         + b'},"how":"code"}'),
    _raw(b'{"t":"hello","low":-1,"high":99999999999999999999999,"app":"x","games":{},"how":"code"}'),
    _raw(b'{"t":"submit","seq":1,"seen":1,"actions":["draw"]}'), _raw(b'{"t":"ping","number":1}'),
    _raw(b'{"t":"\\u0000"}'), _raw(b'{"t":"hello"}' + b" " * 1900), _raw(b"\xef\xbb\xbf{}"), _raw(b"nul"),
    _raw("{\"t\":\"héllo\"}".encode("utf-16")), b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/1.1\r\n\r\n", b"\x00\x00\x00\x01{",
)  # fmt: skip


def test_odd_bytes_at_the_door_close_that_line_alone(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "DOOR_TIME", 0.3)
    for data in ODD:
        raw = Raw(scene.port)
        with contextlib.suppress(OSError):
            raw.tls.sendall(data)
        assert raw.is_closed(20), data[:40]
        raw.close()
    monkeypatch.setattr(listening, "DOOR_TIME", 20.0)  # for whoever comes now
    scene.goes_on()


def test_odd_bytes_at_the_table_close_that_line_alone(scene: Scene) -> None:
    raw = scene.begun()
    chosen = random.Random(5)
    odd = [data for data in ODD if len(data) > 8 and data[:1] == b"\0" and b"submit" not in data]
    odd += [_raw(b'{"t":"say","text":"' + b"x" * GUEST_CAP + b'"}'), (GUEST_CAP + 1).to_bytes(4, "big") + b"x",
            _raw(b'{"t":"show","seen":1,"groups":[' + b'"",' * 70 + b'""]}'), _raw(bytes(chosen.randbytes(200)))]
    for data in odd:
        with contextlib.suppress(OSError):
            raw.tls.sendall(data)
        assert raw.is_closed(20), data[:40]
        raw.close()
        scene.office.pump(0.02)
        raw = _back(scene)
    scene.goes_on()
    raw.close()


def _back(scene: Scene) -> Raw:
    """The attacker, back on his seat."""
    raw = Raw(scene.port)
    raw.send(Hello(1, 1, "0.1", GAMES, "resume"), Resume(scene.hosting.number, SECRET))
    return raw


def test_length_without_its_bytes_holds_no_memory_and_a_half_frame_no_place(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "DOOR_TIME", 0.7)
    lines = []
    for length in (1, 2000, EARLY_CAP):
        raw = Raw(scene.port)
        raw.tls.sendall(length.to_bytes(4, "big") + b"{" * (length - 1))
        lines.append(raw)
    assert all(raw.is_closed(20) for raw in lines), "who says half a word is cut as one who says none"
    monkeypatch.setattr(listening, "DOOR_TIME", 20.0)
    seated = scene.attacker()
    seated.tls.sendall(GUEST_CAP.to_bytes(4, "big") + b'{"t":"say","text":"')
    scene.goes_on()  # at the table it may take its time: it keeps four KiB, and counts as silent
    chair = scene.hosting.opened.table._chairs[seated.seat]  # type: ignore[union-attr]
    assert chair.link is not None and chair.link._frames.held < GUEST_CAP  # type: ignore[attr-defined]
    seated.close()


def test_one_byte_at_a_time_is_a_slow_guest_and_no_more(scene: Scene) -> None:
    raw = scene.attacker()
    heard: list[object] = []
    scene.bruno.member.on_talk = heard.append
    for byte in framed(Say("ciao")):
        raw.tls.sendall(bytes([byte]))
    scene.office.until(lambda: bool(heard))
    raw.close()


FLOODS: tuple[Callable[[int], Message], ...] = (
    lambda n: Say(f"spam {n}"), lambda n: React("wow"), lambda n: Show(n, ("4c5c6c",) * 60), lambda n: Pong(n),
    lambda n: Submit(n + 1, 0, ("draw",)), lambda n: Submit(n + 1, n, ("lay " + "*" * 990,) * 3), lambda n: Resync(),
    lambda n: Ready(n % 2 == 0),
)  # fmt: skip


@pytest.mark.parametrize("flood", FLOODS)
def test_flood_of_any_message_ends_that_line_and_nobody_elses(
    scene: Scene, flood: Callable[[int], Message]
) -> None:
    raw = scene.begun()
    with contextlib.suppress(OSError):
        for n in range(40):
            raw.tls.sendall(b"".join(framed(flood(n * 20 + k)) for k in range(20)))
    assert raw.is_closed(30)
    scene.goes_on()
    assert scene.anna.member.roster is not None
    raw.close()


def test_gluing_thousands_of_frames_into_one_packet_is_a_flood_too(scene: Scene) -> None:
    raw = scene.begun()
    with contextlib.suppress(OSError):
        raw.tls.sendall(framed(React("wow")) * 20_000)
    assert raw.is_closed(30)
    scene.goes_on()
    raw.close()


def _linger(plain: socket.socket) -> None:
    """Have it reset, not closed."""
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_lines_cut_at_every_stage_leave_nothing_behind(scene: Scene) -> None:
    """After TCP, in TLS, after hello, share, looking, sitting, in the match: closed, reset, or just silent."""
    process = psutil.Process()
    table = scene.hosting.opened.table  # type: ignore[union-attr]
    waiting = scene.home._waiting
    stages: list[Callable[[], Raw | socket.socket]] = []

    def said(*messages: Message) -> Callable[[], Raw]:
        def go() -> Raw:
            raw = Raw(scene.port)
            raw.send(*messages)
            return raw

        return go

    hello = Hello(1, 1, "0.1", GAMES, "code")
    stages.append(lambda: socket.create_connection(("127.0.0.1", scene.port), 5))
    stages += [lambda: scene.attacker(), said(), said(hello), said(hello, Share("00")), said(hello, Sit("M", SECRET))]
    stages += [said(Hello(1, 1, "0.1", GAMES, "resume")), said(Hello(1, 1, "0.1", GAMES, "open"))]
    before = process.num_fds()
    for _ in range(scale(2, 25)):
        for stage in stages:
            for how in ("close", "reset", "half"):
                try:
                    line = stage()
                except (AssertionError, OSError, Refusal):  # the door's limits are met now and then
                    scene.office.pump(0.05)
                    continue
                plain = line.plain if isinstance(line, Raw) else line
                tls = line.tls if isinstance(line, Raw) else line
                with contextlib.suppress(OSError):
                    if how == "reset":
                        _linger(tls)
                    if how == "half":
                        tls.send(b"\0\0")
                    tls.close()
                plain.close()
    scene.office.until(lambda: len(waiting) == 0 and len(waiting.looking) == 0, 60)
    scene.office.until(lambda: process.num_fds() <= before + 3, 60)
    scene.goes_on()
    assert table.free_seats in (0, 1)


def test_storm_of_coming_back_is_stopped_and_the_match_goes_on(scene: Scene) -> None:
    scene.begun().close()
    cut = 0
    for n in range(scale(70, 400)):
        raw = _back(scene)
        with contextlib.suppress(OSError):
            raw.tls.settimeout(20)
            data = b""
            while not (b'"bye"' in data or b"snapshot" in data) and (chunk := raw.tls.recv(65536)):
                data += chunk
            cut += b'"flood"' in data
        if n % 2:
            _linger(raw.tls)
        raw.close()
    assert cut > 3
    scene.goes_on()


def test_guests_that_leave_and_sit_again_all_the_time_do_not_stop_the_lobby(scene: Scene) -> None:
    for n in range(scale(12, 80)):
        raw = scene.attacker(f"{n:032x}")
        raw.send(Leave())
        assert raw.is_closed(20)
        raw.close()
    scene.office.until(lambda: scene.hosting.opened.table.free_seats == 1)  # type: ignore[union-attr]
    scene.begun().close()
    scene.goes_on()


def test_reader_that_stops_in_the_middle_of_the_handshake_or_of_looking_holds_nothing(scene: Scene) -> None:
    """The host writes little before it knows whom to; what it writes fits in the kernel's own buffers."""
    raw = Raw(scene.port)
    raw.tls.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    shake = Proof(scene.code, raw.fingerprint, is_host=False)
    raw.send(Hello(1, 1, "0.1", GAMES, "code"), Share(shake.share.hex()))
    scene.goes_on()
    assert QUEUE <= 256 * 1024
    raw.close()


def _hammer(port: int, seconds: float, tls: bool) -> list[int]:
    """Connect from six threads as fast as it goes; how many got through and how many did not."""
    done = [0, 0]
    end = time.monotonic() + seconds

    def go() -> None:
        while time.monotonic() < end:
            try:
                if tls:
                    Raw(port).close()
                else:
                    socket.create_connection(("127.0.0.1", port), 5).close()
                done[0] += 1
            except OSError:
                done[1] += 1

    threads = [threading.Thread(target=go) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return done


@pytest.mark.parametrize("tls", [False, True])
def test_connections_as_fast_as_they_go_do_not_stop_the_match(scene: Scene, tls: bool) -> None:
    raw = scene.begun()
    storm = threading.Thread(target=_hammer, args=(scene.port, scale(1, 20), tls))
    storm.start()
    for _ in range(3):
        scene.goes_on()
    storm.join()
    scene.office.until(lambda: len(scene.home._waiting) == 0, 60)
    raw.close()


@pytest.mark.soak
def test_ten_thousand_connections_leave_the_table_as_it_was(scene: Scene) -> None:
    process = psutil.Process()
    raw = scene.begun()
    before, memory = process.num_fds(), process.memory_info().rss
    held: list[socket.socket] = []
    for n in range(10_000):
        with contextlib.suppress(OSError):
            plain = socket.create_connection(("127.0.0.1", scene.port), 5)
            if len(held) < 200:
                held.append(plain)
            else:
                plain.close()
        if n % 500 == 0:
            scene.goes_on()
    for plain in held:
        plain.close()
    scene.office.until(lambda: process.num_fds() <= before + 4, 120)
    assert process.memory_info().rss - memory < 40 * 1024 * 1024
    scene.goes_on()
    raw.close()
