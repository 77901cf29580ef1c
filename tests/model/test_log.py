"""The log: its text, its sums, torn and damaged files, newer ones, replay and verification (RULES I5, S2)."""

from __future__ import annotations

import copy
import random
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramio_desktop.model import log as logs
from ramio_desktop.model.events import Drew, HandScored, Laid, Turned
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.log import (
    DamagedLog, Header, Log, NewerLog, Seated, batch_bytes, clean_name, header_lines, log_bytes, read_header, read_log,
    read_present,
)
from ramio_desktop.model.replay import LogDiffers, NotFull, decisions, replay, resume, verify
from ramio_desktop.model.shuffle import Chance
from tests.net.bench import CREATED, Bench, new_room, played_log, seat_log
from tests.sampling import Seeds, scale

SAVES = Path(__file__).parent.parent / "data" / "saves"
RULES = ("machiavelli", "machiavelli_classic", "machiavelli[jokers=0]", "machiavelli[match=simple]")


@pytest.fixture(scope="module")
def log() -> Log:
    """Return a log of a hand that is under way, with laid melds."""
    return played_log("machiavelli", 3, "log", 60)


def _lines(data: bytes) -> list[bytes]:
    return data.split(b"\n")[:-1]


def _summed(lines: list[bytes]) -> bytes:
    """Return a file of these lines (sign and text) with right sums, reckoned here anew."""
    last = crc32(b"ramio 1")
    out = [b"ramio 1"]
    for line in lines:
        last = crc32(line, last)
        out.append(b"%08x" % last + line)
    return b"\n".join(out) + b"\n"


def test_log_reads_back(log: Log) -> None:
    data, last = log_bytes(log)
    reading = read_log(data)
    assert reading.log == log
    assert (reading.size, reading.last_sum, reading.cut) == (len(data), last, b"")
    assert any(isinstance(event, Laid) for event in log.events)


def test_a_game_for_practice_says_so_and_others_do_not(log: Log) -> None:
    marked = replace(log, header=replace(log.header, practice=True))
    data, _ = log_bytes(marked)
    assert b" practice yes\n" in data and read_log(data).log == marked
    assert b"practice" not in log_bytes(log)[0]
    lines = [line[8:].replace(b"practice yes", b"practice no") for line in _lines(data)[1:]]
    with pytest.raises(DamagedLog, match="practice"):
        read_log(_summed(lines))


def test_file_is_readable_text_with_its_rules_first(log: Log) -> None:
    lines = [line[9:] for line in log_bytes(log)[0].decode().splitlines()[1:]]
    assert lines[:9] == [
        "kind full", "rules machiavelli", "version 1", "seats 3", "seed log", f"created {CREATED}",
        "room seat 0 person Anna", "room seat 1 person Bruno", "room seat 2 person Carla",
    ]
    assert lines[9].startswith("began 3 first ")


def test_sums_are_chained_crc32(log: Log) -> None:
    data = log_bytes(log)[0]
    assert _summed([line[8:] for line in _lines(data)[1:]]) == data


def test_appending_gives_the_file_writing_gives(log: Log) -> None:
    data, last = log_bytes(replace(log, batches=log.batches[:1]))
    for batch in log.batches[1:]:
        more, last = batch_bytes(batch, last)
        data += more
    assert (data, last) == log_bytes(log)


def test_room_lines_change_who_plays(log: Log) -> None:
    giulia = Seated(1, "bot", "Giulia", "hard")
    changed = replace(log, batches=(*log.batches, (giulia,)))
    again = read_log(log_bytes(changed)[0]).log
    assert again == changed
    assert again.room == (log.room[0], giulia, log.room[2])
    assert again.events == log.events
    assert replay(again) == replay(log)


# --- Torn, damaged, newer --------------------------------------------------------------------------------------------


def test_S2_tail_torn_at_every_byte_loses_that_batch_only() -> None:
    log = played_log("machiavelli", 2, "torn", 24)
    data = log_bytes(log)[0]
    ends = [len(log_bytes(replace(log, batches=log.batches[:n]))[0]) for n in range(1, len(log.batches) + 1)]
    for size in range(len(data) + 1):
        if size < ends[0]:
            with pytest.raises(DamagedLog):
                read_log(data[:size])
            continue
        reading = read_log(data[:size])
        whole = sum(end <= size for end in ends)
        assert reading.log.batches == log.batches[:whole], size
        assert reading.cut == data[ends[whole - 1] : size]
        assert reading.size == ends[whole - 1]


