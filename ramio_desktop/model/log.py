"""The log of a match: the save, the replay, the wire and the bug report in one format (DESIGN §1.5).

A file is UTF-8 text. Line 1 is `ramio FORMAT`. Every other line is a sum of eight hex digits, one sign, and the text:

    ramio 1
    1d0c8a3e kind full
    5b3ff0c2 rules machiavelli[jokers=0]
    …
    0a44e1b7+began 3 first 1
    77c2aa10+dealt …/…/… … - from 1
    3e9d1f02 p1 to draw

The sum is the CRC-32 of sign and text, going on from the sum of the line before (line 1 has none written, its CRC-32
is where the chain starts), so that a line changed, lost or moved shows. The sign is `+` when the next line belongs to
the same batch, else a blank: a batch is appended in one go and counts as a whole or not at all.

Header lines, in this order: `kind full` or `kind seat 1`; `rules`; `version` of the ruleset; `seats`; `seed` (full logs
only); `created`; `practice yes` (where one may take back a turn); `from POSITION` (when the log starts in the middle of
a match: scores, dealer and number of hands before the next deal); `room seat 0 person Anna`, `room seat 1 bot hard
Giulia`. Later `room` lines change a seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final
from zlib import crc32

from .events import Event
from .melds import MeldGrammar
from .notation import NotationError, event_text, position_text, read_event, read_position, read_rules
from .options import Options, rules_text
from .plain import plain
from .rules import UnknownGame, ruleset
from .state import State

FORMAT: Final = 1
PERSON: Final = "person"
BOT: Final = "bot"
MAX_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Seated:
    """Who plays a seat: a person or a computer player of some level, and the name it goes by."""

    seat: int
    kind: str
    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a computer plays the seat."""
        return self.kind == BOT


Entry = Event | Seated
Batch = tuple[Entry, ...]
"""What was written in one go: the events of one submission, or a change of seats."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a log says before its first event; `seat` is None in a full log, else whose view it is."""

    family: str
    options: Options
    version: int
    seats: int
    created: str
    """When the match began, in ISO 8601; handed in, the model has no clock."""
    room: tuple[Seated, ...] = ()
    seat: int | None = None
    seed: str | None = None
    start: State | None = None
    """The match before the first event, when the log starts in the middle of one."""
    practice: bool = False
    """Whether the match is for practice: one may go back to the start of one's last turn, and it is counted apart."""

    @property
    def grammar(self) -> MeldGrammar:
        """How the cards of a meld are read."""
        return MeldGrammar(self.options.ace_high)

    def begin(self) -> State:
        """The state the first event is folded on."""
        return self.start or State(self.family, self.options)


