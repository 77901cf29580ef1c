"""Real sockets: the door under attack, lines that break, hosts that end (NET cases 12–16, 36–44, 47, 49, 50, 52)."""

from __future__ import annotations

import errno
import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from ramio_desktop.net import listener as listening
from ramio_desktop.net.discovery import FoundTable
from ramio_desktop.net.link import Invitation
from ramio_desktop.net.listener import QUEUE, _bound
from ramio_desktop.net.messages import SAVE_FAILED, SAVE_RECOVERED, Notice, Wish
from ramio_desktop.net.plan import SeatPlan
from ramio_desktop.net.table_messages import AWAY, HERE, Resync
from tests.net.office import BadNetwork, Office, Player, Raw
from tests.sampling import SOAK, scale

HOST = SeatPlan.host("Anna")
FREE = SeatPlan.free()


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Nets that are closed at the end."""
    office = Office(tmp_path)
    yield office
    office.close()


def _two(office: Office, plays: bool = True, **plan: Any) -> tuple[object, ...]:
    """A host who plays, and a guest who plays."""
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE), **plan)
    assert hosting.member is not None
    anna = Player(hosting.member, plays)
    joining, bruno = office.join(office.net("away"), office.at(hosting), "Bruno", plays)
    return hosting, anna, joining, bruno


def test_host_and_guest_play_whole_hands_by_consent(office: Office) -> None:
    # A match that two hands never end: two beginners are caught with up to 113 points in two of them.
    _, anna, _, bruno = _two(office, rules="machiavelli[target=1000]")
    assert isinstance(anna, Player) and isinstance(bruno, Player)
    for hand in (1, 2):
        office.until(lambda: bruno.is_ready and bruno.view.is_over and anna.view.is_over, 60)
        assert anna.view.match == bruno.view.match and anna.view.match.hand == hand
        for player in (anna, bruno):
            assert player.guest is not None
            player.guest.ask(Wish.NEXT_HAND)
        office.until(lambda: not bruno.view.is_over and not anna.view.is_over)


def test_wrong_code_full_table_and_nobody_there_are_told(office: Office) -> None:
    home, away = office.net("home"), office.net("away")
    hosting = office.table(home, (HOST, FREE))
    where = office.at(hosting)
    wrong = Invitation(where.host, where.port, where.code[:-1] + ("A" if where.code[-1] != "A" else "B"))
    ends: list[str] = []
    for place in (wrong, Invitation(where.host, where.port), Invitation("127.0.0.1", 9, "ABCDEF"),
                  Invitation("no-such-host.invalid", 1), Invitation(where.host, where.port, where.code, b"x" * 32)):
        joining = away.join(place, "Bruno")
        player = Player(joining.member)
        office.until(lambda player=player: bool(player.ends))  # type: ignore[misc]
        ends.append(player.ends[0].reason)
    assert ends == ["wrong_code", "needs_code", "unreachable", "unreachable", "host_changed"]
    office.join(away, where, "Bruno", plays=False)
    late = Player(office.net("late").join(where, "Carla").member)
    office.until(lambda: bool(late.ends))
    assert late.ends[0].reason == "full"


def test_S3_seat_is_found_again_with_the_same_invitation_on_the_same_computer(office: Office) -> None:
    hosting, anna, joining, bruno = _two(office, plays=False)
    seat = joining.member.seat  # type: ignore[attr-defined]
    office.nets[1].close()
    again, player = office.join(office.net("away"), office.at(hosting), "Another name", plays=False)  # type: ignore[arg-type]
    assert again.member.seat == seat
    office.until(lambda: player.is_ready)
    roster = again.member.roster
    assert roster is not None and roster.seats[seat].name == "Bruno"
    assert office.net("away").seats()[0].table == hosting.number  # type: ignore[attr-defined]


def test_case_13_newer_connection_replaces_a_half_open_one_within_a_second(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE))
    assert hosting.member is not None and hosting.info is not None
    Player(hosting.member, plays=False)
    bad = BadNetwork(hosting.info.port)
    try:
        _, bruno = office.join(office.net("away"), office.at(hosting, port=bad.port), "Bruno", plays=False)
        bad.is_hole = True
        start = time.monotonic()
        again, player = office.join(office.net("away"), office.at(hosting), "Bruno", plays=False)
        office.until(lambda: player.is_ready)
        # In a second where nothing else runs; and long before anybody would miss the older line.
        assert time.monotonic() - start < scale(6, 1) and again.member.seat == bruno.member.seat
    finally:
        bad.close()


def test_case_14_join_cut_at_every_byte_leaves_no_orphan(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE))
    assert hosting.member is not None and hosting.info is not None
    member = hosting.member
    bad = BadNetwork(hosting.info.port)
    away = office.net("away")
    try:
        for at in range(0, 2400, scale(300, 12)):
            bad.cut_at = at
            joining = away.join(office.at(hosting, port=bad.port), "Bruno")
            player = Player(joining.member, plays=False)
            office.until(lambda player=player, joining=joining: bool(player.ends) or joining.member.line == "seated")  # type: ignore[misc]
            joining.cancel()
            office.pump(0.05)
        bad.cut_at = -1
        _, player = office.join(away, office.at(hosting, port=bad.port), "Bruno", plays=False)
        office.pump(0.2)
        assert member.roster is not None
        assert [place.name for place in member.roster.seats] == ["Anna", "Bruno"], "one seat, however often cut"
    finally:
        bad.close()


def test_case_36_mute_tls_garbage_and_http_are_cut_and_the_table_listens_on(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosting = office.table(office.net("home"))
    assert hosting.info is not None
    port = hosting.info.port
    monkeypatch.setattr(listening, "TLS_TIME", 0.5)
    for data in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", os.urandom(500), b"\x16\x03\x01\xff\xff" + b"x" * 300):
        plain = socket.create_connection(("127.0.0.1", port), 5)
        plain.sendall(data)
        plain.settimeout(20)
        try:
            while plain.recv(4096):
                pass
        except ConnectionError:
            pass
        plain.close()
    monkeypatch.setattr(listening, "TLS_TIME", 20.0)  # what comes now says something in time, however slow it is
    monkeypatch.setattr(listening, "DOOR_TIME", 0.5)
    mute = Raw(port)
    assert mute.is_closed(20), "TLS and then nothing"
    monkeypatch.setattr(listening, "DOOR_TIME", 20.0)
    for payload in (b"\0\0\0\0", b"\xff\xff\xff\xff", b"\0\0\x10\0" + b"x" * 4096, b"\0\0\0\x02{}"):
        raw = Raw(port)
        raw.tls.sendall(payload)
        assert raw.is_closed(15), payload[:8]
    office.join(office.net("away"), office.at(hosting), "Bruno")


def test_case_37_slowloris_keeps_nobody_out(office: Office) -> None:
    hosting = office.table(office.net("home"))
    assert hosting.info is not None
    slow = [socket.create_connection(("127.0.0.1", hosting.info.port), 5) for _ in range(3)]
    for plain in slow:
        plain.sendall(b"\x16")
    office.join(office.net("away"), office.at(hosting), "Bruno")
    fourth = [socket.create_connection(("127.0.0.1", hosting.info.port), 5) for _ in range(4)]
    fourth[-1].settimeout(20)
    assert fourth[-1].recv(1) == b"", "four an address may stand at the door"
    for plain in (*slow, *fourth):
        plain.close()


def test_case_38_flood_is_cut_and_the_game_goes_on(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE, FREE))
    assert hosting.member is not None and hosting.info is not None
    anna = Player(hosting.member)
    raw = Raw(hosting.info.port)
    raw.sit(hosting.info.code, "Flood", "f" * 32)
    try:
        for _ in range(200):
            raw.send(*[Resync()] * 50)
    except OSError:
        pass
    assert raw.is_closed(20)
    _, carla = office.join(office.net("away"), office.at(hosting), "Carla")
    office.until(lambda: anna.member.roster is not None and anna.member.roster.seats[1].presence != HERE)
    assert carla.member.line == "seated"


def test_case_39_storm_of_connections_leaks_no_descriptor(office: Office) -> None:
    hosting = office.table(office.net("home"))
    assert hosting.info is not None
    process = psutil.Process()
    before = process.num_fds()
    seconds = scale(1, 5)
    for _ in range(seconds):
        start = time.monotonic()
        for _ in range(200):
            socket.create_connection(("127.0.0.1", hosting.info.port), 5).close()
        office.pump(max(0.0, 1 - (time.monotonic() - start)))
    office.pump(1.5)
    office.until(lambda: process.num_fds() <= before + 4, 40)
    office.join(office.net("away"), office.at(hosting), "Bruno")


def test_case_40_guest_that_stops_reading_is_cut_and_the_others_feel_nothing(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE, FREE))
    assert hosting.member is not None and hosting.info is not None
    anna = Player(hosting.member, plays=False)
    raw = Raw(hosting.info.port)
    raw.tls.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.sit(hosting.info.code, "Slow", "f" * 32)
    _, carla = office.join(office.net("away"), office.at(hosting), "Carla", plays=False)
    said: list[float] = []
    carla.member.on_talk = lambda _: said.append(time.perf_counter())
    table = hosting.opened.table  # type: ignore[union-attr]
    big = table.roster()

    def stuff() -> None:
        link = table._chairs[1].link
        for _ in range(QUEUE // 300):
            if link is not None and table._chairs[1].link is link:
                link.send(big)

    took: list[float] = []
    for count in range(1, 6):
        home.call(stuff)
        start = time.perf_counter()
        anna.member.say("x")
        office.until(lambda: len(said) >= count)
        took.append(said[-1] - start)
    office.until(lambda: anna.member.roster is not None and anna.member.roster.seats[1].presence != HERE)
    if SOAK:  # in `make test` the machine may have other things to do
        assert sorted(took)[2] < 0.1, took
    assert carla.member.line == "seated"


@pytest.mark.soak
def test_case_42_black_hole_of_20_s_is_away_at_15_and_comes_back_to_the_same_table(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE))
    assert hosting.member is not None and hosting.info is not None
    anna = Player(hosting.member, plays=False)
    bad = BadNetwork(hosting.info.port)
    try:
        _, bruno = office.join(office.net("away"), office.at(hosting, port=bad.port), "Bruno", plays=False)
        office.until(lambda: bruno.is_ready and anna.is_ready)
        start = time.monotonic()
        bad.is_hole = True
        office.until(lambda: anna.member.roster is not None and anna.member.roster.seats[1].presence == AWAY, 25)
        assert 9 < time.monotonic() - start < 24
        office.pump(max(0.0, 20 - (time.monotonic() - start)))
        bad.is_hole = False
        office.until(lambda: anna.member.roster is not None and anna.member.roster.seats[1].presence == HERE, 25)
        office.until(lambda: bruno.member.line == "seated", 25)
        assert bruno.view.match == anna.view.match and bruno.view.table == anna.view.table
    finally:
        bad.close()


def test_case_43_slow_and_jittering_line_plays_a_whole_hand(office: Office) -> None:
    """256 kbit/s and jitter through the proxy; loss is in the tests with namespaces."""
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE))
    assert hosting.member is not None and hosting.info is not None
    anna = Player(hosting.member)
    bad = BadNetwork(hosting.info.port)
    bad.rate, bad.jitter, bad.piece = 32_000.0, 0.01, 512
    try:
        _, bruno = office.join(office.net("away"), office.at(hosting, port=bad.port), "Bruno")
        office.until(lambda: bruno.is_ready and bruno.view.is_over and anna.view.is_over, 90)
        assert anna.view.match == bruno.view.match
    finally:
        bad.close()


def test_case_44_resets_in_the_middle_of_frames_lose_nothing(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE))
    assert hosting.member is not None and hosting.info is not None
    anna = Player(hosting.member)
    bad = BadNetwork(hosting.info.port)
    bad.piece = 97
    try:
        _, bruno = office.join(office.net("away"), office.at(hosting, port=bad.port), "Bruno")
        for _ in range(scale(3, 20)):
            office.pump(0.4)
            bad.reset()
            office.until(lambda: bruno.member.line == "seated", 30)
        office.until(lambda: bruno.is_ready and bruno.view.is_over and anna.view.is_over, 90)
        assert anna.view.match == bruno.view.match and "reconnecting" in bruno.lines
    finally:
        bad.close()


def test_case_47_disk_full_is_not_acknowledged_and_play_goes_on_when_there_is_room(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosting, anna, _, bruno = _two(office, plays=False)
    assert isinstance(anna, Player) and isinstance(bruno, Player)
    office.until(lambda: anna.is_ready and bruno.is_ready)
    notices: list[Notice] = []
    bruno.member.on_notice = notices.append
    acting = anna if anna.view.turn.seat == anna.guest.seat else bruno  # type: ignore[union-attr]
    write = os.write

    def full(file: int, data: bytes) -> int:
        if threading.current_thread().name == "ramio-net" and os.readlink(f"/proc/self/fd/{file}").endswith(".ramio"):
            raise OSError(errno.ENOSPC, "no space left")
        return write(file, data)

    monkeypatch.setattr(os, "write", full)
    before = bruno.view
    acting.act()
    office.until(lambda: bool(notices))
    assert notices == [Notice(SAVE_FAILED, "full")]
    office.pump(1.2)
    assert bruno.view == before and acting.guest is not None and acting.guest.is_waiting, "nobody hears of it"
    monkeypatch.setattr(os, "write", write)
    office.until(lambda: bruno.view != before and notices[-1] == Notice(SAVE_RECOVERED))
    office.until(lambda: acting.guest is not None and not acting.guest.is_waiting)


def test_case_49_listener_that_dies_listens_again(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE))
    opened = hosting.opened
    assert opened is not None and hosting.info is not None

    def kill() -> None:
        for plain in opened.listener._sockets.values():
            plain.shutdown(socket.SHUT_RDWR)

    old = dict(opened.listener._sockets)
    home.call(kill)
    office.until(lambda: all(opened.listener._sockets[family] is not plain for family, plain in old.items()))
    office.join(office.net("away"), office.at(hosting), "Bruno", plays=False)


def test_case_50_ending_joins_the_thread_in_less_than_two_seconds_and_says_so(office: Office) -> None:
    _, anna, _, bruno = _two(office, plays=False)
    assert isinstance(bruno, Player)
    start = time.monotonic()
    office.nets[0].close()
    assert time.monotonic() - start < scale(4, 2)
    assert sum(thread.name == "ramio-net" for thread in threading.enumerate()) == 1
    office.until(lambda: bool(bruno.ends))
    assert bruno.ends[0].reason == "closed"


def test_case_50_ending_while_a_guest_does_not_answer(office: Office) -> None:
    home = office.net("home")
    hosting = office.table(home, (HOST, FREE))
    assert hosting.info is not None
    bad = BadNetwork(hosting.info.port)
    office.join(office.net("away"), office.at(hosting, port=bad.port), "Bruno", plays=False)
    bad.is_hole = True
    start = time.monotonic()
    home.close()
    assert time.monotonic() - start < scale(4, 2)
    bad.close()


def test_case_50_ending_leaves_no_socket_whoever_still_stands_about(office: Office) -> None:
    """One at the door, one in the middle of TLS, one who does not answer, one on the way to nowhere, a search."""
    process = psutil.Process()
    before = process.num_fds()
    home, away = office.net("home"), office.net("away")
    hosting = office.table(home, (HOST, FREE))
    assert hosting.info is not None
    bad = BadNetwork(hosting.info.port)
    office.join(away, office.at(hosting, port=bad.port), "Bruno", plays=False)
    bad.is_hole = True
    raw, plain = Raw(hosting.info.port), socket.create_connection(("127.0.0.1", hosting.info.port))
    away.join(Invitation("192.0.2.77", 9, "ABCDEF"), "Carla")
    away.search(lambda _: None)
    office.pump(0.3)
    for net in (home, away):
        net.close()
    raw.close()
    plain.close()
    bad.close()
    office.until(lambda: process.num_fds() <= before, 20)


def test_case_52_busy_port_takes_the_next_and_ipv6_works(office: Office) -> None:
    taken = _bound(0)
    port = next(iter(taken.values())).getsockname()[1]
    home = office.net("home", port=port)
    hosting = office.table(home, (HOST, FREE))
    assert hosting.info is not None and hosting.info.port > port
    if socket.AF_INET6 in taken:
        office.join(office.net("away"), office.at(hosting, "::1"), "Bruno", plays=False)
    for plain in taken.values():
        plain.close()


def test_two_tables_of_one_host_keep_apart(office: Office) -> None:
    home = office.net("home")
    first, second = office.table(home), office.table(home)
    assert first.info is not None and second.info is not None and first.info.port != second.info.port
    away = office.net("away")
    one, _ = office.join(away, office.at(first), "Bruno", plays=False)
    two, _ = office.join(away, office.at(second), "Bruno", plays=False)
    assert {one.member.seat, two.member.seat} == {0}
    assert len(away.seats()) == 2


def test_tables_of_this_network_are_listed_and_found_by_code(office: Office) -> None:
    """Both ways at once, on whatever interfaces this machine has; each alone is tried in the namespaces."""
    port = next(iter(_free_ports()))
    home = office.net("home", port=port, is_announced=True)
    public = office.table(home, is_public=True)
    private = office.table(home)
    assert private.info is not None and public.info is not None
    away = office.net("away", port=port)
    found: list[tuple[FoundTable, ...]] = []
    searching = away.search(found.append)
    ports = {public.info.port, private.info.port}  # others may play on this network, too
    office.until(lambda: bool(found) and ports <= {table.port for table in found[-1]})
    searching.close()
    by_port = {table.port: table for table in found[-1]}
    shown = by_port[public.info.port]
    assert (shown.is_public, shown.name, shown.rules, shown.free, shown.seats) == (True, "Table", "machiavelli", 2, 2)
    hidden = by_port[private.info.port]
    assert (hidden.is_public, hidden.name, hidden.rules, hidden.seats) == (False, "", "", 0)
    assert hidden.locator == private.info.code[:2]
    joining = away.join_code(private.info.code, "Bruno")
    player = Player(joining.member, plays=False)
    office.until(lambda: joining.member.line == "seated" or bool(player.ends))
    assert not player.ends


def _free_ports() -> Iterator[int]:
    while True:
        with socket.socket() as plain:
            plain.bind(("", 0))
            port = plain.getsockname()[1]
        if 2000 < port < 60_000:
            yield port
