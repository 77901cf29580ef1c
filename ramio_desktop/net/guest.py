"""A seat at a table: what it was told, folded into its view, and what it wants to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ..model.actions import Action, IllegalAction, Reason
from ..model.events import Began, Event
from ..model.evolve import CorruptLog, fold
from ..model.log import DamagedLog, Header, Log, NewerLog, Seated, header_lines, read_entry, read_header
from ..model.notation import NotationError, action_text, read_event
from ..model.notation.cards import read_cards
from ..model.rules import ruleset
from ..model.ruleset import Ruleset
from ..model.state import State
from .messages import (
    OUT_OF_STEP, Ask, Events, Keep, Noted, Notice, Refused, Resync, Seats, Snapshot, Submit, ToGuest, ToHost, Wish,
)


def _nothing(*_: object) -> None:
    pass


def _check_plain(lines: Sequence[str]) -> None:
    """DamagedLog for a line that would move a cursor or turn text round where it is shown."""
    for number, line in enumerate(lines, start=1):
        if not line.isprintable():
            raise DamagedLog(number, "a sign that cannot be shown")


class Guest:
    """One seat's end of the table; it knows nothing the seat was not told (RULES I4).

    `send` takes messages for the host and must return before the answer comes. Set the callbacks to hear of things:
    `on_snapshot(view)` when the view was set anew (the first time too), `on_events(events, view)` with the view after
    them, `on_refused(refusal)`, `on_seats(seats)` when a computer player takes a seat or gives it back, and
    `on_notice(notice)`.
    """

    def __init__(self, seat: int, send: Callable[[ToHost], None]) -> None:
        self.seat = seat
        self.on_snapshot: Callable[[State], None] = _nothing
        self.on_events: Callable[[tuple[Event, ...], State], None] = _nothing
        self.on_refused: Callable[[IllegalAction], None] = _nothing
        self.on_seats: Callable[[tuple[Seated, ...]], None] = _nothing
        self.on_notice: Callable[[Notice], None] = _nothing
        self._send = send
        self._header: Header | None = None
        self._header_lines: tuple[str, ...] = ()
        self._view: State | None = None
        self._lines: list[str] = []
        self._seen = 0
        self._seq = 0
        self._waiting = 0
        self._history: tuple[Event, ...] = ()
        self._draft: tuple[str, ...] = ()
        self._order: tuple[str, ...] = ()
        self._asked_again = False

    # --- What the seat knows --------------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether the first snapshot has come."""
        return self._view is not None

    @property
    def view(self) -> State:
        """The table as the seat knows it; RuntimeError before the first snapshot."""
        if self._view is None:
            raise RuntimeError("the host has not told anything yet")
        return self._view

    @property
    def rules(self) -> Ruleset:
        """The rules of the game at this table."""
        return ruleset(self.view.rules)

    @property
    def seats(self) -> tuple[Seated, ...]:
        """Who plays each seat."""
        return self._header.room if self._header else ()

    @property
    def is_practice(self) -> bool:
        """Whether the match is for practice."""
        return self._header is not None and self._header.practice

    @property
    def is_waiting(self) -> bool:
        """Whether a submission or a wish has not been answered yet."""
        return self._waiting > 0

    @property
    def seen(self) -> int:
        """How many events of the match the seat has seen; what it sends stands on them."""
        return self._seen

    @property
    def history(self) -> tuple[Event, ...]:
        """The events of the match: of the hands before the last snapshot only their results."""
        return self._history

    @property
    def draft(self) -> tuple[str, ...]:
        """The lines of the seat's draft, while the table is as it was when it was made."""
        return self._draft

    @property
    def order(self) -> tuple[str, ...]:
        """The faces of the seat's hand in the order it was left in; events since then are not in it."""
        return self._order

    def lines(self) -> tuple[str, ...]:
        """Header and events as text, as far back as the seat was told since the last snapshot."""
        return (*self._header_lines, *self._lines)

    @property
    def log(self) -> Log:
        """The same as the log of the seat: the hand of the last snapshot and those since; RuntimeError before it."""
        if self._header is None:
            raise RuntimeError("the host has not told anything yet")
        first = 2 + len(self._header_lines)
        entries = (read_entry(line, self._header, first + i) for i, line in enumerate(self._lines))
        return Log(self._header, tuple((entry,) for entry in entries))

    # --- What the seat does ---------------------------------------------------------------------------------------

    def submit(self, actions: Sequence[Action]) -> None:
        """Hand in actions, to be done all or not at all; the answer comes later, as events or as a refusal."""
        self._seq += 1
        self._waiting = self._seq
        self._send(Submit(self._seq, self._seen, tuple(map(action_text, actions))))

    def ask(self, wish: Wish) -> None:
        """Ask for the next hand or a new match; the answer comes like that to a submission."""
        self._seq += 1
        self._waiting = self._seq
        self._send(Ask(self._seq, self._seen, wish))

    def keep_draft(self, lines: Sequence[str]) -> None:
        """Have the draft kept for the day the seat comes back; no lines: there is none."""
        self._draft = tuple(lines)
        self._send(Keep(self._seen, self._draft, self._order))

    def keep_order(self, faces: Sequence[str]) -> None:
        """Have the order of the hand kept for the day the seat comes back."""
        self._order = tuple(faces)
        self._send(Keep(self._seen, self._draft, self._order))

    # --- What the seat is told ------------------------------------------------------------------------------------

    def receive(self, message: ToGuest) -> None:
        """Take a message of the host."""
        match message:
            case Snapshot():
                self._take_snapshot(message)
            case Events():
                self._take_events(message)
            case Refused(seq=seq, reason=reason, cards=cards):
                if seq == self._waiting:
                    self._waiting = 0
                    self._take_refusal(reason, cards)
            case Noted(seq=seq):
                if seq == self._waiting:
                    self._waiting = 0
            case Seats(lines=lines):
                self._take_seats(lines)
            case Notice():
                self.on_notice(message)

    def _take_snapshot(self, message: Snapshot) -> None:
        try:
            _check_plain((*message.header, *message.lines, *message.past))
            header, used = read_header(message.header)
            if used != len(message.header) or message.seat != self.seat or header.seat != self.seat:
                raise DamagedLog(used, "the header belongs to somebody else")
            events = [read_event(line, header.grammar) for line in message.lines]
            past = [read_event(line, header.grammar) for line in message.past]
            view = fold(header.begin(), events)
        except (DamagedLog, NewerLog, NotationError, CorruptLog) as error:
            self.on_notice(Notice(OUT_OF_STEP, str(error)))
            return
        self._header = header
        self._header_lines = message.header
        self._view = view
        self._lines = list(message.lines)
        self._seen = message.first + len(message.lines)
        self._seq = max(self._seq, message.seq)
        self._history = (*past, *events)
        self._draft = message.draft
        self._order = message.order
        self._asked_again = False
        if message.seq >= self._waiting:
            self._waiting = 0
        self.on_snapshot(view)

    def _take_events(self, message: Events) -> None:
        if self._header is None or message.first > self._seen:
            self._ask_again()
            return
        # Told twice is told once: a repeated answer may begin with what is known already.
        lines = message.lines[self._seen - message.first :]
        try:
            _check_plain(lines)
            events = tuple(self._event(line) for line in lines)
            view = fold(self.view, events)
        except (DamagedLog, CorruptLog):
            self._ask_again()
            return
        self._view = view
        self._lines += lines
        self._seen += len(lines)
        if message.seq and message.seq == self._waiting:
            self._waiting = 0
        if events:
            began = next((i for i, event in enumerate(events) if isinstance(event, Began)), None)
            self._history = (*self._history, *events) if began is None else events[began:]
            self._draft = ()
            self.on_events(events, view)

    def _take_seats(self, lines: Sequence[str]) -> None:
        if self._header is None:
            return
        try:
            entries = [read_entry(line, self._header, number) for number, line in enumerate(lines, start=1)]
        except DamagedLog:
            self._ask_again()
            return
        room = tuple(entry for entry in entries if isinstance(entry, Seated))
        if [who.seat for who in room] != list(range(self._header.seats)) or len(room) != len(entries):
            self._ask_again()
            return
        self._header = replace(self._header, room=room)
        self._header_lines = header_lines(self._header)
        self.on_seats(room)

    def _event(self, line: str) -> Event:
        assert self._header is not None
        entry = read_entry(line, self._header, self._seen + 1)
        if isinstance(entry, Seated):
            raise DamagedLog(self._seen + 1, "no event")
        return entry

    def _take_refusal(self, reason: str, cards: str) -> None:
        try:
            refusal = IllegalAction(Reason(reason), read_cards(cards))
        except ValueError:
            # A host newer than this program: the reason has no words here, the table stays as it is.
            self._ask_again()
            return
        self.on_refused(refusal)

    def _ask_again(self) -> None:
        if not self._asked_again:  # once: a host that only talks nonsense is not asked for ever
            self._asked_again = True
            self._send(Resync())
