"""What a report tells: versions and places in the program, and never a card, a name or somebody's folder."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import ramio_desktop
from ramio_desktop.model.melds import MeldGrammar
from ramio_desktop.model.notation import NotationError, read_action
from ramio_desktop.ui import diagnostics
from ramio_desktop.ui.diagnostics import LastError

SECRET = "lay 4h5h6h by Anna in /home/anna"


@pytest.fixture
def last() -> Iterator[LastError]:
    made = LastError()
    logging.getLogger().addHandler(made)
    yield made
    logging.getLogger().removeHandler(made)


def test_a_report_without_an_error(qapp: QApplication) -> None:
    text = diagnostics.report(None, [("Saves", "3")])
    assert f"Ramio: {ramio_desktop.__version__}" in text and "Qt 6." in text
    assert "Saves: 3" in text and text.endswith("Last error: none\n")


def test_an_error_is_told_by_its_kind_and_place_never_by_its_words(qapp: QApplication, last: LastError) -> None:
    """The words of an error may quote a log, and so a card that nobody at the table may know yet (RULES I4)."""
    log = logging.getLogger("ramio_desktop.net.host")
    try:
        read_action(SECRET, MeldGrammar())
    except NotationError:
        log.exception("this could not be read: %s", SECRET)
    assert last.failure is not None
    text = diagnostics.report(last.failure)
    assert "error in ramio_desktop.net.host: NotationError" in text
    assert "ramio_desktop/model/notation/action.py:" in text and "read_action" in text
    for word in ("4h", "Anna", "anna", SECRET, str(Path(__file__).parent)):
        assert word not in text.split("Last error:")[1]


def test_a_warning_without_an_exception_and_only_the_last_one(qapp: QApplication, last: LastError) -> None:
    logging.getLogger("one").warning("first %s", SECRET)
    logging.getLogger("two").info("too little to be told")
    assert last.failure is not None and last.failure.kind == "warning in one"
    assert "test_diagnostics.py:" in last.failure.lines()[1]
    last.take(ValueError(SECRET))
    assert last.failure.kind == "ValueError" and SECRET not in "".join(last.failure.lines())