@pytest.mark.parametrize("garbage", [b"\0" * 700, b"\n", b"ffffffff p0 passed\n", b"half a li", b"\xff\xfe\n\n\n"])
def test_S2_garbage_behind_the_end_is_cut(log: Log, garbage: bytes) -> None:
    data = log_bytes(log)[0]
    reading = read_log(data + garbage)
    assert (reading.log, reading.cut) == (log, garbage)


def test_S2_flipped_byte_in_the_middle_names_its_line(log: Log) -> None:
    data = log_bytes(log)[0]
    chosen = random.Random(5)
    starts = [0]
    for line in _lines(data):
        starts.append(starts[-1] + len(line) + 1)
    for number in range(1, len(starts) - 3):
        at = chosen.randrange(starts[number - 1], starts[number] - 1)
        flipped = bytearray(data)
        flipped[at] ^= 1 << chosen.randrange(8)
        if flipped[at] == ord("\n"):
            continue
        with pytest.raises((DamagedLog, NewerLog)) as error:
            read_log(bytes(flipped))
        if isinstance(error.value, DamagedLog):
            assert error.value.line == number


@pytest.mark.parametrize("change", ["lost", "twice", "swapped"])
def test_S2_lines_lost_doubled_or_swapped_are_damage(log: Log, change: str) -> None:
    lines = _lines(log_bytes(log)[0])
    at = len(lines) // 2
    lines[at : at + 2] = {
        "lost": [lines[at + 1]], "twice": [lines[at], lines[at], lines[at + 1]], "swapped": lines[at : at + 2][::-1],
    }[change]
    with pytest.raises(DamagedLog) as error:
        read_log(b"\n".join(lines) + b"\n")
    assert error.value.line in (at + 1, at + 2)


def test_S2_damage_in_the_last_line_but_one_is_no_torn_tail(log: Log) -> None:
    lines = _lines(log_bytes(log)[0])
    for at, sign in ((-2, 0), (-2, 12)):  # in the sum, and in the text
        damaged = list(lines)
        line = bytearray(damaged[at])
        line[sign] = ord("0") if line[sign] != ord("0") else ord("1")
        damaged[at] = bytes(line)
        with pytest.raises(DamagedLog):
            read_log(b"\n".join(damaged) + b"\n")


@pytest.mark.parametrize("data", [b"", b"\n", b"ramio", b"ramio 1", b"ramio 01\n", b"PK\x03\x04" * 50, b"\xff" * 99])
def test_S2_no_file_of_ours(data: bytes) -> None:
    with pytest.raises(DamagedLog) as error:
        read_log(data)
    assert error.value.line == 1


def test_S2_newer_format_names_both_versions(log: Log) -> None:
    data = log_bytes(log)[0].replace(b"ramio 1\n", b"ramio 2\n", 1)
    with pytest.raises(NewerLog) as error:
        read_log(data)
    assert (error.value.what, error.value.theirs, error.value.ours) == ("format", "2", "1")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (b" version 1", b" version 2", ("rules", "2", "1")),
        (b" rules machiavelli", b" rules machiavelli[jokers=8]", ("game", "machiavelli[jokers=8]", "")),
        (b" rules machiavelli", b" rules burraco", ("game", "burraco", "")),
        (b" rules machiavelli", b" rules pokerato", ("game", "pokerato", "")),
    ],
)
def test_S2_newer_rules_are_no_damage(log: Log, old: bytes, new: bytes, what: tuple[str, str, str]) -> None:
    lines = [new if line[8:] == old else line[8:] for line in _lines(log_bytes(log)[0])[1:]]
    with pytest.raises(NewerLog) as error:
        read_log(_summed(lines))
    assert (error.value.what, error.value.theirs, error.value.ours) == what


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b" kind full", b" kind half"), (b" kind full", b" kind full\n"), (b" seats 3", b" seats 4"),
        (b" seats 3", b" seats x"), (b" version 1", b" version"), (b" seed log", b" sead log"),
        (b" room seat 1 person Bruno", b" room seat 1 ghost Bruno"), (b" room seat 1 person Bruno", b" room"),
        (b" room seat 1 person Bruno", b" room seat 1 person Br\xffno"),
    ],
)
def test_S2_header_that_makes_no_sense_is_damage(log: Log, old: bytes, new: bytes) -> None:
    lines = [new if line[8:] == old else line[8:] for line in _lines(log_bytes(log)[0])[1:]]
    with pytest.raises(DamagedLog):
        read_log(_summed(lines))


