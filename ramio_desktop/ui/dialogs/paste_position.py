"""A field for a position as text: it says at once what is wrong with it, and where."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from ramio_desktop.model.notation import NotationError
from ramio_desktop.model.options import has_tiles
from ramio_desktop.model.pasting import LONGEST, UnfitPosition, pasted
from ramio_desktop.model.state import State
from ramio_desktop.ui.dialogs.overlay import Overlay
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.position_words import PositionWords
from ramio_desktop.ui.widgets.buttons import Button, Kind
from ramio_desktop.ui.widgets.labels import label

WIDTH = 620
EXAMPLE = "machiavelli 5h6h7h8h,JcJdJs 4h8c8d/x13 x42 - 0:play opened=0"


class PositionField(QPlainTextEdit):
    """Takes plain text, and of a flood no more than shows that it is too long: laying out a huge line takes minutes."""

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802
        room = LONGEST + 1 - len(self.toPlainText()) + len(self.textCursor().selectedText())
        self.insertPlainText(" ".join(source.text()[: 4 * LONGEST].split())[: max(0, room)])


class PastePosition(Overlay):
    """Takes a position; `given` is called with it once it can be played with and the person agrees."""

    def __init__(self, look: Look, window: QWidget, given: Callable[[State], object]) -> None:
        super().__init__(look, window)
        self._given = given
        self._words = PositionWords(self)
        self._state: State | None = None
        width = look.measures.dp(WIDTH)
        self.body.setFixedWidth(width)
        self.column.setContentsMargins(*look.measures.dps(24, 22, 24, 24))
        self.column.addWidget(label(self.tr("Paste a position"), "section"))
        told = self.tr("As it was copied from a review, a table or the command line, for example: {example}")
        text = label(told.format(example=EXAMPLE), "secondary", "2", wrap=True)
        text.ensurePolished()
        text.setMinimumHeight(text.heightForWidth(width - look.measures.dp(50)))
        self.column.addWidget(text)
        self.field = PositionField()
        self.field.setProperty("field", "true")
        self.field.setAccessibleName(self.tr("The position as text"))
        self.field.setTabChangesFocus(True)
        self.field.setFixedHeight(look.measures.dp(112))
        self.column.addWidget(self.field)
        self.said = label("", "secondary", "2", wrap=True)
        self.said.setMinimumHeight(look.measures.dp(40))
        self.column.addWidget(self.said)
        buttons = QHBoxLayout()
        buttons.setSpacing(look.measures.dp(8))
        buttons.addStretch(1)
        self.no = Button(look, self.tr("Leave it"), Kind.SECONDARY)
        self.no.clicked.connect(self.close_overlay)
        self.yes = Button(look, self.tr("Open"), Kind.PRIMARY)
        self.yes.clicked.connect(self._accept)
        buttons.addWidget(self.no)
        buttons.addWidget(self.yes)
        self.column.addLayout(buttons)
        self.setAccessibleName(self.tr("Paste a position"))
        self.field.textChanged.connect(self._read)
        self._take_clipboard()
        self._read()
        self.open(self.field)

    def _take_clipboard(self) -> None:
        """What was copied just now is offered, if it is a position."""
        text = QGuiApplication.clipboard().text()
        try:
            pasted(text)
        except (NotationError, UnfitPosition):
            return
        self.field.setPlainText(" ".join(text.split()))
        self.field.selectAll()

    def _read(self) -> None:
        text = self.field.toPlainText()
        self._state = None
        said, tone = "", "2"
        if text.strip():
            try:
                self._state = pasted(text)
            except (NotationError, UnfitPosition) as error:
                said, tone = self._words.unfit(error), "warn"
            else:
                count = len(self._state.hands[self._state.turn.seat])
                tiles = has_tiles(self._state.rules)
                said = self.tr("%n tile(s) to lay", "", count) if tiles else self.tr("%n card(s) to lay", "", count)
        self.said.setText(said)
        self.said.setAccessibleName(said)
        self.said.setProperty("tone", tone)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)
        self.yes.setEnabled(self._state is not None)

    def _accept(self) -> None:
        if self._state is not None:
            state = self._state
            self.close_overlay()
            self._given(state)
