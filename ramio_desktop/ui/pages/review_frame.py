"""What stands where on the review page: the list at the left, banner, table and moves beside it (mock/review.png)."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ramio_desktop.model.state import State
from ramio_desktop.ui.look import Look
from ramio_desktop.ui.models.review import TurnRows
from ramio_desktop.ui.pages.page import Page
from ramio_desktop.ui.pages.review_board import ReviewBoard
from ramio_desktop.ui.pages.review_list import TurnList
from ramio_desktop.ui.pages.review_moves import Pair, ReviewBanner
from ramio_desktop.ui.widgets.buttons import Button, IconButton, Kind
from ramio_desktop.ui.widgets.choices import ChoiceBox

WIDEST = 1880


class ReviewFrame(Page):
    """The furniture of the page; it knows nothing of the hand that is reviewed."""

    def __init__(self, look: Look, state: State, parent: QWidget | None = None) -> None:
        """`state` is any position of the game: it says what the table looks like."""
        super().__init__(look, parent)
        self._bar.hide()
        self.rows = TurnRows(self)
        self.hands = ChoiceBox(look, "")
        self.copy = Button(look, "", Kind.SECONDARY, icon="copy")
        self.puzzle = Button(look, "", Kind.SECONDARY, icon="puzzle")
        self.play = IconButton(look, "wand-sparkles", "", plain=True, side=40)
        place = self._head_row.indexOf(self.gear)
        for widget in (self.play, self.puzzle, self.copy, self.hands):
            self._head_row.insertWidget(place, widget)
        self.list = TurnList(look, self.rows)
        self.body.addWidget(self.list)
        right = QVBoxLayout()
        right.setSpacing(look.measures.dp(12))
        self.banner = ReviewBanner(look)
        self.board = ReviewBoard(look, state)
        self.moves = Pair(look)
        right.addWidget(self.banner)
        right.addWidget(self.board, 1)
        right.addLayout(self.moves)
        self.body.addLayout(right, 1)

    def fit(self) -> None:
        super().fit()
        m = self._look.measures
        for part in (self._head, self._body):
            part.setMaximumWidth(m.dp(WIDEST))
        if m.compact:
            self._head.setFixedHeight(m.dp(56))
        side = m.dp(16 if m.compact else 24)
        self._head_row.setContentsMargins(side - m.dp(4), m.dp(4), side, 0)
        self.body.setContentsMargins(side, m.dp(4), side, m.dp(12 if m.compact else 24))
        self.body.setSpacing(m.dp(12 if m.compact else 16))

    def retranslate_parts(self) -> None:
        """Name what never changes in the language of now."""
        self.name_tools()
        self.copy.setText(self.tr("Copy the position"))
        self.puzzle.setText(self.tr("Make a puzzle"))
        self.play.set_caption(self.tr("Play with the position"))
        self.hands.setAccessibleName(self.tr("Which hand"))
        self.list.retranslate()
        self.banner.retranslate()
        self.board.stepper.retranslate()
