"""A practice game may go back to the start of one's last turn: a branch of the log in a save of its own."""

from __future__ import annotations

from pathlib import Path

from ramio_desktop.model.branch import last_turn
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.replay import verify
from ramio_desktop.model.save import read_save
from ramio_desktop.model.state import Phase
from ramio_desktop.net.messages import Submit, Wish
from ramio_desktop.net.room import Room
from tests.net.bench import CREATED, Bench, new_room, people, seeds


def practice(persons: int = 1, seats: int = 2) -> Room:
    """A table for practice."""
    family, options = parse_rules("machiavelli")
    room = people(seats, tuple(range(persons, seats)))
    return Room.opened(family, options, room, seeds("back"), lambda: CREATED, practice=True)


def played(bench: Bench, turns: int) -> None:
    """Let everybody play until it is seat 0's turn again so many times."""
    for _ in range(turns):
        bench.step()
        while bench.room.state.turn.seat != 0 or bench.room.state.turn.phase is not Phase.DRAW:
            bench.step()


def saves_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ramio"))


def test_going_back_leads_to_the_start_of_the_last_turn(tmp_path: Path) -> None:
    bench = Bench(practice(), folder=tmp_path)
    played(bench, 2)
    old, count = bench.room.log, bench.room.count
    wanted = last_turn(old.events, 0)
    bench.guests[0].ask(Wish.TAKE_BACK)
    bench.settle()
    room = bench.room
    assert len(room.log.events) == wanted and (room.state.turn.seat, room.state.turn.phase) == (0, Phase.DRAW)
    assert room.count > count and room.header.practice and verify(room.log) == wanted
    assert all(guest.view.table == room.state.table and not guest.is_waiting for guest in bench.guests)
    assert not bench.refusals[0]
    # The branch has a save of its own, the old one is kept as it was.
    bench.step()
    assert [read_save(path) for path in saves_in(tmp_path)] == [room.log]
    assert [read_save(path) for path in saves_in(tmp_path / "archive")] == [old]
    # The card that was drawn then is drawn again.
    assert room.log.events[: wanted + 1] == old.events[: wanted + 1]


def test_what_was_sent_before_going_back_is_out_of_date() -> None:
    bench = Bench(practice())
    played(bench, 1)
    seen = bench.room.count
    bench.guests[0].ask(Wish.TAKE_BACK)
    bench.settle()
    before = bench.room.log
    bench.host.receive(0, Submit(99, seen, ("draw",)))
    bench.settle()
    assert bench.room.log == before


def test_it_is_refused_where_it_is_not_for_practice_or_others_play_too() -> None:
    for room in (new_room(bots=(1,)), practice(persons=2)):
        bench = Bench(room)
        played(bench, 1)
        before = bench.room.log
        bench.guests[0].ask(Wish.TAKE_BACK)
        bench.settle()
        assert [refusal.reason.value for refusal in bench.refusals[0]] == ["no_such_verb"]
        assert bench.room.log == before


def test_it_is_refused_before_one_has_played() -> None:
    bench = Bench(practice())
    if bench.room.state.turn.seat == 0:
        bench.guests[0].ask(Wish.TAKE_BACK)
        bench.settle()
        assert bench.refusals[0]
    assert last_turn(bench.room.log.events, 0) is None
