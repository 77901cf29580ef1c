"""A table in this process: the room, its save, and a line to each guest."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from ..model import save as saves
from ..model.files import SaveProblem, Trouble
from ..model.log import Log
from ..model.save import Save
from .messages import SAVE_FAILED, SAVE_RECOVERED, Notice, ToGuest, ToHost
from .room import BadMessage, Room

Post = Callable[[Callable[[], None]], None]
"""Has something done later, in the order it was handed in, and never before the call returns."""

NewSave = Callable[[Log], Save]
"""Makes the save of a new match; SaveProblem."""

_log = logging.getLogger(__name__)


class Host:
    """Runs a room for guests of this process: saves first, then answers, always after the guest's call has returned."""

    def __init__(
        self, room: Room, save: Save | None, post: Post, new_save: NewSave | None = None, archive: Path | None = None
    ) -> None:
        """`save` holds the room's log already; without it `new_save` makes one, now and for every later match.

        A save that cannot be written stops nothing: it is told of, and tried again with whatever comes next.
        Finished and abandoned matches go to the folder `archive`.
        """
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
        self._later(lambda: self._handle(seat, message))

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

    def _later(self, work: Callable[[], None]) -> None:
        def run() -> None:
            if not self._is_closed:
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
            return
        notice = self._write()
        self._deliver(letters)
        if notice is not None:
            self._tell(notice)

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
