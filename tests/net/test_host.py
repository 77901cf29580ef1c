"""The host: saves before it answers, answers after the call, and outlives a disk that fails (RULES S2, I3)."""

from __future__ import annotations

import errno
import os
from functools import partial
from pathlib import Path

import pytest

from ramio_desktop.model.actions import Draw, Pass
from ramio_desktop.model.log import log_bytes, read_log
from ramio_desktop.model.replay import replay, verify
from ramio_desktop.model.save import Desk, Save, desks_of, is_locked, read_save, saves_in
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.messages import SAVE_FAILED, SAVE_RECOVERED, Events, Notice, Submit, ToGuest, Wish
from ramio_desktop.net.room import Room
from tests.net.bench import CREATED, Bench, new_room, seeds


def _full(*_: object) -> int:
    raise OSError(errno.ENOSPC, "no space left")


def test_answer_comes_after_the_call() -> None:
    bench = Bench(new_room())
    bench.told[0].clear()
    bench.host.receive(0, Submit(1, 0, ("draw",)))
    assert bench.told[0] == []
    bench.settle()
    assert len(bench.told[0]) == 1


def test_S2_save_is_on_the_disk_before_anybody_hears(tmp_path: Path) -> None:
    """The log on the disk holds every event a guest has been told, at the moment it is told."""
    bench = Bench(new_room(seats=3), folder=tmp_path)
    path = tmp_path / "table.ramio"
    told = 0
    for seat, guest in enumerate(bench.guests):

        def deliver(message: ToGuest, guest: Guest = guest, seat: int = seat) -> None:
            nonlocal told
            if isinstance(message, Events):
                told += 1
                assert len(read_save(path).events) == message.first + len(message.lines)
            guest.receive(message)

        bench.host.link(seat, deliver)
    bench.play(30)
    assert told == 90
    assert path.read_bytes() == log_bytes(bench.room.log)[0]


def test_I3_refused_submission_writes_nothing(tmp_path: Path) -> None:
    bench = Bench(new_room(), folder=tmp_path)
    path = tmp_path / "table.ramio"
    before = path.read_bytes()
    bench.acting.submit([Draw(), Draw()])
    bench.guests[1 - bench.room.state.turn.seat].submit([Draw()])
    bench.settle()
    assert sum(map(len, bench.refusals)) == 2
    assert path.read_bytes() == before


def test_S2_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(new_room(), folder=tmp_path)
    path = tmp_path / "table.ramio"
    bench.play(5)
    saved = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", _full)
        bench.play(20)
        assert bench.notices == [[Notice(SAVE_FAILED, "full")]] * 2, "once, and to everybody"
        assert path.read_bytes() == saved
        assert bench.guests[0].view.table == bench.room.state.table, "the game goes on"
    bench.step()
    assert bench.notices == [[Notice(SAVE_FAILED, "full"), Notice(SAVE_RECOVERED)]] * 2
    assert path.read_bytes() == log_bytes(bench.room.log)[0], "nothing is lost"
    bench.play(5)
    assert len(bench.notices[0]) == 2
    assert path.read_bytes() == log_bytes(bench.room.log)[0]


def test_S2_disk_full_at_the_start_is_told_and_the_save_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", _full)
        bench = Bench(new_room(), folder=tmp_path)
        bench.play(4)
        assert bench.notices == [[Notice(SAVE_FAILED, "full")]] * 2
        assert saves_in(tmp_path) == []
    bench.step()
    assert bench.notices[0][1:] == [Notice(SAVE_RECOVERED)]
    assert (tmp_path / "table.ramio").read_bytes() == log_bytes(bench.room.log)[0]


def test_S2_draft_is_written_with_every_move_and_gone_with_the_turn(tmp_path: Path) -> None:
    bench = Bench(new_room(), folder=tmp_path)
    path = tmp_path / "table.ramio"
    guest = bench.acting
    guest.submit([Draw()])
    bench.settle()
    guest.keep_order(("7h",))
    guest.keep_draft(("one",))
    guest.keep_draft(("one", "two"))
    bench.settle()
    assert desks_of(path) == (Desk(("one", "two"), ("7h",)),)
    guest.submit([Draw()])
    bench.settle()
    assert desks_of(path) == (Desk(("one", "two"), ("7h",)),), "a refusal leaves it (I3)"
    guest.submit([Pass()])
    bench.settle()
    assert desks_of(path) == (Desk((), ("7h",)),)


