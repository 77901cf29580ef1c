"""The parent's end of the computer players' process: questions go in, answers come back later, and it may die.

One process serves every robot of the program. It is a `spawn` process kept alive: a thread would take frames from
the window, and a `fork` after Qt has started is not safe. A daemon thread does nothing but wait for its answers.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from ..model.bots.worker import Question, Reply, question_bytes, read_reply, serve

Post = Callable[[Callable[[], None]], object]
"""Has something done on the owner's thread; it is called from another thread and must be safe for that."""

Later = Callable[[float, Callable[[], None]], object]
"""Has something done on the owner's thread after so many seconds; it need not be possible to call it off."""

Answered = Callable[[str | None], None]
"""Takes the action as text, or None when there is none to be had."""

DEADLINE: Final = 10.0
"""Seconds for an answer, a start of the process included. Levels are bounded in states; this is the safety net."""

_TRIES: Final = 2
"""How often a question is put: once more after the process died over it."""

_GONE: Final = 2.0
"""Seconds to wait for a killed process."""

_NICENESS: Final = 5
"""How far the process stands back: where processors are scarce, the window's frames come before a thought."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Pending:
    question: Question
    answered: Answered
    tries: int = 0


@dataclass(frozen=True, slots=True)
class _Line:
    process: BaseProcess
    connection: Connection


class Thinker:
    """Puts questions to the computer players; use it, and close it, on one thread only."""

    def __init__(
        self,
        post: Post,
        later: Later,
        deadline: float = DEADLINE,
        work: Callable[[Connection], None] = serve,
    ) -> None:
        """`work` is what the process does with its connection; tests hand in one that dies or sleeps."""
        self._post = post
        self._later = later
        self._deadline = deadline
        self._work = work
        self._pending: dict[int, _Pending] = {}
        self._number = 0
        self._line: _Line | None = None
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, or None while there is none."""
        return self._line.process.pid if self._line else None

    def start(self) -> None:
        """Start the process ahead of the first question, so that its answer does not wait for it."""
        if self._line is None and not self._is_closed:
            try:
                self._line = self._started()
            except OSError:
                _log.warning("the computer players' process does not start", exc_info=True)

    def ask(self, question: Question, answered: Answered) -> None:
        """Put a question; the answer is handed over after this call has returned.

        A process that dies is started again and asked once more. After a second death, past the deadline, or when
        the level fails at the question, the answer is None. After `close` there is no answer at all.
        """
        if self._is_closed:
            return
        self._number += 1
        number = self._number
        self._pending[number] = _Pending(question, answered)
        self._put(number)
        self._later(self._deadline, lambda: self._late(number))

    def close(self) -> None:
        """End the process; no process is left when this returns, and no answer comes any more."""
        self._is_closed = True
        self._pending.clear()
        self._drop_line()

    def _put(self, number: int) -> None:
        pending = self._pending[number]
        pending.tries += 1
        self.start()
        if self._line is None:
            self._post(lambda: self._settle(number, None))
            return
        with suppress(OSError):  # it has just died: its thread notices too and tells `_ended`
            self._line.connection.send_bytes(question_bytes(number, pending.question))

    def _settle(self, number: int, text: str | None) -> None:
        pending = self._pending.pop(number, None)
        if pending is not None:
            pending.answered(text)

    def _replied(self, reply: Reply) -> None:
        if reply.failed:
            _log.warning("a computer player has no answer: %s", reply.text)
        self._settle(reply.number, None if reply.failed else reply.text)

    def _late(self, number: int) -> None:
        if number in self._pending:
            _log.warning("a computer player thought for more than %s s", self._deadline)
            self._drop_line()  # it is still at it, and would keep the others waiting
            self._settle(number, None)
            self._put_all_again()

    def _ended(self, connection: Connection) -> None:
        if self._line is not None and self._line.connection is connection:
            _log.warning("the computer players' process has died")
            self._drop_line()
            self._put_all_again()

    def _put_all_again(self) -> None:
        for number, pending in list(self._pending.items()):
            if pending.tries < _TRIES:
                self._put(number)
            else:
                self._settle(number, None)

    def _started(self) -> _Line:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._work, args=(theirs,), name="ramio-bots", daemon=True)
        try:
            process.start()
        finally:
            theirs.close()  # the child has its own: with this one open, its death would not show
        _stand_back(process)
        threading.Thread(target=self._listen, args=(ours,), name="ramio-bots", daemon=True).start()
        return _Line(process, ours)

    def _drop_line(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.process.kill()  # it holds nothing that would have to be put away
            line.process.join(_GONE)

    def _listen(self, connection: Connection) -> None:
        """Hand every reply to the owner's thread, until the connection ends; runs in a thread of its own."""
        try:
            while True:
                reply = read_reply(connection.recv_bytes())
                if self._is_closed:
                    break
                self._post(lambda reply=reply: self._replied(reply))  # type: ignore[misc]
        except (EOFError, OSError, ValueError):
            pass
        finally:
            connection.close()
        if not self._is_closed:
            self._post(lambda: self._ended(connection))


def _stand_back(process: BaseProcess) -> None:
    if hasattr(os, "setpriority") and process.pid is not None:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + _NICENESS)
