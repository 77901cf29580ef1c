"""A host that dies: killed for real, and as its disk is left at every single event (NET cases 45, 46)."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ramio_desktop.model.evolve import fold
from ramio_desktop.model.log import DamagedLog, read_header
from ramio_desktop.model.notation import read_event
from ramio_desktop.model.state import State
from ramio_desktop.net.link import read_link
from ramio_desktop.net.messages import Snapshot, Wish
from ramio_desktop.net.store import TableStore
from tests.net.office import Office, Player
from tests.net.parlour import Parlour
from tests.sampling import scale

ROOT = Path(__file__).parents[2]


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Nets that are closed at the end."""
    office = Office(tmp_path)
    yield office
    office.close()


def _view(snapshot: Snapshot) -> State:
    header, _ = read_header(snapshot.header)
    return fold(header.begin(), [read_event(line, header.grammar) for line in snapshot.lines])


def test_case_45_what_is_on_the_disk_at_every_event_gives_every_guest_the_view_it_has(tmp_path: Path) -> None:
    """Whenever somebody has heard of something, a host that dies there and then knows it when it is back."""
    parlour = Parlour(folder=tmp_path / "home")
    visitors = parlour.full("Anna", "Bruno")
    events = 0
    while not parlour.room.state.is_over:
        parlour.acting(visitors).step()
        events += 1
        if events % scale(9, 1):
            continue
        folder = tmp_path / "left"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(tmp_path / "home", folder)
        kept = TableStore(folder).listing(parlour.calendar)[0]
        again = Parlour(folder=folder, kept=kept)
        for visitor in visitors:
            assert visitor.guest is not None
            ((_, snapshot),) = again.room.join(visitor.seat)
            assert _view(snapshot) == visitor.guest.view
        again.table.close()
    assert events > 50


@pytest.mark.parametrize("cut", [1, 7, 40])
def test_case_46_torn_tail_is_cut_and_a_flipped_bit_in_the_middle_is_refused(tmp_path: Path, cut: int) -> None:
    parlour = Parlour(folder=tmp_path)
    visitors = parlour.full("Anna", "Bruno")
    parlour.play(visitors, steps=12)
    parlour.table.close()
    store = TableStore(tmp_path)
    (log,) = store.folder.glob("*.ramio")
    whole = log.read_bytes()
    log.write_bytes(whole[:-cut])
    kept = store.listing(parlour.calendar)[0]
    again = Parlour(folder=tmp_path, kept=kept)
    assert again.room.count in range(parlour.room.count - 4, parlour.room.count)
    again.table.close()
    middle = len(whole) // 2
    log.write_bytes(whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :])
    damaged = log.read_bytes()
    with pytest.raises(DamagedLog):
        Parlour(folder=tmp_path, kept=kept)
    assert log.read_bytes() == damaged, "and the file is left as it is"


class _HostProcess:
    """`ramio-desktop host` in a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = self._start("--seats", "2")
        assert self.process.stdout is not None
        self.link = re.sub(r"//[^/]*:", "//127.0.0.1:", self.process.stdout.readline().strip())

    def _start(self, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "ramio_desktop", "host", "--quiet", "--port", "0", *arguments],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "RAMIO_DATA_DIR": str(self.folder)},
        )  # fmt: skip

    def kill(self) -> None:
        """Kill it as hard as can be, and start it again."""
        self.process.send_signal(signal.SIGKILL)
        self.end()
        self.process = self._start("--again")
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("ramio://")

    def end(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def _kills(office: Office, times: int, seed: int) -> None:
    chosen = random.Random(seed)
    host = _HostProcess(office.folder / "home")
    try:
        where = read_link(host.link)
        # Each on a computer of its own: the same invitation on the same one leads to the same seat (S3).
        players = [office.join(office.net(nick), where, nick, plays=False)[1] for nick in ("Anna", "Bruno")]
        office.until(lambda: all(player.is_ready for player in players))
        for _ in range(times):
            _play_on(office, players, chosen.randrange(1, 9))
            before = [(player.guest.lines(), player.view) for player in players if player.guest is not None]
            acting = next((p for p in players if p.view.turn.seat == p.guest.seat), players[0])  # type: ignore[union-attr]
            if not acting.view.is_over and chosen.random() < 0.5:
                acting.act()  # it dies with an action on its way: done or not done, but the same for both
                time.sleep(chosen.random() * 0.01)
            host.kill()
            office.until(lambda: all(p.member.line == "reconnecting" or len(p.lines) > 2 for p in players), 30)
            office.until(lambda: all(player.member.line == "seated" for player in players), 60)
            office.until(lambda: not any(player.guest is None or player.guest.is_waiting for player in players), 30)
            office.pump(0.2)
            for (lines, view), player in zip(before, players):
                assert player.guest is not None
                if view.match == player.view.match:
                    told = _hand(lines)
                    assert _hand(player.guest.lines())[: len(told)] == told, "nothing that was told is gone"
            office.until(lambda: _public(players[0].view) == _public(players[1].view), 30)
    finally:
        host.end()


def _hand(lines: tuple[str, ...]) -> tuple[str, ...]:
    """The lines of the hand that is on: a guest that is told anew has the results of the earlier ones elsewhere."""
    deal = max(number for number, line in enumerate(lines) if line.startswith("dealt "))
    return lines[deal:]


def _public(view: State) -> object:
    """What every seat knows alike."""
    return view.table, view.match, view.turn, len(view.stock), [len(cards) for cards in view.hands]


def _play_on(office: Office, players: list[Player], actions: int) -> None:
    for _ in range(actions):
        acting = next(p for p in players if p.guest is not None and p.view.turn.seat == p.guest.seat)
        if acting.view.is_over:
            office.until(lambda: all(player.view.is_over for player in players))
            wish = Wish.NEXT_HAND if max(acting.view.match.scores) < 100 else Wish.NEW_MATCH
            for player in players:
                assert player.guest is not None
                player.guest.ask(wish)
            office.until(lambda: not any(player.view.is_over for player in players))
            continue
        before = _public(acting.view)
        office.until(lambda acting=acting: not acting.guest.is_waiting)  # type: ignore[misc]
        acting.act()
        office.until(
            lambda before=before, acting=acting: before != _public(acting.view)  # type: ignore[misc]
            and _public(players[0].view) == _public(players[1].view)
        )


def test_case_45_killed_host_goes_on_where_it_was(office: Office, session_seed: int) -> None:
    _kills(office, 2, session_seed)


@pytest.mark.soak
def test_case_45_host_killed_50_times_goes_on_each_time(office: Office, session_seed: int) -> None:
    _kills(office, scale(2, 50), session_seed)
