"""The process of the computer players as its parent sees it: it may die, hang and talk nonsense."""

import multiprocessing
import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import psutil
import pytest

from ramio_desktop.model.bots.worker import Question, serve
from ramio_desktop.net.thinker import Thinker
from tests.net import workers

ROOT = Path(__file__).parents[2]
QUESTION = Question("hard", 0, "machiavelli - 5h6h7hKs/x13 x42 - 0:play opened=0")
ANSWER = "lay 5h6h7h"
PATIENCE = 30.0
"""Seconds a test waits for a process before it fails."""


class Owner:
    """The thread a thinker belongs to: work that was posted, and timers that go off when the test says so."""

    def __init__(self) -> None:
        self.work: queue.Queue[Callable[[], None]] = queue.Queue()
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.answers: list[str | None] = []
        self.thinkers: list[Thinker] = []

    def thinker(self, work: Callable[[Connection], None] = serve, deadline: float = 10.0) -> Thinker:
        made = Thinker(self.work.put, lambda seconds, call: self.timers.append((seconds, call)), deadline, work)
        self.thinkers.append(made)
        return made

    def wait(self, answers: int) -> list[str | None]:
        """Do what is posted until there are so many answers; all of them."""
        until = time.monotonic() + PATIENCE
        while len(self.answers) < answers:
            self.work.get(timeout=until - time.monotonic())()
        return self.answers

    def settle(self, seconds: float = 0.3) -> None:
        """Do whatever comes within some time."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                self.work.get(timeout=left)()
            except queue.Empty:
                return


@pytest.fixture
def owner() -> Iterator[Owner]:
    made = Owner()
    yield made
    for thinker in made.thinkers:
        thinker.close()


def test_answers_come_later_and_from_one_process(owner: Owner) -> None:
    thinker = owner.thinker()
    thinker.ask(QUESTION, owner.answers.append)
    assert owner.answers == []
    pid = thinker.pid
    assert owner.wait(1) == [ANSWER]
    for _ in range(3):
        thinker.ask(QUESTION, owner.answers.append)
    assert owner.wait(4) == [ANSWER] * 4
    assert thinker.pid == pid


def test_a_started_process_is_used_by_the_first_question(owner: Owner) -> None:
    thinker = owner.thinker()
    assert thinker.pid is None
    thinker.start()
    pid = thinker.pid
    thinker.start()
    thinker.ask(QUESTION, owner.answers.append)
    assert owner.wait(1) == [ANSWER]
    assert thinker.pid == pid is not None


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="where processes have a priority to ask for")
def test_the_process_stands_back_for_the_window(owner: Owner) -> None:
    thinker = owner.thinker()
    thinker.start()
    assert thinker.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, thinker.pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_the_process_loads_no_qt(owner: Owner) -> None:
    """The parent has loaded it: pytest-qt runs here."""
    assert "PySide6" in sys.modules
    owner.thinker(workers.telling_modules).ask(QUESTION, owner.answers.append)
    assert owner.wait(1) == ["none"]


def test_a_level_that_fails_gives_no_answer_and_the_process_goes_on(owner: Owner) -> None:
    thinker = owner.thinker()
    thinker.ask(Question("genius", 0, QUESTION.position), owner.answers.append)
    thinker.ask(QUESTION, owner.answers.append)
    assert owner.wait(2) == [None, ANSWER]


def test_a_killed_process_is_started_again_unnoticed(owner: Owner) -> None:
    thinker = owner.thinker()
    thinker.ask(QUESTION, owner.answers.append)
    owner.wait(1)
    pid = thinker.pid
    assert pid is not None
    psutil.Process(pid).kill()
    thinker.ask(QUESTION, owner.answers.append)
    assert owner.wait(2) == [ANSWER, ANSWER]
    assert thinker.pid not in (None, pid)


def test_a_question_is_put_again_when_the_process_dies_over_it(
    owner: Owner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAMIO_TEST_MARKER", str(tmp_path / "died"))
    thinker = owner.thinker(workers.dying_once)
    for _ in range(2):
        thinker.ask(QUESTION, owner.answers.append)
    assert owner.wait(2) == [ANSWER, ANSWER]
    assert (tmp_path / "died").exists()


@pytest.mark.parametrize("work", [workers.dying, workers.stillborn, workers.rambling])
def test_after_the_second_death_there_is_no_answer(owner: Owner, work: Callable[[Connection], None]) -> None:
    """What talks nonsense counts as dead. The next question gets its two tries again."""
    thinker = owner.thinker(work)
    thinker.ask(QUESTION, owner.answers.append)
    assert owner.wait(1) == [None]
    thinker.ask(QUESTION, owner.answers.append)
    assert owner.wait(2) == [None, None]


def test_a_process_that_does_not_start_gives_no_answer(owner: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", fails)
    owner.thinker().ask(QUESTION, owner.answers.append)
    assert owner.answers == []
    assert owner.wait(1) == [None]


def test_past_the_deadline_there_is_no_answer_and_the_process_is_replaced(owner: Owner) -> None:
    thinker = owner.thinker(workers.sleeping, deadline=7.5)
    thinker.ask(QUESTION, owner.answers.append)
    pid = thinker.pid
    assert pid is not None
    owner.settle()
    assert owner.answers == []
    ((seconds, ring),) = owner.timers
    assert seconds == 7.5
    ring()
    assert owner.answers == [None]
    assert not psutil.pid_exists(pid)
    owner.settle()
    assert owner.answers == [None]


def test_a_deadline_leaves_the_others_their_answer(owner: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two robots wait for one process that hangs: the one whose time is up gets nothing, the other a new process."""
    thinker = owner.thinker(workers.sleeping)
    thinker.ask(QUESTION, lambda text: owner.answers.append(f"first {text}"))
    thinker.ask(QUESTION, lambda text: owner.answers.append(f"second {text}"))
    monkeypatch.setattr(thinker, "_work", serve)
    owner.timers[0][1]()
    assert owner.wait(2) == ["first None", f"second {ANSWER}"]
    for _, ring in owner.timers:  # they go off for nothing
        ring()
    assert len(owner.answers) == 2


