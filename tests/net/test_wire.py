"""Frames and messages as bytes (NET cases 30–35), and the golden frames of released versions."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, strategies as st

from ramio_desktop.net.door_messages import Confirm, Hello, Resume, Share, Sit, Taken, Welcome
from ramio_desktop.net.member import Member
from ramio_desktop.net.messages import Ask, Events, Noted, Notice, Refused, Resync, Seats, Snapshot, Submit, Wish
from ramio_desktop.net.table_messages import (
    Answer, Bye, Drafted, Leave, Ping, Place, Pong, Proposal, Propose, React, Reacted, Ready, Roster, Said, Say,
    Settled, Show, TurnClock,
)
from ramio_desktop.net.wire import (
    EARLY_CAP, GUEST_CAP, HEADER, HOST_CAP, BadFrame, FrameReader, Joiner, framed, read_from_seat, read_from_visitor,
    read_to_visitor,
)
from tests.net.parlour import Parlour, frames
from tests.sampling import SOAK, Seeds, scale

GOLDEN = Path(__file__).parent.parent / "data" / "wire"

ROSTER = Roster("Tavolo", "machiavelli", "lobby", (Place(0, "person", "Anna", is_host=True), Place(1, "empty")),
                False, False, 60, True)
DOOR_UP = (
    Hello(1, 1, "0.1.0", {"machiavelli": 1}, "code"), Share("ab" * 33), Confirm("cd" * 32),
    Sit("Anna", "0" * 32, ""), Resume("0123456789abcdef", "0" * 32),
)
DOOR_DOWN = (
    Welcome(1, "0.1.0", "0123456789abcdef", False), Share("ab" * 33), Confirm("cd" * 32), ROSTER, Taken(1),
    Bye("wrong_code"),
)
SEAT_UP = (
    Submit(1, 3, ("draw", "lay 4c5c6c")), Ask(2, 40, Wish.NEXT_HAND), Resync(), Ready(True), Say("ciao"),
    React("bravo"), Show(4, ("4c5c", "9d9h9s")), Propose("computer", 1, "hard"), Answer(3, True), Pong(7), Leave(),
)
SEAT_DOWN = (
    Snapshot(1, ("kind seat 1",), 0, ("began 2 first 0",), (), (), (), 4), Events(3, ("p0 drew stock ??",), 2),
    Refused(2, "not_your_turn", "-"), Noted(5), Seats(("room seat 0 person Anna", "room seat 1 bot hard Bruno")),
    Notice("save_failed", "full"), ROSTER, Said(0, "ciao"), Reacted(1, "wow"), Drafted(0, ("4c5c6c",)),
    Proposal(3, "next_hand", 0, (0, 1), (0,), 60), Settled(3, "agreed"), TurnClock(0, 30_000, 60_000, True), Ping(7),
    Bye("closed"),
)


def test_every_message_comes_back_as_it_was() -> None:
    for message in DOOR_UP:
        assert read_from_visitor(framed(message)[HEADER:]) == message
    for message in DOOR_DOWN:
        assert read_to_visitor(framed(message)[HEADER:]) == message
    for message in SEAT_UP:
        assert read_from_seat(framed(message)[HEADER:]) == message
    for message in SEAT_DOWN:
        assert Joiner().read(framed(message)[HEADER:]) == message


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_golden_frames_of_every_version_are_read_as_ever(path: Path) -> None:
    """The frames of a protocol that is spoken: read by this program, and (the newest) written just so."""
    golden = json.loads(path.read_text("utf-8"))
    readers = {"door_up": read_from_visitor, "door_down": read_to_visitor, "seat_up": read_from_seat,
               "seat_down": lambda frame: Joiner().read(frame)}
    for way, lines in golden.items():
        for line in lines:
            message = readers[way](line.encode())
            assert message is not None and msgspec.json.encode(message).decode() == line


def test_golden_frames_have_every_message_there_is() -> None:
    golden = json.loads((GOLDEN / "protocol_1.json").read_text("utf-8"))
    for way, messages in (("door_up", DOOR_UP), ("door_down", DOOR_DOWN), ("seat_up", SEAT_UP),
                          ("seat_down", SEAT_DOWN)):
        assert golden[way] == [msgspec.json.encode(message).decode() for message in messages]


@pytest.mark.parametrize("length", [0, EARLY_CAP + 1, 1 << 20, 0xFFFFFFFF])
def test_case_30_bad_lengths_close_and_hold_no_memory(length: int) -> None:
    reader = FrameReader(EARLY_CAP)
    with pytest.raises(BadFrame):
        list(reader.feed(length.to_bytes(4, "big") + b"x" * 100))
    assert reader.held <= 104


def test_case_30_caps_are_those_of_the_direction() -> None:
    assert (EARLY_CAP, GUEST_CAP, HOST_CAP) == (2048, 4096, 65536)
    assert list(FrameReader(GUEST_CAP).feed(GUEST_CAP.to_bytes(4, "big") + b"x" * GUEST_CAP))


@given(st.lists(st.sampled_from(SEAT_UP), min_size=1, max_size=6), st.data())
def test_case_31_dribbled_and_glued_frames_give_the_same(messages: list[Submit], data: st.DataObject) -> None:
    stream = b"".join(map(framed, messages))
    reader = FrameReader(GUEST_CAP)
    found: list[object] = []
    at = 0
    while at < len(stream):
        size = data.draw(st.integers(1, 40))
        found += [read_from_seat(frame) for frame in reader.feed(stream[at : at + size])]
        at += size
    assert found == messages and reader.held == 0


@pytest.mark.parametrize(
    "frame",
    [
        b'{"t":"say","text":"\xff\xfe"}', b'{"t":"answer","number":NaN,"yes":true}',
        b'{"t":"answer","number":true,"yes":true}', b'{"t":"answer","number":1.5,"yes":true}',
        b'{"t":"answer","number":1,"yes":1}', b'{"t":"answer","number":-1,"yes":true}',
        b'{"t":"answer","number":1' + b"0" * 40 + b',"yes":true}', b"[" * 4000, b'{"t":' * 600, b'{"t":"kick"}', b"{}",
        b"null", b"", b'{"t":"say","text":"' + b"x" * 301 + b'"}', b'{"t":"submit","seq":1,"seen":1,"actions":[["a"]]}',
        b'{"t":"react","name":"rude"}', b'{"t":"say","text":"\\ud800"}', b'{"t":"leave"}{"t":"leave"}',
        b'{"t":"keep","seen":1,"draft":[],"order":[]}', b'{"t":"ready","on":"yes"}',
    ],
)
def test_case_32_bad_messages_are_refused(frame: bytes) -> None:
    with pytest.raises(BadFrame):
        read_from_seat(frame)


def test_case_27_forged_seat_field_is_refused() -> None:
    for frame in (b'{"t":"submit","seq":1,"seen":1,"actions":["draw"],"seat":0}', b'{"t":"say","text":"x","seat":1}'):
        with pytest.raises(BadFrame, match="unknown field"):
            read_from_seat(frame)


def test_guest_cannot_speak_as_a_host_nor_before_it_sits() -> None:
    for message in (*SEAT_DOWN, *DOOR_UP):
        with pytest.raises(BadFrame):
            read_from_seat(framed(message)[HEADER:])
    for message in SEAT_UP:
        with pytest.raises(BadFrame):
            read_from_visitor(framed(message)[HEADER:])


def test_long_snapshot_goes_in_frames_of_64_kib_at_most() -> None:
    snapshot = Snapshot(0, ("kind seat 0",), 0, tuple(f'p0 laid "é{"4c5c6c," * 60}' for _ in range(1500)))
    data = framed(snapshot)
    assert len(data) > 4 * HOST_CAP
    joiner = Joiner()
    read = [joiner.read(frame) for frame in FrameReader(HOST_CAP).feed(data)]
    assert read[-1] == snapshot and set(read[:-1]) == {None}


def test_parts_out_of_order_or_endless_are_refused() -> None:
    parts = frames(framed(Snapshot(0, (), 0, ("x" * 1900,) * 100)))
    assert len(parts) > 3
    for wrong in (parts[1::-1], [parts[0], parts[0]], [parts[0], framed(Ping(1))[HEADER:]]):
        joiner = Joiner()
        with pytest.raises(BadFrame):
            for frame in wrong:
                joiner.read(frame)
    with pytest.raises(BadFrame):
        Joiner().read(b'{"t":"part","left":9999,"text":""}')


def test_case_33_guest_survives_a_hostile_host(seeds: Seeds) -> None:
    """Whatever a host says, the guest's member and guest raise nothing and keep a view that can be shown."""
    for seed in seeds(scale(3, 60)):
        chosen = random.Random(seed)
        parlour = Parlour(seed=str(seed))
        anna, _ = parlour.full("Anna", "Bruno")
        assert anna.line is not None and anna.guest is not None
        stream = [msgspec.json.encode(message) for message in (*anna.line.messages, *SEAT_DOWN[:-1])]
        for _ in range(300):
            frame = _bent(chosen, chosen.choice(stream))
            joiner = Joiner()
            try:
                message = joiner.read(frame)
            except BadFrame:
                continue
            if message is not None and not isinstance(message, Bye):
                anna.member.take(message)
                assert anna.guest.view.seats >= 2


