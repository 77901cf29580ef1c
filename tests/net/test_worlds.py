"""Tables between computers: finding them past firewalls and second interfaces, and bad lines (NET cases 42, 43, 59–63).

Each computer is a network namespace with the program's own command line in it; skipped where there can be none.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen

import pytest

from tests.net.worlds import World, missing

REASON = missing()
pytestmark = pytest.mark.skipif(bool(REASON), reason=REASON)

SEARCH = """
import json, queue, sys, tempfile, time
from pathlib import Path
from ramio_desktop.net.thread import Net
work, found = queue.SimpleQueue(), []
net = Net(work.put, Path(tempfile.mkdtemp()))
searching = net.search(found.append)
end = time.monotonic() + {seconds}
while time.monotonic() < end:
    try:
        work.get(timeout=0.1)()
    except queue.Empty:
        pass
    if found and len({t.host for t in found[-1]}) >= {wanted}:
        end = min(end, time.monotonic() + 0.5)  # and whoever else answers
searching.close()
net.close()
print(json.dumps([[t.host, t.port, t.locator, t.is_public] for t in (found[-1] if found else ())]))
"""


@pytest.fixture
def world() -> Iterator[World]:
    """Two computers on a bridge."""
    world = World(["home", "away"])
    yield world
    world.close()


def _host(world: World, *arguments: str, name: str = "home") -> tuple[Popen[str], str, str]:
    """A host, its link and its code."""
    process = world.start(name, "host", "--seats", "2", "--pace", "off", *arguments)
    assert process.stdout is not None
    link = process.stdout.readline().strip()
    code = process.stdout.readline().strip().removeprefix("code ").replace(" ", "")
    return process, link, code


def _join(world: World, where: str, *arguments: str, name: str = "away") -> list[str]:
    """Join by lines and leave after the seat; what was printed."""
    process = world.start(name, "join", where, "--lines", *arguments)
    assert process.stdout is not None and process.stdin is not None
    line = process.stdout.readline().strip()
    process.stdin.write("leave\n")
    process.stdin.close()
    return [line, *process.stdout.read().splitlines()]


def _found(world: World, hosts: int, name: str = "away", seconds: float = 15.0) -> list[list[object]]:
    """The tables that are found, as soon as they are those of so many hosts."""
    found = world.python(name, SEARCH.replace("{seconds}", str(seconds)).replace("{wanted}", str(hosts)))
    assert isinstance(found, list)
    return found


def test_case_59_code_joins_on_a_bridge_and_is_in_no_packet(world: World, tmp_path: Path) -> None:
    if shutil.which("tcpdump") is None:
        pytest.skip("there is no tcpdump here")
    file = tmp_path / "capture"
    capture = world.capture("away", file)
    _, _, code = _host(world)
    assert _join(world, code)[0] == "seat 0"
    time.sleep(0.5)
    capture.terminate()
    capture.wait()
    data = file.read_bytes()
    assert len(data) > 2000 and code[:2].encode() in data
    assert code.encode() not in data and code[2:].encode() not in data


def test_case_60_second_interface_that_owns_the_default_route_hides_no_table(world: World) -> None:
    world.on("hub", "ip link add name br2 type bridge && ip link set br2 up")
    world.plug("away", "eth1", "10.88.0.2/24", "br2")
    world.on("away", "ip route add default via 10.88.0.1 dev eth1")
    _, link, code = _host(world)
    assert _join(world, code)[0] == "seat 0"
    assert list({table[0] for table in _found(world, 1)}) == ["10.77.0.1"]
    assert "10.77.0.1" in link


def test_case_61_stateful_firewall_on_the_guest_lets_zeroconf_answer(world: World) -> None:
    """No answer to a broadcast comes in there; what systems let through is the multicast of zeroconf."""
    world.firewall("away", "ct state established,related accept; udp dport 5353 accept;")
    _, _, code = _host(world)
    assert _join(world, code)[0] == "seat 0"


def test_case_61_without_multicast_the_question_finds_it(world: World) -> None:
    world.firewall("home", "ct state established,related accept; udp dport 24742 accept; tcp dport 24742 accept;")
    world.firewall("away", "ct state established,related accept; udp sport 24742 accept;")
    _, _, code = _host(world)
    assert _join(world, code)[0] == "seat 0"


def test_case_62_without_udp_the_code_is_not_found_and_the_address_still_works(world: World) -> None:
    world.firewall("away", "ct state established,related accept; meta l4proto udp drop;")
    world.firewall("home", "meta l4proto udp drop; tcp dport 24742 accept; ct state established,related accept;")
    _, link, code = _host(world)
    assert _join(world, code) == ["over not_found"]
    assert _join(world, "10.77.0.1", "--code", code)[0] == "seat 0"
    assert _join(world, link)[0] == "seat 0"


def test_case_63_of_two_hosts_with_one_locator_the_right_one_opens() -> None:
    world = World(["home", "other", "away"])
    try:
        _, _, code = _host(world)
        _, _, other = _host(world, name="other")
        kept = next((world.folder / "other" / "tables").glob("*.table"))
        world.processes[-1].kill()
        world.processes[-1].wait()
        kept.write_text(kept.read_text().replace(other, code[:2] + other[2:]))
        _, link, _ = _host(world, "--again", name="other")
        assert code[:2] + other[2:] in link
        hosts = {str(table[0]) for table in _found(world, 2)}
        assert hosts == {"10.77.0.1", "10.77.0.2"}
        assert _join(world, code)[0] == "seat 0"
        assert _join(world, code[:2] + other[2:])[0] == "seat 0"
    finally:
        world.close()


@pytest.mark.soak
def test_case_43_line_with_loss_and_256_kbit_plays_a_whole_hand(world: World) -> None:
    for name in ("home", "away"):
        world.on(name, "tc qdisc add dev eth0 root tbf rate 256kbit burst 4kb latency 400ms")
        world.firewall(name, "numgen random mod 100 < 5 drop; accept;")
    host, link, _ = _host(world, "--bots", "beginner", "--hands", "1")
    world.start("away", "join", link, "--bot", "beginner")
    assert host.wait(120) == 0


@pytest.mark.soak
def test_case_42_line_that_is_dead_for_20_s_is_taken_up_again(world: World) -> None:
    host, link, _ = _host(world, "--bots", "beginner", "--hands", "1")
    world.start("away", "join", link, "--bot", "beginner")
    assert host.stdout is not None
    for _ in range(12):
        host.stdout.readline()
    world.on("away", "ip link set eth0 down")
    time.sleep(20)
    world.on("away", "ip link set eth0 up")
    assert host.wait(120) == 0


def test_case_41_flood_of_questions_is_answered_twenty_times_a_second(world: World) -> None:
    """Nobody can make a host send more than it is sent, nor more than a trickle."""
    _host(world)
    code = """
import json, socket, time
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
s.setblocking(False)
got = sent = most = 0
end = time.monotonic() + 2
while time.monotonic() < end:
    for size in (600, 60, 5000):
        q = json.dumps({"t": "ramio?", "nonce": "0" * 16, "pad": "." * size}, separators=(",", ":"))
        try:
            s.sendto(q.encode(), ("10.77.0.1", 24742))
            sent += 1
        except OSError:
            pass
    try:
        while True:
            most = max(most, len(s.recv(2000)))
            got += 1
    except OSError:
        time.sleep(0.001)
print(json.dumps([sent, got, most]))
"""
    found = world.python("away", code)
    assert isinstance(found, list)
    sent, got, most = found
    assert sent > 300 and 10 <= got <= 70 and most < 650
