"""What the tests' one application speaks: each test that reads sentences starts from the English sources."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

from ramio_desktop.paths import resources_dir


def forget_languages() -> None:
    """Take back the translators that other tests' windows have left in the application."""
    app = QCoreApplication.instance()
    assert app is not None
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)


@contextmanager
def speaking(code: str) -> Iterator[QTranslator]:
    """Say everything in this language for a while."""
    translator = QTranslator()
    assert translator.load(str(resources_dir() / "translations" / f"{code}.qm"))
    QCoreApplication.installTranslator(translator)
    try:
        yield translator
    finally:
        QCoreApplication.removeTranslator(translator)
