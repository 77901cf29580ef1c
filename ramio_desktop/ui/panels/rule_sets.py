"""House rules kept under a name, and given to a friend as a code: the bar below the rules, and the list of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from ramio_desktop.model.deal_code import rules_code
from ramio_desktop.model.options import Options, parse_rules, rules_text
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.dialogs.card_list import CardList
from ramio_desktop.ui.dialogs.question import Question, TextQuestion
from ramio_desktop.ui.dialogs.rules_code import RulesQuestion
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.card_button import CardButton
from ramio_desktop.ui.settings import RULE_SET_LENGTH, RuleSet, Settings
from ramio_desktop.ui.widgets.buttons import Button, IconButton, Kind
from ramio_desktop.ui.widgets.labels import ElidedLabel, label

HEIGHT = 64
LIST_WIDTH = 440
MOST_SHOWN = 5
ROW = 60


def kept_sets(settings: Settings) -> list[tuple[int, RuleSet, str, Options]]:
    """The kept sets of games this window offers, with their places; those of other versions wait unseen."""
    found = []
    for place, kept in enumerate(settings.rule_sets):
        try:
            family, options = parse_rules(kept.rules)
        except ValueError:
            continue
        if catalogue.is_offered(family):
            found.append((place, kept, family, options))
    return found


class RuleSetCard(CardButton):
    """One kept set: its name, its game; the whole card takes it, the three dots rename and delete it."""

    rename = Signal()
    copied = Signal()
    remove = Signal()

    def __init__(self, look: Look, kept: RuleSet, options: Options) -> None:
        super().__init__(look)
        self.setMinimumHeight(look.measures.px(ROW))
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(16, 6, 8, 6))
        words = QVBoxLayout()
        words.setSpacing(0)
        chosen = catalogue.game_of(options)
        count = len(catalogue.changed_names(chosen, options))
        name = catalogue.game_name(chosen)
        rules = self.tr("%n changed rule(s)", "", count) if count else self.tr("the usual rules")
        line = self.tr("{game}, {rules}").format(game=name, rules=rules)
        words.addWidget(ElidedLabel(kept.name, "strong"))
        words.addWidget(ElidedLabel(line, "secondary", "2"))
        row.addLayout(words, 1)
        self.menu = IconButton(look, "ellipsis-vertical", self.tr("More about {name}").format(name=kept.name),
                               plain=True, side=36)
        self.menu.clicked.connect(self._open_menu)
        row.addWidget(self.menu)
        self.setAccessibleName(self.tr("Take the house rules {name}").format(name=kept.name))
        self.setAccessibleDescription(line)
        self.let_through()

    def _open_menu(self) -> None:
        menu = QMenu(self)
        menu.addAction(self.tr("Copy the code"), self.copied.emit)
        menu.addAction(self.tr("Rename…"), self.rename.emit)
        menu.addAction(self.tr("Delete…"), self.remove.emit)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.menu.mapToGlobal(QPoint(0, self.menu.height() + 4)))


class RuleSetList(CardList):
    """All kept sets; choosing one closes the list, and so does what asks something."""

    taken = Signal(int)
    rename = Signal(int)
    copied = Signal(int)
    remove = Signal(int)

    def __init__(self, look: Look, window: QWidget, settings: Settings) -> None:
        super().__init__(look, window, self.tr("Your house rules"), LIST_WIDTH)
        self.rows.setSpacing(look.measures.dp(8))
        self.cards: list[RuleSetCard] = []
        for place, kept, _, options in kept_sets(settings):
            card = RuleSetCard(look, kept, options)
            card.clicked.connect(lambda _=False, place=place: self.leave(self.taken, place))
            card.copied.connect(lambda place=place: self.leave(self.copied, place))
            card.rename.connect(lambda place=place: self.leave(self.rename, place))
            card.remove.connect(lambda place=place: self.leave(self.remove, place))
            self.rows.addWidget(card)
            self.cards.append(card)
        height = min(len(self.cards), MOST_SHOWN) * look.measures.px(ROW + 8) + look.measures.dp(8)
        self.show_rows(height, self.cards[0] if self.cards else None)


class RuleSetsBar(QWidget):
    """Keeps the rules that are shown, takes kept ones; copies their code, takes that of a friend.

    `taken` carries the family and the options, `said` a sentence to be told in passing.
    """

    taken = Signal(str, object)
    said = Signal(str)

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__()
        self._look = look
        self._settings = settings
        self._family = ""
        self._options: Options | None = None
        self.setMinimumHeight(look.measures.px(HEIGHT))
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(16, 8, 20, 8))
        row.setSpacing(look.measures.dp(8))
        self.keep = Button(look, "", Kind.LINK, icon="bookmark")
        self.keep.clicked.connect(self._ask_name)
        self.all = Button(look, "", Kind.LINK, icon="layers")
        self.all.clicked.connect(self.open_list)
        row.addWidget(self.keep)
        row.addWidget(self.all)
        row.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        self._code_title = label("", "caption", "2")
        self._code = label("", "strong")
        self._code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.addStretch(1)
        words.addWidget(self._code_title)
        words.addWidget(self._code)
        words.addStretch(1)
        row.addLayout(words)
        self.copy = IconButton(look, "copy", "", plain=True, side=36)
        self.copy.clicked.connect(self._copy)
        self.paste = IconButton(look, "clipboard-paste", "", plain=True, side=36)
        self.paste.clicked.connect(self._ask_code)
        row.addWidget(self.copy)
        row.addWidget(self.paste)
        settings.changed.connect(self._on_setting)
        self.retranslate()

    @property
    def code(self) -> str:
        """The code of the rules that are shown; empty while they exclude each other."""
        return "" if self._code.isHidden() else self._code.text()

    def show_rules(self, family: str, options: Options, is_playable: bool) -> None:
        """Be about these rules; those that exclude each other are neither kept nor given away."""
        self._family, self._options = family, options
        self._code.setText(rules_code(family, options) if is_playable else "")
        for part in (self._code, self._code_title):
            part.setVisible(is_playable)
        for button in (self.keep, self.copy):
            button.setEnabled(is_playable)
        self.retranslate()

    def open_list(self) -> RuleSetList:
        """Show the kept sets; returned for tests."""
        shown = RuleSetList(self._look, self.window(), self._settings)
        shown.taken.connect(self._take)
        shown.copied.connect(self._copy_of)
        shown.rename.connect(self._ask_rename)
        shown.remove.connect(self._ask_remove)
        return shown

    # keeping

    def _ask_name(self) -> None:
        TextQuestion(
            self._look, self.window(), self.tr("Keep these house rules"),
            self.tr("Under a name you find them again, here and when you host a table."),
            self.tr("Keep"), self.tr("Leave it"), "", RULE_SET_LENGTH, self._keep,
        )  # fmt: skip

    def _keep(self, name: str) -> None:
        assert self._options is not None
        name = self._free_name(name)
        kept = RuleSet(name, rules_text(self._family, self._options))
        self._settings.rule_sets = (kept, *self._settings.rule_sets)
        self.said.emit(self.tr("Kept as {name}").format(name=name))

    def _free_name(self, wanted: str, but: int = -1) -> str:
        """The name, with a number where another set has it: nothing kept is written over."""
        taken = {kept.name.casefold() for place, kept in enumerate(self._settings.rule_sets) if place != but}
        name, number = wanted, 2
        while name.casefold() in taken:
            name = f"{wanted[: RULE_SET_LENGTH - 3]} {number}"
            number += 1
        return name

    def _take(self, place: int) -> None:
        family, options = parse_rules(self._settings.rule_sets[place].rules)
        self.taken.emit(family, options)

    def _ask_rename(self, place: int) -> None:
        kept = self._settings.rule_sets[place]
        TextQuestion(
            self._look, self.window(), self.tr("Rename the house rules"), self.tr("What shall they be called?"),
            self.tr("Rename"), self.tr("Leave it"), kept.name, RULE_SET_LENGTH,
            lambda name: self._put(place, RuleSet(self._free_name(name, place), kept.rules)),
        )  # fmt: skip

    def _ask_remove(self, place: int) -> None:
        name = self._settings.rule_sets[place].name
        Question(
            self._look, self.window(), self.tr("Delete {name}?").format(name=name),
            self.tr("The rules of this name are gone then; games played by them stay as they are."),
            self.tr("Delete"), self.tr("Keep it"), danger=True,
            answered=lambda yes: self._put(place, None) if yes else None,
        )  # fmt: skip

    def _put(self, place: int, kept: RuleSet | None) -> None:
        sets: Sequence[RuleSet] = self._settings.rule_sets
        middle = () if kept is None else (kept,)
        self._settings.rule_sets = (*sets[:place], *middle, *sets[place + 1 :])

    # codes

    def _copy(self) -> None:
        self._copy_text(self.code)

    def _copy_of(self, place: int) -> None:
        self._copy_text(rules_code(*parse_rules(self._settings.rule_sets[place].rules)))

    def _copy_text(self, code: str) -> None:
        QGuiApplication.clipboard().setText(code)
        self.said.emit(self.tr("{code} is copied: paste it into a message").format(code=code))

    def _ask_code(self) -> None:
        RulesQuestion(self._look, self.window(), lambda found: self.taken.emit(*found))

    def _on_setting(self, name: str) -> None:
        if name == "rule_sets":
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.keep.setText(self.tr("Keep…"))
        self.keep.setAccessibleName(self.tr("Keep these house rules under a name"))
        self.keep.setToolTip(self.keep.accessibleName())
        count = len(kept_sets(self._settings))
        self.all.setText(self.tr("Yours: %n", "", count))
        self.all.setAccessibleName(self.tr("%n kept set(s) of house rules", "", count))
        self.all.setToolTip(self.all.accessibleName())
        self.all.setVisible(count > 0)
        self._code_title.setText(self.tr("Code for a friend"))
        self.copy.set_caption(self.tr("Copy the code of these rules"))
        self.paste.set_caption(self.tr("Take house rules from a code"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
