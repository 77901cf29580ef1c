"""The process of the computer players, its loop and its texts."""

import multiprocessing
import subprocess
import sys
import threading
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from ramio_desktop.model.bots import LEVELS, TEST_OPPONENTS, UnknownLevel, bot, default_levels, level_names
from ramio_desktop.model.bots.worker import (
    Asked, Question, Reply, answer, question_bytes, read_question, read_reply, serve,
)

ROOT = Path(__file__).parents[3]
POSITION = "machiavelli - 5h6h7hKs/x13 x42 - 0:play opened=0"


@pytest.fixture
def line() -> Connection:
    """Return the parent's end of a loop that runs in a thread of this process, without its signal handling."""
    ours, theirs = multiprocessing.Pipe()
    # A signal handler can only be set in a main thread, and the loop's own is no business of the test's process.
    threading.Thread(target=_serve_in_thread, args=(theirs,), daemon=True).start()
    return ours


def _serve_in_thread(connection: Connection) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("signal.signal", lambda *_: None)
        serve(connection)


def test_M18_levels_of_machiavelli_by_name() -> None:
    assert tuple(LEVELS["machiavelli"]) == ("beginner", "easy", "hard", "expert")
    assert level_names("machiavelli") == (*LEVELS["machiavelli"], "hoarder")
    with pytest.raises(UnknownLevel, match="machiavelli has no level genius"):
        bot("machiavelli", "genius")
    with pytest.raises(UnknownLevel):
        bot("belote", "hard")


def test_M18_the_hoarder_is_no_level() -> None:
    """It is found by name, and not among those a player chooses from."""
    assert bot("machiavelli", "hoarder") is TEST_OPPONENTS["machiavelli"]["hoarder"]
    assert "hoarder" not in LEVELS["machiavelli"]


@pytest.mark.parametrize(
    ("opponents", "levels"),
    [(1, ["beginner"]), (2, ["beginner", "easy"]), (3, ["beginner", "easy", "hard"])],
)
def test_M18_tables_mix_levels_from_the_gentlest_up(opponents: int, levels: list[str]) -> None:
    assert default_levels("machiavelli", opponents) == levels
    assert set(levels) <= set(LEVELS["machiavelli"])


def test_answers_a_question() -> None:
    assert answer(Question("hard", 0, POSITION)) == "lay 5h6h7h"


def test_gives_a_hint() -> None:
    question = Question("-", 0, POSITION, Asked.HINT)
    assert question.text == f"hint - 0 {POSITION}"
    assert read_question(question.text) == question
    assert answer(question) == "yes best fewest 0 5h6h7h 5h6h7h"


def test_no_question_is_refused() -> None:
    for text in ("", "hint - 0", "advice - 0 " + POSITION, "action hard x " + POSITION):
        with pytest.raises(ValueError):
            read_question(text)


def test_the_loop_answers_in_turn_and_goes_on_after_a_bad_question(line: Connection) -> None:
    for number, question in enumerate(
        [
            Question("hard", 0, POSITION),
            Question("genius", 0, POSITION),
            Question("hard", 0, "machiavelli - 5h6h"),
            Question("-", 1, POSITION, Asked.HINT),
            Question("beginner", 0, POSITION.replace(":play", ":draw")),
        ]
    ):
        line.send_bytes(question_bytes(number, question))
    line.send_bytes(b"5 nonsense")
    replies = [read_reply(line.recv_bytes()) for _ in range(6)]
    assert replies[0] == Reply(0, "lay 5h6h7h")
    assert replies[1] == Reply(1, "UnknownLevel: machiavelli has no level genius", failed=True)
    assert (replies[2].number, replies[2].failed) == (2, True)
    assert (replies[3].number, replies[3].failed) == (3, True)  # it is not the turn of seat 1
    assert replies[4] == Reply(4, "draw")
    assert (replies[5].number, replies[5].failed) == (5, True)


def test_the_process_knows_no_qt_and_ends_with_its_line() -> None:
    """What the spawned process imports is what this one does: the worker and the model."""
    code = """
import multiprocessing, sys
from ramio_desktop.model.bots.worker import serve
ours, theirs = multiprocessing.Pipe()
ours.close()
serve(theirs)
print([name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")])
print(sorted({name for name in sys.modules if name.startswith("ramio_desktop.") and ".model" not in name}))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.split("\n")[:2] == ["[]", "[]"], done.stderr