@pytest.mark.parametrize("missing", ["kind", "rules", "version", "seats", "created", "room"])
def test_S2_header_line_that_is_missing_is_damage(log: Log, missing: str) -> None:
    lines = [line[8:] for line in _lines(log_bytes(log)[0])[1:]]
    with pytest.raises(DamagedLog):
        read_log(_summed([line for line in lines if not line.startswith(f" {missing} ".encode())]))


@given(st.binary(max_size=400), st.booleans())
def test_no_bytes_raise_anything_else(data: bytes, behind_a_head: bool) -> None:
    text = b"ramio 1\n" + data if behind_a_head else data
    with pytest.raises((DamagedLog, NewerLog)):
        read_log(text)


@given(st.lists(st.sampled_from((
    " kind full", " kind seat 0", " rules machiavelli", " version 1", " seats 2", " seed x", " created now",
    " room seat 0 person A", " room seat 1 bot hard B", "+began 2 first 0", " p0 to draw", " p0 passed", " p7 passed",
    " from machiavelli - -/- - - 0:draw hand=2", " shown 7h/7h", " dealt 7h/7h 8h - from 0", "+p0 laid -",
)), max_size=14))
def test_no_lines_raise_anything_else(lines: list[str]) -> None:
    try:
        log = read_log(_summed([line.encode() for line in lines])).log
        replay(log)
        verify(log)
        resume(log)
    except (DamagedLog, NewerLog, LogDiffers, NotFull):
        pass


@given(st.text(max_size=60))
def test_names_stay_on_their_line(name: str) -> None:
    clean = clean_name(name)
    assert clean == clean_name(clean)
    assert clean.isprintable() and len(clean) <= logs.MAX_NAME
    room = (Seated(0, "person", clean), Seated(1, "bot", clean, "hard"))
    log = _small(room)
    assert read_log(log_bytes(log)[0]).log == log


def _small(room: tuple[Seated, ...]) -> Log:
    played = new_room(seats=len(room)).log
    return replace(played, header=replace(played.header, room=room))


def test_names_lose_what_could_harm() -> None:
    assert clean_name("  Anna\n‮ Rossi\0 ") == "Anna Rossi"
    assert clean_name("e\u0301") == "é"
    assert clean_name("\u2800\u3164\u115f") == "", "letters that show nothing are no name"
    assert clean_name("a" + "\u0335\u200d" * 30) == "a\u0335\u0335\u0335", "marks pile up no tower"


@pytest.mark.parametrize("steps", [1, 60, 130, 220, 300])
@pytest.mark.parametrize("rules", ["machiavelli[target=1000]", "machiavelli_classic[match=simple]"])
def test_glance_at_a_log_gives_the_present_state(rules: str, steps: int) -> None:
    """The home page reads no more than it needs, and comes to the same state and seats."""
    log = played_log(rules, 3, f"glance{steps}", steps)
    giulia = Seated(2, "bot", "Giulia", "hard")
    log = replace(log, batches=(*log.batches[:4], (giulia,), *log.batches[4:]))
    data = log_bytes(log)[0]
    for tail in (b"", b"0000"):
        brief = read_present(data + tail)
        assert replay(brief) == replay(log)
        assert brief.room == log.room
    assert steps < 220 or "simple" in rules or len(brief.events) < len(log.events) / 2
    with pytest.raises(DamagedLog):
        read_present(data.replace(b"+dealt ", b"+dealT ", 1))


def test_text_of_two_lines_is_never_written(log: Log) -> None:
    for header in (replace(log.header, seed="a\nkind full"), replace(log.header, created="now\n")):
        with pytest.raises(ValueError, match="more than one line"):
            log_bytes(replace(log, header=header))


# --- A seat's log ----------------------------------------------------------------------------------------------------


def test_I4_seat_log_has_no_seed_and_is_replayed_as_the_seat_saw_it(log: Log) -> None:
    mine = read_log(log_bytes(seat_log(log, 1))[0]).log
    assert mine.header.seed is None
    view, truth = replay(mine), replay(log)
    assert view.hands[1] == truth.hands[1]
    assert view.table == truth.table
    assert verify(mine) == len(log.events)
    with pytest.raises(NotFull):
        resume(mine)


def test_header_with_a_start_reads_back(log: Log) -> None:
    state = replay(log)
    start = replace(state, table=(), hands=((),) * 3, stock=(), match=replace(state.match, opened=frozenset()))
    header = replace(log.header, start=replace(start, turn=type(state.turn)()))
    lines = header_lines(header)
    assert read_header(lines) == (header, len(lines))


# --- Replay and verification -----------------------------------------------------------------------------------------


