"""Asks for the code of a deal, to play the same cards as somebody else, and says what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.deal_code import Deal, read_deal
from ramio_desktop.model.signs import LONGEST, CodeProblem, CodeTrouble
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.question import TextQuestion
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.labels import label


def offered_deal(text: str) -> Deal:
    """The deal of a code, of a game this window can play; CodeProblem."""
    deal = read_deal(text)
    if not catalogue.is_offered(deal.family):
        raise CodeProblem(CodeTrouble.UNKNOWN_GAME)
    return deal


def trouble_words(trouble: CodeTrouble) -> str:
    """What is wrong with a code, and what to do about it."""
    translate = QCoreApplication.translate
    return {
        CodeTrouble.SLIP: translate(
            "DealQuestion", "The code does not add up: a sign is wrong, missing, or one too many. Compare it once more."
        ),
        CodeTrouble.OTHER_KIND: translate("DealQuestion", "This is a code of house rules, not of a deal."),
        CodeTrouble.NEWER: translate(
            "DealQuestion", "A newer version of the game made this code. With that version you can play it."
        ),
        CodeTrouble.UNKNOWN_GAME: translate("DealQuestion", "The code is for a game that this version cannot play."),
    }[trouble]


class DealQuestion(TextQuestion):
    """Stays open until the code is good or one gives up; `given` is called with the deal.

    A code that waits in the clipboard is there at once.
    """

    def __init__(self, look: Look, window: QWidget, given: Callable[[Deal], None]) -> None:
        translate = QCoreApplication.translate
        super().__init__(
            look, window,
            translate("DealQuestion", "Play the same cards"),
            translate("DealQuestion", "Type or paste the code of a match: game, rules and players come along."),
            translate("DealQuestion", "Take these cards"), translate("DealQuestion", "Leave it"),
            self._waiting_code(), 2 * LONGEST, lambda text: given(offered_deal(text)),
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

    @staticmethod
    def _waiting_code() -> str:
        text = QGuiApplication.clipboard().text()
        try:
            offered_deal(text)
        except CodeProblem:
            return ""
        return text.strip()

    def _accept(self) -> None:
        try:
            offered_deal(self.field.text())
        except CodeProblem as problem:
            self._wrong.setText(trouble_words(problem.trouble))
            self._wrong.setMinimumHeight(self._wrong.heightForWidth(self._wrong.width()))
            self._wrong.show()
            announce(self, self._wrong.text(), assertive=True)
            self.place()
            self.field.setFocus()
            self.field.selectAll()
            return
        super()._accept()
