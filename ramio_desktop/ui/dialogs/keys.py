"""Which keys do what at the table."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.labels import Chip, label

Keys = tuple[tuple[str, ...], str]
"""The keys of one line, each a chip of its own, and what they do."""


def keys(tiles: bool = False, discards: bool = False, without: Container[str] = ()) -> list[Keys]:
    """Every key of the table, in the language of now; `tiles` where the game is played with them.

    `discards` where a turn ends with a discard; `without` has the last keys of lines that do nothing there.
    """
    translate = QCoreApplication.translate
    choose = translate("KeysOverlay", "Choose the card under the cursor")
    put = translate("KeysOverlay", "Put the chosen cards on the meld under the cursor")
    new_meld = translate("KeysOverlay", "Make a new meld of the chosen cards")
    back = translate("KeysOverlay", "Take back a card of this turn")
    carry: tuple[str, ...] = ("←", "→")
    along = translate("KeysOverlay", "Move a card within the hand")
    sort = translate("KeysOverlay", "Sort by suits, by ranks")
    split = translate("KeysOverlay", "Split the meld before the cursor")
    if tiles:
        choose = translate("KeysOverlay", "Choose the tile under the cursor")
        put = translate("KeysOverlay", "Put the chosen tiles on the meld under the cursor")
        new_meld = translate("KeysOverlay", "Make a new meld of the chosen tiles")
        back = translate("KeysOverlay", "Take back a tile of this turn")
        carry, along = ("←", "→", "↑", "↓"), translate("KeysOverlay", "Move a tile on the rack")
        sort = translate("KeysOverlay", "Sort by colours, by numbers")
    control, shift = translate("KeysOverlay", "Ctrl"), translate("KeysOverlay", "Shift")
    confirm = translate("KeysOverlay", "Confirm")
    piles: list[Keys] = []
    if discards:
        put = translate("KeysOverlay", "Put the chosen cards on the meld under the cursor", "in ramino")
        new_meld = translate("KeysOverlay", "Make a new meld of the chosen cards", "in ramino")
        split = translate("KeysOverlay", "Split the meld before the cursor", "in ramino")
        confirm = translate("KeysOverlay", "Discard what is chosen, or close")
        piles = [
            (("F",), translate("KeysOverlay", "Take the last discard")),
            (("C",), translate("KeysOverlay", "Discard the card that is chosen")),
        ]
    lines: list[Keys] = [
        (("←", "→", "↑", "↓"), translate("KeysOverlay", "Move the cursor")),
        ((translate("KeysOverlay", "Space"),), choose),
        ((translate("KeysOverlay", "Enter"),), put),
        (("N",), new_meld),
        (("X",), split),
        ((translate("KeysOverlay", "Del"),), back),
        (("Esc",), translate("KeysOverlay", "Drop what is chosen or dragged")),
        ((control, *carry), along),
        (("D",), translate("KeysOverlay", "Draw")),
        *piles,
        (("P",), translate("KeysOverlay", "Pass")),
        ((control, translate("KeysOverlay", "Enter")), confirm),
        ((control, "Z"), translate("KeysOverlay", "Undo")),
        ((control, "Y"), translate("KeysOverlay", "Redo")),
        ((control, "R"), translate("KeysOverlay", "Restore the start of the turn")),
        ((control, "B"), translate("KeysOverlay", "In practice: back to my last turn")),
        (("H",), translate("KeysOverlay", "Hint; again for more")),
        (("V",), translate("KeysOverlay", "View the last move again")),
        (("T",), translate("KeysOverlay", "Try moves while others play")),
        (("S",), sort),
        ((shift, "?"), translate("KeysOverlay", "Show the keys")),
        (("F11",), translate("KeysOverlay", "Full screen")),
        (("F12",), translate("KeysOverlay", "Picture of the window")),
    ]
    return [line for line in lines if line[0][-1] not in without]


def keys_row(line: Keys, parent: QWidget | None = None) -> tuple[QHBoxLayout, QLabel]:
    """The chips of a line, and the label of what they do."""
    chips = QHBoxLayout()
    chips.setSpacing(4)
    for key in line[0]:
        chip = Chip(key, parent=parent)
        chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
        chips.addWidget(chip)
    chips.addStretch(1)
    return chips, label(line[1], tone="2", parent=parent)


class KeysOverlay(Overlay):
    """A panel over the table with every key and what it does."""

    def __init__(
        self, look: Look, window: QWidget, tiles: bool = False, discards: bool = False, without: Container[str] = ()
    ) -> None:
        super().__init__(look, window)
        self.column.addWidget(label(self.tr("Keys"), "section", parent=self.body))
        self.column.addSpacing(look.measures.dp(8))
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.measures.dp(16))
        grid.setVerticalSpacing(look.measures.dp(8))
        lines = keys(tiles, discards, without)
        half = (len(lines) + 1) // 2
        for index, line in enumerate(lines):
            row, side = index % half, 3 * (index // half)
            chips, meaning = keys_row(line, self.body)
            grid.addLayout(chips, row, side)
            grid.addWidget(meaning, row, side + 1)
        grid.setColumnMinimumWidth(2, 16)
        self.column.addLayout(grid)
        self.column.addSpacing(look.measures.dp(12))
        row_of_buttons = QHBoxLayout()
        row_of_buttons.addStretch(1)
        self._done = Button(look, self.tr("Close"), Kind.SECONDARY, parent=self.body)
        self._done.clicked.connect(self.close_overlay)
        row_of_buttons.addWidget(self._done)
        self.column.addLayout(row_of_buttons)