def test_I5_replay_equals_play(seeds: Seeds) -> None:
    """Folding the log gives the state play had come to, and the stream of chance stands where play had left it."""
    for number, seed in enumerate(seeds(scale(6, 150))):
        rules = RULES[number % len(RULES)]
        room = new_room(rules, 2 + seed % 3, str(seed))
        Bench(room).play(1 + seed % 260)
        again = read_log(log_bytes(room.log)[0]).log
        assert again == room.log
        assert replay(again) == room.state
        played = resume(again)
        assert played.state == room.state
        assert _next_numbers(played.chance) == _next_numbers(room._chance)
        assert verify(again) == len(room.log.events)


def _next_numbers(chance: Chance) -> list[int]:
    ahead = copy.deepcopy(chance)
    return [ahead.below(1000) for _ in range(20)]


def test_replay_to_any_event_is_a_prefix(log: Log) -> None:
    events = log.events
    for to in (0, 1, 2, 7, len(events)):
        assert replay(log, to) == fold(log.header.begin(), events[:to])
    for to in (-1, len(events) + 1):
        with pytest.raises(ValueError, match="events"):
            replay(log, to)


def test_decisions_take_the_log_apart_without_a_gap(log: Log) -> None:
    parts = decisions(log.events)
    assert [event for _, events in parts for event in events] == list(log.events)
    assert len(parts) == len(log.batches)


def _changed(log: Log, at: int, event: object) -> Log:
    batches = []
    number = 0
    for batch in log.batches:
        entries = list(batch)
        for i in range(len(entries)):
            if number == at:
                entries[i] = event  # type: ignore[call-overload]
            number += 1
        batches.append(tuple(entries))
    return replace(log, batches=tuple(batches))


def test_I5_verify_names_a_card_that_was_not_drawn(log: Log) -> None:
    at = next(i for i, event in enumerate(log.events) if isinstance(event, Drew) and i > 20)
    drew = log.events[at]
    assert isinstance(drew, Drew)
    other = next(card for card in replay(log, at).stock if card is not drew.card)
    with pytest.raises(LogDiffers) as error:
        verify(_changed(log, at, replace(drew, card=other)))
    assert error.value.line == log.lines()[at]


def test_I5_verify_names_a_changed_seed(log: Log) -> None:
    other = replace(log, header=replace(log.header, seed="another"))
    with pytest.raises(LogDiffers) as error:
        verify(other)
    assert error.value.line in log.lines()[:3]
    with pytest.raises(DamagedLog):
        resume(other)


def test_I5_verify_names_a_turn_that_was_skipped(log: Log) -> None:
    at = next(i for i, event in enumerate(log.events) if isinstance(event, Turned) and i > 10)
    turned = log.events[at]
    assert isinstance(turned, Turned)
    with pytest.raises(LogDiffers) as error:
        verify(_changed(log, at, replace(turned, seat=(turned.seat + 1) % 3)))
    assert error.value.line == log.lines()[at]


def test_I5_verify_names_points_that_are_wrong() -> None:
    log = played_log("machiavelli[target=1000]", 2, "points", 220)
    at = next(i for i, event in enumerate(log.events) if isinstance(event, HandScored))
    scored = log.events[at]
    assert isinstance(scored, HandScored)
    wrong = replace(scored, points=tuple(points + 1 for points in scored.points))
    with pytest.raises(LogDiffers) as error:
        verify(_changed(log, at, wrong))
    assert error.value.line == log.lines()[at]


def test_verify_names_an_event_that_is_missing(log: Log) -> None:
    ended = max(i for i, batch in enumerate(log.batches) if len(batch) > 1)
    batches = (*log.batches[:ended], log.batches[ended][:-1], *log.batches[ended + 1 :])
    with pytest.raises(LogDiffers):
        verify(replace(log, batches=batches))


# --- Old versions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(SAVES.glob("v*.ramio")), ids=lambda path: path.name)
def test_S2_samples_of_every_version_are_read_for_ever(path: Path) -> None:
    """Each file was written by a released version; none is ever changed or taken out."""
    reading = read_log(path.read_bytes())
    assert not reading.cut
    assert verify(reading.log) == len(reading.log.events) > 50
    assert resume(reading.log).state == replay(reading.log)
    if path.name.startswith("v1_"):
        assert log_bytes(reading.log)[0] == path.read_bytes()


def test_there_is_a_sample_of_the_present_format() -> None:
    assert list(SAVES.glob(f"v{logs.FORMAT}_*.ramio"))
    assert isinstance(read_log(next(SAVES.glob("v1_*.ramio")).read_bytes()).log.header, Header)