@dataclass(frozen=True, slots=True)
class Log:
    """A header and everything that happened since."""

    header: Header
    batches: tuple[Batch, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Events and changes of seats in turn."""
        return tuple(entry for batch in self.batches for entry in batch)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events in turn."""
        return tuple(entry for entry in self.entries if not isinstance(entry, Seated))

    @property
    def room(self) -> tuple[Seated, ...]:
        """Who plays each seat now."""
        return seated(self.header.room, self.entries)

    def lines(self) -> tuple[int, ...]:
        """The line in the file (the first is 1) of each event."""
        first = 2 + len(header_lines(self.header))
        return tuple(first + i for i, entry in enumerate(self.entries) if not isinstance(entry, Seated))


@dataclass(frozen=True, slots=True)
class Reading:
    """A log that was read, the number of bytes that are sound, the last sum, and what was cut off behind them."""

    log: Log
    size: int
    last_sum: int
    cut: bytes = b""
    """The torn tail: an append that was never finished. Empty when the log was whole."""


class DamagedLog(ValueError):
    """A log that is damaged before its end: in which line (from 1), and how."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


class NewerLog(ValueError):
    """A sound log that a newer version of the program wrote.

    `what` is `format` or `rules` (theirs and ours are version numbers), or `game` (theirs is the text of the rules that
    are unknown here, ours is empty).
    """

    def __init__(self, what: str, theirs: str, ours: str) -> None:
        super().__init__(f"{what} {theirs}, known here: {ours or 'none'}")
        self.what = what
        self.theirs = theirs
        self.ours = ours


def clean_name(name: str) -> str:
    """A name as logs and screens take it: plain text of at most 40 signs."""
    return plain(name, MAX_NAME)


def seated(room: Iterable[Seated], entries: Iterable[Entry]) -> tuple[Seated, ...]:
    """Who plays each seat after the changes among the entries."""
    now = {who.seat: who for who in room}
    for entry in entries:
        if isinstance(entry, Seated):
            now[entry.seat] = entry
    return tuple(now[seat] for seat in sorted(now))


# --- Writing -----------------------------------------------------------------------------------------------------


def seated_text(who: Seated) -> str:
    """A seat as a line: `room seat 1 bot hard Giulia`."""
    level = f" {who.level}" if who.is_bot else ""
    return f"room seat {who.seat} {who.kind}{level} {who.name}".rstrip()


def entry_text(entry: Entry) -> str:
    """An event or a change of seats as a line without its sum."""
    return seated_text(entry) if isinstance(entry, Seated) else event_text(entry)


def header_lines(header: Header) -> tuple[str, ...]:
    """The lines of the header without their sums."""
    lines = [
        "kind full" if header.seat is None else f"kind seat {header.seat}",
        f"rules {rules_text(header.family, header.options)}",
        f"version {header.version}",
        f"seats {header.seats}",
    ]
    if header.seed is not None:
        lines.append(f"seed {header.seed}")
    lines.append(f"created {header.created}")
    if header.practice:
        lines.append("practice yes")
    if header.start is not None:
        lines.append(f"from {position_text(header.start)}")
    return (*lines, *map(seated_text, header.room))


def batch_bytes(batch: Sequence[Entry], last_sum: int) -> tuple[bytes, int]:
    """The bytes a batch appends behind a line of that sum, and the sum of its last line."""
    signs = ["+"] * (len(batch) - 1) + [" "]
    return _summed([sign + entry_text(entry) for sign, entry in zip(signs, batch)], last_sum)


def log_bytes(log: Log) -> tuple[bytes, int]:
    """The whole file, and the sum of its last line."""
    first = f"ramio {FORMAT}".encode()
    data, last = _summed([" " + line for line in header_lines(log.header)], crc32(first))
    parts = [first, b"\n", data]
    for batch in log.batches:
        data, last = batch_bytes(batch, last)
        parts.append(data)
    return b"".join(parts), last


def _summed(lines: Iterable[str], last: int) -> tuple[bytes, int]:
    parts: list[bytes] = []
    for line in lines:
        if "\n" in line:
            raise ValueError(f"this would be more than one line of the log: {line!r}")
        text = line.encode()
        last = crc32(text, last)
        parts.append(b"%08x%s\n" % (last, text))
    return b"".join(parts), last


# --- Reading -----------------------------------------------------------------------------------------------------


def read_log(data: bytes) -> Reading:
    """The log in these bytes; DamagedLog, or NewerLog when a newer program wrote it.

    An unfinished append at the end is left out and handed back as `cut`; damage before sound lines is an error.
    """
    lines, texts, ends = _sound_lines(data)
    header, used = read_header(texts)
    cuts = _batch_ends(used, ends)
    entries = [read_entry(text, header, number) for number, text in enumerate(texts[used : cuts[-1]], start=used + 2)]
    batches = tuple(tuple(entries[a - used : b - used]) for a, b in pairwise(cuts))
    size = sum(len(line) + 1 for line in lines[: 1 + cuts[-1]])
    last = int(lines[cuts[-1]][:8], 16)
    return Reading(Log(header, batches), size, last, data[size:])


_OUTLAST: Final = ("room ", "began ", "dealt ", "scored ", "ended ")
"""How the lines begin that say of an earlier hand what outlasts it."""


def read_present(data: bytes) -> Log:
    """The log as far as it says how the match stands now, read in a fraction of the time; DamagedLog, NewerLog.

    All sums are checked. Of earlier hands only the deal and the points are in it, so it can be folded to the present
    state but not be played again.
    """
    _, texts, ends = _sound_lines(data)
    header, used = read_header(texts)
    end = _batch_ends(used, ends)[-1]
    deals = [i for i in range(used, end) if texts[i].startswith("dealt ")]
    here = deals[-1] if deals else used
    wanted = (i for i in range(used, end) if i >= here or texts[i].startswith(_OUTLAST))
    return Log(header, tuple((read_entry(texts[i], header, i + 2),) for i in wanted))


def _sound_lines(data: bytes) -> tuple[list[bytes], list[str], list[int]]:
    """All lines as they stand, the texts of the sound ones behind the first, how many stand up to each batch's end."""
    lines = data.split(b"\n")
    sums = _sums(lines, _check_first(lines[0], len(lines) > 1))
    texts: list[str] = []
    ends: list[int] = []
    for number, (line, right) in enumerate(sums, start=2):
        if not right:
            if any(later for _, later in sums[number - 1:]):
                raise DamagedLog(number, "its sum is wrong")
            break
        try:
            texts.append(line[9:].decode())
        except UnicodeDecodeError:
            raise DamagedLog(number, "it is no UTF-8") from None
        if line[8:9] == b" ":
            ends.append(len(texts))
    return lines, texts, ends


def _batch_ends(used: int, ends: list[int]) -> list[int]:
    """How many lines stand up to the end of the header and of each batch behind it; DamagedLog when there is none."""
    cuts = [used, *(end for end in ends if end > used)]
    if len(cuts) == 1:
        raise DamagedLog(used + 2, "it ends before the match begins")
    return cuts


def _check_first(line: bytes, whole: bool) -> int:
    found = re.fullmatch(rb"ramio ([1-9]\d{0,5})", line)
    if not found or not whole:
        raise DamagedLog(1, "this is no file of this game")
    if int(found[1]) > FORMAT:
        raise NewerLog("format", found[1].decode(), str(FORMAT))
    return crc32(line)


def _sums(lines: list[bytes], last: int) -> list[tuple[bytes, bool]]:
    """Each whole line behind the first, and whether its sum goes on from the line before it.

    Behind a wrong line it may go on from the sum that is written there or from the one that ought to be there: either
    shows that sound lines follow.
    """
    checked: list[tuple[bytes, bool]] = []
    before = {last}
    for line in lines[1:-1]:
        found = re.match(rb"([0-9a-f]{8})[ +]", line)
        claimed = int(found[1], 16) if found else None
        computed = {crc32(line[8:], last) for last in before}
        right = claimed in computed
        checked.append((line, right))
        before = set() if claimed is None else {claimed}
        if not right:
            before |= computed
    return checked


def read_header(lines: Sequence[str]) -> tuple[Header, int]:
    """The header at the start of these lines (without sums), and how many lines it takes; DamagedLog or NewerLog."""
    fields: dict[str, str] = {}
    room: list[Seated] = []
    used = 0
    for used, line in enumerate(lines):
        key, _, value = line.partition(" ")
        if key == "room":
            room.append(_read_seated(value, used + 2))
        elif key in _KEYS and key not in fields and not room:
            fields[key] = value
        else:
            break
    else:
        used = len(lines)
    missing = [key for key in ("kind", "rules", "version", "seats", "created") if key not in fields]
    if missing:
        raise DamagedLog(used + 2, f"the line `{missing[0]}` is missing")
    header = _header(fields, tuple(room))
    if [who.seat for who in room] != list(range(header.seats)):
        raise DamagedLog(used + 2, "a line for each seat is wanted")
    return header, used


_KEYS: Final = ("kind", "rules", "version", "seats", "seed", "created", "practice", "from")


def _header(fields: dict[str, str], room: tuple[Seated, ...]) -> Header:
    where = {key: i + 2 for i, key in enumerate(fields)}
    kind = re.fullmatch(r"full|seat (\d)", fields["kind"])
    if not kind:
        raise DamagedLog(where["kind"], "`kind full` or `kind seat N` is wanted")
    for key in ("version", "seats"):
        if not re.fullmatch(r"[1-9]\d{0,5}", fields[key]):
            raise DamagedLog(where[key], "a number is wanted")
    version = int(fields["version"])
    try:
        family, options = read_rules(fields["rules"])
        ours = ruleset(family).version
    except (NotationError, UnknownGame):
        # The sums are right, so this is no damage: a game or an option of a later version.
        raise NewerLog("game", fields["rules"], "") from None
    if version > ours:
        raise NewerLog("rules", str(version), str(ours))
    if fields.get("practice", "yes") != "yes":
        raise DamagedLog(where["practice"], "`practice yes` is wanted, or no such line")
    start = None
    if "from" in fields:
        try:
            start = read_position(fields["from"])
        except NotationError as error:
            raise DamagedLog(where["from"], str(error)) from None
    return Header(
        family, options, version, int(fields["seats"]), fields["created"], room,
        int(kind[1]) if kind[1] else None, fields.get("seed"), start, "practice" in fields,
    )


def read_entry(text: str, header: Header, line: int) -> Entry:
    """The event or change of seats of a line; DamagedLog with the number of the line."""
    key, _, rest = text.partition(" ")
    if key == "room":
        return _read_seated(rest, line)
    try:
        return read_event(text, header.grammar)
    except NotationError as error:
        raise DamagedLog(line, str(error)) from None


def _read_seated(text: str, line: int) -> Seated:
    found = re.fullmatch(r"seat (\d) (?:(person)|(bot) (\w+))(?: (.*))?", text)
    if not found:
        raise DamagedLog(line, "this line about a seat cannot be read")
    seat, person, bot, level, name = found.groups()
    return Seated(int(seat), person or bot, name or "", level or "")
