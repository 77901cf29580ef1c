"""A guest: folds what it is told, asks again when it has lost the thread, and holds no secret (RULES I4)."""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence

import pytest

from ramio_desktop.model.actions import Draw, IllegalAction, Pass, Reason
from ramio_desktop.model.events import Event, HandScored, Shown
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.log import read_entry, read_header
from ramio_desktop.net.guest import Guest
from ramio_desktop.net.messages import (
    OUT_OF_STEP, Ask, Events, Keep, Notice, Refused, Resync, Snapshot, Submit, ToHost, Wish,
)
from tests.net.bench import Bench, changed, new_room
from tests.net.secrets import secrets_in
from tests.sampling import Seeds, scale


class Listener:
    """Notes what a guest says and sends."""

    def __init__(self, seat: int = 0) -> None:
        self.sent: list[ToHost] = []
        self.heard: list[object] = []
        self.guest = Guest(seat, self.sent.append)
        self.guest.on_snapshot = lambda view: self.heard.append(("snapshot", view))
        self.guest.on_events = lambda events, view: self.heard.append(("events", events, view))
        self.guest.on_refused = self.heard.append
        self.guest.on_notice = self.heard.append


@pytest.fixture
def table() -> Bench:
    """Return a table of two with a few melds on it, where seat 0 is to draw."""
    bench = Bench(new_room(seats=2, seed="guest"))
    bench.play(30)
    while not (bench.room.state.turn.seat == 0 and bench.room.state.turn.phase.value == "draw"):
        bench.step()
    return bench


def _snapshot(table: Bench, seat: int = 0) -> Snapshot:
    ((_, message),) = table.room.join(seat)
    assert isinstance(message, Snapshot)
    return message


def test_guest_knows_nothing_before_the_first_snapshot() -> None:
    guest = Listener().guest
    assert not guest.is_ready
    assert guest.seats == ()
    with pytest.raises(RuntimeError):
        guest.view  # noqa: B018


def test_guest_hears_events_with_the_view_after_them(table: Bench) -> None:
    listener = Listener()
    listener.guest.receive(_snapshot(table))
    assert listener.heard == [("snapshot", table.guests[0].view)]
    before = listener.guest.view
    listener.guest.receive(Events(table.room.count, ("p0 drew stock 7h",)))
    name, events, view = listener.heard[1]  # type: ignore[misc]
    assert name == "events"
    assert view == fold(before, events) == listener.guest.view


def test_submission_is_waited_for_until_it_is_answered(table: Bench) -> None:
    guest = table.guests[0]
    guest.submit([Draw()])
    assert guest.is_waiting, "the answer never comes before the call returns"
    assert guest.view.turn.phase.value == "draw"
    table.settle()
    assert not guest.is_waiting
    assert guest.view.turn.phase.value == "play"
    guest.submit([Draw()])
    table.settle()
    assert not guest.is_waiting
    assert table.refusals[0] == [IllegalAction(Reason.ALREADY_DREW)]
    assert table.refusals[1] == []


def test_numbers_rise_and_say_what_was_seen(table: Bench) -> None:
    listener = Listener()
    guest = listener.guest
    guest.receive(changed(_snapshot(table), seq=7))
    count = table.room.count
    guest.submit([Draw(), Pass()])
    guest.ask(Wish.NEW_MATCH)
    guest.keep_order(("7h",))
    guest.keep_draft(("a", "b"))
    assert listener.sent == [
        Submit(8, count, ("draw", "pass")), Ask(9, count, Wish.NEW_MATCH), Keep(count, (), ("7h",)),
        Keep(count, ("a", "b"), ("7h",)),
    ]


def test_refusal_of_an_older_submission_is_not_heard(table: Bench) -> None:
    listener = Listener()
    listener.guest.receive(_snapshot(table))
    listener.guest.submit([Draw()])
    seq = listener.sent[-1].seq  # type: ignore[union-attr]
    listener.guest.receive(Refused(seq - 1, "not_your_turn", "-"))
    assert listener.guest.is_waiting
    listener.guest.receive(Refused(seq, "not_your_turn", "-"))
    listener.guest.receive(Refused(seq, "not_your_turn", "-"))
    assert listener.heard[1:] == [IllegalAction(Reason.NOT_YOUR_TURN)]


def test_events_told_twice_are_told_once(table: Bench) -> None:
    listener = Listener()
    guest = listener.guest
    guest.receive(_snapshot(table))
    count = table.room.count
    guest.receive(Events(count, ("p0 drew stock 7h",)))
    view = guest.view
    guest.receive(Events(count, ("p0 drew stock 7h",)))
    guest.receive(Events(count, ("p0 drew stock 7h", "p0 passed")))
    assert [item[1] for item in listener.heard[1:]] and len(listener.heard) == 3  # type: ignore[index]
    assert guest.view == fold(view, listener.heard[2][1])  # type: ignore[index]
    assert listener.sent == []


