"""All rules of a table, to be read before one sits down: folded up, or each with its value (mock/lobby.png)."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.model.notation import NotationError, read_rules
from ramio_desktop.model.options import Options
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.option_words import option_words
from ramio_desktop.ui.panels.rule_group import FoldHead
from ramio_desktop.ui.widgets.labels import Mark, label

COLUMNS = 2


def rules_line(options: Options, seats: int) -> str:
    """Rules in a line: what is worth a word there, and how the match is decided."""
    briefs = [words.brief for words in option_words(options, seats) if words.brief]
    return ", ".join([*briefs, catalogue.match_line(options)])


class RulesSheet(QWidget):
    """Shows nothing for rules that cannot be read, and for a game that has none to choose."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rules, self._seats = "", 2
        column = QVBoxLayout(self)
        column.setContentsMargins(*look.measures.dps(24, 4, 24, 4))
        column.setSpacing(0)
        self.head = FoldHead(look)
        column.addWidget(self.head)
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(*look.measures.dps(0, 4, 0, 12))
        self._grid.setHorizontalSpacing(look.measures.dp(16))
        self._grid.setVerticalSpacing(look.measures.dp(10))
        for place in range(COLUMNS):
            self._grid.setColumnStretch(place, 1)
        column.addWidget(self._inside)
        self._inside.hide()
        self.head.toggled.connect(self._inside.setVisible)
        self.hide()

    @property
    def told(self) -> dict[str, str]:
        """The rules by their title, as they are written."""
        return dict(self._told)

    _told: tuple[tuple[str, str], ...] = ()

    def open(self) -> None:
        """Fold all rules out."""
        self.head.setChecked(True)

    def show_rules(self, rules: str, seats: int) -> None:
        """Show these rules, in the notation of DESIGN §5, in the language of now."""
        if (rules, seats) != (self._rules, self._seats):
            self._rules, self._seats = rules, seats
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._told = ()
        try:
            _, options = read_rules(self._rules)
        except (NotationError, LookupError, ValueError):
            self.hide()
            return
        table = [words for words in option_words(options, self._seats) if words.name not in options.idle]
        differing = catalogue.changed_names(catalogue.game_of(options), options)
        for place, words in enumerate(table):
            word = words.word(getattr(options, words.name))
            self._told = (*self._told, (words.title, word))
            cell = self._cell(words.title, word, words.meaning, words.name in differing)
            self._grid.addWidget(cell, place // COLUMNS, place % COLUMNS)
        different = self.tr("%n different from the usual", "", len(differing)) if differing else ""
        line = different or self.tr("All as usual")
        self.head.show_state(self.tr("Rules of this table"), line, different, False)
        self.setVisible(bool(table))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _cell(self, title: str, word: str, meaning: str, differs: bool) -> QWidget:
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(self._look.measures.dp(6))
        if differs:
            head.addWidget(Mark(self._look, self.tr("different from the usual rules")))
        head.addWidget(label(title, "caption", "2", wrap=True), 1)
        column.addLayout(head)
        column.addWidget(label(word, "strong", wrap=True))
        column.addStretch(1)
        cell.setToolTip(meaning)
        cell.setAccessibleName(f"{title}: {word}")
        cell.setAccessibleDescription(meaning)
        return cell
