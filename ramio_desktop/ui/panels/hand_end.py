"""How a hand ended: who went out, the table as it lay then, and what the others were caught with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.panels.felt_head import FeltHead
from ramio_desktop.ui.widgets.avatar import Avatar
from ramio_desktop.ui.widgets.felt import Felt
from ramio_desktop.ui.widgets.labels import ElidedLabel, breakable, label
from ramio_desktop.ui.widgets.panels import Panel, rule
from ramio_desktop.ui.widgets.pictures import HandPicture, TablePicture

LONGEST_WORD = 18
"""Letters of a name that have room in a line of the title."""
MANY = 3
"""From more players than that on the rows are lower."""


@dataclass(frozen=True)
class Caught:
    """A player who still held cards: the faces in notation, what they cost ("+46"), and all of it as a sentence."""

    name: str
    cards: tuple[str, ...]
    gain: str
    sentence: str
    sum: str = ""
    """How that came about ("23 × 2"); empty where it goes without saying."""


@dataclass(frozen=True)
class Ended:
    """How a hand ended: a title, a line, who closed it, the melds shown and what is said of them, who was caught."""

    title: str
    line: str
    pattern: int | None
    """The closer's picture, None when nobody went out."""
    table: tuple[tuple[str, ...], ...]
    table_text: str
    caught: tuple[Caught, ...]
    in_hand: str
    """Where the others still had their cards."""
    discard: str = ""
    """The card it was closed with, in notation, and the words about it."""
    discard_text: str = ""
    values: str = ""
    """What cards count."""


class HandEnd(Panel):
    """The right half of the score page."""

    def __init__(self, look: Look, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        head = FeltHead(felt)
        inside = QVBoxLayout(head)
        inside.setContentsMargins(*look.measures.dps(24, 14, 24, 12))
        inside.setSpacing(look.measures.dp(10))
        row = QHBoxLayout()
        row.setSpacing(look.measures.dp(12))
        self._avatar = Avatar(look, 0, 40)
        words = QVBoxLayout()
        words.setSpacing(0)
        self._title = label("", "section", "felt1", wrap=True)
        self._line = ElidedLabel("", "secondary", "felt2")
        words.addWidget(self._title)
        words.addWidget(self._line)
        row.addWidget(self._avatar)
        row.addLayout(words, 1)
        inside.addLayout(row)
        self._table = TablePicture(look, padding=0, largest=52, left_aligned=True)
        self._table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._table.setMinimumHeight(look.measures.px(56))
        melds = QHBoxLayout()
        melds.setSpacing(look.measures.dp(12))
        melds.addWidget(self._table, 1)
        melds.addWidget(self._make_discard())
        inside.addLayout(melds, 1)
        column.addWidget(head, 3)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column.addLayout(self._rows, 4)
        self._values = label("", "caption", "3", wrap=True)
        column.addWidget(self._values)

    def _make_discard(self) -> QWidget:
        """The last discard with its name."""
        m = self._look.measures
        self._discard = QWidget()
        self._discard.setFixedWidth(m.dp(72))
        column = QVBoxLayout(self._discard)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._card = HandPicture(self._look, (), "", fan=False, largest=40)
        self._card.setFixedSize(m.px(52), m.px(68))
        self._card_text = label("", "caption", "felt2", wrap=True)
        self._card_text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.addWidget(self._card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._card_text)
        column.addStretch(1)
        return self._discard

    def show_end(self, ended: Ended) -> None:
        """Show how the hand ended."""
        self._title.setText(breakable(ended.title, LONGEST_WORD))
        self._line.set_text(ended.line)
        self._avatar.setVisible(ended.pattern is not None)
        if ended.pattern is not None:
            self._avatar.show_player(ended.pattern)
        self._table.show_table(ended.table, ended.table_text)
        self._discard.setVisible(bool(ended.discard))
        if ended.discard:
            self._card.show_cards((ended.discard,), ended.discard_text)
            self._card_text.setText(ended.discard_text)
        self._values.setText(ended.values)
        side = 16 if len(ended.caught) > MANY else 24
        self._values.setContentsMargins(*self._look.measures.dps(side, 2, side, 6))
        self._values.setVisible(bool(ended.values))
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for number, who in enumerate(ended.caught):
            if number:
                self._rows.addWidget(rule())
            self._rows.addWidget(self._row(who, ended.in_hand, len(ended.caught) > MANY), 1)

    def _row(self, who: Caught, in_hand: str, is_crowded: bool) -> QWidget:
        m = self._look.measures
        made = QWidget()
        made.setAccessibleName(who.sentence)
        made.setMinimumHeight(m.px(46 if is_crowded else 72))
        made.setMaximumHeight(m.px(132))
        row = QHBoxLayout(made)
        row.setContentsMargins(*self._look.measures.dps(*((16, 1, 16, 1) if is_crowded else (24, 4, 24, 4))))
        row.setSpacing(self._look.measures.dp(12))
        words = QVBoxLayout()
        words.setSpacing(0)
        name = ElidedLabel(who.name, "strong")
        words.addStretch(1)
        words.addWidget(name)
        words.addWidget(label(in_hand, "secondary", "2"))
        words.addStretch(1)
        left = QWidget()
        left.setFixedWidth(m.px(72 if is_crowded else 84))
        left.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        row.addWidget(left)
        picture = HandPicture(self._look, who.cards, who.sentence, fan=False)
        picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row.addWidget(picture, 1)
        if who.gain:
            row.addLayout(self._gain(who))
        return made

    def _gain(self, who: Caught) -> QVBoxLayout:
        """What the cards count, and how that came about."""
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        for text, type_, tone in ((who.sum, "caption", "2"), (who.gain, "section", "1")):
            if text:
                shown = label(text, type_, tone)
                shown.setAlignment(Qt.AlignmentFlag.AlignRight)
                column.addWidget(shown)
        column.addStretch(1)
        return column
