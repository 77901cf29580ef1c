"""A table in this process: the room, its save, and a line to each guest."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path

from ..model import save as saves
from ..model.actions import IllegalAction
from ..model.files import SaveProblem, Trouble
from ..model.log import Log, Seated
from ..model.save import Save
from .messages import SAVE_FAILED, SAVE_RECOVERED, Notice, ToGuest, ToHost, Wish
from .room import BadMessage, Letter, Room

Post = Callable[[Callable[[], None]], object]
"""Has something done later, in the order it was handed in, and never before the call returns."""

NewSave = Callable[[Log], Save]
"""Makes the save of a new match; SaveProblem."""

_MOST_HELD = 4
"""Messages of a seat that wait while nothing can be saved; an honest guest has one on its way."""

_log = logging.getLogger(__name__)


def _nothing(*_: int) -> None:
    pass


class Host:
    """Runs a room for guests of this process: saves first, then answers, always after the guest's call has returned."""

    def __init__(
        self,
        room: Room,
        save: Save | None,
        post: Post,
        new_save: NewSave | None = None,
        archive: Path | None = None,
        *,
        is_strict: bool = False,
    ) -> None:
        """`save` holds the room's log already; without it `new_save` makes one, now and for every later match.

        A save that cannot be written stops nothing at a local table: it is told of, and tried again with whatever
        comes next. With `is_strict` nobody hears of anything that is not on the disk: the table waits, and goes on
        when `retry` can write (NET case 47). Finished and abandoned matches go to the folder `archive`.
        """
        self.on_change: Callable[[], None] = _nothing
        """Called after everybody has been told of something."""
        self.on_cut: Callable[[int], None] = _nothing
        """Called with the seat of a guest that sent what no guest sends."""
        self._is_strict = is_strict
        self._held: list[Letter] = []  # what is to be told once it is saved
        self._postponed: deque[tuple[int, Callable[[], None]]] = deque()
        self._room = room
        self._save = save
        self._post = post
        self._new_save = new_save
        self._archive = archive
        self._header = room.header if save is not None else None
        self._saved = len(room.batches)
        self._links: dict[int, Callable[[ToGuest], None]] = {}
        self._trouble: Trouble | None = None
        self._is_closed = False
        if save is not None:
            room.desks = dict(save.desks)
        self._write()

    def link(self, seat: int, deliver: Callable[[ToGuest], None]) -> None:
        """Give a seat its line; a snapshot is on its way. A newer line replaces the older one (RULES S3)."""
        self._links[seat] = deliver
        self._later(lambda: self._welcome(seat))

    def unlink(self, seat: int) -> None:
        """The guest has gone; its seat stays."""
        self._links.pop(seat, None)

    def receive(self, seat: int, message: ToHost) -> None:
        """Take a message of a guest; the answer comes after this call has returned."""
        self._later(lambda: self._handle(seat, message), seat)

    def tell(self, notice: Notice) -> None:
        """Say something to everybody at the table."""
        self._later(lambda: self._tell(notice))

    def close(self) -> None:
        """Write what is left, give the save free, and archive it when the match is over."""
        if self._is_closed:
            return
        self._is_closed = True
        self._links.clear()
        self._put_away(only_finished=True)

    @property
    def room(self) -> Room:
        """The table's truth; whoever holds the host must not hand it on."""
        return self._room

    @property
    def is_paused(self) -> bool:
        """Whether the table waits for the save."""
        return self._is_strict and self._trouble is not None

    def order(self, wish: Wish, seat: int = -1) -> None:
        """Have done what everybody has agreed on, or what `seat` alone decides; not possible any more: nothing."""
        self._later(lambda: self._act(lambda: self._room.order(wish, seat)))

    def play_least(self, seat: int) -> None:
        """Have the least played for a seat whose time is up."""
        self._later(lambda: self._act(lambda: self._room.play_least(seat)))

    def reseat(self, who: Seated) -> None:
        """Have somebody else play a seat."""
        self._later(lambda: self._act(lambda: self._room.reseat(who)))

    def retry(self) -> None:
        """Try again to write what waits, and go on with what had to wait for it."""
        if self._is_closed or not self.is_paused:
            return
        notice = self._write()
        if notice is None:
            return
        letters, self._held = self._held, []
        self._deliver(letters)
        self._tell(notice)
        postponed, self._postponed = self._postponed, deque()
        for seat, work in postponed:
            self._later(work, seat)
        self.on_change()

    def _later(self, work: Callable[[], None], seat: int = -1) -> None:
        """Do something after this call; `seat` is that of the guest it comes from, who may fill nobody else's room."""
        def run() -> None:
            if self._is_closed:
                return
            if self.is_paused:
                if seat < 0 or sum(seat == other for other, _ in self._postponed) < _MOST_HELD:
                    self._postponed.append((seat, work))
                return
            work()

        self._post(run)

    def _welcome(self, seat: int) -> None:
        self._deliver(self._room.join(seat))
        if self._trouble is not None and seat in self._links:
            self._links[seat](Notice(SAVE_FAILED, self._trouble.value))

    def _handle(self, seat: int, message: ToHost) -> None:
        try:
            letters = self._room.receive(seat, message)
        except BadMessage:
            _log.warning("seat %d sent what no guest sends, and is cut off", seat, exc_info=True)
            self.unlink(seat)
            self.on_cut(seat)
            return
        self._send(letters)

    def _act(self, step: Callable[[], list[Letter]]) -> None:
        try:
            letters = step()
        except IllegalAction as refusal:
            _log.info("what the table agreed on cannot be any more: %s", refusal)
            return
        self._send(letters)

    def _send(self, letters: list[Letter]) -> None:
        notice = self._write()
        if self.is_paused:
            self._held += letters
        else:
            self._deliver(letters)
        if notice is not None:
            self._tell(notice)
        self.on_change()

    def _write(self) -> Notice | None:
        """Bring the save up to the room; a notice when it has begun to fail, and when it is well again."""
        try:
            if self._room.header is not self._header:
                self._start_save()
            if self._save is None:
                return None
            for batch in self._room.batches[self._saved :]:
                # Counted first: a batch that cannot be written waits in the save.
                self._saved += 1
                self._save.append(batch)
            self._save.flush()
            self._save.keep_desks(self._room.desks)
        except SaveProblem as problem:
            known, self._trouble = self._trouble, problem.trouble
            if known is not None:
                return None
            _log.warning("the save cannot be written: %s", problem)
            return Notice(SAVE_FAILED, problem.trouble.value)
        known, self._trouble = self._trouble, None
        return None if known is None else Notice(SAVE_RECOVERED)

    def _start_save(self) -> None:
        """The room plays a new match: put the old save away and start one."""
        self._put_away(only_finished=False)
        if self._new_save is not None:
            self._save = self._new_save(self._room.log)
        self._header = self._room.header
        self._saved = len(self._room.batches)

    def _put_away(self, only_finished: bool) -> None:
        save, self._save = self._save, None
        if save is None:
            return
        save.close()
        if self._archive is not None and (self._room.is_match_over or not only_finished):
            try:
                saves.archive(save.path, self._archive)
            except SaveProblem as problem:
                _log.warning("a finished match stays where it is: %s", problem)

    def _deliver(self, letters: list[tuple[int, ToGuest]]) -> None:
        for seat, message in letters:
            if deliver := self._links.get(seat):
                deliver(message)

    def _tell(self, notice: Notice) -> None:
        for deliver in list(self._links.values()):
            deliver(notice)