def _bent(chosen: random.Random, frame: bytes) -> bytes:
    """A frame with something in it changed, cut out or put twice."""
    data = bytearray(frame)
    for _ in range(chosen.randrange(1, 4)):
        at = chosen.randrange(len(data))
        match chosen.randrange(4):
            case 0:
                data[at] = chosen.choice(b'0123456789cdhs?*-{}[]",:x ')
            case 1:
                del data[at : at + chosen.randrange(1, 6)]
            case 2:
                data[at:at] = data[at : at + chosen.randrange(1, 12)]
            case 3:
                data[at:at] = bytes([chosen.choice(b"0123456789cdhs?*x,/")])
        if not data:
            return b"{}"
    return bytes(data)


def _fuzz(seconds: float, seed: int) -> int:
    chosen = random.Random(seed)
    seeds_of = [msgspec.json.encode(message) for message in (*SEAT_UP, *DOOR_UP)]
    end = time.monotonic() + seconds
    count = 0
    parlour = Parlour()
    anna, _ = parlour.full("Anna", "Bruno")
    assert anna.line is not None
    while time.monotonic() < end:
        for _ in range(200):
            count += 1
            frame = _bent(chosen, chosen.choice(seeds_of)) if chosen.random() < 0.9 else chosen.randbytes(60)
            for read in (read_from_seat, read_from_visitor):
                try:
                    message = read(frame)
                except BadFrame:
                    continue
                if read is read_from_seat and not isinstance(message, Leave):
                    parlour.now += 1
                    parlour.table.receive(anna.seat, anna.line, message)  # type: ignore[arg-type]
                    parlour.settle()
                    if anna.line.bye is not None:
                        anna.back()
        parlour.table.tick()
        parlour.settle()
    assert parlour.room.log.events and isinstance(anna.member, Member)
    return count


def test_case_35_fuzzing_for_a_moment(session_seed: int) -> None:
    assert _fuzz(1.5, session_seed) > 100


@pytest.mark.soak
def test_case_35_fuzzing_60_s(session_seed: int) -> None:
    assert SOAK and _fuzz(60, session_seed) > 10_000