@pytest.mark.parametrize(
    "lines",
    [
        ("p0 drew stock",), ("p0 laid 7h8h9h,AcAdAh",), ("p9 passed",), ("room seat 0 person x",), ("",), ("\0",),
        ("p1 drew discard 7h",), ("restocked 7h8h",), ("shown 7h/7h",),
    ],
)
def test_nonsense_from_the_host_changes_nothing_and_a_snapshot_is_asked_for(
    table: Bench, lines: tuple[str, ...]
) -> None:
    """NET 33: a hostile host harms nothing, and is not asked for ever."""
    listener = Listener()
    guest = listener.guest
    guest.receive(_snapshot(table))
    view, history = guest.view, guest.history
    guest.receive(Events(table.room.count, lines))
    guest.receive(Events(table.room.count, lines))
    assert (guest.view, guest.history) == (view, history)
    assert listener.sent == [Resync()]
    assert len(listener.heard) == 1
    guest.receive(_snapshot(table))
    assert guest.view == view


def test_gap_makes_the_guest_ask_for_a_snapshot_and_go_on(table: Bench) -> None:
    listener = Listener(1)
    listener.guest.receive(_snapshot(table, 1))
    table.step()
    first = table.room.count
    table.step()
    missed = table.told[1][-1]
    assert isinstance(missed, Events) and missed.first == first
    listener.guest.receive(missed)
    assert listener.sent == [Resync()]
    listener.guest.receive(_snapshot(table, 1))
    assert listener.guest.view == table.guests[1].view


@pytest.mark.parametrize(
    "change",
    [
        {"header": ()}, {"header": ("kind full",)}, {"seat": 1}, {"lines": ("dealt",)}, {"lines": ("p0 passed",) * 3},
        {"past": ("scored",)},
    ],
)
def test_snapshot_that_makes_no_sense_is_told_and_left_out(table: Bench, change: dict[str, object]) -> None:
    listener = Listener()
    listener.guest.receive(_snapshot(table))
    view = listener.guest.view
    listener.guest.receive(changed(_snapshot(table), **change))
    if change == {"lines": ("p0 passed",) * 3}:
        assert listener.guest.view.hands != view.hands, "odd, but it folds"
        return
    assert listener.guest.view == view
    (notice,) = listener.heard[1:]
    assert isinstance(notice, Notice) and notice.kind == OUT_OF_STEP


def test_snapshot_of_another_seat_is_not_taken(table: Bench) -> None:
    listener = Listener()
    listener.guest.receive(_snapshot(table, 1))
    assert not listener.guest.is_ready


def test_unknown_reason_of_a_newer_host_leaves_the_table_and_asks(table: Bench) -> None:
    listener = Listener()
    listener.guest.receive(_snapshot(table))
    listener.guest.submit([Draw()])
    listener.guest.receive(Refused(listener.sent[-1].seq, "tired", "-"))  # type: ignore[union-attr]
    assert listener.sent[-1] == Resync()
    assert not listener.guest.is_waiting


def test_lines_say_all_the_seat_was_told(table: Bench) -> None:
    """What a computer player is handed: its own header and events, which fold to its view."""
    for guest in table.guests:
        header, used = read_header(guest.lines())
        assert header.seat == guest.seat
        events = [read_entry(line, header, 0) for line in guest.lines()[used:]]
        assert fold(header.begin(), events) == guest.view  # type: ignore[arg-type]


def test_history_holds_the_results_of_the_match() -> None:
    bench = Bench(new_room("machiavelli[target=1000]", 2, "history"))
    while bench.room.state.match.hand < 3:
        bench.step()
    late = Listener()
    late.guest.receive(_snapshot(bench))

    def results(events: Sequence[Event]) -> list[Event]:
        return [event for event in events if isinstance(event, Shown | HandScored)]

    assert len(results(late.guest.history)) == 4
    assert results(late.guest.history) == results(bench.guests[0].history) == results(bench.room.log.events)
    bench.guests[0].ask(Wish.NEW_MATCH)
    bench.settle()
    assert len(bench.guests[0].history) == 3


def test_I4_no_hidden_card_is_reachable_from_a_guest(seeds: Seeds) -> None:
    """Over a whole hand: whatever a guest holds, no tuple, text or state in it names a card the seat may not know."""
    for seed in seeds(scale(1, 10)):
        chosen = random.Random(seed)
        bench = Bench(new_room(seats=2 + seed % 3, seed=str(seed)))
        heard: list[object] = []
        guests = [Guest(seat, heard.append) for seat in range(bench.room.header.seats)]
        while not bench.room.state.is_over:
            bench.play(chosen.randrange(1, 12))
            for guest in guests:
                ((_, snapshot),) = bench.room.join(guest.seat)
                guest.receive(snapshot)
                assert secrets_in(guest, bench.room, guest.seat) == []


def test_the_search_for_secrets_finds_one() -> None:
    """The walk is worth something: it finds the truth wherever it is hidden."""
    bench = Bench(new_room(seats=2, seed="walk"))
    room = bench.room
    guest = Listener().guest
    guest.receive(_snapshot(bench))
    assert secrets_in(guest, room, 0) == []
    secret = room.state
    hidden = (
        secret, [{"x": (secret.hands[1],)}], room, {room.header.seed: 1}, lambda: secret, room.receive,
        "".join(card.text for card in secret.hands[1]), secret.stock[:20], copy.deepcopy(room._chance),
    )
    for number, thing in enumerate(hidden):
        guest.on_notice = lambda notice, thing=thing: None  # type: ignore[misc]
        assert secrets_in(guest, room, 0), f"number {number} is not found"