def test_S2_table_taken_up_from_its_file_stands_where_it_stood(tmp_path: Path) -> None:
    bench = Bench(new_room(seats=3), folder=tmp_path)
    bench.play(37)
    guest = bench.acting
    guest.keep_draft(("draft",))
    bench.settle()
    bench.host.close()
    path = tmp_path / "table.ramio"
    assert not is_locked(path)

    save = Save.open(path)
    again = Bench(Room(save.log, seeds("later"), lambda: CREATED), save, tmp_path)
    assert [g.view for g in again.guests] == [g.view for g in bench.guests]
    assert again.guests[guest.seat].draft == ("draft",)
    assert all(other.draft == () for other in again.guests if other.seat != guest.seat)
    again.play(10)
    assert verify(read_save(path)) == len(again.room.log.events)


def test_finished_match_is_archived_when_the_table_closes(tmp_path: Path) -> None:
    bench = Bench(new_room("machiavelli[match=simple]", 2, "end"), folder=tmp_path)
    while not bench.room.is_match_over:
        bench.step()
    log = bench.room.log
    assert saves_in(tmp_path) != []
    bench.host.close()
    assert saves_in(tmp_path) == []
    (kept,) = saves_in(tmp_path / "archive")
    assert read_save(kept) == log
    assert replay(read_save(kept)) == bench.room.state


def test_S4_new_match_has_a_save_of_its_own_and_the_old_one_is_archived(tmp_path: Path) -> None:
    bench = Bench(new_room(seed="old"), folder=tmp_path)
    bench.play(20)
    old = bench.room.log
    bench.guests[0].ask(Wish.NEW_MATCH)
    bench.settle()
    bench.play(3)
    (present,) = saves_in(tmp_path)
    assert read_save(present) == bench.room.log != old
    (kept,) = saves_in(tmp_path / "archive")
    assert read_save(kept) == old
    assert bench.notices[0] == []


def test_S4_new_match_on_a_full_disk_goes_on_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(new_room(seed="old"), folder=tmp_path)
    bench.play(9)
    old = bench.room.log
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", _full)
        bench.guests[0].ask(Wish.NEW_MATCH)
        bench.settle()
        bench.play(3)
    assert bench.notices[0] == [Notice(SAVE_FAILED, "full")]
    bench.step()
    assert bench.notices[0][1:] == [Notice(SAVE_RECOVERED)]
    assert [read_save(path) for path in saves_in(tmp_path)] == [bench.room.log]
    assert [read_save(path) for path in saves_in(tmp_path / "archive")] == [old]


def test_guest_that_sends_what_no_guest_sends_is_cut_off_and_the_others_play_on() -> None:
    bench = Bench(new_room(seats=3))
    bad = (bench.room.state.turn.seat + 1) % 3
    told = len(bench.told[bad])
    bench.host.receive(bad, Submit(1, bench.room.count, ("dance",)))
    bench.settle()
    bench.step()
    assert len(bench.told[bad]) == told
    assert bench.guests[(bad + 1) % 3].view.turn == bench.room.state.turn


def test_S3_newer_line_of_a_seat_replaces_the_older_one() -> None:
    bench = Bench(new_room())
    older = len(bench.told[0])
    newer = Guest(0, partial(bench.host.receive, 0))
    bench.host.link(0, newer.receive)
    bench.step()
    assert len(bench.told[0]) == older
    assert newer.view == replay_view(bench, 0)


def replay_view(bench: Bench, seat: int) -> object:
    """Return the view a new guest of the seat would get."""
    guest = Guest(seat, lambda _: None)
    ((_, snapshot),) = bench.room.join(seat)
    guest.receive(snapshot)
    return guest.view


def test_nothing_happens_after_the_close(tmp_path: Path) -> None:
    bench = Bench(new_room(), folder=tmp_path)
    bench.acting.submit([Draw()])
    bench.host.close()
    bench.settle()
    bench.host.close()
    assert len(bench.room.batches) == 1
    assert read_log((tmp_path / "table.ramio").read_bytes()).log == bench.room.log
