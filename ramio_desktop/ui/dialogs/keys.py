"""Which keys do what at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.labels import Chip, label


class KeysOverlay(Overlay):
    """A panel over the table with every key and what it does."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(look, window)
        self.column.addWidget(label(self.tr("Keys"), "section", parent=self.body))
        self.column.addSpacing(8)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        half = (len(self._keys()) + 1) // 2
        for index, (keys, meaning) in enumerate(self._keys()):
            row, side = index % half, 3 * (index // half)
            chips = QHBoxLayout()
            chips.setSpacing(4)
            for key in keys:
                chip = Chip(key, parent=self.body)
                chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
                chips.addWidget(chip)
            chips.addStretch(1)
            grid.addLayout(chips, row, side)
            grid.addWidget(label(meaning, tone="2", parent=self.body), row, side + 1)
        grid.setColumnMinimumWidth(2, 16)
        self.column.addLayout(grid)
        self.column.addSpacing(12)
        row_of_buttons = QHBoxLayout()
        row_of_buttons.addStretch(1)
        self._done = Button(look, self.tr("Close"), Kind.SECONDARY, parent=self.body)
        self._done.clicked.connect(self.close_overlay)
        row_of_buttons.addWidget(self._done)
        self.column.addLayout(row_of_buttons)

    def _keys(self) -> list[tuple[tuple[str, ...], str]]:
        control, shift = self.tr("Ctrl"), self.tr("Shift")
        return [
            (("←", "→", "↑", "↓"), self.tr("Move the cursor")),
            ((self.tr("Space"),), self.tr("Choose the card under the cursor")),
            ((self.tr("Enter"),), self.tr("Put the chosen cards on the meld under the cursor")),
            (("N",), self.tr("Make a new meld of the chosen cards")),
            (("X",), self.tr("Split the meld before the cursor")),
            ((self.tr("Del"),), self.tr("Take back a card of this turn")),
            (("Esc",), self.tr("Drop what is chosen or dragged")),
            ((control, "←", "→"), self.tr("Move a card within the hand")),
            (("D",), self.tr("Draw")),
            (("P",), self.tr("Pass")),
            ((control, self.tr("Enter")), self.tr("Confirm")),
            ((control, "Z"), self.tr("Undo")),
            ((control, "Y"), self.tr("Redo")),
            ((control, "R"), self.tr("Restore the start of the turn")),
            (("H",), self.tr("Hint; again for more")),
            (("S",), self.tr("Sort by suits, by ranks")),
            ((shift, "?"), self.tr("Show the keys")),
            (("F11",), self.tr("Full screen")),
        ]
