"""How a contest went: a title, a line, what happened one by one, and the way to another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ramio_desktop.ui.look import Look
from ramio_desktop.ui.pages.curtain import DeliberateButton
from ramio_desktop.ui.widgets.announce import announce
from ramio_desktop.ui.widgets.buttons import Button, Grade, Kind
from ramio_desktop.ui.widgets.grade_dots import GradeDots
from ramio_desktop.ui.widgets.labels import Chip, label
from ramio_desktop.ui.widgets.panels import Panel

MOST_ROWS = 8
"""More puzzles stand in further columns."""
COLUMNS = 3
WIDTH = 460


@dataclass(frozen=True)
class ResultRow:
    """One puzzle: its place, its grade, what is said of it, and whether that is good news."""

    place: int
    grade: int
    text: str
    good: bool = True


class ContestResult(Panel):
    """`again` wants another contest of the same kind, `other` what its second button says."""

    again = Signal()
    other = Signal()
    leave = Signal()

    def __init__(self, look: Look, sign: QWidget, parent: QWidget | None = None) -> None:
        """`sign` stands over the title: an icon, or the faces of those who played."""
        super().__init__(parent=parent)
        self._look = look
        dp, dps = look.measures.dp, look.measures.dps
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*dps(32, 24, 32, 24))
        self._column.setSpacing(dp(8))
        self._column.addWidget(sign, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addSpacing(dp(4))
        self._title = label("", "title")
        self._line = label("", "", "2", wrap=True)
        for line in (self._title, self._line):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._chip = Chip("", "accent")
        self._column.addWidget(self._title)
        self._column.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._line)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(dp(10))
        self._rows.setVerticalSpacing(dp(6))
        self._column.addSpacing(dp(8))
        self._column.addLayout(_centred(self._rows))
        self._column.addSpacing(dp(16))
        buttons = QHBoxLayout()
        buttons.setSpacing(dp(12))
        self.leave_button = Button(look, "", Kind.QUIET, Grade.BIG)
        self.leave_button.clicked.connect(self.leave)
        self.other_button = Button(look, "", Kind.SECONDARY, Grade.BIG)
        self.other_button.clicked.connect(self.other)
        # The contest may end in the middle of a press or a double click: that must not begin another one.
        self.again_button = DeliberateButton(look)
        self.again_button.set_icon("rotate-ccw")
        self.again_button.clicked.connect(self.again)
        self.again_button.disarm()
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        buttons.addWidget(self.other_button)
        buttons.addWidget(self.again_button)
        self._column.addLayout(buttons)
        self.setMinimumWidth(dp(WIDTH))

    def say(self, title: str, line: str, chip: str = "") -> None:
        """Say how it went; `chip` is a short word of praise."""
        self._title.setText(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self._chip.setText(chip)
        self._chip.setVisible(bool(chip))
        self.setAccessibleName(". ".join(filter(None, (title, chip, line))))

    def name_buttons(self, again: str, leave: str, other: str = "") -> None:
        """Name the buttons in the language of now; without a name the second one is not there."""
        self.again_button.setText(again)
        self.leave_button.setText(leave)
        self.other_button.setText(other)
        self.other_button.setVisible(bool(other))

    def show_rows(self, rows: Sequence[ResultRow]) -> None:
        """Show the puzzles one by one."""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        high = max(1, min(MOST_ROWS, -(-len(rows) // COLUMNS) if len(rows) > MOST_ROWS else len(rows)))
        for index, row in enumerate(rows):
            at, column = index % high, 3 * (index // high)
            place = label(f"{row.place}.", "secondary", "3")
            dots = GradeDots(self._look, "text2")
            dots.show_grade(row.grade)
            words = label(row.text, "strong" if row.good else "", "accent" if row.good else "2")
            self._rows.addWidget(place, at, column, Qt.AlignmentFlag.AlignRight)
            self._rows.addWidget(dots, at, column + 1, Qt.AlignmentFlag.AlignVCenter)
            self._rows.addWidget(words, at, column + 2)

    def tell(self) -> None:
        """Have a screen reader say how it went, and give the keyboard to the button that is due."""
        announce(self, self.accessibleName(), assertive=True)
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)


def _centred(layout: QLayout) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch(1)
    row.addLayout(layout)
    row.addStretch(1)
    return row
