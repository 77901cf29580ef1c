"""Asks for a code somebody else gave one, and says what is wrong with it until it is good or one gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.signs import LONGEST, CodeProblem, CodeTrouble
from ramio_desktop.ui.dialogs.question import TextQuestion
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.labels import label

T = TypeVar("T")


class CodeQuestion(TextQuestion, Generic[T]):
    """`read` gives what a code means, or raises CodeProblem; `words` says what is wrong; `given` takes the meaning.

    A good code that waits in the clipboard is there at once.
    """

    def __init__(
        self, look: Look, window: QWidget, title: str, text: str, yes: str, no: str,
        read: Callable[[str], T], words: Callable[[CodeTrouble], str], given: Callable[[T], object],
    ) -> None:  # fmt: skip
        self._read = read
        self._words = words
        self._give_meaning = given
        super().__init__(
            look, window, title, text, yes, no, self._waiting_code(), 2 * LONGEST, self._give,
        )  # fmt: skip
        self._wrong = label("", "secondary", "warn", wrap=True)
        self._wrong.setFixedWidth(self.body.width() - look.measures.dp(50))
        self._wrong.hide()
        self.column.insertWidget(self.column.indexOf(self.middle) + 1, self._wrong)
        self.field.setPlaceholderText("AAAA-AAAA-AAAA")
        self.field.textEdited.connect(self._wrong.hide)
        self.yes.setEnabled(bool(self.field.text()))
        self.place()

    @property
    def wrong(self) -> str:
        """What is said to be wrong; empty while nothing is."""
        return "" if self._wrong.isHidden() else self._wrong.text()

    def _give(self, text: str) -> None:
        self._give_meaning(self._read(text))

    def _waiting_code(self) -> str:
        text = QGuiApplication.clipboard().text()
        try:
            self._read(text)
        except CodeProblem:
            return ""
        return text.strip()

    def _accept(self) -> None:
        try:
            self._read(self.field.text())
        except CodeProblem as problem:
            self._wrong.setText(self._words(problem.trouble))
            self._wrong.setMinimumHeight(self._wrong.heightForWidth(self._wrong.width()))
            self._wrong.show()
            announce(self, self._wrong.text(), assertive=True)
            self.place()
            self.field.setFocus()
            self.field.selectAll()
            return
        super()._accept()
