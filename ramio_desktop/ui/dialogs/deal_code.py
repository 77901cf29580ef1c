"""Asks for the code of a deal, to play the same cards as somebody else, and says what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.deal_code import Deal, read_deal
from ramio_desktop.model.signs import CodeProblem, CodeTrouble
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.code_question import CodeQuestion
from ramio_desktop.ui.look import Look


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


class DealQuestion(CodeQuestion[Deal]):
    """`given` is called with the deal of a good code."""

    def __init__(self, look: Look, window: QWidget, given: Callable[[Deal], None]) -> None:
        translate = QCoreApplication.translate
        super().__init__(
            look, window,
            translate("DealQuestion", "Play the same cards"),
            translate("DealQuestion", "Type or paste the code of a match: game, rules and players come along."),
            translate("DealQuestion", "Take these cards"), translate("DealQuestion", "Leave it"),
            offered_deal, trouble_words, given,
        )  # fmt: skip
