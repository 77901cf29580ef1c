"""The house rules in plain words: each with its choices, what the one taken changes, and a mark where it differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.model.options import MachiavelliOptions, Value
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import Game
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.choices import Segmented
from ramio_desktop.ui.widgets.labels import Chip, Mark, label
from ramio_desktop.ui.widgets.panels import Panel, rule

TARGETS = (50, 100, 150, 200)
HEAD = 60
TALLEST = 96  # of a rule, where the window leaves room


@dataclass(frozen=True)
class _Rule:
    """One option: its title, the words of its values, and what a value changes."""

    name: str
    values: tuple[Value, ...]
    title: Callable[[], str]
    words: Callable[[Value], str]
    meaning: Callable[[Value], str]


def _rules(target: int) -> tuple[_Rule, ...]:
    translate = QCoreApplication.translate
    return (
        _Rule(
            "jokers", (2, 0),
            lambda: translate("HouseRules", "Jokers"),
            lambda value: translate("HouseRules", "Two") if value else translate("HouseRules", "None", "no jokers"),
            lambda value: translate(
                "HouseRules", "106 cards. A joker stands for any card, and stays on the table once it is laid."
            ) if value else translate("HouseRules", "104 cards: two full decks and nothing else."),
        ),
        _Rule(
            "draw", ("always", "instead_of_laying"),
            lambda: translate("HouseRules", "Drawing"),
            lambda value: translate("HouseRules", "Every turn") if value == "always"
            else translate("HouseRules", "Instead of laying"),
            lambda value: translate(
                "HouseRules", "A turn starts with a card from the stock; then you lay cards, or pass."
            ) if value == "always" else translate(
                "HouseRules", "In a turn you either lay at least one card, or draw one, which ends the turn."
            ),
        ),
        _Rule(
            "opening", ("clean_run", "free"),
            lambda: translate("HouseRules", "Opening"),
            lambda value: translate("HouseRules", "Clean run") if value == "clean_run"
            else translate("HouseRules", "Free"),
            lambda value: translate(
                "HouseRules",
                "Your first cards must hold a run of three of one suit, from the hand, without a joker.",
            ) if value == "clean_run" else translate(
                "HouseRules", "From the first turn you may lay any meld and rearrange the whole table."
            ),
        ),
        _Rule(
            "target", tuple(sorted({*TARGETS, target})),
            lambda: translate("HouseRules", "The match ends at"),
            str,
            lambda value: translate(
                "HouseRules", "As soon as somebody has {n} points; the lowest total wins."
            ).format(n=value),
        ),
    )  # fmt: skip


class RuleRow(QFrame):
    """One rule: title, mark and meaning at the left, the choices at the right."""

    def __init__(self, look: Look, shown: _Rule) -> None:
        super().__init__()
        self.rule = shown
        row = QHBoxLayout(self)
        row.setContentsMargins(*look.measures.dps(0, 12, 0, 12))
        row.setSpacing(look.measures.dp(20))
        words = QVBoxLayout()
        words.setSpacing(look.measures.dp(3))
        head = QHBoxLayout()
        head.setSpacing(look.measures.dp(8))
        self._title = label("", "strong")
        self._mark = Mark(look, "")
        head.addWidget(self._title)
        head.addWidget(self._mark)
        head.addStretch(1)
        words.addStretch(1)
        words.addLayout(head)
        self._meaning = label("", "secondary", "2", wrap=True)
        words.addWidget(self._meaning)
        words.addStretch(1)
        row.addLayout(words, 1)
        self.control = Segmented(look, [(str(value), "") for value in shown.values])
        row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_value(self, value: Value, differs: bool, live: bool) -> None:
        """Show the value taken, in the language of now."""
        title = self.rule.title()
        self._title.setText(title)
        self._meaning.setText(self.rule.meaning(value))
        self._mark.set_name(self.tr("different from the usual rules"))
        self._mark.setVisible(differs)
        self.control.set_texts([self.rule.words(choice) for choice in self.rule.values], title)
        self.control.choose(str(value))
        self.setEnabled(live)


class HouseRules(Panel):
    """`changed` is emitted when the player has chosen something; `options` are the rules as they stand."""

    changed = Signal()

    def __init__(self, look: Look, chosen: Game, options: MachiavelliOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._game = chosen
        self._options = options
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        head = QWidget()
        head.setMinimumHeight(look.measures.px(HEAD))
        row = QHBoxLayout(head)
        row.setContentsMargins(*look.measures.dps(24, 8, 16, 8))
        row.setSpacing(look.measures.dp(12))
        self._title = label("", "section")
        self._chip = Chip("", "accent")
        self.back = Button(look, "", Kind.QUIET, icon="rotate-ccw")
        self.back.clicked.connect(self.reset)
        row.addWidget(self._title)
        row.addWidget(self._chip)
        row.addStretch(1)
        row.addWidget(self.back)
        column.addWidget(head)
        column.addWidget(rule())
        self._column = QVBoxLayout()
        self._column.setContentsMargins(*look.measures.dps(24, 8, 24, 8))
        self._column.setSpacing(0)
        column.addLayout(self._column, 1)
        self.rows: list[RuleRow] = []
        self._make_rows()

    @property
    def options(self) -> MachiavelliOptions:
        """The rules as they stand."""
        return self._options

    def show_game(self, chosen: Game, options: MachiavelliOptions) -> None:
        """Start from the rules of another game."""
        self._game = chosen
        self.show_options(options)

    def show_options(self, options: MachiavelliOptions) -> None:
        """Show these rules."""
        rebuild = options.target not in next(row.rule.values for row in self.rows if row.rule.name == "target")
        self._options = options
        if rebuild:
            self._make_rows()
        self.retranslate()

    def reset(self) -> None:
        """Back to the usual rules of the game."""
        standard = self._game.options
        if isinstance(standard, MachiavelliOptions):
            self.show_options(standard)
            self.changed.emit()

    def _make_rows(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = []
        for shown in _rules(self._options.target):
            if self.rows:
                self._column.addWidget(rule())
            row = RuleRow(self._look, shown)
            row.control.chosen.connect(lambda key, shown=shown: self._choose(shown, key))
            self._column.addWidget(row)
            self.rows.append(row)
        self.setMaximumHeight(self._look.measures.px(HEAD + 20 + TALLEST * len(self.rows)))
        self.retranslate()

    def _choose(self, shown: _Rule, key: str) -> None:
        value = next(value for value in shown.values if str(value) == key)
        self._options = replace(self._options, **{shown.name: value})  # type: ignore[arg-type]
        self.retranslate()
        self.changed.emit()

    def changed_names(self) -> Sequence[str]:
        """The options that differ from the game's own."""
        return catalogue.changed_names(self._game, self._options)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("House rules"))
        differing = self.changed_names()
        self._chip.setText(self.tr("%n different from the usual", "", len(differing)))
        self._chip.setVisible(bool(differing))
        self.back.setText(self.tr("Back to the usual"))
        self.back.setEnabled(bool(differing))
        names = {item.name for item in fields(self._options)}
        for row in self.rows:
            assert row.rule.name in names
            simple = self._options.match == "simple"
            row.show_value(
                getattr(self._options, row.rule.name),
                row.rule.name in differing,
                not (simple and row.rule.name == "target"),
            )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
