"""The house rules in plain words: each with its choices, what the one taken changes, and a mark where it differs.

The same panel for every game: what it shows comes from the options and their words. Many rules are folded up in
groups; a few stand open. Rules that exclude each other are shown as they are, with what would settle them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ramio_desktop.model.conflict import Conflict
from ramio_desktop.model.options import Options, Value
from ramio_desktop.model.remedy import Remedy, remedies
from ramio_desktop.ui import catalogue
from ramio_desktop.ui.catalogue import Game
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.option_words import (
    Group, OptionWords, clash_text, group_name, in_line, option_words, remedy_text,
)  # fmt: skip
from ramio_desktop.ui.panels.rule_group import RuleGroup
from ramio_desktop.ui.panels.rule_row import RuleRow
from ramio_desktop.ui.panels.rule_sets import RuleSetsBar
from ramio_desktop.ui.settings import Settings
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.labels import Chip, label
from ramio_desktop.ui.widgets.panels import Panel, rule

HEAD = 60
TALLEST = 96  # of a rule that stands open, where the window leaves room
FEW = 6
"""So many rules are not folded up."""


class HouseRules(Panel):
    """`changed` is emitted when the player has chosen something; `options` are the rules as they stand.

    `reseated` carries the number of players that settles a conflict, `taken` the rules (family, options) of a set or
    a code, which may be another game's.
    """

    changed = Signal()
    reseated = Signal(int)
    taken = Signal(str, object)
    said = Signal(str)
    """A sentence to be told in passing."""

    def __init__(
        self, look: Look, settings: Settings, chosen: Game, options: Options, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._look = look
        self._game = chosen
        self._options = options
        self._seats = 2
        self._last = ""  # the rule that was changed last: a conflict is told there
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
        self._column.setContentsMargins(*look.measures.dps(24, 4, 24, 4))
        self._column.setSpacing(0)
        column.addLayout(self._column, 1)
        column.addWidget(rule())
        self.sets = RuleSetsBar(look, settings)
        self.sets.taken.connect(self.taken)
        self.sets.said.connect(self.said)
        column.addWidget(self.sets)
        self.groups: list[RuleGroup] = []
        self._make_rows()

    @property
    def options(self) -> Options:
        """The rules as they stand, even where they exclude each other."""
        return self._options

    @property
    def rows(self) -> list[RuleRow]:
        """The rules, in the order they are shown."""
        return [row for group in self.groups for row in group.rows]

    def row(self, name: str) -> RuleRow:
        """The rule of that name."""
        return next(row for row in self.rows if row.name == name)

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """What keeps these rules from being played by so many players."""
        return self._options.conflicts(self._seats)

    def show_game(self, chosen: Game, options: Options) -> None:
        """Start from the rules of another game."""
        self._game = chosen
        self._last = ""
        before, self._options = self._options, options
        if type(before) is not type(options):
            self._make_rows()
        self.retranslate()

    def show_options(self, options: Options) -> None:
        """Show these rules of the same game."""
        self._options = options
        self.retranslate()

    def show_seats(self, seats: int) -> None:
        """Show what the rules mean for so many players."""
        if seats != self._seats:
            self._seats = seats
            self.retranslate()

    def reset(self) -> None:
        """Back to the usual rules of the game."""
        self.show_options(self._game.options)
        self.changed.emit()

    def show_conflict(self) -> None:
        """Bring what has to be settled first into view, with the keyboard on what settles it."""
        row = next((row for row in self.rows if not row.clash.isHidden()), None)
        if row is not None:
            next(group for group in self.groups if row in group.rows).open()
            (row.clash.buttons[0] if row.clash.buttons else row.clash).setFocus()

    def changed_names(self) -> Sequence[str]:
        """The options that differ from the game's own."""
        return catalogue.changed_names(self._game, self._options)

    def _make_rows(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.groups = []
        table = option_words(self._options, self._seats)
        folds = len(table) > FEW
        by_group = {group: [words for words in table if words.group is group] for group in Group}
        for group, found in by_group.items():
            if not found:
                continue
            if self.groups:
                self._column.addWidget(rule())
            made = RuleGroup(self._look, [self._make_row(words) for words in found], folds)
            made.setProperty("group", group.value)
            self._column.addWidget(made, len(found))
            self.groups.append(made)
        tallest = HEAD + 76 + TALLEST * len(table)
        self.setMaximumHeight(self._look.measures.px(tallest))
        self.retranslate()

    def _make_row(self, words: OptionWords) -> RuleRow:
        item = next(item for item in fields(self._options) if item.name == words.name)
        row = RuleRow(self._look, words, getattr(self._options, words.name), item.metadata.get("range"))
        row.chosen.connect(lambda value: self._choose(row.name, value))
        row.clash.settled.connect(lambda place: self._settle(self._offers[place]))
        return row

    def _choose(self, name: str, value: Value) -> None:
        self._last = name
        self._options = replace(self._options, **{name: value})
        self.retranslate()
        self.changed.emit()

    def _settle(self, remedy: Remedy) -> None:
        if remedy.field:
            self._choose(remedy.field, getattr(remedy.options, remedy.field))
        else:
            self.reseated.emit(remedy.seats)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title.setText(self.tr("House rules"))
        differing = self.changed_names()
        self._chip.setText(self.tr("%n different from the usual", "", len(differing)))
        self._chip.setVisible(bool(differing))
        self.back.setText(self.tr("Back to the usual"))
        self.back.setEnabled(bool(differing))
        table = option_words(self._options, self._seats)
        by_name = {words.name: words for words in table}
        for row in self.rows:
            words, value = by_name[row.name], getattr(self._options, row.name)
            row.show_value(words, value, row.name in differing, row.name in self._options.idle)
        self._show_conflict(table)
        for group in self.groups:
            self._show_group(group, by_name, differing)
        self.sets.show_rules(self._game.family, self._options, not self._options.conflicts())

    _offers: Sequence[Remedy] = ()

    def _show_conflict(self, table: Sequence[OptionWords]) -> None:
        """Explain the first conflict where it stands, and offer what settles it."""
        conflicts = self.conflicts
        first = next((found for found in conflicts if self._last in found.fields), None) or next(iter(conflicts), None)
        place = "" if first is None else self._last if self._last in first.fields else first.fields[0]
        self._offers = () if first is None else remedies(self._game.family, self._options, self._seats, first)
        for group in self.groups:
            for row in group.rows:
                if first is not None and row.name == place:
                    texts = [remedy_text(remedy, table) for remedy in self._offers]
                    row.clash.show_clash(clash_text(first, self._options, self._seats), texts)
                    group.open()
                else:
                    row.clash.show_clash("", ())

    def _show_group(self, group: RuleGroup, table: dict[str, OptionWords], differing: Sequence[str]) -> None:
        if group.head is None:
            return
        words = [table[row.name] for row in group.rows]
        line = " · ".join(
            f"{item.title}: {in_line(item.word(getattr(self._options, item.name)))}"
            for item in words if item.name not in self._options.idle
        )
        count = sum(item.name in differing for item in words)
        wrong = {name for conflict in self.conflicts for name in conflict.fields}
        group.head.show_state(
            group_name(words[0].group), line, self.tr("%n different from the usual", "", count) if count else "",
            any(item.name in wrong for item in words),
        )

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
