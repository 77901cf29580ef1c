"""Cyclic garbage ends in the window's thread, whichever thread asks for memory."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ramio_desktop.ui.garbage import Garbage


class Knot(QObject):
    """Something of Qt's that only a collection can end."""

    ended_in: list[int]

    def __init__(self, ended_in: list[int]) -> None:
        super().__init__()
        self.ended_in = ended_in
        self.itself = self

    def __del__(self) -> None:
        self.ended_in.append(threading.get_ident())


def allocate_elsewhere(kept: list[list[object]]) -> int:
    """Ask for enough memory in another thread to have everything collected; its number."""
    thread = threading.Thread(target=lambda: kept.extend([] for _ in range(400_000)))
    thread.start()
    number = thread.ident
    thread.join()
    assert number is not None
    return number


@pytest.fixture
def garbage(qtbot: QtBot) -> Iterator[Garbage]:
    garbage = Garbage()
    yield garbage
    garbage.close()


def test_without_it_a_thread_takes_apart_what_belongs_to_the_window(qtbot: QtBot) -> None:
    ended_in: list[int] = []
    gc.collect()  # the next one is due only after many more objects than this thread makes
    Knot(ended_in)
    assert allocate_elsewhere([]) in ended_in


def test_nothing_is_taken_apart_in_another_thread(garbage: Garbage, qtbot: QtBot) -> None:
    garbage.look()
    ended_in: list[int] = []
    Knot(ended_in)
    kept: list[list[object]] = []
    allocate_elsewhere(kept)
    assert ended_in == []
    qtbot.waitUntil(lambda: bool(ended_in))
    assert ended_in == [threading.get_ident()]


def test_what_survives_young_collections_is_found_by_the_timer_too(garbage: Garbage) -> None:
    garbage.look()
    ended_in: list[int] = []
    knot = Knot(ended_in)
    gone = weakref.ref(knot)
    gc.collect(1)  # it is old now
    del knot
    young: list[list[object]] = []
    for _ in range(200):
        young.extend([] for _ in range(1000))
        garbage.look()
    assert gone() is None


def test_python_collects_by_itself_again_in_the_end(qtbot: QtBot) -> None:
    garbage = Garbage()
    assert not gc.isenabled()
    garbage.look()
    assert gc.get_freeze_count() > 0
    garbage.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