def test_close_leaves_no_process_and_answers_nothing(owner: Owner) -> None:
    thinker = owner.thinker()
    thinker.ask(QUESTION, owner.answers.append)
    pid = thinker.pid
    assert pid is not None
    thinker.close()
    assert not psutil.pid_exists(pid)
    assert multiprocessing.active_children() == []
    thinker.ask(QUESTION, owner.answers.append)
    thinker.start()
    assert thinker.pid is None
    owner.settle()
    owner.timers[0][1]()
    assert owner.answers == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_the_process_survives_ctrl_c_and_ends_when_the_program_is_killed() -> None:
    """Ctrl-C reaches both; a program that is killed cannot clean up, and yet leaves nothing behind."""
    code = """
import os, queue, signal, time
from ramio_desktop.net.thinker import Thinker
from ramio_desktop.model.bots.worker import Question
def main():
    work = queue.Queue()
    thinker = Thinker(work.put, lambda seconds, call: None)
    answers = []
    question = Question("hard", 0, "machiavelli - 5h6h7hKs/x13 x42 - 0:play opened=0")
    thinker.ask(question, answers.append)
    work.get()()
    os.kill(thinker.pid, signal.SIGINT)
    thinker.ask(question, answers.append)
    work.get()()
    print(thinker.pid, answers, flush=True)
    time.sleep(60)
if __name__ == "__main__":
    main()
"""
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        pid, _, answers = program.stdout.readline().partition(" ")
        assert answers.strip() == f"['{ANSWER}', '{ANSWER}']"
        child = psutil.Process(int(pid))
        os.kill(program.pid, signal.SIGKILL)
    psutil.wait_procs([child], timeout=PATIENCE)
    assert not child.is_running() or child.status() == psutil.STATUS_ZOMBIE
