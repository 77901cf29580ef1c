"""Asks for the code of house rules a friend has given one, and says what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ramio_desktop.model.deal_code import read_rules_code
from ramio_desktop.model.options import Options
from ramio_desktop.model.signs import CodeProblem, CodeTrouble
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.code_question import CodeQuestion
from ramio_desktop.ui.dialogs.deal_code import trouble_words
from ramio_desktop.ui.look import Look

Rules = tuple[str, Options]


def offered_rules(text: str) -> Rules:
    """Family and options of a code, of a game this window can play; CodeProblem."""
    family, options = read_rules_code(text)
    if not catalogue.is_offered(family):
        raise CodeProblem(CodeTrouble.UNKNOWN_GAME)
    return family, options


def _words(trouble: CodeTrouble) -> str:
    if trouble is CodeTrouble.OTHER_KIND:
        return QCoreApplication.translate(
            "RulesQuestion", "This is the code of a match and its cards: “Same cards…” below takes it."
        )
    return trouble_words(trouble)


class RulesQuestion(CodeQuestion[Rules]):
    """`given` is called with family and options of a good code."""

    def __init__(self, look: Look, window: QWidget, given: Callable[[Rules], object]) -> None:
        translate = QCoreApplication.translate
        super().__init__(
            look, window,
            translate("RulesQuestion", "House rules from a code"),
            translate("RulesQuestion", "Type or paste the code a friend gave you: the game and its rules come along."),
            translate("RulesQuestion", "Take these rules"), translate("RulesQuestion", "Leave it"),
            offered_rules, _words, given,
        )  # fmt: skip
